"""A file is shown by the desktop, or it is said that it cannot be; nothing is raised."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import opener


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    found: list[tuple[list[str], dict[str, str]]] = []

    def start(command: list[str], **how: Any) -> None:
        found.append((command, how["env"]))

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(shutil, "which", lambda tool: f"/bin/{tool}")
    return found


def test_the_desktop_opens_it(started: list[tuple[list[str], dict[str, str]]]) -> None:
    assert opener.show(Path("page.html"))
    assert started[0][0] == ["/bin/xdg-open", "page.html"]


def test_a_frozen_build_keeps_its_libraries_to_itself(
    started: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    assert opener.show(Path("page.html"))
    assert started[0][1]["LD_LIBRARY_PATH"] == "/theirs"
    assert "LD_LIBRARY_PATH_ORIG" not in started[0][1]


def test_where_nothing_can_it_says_so(
    started: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(13, "no")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    assert not opener.show(Path("page.html"))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert not opener.show(Path("page.html")) and not started
