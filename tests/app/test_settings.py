"""Settings: kept through a restart, and no file can make them anything but settings."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cytosis.app.files import settings
from cytosis.app.files.settings import Settings, Window


def test_what_was_set_is_there_again(tmp_path: Path) -> None:
    kept = replace(
        Settings(language="it", text_scale=150, confirm="never", mute=True), window=Window(5, -3, 1280, 720)
    ).with_own("Ada", "text_scale", 200)
    settings.save(kept, tmp_path)
    assert settings.load(tmp_path) == (kept, "")


def test_a_person_has_their_own(tmp_path: Path) -> None:
    kept = Settings(text_scale=100).with_own("Ada", "text_scale", 200)
    assert kept.for_person("Ada").text_scale == 200
    assert kept.for_person("Linus").text_scale == 100


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "nowhere") == (Settings(), "")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"a":' * 60 + "1" + "}" * 60, "\ufeff{}", '{"mute": NaN}', "\x00" * 9]
)
def test_a_damaged_file_is_put_aside_and_said(tmp_path: Path, text: str) -> None:
    (tmp_path / settings.FILE).write_text(text, encoding="utf-8")
    assert settings.load(tmp_path) == (Settings(), settings.FILE)
    assert not (tmp_path / settings.FILE).exists()
    assert len(list((tmp_path / "quarantine").iterdir())) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "tlh"},
        {"text_scale": "125"},
        {"text_scale": 1},
        {"mute": 1},
        {"effects_volume": 101},
        {"effects_volume": True},
        {"window": [1, 2]},
        {"window": {"x": 1, "y": 2, "width": 1, "height": 720}},
        {"window": {"x": 10**9, "y": 2, "width": 1280, "height": 720}},
        {"profiles": {"Ada": {"mute": True, "confirm": "sometimes"}}},
        {"unheard_of": 3},
    ],
)
def test_what_does_not_fit_is_left_out(tmp_path: Path, wrong: dict[str, object]) -> None:
    (tmp_path / settings.FILE).write_text(json.dumps({"speed": "fast", **wrong}), encoding="utf-8")
    found, problem = settings.load(tmp_path)
    assert problem == ""
    assert replace(found, profiles={}) == Settings(speed="fast")
    assert not any(found.profiles.values())
