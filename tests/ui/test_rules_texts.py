"""Every page of the rules, not only the two whose layout is recorded: nothing cut, nothing over another."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.games import teller_of
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import Ruleset
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.scenes import only_texts
from tests.ui.test_layouts import overlapping

SIZE = (1280, 720)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize(("edition", "seats"), [("second", 2), ("first", 3)])
def test_every_page_can_be_read(
    edition: str, seats: int, lang: str, scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_texts(monkeypatch)
    i18n.set_default(Texts(lang))
    session = Session(i18n.default(), tmp_path, settings=Settings(text_scale=scale), keeps=False)
    rules = Ruleset("cytosis", edition, ("virus", "epigenetic"))
    scene = RulesScene(session, teller_of(rules, seats, ["Ada", "Rosalind", "Linus"][:seats], session.texts))
    driver = Driver.on(scene, SIZE, session)
    driver.app.notes = []
    for entry in scene.book.entries:
        scene.show(entry.id)
        driver.app.notes.clear()
        driver.app.draw()
        found = driver.app.notes
        assert [note.text for note in found if note.cut] == [], entry.id
        assert overlapping(found) == [], entry.id
