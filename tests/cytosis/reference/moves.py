"""What may be done: every legal move of the pending decision, in notation."""

from __future__ import annotations

from .data import (
    CHEAPER_GREY_PRICE,
    COLLECT,
    ENZYMES,
    FAMILY_OF,
    GOAL_MARKERS,
    GREY_PRICE,
    MACROMOLECULE_CARDS,
    VESICLE_CARDS,
)
from .data import DETOXIFICATIONS as DETOX
from .epigenetic import EARLY_PRICE, draft_moves, gift_moves, order_moves, peek_moves, power_moves
from .setup import keep_moves, start_resource_moves
from .table import (
    Counts,
    Seat,
    Snapshot,
    area_part,
    board_spots,
    can_pay,
    card_price,
    clockwise,
    edition_of,
    power_of,
)
from .virus import antibody_moves, gain_moves, lose_moves


def legal(snapshot: Snapshot) -> set[str]:
    """All legal moves; none when the game is over."""
    if snapshot["pending"] is None:
        return set()
    kind = snapshot["pending"]["kind"]
    if kind == "start_resources":
        return start_resource_moves()
    if kind == "gift":
        return gift_moves()
    moves_of_kind = {
        "draft": draft_moves,
        "keep_cards": keep_moves,
        "early": early_moves,
        "turn": turn_moves,
        "after_flask": after_flask_moves,
        "peek": peek_moves,
        "order": order_moves,
        "attack_antibodies": antibody_moves,
        "gain": gain_moves,
        "lose": lose_moves,
        "antibodies": antibody_moves,
    }
    return moves_of_kind[kind](snapshot)


def turn_moves(snap: Snapshot) -> set[str]:
    """A turn: perhaps macromolecule cards and a grey flask, then the own flask (CY-T01, CY-G01, CY-K04)."""
    number = snap["pending"]["seat"]
    own = own_placements(snap, number)
    moves = own | grey_placements(snap, number) | use_moves(snap["seats"][number]) | power_moves(snap, number)
    if edition_of(snap)["exhaust"]:
        moves |= {"exhaust atp", "exhaust mrna", "exhaust lipid"}  # CY-T04: also with free spots
    elif not own:
        moves |= {"pass"}  # CY-T05: only when no own flask can be placed
    return moves


def after_flask_moves(snap: Snapshot) -> set[str]:
    """After the own flask: the powers, and macromolecule cards of the hand (CY-K04)."""
    number = snap["pending"]["seat"]
    return {"done", *power_moves(snap, number), *use_moves(snap["seats"][number])}


def early_moves(snap: Snapshot) -> set[str]:
    """CY-N06: one own flask for 1 ATP, paid before the spot is looked at; no macromolecule card with it."""
    number = snap["pending"]["seat"]
    stock = dict(snap["seats"][number]["stock"])
    if stock["atp"] < EARLY_PRICE or snap["seats"][number]["flasks"] == 0:
        return {"no"}
    stock["atp"] -= EARLY_PRICE
    placements = free_placements(snap, number, stock, "early")
    return {"no", *(move for move in placements if "use=" not in move)}


def use_moves(seat: Seat) -> set[str]:
    """CY-K04: macromolecule cards in the hand."""
    return {"use " + card for card in seat["hand"] if card in MACROMOLECULE_CARDS}


def own_placements(snap: Snapshot, number: int) -> set[str]:
    """The own flask of a turn."""
    return free_placements(snap, number, snap["seats"][number]["stock"], "place")


def free_placements(snap: Snapshot, number: int, stock: Counts, verb: str) -> set[str]:
    """CY-T02, CY-T03: free spots whose action can be done in full."""
    moves = set()
    for spot in board_spots(snap):
        if spot not in snap["spots"] and area_is_open(snap, spot):
            for words in ways(snap, number, spot, stock):
                moves.add(" ".join([verb, spot, *words]))
    return moves


