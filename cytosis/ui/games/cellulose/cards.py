"""Cards of Cellulose: as they lie in the row, in a hand, and large with their words."""

from __future__ import annotations

from cytosis.app.games.cellulose.words import Words
from cytosis.games.cellulose.data.catalog import Card
from cytosis.ui.games.cellulose import signs
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.paint.theme import palette
from cytosis.ui.widgets.shapes import glow as light

GAME = "cellulose"
HAND, ROW = (154.0, 172.0), (138.0, 92.0)
CORNER, PAD = 12.0, 12.0
"""The radius of the corners of a card in a hand; room for the shadow in the pictures."""
BAND = 34.0
ONE_LINE, TWO_LINES = 0.8, 0.56
"""How high the lines of a name are in the band: large text shall not make short names twice as large."""


class CardPainter:
    """Paints cards at any size."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._cards = {card.id: card for card in words.catalog.cards}
        self._bars: dict[str, str] = palette(GAME)["bars"]

    def facts(self, card: str) -> Card:
        """What the rules say of it."""
        return self._cards[card]

    # -- in the row ----------------------------------------------------------------------------------------
    def row(self, paint: Painter, card: str, box: Box) -> None:
        """Small: what it costs and does."""
        paint = _own(paint)
        paint.kept(("cellulose.row", card, self._w.texts.lang), box, lambda on: self._row(on, card, box), PAD)

    def _row(self, paint: Painter, card: str, box: Box) -> None:
        facts, (x, y, w, h) = self._cards[card], box
        paint.picture(f"cellulose.row.{card}", grown(box, PAD))
        self._title(paint, card, (x + 8, y, w - (46 if facts.hp else 16), BAND), 16)
        self.heart(paint, facts.hp, x + w - 19, y + 18, 36)
        paint.sign(f"cellulose.kind.{facts.type}", x + 17, y + h - 16, 20)
        left, room = x + 66, w - 72
        middle = y + BAND + (h - BAND) / 2
        signs.fitted(
            paint, signs.cost(facts.cost), (left, y + BAND + 4, room, 22), 19, 16, "paper", "cost", "left"
        )
        paint.vector(
            f'<path d="M0 1H{room}" stroke="#D9CFAE" stroke-width="1"/>', (left, middle - 1, room, 2)
        )
        does = self._short(facts)
        signs.fitted(
            paint,
            does,
            (left, middle + 4, room, 22),
            21 if len(does) < 3 else 19,
            16,
            "paper",
            "cost",
            "left",
        )

    def _short(self, facts: Card) -> list[str]:
        """What tells it apart at a glance."""
        found = signs.bars(facts, self._w)
        kind, does = found[-1] if facts.type == "specialization" else found[0]
        if kind == "later":
            return does[3:]
        words = [sign for sign in does if sign[0] == "#" and not sign[1:2].isdigit()]
        return [sign for sign in does if sign != "final" and sign not in words] if kind == "final" else does

    # -- in a hand -----------------------------------------------------------------------------------------
    def hand(
        self,
        paint: Painter,
        card: str,
        box: Box,
        glow: str = "",
        faded: bool = False,
        crowded: bool = False,
    ) -> None:
        """With its picture, price and bars; ``crowded``: its right side lies under the next card."""
        paint = _own(paint)
        if glow:
            light(paint, box, glow, CORNER * box[2] / HAND[0], 16, 0.34)
        key = ("cellulose.hand", card, crowded, self._w.texts.lang)
        paint.kept(key, box, lambda on: self._hand(on, card, box, crowded), PAD * box[2] / HAND[0])
        if faded:
            paint.vector(
                f'<rect width="{box[2]}" height="{box[3]}" rx="12" fill="#0B1F1C" fill-opacity=".45"/>', box
            )

    def _hand(self, paint: Painter, card: str, box: Box, crowded: bool) -> None:
        facts, (x, y, w, h) = self._cards[card], box
        k = w / HAND[0]
        paint.picture(f"cellulose.card.{card}", grown(box, PAD * k))
        self._title(paint, card, (x + 8 * k, y, w - (50 if facts.hp else 16) * k, BAND * k), 17 * k)
        heart = (x + 22 * k, y + (BAND + 18) * k) if crowded else (x + w - 21 * k, y + 19 * k)
        self.heart(paint, facts.hp, *heart, 40 * k)
        bars = signs.bars(facts, self._w)
        tall = 25 * k
        top = y + h - 7 * k - tall * len(bars) - 3 * k * (len(bars) - 1)
        price = (x + 9 * k, top - 28 * k, w - 48 * k, 26 * k)
        signs.fitted(paint, signs.cost(facts.cost), price, 23 * k, 18 * k, "paper", "cost", "left")
        paint.sign(f"cellulose.kind.{facts.type}", x + w - 19 * k, top - 15 * k, 23 * k)
        for i, (kind, does) in enumerate(bars):
            bar = (x + 7 * k, top + i * (tall + 3 * k), w - 14 * k, tall)
            body = (
                f'<rect width="{bar[2]:.1f}" height="{tall:.1f}" rx="{7 * k:.1f}" fill="{self._bars[kind]}"/>'
            )
            paint.vector(body, bar)
            inner = (bar[0] + 3, bar[1], bar[2] - 6, tall)
            signs.fitted(paint, does, inner, (26 if len(does) < 4 else 22) * k, 16 * k, "paper", "paper")

    def _title(self, paint: Painter, card: str, box: Box, size: float) -> None:
        """Its name in one line, or in two smaller ones."""
        x, y, width, height = box
        name = self._w.face(card)
        middle, lines = y + height / 2, [name]
        if paint.text_width(name, size, "head", None, height) > width and " " in name:
            first, _, last = name.rpartition(" ")
            lines, size = [first, last], size * 0.91
        for i, text in enumerate(lines):
            at = middle + (i - (len(lines) - 1) / 2) * height * 0.44
            paint.text(
                text,
                x,
                at,
                size,
                "head",
                "#FFFFFF",
                "left",
                width,
                tall=height * (ONE_LINE if len(lines) < 2 else TWO_LINES),
            )

    def heart(self, paint: Painter, points: int, x: float, y: float, size: float) -> None:
        """What it is worth; nothing where that is only known at the end."""
        if points:
            paint.sign("cellulose.heart", x, y, size)
            fit.number(paint, str(points), x, y - size * 0.05, size, size * 0.45, "on_gold")


def _own(paint: Painter) -> Painter:
    """With the colours of this game, also beside its table."""
    return paint if paint.theme.game == GAME else paint.seated((), GAME)
