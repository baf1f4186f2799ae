"""Set-up: what lies on the table before the first turn."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from cytosis.engine import Match, Ruleset
from cytosis.engine.errors import DataError
from tests.cytosis.rulebook.editions import EDITIONS, SEATS, each_edition, each_table
from tests.cytosis.scenario import Scenario, moves, open_spots, play, stock, until_the_end

FLASKS = {2: 4, 3: 4, 4: 3, 5: 2}
EVENTS = {2: 10, 3: 10, 4: 11, 5: 12}
GOALS = {
    "second": {2: 3, 3: 4, 4: 5, 5: 5},
    "italian": {2: 3, 3: 4, 4: 5, 5: 5},
    "first": {2: 4, 3: 4, 4: 5, 5: 5},
}
POOL = {"second": 6, "italian": 5, "first": 5}
FAMILIES = {"EN": 10, "PH": 6, "SH": 6, "PR": 5, "SR": 5, "MM": 4, "AD": 7}

BIG_SIDE = set(
    "nucleus.3 nucleus.2 ribosome.1 lipid.3 lipid.2 smooth_er.1 smooth_er.2 rough_er.1 rough_er.2 golgi.1 "
    "golgi.2 exocytosis.1 exocytosis.2 glucose.2 glucose.1 mitochondria.3 mitochondria.2 mitochondria.6 "
    "cytoplasm.1 laureates.1 cards.1 cards.2 cards.3 cards.4".split()
)
SMALL_SIDE = BIG_SIDE - set(
    "nucleus.2 lipid.2 smooth_er.2 rough_er.2 golgi.2 exocytosis.2 glucose.1 mitochondria.2".split()
)


def new(edition: str, seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.new(Ruleset("cytosis", edition, options=options), seats, seed)


def families(cards: list[str]) -> dict[str, int]:
    return dict(Counter(re.sub(r"\d", "", card) for card in cards))


def to_resources(match: Match) -> Match:
    """All seats have chosen their cards."""
    while (pending := match.pending()) is not None and pending.kind == "keep_cards":
        match.play(match.legal()[0])
    return match


@each_edition
@pytest.mark.atom("CY-S01")
def test_two_to_five_seats(edition: str) -> None:
    assert [new(edition, seats).seats for seats in SEATS] == [2, 3, 4, 5]


@each_edition
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
@pytest.mark.atom("CY-S01")
def test_any_other_number_of_seats_is_refused(edition: str, seats: int) -> None:
    with pytest.raises(DataError, match=r"2 to 5") as refused:
        new(edition, seats)
    assert "\n" not in str(refused.value)


@each_table
@pytest.mark.atom("CY-S02", "CY-S12")
def test_pieces_of_each_seat(edition: str, seats: int) -> None:
    match = new(edition, seats)
    for seat, data in enumerate(match.snapshot()["seats"]):
        assert (data["flasks"], data["disks"], data["health"]) == (FLASKS[seats], 2, 0)
        assert match.view(seat).seats[seat].markers == 2
        assert data["completed"] == [] and data["points"] == {}


@each_table
@pytest.mark.atom("CY-S12")
def test_the_board_is_empty_but_for_two_grey_flasks_on_their_area(edition: str, seats: int) -> None:
    data = new(edition, seats).snapshot()
    assert data["grey"] == 2
    assert data["spots"] == {} and data["boosts"] == {} and data["discard"] == []
    assert all(place is None for places in data["vesicles"].values() for place in places)
    assert not any(data["goals"].values())


@each_table
@pytest.mark.atom("CY-S03", "CY-S04")
def test_event_deck(edition: str, seats: int) -> None:
    """A-03: no event in round 1, so there is a round more than there are events."""
    match = new(edition, seats)
    data = match.snapshot()
    assert len(data["events"]) == EVENTS[seats]
    assert (data["round"], data["rounds"]) == (1, EVENTS[seats] + 1)
    assert data["active_event"] is None and data["past_events"] == []
    assert match.view(0).events == EVENTS[seats]  # the order, and what was left out, are seen by nobody


@each_edition
@pytest.mark.atom("CY-S03")
def test_events_are_drawn_at_random_from_the_twelve(edition: str) -> None:
    whole: Counter[str] = Counter(new(edition, 5).snapshot()["events"])
    drawn: list[Counter[str]] = [Counter(new(edition, 2, seed).snapshot()["events"]) for seed in range(12)]
    assert whole.total() == 12
    assert all(events <= whole for events in drawn)
    assert len({frozenset(events.items()) for events in drawn}) > 1
    assert len({tuple(new(edition, 5, seed).snapshot()["events"]) for seed in range(5)}) == 5


@each_edition
@pytest.mark.atom("CY-S04")
def test_a_game_has_a_round_for_each_event_and_one_more(edition: str) -> None:
    match = new(edition, 5)
    events: list[str | None] = []
    for legal in until_the_end(match):
        data = match.snapshot()
        if len(events) < data["round"]:
            events.append(data["active_event"])
        match.play(legal[0])
    assert len(events) == 13
    assert events[0] is None and None not in events[1:]


@each_table
@pytest.mark.atom("CY-S05")
def test_goals_face_up(edition: str, seats: int) -> None:
    goals = [new(edition, seats, seed).snapshot()["goals"] for seed in range(30)]
    assert {len(shown) for shown in goals} == {GOALS[edition][seats]}
    pool = {goal for shown in goals for goal in shown}
    assert len(pool) == POOL[edition]
    assert ("G_DET" in pool) == (edition == "second")


@each_table
@pytest.mark.atom("CY-S06", "CY-S08", "CY-S09")
def test_forty_three_cards_are_somewhere(edition: str, seats: int) -> None:
    data = new(edition, seats).snapshot()
    hands = [seat["hand"] for seat in data["seats"]]
    cards = [*data["row"], *data["deck"], *data["removed"], *(card for hand in hands for card in hand)]
    assert families(cards) == FAMILIES
    assert len(set(cards)) == len(cards) == 43
    assert len(data["row"]) == 4 and None not in data["row"]
    assert [len(hand) for hand in hands] == [3] * seats


@each_table
@pytest.mark.atom("CY-S07")
def test_with_two_players_three_detox_cards_leave(edition: str, seats: int) -> None:
    removed = [new(edition, seats, seed).snapshot()["removed"] for seed in range(12)]
    if seats == 2 and edition != "first":
        assert [families(cards) for cards in removed] == [{"AD": 3}] * 12
        assert len({card for cards in removed for card in cards}) == 7  # any of them
    else:
        assert removed == [[]] * 12


@pytest.mark.parametrize("edition", ["second", "italian"])
@pytest.mark.atom("CY-S07")
def test_removed_cards_never_come_back(edition: str) -> None:
    match = new(edition, 2, seed=4)
    removed = match.snapshot()["removed"]
    for legal in until_the_end(match):
        match.play(legal[-1])
    data = match.snapshot()
    assert data["removed"] == removed
    assert not set(removed) & {*data["row"], *data["deck"], *data["discard"]}


@each_edition
@pytest.mark.atom("CY-S08")
def test_the_row_is_laid_before_hands_are_dealt(edition: str) -> None:
    """So the number of hands does not change it, and everybody sees it while choosing cards."""
    rows = [new(edition, seats, first_player=0).snapshot()["row"] for seats in (3, 4, 5)]
    assert rows[0] == rows[1] == rows[2]
    match = new(edition, 4)
    assert match.view(None).row == tuple(match.snapshot()["row"])


@each_table
@pytest.mark.atom("CY-S09")
def test_each_seat_keeps_two_of_three(edition: str, seats: int) -> None:
    match = new(edition, seats, first_player=1)
    dealt = [seat["hand"] for seat in match.snapshot()["seats"]]
    for step in range(seats):
        seat = (1 + step) % seats
        pending = match.pending()
        assert pending is not None and (pending.seat, pending.kind) == (seat, "keep_cards")
        one, two, three = dealt[seat]
        assert moves(match) == {f"keep {one} {two}", f"keep {one} {three}", f"keep {two} {three}"}
        play(match, f"keep {one} {three}")
        assert match.snapshot()["seats"][seat]["hand"] == [one, three]
    pending = match.pending()
    assert pending is not None and pending.kind == "start_resources"


@each_edition
@pytest.mark.atom("CY-S09")
def test_thirds_are_shuffled_in_once_after_the_last_choice(edition: str) -> None:
    in_place = []
    for seed in range(8):
        match = new(edition, 3, seed)
        before = now = match.snapshot()
        for _ in range(2):
            match.play(match.legal()[0])
            now = match.snapshot()
            assert (now["deck"], now["rng"]) == (before["deck"], before["rng"])
        returned = now["pending"]["returned"]
        assert len(returned) == 2
        last = match.legal()[0]
        hand = before["seats"][now["pending"]["seat"]]["hand"]
        returned += [card for card in hand if card not in str(last).split()]
        match.play(last)
        deck = match.snapshot()["deck"]
        assert sorted(deck) == sorted([*before["deck"], *returned])
        in_place.append(deck[-3:] == returned or deck[: len(before["deck"])] == before["deck"])
        shuffled = match.snapshot()["rng"]
        for _ in range(3):
            match.play(match.legal()[0])
        assert match.snapshot()["rng"] == shuffled
    assert not any(in_place)


@each_edition
@pytest.mark.atom("CY-S09")
def test_nobody_else_learns_what_was_dealt_kept_or_returned(edition: str) -> None:
    match = new(edition, 3, first_player=0)
    for beat in match.opening:
        event = beat.event
        if type(event).__name__ == "CardsDealt":
            owner = event.seat  # type: ignore[attr-defined]
            for viewer in (None, 0, 1, 2):
                cards = beat.seen_by(viewer)[0].cards  # type: ignore[attr-defined]
                assert len(cards) == (3 if viewer == owner else 0)
    beats = match.play(match.legal()[0])
    for viewer in (None, 1, 2):
        view = match.view(viewer)
        assert view.seats[0].hand is None and view.seats[0].hand_count == 2 and view.seats[0].known == ()
        assert view.pending.returned == 1 and view.deck == len(match.snapshot()["deck"])
        kept = beats[0].seen_by(viewer)[0]
        assert (kept.count, kept.cards) == (2, ())  # type: ignore[attr-defined]
    assert match.view(0).seats[0].hand == tuple(match.snapshot()["seats"][0]["hand"])
    to_resources(match)
    assert match.snapshot()["deck_known"] == []
    assert match.view(None).deck_known == ()


@each_table
@pytest.mark.atom("CY-S10", "CY-S11")
def test_start_resources(edition: str, seats: int) -> None:
    match = to_resources(new(edition, seats, first_player=seats - 1))
    order = [(seats - 1 + step) % seats for step in range(seats)]
    assert [stock(match, seat) for seat in order] == [{"atp": 2 + step} for step in range(seats)]
    mixes = {
        "take atp atp": {"atp": 2},
        "take atp mrna": {"atp": 1, "mrna": 1},
        "take atp lipid": {"atp": 1, "lipid": 1},
        "take mrna mrna": {"mrna": 2},
        "take mrna lipid": {"mrna": 1, "lipid": 1},
        "take lipid lipid": {"lipid": 2},
    }
    for step, (seat, (text, gained)) in enumerate(zip(order, mixes.items(), strict=False)):
        pending = match.pending()
        assert pending is not None and (pending.seat, pending.kind) == (seat, "start_resources")
        assert moves(match) == set(mixes)
        play(match, text)
        assert Counter(stock(match, seat)) == Counter(gained) + Counter(atp=2 + step)
    pending = match.pending()
    assert pending is not None and (pending.seat, pending.kind) == (order[0], "turn")


def reachable(edition: str, seats: int) -> set[str]:
    """Spots usable by a seat that has everything, with and without disks on the board."""
    rich = {"atp": 20, "mrna": 9, "protein": 9, "lipid": 9, "carb": 9}
    base = Scenario(edition, seats).stock(0, **rich).hand(0, "PH1", "EN1", "AD1")
    spots = open_spots(base.match())
    moving = base.vesicle("golgi.1", 0, protein=2, carb=1).vesicle("rough_er.1", 0, protein=1)
    return spots | open_spots(moving.match())


@each_table
@pytest.mark.atom("CY-S13")
def test_board_side(edition: str, seats: int) -> None:
    small = edition == "second" and seats == 2
    assert reachable(edition, seats) == (SMALL_SIDE if small else BIG_SIDE)
    places = new(edition, seats).snapshot()["vesicles"]
    assert [len(places[area]) for area in ("smooth_er", "rough_er", "golgi")] == (
        [2, 2, 2] if small else [2, 3, 3]
    )


@pytest.mark.parametrize(("edition", "open_beside"), [("first", True), ("italian", False)])
@pytest.mark.atom("CY-S13")
def test_only_the_italian_edition_limits_areas_with_two_players(edition: str, open_beside: bool) -> None:
    match = Scenario(edition, 2).spot("nucleus.3", 1).match()
    assert ("nucleus.2" in open_spots(match)) == open_beside


@each_edition
@pytest.mark.atom("CY-S14")
def test_first_player_is_drawn_from_the_seed(edition: str) -> None:
    drawn = [new(edition, 4, seed).snapshot()["first_player"] for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new(edition, 4, seed).snapshot()["first_player"] for seed in range(40)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chosen", [0, 2, 3])
@pytest.mark.atom("CY-S14")
def test_first_player_may_be_chosen(edition: str, chosen: int) -> None:
    for seed in range(6):
        match = new(edition, 4, seed, first_player=chosen)
        pending = match.pending()
        assert match.snapshot()["first_player"] == match.snapshot()["starter"] == chosen
        assert pending is not None and pending.seat == chosen


@pytest.mark.atom("CY-S14")
def test_a_chosen_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(DataError, match="first_player"):
        new("second", 3, first_player=3)
