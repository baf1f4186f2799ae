"""What is true of every state that play can reach.

``from_snapshot`` refuses a state that breaks a line here, with the reason; the contract suite asks
the same of every state it reaches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cytosis.engine.plain import bits, mask_of
from cytosis.games.cytosis.catalog import ATP
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.scoring import by_health
from cytosis.games.cytosis.state import (
    COMPLETED,
    DISKS,
    FLASKS,
    FREE_PLACE,
    GREY_UNIT,
    HAND,
    HEALTH,
    KNOWN,
    MARKERS,
    OPEN_GOALS,
    OWNER_BITS,
    POINTS,
    SEAT_SIZE,
    VESICLES,
    State,
)
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.waiting import turn_of


def violations(state: State, tables: Tables, hooks: Sequence[Expansion] = ()) -> Iterator[str]:
    """Every broken invariant, in words; nothing for a sound state."""
    yield from _cards(state, tables, hooks)
    yield from _seats(state, tables)
    yield from _order(state)
    yield from _flasks(state, tables)
    yield from _disks(state, tables)
    yield from _goals(state, tables)
    yield from _events(state, tables)
    yield from _pending(state, tables)
    yield from _waiting(state, tables)
    for hook in hooks:
        yield from hook.violations(state)


def _cards(state: State, tables: Tables, hooks: Sequence[Expansion]) -> Iterator[str]:
    """Each card is in exactly one place."""
    places = _lying(state, hooks)
    for i, card in enumerate(tables.catalog.cards):
        if places[i] != 1:
            yield f"card {card.id} is in {places[i]} places instead of 1"
    if (state.empty, state.usable) != tables.row_masks(state.row):
        yield "a mask of the card spots is wrong"
    if state.deck_known & ~mask_of(state.deck):
        yield "deck_known names a card that is not in the deck"
    setup = tables.catalog.setup
    if len(state.removed) != setup.detox_removed or mask_of(state.removed) & ~tables.detox:
        yield f"removed must hold {setup.detox_removed} detox cards"


def _seats(state: State, tables: Tables) -> Iterator[str]:
    supply = tables.catalog.setup.supply
    if supply and sum(me[ATP] for me in state.seats) > supply:
        yield f"there are only {supply} ATP"
    for seat, me in enumerate(state.seats):
        if me[KNOWN] & ~me[HAND]:
            yield f"seat {seat} has a known card that is not in its hand"
        if (me[HAND] | me[COMPLETED]) & tables.resolved:
            yield f"seat {seat} holds a card that is resolved when taken"
        if me[COMPLETED] & tables.usable:
            yield f"seat {seat} has completed a macromolecule card"
        if me[HEALTH] != sum(me[POINTS:SEAT_SIZE]):
            yield f"seat {seat}: health differs from the sum of its points"
        if min(me[: MARKERS + 1]) < 0:
            yield f"seat {seat} has less than nothing of something"


def _order(state: State) -> Iterator[str]:
    if state.by_health != by_health(state):
        yield "the order of the seats by health is wrong"


def _flasks(state: State, tables: Tables) -> Iterator[str]:
    """Flasks on the board and in hand never exceed those there are."""
    setup = tables.catalog.setup
    used = Counter(code & OWNER_BITS for code in state.spots)
    for seat, me in enumerate(state.seats):
        if used[seat + 1] + me[FLASKS] > setup.flasks:
            yield f"seat {seat} has more than {setup.flasks} flasks"
    if sum(code // GREY_UNIT for code in state.spots) + state.grey != setup.grey_flasks:
        yield f"there must be {setup.grey_flasks} grey flasks, on spots and in their area together"
    if state.taken != mask_of(i for i, code in enumerate(state.spots) if code):
        yield "the mask of taken spots is wrong"


def _lying(state: State, hooks: Sequence[Expansion]) -> Counter[int]:
    """How often each card lies somewhere."""
    places = Counter(card for card in state.row if card >= 0)
    for pile in (state.deck, state.discard, state.removed, state.returned):
        places.update(pile)
    for me in state.seats:
        places.update(bits(me[HAND]))
        places.update(bits(me[COMPLETED]))
    for hook in hooks:
        places.update(hook.lying_cards(state))
    return places


def _disks(state: State, tables: Tables) -> Iterator[str]:
    on_board = Counter(vesicle.seat for vesicle in state.vesicles)
    for seat, me in enumerate(state.seats):
        if on_board[seat] + me[DISKS] != tables.catalog.setup.disks:
            yield f"seat {seat} must have {tables.catalog.setup.disks} disks, on the board and at home"
        if me[VESICLES] != mask_of(i for i, v in enumerate(state.vesicles) if v.seat == seat):
            yield f"seat {seat}: the mask of its vesicles is wrong"
    if state.lying != mask_of(i for i, vesicle in enumerate(state.vesicles) if vesicle is not FREE_PLACE):
        yield "the mask of the vesicle places in use is wrong"
    yield from _loads(state, tables)


def _loads(state: State, tables: Tables) -> Iterator[str]:
    """Loads that starting (CY-V01, CY-V02) and one addition in the golgi (CY-V06) can make."""
    for area, places in tables.places.items():
        for i, place in enumerate(places):
            atp, mrna, *carried = state.vesicles[place].load
            free = state.vesicles[place] is FREE_PLACE
            if not free and (atp or mrna or not _CARRIED.get(area, _started_smooth)(*carried)):
                yield f"the vesicle on {area}.{i + 1} carries what it cannot carry there"


def _in_golgi(protein: int, lipid: int, carb: int) -> bool:
    return lipid + carb == 1 if protein else lipid >= 1 >= carb and lipid + carb >= 2


def _started_rough(protein: int, lipid: int, carb: int) -> bool:
    return protein >= 1 and not lipid and not carb


def _started_smooth(protein: int, lipid: int, carb: int) -> bool:
    return lipid >= 1 and not protein and not carb


_CARRIED = {"golgi": _in_golgi, "rough_er": _started_rough}


def _goals(state: State, tables: Tables) -> Iterator[str]:
    setup, scoring = tables.catalog.setup, tables.catalog.scoring
    if len(state.goals) != setup.goals:
        yield f"there must be {setup.goals} goals face up"
    for goal, seats in zip(state.goals, state.marks, strict=True):
        if len(seats) > scoring.markers_per_goal or len(set(seats)) != len(seats):
            yield f"goal {tables.catalog.goals[goal].id} holds too many markers"
    if _open_goals(state, tables) != [me[OPEN_GOALS] for me in state.seats]:
        yield "the mask of the goals open to a seat is wrong"
    for seat, me in enumerate(state.seats):
        if me[MARKERS] + sum(seat in seats for seats in state.marks) != setup.markers:
            yield f"seat {seat} must have {setup.markers} goal markers, placed or not"


def _events(state: State, tables: Tables) -> Iterator[str]:
    setup = tables.catalog.setup
    left = setup.events + 1 - state.round
    if len(state.events) != left:
        yield f"in round {state.round} of {setup.events + 1} there must be {left} events left"
    lying = Counter((*state.events, *state.past))
    for i, event in enumerate(tables.catalog.events):
        if lying[i] > event.copies:
            yield f"there are more than {event.copies} cards of event {event.id}"


def _open_goals(state: State, tables: Tables) -> list[int]:
    fresh = state.copy()
    tables.find_open_goals(fresh)
    return [me[OPEN_GOALS] for me in fresh.seats]


def _pending(state: State, tables: Tables) -> Iterator[str]:
    """Each decision comes with what it needs."""
    if state.kind == "turn":
        if not state.seats[state.seat][FLASKS]:
            yield f"it is the turn of seat {state.seat}, which has no flask left"
        yield from _grey(state, tables, state.grey_used)
        if state.returned:
            yield "cards wait to be shuffled back although the set-up is over"
    elif state.kind == "over":
        if state.events or any(me[FLASKS] for me in state.seats):
            yield "the game cannot be over while flasks or events are left"
    elif state.kind == "keep_cards":
        yield from _keeping(state, tables)


def _waiting(state: State, tables: Tables) -> Iterator[str]:
    """What waits can go on: whoever comes next has a flask, and a turn belongs to one seat."""
    waiting = {step[0]: step for step in state.todo}
    to_come = ("keep_cards", "start_resources", "deal", "first_turn", "next_round")
    if not {state.kind, *waiting}.isdisjoint(to_come) and not any(me[FLASKS] for me in state.seats):
        yield "a round is to begin, yet nobody has a flask"
    if "turn" in waiting:
        _, seat, grey_used = waiting["turn"]
        if not state.seats[seat][FLASKS]:
            yield f"the turn of seat {seat} is to go on, which has no flask left"
        yield from _grey(state, tables, grey_used)
    if "after_flask" in waiting and waiting["after_flask"][1] != turn_of(state):
        yield "the seat that used its flask is not the one whose turn ends"


def _grey(state: State, tables: Tables, used: bool) -> Iterator[str]:
    if used and state.grey == tables.catalog.setup.grey_flasks:
        yield "a grey flask was used this turn, yet all lie in their area"


def _keeping(state: State, tables: Tables) -> Iterator[str]:
    setup = tables.catalog.setup
    done = (state.seat - state.first_player) % len(state.seats)
    for step in range(len(state.seats)):
        seat = (state.first_player + step) % len(state.seats)
        if state.seats[seat][HAND].bit_count() != (setup.kept if step < done else setup.dealt):
            yield f"seat {seat} holds the wrong number of cards for this moment of the set-up"
    waiting = done * (setup.dealt - setup.kept) + tables.resolved.bit_count()
    if len(state.returned) != waiting:
        yield "the wrong number of cards waits to be shuffled back"
