"""The worlds side by side, each in its window with what is told of it: what is seen where a list is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cytosis.app.words.i18n import Texts, game_name
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.widgets.shapes import mix, plate

GAP, EDGE = 14.0, 10.0
NAME, LINE = 34.0, 26.0
"""How high a name and a line below it are, at the usual size of text."""
NAMED, SIZE = 21.0, 16.0
SIGN, ROOMY = 40.0, 170.0
"""The sign before a name, and how wide its place must be."""
WIDE = 1.08
"""How wide a window is at least, in parts of its height."""
SIDE = 1.3
"""The same for a window that has its words beside it."""
UPRIGHT = 0.72
"""From this height on, in parts of its width, a tile has its words below its window, else beside it."""


def window(paint: Painter, game: str, box: Box) -> None:
    """A still picture of a world, framed in its colour."""
    own = scenery(game)
    paint.kept(("world", game), box, lambda on: own.window(on, box, 0.0))
    _, _, width, height = box
    frame = (
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="13" fill="none" '
        f'stroke="{mix(own.tint, "#FFFFFF", 0.2)}" stroke-width="1.8"/>'
    )
    paint.vector(frame, box)


def worlds(paint: Painter, texts: Texts, names: Sequence[str], box: Box, told: Mapping[str, str]) -> None:
    """A tile for each of these games: its window, its name, and a line of what is told of it."""
    x, y, width, height = box
    each = (width - GAP * (len(names) - 1)) / len(names)
    grown = min(max(fit.scale_of(paint), 1.0), 1.6)
    room = each - SIGN - 24 - 2 * EDGE
    lines = max((len(paint.wrapped(text, SIZE, "body", room)) for text in told.values() if text), default=0)
    head, line = NAME * grown, LINE * grown * min(lines, 2)
    for i, game in enumerate(names):
        left = x + i * (each + GAP)
        plate(paint, (left, y, each, height), "row", 14, 0.9, False)
        if height > each * UPRIGHT:
            tall = height - head - line - 2.4 * EDGE
            window(paint, game, (left + EDGE, y + EDGE, each - 2 * EDGE, tall))
            words = (left + EDGE, y + tall + 1.4 * EDGE, each - 2 * EDGE, head + line)
        else:
            wide = min((height - 2 * EDGE) * SIDE, each * 0.56)
            window(paint, game, (left + EDGE, y + EDGE, wide, height - 2 * EDGE))
            words = (left + wide + EDGE, y, each - wide - 2 * EDGE, height)
        _words(paint, texts, game, words, head, (told.get(game, ""), line))


def _words(paint: Painter, texts: Texts, game: str, box: Box, head: float, below: tuple[str, float]) -> None:
    """Sign and name, and the line below them."""
    x, y, width, height = box
    (told, line), sign = below, SIGN if width > ROOMY else 0.0
    room = width - sign - 24
    top = y + (height - head - line) / 2
    if sign:
        scenery(game).sign(paint, x + sign / 2 + 8, top + (head + line) / 2, sign)
    left = x + sign + 18
    name = (left, top, room, head)
    fit.block(paint, game_name(texts.of(game), game), name, NAMED, "head", "text", "left", True, 1)
    if told:
        fit.block(paint, told, (left, top + head, room, line), SIZE, "body", "soft", "left", True, 2)


def tallest(width: float, count: int) -> float:
    """How high tiles in such a width are before their windows show too little of a world."""
    return (width - GAP * (count - 1)) / count / WIDE + 2 * NAME
