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
from cytosis.ui.table.ask_place import overlap
from cytosis.ui.table.small import WHOLE, TablePicture, sample
from cytosis.ui.widgets.shapes import plate

HIGH = 300.0
"""Of a picture on a page of the rules."""
GAP = 16.0
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
"""What of the table is shown for a topic: regions, spaces and plates."""
LESSONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "day": (("sky", "node.s3a", "node.s3c"), ("wall", "vacuole")),
    "sugar": (("xylem_track", "spot.xylem.1"), ("spot.chloroplast.2", "spot.chloroplast.1")),
    "wall": (("wall",), ("vacuole",)),
    "growth": (("node.s0", "node.s2a", "node.s2b"), ("node.r0", "node.r2a", "node.r2b")),
    "cards": (("card.amylase", "card.starch_2"), ("card.psv_3", "card.aquaporin")),
    "first": (("board",), ("card.rubisco", "card.cellulose_synthase")),
    "alone": (("rival_map", "rival_growth"), ("rival_action", "rival_hand")),
}
"""The same for a lesson, as pictures side by side: each shows one thing and nothing of another panel."""
PANELS = ("board", "plant", "cards", "rival")


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
        x, y, width, height = box
        parts = LESSONS.get(lesson.id, (PARTS[lesson.id],))
        wide = (width - GAP * (len(parts) - 1)) / len(parts)
        for i, names in enumerate(parts):
            tile = (x + i * (wide + GAP), y, wide, height)
            if names[0].startswith("card."):
                self._fan(paint, names, tile)
            else:
                self._part(paint, names, tile, lesson.id in ALONE, True)

    def _fan(self, paint: Painter, names: tuple[str, ...], box: Box) -> None:
        """Cards side by side."""
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = box
        wide = min((height - 36) * HAND[0] / HAND[1], (width - 36 - GAP) / len(names) - GAP)
        high = wide * HAND[1] / HAND[0]
        left = x + (width - wide * len(names) - GAP * (len(names) - 1)) / 2
        for i, name in enumerate(names):
            card = name.removeprefix("card.")
            self._cards.hand(paint, card, (left + i * (wide + GAP), y + (height - high) / 2, wide, high))

    def _part(
        self, paint: Painter, names: tuple[str, ...], box: Box, alone: bool = False, within: bool = False
    ) -> None:
        table = self._solo if alone else self._table
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = box
        inside = (x + 8, y + 8, width - 16, height - 16)
        about = self._around(table, names)
        regions = table.scene.layout.regions
        panels = [regions[name] for name in PANELS if name in regions and overlap(regions[name], about) > 1]
        room = panels[0] if within and panels else WHOLE
        focus = _widened(about, inside[2] / inside[3], room)
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


def _widened(box: Box, aspect: float, room: Box = WHOLE) -> Box:
    """A little more than the box, in the shape of the picture, and within the room as far as it goes."""
    x, y, width, height = (box[0] - 24, box[1] - 24, box[2] + 48, box[3] + 48)
    wide, high = max(width, height * aspect), max(height, width / aspect)
    left, top, most_wide, most_high = room
    part = min(most_wide / wide, most_high / high, 1.0)
    wide, high = wide * part, high * part
    across = min(max(x - (wide - width) / 2, left), left + most_wide - wide)
    return across, min(max(y - (high - height) / 2, top), top + most_high - high), wide, high
