"""Words for drawing molecules: light always comes from the upper left.

A picture is drawn around the origin on a field 120 high. Wide (2.4 : 1) it is 288 across, tall (1.4 : 1) 168.
A motif asks the kit for the half width, and places its parts for it: parts move, they are never squeezed or cut.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cytosis.solids import Solids
from art.cytosis.strokes import ELEMENTS, LIPID, OXYGEN, SUGAR, curve, line, polar
from art.house.vector import Point, darken, lighten, rows


class Kit(Solids):
    """Draws chains, membranes and molecules from solids."""

    # -- chains --------------------------------------------------------------------------------------------
    def beads(
        self, points: Sequence[Point], r: float, colour: str, shades: Sequence[float] = (0, 0.18, 0.36)
    ) -> str:
        """A chain of amino acids."""
        wire = f'<path d="{curve(points)}" fill="none" stroke="{darken(colour, 0.5)}" stroke-width="{r * 0.7:.1f}"/>'
        return wire + "".join(
            self.ball(x, y, r, lighten(colour, shades[i % len(shades)])) for i, (x, y) in enumerate(points)
        )

    def helix(
        self, a: Point, b: Point, turns: float, amp: float, width: float, colour: str, start: float = 0
    ) -> str:
        """An alpha helix as a ribbon: the back of each turn dark, the front bright."""
        length = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        halves = round(turns * 2)

        def point(t: float) -> Point:
            theta = math.pi * t + start
            side = amp * math.cos(theta)
            # a little lead makes the turns slant like a screw
            ahead = length * t / halves + width * 0.10 * math.sin(theta)
            return a[0] + ux * ahead - uy * side, a[1] + uy * ahead + ux * side

        back, front = [], []
        for i in range(halves):
            path = curve([point(i + s / 10) for s in range(11)])
            (front if i % 2 == 0 else back).append(path)
        shade = darken(colour, 0.3)
        dark = "".join(
            f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{w:.1f}" stroke-linecap="round"/>'
            for d in back
            for ink, w in (
                (darken(colour, 0.55), width * 0.92 + 3),
                (shade, width * 0.92),
                (lighten(shade, 0.12), width * 0.4),
            )
        )
        return dark + "".join(self.tube(d, width, colour) for d in front)

    def strand(self, points: Sequence[Point], width: float, colour: str) -> str:
        """A beta strand: a flat arrow."""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        head = line(
            [
                polar(x1, y1, width * 1.15, a),
                polar(x1, y1, width * 1.12, a + 112),
                polar(x1, y1, width * 1.12, a - 112),
            ],
            True,
        )
        d, dark = curve(points), darken(colour, 0.48)
        return (
            f'<path d="{d}" fill="none" stroke="{dark}" stroke-width="{width + 3}"/><path d="{head}" fill="{colour}" stroke="{dark}" stroke-width="3" stroke-linejoin="round"/>'
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/><path d="{d}" fill="none" stroke="{lighten(colour, 0.35)}" stroke-width="{width * 0.4:.1f}" transform="translate({-width * 0.12:.1f} {-width * 0.14:.1f})"/>'
        )

    def wavy(self, a: Point, b: Point, waves: float, amp: float) -> list[Point]:
        """A wave from one point to another, for tails and threads."""
        length = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        n = max(8, round(waves * 10))
        return [
            (
                a[0] + ux * length * i / n - uy * amp * math.sin(2 * math.pi * waves * i / n),
                a[1] + uy * length * i / n + ux * amp * math.sin(2 * math.pi * waves * i / n),
            )
            for i in range(n + 1)
        ]

    def zigzag(self, a: Point, b: Point, bends: int, amp: float) -> list[Point]:
        """The carbon chain of a fatty acid."""
        length = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        return [
            (
                a[0] + ux * length * i / bends - uy * amp * (1 if i % 2 else -1),
                a[1] + uy * length * i / bends + ux * amp * (1 if i % 2 else -1),
            )
            for i in range(bends + 1)
        ]

    def fatty(
        self, a: Point, b: Point, bends: int = 6, amp: float = 3.2, width: float = 4.5, colour: str = LIPID
    ) -> str:
        """A fatty acid: a red acid head and a zigzag tail."""
        return self.tube(line(self.zigzag(a, b, bends, amp)), width, colour, rim=2.6) + self.ball(
            *a, width * 1.15, OXYGEN
        )

    def glycan(self, x: float, y: float, turn: float, size: float = 1) -> str:
        """A branched sugar chain as glycoproteins carry: two rings, then a fork."""
        r = 6.2 * size
        step = r * 1.72
        here: Point = (x, y)
        stem = [here]
        for _ in range(2):
            here = polar(*here, step, turn)
            stem.append(here)
        tips = []
        for side in (-48, 48):
            tips.append(polar(*here, step, turn + side))
        wires = line(stem) + "".join(line([here, tip]) for tip in tips)
        return (
            f'<path d="{wires}" stroke="{darken(SUGAR, 0.5)}" stroke-width="{r * 0.5:.1f}" fill="none" stroke-linejoin="round"/>'
            + "".join(self.hexagon(*p, r, SUGAR, turn) for p in stem[1:])
            + "".join(self.hexagon(*p, r, "#7FC24A", turn) for p in tips)
        )

    def dna(
        self,
        x0: float,
        x1: float,
        y: float,
        amp: float = 15,
        period: float = 62,
        one: str = "#7F57CC",
        two: str = "#4E8FE0",
        phase: float = 0,
        width: float = 6,
        gap: tuple[float, float] | None = None,
    ) -> str:
        """A double helix along the field; rungs in the colours of the four bases.

        ``gap`` leaves a piece of the first strand out (a nick).
        """
        pairs = (
            ("#F2B84B", "#E5685A"),
            ("#58B368", "#4C8FE8"),
            ("#E5685A", "#F2B84B"),
            ("#4C8FE8", "#58B368"),
        )
        k, shift = 2 * math.pi / period, math.pi * 0.86

        def at(x: float, strand: int) -> Point:
            return x, y + amp * math.sin(k * x + phase + shift * strand)

        def near(x: float, strand: int) -> bool:
            return math.cos(k * x + phase + shift * strand) > 0

        pieces: dict[bool, list[tuple[str, str]]] = {True: [], False: []}
        for strand, colour in ((0, one), (1, two)):
            run: list[Point] = []
            state = near(x0, strand)
            x = x0
            while x <= x1 + 0.01:
                cut = gap is not None and strand == 0 and gap[0] < x < gap[1]
                if near(x, strand) != state or cut:
                    if len(run) > 1:
                        pieces[state].append((curve(run), colour))
                    run = run[-1:] if not cut else []
                    state = near(x, strand)
                if not cut:
                    run.append(at(x, strand))
                x += 1.5
            if len(run) > 1:
                pieces[state].append((curve(run), colour))
        rungs, x, i = [], x0 + 4, 0
        while x < x1 - 2:
            (ax, ay), (_, by) = at(x, 0), at(x, 1)
            if abs(ay - by) > amp * 0.4:
                mid = (ay + by) / 2
                first, second = pairs[i % 4]
                rungs.append(
                    f'<path d="M{ax:.1f} {ay:.1f}V{by:.1f}" stroke="{darken(first, 0.5)}" stroke-width="5.4"/>'
                    f'<path d="M{ax:.1f} {ay:.1f}V{mid:.1f}" stroke="{first}" stroke-width="3.4"/><path d="M{ax:.1f} {mid:.1f}V{by:.1f}" stroke="{second}" stroke-width="3.4"/>'
                )
            x += period / 9
            i += 1
        far = "".join(self.tube(d, width, darken(c, 0.22), 0.2) for d, c in pieces[False])
        return far + "".join(rungs) + "".join(self.tube(d, width, c) for d, c in pieces[True])

    # -- membranes -----------------------------------------------------------------------------------------
    def membrane(
        self,
        y: float,
        high: float = 30,
        x0: float | None = None,
        x1: float | None = None,
        bend: float = 0,
        skip: Sequence[tuple[float, float]] = (),
        outer: str = "#F5A25D",
        inner: str = "#EE7F6D",
    ) -> str:
        """The bilayer of the board: two rows of heads, tails between; ``skip`` leaves room for proteins."""
        a = -self.half - 6 if x0 is None else x0
        b = self.half + 6 if x1 is None else x1
        pitch, r = 8.6, 4.7
        n = round((b - a) / pitch)
        xs = [a + (b - a) * i / n for i in range(n + 1)]

        def top(x: float) -> float:
            return y + bend * (x / max(abs(a), abs(b))) ** 2

        upper, lower = [(x, top(x)) for x in xs], [(x, top(x) + high) for x in xs]
        sheet = line(upper + lower[::-1], True)
        tails = "".join(
            f"M{x - 1.6:.1f} {u + 3:.1f}V{u + high / 2 - 1.4:.1f}M{x + 1.6:.1f} {u + 3:.1f}V{u + high / 2 - 1.4:.1f}"
            f"M{x - 1.6:.1f} {u + high - 3:.1f}V{u + high / 2 + 1.4:.1f}M{x + 1.6:.1f} {u + high - 3:.1f}V{u + high / 2 + 1.4:.1f}"
            for x, u in upper
        )
        heads = []
        for row, colour in ((upper, outer), (lower, inner)):
            heads.append(f'<g fill="{self.lit(colour)}" stroke="{darken(colour, 0.45)}" stroke-width="1">')
            heads += [
                f'<circle cx="{x:.1f}" cy="{v:.1f}" r="{r}"/>'
                for x, v in row
                if not any(s < x < e for s, e in skip)
            ]
            heads.append("</g>")
        return (
            f'<path d="{sheet}" fill="#FCE6C6"/><path d="{tails}" stroke="#D9A56C" stroke-width="1.3" stroke-opacity=".75" fill="none"/>'
            + "".join(heads)
        )

    # -- small molecules -----------------------------------------------------------------------------------
    def atoms(
        self,
        atoms: Sequence[tuple[float, float, float, str]],
        bonds: Sequence[tuple[int, int, int]],
        width: float = 5,
    ) -> str:
        """Balls and sticks; a bond is (from, to, order)."""
        sticks = []
        for i, j, order in bonds:
            (ax, ay, *_), (bx, by, *_) = atoms[i], atoms[j]
            d = math.hypot(bx - ax, by - ay) or 1
            nx, ny = -(by - ay) / d, (bx - ax) / d
            for side in (0,) if order == 1 else (-1, 1):
                s = side * width * 0.75
                w = width if order == 1 else width * 0.72
                sticks.append(
                    self.tube(
                        line([(ax + nx * s, ay + ny * s), (bx + nx * s, by + ny * s)]), w, "#B9C3DA", rim=2.6
                    )
                )
        return "".join(sticks) + "".join(self.ball(*atom) for atom in atoms)

    def molecule(self, atoms: str, bonds: str, width: float, size: float = 1) -> str:
        """The same from what is written: ``C x y radius, H x y radius`` and ``from to order, ...``."""
        placed = []
        for symbol, _, where in (atom.partition(" ") for atom in atoms.split(", ")):
            ((x, y, radius),) = rows(where)
            placed.append((x * size, y * size, radius * size, ELEMENTS[symbol]))
        return self.atoms(placed, rows(bonds), width * size)
