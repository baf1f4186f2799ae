"""Setting the table: everything up to the first flask (CY-S01 to CY-S14)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, combinations_with_replacement
from typing import Any

from cytosis.engine.rng import below, shuffled

from .data import (
    ATTACK_CARDS,
    CARD_ORDER,
    DISKS,
    EDITIONS,
    EVENTS_USED,
    EXPANSIONS,
    FAMILIES,
    FLASKS,
    FREE_RESOURCES,
    GREY_FLASKS,
    STRAIN_OF_EVENT,
    VIRUS_EVENTS_USED,
    VIRUS_GOALS,
)
from .epigenetic import begin_draft, choose_power
from .table import Seat, Snapshot, clockwise, empty_places, gain, going_on, in_card_order
from .virus import no_antibodies


def new_game(
    edition: str,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    expansions: Collection[str] = (),
) -> Snapshot:
    """The table after everything was laid out and dealt; the first player chooses which two cards to keep.

    With epigenetic cards their draft comes first; row and hands are dealt after it (CY-N01).
    """
    chosen = {"first_player": None, "length": "full", **(options or {})}
    check_arguments(edition, seats, seed, chosen, expansions)
    virus = "virus" in expansions
    rng = seed
    rng, first = choose_first_player(rng, seats, chosen["first_player"])
    rng, events = choose_events(rng, edition, seats, chosen["length"], virus)
    rng, goals = choose_goals(rng, edition, seats, virus)
    rng, removed = remove_detox_cards(rng, edition, seats)
    rng, deck = shuffled(rng, [card for card in CARD_ORDER if card not in removed])
    snap: Snapshot = {
        "game": "cytosis",
        "edition": edition,
        "expansions": [name for name in EXPANSIONS if name in expansions],
        "options": chosen,
        "round": 1,
        "rounds": len(events) + 1,  # CY-S04
        "starter": first,
        "first_player": first,
        "active_event": None,
        "past_events": [],
        "seats": [new_seat(seats, expansions) for _seat in range(seats)],
        "row": [None] * 4,
        "deck": deck,
        "deck_known": [],
        "discard": [],
        "removed": removed,
        "events": events,
        "goals": {goal: [] for goal in goals},
        "spots": {},
        "boosts": {},
        "vesicles": empty_places(edition, seats),
        "grey": GREY_FLASKS,
        "pending": None,
        "rng": rng,
    }
    for place, number in enumerate(clockwise(snap, first)):
        snap["seats"][number]["stock"]["atp"] = 2 + place  # CY-S10
    if virus and seats == 2:
        snap["dummy"] = {"antibodies": no_antibodies()}  # CY-X11
    returned = list(ATTACK_CARDS) if virus else []  # CY-X03: they join the deck with the third cards
    if "epigenetic" in expansions:
        begin_draft(snap, returned)
    else:
        deal(snap, returned)
    return snap


def deal(snap: Snapshot, returned: list[str]) -> None:
    """The row, before any hand (CY-S08), then three cards for each seat (CY-S09)."""
    deck = snap["deck"]
    snap["row"] = [deck.pop() for _slot in range(4)]
    for number in clockwise(snap, snap["first_player"]):
        snap["seats"][number]["hand"] = in_card_order([deck.pop() for _card in range(3)])
    snap["pending"] = {"seat": snap["first_player"], "kind": "keep_cards", "returned": returned}


def check_arguments(
    edition: str, seats: int, seed: int, options: dict[str, Any], expansions: Collection[str]
) -> None:
    """CY-S01, the options and the expansions that exist (all of them in any edition, CY-N09)."""
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}")
    if seats not in (2, 3, 4, 5):
        raise ValueError(f"cytosis is for 2 to 5 seats, not {seats}")
    if not 0 <= seed < 2**64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    supply = {"supply"} if EDITIONS[edition]["supply"] else set()
    if set(options) - supply != {"first_player", "length"} or options["length"] not in EVENTS_USED:
        raise ValueError(f"unknown options {options!r}")
    if options.get("supply", "printed") != "printed":  # unlimited is not named
        raise ValueError(f"unknown options {options!r}")
    if options["first_player"] is not None and options["first_player"] not in range(seats):
        raise ValueError(f"no such first player: {options['first_player']!r}")
    if isinstance(expansions, str) or len(set(expansions) & set(EXPANSIONS)) != len(expansions):
        raise ValueError(f"unknown expansions {expansions!r}")


def new_seat(seats: int, expansions: Collection[str]) -> Seat:
    """A player's pieces before the deal (CY-S02, CY-S12)."""
    seat: Seat = {
        "health": 0,
        "points": {},
        "stock": {"atp": 0, "mrna": 0, "protein": 0, "lipid": 0, "carb": 0},
        "hand": [],
        "known": [],
        "completed": [],
        "flasks": FLASKS[seats - 2],
        "disks": DISKS,
    }
    if "virus" in expansions:
        seat.update(antibodies=no_antibodies(), attacks=[])  # CY-X04
    if "epigenetic" in expansions:
        seat.update(epigenetic=None, used=[], peeked=[])
    return seat


