"""The checked door: what it refuses, what it records, how far it goes back."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from cytosis.engine import (
    DataError,
    Decision,
    IllegalAction,
    Match,
    NotationError,
    Ruleset,
    Settled,
    SnapshotError,
    games,
)
from cytosis.engine.rng import Rng
from tests.cytosis.scenario import Scenario, play
from tests.tables import choose


def game(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match.new(Ruleset(options=options), seats, seed)


def finished(seats: int = 2, seed: int = 4) -> Match:
    match, rng = game(seats, seed, length="short"), Rng(seed)
    while match.pending() is not None:
        match.play(choose(rng, match.legal()))
    return match


def test_the_registry_lists_the_games() -> None:
    assert games() == tuple(games) == ("cytosis", "amino", "cellulose")
    assert len(games) == 3
    assert games["cytosis"].id == "cytosis"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": None}, "None"),
        ({"edition": "third"}, "third"),
        ({"edition": 2}, "2"),
        ({"expansions": ("mars",)}, "mars"),
        ({"expansions": "virus"}, "list of names"),
        ({"expansions": 5}, "list of names"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"length": "endless"}}, "endless"),
        ({"options": {"length": ["short"]}}, "short"),
        ({"options": {"first_player": "me"}}, "me"),
        ({"options": {"first_player": True}}, "True"),
        ({"options": ["short"]}, "by name"),
    ],
)
def test_an_unknown_ruleset_is_refused(arguments: dict[str, Any], word: str) -> None:
    with pytest.raises(DataError, match=word):
        Ruleset(**arguments)


def test_rulesets_are_values() -> None:
    one, two = Ruleset(), Ruleset("cytosis", "second", (), {"length": "full"})
    assert one == two
    assert hash(one) == hash(two)
    assert one != Ruleset(edition="first")
    assert one != "second"
    assert "second" in repr(one)
    assert Ruleset.from_dict(one.as_dict()) == one
    with pytest.raises(AttributeError):
        one.edition = "first"
    with pytest.raises(TypeError):
        one.options["length"] = "short"  # type: ignore[index]


@pytest.mark.parametrize("seats", [0, 1, 6, -1, True, "3", 2.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(DataError):
        Match.new(Ruleset(), seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64, "x", None, 1.5, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(DataError, match="seed"):
        Match.new(Ruleset(), 3, seed)


def test_the_first_player_must_have_a_seat() -> None:
    with pytest.raises(DataError, match="first_player"):
        game(3, first_player=3)
    assert game(3, first_player=2).pending() == Decision(2, "keep_cards")


def test_a_new_game_tells_its_opening() -> None:
    match = game()
    names = [type(beat.event).__name__ for beat in match.opening]
    assert names == ["GameStarted", "CardsDealt", "CardsDealt", "CardsDealt"]
    dealt = match.opening[1].event
    owner = dealt.seat  # type: ignore[attr-defined]
    assert len(match.opening[1].seen_by(owner)[0].cards) == 3  # type: ignore[attr-defined]
    assert match.opening[1].seen_by((owner + 1) % 3)[0].cards == ()  # type: ignore[attr-defined]
    assert "CardsDealt" in repr(match.opening[1])


def test_an_illegal_action_changes_nothing() -> None:
    match = game()
    before, lines = match.fingerprint(), len(match.journal.lines)
    for text in ("place nucleus.3", "take atp atp", "pass"):
        action = match.parse(text)
        assert match.why_not(action) is not None
        with pytest.raises(IllegalAction, match="wrong_decision"):
            match.play(action)
    with pytest.raises(IllegalAction, match="unknown_move"):
        match.play("dance")
    assert (match.fingerprint(), len(match.journal.lines)) == (before, lines)


def test_an_action_of_another_board_is_answered() -> None:
    """The two-player side has no second golgi spot."""
    action = Scenario(seats=3).match().parse("place golgi.2")
    reason = Scenario(seats=2).match().why_not(action)
    assert reason is not None
    assert reason.code == "unknown_move"


def test_play_ends_with_the_settled_table() -> None:
    match = Scenario(seats=3).match()
    beats = match.play(match.parse("place nucleus.3"))
    assert isinstance(beats[-1].event, Settled)
    assert beats[-1].seen_by(1)[1] == match.view(1)


def test_a_finished_game_has_nothing_to_decide() -> None:
    match = finished()
    assert match.pending() is None
    assert match.legal() == []
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.totals == [sum(line.points for line in match.score(seat)) for seat in range(2)]
    with pytest.raises(IllegalAction, match="game_over"):
        match.play(match.parse("exhaust atp"))
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view.pending is None
        assert match.rules.observe(match.rules.determinize(view, 3), viewer) == view


def test_views_and_scores_ask_for_a_seat_that_exists() -> None:
    match = game()
    for wrong in (3, -1, "0"):
        with pytest.raises(DataError, match="seat"):
            match.view(wrong)  # type: ignore[arg-type]
        with pytest.raises(DataError, match="seat"):
            match.score(wrong)  # type: ignore[arg-type]
    assert match.outcome() is None
    assert match.seats == 3


def test_the_state_given_out_is_a_copy() -> None:
    match = Scenario(seats=3).match()
    before = match.fingerprint()
    state = match.state
    match.rules.apply(state, match.legal()[0])
    assert match.fingerprint() == before
    assert state != match.state
    assert state != "a state"


# -- undo ----------------------------------------------------------------------------------------------
def test_undo_takes_back_the_own_moves_of_a_turn() -> None:
    match = Scenario(seats=3).turn(0).stock(0, atp=9).hand(0, "MM1").match()
    prints = [match.fingerprint()]
    for text in ("use MM1", "grey nucleus.3", "place nucleus.2"):
        play(match, text)
        prints.append(match.fingerprint())
    for expected in reversed(prints[:-1]):
        assert match.undo()
        assert match.fingerprint() == expected
    assert not match.undo()
    assert [line["do"] for line in match.journal.lines][3:] == ["undo"] * 3


def test_another_seats_move_seals_what_was_before() -> None:
    match = play(Scenario(seats=3).match(), "place nucleus.3", "place nucleus.2")
    assert match.undo()
    assert match.pending() == Decision(1, "turn")
    assert not match.undo()


def test_a_revealed_card_seals_what_was_before() -> None:
    match = play(Scenario(seats=3).flasks(1, 0, 0).match(), "place nucleus.3")
    assert match.snapshot()["round"] == 2
    assert not match.undo()


def test_shuffling_seals_what_was_before() -> None:
    match = game(2)
    match.play(match.legal()[0])
    assert match.undo()
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert not match.undo()


def test_undo_survives_saving() -> None:
    match = play(Scenario(seats=3).match(), "place nucleus.3")
    match.undo()
    again = Match.from_json(play(match, "place lipid.3").to_json())
    assert again.fingerprint() == match.fingerprint()
    assert again.undo()


# -- snapshots -------------------------------------------------------------------------------------------
def test_a_snapshot_opens_the_same_game() -> None:
    match = game(4, 9)
    again = Match.from_snapshot(match.snapshot())
    assert again.fingerprint() == match.fingerprint()
    assert again.ruleset == match.ruleset
    assert Match.from_json(again.to_json()).fingerprint() == match.fingerprint()


def test_health_without_a_source_is_booked_as_other() -> None:
    match = Scenario(seats=3).health(1, 12).match()
    assert [(line.source, line.points) for line in match.score(1)] == [("other", 12)]


def test_keys_with_a_plain_default_may_be_left_out() -> None:
    data = Scenario(seats=3).data
    for key in ("past_events", "deck_known", "removed", "spots", "boosts", "rng", "options"):
        del data[key]
    for seat in data["seats"]:
        del seat["known"], seat["points"]
    assert Match.from_snapshot(data).pending() == Decision(0, "turn")


@pytest.mark.parametrize("data", [None, 5, [], {}, {"seats": 3}, {"seats": []}])
def test_what_is_no_snapshot_is_refused(data: Any) -> None:
    with pytest.raises((SnapshotError, DataError)):
        Match.from_snapshot(data)


def test_notation_errors_are_our_own() -> None:
    with pytest.raises(NotationError):
        game().parse("castle kingside")


# -- the same game everywhere ------------------------------------------------------------------------------
SCRIPT = """
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
match, rng = Match.new(Ruleset(edition="italian"), 4, 99), Rng(1)
while match.legal():
    match.play(rng.choice(match.legal()))
