"""The field of a card's picture, its light, and simple solids on it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cytosis.strokes import ATP, HEIGHT, OXYGEN, PHOSPHATE, SUGAR, curve, line, polar
from art.house.vector import Point, darken, lighten, rows


class Solids:
    """Draws on one field; keeps the gradients it needs."""

    def __init__(self, width: float, colour: str, seed: int = 1) -> None:
        self.width, self.half = width, width / 2
        self.wide = width > 200
        self.colour = colour
        self.chance = random.Random(seed)
        self._defs: dict[str, str] = {}

    # -- the field -----------------------------------------------------------------------------------------
    def pick(self, wide: float, tall: float) -> float:
        """A number for each framing."""
        return wide if self.wide else tall

    def rows(self, wide: str, tall: str) -> list[tuple[float, ...]]:
        """Rows of numbers for each framing."""
        return rows(wide if self.wide else tall)

    def svg(self, body: str, ground: str | None = None) -> str:
        """The finished picture."""
        lower = self.ground() if ground is None else ground
        w, h = self.width, HEIGHT
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{-w / 2} {-h / 2} {w} {h}">'
            f"<defs>{''.join(self._defs.values())}</defs>{lower}{body}</svg>\n"
        )

    def ground(self) -> str:
        """The family's colour, lit from the upper left, with soft bubbles for depth."""
        c, chance = self.colour, random.Random(self.chance.random())
        self._defs["ground"] = (
            f'<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{lighten(c, 0.86)}"/>'
            f'<stop offset=".5" stop-color="{lighten(c, 0.62)}"/><stop offset="1" stop-color="{lighten(c, 0.28)}"/></linearGradient>'
            '<radialGradient id="lamp" cx=".3" cy=".2" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".75"/>'
            '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
            f'<radialGradient id="deep" cx=".42" cy=".4" r=".85"><stop offset=".55" stop-color="{c}" stop-opacity="0"/>'
            f'<stop offset="1" stop-color="{darken(c, 0.15)}" stop-opacity=".5"/></radialGradient>'
        )
        frame = f'x="{-self.half}" y="-60" width="{self.width}" height="120"'
        bubbles = []
        for _ in range(round(self.width / 17)):
            x, y = chance.uniform(-self.half, self.half), chance.uniform(-58, 58)
            r = chance.choice((3, 4, 6, 9, 14))
            ink, strength = ("#FFFFFF", 0.3) if chance.random() < 0.6 else (c, 0.13)
            bubbles.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{ink}" fill-opacity="{strength * (1 if r < 7 else 0.55):.2f}"/>'
            )
        return f'<rect {frame} fill="url(#ground)"/><rect {frame} fill="url(#lamp)"/>{"".join(bubbles)}<rect {frame} fill="url(#deep)"/>'

    # -- light ---------------------------------------------------------------------------------------------
    def lit(self, colour: str) -> str:
        """The name of the round gradient of a colour."""
        name = f"b{colour[1:]}"
        self._defs.setdefault(
            name,
            f'<radialGradient id="{name}" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="{lighten(colour, 0.62)}"/>'
            f'<stop offset=".5" stop-color="{colour}"/><stop offset="1" stop-color="{darken(colour, 0.34)}"/></radialGradient>',
        )
        return f"url(#{name})"

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> str:
        """A soft light around a point."""
        name = f"g{colour[1:]}{round(strength * 100)}"
        self._defs.setdefault(
            name,
            f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
            f'<stop offset=".55" stop-color="{colour}" stop-opacity="{strength * 0.38:.3f}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>',
        )
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="url(#{name})"/>'

    def lift(self, body: str, dy: float = 3, blur: float = 2.6, strength: float = 0.4) -> str:
        """A part with its drop shadow, in the family's dark."""
        name = f"s{round(dy * 10)}x{round(blur * 10)}x{round(strength * 100)}"
        # the region is the whole field with a margin, so that no shadow is ever clipped; lift whole parts only,
        # not parts inside a moved group
        self._defs.setdefault(
            name,
            f'<filter id="{name}" filterUnits="userSpaceOnUse" x="{-self.half - 14}" y="-74" width="{self.width + 28}" height="148">'
            f'<feDropShadow dx="1.2" dy="{dy}" stdDeviation="{blur}" flood-color="{darken(self.colour, 0.62)}" flood-opacity="{strength}"/></filter>',
        )
        return f'<g filter="url(#{name})">{body}</g>'

    # -- simple solids -------------------------------------------------------------------------------------
    def ball(self, x: float, y: float, r: float, colour: str, edge: float = 0) -> str:
        """An atom, a bead, a head group."""
        w = edge or max(0.8, r * 0.2)
        return (
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{self.lit(colour)}" stroke="{darken(colour, 0.48)}" stroke-width="{w:.2f}"/>'
            f'<ellipse cx="{x - r * 0.34:.2f}" cy="{y - r * 0.4:.2f}" rx="{r * 0.3:.2f}" ry="{r * 0.2:.2f}" '
            f'transform="rotate(-35 {x - r * 0.34:.2f} {y - r * 0.4:.2f})" fill="#fff" fill-opacity=".75"/>'
        )

    def tube(
        self, d: str | Sequence[str], width: float, colour: str, shine: float = 0.55, rim: float = 3.2
    ) -> str:
        """Ribbons with outline, body, inner light and highlight, as the membranes of the board have."""
        paths = [d] if isinstance(d, str) else list(d)
        layers = (
            (darken(colour, 0.48), width + rim, "", 1.0),
            (colour, width, "", 1.0),
            (
                lighten(colour, 0.3),
                width * 0.56,
                f' transform="translate({-width * 0.06:.2f} {-width * 0.08:.2f})"',
                1.0,
            ),
            (
                "#FFFFFF",
                width * 0.16,
                f' transform="translate({-width * 0.15:.2f} {-width * 0.18:.2f})"',
                shine,
            ),
        )
        return "".join(
            f'<path d="{p}" fill="none" stroke="{ink}" stroke-width="{w:.2f}" stroke-opacity="{o}" stroke-linecap="round" stroke-linejoin="round"{shift}/>'
            for ink, w, shift, o in layers
            for p in paths
        )

    def blob(
        self, points: Sequence[Point], colour: str, bumps: int = 7, edge: float = 3, round_: bool = True
    ) -> str:
        """The body of a protein: a smooth outline, a molecular surface hinted by bumps, a rim of light."""
        d = curve(points, True) if round_ else line(points, True)
        name = f"c{len(self._defs)}"
        self._defs[name] = f'<clipPath id="{name}"><path d="{d}"/></clipPath>'
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        cx, cy = sum(xs) / len(xs), sum(ys) / len(ys)
        size = min(max(xs) - min(xs), max(ys) - min(ys))
        chance = random.Random(len(points) * 31 + round(cx * 3 + cy * 7))
        texture = []
        for _ in range(bumps):
            x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
            r = size * chance.uniform(0.08, 0.17)
            texture.append(
                f'<circle cx="{x + 1:.1f}" cy="{y + 1.2:.1f}" r="{r:.1f}" fill="{darken(colour, 0.4)}" fill-opacity=".16"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{lighten(colour, 0.45)}" fill-opacity=".42"/>'
            )
        inner = (
            f'<path d="{d}" fill="none" stroke="{darken(colour, 0.45)}" stroke-width="{size * 0.17:.1f}" stroke-opacity=".3" transform="translate({-size * 0.05:.1f} {-size * 0.06:.1f})"/>'
            f'<path d="{d}" fill="none" stroke="#fff" stroke-width="{max(2.2, size * 0.07):.1f}" stroke-opacity=".6" transform="translate({size * 0.055 + 1:.1f} {size * 0.06 + 1:.1f})"/>'
            f'<path d="{d}" fill="none" stroke="{lighten(colour, 0.1)}" stroke-width="{size * 0.07:.1f}" stroke-opacity=".5"/>'
        )
        return (
            f'<path d="{d}" fill="{self.lit(colour)}"/><g clip-path="url(#{name})">{"".join(texture)}{inner}</g>'
            f'<path d="{d}" fill="none" stroke="{darken(colour, 0.48)}" stroke-width="{edge}" stroke-linejoin="round"/>'
        )

    def egg(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: str,
        turn: float = 0,
        wobble: float = 0.05,
        bumps: int = 6,
        edge: float = 3,
    ) -> str:
        """A rounded domain."""
        chance = random.Random(round(x * 13 + y * 7 + rx))
        points = []
        for i in range(12):
            f = 1 + wobble * chance.uniform(-1, 1)
            a = math.radians(i * 30)
            px, py = rx * f * math.cos(a), ry * f * math.sin(a)
            t = math.radians(turn)
            points.append((x + px * math.cos(t) - py * math.sin(t), y + px * math.sin(t) + py * math.cos(t)))
        return self.blob(points, colour, bumps, edge)

    def hexagon(self, x: float, y: float, r: float, colour: str = SUGAR, turn: float = 0) -> str:
        """A sugar ring."""
        corners = [polar(x, y, r, turn + 60 * i - 90) for i in range(6)]
        inner = [polar(x, y, r * 0.5, turn + 60 * i - 90) for i in range(6)]
        w = max(1.4, r * 0.2)
        return (
            f'<path d="{line(corners, True)}" fill="{self.lit(colour)}" stroke="{darken(colour, 0.48)}" stroke-width="{w:.1f}" stroke-linejoin="round"/>'
            f'<path d="{line(inner, True)}" fill="{lighten(colour, 0.72)}" fill-opacity=".85" stroke="{darken(colour, 0.3)}" stroke-width="{w * 0.5:.1f}" stroke-linejoin="round"/>'
            f'<path d="{line([polar(x, y, r * 0.76, turn + a) for a in (210, 270)])}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="{w * 0.7:.1f}" stroke-linecap="round"/>'
        )

    def coin(self, x: float, y: float, r: float) -> str:
        """ATP as the game shows it: a sky-blue coin with a bolt."""
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{self.lit(ATP)}" stroke="#0F5A8C" stroke-width="{r * 0.17:.1f}"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.76:.1f}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="{r * 0.09:.1f}"/>'
            f'<path transform="translate({x:.1f} {y:.1f}) scale({r * 0.62:.2f})" fill="#0B3A63" d="M.22 -1L-.62 .16H-.04L-.24 1L.64 -.2H.06Z"/>'
        )

    def phosphate(self, x: float, y: float, r: float = 6) -> str:
        """The group a kinase moves: gold, with four small oxygens."""
        return "".join(
            self.ball(*polar(x, y, r * 1.05, a), r * 0.5, OXYGEN) for a in (45, 135, 225, 315)
        ) + self.ball(x, y, r, PHOSPHATE)

    def arrow(
        self, points: Sequence[Point], width: float, colour: str = "#FFFFFF", strength: float = 0.85
    ) -> str:
        """A soft arrow along a curve: where something goes."""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        head = [
            polar(x1, y1, width * 1.9, a),
            polar(x1, y1, width * 1.6, a + 110),
            polar(x1, y1, width * 1.6, a - 110),
        ]
        edge = darken(self.colour, 0.3)
        return (
            f'<g opacity="{strength}"><path d="{curve(points)}" fill="none" stroke="{edge}" stroke-width="{width + 2}" stroke-linecap="round"/>'
            f'<path d="{line(head, True)}" fill="{colour}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>'
            f'<path d="{curve(points)}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/></g>'
        )
