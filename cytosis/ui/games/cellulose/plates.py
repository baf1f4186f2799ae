"""Plates of the plant at any size: what growing there costs, gives once and brings each morning."""

from __future__ import annotations

from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.ui.games.cellulose import signs
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.widgets.shapes import disc

WIDE, NARROW, TALL = 118.0, 98.0, 46.0
TINY = 26.0
ROOM = 10.0
"""Around a plate in its picture, for light and shadow."""


class Plates:
    """Paints the places of one plant board."""

    def __init__(self, catalog: Catalog) -> None:
        self._nodes = {node.id: node for node in catalog.nodes}
        self._returns = {catalog.nodes[i].id for i in catalog.returns}

    def paint(self, paint: Painter, name: str, box: Box, hot: bool = False) -> None:
        """Cost and gift on cream, the banner below; a small one has nothing but its banner."""
        node, (x, y, w, h) = self._nodes[name], box
        tiny = not any(node.cost)
        k = h / (TINY if tiny else TALL)
        wide = w / k > NARROW + 2
        kind = "tiny" if tiny else ("wide" if wide else "narrow") + (".hot" if hot else "")
        paint.picture(f"cellulose.plate.{node.track}.{kind}", grown(box, ROOM * k))
        top = 0 if tiny else 22 * k
        low = (x + 5 * k, y + top, w - 10 * k, h - top)
        signs.fitted(paint, signs.gifts(node.income), low, 20 * k, 16 * k, "#FFFFFF")
        if tiny:
            return
        gift = self._gift(paint, name, box, k)
        price = (x + 6 * k, y + k, w - gift - 12 * k, 21 * k)
        signs.fitted(paint, signs.cost(node.cost), price, 15 * k, 15 * k, "paper", "cost", "left", 0, 0.14)
        if name in self._returns:
            disc(paint, x + w - 14 * k, y + 11 * k, 9 * k, "#2F8FA3", "#2F8FA3", 1)
            paint.sign("cellulose.up", x + w - 14 * k, y + 11 * k, 12 * k)

    def _gift(self, paint: Painter, name: str, box: Box, k: float) -> float:
        """What it gives once, in a gold pill; returns its width."""
        given, (x, y, w, _) = signs.gifts(self._nodes[name].bonus), box
        if not given:
            return 0.0
        wide = signs.width(paint, given, 15 * k, 15 * k, 0, 0) + 7 * k
        paint.panel((x + w - wide - 2 * k, y + 1.5 * k, wide, 20 * k), "pill", 9 * k)
        left = x + w - wide + 1.5 * k
        signs.row(paint, given, left, y + 11.5 * k, 15 * k, 15 * k, "on_gold", "cost", 0, 0)
        return wide
