"""Signs that work without colour: players, resources, card families, antibodies."""

from __future__ import annotations

import math

from art.house.vector import corners


def symbol(kind: str, cx: float, cy: float, r: float, fill: str) -> str:
    """A player's symbol or a resource's glyph, about ``r`` in radius."""
    return _DRAW[kind](cx, cy, r, fill)


def _circle(cx: float, cy: float, r: float, fill: str) -> str:
    return f'<circle cx="{cx}" cy="{cy}" r="{r * 0.86:.2f}" fill="{fill}"/>'


def _triangle(cx: float, cy: float, r: float, fill: str) -> str:
    return f'<polygon points="{corners(cx, cy + r * 0.16, r, 3)}" fill="{fill}" stroke-linejoin="round"/>'


def _square(cx: float, cy: float, r: float, fill: str) -> str:
    q = r * 0.78
    return (
        f'<rect x="{cx - q:.2f}" y="{cy - q:.2f}" width="{2 * q:.2f}" height="{2 * q:.2f}" '
        f'rx="{r * 0.14:.2f}" fill="{fill}"/>'
    )


def _diamond(cx: float, cy: float, r: float, fill: str) -> str:
    return f'<polygon points="{corners(cx, cy, r, 4)}" fill="{fill}"/>'


def _star(cx: float, cy: float, r: float, fill: str) -> str:
    return f'<polygon points="{corners(cx, cy, r * 1.06, 10, waist=0.45)}" fill="{fill}"/>'


def _crescent(cx: float, cy: float, r: float, fill: str) -> str:
    return (
        f'<path transform="translate({cx} {cy}) scale({r})" fill="{fill}" '
        'd="M.5 -.86A1 1 0 1 0 .5 .86A.88 .88 0 0 1 .5 -.86Z"/>'
    )


def _bar(cx: float, cy: float, r: float, fill: str) -> str:
    return (
        f'<rect x="{cx - r * 0.9:.2f}" y="{cy - r * 0.3:.2f}" width="{r * 1.8:.2f}" height="{r * 0.6:.2f}" '
        f'rx="{r * 0.2:.2f}" fill="{fill}"/>'
    )


def _mrna(cx: float, cy: float, r: float, fill: str) -> str:
    """A wavy strand with its bases."""
    wave = f"M{cx - r} {cy + r * 0.3}q{r * 0.5} {-r * 1.3} {r} {-r * 0.3}t{r} {-r * 0.3}"
    bases = "".join(
        f"M{cx + x * r:.2f} {cy + y * r:.2f}v{r * 0.62:.2f}"
        for x, y in ((-0.55, -0.1), (-0.1, -0.05), (0.4, 0.05))
    )
    return (
        f'<path d="{wave}" fill="none" stroke="{fill}" stroke-width="{r * 0.34:.2f}" stroke-linecap="round"/>'
        f'<path d="{bases}" stroke="{fill}" stroke-width="{r * 0.2:.2f}" stroke-linecap="round"/>'
    )


def _protein(cx: float, cy: float, r: float, fill: str) -> str:
    """A folded chain of beads."""
    beads = [
        (cx + x * r, cy + y * r)
        for x, y in ((-0.6, 0.5), (-0.42, -0.5), (0.36, -0.56), (0.22, 0.24), (0.74, 0.7))
    ]
    chain = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in beads)
    return (
        f'<path d="{chain}" fill="none" stroke="{fill}" stroke-width="{r * 0.22:.2f}" stroke-linejoin="round"/>'
        + "".join(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r * 0.32:.2f}" fill="{fill}"/>' for x, y in beads)
    )


def _lipid(cx: float, cy: float, r: float, fill: str) -> str:
    """A droplet."""
    return (
        f'<path transform="translate({cx} {cy}) scale({r})" fill="{fill}" '
        'd="M0 -1.05C.3 -.5 .8 -.1 .8 .36A.8 .7 0 0 1 -.8 .36C-.8 -.1 -.3 -.5 0 -1.05Z"/>'
    )