print(match.fingerprint(), match.rules.determinize(match.view(1), 5).deck)
"""


def test_hash_seeds_make_no_difference() -> None:
    """Nothing may depend on the order of a set."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(outputs) == 1


def test_rewinding_goes_past_barriers_and_is_kept() -> None:
    match = Match.new(Ruleset(options={"length": "short"}), 3, 4)
    states = [match.fingerprint()]
    for _ in range(14):
        match.play(match.legal()[0])
        states.append(match.fingerprint())
    seat = match.journal.lines[5]["seat"]
    last = max(i for i, line in enumerate(match.journal.lines) if line["seat"] == seat)
    assert match.can_rewind(seat) and not match.journal.assisted
    assert match.rewind(seat)
    assert match.fingerprint() == states[last]
    assert match.pending().seat == seat  # type: ignore[union-attr]
    assert not match.undo()  # what came before is another matter
    match.play(match.legal()[0])
    assert match.fingerprint() == states[last + 1]  # chance is part of the state
    again = Match.from_json(match.to_json())
    assert again.fingerprint() == match.fingerprint()
    assert again.journal.assisted


def test_nobody_rewinds_a_game_that_has_not_begun() -> None:
    match = Match.new(Ruleset(), 2, 4)
    assert not match.rewind(0)
    assert match.journal.lines == []
