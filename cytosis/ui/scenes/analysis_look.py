"""How the analysis looks: chart, board in small, key moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import Moment
from cytosis.ai.worker import read_why
from cytosis.ui.games.cytosis.board import BoardPainter
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.layer import Layer
from cytosis.ui.painter import Painter
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.sheet import Box, Sheet
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge, disc, plate, ring, symbol

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

CHANCES: Box = (40, 104, 960, 324)
CHART: Box = (106, 184, 864, 204)
TABLE: Box = (40, 446, 960, 414)
BOARD: Box = (60, 474, 560, 302)
MOMENTS: Box = (1020, 104, 540, 672)
ZOOM = 560 / 1056
BOXES: dict[str, Box] = {
    "button.back": BACK,
    "button.step_back": (160, 804, 44, 44),
    "button.play": (212, 804, 44, 44),
    "button.step": (264, 804, 44, 44),
    "button.play_on": (1220, 796, 340, 60),
}
EVERY = 24
"""A symbol on a line at every so many moves."""


def moment_box(index: int) -> Box:
    """Where a key moment is."""
    x, y, width, _ = MOMENTS
    return (x + 16, y + 56 + index * 122, width - 32, 114)


class AnalysisLook:
    """Paints an analysis; changes nothing of it."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene
        catalog, texts = scene.words.catalog, scene.words.texts
        side = "two_player" if len(catalog.spots) < 24 else "three_plus"
        self._layout = table_layout(side, catalog.seats, catalog.setup.goals)
        self._layer = Layer()
        self._board = BoardPainter(catalog, self._layout, texts, CardPainter(scene.words))

    def draw(self, paint: Painter) -> None:
        """The whole scene, painted anew only when something in it has changed."""
        scene, pointer = self._scene, self._scene.pointer
        found = (len(scene.analysis.moments), scene.analysis.failed, scene.session.texts.lang)
        pointed = (pointer.hover, pointer.focus, pointer.held, pointer.ring)
        key = (scene.chosen, scene.playing, scene.message, found, pointed)
        self._layer.paint(paint, key, self._draw)

    def _draw(self, paint: Painter) -> None:
        scene, texts = self._scene, self._scene.session.texts
        on = Controls(paint, scene.pointer)
        ground(paint)
        outcome = scene.match.outcome()
        about = ""
        if outcome is not None:
            winner, points = scene.names[outcome.winner], outcome.totals[outcome.winner]
            about = texts.t("ui.analysis.about", n=scene.replay.total, name=winner, points=points)
        header(paint, on, texts.t("ui.analysis"), about)
        self._progress(paint)
        for box in (CHANCES, TABLE, MOMENTS):
            plate(paint, box, "panel")
        self._chart(paint, on)
        self._table(paint, on)
        self._moments(paint, on)
        label = texts.t("ui.analysis.play_on")
        free = scene.chosen < scene.replay.total
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
        paint.text(label, 1560, 38, 17, "head", "heading", "right", room=500, tall=28)
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
        body = self._grid(paint, top) + self._lines(paint, top)
        paint.vector(body, (x, y, width, height), 12)
        for i in range(round(top / 0.2) + 1):
            level = y + height - height * (i * 0.2 / top)
            paint.text(f"{i * 20} %", x - 12, level, 14, "body", "soft", "right", tall=24)
        self._numbers(paint)
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
            grid += (
                f'<rect x="{done:g}" y="0" width="{width - done:g}" height="{height}" '
                f'fill="{paint.theme.hex("track")}" fill-opacity="0.75"/>'
            )
        at = self._across(self._scene.chosen)
        return grid + f'<path d="M{at:g} -6V{height}" stroke="{paint.theme.hex("glow")}" stroke-width="2.4"/>'

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

    # -- the table -----------------------------------------------------------------------------------------
    def _table(self, paint: Painter, on: Controls) -> None:
        scene = self._scene
        x, y, _, _ = BOARD
        scale = paint.sheet.scale * ZOOM
        left, top = paint.sheet.point(x, y)
        small = paint.scaled(Sheet(scale, left - 198 * scale, top - 8 * scale))
        with paint.within(BOARD):
            self._board.paint(small, scene.view(), (), self._spot(scene.chosen))
        on.icon_button("button.step_back", "back", BOXES["button.step_back"], enabled=scene.chosen > 0)
        on.icon_button("button.play", "pause" if scene.playing else "play", BOXES["button.play"])
        more = scene.chosen < scene.replay.total
        on.icon_button("button.step", "forward", BOXES["button.step"], enabled=more)
        view = scene.view()
        label = scene.session.texts.t("ui.round", round=view.round, rounds=view.rounds)
        paint.text(label, 332, 826, 17, "head", "heading", room=280, tall=30)
        self._about(paint, scene.chosen)

    def _spot(self, number: int) -> str:
        """The spot of a move, to be ringed."""
        words = self._scene.replay.do(number).split() if number else []
        return words[1] if len(words) > 1 and words[1] in self._layout.spots else ""

    def _about(self, paint: Painter, number: int) -> None:
        """The chosen move: who, what, the chances before and after, and what was better."""
        scene, texts = self._scene, self._scene.session.texts
        x, width = 644.0, 336.0
        if not number:
            paint.lines(texts.t("ui.analysis.choose"), (x, 480, width, 200), 17, "body", "soft")
            return
        seat = scene.replay.seat(number)
        badge(paint, seat, x + 18, 490, 34)
        title = texts.t("ui.analysis.move", n=number, name=scene.names[seat])
        paint.text(title, x + 46, 490, 20, "head", room=width - 46, tall=34)
        top = 518.0
        played = scene.told(number, scene.replay.do(number))
        top += paint.lines(played, (x, top, width, 70), 16, "body", "text") + 12
        moment, before = scene.moment(number), scene.moment(number - 1)
        if moment is None:
            paint.text(texts.t("ui.analysis.not_yet"), x, top + 14, 16, "body", "mute", room=width, tall=26)
            return
        old = before.chances[seat] if before is not None else 1 / len(scene.names)
        for key, share, ink in (("before", old, "soft"), ("after", moment.chances[seat], "good")):
            paint.text(texts.t(f"ui.analysis.{key}"), x, top + 14, 16, "body", "soft", room=86, tall=26)
            progress(paint, share, (x + 92, top + 8, 170, 12))
            paint.text(f"{share:.0%}", x + width, top + 14, 17, "bold", ink, "right", tall=26)
            top += 30
        if moment.best:
            self._better(paint, moment, (x, top + 12, width, 838 - top))

    def _better(self, paint: Painter, moment: Moment, box: Box) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, top, width, height = box
        paint.text(texts.t("ui.analysis.better"), x, top + 12, 16, "head", "heading", room=width, tall=26)
        top += 28
        top += (
            paint.lines(scene.told(moment.number, moment.best), (x, top, width, 60), 16, "bold", "text") + 4
        )
        why = read_why(moment.why)
        if why is not None:
            paint.lines(scene.words.why(why), (x, top, width, height - 100), 16, "body", "soft")

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
        x, y, width, height = box = moment_box(index)
        on.row(f"moment.{index}", box, moment.number == scene.chosen)
        self._mark(paint, index + 1, x + 26, y + 26, 13, moment.number == scene.chosen)
        badge(paint, moment.seat, x + 62, y + 26, 26)
        title = texts.t("ui.analysis.move", n=moment.number, name=scene.names[moment.seat])
        paint.text(title, x + 86, y + 26, 18, "head", room=width - 190, tall=32)
        before = scene.moment(moment.number - 1)
        swing = moment.chances[moment.seat] - (before.chances[moment.seat] if before else 0.0)
        ink = "good" if swing >= 0 else "bad"
        paint.text(f"{swing:+.0%}", x + width - 18, y + 26, 18, "bold", ink, "right", tall=32)
        paint.lines(
            scene.told(moment.number, moment.do), (x + 18, y + 44, width - 36, 36), 15.5, "body", "text"
        )
        if moment.best:
            better = texts.t("ui.analysis.rather", move=scene.told(moment.number, moment.best))
            paint.lines(better, (x + 18, y + 79, width - 36, height - 82), 15.5, "body", "soft")
        else:
            label = texts.t("ui.analysis.best")
            paint.text(label, x + 18, y + 92, 15.5, "bold", "good", room=width - 36, tall=26)
