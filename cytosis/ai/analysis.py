"""A finished game looked at again: how the chances went, and what the expert would have played.

Runs in a process of its own and reports move by move, one line of JSON each, so that the window can
draw the chart while it grows and stop it at any moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from cytosis.ai.agent import Budget
from cytosis.ai.chance import chances, expected
from cytosis.ai.data import odds
from cytosis.ai.games import mind
from cytosis.ai.levels import LevelAgent, style
from cytosis.ai.reports import Reports
from cytosis.ai.thinker import Mind
from cytosis.ai.worker import plain_why
from cytosis.engine.journal import NOTE, REWIND, UNDO
from cytosis.engine.match import Match

DEPTH = 1_200
"""Simulated moves for each decision."""

NOTICED = 0.5
"""Points by which a move must look better than what was played: asked twice, the expert differs in a third of
its moves, but hardly ever by so much."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of the game: the chances after it, and what would have been better."""

    number: int
    seat: int
    do: str
    round: int
    chances: tuple[float, ...]
    """By seat, to win, as the table stands after the move."""
    best: str = ""
    """The expert's move, where it would have chosen otherwise."""
    lost: float = 0.0
    """Points by which that one looks better."""
    better: float = 0.0
    """The own chance after that one; 0 where it would not have been higher."""
    why: Any = None
    """Its reason, as plain data."""


def moments(game: str, depth: int = DEPTH) -> Iterator[Moment]:
    """Every move of a finished game (a text of ``Match.to_json``), with what the expert thinks of it."""
    record = json.loads(game)
    whole = Match.from_json(game)
    match = Match.opened(record["header"])
    rules: Any = match.rules
    thinker = mind(match.ruleset.game, rules, style(match.ruleset.game, "hard").weights)
    expert = LevelAgent(1, "expert", game=match.ruleset.game)
    for line in whole.journal.lines:
        best, lost, why, better = "", 0.0, None, 0.0
        if is_move(line["do"]):
            best, lost, why = _better(expert, match, line["do"], depth)
            better = _chance_after(thinker, match, best, line["seat"]) if best else 0.0
        match.redo(line)
        after = tuple(_chances(thinker, match))
        better = better if better > after[line["seat"]] else 0.0
        round_ = match.progress().round
        yield Moment(line["n"], line["seat"], line["do"], round_, after, best, lost, better, why)


def is_move(do: str) -> bool:
    """Whether a line of the journal is a move, and not something taken back or remembered."""
    return do not in (UNDO, REWIND) and not do.startswith(NOTE)


def _better(expert: LevelAgent, match: Match, do: str, depth: int) -> tuple[str, float, Any]:
    """What the expert would rather have played, by how many points, and why."""
    pending, legal = match.pending(), match.legal()
    if pending is None or len(legal) < 2:
        return "", 0.0, None
    choice = expert.choose(match.view(pending.seat), legal, Budget(nodes=depth))
    if str(choice.action) == do:
        return "", 0.0, None
    played = next((one.expected for one in choice.candidates if str(one.action) == do), None)
    if played is None:
        played = min((one.expected for one in choice.candidates), default=0.0)
    lost = max((one.expected for one in choice.candidates), default=0.0) - played
    return (str(choice.action), lost, plain_why(choice.why)) if lost >= NOTICED else ("", 0.0, None)


def _chances(thinker: Mind, match: Match) -> list[float]:
    """By seat, from the open table: the game is over, nothing has to be hidden any more."""
    outcome = match.outcome()
    if outcome is not None:
        shared = max(len(outcome.winners), 1)
        return [float(seat in outcome.winners) / shared for seat in range(match.seats)]
    return _expected(thinker, match, match.state)


def _chance_after(thinker: Mind, match: Match, do: str, seat: int) -> float:
    """The chance of a seat after a move that was not made."""
    rules: Any = match.rules
    state = match.state
    rules.apply(state, match.parse(do))
    return _expected(thinker, match, state)[seat] if rules.pending(state) is not None else 0.0


def _expected(thinker: Mind, match: Match, state: Any) -> list[float]:
    """By seat, at a position in the same round as the match."""
    left, seats = 1.0 - match.progress().part, match.seats
    return chances(expected(thinker, match.rules, state), left, odds(match.ruleset.game, seats), seats)[
        :seats
    ]


LED, DIFFERENT = 1.5, 0.5
"""How much more a move counts that made somebody else the likeliest winner; and how much the change itself
does where the expert would have chosen otherwise."""


def turning_points(found: list[Moment], most: int = 5) -> list[Moment]:
    """The moves that decided most, in the order of the game.

    What counts is what a better move would have been worth, or what a move won. Where the chance fell though
    the expert would have done the same, nothing was decided.
    """
    weighed = [(-_weight(before, moment), moment.number, moment) for before, moment in pairwise(found)]
    chosen: dict[tuple[int, str], Moment] = {}
    for weight, number, moment in sorted(weighed):
        if weight < 0:  # the same chance, missed again and again, is told once
            chosen.setdefault((moment.seat, moment.best or str(number)), moment)
    return sorted(list(chosen.values())[:most], key=lambda moment: moment.number)


def _weight(before: Moment, moment: Moment) -> float:
    """How much was decided by a move."""
    own = moment.chances[moment.seat]
    swing = own - before.chances[moment.seat]
    weight = swing
    if moment.best:
        weight = max(moment.better - own, 0.0) + DIFFERENT * abs(swing)
    return weight * LED if took_lead(before, moment) else weight


def took_lead(before: Moment, moment: Moment) -> bool:
    """Whether the move made its own seat the likeliest winner."""
    return moment.seat == _first(moment) != _first(before)


def _first(moment: Moment) -> int:
    return max(range(len(moment.chances)), key=lambda seat: moment.chances[seat])


class Analysis:
    """The same in the background: ask :meth:`poll` now and then, :meth:`stop` at any time."""

    def __init__(self, game: str, depth: int = DEPTH) -> None:
        self.moments: list[Moment] = []
        self.total = len(json.loads(game)["moves"])
        self.failed = False
        self._reports = Reports(_told, game, depth)

    @property
    def done(self) -> bool:
        """Whether nothing more will come."""
        return self.failed or len(self.moments) >= self.total

    def poll(self) -> bool:
        """Take in what has come; whether there was anything new."""
        told = [] if self.done else self._reports.poll()
        try:
            self.moments += [Moment(**{**one, "chances": tuple(one["chances"])}) for one in told]
        except (KeyError, TypeError):
            self.failed = True
        self.failed = self.failed or (self._reports.failed and not self.done)
        return bool(told)

    def stop(self) -> None:
        """End it at once."""
        self._reports.stop()


def _told(game: str, depth: int) -> Iterator[dict[str, Any]]:
    return (asdict(moment) for moment in moments(game, depth))