def choose_first_player(rng: int, seats: int, wanted: int | None) -> tuple[int, int]:
    """CY-S14: drawn, unless it was asked for; then nothing is drawn."""
    return below(rng, seats) if wanted is None else (rng, wanted)


def choose_events(rng: int, edition: str, seats: int, length: str, virus: bool) -> tuple[int, list[str]]:
    """CY-S03: some of the twelve, face down; the others leave unseen. CY-X01: then the virus events."""
    rng, pile = shuffled(rng, EDITIONS[edition]["events"])
    if not virus:
        return rng, pile[: EVENTS_USED[length][seats - 2]]
    kept = VIRUS_EVENTS_USED[length][seats - 2] - len(STRAIN_OF_EVENT)
    return shuffled(rng, [*pile[:kept], *STRAIN_OF_EVENT])


def choose_goals(rng: int, edition: str, seats: int, virus: bool) -> tuple[int, list[str]]:
    """CY-S05: some goals of the pool, face up, listed in data order. CY-X02: with those of the virus."""
    pool: list[str] = EDITIONS[edition]["goal_pool"] + (VIRUS_GOALS if virus else [])
    rng, mixed = shuffled(rng, pool)
    count = EDITIONS[edition]["virus_goals" if virus else "goals"][seats - 2]
    face_up, rest = mixed[:count], mixed[count:]
    if seats <= 3 and set(VIRUS_GOALS) <= set(face_up):  # V-17: not both of them
        rng, which = below(rng, 2)
        face_up.remove(VIRUS_GOALS[which])
        face_up.append(rest[0])  # both virus goals are face up, so the rest are base goals
    return rng, [goal for goal in pool if goal in face_up]


def remove_detox_cards(rng: int, edition: str, seats: int) -> tuple[int, list[str]]:
    """CY-S07: with two players three detox cards leave, in the editions that say so."""
    count: int = EDITIONS[edition]["detox_removed_with_two"]
    if seats != 2 or count == 0:
        return rng, []
    rng, mixed = shuffled(rng, FAMILIES["alcohol_detoxification"])
    return rng, in_card_order(mixed[:count])


# ---------------------------------------------------------------- the choices of set-up


def choose_epigenetic_card(snap: Snapshot, card: str) -> None:
    """CY-N01: after the last choice the cards are dealt."""
    if choose_power(snap, card):
        deal(snap, snap["pending"]["returned"])


def keep_moves(snap: Snapshot) -> set[str]:
    """CY-S09: two of the three cards."""
    hand = snap["seats"][snap["pending"]["seat"]]["hand"]
    return {"keep " + " ".join(pair) for pair in combinations(in_card_order(hand), 2)}


def keep_cards(snap: Snapshot, kept: list[str]) -> None:
    """The third card waits; after the last choice all of them are shuffled into the deck once (CY-S09)."""
    number = snap["pending"]["seat"]
    seat = snap["seats"][number]
    returned = snap["pending"]["returned"] + [card for card in seat["hand"] if card not in kept]
    seat["hand"] = in_card_order(kept)
    following = next_in_setup(snap, number)
    if following is not None:
        snap["pending"] = {"seat": following, "kind": "keep_cards", "returned": returned}
        return
    snap["rng"], snap["deck"] = shuffled(snap["rng"], snap["deck"] + returned)
    snap["pending"] = {"seat": snap["first_player"], "kind": "start_resources"}


def start_resource_moves() -> set[str]:
    """CY-S11: any two of ATP, mRNA and lipid."""
    return {"take " + " ".join(mix) for mix in combinations_with_replacement(FREE_RESOURCES, 2)}


def take_start_resources(snap: Snapshot, taken: list[str]) -> None:
    """CY-S11; after the last seat round 1 begins with the first player (CY-T01)."""
    number = snap["pending"]["seat"]
    for resource in taken:
        gain(snap, snap["seats"][number]["stock"], {resource: 1})
    following = next_in_setup(snap, number)
    if following is not None:
        snap["pending"] = {"seat": following, "kind": "start_resources"}
    else:
        snap["pending"] = going_on({"go": "start_round"})


def next_in_setup(snap: Snapshot, number: int) -> int | None:
    """The seat after this one, clockwise from the first player; None after the last."""
    order = clockwise(snap, snap["first_player"])
    place = order.index(number) + 1
    return order[place] if place < len(order) else None
