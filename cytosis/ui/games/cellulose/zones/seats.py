"""Who sits at the table: stock, flasks, cards in play, and what the next morning brings."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from cytosis.app.words.handbook import Handbook
from cytosis.games.cellulose.data.catalog import IVY, RESOURCES
from cytosis.games.cellulose.ivy.view import IvyView
from cytosis.games.cellulose.view import SeatView
from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.layout import size
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone, named
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Figure, Info
from cytosis.ui.widgets.shapes import disc, glow, mix, plate

COLUMNS = (0, 57, 114, 163, 212, 260)
AFTER = (14, 20, 16, 16, 16, 16)
ROOMS = (31, 26, 22, 22, 21, 21)
"""Where each resource stands in a seat, its number after the middle of it, and how wide that may be."""
TALL = 130.0
"""From this height on a seat has a row for the next morning."""
APART = 1.2
"""How much larger one name may be than another."""
KINDS = ("enzyme", "starch", "psv")
HERS = {"water": 26.0, "co2": 112.0, "carb": 198.0}
HER_AFTER = 23.0
"""Where what Ivy has in stock stands, and its numbers; Water and carbon dioxide count in sixes."""


class SeatZone(CelluloseZone):
    """The seats, each with a drawer of what it has in play."""

    prefix: ClassVar[str] = "seat"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """One by one, and Ivy's."""
        return [Target(f"seat.{named(seat)}", self.at.seats[seat]) for seat, _ in self.everybody()]

    def act(self, rest: str) -> None:
        """What it has in play."""
        self.table.open(f"seat.{rest}")

    def info(self, rest: str) -> Info | None:
        """Where its health came from, its Enzymes by name, and its next morning."""
        if self.table.opened:
            return None
        seat, one = self.whose(rest)
        stock = [one.stock.get(name, 0) for name in RESOURCES]
        lines = [self.texts.t("cellulose.seat.has", what=self.words.amounts(stock))] if any(stock) else []
        if isinstance(one, SeatView):
            lines.append(self.texts.t("cellulose.seat.morning", what=self._morning_words(one)))
        played = in_play(one)
        if played:
            lines.append(self.texts.t("cellulose.seat.played", cards=self.words.cards(played)))
        lines += [f"{self.texts.t(f'source.{name}')}: {n}" for name, n in one.points.items()]
        return Info(self.words.seat(seat), tuple(lines))

    def page(self, rest: str) -> str:
        """How health is made, or who Ivy is."""
        return "topic.ivy" if rest == named(IVY) else "topic.end"

    def box(self, rest: str) -> Box | None:
        """Its panel."""
        return self.at.seats[self.whose(rest)[0]]

    def _morning_words(self, seat: SeatView) -> str:
        nodes = {node.id: node for node in self.catalog.nodes}
        return self.words.listed(self.words.gifts(nodes[name].income) for name in (seat.shoot, seat.root))

    def stock(self, seat: int, resource: str) -> tuple[float, float]:
        """Where a resource of a seat lies."""
        x, y, _, height = self.at.seats[seat]
        row = 57 if height < TALL else 70
        if seat == IVY:
            return x + HERS.get(resource, HERS["carb"]), y + row
        return x + 18 + COLUMNS[RESOURCES.index(resource)], y + row

    def heart(self, seat: int) -> tuple[float, float]:
        """Where its health stands."""
        x, y, width, _ = self.at.seats[seat]
        return x + width - 22, y + 24

    def figures(self) -> dict[str, Figure]:
        """Where the numbers of all seats stand."""
        found: dict[str, Figure] = {}
        for i, one in self.everybody():
            x, y, _, height = self.at.seats[i]
            tall = height > TALL
            middle = y + (26 if tall else 22)
            found[f"health.{i}"] = Figure(one.total, x + 288, middle, 18, sign=42)
            found[f"hand.{i}"] = Figure(held(one), x + 256, middle, 17, False)
            if isinstance(one, IvyView):
                found |= {f"{name}.{i}": self._hers_at(name, n) for name, n in one.stock.items()}
                continue
            for (name, n), after, room in zip(one.stock.items(), AFTER, ROOMS, strict=True):
                left, line = self.stock(i, name)
                size = 18 if tall else 17
                found[f"{name}.{i}"] = Figure(n, left + after, line, size, sign=after - 8, room=room)
        return found

    def _hers_at(self, name: str, n: int) -> Figure:
        """A number of Ivy's stock."""
        x, y = self.stock(IVY, name)
        return Figure(n, x + HER_AFTER, y + 2, 18, sign=12, room=44)

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """All seats; the one on turn in light."""
        for i, _ in self.everybody():
            self.one(paint, i)

    def one(self, paint: Painter, seat: int) -> None:
        """That seat alone."""
        turn = self.table.turn
        acts = IVY if self.design.rival.acts else turn.seat if turn is not None else None
        self._seat(paint, seat, dict(self.everybody())[seat], seat == acts)

    def _seat(self, paint: Painter, i: int, one: SeatView | IvyView, active: bool) -> None:
        x, y, width, height = box = self.at.seats[i]
        player, look = paint.theme.players[i], paint.theme.panels["seat"]
        if active:
            glow(paint, box, "#FFD75E", 14, 12, 0.26)
        edge = "#FFE08A" if active else mix(look.edge, player.line, 0.35)
        share = (0.42, 0.22) if active else (0.2, 0.08)
        colours = (mix(look.top, player.colour, share[0]), mix(look.bottom, player.colour, share[1]), edge)
        plate(paint, box, colours, 14, look.opacity, False, 2.2 if active else None)
        tall = height > TALL
        first, second, last = (y + 26, y + 70, y + height - 24) if tall else (y + 22, y + 57, y + height - 18)
        self._head(paint, i, one, x, first, tall)
        if isinstance(one, IvyView):
            self._hers(paint, one, x, second)
        else:
            self._stock(paint, one, x, second, tall)
        if tall and isinstance(one, SeatView):
            self._morning(paint, one, (x, y + 96, width, 34))
        self._rule(paint, x + 12, last - (20 if tall else 16), width - 24)
        self._played(paint, in_play(one), x, last, tall)

    def _rule(self, paint: Painter, x: float, y: float, wide: float) -> None:
        line = paint.theme.hex("line")
        paint.vector(f'<path d="M0 1H{wide}" stroke="{line}" stroke-width="1.2"/>', (x, y - 1, wide, 2))

    def _head(self, paint: Painter, i: int, one: SeatView | IvyView, x: float, y: float, tall: bool) -> None:
        paint.sign(f"disk.{self.player(paint, i)}", x + 22, y, 40 if tall else 34)
        left = x + (47 if tall else 43)
        first = self.view.first_player == i
        room = 82 if first else 108
        names = [self.words.seat(seat) for seat, _ in self.everybody()]
        size = 20.0 if tall else 19.0
        size = min(size, paint.common_size(names, size, "head", 108, 34) * APART)
        paint.text(self.words.seat(i), left, y, size, "head", "text", "left", room, tall=34)
        if first:
            paint.sign("cellulose.first", x + 145, y, 32)
        self._flasks(paint, i, one, x + 174, y - 1)
        paint.sign("cellulose.held", x + 239, y, 24)
        paint.text(str(held(one)), x + 250, y, 17, "bold", "text", "left", 18, tall=28)
        paint.sign("cellulose.heart", x + 288, y + 2, 44)
        paint.text(str(one.total), x + 288, y, 18, "head", "on_gold", "centre", 32, tall=28)

    def _flasks(self, paint: Painter, i: int, one: SeatView | IvyView, x: float, y: float) -> None:
        """Those that are left, and ghosts of those that were placed."""
        lying = [colour for there in self.view.spaces.values() for who, colour in there if who == i]
        pool = [("own", True)] * one.markers + [("own", False)] * lying.count("own")
        pool += [("grey", True)] * one.grey + [("grey", False)] * lying.count("grey")
        pitch = min(14.5, 43 / max(len(pool) - 1, 1))
        for j, (colour, left) in enumerate(pool):
            picture = "flask.grey" if colour == "grey" else f"flask.{self.player(paint, i)}"
            paint.sign(picture, x + j * pitch, y, size("seat"), 255 if left else 70)

    def _stock(self, paint: Painter, seat: SeatView, x: float, y: float, tall: bool) -> None:
        for i, (name, n) in enumerate(seat.stock.items()):
            left, room = x + 18 + COLUMNS[i], ROOMS[i]
            paint.sign(f"cellulose.{name}", left, y, 26 if tall else 24, 255 if n else 130)
            paint.text(
                str(n),
                left + AFTER[i],
                y,
                18 if tall else 17,
                "bold",
                "text" if n else "mute",
                "left",
                room,
                tall=28,
            )
            if name in ("water", "co2"):
                six = self.catalog.figure(f"exchange_{name}")
                self._sixes(paint, n // six, left, y + (22 if tall else 19))

    def _sixes(self, paint: Painter, count: int, x: float, y: float) -> None:
        """A dot for each time it is enough for a sugar."""
        for t in range(min(4, count)):
            disc(paint, x - 8 + t * 8, y, 3.2, "#FFD75E", "#FFD75E", 1)

    def _hers(self, paint: Painter, ivy: IvyView, x: float, y: float) -> None:
        """What Ivy has: Water, carbon dioxide and sugar, one by one like everybody's."""
        for name, n in ivy.stock.items():
            left, ink = x + HERS[name], "text" if n else "mute"
            paint.sign(f"cellulose.{name}", left, y + 2, 28, 255 if n else 130)
            paint.text(str(n), left + HER_AFTER, y + 2, 18, "bold", ink, "left", 44, tall=28)
            if name != "carb":
                self._sixes(paint, n // self.catalog.figure(f"exchange_{name}"), left, y + 18)

    def _morning(self, paint: Painter, seat: SeatView, box: Box) -> None:
        """What the next sunrise brings."""
        x, y, width, height = box
        nodes = {node.id: node for node in self.catalog.nodes}
        self._rule(paint, x + 12, y, width - 24)
        middle = y + height / 2
        paint.sign("cellulose.sunrise", x + 21, middle, 26)
        left, room = x + 42, (width - 56) / 2
        for name in (seat.shoot, seat.root):
            shown = signs.gifts(nodes[name].income)
            wide = min(signs.width(paint, shown, 22, 17), room)
            signs.fitted(paint, shown, (left, y, room, height), 22, 17, "text", "text", "left")
            left += wide + 12

    def _played(self, paint: Painter, played: tuple[str, ...], x: float, y: float, tall: bool) -> None:
        """Counts of Enzymes, Starch and storage vacuoles; the Specializations one by one."""
        kinds = [self.design.cards.facts(card).type for card in played]
        for j, kind in enumerate(KINDS):
            at, n = x + 20 + j * 40, kinds.count(kind)
            paint.sign(f"cellulose.kind.{kind}", at, y, 24 if tall else 21, 255 if n else 80)
            if n:
                paint.text(str(n), at + 13, y, 16, "bold", "text", "left", 18, tall=26)
        rule = f'<path d="M1 0V20" stroke="{paint.theme.hex("line")}" stroke-width="1.2"/>'
        paint.vector(rule, (x + 133, y - 10, 2, 20))
        self._specials(paint, played, (x + 152, y), 25 if tall else 22)

    def _specials(
        self, paint: Painter, played: tuple[str, ...], at: tuple[float, float], size: float
    ) -> None:
        x, y = at
        special = [card.id for card in self.catalog.cards if card.type == "specialization"]
        for j, name in enumerate(special):
            n = played.count(name)
            paint.sign(f"cellulose.special.{name}", x + j * 32, y, size, 255 if n else 60)
            if n > 1:
                paint.text(str(n), x + 13 + j * 32, y + 1, 15, "bold", "text", "left", 14, tall=24)


class StockZone(CelluloseZone):
    """What the one at the screen has, resource by resource: each says what it is for."""

    prefix: ClassVar[str] = "stock"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """A place for each resource, while the drawer of the seat is closed."""
        viewer = self.view.viewer
        if viewer is None or self.table.opened:
            return []
        found = []
        for name, room in zip(RESOURCES, ROOMS, strict=True):
            x, y = self.design.seats.stock(viewer, name)
            found.append(Target(f"stock.{name}", (x - 13, y - 15, 26.0 + room - 3, 30.0)))
        return found

    @cached_property
    def _book(self) -> Handbook:
        return self.design.teller.handbook()

    def act(self, rest: str) -> None:
        """As everywhere on the seat."""
        self.table.open(f"seat.{self.view.viewer}")

    def info(self, rest: str) -> Info | None:
        """Its name, where it comes from and what it is for."""
        entry = self._book.find(self.page(rest))
        return Info(entry.title, entry.rule) if entry is not None else None

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"resource.{rest}"


def held(one: SeatView | IvyView) -> int:
    """How many cards somebody holds."""
    return len(one.hand) if isinstance(one, IvyView) else one.hand_count


def in_play(one: SeatView | IvyView) -> tuple[str, ...]:
    """The cards that lie before somebody; Ivy's Enzymes are a stack of their own."""
    return (*one.played, *one.enzymes) if isinstance(one, IvyView) else one.played
