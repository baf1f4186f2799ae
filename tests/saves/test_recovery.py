"""A damaged save opens at its last good move and says so; the damaged file is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cytosis.app.files import saves, shelf
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.engine.errors import SaveError
from tests.saves.games import kept_aside, on_disk, played, reopened, states_of


def test_every_cut_opens_at_the_last_whole_move(tmp_path: Path) -> None:
    match = played(12)
    path, states = on_disk(match, tmp_path), states_of(match)
    good = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(good) if byte == 0x0A]
    for length in range(ends[0], len(good), 37):
        path.write_bytes(good[:length])
        again, note = reopened(path)
        whole = sum(end <= length for end in ends) - 1
        assert again.fingerprint() == states[whole]
        assert (note == "") == (length in ends)
        if note:
            assert f"goes on after move {whole}" in note
            assert good[:length] in kept_aside(path)


@pytest.mark.parametrize("tail", [b"\0" * 4096, b"\xff\xfe", b"{", b"x" * (300 << 10), b"{}\n{}\n"])
def test_rubbish_after_the_last_move_costs_nothing(tmp_path: Path, tail: bytes) -> None:
    match = played(12)
    path = on_disk(match, tmp_path)
    path.write_bytes(path.read_bytes() + tail)
    again, note = reopened(path)
    assert again.fingerprint() == match.fingerprint()
    assert "goes on after move 12" in note


def test_a_game_goes_on_after_a_bit_flipped_in_the_middle(tmp_path: Path) -> None:
    match = played(20)
    path = on_disk(match, tmp_path)
    lines = path.read_bytes().split(b"\n")
    lines[11] = lines[11].replace(b'"seat":', b'"seat":1')
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    opened = setup.resume(path)
    assert opened.note.startswith(f"The save {path.name} is damaged: move 11")
    assert len(opened.controller.match.journal.lines) == 10
    assert opened.controller.submit(opened.controller.match.legal()[0]).saved
    opened.controller.close()
    assert len(saves.read(path).journal.lines) == 11
    assert kept_aside(path) == [damaged]


def test_a_repair_that_the_disk_refuses_leaves_the_file_to_look_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = on_disk(played(5), tmp_path)
    damaged = path.read_bytes()[:-3]
    path.write_bytes(damaged)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    opened = setup.resume(path)
    assert opened.read_only
    assert "disk is full" in opened.note
    assert len(opened.controller.match.journal.lines) == 4
    assert path.read_bytes() == damaged
    monkeypatch.undo()
    assert reopened(path)[0].fingerprint() == opened.controller.match.fingerprint()


def test_a_file_without_a_good_header_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = on_disk(played(5), tmp_path)
    path.write_bytes(b"?" + path.read_bytes()[1:])
    before = path.read_bytes()
    with pytest.raises(SaveError, match="left as it is"):
        Save.open(path)
    assert path.read_bytes() == before
    assert kept_aside(path) == []
    assert shelf.look_at(path).problem


def test_leftovers_of_an_interrupted_write_are_no_saves(tmp_path: Path) -> None:
    path = on_disk(played(5), tmp_path)
    for name in (f"{path.name}.0a1b2c3d.tmp", "game-00009-abcdef.tmp", "x.cytosis.lock"):
        (tmp_path / name).write_bytes(b"half")
    assert saves.files_in(tmp_path) == [path]
    assert reopened(path)[1] == ""


def test_a_save_removed_while_playing_is_written_anew(tmp_path: Path) -> None:
    match = played(3)
    save = Save.create(match, tmp_path)
    assert save.path is not None
    save.path.unlink()
    match.play(match.legal()[0])
    with pytest.raises(SaveError, match="is not there"):
        save.append()
    save.append()
    assert save.path is not None
    assert saves.read(save.path).fingerprint() == match.fingerprint()
    save.close()


def test_the_list_keeps_its_order_when_the_clock_is_set_back(tmp_path: Path) -> None:
    first, second = on_disk(played(3), tmp_path), on_disk(played(3, 6), tmp_path)
    future = 4_000_000_000 * 10**9  # the year 2096
    os.utime(second, ns=(future, future))
    assert saves.files_in(tmp_path) == [second, first]
    save, match = Save.open(first)
    match.play(match.legal()[0])
    save.append()
    save.close()
    assert saves.files_in(tmp_path) == [first, second]


def test_a_second_window_may_only_look(tmp_path: Path) -> None:
    save = Save.create(played(6), tmp_path)
    assert save.path is not None
    opened = setup.resume(save.path)
    controller = opened.controller
    assert opened.read_only
    assert "open in another window" in opened.note
    assert not any(controller.human(seat) for seat in range(3))
    assert controller.advance() is controller.advance_soon() is controller.undo(0) is None
    with pytest.raises(Exception, match="another window"):
        controller.submit(controller.match.legal()[0])
    controller.close()
    assert len(saves.read(save.path).journal.lines) == 6
    save.close()
    assert not setup.resume(save.path).read_only


def test_what_a_killed_program_left_is_cleaned_up_once_it_is_old(tmp_path: Path) -> None:
    path, other = on_disk(played(3), tmp_path), on_disk(played(4), tmp_path)
    half = [tmp_path / f"{name}.0a1b2c3d.tmp" for name in (path.name, "game-00009-aaaaaa.cytosis")]
    gone = tmp_path / "game-00009-aaaaaa.cytosis.lock"
    kept = [tmp_path / "letter.tmp", tmp_path / f"{other.name}.lock", tmp_path / "theirs.lock"]
    for file in (*half, gone, *kept):
        file.write_bytes(b"?")
    reopened(path)
    assert all(file.exists() for file in (*half, gone, *kept))  # perhaps somebody is writing just now
    for file in (*half, gone, *kept):
        os.utime(file, (1e9, 1e9))
    again, note = reopened(path)
    assert (again.fingerprint(), note) == (played(3).fingerprint(), "")
    assert not any(file.exists() for file in (*half, gone))
    assert all(file.exists() for file in (*kept, path, other))


def test_an_empty_file_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "x.cytosis").touch()
    with pytest.raises(SaveError, match="the file is empty"):
        saves.look(tmp_path / "x.cytosis")
