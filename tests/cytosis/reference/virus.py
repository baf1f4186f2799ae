"""The module virus: attacks with their dice, ranks, rewards and antibodies (CY-X03 to CY-X15)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from cytosis.engine.rng import below

from .data import FREE_RESOURCES, RESOURCES, STRAINS
from .table import Counts, Seat, Snapshot, clockwise, gain, going_on, pay, score

REWARDS = {2: [3, 1, -1], 3: [3, 1, -1], 4: [3, 2, 1, -1], 5: [4, 3, 2, 1, 0]}  # CY-X06, by seats
MOST_ANTIBODIES = 10  # V-09
ANTIBODIES_PER_ATP = 2  # V-02
DUMMY = "dummy"

Competitor = int | str
"""A seat, or the dummy of a game for two."""


def no_antibodies() -> Counts:
    """CY-X04: every track starts at 0."""
    return dict.fromkeys(STRAINS, 0)


# ---------------------------------------------------------------- the steps of an attack


def begin_attack(snap: Snapshot, strain: str, buyer: int | None, then: Snapshot) -> None:
    """An event without a buyer, or a card with one, who may buy antibodies first (CY-X09, V-10)."""
    snap["pending"] = {
        "seat": buyer,
        "kind": "attack_antibodies",
        "strain": strain,
        "buyer": buyer,
        "rolls": [],
        "ranking": [],
        "todo": [],
        "then": then,
    }
    if buyer is None or antibody_moves(snap) == {"antibodies 0"}:
        strike(snap)


def strike(snap: Snapshot) -> None:
    """Losses of the others, dice, ranks; then the rewards begin."""
    attack = snap["pending"]
    if attack["buyer"] is not None:
        for number, seat in enumerate(snap["seats"]):
            if number != attack["buyer"]:
                score(seat, "losses", -1)  # CY-X09; before the dice (V-03)
    attack["rolls"] = roll(snap)
    attack["ranking"] = ranking(snap, responses(snap, attack["strain"], attack["rolls"]))
    order = clockwise(snap, snap["first_player"])
    attack["todo"] = [number for number in order if reward(snap, number) != 0]
    ask_for_rewards(snap)


def ask_for_rewards(snap: Snapshot) -> None:
    """CY-X06: clockwise from the marker's holder; after the last one the antibodies."""
    attack = snap["pending"]
    if attack["todo"]:
        attack["seat"] = attack["todo"].pop(0)
        attack["kind"] = "gain" if reward(snap, attack["seat"]) > 0 else "lose"
    else:
        attack["todo"] = clockwise(snap, snap["first_player"])
        ask_for_antibodies(snap)


def ask_for_antibodies(snap: Snapshot) -> None:
    """CY-X08: everybody who could buy some, clockwise from the marker's holder; then it is over."""
    attack = snap["pending"]
    attack["kind"] = "antibodies"
    while attack["todo"]:
        attack["seat"] = attack["todo"].pop(0)
        if antibody_moves(snap) != {"antibodies 0"}:
            return
    if "dummy" in snap:
        raise_antibodies(snap["dummy"], attack["strain"], ANTIBODIES_PER_ATP)  # CY-X11, V-08
    snap["pending"] = going_on(attack["then"])


# ---------------------------------------------------------------- dice and ranks


def roll(snap: Snapshot) -> list[list[int]]:
    """V-14: from the marker's holder clockwise, the dummy last; listed by seat, the dummy's last."""
    rolls: list[list[int]] = [[] for _seat in snap["seats"]]
    for number in clockwise(snap, snap["first_player"]):
        rolls[number] = throw(snap, dice_for(snap["seats"][number]["health"]))
    if "dummy" in snap:
        lower = min(seat["health"] for seat in snap["seats"])  # CY-X11, V-07
        rolls.append(throw(snap, dice_for(lower)))
    return rolls


def dice_for(health: int) -> int:
    """CY-X05: red up to 9, below 0 too (CY-X10), yellow up to 24, green above."""
    if health <= 9:
        return 1
    return 2 if health <= 24 else 3


def throw(snap: Snapshot, count: int) -> list[int]:
    """That many six-sided dice."""
    dice = []
    for _die in range(count):
        snap["rng"], face = below(snap["rng"], 6)
        dice.append(face + 1)
    return dice


