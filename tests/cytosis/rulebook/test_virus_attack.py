"""A virus attacks: dice, responses, ranks, rewards and losses, antibodies."""

from __future__ import annotations

import pytest

from tests.cytosis.rulebook.attacks import (
    END,
    REWARDS,
    STRAINS,
    asked,
    attacked,
    finish,
    loaded,
    now,
    of_kind,
    with_card,
    with_event,
)
from tests.cytosis.rulebook.editions import each_edition, each_table
from tests.cytosis.scenario import moves, play, score, seat_of, stock


@each_edition
@pytest.mark.atom("CY-X09", "CY-X06", "CY-X08", "CY-X05")
def test_the_worked_example(edition: str) -> None:
    """V-01: the text is right, so the responses are 11, 12 and 9. V-02: 2 ATP are 4 antibodies."""
    base = with_card(edition, 3, "VI1").health(0, 14).stock(0, atp=3).stock(1, atp=1).stock(2, atp=2, carb=1)
    base.antibodies(1, influenza=8).antibodies(2, influenza=4)
    match = loaded(base, 4, 3, 4, 5).match()
    play(match, "place cards.1")
    assert now(match) == (0, "attack_antibodies")
    rolled = of_kind(match, "antibodies 2", "DiceRolled")
    assert seat_of(match, 0)["antibodies"]["influenza"] == 4 and stock(match, 0) == {"atp": 1}
    assert [(event.seat, event.dice, event.antibodies, event.response) for event in rolled] == [  # type: ignore[attr-defined]
        (0, (4, 3), 4, 11),
        (1, (4,), 8, 12),
        (2, (5,), 4, 9),
    ]
    assert [seat_of(match, seat)["health"] for seat in range(3)] == [14, -1, -1]
    assert asked(match)["ranking"] == [1, 0, 2]
    play(match, "gain lipid", "gain atp mrna mrna", "lose carb")
    assert [stock(match, seat) for seat in range(3)] == [
        {"atp": 1, "lipid": 1},
        {"atp": 2, "mrna": 2},
        {"atp": 2},
    ]
    play(match, "antibodies 0", "antibodies 0", "antibodies 2")
    assert [seat_of(match, seat)["antibodies"]["influenza"] for seat in range(3)] == [4, 8, 8]
    assert stock(match, 2) == {} and now(match) == (1, "turn")


@each_edition
@pytest.mark.parametrize("strain", STRAINS)
@pytest.mark.atom("CY-X05")
def test_dice_by_the_part_of_the_health_track(edition: str, strain: str) -> None:
    """V-14: five dice are enough, since everybody rolls in turn."""
    base = with_event(edition, 5, strain)
    for seat, health in enumerate((9, 10, 24, 25, 0)):
        base.health(seat, health)
    match = attacked(base)
    assert asked(match)["strain"] == strain and asked(match)["buyer"] is None
    assert [len(dice) for dice in asked(match)["rolls"]] == [1, 2, 2, 3, 1]
    assert all(1 <= die <= 6 for dice in asked(match)["rolls"] for die in dice)


@each_edition
@pytest.mark.atom("CY-X05")
def test_only_antibodies_of_that_strain_are_added(edition: str) -> None:
    base = with_event(edition, 3, "ebola").antibodies(0, ebola=2, influenza=10, rhinovirus=10)
    base.antibodies(1, ebola=4)
    rolled = of_kind(loaded(base, 1, 1, 1).match(), END, "DiceRolled")
    assert [event.response for event in rolled] == [3, 5, 1]  # type: ignore[attr-defined]


@each_edition
@pytest.mark.atom("CY-X05", "CY-X07")
def test_dice_fall_from_the_markers_holder_clockwise(edition: str) -> None:
    """V-14."""
    base = with_event(edition, 3).health(2, 10)
    match = attacked(loaded(base.marker(1), 1, 2, 3, 4), "place nucleus.3")
    assert asked(match)["rolls"] == [[4], [1], [2, 3]]


