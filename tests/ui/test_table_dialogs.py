"""Dialogs and drawers of the table: nothing lies on what is to be read."""

from __future__ import annotations

import pytest

from cytosis.app.words import i18n
from cytosis.ui.table.keys import COMMANDS, KeysScene
from tests.ui.driver import Driver

LETTERS = "nblsrgxtmyak"


@pytest.mark.parametrize("letters", ["", LETTERS])
def test_the_list_of_keys_stands_above_its_button(letters: str) -> None:
    driver = Driver.on(KeysScene(i18n.default().of("cytosis"), letters, COMMANDS))
    x, y, width, height = driver.app.scene.targets()[0].box
    unit = driver.app.sheet.scale
    label = i18n.default().t("ui.back")
    rows = [note for note in driver.notes() if note.text != label]
    low = max(note.rect[1] + note.rect[3] for note in rows) / unit
    assert low < y
    assert y - low < 40 + 12
