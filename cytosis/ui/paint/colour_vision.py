"""How colours look to people who see them differently: Machado, Oliveira and Fernandes (2009), complete."""

from __future__ import annotations

from functools import lru_cache

from cytosis.ui.paint.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, Matrix] = {
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.213, 0.715, 0.072),) * 3,
}
"""By what is missing: green, red or blue cones, or all colour."""


@lru_cache(maxsize=8192)
def seen(colour: Colour, vision: str) -> Colour:
    """A colour as somebody with that vision sees it; unchanged for any other name."""
    matrix = VISIONS.get(vision)
    if matrix is None:
        return colour
    light = [_linear(value) for value in colour]
    red, green, blue = (_screen(sum(a * b for a, b in zip(row, light, strict=True))) for row in matrix)
    return red, green, blue


def seen_pixels(pixels: bytes, vision: str) -> bytes:
    """The same for a small picture of four bytes a pixel; transparency stays.

    Shades next to each other count as one, so that most are known already.
    """
    result = bytearray(pixels)
    for i in range(0, len(pixels), 4):
        red, green, blue = (value & 0xFC for value in pixels[i : i + 3])
        result[i : i + 3] = bytes(seen((red, green, blue), vision))
    return bytes(result)


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _screen(light: float) -> int:
    part = min(max(light, 0.0), 1.0)
    part = part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
    return round(part * 255)