@each_table
@pytest.mark.atom("CY-X06")
def test_rewards_by_rank(edition: str, seats: int) -> None:
    """V-19: with five players the last one loses nothing and is not asked."""
    dice = (6, 5, 4, 3, 2)[: max(seats, 3)]
    match = attacked(loaded(with_event(edition, seats), *dice), "place nucleus.3")
    assert asked(match)["ranking"] == [*range(seats), *(["dummy"] if seats == 2 else [])]
    for seat, reward in enumerate(REWARDS[seats][:seats]):
        before = sum(stock(match, seat).values())
        if reward > 0:
            assert now(match) == (seat, "gain")
            play(match, "gain" + " lipid" * reward)
            assert sum(stock(match, seat).values()) == before + reward
        elif reward < 0:
            assert now(match) == (seat, "lose")
            play(match, "lose health")
            assert score(match, seat)["losses"] == -1
    assert now(match)[1] not in ("gain", "lose")


@each_edition
@pytest.mark.atom("CY-X06")
def test_gains_are_any_mix_of_three_kinds(edition: str) -> None:
    match = attacked(loaded(with_event(edition), 6, 1, 2))
    assert len(moves(match)) == 10
    assert {"gain atp atp atp", "gain atp mrna lipid", "gain lipid lipid lipid"} <= moves(match)
    assert not any(kind in text for text in moves(match) for kind in ("protein", "carb"))
    play(match, "gain atp mrna lipid")
    assert stock(match, 0) == {"atp": 2, "mrna": 1, "lipid": 1}


@each_edition
@pytest.mark.parametrize("kind", ["atp", "mrna", "protein", "lipid", "carb"])
@pytest.mark.atom("CY-X06")
def test_a_loss_is_any_own_resource_or_health(edition: str, kind: str) -> None:
    """V-05: ATP too, of the own choice; what lies on disks is not in the stock."""
    base = with_event(edition).stock(1, **{kind: 2}).vesicle("smooth_er.1", 1, lipid=3)
    match = play(attacked(loaded(base, 6, 1, 2)), "gain atp atp atp")
    assert now(match) == (1, "lose") and moves(match) == {f"lose {kind}", "lose health"}
    play(match, f"lose {kind}")
    assert stock(match, 1) == {kind: 1} and seat_of(match, 1)["health"] == 0
    again = play(attacked(loaded(base, 6, 1, 2)), "gain atp atp atp", "lose health")
    assert stock(again, 1) == {kind: 2} and seat_of(again, 1)["health"] == -1


@each_edition
@pytest.mark.atom("CY-X06")
def test_who_has_nothing_loses_health(edition: str) -> None:
    """V-05."""
    match = play(attacked(loaded(with_event(edition), 6, 1, 2)), "gain atp atp atp")
    assert moves(match) == {"lose health"}


@each_edition
@pytest.mark.atom("CY-X06")
def test_choices_come_clockwise_from_the_markers_holder(edition: str) -> None:
    """Not in the order of the ranks."""
    base = loaded(with_event(edition, 4).marker(2), 1, 6, 5, 3)
    match = attacked(base, "place nucleus.3")
    assert asked(match)["ranking"] == [3, 0, 1, 2]
    order = []
    while now(match)[1] in ("gain", "lose"):
        order.append(now(match))
        match.play(match.legal()[-1])
    assert order == [(2, "lose"), (3, "gain"), (0, "gain"), (1, "gain")]


