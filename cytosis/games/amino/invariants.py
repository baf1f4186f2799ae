"""What holds for every state that play can reach; a snapshot that breaks any of it is refused."""

from __future__ import annotations

from collections.abc import Iterator

from cytosis.games.amino.data.catalog import HAND
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.scoring import Scorer
from cytosis.games.amino.state import EMPTY, OVER, State
from cytosis.games.amino.tables import Tables


def violations(state: State, tables: Tables, flow: Flow, scorer: Scorer) -> Iterator[str]:
    """Every promise this state breaks, in words."""
    yield from _cards(state, tables)
    yield from _knowledge(state)
    yield from _places(state, tables)
    if state.kind in _ASKED:
        yield from _ASKED[state.kind](state, tables, flow)
    yield from _score(state, flow, scorer)


def _cards(state: State, t: Tables) -> Iterator[str]:
    everywhere = [
        *(card for card in (*state.air, *state.chosen) if card != EMPTY),
        *b"".join(state.hands),
        *state.deck,
        *state.discard,
        *state.offer,
    ]
    for card, copies in enumerate(t.copies):
        if (there := everywhere.count(card)) != copies:
            yield f"there are {there} of {t.catalog.ids[card]} in the game, but it has {copies}"
    if state.discard and not state.open:
        yield "the discard pile is empty until the atmospheres are revealed"
    if state.open and any(state.hands):
        yield "hands are empty once the atmospheres are revealed"


def _knowledge(state: State) -> Iterator[str]:
    lying = sum(1 << i for i, card in enumerate(state.air) if card != EMPTY)
    if any(mask & ~lying for mask in state.knows):
        yield "a seat knows a place where no card lies"
    if state.open and any(mask != lying for mask in state.knows):
        yield "everybody knows every card once the atmospheres are revealed"


def _places(state: State, t: Tables) -> Iterator[str]:
    yield from _gaps(state, t)
    if state.place >= 0 and state.air[state.place] != EMPTY:
        yield "the place of the Sunlight is not empty"
    if not state.open and EMPTY not in state.air and state.kind != "change":
        yield "all atmospheres are full, but the hand has not ended"


def _gaps(state: State, t: Tables) -> Iterator[str]:
    """Cards lie side by side; only the place of a Sunlight may be free."""
    for seat in range(t.seats):
        row = [card != EMPTY for card in state.air[seat * t.size : seat * t.size + t.size]]
        gaps = [i for i, there in enumerate(row) if not there and (state.open or any(row[i:]))]
        if any(seat * t.size + i != state.place for i in gaps):
            yield f"the atmosphere of seat {seat} has a gap"


def _looks(state: State, t: Tables, flow: Flow) -> Iterator[str]:
    if len(set(state.looked)) != len(state.looked) or any(state.air[i] == EMPTY for i in state.looked):
        yield "a look was at no card, or twice at the same one"
    if any(not state.knows[state.seat] >> i & 1 for i in state.looked):
        yield "a seat does not know the card it looked at"
    if len(state.looked) >= min(t.catalog.looks, flow.lying(state)):
        yield "there is nothing more to look at"


def _builds(state: State, t: Tables, flow: Flow) -> Iterator[str]:
    if not (state.hands[state.seat] and flow.room(state, state.seat)):
        yield "there is nothing to build, or no room for it"


def _changes(state: State, t: Tables, flow: Flow) -> Iterator[str]:
    if flow.lying(state) < 2 and not (state.hands[state.seat] and EMPTY in state.air):
        yield "there is nothing to change"


def _sunlight(state: State, t: Tables, flow: Flow) -> Iterator[str]:
    if not state.offer or len(state.offer) > t.catalog.offer:
        yield f"a Sunlight offers 1 to {t.catalog.offer} cards"
    if state.place // t.size != state.seat:
        yield "the Sunlight lies in another seat's atmosphere"


def _seeds(state: State, t: Tables, flow: Flow) -> Iterator[str]:
    seeding = flow.seeding(state.hand)
    if seeding.source != HAND or flow.lying(state):
        yield "no seed is chosen in this hand now"
        return
    chosen = (state.seat - state.starter) % t.seats
    for i in range(t.seats):
        seat = (state.starter + i) % t.seats
        there = state.chosen[(seat + seeding.target) % t.seats] != EMPTY
        if there != (i < chosen) or len(state.hands[seat]) != seeding.deal - there:
            yield "seeds are chosen one seat after the other, from the one who begins"
            return


_ASKED = {"analyze": _looks, "build": _builds, "change": _changes, "sunlight": _sunlight, "seed": _seeds}
"""What a decision needs, by its kind."""


def _score(state: State, flow: Flow, scorer: Scorer) -> Iterator[str]:
    over = state.kind == OVER
    finished = state.hand if over else state.hand - 1
    if any(len(tally.by_hand) != finished for tally in state.tallies):
        yield f"by_hand must list the {finished} finished hands"
        return
    if any(tally.gases + tally.amino_acid + tally.other != tally.total for tally in state.tallies):
        yield "the points by source do not add up"
    yield from _ending(state, flow, scorer) if over else _going_on(state, flow, scorer)


def _going_on(state: State, flow: Flow, scorer: Scorer) -> Iterator[str]:
    if state.extra and len(scorer.leaders(state)) < 2:
        yield "an extra hand is played only after a tie for the lead"
    if not state.extra and state.hand > 1 and _was_last(state, flow):
        yield "the game should have ended before this hand"


def _was_last(state: State, flow: Flow) -> bool:
    """Whether the hand before this one ended the game."""
    before = state.copy()
    before.hand -= 1
    return flow.is_last(before)


def _ending(state: State, flow: Flow, scorer: Scorer) -> Iterator[str]:
    for seat, tally in enumerate(state.tallies):
        if scorer.worth(scorer.atmosphere(state, seat)).points != tally.by_hand[-1]:
            yield f"the last hand of seat {seat} is not what its atmosphere is worth"
    if scorer.storm(state) is None and not flow.is_last(state):
        yield "the game is over before its end"
    if EMPTY in state.air:
        yield "an atmosphere is not full at the end"
