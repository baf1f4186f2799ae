"""What every game promises, asked of every ruleset under random play.

Cheap questions are asked at every decision, the whole list at every 50th and through one whole game
per ruleset. The number of decisions is shared out over the rulesets.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from cytosis.engine import Match, codec
from cytosis.engine.rng import Rng
from tests.tables import RECORDED, TABLES, Table, choose, walk

DECISIONS = {"cytosis": 150_000}
"""Random decisions shared out over the tables of a game."""

DECISIONS_ELSEWHERE = 20_000
FULL_EVERY = 50

tables = pytest.mark.parametrize("table", TABLES, ids=str)


def check_quickly(rules: Any, state: Any, legal: list[Any]) -> None:
    """Somebody must choose, and the choices are distinct."""
    assert rules.pending(state) is not None
    assert legal, "a pending decision without a legal move"
    assert len({str(action) for action in legal}) == len(legal)


def check_fully(rules: Any, state: Any, legal: list[Any], rng: Rng) -> None:
    """Everything a state promises."""
    assert rules.violations(state) == []
    snapshot = rules.snapshot(state)
    assert rules.from_snapshot(json.loads(json.dumps(snapshot))) == state
    for seat, shown in enumerate(rules.observe(state, None).seats):
        assert sum(line.points for line in rules.score(state, seat)) == shown.total
    assert 0.0 <= rules.progress(state).part <= 1.0
    check_notation(rules, state, legal)
    check_branches(rules, state, legal, rng, snapshot)
    for viewer in [None, *range(rules.seats)]:
        check_view(rules, state, viewer, legal, rng)


def check_notation(rules: Any, state: Any, legal: list[Any]) -> None:
    """A move's text names it and no other, and the reasons agree that it is legal."""
    for action in legal:
        assert rules.parse(str(action)) == action
        assert rules.why_not(state, action) is None, str(action)


def check_branches(rules: Any, state: Any, legal: list[Any], rng: Rng, snapshot: Any) -> None:
    """Playing on a copy never alters its parent."""
    branch = state.copy()
    rules.apply(branch, rng.choice(legal))
    assert rules.snapshot(state) == snapshot
    assert rules.snapshot(branch) != snapshot


def check_view(rules: Any, state: Any, viewer: int | None, legal: list[Any], rng: Rng) -> None:
    """A view tells nothing hidden: another state with the same view gives the same view and moves."""
    view = rules.observe(state, viewer)
    guess = rules.determinize(view, rng)
    assert rules.observe(guess, viewer) == view
    assert rules.violations(guess) == []
    assert "rng" not in view.as_dict()
    if rules.pending(state).seat == viewer:
        assert rules.legal(guess) == legal


@tables
def test_random_play_keeps_every_promise(table: Table) -> None:
    rules = table.rules
    same = sum(other.game == table.game for other in TABLES)
    share = DECISIONS.get(table.game, DECISIONS_ELSEWHERE) // same + 1
    for number, (state, legal, rng) in enumerate(walk(rules, share, seed=number_of(table))):
        check_quickly(rules, state, legal)
        if number % FULL_EVERY == 0:
            check_fully(rules, state, legal, rng)


@pytest.mark.parametrize("table", RECORDED, ids=str)
def test_a_whole_game_is_its_journal(table: Table) -> None:
    """Full checks at each step; then the journal replays to equal fingerprints, and undo goes back."""
    match = Match.new(table.ruleset, table.seats, seed=11)
    rng = Rng(5)
    prints = [match.fingerprint()]
    while match.pending() is not None:
        legal = match.legal()
        check_fully(match.rules, match.state, legal, rng)
        match.play(choose(rng, legal))
        prints.append(match.fingerprint())
        if rng.below(4) == 0 and match.undo():
            assert match.fingerprint() == prints[-2]
            match.play(match.parse(match.journal.lines[-2]["do"]))
            assert match.fingerprint() == prints[-1]
    again = Match.from_json(match.to_json())
    assert again.fingerprint() == prints[-1]
    assert again.to_json() == match.to_json()
    assert again.outcome() == match.outcome()
    assert [line["check"] for line in again.journal.lines] == [line["check"] for line in match.journal.lines]


@tables
def test_equal_arguments_give_equal_games(table: Table) -> None:
    one, two = (Match.new(table.ruleset, table.seats, seed=3) for _ in range(2))
    assert one.fingerprint() == two.fingerprint() == codec.digest(codec.canonical(one.snapshot()))
    assert one.fingerprint() != Match.new(table.ruleset, table.seats, seed=4).fingerprint()


@tables
def test_earlier_states_stay_as_they_were_while_children_are_played(table: Table) -> None:
    rules = table.rules
    kept: list[tuple[Any, Any]] = []
    for state, _, _ in walk(rules, 120, seed=2):
        branch = state.copy()
        kept.append((branch, rules.snapshot(branch)))
    assert all(rules.snapshot(state) == snapshot for state, snapshot in kept)


@tables
def test_what_a_beat_shows_is_what_the_seat_may_know(table: Table) -> None:
    """Each beat's view is a view like any other, and the last one is the present."""
    match = Match.new(table.ruleset, table.seats, seed=8)
    rng = Rng(8)
    for _ in range(60):
        if match.pending() is None:
            break
        beats = match.play(choose(rng, match.legal()))
        for seat in [None, *range(table.seats)]:
            event, view = beats[-1].seen_by(seat)
            assert type(event).__name__ == "Settled"
            assert view == match.view(seat)
            assert all(beat.seen_by(seat)[1].viewer == seat for beat in beats)


def number_of(table: Table) -> int:
    """A seed of its own for each ruleset."""
    return 1000 + TABLES.index(table)
