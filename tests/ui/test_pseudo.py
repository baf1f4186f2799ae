"""Every scene in a language nobody speaks: whatever is not in that language is in no catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.words import i18n
from cytosis.ui.window.session import Session
from tests.app.pseudo import PseudoTexts
from tests.ui.driver import Driver
from tests.ui.scenes import SCENES, only_texts, put_save

OWN = ("credits", "digest")
"""Scenes that show texts of others: licences, and lines that were told before."""
NAMES = re.compile(r"Player \d|Ada|Barbara|Camillo|Emil|Linus|Massimiliana|Otto|Rita|Rosalind")
PLAIN, ODD = re.compile("[aeiou]"), re.compile("[åéîõüñçšÅÉÎÕÜ~]")
SIZE = (1280, 720)


@pytest.mark.parametrize("name", [name for name in SCENES if name not in OWN])
def test_nothing_is_said_but_from_the_catalogues(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_texts(monkeypatch)
    put_save(tmp_path, "human,greedy,human,random,greedy")
    texts = PseudoTexts("en")
    i18n.set_default(texts)
    session = Session(texts, tmp_path, settings=Settings(text_scale=100), keeps=False)
    driver = Driver.on(SCENES[name](session), SIZE, session)
    driver.app.notes = []
    driver.step()
    found = driver.app.notes
    assert found
    said = {NAMES.sub("", note.text) for note in found}
    assert {text for text in said if PLAIN.search(text) and not ODD.search(text)} == set()
    for note in found:  # 40 % longer, it still stays in the window
        x, y, width, height = note.rect
        assert x >= 0 and y >= 0 and x + width <= SIZE[0] and y + height <= SIZE[1], note
