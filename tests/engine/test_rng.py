"""One integer, the same numbers on every machine."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cytosis.engine import rng
from cytosis.engine.rng import Rng


def test_known_numbers() -> None:
    """The published first outputs of SplitMix64 for the seed 1234567."""
    state, first = rng.bits(1234567)
    _, second = rng.bits(state)
    assert (first, second) == (6457827717110365317, 3203168211198807973)


def test_the_object_gives_what_the_functions_give() -> None:
    state, maker = 42, Rng(42)
    for n in (1, 2, 6, 43):
        state, value = rng.below(state, n)
        assert maker.below(n) == value
    state, number = rng.bits(state)
    assert maker.bits() == number
    state, order = rng.shuffled(state, "abcdef")
    letters = list("abcdef")
    maker.shuffle(letters)
    assert letters == order
    assert maker.state == state
    assert maker.choice("x") == "x"


@given(st.integers(0, rng.STATES - 1), st.integers(1, 100))
def test_below_stays_below(seed: int, n: int) -> None:
    state, value = rng.below(seed, n)
    assert 0 <= value < n
    assert 0 <= state < rng.STATES


def test_shuffling_keeps_everything_and_is_fair() -> None:
    firsts: Counter[int] = Counter()
    state = 7
    for _ in range(6000):
        state, order = rng.shuffled(state, range(6))
        assert sorted(order) == list(range(6))
        firsts[order[0]] += 1
    assert all(850 < count < 1150 for count in firsts.values())


@given(st.integers(0, rng.STATES - 1), st.integers(0, 90))
def test_a_shuffle_draws_one_number_after_the_other(seed: int, n: int) -> None:
    """However they are worked out: the same numbers as of so many single draws, from the end."""
    state, order = seed, list(range(n))
    for i in range(n - 1, 0, -1):
        state, j = rng.below(state, i + 1)
        order[i], order[j] = order[j], order[i]
    assert rng.shuffled(seed, range(n)) == (state, order)
