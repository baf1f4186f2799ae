"""Replays: every position of a game, and a new game from any of them."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.files import saves
from cytosis.app.play.players import about, seat_players
from cytosis.app.play.replay import Replay
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng


def played(seed: int = 4) -> Match:
    players = seat_players(["human", "easy"], ["Ada", "Linus"])
    match, rng = Match.new(Ruleset(options={"length": "short"}), 2, seed, about(players)), Rng(seed)
    while match.pending() is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    return match


def test_every_position_is_the_one_that_was() -> None:
    match = played()
    replay = Replay(match)
    lines = match.journal.lines
    assert (replay.at, replay.total) == (0, len(lines))
    for move in (5, 6, 3, len(lines), 0, 1, 10_000, -4):
        replay.go(move)
        at = min(max(move, 0), len(lines))
        assert replay.at == at
        if at:
            assert replay.match.fingerprint() == lines[at - 1]["state"]
    assert replay.do(1) == lines[0]["do"]
    assert replay.seat(2) == lines[1]["seat"]


def test_a_step_forward_has_its_beats() -> None:
    replay = Replay(played())
    replay.go(1)
    assert replay.beats
    replay.go(0)
    assert replay.beats == ()


def test_a_game_is_played_on_from_any_position_and_the_old_one_stays(tmp_path: Path) -> None:
    match = played()
    replay = Replay(match)
    replay.go(9)
    opened = replay.play_on(tmp_path, False, "From move 9")
    assert opened.names == ["Ada", "Linus"]
    assert opened.controller.match.fingerprint() == match.journal.lines[8]["state"]
    opened.controller.submit(opened.controller.match.legal()[0])
    opened.controller.close()
    (file,) = saves.files_in(tmp_path)
    again = saves.read(file)
    assert len(again.journal.lines) == 10
    assert again.journal.header["about"]["title"] == "From move 9"
    assert len(match.journal.lines) == replay.total
