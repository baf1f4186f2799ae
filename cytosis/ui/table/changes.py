"""Numbers that change are felt: they pop, a difference floats up or dips, a mark stays until one moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cytosis.ui.anim.director import SPEEDS
from cytosis.ui.anim.easing import ease, motion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import grown, inside
from cytosis.ui.table.design import Figure
from cytosis.ui.widgets.shapes import GLOW, plate

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

MINUS = "\u2212"
STEPS = 8
"""A number pops in so many sizes, so that few pictures are kept."""
LOSS = "#FF9C8E"
GROUND = "#16224A"
DELTA = 13
"""Letters of a difference are never larger, whatever the size of text: they lie on a picture."""
AROUND = 1.4
"""So far around a number, by the size of its letters, its preview and its difference reach."""
SKY = "#9FD8FF"
"""Of what is not decided yet."""


@dataclass
class _Pop:
    """A number that has just changed."""

    by: int
    age: float = 0.0


class Changes:
    """Compares the numbers of a table each time something was shown."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._seen: dict[str, int] = {}
        self._version = -1
        self._pops: dict[str, _Pop] = {}
        self._base: dict[int, dict[str, int]] = {}
        """By seat: the numbers after its own last move."""
        self._moved: set[int] = set()

    def moved(self, seat: int) -> None:
        """That person made a move; what changes after it is news to them."""
        self._moved.add(seat)
        self._base.pop(seat, None)

    def clear(self) -> None:
        """Nothing pops any more: the table is as it is."""
        self._pops.clear()
        self._seen = self._values()
        self._version = self._table.director.version

    def update(self, seconds: float) -> None:
        """Time passes, and what was shown may have changed numbers."""
        table = self._table
        pace = SPEEDS[table.director.speed]
        if table.director.version != self._version:
            before, self._seen = self._seen, self._values()
            self._version = table.director.version
            if pace:
                self._start(before)
        for pop in self._pops.values():
            pop.age += seconds * pace if pace else self._longest
        self._pops = {key: pop for key, pop in self._pops.items() if pop.age < self._longest}
        if self._moved and not table.director.busy:
            self._base |= {seat: dict(self._seen) for seat in self._moved}
            self._moved.clear()

    def _start(self, before: dict[str, int]) -> None:
        for key, value in self._seen.items():
            if key in before and before[key] != value:
                self._pops[key] = _Pop(value - before[key])

    def _values(self) -> dict[str, int]:
        return {key: figure.value for key, figure in self._table.design.figures().items()}

    @property
    def _longest(self) -> float:
        return max(motion("pop"), motion("float"))

    @property
    def moving(self) -> bool:
        """Whether a number still pops."""
        return bool(self._pops)

    def news(self) -> list[str]:
        """The numbers that others have changed since the last move of whoever looks and has to move."""
        table = self._table
        base = self._base.get(table.viewer, {}) if table.human_turn else {}
        return [key for key, value in base.items() if self._seen.get(key, value) != value]

    # -- painting ------------------------------------------------------------------------------------------
    def paint(self, paint: Painter) -> None:
        """Marks of what is new, then what pops."""
        news, coming = self.news(), self._table.design.coming()
        if not news and not self._pops and not coming:
            return
        figures = self.in_sight()
        self._marks(paint, figures, [key for key in news if key not in coming])
        for key, by in coming.items():
            if key in figures:
                _coming(paint, figures[key], by)
        self._popping(paint, figures)

    def in_sight(self) -> Mapping[str, Figure]:
        """The numbers that no panel lies over: neither hints nor a question."""
        figures, table = self._table.design.figures(), self._table
        asked = table.asking.boxes(table.layout, table.scale)
        panels = [table.hints.box()] if table.hint.shown else []
        panels += [asked.panel] if asked is not None else []
        return {
            key: one
            for key, one in figures.items()
            if not any(inside(grown(panel, one.size * AROUND), (one.x, one.y)) for panel in panels)
        }

    def _marks(self, paint: Painter, figures: Mapping[str, Figure], news: list[str]) -> None:
        """A frame around what others have changed."""
        for key in news:
            if key in figures and key not in self._pops:
                _marked(paint, figures[key])

    def _popping(self, paint: Painter, figures: Mapping[str, Figure]) -> None:
        """What has just changed."""
        calm = self._table.session.settings.reduced_motion
        for key, pop in self._pops.items():
            if key in figures:
                _number(paint, figures[key], pop, calm)
                if not calm and figures[key].floats:
                    _float(paint, figures[key], pop)


