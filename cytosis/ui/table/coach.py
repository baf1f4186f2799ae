"""The coach at the table: hints in a panel, why an opponent moved, a word before an obvious waste.

Everything is made from what the seat that asks may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cytosis.ai import coach
from cytosis.ai.agent import Why
from cytosis.ai.analysis import is_move
from cytosis.app.play.replay import Replay
from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.scene import Pop, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.widgets.shapes import GLOW, disc, mark, plate

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

TOP, LOW, HEAD, LINE, GAP, CLOSE = 120.0, 240.0, 40.0, 18.0, 6.0, 30.0
"""It begins below the first seat, or at ``TOP`` where that is lower than ``LOW``."""
LETTER, MOST, SIZE = 7.0, 1.5, 14.5
"""About the width of a letter, and how much larger than usual a row becomes at most; its text."""


# -- what is said ------------------------------------------------------------------------------------------
def reason(match: Match, number: int, viewer: int | None) -> Why | None:
    """Why the move of that number was made, as far as that seat could tell just before it."""
    replay = Replay(match)
    if not is_move(replay.do(number)):
        return None
    replay.go(number - 1)
    return coach.explain(replay.match.view(viewer), replay.match.parse(replay.do(number)))


class Waste(Modal):
    """Asks before a move that wastes something for sure."""

    sign = "warning"
    risky = ("anyway",)

    def __init__(self, texts: Texts, code: str, go_on: Callable[[], None]) -> None:
        back, anyway = texts.t("ui.waste.back"), texts.t("ui.waste.anyway")
        answers = (("back", back, Pop()), ("anyway", anyway, Pop()))
        super().__init__(texts.t("ui.waste"), texts.t(f"waste.{code}"), answers)
        self._go_on = go_on

    def act(self, name: str) -> Transition | None:
        """Back to the question, or on with the move."""
        if name == "button.anyway":
            self._go_on()
        return super().act(name)


def _told_height(paint: Painter, size: float, move: str, why: str, width: float) -> float:
    """How high a move and its reason below it are in that size of text."""
    lines = len(paint.wrapped(move, size, "bold", width)), len(paint.wrapped(why, size, "body", width))
    return sum(lines) * fit.height(paint, size) + 2


# -- the panel of hints ------------------------------------------------------------------------------------
class HintPanel:
    """Where the hints stand and how they look: over the log, each with its number on the board."""

    def __init__(self, scene: TableState) -> None:
        self._scene = scene

    def _heights(self) -> list[float]:
        """About how high each row must be; only a painter could tell exactly. Less where there is no room."""
        _, y, width, height = self._scene.layout.regions["log"]
        k, count = min(max(self._scene.scale, 1.0), MOST), len(self._scene.hint.found)
        wanted = [
            14 + LINE * k * sum(1 + int(len(text) * LETTER * k // (width - 64)) for text in self._texts(i))
            for i in range(count)
        ]
        room = y + height - self._highest - HEAD - 4 - GAP * count
        return [tall * min(room / sum(wanted), 1.0) for tall in wanted]

    @property
    def _highest(self) -> float:
        """How far it may rise: to the lower edge of the first seat, where that is not too low."""
        _, y, _, tall = min(self._scene.layout.seats, key=lambda seat: seat[1])
        return y + tall if TOP <= y + tall <= LOW else TOP

    def box(self) -> Box:
        """Over the log, as high as its rows need; a seat, or the task, is hidden whole or not at all."""
        regions = self._scene.layout.regions
        x, y, width, height = regions["log"]
        bottom = y + height
        top = bottom - HEAD - 4 - sum(row + GAP for row in self._heights())
        near = [*self._scene.layout.seats, regions.get("task", regions["log"])]
        cut = [edge for _, edge, _, tall in near if self._highest <= edge < top < edge + tall]
        top = min([top, *cut])
        return (x, top, width, bottom - top)

    def row_box(self, index: int) -> Box:
        """The row of a move."""
        x, y, width, _ = self.box()
        heights = self._heights()
        above = sum(row + GAP for row in heights[:index])
        return (x + 8, y + HEAD + above, width - 16, heights[index])

    def _close_box(self) -> Box:
        x, y, width, _ = self.box()
        return (x + width - CLOSE - 6, y + 5, CLOSE, CLOSE)

    def targets(self) -> list[Target]:
        """The moves, and the cross."""
        if not self._scene.hint.shown:
            return []
        rows = [Target(f"hint.{i}", self.row_box(i)) for i in range(len(self._scene.hint.found))]
        return [Target("hint.panel", self.box(), False), *rows, Target("hint.close", self._close_box())]

    def act(self, rest: str) -> None:
        """A move is opened to be confirmed; the cross closes the panel."""
        scene = self._scene
        if rest == "close":
            scene.hint.forget()
            return
        action = scene.hint.found[int(rest)].action
        if not scene.asking.on_board:
            scene.asking.propose(action)
            return
        scene.asking.cancel()
        scene.asking.let_go()
        spot = scene.asking.spot_of(action)
        if spot in scene.layout.spots and action in scene.asking.at(spot):
            scene.asking.open_spot(spot)
            scene.asking.propose(action)
        else:
            scene.asking.open_list([action], self._move(action))

    def _move(self, action: Any) -> str:
        return self._scene.teller.moves.alone(str(action), self._scene.view)

    def _texts(self, index: int) -> tuple[str, str]:
        """The move, and why with how it compares."""
        found = self._scene.hint.found
        one = found[index]
        words = self._scene.teller.words
        told = words.hint(one.why, index, coach.behind(found, index))
        alike = next((i for i in range(index) if one.why is not None and found[i].why == one.why), None)
        if alike is not None:
            same = self._scene.texts.t("ui.hint.same", n=alike + 1)
            told = f"{same} {words.hint(None, index, coach.behind(found, index))}"
        return self._move(one.action), told

    # -- painting ------------------------------------------------------------------------------------------
    def paint(self, paint: Painter) -> None:
        """The panel, and a number on the spot of each move."""
        scene, texts = self._scene, self._scene.texts
        if not scene.hint.shown:
            return
        self._marks(paint)
        x, y, width, _ = box = self.box()
        plate(paint, box, "dialog", 14, 1.0)
        title = (x + 14, y + 4, width - CLOSE - 30, HEAD - 8)
        fit.block(paint, texts.t("ui.hint.title"), title, 18, "head", "heading", "left", True, 1)
        on = Controls(paint, scene.pointer)
        on.bare("hint.close", "close", self._close_box())
        self._paint_rows(paint, on)

    def _paint_rows(self, paint: Painter, on: Controls) -> None:
        """All in one size of text, so that no hint seems to matter more."""
        rows = [(*self._texts(i), self.row_box(i)) for i in range(len(self._scene.hint.found))]
        size = SIZE
        for size in fit.sizes(paint, SIZE):
            if all(_told_height(paint, size, m, w, box[2] - 48) <= box[3] - 10 for m, w, box in rows):
                break
        for i, (move, why, (x, y, width, height)) in enumerate(rows):
            on.row(f"hint.{i}", (x, y, width, height), False, 10)
            self._number(paint, i + 1, x + 20, y + 20)
            used = fit.block(paint, move, (x + 40, y + 5, width - 48, height), size, "bold", "text")
            rest = (x + 40, y + 7 + used, width - 48, height - 10 - used)
            fit.block(paint, why, rest, size, "body", "soft")

    def _marks(self, paint: Painter) -> None:
        """Of several moves on one spot the best one's number is on top."""
        scene = self._scene
        for index, one in reversed(list(enumerate(scene.hint.found))):
            spot = scene.asking.spot_of(one.action)
            if spot in scene.layout.spots:
                self._mark(paint, spot, scene.layout.spots[spot])
                x, y = centre(scene.layout.spots[spot])
                self._number(paint, index + 1, x + 26, y - 26)

    def _mark(self, paint: Painter, spot: str, box: Box) -> None:
        """Around a spot in its own shape, so that what stands below it can be read."""
        zone = self._scene.design.zone(f"spot.{spot}")
        if zone is None or zone.rounded:
            mark(paint, *centre(box), 38, GLOW, 1.0)
            return
        x, y, width, height = grown(box, 3)
        body = (
            f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="14" fill="none" '
            f'stroke="{GLOW}" stroke-width="4"/>'
        )
        paint.vector(body, (x, y, width, height))

    def _number(self, paint: Painter, number: int, x: float, y: float) -> None:
        disc(paint, x, y, 14, GLOW, "#FFFFFF", 3)
        fit.block(paint, str(number), (x - 14, y - 14, 28, 28), 16, "head", "gold", "centre", True, 1)
