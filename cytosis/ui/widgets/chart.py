"""Lines over time, one for each seat, told apart by symbols as well as by colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import badge, symbol

Place = Callable[[int, float], tuple[float, float]]
"""Where a value of a step is on the sheet."""

Sign = Callable[[Painter, float, float, float], None]
"""Paints a sign around a point, of that size."""

EVERY = 3
"""A symbol at every so many points."""
END = 96.0
"""Room at the right for the last figures."""


@dataclass(frozen=True)
class Line:
    """A seat's values, one for each label of the chart."""

    seat: int
    values: Sequence[int]


def ceiling(values: Sequence[int]) -> tuple[int, int]:
    """The top of the scale and the distance between two lines of its grid: 1, 2 or 5 times a power of ten."""
    most = max([*values, 1])
    step = next(n * 10**power for power in range(6) for n in (1, 2, 5) if most / (n * 10**power) <= 6)
    return -(-most // step) * step, step


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Places near the wanted ones that keep a distance and stay between two ends; in the same order."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed: list[float] = []
    for i in order:
        placed.append(max(wanted[i], placed[-1] + gap) if placed else max(wanted[i], top))
    over = placed[-1] - bottom if placed else 0.0
    for i in range(len(placed) - 1, -1, -1):
        limit = bottom if i == len(placed) - 1 else placed[i + 1] - gap
        placed[i] = min(placed[i], limit) if over > 0 else placed[i]
    result = [0.0] * len(wanted)
    for place, i in zip(placed, order, strict=True):
        result[i] = place
    return result


def chart(
    paint: Painter,
    box: Box,
    lines: Sequence[Line],
    labels: Sequence[str],
    shade: int = 0,
    rival: Sign | None = None,
) -> None:
    """Paint it into a box. The last ``shade`` steps lie on a lighter ground; ``rival`` is the sign of -1."""
    x, y, width, height = box
    low = min([0, *(value for line in lines for value in line.values)])
    top, step = ceiling([value for line in lines for value in line.values])
    scale = 14 * paint.text_scale
    left, right = x + 18 + scale * 1.7, x + width - END * max(1.0, min(paint.text_scale, 1.5))
    upper, lower = y + 10, y + height - 14 - scale
    across = (right - left) / max(len(labels) - 1, 1)

    def place(index: int, value: float) -> tuple[float, float]:
        return left + index * across, lower - (value - low) / (top - low) * (lower - upper)

    theme = paint.theme
    grid = "".join(
        f'<path d="M{left - x:g} {place(0, value)[1] - y:g}H{right - x:g}" '
        f'stroke="{theme.hex("line")}" stroke-width="1.2"/>'
        for value in range(0, top + 1, step)
    )
    if shade:
        start = place(len(labels) - 1 - shade, 0)[0]
        grid += (
            f'<rect x="{start - x:g}" y="{upper - y:g}" width="{right - start:g}" '
            f'height="{lower - upper:g}" fill="#FFE9B0" fill-opacity="0.12"/>'
        )
    paint.vector(grid + "".join(_line(paint, line, place, x, y) for line in lines), (x, y, width, height))
    for value in range(0, top + 1, step):
        paint.text(str(value), left - 12, place(0, value)[1], 14, "body", "soft", "right", tall=28)
    _axis(paint, labels, [place(i, low)[0] for i in range(len(labels))], lower + 6 + scale / 2, across)
    _ends(paint, lines, place, right, (upper, lower), rival)


def _line(paint: Painter, line: Line, place: Place, x: float, y: float) -> str:
    """A casing, the line on it, and symbols."""
    player = paint.theme.players[line.seat]
    points = [place(i, value) for i, value in enumerate(line.values)]
    path = "M" + "L".join(f"{px - x:.1f} {py - y:.1f}" for px, py in points)
    stroke = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    signs = "".join(
        symbol(player.symbol, px - x, py - y, 8.4, "#0B1230")
        + symbol(player.symbol, px - x, py - y, 6.2, player.line)
        for i, (px, py) in enumerate(points)
        if i and i % EVERY == 0 and i < len(points) - 1
    )
    return (
        f'<path d="{path}" {stroke} stroke="#0B1230" stroke-width="7"/>'
        f'<path d="{path}" {stroke} stroke="{player.line}" stroke-width="3.4"/>{signs}'
    )


def _axis(paint: Painter, labels: Sequence[str], at: Sequence[float], y: float, across: float) -> None:
    """Labels below, as many as fit."""
    widest = max(paint.text_width(label, 14) for label in labels) + 10
    every = max(1, -(-int(widest) // max(int(across), 1)))
    last = len(labels) - 1
    for i, (label, x) in enumerate(zip(labels, at, strict=True)):
        if i == last or (i % every == 0 and i + every <= last):
            ink = "heading" if i == last else "soft"
            paint.text(label, x, y, 14, "bold" if i == last else "body", ink, "centre", tall=30)


def _ends(
    paint: Painter,
    lines: Sequence[Line],
    place: Place,
    right: float,
    ends: tuple[float, float],
    rival: Sign | None,
) -> None:
    """Who ends where: symbol and figure, moved apart where they would touch."""
    last = [place(len(line.values) - 1, line.values[-1])[1] for line in lines]
    size = 24.0
    gap = max(28.0, 22 * paint.text_scale)
    for line, y in zip(lines, spread(last, gap, *ends), strict=True):
        if line.seat < 0 and rival is not None:
            rival(paint, right + 24, y, size * 1.3)
        else:
            badge(paint, line.seat, right + 24, y, size)
        paint.text(str(line.values[-1]), right + 44, y, 17, "bold", tall=gap)
