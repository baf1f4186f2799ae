"""Which game a save is of, from the first bytes of its file: for counting a thousand of them at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

HEAD = 8192
"""So much of a file is looked at; a header that is longer is of no game that is counted."""
_GAME = re.compile(rb'"ruleset":\{"edition":"\w+","expansions":\[[^\]]*\],"game":"([a-z_]{1,40})"')


def kind_of(path: Path) -> str:
    """The id of the game; empty where the file does not begin like one of ours."""
    try:
        with path.open("rb") as file:
            found = _GAME.search(file.read(HEAD))
    except OSError:
        return ""
    return found[1].decode() if found else ""


class Kinds:
    """The games of many files, some at a time, so that no frame waits for them."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._left = list(reversed(files))
        self._found: dict[Path, str] = {}

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
        return sum(one == game for one in self._found.values())

    def of(self, game: str) -> list[Path]:
        """Those of a game, in the order of the files; looks at all of them."""
        self.look()
        return [path for path, one in self._found.items() if one == game]
