"""Phase 2: flasks back, the row refreshed, an event revealed."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cytosis.rulebook.editions import EDITIONS, each_edition, earlier_editions
from tests.cytosis.rulebook.positions import EMPTY_ROW, crowded
from tests.cytosis.scenario import Scenario, moves, play, seat_of, stock, told

END = "place nucleus.3"


def steps(match: Match, text: str = END) -> list[str]:
    """The events of phase 2 in their order, by name."""
    phase = ("FlasksReturned", "CardsDiscarded", "DeckShuffled", "RowFilled", "EventRevealed", "RoundStarted")
    return [name for event in told(match, text) if (name := type(event).__name__) in phase]


@pytest.mark.atom("CY-R01")
def test_second_edition_refreshes_the_row_before_the_event() -> None:
    match = Scenario("second").last_flask(0).match()
    assert steps(match) == ["FlasksReturned", "CardsDiscarded", "RowFilled", "EventRevealed", "RoundStarted"]


@earlier_editions
@pytest.mark.atom("CY-R02")
def test_earlier_editions_reveal_the_event_before_the_row(edition: str) -> None:
    match = Scenario(edition).last_flask(0).match()
    assert steps(match) == ["FlasksReturned", "EventRevealed", "CardsDiscarded", "RowFilled", "RoundStarted"]


@each_edition
@pytest.mark.atom("CY-R01", "CY-R02", "CY-G02")
def test_all_flasks_come_back(edition: str) -> None:
    base = (
        Scenario(edition, 3)
        .spot("lipid.3", 1, "grey")
        .spot("glucose.1", 2)
        .spot("cards.4", "grey")
        .last_flask(0)
    )
    match = play(base.match(), END)
    data = match.snapshot()
    assert data["spots"] == {} and data["grey"] == 2
    assert [seat["flasks"] for seat in data["seats"]] == [4, 4, 4]
    assert data["round"] == 2 and data["pending"] == {"seat": 0, "kind": "turn", "grey_used": False}


ROW = ("EN1", "EN2", "EN3", "EN4")


@each_edition
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.atom("CY-R03", "CY-R04")
def test_the_left_most_card_leaves_and_the_others_slide(edition: str, seats: int) -> None:
    """With two players the two left-most (second, italian)."""
    gone = 2 if seats == 2 and edition != "first" else 1
    base = Scenario(edition, seats).row(*ROW).last_flask(0)
    match = base.match()
    before = match.snapshot()
    play(match, END)
    data = match.snapshot()
    assert data["discard"] == [*before["discard"], *ROW[:gone]]
    assert data["row"] == [*ROW[gone:], *reversed(before["deck"][-gone:])]
    assert data["deck"] == before["deck"][:-gone]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("row", "gone", "kept"),
    [
        ((None, "EN2", None, "EN4"), ["EN2"], ["EN4"]),
        ((None, None, None, "EN4"), ["EN4"], []),
        (("EN1", None, "EN3", None), ["EN1"], ["EN3"]),
        (EMPTY_ROW, [], []),
    ],
)
@pytest.mark.atom("CY-R03", "CY-R04")
def test_the_left_most_remaining_card_counts(
    edition: str, row: tuple[str | None, ...], gone: list[str], kept: list[str]
) -> None:
    """D-01, D-02: empty slots are passed over; D-03: fewer cards than must leave."""
    match = Scenario(edition, 3).row(*row).discard().last_flask(0).match()
    deck = match.snapshot()["deck"]
    play(match, END)
    drawn = 4 - len(kept)
    assert match.snapshot()["discard"] == gone
    assert match.snapshot()["row"] == [*kept, *reversed(deck[-drawn:])]


@pytest.mark.parametrize("edition", ["second", "italian"])
@pytest.mark.atom("CY-R03")
def test_two_must_leave_and_only_one_is_there(edition: str) -> None:
    """D-03."""
    match = play(Scenario(edition, 2).row(None, None, "EN3", None).discard().last_flask(0).match(), END)
    assert match.snapshot()["discard"] == ["EN3"] and None not in match.snapshot()["row"]


@each_edition
@pytest.mark.atom("CY-R05")
def test_an_empty_deck_waits_until_a_card_is_needed(edition: str) -> None:
    """D-05: the last card of the deck fills the row, and nothing is shuffled before the next one is due."""
    match = Scenario(edition, 3).row(*ROW).deck("PH1").flasks(1, 0, 0).match()
    before = match.snapshot()
    assert "DeckShuffled" not in steps(match)
    data = match.snapshot()
    assert data["row"] == ["EN2", "EN3", "EN4", "PH1"] and data["deck"] == []
    assert data["discard"] == [*before["discard"], "EN1"] and data["rng"] == before["rng"]
    pile, happened = data["discard"], [""]
    for _ in range(12):
        text = next(text for text in sorted(moves(match)) if "cards" not in text)
        happened = [type(event).__name__ for event in told(match, text)]
    data = match.snapshot()
    assert "DeckShuffled" in happened
    assert data["discard"] == [] and data["rng"] != before["rng"]
    assert data["row"][:3] == ["EN3", "EN4", "PH1"]
    assert {*data["deck"], data["row"][3]} == {*pile, "EN2"}
    assert set(data["deck_known"]) == set(data["deck"])


@each_edition
@pytest.mark.atom("CY-R05")
def test_the_shuffle_may_come_in_the_middle_of_filling(edition: str) -> None:
    match = Scenario(edition, 3).row("EN1", None, "EN3", None).deck("PH1").flasks(1, 0, 0).match()
    pile = match.snapshot()["discard"]
    assert steps(match).count("DeckShuffled") == 1
    data = match.snapshot()
    assert data["row"][:2] == ["EN3", "PH1"] and None not in data["row"]
    assert {*data["row"][2:], *data["deck"]} == {*pile, "EN1"}


@each_edition
@pytest.mark.parametrize(("row", "after"), [(EMPTY_ROW, 0), ((None, "EN1", None, "EN2"), 2)])
@pytest.mark.atom("CY-R05")
def test_with_deck_and_discard_empty_slots_stay_empty(
    edition: str, row: tuple[str | None, ...], after: int
) -> None:
    """D-06: somebody holds all the other cards; what leaves the row comes back from the discard pile."""
    base = Scenario(edition, 3).row(*row).discard()
    match = base.hand(1, *base.data["deck"]).last_flask(0).match()
    assert match.snapshot()["deck"] == match.snapshot()["discard"] == []
    play(match, END)
    data = match.snapshot()
    assert data["row"].count(None) == 4 - after and data["deck"] == data["discard"] == []
    assert set(data["row"][:after]) == {card for card in row if card} and data["round"] == 2
    assert ("place cards.1" in moves(match)) == (after > 0)


@each_edition
@pytest.mark.atom("CY-R05")
def test_looking_never_shuffles(edition: str) -> None:
    match = Scenario(edition, 3).row(*ROW).deck().match()
    before = match.snapshot()
    for seat in (0, 1, 2):
        match.view(seat)
        match.score(seat)
    match.legal()
    assert match.snapshot() == before and before["deck"] == []
    play(match, "place cards.1")
    assert match.snapshot()["deck"] == [] and match.snapshot()["rng"] == before["rng"]


@each_edition
@pytest.mark.atom("CY-R06")
def test_only_the_newest_event_is_active_and_tokens_stay(edition: str) -> None:
    base = Scenario(edition, 3).row(*ROW).event("reduce_atp").boost("glucose", 2).next_event("boost_nucleus")
    match = base.last_flask(0).match()
    assert "place cards.2" in moves(match)  # 0 ATP under the old event
    play(match, END)
    data = match.snapshot()
    assert data["active_event"] == "boost_nucleus" and data["past_events"] == ["reduce_atp"]
    assert data["boosts"] == {"glucose": 2, "nucleus": 1}
    assert "place cards.2" not in moves(match)


@each_edition
@pytest.mark.atom("CY-R07")
def test_the_last_round_ends_the_game_without_a_phase_two(edition: str) -> None:
    base = (
        Scenario(edition, 3)
        .row(*ROW)
        .spot("lipid.3", 1, "grey")
        .last_flask(0)
        .last_round()
        .event("reduce_atp")
    )
    match = base.match()
    before = match.snapshot()
    assert steps(match) == []
    data = match.snapshot()
    assert match.pending() is None and match.legal() == [] and match.outcome() is not None
    assert data["round"] == data["rounds"] and data["active_event"] == "reduce_atp"
    assert (
        data["row"] == before["row"]
        and data["deck"] == before["deck"]
        and data["discard"] == before["discard"]
    )
    assert data["grey"] == 1 and data["spots"] == {"nucleus.3": [0], "lipid.3": [1, "grey"]}


@each_edition
@pytest.mark.atom("CY-R07")
def test_the_round_before_has_its_phase_two(edition: str) -> None:
    base = Scenario(edition, 3).last_flask(0)
    base.data["round"] = base.data["rounds"] - 1
    base.data["events"] = ["boost_nucleus"]
    match = play(base.match(), END)
    assert match.outcome() is None and match.pending() is not None
    assert match.snapshot()["round"] == match.snapshot()["rounds"] and match.snapshot()["events"] == []


@pytest.mark.atom("CY-R08")
def test_exhausted_flasks_come_back() -> None:
    """A-06."""
    match = Scenario("second", 3).flasks(2, 0, 0).match()
    play(match, "exhaust atp", "exhaust lipid")
    assert match.snapshot()["round"] == 2 and seat_of(match, 0)["flasks"] == 4
    assert stock(match, 0) == {"atp": 1, "lipid": 1}


@earlier_editions
@pytest.mark.atom("CY-R08", "CY-T05")
def test_passed_flasks_come_back(edition: str) -> None:
    match = crowded(edition).flasks(2, 0, 0, 0).match()
    play(match, "pass")
    assert match.snapshot()["round"] == 1 and seat_of(match, 0)["flasks"] == 1
    play(match, "pass")
    assert match.snapshot()["round"] == 2 and seat_of(match, 0)["flasks"] == 3
