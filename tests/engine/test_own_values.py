"""What a player may correct in the data, and what is refused."""

from __future__ import annotations

import pytest

from cytosis.engine import Ruleset
from cytosis.engine.data.own import FIXED, MOST_VALUES, WORD, Items, ValuesError, check_values, lay, ordered
from cytosis.engine.data.tree import Branch, Leaf, Place
from cytosis.engine.registry import games

GAMES = ("amino", "cellulose", "cytosis")


def code(call: object, *given: object) -> str:
    with pytest.raises(ValuesError) as refused:
        call(*given)  # type: ignore[operator]
    return refused.value.code


@pytest.mark.parametrize("game", GAMES)
def test_what_holds_the_data_together_is_fixed(game: str) -> None:
    known = games.find(game).values(Ruleset(game).edition)
    fixed = next(value for value in known.values() if value.kind == FIXED)
    assert code(fixed.check, fixed.ours) == "fixed"


def test_a_word_is_one_of_those_that_the_loader_knows() -> None:
    for game in GAMES:
        known = games.find(game).values(Ruleset(game).edition)
        for value in known.values():
            if value.kind == WORD:
                assert code(value.check, "chewing gum") == "no_word"


@pytest.mark.parametrize(
    ("name", "value"), [("board/water_start/value", 99), ("sides/small/wall/first/reset", 9)]
)
def test_the_water_stays_on_its_track(name: str, value: int) -> None:
    known = games.find("cellulose").values("first")
    assert name in known
    assert code(lambda: Ruleset("cellulose", values={name: value})) == "misfit"


@pytest.mark.parametrize("values", [[], "x", {1: 2}, {"a": [1]}])
def test_values_are_named_numbers_and_words(values: object) -> None:
    assert code(ordered, values) == "shape"


def test_there_is_an_end_to_them() -> None:
    assert code(ordered, {str(i): i for i in range(MOST_VALUES + 1)}) == "many"


def test_nothing_is_laid_below_a_number() -> None:
    place = Place("data", 1)
    tree = Branch("data", place, {"a": Leaf("a", place, 1)}, {"a": place})
    assert code(lay, tree, (("a/b", 2),)) == "unknown"


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_the_game_does_not_have_is_unknown(game: str) -> None:
    assert (
        code(games.find(game).check_values, Ruleset(game).edition, (("nothing/like/this", 1),)) == "unknown"
    )


def test_what_the_loader_finds_wrong_with_values_is_said_as_it_says_it() -> None:
    def read(values: Items) -> None:
        raise ValuesError("many", most=1)

    assert code(check_values, {}, (), read) == "many"
