"""The virus expansion before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.attacks import ATTACKS, STRAINS, virus
from tests.cytosis.rulebook.editions import EDITIONS, each_edition, each_table
from tests.cytosis.scenario import seat_of

EVENTS = {2: 10, 3: 10, 4: 12, 5: 14}
VIRUSES = ["virus_ebola", "virus_influenza", "virus_rhinovirus"]
VIRUS_GOALS = {"G_VA", "G_IR"}
BASE_GOALS = {"G_ENZ", "G_PH", "G_PHR", "G_SHR", "G_SH"}


def new(edition: str, seats: int, seed: int = 1, length: str = "full") -> Match:
    return Match.new(Ruleset("cytosis", edition, ("virus",), {"length": length}), seats, seed)


@each_table
@pytest.mark.atom("CY-X01")
def test_events(edition: str, seats: int) -> None:
    data = new(edition, seats).snapshot()
    assert len(data["events"]) == EVENTS[seats] and data["rounds"] == EVENTS[seats] + 1
    assert [data["events"].count(name) for name in VIRUSES] == [1, 1, 1]
    base: Counter[str] = Counter(Match.new(Ruleset("cytosis", edition), 5, 1).snapshot()["events"])
    others = Counter(name for name in data["events"] if name not in VIRUSES)
    assert others <= base and others.total() == 12 - {2: 5, 3: 5, 4: 3, 5: 1}[seats]


@each_edition
@pytest.mark.atom("CY-X01")
def test_virus_events_lie_anywhere_and_those_removed_differ(edition: str) -> None:
    decks = [new(edition, 2, seed).snapshot()["events"] for seed in range(20)]
    assert len({deck.index("virus_ebola") for deck in decks}) > 5
    assert len({frozenset(Counter(deck).items()) for deck in decks}) > 5


@each_edition
@pytest.mark.parametrize(("seats", "events"), [(2, 5), (3, 5), (4, 6), (5, 6)])
@pytest.mark.atom("CY-X01")
def test_a_short_game_has_all_three_too(edition: str, seats: int, events: int) -> None:
    deck = new(edition, seats, length="short").snapshot()["events"]
    assert len(deck) == events and set(VIRUSES) <= set(deck)


@each_table
@pytest.mark.atom("CY-X02")
def test_goals(edition: str, seats: int) -> None:
    """V-17, V-18: one more goal than players (four with two in the first edition), out of seven or eight."""
    pool = BASE_GOALS | VIRUS_GOALS | ({"G_DET"} if edition == "second" else set())
    seen: set[str] = set()
    both = 0
    for seed in range(60):
        goals = set(new(edition, seats, seed).snapshot()["goals"])
        assert len(goals) == (4 if edition == "first" and seats == 2 else seats + 1)
        seen |= goals
        both += goals >= VIRUS_GOALS
    assert seen == pool
    assert (both > 0) == (seats > 3)  # with 2 or 3 players never both


@pytest.mark.atom("CY-X02")
def test_which_virus_goal_gives_way_is_left_to_chance() -> None:
    """V-17: without the rule of two and three players both would come up together; one of them stays."""
    stayed = set()
    for seed in range(80):
        four = list(Match.new(Ruleset("cytosis", "second", ("virus",)), 3, seed).snapshot()["goals"])
        stayed |= VIRUS_GOALS & set(four)
        assert len(set(four)) == 4
    assert stayed == VIRUS_GOALS


@each_table
@pytest.mark.atom("CY-X03")
def test_attack_cards_wait_while_hands_and_row_are_dealt(edition: str, seats: int) -> None:
    match = new(edition, seats)
    for step in range(seats):
        data = match.snapshot()
        assert data["pending"]["returned"][:6] == ATTACKS and len(data["pending"]["returned"]) == 6 + step
        dealt = [*data["row"], *data["deck"], *(card for seat in data["seats"] for card in seat["hand"])]
        assert not set(dealt) & set(ATTACKS)
        match.play(match.legal()[0])
    assert set(ATTACKS) <= set(match.snapshot()["deck"])
    assert not set(ATTACKS) & set(match.snapshot()["row"])
    assert len(match.snapshot()["deck"]) + 4 + 2 * seats + len(match.snapshot()["removed"]) == 49


@each_edition
@pytest.mark.atom("CY-X03")
def test_attack_cards_are_shuffled_in(edition: str) -> None:
    places = set()
    for seed in range(10):
        match = new(edition, 3, seed)
        for _ in range(3):
            match.play(match.legal()[0])
        places.add(match.snapshot()["deck"].index("VE1"))
    assert len(places) > 4


@each_table
@pytest.mark.atom("CY-X04")
def test_nobody_has_antibodies_at_the_start(edition: str, seats: int) -> None:
    data = new(edition, seats).snapshot()
    none = dict.fromkeys(STRAINS, 0)
    assert all(seat["antibodies"] == none and seat["attacks"] == [] for seat in data["seats"])
    assert data.get("dummy") == ({"antibodies": none} if seats == 2 else None)


@pytest.mark.atom("CY-X04")
def test_without_the_expansion_there_is_none_of_it() -> None:
    for edition in EDITIONS:
        data = Match.new(Ruleset("cytosis", edition), 2, 1).snapshot()
        assert "dummy" not in data and "antibodies" not in data["seats"][0]
        assert not set(data["deck"]) & set(ATTACKS) and not set(data["goals"]) & VIRUS_GOALS
    assert "antibodies" in seat_of(virus().match(), 0)
