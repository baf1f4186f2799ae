"""Colours, fonts and sizes, read from assets/themes. Code names them, the files hold them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from cytosis import paths

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class PanelLook:
    """How a panel is painted."""

    top: str
    bottom: str
    edge: str
    opacity: float


@dataclass(frozen=True)
class Player:
    """A seat's colour and symbol."""

    id: str
    colour: str
    line: str
    symbol: str


@dataclass(frozen=True)
class Theme:
    """One theme with the palette of all pictures."""

    name: str
    fonts: dict[str, Path]
    smallest: int
    edge: float
    inks: dict[str, str]
    panels: dict[str, PanelLook]
    plates: dict[str, tuple[str, str, str]]
    faces: dict[str, tuple[str, str, str, str]]
    players: tuple[Player, ...]
    resources: dict[str, str]
    families: dict[str, str]
    easings: dict[str, tuple[str, float]]
    """How things move, by name: a kind of curve and its strength."""
    motion: dict[str, float]
    """Seconds at normal speed, and how far things go."""

    def seated(self, looks: tuple[int, ...]) -> Theme:
        """The same with the players in the order in which they sit at a table."""
        return _seated(self.name, looks) if looks else self

    def ink(self, name: str) -> Colour:
        """A named ink, or a colour written as #RRGGBB."""
        return rgb(self.hex(name))

    def hex(self, name: str) -> str:
        """The same as #RRGGBB."""
        return self.inks.get(name, name)


def rgb(text: str) -> Colour:
    """#RRGGBB as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def load_theme(name: str = "default") -> Theme:
    """The theme of that name; what it does not say is as in the default."""
    folder = paths.assets() / "themes"
    usual, own, palette = (read_yaml(folder / f"{part}.yaml") for part in ("default", name, "palette"))
    theme: dict[str, Any] = {
        part: {**value, **own.get(part, {})} if isinstance(value, dict) else own.get(part, value)
        for part, value in usual.items()
    }
    fonts = {key: paths.assets() / "fonts" / file for key, file in theme["fonts"].items()}
    return Theme(
        name=name,
        fonts=fonts,
        smallest=theme["smallest"],
        edge=theme["edge"],
        inks=theme["inks"],
        panels={key: PanelLook(*look) for key, look in theme["panels"].items()},
        plates={key: (top, bottom, edge) for key, (top, bottom, edge) in theme["plates"].items()},
        faces={key: (top, bottom, edge, ink) for key, (top, bottom, edge, ink) in theme["faces"].items()},
        players=tuple(Player(p["id"], p["colour"], p["line"], p["symbol"]) for p in palette["players"]),
        resources=palette["resources"],
        families=palette["families"],
        easings={key: (kind, float(strength)) for key, (kind, strength) in theme["easings"].items()},
        motion={key: float(value) for key, value in theme["motion"].items()},
    )


@cache
def _seated(name: str, looks: tuple[int, ...]) -> Theme:
    theme = load_theme(name)
    order = [*looks, *(look for look in range(len(theme.players)) if look not in looks)]
    return replace(theme, players=tuple(theme.players[look] for look in order))


def read_yaml(path: Path) -> dict[str, Any]:
    """Plain data of ours, by PyYAML's quick reader where it has one: a window should open at once."""
    text = path.read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        data: dict[str, Any] = loader.get_single_data()
    finally:
        loader.dispose()
    return data
