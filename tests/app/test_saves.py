"""Saves: what was acknowledged is on disk, and no damage gets in."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from hypothesis import given, settings
from hypothesis import strategies as st

from cytosis.app.files import saves, shelf
from cytosis.app.files.saves import Save
from cytosis.app.play.players import Player, about, name, players_of, seat_players, title, title_of
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.codec import canonical
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.journal import Journal
from tests.app.games import new_match, play


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A small game on disk, its file free to be opened."""
    save = Save.create(play(new_match(), 5), tmp_path)
    save.close()
    return path_of(save)


def path_of(save: Save) -> Path:
    assert save.path is not None
    return save.path


def refusal(path: Path) -> str:
    """What is wrong with a file; it is either refused and untouched, or opened with that said."""
    with pytest.raises(SaveError) as caught:
        saves.read(path)
    text = str(caught.value)
    before = path.read_bytes() if path.is_file() else b""
    try:
        save, _ = Save.open(path)
    except SaveError:
        assert not path.is_file() or path.read_bytes() == before
    else:
        save.close()
        assert text in save.note
        assert before in [file.read_bytes() for file in (path.parent / "quarantine").iterdir()]
        path.write_bytes(before)
    assert "\n" not in text
    return text


# --- writing


def test_a_save_is_the_journal_line_by_line(tmp_path: Path) -> None:
    match = new_match()
    save = Save.create(match, tmp_path / "deep" / "saves")
    path = path_of(save)
    assert path.parent == tmp_path / "deep" / "saves"
    assert path.suffix == ".cytosis"
    assert path.read_bytes() == canonical(match.journal.header).encode() + b"\n"
    for count in range(1, 8):
        play(match, 1)
        save.append()
        assert save.written == count
        lines = [match.journal.header, *match.journal.lines]
        assert path.read_bytes() == b"".join(canonical(line).encode() + b"\n" for line in lines)
    save.append()
    assert saves.read(path).fingerprint() == match.fingerprint()
    assert list(path.parent.glob("*.tmp")) == []


def test_an_undo_is_a_line_too(tmp_path: Path) -> None:
    match = new_match()
    save = Save.create(match, tmp_path)
    play(match, 1)
    assert match.undo()
    save.append()
    assert save.written == 2
    assert b'"do":"undo"' in path_of(save).read_bytes()
    save.close()
    _, again = Save.open(path_of(save))
    assert again.journal.lines == match.journal.lines
    assert again.fingerprint() == new_match().fingerprint()


def test_a_move_is_synced_before_append_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, write = os.fsync, os.write

    def watched_sync(fd: int) -> None:
        done.append("sync")
        fsync(fd)

    def short_write(fd: int, data: bytes) -> int:
        done.append("write")
        return write(fd, data[:100])

    monkeypatch.setattr(os, "fsync", watched_sync)
    monkeypatch.setattr(os, "write", short_write)
    match = new_match()
    save = Save.create(match, tmp_path)
    assert done[-3:] == ["sync"] * 3  # the file, its folder, the folder's folder
    done.clear()
    play(match, 1)
    save.append()
    assert done[-1] == "sync"
    assert done.count("write") > 1  # in pieces, and still whole
    assert saves.read(path_of(save)).fingerprint() == match.fingerprint()


def test_file_names_are_ours_and_count_up(tmp_path: Path) -> None:
    (tmp_path / "game-odd-x.cytosis").write_text("?", encoding="utf-8")
    names = [path_of(Save.create(new_match(names="../../x"), tmp_path)).name for _ in range(3)]
    assert [name[:11] for name in names] == ["game-00001-", "game-00002-", "game-00003-"]


def test_a_resumed_game_goes_on_in_its_file(saved: Path) -> None:
    save, match = Save.open(saved)
    assert save.path == saved
    assert save.written == 5
    play(match, 3)
    save.append()
    save.close()
    assert len(saves.read(saved).journal.lines) == 8


def test_a_copy_has_a_title_and_the_game_goes_on(tmp_path: Path) -> None:
    match = play(new_match(), 4)
    save = Save.create(match, tmp_path)
    copy = save.copy("Sunday")
    assert copy != save.path
    twin = saves.read(copy)
    assert title_of(twin.journal.header) == "Sunday"
    assert twin.fingerprint() == match.fingerprint()
    assert title_of(saves.read(path_of(save)).journal.header) == ""


