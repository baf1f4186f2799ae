"""Grey flasks: a second placement for 4 ATP."""

from __future__ import annotations

import pytest

from tests.cytosis.rulebook.editions import each_edition, earlier_editions
from tests.cytosis.rulebook.positions import crowded, full
from tests.cytosis.scenario import Scenario, end_round, moves, open_spots, play, seat_of, stock


def grey_moves(scenario: Scenario) -> set[str]:
    return {text for text in moves(scenario.match()) if text.startswith("grey")}


@each_edition
@pytest.mark.atom("CY-G01")
def test_four_atp_buy_a_placement_on_any_spot(edition: str) -> None:
    match = Scenario(edition).spot("nucleus.3", 1).stock(0, atp=4).match()
    assert {"grey nucleus.3", "grey nucleus.2", "grey laureates.1 take=atp", "grey cards.1"} <= moves(match)
    play(match, "grey nucleus.3")
    assert stock(match, 0) == {"mrna": 3}


@each_edition
@pytest.mark.parametrize("atp", [0, 3])
@pytest.mark.atom("CY-G01")
def test_without_four_atp_there_is_no_grey_flask(edition: str, atp: int) -> None:
    assert grey_moves(Scenario(edition).stock(0, atp=atp)) == set()
    assert grey_moves(Scenario(edition).stock(0, atp=4)) != set()


@each_edition
@pytest.mark.atom("CY-G01")
def test_once_per_turn_and_before_the_own_flask(edition: str) -> None:
    match = Scenario(edition, 3).stock(0, atp=20).stock(1, atp=20).match()
    play(match, "grey nucleus.3")
    assert match.snapshot()["grey"] == 1
    assert open_spots(match, "grey") == set()
    play(match, "place nucleus.2")
    pending = match.pending()
    assert pending is not None and pending.seat == 1  # after the own flask the turn is over
    assert open_spots(match, "grey") != set()


@each_edition
@pytest.mark.atom("CY-G02")
def test_two_grey_flasks_per_round_in_all(edition: str) -> None:
    match = Scenario(edition, 3).stock(0, atp=20).stock(1, atp=20).stock(2, atp=20).match()
    play(match, "grey nucleus.3", "place nucleus.2", "grey nucleus.3", "place lipid.3")
    assert match.snapshot()["grey"] == 0
    assert open_spots(match, "grey") == set() and open_spots(match)
    play(match, "place lipid.2")
    assert open_spots(match, "grey") == set()  # the first seat again, rich enough


@each_edition
@pytest.mark.atom("CY-G02")
def test_both_return_in_phase_two(edition: str) -> None:
    match = Scenario(edition, 3).spot("nucleus.3", 1, "grey", "grey").last_flask(2).stock(0, atp=4).match()
    end_round(match)
    assert match.snapshot()["grey"] == 2 and match.snapshot()["spots"] == {}
    assert "grey nucleus.3" in moves(match)


@each_edition
@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("glucose.2", 2),
        ("glucose.1", 1),
        ("cards.2", 1),
        ("cards.4", 3),
        ("smooth_er.1 card=AD5", 3),
        ("cytoplasm.1 card=EN5", 3),
        ("exocytosis.1 disk=golgi.1 card=PH3", 2),
    ],
)
@pytest.mark.atom("CY-G03")
def test_the_spot_is_paid_with_what_four_atp_leave(edition: str, text: str, price: int) -> None:
    base = Scenario(edition).hand(0, "AD5", "EN5", "PH3").vesicle("golgi.1", 0, protein=2, carb=1)
    base.row("EN1", "EN2", "EN3", "EN4")
    short = base.stock(0, atp=3 + price, protein=3).match()
    assert f"place {text}" in moves(short) and f"grey {text}" not in moves(short)
    enough = base.stock(0, atp=4 + price, protein=3).match()
    play(enough, f"grey {text}")
    assert "atp" not in stock(enough, 0)


@each_edition
@pytest.mark.parametrize("spot", ["mitochondria.3", "mitochondria.6", "laureates.1 take=atp"])
@pytest.mark.atom("CY-G03")
def test_gains_cannot_pay_for_the_grey_flask(edition: str, spot: str) -> None:
    """B-08."""
    assert f"grey {spot}" not in moves(Scenario(edition).stock(0, atp=3, carb=1).match())
    assert f"grey {spot}" in moves(Scenario(edition).stock(0, atp=4, carb=1).match())


@each_edition
@pytest.mark.atom("CY-G04")
def test_no_grey_flask_where_the_card_is_gone(edition: str) -> None:
    """B-02."""
    match = Scenario(edition).row("EN1", None, "EN3", "EN4").spot("cards.2", 1).stock(0, atp=20).match()
    assert open_spots(match, "grey") >= {"cards.1", "cards.3", "cards.4"}
    assert "cards.2" not in open_spots(match, "grey")
    never_taken = Scenario(edition).row("EN1", "EN2", "EN3", None).stock(0, atp=20).match()
    assert "cards.4" not in open_spots(never_taken, "grey") | open_spots(never_taken)