def signed(number: int) -> str:
    """A difference: what came, or what was paid."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def _placed(paint: Painter, figure: Figure, *others: int) -> tuple[float, float]:
    """The middle of a number and the size of its letters, as it is painted; others fit there too."""
    texts = [str(number) for number in (figure.value, *others)]
    size = paint.common_size(texts, figure.size, "head", figure.room or 2.2 * figure.size, figure.tall)
    if figure.room is None:
        return figure.x, size
    return figure.x + paint.text_width(texts[0], size, "head") / 2, size


def _pill(
    paint: Painter,
    figure: Figure,
    edge: str,
    fill: str,
    part: float = 1.0,
    dashes: str = "none",
    coming: int = 0,
) -> tuple[float, float]:
    """A frame around a number and what it would become; returns its middle and the size of its letters."""
    middle, size = _placed(paint, figure, figure.value + coming)
    widest = max(paint.text_width(str(n), size, "head") for n in (figure.value, figure.value + coming))
    letters = size * paint.text_scale
    wide, tall = (widest + 0.62 * letters) * part, letters * 1.34 * part
    body = (
        f'<rect width="{wide:.1f}" height="{tall:.1f}" rx="{tall / 2:.1f}" fill="{fill}"/>'
        f'<rect x="1" y="1" width="{wide - 2:.1f}" height="{tall - 2:.1f}" rx="{tall / 2 - 1:.1f}" '
        f'fill="none" stroke="{edge}" stroke-width="2" stroke-dasharray="{dashes}"/>'
    )
    paint.vector(body, (middle - wide / 2, figure.y - tall / 2, wide, tall))
    return middle, size


def _marked(paint: Painter, figure: Figure) -> None:
    """A frame around a number that is new; a nought has taken the place of a dash."""
    middle, size = _pill(paint, figure, GLOW, GROUND if figure.dash else "none")
    if figure.dash:
        paint.text(str(figure.value), middle, figure.y, size, "head", "text", "centre")


def _coming(paint: Painter, figure: Figure, by: int) -> None:
    """What the number would be after the move that is left to confirm: dashed, since it is undecided."""
    middle, letters = _pill(paint, figure, SKY, GROUND, 1.0, "5 3.5", by)
    paint.text(str(figure.value + by), middle, figure.y, letters, "head", SKY, "centre")
    least = paint.theme.smallest / paint.sheet.scale
    size, ink = (
        max(min(letters * 0.74, DELTA / paint.text_scale), least / paint.text_scale),
        "good" if by > 0 else "bad",
    )
    wide, high = paint.text_width(signed(by), size, "head") + 10, size * 1.32 * paint.text_scale
    over = figure.y > 2 * figure.size  # at the window's edge there is only room below
    x, y = middle + figure.size * 0.5, figure.y + figure.size * (-1.02 if over else 1.06)
    if figure.sign is not None:  # over its picture, where it hides no other number
        x, y = figure.x - figure.sign, figure.y - figure.size * 0.8
    plate(paint, (x - wide / 2, y - high / 2, wide, high), "note", high / 2, 0.96, False)
    paint.text(signed(by), x, y, size, "head", ink, "centre")


def _number(paint: Painter, figure: Figure, pop: _Pop, calm: bool) -> None:
    """The number itself, larger at first and in another light, over where it stands."""
    if pop.age >= motion("pop"):
        return
    first = motion("pop_from")
    t = 1.0 if calm else round(ease("settle", pop.age / motion("pop")) * STEPS) / STEPS
    part = first + (1 - first) * t
    tint = GLOW if pop.by > 0 else LOSS
    middle, size = _pill(paint, figure, tint, GROUND, part)
    paint.text(str(figure.value), middle, figure.y, size * part, "head", tint, "centre")


def _float(paint: Painter, figure: Figure, pop: _Pop) -> None:
    """The difference: up where something came, down and red where it was paid."""
    part = pop.age / motion("float")
    if part >= 1:
        return
    rise = ease("rise", part) * motion("float_rise")
    text = signed(pop.by)
    y = figure.y - figure.size * 0.8 - rise if pop.by > 0 else figure.y + figure.size * 0.8 + rise * 0.6
    paint.text(text, figure.x, y, figure.size, "head", "good" if pop.by > 0 else "bad", "centre")
