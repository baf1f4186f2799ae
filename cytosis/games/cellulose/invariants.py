"""What holds for every state that play can reach; a snapshot that breaks any of it is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from cytosis.games.cellulose.data.catalog import IVY, Catalog
from cytosis.games.cellulose.ivy import snapshot as hers
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    HP,
    MARKERS,
    OVER,
    OWN_AT,
    POINTS,
    Seat,
    State,
)


def violations(state: State, catalog: Catalog) -> Iterator[str]:
    """Every promise this state breaks, in words."""
    yield from _cards(state, catalog)
    yield from _markers(state, catalog)
    yield from _phase(state, catalog)
    yield from _asked(state, catalog)
    yield from hers.violations(state, catalog)


def _cards(state: State, catalog: Catalog) -> Iterator[str]:
    everywhere = Counter(
        [*state.deck, *state.discard, *(card for card in state.row if card != EMPTY)]
        + [card for cards in (*state.hands, *state.played) for card in cards]
        + list(state.ivy.enzymes if state.ivy else b"")
    )
    for i, card in enumerate(catalog.cards):
        if everywhere[i] != card.copies:
            yield f"there are {everywhere[i]} of {card.id} in the game, but it has {card.copies}"
    for seat, known in enumerate(state.known):
        if Counter(known) - Counter(state.hands[seat]):
            yield f"seat {seat} does not hold a card that everybody knows it to hold"


def _markers(state: State, catalog: Catalog) -> Iterator[str]:
    everybody = state.reward_grey
    for seat in catalog.everybody:
        me, who = state.seats[seat], "Ivy" if seat == IVY else f"seat {seat}"
        own = me[MARKERS] + me[OWN_AT].bit_count()
        if own > catalog.figure("markers") or (own < catalog.figure("markers") and seat != IVY):
            yield f"the markers of {who} are not {catalog.figure('markers')} in all"
        everybody += me[GREY] + me[GREY_AT].bit_count()
        if me[HP] != sum(me[POINTS:]):
            yield f"the points of {who} do not add up to its health"
    there = catalog.figure("rewards") + len(catalog.everybody) * catalog.figure("own_grey")
    if everybody > there or (everybody < there and catalog.ivy is None):  # Ivy may lose one for a day
        yield "the grey markers are not all there"


def _phase(state: State, catalog: Catalog) -> Iterator[str]:
    lying = any(me[OWN_AT] | me[GREY_AT] for me in state.seats)
    if state.phase in ("sunrise", "final") and lying:
        yield "markers lie on the board only by day"
    if state.phase == "final" and state.wall < len(catalog.wall):
        yield "the last day is over, but the wall is not closed"
    wanted = _PHASE_OF.get(state.kind, "daytime")
    if state.phase != wanted and not (wanted == "daytime" and _in_morning(state)):
        yield f"{state.kind} is not asked in this phase"


def _in_morning(state: State) -> bool:
    """Whether this was asked on the way through a sunrise, as growing by an Enzyme always may be."""
    waits = any(step[0] == "sunrise" for step in state.todo)
    return state.phase == "sunrise" and (waits or state.kind == "grow")


_PHASE_OF = {"sunrise": "sunrise", "final": "final", OVER: "final"}


def _asked(state: State, catalog: Catalog) -> Iterator[str]:
    """A decision has something to decide."""
    possible, message = _POSSIBLE.get(state.kind, (None, ""))
    if possible is not None and not possible(state, state.seats[state.seat]):
        yield message


def _holds(state: State, me: Seat) -> bool:
    return bool(state.hands[state.seat])


def _can_discard(state: State, me: Seat) -> bool:
    return bool(0 < state.asked[0] <= len(state.hands[state.seat]))


def _can_reclaim(state: State, me: Seat) -> bool:
    return bool(me[OWN_AT] | me[GREY_AT])


def _can_place_again(state: State, me: Seat) -> bool:
    return bool(me[GREY if state.asked[0] else MARKERS])


def _can_place(state: State, me: Seat) -> bool:
    return bool(me[MARKERS] + me[GREY])


def _in_play(state: State, me: Seat) -> bool:
    return not Counter(state.asked[0]) - Counter(state.played[state.seat])


def _is_left(state: State, me: Seat) -> bool:
    return bool(state.asked[0])


_POSSIBLE: Mapping[str, tuple[Callable[[State, Seat], bool], str]] = {
    **dict.fromkeys(("card", "final"), (_holds, "the hand is empty, so no card can be asked for")),
    "turn": (_can_place, "the seat on turn has no marker left"),
    "discard": (_can_discard, "more cards are to be discarded than there are"),
    "reclaim": (_can_reclaim, "there is no marker to take back"),
    "embryo": (_can_place_again, "there is no marker to place again"),
    "activate": (_in_play, "an Enzyme is to be activated that is not in play"),
    **dict.fromkeys(("exchange", "build", "grow"), (_is_left, "nothing is left to be asked")),
}
"""Whether a decision can be asked of the seat, by its kind, and what is wrong where it cannot."""
