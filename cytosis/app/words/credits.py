"""What the program is made of, each part with its licence; shown in the window and listed for a release."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from cytosis import paths


@dataclass(frozen=True, slots=True)
class Credit:
    """One part: the game itself, a library, a font."""

    name: str
    kind: str
    """game, library or font."""
    licence: str
    file: str
    """Its licence text, below assets."""

    def text(self, assets: Path) -> str:
        """The licence; its name alone where the file is missing."""
        try:
            return (assets / self.file).read_text(encoding="utf-8")
        except (OSError, UnicodeError):
            return self.licence


@cache
def credits() -> tuple[Credit, ...]:
    """Everything shipped."""
    path = paths.assets() / "licences" / "credits.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    return tuple(Credit(one["name"], one["kind"], one["licence"], one["file"]) for one in data["parts"])
