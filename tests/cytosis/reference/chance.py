"""Whole games by chance, and what is true at every moment of them."""

from __future__ import annotations

from copy import deepcopy

from cytosis.engine.rng import Rng

from . import apply, legal, new_game
from .data import ATTACK_CARDS, CARD_ORDER, DATA_ORDER, FLASKS, POWERS, STRAINS
from .table import Snapshot, board_spots

ATTACK_KINDS = ("attack_antibodies", "gain", "lose", "antibodies")


def all_cards(snap: Snapshot) -> list[str]:
    cards: list[str] = [card for card in snap["row"] if card]
    cards += snap["deck"] + snap["discard"] + snap["removed"]
    for seat in snap["seats"]:
        cards += seat["hand"] + seat["completed"] + seat.get("attacks", [])
    cards += (snap["pending"] or {}).get("returned", [])
    return cards


def check(snap: Snapshot) -> None:
    """What is true at every moment."""
    assert sorted(all_cards(snap)) == sorted(DATA_ORDER if "virus" in snap["expansions"] else CARD_ORDER)
    assert snap["round"] + len(snap["events"]) == snap["rounds"]
    assert set(snap["deck_known"]) <= set(snap["deck"])
    standing = [flask for flasks in snap["spots"].values() for flask in flasks]
    assert snap["grey"] + standing.count("grey") == 2
    assert list(snap["spots"]) == [spot for spot in board_spots(snap) if spot in snap["spots"]]
    for number, seat in enumerate(snap["seats"]):
        assert sum(seat["points"].values()) == seat["health"]
        assert min(seat["stock"].values()) >= 0
        assert set(seat["known"]) <= set(seat["hand"])
        assert standing.count(number) + seat["flasks"] <= FLASKS[len(snap["seats"]) - 2]
        on_board = [disk for places in snap["vesicles"].values() for disk in places if disk]
        assert seat["disks"] + sum(1 for disk in on_board if disk["seat"] == number) == 2
        assert sum(1 for markers in snap["goals"].values() if number in markers) <= 2
        assert not set(seat["hand"] + seat["completed"]) & set(ATTACK_CARDS)
    check_keys(snap)
    if "virus" in snap["expansions"]:
        check_virus(snap)
    if "epigenetic" in snap["expansions"]:
        check_epigenetic(snap)


SEAT_KEYS = {"health", "points", "stock", "hand", "known", "completed", "flasks", "disks"}
PENDING_KEYS = {
    "draft": {"offer", "chosen", "pile", "returned"},
    "keep_cards": {"returned"},
    "start_resources": set(),
    "gift": set(),
    "early": set(),
    "turn": {"grey_used"},
    "after_flask": set(),
    "peek": {"cards"},
    "order": {"cards"},
    **{kind: {"strain", "buyer", "rolls", "ranking", "todo"} for kind in ATTACK_KINDS},
}


def check_keys(snap: Snapshot) -> None:
    """No key more and no key less than the modules in play bring."""
    virus, epigenetic = "virus" in snap["expansions"], "epigenetic" in snap["expansions"]
    wanted = SEAT_KEYS | ({"antibodies", "attacks"} if virus else set())
    wanted |= {"epigenetic", "used", "peeked"} if epigenetic else set()
    assert all(set(seat) == wanted for seat in snap["seats"])
    assert ("dummy" in snap) == (virus and len(snap["seats"]) == 2)
    pending = snap["pending"]
    if pending is not None:
        assert set(pending) - {"then"} == {"seat", "kind"} | PENDING_KEYS[pending["kind"]]
        assert virus or not set(ATTACK_CARDS) & set(pending.get("returned", []))


def check_virus(snap: Snapshot) -> None:
    """What is true at every moment with the module virus."""
    for owner in [*snap["seats"], *([snap["dummy"]] if "dummy" in snap else [])]:
        assert set(owner["antibodies"]) == set(STRAINS)
        assert all(level in range(0, 11, 2) for level in owner["antibodies"].values())
    for seat in snap["seats"]:
        assert set(seat["attacks"]) <= set(ATTACK_CARDS) and seat["points"].get("losses", 0) <= 0
    pending = snap["pending"]
    if pending is not None and pending["kind"] in ATTACK_KINDS:
        dice = len(snap["seats"]) + ("dummy" in snap)
        rolled = 0 if pending["kind"] == "attack_antibodies" else dice
        assert len(pending["rolls"]) == len(pending["ranking"]) == rolled
        assert pending["seat"] not in pending["todo"]


def check_epigenetic(snap: Snapshot) -> None:
    """What is true at every moment with the module epigenetic."""
    powers = [seat["epigenetic"] for seat in snap["seats"]]
    pending = snap["pending"]
    if pending is not None and pending["kind"] == "draft":
        assert powers == [None] * len(powers) and snap["row"] == [None] * 4
        assert sorted(pending["offer"] + pending["chosen"] + pending["pile"]) == sorted(POWERS)
        assert not any(seat["hand"] for seat in snap["seats"])
        assert legal(snap) == {"choose " + power for power in pending["offer"]}
    else:
        assert len(set(powers)) == len(powers) and set(powers) <= set(POWERS)
    for seat in snap["seats"]:
        assert seat["peeked"] == snap["deck"][::-1][: len(seat["peeked"])], "they lie on top of the deck"
        assert (seat["peeked"] == [] and seat["used"] == []) or seat["epigenetic"] == "peek"


def eager_choice(rng: Rng, moves: set[str]) -> str:
    """Mostly a move that completes or moves something, so that all rules are met."""
    busy = [move for move in sorted(moves) if "card=" in move or "disk=" in move or "goal=" in move]
    if busy and rng.below(4) > 0:
        return rng.choice(busy)
    attacks = [move for move in sorted(moves) if move.startswith("draw V")]
    if attacks:
        return attacks[0]
    spots = sorted({" ".join(move.split()[:2]) for move in moves})
    spot = rng.choice(spots)
    return rng.choice([move for move in sorted(moves) if " ".join(move.split()[:2]) == spot])


def play_out(
    edition: str, seats: int, seed: int, eager: bool, expansions: tuple[str, ...] = ()
) -> tuple[Snapshot, list[str]]:
    rng = Rng(seed * 1000 + seats)
    snap = new_game(edition, seats, seed, expansions=expansions)
    check(snap)
    played = []
    while snap["pending"] is not None:
        moves = legal(snap)
        assert moves, "a pending decision has at least one legal move"
        move = eager_choice(rng, moves) if eager else rng.choice(sorted(moves))
        before = deepcopy(snap)
        after = apply(snap, move)
        assert snap == before, "the given snapshot stays as it is"
        snap = after
        check(snap)
        played.append(move)
    return snap, played
