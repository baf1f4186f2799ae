"""The plant cell from rim to rim: the rim that counts health, the wall's band, and every organelle."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from art.cellulose import organelles
from art.house.vector import Point, evenly, line, outward, stops, svg, vertical

WARM = {
    "daytime": ("#FCFFEA", "#E4F5BE", "#B2DD93", "#74B774"),
    "evening": ("#F3E4D2", "#D8D3AE", "#9DBE93", "#5C9180"),
}


def rim(at: dict[str, Any], grow: float = 0.0) -> list[Point]:
    """A long octagon with rounded corners, clockwise from the upper left."""
    rx, ry, factor = at["rx"] + grow, at["ry"] + grow, 1 + grow / 300
    dx, dy = at["cut"][0] * factor, at["cut"][1] * factor
    halves = [(-rx, -ry + dy), (-rx + dx, -ry), (rx - dx, -ry), (rx, -ry + dy)]
    corners = [(x + at["cx"], y + at["cy"]) for x, y in [*halves, *((-x, -y) for x, y in halves)]]
    points: list[Point] = []
    for i, corner in enumerate(corners):
        points += _rounded(corners[i - 1], corner, corners[(i + 1) % 8], at["round"])
    return evenly(points, 3.0)


def _rounded(before: Point, corner: Point, after: Point, radius: float) -> list[Point]:
    (ax, ay), (bx, by) = (_toward(corner, other, radius) for other in (before, after))
    x, y = corner
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by,
        )
        for t in (i / 12 for i in range(13))
    ]


def _toward(one: Point, other: Point, far: float) -> Point:
    share = far / math.dist(one, other)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


class Cell:
    """One side of the board at one time of day, without text and pieces."""

    def __init__(self, layout: dict[str, Any], side: str, phase: str) -> None:
        self.layout = layout
        self.spaces: dict[str, list[float]] = layout["sides"][side]
        self._phase = phase
        self._chance = random.Random(4)
        self._defs: list[str] = []
        self._rim = rim(layout["rim"])
        self._path = line(self._rim, True)

    def picture(self) -> str:
        """The whole board."""
        x, y, w, h = self.layout["regions"]["board"]
        self._defs.append(
            f'<clipPath id="in"><path d="{self._path}"/></clipPath>'
            '<filter id="b6" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>'
            '<filter id="sh" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#123A2A" flood-opacity=".42"/></filter>'
            '<filter id="ss" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#123A2A" flood-opacity=".45"/></filter>'
        )
        parts = [
            self._neighbours(),
            f"{self._plasm()}{self._wall()}</g>",
            self._health(),
            *self._organelles(),
        ]
        if self._phase == "evening":
            outer = line(rim(self.layout["rim"], 17.5), True)
            parts.append(f'<path d="{outer}" fill="#2A1E5C" opacity=".17"/>')
        return svg(w, h, f"<defs>{''.join(self._defs)}</defs>{''.join(parts)}", (x, y))

    def _organelles(self) -> Sequence[str]:
        found = []
        for draw in organelles.ALL:
            defs, body = draw(self.layout, self.spaces, self._chance)
            self._defs.append(defs)
            found.append(body)
        return found

    # -- the ground ------------------------------------------------------------------------------------------
    def _neighbours(self) -> str:
        """The walls of other cells run off the four corners; light around the cell."""
        at, found = self.layout["rim"], ""
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x = at["cx"] + sx * (at["rx"] - at["cut"][0] / 2 + 8)
            y = at["cy"] + sy * (at["ry"] - at["cut"][1] / 2 + 8)
            d = f"M{x} {y}L{x + sx * 44} {y + sy * 40}"
            found += "".join(
                f'<path d="{d}" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" stroke-linecap="round"/>'
                for colour, width, opacity in (
                    ("#0E2A1E", 20, 0.35),
                    ("#6E9A4A", 13, 0.45),
                    ("#B9D888", 4, 0.35),
                )
            )
        halo = "".join(
            f'<path d="{self._path}" fill="none" stroke="#C9F08A" stroke-width="{width}" opacity="{opacity}"/>'
            for width, opacity in ((64, 0.03), (57, 0.04), (51, 0.05), (46, 0.07))
        )
        return found + halo

    def _plasm(self) -> str:
        """Light from above, quiet below, threads and grains."""
        at, warm, chance = self.layout["rim"], WARM[self._phase], self._chance
        x, _, w, h = self.layout["regions"]["board"]
        middle = self.layout["wall"]["y"]
        self._defs.append(
            f'<radialGradient id="cy" gradientUnits="userSpaceOnUse" cx="{at["cx"] - 40}" cy="{at["cy"] - 110}" r="560">'
            f"{stops(*zip((0, 0.42, 0.8, 1), warm, strict=True))}</radialGradient>"
            '<linearGradient id="lo" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2F9C9A" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#2C8F96" stop-opacity=".42"/></linearGradient>'
        )
        body = f'<path d="{self._path}" fill="url(#cy)"/><g clip-path="url(#in)"><rect x="{x}" y="{middle}" width="{w}" height="{h - middle + 8}" fill="url(#lo)"/>'
        if self._phase != "evening":
            body += "".join(
                f'<path d="M{left} 20L{left + 46} 20L{left + 10} 250L{left - 74} 250Z" fill="#FFF6C0" opacity=".13"/>'
                for left in (470 + i * 118 for i in range(7))
            )
        body += "".join(
            f'<path d="{self._path}" fill="none" stroke="#2E6B3A" stroke-width="{width}" opacity=".04"/>'
            for width in range(40, 132, 9)
        )
        for _ in range(20):
            px, py, turn, far = (
                chance.uniform(380, 1230),
                chance.uniform(40, 560),
                chance.uniform(0, 6.28),
                chance.uniform(140, 320),
            )
            body += (
                f'<path d="M{px:.0f} {py:.0f}q{far / 2 * math.cos(turn) + chance.uniform(-40, 40):.0f} {far / 2 * math.sin(turn) + chance.uniform(-40, 40):.0f} '
                f'{far * math.cos(turn):.0f} {far * math.sin(turn):.0f}" fill="none" stroke="#fff" stroke-width="{chance.choice([1.5, 2, 3])}" opacity=".24"/>'
            )
        return body + "".join(
            f'<circle cx="{chance.uniform(370, 1240):.0f}" cy="{chance.uniform(40, 566):.0f}" r="{chance.choice([1.6, 2.2, 3, 4.2])}" '
            f'fill="{chance.choice(["#4F9A46", "#fff", "#7CBF5A", "#E5B45A"])}" opacity="{chance.uniform(0.12, 0.34):.2f}"/>'
            for _ in range(130)
        )

    def _wall(self) -> str:
        """Bundles of fibres from rim to rim, where the stones will lie."""
        middle = self.layout["wall"]["y"]
        across = [432 + i * 10 for i in range(84)]

        def strand(offset: float, phase: float, wave: float, high: float = 5) -> list[Point]:
            return [(x, middle + offset + high * math.sin(x / wave + phase)) for x in across]

        band = line([*strand(-42, 0, 37, 3), *reversed(strand(43, 1, 41, 3))], True)
        self._defs.append(
            vertical("wl", (0, "#C9C077"), (0.5, "#9A9350"), (1, "#6A6A34"))
            + f'<clipPath id="bn"><path d="{band}"/></clipPath>'
        )
        colours, widths = ("#EFE6A8", "#5E5A2A", "#D8D38A", "#7F7C40"), (2.4, 1.8, 3, 2)
        fibres = "".join(
            f'<path d="{line(strand(-37 + i * 3.5, i * 1.7, 26 + (i * 7) % 23))}" fill="none" stroke="{colours[i % 4]}" stroke-width="{widths[i % 4]}" opacity=".55"/>'
            for i in range(22)
        )
        mesh = "".join(
            f'<polygon points="{organelles.hexagon_at(430 + i * 26 + (13 if j % 2 else 0), middle - 45 + j * 22.5, 15)}"/>'
            for j in range(5)
            for i in range(34)
        )
        return (
            f'<g filter="url(#sh)"><path d="{band}" fill="url(#wl)" stroke="#454A1C" stroke-width="3.4"/></g>{fibres}'
            f'<g clip-path="url(#bn)" fill="none" stroke="#FFF7C8" stroke-width="1.6" opacity=".3">{mesh}</g>'
            f'<path d="{line(strand(-41, 0, 37))}" fill="none" stroke="#F4E4B4" stroke-width="2.4" opacity=".8"/>'
        )

    def _health(self) -> str:
        """The rim: a hundred places between two rows of lipids."""
        self._defs.append(
            f'<radialGradient id="hi" cx=".35" cy=".3" r=".75">{stops((0, "#F6FFD8"), (0.5, "#A6D460"), (1, "#4E7F28"))}</radialGradient>'
        )
        strokes = [("#0F2A14", width, 0.1) for width in (44, 48, 52, 56)]
        strokes += [("#33571F", 40, 1), ("#6E9A3C", 35, 1), ("#DDEBAF", 28, 1)]
        body = "".join(
            f'<path d="{self._path}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"/>'
            for colour, width, opacity in strokes
        )
        outer = line(rim(self.layout["rim"], 17.5), True)
        body += f'<path d="{outer}" fill="none" stroke="#CFE59A" stroke-width="2" opacity=".9"/>'
        places = [tuple(point) for row in self.layout["track"].values() for point in row]
        for i, (x, y) in enumerate(places):
            (x0, y0), (x1, y1) = places[i - 1], places[(i + 1) % len(places)]
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            colour = "#5C9440" if i % 5 == 0 else "#F3F6D2" if i % 2 else "#E6EFBC"
            body += f'<rect x="-11.8" y="-12" width="23.6" height="24" rx="5" transform="translate({x} {y}) rotate({turn:.1f})" fill="{colour}" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>'
        beads = evenly(self._rim, 9.4)
        heads = "".join(
            f'<circle cx="{x - nx * 18:.1f}" cy="{y - ny * 18:.1f}" r="4.4"/>'
            for (x, y), (nx, ny) in zip(beads, outward(beads), strict=True)
        )
        return f'{body}<g fill="url(#hi)" stroke="#3C6420" stroke-width=".8">{heads}</g>'
