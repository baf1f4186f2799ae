"""The board with everything that lies on it, painted from a view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Spot
from cytosis.games.cytosis.view import VesicleView, View
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre
from cytosis.ui.widgets.shapes import GLOW, icon, mark, plate

SIZE, LOCK = 102.0, 20.0
INNER = 25.0
SECOND = 34.0
"""Across, of the second ring around a well that is open: how far from the middle."""


def well(paint: Painter, x: float, y: float, state: str, taken: bool) -> None:
    """Open ones glow with a double ring, those closed just now bear a lock, others are barred.

    ``taken`` ones hold flasks, which say it themselves; while nobody chooses a well is plain.
    """
    paint.sign("well.legal" if state == "legal" else "well", x, y, SIZE)
    if state == "legal":
        _double(paint, x, y)
    elif taken:
        return
    elif state == "closed":
        icon(paint, "lock", x, y, LOCK, "#8FA0D0")
    elif state == "never":
        _bar(paint, x, y)


def _double(paint: Painter, x: float, y: float) -> None:
    body = (
        f'<circle cx="40" cy="40" r="{SECOND}" fill="none" stroke="#1A2140" stroke-width="4" '
        f'stroke-opacity="0.35"/><circle cx="40" cy="40" r="{SECOND}" fill="none" stroke="#FFF3C4" '
        'stroke-width="2.2"/>'
    )
    paint.vector(body, (x - 40, y - 40, 80, 80))


def _bar(paint: Painter, x: float, y: float) -> None:
    reach = INNER * 0.7071
    line = f'x1="{40 - reach:.1f}" y1="{40 + reach:.1f}" x2="{40 + reach:.1f}" y2="{40 - reach:.1f}"'
    body = (
        f'<line {line} stroke="#0B1433" stroke-width="8" stroke-linecap="round"/>'
        f'<line {line} stroke="#C9D5F2" stroke-width="3.6" stroke-linecap="round"/>'
    )
    paint.vector(body, (x - 40, y - 40, 80, 80))


FLASK, CELL = 56.0, 26.0


class BoardPainter:
    """Paints the cell, its spots, vesicles, boosts, health markers and the card row."""

    def __init__(self, words: Words, layout: TableLayout, cards: CardPainter) -> None:
        self._words = words
        self._catalog = words.catalog
        self.layout = layout
        self._texts = words.texts
        self._cards = cards
        self.picture = f"board.{layout.side}{'.virus' if 'virus' in words.catalog.sections else ''}"
        self._chip_sizes: dict[tuple[float, float], float] = {}

    def paint(
        self,
        paint: Painter,
        view: View,
        wells: Mapping[str, str],
        used: Mapping[str, int] | None = None,
        hidden: Collection[str] = (),
    ) -> None:
        """Everything on the board; see :meth:`pieces`."""
        self.ground(paint)
        self.pieces(paint, view, wells, used, hidden)

    def ground(self, paint: Painter) -> None:
        """What never changes during a game: the cell, the health track, names, places for vesicles."""
        paint.picture(self.picture, self.layout.regions["board"])
        for health in range(0, 100, 5):
            x, y = self.layout.track[health]
            fit.number(paint, str(health), x, y, CELL, 13, "on_track")
        self._track_label(paint)
        for key, name in self.layout.names:
            self._plaque(paint, name, self.layout.plaques[key])
        for box in self.layout.places.values():
            paint.sign("place", *centre(box), 50)

    def pieces(
        self,
        paint: Painter,
        view: View,
        wells: Mapping[str, str],
        used: Mapping[str, int] | None = None,
        hidden: Collection[str] = (),
    ) -> None:
        """What lies on the ground.

        ``wells`` says how spots stand to the flask in hand (see :mod:`.wells`), ``used`` ones are ringed in
        the colour of the seat that came last, and what is ``hidden`` is on its way.
        """
        self._health(paint, view, hidden)
        for name, seat in (used or {}).items():
            mark(paint, *centre(self.layout.spots[name]), 37, paint.theme.players[seat].colour)
        for spot in self._catalog.spots:
            self._spot(paint, spot, view.spots.get(spot.id, ()), wells.get(spot.id, ""))
            self._kept_label(paint, spot, self.price(spot, view) if spot.kind == "buy" else [])
        for area, places in view.vesicles.items():
            for i, vesicle in enumerate(places):
                name = f"{area}.{i + 1}"
                if vesicle is not None and f"place.{name}" not in hidden:
                    self.vesicle(paint, self.layout.places[name], vesicle)
        for location, count in view.boosts.items():
            self._boost(paint, location, count)
        self._row(paint, view, wells, hidden)

    def _track_label(self, paint: Painter) -> None:
        """What the numbers around the cell count, in the free corner outside it."""
        x, y, width, height = self.layout.regions["health"]
        paint.sign("health", x + 14, y + height / 2, 28)
        room, name = (x + 32, y, width - 32, height), self._texts.t("ui.track")
        if fit.fits(paint, name, room[2], 15, "head"):
            fit.line(paint, name, room, 15, "heading")

    def _plaque(self, paint: Painter, text: str, box: Box) -> None:
        """A name plate; all names have one size."""
        x, y, width, tall = box
        paint.panel(box, "plaque", min(tall / 2 - 1, 15))
        size = self.layout.plaque_size / paint.text_scale
        room = (x + 2, y, width - 4, tall)
        fit.block(paint, text, room, size, "head", "#22305C", "centre", True, 2)

    def _chip(self, paint: Painter, bits: list[Bit], x: float, y: float, room: float) -> None:
        """What a spot does, in a pill no wider than the room between its neighbours."""
        size = self._chip_size(paint)
        tall = max(26.0, min(fit.height(paint, size) + 4, 34))
        width = min(paint.row_width(bits, size) + 20, room)
        paint.panel((x - width / 2, y - tall / 2, width, tall), "chip", tall / 2 - 1)
        paint.row(bits, x - paint.row_width(bits, size) / 2, y, size)

    def _chip_size(self, paint: Painter) -> float:
        """One size for what all spots do, found once for a size of the window and of text."""
        key = (paint.sheet.scale, paint.text_scale)
        if key not in self._chip_sizes:
            spots = [spot for spot in self._catalog.spots if spot.kind not in ("laureates", "buy")]
            chips = [(self._exchange(spot), max(self._room(spot.id), 76.0)) for spot in spots]
            sizes = list(fit.sizes(paint, 15))
            self._chip_sizes[key] = next(
                (
                    size
                    for size in sizes
                    if fit.height(paint, size) <= 32
                    and all(paint.row_width(bits, size) <= room - 12 for bits, room in chips)
                ),
                sizes[-1],
            )
        return self._chip_sizes[key]

    def _room(self, spot: str) -> float:
        """How wide a chip under a spot may be: to the middle between it and its neighbours."""
        x, y = centre(self.layout.spots[spot])
        near = [
            abs(centre(box)[0] - x)
            for name, box in self.layout.spots.items()
            if name != spot and abs(centre(box)[1] - y) < 46
        ]
        return min([*near, 128.0]) - 4

    # -- health --------------------------------------------------------------------------------------------
    def _health(self, paint: Painter, view: View, hidden: Collection[str]) -> None:
        """Each seat's marker; equal ones stand in a line across the track, smaller where they are many."""
        standing = self.layout.standing([shown.health for shown in view.seats])
        for seat, (size, (x, y)) in enumerate(standing):
            if f"health.{seat}" not in hidden:
                paint.sign(f"disk.{paint.theme.players[seat].id}", x, y, size)

    # -- spots ---------------------------------------------------------------------------------------------
    def _spot(self, paint: Painter, spot: Spot, flasks: Sequence[int | str], state: str) -> None:
        well(paint, *centre(self.layout.spots[spot.id]), state, bool(flasks))
        for i, flask in enumerate(flasks):
            name = "grey" if flask == "grey" else paint.theme.players[int(flask)].id
            paint.sign(f"flask.{name}", *self.flask_at(spot, i), FLASK)

    def flask_at(self, spot: Spot, number: int) -> tuple[float, float]:
        """Where the next flask on a spot stands: a little aside, and higher where no heading is above."""
        x, y = centre(self.layout.spots[spot.id])
        return (x + 5 * number, y) if spot.kind == "laureates" else (x + 9 * number, y - 4 * number)

    def price(self, spot: Spot, view: View) -> list[Bit]:
        """What the card there costs whoever looks, now; or what comes with it."""
        price, bonus = self._words.price(spot.id, view, view.viewer), self._words.bonus(spot.id, view)
        if price or bonus:
            return [str(price) if price else f"+{bonus}", ("resource.atp", 19)]
        return [self._texts.t("ui.free")]

    def _kept_label(self, paint: Painter, spot: Spot, price: list[Bit]) -> None:
        """What the spot does, below it; it lies over the light of a bright one."""
        x, y = centre(self.layout.spots[spot.id])
        key = ("label", self._texts.lang, self._catalog.edition, self._catalog.seats, spot.id, str(price))
        paint.kept(key, (x - 70, y + 22, 140, 40), lambda on: self._label(on, spot, x, y, price))

    def _label(self, paint: Painter, spot: Spot, x: float, y: float, price: list[Bit]) -> None:
        if spot.kind == "buy":
            self._chip(paint, price, x, y + 42, 66)
        elif spot.kind != "laureates":
            self._chip(paint, self._exchange(spot), x, y + 41, max(self._room(spot.id), 76))

    def _exchange(self, spot: Spot) -> list[Bit]:
        """What the spot does, in signs."""
        if spot.kind == "gain":
            return self._amounts(spot.gain, "+")
        if spot.kind == "exchange":
            return [*self._amounts(spot.pay), ("arrow", 13), *self._amounts(spot.gain)]
        if spot.kind in ("convert", "vesicle_start"):
            return [(f"resource.{spot.converts[0]}", 20), ("arrow", 13), (f"resource.{spot.converts[1]}", 20)]
        if spot.kind == "detox_or_steroid":
            return [("family.alcohol_detoxification", 20), "/", ("family.steroid_hormone", 20)]
        if spot.kind == "vesicle_modify":
            return [("resource.carb", 20), "/", ("resource.lipid", 20)]
        if spot.kind == "enzyme":
            return [("resource.protein", 20), ("arrow", 13), ("family.enzyme", 20)]
        return [("resource.atp", 20), ("arrow", 13), ("points", 20)]

    def _amounts(self, amounts: Amounts, sign: str = "") -> list[Bit]:
        bits: list[Bit] = []
        for name, n in zip(RESOURCES, amounts, strict=True):
            if n:
                bits += [f"{sign}{n}", (f"resource.{name}", 20)]
        return bits

    # -- vesicles and boosts -------------------------------------------------------------------------------
    def vesicle(self, paint: Painter, box: Box, vesicle: VesicleView) -> None:
        """Its disk with its load."""
        x, y = centre(box)
        paint.sign(f"disk.{paint.theme.players[vesicle.seat].id}", x, y - 3, 46)
        cubes = [name for name, n in zip(RESOURCES, vesicle.load, strict=True) for _ in range(n)]
        shown = cubes[:6]
        pitch = 19 if len(shown) <= 3 else 12
        left = x - pitch * (len(shown) - 1) / 2
        for i, name in enumerate(shown):
            paint.sign(f"resource.{name}", left + i * pitch, y + 21, 20)
        if len(cubes) > len(shown):
            paint.text(f"+{len(cubes) - len(shown)}", x + 30, y + 21, 13, "head", "#22305C")

    def _boost(self, paint: Painter, location: str, count: int) -> None:
        x, y = centre(self.layout.boosts[location])
        resource = {"glucose": "carb", "nucleus": "mrna", "mitochondria": "atp", "smooth_er": "lipid"}[
            location
        ]
        paint.sign("boost", x, y, 50)
        bits: list[Bit] = [f"+{count}", (f"resource.{resource}", 17)]
        fit.bits(paint, bits, x, y, 44, 15, "head", "#FFFFFF", "centre")

    # -- the card row --------------------------------------------------------------------------------------
    def _row(self, paint: Painter, view: View, wells: Mapping[str, str], hidden: Collection[str]) -> None:
        group = tuple(name for name in view.row if name is not None)
        for i, name in enumerate(view.row):
            box = self.layout.row[i]
            if name is None or f"row.{i}" in hidden:
                paint.panel(box, "well", 11)
                continue
            self._cards.small(paint, name, box, GLOW if wells.get(f"cards.{i + 1}") == "legal" else "", group)


def looked_at(
    paint: Painter,
    box: Box,
    at: tuple[float, float],
    zoom: float,
    board: BoardPainter,
    view: View,
    wells: Mapping[str, str],
) -> None:
    """The board with this point of it in the middle of the box, as far as it reaches."""
    whole = board.layout.regions["board"]
    middle = [
        min(max(at[i], whole[i] + box[2 + i] / zoom / 2), whole[i] + whole[2 + i] - box[2 + i] / zoom / 2)
        if box[2 + i] < whole[2 + i] * zoom
        else whole[i] + whole[2 + i] / 2
        for i in (0, 1)
    ]
    scale = paint.sheet.scale * zoom
    left, top = paint.sheet.point(*centre(box))
    near = paint.scaled(Sheet(scale, left - middle[0] * scale, top - middle[1] * scale))
    plate(paint, box, "well", 16, 1.0, False)
    with paint.within(box), near.within(whole):
        board.paint(near, view, wells)