def test_saves_are_listed_newest_first(tmp_path: Path) -> None:
    paths = [path_of(Save.create(new_match(), tmp_path)) for _ in range(3)]
    os.utime(paths[0], ns=(1, 1 << 62))
    assert saves.files_in(tmp_path) == [paths[0], paths[2], paths[1]]
    assert saves.folder_in(tmp_path) == tmp_path / "saves"


def test_a_copy_is_listed_after_the_game_that_goes_on(tmp_path: Path) -> None:
    save = Save.create(play(new_match(), 2), tmp_path)
    copies = [save.copy("Sunday"), shelf.duplicate(path_of(save), "Monday")]
    assert saves.files_in(tmp_path)[0] == path_of(save)
    assert set(saves.files_in(tmp_path)[1:]) == set(copies)


# --- two at once


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    save = Save.create(play(new_match(), 2), tmp_path)
    path = path_of(save)
    with pytest.raises(SaveError, match="open in another window"):
        Save.open(path)
    assert saves.read(path).seats == 3  # looking is free
    save.close()
    save.close()
    again, _ = Save.open(path)
    with pytest.raises(SaveError, match="open in another window"):
        Save.open(path)
    again.close()


def test_a_damaged_file_is_not_kept_locked(saved: Path) -> None:
    saved.write_bytes(b"{}\n")
    for _ in range(2):
        with pytest.raises(SaveError, match="damaged"):
            Save.open(saved)


def test_there_is_no_lock_that_a_crash_would_leave(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def acquire(self: FileLock, *args: Any, **kwargs: Any) -> None:
        assert self._fallback_to_soft is False
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(FileLock, "acquire", acquire)
    with pytest.raises(SaveError, match="cannot lock files"):
        Save.open(saved)


# --- a disk that fails


def failing(number: int) -> Any:
    def fail(*args: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EDQUOT, "disk is full"),
        (errno.EIO, "check the disk"),
        (errno.EROFS, "permissions"),
    ],
)
@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_failing_disk_is_told_and_the_next_attempt_saves_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, words: str
) -> None:
    match = play(new_match(), 2)
    save = Save.create(match, tmp_path)
    for _ in range(2):
        play(match, 1)
        with monkeypatch.context() as broken:
            broken.setattr(os, call, failing(number))
            with pytest.raises(SaveError, match=words) as caught:
                save.append()
        assert path_of(save).name in str(caught.value)
        assert str(tmp_path) not in str(caught.value)
        assert save.written == 2
    save.append()
    assert save.written == 4
    assert saves.read(path_of(save)).fingerprint() == match.fingerprint()


def test_half_a_line_is_overwritten_by_the_next_attempt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    save = Save.create(match, tmp_path)
    play(match, 1)
    write = os.write
    with monkeypatch.context() as broken:
        calls = iter([lambda fd, data: write(fd, data[:40]), failing(errno.ENOSPC)])
        broken.setattr(os, "write", lambda fd, data: next(calls)(fd, data))
        with pytest.raises(SaveError):
            save.append()
    assert "move 1 breaks off" in str(saves.read_bytes(path_of(save), path_of(save).read_bytes()).problem)
    save.append()
    assert saves.read(path_of(save)).fingerprint() == match.fingerprint()


def test_a_save_that_cannot_be_made_is_made_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    save = Save(match, tmp_path / "saves")
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", failing(errno.ENOSPC))
        with pytest.raises(SaveError, match="disk is full"):
            save.append()
    assert save.path is None
    assert list((tmp_path / "saves").glob("*.tmp")) == list((tmp_path / "saves").glob("*.cytosis")) == []
    play(match, 2)
    save.append()
    assert save.written == 2
    assert saves.read(path_of(save)).fingerprint() == match.fingerprint()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match=r"saves is not there"):
        Save.create(new_match(), tmp_path / "file" / "saves")


def test_a_file_that_vanished_or_changed_is_told(tmp_path: Path) -> None:
    match = new_match()
    save = Save.create(match, tmp_path)
    play(match, 1)
    good = path_of(save).read_bytes()
    path_of(save).write_bytes(good + b"more\n")
    with pytest.raises(SaveError, match="changed by another program"):
        save.append()
    assert path_of(save).read_bytes() == good + b"more\n"
    path_of(save).unlink()
    with pytest.raises(SaveError, match="is not there"):
        save.append()
    assert saves.read(save.copy("rescued")).fingerprint() == match.fingerprint()


# --- damage


