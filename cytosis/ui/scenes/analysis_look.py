"""How the analysis looks: chart, board in small, key moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import Moment
from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.analysis_move import STEPS, TABLE, MoveLook
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge, disc, icon, plate, ring, symbol

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

CHANCES: Box = (40, 104, 960, 324)
CHART: Box = (106, 184, 864, 204)
MOMENTS: Box = (1020, 104, 540, 672)
BOXES: dict[str, Box] = {
    "button.back": BACK,
    **STEPS,
    "button.replay": (1020, 796, 184, 60),
    "button.play_on": (1220, 796, 340, 60),
}
TIGHT = 1.15
"""Between the lines of a move, so that two fit."""
SWING = 190.0
"""Room for how the chance changed."""
EVERY = 24
"""A symbol on a line at every so many moves."""


def moment_box(index: int) -> Box:
    """Where a key moment is."""
    x, y, width, _ = MOMENTS
    return (x + 16, y + 52 + index * 123, width - 32, 116)


class AnalysisLook:
    """Paints an analysis; changes nothing of it."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._move = MoveLook(scene)

    def draw(self, paint: Painter) -> None:
        """The whole scene, painted anew only when something in it has changed."""
        scene, pointer = self._scene, self._scene.pointer
        found = (len(scene.analysis.moments), scene.analysis.failed, scene.session.texts.lang)
        pointed = (pointer.hover, pointer.focus, pointer.held, pointer.ring)
        key = (scene.chosen, scene.playing, scene.message, found, pointed, scene.seconds_left)
        self._layer.paint(paint, key, self._draw)

    def _draw(self, paint: Painter) -> None:
        scene, texts = self._scene, self._scene.session.texts
        on = Controls(paint, scene.pointer)
        ground(paint, scene.match.ruleset.game)
        outcome = scene.match.outcome()
        about = ""
        if outcome is not None:
            winner = scene.teller.words.listed(scene.names[seat] for seat in outcome.winners)
            points = max(outcome.totals)
            about = texts.t("ui.analysis.about", n=scene.replay.total, name=winner, points=points)
        header(paint, on, texts.t("ui.analysis"), about)
        self._progress(paint)
        for box in (CHANCES, TABLE, MOMENTS):
            plate(paint, box, "panel")
        self._chart(paint, on)
        self._move.draw(paint, on)
        self._moments(paint, on)
        label = texts.t("ui.analysis.play_on")
        free = scene.chosen < scene.replay.total
        on.button("button.replay", texts.t("ui.results.replay"), BOXES["button.replay"], "second", 19, "play")
        on.button("button.play_on", label, BOXES["button.play_on"], "gold", 21, "play", enabled=free)
        if scene.message:
            paint.text(scene.message, 1020, 784, 15, "body", "bad", room=540, tall=22)

    def _progress(self, paint: Painter) -> None:
        analysis, texts = self._scene.analysis, self._scene.session.texts
        if analysis.done and not analysis.failed:
            return
        share = len(analysis.moments) / max(analysis.total, 1)
        if analysis.failed:
            label = texts.t("ui.analysis.failed")
        else:
            label = texts.t("ui.analysis.progress", n=len(analysis.moments), of=analysis.total)
            left = self._scene.seconds_left
            label += f", {texts.n('ui.analysis.left', left)}" if left else ""
        paint.text(label, 1560, 38, 17, "head", "heading", "right", room=560, tall=28)
        progress(paint, share, (1160, 62, 400, 14))

    # -- the chart -----------------------------------------------------------------------------------------
    def _chart(self, paint: Painter, on: Controls) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, height = CHART
        title = paint.text(texts.t("ui.analysis.chance"), 64, 132, 21, "head", "heading", tall=34)
        left = 64 + title + 40
        for seat, name in enumerate(scene.names):
            badge(paint, seat, left + 12, 132, 24)
            left += 40 + paint.text(name, left + 30, 132, 16, "bold", room=150, tall=30) + 24
        top = 0.2 * (1 + int(max([0.4, *(max(m.chances) for m in scene.analysis.moments)]) / 0.2 - 1e-9))
        top = min(max(top, 0.6), 1.0)
        body = self._grid(paint, top) + self._turns(paint) + self._lines(paint, top) + self._dots(paint, top)
        paint.vector(body, (x, y, width, height), 12)
        for i in range(round(top / 0.2) + 1):
            level = y + height - height * (i * 0.2 / top)
            paint.text(f"{i * 20} %", x - 12, level, 14, "body", "soft", "right", tall=24)
        self._numbers(paint)
        self._unseen(paint)
        self._marks(paint)
        if on.focused("chart"):
            ring(paint, CHART, 6)

    def _across(self, number: int) -> float:
        return CHART[2] * number / max(self._scene.replay.total, 1)

    def _grid(self, paint: Painter, top: float) -> str:
        _, _, width, height = CHART
        line = paint.theme.hex("line")
        rows = round(top / 0.2)
        grid = "".join(
            f'<path d="M0 {height * i / rows:g}H{width}" stroke="{line}" stroke-width="1.2"/>'
            for i in range(rows + 1)
        )
        done = self._across(len(self._scene.analysis.moments))
        if done < width:
            grid += _hatched(done, width - done, height, paint.theme.hex("track"), line)
        at = self._across(self._scene.chosen)
        return grid + f'<path d="M{at:g} -6V{height}" stroke="{paint.theme.hex("glow")}" stroke-width="2.4"/>'

    def _turns(self, paint: Painter) -> str:
        """A dashed line from each number to the bottom."""
        return "".join(
            f'<path d="M{self._across(moment.number):.1f} -6V{CHART[3]}" stroke="{paint.theme.hex("soft")}" '
            'stroke-width="1.4" stroke-dasharray="5 5" stroke-opacity="0.7"/>'
            for moment in self._scene.points
        )

    def _dots(self, paint: Painter, top: float) -> str:
        """Where each turning point lies on the line of its seat."""
        found = []
        for moment in self._scene.points:
            level = CHART[3] * (1 - min(moment.chances[moment.seat], top) / top)
            colour = paint.theme.players[moment.seat].line
            found.append(
                f'<circle cx="{self._across(moment.number):.1f}" cy="{level:.1f}" r="6.5" fill="#FFFFFF" '
                f'stroke="{colour}" stroke-width="3.4"/>'
            )
        return "".join(found)

    def _unseen(self, paint: Painter) -> None:
        """Says that the rest has not been looked at, where there is room for it."""
        x, y, width, height = CHART
        done = self._across(len(self._scene.analysis.moments))
        label = self._scene.session.texts.t("ui.analysis.unseen")
        room = width - done - 24
        if paint.text_width(label, 16, "bold", tall=40) <= room and not self._scene.analysis.failed:
            paint.text(
                label, x + done + (width - done) / 2, y + height / 2, 16, "bold", "soft", "centre", tall=40
            )

    def _lines(self, paint: Painter, top: float) -> str:
        height, moments = CHART[3], self._scene.analysis.moments
        found = []
        for seat in range(len(self._scene.names)):
            player = paint.theme.players[seat]
            points = [
                (self._across(m.number), height * (1 - min(m.chances[seat], top) / top)) for m in moments
            ]
            if len(points) < 2:
                continue
            path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
            stroke = 'fill="none" stroke-linejoin="round"'
            found.append(f'<path d="{path}" {stroke} stroke="#0B1230" stroke-width="6"/>')
            found.append(f'<path d="{path}" {stroke} stroke="{player.line}" stroke-width="3"/>')
            found += [
                symbol(player.symbol, px, py, 8, "#0B1230") + symbol(player.symbol, px, py, 6, player.line)
                for i, (px, py) in enumerate(points)
                if i % EVERY == EVERY // 2 + 3 * seat
            ]
        return "".join(found)

    def _numbers(self, paint: Painter) -> None:
        total = self._scene.replay.total
        step = next(n for n in (5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if total / n <= 12)
        for number in range(0, total + 1, step):
            at = CHART[0] + self._across(number)
            paint.text(f"{number}", at, CHART[1] + CHART[3] + 18, 14, "body", "soft", "centre", tall=24)

    def _marks(self, paint: Painter) -> None:
        for i, moment in enumerate(self._scene.points):
            x = CHART[0] + self._across(moment.number)
            chosen = moment.number == self._scene.chosen
            self._mark(paint, i + 1, x, CHART[1] - 16, 12, chosen)

    def _mark(self, paint: Painter, number: int, x: float, y: float, radius: float, chosen: bool) -> None:
        theme = paint.theme
        disc(paint, x, y, radius, theme.hex("glow" if chosen else "soft"), theme.hex("track"), 2)
        paint.text(f"{number}", x, y, radius * 1.25, "head", "on_light", "centre", tall=radius * 2)

    # -- key moments ---------------------------------------------------------------------------------------
    def _moments(self, paint: Painter, on: Controls) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = MOMENTS
        title = texts.t("ui.analysis.moments")
        paint.text(title, x + 24, y + 30, 21, "head", "heading", room=width - 48, tall=36)
        if not scene.points:
            paint.lines(texts.t("ui.analysis.waiting"), (x + 24, y + 64, width - 48, 120), 17, ink="soft")
        for i, moment in enumerate(scene.points):
            self._moment(paint, on, i, moment)

    def _moment(self, paint: Painter, on: Controls, index: int, moment: Moment) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = box = moment_box(index)
        on.row(f"moment.{index}", box, moment.number == scene.chosen)
        self._mark(paint, index + 1, x + 26, y + 22, 13, moment.number == scene.chosen)
        badge(paint, moment.seat, x + 62, y + 22, 26)
        title = texts.t("ui.analysis.move", n=moment.number, name=scene.names[moment.seat])
        paint.text(title, x + 86, y + 22, 18, "head", room=width - 116 - SWING, tall=32)
        before = scene.moment(moment.number - 1)
        swing = moment.chances[moment.seat] - (before.chances[moment.seat] if before else 0.0)
        change = texts.t("ui.analysis.swing", swing=f"{swing:+.0%}")
        paint.text(change, x + width - 18, y + 22, 16, "bold", "soft", "right", room=SWING, tall=32)
        room = width - 56
        played = scene.told(moment.number, moment.do)
        if not moment.best:
            icon(paint, "tick", x + 26, y + 51, 18, "good")
            paint.lines(played, (x + 46, y + 41, room, 48), 15.5, "body", "text", TIGHT)
            same = texts.t("ui.analysis.best")
            paint.text(same, x + 46, y + 101, 15.5, "bold", "good", room=room, tall=24)
            return
        icon(paint, "close", x + 26, y + 51, 18, "bad")
        paint.lines(played, (x + 46, y + 40, room, 36), 15.5, "body", "text", TIGHT)
        icon(paint, "tick", x + 26, y + 87, 18, "good")
        better = scene.told(moment.number, moment.best)
        better = worth(texts, better, moment)
        paint.lines(better, (x + 46, y + 77, room, 37), 15.5, "bold", "soft", TIGHT)


def worth(texts: Texts, move: str, moment: Moment) -> str:
    """The expert's move, with the points by which it looks better."""
    points = round(moment.lost)
    if points:
        return texts.n("ui.analysis.worth", points, move=move)
    return texts.t("ui.analysis.worth_little", move=move)


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
