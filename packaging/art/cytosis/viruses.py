"""Portraits of the three viruses, large: each with what a biologist knows it by."""

from __future__ import annotations

import math

from art.house.vector import Point, ball, corners, darken, lighten, line, mix, shadow, svg

SIZE = 300


def portrait(strain: str, colour: str) -> str:
    """The virus on nothing, around the middle of a square."""
    defs = ball("b", (0, lighten(colour, 0.55)), (0.55, colour), (1, darken(colour, 0.35))) + shadow(
        "s", 6, 7
    )
    glow = "".join(
        f'<circle r="{r}" fill="{colour}" fill-opacity=".05"/>' for r in (148, 140, 131, 121, 110, 98)
    )
    body = f'<defs>{defs}</defs>{glow}<g filter="url(#s)">{_DRAW[strain](colour)}</g>'
    return svg(SIZE, SIZE, body, (-SIZE / 2, -SIZE / 2))


def _ebola(c: str) -> str:
    """A filovirus: a long thread bent like a shepherd's crook, studded with glycoprotein."""
    points = [_crook(i / 90) for i in range(91)]
    studs = []
    for i in range(2, 90, 4):
        (x0, y0), (x, y), (x1, y1) = points[i - 1], points[i], points[i + 1]
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        studs.append(
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})">'
            f'<path d="M0 -15V-23M0 15V23" stroke="{darken(c, 0.25)}" stroke-width="4"/>'
            f'<circle cy="-25" r="5" fill="{lighten(c, 0.5)}" stroke="{darken(c, 0.4)}" stroke-width="2"/>'
            f'<circle cy="25" r="5" fill="{lighten(c, 0.5)}" stroke="{darken(c, 0.4)}" stroke-width="2"/></g>'
        )
    path = line(points)
    tube = "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'
        for ink, width in ((darken(c, 0.45), 40), (c, 33), (lighten(c, 0.28), 19))
    )
    coil = line(
        [(x + 6 * math.sin(i * 0.9), y + 6 * math.cos(i * 0.9)) for i, (x, y) in enumerate(points)][3:-3]
    )
    strand = f'<path d="{coil}" fill="none" stroke="{darken(c, 0.3)}" stroke-opacity=".55" stroke-width="3"/>'
    return "".join(studs) + tube + strand


def _crook(t: float) -> Point:
    """Along the thread: a straight stem, then a loop."""
    if t < 0.34:
        s = t / 0.34
        return -92 + 96 * s, 104 - 118 * s + 18 * math.sin(s * math.pi)
    s = (t - 0.34) / 0.66
    angle = math.radians(135 + 285 * s)
    radius = 66 - 16 * s
    return 51 + radius * math.cos(angle), -61 + radius * math.sin(angle)


def _influenza(c: str) -> str:
    """A ball with two kinds of spikes and eight pieces of RNA inside."""
    spikes = []
    for i in range(20):
        turn = f'<g transform="rotate({i * 18})"><path d="M0 -84V-108" stroke="{darken(c, 0.3)}" stroke-width="7"/>'
        if i % 4:  # haemagglutinin, the more common one: a rod with a broad tip
            tip = f'<path d="M-9 -124H9L6 -106H-6Z" fill="{lighten(c, 0.45)}" stroke="{darken(c, 0.4)}" stroke-width="3" stroke-linejoin="round"/>'
        else:  # neuraminidase: a mushroom
            tip = f'<circle cy="-116" r="11" fill="#FFD75E" stroke="{darken(c, 0.4)}" stroke-width="3"/>'
        spikes.append(turn + tip + "</g>")
    shell = (
        f'<circle r="90" fill="url(#b)" stroke="{darken(c, 0.45)}" stroke-width="6"/>'
        f'<circle r="70" fill="{darken(c, 0.5)}" fill-opacity=".32" stroke="{lighten(c, 0.6)}" stroke-opacity=".5" stroke-width="3"/>'
    )
    strands = "".join(
        f'<path d="M{x} {-y}C{x + 12} {-y / 2} {x - 12} {y / 2} {x} {y}" fill="none" stroke="{mix("#FFFFFF", c, 0.25)}" stroke-width="7" stroke-linecap="round"/>'
        for x, y in ((-52, 22), (-37, 36), (-22, 45), (-7, 50), (8, 50), (23, 45), (38, 36), (53, 22))
    )
    light = '<ellipse cx="-34" cy="-46" rx="30" ry="17" transform="rotate(-38 -34 -46)" fill="#fff" fill-opacity=".45"/>'
    return "".join(spikes) + shell + strands + light


def _rhinovirus(c: str) -> str:
    """A naked icosahedron of sixty equal parts, with the canyon where antibodies hardly reach."""
    outer = [(108 * math.cos(a), 108 * math.sin(a)) for a in (math.radians(60 * i - 90) for i in range(6))]
    inner = [(62 * math.cos(a), 62 * math.sin(a)) for a in (math.radians(120 * i - 90) for i in range(3))]
    faces: list[tuple[list[Point], float]] = [(inner, 0.42)]
    for i in range(3):
        a, b = inner[i], inner[(i + 1) % 3]
        left, tip, right = outer[2 * i], outer[2 * i + 1], outer[(2 * i + 2) % 6]
        faces += [([a, b, tip], 0.24), ([a, left, tip], 0.1), ([b, tip, right], 0.02)]
    drawn = []
    for points, light in faces:
        shade = lighten(c, light) if light > 0.05 else darken(c, 0.12)
        x, y = (sum(point[k] for point in points) / 3 for k in (0, 1))
        drawn.append(
            f'<path d="{line(points, True)}" fill="{shade}" stroke="{darken(c, 0.42)}" stroke-width="4.5" stroke-linejoin="round"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="none" stroke="{darken(c, 0.3)}" stroke-opacity=".5" stroke-width="5"/>'
        )
    bumps = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="{lighten(c, 0.55)}" stroke="{darken(c, 0.42)}" stroke-width="4"/>'
        for x, y in [*outer, *inner]
    )
    rim = f'<polygon points="{corners(0, 0, 116, 6)}" fill="{darken(c, 0.45)}" stroke="{darken(c, 0.45)}" stroke-width="10" stroke-linejoin="round"/>'
    light = '<ellipse cx="-40" cy="-58" rx="26" ry="13" transform="rotate(-32 -40 -58)" fill="#fff" fill-opacity=".4"/>'
    return rim + "".join(drawn) + bumps + light


_DRAW = {"ebola": _ebola, "influenza": _influenza, "rhinovirus": _rhinovirus}
