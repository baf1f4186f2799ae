"""Phase 2: flasks come back, the row moves on, an event is turned up (CY-R01 to CY-R08).

A virus event stops everything for an attack, so each step notes which ones are still to come.
"""

from __future__ import annotations

from cytosis.engine.rng import shuffled

from .data import (
    BOOST_LOCATION,
    BOOST_RESOURCE,
    FLASKS,
    GREY_FLASKS,
    MACROMOLECULES,
    STRAIN_OF_EVENT,
    TOXICITY,
)
from .table import Counts, Snapshot, edition_of, going_on, in_card_order
from .virus import begin_attack


def phase_two(snap: Snapshot) -> None:
    """The steps in the edition's order (CY-R01, CY-R02), then the next round begins."""
    return_flasks(snap)
    steps = ["event", "row"] if edition_of(snap)["event_before_row"] else ["row", "event"]
    snap["pending"] = going_on({"go": "phase_two", "steps": steps})


def next_step(snap: Snapshot, steps: list[str]) -> None:
    """One step of phase 2; an attack is over before the next one begins (CY-X15)."""
    if not steps:
        snap["pending"] = going_on({"go": "start_round"})
        return
    then = {"go": "phase_two", "steps": steps[1:]}
    snap["pending"] = going_on(then)
    if steps[0] == "row":
        refresh_row(snap)
    else:
        turn_event(snap)
        if snap["active_event"] in STRAIN_OF_EVENT:
            begin_attack(snap, STRAIN_OF_EVENT[snap["active_event"]], None, then)


def return_flasks(snap: Snapshot) -> None:
    """All flasks, exhausted and passed ones too (CY-R08), and the grey ones (CY-G02); disks stay (CY-V14)."""
    for seat in snap["seats"]:
        seat["flasks"] = FLASKS[len(snap["seats"]) - 2]
    snap["spots"] = {}
    snap["grey"] = GREY_FLASKS


# ---------------------------------------------------------------- the row


def refresh_row(snap: Snapshot) -> None:
    """CY-R03, CY-R04: the left-most remaining cards out, the others slide left, the gaps are filled."""
    remaining = [card for card in snap["row"] if card is not None]
    count = edition_of(snap)["thrown_out_with_two"] if len(snap["seats"]) == 2 else 1
    snap["discard"] += remaining[:count]  # D-02, D-03
    snap["row"] = remaining[count:]
    while len(snap["row"]) < 4:
        snap["row"].append(draw_card(snap))


def make_deck(snap: Snapshot) -> None:
    """CY-R05: an empty deck is made of the discard pile."""
    if not snap["deck"] and snap["discard"]:
        snap["rng"], snap["deck"] = shuffled(snap["rng"], snap["discard"])
        snap["deck_known"] = in_card_order([*snap["deck_known"], *snap["discard"]])
        snap["discard"] = []


def draw_card(snap: Snapshot) -> str | None:
    """CY-R05: the next card; the discard pile is shuffled only when needed; None without cards."""
    make_deck(snap)
    if not snap["deck"]:
        return None
    card: str = snap["deck"].pop()
    if card in snap["deck_known"]:
        snap["deck_known"].remove(card)
    for seat in snap["seats"]:
        if card in seat.get("peeked", []):
            seat["peeked"].remove(card)  # CY-N03: what was looked at is on the table now
    return card


# ---------------------------------------------------------------- the event


def turn_event(snap: Snapshot) -> None:
    """CY-R06: the new event is the only active one; the round counts with the events still to come."""
    if snap["active_event"] is not None:
        snap["past_events"].append(snap["active_event"])
    event = snap["events"].pop()
    snap["active_event"] = event
    snap["round"] += 1
    if event in BOOST_LOCATION:
        add_boost(snap, BOOST_LOCATION[event])
    elif event == "toxicity":
        for seat in snap["seats"]:
            poison(seat["stock"])


def add_boost(snap: Snapshot, location: str) -> None:
    """CY-E02: one token more; older ones stay."""
    tokens = dict(snap["boosts"])
    tokens[location] = tokens.get(location, 0) + 1
    snap["boosts"] = {name: tokens[name] for name in BOOST_RESOURCE if name in tokens}


def poison(stock: Counts) -> None:
    """CY-E05: each macromolecule kind on its own; not ATP, not what lies on disks."""
    for kind in MACROMOLECULES:
        for least, loss in TOXICITY:
            if stock[kind] >= least:
                stock[kind] -= loss
                break
