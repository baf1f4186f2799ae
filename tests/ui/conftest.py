"""The screen in tests: no display, no sound, English."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import pictures
from tests.ui.driver import Driver

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "CYTOSIS_DATA_DIR"):
        monkeypatch.delenv(name, raising=False)
    i18n.set_default(Texts("en"))
    yield
    pictures.forget_shapes()
    pygame.quit()
    i18n.set_default(Texts("en"))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def open_title(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Driver]:
    """``open_title()``: the window on the title, in each size, with the test's own data folder."""

    def opened() -> Driver:
        return Driver.on_title(tmp_path, request.param)

    return opened
