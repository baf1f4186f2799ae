"""The board with everything that lies on it, painted from a view."""

from __future__ import annotations

from collections.abc import Collection

from cytosis.app.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Catalog, Spot
from cytosis.games.cytosis.view import VesicleView, View
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.painter import Bit, Painter
from cytosis.ui.sheet import Box, centre

PLAQUES = {
    "nucleus": ("nucleus.3", 0, -60),
    "ribosome": ("ribosome.1", 0, -42),
    "lipids": ("lipid.3", 0, -44),
    "smooth_er": ("smooth_er.1", 0, -44),
    "rough_er": ("rough_er.1", 0, -44),
    "golgi": ("golgi.1", 0, -52),
    "exocytosis": ("exocytosis.1", 0, -52),
    "glucose": ("glucose.2", 0, -44),
    "mitochondria": ("mitochondria.3", 0, -46),
    "cytoplasm": ("cytoplasm.1", 0, -40),
}
"""By text key: the spot a name plate stands over, and how far from its middle."""


class BoardPainter:
    """Paints the cell, its spots, vesicles, boosts, health markers and the card row."""

    def __init__(self, catalog: Catalog, layout: TableLayout, texts: Texts, cards: CardPainter) -> None:
        self._catalog = catalog
        self._layout = layout
        self._texts = texts
        self._cards = cards
        self._virus = "virus" in catalog.sections

    def paint(self, paint: Painter, view: View, legal: Collection[str], chosen: str = "") -> None:
        """Everything on the board; ``legal`` spots glow."""
        name = f"board.{self._layout.side}{'.virus' if self._virus else ''}"
        paint.picture(name, self._layout.regions["board"])
        self._health(paint, view)
        for key, (above, dx, dy) in PLAQUES.items():
            x, y = self._plaque_place(key, above)
            paint.plaque(self._texts.t(f"ui.plaque.{key}"), x + dx, y + dy)
        for spot in self._catalog.spots:
            self._spot(paint, view, spot, spot.id in legal, spot.id == chosen)
        for area, places in view.vesicles.items():
            for i, vesicle in enumerate(places):
                self._place(paint, self._layout.places[f"{area}.{i + 1}"], vesicle)
        for location, count in view.boosts.items():
            self._boost(paint, location, count)
        self._row(paint, view, legal)

    def _plaque_place(self, key: str, spot: str) -> tuple[float, float]:
        """Over the middle of an area's spots."""
        prefix = "lipid." if key == "lipids" else f"{key}."
        boxes = [box for name, box in self._layout.spots.items() if name.startswith(prefix)]
        xs = [centre(box)[0] for box in boxes]
        return sum(xs) / len(xs), centre(self._layout.spots[spot])[1]

    # -- health --------------------------------------------------------------------------------------------
    def _health(self, paint: Painter, view: View) -> None:
        """Numbers every five, and each seat's marker; equal ones stand side by side inwards."""
        for health in range(0, 100, 5):
            x, y = self._layout.track[health]
            paint.text(str(health), x, y, 13, "head", "#FFFFFF", "centre")
        cx, cy = centre(self._layout.regions["track"])
        standing: dict[int, int] = {}
        for seat, shown in enumerate(view.seats):
            cell = max(shown.health, 0) % 100
            x, y = self._layout.track[cell]
            inwards = 26 * standing.get(cell, 0)
            standing[cell] = standing.get(cell, 0) + 1
            length = max(((cx - x) ** 2 + (cy - y) ** 2) ** 0.5, 1)
            x, y = x + (cx - x) / length * inwards, y + (cy - y) / length * inwards
            paint.sign(f"disk.{paint.theme.players[seat].id}", x, y, 33)

    # -- spots ---------------------------------------------------------------------------------------------
    def _spot(self, paint: Painter, view: View, spot: Spot, legal: bool, chosen: bool) -> None:
        box = self._layout.spots[spot.id]
        x, y = centre(box)
        paint.sign("well.legal" if legal or chosen else "well", x, y, 102)
        for i, flask in enumerate(view.spots.get(spot.id, ())):
            name = "grey" if flask == "grey" else paint.theme.players[int(flask)].id
            paint.sign(f"flask.{name}", x + 9 * i, y - 4 * i, 56)
        if spot.kind == "buy":
            bits: list[Bit] = (
                [str(spot.pay[0]), ("resource.atp", 19)] if spot.pay[0] else [self._texts.t("ui.free")]
            )
            paint.chip(bits, x, y + 42, 15, 24)
        elif spot.kind != "laureates":
            paint.chip(self._exchange(spot), x, y + 41, 15, 26)

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
    def _place(self, paint: Painter, box: Box, vesicle: VesicleView | None) -> None:
        x, y = centre(box)
        paint.sign("place", x, y, 50)
        if vesicle is None:
            return
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
        x, y = centre(self._layout.boosts[location])
        resource = {"glucose": "carb", "nucleus": "mrna", "mitochondria": "atp", "smooth_er": "lipid"}[
            location
        ]
        paint.sign("boost", x, y, 50)
        bits: list[Bit] = [f"+{count}", (f"resource.{resource}", 17)]
        paint.row(bits, x - paint.row_width(bits, 15) / 2, y, 15, "head", "#FFFFFF")

    # -- the card row --------------------------------------------------------------------------------------
    def _row(self, paint: Painter, view: View, legal: Collection[str]) -> None:
        for i, name in enumerate(view.row):
            box = self._layout.row[i]
            if name is None:
                paint.panel(box, "well", 11)
                continue
            self._cards.small(paint, name, box, "#FFD75E" if f"cards.{i + 1}" in legal else "")
