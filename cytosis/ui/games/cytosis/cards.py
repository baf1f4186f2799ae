"""Cards on the screen: large in the hand, small in the row, and as goals and events."""

from __future__ import annotations

from cytosis.app.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Card, Catalog
from cytosis.ui.painter import Bit, Painter
from cytosis.ui.sheet import Box


class CardPainter:
    """Paints the cards of one catalog."""

    def __init__(self, catalog: Catalog, texts: Texts) -> None:
        self._cards = {card.id: card for card in catalog.cards}
        self._texts = texts

    def cost(self, card: Card, size: float) -> list[Bit]:
        """What completing it takes, or what playing it gives."""
        bits: list[Bit] = []
        for name, n in zip(RESOURCES, card.gives if any(card.gives) else card.cost, strict=True):
            if n:
                bits += [f"{'+' if any(card.gives) else ''}{n}", (f"resource.{name}", size)]
        return bits

    def large(self, paint: Painter, name: str, box: Box, glow: str = "") -> None:
        """A hand card: band with name and points, picture, family, where it starts, cost."""
        card, (x, y, width, height) = self._cards[name], box
        family = paint.theme.families[card.family]
        paint.panel(box, "paper", 13, glow)
        paint.band((x + 1, y + 1, width - 2, 33), family, 12)
        room = width - (50 if card.hp else 20)
        paint.text(self._title(card), x + 10, y + 18, 17, "head", "#FFFFFF", room=room)
        if card.hp:
            self._points(paint, card.hp, x + width - 22, y + 18, 36, 19)
        paint.picture(f"card.{name}", (x + 8, y + 41, width - 16, 66))
        paint.sign(f"family.{card.family}", x + 20, y + 122, 21)
        ink = _darker(family)
        paint.text(
            self._texts.t(f"ui.family.{card.family}"), x + 35, y + 122, 14, "bold", ink, room=width - 44
        )
        paint.text(self._where(card), x + 10, y + 142, 13, "body", "paper_soft", room=width - 20)
        paint.row(self.cost(card, 23), x + 10, y + height - 21, 17, "head", "paper", 5)

    def small(self, paint: Painter, name: str, box: Box, glow: str = "") -> None:
        """A card of the row."""
        card, (x, y, width, height) = self._cards[name], box
        family = paint.theme.families[card.family]
        paint.panel(box, "paper", 11, glow)
        paint.band((x + 1, y + 1, width - 2, 29), family, 10)
        paint.text(
            self._title(card),
            x + 9,
            y + 16,
            16,
            "head",
            "#FFFFFF",
            room=width - (44 if card.hp else 18),
        )
        if card.hp:
            self._points(paint, card.hp, x + width - 18, y + 16, 31, 17)
        paint.picture(f"card.{name}", (x + 6, y + 36, 68, height - 43))
        left = x + 82
        paint.text(
            self._texts.t(f"ui.family.{card.family}"),
            left,
            y + 47,
            13.5,
            "bold",
            _darker(family),
            room=width - 90,
        )
        paint.row(self.cost(card, 20), left, y + height - 25, 15, "head", "paper", 3)

    def _title(self, card: Card) -> str:
        """The molecule's name; detox cards share a short one."""
        return self._texts.t("ui.detox" if card.family == "alcohol_detoxification" else f"card.{card.id}")

    def _points(self, paint: Painter, points: int, x: float, y: float, size: float, font: float) -> None:
        paint.sign("points", x, y, size)
        paint.text(str(points), x, y, font, "head", "#4A2C00", "centre")

    def _where(self, card: Card) -> str:
        """Where its way begins."""
        if card.start:
            return self._texts.t("ui.card.start", area=self._texts.t(f"ui.area.{card.start}"))
        place = {"enzyme": "cytoplasm", "alcohol_detoxification": "smooth_er"}.get(card.family)
        if card.colour:
            return f"{self._texts.t('ui.area.cytoplasm')}, {self._texts.t(f'colour.{card.colour}')}"
        return self._texts.t(f"ui.area.{place}") if place else self._texts.t("ui.card.play")


def _darker(colour: str) -> str:
    """The ink of a family on paper."""
    channels = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(c * 0.72):02X}" for c in channels)
