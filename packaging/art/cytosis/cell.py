"""The board: a cell with its organelles under the spots of the layout, and the health track in its membrane.

Drawn in the layout's own units, so a spot that moves there takes its organelle's funnel along.
"""

from __future__ import annotations

import math
import random
from typing import Any

from art.house.vector import (
    Point,
    ball,
    corners,
    darken,
    evenly,
    lighten,
    line,
    mix,
    outward,
    points,
    shadow,
    superellipse,
    svg,
    tubes,
    vertical,
    wobbly,
)

NUCLEUS = (392, 262)


class Cell:
    """Draws one side of the board."""

    def __init__(self, layout: dict[str, Any], side: str, sections: dict[str, list[str]]) -> None:
        self._cell = layout["cell"]
        self._side = layout[side]
        self._two = side == "two_player"
        self._track = [tuple(point) for row in layout["track"] for point in row]
        self._sections = sections
        self._chance = random.Random(7)
        self._defs: list[str] = []

    def picture(self, virus: bool) -> str:
        """The whole board."""
        x, y, width, height = self._side["regions"]["board"]
        curve = superellipse(
            self._cell["cx"],
            self._cell["cy"],
            self._cell["rx"],
            self._cell["ry"],
            self._cell["power"],
            480,
            -142,
        )
        parts = [
            self._cytoplasm(curve),
            self._membrane(curve, virus),
            self._rough_er(),
            self._nucleus(),
            self._golgi(),
            self._mitochondrion(),
            self._smooth_er(),
            self._ribosomes(),
            self._enzymes(),
            self._transporters(curve),
            self._exits(),
        ]
        defs = (
            "".join(self._defs)
            + shadow("sh", 6, 7, "#12305A", 0.42)
            + shadow("shs", 3, 3, "#12305A", 0.45)
            + '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>'
        )
        return svg(width, height, f"<defs>{defs}</defs>{''.join(parts)}", (x, y))

    # -- ground --------------------------------------------------------------------------------------------
    def _cytoplasm(self, curve: list[Point]) -> str:
        outline, chance = line(curve, closed=True), self._chance
        x, y, width, height = self._side["regions"]["board"]
        cx, cy, rx = self._cell["cx"], self._cell["cy"], self._cell["rx"]
        self._defs.append(
            f'<radialGradient id="cyto" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy - 20}" r="{rx * 1.05:.0f}">'
            '<stop offset="0" stop-color="#F1FCF6"/><stop offset=".45" stop-color="#C3ECE4"/><stop offset=".82" stop-color="#86CFD2"/>'
            f'<stop offset="1" stop-color="#5AAFC0"/></radialGradient><clipPath id="cell"><path d="{outline}"/></clipPath>'
        )
        halo = "".join(
            f'<path d="{outline}" fill="none" stroke="#6FE0E8" stroke-width="{w}" stroke-opacity="{o}"/>'
            for w, o in ((62, 0.04), (56, 0.05), (51, 0.06), (46, 0.08))
        )
        shade = "".join(
            f'<path d="{outline}" fill="none" stroke="#1F6E8C" stroke-width="{w}" stroke-opacity=".045"/>'
            for w in range(40, 140, 9)
        )
        threads = []
        for _ in range(24):
            px, py = x + chance.uniform(0.1, 0.9) * width, y + chance.uniform(0.1, 0.75) * height
            angle, length = chance.uniform(0, 6.28), chance.uniform(180, 420)
            dx, dy = length * math.cos(angle), length * math.sin(angle)
            bend = (dx / 2 + chance.uniform(-40, 40), dy / 2 + chance.uniform(-40, 40))
            threads.append(
                f'<path d="M{px:.0f} {py:.0f}q{bend[0]:.0f} {bend[1]:.0f} {dx:.0f} {dy:.0f}" fill="none" stroke="#fff" '
                f'stroke-width="{chance.choice([1.5, 2, 3])}" stroke-opacity=".26"/>'
            )
        specks = [
            f'<circle cx="{x + chance.uniform(0.05, 0.95) * width:.0f}" cy="{y + chance.uniform(0.03, 0.8) * height:.0f}" '
            f'r="{chance.choice([1.6, 2.2, 3, 4.2])}" fill="{chance.choice(["#2F93A5", "#FFFFFF", "#4FB3B8", "#E79A7E"])}" '
            f'fill-opacity="{chance.uniform(0.12, 0.34):.2f}"/>'
            for _ in range(130)
        ]
        return f'{halo}<path d="{outline}" fill="url(#cyto)"/><g clip-path="url(#cell)">{shade}{"".join(threads + specks)}</g>'

    def _membrane(self, curve: list[Point], virus: bool) -> str:
        """Two rows of lipid heads with the cells of the health track between them."""
        outline = line(curve, closed=True)
        self._defs.append(ball("out", (0, "#FFF0D8"), (0.5, "#F5A25D"), (1, "#B9542A")))
        self._defs.append(ball("in", (0, "#FFE3D6"), (0.5, "#EE7F6D"), (1, "#A83A4A")))
        points = evenly(curve, 9.6)
        outer, inner = [], []
        for (px, py), (nx, ny) in zip(points, outward(points), strict=True):
            outer.append(f'<circle cx="{px + nx * 17:.1f}" cy="{py + ny * 17:.1f}" r="4.6"/>')
            inner.append(f'<circle cx="{px - nx * 17:.1f}" cy="{py - ny * 17:.1f}" r="4.5"/>')
        edge = "".join(
            f'<path d="{outline}" fill="none" stroke="#5A2036" stroke-width="{w}" stroke-opacity=".09"/>'
            for w in (40, 44, 48, 52)
        )
        return (
            f'{edge}<path d="{outline}" fill="none" stroke="#FBE3C4" stroke-width="34"/>{self._health(virus)}'
            f'<g fill="url(#in)" stroke="#8C2F3F" stroke-width=".8">{"".join(inner)}</g>'
            f'<g fill="url(#out)" stroke="#8F4420" stroke-width=".8">{"".join(outer)}</g>'
        )

    def _health(self, virus: bool) -> str:
        cells = []
        for health, (x, y) in enumerate(self._track):
            (x0, y0), (x1, y1) = self._track[health - 1], self._track[(health + 1) % len(self._track)]
            angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
            section = ("red" if health < 10 else "yellow" if health < 25 else "green") if virus else "plain"
            colour = self._sections[section][health % 5 == 0]
            cells.append(
                f'<rect x="-11.6" y="-11.5" width="23.2" height="23" rx="5" transform="translate({x} {y}) rotate({angle:.1f})" '
                f'fill="{colour}" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>'
            )
        return "".join(cells)

    # -- organelles ----------------------------------------------------------------------------------------
    def _rough_er(self) -> str:
        cx, cy = NUCLEUS
        ribbons, ribosomes = [], []
        for k, radius in enumerate((138, 164, 190)):
            angles = [math.radians(-54 + k * 3 + (108 - k * 6) * i / 50) for i in range(51)]
            points = [
                (
                    cx + (radius + 4 * math.sin(t * 9 + k * 2)) * math.cos(t),
                    cy + (radius + 4 * math.sin(t * 9 + k * 2)) * math.sin(t) * 0.98,
                )
                for t in angles
            ]
            ribbons.append(line(points))
            for i in range(2, 50, 3):
                for side in (-11.5, 11.5):
                    x, y = (
                        points[i][0] + side * math.cos(angles[i]),
                        points[i][1] + side * math.sin(angles[i]),
                    )
                    ribosomes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.2"/>')
        return (
            f'<g filter="url(#sh)">{tubes(ribbons, 15, "#5B7FE0")}'
            f'<g fill="#26358C" stroke="#C9D4FF" stroke-width=".9">{"".join(ribosomes)}</g></g>'
        )

    def _nucleus(self) -> str:
        cx, cy = NUCLEUS
        chance = self._chance
        outline = wobbly(cx, cy, 118, 112, 5)
        shape = line(outline, closed=True)
        self._defs.append(
            '<radialGradient id="nu" cx=".36" cy=".30" r=".85"><stop offset="0" stop-color="#E7D9FF"/><stop offset=".42" stop-color="#B593EE"/>'
            '<stop offset=".8" stop-color="#7F57CC"/><stop offset="1" stop-color="#5C37A6"/></radialGradient>'
            + ball("no", (0, "#C08BE8"), (0.6, "#7A3FB4"), (1, "#4E2386"))
            + f'<clipPath id="nuc"><path d="{shape}"/></clipPath>'
        )
        strands = []
        for _ in range(15):
            angle, far = chance.uniform(0, 6.28), chance.uniform(20, 84)
            bends = "".join(
                f"q{chance.uniform(-24, 24):.0f} {chance.uniform(-24, 24):.0f} {chance.uniform(-28, 28):.0f} {chance.uniform(-28, 28):.0f}"
                for _ in range(3)
            )
            strands.append(
                f'<path d="M{cx + far * math.cos(angle):.0f} {cy + far * math.sin(angle):.0f}{bends}"/>'
            )
        pores = "".join(
            f'<rect x="-7" y="-5.5" width="14" height="11" rx="5" fill="#F3C6FF" stroke="#55308F" stroke-width="2.2" '
            f'transform="translate({x:.1f} {y:.1f}) rotate({math.degrees(math.atan2(y - cy, x - cx)):.0f})"/>'
            for x, y in outline[10::36]
        )
        chromatin = "".join(strands)
        return (
            f'<g filter="url(#sh)"><path d="{shape}" fill="url(#nu)" stroke="#4A2A8C" stroke-width="5"/></g><g clip-path="url(#nuc)">'
            f'<g fill="none" stroke="#5A2FA0" stroke-width="6" stroke-linecap="round" stroke-opacity=".3">{chromatin}</g>'
            f'<g fill="none" stroke="#F0E4FF" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".45">{chromatin}</g>'
            f'<path d="{shape}" fill="none" stroke="#fff" stroke-width="16" stroke-opacity=".38" filter="url(#soft)" transform="translate(7 8)"/>'
            f'<path d="{shape}" fill="none" stroke="#2B1266" stroke-width="24" stroke-opacity=".42" filter="url(#soft)" transform="translate(-9 -10)"/></g>'
            f'<path d="{shape}" fill="none" stroke="#D9C4FF" stroke-width="2" stroke-opacity=".9"/>{pores}'
            f'<circle cx="{cx + 26}" cy="{cy + 68}" r="31" fill="url(#no)" stroke="#47207C" stroke-width="3" filter="url(#shs)"/>'
            f'<ellipse cx="{cx + 17}" cy="{cy + 57}" rx="10" ry="6" fill="#fff" fill-opacity=".35" transform="rotate(-30 {cx + 17} {cy + 57})"/>'
        )

    def _golgi(self) -> str:
        cx, cy = (930 if self._two else 934), 322
        self._defs.append(ball("ve", (0, "#FFF6D8"), (0.55, "#F8BE52"), (1, "#C97B16")))
        stack = []
        for k, (half, bend) in enumerate(((70, 28), (94, 36), (106, 42), (96, 38), (72, 32))):
            y = cy - 58 + k * 31
            ribbon = (
                f"M{cx - half} {y + bend * 0.55:.0f}Q{cx - half * 0.55:.0f} {y - bend * 0.5:.0f} {cx} {y - bend * 0.35:.0f}"
                f"T{cx + half} {y + bend * 0.45:.0f}"
            )
            stack.append(tubes([ribbon], 20, mix("#F2A93B", "#E8744A", k / 6)))
        buds = "".join(
            f'<circle cx="{cx + x}" cy="{cy + y}" r="{r}" fill="url(#ve)" stroke="#9A5A0C" stroke-width="2"/>'
            for x, y, r in ((-122, -34, 9), (-122, 44, 8), (104, -74, 7), (92, 86, 8), (-92, 88, 7))
        )
        return f'<g filter="url(#sh)">{"".join(stack)}{buds}</g>'

    def _mitochondrion(self) -> str:
        half, high = (150 if self._two else 172), 60
        self._defs.append(vertical("mo", (0, "#FFC9A8"), (0.45, "#F07F55"), (1, "#B8402F")))
        self._defs.append(vertical("mi", (0, "#C8493B"), (1, "#8E2733")))
        count = int((half * 2 - 60) / 34)
        folds = []
        for i in range(count):
            x = -half + 36 + i * (2 * half - 72) / (count - 1)
            top, end = (-high + 14, high * 0.4) if i % 2 == 0 else (high - 14, -high * 0.4)
            folds.append(f"M{x:.0f} {top:.0f}Q{x + 7:.0f} {(top + end) / 2:.0f} {x:.0f} {end:.0f}")
        cristae = "".join(folds)
        return (
            f'<g transform="translate(694 464)" filter="url(#sh)"><rect x="{-half}" y="{-high}" width="{2 * half}" height="{2 * high}" rx="{high}" '
            f'fill="url(#mo)" stroke="#86291F" stroke-width="4"/><rect x="{-half + 9}" y="{-high + 9}" width="{2 * half - 18}" '
            f'height="{2 * high - 18}" rx="{high - 9}" fill="url(#mi)" stroke="#FFD9BE" stroke-width="2.5"/>'
            f'<path d="{cristae}" fill="none" stroke="#FFDCC4" stroke-width="12" stroke-linecap="round"/>'
            f'<path d="{cristae}" fill="none" stroke="#F08A62" stroke-width="7.5" stroke-linecap="round"/>'
            f'<path d="M{-half + high * 0.6:.0f} {-high + 6}Q0 {-high - 1} {half - high * 0.7:.0f} {-high + 6}" fill="none" stroke="#fff" '
            'stroke-width="4.5" stroke-linecap="round" stroke-opacity=".75"/></g>'
        )

    def _smooth_er(self) -> str:
        """One network: the upper part makes lipids, the lower one steroids and detox."""
        ribbons = [*_network(692, 120), *_network(866, 150), "M780 112C794 124 778 140 772 156"]
        return f'<g filter="url(#sh)">{tubes(ribbons, 15, "#E77FA8")}</g>'

    def _ribosomes(self) -> str:
        self._defs.append(ball("rb", (0, "#DDE6FF"), (0.6, "#6F8BE0"), (1, "#3A4FA8")))
        places = points("288 392, 304 424, 292 448, 386 424, 396 450, 398 398, 270 412, 316 468, 378 478")
        units = "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="10" ry="7.4" fill="url(#rb)" stroke="#2C3D8C" stroke-width="1.6"/>'
            f'<ellipse cx="{x}" cy="{y - 7.4}" rx="6.8" ry="5" fill="url(#rb)" stroke="#2C3D8C" stroke-width="1.6"/>'
            for x, y in places
        )
        return f'<g filter="url(#shs)">{units}</g>'

    def _enzymes(self) -> str:
        shapes = (
            (424, 440, -20, 0.62, "#C6283A"),
            (502, 432, 30, 0.7, "#2E9C56"),
            (508, 474, 80, 0.55, "#E2B31E"),
            (418, 476, 140, 0.5, "#3F63D6"),
        )
        drawn = "".join(
            f'<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path d="M0 -20A20 20 0 1 0 19 5L3 0L12 -16A20 20 0 0 0 0 -20Z" '
            f'fill="{lighten(colour, 0.2)}" stroke="{darken(colour, 0.45)}" stroke-width="3.5" stroke-linejoin="round"/>'
            '<path d="M-12 -4Q-10 -13 -2 -14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/></g>'
            for x, y, turn, size, colour in shapes
        )
        return f'<g filter="url(#shs)">{drawn}</g>'

    # -- gates in the membrane -----------------------------------------------------------------------------
    def _transporters(self, curve: list[Point]) -> str:
        normals = outward([tuple(point) for point in self._track])  # type: ignore[misc]
        drawn = []
        for health in (57,) if self._two else (58, 53):
            x, y = self._track[health]
            turn = math.degrees(math.atan2(normals[health][1], normals[health][0])) + 90
            pipe = '<rect x="{}" y="-27" width="15" height="54" rx="7" fill="#35B58A" stroke="#135C46" stroke-width="3"/>'
            drawn.append(
                f'<g transform="translate({x} {y}) rotate({turn:.0f})" filter="url(#shs)">{pipe.format(-20)}{pipe.format(5)}'
                '<path d="M-15 -20V14M10 -20V14" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".6"/>'
                f'<polygon points="{corners(0, 0, 8, 6)}" fill="#008C70" stroke="#fff" stroke-width="2"/></g>'
            )
        return "".join(drawn)

    def _exits(self) -> str:
        drawn = []
        for spot, (x, y, width, height) in self._side["spots"].items():
            if spot.startswith("exocytosis"):
                drawn.append(
                    f'<g transform="translate({x + width / 2} {y + height / 2})" filter="url(#shs)">'
                    '<path d="M16 -30C34 -20 40 -20 56 -34V34C40 20 34 20 16 30Z" fill="#FFE2A0" stroke="#9A5A0C" stroke-width="3" stroke-linejoin="round"/>'
                    '<circle r="37" fill="url(#ve)" stroke="#9A5A0C" stroke-width="3"/><path d="M28 -17Q38 0 28 17Z" fill="#FFE2A0"/></g>'
                )
        return "".join(drawn)


