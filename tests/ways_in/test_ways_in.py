"""A table of every size can be started, left, gone on with, changed, ended, seen again and played on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.engine import games
from tests.ways_in.driver import KINDS, Way, alone, one_each, seat_counts, seeded, walk, ways


@pytest.mark.parametrize("way", [*one_each(), *alone(), *seeded()], ids=str)
def test_a_way_in_and_out(way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    walk(way, tmp_path)


def test_every_game_that_is_there_is_tried_in_every_size() -> None:
    tried = {(way.game, way.seats, way.kind) for way in ways()}
    assert tried == {(game, seats, kind) for game in games() for seats in seat_counts(game) for kind in KINDS}
    assert seat_counts("cytosis") == [2, 3, 4, 5]
    for game in games():
        assert {way.seats for way in one_each() if way.game == game} == {*seat_counts(game)}
        if 1 in seat_counts(game):
            levels = next(one.values for one in games.find(game).options() if one.id == "solo")
            assert {dict(way.options)["solo"] for way in alone() if way.game == game} == {*levels}
        if games.find(game).expansions():
            assert {bool(way.modules) for way in one_each() if way.game == game} == {True, False}
