"""What a move does; what follows from it by itself is in flow."""

from __future__ import annotations

from copy import deepcopy

from .data import (
    AREA_OF_SPOT,
    BOOST_RESOURCE,
    COLLECT,
    COMPLETABLE,
    FAMILY_OF,
    FIRST_MARKER_POINTS,
    MACROMOLECULE_CARDS,
    RECEPTOR_FAMILY_OF_HORMONE,
    STRAIN_OF_CARD,
)
from .epigenetic import EARLY_PRICE, draw_peeked, leave_peeked, peek, put_back, take_gift, trade
from .flow import end_turn, settle
from .moves import grey_price, legal
from .setup import choose_epigenetic_card, keep_cards, take_start_resources
from .table import (
    Counts,
    Seat,
    Snapshot,
    board_spots,
    buying_bonus,
    card_price,
    edition_of,
    gain,
    going_on,
    in_card_order,
    of_family,
    pay,
    power_of,
    score,
    take_from_hand,
    tidy_load,
)
from .virus import begin_attack, buy_antibodies, gain_resources, lose


def apply(snapshot: Snapshot, move: str) -> Snapshot:
    """A new snapshot after the move; the given one stays as it is."""
    if move not in legal(snapshot):
        raise ValueError(f"illegal move: {move}")
    snap = deepcopy(snapshot)
    verb, *rest = move.split()
    if verb == "keep":
        keep_cards(snap, rest)
    elif verb == "take":
        take_start_resources(snap, rest)
    elif verb == "use":
        use_card(snap, rest[0])
    elif verb == "grey":
        place_grey(snap, rest[0], words_of(rest[1:]))
    elif verb in ("place", "exhaust", "pass"):
        use_own_flask(snap, verb, rest)
    elif verb in ("antibodies", "gain", "lose"):
        apply_in_attack(snap, verb, rest)
    else:
        apply_power(snap, verb, rest)
    settle(snap)
    return snap


def apply_in_attack(snap: Snapshot, verb: str, rest: list[str]) -> None:
    """The decisions of a virus attack."""
    if verb == "antibodies":
        buy_antibodies(snap, int(rest[0]))
    elif verb == "gain":
        gain_resources(snap, rest)
    else:
        lose(snap, rest[0])


def apply_power(snap: Snapshot, verb: str, rest: list[str]) -> None:
    """The decisions of the epigenetic cards."""
    if verb == "choose":
        choose_epigenetic_card(snap, rest[0])
    elif verb == "gift":
        take_gift(snap, rest[0])
    elif verb == "early":
        place_early(snap, rest[0], words_of(rest[1:]))
    elif verb == "no":
        snap["pending"] = going_on({"go": "first_turn"})
    elif verb == "trade":
        trade(snap, rest[0])
    elif verb == "peek":
        peek(snap)
    elif verb == "draw":
        draw_peeked(snap, rest[0])
    elif verb == "leave":
        leave_peeked(snap)
    elif verb == "order":
        put_back(snap, rest)
    else:
        assert verb == "done"
        end_turn(snap, snap["pending"]["seat"])


def words_of(words: list[str]) -> dict[str, str]:
    """``n=3 disk=golgi.1`` as a dictionary."""
    return {word.split("=")[0]: word.split("=")[1] for word in words}


def mover(snap: Snapshot) -> Seat:
    """The seat whose turn it is."""
    seat: Seat = snap["seats"][snap["pending"]["seat"]]
    return seat


# ---------------------------------------------------------------- the parts of a turn


def use_card(snap: Snapshot, card: str) -> None:
    """CY-K04: a macromolecule card out of the hand; the turn goes on."""
    take_from_hand(mover(snap), card)
    play_macromolecule(snap, card)


def play_macromolecule(snap: Snapshot, card: str) -> None:
    """CY-K04, CY-K05: the macromolecules at once, the card to the discard pile."""
    gain(snap, mover(snap)["stock"], {MACROMOLECULE_CARDS[card]: edition_of(snap)["amounts"][card]})
    snap["discard"].append(card)


def place_grey(snap: Snapshot, spot: str, words: dict[str, str]) -> None:
    """CY-G01: 4 ATP, a grey flask, its action; the own flask is still to come (CY-G07)."""
    number = snap["pending"]["seat"]
    pay(mover(snap)["stock"], {"atp": grey_price(snap, number)})
    snap["grey"] -= 1
    place(snap, spot, words, "grey", {"go": "turn", "seat": number, "grey_used": True})


