"""The start of a game and of a hand, in every variant."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cytosis.engine import DataError, Match, Ruleset
from tests.amino.scenario import COPIES, moves, play

SEATS = range(3, 7)


def new(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.new(Ruleset("amino", options=options), seats, seed)


def all_cards(data: dict[str, Any]) -> Counter[str]:
    lists = [*data["atmospheres"], *(seat["hand"] for seat in data["seats"]), data["deck"], data["discard"]]
    pending = data["pending"] or {}
    return Counter(
        card
        for cards in [*lists, pending.get("chosen", []), pending.get("offer", [])]
        for card in cards
        if card is not None
    )


@pytest.mark.atom("AS-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, -1, True, "4", 4.0, None])
def test_other_table_sizes_are_refused(seats: Any) -> None:
    with pytest.raises(DataError, match=r"3 to 6 seats|whole number"):
        Match.new(Ruleset("amino"), seats, 1)


@pytest.mark.atom("AS-01", "AS-02")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_42_cards(seats: int) -> None:
    assert all_cards(new(seats).snapshot()) == COPIES and sum(COPIES.values()) == 42


@pytest.mark.atom("AS-03")
def test_the_first_player_is_drawn_or_chosen_and_moves_on() -> None:
    assert {new(4, seed).snapshot()["starter"] for seed in range(40)} == {0, 1, 2, 3}
    match = new(3, first_player=2)
    starters: list[int] = []
    while match.pending() is not None:
        hand = match.snapshot()["hand"]
        if len(starters) < hand:
            starters.append(match.snapshot()["starter"])
        match.play(match.legal()[0])
    assert starters[:3] == [2, 0, 1]
    with pytest.raises(DataError, match="names seat 3"):
        new(3, first_player=3)


@pytest.mark.atom("AS-04", "AS-05")
@pytest.mark.parametrize("seats", SEATS)
def test_base_deals_four_and_seeds_from_the_deck(seats: int) -> None:
    match = new(seats)
    data = match.snapshot()
    assert [len(seat["hand"]) for seat in data["seats"]] == [4] * seats
    assert [len(cards) for cards in data["atmospheres"]] == [1] * seats
    assert len(data["deck"]) == 42 - 5 * seats
    for viewer in [None, *range(seats)]:
        assert match.view(viewer).as_dict()["atmospheres"] == [[None]] * seats


@pytest.mark.atom("AV-01", "AV-02")
def test_moon_starts_empty_and_its_first_change_is_a_play() -> None:
    match = new(4, seeding="moon", first_player=0)
    assert match.snapshot()["atmospheres"] == [[], [], [], []]
    assert match.pending() is not None and match.pending().kind == "build"  # type: ignore[union-attr]
    match.play(match.legal()[0])
    assert all(move.startswith("play ") for move in moves(match))
    match.play(match.legal()[0])
    assert match.pending().kind == "analyze" and len(moves(match)) == 2  # type: ignore[union-attr]


@pytest.mark.atom("AV-03", "AV-04", "AV-05", "AV-07")
@pytest.mark.parametrize(("seeding", "step"), [("mars", 0), ("phobos", 1), ("deimos", -1)])
@pytest.mark.parametrize("seats", SEATS)
def test_seeds_are_chosen_for_oneself_or_a_neighbour(seeding: str, step: int, seats: int) -> None:
    match = new(seats, seeding=seeding, first_player=1)
    assert [len(seat["hand"]) for seat in match.snapshot()["seats"]] == [5] * seats
    chosen = {}
    for i in range(seats):
        pending = match.pending()
        assert pending is not None and (pending.seat, pending.kind) == ((1 + i) % seats, "seed")
        move = moves(match)[-1]
        chosen[pending.seat] = move.removeprefix("seed ")
        play(match, move)
    data = match.snapshot()
    assert data["atmospheres"] == [[chosen[(seat - step) % seats]] for seat in range(seats)]
    assert [len(seat["hand"]) for seat in data["seats"]] == [4] * seats
    for seat in range(seats):
        place = f"{'abcdef'[(seat + step) % seats]}1"
        assert data["seats"][seat]["knows"] == [place]


@pytest.mark.atom("AV-06")
def test_a_choice_of_seed_is_secret_until_all_have_chosen() -> None:
    match = new(4, seeding="phobos", first_player=0)
    first = moves(match)[0].removeprefix("seed ")
    beats = match.play(match.legal()[0])
    for viewer in (None, 1, 2, 3):
        assert match.view(viewer).as_dict()["pending"]["chosen"] == [None] * 4
        assert all(getattr(beat.seen_by(viewer)[0], "card", "") == "" for beat in beats)
    assert match.view(0).as_dict()["pending"]["chosen"] == [None, first, None, None]
    assert match.snapshot()["pending"]["chosen"] == [None, first, None, None]
    for _ in range(3):
        match.play(match.legal()[0])
    seen = [match.view(viewer).as_dict()["atmospheres"][1] for viewer in range(4)]
    assert seen == [[first], [None], [None], [None]]


@pytest.mark.atom("AV-08")
def test_the_cycle_goes_from_hand_to_hand() -> None:
    match = new(5, seeding="mars_cycle", first_player=0)
    targets = {}
    while match.pending() is not None:
        data = match.snapshot()
        if data["pending"]["kind"] == "seed" and data["hand"] not in targets:
            match.play(match.legal()[0])
            chosen = match.snapshot()["pending"]["chosen"]
            place = next(i for i, card in enumerate(chosen) if card is not None)
            targets[data["hand"]] = (place - data["starter"]) % 5
        else:
            match.play(match.legal()[0])
    assert [targets[hand] for hand in (1, 2, 3, 4, 5)] == [0, 1, 4, 0, 1]


@pytest.mark.atom("AV-11")
@pytest.mark.parametrize("seeding", ["base", "moon", "mars", "phobos", "deimos", "mars_cycle"])
@pytest.mark.parametrize("ending", ["base", "jupiter", "pluto"])
def test_seedings_and_endings_combine(seeding: str, ending: str) -> None:
    hands = {"base": 3, "jupiter": None, "pluto": 1}[ending]
    assert new(3, seeding=seeding, ending=ending).snapshot()["hands"] == hands


@pytest.mark.atom("AE-04")
def test_all_cards_are_gathered_for_each_hand() -> None:
    match = new(3)
    while match.snapshot()["hand"] == 1:
        match.play(match.legal()[0])
    data = match.snapshot()
    assert all_cards(data) == COPIES and data["discard"] == []
    assert [len(seat["hand"]) for seat in data["seats"]] == [4] * 3 and len(data["deck"]) == 42 - 15


def test_other_options_are_refused_by_name() -> None:
    with pytest.raises(
        DataError, match="there is no option 'length'; known options: first_player, seeding, ending"
    ):
        Ruleset("amino", options={"length": "short"})
    with pytest.raises(
        DataError, match="must be one of base, moon, mars, phobos, deimos, mars_cycle, not 'venus'"
    ):
        Ruleset("amino", options={"seeding": "venus"})
    assert Ruleset("amino").edition == "first"
