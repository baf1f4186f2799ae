"""Tabs with the signs of the games, and a word about each; the first may stand for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cytosis.app.words.i18n import Texts, game_name
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Target
from cytosis.ui.widgets.controls import Controls

ALL = "all"
GAP = 12.0
NARROW = 0.62
"""How wide the tab of all games is, in parts of the others."""


class GameTabs:
    """A row of tabs in a box; their targets are called ``<name>.<game>``."""

    def __init__(self, name: str, shown: Sequence[str], box: Box, widest: float = 300) -> None:
        self.name = name
        x, y, width, height = box
        shares = [NARROW if game == ALL else 1.0 for game in shown]
        each = min(widest, (width - GAP * (len(shares) - 1)) / max(sum(shares), 1))
        self.boxes: dict[str, Box] = {}
        for game, share in zip(shown, shares, strict=True):
            self.boxes[game] = (x, y, each * share, height)
            x += each * share + GAP

    def targets(self) -> list[Target]:
        """One for each tab."""
        return [Target(f"{self.name}.{game}", box) for game, box in self.boxes.items()]

    def draw(self, on: Controls, texts: Texts, chosen: str, notes: Mapping[str, str]) -> None:
        """Sign, name and a word about each, all of one size; the chosen one is light."""
        names = {game: game_name(texts.of(game), game) for game in self.boxes if game != ALL}
        names[ALL] = texts.t("ui.tab.all")
        small = min(
            on.paint.common_size([notes.get(game, "")], 16, "bold", box[2] * 0.34, box[3] * 0.7)
            for game, box in self.boxes.items()
        )
        rooms = {
            game: box[2] - _begins(game) - 18 - self._noted(on, notes.get(game, ""), small)
            for game, box in self.boxes.items()
        }
        size = min(
            on.paint.common_size([names[game]], 20, "head", rooms[game], box[3] * 0.8)
            for game, box in self.boxes.items()
        )
        for game, box in self.boxes.items():
            on.face(f"{self.name}.{game}", box, "tab_chosen" if game == chosen else "tab")
            ink, quiet = ("on_light", "on_light") if game == chosen else ("text", "soft")
            x, y, width, height = box
            left, middle = x + _begins(game), y + height / 2
            if game != ALL:
                scenery(game).sign(on.paint, x + 36, middle, height * 0.72)
            on.paint.text(names[game], left, middle, size, "head", ink, room=rooms[game], tall=height * 0.8)
            note, edge = notes.get(game, ""), x + width - 18
            on.paint.text(note, edge, middle, small, "bold", quiet, "right", width * 0.34, tall=height * 0.7)

    @staticmethod
    def _noted(on: Controls, note: str, size: float) -> float:
        """How much of a tab the word about a game takes."""
        return on.paint.text_width(note, size, "bold") + 8 if note else 0.0


def _begins(game: str) -> float:
    """Where the words of a tab begin, beside its sign."""
    return 22 if game == ALL else 66
