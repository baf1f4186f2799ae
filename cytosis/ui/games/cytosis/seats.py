"""What everybody may know of each seat: name, flasks, disks, hand, health, stock, completed cards, power."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.games.cytosis.catalog import RESOURCES, Catalog
from cytosis.games.cytosis.view import SeatView, View
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Figure
from cytosis.ui.widgets.shapes import glow, mix, plate

COUNTED = (
    "protein_hormone",
    "steroid_hormone",
    "protein_hormone_receptor",
    "steroid_hormone_receptor",
    "enzyme",
    "alcohol_detoxification",
)
GLOW = 12.0
"""Room for the light around the seat on turn."""
STOCK_ORDER = ("mrna", "protein", "lipid", "carb", "atp")


def stock_place(layout: TableLayout, seat: int, resource: str) -> tuple[float, float, float, float]:
    """Of an amount in a seat's stock: where it begins, its middle line, its room and the cube's size."""
    x, y, width, height = layout.seats[seat]
    i = STOCK_ORDER.index(resource)
    if layout.folded:
        return x + 14 + (i % 3) * (width - 20) / 3, y + 102 + 42 * (i // 3), (width - 20) / 3, 36.0
    return x + 14 + i * (width - 20) / 5, y + height / 2, (width - 20) / 5, 26.0


class SeatPainter:
    """Paints the seats of one table."""

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        self._catalog = catalog
        self._names = names
        self._family_of = {card.id: card.family for card in catalog.cards}

    def paint(self, paint: Painter, view: View, layout: TableLayout) -> None:
        """All seats."""
        for seat, box in enumerate(layout.seats):
            turn = view.pending is not None and view.pending.seat == seat
            key = ("seat", seat, self._names[seat], repr(view.seats[seat]), turn, view.first_player == seat)

            def draw(on: Painter, seat: int = seat, box: Box = box) -> None:
                self._seat(on, view, seat, box, layout)

            paint.kept((*key, layout.folded, layout.own), box, draw, GLOW)

    @staticmethod
    def figures(view: View, layout: TableLayout) -> dict[str, Figure]:
        """Where the numbers of all seats stand."""
        found: dict[str, Figure] = {}
        for seat, (x, y, width, height) in enumerate(layout.seats):
            shown, folded = view.seats[seat], layout.folded
            strip = folded and seat != layout.own
            middle = y + (height / 2 if strip else 26 if folded else height / 6 + 1)
            heart = x + width - (30 if folded else 26)
            found[f"health.{seat}"] = Figure(shown.health, heart, middle - 1, 20 if folded else 18)
            if strip:
                continue
            hand = (x + width - 24, y + 64) if folded else (heart - 36, middle)
            found[f"hand.{seat}"] = Figure(shown.hand_count, *hand, 17, False)
            for resource in STOCK_ORDER:
                left, line, _, size = stock_place(layout, seat, resource)
                n = shown.stock[RESOURCES.index(resource)]
                wide = size * 0.7 * 0.56 * len(str(n))
                found[f"{resource}.{seat}"] = Figure(n, left + size + 6 + wide / 2, line, size * 0.7)
        return found

    def _seat(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        if layout.folded and seat != layout.own:
            self._strip(paint, view, seat, box)
        elif layout.folded:
            self._tall(paint, view, seat, box, layout)
        else:
            self._usual(paint, view, seat, box, layout)

    def _ground(self, paint: Painter, view: View, seat: int, box: Box) -> None:
        colour = paint.theme.players[seat].colour
        active = view.pending is not None and view.pending.seat == seat
        if active:
            glow(paint, box, "#FFD75E", 14, 10, 0.2)
        top = mix("#2A3A6C", colour, 0.34 if active else 0.2)
        edge = "#FFD75E" if active else mix("#50689F", colour, 0.35)
        plate(paint, box, (top, mix("#172149", colour, 0.1), edge), 14, 0.97, False, 2.2 if active else 1.6)

    # -- three rows ----------------------------------------------------------------------------------------
    def _usual(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        x, y, _, height = box
        shown = view.seats[seat]
        self._ground(paint, view, seat, box)
        pitch = height / 3
        first = y + pitch / 2 + 1
        paint.sign(f"disk.{paint.theme.players[seat].id}", x + 24, first, 32)
        right = self._head(paint, view, seat, box, first)
        least = right - (0 if view.first_player == seat else 18)  # as narrow as with the marker
        name = (x + 45, first - 15, max(least - x - 49, 40), 30)
        size = fit.common(paint, ((one, name) for one in self._names), 19, "head", 1)
        fit.block(paint, self._names[seat], name, size, "head", "text", "left", True, 1)
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))
        self._done(paint, shown, box, y + pitch * 2.5 - 2)
        self._power(paint, shown, layout.power(seat))

    def _head(self, paint: Painter, view: View, seat: int, box: Box, y: float) -> float:
        """Health, then what :meth:`_pieces` shows, from the right; returns where they begin."""
        x = box[0] + box[2] - 26
        self._heart(paint, view.seats[seat].health, x, y, 40)
        return self._pieces(paint, view, seat, x - 36, y)

    def _pieces(self, paint: Painter, view: View, seat: int, x: float, y: float) -> float:
        """Hand, disks, flasks and the marker, from the right; returns where they begin."""
        shown, player = view.seats[seat], paint.theme.players[seat]
        fit.block(
            paint, str(shown.hand_count), (x - 10, y - 12, 20, 24), 17, "head", "text", "centre", True, 1
        )
        x -= 19
        paint.sign("hand", x, y, 21)
        x -= 26
        for i in range(self._catalog.setup.disks):
            paint.sign(f"disk.{player.id}", x - 14 * i, y, 15, 255 if i < shown.disks else 60)
        x -= 14 * self._catalog.setup.disks + 8
        flasks = self._catalog.setup.flasks
        pitch = 15 if flasks < 4 else 10
        for i in reversed(range(flasks)):
            paint.sign(f"flask.{player.id}", x - pitch * i, y, 24, 255 if i < shown.flasks else 60)
        x -= pitch * (flasks - 1) + 23
        if view.first_player == seat:
            paint.sign("first_player", x, y, 27)
            x -= 18
        return x

    def _heart(self, paint: Painter, health: int, x: float, y: float, size: float) -> None:
        paint.sign("health", x, y, size)
        box = (x - size * 0.42, y - size * 0.45 - 1, size * 0.84, size * 0.9)
        fit.block(paint, str(health), box, size * 0.45, "head", "#4A2C00", "centre", True, 1)

    def _amount(
        self, paint: Painter, shown: SeatView, name: str, left: float, y: float, room: float, size: float
    ) -> None:
        n = shown.stock[RESOURCES.index(name)]
        paint.picture(f"resource.{name}", (left, y - size / 2, size, size), 255 if n else 110)
        box = (left + size + 6, y - size / 2, room - size - 10, size)
        fit.block(paint, str(n), box, size * 0.7, "bold", "text" if n else "mute", "left", True, 1)

    def _done(
        self, paint: Painter, shown: SeatView, box: Box, y: float, size: float = 20, power: float = 52
    ) -> None:
        """Completed cards by family, then antibodies where there are any."""
        x, _, width, _ = box
        families = [self._family_of[name] for name in shown.completed]
        antibodies = shown.more.get("antibodies", {})
        number = 19 if max(antibodies.values(), default=0) > 9 else 11
        taken = (
            22 + (3 * (18 + number) + 4 if antibodies else 0) + (power if "epigenetic" in shown.more else 0)
        )
        pitch = (width - taken) / len(COUNTED)
        size = min(size, pitch - 9)
        for i, family in enumerate(COUNTED):
            left, count = x + 12 + i * pitch, families.count(family)
            paint.picture(f"family.{family}", (left, y - size / 2, size, size), 255 if count else 70)
            if count:
                beside = (left + size + 1, y - size / 2, pitch - size, size)
                fit.block(paint, str(count), beside, size * 0.74, "head", "text", "left", True, 1)
        left = x + 12 + pitch * len(COUNTED) + 4
        for i, (strain, count) in enumerate(antibodies.items()):
            at = left + i * (18 + number)
            paint.picture(f"antibody.{strain}", (at, y - 9, 18, 18), 255 if count else 70)
            if count:
                beside = (at + 18, y - 10, number, 20)
                fit.block(paint, str(count), beside, 13.5, "head", "text", "left", True, 1)

    def _power(self, paint: Painter, shown: SeatView, box: Box) -> None:
        power = shown.more.get("epigenetic")
        if power:
            paint.picture(f"power.{power}", box)

    # -- with large text -----------------------------------------------------------------------------------
    def _strip(self, paint: Painter, view: View, seat: int, box: Box) -> None:
        """A rival folded: who, whose turn, how many flasks, how healthy."""
        x, y, width, height = box
        shown, player, middle = view.seats[seat], paint.theme.players[seat], y + height / 2
        self._ground(paint, view, seat, box)
        paint.sign(f"disk.{player.id}", x + 26, middle, 36)
        self._heart(paint, shown.health, x + width - 30, middle, 44)
        left = x + width - 62
        for i in range(self._catalog.setup.flasks):
            paint.sign(f"flask.{player.id}", left - 18 * i, middle, 28, 255 if i < shown.flasks else 60)
        left -= 18 * self._catalog.setup.flasks
        if view.first_player == seat:
            paint.sign("first_player", left - 4, middle, 30)
            left -= 24
        name = (x + 50, y, left - x - 54, height)
        fit.block(paint, self._names[seat], name, 19, "head", "text", "left", True, 1)

    def _tall(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        """The own seat with large figures."""
        x, y, width, height = box
        shown = view.seats[seat]
        self._ground(paint, view, seat, box)
        first = y + 26
        paint.sign(f"disk.{paint.theme.players[seat].id}", x + 24, first, 36)
        self._heart(paint, shown.health, x + width - 30, first, 46)
        name = (x + 48, first - 20, width - 108, 40)
        fit.block(paint, self._names[seat], name, 19, "head", "text", "left", True, 1)
        self._pieces(paint, view, seat, x + width - 24, y + 64)
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))
        self._done(paint, shown, box, y + height - 23, 24, 72)
        self._power(paint, shown, layout.power(seat))
