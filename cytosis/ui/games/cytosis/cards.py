"""Cards on the screen: large in the hand, small in the row, enlarged with their whole text, and as powers."""

from __future__ import annotations

from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Card
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette

WIDE = 168.0
"""The width of a hand card; every measure of a card grows with its width."""
FLYING = (195.0, 102.0)
"""A card on its way is as large as in the row."""
LIGHT = 20.0
"""Room around a card for its glow."""
TITLE, RULE, MORE = 15.5, 15.5, 13.0
LARGE_TEXT = 1.3
"""From this size of text on, cards say only what cannot be asked by pointing at them."""


TALL = 1.9
"""Places less wide than so many times their height show a picture in its tall framing."""


def framed(paint: Painter, name: str, box: Box, radius: float, alpha: int = 255) -> None:
    """The picture of a card or an event in the framing that fits the place: nothing is squeezed."""
    paint.cover(name if box[2] >= box[3] * TALL else f"{name}.tall", box, radius, alpha)


class CardPainter:
    """Paints the cards of one catalog."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cards = words.cards
        self._texts: Texts = words.texts

    def cost(self, card: Card, size: float) -> list[Bit]:
        """What completing it takes, or what playing it gives."""
        bits: list[Bit] = []
        gives = any(card.gives)
        for name, n in zip(RESOURCES, card.gives if gives else card.cost, strict=True):
            if n:
                bits += [f"{'+' if gives else ''}{n}", (f"resource.{name}", size)]
        return bits

    def large(
        self,
        paint: Painter,
        name: str,
        box: Box,
        glow: str = "",
        faded: bool = False,
        group: tuple[str, ...] = (),
    ) -> None:
        """A hand card: band with name and points, picture, family, where it starts, cost.

        The names of a ``group`` that lies together have one size.
        """
        key = ("large", self._texts.lang, self._words.catalog.edition, name, glow, faded, group)
        paint.kept(key, box, lambda on: self._large(on, name, box, glow, faded, group), LIGHT if glow else 0)

    def _large(
        self, paint: Painter, name: str, box: Box, glow: str, faded: bool, group: tuple[str, ...]
    ) -> None:
        card, (x, y, width, height) = self._cards[name], box
        u = max(height / 182.0, 0.6)
        short = fit.scale_of(paint) / u >= LARGE_TEXT
        family = palette("cytosis")["families"][card.family]
        paint.panel(box, "paper", 13 * u, glow)
        band = (49 if short else 36) * u
        paint.band((x + 1, y + 1, width - 2, band), family, 12 * u)
        top = y + band + 5 * u
        base = y + height - 40 * u
        text = (24 if short else 40) * u
        picture = (x + 8 * u, top, width - 16 * u, base - text - top)
        framed(paint, f"card.{name}", picture, 8 * u, 120 if faded else 255)
        self._head(paint, card, (x, y, width, band), TITLE * u, 34 * u, group)
        middle = base - text + (14 if short else 11) * u
        paint.sign(f"family.{card.family}", x + 19 * u, middle, 20 * u)
        label = (x + 32 * u, middle - 11 * u, width - 35 * u, 22 * u)
        kind, size = self._kind(paint, card, label[2], 14 * u)
        if fit.fits(paint, kind, label[2], size, "bold"):
            fit.block(paint, kind, label, size, "bold", darker(family), middle=True, most=1)
        if not short and fit.fits(paint, self.where(card), width - 18 * u, 13 * u):
            where = (x + 10 * u, middle + 10 * u, width - 18 * u, 18 * u)
            fit.block(paint, self.where(card), where, 13 * u, "body", "paper_soft", middle=True, most=1)
        bits = self.cost(card, 23 * u)
        fit.bits(paint, bits, x + 10 * u, y + height - 21 * u, width - 16 * u, 17 * u, "head", "paper")

    def small(self, paint: Painter, name: str, box: Box, glow: str = "", group: tuple[str, ...] = ()) -> None:
        """A card of the row, whose names have one size."""
        key = ("small", self._texts.lang, self._words.catalog.edition, name, glow, group)
        paint.kept(key, box, lambda on: self._small(on, name, box, glow, group), LIGHT if glow else 0)

    def mini(self, paint: Painter, name: str, box: Box) -> None:
        """A card in small: its family's colour, its picture, its points; there is no room for words."""
        x, y, width, height = box
        card = self._cards[name]
        family, u = palette("cytosis")["families"][card.family], width / 100
        paint.panel(box, "paper", 10 * u)
        band = height * 0.26
        paint.band((x + 1, y + 1, width - 2, band), family, 9 * u)
        paint.sign(f"family.{card.family}", x + band * 0.62, y + band / 2 + 1, band * 0.78)
        if card.hp:
            self._points(paint, card.hp, x + width - band * 0.62, y + band / 2 + 1, band * 0.92, 13)
        framed(paint, f"card.{name}", (x + 5, y + band + 4, width - 10, height - band - 9), 7)

    def flying(self, paint: Painter, name: str, x: float, y: float) -> None:
        """A card on its way, around a point."""
        key = ("flying", self._texts.lang, self._words.catalog.edition, name)
        paint.stamp(key, FLYING, x, y, lambda on: self._small(on, name, (0.0, 0.0, *FLYING), ""))

    def _small(self, paint: Painter, name: str, box: Box, glow: str, group: tuple[str, ...] = ()) -> None:
        card, (x, y, width, height) = self._cards[name], box
        family = palette("cytosis")["families"][card.family]
        short = fit.scale_of(paint) >= LARGE_TEXT
        paint.panel(box, "paper", 11, glow)
        two = 2 * fit.height(paint, TITLE * fit.SECOND) + 1  # the same for all, whether they need it or not
        band = 40 if short else min(max(33, two), 40)
        paint.band((x + 1, y + 1, width - 2, band), family, 10)
        framed(paint, f"card.{name}", (x + 6, y + band + 5, 70, height - band - 12), 8)
        self._head(paint, card, (x, y, width, band), TITLE, 30, group)
        left = x + 80
        if not short:
            self._small_kind(paint, card, (left, y + band + 3, width - 86, 24), darker(family))
        where = y + height - (30 if short else 22)
        fit.bits(paint, self.cost(card, 20), left, where, width - 86, 15, "head", "paper")

    def _small_kind(self, paint: Painter, card: Card, box: Box, ink: str) -> None:
        """The word for its family; where not all of them fit, its sign and a shorter word."""
        x, y, width, height = box
        _, size = self._kind(paint, card, width, 13.5)
        words = [self._texts.t(f"ui.family.{one.family}") for one in self._cards.values()]
        if all(fit.fits(paint, word, width, size, "bold") for word in words):
            fit.block(
                paint, self._texts.t(f"ui.family.{card.family}"), box, size, "bold", ink, "left", True, 1
            )
            return
        paint.sign(f"family.{card.family}", x + 10, y + height / 2, 20)
        short = self._texts.t(f"ui.family.short.{card.family}")
        if fit.fits(paint, short, width - 26, 12, "bold"):
            fit.line(paint, short, (x + 25, y, width - 25, height), 13, ink, "left", "bold")

    def _kind(self, paint: Painter, card: Card, room: float, size: float) -> tuple[str, float]:
        """The word for its family, in the size in which all of them fit."""
        families = sorted({one.family for one in self._cards.values()})
        texts = [self._texts.t(f"ui.family.{family}") for family in families]
        return self._texts.t(f"ui.family.{card.family}"), paint.common_size(texts, size, "bold", room)

    def _head(
        self,
        paint: Painter,
        card: Card,
        band: Box,
        size: float,
        points: float,
        group: tuple[str, ...] = (),
    ) -> None:
        """Name in one or two lines, and the points."""
        x, y, width, height = band
        title, room, low = self._named(paint, card, band, size, points)
        for other in (card, *(self._cards[one] for one in group)):
            text, wide, _ = self._named(paint, other, band, size, points)
            even = fit.even(paint, text, wide, size)
            size = min(size, fit.fitting(paint, text, (0, 0, wide, height), even, "head", 2)[0])
        fit.block(paint, title, (x + 8, y + 1, room, height), size, "head", "#FFFFFF", middle=True, most=2)
        if card.hp:
            middle = y + height + points * 0.5 if low else y + height / 2
            self._points(paint, card.hp, x + width - points * 0.62, middle, points, points * 0.53)

    def _named(
        self, paint: Painter, card: Card, band: Box, size: float, points: float
    ) -> tuple[str, float, bool]:
        """The name on a band, its room, and whether the points lie below it on the picture."""
        _, _, width, height = band
        room = width - 12 - (points * 1.14 if card.hp else 4)
        title = self.short(paint, card, room, height, size)
        longest = max(title.replace("-", "- ").split(), key=len)
        *_, least = fit.sizes(paint, size)
        low = card.hp > 0 and not fit.fits(paint, longest, room, least, "head")
        return title, width - 16 if low else room, low

    def title(self, card: Card) -> str:
        """The molecule's name; detox cards share a short one."""
        return self._texts.t("ui.detox" if card.family == "alcohol_detoxification" else f"card.{card.id}")

    def short(self, paint: Painter, card: Card, room: float, height: float, size: float) -> str:
        """The name, or its usual abbreviation where two lines do not hold it."""
        title, key = self.title(card), f"ui.card.short.{card.id}"
        size, rows = fit.fitting(paint, title, (0, 0, room, height), size, "head", 2)
        wide = max(paint.text_width(row, size, "head") for row in rows)
        fits = len(rows) <= 2 and wide <= room and len(rows) * fit.height(paint, size) <= height + 2
        return title if fits or not self._texts.has(key) else self._texts.t(key)

    def _points(self, paint: Painter, points: int, x: float, y: float, size: float, font: float) -> None:
        paint.sign("points", x, y, size)
        fit.number(paint, str(points), x, y, size, font, "#4A2C00")

    def where(self, card: Card) -> str:
        """Where its way begins."""
        if card.start:
            return self._texts.t("ui.card.start", area=self._texts.t(f"ui.area.{card.start}"))
        if card.strain:
            return self._texts.t("ui.card.attack")
        place = {"enzyme": "cytoplasm", "alcohol_detoxification": "smooth_er"}.get(card.family)
        if card.colour:
            return f"{self._texts.t('ui.area.cytoplasm')}, {self._texts.t(f'colour.{card.colour}')}"
        return self._texts.t(f"ui.area.{place}") if place else self._texts.t("ui.card.play")

    def whole_height(self, paint: Painter, name: str, width: float, most: float) -> float:
        """How high an enlarged card must be for its rule, up to a limit."""
        text, room = self._words.about_card(self._cards[name]), width - 40
        rule = fit.height(paint, RULE) * len(paint.wrapped(text, RULE, "body", room))
        return min(_upper(width, most) + 18 + rule + fit.height(paint, MORE) + 22, most)

    def whole(self, paint: Painter, name: str, box: Box) -> None:
        """The card enlarged, with its rule below, and how to see still more of it."""
        x, y, width, height = box
        paint.panel(box, "picker", 16)
        tall = _upper(width, height)
        self.large(paint, name, (x + 10, y + 10, width - 20, tall))
        more = fit.height(paint, MORE) + 10
        room = (x + 20, y + tall + 18, width - 40, height - tall - 20 - more)
        fit.block(paint, self._words.about_card(self._cards[name]), room, RULE, "body", "paper")
        hint = (x + 20, y + height - more - 2, width - 40, more)
        fit.line(paint, self._texts.t("ui.closeup.more"), hint, MORE, "paper_soft", "left", "bold")

    def power(self, paint: Painter, power: str, box: Box, glow: str = "") -> None:
        """An epigenetic card."""
        x, y, width, height = box
        family = palette("cytosis")["families"]["power"]
        paint.panel(box, "paper", 15, glow)
        paint.band((x + 1, y + 1, width - 2, 48), family, 14)
        name = self._texts.t(f"power.{power}")
        fit.block(paint, name, (x + 12, y + 3, width - 24, 46), 19, "head", "#FFFFFF", "centre", True, 2)
        side = min(height * 0.3, width * 0.42)
        paint.sign(f"power.{power}", x + width / 2, y + 58 + side / 2, side)
        about = self._words.about_power(power)
        top = y + 66 + side
        fit.block(
            paint,
            about[:1].upper() + about[1:] + ".",
            (x + 14, top, width - 28, y + height - top - 8),
            15.5,
            "body",
            "paper",
            "centre",
        )


def _upper(width: float, height: float) -> float:
    """How high the card itself is above its rule."""
    return min(width * 0.97, height * 0.66)


def darker(colour: str) -> str:
    """The ink of a family on paper."""
    channels = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(c * 0.72):02X}" for c in channels)
