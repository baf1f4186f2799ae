"""How the analysis looks: chart, board in small, key moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import Moment
from cytosis.app.words.i18n import Texts
from cytosis.app.words.summary import KEY_MOMENTS
from cytosis.ui.paint import fit
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.analysis_chart import CHANCES, ChartLook, everybody, mark
from cytosis.ui.scenes.analysis_move import STEPS, TABLE, MoveLook
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

MOMENTS: Box = (1020, 104, 540, 672)
BOXES: dict[str, Box] = {
    "button.back": BACK,
    **STEPS,
    "button.replay": (1020, 796, 184, 60),
    "button.play_on": (1220, 796, 340, 60),
}
TIGHT, LINES = 1.15, 72.0
"""Between the lines of a move, and room for all of them."""
SWING = 190.0
"""Room for how the chance changed."""
PROMISES = {"turns": "swap", "instead": "person", "worth": "trophy"}
"""What the expert will tell of key moments, each with its sign."""
PROMISE, GAIN = 82.0, 84.0
"""How high one of those is, and one of the greatest gains below them."""


def moment_box(index: int) -> Box:
    """Where a key moment is."""
    x, y, width, _ = MOMENTS
    return (x + 16, y + 52 + index * 123, width - 32, 116)


def gain_box(index: int) -> Box:
    """Where one of the greatest gains is, as long as there are no key moments."""
    x, y, width, height = MOMENTS
    return (x + 16, y + height - 16 - (KEY_MOMENTS - index) * GAIN, width - 32, GAIN - 10)


class AnalysisLook:
    """Paints an analysis; changes nothing of it."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._chart = ChartLook(scene)
        self._move = MoveLook(scene)

    def draw(self, paint: Painter) -> None:
        """The whole scene, painted anew only when something in it has changed."""
        scene, pointer = self._scene, self._scene.pointer
        found = (len(scene.analysis.moments), scene.analysis.failed, scene.session.texts.lang)
        pointed = (pointer.hover, pointer.focus, pointer.held, pointer.ring)
        key = (scene.chosen, scene.playing, scene.curve, scene.message, found, pointed, scene.seconds_left)
        self._layer.paint(paint, key, self._draw)

    def _draw(self, paint: Painter) -> None:
        scene, texts = self._scene, self._scene.session.texts
        on = Controls(paint, scene.pointer)
        ground(paint, scene.match.ruleset.game)
        about = texts.t("ui.analysis.about", n=scene.replay.total, name=self._winners(), points=self._most())
        header(paint, on, texts.t("ui.analysis"), about)
        self._progress(paint)
        for box in (CHANCES, TABLE, MOMENTS):
            plate(paint, box, "panel")
        self._chart.draw(paint, on)
        self._move.draw(paint, on)
        self._moments(paint, on)
        label = texts.t("ui.analysis.play_on")
        free = scene.chosen < scene.replay.total
        on.button("button.replay", texts.t("ui.results.replay"), BOXES["button.replay"], "second", 19, "play")
        on.button("button.play_on", label, BOXES["button.play_on"], "gold", 21, "play", enabled=free)
        if scene.message:
            paint.text(scene.message, 1020, 784, 15, "body", "bad", room=540, tall=22)

    def _winners(self) -> str:
        """Who won; where no seat did, whom the rules play."""
        scene, summary = self._scene, self._scene.summary
        names = [scene.names[seat] for seat in summary.winners]
        return scene.teller.words.listed(names or [scene.teller.rival(name) for name, _ in summary.rivals])

    def _most(self) -> int:
        summary = self._scene.summary
        return (
            max(summary.totals[seat] for seat in summary.winners)
            if summary.winners
            else max(points for _, points in summary.rivals)
        )

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

    # -- key moments ---------------------------------------------------------------------------------------
    def _moments(self, paint: Painter, on: Controls) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = MOMENTS
        title = texts.t("ui.analysis.moments")
        paint.text(title, x + 24, y + 30, 21, "head", "heading", room=width - 48, tall=36)
        if not scene.points:
            self._promises(paint)
            self._gains(paint, on)
        size = self._size(paint, moment_box(0)[2] - 56)
        for i, moment in enumerate(scene.points):
            self._moment(paint, on, i, moment, size)

    def _size(self, paint: Painter, room: float) -> float:
        """One size of text for all of them: the largest at which every move has room with its better one."""
        size = 15.5
        for size in fit.sizes(paint, 15.5):
            high = [sum(self._highs(paint, moment, room, size)) for moment in self._scene.points]
            if max(high, default=0.0) <= LINES:
                break
        return size

    def _highs(self, paint: Painter, moment: Moment, room: float, size: float) -> tuple[float, float]:
        """How high the two texts of a key moment are."""
        played, better = self._said(moment)
        below = better or self._scene.remark(moment.number)
        upper = paint.lines_height(played, room, size, "body", TIGHT)
        return upper, paint.lines_height(below, room, size, "bold", TIGHT)

    def _said(self, moment: Moment) -> tuple[str, str]:
        """What was played, and what the expert would have played instead."""
        scene = self._scene
        played = scene.told(moment.number, moment.do)
        if not moment.best:
            return played, ""
        return played, worth(scene.session.texts, scene.told(moment.number, moment.best), moment)

    def _promises(self, paint: Painter) -> None:
        """What the expert will tell, while it is still looking."""
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = MOMENTS
        key = "ui.analysis.failed" if scene.analysis.failed else "ui.analysis.waiting"
        paint.text(texts.t(key), x + 24, y + 66, 17, "body", "soft", room=width - 48, tall=30)
        for i, (key, sign) in enumerate(PROMISES.items()):
            top = y + 90 + i * PROMISE
            disc(paint, x + 48, top + 30, 24, paint.theme.hex("track"), paint.theme.hex("heading"), 2)
            icon(paint, sign, x + 48, top + 30, 26, "heading")
            label = texts.t(f"ui.analysis.promise.{key}")
            high = min(paint.lines_height(label, width - 112, 17), PROMISE - 8)
            paint.lines(label, (x + 88, top + 30 - high / 2, width - 112, PROMISE - 8), 17, "body", "text")

    def _gains(self, paint: Painter, on: Controls) -> None:
        """The moves that brought most, which everybody knows."""
        scene, texts = self._scene, self._scene.session.texts
        if not scene.summary.coups:
            return
        x, y, width, _ = gain_box(0)
        paint.text(texts.t("ui.analysis.gains"), x + 8, y - 24, 19, "head", "heading", room=width, tall=34)
        for i, coup in enumerate(scene.summary.coups):
            x, y, width, height = box = gain_box(i)
            on.row(f"gain.{i}", box, coup.number == scene.chosen)
            everybody(paint, scene, coup.gain.seat, x + 30, y + height / 2, 34)
            points = texts.n("ui.results.gain", coup.gain.points)
            right = x + width - 18
            wide = paint.text(
                points, right, y + height / 2, 20, "head", "good", "right", 150, tall=height * 0.6
            )
            room = width - 92 - wide
            told = scene.teller.coup(coup.gain, coup.round)
            high = min(paint.lines_height(told, room, 16), height - 10)
            paint.lines(told, (x + 58, y + (height - high) / 2, room, height - 10), 16, "body", "text")

    def _moment(self, paint: Painter, on: Controls, index: int, moment: Moment, size: float) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = box = moment_box(index)
        on.row(f"moment.{index}", box, moment.number == scene.chosen)
        mark(paint, index + 1, x + 26, y + 22, 13, moment.number == scene.chosen)
        badge(paint, moment.seat, x + 62, y + 22, 26)
        title = texts.t("ui.analysis.move", n=moment.number, name=scene.names[moment.seat])
        paint.text(title, x + 86, y + 22, 18, "head", room=width - 116 - SWING, tall=32)
        before = scene.moment(moment.number - 1)
        swing = moment.chances[moment.seat] - (before.chances[moment.seat] if before else 0.0)
        if round(100 * abs(swing)):
            change = texts.t("ui.analysis.swing", swing=f"{swing:+.0%}")
            paint.text(change, x + width - 18, y + 22, 16, "bold", "soft", "right", room=SWING, tall=32)
        room = width - 56
        played, better = self._said(moment)
        upper, lower = self._highs(paint, moment, room, size)
        below = y + 114 - lower
        paint.lines(played, (x + 46, y + 40, room, upper + 2), size, "body", "text", TIGHT)
        if not moment.best:
            icon(paint, "tick", x + 26, y + 51, 18, "good")
            same = scene.remark(moment.number)
            paint.lines(same, (x + 46, below, room, lower + 2), size, "bold", "good", TIGHT)
            return
        worse = swing < 0  # where the chance rose all the same, the expert would only have liked another more
        icon(paint, "close" if worse else "info", x + 26, y + 51, 18, "bad" if worse else "link")
        icon(paint, "tick", x + 26, below + min(lower, 24) / 2, 18, "good")
        paint.lines(better, (x + 46, below, room, lower + 2), size, "bold", "soft", TIGHT)


def worth(texts: Texts, move: str, moment: Moment) -> str:
    """The expert's move, with the points by which it looks better."""
    points = round(moment.lost)
    if points:
        return texts.n("ui.analysis.worth", points, move=move)
    return texts.t("ui.analysis.worth_little", move=move)
