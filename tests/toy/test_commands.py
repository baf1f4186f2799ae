"""Every command of the program works for a game that has nothing but rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.cli.main import FAILED, FINE, main
from cytosis.engine import Match, Ruleset

pytestmark = pytest.mark.toy


def saved(folder: Path) -> Match:
    """A finished game on disk."""
    match = Match.new(Ruleset("toy"), 3, 5)
    save = Save.create(match, saves.folder_in(folder))
    while legal := match.legal():
        match.play(legal[0])
        save.append()
    save.close()
    return match


def said(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["--data-dir", str(folder), "--lang", "en", *words]) == FINE
    return capsys.readouterr().out


def test_replay_tells_it_move_by_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = saved(tmp_path)
    path = str(next(saves.folder_in(tmp_path).glob("*.cytosis")))
    whole = said(tmp_path, capsys, "replay", path, "--check")
    assert match.fingerprint()[:16] in whole
    assert len([line for line in whole.splitlines() if line.startswith("#")]) == len(match.journal.lines)
    begun = said(tmp_path, capsys, "replay", path, "--to", "2", "--game", "toy")
    assert len([line for line in begun.splitlines() if line.startswith("#")]) == 2
    assert main(["--data-dir", str(tmp_path), "replay", path, "--game", "cytosis"]) == FAILED
    assert "toy" in capsys.readouterr().err


def test_bench_measures_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    said(tmp_path, capsys, "bench", "--game", "toy", "--part", "engine", "--rounds", "1", "--json", str(file))
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["ruleset"]["game"] == "toy"
    assert report["figures"]["random play, 4 seats: decisions a game"] == 12
    wanted = {"determinize: us", "agent hard: ms a choice", "cytosis, random play: times toy"}
    assert wanted <= set(report["figures"])
