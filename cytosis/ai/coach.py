"""What a good player would say: hints, why somebody moved, and a warning before an obvious waste.

All of it is made from what the asking seat may know. A rival's reason is therefore a guess: what that
move would most likely be for, given everything this seat has seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cytosis.ai.agent import Agent, Budget, Candidate, Why
from cytosis.ai.games import mind, thinker
from cytosis.ai.levels import LevelAgent, style
from cytosis.ai.tables import rules_of
from cytosis.ai.thinker import Mind
from cytosis.engine.rng import Rng

LEVEL = "expert"
THINKING = Budget(nodes=3_000)
GUESSES = 12


def hints(
    view: Any, legal: list[Any], budget: Budget = THINKING, agent: Agent | None = None
) -> list[Candidate]:
    """The best few moves, best first, each with its worth and its reason."""
    choice = (agent or LevelAgent(0, LEVEL, game=view.game)).choose(view, list(legal), budget)
    return list(choice.candidates) or [Candidate(choice.action, 0.0, choice.why)]


def behind(found: list[Candidate], index: int) -> int:
    """By how many points, about, a hint is worth less than the best one: the number hints are ordered by."""
    return round(max(one.expected for one in found) - found[index].expected)


def explain(view: Any, action: Any, seed: int = 0) -> Why | None:
    """Why the seat whose turn it was made that move, as far as the viewer can tell.

    ``view`` is what the asking seat saw just before the move. None where nothing can be said.
    """
    room, verb = thinker(view.game), str(action).split()[0]
    if verb in room.unseen:
        return Why(room.unseen[verb])
    rules: Any = rules_of(view)
    advisor = _mind(view, rules)
    rng = Rng(seed)
    found: Counter[Why] = Counter()
    for _ in range(GUESSES):
        guess = rules.determinize(view, rng)
        if action in rules.legal(guess):
            found[advisor.public(view, action, advisor.why(guess, action))] += 1
    return found.most_common(1)[0][0] if found else room.told(str(action))


def waste(view: Any, legal: list[Any], action: Any) -> str:
    """Why a move of the viewer would be an obvious waste, as a code for the texts; empty for none."""
    rules: Any = rules_of(view)
    return _mind(view, rules).waste(rules.determinize(view, Rng(0)), list(legal), action)


def _mind(view: Any, rules: Any) -> Mind:
    return mind(view.game, rules, style(view.game, LEVEL).weights)
