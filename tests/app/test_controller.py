"""The controller: moves are on disk before anybody sees them, and bad agents do not stop a game."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from cytosis.ai.agent import Agent, Budget, Choice
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import players_of, seat_players
from cytosis.engine.errors import IllegalAction
from cytosis.engine.ruleset import Ruleset
from tests.app.games import new_match


class Stub:
    """An agent that does what the test says."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.saw: list[Any] = []

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        self.saw.append(view)
        return Choice(self.answer(legal))


def table(agents: dict[int, Agent], folder: Path | None = None) -> Controller:
    match = new_match("human,human")
    return Controller(match, None if folder is None else Save(match, folder), agents)


def test_a_step_is_on_disk_when_it_is_given_back(tmp_path: Path) -> None:
    controller = table({}, tmp_path)
    assert controller.sync()
    assert controller.save is not None
    for number in range(1, 6):
        step = controller.submit(controller.match.legal()[0])
        assert (step.number, step.saved, step.failed) == (number, True, False)
        assert step.beats
        assert controller.save.path is not None
        assert len(saves.read(controller.save.path).journal.lines) == number
    with pytest.raises(IllegalAction):
        controller.submit(controller.match.parse("place nucleus.3" if number < 5 else "keep PH1 PH2"))
    assert len(controller.match.journal.lines) == 5
    controller.close()


def test_agents_move_and_see_only_their_view() -> None:
    first = Stub(lambda legal: legal[-1])
    controller = table({0: first, 1: first})
    assert not controller.human(0)
    while controller.advance() is not None:
        pass
    assert controller.match.pending() is None
    assert {view.viewer for view in first.saw} == {0, 1}


def test_a_person_is_waited_for() -> None:
    controller = table({})
    assert controller.human(0)
    assert controller.advance() is None


def stop(legal: list[Any]) -> Any:
    raise RuntimeError("thinking hurts")


@pytest.mark.parametrize(
    "answer", [stop, lambda legal: None, lambda legal: "place nucleus.3", lambda legal: 7]
)
def test_an_agent_without_a_usable_answer_is_helped(answer: Any) -> None:
    controller = table({0: Stub(answer), 1: Stub(answer)})
    legal = controller.match.legal()
    step = controller.advance()
    assert step is not None
    assert step.failed
    assert step.do == str(legal[0])


def test_only_the_own_last_move_is_taken_back() -> None:
    controller = table({})
    assert controller.undo(0) is None
    before = controller.match.fingerprint()
    step = controller.submit(controller.match.legal()[0])
    assert controller.undo(1 - step.seat) is None
    undone = controller.undo(step.seat)
    assert undone is not None
    assert (undone.do, undone.number, undone.seat, undone.beats) == ("undo", 2, step.seat, ())
    assert controller.match.fingerprint() == before
    assert controller.undo(step.seat) is None


def test_a_failing_disk_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: Any) -> Any:
        raise OSError(errno.ENOSPC, "No space left on device")

    controller = table({}, tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", full)
        steps = [controller.submit(controller.match.legal()[0]) for _ in range(2)]
        assert [step.saved for step in steps] == [False, False]
        assert "disk is full" in str(controller.problem)
    assert controller.submit(controller.match.legal()[0]).saved
    assert controller.problem is None
    controller.close()
    (file,) = saves.files_in(tmp_path)
    assert len(saves.read(file).journal.lines) == 3


def test_a_game_that_cannot_be_saved_says_so_before_its_first_move(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.write_text("a file where the folder should be")
    players = seat_players(["human", "random"])
    opened = setup.start_match(Ruleset(), players, folder)
    assert opened.note.startswith("Not saved. ") and "You can play on" in opened.note
    folder.unlink()
    assert opened.controller.submit(opened.controller.match.legal()[0]).saved
    opened.controller.close()
    well = setup.start_match(Ruleset(), players, folder)
    assert well.note == ""
    well.controller.close()


def test_agents_are_made_for_their_seats() -> None:
    match = new_match("human,greedy,random")
    agents = make_agents(players_of(match.journal.header), 5)
    assert sorted(agents) == [1, 2]
    games = []
    for _ in range(2):
        match = new_match("greedy,greedy,random")
        controller = Controller(match, None, make_agents(players_of(match.journal.header), 5))
        while controller.advance() is not None:
            pass
        games.append(match.fingerprint())
    assert games[0] == games[1]
