"""Ivy: how she starts, her map and strategies, her growth track, her evenings and the end."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import events
from tests.cellulose.scenario import Scenario, asked, of, play
from tests.cellulose.solo import ACTIONS, Solo, evening, her_turn, ivy, tried

UPRIGHT = {"gibberellin_receptor", "cytokinin_receptor", "enzyme_production"}
LEVEL = {number: [card.id for card in ACTIONS if card.level == number] for number in (1, 2, 3)}


def new(level: str = "medium", seed: int = 1, **options: Any) -> Match:
    return Match.new(Ruleset("cellulose", options={"solo": level, **options}), 1, seed)


# -- how she starts ----------------------------------------------------------------------------------------
@pytest.mark.atom("CI-01", "CI-02")
def test_the_table_is_that_of_two() -> None:
    match = new()
    data = match.snapshot()
    assert match.seats == 1 and len(data["seats"]) == 1 and len(data["row"]) == 4
    assert data["starter"] == data["first_player"] == 0 and data["reward_grey"] == 1
    assert of(match, 0)["grey"] == ivy(match)["grey"] == 1 and ivy(match)["markers"] == 3
    assert ivy(match)["stock"] == {"water": 0, "co2": 0, "carb": 0} and ivy(match)["hand"] == []
    assert ivy(match)["map"] == [0, 0] and ivy(match)["growth"] == 1
    assert "shoot" not in ivy(match) and of(match, 0)["stock"]["water"] == 1  # the morning's income alone
    assert data["spaces"] == {} and not any("cytoplasm.3b" in str(move) for move in match.legal())


@pytest.mark.atom("CI-03")
def test_her_deck_starts_with_the_first_level() -> None:
    her = ivy(new())
    assert sorted(her["deck"]) == LEVEL[1] and her["discard"] == []
    assert sorted(her["aside"]) == sorted(LEVEL[2] + LEVEL[3]) and len(her["aside"]) == 10


@pytest.mark.atom("CI-04")
def test_at_hard_she_starts_with_two_specializations() -> None:
    seen = set()
    for seed in range(12):
        match = new("hard", seed)
        one, two = ivy(match)["played"]
        assert one in UPRIGHT and two in ("seed_embryo", "aquaporin")
        place = [1 if two == "seed_embryo" else -1, -1 if one == "enzyme_production" else 1]
        assert ivy(match)["map"] == place and match.rules.violations(match.state) == []
        seen |= {one, two}
    assert len(seen) == 5
    assert ivy(new("easy"))["played"] == ivy(new("medium"))["played"] == []
    assert isinstance(new("hard").opening[1].event, events.RivalReady)


@pytest.mark.atom("CI-05")
def test_she_holds_sugar_and_sixes_only() -> None:
    rules, rng = Ruleset("cellulose", options={"solo": "hard"}).rules(1), Rng(2)
    for seed in range(6):
        state: Any = rules.start(seed)
        while rules.pending(state) is not None:
            rules.apply(state, rng.choice(rules.legal(state)))
            water, co2, protein, _, hormone, atp = state.seats[-1][:6]
            assert water % 6 == co2 % 6 == protein == hormone == atp == 0


# -- her map -----------------------------------------------------------------------------------------------
@pytest.mark.atom("CI-06", "CI-10", "CI-51")
def test_a_vacuole_card_moves_her_right_and_joins_her_hand_last() -> None:
    match = Solo().turns("L1d").ivy(hand=["starch_1"]).row("rubisco", None, "psv_5", "psv_3").match()
    happened = her_turn(match)
    assert ivy(match)["hand"] == ["starch_1", "psv_5"] and ivy(match)["map"] == [1, 0]
    assert events.CardTaken(-1, "psv_5", 2) in happened and events.MapMoved(1, 0) in happened
    assert match.snapshot()["row"] == ["rubisco", None, None, "psv_3"]


@pytest.mark.atom("CI-13")
def test_an_enzyme_moves_her_down() -> None:
    match = Solo().turns("L1d").row("starch_1", "rubisco").match()
    her_turn(match)
    assert ivy(match)["hand"] == ["rubisco"] and ivy(match)["map"] == [0, -1]


@pytest.mark.atom("CI-14")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("seed_embryo", [1, 0]),
        ("aquaporin", [-1, 0]),
        ("cytokinin_receptor", [0, 1]),
        ("gibberellin_receptor", [0, 1]),
        ("enzyme_production", [0, -1]),
        ("starch_1", [0, 0]),
    ],
)
def test_a_specialization_moves_her_its_own_way(card: str, place: list[int]) -> None:
    match = Solo().turns("L1f").next_cards(card).match()
    her_turn(match)
    assert ivy(match)["hand"] == [card] and ivy(match)["map"] == place


@pytest.mark.atom("CI-11")
def test_the_points_of_a_vacuole_reward_move_her_left() -> None:
    match = evening(Solo().ivy(vacuole=3, track=0))
    assert ivy(match)["map"] == [-1, 0] and ivy(match)["points"] == {"vacuole": 1}
    more = evening(Solo(scenario="cactus").ivy(vacuole=3, track=0))
    assert ivy(more)["map"] == [-2, 0] and ivy(more)["points"] == {"vacuole": 2}


@pytest.mark.atom("CI-12", "CI-30")
def test_arrows_of_her_track_move_her_up() -> None:
    match = Solo().turns("L1b").ivy(growth=2).match()
    happened = her_turn(match)
    assert ivy(match)["growth"] == 3 and ivy(match)["map"] == [0, 1] and ivy(match)["points"] == {"plant": 1}
    assert events.TrackMoved(3) in happened and of(match, 0)["stock"]["hormone"] == 0
    match = Solo().turns("L1b").ivy(growth=3, map=[0, -1]).next_cards("starch_1").match()
    her_turn(match)
    assert ivy(match)["map"] == [0, 2] and ivy(match)["strategies"] == ["growth"]
    assert ivy(match)["hand"] == ["starch_1"]


@pytest.mark.atom("CI-15", "CI-16")
def test_an_edge_is_for_good() -> None:
    match = Solo("easy").turns("L1d").ivy(map=[1, 1]).row("psv_3").match()
    happened = her_turn(match)
    assert ivy(match)["map"] == [2, 1] and ivy(match)["strategies"] == ["psv"]
    assert events.StrategyGained("psv", "Spsv") in happened
    assert ivy(match)["discard"][-1] == "Spsv" and "Spsv" not in ivy(match)["aside"]
    match = Solo("easy").turns("L1f").strategy("psv").ivy(map=[2, 1]).next_cards("aquaporin").match()
    her_turn(match)
    assert ivy(match)["map"] == [2, 1]  # never off her edge
    match = Solo("easy").turns("L1f").strategy("psv").ivy(map=[2, 1]).next_cards("cytokinin_receptor").match()
    her_turn(match)
    assert ivy(match)["map"] == [2, 2] and ivy(match)["strategies"] == ["psv", "growth"]


# -- strategies --------------------------------------------------------------------------------------------
def ended(base: Solo) -> Match:
    """The game after its last evening."""
    match = evening(base.table(wall=13))
    assert match.outcome() is not None
    return match


@pytest.mark.atom("CI-20", "CI-24")
@pytest.mark.parametrize(("level", "points"), [("medium", 4), ("hard", 4), ("easy", 0)])
def test_stored_protein_scores_with_its_strategy(level: str, points: int) -> None:
    match = ended(Solo(level).strategy("psv").ivy(played=["psv_3", "psv_5"]))
    assert ivy(match)["points"].get("specializations", 0) == points
    other = ended(Solo(level).ivy(played=["psv_3", "psv_5"]))
    assert "specializations" not in ivy(other)["points"]


@pytest.mark.atom("CI-21", "CI-24")
@pytest.mark.parametrize(("level", "water"), [("medium", 2), ("hard", 2), ("easy", 0)])
def test_the_vacuole_strategy_adds_water_each_morning(level: str, water: int) -> None:
    match = evening(Solo(level).strategy("central_vacuole"))
    assert ivy(match)["vacuole"] == water


@pytest.mark.atom("CI-22", "CI-24")
def test_the_enzyme_strategy_finds_two_at_once() -> None:
    base = Solo().turns("L1f").ivy(map=[0, -1]).next_cards("vpe", "psv_3", "rubisco", "starch_1", "lipase")
    match = base.match()
    before = len(match.snapshot()["deck"])
    happened = her_turn(match)
    assert ivy(match)["enzymes"] == ["rubisco", "lipase"] and ivy(match)["hand"] == ["vpe"]
    assert ivy(match)["hp"] == 0 and len(match.snapshot()["deck"]) == before - 3
    assert events.EnzymesFound(("rubisco", "lipase"), 2) in happened
    easy = Solo("easy").turns("L1f").ivy(map=[0, -1]).next_cards("vpe", "rubisco").match()
    her_turn(easy)
    assert ivy(easy)["enzymes"] == [] and ivy(easy)["strategies"] == ["enzyme"]


@pytest.mark.atom("CI-22")
def test_with_too_few_enzymes_she_takes_what_there_is() -> None:
    """The discard pile is shuffled in once."""
    base = Solo().turns("L1f").ivy(map=[0, -1]).table(discard=["psv_3", "lipase", "starch_1"]).no_deck()
    data = base.build()
    data["seats"][0]["played"].remove("vpe")
    match = Match.from_snapshot({**data, "deck": ["vpe"]})
    her_turn(match)
    assert ivy(match)["enzymes"] == ["lipase"] and sorted(match.snapshot()["deck"]) == ["psv_3", "starch_1"]


@pytest.mark.atom("CI-23", "CI-24")
@pytest.mark.parametrize(("level", "built"), [("medium", 1), ("hard", 1), ("easy", 0)])
def test_the_growth_strategy_builds_every_morning(level: str, built: int) -> None:
    match = evening(Solo(level).strategy("growth").has(carb=2))
    assert match.snapshot()["wall"] == 1 + built and ivy(match)["stock"]["carb"] == 2 - built
    assert ivy(match)["points"] == ({"wall": 8} if built else {}) and ivy(match)["vacuole"] == built
    assert evening(Solo(level).strategy("growth")).snapshot()["wall"] == 1


@pytest.mark.atom("CI-23")
def test_a_wall_closed_in_the_morning_leaves_a_last_day() -> None:
    match = evening(Solo().strategy("growth").has(carb=1).table(wall=12, first_player=-1))
    assert match.snapshot()["wall"] == 14 and match.outcome() is None and asked(match) == (0, "turn")
    assert match.rules.violations(match.state) == []


# -- growth track ------------------------------------------------------------------------------------------
@pytest.mark.atom("CI-31")
@pytest.mark.parametrize(
    ("stock", "after"),
    [({}, (6, 0)), ({"water": 6}, (6, 6)), ({"water": 6, "co2": 6}, (12, 6)), ({"co2": 6}, (6, 6))],
)
def test_a_morning_brings_the_scarcer_one(stock: dict[str, int], after: tuple[int, int]) -> None:
    match = evening(Solo().ivy(growth=3).has(**stock))
    assert (ivy(match)["stock"]["water"], ivy(match)["stock"]["co2"]) == after


@pytest.mark.atom("CI-31")
def test_the_last_space_makes_sugar_too() -> None:
    base = Solo().ivy(growth=5).strategy("growth").has(co2=6)
    match = evening(base)
    assert match.snapshot()["wall"] == 2 and ivy(match)["stock"] == {"water": 0, "co2": 0, "carb": 0}
    assert ivy(evening(Solo("easy").ivy(growth=5).strategy("growth")))["stock"]["carb"] == 0


@pytest.mark.atom("CI-32")
def test_the_last_space_needs_the_growth_strategy() -> None:
    happened = her_turn(Solo().turns("L1b").ivy(growth=4).match())
    assert tried(happened) == [("growth", "needs_strategy"), ("co2", "")]
    match = Solo().turns("L1b").ivy(growth=4).strategy("growth").match()
    her_turn(match)
    assert ivy(match)["growth"] == 5 and ivy(match)["points"] == {"plant": 4}
    again = Solo().turns("L1b").ivy(growth=5).strategy("growth").match()
    assert tried(her_turn(again))[0] == ("growth", "track_end")


# -- evening and end ---------------------------------------------------------------------------------------
@pytest.mark.atom("CI-70")
def test_the_evening_is_as_for_a_player() -> None:
    match = evening(Solo().ivy(vacuole=4).seat(0, vacuole=1))
    assert ivy(match)["track"] == 1 and ivy(match)["vacuole"] == 0 and ivy(match)["grey"] == 2
    assert of(match, 0)["vacuole"] == 1 and match.snapshot()["reward_grey"] == 0
    tie = evening(Solo().ivy(vacuole=2).seat(0, vacuole=2))
    assert ivy(tie)["hp"] == of(tie, 0)["hp"] == 1 and ivy(tie)["grey"] == of(tie, 0)["grey"] == 1


@pytest.mark.atom("CI-66", "CI-70")
def test_her_cards_score_at_the_end() -> None:
    cards = ["gibberellin_receptor", "cytokinin_receptor", "aquaporin", "seed_embryo", "enzyme_production"]
    base = Solo("easy").ivy(played=[*cards, "psv_3"], enzymes=["vpe", "lipase"], track=3).has(carb=2, water=6)
    match = ended(base)
    assert ivy(match)["points"] == {"carbs": 8, "specializations": 6 + 6 + 6 + 2 + 2}
    cactus = ended(Solo("easy", scenario="cactus").has(water=12))
    assert ivy(cactus)["points"] == {"other": 4}


@pytest.mark.atom("CI-70")
def test_her_hand_scores_nothing_at_the_end() -> None:
    match = ended(Solo().ivy(hand=["lipase", "starch_1"]).has(carb=1))
    assert ivy(match)["points"] == {"carbs": 4} and len(ivy(match)["hand"]) == 2


@pytest.mark.atom("CI-70")
@pytest.mark.parametrize(
    ("mine", "hers", "winners", "by"),
    [
        ({"hp": 9}, {"hp": 5}, [0], ""),
        ({"hp": 5}, {"hp": 9}, [], ""),
        ({"hp": 9, "track": 2}, {"hp": 9, "track": 1}, [0], "vacuole"),
        ({"hp": 9, "track": 1}, {"hp": 9, "track": 2}, [], "vacuole"),
        ({"hp": 9}, {"hp": 9}, [0], "sunrise_water"),
    ],
)
def test_who_wins(mine: dict[str, int], hers: dict[str, int], winners: list[int], by: str) -> None:
    match = ended(Solo().seat(0, **mine).ivy(**hers))
    outcome = match.outcome()
    assert outcome is not None and outcome.winners == winners and outcome.ranking == [0]
    assert outcome.winner == (0 if winners else -1) and outcome.place(0) == (1 if winners else 2)
    assert outcome.rivals == [("ivy", hers["hp"])] and outcome.totals == [mine["hp"]]
    assert outcome.decided_by == by
    assert [(rival.id, rival.points) for rival in match.rivals()] == outcome.rivals


@pytest.mark.atom("CI-70")
def test_the_scenarios_leave_her_plant_alone() -> None:
    """Salt and network pass her by; on any plant board she grows on her own mat."""
    salt = evening(Solo(scenario="mangrove").has(water=18))
    assert ivy(salt)["stock"]["water"] == 18
    base = Solo(scenario="mangrove").seat(0, root="rb").stock(0, hormone=2)
    match = play(base.turns("L1e").match(), "place growth.root bonus=rb to=rm")
    assert ivy(match)["stock"] == {"water": 6, "co2": 0, "carb": 0} and of(match, 0)["hp"] == 7
    assert Scenario(2).match().rivals() == [] and Scenario(2).data["ivy"] is None


@pytest.mark.atom("CI-70", "CI-50")
def test_where_she_holds_the_marker_she_begins() -> None:
    match = evening(Solo().table(first_player=-1).ivy(growth=2).turns("L1c"))
    data = match.snapshot()
    assert data["starter"] == data["first_player"] == -1 and asked(match) == (0, "turn")
    assert ivy(match)["growth"] == 3
    last = ended(Solo().table(first_player=-1))
    assert last.snapshot()["first_player"] == -1
