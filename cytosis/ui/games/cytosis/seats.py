"""What everybody may know of each seat: name, flasks, disks, hand, health, stock, completed cards, power."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.games.cytosis.catalog import RESOURCES, Catalog
from cytosis.games.cytosis.view import SeatView, View
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Figure
from cytosis.ui.widgets.shapes import disc, glow, mix, plate

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
DASHED = 18.0
DASH = f'<rect width="{DASHED:g}" height="4" rx="2" fill="#A9B7DC" fill-opacity="0.55"/>'
"""Where a seat owns nothing of a kind."""
PIECES = (78.0, 158.0, 166.0)
"""Where flasks and disks end and the hand begins on a roomy plate."""
ROOMY = 180.0
"""Plates so high show the pieces in a row of their own, and completed cards as pictures."""
STOCK_ORDER = ("mrna", "protein", "lipid", "carb", "atp")


def stock_place(layout: TableLayout, seat: int, resource: str) -> tuple[float, float, float, float]:
    """Of an amount in a seat's stock: where it begins, its middle line, its room and the cube's size."""
    x, y, width, height = layout.seats[seat]
    i = STOCK_ORDER.index(resource)
    if layout.folded and seat != layout.own:
        return x + 10 + i * (width - 14) / 5, y + height - 22, (width - 14) / 5, 25.0
    if layout.folded:
        return x + 14 + (i % 3) * (width - 20) / 3, y + 102 + 42 * (i // 3), (width - 20) / 3, 36.0
    line = y + height * 0.58 if height >= ROOMY else y + height / 2
    return x + 14 + i * (width - 20) / 5, line, (width - 20) / 5, 26.0


def _heart_place(box: Box, folded: bool, strip: bool) -> tuple[float, float, float]:
    """Where a seat's health stands, and how large."""
    x, y, width, height = box
    if strip:
        return x + width - 28, y + 22, 19
    if folded:
        return x + width - 30, y + 25, 20
    return x + width - 26, y + (25 if height >= ROOMY else height / 6), 18


def _hand_place(box: Box, folded: bool) -> tuple[float, float]:
    """Where the number of cards in its hand stands."""
    x, y, width, height = box
    if folded:
        return x + width - 24, y + 64
    return (
        (x + PIECES[2] + 38, y + height * 0.34) if height >= ROOMY else (x + width - 62, y + height / 6 + 1)
    )


