"""The points where expansions come in: one that does nothing there changes nothing."""

from __future__ import annotations

import pytest

from cytosis.engine.rng import Rng
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.load import load_catalog
from cytosis.games.cytosis.rules import CytosisRules
from cytosis.games.cytosis.state import COMPLETED
from tests.cytosis.universe import rules_of
from tests.tables import choose


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
def test_an_expansion_without_anything_is_the_base_game(edition: str) -> None:
    plain = rules_of(edition, 3)
    options = {"first_player": None, "length": "full"}
    hooked = CytosisRules(load_catalog(edition, (), 3), options, [Expansion(), Expansion()])
    state, other, rng = plain.start(4), hooked.start(4), Rng(4)
    number = 0
    while plain.pending(state) is not None:
        assert [str(move) for move in hooked.legal(other)] == [str(move) for move in plain.legal(state)]
        if number % 20 == 0:
            assert hooked.snapshot(other) == plain.snapshot(state)
            assert hooked.from_snapshot(hooked.snapshot(other)) == other
            assert hooked.violations(hooked.determinize(hooked.observe(other, 1), rng)) == []
        move = str(choose(rng, plain.legal(state)))
        before = other.copy()
        plain.apply(state, plain.parse(move))
        hooked.apply(other, hooked.parse(move))
        hooked.reveals(before, other)
        number += 1
    assert hooked.snapshot(other) == plain.snapshot(state) and hooked.outcome(other) == plain.outcome(state)


def test_what_completed_cards_would_count() -> None:
    rules = rules_of("second", 3)
    state = rules.start(1)
    cards = {name: 1 << i for i, name in enumerate(rules.actions.card_ids)}
    state.seats[0][COMPLETED] = cards["AD1"] | cards["AD2"] | cards["EN1"] | cards["EN3"]
    assert rules.detox_count(state.seats[0][COMPLETED]) == 2
    colours = {rules.catalog.cards[i].colour for i, name in enumerate(cards) if name in ("EN1", "EN3")}
    assert rules.enzyme_sets(state.seats[0][COMPLETED]) == (2 if len(colours) == 2 else 0)
