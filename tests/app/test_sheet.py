"""The page for a class: whole, in both languages, safe to open and fit to print."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from cytosis.app.words import seed_code
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.sheet import Sheet, keep
from cytosis.engine import games

VOID = {"meta", "!doctype"}


class Checked(HTMLParser):
    """Every tag is closed, and nothing is loaded from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {name for name, _ in attrs} & {"src", "href", "onload"}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_sheet_is_whole(game: str, lang: str, tmp_path: Path) -> None:
    sheet = Sheet(game, Texts(lang), 4711)
    path = keep(sheet, tmp_path / "new" / "folder")
    page = path.read_text(encoding="utf-8")
    checked = Checked()
    checked.feed(page)
    assert not checked.open and "@page { size: A4" in page and "http" not in page
    said = " ".join(checked.text)
    assert "sheet." not in said and "lesson." not in said
    assert seed_code.seed_of(sheet.code, game) == 4711 and sheet.code in said
    asked, answered = sheet.numbered(f"{game}.q"), sheet.numbered(f"{game}.a")
    assert len(asked) == len(answered) >= 5 and len(sheet.numbered(f"{game}.learn")) >= 3
    assert len(sheet.numbered("plan")) == 3