class SeatPainter:
    """Paints the seats of one table."""

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        self._catalog = catalog
        self._names = names
        self._family_of = {card.id: card.family for card in catalog.cards}

    def paint(self, paint: Painter, view: View, layout: TableLayout) -> None:
        """All seats."""
        for seat in range(len(layout.seats)):
            self.one(paint, view, seat, layout)

    def one(self, paint: Painter, view: View, seat: int, layout: TableLayout) -> None:
        """A seat."""
        box, turn = layout.seats[seat], view.pending is not None and view.pending.seat == seat
        key = ("seat", seat, self._names[seat], repr(view.seats[seat]), turn, view.first_player == seat)
        paint.kept(
            (*key, layout.folded, layout.own),
            box,
            lambda on: self._seat(on, view, seat, box, layout),
            GLOW,
        )

    @staticmethod
    def figures(view: View, layout: TableLayout) -> dict[str, Figure]:
        """Where the numbers of all seats stand."""
        found: dict[str, Figure] = {}
        for seat, box in enumerate(layout.seats):
            shown, strip = view.seats[seat], layout.folded and seat != layout.own
            x, y, size = _heart_place(box, layout.folded, strip)
            found[f"health.{seat}"] = Figure(shown.health, x, y, size, sign=size * 1.5)
            if not strip:
                found[f"hand.{seat}"] = Figure(
                    shown.hand_count, *_hand_place(box, layout.folded), 17, False, sign=24.0
                )
            for resource in STOCK_ORDER:
                left, line, room, side = stock_place(layout, seat, resource)
                n = shown.stock[RESOURCES.index(resource)]
                found[f"{resource}.{seat}"] = (
                    Figure(
                        *(n, left + side + 6, line, side * 0.7),
                        sign=side / 2 + 6,
                        room=room - side - 10,
                        tall=side,
                    )
                    if n
                    else Figure(0, left + side * 0.6 + DASHED / 2, line, side * 0.7, tall=side, dash=True)
                )
        return found

    def _seat(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        if layout.folded and seat != layout.own:
            self._strip(paint, view, seat, box, layout)
        elif layout.folded:
            self._tall(paint, view, seat, box, layout)
        elif box[3] >= ROOMY:
            self._roomy(paint, view, seat, box, layout)
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
        fit.line(paint, self._names[seat], name, size)
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))
        self._done(paint, shown, box, y + pitch * 2.5 - 2)
        self._power(paint, shown, layout.power(seat))

    def _head(self, paint: Painter, view: View, seat: int, box: Box, y: float) -> float:
        """Health, then what :meth:`_pieces` shows, from the right; returns where they begin."""
        x = box[0] + box[2] - 26
        self._heart(paint, view.seats[seat].health, x, y, 40)
        return self._pieces(paint, view, seat, x - 36, y)

    def _pieces(
        self, paint: Painter, view: View, seat: int, x: float, y: float, disks: bool = False
    ) -> float:
        """Hand, disks if wanted, flasks and the marker, from the right; returns where they begin."""
        shown, player, setup = view.seats[seat], paint.theme.players[seat], self._catalog.setup
        fit.line(paint, str(shown.hand_count), (x - 10, y - 12, 20, 24), 17, "text", "centre")
        x -= 19
        paint.sign("hand", x, y, 21)
        x -= 15
        if disks:
            x = self._share(paint, f"disk.{player.id}", 20, shown.disks, setup.disks, x, y)
        x = self._share(paint, f"flask.{player.id}", 25, shown.flasks, setup.flasks, x, y)
        if view.first_player == seat:
            paint.sign("first_player", x - 12, y, 27)
            x -= 28
        return x

    def _share(
        self, paint: Painter, picture: str, size: float, left: int, of: int, x: float, y: float
    ) -> float:
        """A piece and how many of it are left, ending at x; pale where none is. Returns where it begins."""
        wide = paint.text(f"{left}/{of}", x, y, 16, "head", "text" if left else "mute", "right", tall=26)
        paint.sign(picture, x - wide - 5 - size / 2, y, size, 255 if left else 90)
        return x - wide - 11 - size

    def _heart(self, paint: Painter, health: int, x: float, y: float, size: float) -> None:
        paint.sign("health", x, y, size)
        fit.number(paint, str(health), x, y - 1, size, size * 0.45, "#4A2C00")

    def _amount(
        self, paint: Painter, shown: SeatView, name: str, left: float, y: float, room: float, size: float
    ) -> None:
        n = shown.stock[RESOURCES.index(name)]
        if not n:
            paint.vector(DASH, (left + size * 0.6, y - 2, DASHED, 4))
            return
        paint.picture(f"resource.{name}", (left, y - size / 2, size, size))
        box = (left + size + 6, y - size / 2, room - size - 10, size)
        fit.line(paint, str(n), box, size * 0.7, "text", "left", "bold")

    def _done(self, paint: Painter, shown: SeatView, box: Box, y: float, size: float = 24) -> None:
        """Completed cards by family, then antibodies: only what there is, with a count from two on."""
        x, _, width, _ = box
        owned = self._owned(shown)
        taken = 70 if "epigenetic" in shown.more else 16
        pitch = min(size + 14, (width - 12 - taken) / max(len(owned), 1))
        for i, (picture, count) in enumerate(owned):
            left = x + 12 + i * pitch
            paint.picture(picture, (left, y - size / 2, size, size))
            if count > 1:
                disc(paint, left + size - 2, y + size / 2 - 3, 9, "#F4F7FF", "#172149", 1.2)
                fit.number(paint, str(count), left + size - 2, y + size / 2 - 3, 18, 13, "on_light")

    def _owned(self, shown: SeatView) -> list[tuple[str, int]]:
        """Pictures of what a seat has completed or gathered, each with its number."""
        families = [self._family_of[name] for name in shown.completed]
        cards = [(f"family.{family}", families.count(family)) for family in COUNTED]
        strains = [(f"antibody.{name}", n) for name, n in shown.more.get("antibodies", {}).items()]
        return [(picture, count) for picture, count in (*cards, *strains) if count]

    # -- two seats -----------------------------------------------------------------------------------------
    def _roomy(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        """Four rows: who, pieces, stock, and completed cards as pictures."""
        x, y, width, height = box
        shown, player, setup = view.seats[seat], paint.theme.players[seat], self._catalog.setup
        self._ground(paint, view, seat, box)
        first, second = y + 26, y + height * 0.34
        paint.sign(f"disk.{player.id}", x + 24, first, 34)
        self._heart(paint, shown.health, x + width - 26, first, 42)
        right = x + width - 64
        if view.first_player == seat:
            paint.sign("first_player", right, first, 28)
            right -= 18
        name = (x + 48, first - 17, right - x - 54, 34)
        fit.line(paint, self._names[seat], name, 21)
        self._share(paint, f"flask.{player.id}", 27, shown.flasks, setup.flasks, x + PIECES[0], second)
        self._share(paint, f"disk.{player.id}", 22, shown.disks, setup.disks, x + PIECES[1], second)
        paint.sign("hand", x + PIECES[2] + 16, second, 23)
        hand = (x + PIECES[2] + 28, second - 12, 22, 24)
        fit.line(paint, str(shown.hand_count), hand, 17, "text", "centre")
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))
        self._cards(paint, shown, (x + 12, y + height - 52, width - 24, 44))
        self._power(paint, shown, layout.power(seat))

    def _cards(self, paint: Painter, shown: SeatView, box: Box) -> None:
        """Completed cards as small pictures, closer together when there are many."""
        x, y, width, height = box
        room = width - (60 if "epigenetic" in shown.more else 0) - (76 if shown.more.get("antibodies") else 0)
        wide = height * 1.9
        pitch = min(wide + 6, (room - wide) / max(len(shown.completed) - 1, 1))
        for i, card in enumerate(shown.completed):
            framed(paint, f"card.{card}", (x + i * pitch, y, wide, height), 7)
        strains = [(name, n) for name, n in shown.more.get("antibodies", {}).items() if n]
        for i, (strain, count) in enumerate(strains):
            left = x + room + i * 25
            paint.picture(f"antibody.{strain}", (left, y + 6, 22, 22))
            number = (left, y + 27, 22, 16)
            fit.line(paint, str(count), number, 13, "text", "centre")

    def _power(self, paint: Painter, shown: SeatView, box: Box) -> None:
        power = shown.more.get("epigenetic")
        if power:
            paint.picture(f"power.{power}", box)

    # -- with large text -----------------------------------------------------------------------------------
    def _strip(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        """A rival folded: who, whose turn, how many flasks, how healthy; below it the stock."""
        x, y, width, _ = box
        shown, player, middle = view.seats[seat], paint.theme.players[seat], y + 23
        self._ground(paint, view, seat, box)
        paint.sign(f"disk.{player.id}", x + 24, middle, 32)
        self._heart(paint, shown.health, x + width - 28, middle, 40)
        setup = self._catalog.setup
        left = self._share(
            paint, f"flask.{player.id}", 28, shown.flasks, setup.flasks, x + width - 52, middle
        )
        if view.first_player == seat:
            paint.sign("first_player", left - 4, middle, 28)
            left -= 22
        name = (x + 46, y + 2, left - x - 50, 42)
        fit.line(paint, self._names[seat], name, 19)
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))

    def _tall(self, paint: Painter, view: View, seat: int, box: Box, layout: TableLayout) -> None:
        """The own seat with large figures."""
        x, y, width, height = box
        shown = view.seats[seat]
        self._ground(paint, view, seat, box)
        first = y + 26
        paint.sign(f"disk.{paint.theme.players[seat].id}", x + 24, first, 36)
        self._heart(paint, shown.health, x + width - 30, first, 46)
        name = (x + 48, first - 20, width - 108, 40)
        fit.line(paint, self._names[seat], name, 19)
        self._pieces(paint, view, seat, x + width - 24, y + 64, True)
        for resource in STOCK_ORDER:
            self._amount(paint, shown, resource, *stock_place(layout, seat, resource))
        self._done(paint, shown, box, y + height - 25, 28)
        self._power(paint, shown, layout.power(seat))
