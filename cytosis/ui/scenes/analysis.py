"""A finished game looked at again: the chances over the moves, the turning points, and what was better."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from cytosis.ai.analysis import Analysis, Moment, is_move, took_lead, turning_points
from cytosis.app.games import teller
from cytosis.app.play.players import looks_of
from cytosis.app.play.replay import Replay
from cytosis.app.words.summary import by_line, summarise
from cytosis.engine import Match
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Pop, Push, Scene, Target, Transition
from cytosis.ui.scenes.analysis_chart import CHART, CURVES
from cytosis.ui.scenes.analysis_look import BOXES, AnalysisLook, gain_box, moment_box
from cytosis.ui.scenes.analysis_move import WALK
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.widgets.choices import segment_targets
from cytosis.ui.window.session import Session

AUTOPLAY = 0.9
"""Seconds a move stays in sight while the game plays by itself."""
KEY_MOMENTS = 5
ENOUGH = 4
"""From so many moves on one can tell how long the rest takes."""
SHARE = 0.25
"""From this part of the game on the chances tell more than the points."""


class AnalysisScene(Scene):
    """The expert thinks in a process of its own; what it has found so far is shown as it comes.

    Points and greatest gains are known without it, so there is something to look at from the first moment.
    """

    CURVES = ("points", "chance")
    """What the lines of the chart can be."""

    def __init__(
        self,
        session: Session,
        match: Match,
        names: list[str],
        analyse: Callable[[str], Analysis] = Analysis,
    ) -> None:
        super().__init__()
        self.session = session
        self.names = names
        self.match = match
        self.replay = Replay(match)
        self.looks = looks_of(self.replay.players)
        self.analysis = analyse(match.to_json())
        self.teller = teller(match, names, session.texts)
        self.summary = summarise(match, self.teller)
        self.course = by_line(match, self.summary)
        """Everybody's points by the number of a move."""
        self.points: list[Moment] = []
        self._curve = ""
        self.playing = False
        self.message = ""
        self._wait = 0.0
        self._thought = 0.0
        """Seconds the expert has been looking."""
        self._before = Replay(match)  # stands before the move that is told
        self._told: dict[tuple[int, str], str] = {}
        self._remarks: dict[int, str] = {}
        self._look = AnalysisLook(self)

    # -- what is shown -------------------------------------------------------------------------------------
    @property
    def chosen(self) -> int:
        """The move looked at, counted from 1; 0 before any."""
        return self.replay.at

    def moment(self, number: int) -> Moment | None:
        """What was found of a move, once it has been looked at."""
        return self.analysis.moments[number - 1] if 0 < number <= len(self.analysis.moments) else None

    @property
    def curve(self) -> str:
        """The lines asked for; else the points, until the expert has enough to show."""
        enough = SHARE * self.analysis.total <= len(self.analysis.moments) >= ENOUGH
        return self._curve or ("chance" if enough else "points")

    @property
    def everybody(self) -> list[str]:
        """The names of the seats, then of whom the rules play."""
        return [*self.names, *(self.teller.rival(name) for name, _ in self.summary.rivals)]

    def values(self) -> list[tuple[str, float | None]]:
        """Who has a line, and what they have after the chosen move where that is known."""
        if self.curve == "points":
            return list(zip(self.everybody, self.course[self.chosen], strict=True))
        moment = self.moment(self.chosen)
        return [
            (name, None if moment is None else 100 * moment.chances[seat])
            for seat, name in enumerate(self.names)
        ]

    def view(self) -> Any:
        """The table after the chosen move; all is open, for the game is over."""
        return self.replay.match.view(None)

    def told(self, number: int, do: str) -> str:
        """A move that was or could have been the one of that number, in words."""
        key = (number, do)
        if key not in self._told:
            self._before.go(number - 1)
            self._told[key] = (
                self.teller.moves.alone(do, self._before.match.view(None)) if is_move(do) else do
            )
        return self._told[key]

    def remark(self, number: int) -> str:
        """What made a key moment good that the expert would not have changed."""
        return self._remarks.get(number, self.session.texts.t("ui.analysis.best"))

    def _remarked(self) -> dict[int, str]:
        """For each of them something that has not been said of another, as long as there is anything."""
        found: dict[int, str] = {}
        for moment in self.points:
            if not moment.best:
                said = self._praises(moment)
                found[moment.number] = next((one for one in said if one not in found.values()), said[-1])
        return found

    def _praises(self, moment: Moment) -> list[str]:
        """Everything that can be said of it, the most telling first."""
        texts, seat, before = self.session.texts, moment.seat, self.moment(moment.number - 1)
        name, said = self.names[seat], []
        points = self.course[moment.number][seat] - self.course[moment.number - 1][seat]
        if before is not None and took_lead(before, moment):
            said.append(texts.t("ui.analysis.good.lead", name=name))
        if points > 0:
            said.append(texts.n("ui.analysis.good.points", points))
        if before is not None and max(moment.chances) == moment.chances[seat]:
            said.append(texts.t("ui.analysis.good.kept", name=name))
        return [*said, texts.t("ui.analysis.good.closer", name=name), texts.t("ui.analysis.best")]

    def go(self, number: int) -> None:
        """Look at a move."""
        self.replay.go(number)

    def update(self, seconds: float) -> Transition | None:
        """Take in what the expert has found; play on where asked."""
        self._thought += seconds
        if self.analysis.poll():
            self.points = turning_points(self.analysis.moments, KEY_MOMENTS)
            self._remarks = self._remarked()
        if self.playing:
            self._wait -= seconds
            if self._wait <= 0:
                self._wait = AUTOPLAY
                self.go(self.chosen + 1)
                self.playing = self.chosen < self.replay.total
        return None

    @property
    def seconds_left(self) -> int:
        """How long the expert will still need, in steps of five; 0 where nobody can say or it is done."""
        seen = len(self.analysis.moments)
        if self.analysis.done or seen < ENOUGH:
            return 0
        left = self._thought / seen * (self.analysis.total - seen)
        return max(math.ceil(left / 5) * 5, 5)

    def busy(self) -> bool:
        """While the chart grows or the game plays."""
        return self.playing or not self.analysis.done

    def closing(self) -> None:
        """Nobody looks any more."""
        self.analysis.stop()

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The chart, the moments, or before them the gains, the steps and the ways on."""
        found = [*segment_targets("curve", self.CURVES, CURVES), Target("chart", CHART, slides=True)]
        found += [Target(f"moment.{i}", moment_box(i)) for i in range(len(self.points))]
        if not self.points:
            found += [Target(f"gain.{i}", gain_box(i)) for i in range(len(self.summary.coups))]
        if not self.chosen:
            found.append(Target("button.walk", WALK))
        ends = {"button.step_back": self.chosen > 0, "button.step": self.chosen < self.replay.total}
        unfinished = self.chosen < self.replay.total
        found += [
            Target(name, box, ends.get(name, True) and (name != "button.play_on" or unfinished))
            for name, box in BOXES.items()
        ]
        return found

    def act(self, name: str) -> Transition | None:
        """Look somewhere else, or leave."""
        kind, _, rest = name.partition(".")
        if kind == "moment":
            self.go(self.points[int(rest)].number)
        elif kind == "gain":
            self.go(self.summary.coups[int(rest)].number)
        elif kind == "curve":
            self._curve = rest
        else:
            return self._press(rest)
        return None

    def _press(self, rest: str) -> Transition | None:
        """A button."""
        if rest == "back":
            return Pop()
        if rest in ("step", "step_back", "walk"):
            self.playing = False
            self.go(self.chosen + (-1 if rest == "step_back" else 1))
        elif rest == "play":
            self.playing, self._wait = not self.playing, 0.0
            if self.playing and self.chosen >= self.replay.total:
                self.go(0)
        elif rest == "play_on":
            return self._play_on()
        elif rest == "replay":
            return self._replay()
        return None

    def _replay(self) -> Transition:
        """The whole table at the chosen move; the expert goes on looking meanwhile."""
        from cytosis.ui.table.replay import ReplayScene  # a table too

        self.playing = False
        scene = ReplayScene(self.session, self.match, self.names)
        scene.go(self.chosen)
        return Push(scene)

    def _explain(self) -> Transition:
        """The rules, opened on what the chosen move is about."""
        page = self.teller.page(self.replay.do(self.chosen)) if self.chosen else ""
        return rules_of(self.session, self.match.ruleset, self.match.seats, page, self.names)

    def _play_on(self) -> Transition:
        """A new game from the position before the chosen move."""
        before = Replay(self.match)
        before.go(max(self.chosen - 1, 0))
        return Push(BranchScene(self.session, before, True))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Space plays, Home and End go to the ends."""
        if key == "escape":
            return Pop()
        if key == "space":
            return self.act("button.play")
        if key == "f1":
            return self._explain()
        if key in ("home", "end"):
            self.go(self.replay.total if key == "end" else 0)
        return None

    def arrow(self, way: str) -> bool:
        """Left and right step through the moves as long as nothing has the focus."""
        if self.pointer.focus or way not in ("left", "right"):
            return False
        self.go(self.chosen + (1 if way == "right" else -1))
        return True

    def slide(self, name: str, share: float) -> Transition | None:
        """The chart is a slider over the moves."""
        self.playing = False
        self.go(round(share * self.replay.total))
        return None

    def nudge(self, name: str, step: int) -> Transition | None:
        """Left or right on the chart."""
        self.go(self.chosen + step)
        return None

    def draw(self, paint: Painter) -> None:
        """See :mod:`.analysis_look`."""
        self._look.draw(paint)
