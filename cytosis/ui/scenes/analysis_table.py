"""The move looked at in an analysis: the board in small with marks, the chances, stock and health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import Moment
from cytosis.ai.worker import read_why
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.ui.games.cytosis.board import BoardPainter
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.analysis import AnalysisScene

TABLE: Box = (40, 446, 960, 414)
BOARD: Box = (60, 462, 552, 326)
ABOUT: Box = (640, 462, 340, 386)
STEPS: dict[str, Box] = {
    "button.step_back": (160, 804, 44, 44),
    "button.play": (212, 804, 44, 44),
    "button.step": (264, 804, 44, 44),
}
ZOOM = 326 / 682
FOOT = 74.0
"""Room for stock and health at the foot of the words."""
LEAST = 40.0
"""Room that is kept for the reason of the better move."""
MARKS = {"played": ("#7A2E3A", "#FF9C8E"), "better": ("#1B5C49", "#6FF0C0")}
"""Fill and edge of the marks on the board."""


class MoveLook:
    """Paints the lower panel of an analysis."""

    def __init__(self, scene: AnalysisScene) -> None:
        self._scene = scene
        catalog = scene.words.catalog
        side = "two_player" if len(catalog.spots) < 24 else "three_plus"
        self._layout = table_layout(side, catalog.seats, catalog.setup.goals)
        self._board = BoardPainter(scene.words, self._layout, CardPainter(scene.words))

    def draw(self, paint: Painter, on: Controls) -> None:
        """Board, steps and words."""
        scene = self._scene
        moment = scene.moment(scene.chosen)
        self._small(paint, moment)
        on.icon_button("button.step_back", "back", STEPS["button.step_back"], enabled=scene.chosen > 0)
        on.icon_button("button.play", "pause" if scene.playing else "play", STEPS["button.play"])
        more = scene.chosen < scene.replay.total
        on.icon_button("button.step", "forward", STEPS["button.step"], enabled=more)
        view = scene.view()
        label = scene.session.texts.t("ui.round", round=view.round, rounds=view.rounds)
        paint.text(label, 332, 826, 17, "head", "heading", room=280, tall=30)
        self._about(paint, moment)

    # -- the board -----------------------------------------------------------------------------------------
    def _small(self, paint: Painter, moment: Moment | None) -> None:
        """The board after the move; where it was made, and where the expert would have been."""
        scene, board = self._scene, self._layout.regions["board"]
        wide = board[2] * ZOOM
        place = (BOARD[0] + (BOARD[2] - wide) / 2, BOARD[1], wide, BOARD[3])
        scale = paint.sheet.scale * ZOOM
        left, top = paint.sheet.point(place[0], place[1])
        small = paint.scaled(Sheet(scale, left - board[0] * scale, top - board[1] * scale))
        played = self._spot(scene.replay.do(scene.chosen)) if scene.chosen else ""
        better = self._spot(moment.best) if moment is not None and moment.best else ""
        with paint.within(place):
            self._board.paint(small, scene.view(), (), played)
        at = {
            kind: (
                place[0] + (centre(self._layout.spots[spot])[0] - board[0]) * ZOOM,
                place[1] + (centre(self._layout.spots[spot])[1] - board[1]) * ZOOM,
            )
            for kind, spot in (("played", played), ("better", better))
            if spot and inside_board(self._layout.spots[spot], board)
        }
        same = not better and moment is not None and not moment.best
        self._marks(paint, at, same or played == better)

    def _marks(self, paint: Painter, at: dict[str, tuple[float, float]], same: bool) -> None:
        if len(at) == 2 and not same:
            (ax, ay), (bx, by) = at["played"], at["better"]
            x, y = min(ax, bx), min(ay, by)
            body = (
                f'<path d="M{ax - x:.1f} {ay - y:.1f}L{bx - x:.1f} {by - y:.1f}" stroke="#0B1230" '
                f'stroke-width="7" stroke-linecap="round"/><path d="M{ax - x:.1f} {ay - y:.1f}L{bx - x:.1f} '
                f'{by - y:.1f}" stroke="#FFFFFF" stroke-width="2.6" stroke-dasharray="7 6"/>'
            )
            paint.vector(body, (x, y, max(abs(ax - bx), 1), max(abs(ay - by), 1)), 6)
        for kind, (x, y) in at.items():
            if kind == "better" and same:
                continue
            fill, edge = MARKS["better" if same else kind]
            body = f'<circle cx="20" cy="20" r="17" fill="none" stroke="{edge}" stroke-width="4"/>'
            paint.vector(body, (x - 20, y - 20, 40, 40), 3)
            label = self._scene.session.texts.t(f"ui.analysis.mark.{kind}")
            wide = paint.text_width(label, 14, "bold", room=150, tall=24) + 20
            below = 1 if kind == "played" else -1
            box = (x - wide / 2, y + below * 34 - 13, wide, 26)
            plate(paint, box, (fill, fill, edge), 12, 0.97, False)
            paint.text(label, x, y + below * 34, 14, "bold", "text", "centre", room=150, tall=24)

    def _spot(self, do: str) -> str:
        """The spot of a move, to be ringed."""
        words = do.split()
        return words[1] if len(words) > 1 and words[1] in self._layout.spots else ""

    # -- words ---------------------------------------------------------------------------------------------
    def _about(self, paint: Painter, moment: Moment | None) -> None:
        """The chosen move: who, what, the chances before and after, and what was better."""
        scene, texts = self._scene, self._scene.session.texts
        x, y, width, height = ABOUT
        number = scene.chosen
        if not number:
            told = paint.lines(texts.t("ui.analysis.choose"), (x, y + 10, width, 120), 17, "body", "soft")
            numbers = (x, y + 24 + told, width, height - told - 40)
            paint.lines(texts.t("ui.analysis.numbers"), numbers, 16, "body", "text")
            return
        seat = scene.replay.seat(number)
        badge(paint, seat, x + 18, y + 20, 34)
        title = texts.t("ui.analysis.move", n=number, name=scene.names[seat])
        paint.text(title, x + 46, y + 20, 20, "head", room=width - 46, tall=34)
        top, foot = y + 46, y + height - FOOT
        self._stock(paint, seat, (x, foot, width, FOOT))
        played = scene.told(number, scene.replay.do(number))
        top += paint.lines(played, (x, top, width, 62), 16, "body", "text") + 8
        if moment is None:
            paint.text(texts.t("ui.analysis.not_yet"), x, top + 14, 16, "body", "mute", room=width, tall=26)
            return
        top = self._bars(paint, moment, (x, top, width, foot - top))
        if moment.best:
            self._better(paint, moment, (x, top + 4, width, foot - top - 8))
        else:
            label = texts.t("ui.analysis.best")
            paint.lines(label, (x, top + 6, width, foot - top - 8), 16, "bold", "good")

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

    def _better(self, paint: Painter, moment: Moment, box: Box) -> None:
        scene, texts = self._scene, self._scene.session.texts
        x, top, width, height = box
        bottom = top + height
        paint.text(texts.t("ui.analysis.instead"), x, top + 12, 15, "head", "heading", room=width, tall=24)
        top += 25
        move, why = scene.told(moment.number, moment.best), read_why(moment.why)
        reason = scene.words.why(why) if why is not None else ""
        needed = min(paint.lines_height(reason, width, 15.5), LEAST) + 3 if reason else 0.0
        room = bottom - top - needed
        top += paint.lines(move, (x, top, width, room), 15.5, "bold", "good", 1.15) + 3
        if reason:
            paint.lines(reason, (x, top, width, bottom - top), 15.5, "body", "soft", 1.15)

    def _stock(self, paint: Painter, seat: int, box: Box) -> None:
        """What the seat has now, and the health of all."""
        view = self._scene.view()
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.7, False)
        each = (width - 24) / len(RESOURCES)
        size = paint.common_size(["00"], 17, "bold", each - 34, height * 0.42)
        for i, (name, n) in enumerate(zip(RESOURCES, view.seats[seat].stock, strict=True)):
            row: list[Bit] = [(f"resource.{name}", 24)]
            left = x + 12 + i * each
            paint.row(row, left, y + 20)
            paint.text(str(n), left + 30, y + 20, size, "bold", "text" if n else "mute")
        each = (width - 24) / len(view.seats)
        for other, shown in enumerate(view.seats):
            left = x + 12 + other * each
            badge(paint, other, left + 12, y + 54, 24)
            paint.text(str(shown.health), left + 30, y + 54, size, "bold", room=each - 32)


def inside_board(spot: Box, board: Box) -> bool:
    """Whether a spot lies on the board, not in the rail beside it."""
    return board[0] <= spot[0] <= board[0] + board[2] and spot[1] <= board[1] + board[3]