def _network(x: float, y: float) -> list[str]:
    """A piece of tubule network around a point."""
    curves = (
        ((-96, 6), (-64, -36), (-32, 42), (0, 0)),
        ((0, 0), (32, -40), (67, 34), (94, -8)),
        ((-59, -2), (-48, -40), (-8, -46), (19, -30)),
        ((-32, 14), (-24, 44), (18, 46), (40, 18)),
        ((19, -30), (40, -46), (72, -36), (78, 4)),
        ((-96, 6), (-109, 34), (-74, 46), (-32, 14)),
    )
    return [
        "M{} {}C{} {} {} {} {} {}".format(*(v for dx, dy in curve for v in (x + dx, y + dy)))
        for curve in curves
    ]


def backdrop(width: int, height: int) -> str:
    """The dark table around the cell: deep blue with faint halos."""
    chance = random.Random(7)
    defs = (
        '<radialGradient id="bg" cx=".38" cy=".38" r=".85"><stop offset="0" stop-color="#2A4682"/><stop offset=".5" stop-color="#182956"/>'
        '<stop offset="1" stop-color="#0A1230"/></radialGradient>'
    )
    halos = []
    for i, (x, y, r, colour, o) in enumerate(
        (
            (0.02, 0.1, 340, "#3FB5C9", 0.3),
            (0.74, 0.06, 420, "#B05CC8", 0.26),
            (0.02, 0.8, 420, "#7A4FD0", 0.3),
            (0.78, 0.72, 360, "#2FA7B8", 0.28),
        )
    ):
        defs += (
            f'<radialGradient id="h{i}"><stop offset="0" stop-color="{colour}" stop-opacity="{o}"/><stop offset=".5" stop-color="{colour}" '
            f'stop-opacity="{o * 0.4:.3f}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        halos.append(f'<circle cx="{x * width:.0f}" cy="{y * height:.0f}" r="{r}" fill="url(#h{i})"/>')
    specks = []
    for _ in range(130):
        r = chance.choice([1, 1.4, 2, 2.6, 5, 9])
        opacity = chance.uniform(0.08, 0.3) if r < 4 else 0.07
        specks.append(
            f'<circle cx="{chance.uniform(0, width):.0f}" cy="{chance.uniform(0, height):.0f}" r="{r}" fill="#A9D8FF" fill-opacity="{opacity:.2f}"/>'
        )
    return svg(
        width,
        height,
        f'<defs>{defs}</defs><rect width="{width}" height="{height}" fill="url(#bg)"/>{"".join(halos + specks)}',
    )
