"""The end of the game: points for what is left, detox, enzyme sets and goals, then the ranking."""

from __future__ import annotations

from .data import (
    DETOX_PRIZES,
    DETOXIFICATIONS,
    DISKS,
    ENZYME_COLOURS,
    ENZYME_SET_POINTS,
    GOAL_COUNTS,
    GOAL_POINTS_PER_CARD,
    VIRUS_GOALS,
)
from .table import Seat, Snapshot, edition_of, empty_places, gain, of_family, score
from .virus import virus_goal_points


def end_game(snap: Snapshot) -> None:
    """CY-R07: no phase 2; every seat scores what the end of the game brings."""
    bring_disks_home(snap)
    detox = detox_points(snap)
    for number, seat in enumerate(snap["seats"]):
        score(seat, "leftovers", leftover_points(snap, seat))
        score(seat, "detox", detox[number])
        score(seat, "sets", enzyme_set_points(seat))
        score(seat, "goals", goal_points(snap, number))
    snap["pending"] = None


def bring_disks_home(snap: Snapshot) -> None:
    """CY-Z01: loads to their owners' stock; in the first edition they stay where they are."""
    if not edition_of(snap)["disks_come_home"]:
        return
    for places in snap["vesicles"].values():
        for disk in places:
            if disk is not None:
                gain(snap, snap["seats"][disk["seat"]]["stock"], disk["load"])
    for seat in snap["seats"]:
        seat["disks"] = DISKS
    snap["vesicles"] = empty_places(snap["edition"], len(snap["seats"]))


def leftover_points(snap: Snapshot, seat: Seat) -> int:
    """CY-Z02, CY-Z03, CY-Z13: full groups of one kind, remainders lost, ATP nothing."""
    groups: dict[str, int] = edition_of(snap)["leftovers"]
    return sum(seat["stock"][kind] // size for kind, size in groups.items())


def enzyme_set_points(seat: Seat) -> int:
    """CY-Z08: one set of all colours held, one more of the colours held twice."""
    colours = [ENZYME_COLOURS[card] for card in of_family(seat["completed"], "enzyme")]
    once = set(colours)
    twice = {colour for colour in once if colours.count(colour) == 2}
    return ENZYME_SET_POINTS[len(once)] + ENZYME_SET_POINTS[len(twice)]


def goal_points(snap: Snapshot, number: int) -> int:
    """CY-Z09: for each own marker the completed cards of its family, whenever completed."""
    seat = snap["seats"][number]
    points = 0
    for goal, markers in snap["goals"].items():
        if number in markers and goal in VIRUS_GOALS:
            points += virus_goal_points(seat, goal)
        elif number in markers:
            points += GOAL_POINTS_PER_CARD * len(of_family(seat["completed"], GOAL_COUNTS[goal]))
    return points


# ---------------------------------------------------------------- detox


def detox_points(snap: Snapshot) -> list[int]:
    """CY-Z04 to CY-Z07: by ATP, then by cards; who is still level shares the places, rounded down.

    With two players the second edition does not ask for the cards (F-09).
    """
    strengths = [detox_strength(seat) for seat in snap["seats"]]
    if len(strengths) == 2 and not edition_of(snap)["detox_cards_part_two"]:
        strengths = [(atp, min(cards, 1)) for atp, cards in strengths]
    prizes = edition_of(snap)["detox_prizes_with_two"] if len(strengths) == 2 else DETOX_PRIZES
    points = [0] * len(strengths)
    for number, strength in enumerate(strengths):
        if strength[1] > 0:  # F-11: at least one card
            better = sum(1 for other in strengths if other > strength)
            level = strengths.count(strength)
            points[number] = sum(prizes[better : better + level]) // level
    return points


def detox_strength(seat: Seat) -> tuple[int, int]:
    """ATP on the completed detox cards, and how many there are."""
    cards = of_family(seat["completed"], "alcohol_detoxification")
    return sum(DETOXIFICATIONS[card]["atp"] for card in cards), len(cards)


# ---------------------------------------------------------------- who won


def outcome(snapshot: Snapshot) -> tuple[int, list[int], list[int]]:
    """Winner, ranking best first, totals by seat, for a finished game."""
    if snapshot["pending"] is not None:
        raise ValueError("the game is not over")
    seats = range(len(snapshot["seats"]))
    ranking = sorted(seats, key=lambda number: standing(snapshot, number), reverse=True)
    return ranking[0], ranking, [seat["health"] for seat in snapshot["seats"]]


def standing(snap: Snapshot, number: int) -> tuple[int, ...]:
    """What is compared, first thing first, higher is better (CY-Z10, CY-Z11)."""
    seat = snap["seats"][number]
    distance = (number - snap["first_player"]) % len(snap["seats"])
    level = (seat["health"], len(seat["completed"]))
    if edition_of(snap)["last_tie"] == "atp_then_marker":
        return (*level, seat["stock"]["atp"], -distance)
    return (*level, distance)
