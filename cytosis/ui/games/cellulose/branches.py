"""Branches, leaves and roots between the plates: thick where somebody has grown, thin and pale elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.ui.games.cellulose.layout import CelluloseLayout, Place
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import centre
from cytosis.ui.paint.theme import palette
from cytosis.ui.widgets.shapes import mix

Edge = tuple[str, str]
DARK = "#0B1030"
LEAF = "M0 0C-14 -10 -14 -32 0 -46C14 -32 14 -10 0 0Z"
VEINS = "M0 -2V-36M0 -14L-6 -21M0 -14L6 -21M0 -24L-5 -30M0 -24L5 -30"
STEPS = 18
AROUND = 40.0
"""Room around a branch for its leaves."""
THICK, THIN = 10.0, 6.5


def edges(catalog: Catalog) -> list[Edge]:
    """Every way of the plant once, from its start outwards."""
    found: dict[frozenset[str], Edge] = {}
    for node in catalog.nodes:
        for i in node.next:
            found.setdefault(frozenset((node.id, catalog.nodes[i].id)), (node.id, catalog.nodes[i].id))
    return list(found.values())


def grown(catalog: Catalog, reached: Iterable[str]) -> set[Edge]:
    """The ways that lead to the places where markers stand."""
    depth: dict[str, int] = {}
    front = [catalog.nodes[start].id for start in catalog.starts]
    nodes = {node.id: node for node in catalog.nodes}
    depth.update(dict.fromkeys(front, 0))
    while front:
        step = [(at, catalog.nodes[i].id) for at in front for i in nodes[at].next]
        front = list(dict.fromkeys(there for _, there in step if there not in depth))
        for at, there in step:
            depth.setdefault(there, depth[at] + 1)
    found: set[Edge] = set()
    wanted = set(reached)
    while wanted:
        wanted_edges = {(a, b) for a, b in _both(edges(catalog)) if b in wanted and depth[a] == depth[b] - 1}
        found |= wanted_edges
        wanted = {a for a, _ in wanted_edges}
    return found


def _both(ways: Iterable[Edge]) -> list[Edge]:
    return [edge for a, b in ways for edge in ((a, b), (b, a))]


class Branches:
    """Draws the plant of one layout."""

    def __init__(self, layout: CelluloseLayout, catalog: Catalog) -> None:
        self._at = layout
        self._catalog = catalog
        self._shoots = {node.id for node in catalog.nodes if node.track == "shoot"}
        self._wood = palette("cellulose")["wood"][layout.plant]
        self._edges = edges(catalog)

    def paint(self, paint: Painter, reached: Iterable[str]) -> None:
        """Everything that grows, as far as it has grown."""
        thick, region = grown(self._catalog, reached), self._at.regions["plant"]
        key = ("cellulose.branches", self._at.plant, frozenset(thick))
        paint.kept(key, region, lambda on: on.vector(self._body(thick), region, once=True))

    def _body(self, thick: set[Edge]) -> str:
        body = ""
        for shoot in (False, True):
            own = [edge for edge in self._edges if (edge[0] in self._shoots) == shoot]
            colour = self._wood["shoot" if shoot else "root"]
            strong = [edge for edge in own if edge in thick or edge[::-1] in thick]
            weak = [edge for edge in own if edge not in strong]
            body += _tubes([self.path(*edge) for edge in weak], THIN, mix(colour, "#FFFFFF", 0.12), 0.85)
            body += _tubes([self.path(*edge) for edge in strong], THICK, colour, 1.0)
        return body + self._leaves(thick)

    def path(self, one: str, other: str, part: float = 1.0) -> str:
        """The way between two plates, or the first part of it, seen from the corner of the column."""
        points = self.points(one, other)
        return _line(points[: max(round(part * STEPS), 1) + 1])

    def points(self, one: str, other: str) -> list[Place]:
        """Points along that way."""
        left, top = self._at.regions["plant"][:2]
        (xa, ya), (xb, yb) = centre(self._at.nodes[one]), centre(self._at.nodes[other])
        if ya == yb:
            controls = [(xa, ya), ((xa + xb) / 2, ya + 16), ((xa + xb) / 2, ya + 16), (xb, yb)]
        elif ya > yb:
            controls = [(xa, ya - 6), (xa, ya - 42), (xb, yb + 44), (xb, yb + 8)]
        else:
            controls = [(xa, ya + 6), (xa, ya + 42), (xb, yb - 46), (xb, yb - 8)]
        return [_bezier([(x - left, y - top) for x, y in controls], i / STEPS) for i in range(STEPS + 1)]

    def growing(self, paint: Painter, one: str, other: str, part: float) -> None:
        """A branch that swells from the stem to its tip."""
        colour = self._wood["shoot" if one in self._shoots else "root"]
        points = self.points(one, other)
        x, y = points[max(round(part * STEPS), 1)]
        body = _tubes([self.path(one, other, part)], THICK + 2 * (1 - part), colour, 1.0)
        for turn, leaf in zip((-50, 50), self._wood["leaves"] if one in self._shoots else (), strict=False):
            body += _leaf(x, y, 0.3 + 0.5 * part, turn, leaf)
        left, top = min(x for x, _ in points) - AROUND, min(y for _, y in points) - AROUND
        wide = max(x for x, _ in points) - left + AROUND
        tall = max(y for _, y in points) - top + AROUND
        x0, y0 = self._at.regions["plant"][:2]
        moved = f'<g transform="translate({-left:.1f} {-top:.1f})">{body}</g>'
        paint.vector(moved, (x0 + left, y0 + top, wide, tall), once=True)

    def _leaves(self, thick: set[Edge]) -> str:
        left, top = self._at.regions["plant"][:2]
        body, leaves = "", self._wood["leaves"]
        for i, (a, b) in enumerate(edge for edge in self._edges if edge[0] in self._shoots):
            (xa, ya), (xb, yb) = centre(self._at.nodes[a]), centre(self._at.nodes[b])
            size = 0.66 if (a, b) in thick or (b, a) in thick else 0.44
            for t, side in ((0.3, -1), (0.55, 1), (0.75, -1)):
                turn = side * (50 + (i * 37 + t * 100) % 34)
                x, y = xa + (xb - xa) * t - left, ya + (yb - ya) * t - top
                body += _leaf(x, y, size, turn, leaves[(i + (side > 0)) % 3])
        tops = [name for name in self._shoots if name.startswith("s4")]
        for name in sorted(tops):
            x, y = centre(self._at.nodes[name])
            turns = (-40, 0, 40) if len(tops) == 1 else (-34, 8) if name.endswith("a") else (-8, 34)
            for turn in turns:
                body += _leaf(x + turn * 0.5 - left, y - 20 - top, 0.72, turn, leaves[abs(turn) % 3])
        return body


def _bezier(controls: Sequence[Place], t: float) -> Place:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = controls
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def _line(points: Iterable[Place]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _tubes(paths: Sequence[str], width: float, colour: str, opacity: float) -> str:
    """Ribbons with shadow, outline, body, inner light and highlight."""
    shift = f'transform="translate({-width * 0.14:.1f} {-width * 0.16:.1f})"'
    layers = (
        ("#1A1008", width + 7, opacity * 0.22, 'transform="translate(0 3)"'),
        (mix(colour, DARK, 0.45), width + 4, opacity, ""),
        (colour, width, opacity, ""),
        (mix(colour, "#FFFFFF", 0.28), width * 0.58, opacity, ""),
        ("#FFFFFF", width * 0.16, 0.5 * opacity, shift),
    )
    return "".join(
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{wide:.1f}" '
        f'stroke-opacity="{strength:.2f}" stroke-linecap="round" stroke-linejoin="round" {moved}/>'
        for stroke, wide, strength, moved in layers
        for d in paths
    )


def _leaf(x: float, y: float, size: float, turn: float, fill: str) -> str:
    place = f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({size:.2f})"'
    edge, vein = mix(fill, DARK, 0.5), mix(fill, "#FFFFFF", 0.5)
    return (
        f'<g transform="translate(0 2.5)"><path {place} d="{LEAF}" fill="#1A1008" fill-opacity=".25"/></g>'
        f'<path {place} d="{LEAF}" fill="{fill}" stroke="{edge}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path {place} d="{VEINS}" stroke="{vein}" stroke-width="2.2" fill="none" stroke-linecap="round"/>'
    )
