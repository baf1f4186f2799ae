"""Phase 2: flasks come back, the row moves on, an event is turned up (CY-R01 to CY-R08)."""

from __future__ import annotations

from cytosis.engine.rng import shuffled

from .data import BOOST_LOCATION, BOOST_RESOURCE, FLASKS, GREY_FLASKS, MACROMOLECULES, TOXICITY
from .table import Counts, Snapshot, edition_of, in_card_order


def phase_two(snap: Snapshot) -> None:
    """The steps in the edition's order (CY-R01, CY-R02), then the next round begins."""
    return_flasks(snap)
    if edition_of(snap)["event_before_row"]:
        turn_event(snap)
        refresh_row(snap)
    else:
        refresh_row(snap)
        turn_event(snap)
    snap["round"] += 1
    snap["starter"] = snap["first_player"]  # CY-T01, CY-T06
    snap["pending"] = {"seat": snap["starter"], "kind": "turn", "grey_used": False}


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


def draw_card(snap: Snapshot) -> str | None:
    """CY-R05: the next card; the discard pile is shuffled only when needed; None without cards."""
    if not snap["deck"] and snap["discard"]:
        snap["rng"], snap["deck"] = shuffled(snap["rng"], snap["discard"])
        snap["deck_known"] = in_card_order([*snap["deck_known"], *snap["discard"]])
        snap["discard"] = []
    if not snap["deck"]:
        return None
    card: str = snap["deck"].pop()
    if card in snap["deck_known"]:
        snap["deck_known"].remove(card)
    return card


# ---------------------------------------------------------------- the event


def turn_event(snap: Snapshot) -> None:
    """CY-R06: the new event is the only active one."""
    if snap["active_event"] is not None:
        snap["past_events"].append(snap["active_event"])
    event = snap["events"].pop()
    snap["active_event"] = event
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
