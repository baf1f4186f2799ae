"""What several rules share: the board in use, the order of seats, stocks, cards, points."""

from __future__ import annotations

from typing import Any

from .data import (
    AREA_OF_SPOT,
    CARD_PRICES,
    DATA_ORDER,
    EDITIONS,
    FAMILY_OF,
    LARGE_BOARD,
    LARGE_BOARD_PLACES,
    PRINTED_ATP,
    RESOURCES,
    SMALL_BOARD,
    SMALL_BOARD_PLACES,
)

Snapshot = dict[str, Any]
Seat = dict[str, Any]
Counts = dict[str, int]

POINT_SOURCES = ("cards", "receptors", "markers", "losses", "other", "leftovers", "detox", "sets", "goals")


# ---------------------------------------------------------------- edition and board


def edition_of(snap: Snapshot) -> dict[str, Any]:
    """The table of edition differences in force."""
    return EDITIONS[snap["edition"]]


def uses_small_board(edition: str, seats: int) -> bool:
    """CY-S13: only the second edition has a side of its own for two players."""
    return seats == 2 and bool(EDITIONS[edition]["small_board_with_two"])


def board_spots(snap: Snapshot) -> list[str]:
    """All spots of the board side in use, in board order."""
    return SMALL_BOARD if uses_small_board(snap["edition"], len(snap["seats"])) else LARGE_BOARD


def empty_places(edition: str, seats: int) -> dict[str, list[None]]:
    """The vesicle places of the board side in use, all empty."""
    counts = SMALL_BOARD_PLACES if uses_small_board(edition, seats) else LARGE_BOARD_PLACES
    return {area: [None] * count for area, count in counts.items()}


def area_part(spot: str) -> str:
    """The unit of the two-player limit: an area, but the smooth ER is two (CY-T08)."""
    return "upper_smooth_er" if spot.startswith("lipid.") else AREA_OF_SPOT[spot]


# ---------------------------------------------------------------- seats and order


def clockwise(snap: Snapshot, start: int) -> list[int]:
    """All seats clockwise, beginning with ``start``."""
    count = len(snap["seats"])
    return [(start + step) % count for step in range(count)]


def power_of(snap: Snapshot, number: int) -> str | None:
    """The seat's epigenetic card; None without the module, and while it is not turned up."""
    power: str | None = snap["seats"][number].get("epigenetic")
    return power


def holder_of(snap: Snapshot, power: str) -> int | None:
    """The seat with this epigenetic card; there is only one of each."""
    for number in range(len(snap["seats"])):
        if power_of(snap, number) == power:
            return number
    return None


# ---------------------------------------------------------------- what comes next


def turn_of(number: int, grey_used: bool = False) -> Snapshot:
    """The decision of a turn."""
    return {"seat": number, "kind": "turn", "grey_used": grey_used}


def going_on(then: Snapshot) -> Snapshot:
    """No decision yet: this has to happen first. Such a pending never leaves ``apply``."""
    return {"kind": "going_on", "then": then}


# ---------------------------------------------------------------- resources


def can_pay(stock: Counts, cost: Counts) -> bool:
    """Whether the stock holds the whole cost."""
    return all(stock[resource] >= amount for resource, amount in cost.items())


def pay(stock: Counts, cost: Counts) -> None:
    """Take the cost out of the stock."""
    for resource, amount in cost.items():
        stock[resource] -= amount
        assert stock[resource] >= 0, "paid with what is not there"


def gain(snap: Snapshot, stock: Counts, amounts: Counts) -> None:
    """Put the amounts into the stock; resources are unlimited, but for ATP if so chosen (CY-C06)."""
    for resource, amount in amounts.items():
        if resource == "atp" and snap["options"].get("supply") == "printed":
            held = sum(seat["stock"]["atp"] for seat in snap["seats"])
            stock[resource] += min(amount, PRINTED_ATP - held)
        else:
            stock[resource] += amount


def tidy_load(load: Counts) -> Counts:
    """A disk's load with only what is there, in the usual order."""
    return {resource: load[resource] for resource in RESOURCES if load.get(resource, 0) > 0}


# ---------------------------------------------------------------- cards


def in_card_order(cards: list[str]) -> list[str]:
    """The same cards in data order."""
    return sorted(cards, key=DATA_ORDER.index)


def of_family(cards: list[str], family: str) -> list[str]:
    """Those of the cards that belong to the family."""
    return [card for card in cards if FAMILY_OF[card] == family]


def take_from_hand(seat: Seat, card: str) -> None:
    """The card leaves the hand, and what the table knows of the hand (CY-K03)."""
    seat["hand"].remove(card)
    if card in seat["known"]:
        seat["known"].remove(card)


def card_price(snap: Snapshot, number: int, slot: int) -> int:
    """ATP for the card in slot 1 to 4; one less under reduce_atp, never below 0 (CY-K01, CY-E03)."""
    if power_of(snap, number) == "free_cards":
        return 0  # CY-N08
    reduction = 1 if snap["active_event"] == "reduce_atp" else 0
    return max(0, CARD_PRICES[slot - 1] - reduction)


def buying_bonus(snap: Snapshot, slot: int) -> int:
    """Under reduce_atp the free slot gives 1 ATP, in the editions that say so (CY-E04, P-04)."""
    active = snap["active_event"] == "reduce_atp" and edition_of(snap)["free_slot_bonus"]
    return 1 if active and slot == 1 else 0


# ---------------------------------------------------------------- points


def score(seat: Seat, source: str, points: int) -> None:
    """Health goes up, and the source is noted (CY-Z12)."""
    if points == 0:
        return
    seat["health"] += points
    noted = dict(seat["points"])
    noted[source] = noted.get(source, 0) + points
    seat["points"] = {name: noted[name] for name in POINT_SOURCES if noted.get(name, 0) != 0}
