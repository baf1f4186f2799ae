"""The opponents of Cellulose: sensible, honest, and able to say why."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.data import data
from cytosis.ai.games import mind, thinker
from cytosis.ai.games.cellulose import why
from cytosis.ai.levels import LEVELS, LevelAgent, style
from cytosis.app.games import teller
from cytosis.app.words.i18n import Texts
from cytosis.engine import DataError, Match
from cytosis.engine.rng import Rng
from tests.cellulose.scenario import Scenario, evening, play

BUDGET = Budget(nodes=200)


def judge(match: Match, level: str = "hard") -> Any:
    rules: Any = match.rules
    return mind("cellulose", rules, style("cellulose", level).weights)


def chosen(match: Match, level: str = "hard") -> str:
    view = match.view(match.pending().seat)  # type: ignore[union-attr]
    return str(LevelAgent(1, level, game="cellulose").choose(view, match.legal(), BUDGET).action)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_with_a_reason(level: str) -> None:
    match = Scenario(2).rich(0, 8).hand(0, "vpe").row("lipase", "aquaporin").match()
    view = match.view(0)
    choice = LevelAgent(3, level, game="cellulose").choose(view, match.legal(), BUDGET)
    assert choice.action in match.legal() and choice.why is not None and choice.why.code in why.CODES


def test_a_stone_is_laid_before_the_game_ends() -> None:
    base = Scenario(3).table(wall=13).stock(0, carb=1)
    assert (
        chosen(base.lies("ribosome.3", (0, "own")).lies("cytoplasm.2", (0, "own")).match()) == "place wall.1"
    )


def test_what_is_free_is_taken() -> None:
    match = play(Scenario(3).rich(0).hand(0, "cellulose_synthase").match(), "place ribosome.5")
    assert chosen(match) == "play cellulose_synthase"
    assert chosen(play(match, "play cellulose_synthase")) == "build"


def test_the_hidden_part_changes_nothing() -> None:
    """Two states that look alike to a seat lead to the same choice."""
    one = Scenario(3).rich(0, 6).hand(1, "vpe", "lipase").match()
    two = Scenario(3).rich(0, 6).hand(1, "psv_5", "starch_3").match()
    assert one.view(0) == two.view(0) and chosen(one) == chosen(two)


def test_every_move_has_a_reason_and_every_waste_a_warning() -> None:
    match = Match.new(Scenario(4, scenario="mangrove").match().ruleset, 4, 2)
    understands, rng = judge(match), Rng(1)
    for _ in range(400):
        if match.pending() is None:
            break
        state: Any = match.rules.from_snapshot(match.snapshot())
        legal: Any = match.legal()
        for action in legal:
            assert understands.why(state, action).code in why.CODES
            assert understands.waste(state, legal, action) in ("", *WASTE)
        match.play(rng.choice([move for move in legal if move.verb in ("play", "grow", "activate")] or legal))


WASTE = ("cellulose.no_stone", "cellulose.no_sugar", "cellulose.last_cards")


def test_warnings() -> None:
    build = play(
        Scenario(3).rich(0).hand(0, "cellulose_synthase").match(),
        "place ribosome.5",
        "play cellulose_synthase",
    )
    sugar = play(Scenario(3).rich(0).hand(0, "rubisco").match(), "place ribosome.5", "play rubisco")
    last = evening(Scenario(3).table(wall=13).rich(0).hand(0, "vpe"))
    for match, answer, code in ((build, "no", 0), (sugar, "no", 1), (last, "done", 2)):
        state: Any = match.rules.from_snapshot(match.snapshot())
        assert judge(match).waste(state, match.legal(), match.parse(answer)) == WASTE[code]


def test_value_is_health_at_the_end() -> None:
    match = evening(Scenario(3).table(wall=13).stock(0, carb=2).seat(1, hp=5))
    state: Any = match.rules.from_snapshot(match.snapshot())
    assert [judge(match).value(state, seat) for seat in range(3)] == [8.0, 5.0, 0.0]
    assert thinker("cellulose").glance(match.rules)(state, 0) >= 8


def test_the_weights_are_data() -> None:
    assert set(data("cellulose")["levels"]) == set(LEVELS)
    with pytest.raises(DataError, match="there is no weight 'luck'"):
        thinker("cellulose").weights({"luck": 1.0})
    with pytest.raises(DataError, match="incomplete"):
        thinker("cellulose").weights({"water": 1.0})


def test_moves_at_the_same_place_have_reasons_of_their_own() -> None:
    match = Scenario(3).rich(0, 4).seat(0, root="r1").match()
    words = teller(match, ["Ada", "Rosalind", "Barbara"], Texts("en")).words
    for place in ("xylem.1", "growth.either"):
        found = [one for one in match.legal() if str(one).startswith(f"place {place}")]
        told = [words.why(judge(match).why(match.state, one)) for one in found]
        assert len(found) == len({*told}) and len(found) > 1, told