@each_edition
@pytest.mark.atom("CY-G04", "CY-K02")
def test_a_card_bought_this_round_leaves_nothing_for_a_grey_flask(edition: str) -> None:
    match = Scenario(edition).row("EN1", "EN2", "EN3", "EN4").stock(0, atp=20).stock(1, atp=20).match()
    play(match, "grey cards.3")
    assert "cards.3" not in open_spots(match)
    play(match, "place cards.2")
    for verb in ("place", "grey"):
        assert {spot for spot in open_spots(match, verb) if "cards" in spot} == {"cards.1", "cards.4"}


@each_edition
@pytest.mark.atom("CY-G05")
def test_on_a_free_spot_it_closes_the_spot(edition: str) -> None:
    """B-01."""
    match = Scenario(edition).stock(0, atp=4).match()
    play(match, "grey nucleus.3")
    assert match.snapshot()["spots"] == {"nucleus.3": ["grey"]}
    assert "nucleus.3" not in open_spots(match)
    play(match, "place nucleus.2")
    assert "nucleus.3" not in open_spots(match)


@each_edition
@pytest.mark.atom("CY-G05")
def test_it_stacks_on_flasks_of_any_colour(edition: str) -> None:
    """B-03: on a grey one too."""
    match = Scenario(edition, 3).stock(0, atp=4).stock(1, atp=4).match()
    play(match, "grey nucleus.3", "place lipid.3", "grey nucleus.3", "place lipid.2")
    assert match.snapshot()["spots"]["nucleus.3"] == ["grey", "grey"]
    assert stock(match, 1) == {"mrna": 3, "lipid": 2}
    own = Scenario(edition).spot("nucleus.2", 0).stock(0, atp=4).match()
    play(own, "grey nucleus.2")
    assert own.snapshot()["spots"]["nucleus.2"] == [0, "grey"]


@each_edition
@pytest.mark.atom("CY-G06", "CY-C07")
def test_it_collects_boosts(edition: str) -> None:
    """C-06."""
    match = Scenario(edition).boost("nucleus", 2).stock(0, atp=4).match()
    play(match, "grey nucleus.2")
    assert stock(match, 0) == {"mrna": 4} and match.snapshot()["boosts"] == {}


@each_edition
@pytest.mark.atom("CY-G06")
def test_it_bumps_like_any_flask(edition: str) -> None:
    """B-04."""
    base = Scenario(edition).stock(0, atp=4, mrna=1).spot("rough_er.1", 3)
    match = full(base, "rough_er", 1, 2, 3).health(2, 9).match()
    assert "grey rough_er.1 n=1" not in moves(match)
    play(match, "grey rough_er.1 n=1 bump=rough_er.2")
    assert stock(match, 2) == {"protein": 2} and seat_of(match, 2)["disks"] == 2
    assert match.snapshot()["vesicles"]["rough_er"][1] == {"seat": 0, "load": {"protein": 1}}


@each_edition
@pytest.mark.atom("CY-G07")
def test_the_own_flask_must_follow(edition: str) -> None:
    match = Scenario(edition).stock(0, atp=4).match()
    play(match, "grey nucleus.3")
    pending = match.pending()
    assert pending is not None and (pending.seat, pending.kind) == (0, "turn")
    assert seat_of(match, 0)["flasks"] == 3
    left = {"place", "exhaust"} if edition == "second" else {"place"}
    assert {text.split()[0] for text in moves(match)} == left


@pytest.mark.atom("CY-G07")
def test_after_a_grey_flask_the_own_one_may_be_exhausted() -> None:
    """B-06."""
    match = Scenario("second").stock(0, atp=4).match()
    play(match, "grey nucleus.3", "exhaust lipid")
    assert stock(match, 0) == {"mrna": 3, "lipid": 1} and seat_of(match, 0)["flasks"] == 2


@earlier_editions
@pytest.mark.atom("CY-G07")
def test_after_a_grey_flask_passing_follows_its_usual_rule(edition: str) -> None:
    """B-09: passing needs that nothing can be placed, counted with what the grey flask brought."""
    base = crowded(edition)
    match = base.stock(0, atp=4).match()
    play(match, "grey nucleus.2")
    assert moves(match) >= {"place ribosome.1 n=1"} and "pass" not in moves(match)
    stuck = base.stock(0, atp=4).match()
    play(stuck, "grey laureates.1 take=atp")
    assert moves(stuck) == {"pass"}
