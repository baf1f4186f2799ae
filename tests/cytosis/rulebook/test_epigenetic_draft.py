"""The draft of the epigenetic cards, and that they go with everything."""

from __future__ import annotations

import pytest

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.attacks import ATTACKS
from tests.cytosis.rulebook.editions import EDITIONS, SEATS, each_edition, each_table
from tests.cytosis.scenario import moves, play, until_the_end

POWERS = ["trade", "peek", "surplus", "grey_discount", "early_flask", "round_gift", "free_cards"]


def new(edition: str, seats: int, *more: str, seed: int = 1, first: int | None = None) -> Match:
    rules = Ruleset("cytosis", edition, ("epigenetic", *more), {"first_player": first})
    return Match.new(rules, seats, seed)


@each_table
@pytest.mark.parametrize("more", [(), ("virus",)])
@pytest.mark.atom("CY-N01")
def test_the_draft_goes_round_once(edition: str, seats: int, more: tuple[str, ...]) -> None:
    match = new(edition, seats, *more, first=1)
    kept: list[str] = []
    for step in range(seats):
        draft = match.snapshot()["pending"]
        assert (draft["kind"], draft["seat"]) == ("draft", (1 + step) % seats)
        assert len(draft["offer"]) == 3 and len(draft["pile"]) == 4 - step and draft["chosen"] == kept
        assert moves(match) == {f"choose {power}" for power in draft["offer"]}
        kept.append(draft["offer"][step % 3])
        rest = {power for power in draft["offer"] if power != kept[-1]}
        play(match, f"choose {kept[-1]}")
        if step + 1 < seats:
            after = match.snapshot()
            assert set(after["pending"]["offer"]) == rest | {draft["pile"][-1]}
            assert all(seat["epigenetic"] is None for seat in after["seats"])
    data = match.snapshot()
    assert [data["seats"][(1 + step) % seats]["epigenetic"] for step in range(seats)] == kept
    assert data["pending"]["kind"] == "keep_cards" and "pile" not in data["pending"]
    assert data["pending"]["returned"] == (ATTACKS if more else [])


@each_table
@pytest.mark.atom("CY-N01", "CY-S08")
def test_nothing_is_dealt_before_the_draft_is_over(edition: str, seats: int) -> None:
    match = new(edition, seats)
    for _ in range(seats):
        data = match.snapshot()
        assert data["row"] == [None] * 4 and all(seat["hand"] == [] for seat in data["seats"])
        match.play(match.legal()[0])
    data = match.snapshot()
    assert None not in data["row"] and all(len(seat["hand"]) == 3 for seat in data["seats"])


@each_edition
@pytest.mark.atom("CY-N01")
def test_offers_and_choices_are_secret_until_all_are_turned_up(edition: str) -> None:
    match = new(edition, 3, first=0)
    first = str(match.legal()[0]).split()[1]
    match.play(match.legal()[0])
    second = match.snapshot()["pending"]
    for viewer, offer, chosen in (
        (0, 3, [first]),
        (1, second["offer"], [None]),
        (2, 3, [None]),
        (None, 3, [None]),
    ):
        shown = match.view(viewer).as_dict()["pending"]
        assert (shown["offer"], shown["chosen"], shown["pile"]) == (offer, chosen, 3)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    everybody = [seat["epigenetic"] for seat in match.snapshot()["seats"]]
    for viewer in (0, 1, 2, None):
        assert [seat["epigenetic"] for seat in match.view(viewer).as_dict()["seats"]] == everybody
    assert len(set(everybody)) == 3


@pytest.mark.atom("CY-N01")
def test_which_cards_come_is_left_to_chance() -> None:
    offers = {tuple(new("second", 3, seed=seed).snapshot()["pending"]["offer"]) for seed in range(40)}
    assert len(offers) > 15 and {power for offer in offers for power in offer} == set(POWERS)


@pytest.mark.atom("CY-N01")
def test_with_five_players_the_refill_lasts_exactly() -> None:
    match = new("italian", 5)
    for _ in range(4):
        match.play(match.legal()[0])
    assert match.snapshot()["pending"]["pile"] == [] and len(moves(match)) == 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.atom("CY-N09")
def test_both_modules_go_together_with_every_edition(edition: str, seats: int) -> None:
    match = new(edition, seats, "virus")
    data = match.snapshot()
    assert data["expansions"] == ["epigenetic", "virus"] and data["edition"] == edition
    kinds = set()
    for number, legal in enumerate(until_the_end(match)):
        pending = match.pending()
        assert pending is not None
        kinds.add(pending.kind)
        match.play(legal[(number * 7) % len(legal)])
    assert kinds >= {
        "draft",
        "keep_cards",
        "start_resources",
        "turn",
        "gain",
        "lose" if seats < 5 else "gain",
    }
    assert match.outcome() is not None


@each_edition
@pytest.mark.atom("CY-N09")
def test_each_goes_alone_too(edition: str) -> None:
    for chosen in ((), ("virus",), ("epigenetic",)):
        data = Match.new(Ruleset("cytosis", edition, chosen), 3, 1).snapshot()
        seat = data["seats"][0]
        assert ("antibodies" in seat, "epigenetic" in seat) == ("virus" in chosen, "epigenetic" in chosen)
