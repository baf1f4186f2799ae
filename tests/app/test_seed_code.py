"""Codes of games: eight letters that lead back to their seed, and nothing else does."""

from __future__ import annotations

from datetime import date

import pytest

from cytosis.app.words import seed_code
from cytosis.app.words.seed_code import LETTERS, SEEDS, code_of, seed_of, seed_of_day
from cytosis.engine.errors import DataError
from cytosis.engine.rng import Rng


def test_every_code_leads_back() -> None:
    rng = Rng(1)
    seeds = [0, 1, 2, SEEDS - 1, *(rng.below(SEEDS) for _ in range(5_000))]
    codes = [code_of(seed) for seed in seeds]
    assert [seed_of(code) for code in codes] == seeds
    assert all(len(code) == 8 and set(code) <= set(LETTERS) for code in codes)
    assert len(set(codes)) == len(set(seeds))


def test_small_letters_spaces_and_numbers_do() -> None:
    code = code_of(77)
    assert seed_of(f" {code[:4].lower()}-{code[4:]} ") == 77
    assert seed_of("4242") == 4242


@pytest.mark.parametrize(
    "wrong", ["", "ABC", "ABCDEFGHI", "ABCDEFGO", "ZZZZZZZZ", "99999999999", "-1", "é" * 8]
)
def test_anything_else_is_refused(wrong: str) -> None:
    with pytest.raises(DataError):
        seed_of(wrong)


def test_most_misread_codes_are_noticed() -> None:
    rng, accepted = Rng(2), 0
    for _ in range(2_000):
        letters = list(code_of(rng.below(SEEDS)))
        letters[rng.below(8)] = LETTERS[rng.below(len(LETTERS))]
        try:
            seed_of("".join(letters))
        except DataError:
            continue
        accepted += 1
    assert accepted < 400


def test_a_code_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seed_code, "VERSION", 2)
    code = code_of(5)
    monkeypatch.setattr(seed_code, "VERSION", 1)
    with pytest.raises(DataError, match="another version"):
        seed_of(code)


def test_a_code_names_its_game() -> None:
    codes = {game: code_of(5, game) for game in ("cytosis", "amino", "cellulose")}
    assert len(set(codes.values())) == 3
    for game, code in codes.items():
        assert seed_of(code, game) == 5
        for other in codes:
            if other != game:
                with pytest.raises(DataError, match=game.capitalize()):
                    seed_of(code, other)


def test_the_day_has_its_game() -> None:
    days = [date(2026, 11, day) for day in range(1, 31)]
    assert len({seed_of_day(day) for day in days}) == 30
    assert seed_of_day(days[0]) == seed_of_day(date(2026, 11, 1))
    assert all(0 <= seed_of_day(day) < SEEDS for day in days)


def test_seeds_without_a_code_are_refused() -> None:
    for seed in (-1, SEEDS):
        with pytest.raises(DataError):
            code_of(seed)
