"""The move looked at in an analysis: the table in small, the chances, and what was better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import Moment
from cytosis.ai.worker import read_why
from cytosis.app.words.rounds import round_of
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.analysis_chart import everybody
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

TABLE: Box = (40, 446, 960, 414)
BOARD: Box = (60, 462, 552, 326)
ABOUT: Box = (640, 462, 340, 386)
STEPS: dict[str, Box] = {
    "button.step_back": (60, 804, 44, 44),
    "button.play": (112, 804, 44, 44),
    "button.step": (164, 804, 44, 44),
}
WALK: Box = (640, 796, 340, 52)
"""Before the first move: the button that begins."""
ROW = 46.0
"""How high a line of the final points is at most."""
FOOT = 74.0
"""Room for stock and health at the foot of the words."""
WORDS = 96.0
"""Room for what can be done before the first move."""
PLAYED, UNDER = 62.0, 170.0
"""Room for what was played, and what stands below it besides the better move."""
LEAST = 40.0
"""Room that is kept for the reason of the better move."""


class MoveLook:
    """Paints the lower panel of an analysis."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene
        self._table = scenery(scene.match.ruleset.game).small(scene.teller)

    def draw(self, paint: Painter, on: Controls) -> None:
        """Board, steps and words."""
        scene = self._scene
        moment = scene.moment(scene.chosen)
        played = scene.replay.do(scene.chosen) if scene.chosen else ""
        better = (moment.best or played) if moment is not None else ""
        self._table.table(paint, BOARD, scene.view(), played, better)
        on.icon_button("button.step_back", "back", STEPS["button.step_back"], enabled=scene.chosen > 0)
        on.icon_button("button.play", "pause" if scene.playing else "play", STEPS["button.play"])
        more = scene.chosen < scene.replay.total
        on.icon_button("button.step", "forward", STEPS["button.step"], enabled=more)
        label = round_of(scene.teller.words.texts, scene.replay.match.progress())
        paint.text(label, 226, 826, 17, "head", "heading", room=190, tall=30)
        progress(paint, scene.chosen / max(scene.replay.total, 1), (430, 819, 182, 14))
        self._about(paint, on, moment)

    # -- words ---------------------------------------------------------------------------------------------
    def _about(self, paint: Painter, on: Controls, moment: Moment | None) -> None:
        """The chosen move: who, what, the chances before and after, and what was better."""
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, height = ABOUT
        number = scene.chosen
        if not number:
            self._beginning(paint, on)
            return
        seat = scene.replay.seat(number)
        badge(paint, seat, x + 18, y + 20, 34)
        title = texts.t("ui.analysis.move", n=number, name=scene.names[seat])
        paint.text(title, x + 46, y + 20, 20, "head", room=width - 46, tall=34)
        top, foot = y + 46, y + height - FOOT
        self._table.stock(paint, (x, foot, width, FOOT), scene.view(), seat)
        played = scene.told(number, scene.replay.do(number))
        size = self._size(paint, moment, played, (x, top, width, foot - top))
        top += paint.lines(played, (x, top, width, PLAYED), size, "body", "text") + 8
        if moment is None:
            paint.text(texts.t("ui.analysis.not_yet"), x, top + 14, 16, "body", "mute", room=width, tall=26)
            if foot - top - 52 >= 2 * ROW:
                self._standing(paint, (x, top + 40, width, foot - top - 52), number)
            return
        top = self._bars(paint, moment, (x, top, width, foot - top))
        if moment.best:
            self._better(paint, moment, (x, top + 4, width, foot - top - 8), size)
        else:
            label = texts.t("ui.analysis.best")
            paint.lines(label, (x, top + 6, width, foot - top - 8), 16, "bold", "good")

    def _beginning(self, paint: Painter, on: Controls) -> None:
        """Before the first move: how it ended, what can be done here, and the way in."""
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, _ = ABOUT
        paint.text(texts.t("ui.analysis.final"), x, y + 18, 20, "head", "heading", room=width, tall=34)
        key = "ui.analysis.numbers" if scene.points else "ui.analysis.choose"
        words = texts.t(key)
        foot = WALK[1] - 14
        high = min(paint.lines_height(words, width, 16), WORDS)
        self._standing(paint, (x, y + 42, width, foot - high - 12 - y - 42), -1)
        paint.lines(words, (x, foot - high, width, high + 1), 16, "body", "soft")
        on.button("button.walk", texts.t("ui.analysis.walk"), WALK, "second", 19, "forward")

    def _standing(self, paint: Painter, box: Box, number: int) -> None:
        """Everybody's points after a move, the best of all first, with a bar each; -1 is the end."""
        scene, summary = self._scene, self._scene.summary
        x, y, width, height = box
        each = min(height / len(summary.columns), ROW)
        most = max(1, *scene.course[-1])
        for row, column in enumerate(summary.columns):
            middle, points = y + each * (row + 0.5), scene.course[number][column]
            everybody(paint, scene, column, x + 15, middle, min(each * 0.8, 28))
            name = scene.everybody[column]
            paint.text(name, x + 38, middle, 16, "bold", room=124, tall=each * 0.84)
            look = column if column < len(scene.names) else column - len(summary.columns)
            bar = (x + 172, middle - 6, width - 172 - 52, 12)
            progress(paint, max(points, 0) / most, bar, paint.theme.players[look].line)
            paint.text(f"{points}", x + width, middle, 18, "head", "text", "right", 46, tall=each * 0.84)

    def _bars(self, paint: Painter, moment: Moment, box: Box) -> float:
        """The own chance before the move, after it, and after the better one; returns where they end."""
        scene, texts = self._scene, self._scene.session.texts
        x, top, width, _ = box
        before = scene.moment(moment.number - 1)
        old = before.chances[moment.seat] if before is not None else 1 / len(scene.names)
        bars = [("before", old, "soft"), ("played", moment.chances[moment.seat], "text")]
        bars += [("better", moment.better, "good")] if moment.better else []
        for key, share, ink in bars:
            paint.text(texts.t(f"ui.analysis.{key}"), x, top + 13, 16, "body", "soft", room=98, tall=26)
            progress(paint, share, (x + 104, top + 7, width - 104 - 66, 12))
            paint.text(f"{share:.0%}", x + width, top + 13, 17, "bold", ink, "right", room=60, tall=26)
            top += 27
        return top

    def _size(self, paint: Painter, moment: Moment | None, played: str, box: Box) -> float:
        """One size for what was played and what would have been better, so that neither shouts."""
        width, height = box[2:]
        better = self._scene.told(moment.number, moment.best) if moment is not None and moment.best else ""
        size = 16.0
        for size in fit.sizes(paint, 16):
            used = paint.lines_height(played, width, size)
            left = height - used - UNDER
            if used <= PLAYED and paint.lines_height(better, width, size, "bold", 1.15) <= left:
                break
        return size

    def _better(self, paint: Painter, moment: Moment, box: Box, size: float) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, top, width, height = box
        bottom = top + height
        paint.text(texts.t("ui.analysis.instead"), x, top + 12, 15, "head", "heading", room=width, tall=24)
        top += 25
        move, why = scene.told(moment.number, moment.best), read_why(moment.why)
        reason = scene.teller.words.why(why) if why is not None else ""
        needed = min(paint.lines_height(reason, width, 15.5), LEAST) + 3 if reason else 0.0
        room = bottom - top - needed
        top += paint.lines(move, (x, top, width, room), size, "bold", "good", 1.15) + 3
        if reason:
            paint.lines(reason, (x, top, width, bottom - top), size, "body", "soft", 1.15)
