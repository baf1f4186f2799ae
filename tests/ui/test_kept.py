"""What is kept for the next frame has a limit in bytes."""

from __future__ import annotations

import pygame

from cytosis.ui.paint.kept import Kept, weight
from cytosis.ui.paint.pictures import Pictures


def made(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), depth=32)


def test_what_was_not_needed_for_longest_goes_first() -> None:
    kept = Kept(lambda: 3 * weight(made(10)))
    first = kept.get("a", lambda: made(10))
    kept.get("b", lambda: made(10))
    kept.get("c", lambda: made(10))
    assert kept.get("a", lambda: made(10)) is first
    kept.get("d", lambda: made(10))
    assert kept.get("a", lambda: made(10)) is first
    assert len(kept) == 3


def test_one_that_is_too_large_alone_is_still_kept_for_the_next_frame() -> None:
    kept = Kept(lambda: 100)
    kept.get("small", lambda: made(2))
    large = kept.get("large", lambda: made(50))
    assert kept.get("large", lambda: made(50)) is large
    assert len(kept) == 1


def test_a_cleared_store_begins_at_nothing() -> None:
    kept = Kept(lambda: weight(made(10)))
    kept.get("a", lambda: made(10))
    kept.clear()
    again = kept.get("b", lambda: made(10))
    assert kept.get("b", lambda: made(10)) is again


def test_the_table_of_another_game_lets_go_of_what_the_last_one_kept() -> None:
    kept = Pictures()
    for game, same in (("cytosis", False), ("cytosis", True), ("", True), ("amino", False)):
        before = kept.get("flask.blue", 24, 24)
        kept.open(game)
        assert (kept.get("flask.blue", 24, 24) is before) == same
