"""The list of saves: from the ends of the files, quick whatever they hold, and never trusted for play."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import glance, glances, reading, saves, shelf
from cytosis.app.files.glances import Glances, Reader
from cytosis.app.play.players import hand_over_note
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from tests.app.games import cytosis, new_match
from tests.saves.games import on_disk, played
from tests.tables import choose

BOTH = ("epigenetic", "virus")


def restless(seed: int) -> Match:
    """A game in which moves are taken back, seats change hands and practice rewinds."""
    match, rng = new_match("human,human,medium", seed, expansions=BOTH, length="short"), Rng(seed)
    for _ in range(rng.below(120)):
        if match.pending() is None:
            break
        match.play(choose(rng, match.legal()))
        what = rng.below(8)
        if what == 0:
            match.undo()
        elif what == 1:
            match.rewind(rng.below(3))
        elif what == 2:
            match.note(rng.below(3), hand_over_note(("hard", "human", "easy:detox")[rng.below(3)]))
    return match


@pytest.mark.parametrize("seed", range(40))
def test_it_tells_what_playing_the_game_through_tells(seed: int, tmp_path: Path) -> None:
    path = on_disk(restless(seed), tmp_path)
    found = glance.look_at(path)
    assert found == glance._thorough(path, found.when, path.read_bytes())
    assert found.problem == found.note == ""


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Counts the games that are played through, and the characters that are parsed."""
    counted = {"replays": 0, "characters": 0}
    whole, parse = reading.read_bytes, json.loads

    def replayed(path: Path, data: bytes) -> Any:
        counted["replays"] += 1
        return whole(path, data)

    def counting(text: Any, **more: Any) -> Any:
        counted["characters"] += len(text)
        return parse(text, **more)

    monkeypatch.setattr(glance, "read_bytes", replayed)
    monkeypatch.setattr(json, "loads", counting)
    return counted


def rubbish(path: Path, size: int = 4 << 20) -> Path:
    """A good header, and behind it lines that look like ours."""
    header, first, _ = path.read_bytes().split(b"\n", 2)
    bad = path.with_name("game-99999-bad.cytosis")
    line = first[:-20] + b'0000"}\n'
    bad.write_bytes(header + b"\n" + line * (size // len(line)))
    return bad


def test_no_game_is_played_through_for_a_list(tmp_path: Path, work: dict[str, int]) -> None:
    paths = [on_disk(played(300, seed), tmp_path) for seed in range(5)]
    size = sum(path.stat().st_size for path in paths)
    assert all(not glance.look_at(path).problem for path in paths)
    assert work["replays"] == 0
    assert work["characters"] < size / 4


@pytest.mark.parametrize("kind", ["lines", "one line"])
def test_megabytes_of_rubbish_cost_next_to_nothing(tmp_path: Path, work: dict[str, int], kind: str) -> None:
    path = on_disk(played(30), tmp_path)
    bad = rubbish(path)
    if kind == "one line":
        bad.write_bytes(path.read_bytes().partition(b"\n")[0] + b"\n" + b"x" * (4 << 20))
    work["characters"] = 0
    found = glance.look_at(bad)
    assert found.moves == 0
    assert "goes on after move 0" in found.note
    assert work["characters"] < 64 << 10


def test_whatever_the_end_of_a_file_is_nothing_is_raised(tmp_path: Path) -> None:
    path = on_disk(played(45), tmp_path)
    data, rng = path.read_bytes(), Rng(3)
    for _ in range(300):
        place = len(data) - 1 - rng.below(9000)
        path.write_bytes(data[:place] + bytes([rng.below(256)]) + data[place + 1 + rng.below(3) :])
        found = glance.look_at(path)
        assert found.problem or found.moves <= 45
    for end in (
        b"",
        b"{}\n",
        b"[]\n",
        b'{"do":1}\n',
        b'{"do":"undo","n":46}\n',
        b"[" * 5000 + b"\n",
        b"\xff\n",
    ):
        path.write_bytes(data + end)
        found = glance.look_at(path)
        assert not found.problem
        assert (found.fault == "") == (end == b"")


def test_a_lost_line_in_the_middle_is_noticed(tmp_path: Path) -> None:
    path = on_disk(played(45), tmp_path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:20], *lines[21:]]))
    assert "after move 19" in glance.look_at(path).note


# --- remembered


def test_what_is_remembered_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = saves.folder_in(tmp_path)
    path = on_disk(restless(7), folder)
    first = Glances(folder)
    found = first.look_at(path)
    first.keep()
    monkeypatch.setattr(glance, "look_at", lambda path: pytest.fail("read"))
    assert Glances(folder).look_at(path) == found


