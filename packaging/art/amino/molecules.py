"""Molecules as balls and sticks, from true bond lengths (in picometres) and angles, seen from the side."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.house.vector import darken, lighten, rows

COLOURS = {"H": "#F2F5FF", "C": "#4A5068", "N": "#3D6BEA", "O": "#E5484D"}
RADII = {"H": 26.0, "C": 36.0, "N": 36.0, "O": 36.0}
LETTERS = {
    "H": "M-3.4 -4.6V4.6M3.4 -4.6V4.6M-3.4 0H3.4",
    "C": "M3.6 -3A4.7 4.7 0 1 0 3.6 3",
    "N": "M-3.4 4.6V-4.6L3.4 4.6V-4.6",
    "O": "M0 -4.7A4.7 4.7 0 1 1 -0.01 -4.7Z",
}
"""Letters as strokes around their middle: pictures are built without fonts."""


@dataclass(frozen=True)
class Atom:
    """An element and where it is."""

    element: str
    x: float
    y: float
    z: float = 0.0


@dataclass(frozen=True)
class Molecule:
    """Atoms and the bonds between them: (one, other, how many)."""

    atoms: tuple[Atom, ...]
    bonds: tuple[tuple[int, int, int], ...]


def _on(centre: Atom, length: float, angle: float, z: float, element: str) -> Atom:
    flat = math.sqrt(length * length - z * z)
    turn = math.radians(angle)
    return Atom(element, centre.x + flat * math.cos(turn), centre.y + flat * math.sin(turn), centre.z + z)


def _around(element: str, length: float, ends: list[tuple[float, float]]) -> Molecule:
    """A centre with hydrogens at (angle, depth)."""
    centre = Atom(element, 0, 0)
    atoms = [centre, *(_on(centre, length, angle, z, "H") for angle, z in ends)]
    return Molecule(tuple(atoms), tuple((0, i, 1) for i in range(1, len(atoms))))


def _glycine() -> Molecule:
    """H2N-CH2-COOH: ten atoms, one double bond."""
    alpha = Atom("C", 0, 0)
    carboxyl = _on(alpha, 152, -22, 0, "C")
    atoms = [
        alpha,
        carboxyl,
        _on(carboxyl, 121, -82, 0, "O"),
        _on(carboxyl, 134, 38, 0, "O"),
        _on(alpha, 147, 202, 0, "N"),
        _on(alpha, 109, 96, 60, "H"),
        _on(alpha, 109, 62, -66, "H"),
    ]
    hydroxyl, amine = atoms[3], atoms[4]
    atoms += [_on(hydroxyl, 97, -20, 0, "H"), _on(amine, 101, 140, 40, "H"), _on(amine, 101, 262, 20, "H")]
    bonds = rows("0 1 1, 1 2 2, 1 3 1, 0 4 1, 0 5 1, 0 6 1, 3 7 1, 4 8 1, 4 9 1")
    return Molecule(tuple(atoms), bonds)


MOLECULES: dict[str, Molecule] = {
    "H2": Molecule((Atom("H", -34, 14), Atom("H", 34, -14)), ((0, 1, 1),)),
    "N2": Molecule((Atom("N", -52, 18), Atom("N", 52, -18)), ((0, 1, 3),)),
    "CO2": Molecule((Atom("C", 0, 0), Atom("O", -114, 20), Atom("O", 114, -20)), ((0, 1, 2), (0, 2, 2))),
    "H2O": _around("O", 96, [(37.75, 0), (142.25, 0)]),
    "NH3": _around("N", 101, [(20, 34), (92, -58), (160, 34)]),
    "CH4": _around("C", 109, [(-90, 0), (24, 44), (104, -72), (156, 44)]),
    "glycine": _glycine(),
}


def extent(name: str) -> tuple[float, float, float, float]:
    """The box a molecule fills, in picometres."""
    atoms = MOLECULES[name].atoms
    left = min(atom.x - RADII[atom.element] for atom in atoms)
    right = max(atom.x + RADII[atom.element] for atom in atoms)
    top = min(atom.y - RADII[atom.element] for atom in atoms)
    bottom = max(atom.y + RADII[atom.element] for atom in atoms)
    return left, top, right - left, bottom - top


def placed(name: str, box: tuple[float, float, float, float]) -> list[tuple[str, float, float, float]]:
    """Element, middle and radius of each atom in the middle of a box, as large as they fit."""
    left, top, wide, tall = extent(name)
    cx, cy, width, height = box
    k = min(width / wide, height / tall, 0.52)
    return [
        (
            atom.element,
            cx + (atom.x - left - wide / 2) * k,
            cy + (atom.y - top - tall / 2) * k,
            RADII[atom.element] * k * (1 + atom.z / 900),
        )
        for atom in MOLECULES[name].atoms
    ]


def letters(name: str, cx: float, cy: float, width: float, height: float) -> str:
    """The letter of each atom, for pictures large enough to read them."""
    found = ""
    for element, x, y, radius in placed(name, (cx, cy, width, height)):
        ink = "#1C2A57" if element == "H" else "#FFFFFF"
        found += (
            f'<path d="{LETTERS[element]}" fill="none" stroke="{ink}" stroke-width="2.3" stroke-linecap="round" '
            f'stroke-linejoin="round" transform="translate({x:.1f} {y:.1f}) scale({radius / 11:.3f})"/>'
        )
    return found


def drawn(name: str, cx: float, cy: float, width: float, height: float) -> str:
    """A molecule centred in a box, as large as it fits."""
    molecule, at = MOLECULES[name], placed(name, (cx, cy, width, height))
    k = min(width / extent(name)[2], height / extent(name)[3], 0.52)
    parts = [_defs()]
    for one, other, count in molecule.bonds:
        parts.append(_bond(at[one][1:3], at[other][1:3], count, k))
    for atom, (_, x, y, radius) in sorted(zip(molecule.atoms, at, strict=True), key=lambda one: one[0].z):
        rim = darken(COLOURS[atom.element], 0.55)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="url(#atom{atom.element})" '
            f'stroke="{rim}" stroke-width="{max(1.0, radius * 0.09):.2f}"/>'
            f'<ellipse cx="{x - radius * 0.3:.1f}" cy="{y - radius * 0.42:.1f}" rx="{radius * 0.3:.1f}" '
            f'ry="{radius * 0.18:.1f}" fill="#FFFFFF" fill-opacity=".6"/>'
        )
    return "".join(parts)


def _defs() -> str:
    found = ""
    for element, colour in COLOURS.items():
        found += (
            f'<radialGradient id="atom{element}" cx=".36" cy=".32" r=".8"><stop offset="0" '
            f'stop-color="{lighten(colour, 0.45)}"/><stop offset=".6" stop-color="{colour}"/>'
            f'<stop offset="1" stop-color="{darken(colour, 0.4)}"/></radialGradient>'
        )
    return f"<defs>{found}</defs>"


def _bond(one: tuple[float, float], other: tuple[float, float], count: int, k: float) -> str:
    """One to three sticks side by side."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length, dx / length
    gap, thick = 13 * k, (15 if count == 1 else 9) * k
    found = ""
    for i in range(count):
        off = (i - (count - 1) / 2) * gap * 1.5
        path = f"M{one[0] + nx * off:.1f} {one[1] + ny * off:.1f}L{other[0] + nx * off:.1f} {other[1] + ny * off:.1f}"
        found += (
            f'<path d="{path}" stroke="#27305A" stroke-width="{thick + 2.4:.1f}" stroke-linecap="round"/>'
        )
        found += f'<path d="{path}" stroke="#B9C3E6" stroke-width="{thick:.1f}" stroke-linecap="round"/>'
    return found
