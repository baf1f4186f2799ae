"""The rail: which hand it is, the cards one plays against, the amino acid, draw and discard."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from cytosis.ui.games.amino.cards import TINTS
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import GLOW, disc, mix, plate

PILE = 2
"""So many cards are seen below the uppermost of a pile."""


class RailZone(AminoZone):
    """Which hand it is; the cards one plays against; the amino acid; draw and discard."""

    prefix: ClassVar[str] = "kind"
    free: ClassVar[bool] = True

    def _rows(self) -> list[tuple[str, Box]]:
        x, y, width, height = self.design.at.regions["deck_list"]
        cards = self.design.words.catalog.cards
        each = (height - 44) / len(cards)
        return [(card.id, (x + 8, y + 38 + i * each, width - 16, each - 4)) for i, card in enumerate(cards)]

    def targets(self) -> list[Target]:
        """A row for each kind of card."""
        return [Target(f"kind.{card}", box) for card, box in self._rows()]

    def info(self, rest: str) -> Info | None:
        """What it does."""
        return Info("", (self.design.words.about(rest),))

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"card.{rest}"

    def lying(self, paint: Painter) -> None:
        """All four panels."""
        self._hand(paint)
        self._list(paint)
        self._acid(paint)
        self._decks(paint)

    def _hand(self, paint: Painter) -> None:
        x, y, width, height = box = self.design.at.regions["hand_no"]
        paint.panel(box)
        view, board = self.design.view, self.design.teller.board
        fit.block(
            paint,
            board.round(view).rstrip("."),
            (x + 8, y + 8, width - 16, 34),
            21,
            "head",
            "heading",
            "centre",
            True,
            2,
        )
        paint.sign("first_player", x + 24, y + 62, 26)
        fit.line(paint, self.table.names[view.starter], (x + 42, y + 46, width - 50, 32), 17)
        seeding = self.texts.t(f"option.seeding.{view.options['seeding']}")
        ending = self.texts.t(f"option.ending.{view.options['ending']}")
        fit.block(
            paint,
            f"{seeding} · {ending}",
            (x + 12, y + 82, width - 24, height - 90),
            15,
            "body",
            "soft",
            "left",
            True,
            2,
        )

    def _list(self, paint: Painter) -> None:
        x, y, width, _ = box = self.design.at.regions["deck_list"]
        paint.panel(box)
        count = sum(card.copies for card in self.design.words.catalog.cards)
        title = self.texts.n("amino.list", count)
        fit.line(paint, title, (x + 14, y + 6, width - 28, 28), 16, "heading")
        seen = Counter(card for card, _ in self.design.known().values())
        for card, row in self._rows():
            self._kind(paint, card, row, seen[card])

    def _kind(self, paint: Painter, card: str, box: Box, seen: int) -> None:
        """A kind of card: picture, formula or name, a dot for each copy, its value."""
        x, y, width, height = box
        found = next(one for one in self.design.words.catalog.cards if one.id == card)
        cards, middle, line = self.design.cards, y + height / 2, y + height * 0.36
        tint = TINTS[card]
        edge = mix("#3A4E86", tint, 0.5)
        plate(paint, box, (mix("#1C2756", tint, 0.36), mix("#182049", tint, 0.2), edge), 10, 0.95, False)
        self._picture(paint, card, x + 26, middle, height - 8)
        for i in range(found.copies):
            ink = GLOW if i < seen else "#C9D5F2"
            disc(paint, x + 55 + i * 8.4, y + height * 0.74, 3, ink, ink, 0.5)
        if found.elements:
            cards.formula(paint, card, (x + 52, line), 17, room=(width - 96, height * 0.62))
            cards.value(paint, found.value, x + width - 22, middle, height - 10)
            return
        name = (x + 48, line - height * 0.25, width - 84, height * 0.5)
        fit.line(paint, self.design.words.card(card), name, 15)
        if card == "lightning":
            cards.double(paint, x + width - 22, middle, height - 14)
        else:
            self._three(paint, x + width - 19, middle, height - 26)

    @staticmethod
    def _three(paint: Painter, x: float, y: float, high: float) -> None:
        """Three cards in a fan: what a Sunlight offers."""
        wide = high * 0.7
        for i in (-1, 0, 1):
            place = (x + i * wide * 0.42 - wide / 2, y - high / 2 + abs(i) * 2, wide, high)
            plate(paint, place, ("#FFF6C8", "#FFC63D", "#8A5A12"), 3, 1.0, False, 1.4)

    def _picture(self, paint: Painter, card: str, x: float, y: float, height: float) -> None:
        if card in ("sunlight", "lightning"):
            paint.sign("amino.sun" if card == "sunlight" else "amino.bolt", x, y, height * 0.9)
        else:
            paint.sign(f"amino.molecule.{card}", x, y, height * 0.86)

    def _acid(self, paint: Painter) -> None:
        x, y, width, height = box = self.design.at.regions["acid"]
        plate(paint, box, ("#2B3A70", "#1B2654", "#5FB7B0"), 14, 0.96, False)
        fit.block(
            paint,
            self.texts.t("amino.acid"),
            (x + 14, y + 6, width - 70, 30),
            16,
            "head",
            "heading",
            "left",
            True,
            2,
        )
        points = self.design.words.catalog.amino_acid
        self.design.cards.value(paint, points, x + width - 30, y + 26, 42)
        paint.sign("amino.glycine", x + width / 2, y + height / 2 + 2, height - 56)
        for i, element in enumerate(self.design.words.catalog.elements):
            self.design.cards.coin(paint, element, x + width / 2 + (i - 1.5) * 36, y + height - 24, 28)

    def _decks(self, paint: Painter) -> None:
        at, view = self.design.at, self.design.view
        paint.panel(at.regions["decks"])
        piles = {"deck": view.deck, "discard": len(view.discard)}
        names = [self.texts.t(f"amino.pile.{name}") for name in piles]
        size = paint.common_size(names, 15, "head", at.regions["deck"][2] + 24, 28)
        for name, count in piles.items():
            x, y, width, height = box = at.regions[name]
            label = (x - 14, y - 32, width + 28, 28)
            fit.line(paint, self.texts.t(f"amino.pile.{name}"), label, size, "heading", "centre")
            if count:
                for below in range(min(count - 1, PILE), -1, -1):
                    self.design.cards.back(paint, (x + below * 3, y + below * 3, width, height))
            else:
                plate(paint, box, ("#101A40", "#101A40", "#5A6AA8"), 8, 0.6, False)
            disc(paint, x + width / 2, y + height / 2, 17, "#141C46", "#FFE9B0", 1.6)
            fit.number(paint, str(count), x + width / 2, y + height / 2, 32, 16)