def _carb(cx: float, cy: float, r: float, fill: str) -> str:
    """A sugar ring."""
    return (
        f'<polygon points="{corners(cx, cy, r, 6)}" fill="none" stroke="{fill}" stroke-width="{r * 0.3:.2f}" '
        f'stroke-linejoin="round"/><circle cx="{cx}" cy="{cy}" r="{r * 0.24:.2f}" fill="{fill}"/>'
    )


def _atp(cx: float, cy: float, r: float, fill: str) -> str:
    """A bolt."""
    return (
        f'<path transform="translate({cx} {cy}) scale({r})" fill="{fill}" '
        'd="M.22 -1L-.62 .16H-.04L-.24 1L.64 -.2H.06Z"/>'
    )


def _leaf(cx: float, cy: float, r: float, fill: str) -> str:
    d = (
        "M0 -1Q.2 -.7 .5 -.75Q.75 -.4 .6 -.15Q1 .05 .9 .45Q.55 .55 .4 .35Q.25 .75 0 1"
        "Q-.25 .75 -.4 .35Q-.55 .55 -.9 .45Q-1 .05 -.6 -.15Q-.75 -.4 -.5 -.75Q-.2 -.7 0 -1Z"
    )
    return f'<path transform="translate({cx:.2f} {cy:.2f}) scale({r * 1.1:.2f})" fill="{fill}" d="{d}"/>'


_DRAW = {
    "circle": _circle,
    "triangle": _triangle,
    "square": _square,
    "diamond": _diamond,
    "star": _star,
    "crescent": _crescent,
    "leaf": _leaf,
    "bar": _bar,
    "mrna": _mrna,
    "protein": _protein,
    "lipid": _lipid,
    "carb": _carb,
    "atp": _atp,
}


def family(kind: str, ink: str, ground: str) -> str:
    """One silhouette per card family, on a field of 100 x 100."""
    receptor = f'<path d="M42 80V52Q42 42 28 26M58 80V52Q58 42 72 26" fill="none" stroke="{ink}" stroke-width="9" stroke-linecap="round"/>'
    ring = "".join(
        f'<polygon points="{corners(x, y, 13, 6, 30)}" fill="none" stroke="{ink}" stroke-width="6"/>'
        for x, y in ((36, 58), (59, 58), (47.5, 38))
    )
    spikes = "".join(
        f'<path d="M50 50L{50 + 34 * math.cos(math.radians(a)):.0f} {50 + 34 * math.sin(math.radians(a)):.0f}" '
        f'stroke="{ink}" stroke-width="7" stroke-linecap="round"/>'
        for a in range(0, 360, 45)
    )
    beads = "".join(
        f'<circle cx="{28 + i * 11}" cy="{50 + 13 * math.sin(i * 1.25):.1f}" r="8" fill="{ink}"/>'
        for i in range(5)
    )
    return {
        "protein_hormone": beads,
        "steroid_hormone": ring,
        "protein_hormone_receptor": receptor + f'<circle cx="50" cy="28" r="8" fill="{ink}"/>',
        "steroid_hormone_receptor": receptor + f'<polygon points="{corners(50, 28, 11, 6)}" fill="{ink}"/>',
        "enzyme": f'<path d="M50 20A30 30 0 1 0 78 58L54 50L68 26A30 30 0 0 0 50 20Z" fill="{ink}"/>',
        "alcohol_detoxification": (
            f'<path d="M42 20H58V40L76 74Q78 80 70 80H30Q22 80 24 74L42 40Z" fill="{ink}"/>'
            f'<path d="M34 62H66" stroke="{ground}" stroke-width="6"/>'
        ),
        "macromolecule": "".join(
            f'<circle cx="{x}" cy="{y}" r="13" fill="{ink}"/>' for x, y in ((36, 40), (64, 40), (50, 64))
        ),
        "virus_attack": spikes + f'<circle cx="50" cy="50" r="20" fill="{ink}"/>',
        "event": f'<path d="M50 16L82 56H64V84H36V56H18Z" fill="{ink}"/>',
        "power": f'<path d="M34 16C34 38 66 38 66 56S34 70 34 86M66 16C66 38 34 38 34 56S66 70 66 86" fill="none" stroke="{ink}" stroke-width="8" stroke-linecap="round"/>',
    }[kind]
