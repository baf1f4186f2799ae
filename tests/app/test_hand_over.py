"""A seat changes hands in the middle of a game, and the save remembers it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files import saves, shelf
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.app.play.players import players_now, players_of
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.app.words.telling import told
from cytosis.engine import Match
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.journal import NOTE, seal
from tests.app.games import new_match, play


def test_it_survives_saving_and_loading(tmp_path: Path) -> None:
    opened = setup.start(Setup(seats=(Seat("Ada"), Seat("Bob"))), saves.folder_in(tmp_path), 3)
    controller = opened.controller
    controller.submit(controller.match.legal()[0])
    step = controller.hand_over(1, "greedy")
    assert step.saved and step.beats == ()
    assert not controller.human(1)
    controller.submit(controller.match.legal()[0])
    while controller.advance() is not None:
        pass
    path = controller.save.path if controller.save else None
    controller.close()
    assert path is not None
    again = setup.resume(path)
    assert [player.agent for player in again.players] == ["human", "greedy"]
    assert [player.agent for player in players_of(again.controller.match.journal.header)] == ["human"] * 2
    assert not again.controller.human(1) and again.controller.human(0)
    assert [player.agent for player in shelf.look_at(path).players] == ["human", "greedy"]
    again.controller.hand_over(1, "human")
    assert again.controller.human(1)
    again.controller.close()
    assert [player.agent for player in players_now(saves.read(path).journal)] == ["human", "human"]


def test_it_changes_nothing_of_the_game_and_is_told() -> None:
    match = play(new_match("human,human", 5), 4)
    before = match.fingerprint()
    match.note(1, "agent hard")
    assert match.fingerprint() == before
    assert match.journal.lines[-1]["do"] == "note agent hard"
    again = Match.from_json(match.to_json())
    assert again.fingerprint() == before
    lines = told(match, i18n.Texts("en"))
    assert any("is now played by: Hard" in line for line in lines)


def test_a_move_before_it_can_still_be_taken_back(tmp_path: Path) -> None:
    opened = setup.start(Setup(seats=(Seat("Ada"), Seat("Bob"))), saves.folder_in(tmp_path), 3)
    controller = opened.controller
    while (pending := controller.match.pending()) is None or pending.kind != "turn":
        controller.submit(controller.match.legal()[0])
    seat = pending.seat
    before = controller.match.fingerprint()
    controller.submit(
        next(action for action in controller.match.legal() if _can_go_back(controller.match, action))
    )
    controller.hand_over(1 - seat, "greedy")
    assert controller.undo(seat) is not None
    assert controller.match.fingerprint() == before
    assert controller.save is not None and controller.save.path is not None
    path = controller.save.path
    controller.close()
    assert saves.read(path).fingerprint() == before


def _can_go_back(match: Match, action: object) -> bool:
    trial = Match.from_json(match.to_json())
    trial.play(trial.parse(str(action)))
    return trial.undo()


def test_an_unknown_agent_changes_nothing(tmp_path: Path) -> None:
    opened = setup.start(Setup(seats=(Seat("Ada"), Seat("Bob"))), saves.folder_in(tmp_path), 3)
    lines = len(opened.controller.match.journal.lines)
    with pytest.raises(DataError):
        opened.controller.hand_over(0, "nobody")
    assert opened.controller.human(0)
    assert len(opened.controller.match.journal.lines) == lines
    opened.controller.close()


@pytest.mark.parametrize(("seat", "text"), [(7, "agent hard"), (0, ""), (0, "x" * 201), (0, "a\nb")])
def test_a_bad_note_is_refused_when_written_and_when_read(seat: int, text: str) -> None:
    match = play(new_match("human,human", 5), 2)
    with pytest.raises(DataError):
        match.note(seat, text)
    forged = seal(
        match.journal.last_check, {"n": 3, "seat": seat, "do": NOTE + text, "state": match.fingerprint()}
    )
    with pytest.raises(SaveError):
        Match.replay(match.journal.header, [*match.journal.lines, forged])


def test_a_copy_keeps_it(tmp_path: Path) -> None:
    match = play(new_match("human,human", 5), 2)
    match.note(0, "agent easy")
    save = Save.create(match, saves.folder_in(tmp_path))
    copy = save.copy("Later")
    save.close()
    assert players_now(saves.read(copy).journal)[0].agent == "easy"
