"""A card as large as a hand: picture, family, the steps it takes, cost and points; goals and events too."""

from __future__ import annotations

from cytosis.app.games.cytosis.closeup import CloseUp, Visit
from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.catalog import Card
from cytosis.ui.games.cytosis.cards import CardPainter, darker, framed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette
from cytosis.ui.widgets.shapes import GLOW, disc, glow, plate

POSTER: Box = (118, 112, 440, 660)
BAND = 84.0


class Poster:
    """Paints large cards of one table."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._texts = words.texts
        self._cards = CardPainter(words)
        self._goals = {goal.id: goal for goal in words.catalog.goals}

    def paint(self, paint: Painter, close: CloseUp, id_: str, box: Box) -> None:
        """The card of that page."""
        kind, _, name = id_.partition(".")
        card = self._words.cards[name] if kind == "card" else None
        family = self._family(kind, name, card)
        colour = palette("cytosis")["families"][family]
        x, y, width, height = box
        glow(paint, box, GLOW, 20, 16, 0.16)
        upper, lower, _ = paint.theme.plates["poster"]
        plate(paint, box, (upper, lower, colour), 20, 1.0, True, 5)
        paint.band((x + 2, y + 2, width - 4, BAND - 2), colour, 19)
        title = self._cards.title(card) if card is not None else close.title
        room = width - 52 - (86 if close.points else 0)
        fit.block(paint, title, (x + 26, y + 4, room, BAND - 6), 31, "head", "#FFFFFF", "left", True, 2)
        if close.points:
            self._points(paint, close.points, x + width - 54, y + BAND / 2 + 2)
        tall = 182.0 if close.visits else 330.0 if kind == "event" else 262.0
        self._picture(paint, kind, name, family, (x + 18, y + BAND + 16, width - 36, tall))
        top = y + BAND + tall + 30
        top += self._kind(paint, close, family, colour, card, (x + 26, top, width - 52, 62))
        self._line(paint, x + 26, top, width - 52)
        bottom = y + height - 16
        if close.visits:
            self._visits(paint, close.visits, (x + 26, top + 18, width - 52, 140))
            top += 172
        self._foot(paint, close, card, (x + 26, top + 8, width - 52, bottom - top - 8))

    def _family(self, kind: str, name: str, card: Card | None) -> str:
        if card is not None:
            return card.family
        if kind == "goal":
            counts = self._goals[name].counts
            return counts if counts in {one.family for one in self._words.catalog.cards} else "virus_attack"
        return "virus_attack" if name.startswith("virus") else kind

    def _points(self, paint: Painter, points: int, x: float, y: float) -> None:
        paint.sign("points", x, y, 82)
        number = (x - 32, y - 32, 64, 64)
        fit.line(paint, str(points), number, 36, "#4A2C00", "centre")

    def _picture(self, paint: Painter, kind: str, name: str, family: str, box: Box) -> None:
        if kind == "goal":
            plate(paint, box, "answer", 16, 1.0, False)
            paint.sign(f"family.{family}", box[0] + box[2] / 2, box[1] + box[3] / 2, 150)
        elif kind == "power":
            plate(paint, box, "answer", 16, 1.0, False)
            paint.sign(f"power.{name}", box[0] + box[2] / 2, box[1] + box[3] / 2, box[3] * 0.8)
        else:
            framed(paint, f"{kind}.{name}", box, 16)

    def _kind(
        self, paint: Painter, close: CloseUp, family: str, colour: str, card: Card | None, box: Box
    ) -> float:
        """What kind of card it is, and where its way begins; returns the height."""
        x, y, width, _ = box
        kind = close.id.partition(".")[0]
        key = f"ui.family.{family}" if card is not None else f"rule.group.{kind}"
        told = self._texts.t(key) if card is not None else close.sub or self._texts.t(key)
        paint.sign(f"family.{family}", x + 17, y + 17, 34)
        word = (x + 44, y, width - 44, 34)
        fit.line(paint, told, word, 22, darker(colour))
        if card is None:
            return 46.0
        where = (x, y + 36, width, 28)
        fit.line(paint, self._cards.where(card), where, 17, "paper_soft", "left", "body")
        return 72.0

    def _line(self, paint: Painter, x: float, y: float, width: float) -> None:
        edge = paint.theme.plates["poster"][2]
        paint.vector(f'<rect width="{width:g}" height="2" fill="{edge}"/>', (x, y, width, 2))

    def _visits(self, paint: Painter, visits: tuple[Visit, ...], box: Box) -> None:
        """The steps as little boxes."""
        x, y, width, height = box
        each = (width + 14) / len(visits) - 14
        for i, visit in enumerate(visits):
            left = x + i * (each + 14)
            plate(paint, (left, y, each, height), "poster_step", 12, 1.0, False, 2)
            title = (left + 6, y + 10, each - 12, 34)
            fit.line(paint, visit.title, title, 17, "on_light", "centre")
            self._pieces(paint, visit, left + each / 2, y + 90, each - 12)
            if i:
                fill, _, edge = paint.theme.plates["poster"]
                disc(paint, left - 7, y + height / 2, 15, fill, edge, 2)
                paint.sign("arrow.dark", left - 7, y + height / 2, 13)

    def _pieces(self, paint: Painter, visit: Visit, x: float, y: float, room: float) -> None:
        shown = [one for one in (visit.takes or visit.gives) if one[0] != "points"]
        loaded = [one for one in visit.gives if one[0] != "points"] or shown
        bits: list[Bit] = []
        count = sum(n for _, n in loaded)
        size = 44.0 if count * 47 <= room else 34.0
        apart = count * (size + 3) <= room  # each on its own, or one with a number
        for name, n in loaded:
            sign: Bit = (f"resource.{name}", size)
            bits += [sign] * n if apart else [f" {n}", sign]
        fit.bits(paint, bits, x, y, room, 22, "head", "paper", "centre")

    def _foot(self, paint: Painter, close: CloseUp, card: Card | None, box: Box) -> None:
        """Cost and points in words, and the card's number; of others the rule."""
        x, y, width, height = box
        if card is None or card.strain:
            text = " ".join(close.rule[:1] if card is not None else close.rule)
            kind, _, name = close.id.partition(".")
            if kind == "event":  # in short: the whole stands beside it
                text = self._texts.t(f"ui.event.{name}") + "."
            fit.block(paint, text, (x, y + 10, width, height - 10), 23, "body", "paper")
            return
        amounts = card.gives if any(card.gives) else card.cost
        fit.line(paint, card.id, (x + width - 60, y, 60, 28), 15, "paper_soft", "right", "body")
        words = (x, y, width - 66, height / 2)
        fit.block(paint, self._words.amounts(amounts), words, 18, "body", "paper", "left", True, 2)
        if card.hp:
            text = f"{self._words.points(card.hp)} {close.earned}"
            below = (x, y + height / 2, width, height / 2)
            fit.block(paint, text, below, 18, "bold", "paper", "left", True, 2)
