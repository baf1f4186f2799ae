"""Cards of Amino: faces, backs, values, elements."""

from __future__ import annotations

from cytosis.app.games.amino.words import Words
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette
from cytosis.ui.widgets.shapes import disc, glow, mix, plate

SIZE = (144.0, 186.0)
HEAD = 38.0
"""How high the head of a card is, where its formula stands."""
MINUS, TIMES = "\u2212", "\u00d7"
BARE, LEAST = 0.66, 29.0
"""Below this part of its full size a card has only head, value and molecule; the least size of a value."""
LETTERED = 0.75
"""From this part of its full size on a card has names, and letters on its atoms."""
FAINT = "#8C97CF"
"""Of what is missing."""
TINTS: dict[str, str] = {**palette("amino")["gases"], **palette("amino")["forces"]}
"""The colour of each kind of card."""
ELEMENTS = {
    "C": ("#4A5068", "#FFFFFF"),
    "H": ("#F2F5FF", "#1C2A57"),
    "O": ("#D93A40", "#FFFFFF"),
    "N": ("#3D6BEA", "#FFFFFF"),
}
"""The colour of each element, and of its letter."""


class CardPainter:
    """Paints cards at any size."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._cards = {card.id: card for card in words.catalog.cards}

    def back(self, paint: Painter, box: Box) -> None:
        """Face down; all are alike."""
        paint.picture("amino.back", box)

    def face(self, paint: Painter, card: str, box: Box, light: str = "") -> None:
        """Face up, with what there is room for."""
        if light:
            glow(paint, box, light, 12, 14, 0.3)
        paint.kept(("amino.face", card, self._w.texts.lang), box, lambda on: self._face(on, card, box))

    def _face(self, paint: Painter, card: str, box: Box) -> None:
        x, y, width, _ = box
        k = width / SIZE[0]
        found = self._cards[card]
        if found.elements and k < BARE:
            self._bare(paint, card, box)
            return
        paint.picture(f"amino.face.{card}", box)
        if not found.elements:
            if card == "lightning":
                size = max(42 * k, LEAST)
                self.double(paint, x + width - 5 * k - size / 2, y + 5 * k + size / 2, size)
            if k < LETTERED:
                return
            strip = (x + 10 * k, y + 142 * k, width - 20 * k, 34 * k)
            paint.band(strip, "#FFFDF6" if card == "sunlight" else "#F1ECFF", 12 * k)
            fit.line(
                paint,
                self._w.card(card),
                (strip[0] + 4, strip[1], strip[2] - 8, strip[3]),
                17 * k,
                "paper",
                "centre",
            )
            return
        if k > LETTERED:
            paint.picture(f"amino.letters.{card}", box)
        head = (width - 60 * k, HEAD * k)
        self.formula(paint, card, (x + 12 * k, y + 21 * k), 23 * k, room=head)
        self.value(paint, found.value, x + width - 24 * k, y + 23 * k, 44 * k)
        if k > LETTERED:
            name = (x + 8 * k, y + 136 * k, width - 16 * k, 22 * k)
            fit.line(paint, self._w.card(card), name, 16 * k, "paper", "centre")
        coin, middle = (20, 169) if k > LETTERED else (26, 160)
        for i, element in enumerate(self._w.catalog.elements):
            at = x + width / 2 + (i - 1.5) * (coin + 4) * k
            self.coin(paint, element, at, y + middle * k, coin * k, element in found.elements)

    def _bare(self, paint: Painter, card: str, box: Box) -> None:
        """So small only head, value and molecule; the elements stand beside the name of its seat."""
        x, y, width, height = box
        tint, head, gap = TINTS[card], height * 0.29, width * 0.06
        plate(paint, box, ("#FBF7EC", "#FBF7EC", mix(tint, "#000000", 0.45)), 8, 1.0, False, 2)
        paint.band((x + 1.5, y + 1.5, width - 3, head), tint, 7)
        sky = (x + gap, y + head + gap, width - 2 * gap, height - head - 2 * gap)
        plate(paint, sky, (mix(tint, "#FFFFFF", 0.62), mix(tint, "#FFFFFF", 0.86), tint), 6, 1.0, False, 1)
        room = (width - LEAST - 8, head)
        self.formula(paint, card, (x + 7, y + head / 2 + 1), width * 0.24, room=room)
        self.value(paint, self._cards[card].value, x + width - LEAST / 2 - 1, y + head / 2 + 1, LEAST)
        molecule = f"amino.molecule.{card}"
        high = min(sky[3] * 0.8, (sky[2] - 4) / paint.aspect(molecule))
        paint.sign(molecule, x + width / 2, sky[1] + sky[3] / 2, high)

    def mini(self, paint: Painter, card: str, box: Box) -> None:
        """A card so small that it has only its formula, its molecule and its value, which hangs below it."""
        paint.kept(("amino.mini", card), box, lambda on: self._mini(on, card, box), 14)

    def _mini(self, paint: Painter, card: str, box: Box) -> None:
        x, y, width, height = box
        found, tint = self._cards[card], TINTS[card]
        plate(paint, box, (mix(tint, "#FFFFFF", 0.62), "#FBF7EC", tint), 8, 1.0, False, 2)
        if not found.elements:
            paint.sign("amino.sun" if card == "sunlight" else "amino.bolt", x + width / 2, y + height / 2, 44)
            if card == "lightning":
                self.double(paint, x + width / 2, y + height, 26)
            return
        paint.band((x + 1, y + 1, width - 2, height * 0.36), tint, 7)
        size = self.formula_size(paint, card, 15, (width - 8, height * 0.36))
        left = x + (width - self.formula_width(paint, card, size)) / 2
        self.formula(paint, card, (left, y + height * 0.18), size)
        molecule = f"amino.molecule.{card}"
        high = min(height * 0.44, (width - 8) / paint.aspect(molecule))
        paint.sign(molecule, x + width / 2, y + height * 0.6, high)
        self.value(paint, found.value, x + width / 2, y + height, 27)

    def formula(
        self,
        paint: Painter,
        card: str,
        place: tuple[float, float],
        size: float,
        ink: str = "text",
        room: tuple[float, float] | None = None,
    ) -> float:
        """A formula with its numbers lowered, no larger than its room; returns its width."""
        if room is not None:
            size = self.formula_size(paint, card, size, room)
        (x, y), wide = place, 0.0
        for sign in card:
            small = sign.isdigit()
            drop, k = (size * 0.24, 0.68) if small else (0.0, 1.0)
            wide += paint.text(sign, x + wide, y + drop, size * k, "head", ink)
        return wide

    def formula_size(self, paint: Painter, card: str, size: float, room: tuple[float, float]) -> float:
        """The largest size up to that at which a formula is no wider and no higher than its room."""
        for smaller in fit.sizes(paint, size):
            size = smaller
            if self.formula_width(paint, card, size) <= room[0] and fit.height(paint, size) <= room[1]:
                break
        return size

    def formula_width(self, paint: Painter, card: str, size: float) -> float:
        """How wide that is."""
        return sum(paint.text_width(sign, size * (0.68 if sign.isdigit() else 1.0), "head") for sign in card)

    def value(self, paint: Painter, value: int, x: float, y: float, size: float) -> None:
        """A number on a hexagon: gold helps, steel hurts."""
        paint.sign("amino.value.good" if value >= 0 else "amino.value.bad", x, y, size)
        shown = f"{value:+d}".replace("-", MINUS) if value else "0"
        fit.number(paint, shown, x, y, size, size * 0.42, "paper")

    def double(self, paint: Painter, x: float, y: float, size: float) -> None:
        """What a Lightning does."""
        disc(paint, x, y, size / 2, "#FFD75E", "#8A5A12", 2)
        fit.number(paint, f"{TIMES}2", x, y, size, size * 0.46, "paper")

    def coin(self, paint: Painter, element: str, x: float, y: float, size: float, there: bool = True) -> None:
        """An element; faint where it is missing."""
        fill, ink = ELEMENTS[element]
        if there:
            disc(paint, x, y, size / 2, fill, "#1C2A57", 1.2)
            letter = "on_light" if ink != "#FFFFFF" else "text"
            fit.number(paint, element, x, y, size, size * 0.62, letter)
        else:
            r, dashes = size / 2, 'stroke-width="1.2" stroke-dasharray="2.6 2.6"'
            ring = f'<circle cx="{r:g}" cy="{r:g}" r="{r - 1:g}" fill="none" stroke="{FAINT}" {dashes}/>'
            paint.vector(ring, (x - r, y - r, size, size))
            fit.number(paint, element, x, y, size, size * 0.5, FAINT)