def competitors(snap: Snapshot) -> list[Competitor]:
    """Everybody who rolls, in the order of ``rolls``."""
    seats: list[Competitor] = list(range(len(snap["seats"])))
    return [*seats, DUMMY] if "dummy" in snap else seats


def responses(snap: Snapshot, strain: str, rolls: list[list[int]]) -> dict[Competitor, int]:
    """CY-X05: the dice and the antibodies of the strain."""
    found = {}
    for place, who in enumerate(competitors(snap)):
        owner = snap["dummy"] if isinstance(who, str) else snap["seats"][who]
        found[who] = sum(rolls[place]) + owner["antibodies"][strain]
    return found


def ranking(snap: Snapshot, response: dict[Competitor, int]) -> list[Competitor]:
    """Highest first; of equals the dummy (CY-X11), then the nearest clockwise to the marker (CY-X07)."""
    before: list[Competitor] = [DUMMY] if "dummy" in snap else []
    before += clockwise(snap, snap["first_player"])
    return sorted(before, key=lambda who: -response[who])  # equals stay in this order


def reward(snap: Snapshot, number: int) -> int:
    """What the seat's rank brings; the rank of the dummy is used up (CY-X06)."""
    rank: int = snap["pending"]["ranking"].index(number)
    return REWARDS[len(snap["seats"])][rank]


# ---------------------------------------------------------------- the decisions


def antibody_moves(snap: Snapshot) -> set[str]:
    """CY-X04: 0 to all the ATP there is, not beyond the top of the track (V-09)."""
    seat = snap["seats"][snap["pending"]["seat"]]
    room = MOST_ANTIBODIES - seat["antibodies"][snap["pending"]["strain"]]
    most = min(seat["stock"]["atp"], room // ANTIBODIES_PER_ATP)
    return {f"antibodies {n}" for n in range(most + 1)}


def buy_antibodies(snap: Snapshot, atp: int) -> None:
    """CY-X04; before the attack the dice follow, after it the next seat."""
    attack = snap["pending"]
    seat = snap["seats"][attack["seat"]]
    pay(seat["stock"], {"atp": atp})
    raise_antibodies(seat, attack["strain"], atp * ANTIBODIES_PER_ATP)
    if attack["kind"] == "attack_antibodies":
        strike(snap)
    else:
        ask_for_antibodies(snap)


def raise_antibodies(owner: Seat, strain: str, by: int) -> None:
    """Up the track, not beyond its top (V-09)."""
    owner["antibodies"][strain] = min(MOST_ANTIBODIES, owner["antibodies"][strain] + by)


def gain_moves(snap: Snapshot) -> set[str]:
    """CY-X06: any mix of ATP, mRNA and lipid."""
    count = reward(snap, snap["pending"]["seat"])
    return {"gain " + " ".join(mix) for mix in combinations_with_replacement(FREE_RESOURCES, count)}


def gain_resources(snap: Snapshot, gained: list[str]) -> None:
    """CY-X06."""
    for resource in gained:
        gain(snap, snap["seats"][snap["pending"]["seat"]]["stock"], {resource: 1})
    ask_for_rewards(snap)


def lose_moves(snap: Snapshot) -> set[str]:
    """V-05: one resource of the stock, ATP too, or 1 health."""
    stock = snap["seats"][snap["pending"]["seat"]]["stock"]
    return {"lose health", *(f"lose {resource}" for resource in RESOURCES if stock[resource] > 0)}


def lose(snap: Snapshot, what: str) -> None:
    """V-05, V-04: health may fall below 0."""
    seat = snap["seats"][snap["pending"]["seat"]]
    if what == "health":
        score(seat, "losses", -1)
    else:
        pay(seat["stock"], {what: 1})
    ask_for_rewards(snap)


# ---------------------------------------------------------------- the end


def virus_goal_points(seat: Seat, goal: str) -> int:
    """CY-X14: 2 per attack card before the seat, or 1 per 3 antibodies of all strains together."""
    if goal == "G_VA":
        return 2 * len(seat["attacks"])
    return int(sum(seat["antibodies"].values()) // 3)
