"""Pictures of Amino for rules and lessons: cards, molecules and the planet, as on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cytosis.app.games.amino.words import Words
from cytosis.app.play.lessons import Lesson
from cytosis.ui.games.amino.cards import SIZE, TIMES, CardPainter
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scenery import LessonPictures, Pictures
from cytosis.ui.widgets.shapes import GLOW, glow, icon, plate

HIGH = 250.0
"""Of a picture on a page of the rules."""
BACK, FREE, ARROW, SWAP, EYE, SUM = "back", "free", "arrow", "swap", "eye", "sum"
"""What may stand between cards in a row."""
ROWS: dict[str, tuple[str, ...]] = {
    "analyze": (BACK, EYE, "H2O"),
    "build": ("CO2", ARROW, BACK, BACK, FREE, FREE),
    "change": (BACK, SWAP, BACK),
    "draw": (BACK, ARROW, "NH3"),
    "scoring": ("NH3", "CO2", "lightning", "lightning", SUM),
    "seeding": (BACK, FREE, FREE, FREE),
    "ending": ("CH4", "NH3", "CO2", "H2O", SUM),
    "memory": ("H2O", ARROW, BACK, SWAP, BACK),
    "turn": (EYE, ARROW, "CO2", ARROW, SWAP, ARROW, BACK),
    # lessons
    "air": (BACK, "NH3", "CO2", "H2O"),
    "lightning": ("NH3", "CO2", "lightning", "lightning", SUM),
    "bluff": ("H2O", EYE, BACK, SWAP, BACK, "H2"),
}
"""A row of cards and signs for each topic and lesson."""


class AminoPictures(Pictures, LessonPictures):
    """Paints rows of cards on the night sky."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cards = CardPainter(words)

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of a page from the top of a box; returns its height."""
        kind, _, name = id_.partition(".")
        x, y, width, _ = box
        shown = (x, y, width, HIGH)
        if kind == "card":
            self._sky(paint, shown)
            self._one(paint, name, shown)
        elif name == "aim":
            self._sky(paint, shown)
            self._planet(paint, shown)
        elif name in ROWS:
            self._sky(paint, shown)
            self._row(paint, ROWS[name], shown)
        else:
            return 0.0
        return HIGH

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture of a lesson."""
        self._sky(paint, box)
        if lesson.id == "air":
            self._planet(paint, box)
        else:
            self._row(paint, ROWS[lesson.id], box)

    def _sky(self, paint: Painter, box: Box) -> None:
        plate(paint, box, ("#2A2766", "#0F1238", "#50689F"), 16, 1.0, False)

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
        """A card, and its molecule enlarged."""
        x, y, width, height = box
        high = height - 32
        wide = high * SIZE[0] / SIZE[1]
        self._cards.face(paint, card, (x + width * 0.16, y + 16, wide, high))
        picture = {"sunlight": "amino.sun", "lightning": "amino.bolt"}.get(card, f"amino.molecule.{card}")
        paint.sign(picture, x + width * 0.66, y + height / 2, height * 0.7)

    def _row(self, paint: Painter, row: Sequence[str], box: Box) -> None:
        """Cards and signs beside each other, as large as there is room."""
        x, y, width, height = box
        parts = sum(1.0 if self._is_card(part) else 0.7 for part in row)
        high = min(height - 40, (width - 48) / parts / 0.86)
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
        signs: dict[str, Callable[[], None]] = {
            ARROW: lambda: icon(paint, "forward", cx, cy, height * 0.24, "heading"),
            SWAP: lambda: icon(paint, "swap", cx, cy, height * 0.3, GLOW),
            EYE: lambda: icon(paint, "eye", cx, cy, height * 0.32, GLOW),
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
