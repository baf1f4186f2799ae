"""What a player does with saves: rename, copy, throw away, pass on; bad ones never stop the list."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cytosis.app.files import saves, shelf
from cytosis.app.files.saves import Save, SaveLocked
from cytosis.app.play import players
from cytosis.app.play.players import title_of
from cytosis.engine.errors import DataError, SaveError
from tests.app.games import cytosis
from tests.saves.games import kept_aside, on_disk, played

NASTY = ["../../x", "C:\\x", "CON", "a/b", "x" * 80, "🧬" * 40, "dot.", " ", ".", "..", "~", "$HOME", "%s%n"]


def test_a_title_is_inside_the_file_and_may_be_anything(tmp_path: Path) -> None:
    path = on_disk(played(12), tmp_path)
    before = saves.read(path).fingerprint()
    for title in NASTY:
        shelf.rename(path, title)
        assert shelf.look_at(path).title == title.strip()
        assert saves.read(path).fingerprint() == before
    assert [file.name for file in tmp_path.glob("*.cytosis")] == [path.name]
    with pytest.raises(DataError):
        shelf.rename(path, "x" * 81)
    with pytest.raises(DataError):
        shelf.rename(path, "a\0b")


@given(st.text(max_size=90))
@settings(max_examples=150)
def test_no_name_leads_out_of_the_folder(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.getbasetemp() / "names"
    folder.mkdir(exist_ok=True)
    target = shelf._free(folder, text)
    assert target.resolve().parent == folder.resolve()
    assert target.name.isascii()
    assert len(target.name) < 60
    try:
        shown = players.title(text)
    except DataError:
        return
    assert shown.isprintable()


def test_a_game_in_play_is_neither_renamed_nor_thrown_away(tmp_path: Path) -> None:
    save = Save.create(played(3), tmp_path)
    assert save.path is not None
    for do in (lambda path: shelf.rename(path, "x"), shelf.throw_away):
        with pytest.raises(SaveLocked):
            do(save.path)
    assert len(saves.read(save.path).journal.lines) == 3
    save.close()


def test_a_copy_goes_its_own_way(tmp_path: Path) -> None:
    path = on_disk(played(12), tmp_path)
    twin = shelf.duplicate(path, "Second try")
    assert twin != path
    assert shelf.look_at(twin).title == "Second try"
    assert saves.read(twin).fingerprint() == saves.read(path).fingerprint()


def test_what_is_thrown_away_can_be_taken_back(tmp_path: Path) -> None:
    path = on_disk(played(3), tmp_path)
    content = path.read_bytes()
    thrown = shelf.throw_away(path)
    assert shelf.files(tmp_path) == []
    assert thrown.read_bytes() == content
    assert shelf.take_back(thrown) == path
    assert path.read_bytes() == content
    path.write_bytes(b"rubbish")  # also a file that nobody can read
    again = shelf.throw_away(path)
    path.write_bytes(content)
    assert shelf.take_back(again) != path
    assert path.read_bytes() == content


def test_a_file_is_passed_on_and_brought_in(tmp_path: Path) -> None:
    path = on_disk(played(12), tmp_path / "mine")
    shelf.rename(path, "Sunday: 1/2")
    out = tmp_path / "out"
    out.mkdir()
    files = [shelf.pass_on(path, out) for _ in range(3)]
    assert [file.name for file in files] == [f"cytosis-Sunday--1-2{n}.cytosis" for n in ("", "-2", "-3")]
    with pytest.raises(SaveError):
        shelf.pass_on(path, files[0])  # never over another file
    arrived = shelf.bring_in(files[0], tmp_path / "theirs" / "saves")
    assert saves.read(arrived).fingerprint() == saves.read(path).fingerprint()
    assert title_of(saves.read(arrived).journal.header) == "Sunday: 1/2"


def test_a_damaged_file_is_brought_in_as_far_as_it_is_good(tmp_path: Path) -> None:
    source = on_disk(played(12), tmp_path / "mine")
    source.write_bytes(source.read_bytes()[:-5])
    arrived = shelf.bring_in(source, tmp_path / "theirs")
    assert len(saves.read(arrived).journal.lines) == 11
    assert kept_aside(arrived) == [source.read_bytes()]
    bad = tmp_path / "bad.cytosis"
    bad.write_bytes(b"MZ")
    with pytest.raises(SaveError):
        shelf.bring_in(bad, tmp_path / "theirs")
    assert len(shelf.files(tmp_path / "theirs")) == 1


def test_bad_files_are_marked_and_never_stop_the_list(tmp_path: Path) -> None:
    good = on_disk(played(12), tmp_path)
    (tmp_path / "a.cytosis").write_bytes(b"\0\1")
    (tmp_path / "b.cytosis").mkdir()
    (tmp_path / "c.cytosis").symlink_to("nowhere")
    (tmp_path / "d.cytosis").write_bytes(good.read_bytes()[:-9])
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "e.cytosis")
    listed = {one.path.name: one for one in map(shelf.look_at, shelf.files(tmp_path))}
    assert {name for name, one in listed.items() if one.problem} == {
        "a.cytosis",
        "b.cytosis",
        "c.cytosis",
        "e.cytosis",
    }
    assert not listed[good.name].note
    assert listed["d.cytosis"].moves == 11
    assert "after move 11" in listed["d.cytosis"].note


def test_the_command_does_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = saves.folder_in(tmp_path)
    name = on_disk(played(12), folder).name

    def run(*words: Any) -> str:
        code, out, err = cytosis(monkeypatch, capsys, tmp_path, "saves", *map(str, words))
        assert (code, err) == (0, "")
        return out

    run("--rename", name, "Monday")
    run("--copy", name, "Tuesday")
    run("--export", name, tmp_path)
    run("--import", tmp_path / "cytosis-Monday.cytosis")
    listed = run()
    assert listed.count("Monday") == 2
    assert listed.count("Tuesday") == 1
    run("--delete", name)
    assert run().count("Monday") == 1
    assert [file.name for file in (folder / "trash").iterdir()] == [name]
