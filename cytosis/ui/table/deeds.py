"""A turn of several actions in one row of signs: what was done, and with whose cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import badge, icon

SIZE, GAP, BETWEEN = 22.0, 4.0, 16.0
"""How large a sign is, between two of an action, and between two actions."""


@dataclass(frozen=True)
class Act:
    """An action: its sign, and the cards it was about, each with whose it is and its number."""

    sign: str
    cards: tuple[tuple[int, str], ...] = ()
    between: bool = False
    """Whether its sign stands between its two cards."""


def paint_acts(paint: Painter, acts: Sequence[Act], box: Box) -> None:
    """All actions from the left, as large as there is room."""
    x, y, width, height = box
    k = min(height / (SIZE + 6), 1.5)
    k = min(k, width / max(_width(paint, acts, k), 1.0) * k)
    left, middle = x, y + height / 2
    for act in acts:
        for part in _parts(act):
            left += _part(paint, part, left, middle, SIZE * k) + GAP * k
        left += (BETWEEN - GAP) * k


Part = str | tuple[int, str]
"""A sign by its name, or a card."""


def _parts(act: Act) -> list[Part]:
    first, rest = (act.cards[:1], act.cards[1:]) if act.between else ((), act.cards)
    return [*first, act.sign, *rest]


def _width(paint: Painter, acts: Sequence[Act], k: float) -> float:
    parts = [part for act in acts for part in _parts(act)]
    wide = sum(SIZE * k if isinstance(part, str) else _wide(paint, part[1], SIZE * k) for part in parts)
    return wide + GAP * k * len(parts) + (BETWEEN - GAP) * k * len(acts)


def _wide(paint: Painter, number: str, size: float) -> float:
    room = size * 0.6
    return size + (3 + paint.text_width(number, size * 0.72, "head", room=room, tall=size) if number else 0)


def _part(paint: Painter, part: Part, x: float, y: float, size: float) -> float:
    if isinstance(part, str):
        icon(paint, part, x + size / 2, y, size, "heading")
        return size
    seat, number = part
    badge(paint, seat, x + size / 2, y, size)
    if number:
        paint.text(number, x + size + 3, y, size * 0.72, "head", room=size * 0.6, tall=size)
    return _wide(paint, number, size)