def use_own_flask(snap: Snapshot, verb: str, rest: list[str]) -> None:
    """Place, exhaust or pass: the flask of this turn is used and the turn ends (CY-T01, CY-T04, CY-T05)."""
    number = snap["pending"]["seat"]
    seat = mover(snap)
    seat["flasks"] -= 1
    then = {"go": "after_flask", "seat": number}
    if verb == "place":
        place(snap, rest[0], words_of(rest[1:]), number, then)
        return
    if verb == "exhaust":
        gain(snap, seat["stock"], {rest[0]: 1})
    snap["pending"] = going_on(then)


def place_early(snap: Snapshot, spot: str, words: dict[str, str]) -> None:
    """CY-N06: 1 ATP and an own flask, before the round's order is fixed (P-13)."""
    seat = mover(snap)
    pay(seat["stock"], {"atp": EARLY_PRICE})
    seat["flasks"] -= 1
    place(snap, spot, words, snap["pending"]["seat"], {"go": "first_turn"})


def place(snap: Snapshot, spot: str, words: dict[str, str], flask: int | str, then: Snapshot) -> None:
    """The flask, the spot's action, and the attack if that was an attack card (CY-X09)."""
    bought = snap["row"][int(spot.split(".")[1]) - 1] if spot.startswith("cards.") else None
    occupy(snap, spot, flask)
    act(snap, spot, words)
    if bought in STRAIN_OF_CARD:
        begin_attack(snap, STRAIN_OF_CARD[bought], snap["pending"]["seat"], then)
    else:
        snap["pending"] = going_on(then)


def occupy(snap: Snapshot, spot: str, flask: int | str) -> None:
    """A flask stands on the spot; a grey one may stack (CY-G05)."""
    standing = dict(snap["spots"])
    standing[spot] = [*standing.get(spot, []), flask]
    snap["spots"] = {name: standing[name] for name in board_spots(snap) if name in standing}


# ---------------------------------------------------------------- the action of a spot


def act(snap: Snapshot, spot: str, words: dict[str, str]) -> None:
    """The spot's own effect, then the boost tokens of its location."""
    kind, number = spot.split(".")
    if spot in COLLECT:
        collect(snap, spot, words)
    elif kind == "ribosome":
        translate(snap, int(words["n"]))
    elif kind == "smooth_er" and "card" in words:
        complete(snap, words["card"], {"atp": COMPLETABLE[words["card"]]["atp"]})  # CY-V03
    elif kind == "smooth_er":
        start_vesicle(snap, "smooth_er", "lipid", "lipid", words)  # CY-V02
    elif kind == "rough_er":
        start_vesicle(snap, "rough_er", "mrna", "protein", words)  # CY-V01
    elif kind == "golgi":
        move_to_golgi(snap, words)
    elif kind == "exocytosis":
        exocytosis(snap, words)
    elif kind == "cytoplasm":
        complete(snap, words["card"], without_health(words["card"]))  # CY-P01
    elif kind == "laureates":
        laureates(snap, words)
    else:
        buy_card(snap, int(number), words)
    collect_boost(snap, AREA_OF_SPOT[spot])


def collect(snap: Snapshot, spot: str, words: dict[str, str]) -> None:
    """CY-C01, CY-C03, CY-C04, CY-C05; with surplus one more, at glucose what was asked for (CY-N04)."""
    cost, gains = COLLECT[spot]
    if "n" in words:
        cost, gains = {"atp": int(words["n"])}, {"carb": int(words["n"])}  # P-01
    elif power_of(snap, snap["pending"]["seat"]) == "surplus":
        gains = {resource: amount + 1 for resource, amount in gains.items()}  # P-02, P-03
    pay(mover(snap)["stock"], cost)
    gain(snap, mover(snap)["stock"], gains)


def collect_boost(snap: Snapshot, area: str) -> None:
    """CY-C07, CY-C08, CY-G06: all tokens of the location go to whoever just placed there."""
    if area in snap["boosts"]:
        gain(snap, mover(snap)["stock"], {BOOST_RESOURCE[area]: snap["boosts"].pop(area)})


def translate(snap: Snapshot, n: int) -> None:
    """CY-C02."""
    pay(mover(snap)["stock"], {"mrna": n})
    gain(snap, mover(snap)["stock"], {"protein": n})


