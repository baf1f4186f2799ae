"""Pictures of Cellulose for rules and lessons: parts of the real table, and cards from close by."""

from __future__ import annotations

from functools import cached_property

from cytosis.app.games.cellulose.lessons import SEATS
from cytosis.app.games.cellulose.words import Words
from cytosis.app.play.lessons import Lesson
from cytosis.app.words.i18n import Texts
from cytosis.ui.games.cellulose.cards import HAND, CardPainter
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenery import LessonPictures, Pictures
from cytosis.ui.table.small import TablePicture, sample
from cytosis.ui.widgets.shapes import plate

HIGH = 300.0
"""Of a picture on a page of the rules."""
ALONE = ("ivy", "ivy_cards", "alone")
"""What is shown of a game alone."""
SHOWN = (5, 34)
"""Which game is shown, and after how many moves."""
PARTS: dict[str, tuple[str, ...]] = {
    "day": ("wall", "vacuole"),
    "first": ("spot.xylem.1", "spot.mitochondria.5"),
    "aim": ("wall", "vacuole"),
    "sugar": ("spot.xylem.1", "spot.chloroplast.1", "xylem_track"),
    "wall": ("wall", "vacuole"),
    "growth": ("ground", "node.r0", "node.r2a", "node.r2b"),
    "cards": ("cards",),
    "sunrise": ("node.s0", "node.s2a", "node.s2b"),
    "turn": ("board",),
    "grey": ("vacuole", "grey_rewards"),
    "level": ("xylem_track", "spot.xylem.1"),
    "vacuole": ("vacuole",),
    "enzymes": ("cards",),
    "evening": ("wall", "vacuole"),
    "end": ("wall",),
    "short": ("wall",),
    "ivy": ("seat.ivy", "rival_map", "rival_growth"),
    "ivy_cards": ("rival_action", "rival_hand"),
    "alone": ("rival",),
}
"""What of the table is shown for a topic or a lesson: regions, spaces and plates."""


class CellulosePictures(Pictures, LessonPictures):
    """Paints cut-outs of a table in the middle of a game."""

    def __init__(self, words: Words, texts: Texts) -> None:
        self._texts = texts
        self._cards = CardPainter(words)

    @cached_property
    def _table(self) -> TablePicture:
        return sample("cellulose", SEATS, self._texts, *SHOWN)

    @cached_property
    def _solo(self) -> TablePicture:
        return sample("cellulose", 1, self._texts, *SHOWN)

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of a page from the top of a box; returns its height."""
        kind, _, name = id_.partition(".")
        shown = (box[0], box[1], box[2], HIGH)
        if kind == "card":
            self._card(paint, name, shown)
        elif kind == "resource":
            plate(paint, shown, "well", 16, 0.8, False)
            paint.sign(f"cellulose.{name}", box[0] + box[2] / 2, box[1] + HIGH / 2, HIGH * 0.55)
        elif kind == "place":
            spots = self._table.scene.layout.spots
            self._part(paint, tuple(f"spot.{spot}" for spot in spots if spot.startswith(f"{name}.")), shown)
        elif name in PARTS:
            self._part(paint, PARTS[name], shown, name in ALONE)
        else:
            return 0.0
        return HIGH

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture of a lesson."""
        self._part(paint, PARTS[lesson.id], box, lesson.id in ALONE)

    def _part(self, paint: Painter, names: tuple[str, ...], box: Box, alone: bool = False) -> None:
        table = self._solo if alone else self._table
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = box
        inside = (x + 8, y + 8, width - 16, height - 16)
        focus = _widened(self._around(table, names), inside[2] / inside[3])
        key = ("cellulose.part", names, self._texts.lang)
        paint.kept(key, inside, lambda on: table.paint(on, inside, focus))

    def _around(self, table: TablePicture, names: tuple[str, ...]) -> Box:
        """The smallest box around all of these."""
        boxes = [found for name in names if (found := self._box(table, name)) is not None]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, low = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        return left, top, right - left, low - top

    def _box(self, table: TablePicture, name: str) -> Box | None:
        scene = table.scene
        if name in scene.layout.regions:
            return scene.layout.regions[name]
        zone = scene.design.zone(name)
        return zone.box(name.partition(".")[2]) if zone is not None else None

    def _card(self, paint: Painter, card: str, box: Box) -> None:
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = box
        high = height - 32
        wide = high * HAND[0] / HAND[1]
        self._cards.hand(paint, card, (x + (width - wide) / 2, y + 16, wide, high))


def _widened(box: Box, aspect: float) -> Box:
    """A little more than the box, in the shape of the picture, and within the table."""
    x, y, width, height = (box[0] - 24, box[1] - 24, box[2] + 48, box[3] + 48)
    wide, high = max(width, height * aspect), max(height, width / aspect)
    if wide > 1600 or high > 900:
        wide, high = min(wide, 1600.0), min(high, 900.0)
    left = min(max(x - (wide - width) / 2, 0.0), 1600 - wide)
    top = min(max(y - (high - height) / 2, 0.0), 900 - high)
    return left, top, wide, high
