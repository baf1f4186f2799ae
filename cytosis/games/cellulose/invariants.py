"""What holds for every state that play can reach; a snapshot that breaks any of it is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
    daily = state.kind not in ("sunrise", "final", OVER)
    by_enzyme = state.kind == "grow" and state.phase == "sunrise"
    wanted = {"sunrise": "sunrise", "final": "final", OVER: "final"}.get(state.kind, "daytime")
    if state.phase != wanted and not (
        by_enzyme or (daily and state.phase == "sunrise" and _in_morning(state))
    ):
        yield f"{state.kind} is not asked in this phase"
    if state.kind == "turn" and not any(
        me[MARKERS] + me[GREY] for me in state.seats[state.seat : state.seat + 1]
    ):
        yield "the seat on turn has no marker left"


def _in_morning(state: State) -> bool:
    return any(step[0] == "sunrise" for step in state.todo)


def _asked(state: State, catalog: Catalog) -> Iterator[str]:
    seat = state.seat
    if state.kind in ("card", "final") and not state.hands[seat]:
        yield "the hand is empty, so no card can be asked for"
    if state.kind == "discard" and not 0 < state.asked[0] <= len(state.hands[seat]):
        yield "more cards are to be discarded than there are"
    if state.kind == "reclaim" and not state.seats[seat][OWN_AT] | state.seats[seat][GREY_AT]:
        yield "there is no marker to take back"
    if state.kind == "embryo" and not state.seats[seat][GREY if state.asked[0] else MARKERS]:
        yield "there is no marker to place again"
    if state.kind == "activate" and Counter(state.asked[0]) - Counter(state.played[seat]):
        yield "an Enzyme is to be activated that is not in play"
    if state.kind in ("exchange", "build", "grow") and not state.asked[0]:
        yield "nothing is left to be asked"
