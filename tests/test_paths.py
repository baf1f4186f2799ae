"""Folders are found from a checkout and from a frozen build, and asking creates none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cytosis import paths
from tests.tree import ROOT


def test_a_checkout_uses_its_own_data() -> None:
    assert paths.rules_data() == ROOT / "rules_data"
    assert paths.assets() == ROOT / "assets"


def test_a_frozen_build_uses_the_data_it_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(paths.MissingData, match="rules_data") as missing:
        paths.rules_data()
    assert str(tmp_path) in str(missing.value)
    (tmp_path / "rules_data").mkdir()
    assert paths.rules_data() == tmp_path / "rules_data"


def test_a_strangers_folder_beside_the_package_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules_data").mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "cytosis")
    with pytest.raises(paths.MissingData):
        paths.rules_data()


def test_the_players_folder_argument_then_environment_then_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CYTOSIS_DATA_DIR", raising=False)
    system = paths.user_data()
    assert system.is_absolute()
    assert "cytosis" in system.parts
    monkeypatch.setenv("CYTOSIS_DATA_DIR", str(tmp_path / "variable"))
    assert paths.user_data() == tmp_path / "variable"
    assert paths.user_config() == tmp_path / "variable"
    assert paths.user_log() == tmp_path / "variable" / "log"
    assert paths.user_data(tmp_path / "argument") == tmp_path / "argument"
    assert list(tmp_path.iterdir()) == []


def test_an_empty_variable_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CYTOSIS_DATA_DIR", raising=False)
    expected = paths.user_data(), paths.user_log()
    monkeypatch.setenv("CYTOSIS_DATA_DIR", "")
    assert (paths.user_data(), paths.user_log()) == expected


def test_the_home_folder_may_be_written_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert paths.user_data("~/games") == Path.home() / "games"
    assert paths.user_data("games") == ROOT / "games"
