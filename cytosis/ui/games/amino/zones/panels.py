"""What stands around the planet: the hand, the list of cards, the steps of a turn, the points."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.amino.cards import MINUS
from cytosis.ui.games.amino.zones.air import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import badge, disc, icon, plate

STEPS = {"analyze": "eye", "build": "save", "change": "swap", "draw": "copy"}
"""The actions of a turn in their order, with their signs."""


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
        return Info(self.design.words.card(rest), (self.design.words.about(rest),))

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
        fit.block(
            paint,
            self.table.names[view.starter],
            (x + 42, y + 46, width - 50, 32),
            17,
            "head",
            "text",
            "left",
            True,
            1,
        )
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
        fit.block(paint, title, (x + 14, y + 6, width - 28, 28), 16, "head", "heading", "left", True, 1)
        for card, (rx, ry, rw, rh) in self._rows():
            found = next(one for one in self.design.words.catalog.cards if one.id == card)
            plate(paint, (rx, ry, rw, rh), ("#1C2756", "#182049", "#3A4E86"), 10, 0.95, False)
            middle = ry + rh / 2
            self._picture(paint, card, rx + 26, middle, rh - 8)
            if found.elements:
                self.design.cards.formula(paint, card, rx + 52, ry + rh * 0.36, 17)
            else:
                name = self.design.words.card(card)
                paint.text(
                    name,
                    rx + 52,
                    ry + rh * 0.36,
                    15,
                    "head",
                    "text",
                    "left",
                    rw - (96 if card == "lightning" else 60),
                    tall=rh * 0.5,
                )
            for i in range(found.copies):
                disc(paint, rx + 55 + i * 8.4, ry + rh * 0.74, 3, "#C9D5F2", "#C9D5F2", 0.5)
            if found.elements:
                self.design.cards.value(paint, found.value, rx + rw - 22, middle, rh - 10)
            elif card == "lightning":
                self.design.cards.double(paint, rx + rw - 22, middle, rh - 14)

    def _picture(self, paint: Painter, card: str, x: float, y: float, height: float) -> None:
        if card in ("sunlight", "lightning"):
            wide = height * 0.774
            paint.picture(f"amino.face.{card}", (x - wide / 2, y - height / 2, wide, height))
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
        paint.sign("amino.glycine", x + width / 2, y + height / 2 + 6, height - 76)
        for i, element in enumerate(self.design.words.catalog.elements):
            self.design.cards.coin(paint, element, x + width / 2 + (i - 1.5) * 36, y + height - 24, 28)

    def _decks(self, paint: Painter) -> None:
        at, view = self.design.at, self.design.view
        paint.panel(at.regions["decks"])
        for name, count in (("deck", view.deck), ("discard", len(view.discard))):
            x, y, width, height = box = at.regions[name]
            label = (x - 18, y - 32, width + 36, 28)
            fit.block(
                paint, self.texts.t(f"amino.pile.{name}"), label, 15, "head", "heading", "centre", True, 1
            )
            if count:
                self.design.cards.back(paint, box)
            else:
                plate(paint, box, ("#101A40", "#101A40", "#5A6AA8"), 8, 0.6, False)
            disc(paint, x + width / 2, y + height / 2, 17, "#141C46", "#FFE9B0", 1.6)
            paint.text(str(count), x + width / 2, y + height / 2, 16, "head", "text", "centre", 28, tall=22)


class StepZone(AminoZone):
    """The four actions of a turn: done, now, to come; at the end of a hand what happens then."""

    prefix: ClassVar[str] = "step"
    free: ClassVar[bool] = True

    def _boxes(self) -> dict[str, Box]:
        x, y, width, height = self.design.at.regions["stepper"]
        left, names = x + 206, tuple(STEPS)
        each = (width - 206 - 12) / len(names)
        return {name: (left + i * each, y + 8, each - 14, height - 16) for i, name in enumerate(names)}

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"step.{name}", box) for name, box in self._boxes().items()]

    def info(self, rest: str) -> Info | None:
        """What the action is."""
        return Info(self.texts.t(f"amino.step.{rest}"), (self.texts.t(f"amino.step.{rest}.about"),))

    def page(self, rest: str) -> str:
        """What happens in a turn."""
        return "topic.turn"

    def lying(self, paint: Painter) -> None:
        """Who takes a turn, and how far it is."""
        x, y, _, height = box = self.design.at.regions["stepper"]
        paint.panel(box)
        pending = self.table.turn
        if pending is None:
            return
        badge(paint, pending.seat, x + 38, y + height / 2, 44)
        fit.block(
            paint,
            self.table.names[pending.seat],
            (x + 68, y + 8, 132, height / 2 - 6),
            19,
            "head",
            "text",
            "left",
            True,
            1,
        )
        what = self.design.teller.board.asked(pending.kind) if pending.kind in STEPS else ""
        fit.block(
            paint, what, (x + 68, y + height / 2, 132, height / 2 - 6), 14, "body", "soft", "left", True, 2
        )
        now = pending.kind if pending.kind in STEPS else ""
        names = tuple(STEPS)
        for i, (name, step) in enumerate(self._boxes().items()):
            done = bool(now) and i < names.index(now)
            look = "gold" if name == now else "done" if done else "later"
            colours = {
                "gold": ("#FFE39A", "#F2B53A", "#FFF3C9"),
                "done": ("#1F6B57", "#174E45", "#6FF0C0"),
                "later": ("#18244B", "#141D40", "#3A4E86"),
            }[look]
            plate(paint, step, colours, 12, 0.98, False)
            ink = "gold" if look == "gold" else "text" if done else "mute"
            sx, sy, sw, sh = step
            icon(paint, "tick" if done else STEPS[name], sx + 26, sy + sh / 2, 24, ink)
            title = (sx + 48, sy + 5, sw - 56, sh * 0.46)
            fit.block(paint, self.texts.t(f"amino.step.{name}"), title, 17, "head", ink, "left", True, 1)
            under = (sx + 48, sy + sh * 0.5, sw - 56, sh * 0.44)
            fit.block(paint, self._under(name, look), under, 13, "body", ink, "left", True, 1)

    def _under(self, name: str, look: str) -> str:
        pending = self.table.turn
        if name == "analyze" and look == "gold" and pending is not None:
            return self.texts.t(
                "amino.step.look_of", n=len(pending.looked) + 1, of=self.design.words.catalog.looks
            )
        return self.texts.t(f"amino.step.{name}.short")


class ScoreZone(AminoZone):
    """Points by hand and in all."""

    prefix: ClassVar[str] = "seat"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """A row for each seat."""
        return [Target(f"seat.{seat}", box) for seat, box in enumerate(self.table.layout.seats)]

    def info(self, rest: str) -> Info | None:
        """Where the points came from."""
        seat = int(rest)
        points = self.design.view.seats[seat].points
        lines = tuple(f"{self.texts.t(f'source.{name}')}: {n}" for name, n in points.items())
        return Info(self.table.names[seat], lines or (self.design.words.points(0),))

    def page(self, rest: str) -> str:
        """How points are counted."""
        return "topic.scoring"

    def lying(self, paint: Painter) -> None:
        """A table: hands across, seats down."""
        view = self.design.view
        x, y, width, _ = box = self.design.at.regions["score"]
        paint.panel(box)
        fit.block(
            paint,
            self.texts.t("amino.points"),
            (x + 14, y + 6, 110, 32),
            17,
            "head",
            "heading",
            "left",
            True,
            1,
        )
        total = (x + width - 76, y + 6, 66, 32)
        fit.block(paint, self.texts.t("amino.total"), total, 15, "head", "soft", "right", True, 1)
        shown = list(range(max(view.hand - 4, 0), max(view.hand, min(view.hands or view.hand, 4))))[-4:]
        columns = {hand: x + 146 + i * 30 for i, hand in enumerate(shown)}
        for hand, cx in columns.items():
            paint.text(
                str(hand + 1),
                cx,
                y + 22,
                15,
                "head",
                "heading" if hand == view.hand - 1 else "mute",
                "centre",
                28,
            )
        tall = self.table.layout.seats[0][3]
        size = paint.common_size(self.table.names, 16, "head", 82, tall)
        for seat, (sx, sy, sw, sh) in enumerate(self.table.layout.seats):
            me, middle = view.seats[seat], sy + sh / 2
            pending = self.table.turn
            if pending is not None and pending.seat == seat:
                plate(paint, (sx + 6, sy + 1, sw - 12, sh - 3), "row_chosen", 10, 0.96, False)
            badge(paint, seat, sx + 26, middle, min(sh - 14, 30))
            paint.text(self.table.names[seat], sx + 48, middle, size, "head", "text", "left", 82, tall=sh)
            for hand, cx in columns.items():
                if hand < len(me.by_hand):
                    points = me.by_hand[hand]
                    paint.text(
                        str(points).replace("-", MINUS),
                        cx,
                        middle,
                        16,
                        "head",
                        "bad" if points < 0 else "text",
                        "centre",
                        30,
                    )
            paint.sign("points", sx + sw - 34, middle, min(sh - 8, 38))
            paint.text(
                str(me.total).replace("-", MINUS),
                sx + sw - 34,
                middle,
                16,
                "head",
                "on_track",
                "centre",
                30,
                tall=22,
            )
