"""The room of Amino as the opponents know it: honest, and as forgetful as their level."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

from cytosis.ai.games.amino.judge import Judge
from cytosis.ai.games.amino.mind import AminoMind
from cytosis.ai.games.amino.weights import Weights, weights
from cytosis.ai.thinker import Thinker, Worth
from cytosis.games.amino import AminoRules
from cytosis.games.amino.view import View


class AminoThinker(Thinker):
    """Judges atmospheres by what is known and what may still come."""

    unseen = {"seed": "amino.seed"}  # noqa: RUF012
    simple = ("look", "build", "swap", "choose", "seed")

    weights = staticmethod(weights)
    mind = staticmethod(AminoMind)

    def glance(self, rules: AminoRules) -> Worth:
        """Points so far, and the gases as they lie."""
        judge = Judge(rules, weights(PLAIN))
        return lambda state, seat: state.tallies[seat].total + judge.true(state, seat)

    def recall(self, view: View, weights: Weights, seed: int) -> View:
        """The view without what this opponent has forgotten: the same cards every time it is asked.

        How much is kept falls with the cards on the table. A swapped card is another thing to remember.
        """
        if weights.memory >= 1.0 or view.pending is None or view.pending.kind == "sunlight":
            return view
        lying = sum(len(cards) for cards in view.atmospheres)
        keep = weights.memory ** (lying / len(view.seats))
        rows = tuple(
            tuple(
                card if card is None or _share(seed, view.hand, seat, i, card) < keep else None
                for i, card in enumerate(cards)
            )
            for seat, cards in enumerate(view.atmospheres)
        )
        return replace(view, atmospheres=rows)


def _share(*parts: object) -> float:
    """A number from 0 to 1 that always belongs to these parts."""
    digest = blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / (1 << 64)


PLAIN = {
    "memory": 1.0,
    "rivals": 0.0,
    "leader": 0.5,
    "place": 1.5,
    "lightning": 0.1,
    "hope": 0.6,
    "own_look": 1.0,
    "rival_look": 0.5,
    "stake": 0.0,
    "sunlight": 2.5,
    "loss": 0.0,
    "tempo": 0.0,
}
"""What the simple baseline judges by."""
