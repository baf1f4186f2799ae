"""Which game a save is of and who plays, from the first bytes of its file: for a thousand of them at once."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HEAD = 8192
"""So much of a file is looked at; a header that is longer is of no game that is counted."""
_GAME = re.compile(rb'"ruleset":\{"edition":"\w+","expansions":\[[^\]]*\],"game":"([a-z_]{1,40})"')
_ALONE = b'"seats":1,'
_SAID = re.compile(rb'"(?:name|title)":("(?:[^"\\]|\\.)*")')


@dataclass(frozen=True, slots=True)
class Kind:
    """What is known of a file without reading it."""

    game: str = ""
    """Empty where the file does not begin like one of ours."""
    said: str = ""
    """Its title and the names of its players, for a search."""
    alone: bool = False
    """Whether one person has it, and perhaps a rival whom the rules play."""


def kind_of(path: Path) -> Kind:
    """What the beginning of a file tells."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD).partition(b"\n")[0]
    except OSError:
        return Kind()
    found = _GAME.search(head)
    if found is None:
        return Kind()
    return Kind(found[1].decode(), " ".join(map(_word, _SAID.findall(head))), _ALONE in head)


def _word(written: bytes) -> str:
    try:
        return str(json.loads(written)).casefold()
    except ValueError:
        return ""


NOBODY: Mapping[str, str] = {}


class Kinds:
    """The games of many files, some at a time, so that no frame waits for them."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._left = list(reversed(files))
        self._found: dict[Path, Kind] = {}

    @property
    def done(self) -> bool:
        """Whether all were looked at."""
        return not self._left

    def look(self, most: int | None = None) -> None:
        """Look at some more, or at all the others."""
        for _ in range(len(self._left) if most is None else min(most, len(self._left))):
            path = self._left.pop()
            self._found[path] = kind_of(path)

    def count(self, game: str) -> int:
        """How many are of that game, as far as they were looked at."""
        return sum(one.game == game for one in self._found.values())

    def of(self, game: str, words: str = "", rivals: Mapping[str, str] = NOBODY) -> list[Path]:
        """Those of a game (empty: any) whose title and names hold these words; looks at all of them.

        ``rivals`` are the names, by game, of those whom the rules play against somebody alone.
        """
        self.look()
        wanted = words.casefold().split()
        found = []
        for path, one in self._found.items():
            said = f"{one.said} {rivals.get(one.game, '').casefold()}" if one.alone else one.said
            if game in ("", one.game) and all(word in said for word in wanted):
                found.append(path)
        return found
