"""The chart of an analysis: everybody's points, known at once, and the chances as the expert finds them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.widgets.chart import ceiling
from cytosis.ui.widgets.choices import segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, disc, ring, symbol

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

CHANCES: Box = (40, 104, 960, 324)
CHART: Box = (106, 190, 864, 198)
CURVES: Box = (58, 113, 330, 40)
"""Where one chooses what the lines are."""
LEGEND: Box = (406, 113, 580, 40)
APART = 26.0
"""From what one has to the sign of the next."""
MARKS = 25.0
"""From one number of a key moment to the next at least."""
EVERY = 24
"""A symbol on a line at every so many moves."""


@dataclass(frozen=True)
class Scale:
    """The values of everybody by the number of a move, and the lines of the grid they lie on."""

    points: Sequence[tuple[int, Sequence[float]]]
    low: float
    top: float
    step: float

    def height(self, value: float) -> float:
        """How far below the top of the chart a value is."""
        return CHART[3] * (1 - (min(value, self.top) - self.low) / (self.top - self.low))

    def levels(self) -> list[float]:
        """Where the grid has a line."""
        return [self.low + self.step * i for i in range(round((self.top - self.low) / self.step) + 1)]


def mark(paint: Painter, number: int, x: float, y: float, radius: float, chosen: bool) -> None:
    """The number of a key moment on a disc."""
    theme = paint.theme
    disc(paint, x, y, radius, theme.hex("glow" if chosen else "soft"), theme.hex("track"), 2)
    paint.text(f"{number}", x, y, radius * 1.25, "head", "on_light", "centre", tall=radius * 2)


def everybody(paint: Painter, scene: AnalysisScene, column: int, x: float, y: float, size: float) -> None:
    """The sign of a seat, or of whom the rules play: -1, or after the last seat."""
    if 0 <= column < len(scene.names):
        badge(paint, column, x, y, size)
    else:
        scenery(scene.match.ruleset.game).rival_sign(paint, x, y, size * 1.15)


class ChartLook:
    """Paints it; the scene says which lines are asked for."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene

    def draw(self, paint: Painter, on: Controls) -> None:
        """Which lines, whose they are, and the lines."""
        scene, texts = self._scene, self._scene.session.texts
        options = [(curve, texts.t(f"ui.analysis.{curve}")) for curve in scene.CURVES]
        segment(on, "curve", options, scene.curve, CURVES, 17)
        scale = self._chances() if scene.curve == "chance" else self._course()
        self._legend(paint)
        body = self._grid(paint, scale) + self._turns(paint) + self._lines(paint, scale)
        paint.vector(body + self._dots(paint, scale), CHART, 12)
        x, y = CHART[:2]
        unit = " %" if scene.curve == "chance" else ""
        for level in scale.levels():
            label = f"{round(level)}{unit}"
            paint.text(label, x - 12, y + scale.height(level), 14, "body", "soft", "right", tall=24)
        self._numbers(paint)
        self._unseen(paint)
        self._marks(paint)
        if on.focused("chart"):
            ring(paint, CHART, 6)

    # -- what is shown -------------------------------------------------------------------------------------
    def _chances(self) -> Scale:
        found = [(m.number, [100 * chance for chance in m.chances]) for m in self._scene.analysis.moments]
        most = max([40.0, *(value for _, values in found for value in values)])
        top = 20.0 * (1 + int(most / 20 - 1e-9))
        return Scale(found, 0, min(max(top, 60.0), 100.0), 20)

    def _course(self) -> Scale:
        course = self._scene.course
        every = [value for totals in course for value in totals]
        top, step = ceiling(every)
        low = step * (min([0, *every]) // step)
        return Scale(list(enumerate(course)), low, top, step)

    def _look_of(self, column: int) -> int:
        """Whose colour a line has; the last ones belong to whom the rules play."""
        seats = len(self._scene.names)
        return column if column < seats else column - len(self._scene.course[0])

    def _legend(self, paint: Painter) -> None:
        """Everybody's sign, and what they have after the chosen move."""
        scene = self._scene
        x, y, width, height = LEGEND
        found = scene.values()
        each, middle = width / max(len(found), 1), y + height / 2
        unit = " %" if scene.curve == "chance" else ""
        figures = ["" if value is None else f"{round(value)}{unit}" for _, value in found]
        wide = max(paint.text_width(figure, 17, "head", each - 34, height * 0.8) for figure in figures)
        room = each - 46 - wide
        named = all(paint.text_width(name, 13, "bold") <= room for name, _ in found)
        left = x
        for column, ((name, _), figure) in enumerate(zip(found, figures, strict=True)):
            everybody(paint, scene, column, left + 13, middle, 26)
            said = 0.0
            if named:  # else the sign alone says who it is
                said = paint.text(name, left + 30, middle, 16, "bold", room=room, tall=height * 0.8) + 6
            paint.text(figure, left + 30 + said, middle, 17, "head", "heading", room=each - 34, tall=32)
            left += 30 + said + wide + APART if named else each

    # -- lines ---------------------------------------------------------------------------------------------
    def _across(self, number: int) -> float:
        return CHART[2] * number / max(self._scene.replay.total, 1)

    @property
    def _seen(self) -> float:
        """How far the expert has come; beyond it the ground is hatched."""
        return self._across(len(self._scene.analysis.moments))

    def _grid(self, paint: Painter, scale: Scale) -> str:
        _, _, width, height = CHART
        line = paint.theme.hex("line")
        grid = "".join(
            f'<path d="M0 {scale.height(level):g}H{width}" stroke="{line}" stroke-width="1.2"/>'
            for level in scale.levels()
        )
        if self._seen < width and self._scene.curve == "chance":
            grid += _hatched(self._seen, width - self._seen, height, paint.theme.hex("track"), line)
        at = self._across(self._scene.chosen)
        return grid + f'<path d="M{at:g} -6V{height}" stroke="{paint.theme.hex("glow")}" stroke-width="2.4"/>'

    def _turns(self, paint: Painter) -> str:
        """A dashed line from each number to its move, and on to the bottom."""
        return "".join(
            f'<path d="M{at:.1f} -6L{self._across(moment.number):.1f} 4V{CHART[3]}" fill="none" '
            f'stroke="{paint.theme.hex("soft")}" stroke-width="1.4" stroke-dasharray="5 5" '
            'stroke-opacity="0.7"/>'
            for moment, at in zip(self._scene.points, self._marked(), strict=True)
        )

    def _marked(self) -> list[float]:
        """Where the numbers of key moments stand: over their moves, but never on one another."""
        wanted = [self._across(moment.number) for moment in self._scene.points]
        found, last = dict[int, float](), -MARKS
        for i in sorted(range(len(wanted)), key=wanted.__getitem__):
            found[i] = last = max(wanted[i], last + MARKS)
        last = CHART[2] + MARKS
        for i in sorted(found, key=found.__getitem__, reverse=True):
            found[i] = last = min(found[i], last - MARKS)
        return [found[i] for i in range(len(wanted))]

    def _dots(self, paint: Painter, scale: Scale) -> str:
        """Each turning point on the line of its seat, and everybody at the chosen move."""
        dots = [(moment.number, moment.seat, 6.5) for moment in self._scene.points]
        dots += [(self._scene.chosen, column, 5.0) for column in range(len(self._scene.values()))]
        values = dict(scale.points)
        return "".join(
            f'<circle cx="{self._across(number):.1f}" cy="{scale.height(values[number][column]):.1f}" '
            f'r="{radius}" fill="#FFFFFF" stroke="{paint.theme.players[self._look_of(column)].line}" '
            'stroke-width="3.4"/>'
            for number, column, radius in dots
            if number in values
        )

    def _lines(self, paint: Painter, scale: Scale) -> str:
        found = []
        for column in range(len(scale.points[0][1]) if len(scale.points) > 1 else 0):
            player = paint.theme.players[self._look_of(column)]
            points = [(self._across(number), scale.height(values[column])) for number, values in scale.points]
            path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
            stroke = 'fill="none" stroke-linejoin="round"'
            found.append(f'<path d="{path}" {stroke} stroke="#0B1230" stroke-width="6"/>')
            found.append(f'<path d="{path}" {stroke} stroke="{player.line}" stroke-width="3"/>')
            found += [
                symbol(player.symbol, px, py, 8, "#0B1230") + symbol(player.symbol, px, py, 6, player.line)
                for i, (px, py) in enumerate(points)
                if i % EVERY == EVERY // 2 + 3 * column % EVERY
            ]
        return "".join(found)

    # -- words ---------------------------------------------------------------------------------------------
    def _unseen(self, paint: Painter) -> None:
        """Says that the rest has not been looked at, where there is room for it."""
        x, y, width, height = CHART
        label = self._scene.session.texts.t("ui.analysis.unseen")
        middle = x + (self._seen + width) / 2
        if self._scene.curve != "chance":
            return  # all points are known
        fits = paint.text_width(label, 16, "bold", tall=40) <= width - self._seen - 24
        if fits and not self._scene.analysis.failed:
            paint.text(label, middle, y + height / 2, 16, "bold", "soft", "centre", tall=40)

    def _numbers(self, paint: Painter) -> None:
        total = self._scene.replay.total
        step = next(n for n in (5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if total / n <= 12)
        for number in range(0, total + 1, step):
            at = CHART[0] + self._across(number)
            paint.text(f"{number}", at, CHART[1] + CHART[3] + 18, 14, "body", "soft", "centre", tall=24)

    def _marks(self, paint: Painter) -> None:
        for i, (moment, at) in enumerate(zip(self._scene.points, self._marked(), strict=True)):
            x = CHART[0] + at
            mark(paint, i + 1, x, CHART[1] - 18, 12, moment.number == self._scene.chosen)


def _hatched(left: float, width: float, height: float, ground: str, line: str) -> str:
    """A part that nobody has looked at yet: slanted lines, cut where it ends."""
    strokes = []
    start = left - height
    while start < left + width:
        x0, y0 = (start, height) if start >= left else (left, height - (left - start))
        x1, y1 = start + height, 0.0
        if x1 > left + width:
            x1, y1 = left + width, x1 - left - width
        strokes.append(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}")
        start += 15
    return (
        f'<rect x="{left:g}" y="0" width="{width:g}" height="{height}" fill="{ground}" fill-opacity="0.75"/>'
        f'<path d="{"".join(strokes)}" stroke="{line}" stroke-width="2"/>'
    )