def test_every_flipped_byte_is_refused_or_leads_to_a_legal_game(saved: Path) -> None:
    """Three flips of every byte: nothing but SaveError, and never a state that moves do not lead to."""
    good = saved.read_bytes()
    states = {Match.opened(saves.read(saved).journal.header).fingerprint()}
    states |= {line["state"] for line in saves.read(saved).journal.lines}
    accepted = 0
    for i in range(len(good)):
        for flip in (0x01, 0x20, 0x80):
            data = good[:i] + bytes([good[i] ^ flip]) + good[i + 1 :]
            try:
                reading = saves.read_bytes(saved, data)
            except SaveError:
                continue
            accepted += reading.problem is None
            assert reading.match.fingerprint() in states
    assert accepted == 0


def test_every_cut_is_refused_and_names_the_move(saved: Path) -> None:
    good = saved.read_bytes()
    ends = [i for i, byte in enumerate(good) if byte == 0x0A]
    for length in range(ends[0]):
        with pytest.raises(SaveError, match="damaged"):
            saves.read_bytes(saved, good[:length])
    for length in range(ends[0] + 2, len(good)):
        if length - 1 not in ends:  # there it is a whole, shorter game
            move = sum(end < length for end in ends)
            assert f"move {move} breaks off" in str(saves.read_bytes(saved, good[:length]).problem)
    saved.write_bytes(good[: ends[0]])
    assert "move 0 breaks off" in refusal(saved)
    saved.write_bytes(good[:-1])
    assert "move 5 breaks off" in refusal(saved)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda lines: [lines[0], *lines[2:]], "move 1 was damaged or changed"),
        (lambda lines: [*lines[:2], lines[3], lines[2], *lines[4:]], "move 2 was damaged or changed"),
        (lambda lines: [*lines[:3], b"no json", *lines[4:]], "move 3: not readable as JSON"),
        (
            lambda lines: [*lines[:3], lines[3].replace(b",", b", ", 1), *lines[4:]],
            "move 3: it was not written by this program",
        ),
        (lambda lines: [*lines[:4], b"", *lines[4:]], "move 4: not readable"),
        (lambda lines: [b"", *lines], "not readable as JSON"),
        (lambda lines: [b"[]"], "the header is not a sealed line"),
        (lambda lines: [lines[0].replace(b'"format":3', b'"format":2')], "the header was damaged"),
        (lambda lines: [b'{"header":{},"moves":[]}'], "the header is not a sealed line"),
        (lambda lines: [*lines, b"\x00"], "not a text file"),
        (lambda lines: [*lines, b"\xff"], "not a text file"),
        (lambda lines: [*lines, b"x" * (257 << 10)], "a line of more than 64 KiB"),
    ],
)
def test_damage_is_named(saved: Path, damage: Any, words: str) -> None:
    lines = saved.read_bytes().split(b"\n")[:-1]
    saved.write_bytes(b"".join(line + b"\n" for line in damage(lines)))
    text = refusal(saved)
    assert words in text
    assert saved.name in text


def test_an_illegal_move_with_a_right_seal_is_refused_by_the_rules(saved: Path) -> None:
    old = saves.read(saved).journal
    journal = Journal({key: value for key, value in old.header.items() if key != "check"})
    journal.append(**{key: old.lines[0][key] for key in ("seat", "do", "state")})
    journal.append(0, "place nucleus.3", old.lines[1]["state"])
    saved.write_bytes(b"".join(canonical(line).encode() + b"\n" for line in [journal.header, *journal.lines]))
    assert "move 2 ('place nucleus.3')" in refusal(saved)
    reading = saves.read_bytes(saved, saved.read_bytes())
    assert len(reading.match.journal.lines) == 1  # the good part is there for whoever wants to rescue it


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    assert "is not there" in refusal(tmp_path / "nothing.cytosis")
    assert "is not there" in refusal(tmp_path / "no" / "such" / "folder.cytosis")
    (tmp_path / "folder.cytosis").mkdir()
    assert "is not a file" in refusal(tmp_path / "folder.cytosis")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.cytosis")
        assert "is not a file" in refusal(tmp_path / "pipe.cytosis")


