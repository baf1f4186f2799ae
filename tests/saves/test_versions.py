"""Saves of other versions: older ones open as they were, newer ones are refused and left alone."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from cytosis import __version__
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.engine import Match
from cytosis.engine.errors import NewerSave, SaveError
from cytosis.engine.journal import FORMAT, SNAPSHOT_EVERY, STEPS
from cytosis.engine.rng import Rng
from tests.saves.games import kept_aside, on_disk, played, reopened, resealed, states_of
from tests.saves.record import kept
from tests.tables import choose

OLD = sorted(Path(__file__).parent.glob("format*/*.cytosis"))
WITH_SNAPSHOTS = sorted(Path(__file__).parent.glob("format*/*.cytosis.gz"))
"""Games of this format and of those before it that keep snapshots, recorded by :mod:`.record`."""
PRESENT = [file for file in WITH_SNAPSHOTS if file.parent.name == f"format{FORMAT}"]
FINGERPRINTS = {
    file.parent / line.split()[0]: line.split()[1]
    for file in Path(__file__).parent.glob("format*/fingerprints.txt")
    for line in file.read_text(encoding="utf-8").splitlines()
}


OTHERWISE = {"cytosis-first-epigenetic-4p": 199}
"""Games that the present rules no longer lead along, and how far they do: they hold no snapshots."""


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_there_is_a_step_and_data_for_every_older_format() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))
    assert {file.parent.name for file in (*OLD, *WITH_SNAPSHOTS)} == {f"format{n}" for n in (*STEPS, FORMAT)}
    assert len(OLD) + len(WITH_SNAPSHOTS) == len(FINGERPRINTS)
    assert len(OLD) >= 20


def test_there_is_a_running_and_a_finished_save_of_every_edition_and_module_set() -> None:
    sets = {str(table) for table in kept()}
    found = {file.name.removesuffix(".cytosis.gz") for file in PRESENT}
    assert found >= {f"{table}-{kind}" for table in sets for kind in ("running", "finished")}


@pytest.mark.parametrize(
    "file", WITH_SNAPSHOTS, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}"
)
def test_a_save_of_earlier_rules_opens_and_goes_on_to_its_end(file: Path, tmp_path: Path) -> None:
    """With the state it had, or (rules have changed since) from a snapshot of its last ten lines."""
    path = tmp_path / file.name.removesuffix(".gz")
    path.write_bytes(gzip.decompress(file.read_bytes()))
    lines = len(lines_of(path)) - 1
    reading = saves.look(path)
    assert reading.moves > lines - 2 * SNAPSHOT_EVERY
    save, match = Save.open(path)
    assert match.fingerprint() == FINGERPRINTS[file] or "different rules" in save.note
    rng = Rng(5)
    while match.pending() is not None:
        match.play(choose(rng, match.legal()))
        save.append()
    save.close()
    assert saves.read(path).fingerprint() == match.fingerprint()
    assert match.outcome() is not None
    assert lines_of(path)[0]["format"] == FORMAT
    assert bool(match.ruleset.values) == ("-own-" in file.name)


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_an_older_save_opens_with_the_state_it_was_made_with(file: Path, tmp_path: Path) -> None:
    path = tmp_path / file.name
    shutil.copy(file, path)
    match, note = reopened(path)
    if file.stem in OTHERWISE:
        assert "different rules" in note
        assert len(match.journal.lines) == OTHERWISE[file.stem]
    else:
        assert match.fingerprint() == FINGERPRINTS[file]
        assert note == ""
    assert lines_of(path)[0]["format"] == FORMAT
    assert kept_aside(path) == [file.read_bytes()]
    save, match = Save.open(path)  # and goes on in the present format
    if match.pending() is not None:
        match.play(match.legal()[0])
        save.append()
    save.close()
    assert saves.read(path).fingerprint() == match.fingerprint()
    assert len(kept_aside(path)) == 1


def test_an_older_journal_is_read_as_one_text_too() -> None:
    file = next(file for file in OLD if file.parent.name == "format1")
    header, *moves = lines_of(file)
    text = json.dumps({"header": header, "moves": moves})
    assert Match.from_json(text).fingerprint() == FINGERPRINTS[file]


def test_damage_in_an_older_save_costs_only_the_moves_after_it(tmp_path: Path) -> None:
    file = max(OLD, key=lambda file: file.stat().st_size)
    path = tmp_path / file.name
    lines = file.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:50], b"?", *lines[51:]]))
    match, note = reopened(path)
    assert "goes on after move 49" in note
    assert match.fingerprint() == lines_of(file)[49]["state"]


@pytest.mark.parametrize("version", ["9.1.0", None, 7, "x" * 50])
def test_a_newer_save_is_refused_by_its_version_and_left_alone(tmp_path: Path, version: Any) -> None:
    path = on_disk(played(5), tmp_path)
    lines = lines_of(path)
    lines[0] |= {"format": FORMAT + 1, "new": 1, "about": {"version": version}}
    path.write_bytes(resealed(lines))
    before = path.read_bytes()
    shown = version if version == "9.1.0" else "?"
    for attempt in (saves.read, Save.open):
        with pytest.raises(
            NewerSave, match=f"made with Cytosis {shown}, you have {__version__}".replace("?", r"\?")
        ):
            attempt(path)
    assert path.read_bytes() == before
    assert kept_aside(path) == []


# --- rules that have changed since


def changed(path: Path, after: int) -> list[dict[str, Any]]:
    """The save as other rules would have made it: other data, and another state from some move on."""
    lines = lines_of(path)
    lines[0]["rules"] = "0" * 16
    lines[after]["state"] = "0" * 64
    return lines


def test_a_game_of_other_rules_opens_from_its_last_snapshot_and_says_so(tmp_path: Path) -> None:
    match = played(37)
    path = on_disk(match, tmp_path)
    path.write_bytes(resealed(changed(path, after=14)))
    again, note = reopened(path)
    assert again.fingerprint() == match.fingerprint()
    assert "different rules" in note
    assert "after move 37" in note
    assert again.journal.header["snapshot"] == lines_of(on_disk(match, tmp_path))[30]["snapshot"]
    assert len(kept_aside(path)) == 1


def test_moves_after_the_snapshot_are_taken_as_far_as_they_fit(tmp_path: Path) -> None:
    match = played(37)
    path, states = on_disk(match, tmp_path), states_of(match)
    lines = changed(path, after=14)
    lines[34]["state"] = "1" * 64
    path.write_bytes(resealed(lines))
    again, note = reopened(path)
    assert "after move 33" in note
    assert again.fingerprint() == states[33]


def test_the_same_rules_trust_no_snapshot(tmp_path: Path) -> None:
    """Whoever edits a move of a game of our own rules gets the moves before it, and no further."""
    match = played(37)
    path, states = on_disk(match, tmp_path), states_of(match)
    lines = lines_of(path)
    lines[14]["state"] = "0" * 64
    path.write_bytes(resealed(lines))
    again, note = reopened(path)
    assert again.fingerprint() == states[13]
    assert "move 14" in note


@pytest.mark.parametrize("key", ["deck", "seats", "rng", "round"])
def test_a_forged_snapshot_is_not_taken(tmp_path: Path, key: str) -> None:
    """The snapshot before it is, and the moves from there on are played by the rules."""
    match = played(25)
    path = on_disk(match, tmp_path)
    lines = changed(path, after=4)
    lines[20]["snapshot"][key] = None
    path.write_bytes(resealed(lines))
    again, _ = reopened(path)
    assert again.fingerprint() == match.fingerprint()
    assert len(again.journal.lines) == 15


def test_a_snapshot_that_is_not_the_state_is_damage(tmp_path: Path) -> None:
    match = played(12)
    path, states = on_disk(match, tmp_path), states_of(match)
    lines = lines_of(path)
    lines[10]["snapshot"]["round"] += 1
    path.write_bytes(resealed(lines))
    with pytest.raises(SaveError, match="move 10"):
        saves.read(path)
    assert reopened(path)[0].fingerprint() == states[9]
