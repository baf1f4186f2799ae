"""What a good player would say: hints, why somebody moved, and a warning before an obvious waste.

All of it is made from what the asking seat may know. A rival's reason is therefore a guess: what that
move would most likely be for, given everything this seat has seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cytosis.ai.agent import Agent, Budget, Candidate, Why
from cytosis.ai.evaluators import Mind, mind
from cytosis.ai.levels import LevelAgent, style
from cytosis.ai.tables import rules_of
from cytosis.engine.rng import Rng

LEVEL = "expert"
THINKING = Budget(nodes=3_000)
GUESSES = 12
UNSEEN = {"keep": "keep", "choose": "power", "draw": "draw", "order": "order"}
"""Moves whose cards the others do not see, with the reason that can be given for any of them."""


def hints(
    view: Any, legal: list[Any], budget: Budget = THINKING, agent: Agent | None = None
) -> list[Candidate]:
    """The best few moves, best first, each with its worth and its reason."""
    thinker = agent or LevelAgent(0, LEVEL)
    choice = thinker.choose(view, list(legal), budget)
    return list(choice.candidates) or [Candidate(choice.action, 0.0, choice.why)]


def behind(found: list[Candidate], index: int) -> int:
    """By how many points, about, a hint is worth less than the best one: the number hints are ordered by."""
    return round(max(one.expected for one in found) - found[index].expected)


def explain(view: Any, action: Any, seed: int = 0) -> Why | None:
    """Why the seat whose turn it was made that move, as far as the viewer can tell.

    ``view`` is what the asking seat saw just before the move. None where nothing can be said.
    """
    verb, *words = str(action).split()
    if verb in UNSEEN:
        return Why(UNSEEN[verb])
    rules: Any = rules_of(view)
    thinker = _mind(view, rules)
    rng = Rng(seed)
    found: Counter[Why] = Counter()
    for _ in range(GUESSES):
        guess = rules.determinize(view, rng)
        if action in rules.legal(guess):
            found[thinker.public(view, action, thinker.why(guess, action))] += 1
    if found:
        return found.most_common(1)[0][0]
    shown = [word.removeprefix("card=") for word in words if word.startswith("card=")]
    return Why("finish", (("card", shown[0]),)) if shown else None


def waste(view: Any, legal: list[Any], action: Any) -> str:
    """Why a move of the viewer would be an obvious waste, as a code for the texts; empty for none."""
    rules: Any = rules_of(view)
    return _mind(view, rules).waste(rules.determinize(view, Rng(0)), list(legal), action)


def _mind(view: Any, rules: Any) -> Mind:
    return mind(view.game, rules, style(view.game, LEVEL).weights)