@each_edition
@pytest.mark.parametrize(("holder", "ranking"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
@pytest.mark.atom("CY-X07")
def test_ties_go_to_the_nearest_to_the_marker(edition: str, holder: int, ranking: list[int]) -> None:
    """V-06: the holder included."""
    base = loaded(with_event(edition, 4).marker(holder), 4, 4, 4, 4)
    assert asked(attacked(base, "place nucleus.3"))["ranking"] == ranking


@each_edition
@pytest.mark.atom("CY-X07")
def test_it_is_the_marker_as_it_lies_now_that_counts(edition: str) -> None:
    """Seat 0 began the round, seat 2 has taken the marker since: by its last flask, or before a card."""
    base = with_event(edition).starter(0).marker(0).last_flask(2)
    assert asked(attacked(loaded(base, 3, 3, 3)))["ranking"] == [2, 0, 1]
    card = loaded(with_card(edition).starter(0).marker(1), 5, 5, 5)
    assert asked(attacked(card, "place cards.1"))["ranking"] == [1, 2, 0]


@each_edition
@pytest.mark.atom("CY-X07", "CY-X05")
def test_a_higher_response_beats_the_marker(edition: str) -> None:
    base = loaded(with_event(edition).antibodies(1, ebola=2), 3, 2, 2)
    assert asked(attacked(base))["ranking"] == [1, 0, 2]


@each_edition
@pytest.mark.atom("CY-X08", "CY-X04")
def test_antibodies_afterwards_in_turn_order(edition: str) -> None:
    """V-02."""
    base = with_event(edition, 4, "rhinovirus").marker(2)
    for seat in range(4):
        base.stock(seat, atp=seat + 1)
    match = attacked(loaded(base, 6, 5, 4, 3), "place nucleus.3")
    while now(match)[1] in ("gain", "lose"):
        match.play(match.legal()[-1])
    for seat, most in ((2, 3), (3, 4), (0, 1), (1, 2)):
        assert now(match) == (seat, "antibodies")
        assert moves(match) == {f"antibodies {n}" for n in range(most + 1)}
        play(match, "antibodies 1")
    assert [seat_of(match, seat)["antibodies"] for seat in range(4)] == [
        {"ebola": 0, "influenza": 0, "rhinovirus": 2}
    ] * 4
    assert [stock(match, seat).get("atp", 0) for seat in range(4)] == [0, 1, 2, 3]


@each_edition
@pytest.mark.atom("CY-X08")
def test_a_reward_can_pay_for_antibodies(edition: str) -> None:
    match = attacked(loaded(with_event(edition), 6, 2, 1), "place nucleus.3")
    play(match, "gain atp atp atp", "gain lipid", "lose health")
    assert now(match) == (0, "antibodies")
    play(match, "antibodies 3")
    assert seat_of(match, 0)["antibodies"]["ebola"] == 6 and "atp" not in stock(match, 0)
    assert now(match)[1] == "turn"  # the others have no ATP and are not asked


@each_edition
@pytest.mark.parametrize(("have", "atp", "most"), [(0, 9, 5), (6, 9, 2), (8, 1, 1), (8, 9, 1), (10, 9, None)])
@pytest.mark.atom("CY-X04", "CY-X08")
def test_antibodies_end_at_the_top_of_the_track(edition: str, have: int, atp: int, most: int | None) -> None:
    """V-09: nothing can be paid beyond it."""
    base = with_event(edition).antibodies(1, ebola=have).stock(1, atp=atp)
    match = attacked(loaded(base, 6, 6, 6), "place nucleus.3")
    while now(match)[1] in ("gain", "lose"):
        match.play(match.legal()[-1])
    if most is None:
        assert now(match)[1] == "turn"
    else:
        assert now(match) == (1, "antibodies")
        assert moves(match) == {f"antibodies {n}" for n in range(most + 1)}


@each_edition
@pytest.mark.atom("CY-X08")
def test_nobody_has_to_pay(edition: str) -> None:
    base = with_event(edition).stock(0, atp=9).stock(1, atp=9).stock(2, atp=9)
    match = finish(attacked(base))
    assert all(not any(seat_of(match, seat)["antibodies"].values()) for seat in range(3))
    assert now(match) == (0, "turn")
