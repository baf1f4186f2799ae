"""Levels, characters, reasons and the arena."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.ai import arena, registry
from cytosis.ai.agent import Budget, Why
from cytosis.ai.data import data
from cytosis.ai.games import mind, thinker
from cytosis.ai.games.cytosis.why import CODES
from cytosis.ai.levels import LEVELS, characters, style
from cytosis.app.games.cytosis.words import Words
from cytosis.app.play.players import seat_players
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import DataError, Ruleset
from cytosis.engine.rng import Rng
from cytosis.games.cytosis.state import HAND
from tests.ai.positions import RULESETS, sensible_game


def test_the_registry_knows_levels_characters_and_baselines() -> None:
    assert registry.names() == ("random", "easy", "medium", "hard", "expert", "greedy", "ismcts")
    assert set(characters()) >= {"hormones", "enzymes", "detox", "goals"}
    assert "hard:enzymes" in registry.specs()
    for spec in registry.specs():
        registry.make(spec, 1)
    assert seat_players(["human", "hard:detox"])[1].agent == "hard:detox"


@pytest.mark.parametrize("spec", ["", "clever", "hard:", "hard:lazy", "random:goals", "hard:goals:goals"])
def test_unknown_specs_are_refused(spec: str) -> None:
    with pytest.raises(DataError, match="there is no agent"):
        registry.make(spec, 1)
    assert not registry.known(spec)


def test_weights_with_unknown_names_are_refused() -> None:
    with pytest.raises(DataError, match="there is no weight"):
        thinker("cytosis").weights({**data("cytosis")["weights"], "luck": 1.0})
    with pytest.raises(DataError, match="incomplete"):
        thinker("cytosis").weights({"flask": 1.0})
    with pytest.raises(DataError):
        style("cytosis", "godlike")


def test_every_weight_is_explained_by_the_data() -> None:
    assert set(data("cytosis")["levels"]) == set(LEVELS)
    assert sorted(data("cytosis")["chance"]) == [2, 3, 4, 5]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = Texts(lang)
    words = Words(texts, ["A", "B"], Ruleset("cytosis").rules(2).catalog)  # type: ignore[attr-defined]
    for code in CODES:
        assert texts.has(f"why.{code}"), code
    said = words.why(Why.of("need", resource="carb", card="PH3"))
    assert "{" not in said and words.card("PH3") in said


def test_choices_have_reasons_and_candidates() -> None:
    codes = set()
    for step, (rules, state) in enumerate(sensible_game(2, 8, ("virus", "epigenetic"))):
        if step % 3:
            continue
        legal = rules.legal(state)
        choice = registry.make("hard", 1).choose(rules.observe(state, state.seat), legal, Budget())
        assert choice.why is not None and choice.why.code in CODES
        codes.add(choice.why.code)
        assert 1 <= len(choice.candidates) <= 3
        expected = [candidate.expected for candidate in choice.candidates]
        assert expected == sorted(expected, reverse=True)
        assert all(candidate.action in legal for candidate in choice.candidates)
    assert len(codes) > 8


@pytest.mark.parametrize(("edition", "expansions", "seats"), RULESETS)
def test_every_level_plays_every_ruleset(edition: str, expansions: tuple[str, ...], seats: int) -> None:
    rules = Ruleset("cytosis", edition, expansions).rules(seats)
    rng = Rng(seats)
    agents = [registry.make(spec, 1) for spec in ("easy", "medium", "hard", "expert")]
    for step, (_, state) in enumerate(sensible_game(seats, 3, expansions, edition)):
        if rng.below(30) and state.kind in ("turn", "antibodies", "gain", "gift", "after_flask"):
            continue
        view, legal = rules.observe(state, state.seat), rules.legal(state)
        agent = agents[step % len(agents)]
        assert agent.choose(view, legal, Budget(nodes=30)).action in legal


def liked(character: str, cards: tuple[str, ...]) -> float:
    """By how much the character values a hand with these cards more than the plain level does."""
    rules: Any = Ruleset("cytosis").rules(4)
    values = []
    for chosen in (character, ""):
        valued = mind("cytosis", rules, style("cytosis", "hard", chosen).weights)
        state = next(state for _, state in sensible_game(4, 6) if state.kind == "turn")
        me = state.seats[state.seat]
        me[HAND] = 0
        without = valued.value(state, state.seat)
        me[HAND] = sum(1 << rules.actions.card_ids.index(card) for card in cards)
        values.append(valued.value(state, state.seat) - without)
    return values[0] - values[1]


@pytest.mark.parametrize(
    ("character", "cards"),
    [("hormones", ("PH3", "SH5")), ("enzymes", ("EN1", "EN9")), ("detox", ("AD5", "AD6"))],
)
def test_characters_value_what_they_like(character: str, cards: tuple[str, ...]) -> None:
    assert liked(character, cards) > 0.2
    assert all(liked(other, cards) < liked(character, cards) for other in characters() if other != character)


def test_the_number_of_jobs_does_not_matter() -> None:
    setting = arena.Setting(Ruleset("cytosis").as_dict(), ("medium", "easy", "random"), 4)
    tables = [arena.run(setting, 4, jobs) for jobs in (1, 2)]
    for table in tables:
        for row in table["agents"]:
            del row["ms_median"], row["ms_p95"]
    assert tables[0] == tables[1]


def test_the_levels_are_in_order_over_a_few_games() -> None:
    for better, worse in (("easy", "random"), ("medium", "random"), ("hard", "easy")):
        setting = arena.Setting(Ruleset("cytosis").as_dict(), (better, worse), 2)
        assert arena.run(setting, 5)["agents"][0]["wins"] >= 4