def grey_placements(snap: Snapshot, number: int) -> set[str]:
    """CY-G01 to CY-G05: any spot, free or not, for 4 ATP; once per turn, while grey flasks last."""
    stock = dict(snap["seats"][number]["stock"])
    price = grey_price(snap, number)
    if snap["pending"]["grey_used"] or snap["grey"] == 0 or stock["atp"] < price:
        return set()
    stock["atp"] -= price  # CY-G03: paid before the spot's own cost is looked at
    moves = set()
    for spot in board_spots(snap):
        for words in ways(snap, number, spot, stock):
            moves.add(" ".join(["grey", spot, *words]))
    return moves


def grey_price(snap: Snapshot, number: int) -> int:
    """CY-G01; CY-N05 changes only the price (P-11)."""
    return CHEAPER_GREY_PRICE if power_of(snap, number) == "grey_discount" else GREY_PRICE


def area_is_open(snap: Snapshot, spot: str) -> bool:
    """CY-T08: with two players the Italian edition limits the occupied spots of an area."""
    if len(snap["seats"]) != 2 or not edition_of(snap)["area_limits_with_two"]:
        return True
    part = area_part(spot)
    limit = {"mitochondria": 2, "cards": 4}.get(part, 1)
    occupied = [other for other in snap["spots"] if area_part(other) == part]
    return len(occupied) < limit


# ---------------------------------------------------------------- one spot, all its choices


def ways(snap: Snapshot, number: int, spot: str, stock: Counts) -> list[list[str]]:
    """Every way for this seat, with this stock, to do the spot's action: the words after the spot."""
    seat = snap["seats"][number]
    kind = spot.split(".")[0]
    if spot in COLLECT:
        return collect_ways(snap, number, spot, stock)
    if kind == "ribosome":
        return [[f"n={n}"] for n in range(1, stock["mrna"] + 1)]  # CY-C02
    if kind == "smooth_er":
        return detox_ways(seat, stock) + start_ways(snap, seat, "smooth_er", stock["lipid"])  # CY-V02, CY-V03
    if kind == "rough_er":
        return start_ways(snap, seat, "rough_er", stock["mrna"])  # CY-V01
    if kind == "golgi":
        return golgi_ways(snap, number, stock)
    if kind == "exocytosis":
        return exocytosis_ways(snap, number, stock)
    if kind == "cytoplasm":
        return enzyme_ways(seat, stock)
    if kind == "laureates":
        return laureates_ways(snap, number)
    assert kind == "cards"
    return card_ways(snap, number, int(spot.split(".")[1]), stock)


def collect_ways(snap: Snapshot, number: int, spot: str, stock: Counts) -> list[list[str]]:
    """CY-C01, CY-C03, CY-C04, CY-C05; with surplus one carb more for 1 ATP more (CY-N04, P-01)."""
    if power_of(snap, number) == "surplus" and spot.startswith("glucose."):
        carbs = int(spot.split(".")[1])
        return [[f"n={n}"] for n in (carbs, carbs + 1) if stock["atp"] >= n]
    return [[]] if can_pay(stock, COLLECT[spot][0]) else []


def card_ways(snap: Snapshot, number: int, slot: int, stock: Counts) -> list[list[str]]:
    """CY-K01: the slot's card for its price; a macromolecule card may be played at once (CY-K04)."""
    card = snap["row"][slot - 1]
    if card is None or stock["atp"] < card_price(snap, number, slot):  # CY-G04 too
        return []
    return [[], [f"use={card}"]] if FAMILY_OF[card] == "macromolecule" else [[]]


def detox_ways(seat: Seat, stock: Counts) -> list[list[str]]:
    """CY-V03: one detox card from the hand."""
    return [[f"card={card}"] for card in seat["hand"] if card in DETOX and stock["atp"] >= DETOX[card]["atp"]]


def enzyme_ways(seat: Seat, stock: Counts) -> list[list[str]]:
    """CY-P01: one enzyme card from the hand, paid wholly from the stock."""
    found = []
    for card in seat["hand"]:
        if card in ENZYMES:
            cost = {name: amount for name, amount in ENZYMES[card].items() if name != "health"}
            if can_pay(stock, cost):
                found.append([f"card={card}"])
    return found


