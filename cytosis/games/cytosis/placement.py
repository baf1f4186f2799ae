"""A flask about to be placed on a spot, and what can be wrong with the words of that move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cytosis.engine.errors import Illegal
from cytosis.engine.plain import bits
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Spot
from cytosis.games.cytosis.state import HAND, Seat, State

WORDS_OF: Mapping[str, tuple[str, ...]] = {
    "gain": (),
    "exchange": (),
    "convert": ("n",),
    "buy": ("use",),
    "detox_or_steroid": ("n", "card", "bump"),
    "vesicle_start": ("n", "bump"),
    "vesicle_modify": ("disk", "add", "bump"),
    "vesicle_finish": ("disk", "card"),
    "enzyme": ("card",),
    "laureates": ("take", "goal"),
}
"""The words that a placement on each kind of spot can have."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A flask about to be placed: what the checks look at."""

    state: State
    action: Action
    spot: Spot
    me: Seat
    paid: int  # ATP for a grey flask, gone before the spot's own cost is looked at (CY-G03)

    @property
    def hand(self) -> tuple[int, ...]:
        """The acting seat's cards."""
        return tuple(bits(self.me[HAND]))

    def lacks(self, resource: int, need: int) -> Illegal | None:
        """The stock does not hold that many, after the grey flask is paid."""
        have = self.me[resource]
        if resource == ATP and self.paid:
            if have - self.paid < need:
                code = "need_after_grey" if self.action.verb == "grey" else "need_after_early"
                return Illegal.of(code, price=self.paid, need=need, have=have - self.paid)
        elif have < need:
            return Illegal.of("need_resource", resource=RESOURCES[resource], need=need, have=have)
        return None


def extra_word(p: Placement, more: tuple[str, ...]) -> Illegal | None:
    """A word that has no meaning on this kind of spot."""
    values = {
        "n": p.action.n or NONE,
        "disk": p.action.disk,
        "add": p.action.add,
        "card": p.action.card,
        "take": p.action.take,
        "goal": p.action.goal,
        "bump": p.action.bump,
        "use": p.action.use,
    }
    for word, value in values.items():
        if value != NONE and word not in (*WORDS_OF[p.spot.kind], *more):
            return Illegal.of("extra_word", word=word)
    return None


def missing(word: str) -> Illegal:
    """Only this choice is not made yet."""
    return Illegal.of("missing_word", word=word)


def first(reasons: Iterable[Illegal | None]) -> Illegal | None:
    """The first thing that is wrong."""
    return next((reason for reason in reasons if reason is not None), None)
