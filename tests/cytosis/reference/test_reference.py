"""The reference checks itself: whole games by chance, and the worked examples of the rules."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from . import apply, legal, new_game, outcome
from .chance import play_out
from .data import EDITIONS, FAMILIES, FLASKS, MACROMOLECULE_CARDS, STRAIN_OF_EVENT
from .positions import give, my_turn, position, starts, to_row
from .refresh import poison, refresh_row
from .table import Snapshot, board_spots

GAMES = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)]
SETS: list[tuple[str, ...]] = [(), ("epigenetic",), ("virus",), ("epigenetic", "virus")]
ROUNDS = {False: {2: 11, 3: 11, 4: 12, 5: 13}, True: {2: 11, 3: 11, 4: 13, 5: 15}}  # CY-S04, CY-X01


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("expansions", SETS, ids="-".join)
@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_games_by_chance_end_as_they_should(
    edition: str, seats: int, expansions: tuple[str, ...], eager: bool
) -> None:
    for seed in range(2):
        snap, played = play_out(edition, seats, seed, eager, expansions)
        assert legal(snap) == set()
        assert json.loads(json.dumps(snap)) == snap
        assert snap["round"] == snap["rounds"] == ROUNDS["virus" in expansions][seats]
        assert len(snap["past_events"]) == snap["rounds"] - 2
        events = [*snap["past_events"], snap["active_event"]]
        attacks = sorted(event for event in events if event in STRAIN_OF_EVENT)
        assert attacks == (sorted(STRAIN_OF_EVENT) if "virus" in expansions else [])
        turns = [move for move in played if move.split()[0] in ("place", "exhaust", "pass", "early")]
        assert len(turns) == snap["rounds"] * seats * FLASKS[seats - 2]
        winner, ranking, totals = outcome(snap)
        assert winner == ranking[0] and sorted(ranking) == list(range(seats))
        assert totals[winner] == max(totals)
        assert [totals[number] for number in ranking] == sorted(totals, reverse=True)


def test_games_by_chance_meet_every_kind_of_move() -> None:
    met: Counter[str] = Counter()
    for place, (edition, seats) in enumerate(GAMES):
        for seed in range(20, 24):
            for move in play_out(edition, seats, seed, True, SETS[(place + seed) % 4])[1]:
                verb, *words = move.split()
                met[verb] += 1
                met.update(word.split("=")[0] for word in words if "=" in word)
    wanted = "keep take place grey exhaust use n disk add card goal bump".split()
    wanted += "choose gift early no trade peek draw leave order done antibodies gain lose".split()
    assert all(met[word] > 0 for word in wanted), met


def test_short_games_and_a_chosen_first_player() -> None:
    for seats, events in ((2, 5), (3, 5), (4, 6), (5, 6)):
        snap = new_game("second", seats, 7, {"length": "short", "first_player": seats - 1})
        assert len(snap["events"]) == events and snap["rounds"] == events + 1
        assert snap["first_player"] == snap["starter"] == snap["pending"]["seat"] == seats - 1
        assert [seat["stock"]["atp"] for seat in snap["seats"]] == [*range(3, seats + 2), 2]
        assert snap["options"] == {"first_player": seats - 1, "length": "short"}


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        new_game("second", seats, 1)


def test_setup_takes_everything_from_the_right_heaps() -> None:
    for edition, seats in GAMES:
        snap = new_game(edition, seats, 11)
        two = seats == 2 and edition != "first"
        assert len(snap["removed"]) == (3 if two else 0)
        assert set(snap["removed"]) <= set(FAMILIES["alcohol_detoxification"])
        assert len(snap["goals"]) == EDITIONS[edition]["goals"][seats - 2]
        assert len(snap["deck"]) == 43 - len(snap["removed"]) - 4 - 3 * seats
        assert len(board_spots(snap)) == (16 if edition == "second" and seats == 2 else 24)


# ---------------------------------------------------------------- worked examples


def test_a_protein_hormone_over_three_flasks_gives_seven() -> None:
    snap = position()
    give(snap, 0, "hand", "PH3")
    snap["seats"][0]["stock"].update(atp=2, mrna=2, carb=1)
    snap = apply(snap, "place rough_er.1 n=2")
    assert snap["vesicles"]["rough_er"] == [{"seat": 0, "load": {"protein": 2}}, None, None]
    my_turn(snap, 0)
    snap = apply(snap, "place golgi.1 disk=rough_er.1 add=carb")
    assert snap["vesicles"]["golgi"][0] == {"seat": 0, "load": {"protein": 2, "carb": 1}}
    assert snap["vesicles"]["rough_er"] == [None, None, None]
    my_turn(snap, 0)
    snap = apply(snap, "place exocytosis.2 disk=golgi.1 card=PH3")
    seat = snap["seats"][0]
    assert seat["health"] == 7 and seat["points"] == {"cards": 7} and seat["completed"] == ["PH3"]
    assert seat["disks"] == 2 and seat["stock"] == dict.fromkeys(seat["stock"], 0) and seat["flasks"] == 1


def test_two_receptors_bring_four_when_another_completes_the_hormone() -> None:
    snap = position()
    give(snap, 0, "hand", "SH3")
    give(snap, 0, "completed", "SR3")
    give(snap, 1, "completed", "SR1", "SR2")
    give(snap, 2, "completed", "PR1", "PR2")
    snap["seats"][0].update(disks=1)
    snap["seats"][0]["stock"]["atp"] = 4
    snap["vesicles"]["golgi"][0] = {"seat": 0, "load": {"lipid": 3, "carb": 1}}
    snap = apply(snap, "place exocytosis.1 disk=golgi.1 card=SH3")
    assert [seat["health"] for seat in snap["seats"]] == [10, 4, 0]
    assert snap["seats"][0]["points"] == {"cards": 9, "receptors": 1}


def test_loads_must_suffice_and_may_be_more() -> None:
    snap = position()
    give(snap, 0, "hand", "PH5", "PR1", "SR1", "SH1", "PH1")
    snap["seats"][0].update(disks=0)
    snap["seats"][0]["stock"]["atp"] = 2
    snap["vesicles"]["golgi"][0] = {"seat": 0, "load": {"protein": 3, "carb": 1}}
    snap["vesicles"]["golgi"][1] = {"seat": 0, "load": {"protein": 3, "lipid": 1}}
    assert starts(snap, "place exocytosis.1") == {
        "place exocytosis.1 disk=golgi.1 card=PH1",
        "place exocytosis.1 disk=golgi.1 card=PH5",
        "place exocytosis.1 disk=golgi.1 card=PR1",
        "place exocytosis.1 disk=golgi.2 card=SR1",
    }


# ---------------------------------------------------------------- bumps


def full_rough_er(edition: str) -> Snapshot:
    """Places of seats 1, 2, 1; seat 0 has mRNA."""
    snap = position(edition)
    snap["seats"][0]["stock"]["mrna"] = 1
    for place, number in enumerate((1, 2, 1)):
        snap["vesicles"]["rough_er"][place] = {"seat": number, "load": {"protein": place + 1}}
        snap["seats"][number]["disks"] -= 1
    return snap


def test_second_edition_bumps_the_healthiest_owner() -> None:
    snap = full_rough_er("second")
    both = {"place rough_er.1 n=1 bump=rough_er.1", "place rough_er.1 n=1 bump=rough_er.3"}
    assert starts(snap, "place rough_er.1") == both, "level: the earlier one in the round"
    snap["starter"] = 2
    assert starts(snap, "place rough_er.1") == {"place rough_er.1 n=1 bump=rough_er.2"}
    snap["seats"][1]["health"] = 1
    snap["seats"][0]["health"] = 9
    assert starts(snap, "place rough_er.1") == both, "a seat without a disk there does not count"


def test_other_editions_bump_any_disk_and_return_its_load() -> None:
    snap = full_rough_er("first")
    assert len(starts(snap, "place rough_er.2")) == 3
    snap = apply(snap, "place rough_er.2 n=1 bump=rough_er.2")
    assert snap["vesicles"]["rough_er"][1] == {"seat": 0, "load": {"protein": 1}}
    assert snap["seats"][2]["disks"] == 2 and snap["seats"][2]["stock"]["protein"] == 2


def test_what_a_bump_returns_does_not_pay() -> None:
    snap = position("first")
    snap["seats"][0].update(disks=0)
    snap["vesicles"]["golgi"] = [{"seat": n, "load": {"protein": 1, "carb": 1}} for n in (0, 1, 2)]
    snap["vesicles"]["rough_er"][0] = {"seat": 0, "load": {"protein": 2}}
    assert starts(snap, "place golgi.1") == set()
    snap["seats"][0]["stock"]["mrna"] = 3
    assert starts(snap, "place rough_er.1") == set(), "no disk in the supply"


# ---------------------------------------------------------------- grey flasks, limits, exhausting, passing


def test_a_grey_flask_is_paid_first_and_stacks() -> None:
    snap = position()
    snap["seats"][0]["stock"]["atp"] = 5
    snap["spots"] = {"nucleus.3": [1], "cards.1": [2]}
    snap["row"][0] = None
    assert starts(snap, "grey glucose.1") and not starts(snap, "grey glucose.2")
    assert starts(snap, "grey nucleus.3") and not starts(snap, "place nucleus.3")
    assert not starts(snap, "grey cards.1"), "its card is gone"
    snap = apply(snap, "grey nucleus.3")
    assert snap["spots"]["nucleus.3"] == [1, "grey"] and snap["grey"] == 1
    assert snap["seats"][0]["stock"]["mrna"] == 3 and snap["seats"][0]["stock"]["atp"] == 1
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": True}
    snap["seats"][0]["stock"]["atp"] = 9
    assert not [move for move in legal(snap) if move.startswith("grey")]


def test_italian_limits_for_two_count_occupied_spots() -> None:
    snap = position("italian", 2)
    snap["seats"][0]["stock"].update(atp=9, lipid=1, carb=1)
    snap["spots"] = {"nucleus.2": ["grey"], "lipid.3": [0], "mitochondria.2": [1, "grey"], "glucose.1": [1]}
    assert not starts(snap, "place nucleus.3") and starts(snap, "grey nucleus.3")
    assert not starts(snap, "place lipid.2") and starts(snap, "place smooth_er.1")
    assert starts(snap, "place mitochondria.3") and not starts(snap, "place glucose.2")
    snap["spots"]["mitochondria.6"] = [0]
    assert not starts(snap, "place mitochondria.3")


def test_exhausting_and_passing_by_edition() -> None:
    assert starts(position("second"), "exhaust atp") and "pass" not in legal(position("second"))
    assert "pass" not in legal(position("first")) and not starts(position("first"), "exhaust atp")
    snap = position("first")
    give(snap, 0, "hand", "MM1")
    snap["spots"] = {spot: [1] for spot in board_spots(snap) if spot not in ("golgi.1", "ribosome.1")}
    assert legal(snap) == {"pass", "use MM1"}
    assert apply(snap, "pass")["seats"][0]["flasks"] == 3
    assert legal(apply(snap, "use MM1")) == {f"place ribosome.1 n={n}" for n in (1, 2, 3)}


# ---------------------------------------------------------------- cards, boosts, events


@pytest.mark.parametrize(("edition", "bonus"), [("second", 1), ("italian", 1), ("first", 0)])
def test_reduced_prices(edition: str, bonus: int) -> None:
    snap = position(edition)
    assert starts(snap, "place cards.1") and not starts(snap, "place cards.2")
    snap["active_event"] = "reduce_atp"
    assert starts(snap, "place cards.2") and not starts(snap, "place cards.3")
    card = snap["row"][0]
    seat = apply(snap, "place cards.1")["seats"][0]
    assert seat["stock"]["atp"] == bonus and seat["hand"] == seat["known"] == [card]
    assert apply(snap, "place cards.2")["seats"][0]["stock"]["atp"] == 0


@pytest.mark.parametrize(("edition", "amounts"), [("second", (5, 5, 4, 3)), ("first", (3, 3, 3, 2))])
def test_macromolecule_cards_bought_and_played(edition: str, amounts: tuple[int, ...]) -> None:
    for place, (card, kind) in enumerate(MACROMOLECULE_CARDS.items()):
        snap = position(edition)
        to_row(snap, 1, card)
        assert starts(snap, "place cards.1") == {"place cards.1", f"place cards.1 use={card}"}
        after = apply(snap, f"place cards.1 use={card}")
        assert after["seats"][0]["stock"][kind] == amounts[place] and after["discard"] == [card]
        assert after["seats"][0]["hand"] == after["seats"][0]["known"] == []


def test_boost_tokens_go_to_the_first_flask_of_the_location() -> None:
    snap = position()
    give(snap, 0, "hand", "AD1")
    snap["seats"][0]["stock"]["atp"] = 1
    snap["boosts"] = {"glucose": 2, "smooth_er": 1}
    after = apply(snap, "place smooth_er.2 card=AD1")
    assert after["seats"][0]["stock"]["lipid"] == 1 and after["boosts"] == {"glucose": 2}
    assert apply(snap, "place glucose.1")["seats"][0]["stock"]["carb"] == 3
    snap["seats"][0]["stock"]["atp"] = 0
    assert not starts(snap, "place mitochondria.6"), "a boost never pays"


def test_toxicity_steps() -> None:
    stock = {"atp": 12, "mrna": 4, "protein": 6, "lipid": 9, "carb": 10}
    poison(stock)
    assert stock == {"atp": 12, "mrna": 4, "protein": 5, "lipid": 7, "carb": 6}


@pytest.mark.parametrize(("edition", "seats", "gone"), [("second", 2, 2), ("first", 2, 1), ("italian", 4, 1)])
def test_the_row_moves_on(edition: str, seats: int, gone: int) -> None:
    snap = position(edition, seats)
    _first, *others = snap["row"]
    snap["discard"].append(snap["row"][0])
    snap["row"][0] = None
    drawn = snap["deck"][: -gone - 2 : -1]
    refresh_row(snap)
    assert snap["row"] == [*others[gone:], *drawn]
    assert snap["discard"][1:] == others[:gone]


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    snap = position()
    snap["discard"], snap["deck"] = snap["deck"], []
    thrown = snap["row"][0]
    refresh_row(snap)
    assert snap["discard"] == [] and len(snap["deck"]) == 39
    assert sorted(snap["deck_known"]) == sorted(snap["deck"]) and thrown in [*snap["deck"], snap["row"][3]]
    snap["row"], snap["deck"], snap["deck_known"] = [None, None, None, "PH1"], [], []
    refresh_row(snap)
    assert snap["row"] == ["PH1", None, None, None], "the only card went out and came back"


def test_the_marker_changes_the_next_round_only() -> None:
    snap = position("second", 5)
    snap = apply(apply(snap, "exhaust atp"), "place laureates.1 goal=" + next(iter(snap["goals"])))
    assert snap["first_player"] == 1 and snap["starter"] == 0 and snap["pending"]["seat"] == 2
    assert snap["seats"][1]["points"] == {"markers": 3}
    for _turn in range(8):
        snap = apply(snap, "exhaust mrna")
    assert snap["round"] == 2 and snap["starter"] == snap["pending"]["seat"] == 1 and snap["spots"] == {}


def test_goal_markers_run_out() -> None:
    snap = position("second", 4)
    first, second, third, fourth, fifth = snap["goals"]
    snap["goals"].update({first: [0], second: [1, 2]})
    assert starts(snap, "place laureates.1") == {
        "place laureates.1 take=atp",
        *(f"place laureates.1 goal={goal}" for goal in (third, fourth, fifth)),
    }
    snap["goals"][third] = [1, 0]
    assert starts(snap, "place laureates.1") == {"place laureates.1 take=atp"}