def start_ways(snap: Snapshot, seat: Seat, area: str, most: int) -> list[list[str]]:
    """CY-V01, CY-V02: an unused disk with 1 to ``most`` macromolecules; no card need be held (CY-V04)."""
    if seat["disks"] == 0:
        return []  # CY-V05: before any bump
    return [[f"n={n}", *bump] for n in range(1, most + 1) for bump in bump_ways(snap, area)]


def golgi_ways(snap: Snapshot, number: int, stock: Counts) -> list[list[str]]:
    """CY-V06: one own disk out of either ER, and exactly one carb or lipid from the stock."""
    found = []
    for area in ("smooth_er", "rough_er"):
        for place in own_disks(snap, number, area):
            for added in ("lipid", "carb"):
                if stock[added] >= 1:
                    for bump in bump_ways(snap, "golgi"):
                        found.append([f"disk={place}", f"add={added}", *bump])
    return found


def exocytosis_ways(snap: Snapshot, number: int, stock: Counts) -> list[list[str]]:
    """CY-V07: an own disk in the golgi, a card of the hand that it satisfies, and the card's ATP."""
    found = []
    for card in snap["seats"][number]["hand"]:
        if card in VESICLE_CARDS and stock["atp"] >= VESICLE_CARDS[card]["atp"]:
            for place in own_disks(snap, number, "golgi"):
                if load_is_enough(load_at(snap, place), card):
                    found.append([f"disk={place}", f"card={card}"])
    return found


def load_is_enough(load: Counts, card: str) -> bool:
    """CY-V08: at least every macromolecule the card names; more does no harm (CY-V09)."""
    needed = VESICLE_CARDS[card]
    return all(load.get(name, 0) >= needed.get(name, 0) for name in ("protein", "lipid", "carb"))


def laureates_ways(snap: Snapshot, number: int) -> list[list[str]]:
    """CY-L01 to CY-L05: 1 ATP, or a marker on a goal with room and without an own marker."""
    placed = [goal for goal, markers in snap["goals"].items() if number in markers]
    found = [["take=atp"]]
    if len(placed) < GOAL_MARKERS:
        for goal, markers in snap["goals"].items():
            if len(markers) < 2 and number not in markers:
                found.append([f"goal={goal}"])
    return found


# ---------------------------------------------------------------- disks on the board


def own_disks(snap: Snapshot, number: int, area: str) -> list[str]:
    """Where in the area this seat's disks lie, as ``area.place``."""
    places = enumerate(snap["vesicles"][area], start=1)
    return [f"{area}.{place}" for place, disk in places if disk is not None and disk["seat"] == number]


def load_at(snap: Snapshot, place: str) -> Counts:
    """What the disk at ``area.place`` carries."""
    area, position = place.split(".")
    load: Counts = snap["vesicles"][area][int(position) - 1]["load"]
    return load


def bump_ways(snap: Snapshot, area: str) -> list[list[str]]:
    """The disks that may give way; none does while a place is free (CY-V13)."""
    if None in snap["vesicles"][area]:
        return [[]]
    owners = [disk["seat"] for disk in snap["vesicles"][area]]
    if edition_of(snap)["bump"] == "healthiest":
        owners = [healthiest(snap, owners)]  # CY-V10
    places = sorted({place for owner in owners for place in own_disks(snap, owner, area)})  # else CY-V11
    return [[f"bump={place}"] for place in places]


def healthiest(snap: Snapshot, owners: list[int]) -> int:
    """CY-V10: most health; ties to the earliest in this round's order (A-11, E-11)."""
    most = max(snap["seats"][owner]["health"] for owner in owners)
    for number in clockwise(snap, snap["starter"]):
        if number in owners and snap["seats"][number]["health"] == most:
            return number
    raise AssertionError("somebody is the healthiest")
