"""The module epigenetic: the draft and the powers that are decisions of their own (CY-N01 to CY-N08)."""

from __future__ import annotations

from itertools import permutations

from cytosis.engine.rng import shuffled

from .data import FREE_RESOURCES, POWERS, STRAIN_OF_CARD
from .refresh import make_deck
from .table import Seat, Snapshot, clockwise, gain, going_on, holder_of, in_card_order, pay, power_of
from .virus import begin_attack

TRADES = {"mrna": 1, "lipid": 1, "carb": 2}  # CY-N02: ATP for one of each
PEEK_PRICE = 2
DRAW_PRICE = 2
PEEKED_CARDS = 3
EARLY_PRICE = 1
GIFT_KINDS = FREE_RESOURCES


# ---------------------------------------------------------------- the draft (CY-N01)


def begin_draft(snap: Snapshot, returned: list[str]) -> None:
    """The first player looks at three of the seven."""
    snap["rng"], pile = shuffled(snap["rng"], POWERS)
    offer = in_power_order([pile.pop() for _card in range(3)])
    snap["pending"] = {
        "seat": snap["first_player"],
        "kind": "draft",
        "offer": offer,
        "chosen": [],
        "pile": pile,
        "returned": returned,
    }


def in_power_order(powers: list[str]) -> list[str]:
    """The same cards in data order."""
    return [power for power in POWERS if power in powers]


def draft_moves(snap: Snapshot) -> set[str]:
    """One of the three."""
    return {"choose " + power for power in snap["pending"]["offer"]}


def choose_power(snap: Snapshot, power: str) -> bool:
    """The rest and a new card go to the left; after the last choice all are turned up (then: true)."""
    draft = snap["pending"]
    draft["offer"].remove(power)
    draft["chosen"].append(power)
    order = clockwise(snap, snap["first_player"])
    if len(draft["chosen"]) < len(order):
        draft["offer"] = in_power_order([*draft["offer"], draft["pile"].pop()])
        draft["seat"] = order[len(draft["chosen"])]
        return False
    for number, chosen in zip(order, draft["chosen"], strict=True):
        snap["seats"][number]["epigenetic"] = chosen
    return True


# ---------------------------------------------------------------- the start of a round


def ask_for_gift(snap: Snapshot) -> None:
    """CY-N07, P-09: every round, before the early flask (P-10)."""
    number = holder_of(snap, "round_gift")
    if number is None:
        snap["pending"] = going_on({"go": "early"})
    else:
        snap["pending"] = {"seat": number, "kind": "gift"}


def gift_moves() -> set[str]:
    """CY-N07."""
    return {"gift " + resource for resource in GIFT_KINDS}


def take_gift(snap: Snapshot, resource: str) -> None:
    """CY-N07."""
    gain(snap, snap["seats"][snap["pending"]["seat"]]["stock"], {resource: 1})
    snap["pending"] = going_on({"go": "early"})


# ---------------------------------------------------------------- trade and peek


def power_moves(snap: Snapshot, number: int) -> set[str]:
    """What trade or peek allow in the own turn, before or after the own flask."""
    seat = snap["seats"][number]
    power = power_of(snap, number)
    if power == "trade":
        return {f"trade {kind}" for kind, price in TRADES.items() if seat["stock"]["atp"] >= price}
    there = snap["deck"] or snap["discard"]
    if power == "peek" and "peek" not in seat["used"] and seat["stock"]["atp"] >= PEEK_PRICE and there:
        return {"peek"}  # CY-N03: once a turn, with something to look at
    return set()


def trade(snap: Snapshot, resource: str) -> None:
    """CY-N02; then the turn goes on where it was."""
    seat = snap["seats"][snap["pending"]["seat"]]
    pay(seat["stock"], {"atp": TRADES[resource]})
    gain(snap, seat["stock"], {resource: 1})
    snap["pending"] = going_on(place_in_turn(snap))


def place_in_turn(snap: Snapshot) -> Snapshot:
    """Where in its turn the seat is, to come back to."""
    pending = snap["pending"]
    if pending["kind"] == "turn":
        return {"go": "turn", "seat": pending["seat"], "grey_used": pending["grey_used"]}
    return {"go": "after_flask", "seat": pending["seat"]}


def peek(snap: Snapshot) -> None:
    """CY-N03, P-06: the top three cards, or as many as there are; of an empty deck a new one is made."""
    make_deck(snap)
    number = snap["pending"]["seat"]
    seat = snap["seats"][number]
    pay(seat["stock"], {"atp": PEEK_PRICE})
    seat["used"] = ["peek"]
    seat["peeked"] = snap["deck"][::-1][:PEEKED_CARDS]
    snap["pending"] = {
        "seat": number,
        "kind": "peek",
        "cards": list(seat["peeked"]),
        "then": place_in_turn(snap),
    }


def peek_moves(snap: Snapshot) -> set[str]:
    """CY-N03: take one for 2 more ATP, or none."""
    moves = {"leave"}
    if snap["seats"][snap["pending"]["seat"]]["stock"]["atp"] >= DRAW_PRICE:
        moves |= {"draw " + card for card in snap["pending"]["cards"]}
    return moves


def draw_peeked(snap: Snapshot, card: str) -> None:
    """CY-N03: no price of the row, and hidden from the others (P-12), unless it is an attack (CY-X09)."""
    seat = snap["seats"][snap["pending"]["seat"]]
    pay(seat["stock"], {"atp": DRAW_PRICE})
    snap["deck"].remove(card)
    snap["deck_known"] = []  # the others cannot be sure of any card any more
    seat["peeked"].remove(card)
    heap = "attacks" if card in STRAIN_OF_CARD else "hand"
    seat[heap] = in_card_order([*seat[heap], card])
    then = snap["pending"]["then"]
    if then["go"] == "after_flask":
        then = {"go": "after_draw", "seat": then["seat"]}  # D-10: asked once more, whatever the card is
    if card in STRAIN_OF_CARD:  # it resolves after the others are back
        then = {"go": "attack", "card": card, "buyer": snap["pending"]["seat"], "then": then}
    ask_for_order(snap, then)


def leave_peeked(snap: Snapshot) -> None:
    """CY-N03: all of them go back."""
    ask_for_order(snap, snap["pending"]["then"])


def ask_for_order(snap: Snapshot, then: Snapshot) -> None:
    """CY-N03: two or more cards go back in any order."""
    number = snap["pending"]["seat"]
    cards = list(snap["seats"][number]["peeked"])
    if len(cards) >= 2:
        snap["pending"] = {"seat": number, "kind": "order", "cards": cards, "then": then}
    else:
        snap["pending"] = going_on(then)


def order_moves(snap: Snapshot) -> set[str]:
    """Every order, the next card to be drawn first."""
    return {"order " + " ".join(order) for order in permutations(snap["pending"]["cards"])}


def put_back(snap: Snapshot, order: list[str]) -> None:
    """CY-N03: on top of the deck, whose next card is the last of the list."""
    rest = [card for card in snap["deck"] if card not in order]
    snap["deck"] = rest + order[::-1]
    snap["seats"][snap["pending"]["seat"]]["peeked"] = list(order)
    snap["pending"] = going_on(snap["pending"]["then"])


def attack_after_peek(snap: Snapshot, then: Snapshot) -> None:
    """CY-N03, CY-X09: the attack card that was taken."""
    begin_attack(snap, STRAIN_OF_CARD[then["card"]], then["buyer"], then["then"])


def end_of_turn(seat: Seat) -> None:
    """What may be done once a turn may be done again."""
    if "used" in seat:
        seat["used"] = []
