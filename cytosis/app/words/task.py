"""The task of a table in words: its name, what to do next and how far it is, and all of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from cytosis.app.play import challenges
from cytosis.app.play.challenges import MEDALS, Challenge
from cytosis.app.play.conditions import Record
from cytosis.app.play.puzzles import Attempt
from cytosis.app.teller import full_stop
from cytosis.app.words.i18n import Texts
from cytosis.app.words.rounds import round_of
from cytosis.engine.match import Match
from cytosis.engine.rules import Progress


@dataclass(frozen=True, slots=True)
class Told:
    """A task in a few words; ``medal`` is None where it has no medals."""

    title: str
    now: str
    medal: int | None
    whole: tuple[str, ...]
    lost: bool = False
    hint: str = ""
    """The last hint that was taken."""
    medals: tuple[str, ...] = ()
    """What each medal asks for, the first to win first."""
    story: str = ""
    """What is behind it, in a sentence or two of biology."""

    @property
    def rules(self) -> tuple[str, ...]:
        """What is to be known besides medals and story."""
        return self.whole[: len(self.whole) - len(self.medals) - bool(self.story)]


def of_challenge(challenge: Challenge, match: Match, texts: Texts) -> Told:
    """The next medal of a challenge, and how far it is."""
    stands = challenges.standing(challenge, match)
    record = Record(match, challenges.PLAYER)
    next_ = min(stands.medal + 1, len(MEDALS))
    parts = [
        texts.t("ui.task.count", what=wish.told(texts), n=wish.count(record)) if wish.n else wish.told(texts)
        for wish in challenge.wishes(next_)
    ]
    now = f"{texts.t(f'ui.medal.{MEDALS[next_ - 1]}')}: {'; '.join(parts)}"
    whole = [full_stop(begun(challenge, texts))] if challenge.begun else []
    whole += [texts.t("ui.quest.always", what=challenge.kept(texts))] if challenge.always else []
    medals = [f"{texts.t(f'ui.medal.{one}')}: {challenge.told(i, texts)}" for i, one in enumerate(MEDALS, 1)]
    return Told(
        challenge.title(texts),
        texts.t("ui.task.lost") if stands.lost else now,
        stands.medal,
        (*whole, *medals, challenge.story(texts)),
        stands.lost,
        medals=tuple(medals),
        story=challenge.story(texts),
    )


def begun(challenge: Challenge, texts: Texts) -> str:
    """Where a game is taken over, and with how many points against how many."""
    progress, own, others = _taken_over(challenge)
    where = round_of(texts.of(challenge.game), progress)
    return texts.t("ui.quest.begun", where=where, own=own, others=", ".join(map(str, others)))


@cache
def _taken_over(challenge: Challenge) -> tuple[Progress, int, tuple[int, ...]]:
    match = challenge.laid()
    points = [sum(line.points for line in match.score(seat)) for seat in range(match.seats)]
    own = points.pop(challenges.PLAYER)
    return match.progress(), own, (*points, *(rival.points for rival in match.rivals()))


def of_puzzle(attempt: Attempt, texts: Texts, moves: Any) -> Told:
    """What a puzzle asks, and the last hint that was taken."""
    hints = [attempt.hint(texts, step, moves) for step in range(1, attempt.hints + 1)]
    task = attempt.puzzle.task(texts)
    now = texts.t("ui.task.count", what=task, n=attempt.shown(attempt.gained))
    return Told(
        attempt.puzzle.title(texts),
        now,
        None,
        (f"{task}.", *hints, texts.t("ui.puzzle.how")),
        hint="".join(hints[-1:]),
    )
