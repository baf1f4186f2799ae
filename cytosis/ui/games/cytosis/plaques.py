"""The name plates of the organelles: one size of text for all, and where each stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import ruler
from cytosis.ui.paint.sheet import Box, centre

ABOVE = {
    "nucleus": -60,
    "ribosome": -42,
    "lipids": -44,
    "smooth_er": -44,
    "rough_er": -44,
    "golgi": -52,
    "exocytosis": -52,
    "glucose": -46,
    "mitochondria": -46,
    "cytoplasm": -40,
}
"""By text key: how far above the highest of its spots a name plate stands."""
MOST_WIDE = {"exocytosis": 116.0}
"""Name plates that must not grow into the health track."""
WIDE, SIZE, TALL = 190.0, 15.0, 24.0
STEP, ONE_LINE = 0.93, 0.84
"""How much smaller each try is, and up to where all names stay in one line."""
AIR = 9.0
"""Beside the letters of a plate."""


def key_of(spot: str) -> str:
    """The name plate over a spot; empty for those that have none."""
    area = spot.rpartition(".")[0]
    key = "lipids" if area == "lipid" else area
    return key if key in ABOVE else ""


def names_in(texts: Texts, large: bool = False) -> tuple[tuple[str, str], ...]:
    """What stands on the plates, by their keys; with large text a shorter name where there is one."""
    keys = {key: f"ui.plaque.{key}" for key in ABOVE}
    short = {key: f"{name}.short" for key, name in keys.items() if large and texts.has(f"{name}.short")}
    return tuple((key, texts.t(name)) for key, name in (keys | short).items())


def plaques(
    spots: Mapping[str, Box], names: Mapping[str, str], scale: float, least: float
) -> tuple[float, dict[str, Box]]:
    """The size of all names, in units of the sheet, and the plates; ``least`` is the smallest text."""
    tries = _sizes(SIZE * scale, least)
    size, lines = next((one for one in tries if _fit(spots, names, *one)), (least, 2))
    return size, {key: _plate(spots, key, text, size, lines) for key, text in names.items()}


def _sizes(size: float, least: float) -> Iterator[tuple[float, int]]:
    """From large to small: a little smaller rather than in two lines, but not much."""
    tries = [size]
    while tries[-1] * STEP > least:
        tries.append(tries[-1] * STEP)
    yield from ((one, 1) for one in tries if one > size * ONE_LINE)
    yield from ((one, 2) for one in tries)


def _place(spots: Mapping[str, Box], key: str) -> tuple[float, float]:
    """Over the middle of an area's spots, above the highest of them."""
    boxes = [box for name, box in spots.items() if key_of(name) == key]
    xs = [centre(box)[0] for box in boxes]
    return sum(xs) / len(xs), min(centre(box)[1] for box in boxes)


def _room(spots: Mapping[str, Box], key: str) -> float:
    """As wide as may be without touching the name plates beside it."""
    x, y = _place(spots, key)
    others = (_place(spots, other) for other in ABOVE if other != key)
    most = MOST_WIDE.get(key, WIDE)
    return min([abs(ox - x) for ox, oy in others if abs(oy - y) < 40] + [most]) - 6


def _fit(spots: Mapping[str, Box], names: Mapping[str, str], size: float, lines: int) -> bool:
    """Whether every name fits its plate in so many lines, each word in one."""
    for key, text in names.items():
        room = _room(spots, key) - 8
        words = max(_width(word, size) for word in text.split())
        if words > room or (_width(text, size) if lines == 1 else 0) > room:
            return False
        if ruler.rows(text, size, room, "head") > lines:
            return False
    return True


def _width(text: str, size: float) -> float:
    """With what whole pixels may add to its words."""
    return (
        ruler.width(text, size, "head")
        + len(text.split()) * min(ruler.ROUNDED * size, ruler.MOST_ROUNDED) * 2
    )


def _halved(text: str, size: float) -> float:
    """How wide it is in two lines as even as can be."""
    words = text.split()
    cuts = range(1, len(words))
    halves = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts)
    return min((max(_width(one, size) for one in half) for half in halves), default=_width(text, size))


def _plate(spots: Mapping[str, Box], key: str, text: str, size: float, most: int) -> Box:
    (x, y), room = _place(spots, key), _room(spots, key)
    whole = _width(text, size)
    lines = 1 if whole <= room - 8 or " " not in text else most
    width = min((whole if lines == 1 else _halved(text, size)) + 2 * AIR, room + 5)
    tall = max(TALL, size * ruler.LEADING * lines + 4)
    return x - width / 2, y + ABOVE[key] + 12 - tall, width, tall
