"""What is true of the epigenetic part in every state of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cytosis.games.cytosis.expansions.epigenetic_data import (
    EARLY_FLASK,
    PEEK,
    POWERS,
    ROUND_GIFT,
    TRADE,
    Figures,
)
from cytosis.games.cytosis.state import COMPLETED, FLASKS, HAND, State
from cytosis.games.cytosis.waiting import turn_of

if TYPE_CHECKING:
    from cytosis.games.cytosis.expansions.epigenetic import Draft, EpigeneticPart

SET_UP = ("draft", "keep_cards", "start_resources")

POWERS_FOR: Mapping[str, tuple[int, ...]] = {
    "gift": (ROUND_GIFT,),
    "early": (EARLY_FLASK,),
    "after_flask": (TRADE, PEEK),
    "peek": (PEEK,),
    "order": (PEEK,),
}
"""The powers one of which a decision belongs to."""


def violations(
    state: State, part: EpigeneticPart, figures: Figures, attack_cards: tuple[int, ...]
) -> Iterator[str]:
    """Powers are distinct, and who looked knows the top of the deck."""
    held = [power for power in part.powers if power >= 0]
    drafting = state.kind == "draft"
    if len(set(held)) != len(held) or len(held) != (0 if drafting else len(part.powers)):
        yield "each seat has an epigenetic card of its own, once the draft is over"
    elif drafting:
        yield from _draft(state, state.asked, figures, attack_cards)
    yield from _known_top(state, part, figures)
    yield from _peeked(state, part)
    yield from _asked(state, part)
    yield from _drawn(state, part)


def _drawn(state: State, part: EpigeneticPart) -> Iterator[str]:
    drawn = [step for step in state.todo if step[0] == "after_draw"]
    if drawn and (drawn[0][1] != turn_of(state) or not part.peek_used):
        yield "only who has peeked in this turn has drawn a card"


def _asked(state: State, part: EpigeneticPart) -> Iterator[str]:
    """Whoever decides has the card for it, and it is that seat's turn."""
    powers = POWERS_FOR.get(state.kind)
    if powers and part.powers[state.seat] not in powers:
        yield f"seat {state.seat} has no epigenetic card for {state.kind}"
    if state.kind == "early" and not state.seats[state.seat][FLASKS]:
        yield "an early flask needs a flask"
    if state.kind in ("after_flask", "peek", "order") and turn_of(state) != state.seat:
        yield f"{state.kind} belongs to another seat's turn"


def _draft(state: State, draft: Draft, figures: Figures, attack_cards: tuple[int, ...]) -> Iterator[str]:
    done = (state.seat - state.first_player) % len(state.seats)
    if len(draft.chosen) != done or len(draft.offer) != figures.offered:
        yield "the draft is not where its cards say"
    if sorted((*draft.offer, *draft.chosen, *draft.pile)) != list(range(len(POWERS))):
        yield "each epigenetic card is in exactly one place of the draft"
    if any(me[HAND] or me[COMPLETED] for me in state.seats) or max(state.row) >= 0 or state.discard:
        yield "no card is dealt before the draft is over"
    if sorted(state.returned) != list(attack_cards):
        yield "the wrong number of cards waits to be shuffled back"


def _known_top(state: State, part: EpigeneticPart, figures: Figures) -> Iterator[str]:
    for power, mine in zip(part.powers, part.peeked, strict=True):
        if mine != state.deck[: -len(mine) - 1 : -1]:
            yield "peeked cards must lie on top of the deck, the next one first"
        if mine and (power != PEEK or len(mine) > figures.peek_cards or state.kind in SET_UP):
            yield "only who can peek knows cards of the deck"


def _peeked(state: State, part: EpigeneticPart) -> Iterator[str]:
    seat = turn_of(state)
    if part.peek_used and (seat is None or part.powers[seat] != PEEK):
        yield "peeking is used up only in the turn of who can peek"
    if state.kind in ("peek", "order"):
        yield from _looking(state, part)


def _looking(state: State, part: EpigeneticPart) -> Iterator[str]:
    if not state.asked or state.asked != part.peeked[state.seat] or not part.peek_used:
        yield "the cards looked at must be those the seat has peeked"
    if state.kind == "order" and len(state.asked) < 2:
        yield "one card has no order"
