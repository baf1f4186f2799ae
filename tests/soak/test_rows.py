"""Every row of the fault model at a small size; ``dev.py soak`` runs the same at full size."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from cytosis.app.files.saves import Save, whole_file
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from tests.soak import disk, kill, power
from tests.soak.board import Row, Run
from tests.soak.rows import ordered
from tests.soak.scripted import Script, verdict

OPTIONAL = {"37"}


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.set_default(Texts("en"))


@pytest.mark.parametrize("row", ordered(), ids=lambda row: f"row {row.number}")
def test_row(row: Row, tmp_path: Path) -> None:
    if missing := row.missing():
        pytest.skip(f"not here: {', '.join(missing)}")
    run = Run(row.small, tmp_path)
    row.work(run)
    assert run.failures == []
    assert run.reached > 0


def test_no_row_of_the_fault_model_is_forgotten() -> None:
    numbers = {"".join(filter(str.isdigit, row.number)) for row in ordered()}
    assert numbers | OPTIONAL == {str(number) for number in range(1, 42)}


def test_letting_others_in_leaves_the_folders_of_the_system_alone(tmp_path: Path) -> None:
    """As root the row once took the right to write into /tmp from everybody."""
    place = tmp_path / "a" / "b"
    place.mkdir(parents=True)
    place.parent.chmod(0o1733)
    top = Path(tempfile.gettempdir())
    before = top.stat().st_mode
    disk._let_others_in(place)
    assert top.stat().st_mode == before
    assert place.parent.stat().st_mode & 0o7777 == 0o1777
    other = tmp_path / "other"
    other.mkdir(mode=0o700)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tempfile.tempdir", str(other))  # a place that is not below it
        disk._let_others_in(other)
    assert other.stat().st_mode & 0o7777 == 0o700


# --- the oracles see what they should: broken on purpose, every one of them must turn red


def test_a_move_that_is_not_synced_is_lost_by_the_power(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("safe_file", "saves"):
        monkeypatch.setattr(f"cytosis.app.files.{module}.write_all", lambda file, data: os.write(file, data))
    run = Run(1, tmp_path)
    power.power_cut(run)
    assert run.failures


def test_a_folder_that_is_not_synced_loses_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cytosis.app.files.safe_file.sync_folder", lambda folder: None)
    run = Run(1, tmp_path)
    power.power_cut(run)
    assert run.failures


def test_a_move_told_before_it_is_written_is_noticed(tmp_path: Path) -> None:
    script = Script.of(1, 6)
    save = Save.create(script.fresh(), tmp_path)
    save.close()
    assert verdict(tmp_path, script, 0) == ""
    assert verdict(tmp_path, script, 2)
    assert verdict(tmp_path / "elsewhere", script, -1) == ""


def test_a_repair_in_place_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cytosis.app.files.saves.copy_aside", lambda path, data: path)
    run = Run(1, tmp_path)
    power.power_cut_in_repair(run)
    assert run.failures


def test_writing_in_place_does_not_survive_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What everybody would write first: the whole file again and again."""

    def naive(self: Save) -> None:
        path = tmp_path / self._folder.name / "game-00001-aaaaaa.cytosis"
        path.parent.mkdir(exist_ok=True)
        journal = self._match.journal
        with path.open("wb", buffering=0) as file:
            os.write(file.fileno(), whole_file(journal))

    monkeypatch.setattr(Save, "append", naive)
    run = Run(1, tmp_path)
    kill.killed_at_each_operation(run)
    assert run.failures
