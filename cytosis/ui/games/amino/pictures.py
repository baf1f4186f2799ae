"""Pictures of Amino for rules and lessons: cards, molecules and the planet, as on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cytosis.app.games.amino.words import Words
from cytosis.app.play.lessons import Lesson
from cytosis.ui.games.amino import title
from cytosis.ui.games.amino.cards import SIZE, TIMES, CardPainter
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre
from cytosis.ui.scenery import LessonPictures, Pictures
from cytosis.ui.scenes.rules_tiles import Tile, stage
from cytosis.ui.widgets.shapes import GLOW, badge, glow, icon, plate

SKY = ("#2A2766", "#0F1238", "#50689F")
NEAR_SKY = ("#3A3A86", "#1B1E52", "#7A86C8")
"""The night sky, and a part of it that stands out."""
BACK, FREE, ARROW, SWAP, EYE, SUM = "back", "free", "arrow", "swap", "eye", "sum"
"""What may stand between cards in a row."""
ROWS: dict[str, tuple[str, ...]] = {
    "analyze": (BACK, EYE, "H2O"),
    "build": ("CO2", ARROW, BACK, BACK, FREE, FREE),
    "change": (BACK, SWAP, BACK),
    "draw": (BACK, ARROW, "NH3"),
    "scoring": ("NH3", "CO2", "lightning", "lightning", SUM),
    "memory": ("H2O", ARROW, BACK, SWAP, BACK),
    "sunlight": ("sunlight", ARROW, BACK, BACK, BACK, ARROW, "CH4"),
    # lessons
    "air": (BACK, "NH3", "CO2", "H2O"),
    "lightning": ("NH3", "CO2", "lightning", "lightning", SUM),
    "bluff": ("H2O", EYE, BACK, SWAP, BACK, "H2"),
}
"""A row of cards and signs for each topic and lesson."""
LEAST_SIGN = 150.0
"""A sign is at least as large as beside a card of this height."""
DIAGRAM = 108.0
"""How wide a diagram of the first card is in a set-up."""
TILED = ("turn", "seeding", "ending")
"""Topics with a tile for each of their parts."""
STEPS = {"analyze": (EYE, "H2O"), "build": (ARROW, "CO2"), "change": (SWAP, BACK), "draw": (ARROW, "NH3")}
"""The actions of a turn: a sign over a card."""
SEEDINGS = ("base", "moon", "mars", "phobos", "deimos", "mars_cycle")
"""Ways the first card may come, as a set-up lists them."""


class AminoPictures(Pictures, LessonPictures):
    """Paints rows of cards on the night sky."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cards = CardPainter(words)

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of a page from the top of a box; returns its height."""
        kind, _, name = id_.partition(".")
        if name in TILED:
            return stage(paint, box, getattr(self, f"_{name}")(), name == "turn", SKY)
        self._sky(paint, box)
        if name in ROWS:
            self._row(paint, ROWS[name], box)
        elif kind == "card":
            self._one(paint, name, box)
        else:
            self._planet(paint, box)
        return box[3]

    def mark(self, paint: Painter, id_: str, x: float, y: float, size: float) -> bool:
        """The molecule of a card; topics have none."""
        kind, _, name = id_.partition(".")
        if kind != "card":
            return False
        picture = _of_card(name)
        paint.sign(picture, x, y, min(size, size / paint.aspect(picture)))
        return True

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture of a lesson."""
        if lesson.id in TILED:
            stage(paint, box, self._turn(), True, SKY)
            return
        self._sky(paint, box)
        if lesson.id == "air":
            self._planet(paint, box)
        else:
            self._row(paint, ROWS[lesson.id], box)

    def _sky(self, paint: Painter, box: Box) -> None:
        plate(paint, box, SKY, 16, 1.0, False)

    # -- topics with several parts -------------------------------------------------------------------------
    def _turn(self) -> list[Tile]:
        """The four actions, one after another."""
        return [
            self._tile(self._words.texts.t(f"amino.rule.{name}.title"), partial(self._column, parts))
            for name, parts in STEPS.items()
        ]

    def _column(self, parts: Sequence[str], paint: Painter, box: Box) -> None:
        """A sign, and below it a card."""
        x, y, width, height = box
        self._part(paint, parts[0], (x, y, width, height * 0.36), parts)
        self._part(paint, parts[1], (x, y + height * 0.34, width, height * 0.58), parts)

    def _seeding(self) -> list[Tile]:
        """Each way the first card may come."""
        return [
            self._tile(self._words.texts.t(f"option.seeding.{value}"), partial(_enlarged, value), "")
            for value in SEEDINGS
        ]

    def _ending(self) -> list[Tile]:
        """A hand of each player, a number of points, a single hand."""
        say = self._words.texts.t
        until = next(one.until for one in self._words.catalog.endings.values() if one.until is not None)
        return [
            self._tile(say("option.ending.base"), _players, ""),
            self._tile(say("option.ending.jupiter"), partial(self._worth, until), ""),
            self._tile(say("option.ending.pluto"), partial(self._row_in, (BACK, BACK, BACK, BACK)), ""),
        ]

    @staticmethod
    def _tile(caption: str, draw: Callable[[Painter, Box], None], link: str = "arrow") -> Tile:
        def whole(paint: Painter, box: Box) -> None:
            plate(paint, box, NEAR_SKY, 16, 1.0, False)
            draw(paint, box)

        return Tile(whole, caption, link, True)

    def _row_in(self, row: Sequence[str], paint: Painter, box: Box) -> None:
        self._row(paint, row, box)

    def _worth(self, points: int, paint: Painter, box: Box) -> None:
        self._cards.value(paint, points, *centre(box), min(box[2], box[3]) * 0.5)

    def _planet(self, paint: Painter, box: Box) -> None:
        """The planet with the four elements' cards around it."""
        x, _, width, height = box
        cx, cy = centre(box)
        size = height * 1.12
        with paint.within(box):
            paint.picture("amino.planet", (cx - size / 2, cy - size / 2, size, size))
        high = height * 0.62
        wide = high * SIZE[0] / SIZE[1]
        for i, card in enumerate(("CH4", "NH3", "CO2", "H2O")):
            left = x + width * (0.06, 0.22, 0.66, 0.82)[i]
            self._cards.face(paint, card, (left, cy - high / 2 + (i % 2) * 14 - 7, wide, high))

    def _one(self, paint: Painter, card: str, box: Box) -> None:
        """A card, its molecule enlarged, and what it is worth."""
        x, y, width, height = box
        high = height - 48
        wide = high * SIZE[0] / SIZE[1]
        self._cards.face(paint, card, (x + width * 0.2 - wide / 2, y + 24, wide, high))
        picture = _of_card(card)
        size = min(height * 0.66, width * 0.3 / paint.aspect(picture))
        paint.sign(picture, x + width * 0.55, y + height / 2, size)
        facts = next(one for one in self._words.catalog.cards if one.id == card)
        self._cards.value(paint, facts.value, x + width * 0.85, y + height / 2, height * 0.3)

    def _row(self, paint: Painter, row: Sequence[str], box: Box) -> None:
        """Cards and signs beside each other, as large as there is room."""
        x, y, width, height = box
        parts = sum(1.0 if self._is_card(part) else 0.7 for part in row)
        high = min(height - 48, (width - 40) / parts / 0.86)
        pitch = high * 0.86
        left = x + (width - parts * pitch) / 2
        for part in row:
            wide = pitch * (1.0 if self._is_card(part) else 0.7)
            self._part(paint, part, (left, y + (height - high) / 2, wide, high), row)
            left += wide

    @staticmethod
    def _is_card(part: str) -> bool:
        return part not in (ARROW, SWAP, EYE, SUM)

    def _part(self, paint: Painter, part: str, box: Box, row: Sequence[str]) -> None:
        _, y, _, height = box
        cx, cy = centre(box)
        wide = height * SIZE[0] / SIZE[1]
        card = (cx - wide / 2, y, wide, height)
        sign = max(height, LEAST_SIGN)
        signs: dict[str, Callable[[], None]] = {
            ARROW: lambda: icon(paint, "forward", cx, cy, sign * 0.24, "heading"),
            SWAP: lambda: icon(paint, "swap", cx, cy, sign * 0.3, GLOW),
            EYE: lambda: icon(paint, "eye", cx, cy, sign * 0.32, GLOW),
            SUM: lambda: self._sum(paint, row, cx, cy, height),
            BACK: lambda: self._cards.back(paint, card),
            FREE: lambda: plate(paint, card, ("#1B2358", "#141A45", "#8C97CF"), 12, 0.7, False),
        }
        if part in signs:
            signs[part]()
            return
        if part == "lightning":
            glow(paint, card, GLOW, 12, 12, 0.25)
        self._cards.face(paint, part, card)

    def _sum(self, paint: Painter, row: Sequence[str], x: float, y: float, height: float) -> None:
        """What the row comes to: the gases, doubled, and the amino acid."""
        catalog = self._words.catalog
        facts = {card.id: card for card in catalog.cards}
        gases = sum(facts[card].value for card in row if card in facts and facts[card].elements)
        times = catalog.lightning ** sum(card == "lightning" for card in row)
        if times > 1:
            terms = f"{gases} {TIMES} {times} + {catalog.amino_acid}"
            paint.text(terms, x, y - height * 0.3, 20, "head", "text", "centre")
        self._cards.value(paint, gases * times + catalog.amino_acid, x, y, height * 0.42)


def _of_card(card: str) -> str:
    """The picture of what a card is about."""
    return {"sunlight": "amino.sun", "lightning": "amino.bolt"}.get(card, f"amino.molecule.{card}")


def _enlarged(value: str, paint: Painter, box: Box) -> None:
    """The diagram of a set-up as large as the box lets it be."""
    zoom = box[2] / DIAGRAM
    left, top = paint.sheet.point(box[0], box[1])
    near = paint.scaled(Sheet(paint.sheet.scale * zoom, left, top))
    title.seeding(near, value, (0, 0, DIAGRAM, box[3] / zoom))


def _players(paint: Painter, box: Box) -> None:
    """Three players, who each begin a hand."""
    x, y = centre(box)
    size = min(box[2] / 5, box[3] / 3)
    for seat in range(3):
        badge(paint, seat, x + (seat - 1) * size * 1.4, y, size)
