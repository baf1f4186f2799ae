"""The end of the game: leftovers, enzyme sets, goals and the score sheet. Detox and ties: see beside."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cytosis.rulebook.editions import each_edition, later_scoring
from tests.cytosis.scenario import Scenario, end_round, play, score, seat_of, stock, until_the_end


def ended(scenario: Scenario, seat: int = 0) -> Match:
    """The game is over after the last flask of that seat, which takes a card and changes nothing else."""
    return end_round(scenario.last_round().last_flask(seat).match())


@later_scoring
@pytest.mark.atom("CY-Z01")
def test_loads_on_the_board_come_home_before_leftovers(edition: str) -> None:
    """F-14: here they make the difference."""
    base = Scenario(edition, 3).stock(0, protein=2, carb=1, lipid=1)
    alone = ended(base)
    assert score(alone, 0) == {}
    base = Scenario(edition, 3).stock(0, protein=2, carb=1, lipid=1)
    base.vesicle("golgi.2", 0, protein=1, carb=1).vesicle("smooth_er.1", 0, lipid=3)
    match = ended(base)
    assert stock(match, 0) == {"protein": 3, "lipid": 4, "carb": 2}
    assert score(match, 0) == {"leftovers": 3}
    assert seat_of(match, 0)["disks"] == 2
    assert all(place is None for places in match.snapshot()["vesicles"].values() for place in places)


@pytest.mark.atom("CY-Z01")
def test_in_the_first_edition_loads_score_nothing() -> None:
    """F-14: only the personal stock is counted, and the disks stay where they lie."""
    base = Scenario("first", 3).stock(0, protein=2, carb=1, lipid=1)
    base.vesicle("golgi.2", 0, protein=1, carb=1).vesicle("smooth_er.1", 0, lipid=3)
    match = ended(base)
    assert stock(match, 0) == {"protein": 2, "lipid": 1, "carb": 1}
    assert score(match, 0) == {}
    assert seat_of(match, 0)["disks"] == 0
    assert match.snapshot()["vesicles"]["golgi"][1] is not None
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()
    assert Match.from_snapshot(match.snapshot()).outcome() == match.outcome()


@later_scoring
@pytest.mark.atom("CY-Z01")
def test_loads_go_to_their_owner(edition: str) -> None:
    base = Scenario(edition, 3).vesicle("rough_er.1", 1, protein=3).vesicle("golgi.1", 2, protein=6, carb=1)
    match = ended(base)
    assert [score(match, seat) for seat in (0, 1, 2)] == [{}, {"leftovers": 1}, {"leftovers": 2}]


@later_scoring
@pytest.mark.parametrize(("kind", "size"), [("mrna", 4), ("lipid", 4), ("protein", 3), ("carb", 2)])
@pytest.mark.atom("CY-Z02")
def test_leftovers_by_kind(edition: str, kind: str, size: int) -> None:
    """F-13: remainders are lost."""
    base = (
        Scenario(edition, 3)
        .stock(0, **{kind: size - 1})
        .stock(1, **{kind: size})
        .stock(2, **{kind: 4 * size - 1})
    )
    match = ended(base)
    assert [score(match, seat).get("leftovers", 0) for seat in (0, 1, 2)] == [0, 1, 3]


@pytest.mark.parametrize("kind", ["mrna", "lipid", "protein", "carb"])
@pytest.mark.atom("CY-Z03")
def test_leftovers_by_threes(kind: str) -> None:
    base = Scenario("first", 3).stock(0, **{kind: 2}).stock(1, **{kind: 3}).stock(2, **{kind: 11})
    match = ended(base)
    assert [score(match, seat).get("leftovers", 0) for seat in (0, 1, 2)] == [0, 1, 3]


@each_edition
@pytest.mark.atom("CY-Z02", "CY-Z03")
def test_kinds_are_not_added_up(edition: str) -> None:
    several = {"mrna": 2, "protein": 2, "lipid": 2, "carb": 1}
    match = ended(Scenario(edition, 3).stock(0, **several).stock(1, mrna=4, protein=3, lipid=4, carb=3))
    assert [score(match, seat).get("leftovers", 0) for seat in (0, 1)] == [0, 4]


SETS = [
    ([], 0),
    (["EN1"], 0),
    (["EN1", "EN2"], 0),
    (["EN1", "EN3"], 2),
    (["EN1", "EN3", "EN5"], 5),
    (["EN1", "EN3", "EN5", "EN7"], 9),
    (["EN1", "EN3", "EN5", "EN7", "EN9"], 14),
    (["EN2", "EN4", "EN6", "EN8", "EN10"], 14),
    (["EN1", "EN2", "EN3"], 2),
    (["EN1", "EN2", "EN3", "EN4"], 2 + 2),
    (["EN1", "EN2", "EN3", "EN4", "EN5"], 5 + 2),
    (["EN1", "EN2", "EN3", "EN4", "EN5", "EN6", "EN7"], 9 + 5),
    (["EN1", "EN3", "EN5", "EN7", "EN9", "EN10"], 14),
    ([f"EN{n}" for n in range(1, 11)], 14 + 14),
    (["EN1", "PH1", "SH1", "AD1"], 0),
]


@each_edition
@pytest.mark.parametrize(("cards", "points"), SETS)
@pytest.mark.atom("CY-Z08")
def test_enzyme_sets(edition: str, cards: list[str], points: int) -> None:
    """F-07: different colours; the second set is made of the duplicates."""
    match = ended(Scenario(edition, 3).completed(1, *cards))
    assert score(match, 1).get("sets", 0) == points


@each_edition
@pytest.mark.atom("CY-Z08")
def test_sets_are_not_made_of_cards_of_several_seats_or_hands(edition: str) -> None:
    base = Scenario(edition, 3).completed(0, "EN1").completed(1, "EN3").hand(1, "EN5", "EN7")
    match = ended(base)
    assert "sets" not in {**score(match, 0), **score(match, 1)}


GOALS = {"G_ENZ": "EN", "G_PH": "PH", "G_PHR": "PR", "G_SHR": "SR", "G_SH": "SH"}


@each_edition
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.atom("CY-Z09")
def test_a_goal_counts_the_owners_completed_cards(edition: str, goal: str) -> None:
    """F-04: 2 for each card of its family, whoever was first, whenever it was completed."""
    family = GOALS[goal]
    base = Scenario(edition, 3).goals(**{goal: [1, 0]}).completed(0, f"{family}1", f"{family}2")
    base.completed(1, f"{family}3").completed(2, f"{family}4").hand(1, f"{family}5")
    match = ended(base)
    assert [score(match, seat).get("goals", 0) for seat in (0, 1, 2)] == [4, 2, 0]


@pytest.mark.atom("CY-Z09")
def test_the_detox_goal_of_the_second_edition() -> None:
    match = ended(Scenario("second", 3).goals(G_DET=[0]).completed(0, "AD1", "AD2", "AD7"))
    assert score(match, 0)["goals"] == 6


@each_edition
@pytest.mark.atom("CY-Z09")
def test_both_markers_of_a_seat_score_and_other_families_do_not_count(edition: str) -> None:
    base = Scenario(edition, 3).goals(G_ENZ=[0], G_PH=[0], G_SH=[1])
    match = ended(base.completed(0, "EN1", "PH1", "PH2", "SH1", "SR1").completed(1, "EN2", "AD1"))
    assert score(match, 0)["goals"] == 2 + 4
    assert "goals" not in score(match, 1)


@each_edition
@pytest.mark.atom("CY-Z09")
def test_cards_completed_after_the_marker_count(edition: str) -> None:
    base = Scenario(edition, 3).goals(G_ENZ=[]).hand(0, "EN1").stock(0, atp=2, protein=2).completed(0, "EN2")
    match = base.last_round().flasks(2, 0, 0).match()
    play(match, "place laureates.1 goal=G_ENZ", "place cytoplasm.1 card=EN1")
    assert score(match, 0) == {"cards": 3, "markers": 3, "goals": 4}


@each_edition
@pytest.mark.atom("CY-Z12")
def test_the_score_sheet_names_every_source(edition: str) -> None:
    base = (
        Scenario(edition, 3)
        .goals(G_ENZ=[], G_PH=[1])
        .hand(0, "PH1", "EN1")
        .stock(0, atp=9, protein=2, mrna=6)
    )
    base.completed(0, "PR1", "EN3", "AD2").vesicle("golgi.1", 0, protein=2, carb=1).health(0, 10)
    match = base.last_round().flasks(3, 0, 0).match()
    play(match, "place laureates.1 goal=G_ENZ", "place cytoplasm.1 card=EN1")
    assert score(match, 0) == {"cards": 3, "markers": 3, "other": 10}  # nothing of the end yet
    play(match, "place exocytosis.1 disk=golgi.1 card=PH1")
    left = 2 if edition == "first" else 1
    assert score(match, 0) == {
        "cards": 3 + 6,
        "receptors": 1,
        "markers": 3,
        "other": 10,
        "leftovers": left,
        "detox": 8,
        "sets": 2,
        "goals": 4,
    }
    order = "cards receptors markers other leftovers detox sets goals"
    assert [line.source for line in match.score(0)] == order.split()


@each_edition
@pytest.mark.atom("CY-Z12")
def test_the_lines_add_up_at_every_moment(edition: str) -> None:
    match = (
        Scenario(edition, 3, seed=7)
        .stock(0, atp=9, mrna=9, lipid=9, carb=9, protein=9)
        .hand(0, "EN1", "AD1")
        .match()
    )
    for turn, legal in enumerate(until_the_end(match)):
        scoring = [action for action in legal if "card=" in str(action) or "goal=" in str(action)] or legal
        match.play(scoring[turn * 7 % len(scoring)])
        for seat in range(3):
            assert sum(score(match, seat).values()) == seat_of(match, seat)["health"]
    outcome = match.outcome()
    assert outcome is not None and any(outcome.totals)
    assert outcome.totals == [sum(score(match, seat).values()) for seat in range(3)]


@each_edition
@pytest.mark.atom("CY-Z13")
def test_leftover_atp_scores_nothing(edition: str) -> None:
    """F-12."""
    match = ended(Scenario(edition, 3).stock(0, atp=60))
    assert score(match, 0) == {} and stock(match, 0) == {"atp": 60}


@each_edition
@pytest.mark.atom("CY-Z13")
def test_health_has_no_upper_limit(edition: str) -> None:
    """F-19."""
    base = (
        Scenario(edition, 3)
        .health(0, 99)
        .hand(0, "SH3")
        .stock(0, atp=4)
        .vesicle("golgi.1", 0, lipid=3, carb=1)
    )
    match = play(base.completed(1, "SR1").health(1, 150).match(), "place exocytosis.1 disk=golgi.1 card=SH3")
    assert seat_of(match, 0)["health"] == 108 and seat_of(match, 1)["health"] == 152
