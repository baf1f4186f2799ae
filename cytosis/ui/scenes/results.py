"""The end of a game: points counted source by source, who won and why, and what to do next."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.games import challenge_of, teller
from cytosis.app.play import challenges, setup
from cytosis.app.play.players import clock_of, looks_of, players_now
from cytosis.app.words.i18n import Texts
from cytosis.app.words.summary import Summary, keep_log, summarise
from cytosis.engine import Match
from cytosis.engine.errors import CytosisError
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Push, Replace, Scene, Target, Transition
from cytosis.ui.scenes.analysis import AnalysisScene
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.scenes.results_look import ResultsLook, moment_box
from cytosis.ui.window.session import Session

STEP = 0.55
"""Seconds for each source while the points are counted."""
CHEER = 3.0
"""Seconds until the confetti of the winner has come to rest."""
BOXES: dict[str, Box] = {
    "button.back": BACK,
    "button.analysis": (434, 800, 206, 60),
    "button.replay": (654, 800, 206, 60),
    "button.log": (874, 800, 206, 60),
    "button.home": (1094, 800, 206, 60),
    "button.again": (1314, 800, 246, 60),
}


class ResultsScene(Scene):
    """A table that adds up, best seat first."""

    def __init__(self, match: Match, names: list[str], texts: Texts, session: Session | None = None) -> None:
        super().__init__()
        self.match = match
        self.names = names
        self.looks = looks_of(players_now(match.journal))
        self.session = session or Session(texts, Path(), keeps=False)
        self._can_go_on = session is not None
        self.teller = teller(match, names, texts)
        self.summary: Summary = summarise(match, self.teller)
        self.counted = float(len(self.summary.sources)) if self.session.now.reduced_motion else 0.0
        """How many sources have been counted so far."""
        self.cheered = 0.0
        """Seconds since the winner is known."""
        self.message = ""
        self.challenge = challenge_of(match)
        self.medal = 0 if self.challenge is None else challenges.standing(self.challenge, match).medal
        """What was won in a challenge."""

    @property
    def texts(self) -> Texts:
        """In the language spoken now, of the game that was played."""
        return self.session.texts.of(self.match.ruleset.game)

    # -- counting ------------------------------------------------------------------------------------------
    @property
    def done(self) -> bool:
        """Whether everything has been counted."""
        return self.counted >= len(self.summary.sources)

    def shown(self, source: str, seat: int) -> int:
        """The points of a seat from a source that have been counted so far."""
        part = min(max(self.counted - self.summary.sources.index(source), 0.0), 1.0)
        return round(self.summary.points[source][seat] * part)

    def total(self, seat: int) -> int:
        """The sum of what is shown, so that the table adds up at every moment."""
        return sum(self.shown(source, seat) for source in self.summary.sources)

    def update(self, seconds: float) -> Transition | None:
        """Count on."""
        before = int(self.counted)
        if self.done:
            self.cheered += seconds
        else:
            self.counted = min(self.counted + seconds / STEP, float(len(self.summary.sources)))
            if self.session.audio is not None and int(self.counted) > before:
                self.session.audio.play("win" if self.done else "score")
        return None

    def busy(self) -> bool:
        """While points are counted or confetti falls."""
        return not self.done or (self.cheers and self.cheered < CHEER)

    @property
    def cheers(self) -> bool:
        """Whether confetti falls at all."""
        return not self.session.now.reduced_motion

    def _skip(self) -> bool:
        skipped, self.counted = not self.done, float(len(self.summary.sources))
        return skipped

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The ways on."""
        found = [
            Target(name, box, self._can_go_on or name in ("button.back", "button.home"))
            for name, box in BOXES.items()
        ]
        moments = range(len(self.summary.coups)) if self.done and self._can_go_on else ()
        return [*found, *(Target(f"moment.{i}", moment_box(self, i)) for i in moments)]

    def act(self, name: str) -> Transition | None:
        """A click beside everything shows the end of the count; a button does what it says."""
        if name in ("button.back", "button.home"):
            return Pop()
        if name == "button.analysis":
            return Push(AnalysisScene(self.session, self.match, self.names))
        if name == "button.replay":
            return self._replay(0)
        if name == "button.log":
            self._keep_log()
        elif name == "button.again":
            return self._again()
        elif name.startswith("moment."):
            return self._replay(self.summary.coups[int(name.removeprefix("moment."))].number)
        else:
            self._skip()
        return None

    def key(self, key: str) -> Transition | None:
        """Any key shows the end of the count; then Escape leaves, Enter plays again, F1 explains."""
        if self._skip():
            return None
        if key in ("return", "enter") and self._can_go_on:
            return self._again()
        if key == "f1":
            return rules_of(self.session, self.match.ruleset, self.match.seats, "topic.scoring", self.names)
        return Pop() if key == "escape" else None

    def _again(self) -> Transition | None:
        """The same set-up with other cards; a challenge once more as it was."""
        from cytosis.ui.scenes.opening import table_of  # the table leads here, so not at the top

        try:
            opened = self._begun()
        except CytosisError as error:
            self.message = str(error)
            return None
        return Replace(table_of(opened, self.session))

    def _begun(self) -> setup.Opened:
        session = self.session
        if self.challenge is not None:
            return setup.start_challenge(self.challenge, session.folder, self.names[0], session.apart)
        return setup.start_match(
            self.match.ruleset,
            players_now(self.match.journal),
            session.folder,
            None,
            session.apart,
            clock_of(self.match.journal.header),
        )

    def _replay(self, move: int) -> Transition:
        """The game looked at again, at that move."""
        from cytosis.ui.table.replay import ReplayScene  # a table too

        scene = ReplayScene(self.session, self.match, self.names)
        scene.go(move)
        return Push(scene)

    def _keep_log(self) -> None:
        try:
            files = keep_log(self.match, self.teller, self.session.user_data / "logs")
        except OSError as error:
            problem = error.strerror or type(error).__name__
            self.message = self.texts.t("ui.results.log.failed", problem=problem)
            return
        self.message = self.texts.t(
            "ui.results.log.kept", text=files[0].name, csv=files[1].name, folder=files[0].parent
        )

    def draw(self, paint: Painter) -> None:
        """As :mod:`results_look` says."""
        ground(paint, self.match.ruleset.game)
        look = ResultsLook(self, paint)
        header(paint, look.on, self.texts.t("ui.results"), look.about())
        look.draw(BOXES)
