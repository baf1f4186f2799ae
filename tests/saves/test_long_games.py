"""Very long games: what was written is read, and players are told before nothing can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files import reading, saves
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import players_of
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.engine import Match
from cytosis.engine.errors import JournalFull, SaveError
from cytosis.ui.table.scene import TableScene
from tests.app.games import console, new_match, play
from tests.saves.games import on_disk, reopened
from tests.ui.tables import table_of, waiting

SOON, NOW = "Soon nothing can be taken back", "Nothing can be taken back"


def to_and_fro(lines: int) -> Match:
    """A game of two people in which a move is made and taken back until it has so many lines."""
    match = play(new_match("human,human"), 2)
    while len(match.journal.lines) < lines:
        match.play(match.legal()[0])
        assert match.undo()
    return match


def test_a_game_of_more_than_five_thousand_lines_opens(tmp_path: Path) -> None:
    match = to_and_fro(5_201)
    opened, note = reopened(on_disk(match, tmp_path))
    assert (note, opened.fingerprint()) == ("", match.fingerprint())
    assert len(opened.journal.lines) == len(match.journal.lines)
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()


def test_a_file_larger_than_any_game_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = on_disk(to_and_fro(3), tmp_path)
    with path.open("r+b") as file:
        file.truncate(reading.LARGEST + 1)  # a hole: it takes no room
    monkeypatch.setattr(Path, "read_bytes", lambda path: pytest.fail("read"))
    with pytest.raises(SaveError, match="larger than 64 MiB"):
        saves.look(path)


def test_of_a_file_with_too_many_lines_those_before_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = on_disk(to_and_fro(9), tmp_path)
    monkeypatch.setattr("cytosis.engine.journal.MOST_LINES", 6)
    found = saves.look(path)
    assert found.moves == 6
    assert "more than 6 lines" in found.note


# --- said at the table


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals that end after a hundred lines: told from 75 on, only moves from 80 on."""
    monkeypatch.setattr("cytosis.engine.journal.MOST_LINES", 100)


def test_the_controller_says_so_before(short: None) -> None:
    assert Controller(to_and_fro(72), None, {}).warning == ""
    assert SOON in Controller(to_and_fro(76), None, {}).warning
    controller = Controller(to_and_fro(80), None, {})
    assert NOW in controller.warning
    assert controller.undo(controller.match.journal.lines[-1]["seat"]) is None
    before = controller.players()
    with pytest.raises(JournalFull, match=NOW):
        controller.hand_over(0, "random")
    assert controller.players() == before
    assert controller.human(0)


def test_the_text_table_says_it_once_at_each_step(short: None, tmp_path: Path) -> None:
    match = to_and_fro(72)
    screen, out = console([*["1", "undo"] * 5, "undo", "quit"])
    controller = Controller(match, Save(match, tmp_path), {})
    TextTable(Scene(screen, controller, players_of(match.journal.header), i18n.default())).run()
    said = out.getvalue()
    assert said.count(SOON) == 1
    assert said.count(NOW) >= 2  # when it begins, and when somebody tries
    assert saves.read(tmp_path / next(tmp_path.glob("*.cytosis")).name).fingerprint() == match.fingerprint()


def test_the_window_says_it_too(short: None) -> None:
    match = to_and_fro(76)
    table = _table(match)
    table._submit(match.legal()[0])
    assert SOON in table.message
    match = to_and_fro(80)
    assert NOW in _table(match).undoing.barrier(match.journal.lines[-1]["seat"])


def _table(match: Match) -> TableScene:
    """The window of the person whose turn it is."""
    pending = match.pending()
    assert pending is not None
    scene = waiting(table_of(match, people=(pending.seat,)))
    assert scene is not None
    return scene
