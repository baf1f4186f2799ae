"""The room of Cytosis as the opponents know it."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.cytosis import glance
from cytosis.ai.games.cytosis.mind import CytosisMind
from cytosis.ai.games.cytosis.weights import weights
from cytosis.ai.thinker import Thinker, Worth
from cytosis.games.cytosis import CytosisRules


class CytosisThinker(Thinker):
    """Plans cards and the flasks they take."""

    unseen = {"keep": "keep", "choose": "power", "draw": "draw", "order": "order"}  # noqa: RUF012
    simple = ("place mitochondria", "place nucleus", "exhaust", "pass", "done", "no", "leave")
    weights = staticmethod(weights)
    mind = staticmethod(CytosisMind)

    def glance(self, rules: CytosisRules) -> Worth:
        """The simple function of the greedy baseline."""
        return glance.evaluator(rules)

    def told(self, move: str) -> Why | None:
        """A card that is named was finished."""
        shown = [word.removeprefix("card=") for word in move.split() if word.startswith("card=")]
        return Why("finish", (("card", shown[0]),)) if shown else None