def buy_card(snap: Snapshot, slot: int, words: dict[str, str]) -> None:
    """CY-K01 to CY-K04, CY-E03, CY-E04: everybody sees which card goes to the hand."""
    seat = mover(snap)
    pay(seat["stock"], {"atp": card_price(snap, snap["pending"]["seat"], slot)})
    card = snap["row"][slot - 1]
    snap["row"][slot - 1] = None
    gain(snap, seat["stock"], {"atp": buying_bonus(snap, slot)})
    if "use" in words:
        play_macromolecule(snap, card)
    elif card in STRAIN_OF_CARD:
        seat["attacks"] = in_card_order([*seat["attacks"], card])  # CY-X09: never in the hand
    else:
        seat["hand"] = in_card_order([*seat["hand"], card])
        seat["known"] = in_card_order([*seat["known"], card])


def laureates(snap: Snapshot, words: dict[str, str]) -> None:
    """CY-L01, CY-L02: the marker, and 1 ATP or a goal marker, the first one on a card for 3 points."""
    number = snap["pending"]["seat"]
    snap["first_player"] = number  # CY-T06: the starter of this round stays
    if "goal" not in words:
        gain(snap, mover(snap)["stock"], {"atp": 1})
        return
    markers = snap["goals"][words["goal"]]
    if not markers:
        score(mover(snap), "markers", FIRST_MARKER_POINTS)
    markers.append(number)


# ---------------------------------------------------------------- vesicles


def start_vesicle(snap: Snapshot, area: str, paid: str, loaded: str, words: dict[str, str]) -> None:
    """CY-V01, CY-V02: one own disk with its load, paid before a bump gives anything back (E-19)."""
    seat = mover(snap)
    n = int(words["n"])
    pay(seat["stock"], {paid: n})
    seat["disks"] -= 1
    make_room(snap, words)
    put_disk(snap, area, snap["pending"]["seat"], {loaded: n})


def move_to_golgi(snap: Snapshot, words: dict[str, str]) -> None:
    """CY-V06: the disk with its load and one more carb or lipid."""
    pay(mover(snap)["stock"], {words["add"]: 1})
    disk = lift_disk(snap, words["disk"])
    make_room(snap, words)
    load: Counts = dict(disk["load"])
    load[words["add"]] = load.get(words["add"], 0) + 1
    put_disk(snap, "golgi", snap["pending"]["seat"], load)


def exocytosis(snap: Snapshot, words: dict[str, str]) -> None:
    """CY-V07, CY-V09: the disk comes home empty, the card is completed for its ATP."""
    lift_disk(snap, words["disk"])
    mover(snap)["disks"] += 1
    complete(snap, words["card"], {"atp": COMPLETABLE[words["card"]]["atp"]})


def make_room(snap: Snapshot, words: dict[str, str]) -> None:
    """CY-V10 to CY-V12: the disk that gives way goes home, its load to its owner's stock."""
    if "bump" in words:
        disk = lift_disk(snap, words["bump"])
        owner = snap["seats"][disk["seat"]]
        owner["disks"] += 1
        gain(snap, owner["stock"], disk["load"])


def lift_disk(snap: Snapshot, place: str) -> Snapshot:
    """Take the disk off ``area.place``, which is free at once (CY-V15)."""
    area, position = place.split(".")
    disk: Snapshot = snap["vesicles"][area][int(position) - 1]
    snap["vesicles"][area][int(position) - 1] = None
    return disk


def put_disk(snap: Snapshot, area: str, number: int, load: Counts) -> None:
    """CY-V15: on the lowest free place; others never shift."""
    places = snap["vesicles"][area]
    places[places.index(None)] = {"seat": number, "load": tidy_load(load)}


# ---------------------------------------------------------------- completing a card


def without_health(card: str) -> Counts:
    """All that an enzyme card costs."""
    return {name: amount for name, amount in COMPLETABLE[card].items() if name != "health"}


def complete(snap: Snapshot, card: str, cost: Counts) -> None:
    """CY-P02, CY-P06: pay, lie open, score at once."""
    seat = mover(snap)
    pay(seat["stock"], cost)
    take_from_hand(seat, card)
    seat["completed"] = in_card_order([*seat["completed"], card])
    score(seat, "cards", COMPLETABLE[card]["health"])
    if FAMILY_OF[card] in RECEPTOR_FAMILY_OF_HORMONE:
        score_receptors(snap, RECEPTOR_FAMILY_OF_HORMONE[FAMILY_OF[card]])


def score_receptors(snap: Snapshot, receptor_family: str) -> None:
    """CY-P03, CY-P04, CY-P05: 2 per receptor for the others, 1 per receptor for the completing seat."""
    for number, seat in enumerate(snap["seats"]):
        each = 1 if number == snap["pending"]["seat"] else 2
        score(seat, "receptors", each * len(of_family(seat["completed"], receptor_family)))