@pytest.mark.parametrize("change", ["size", "time", "version", "gone"])
def test_a_changed_file_is_read_again(tmp_path: Path, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = saves.folder_in(tmp_path)
    path = on_disk(played(20), folder)
    first = Glances(folder)
    assert first.look_at(path).moves == 20
    first.keep()
    kept = tmp_path / glances.FILE
    if change == "version":
        kept.write_text(kept.read_text().replace('"version": "', '"version": "9'))
    elif change == "gone":
        kept.unlink()
    else:
        stamp = path.stat()
        save, match = saves.Save.open(path)
        match.play(match.legal()[0])
        save.append()
        save.close()
        if change == "size":  # a clock that stands still
            os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    read: list[Path] = []
    whole = glance.look_at

    def counting(path: Path) -> glance.Shelved:
        read.append(path)
        return whole(path)

    monkeypatch.setattr(glance, "look_at", counting)
    assert Glances(folder).look_at(path).moves == len(saves.read(path).journal.lines)
    assert read == [path]


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {"players": 1},
        {"players": [["a", "b"]]},
        {"players": [["\x1b[2J", "human", None]]},
        {"moves": "1"},
        {"moves": -1},
        {"turn": 9},
        {"turn": "x"},
        {"title": 1},
        {"expansions": [1]},
        {"round": True},
    ],
)
def test_nobody_believes_a_forged_memory(tmp_path: Path, entry: Any) -> None:
    folder = saves.folder_in(tmp_path)
    path = on_disk(played(20), folder)
    first = Glances(folder)
    found = first.look_at(path)
    first.keep()
    kept = tmp_path / glances.FILE
    data = json.loads(kept.read_text())
    old = data["saves"][path.name]
    data["saves"][path.name] = {**old, **entry} if isinstance(entry, dict) else entry
    kept.write_text(json.dumps(data))
    assert Glances(folder).look_at(path) == found
    for text in ("[]", '{"version": 1}', json.dumps({**data, "saves": 3}), "{", "\0"):
        kept.write_text(text)
        assert Glances(folder).look_at(path) == found


def test_a_believable_memory_changes_no_game(tmp_path: Path) -> None:
    """Only the list shows it; the game is what its lines say."""
    folder = saves.folder_in(tmp_path)
    path = on_disk(played(20), folder)
    first = Glances(folder)
    first.look_at(path)
    first.keep()
    kept = tmp_path / glances.FILE
    kept.write_text(kept.read_text().replace('"moves": 20', '"moves": 99'))
    assert Glances(folder).look_at(path).moves == 99
    assert len(saves.read(path).journal.lines) == 20
    save, match = saves.Save.open(path)
    save.close()
    assert len(match.journal.lines) == 20


def test_what_is_damaged_is_not_remembered(tmp_path: Path) -> None:
    """Its words are of one language, and it may be mended."""
    folder = saves.folder_in(tmp_path)
    path = on_disk(played(20), folder)
    path.write_bytes(path.read_bytes()[:-3])
    first = Glances(folder)
    assert first.look_at(path).note
    first.keep()
    assert not (tmp_path / glances.FILE).exists()
    assert first.look_at(folder / "gone.cytosis").problem


# --- in the background


def test_a_reader_apart_answers_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = saves.folder_in(tmp_path)
    paths = [on_disk(played(5, seed), folder) for seed in range(4)]
    reader = Reader(folder, apart=True)
    reader.want(paths)
    reader.want(paths[2:])
    until = time.monotonic() + 300
    while reader.busy and time.monotonic() < until:
        time.sleep(0.01)
    assert [reader.get(path) for path in paths] == [shelf.look_at(path) for path in paths]
    reader.stop()


def test_control_signs_in_names_of_files_reach_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = saves.folder_in(tmp_path)
    path = on_disk(played(5), folder)
    path.rename(folder / "a\x1b[2J\nb.cytosis")
    (folder / "c\x07.cytosis").write_bytes(b"no game")
    for more in ((), ("--json",)):
        code, out, err = cytosis(monkeypatch, capsys, tmp_path, "saves", *more)
        assert code == 0
        assert "\x1b" not in out + err
        assert "\x07" not in out + err
        assert "a\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}b.cytosis" in out


def test_a_game_from_a_laid_table_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = saves.folder_in(tmp_path)
    match = played(20)
    plain = on_disk(match, folder)
    laid = on_disk(Match.from_snapshot(match.snapshot(), match.journal.header["about"]), folder)
    first = Glances(folder)
    for look in (shelf.look_at, first.look_at, first.look_at):
        assert (look(plain).branched, look(laid).branched) == (False, True)
    _, out, _ = cytosis(monkeypatch, capsys, tmp_path, "saves")
    assert next(line for line in out.splitlines() if "played on from a move" in line).startswith(laid.name)
    assert out.count("played on from a move") == 1