def test_opening_leaves_nothing_behind(saved: Path, tmp_path: Path) -> None:
    """Not beside a file that is not there, nor one that is refused, nor one that was played and closed."""
    bad = tmp_path / "bad.cytosis"
    bad.write_bytes(b"no save")
    before = sorted(saved.parent.rglob("*")), sorted(tmp_path.rglob("*"))
    for path in (tmp_path / "nothing.cytosis", tmp_path / "no" / "folder.cytosis", bad):
        with pytest.raises(SaveError):
            Save.open(path)
    save, _ = Save.open(saved)
    assert [file.name for file in saved.parent.glob("*.lock")] == [f"{saved.name}.lock"]
    save.close()
    assert (sorted(saved.parent.rglob("*")), sorted(tmp_path.rglob("*"))) == before


def test_a_lock_without_its_file_lets_one_in_and_not_two(saved: Path) -> None:
    """Closing removes the lock's file: whoever asked at that moment must not share with who comes next."""
    first, _ = Save.open(saved)
    with open(f"{saved}.lock", "rb"):  # somebody else is just asking
        first.close()
        second, _ = Save.open(saved)
        with pytest.raises(saves.SaveLocked):
            Save.open(saved)
        second.close()


def test_an_exported_journal_can_be_read(tmp_path: Path) -> None:
    match = play(new_match(), 6)
    file = tmp_path / "game.json"
    for text in (match.to_json(), match.to_json() + "\n"):
        file.write_text(text, encoding="utf-8")
        assert saves.read(file).fingerprint() == match.fingerprint()


def test_problems_are_told_in_the_language_of_the_player(saved: Path) -> None:
    i18n.set_default(Texts("it"))
    saved.write_bytes(b"\0")
    assert "non è un file di testo" in refusal(saved)


# --- who sits where


@given(st.text(max_size=60))
@settings(max_examples=50)
def test_a_name_is_short_and_printable_or_refused(text: str) -> None:
    try:
        shown = name(text)
    except DataError:
        return
    assert 0 < len(shown) <= 40
    assert shown.isprintable()
    assert name(shown) == shown


def test_names_and_titles_have_limits() -> None:
    assert name("  Ada   Lovelace ") == "Ada Lovelace"
    for bad in ("", "x" * 41, "a\x1b[2Jb"):
        with pytest.raises(DataError, match="cannot be a name"):
            name(bad)
    assert title("x" * 80)
    with pytest.raises(DataError, match="at most 80"):
        title("x" * 81)


def test_players_get_names_and_unknown_agents_are_refused() -> None:
    players = seat_players(["human", "random", "greedy"], ["Ada"])
    assert players == (Player("Ada", "human"), Player("Camillo", "random"), Player("Rita", "greedy"))
    assert seat_players(["human"])[0].name == "Player 1"
    with pytest.raises(DataError, match=r"no player 'clever': choose among human, random"):
        seat_players(["human", "clever"])
    with pytest.raises(DataError, match="same name"):
        seat_players(["human", "human"], ["Ada", "Ada"])


def test_a_header_without_players_gets_some() -> None:
    header = Match.new(Ruleset(), 2, 1).journal.header
    assert [player.name for player in players_of(header)] == ["Player 1", "Player 2"]
    assert title_of(header) == ""


@pytest.mark.parametrize(
    "players",
    [
        [],
        {},
        5,
        [{"name": "Ada", "agent": "human"}],
        [{"name": "Ada", "agent": "human"}, {"name": "Bob"}],
        [{"name": "Ada", "agent": "human"}, {"name": "x" * 41, "agent": "human"}],
        [{"name": "Ada", "agent": "human"}, {"name": "B\x1b[2J", "agent": "human"}],
        [{"name": "Ada", "agent": "human"}, {"name": 7, "agent": "human"}],
        [{"name": "Ada", "agent": "human"}, {"name": "Bob", "agent": ""}],
        [{"name": "Ada", "agent": "human"}, {"name": "Bob", "agent": 7}],
        [{"name": "Ada", "agent": "human"}, "Bob"],
    ],
)
def test_a_save_with_wrong_players_is_refused(tmp_path: Path, players: Any) -> None:
    match = Match.new(Ruleset(), 2, 1, {"players": players})
    path = path_of(Save.create(match, tmp_path))
    with pytest.raises(SaveError, match="the players in its header do not match"):
        saves.read(path)


@pytest.mark.parametrize("bad", [7, "x" * 81, "a\nb\x1b"])
def test_an_unfit_title_is_not_shown(bad: Any) -> None:
    header = Match.new(
        Ruleset(), 2, 1, {**about(seat_players(["human", "random"])), "title": bad}
    ).journal.header
    assert title_of(header) == ""
