"""The page for a class: what it is, how it begins, where it lies, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.files import opener
from cytosis.app.words.i18n import game_name
from cytosis.app.words.sheet import Sheet
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Transition
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.widgets.shapes import icon, plate
from cytosis.ui.window import clipboard
from cytosis.ui.window.session import Session

NOTE: Box = (260, 120, 1080, 660)
PAPER: Box = (300, 226, 316, 430)
"""The first page, as it comes out of a printer."""
ABOUT: Box = (652, 226, 648, 190)
FILE: Box = (652, 440, 648, 76)
TOLD: Box = (652, 528, 648, 60)
EDGE, HEAD = 24.0, 60.0
INK, GREY, RULE = "#1A2140", "#4A5680", "#B8C0D6"


class ClassPage(Modal):
    """Opened once the page was written."""

    sign = "copy"
    box = NOTE

    def __init__(self, session: Session, page: Sheet, path: Path) -> None:
        texts = page.texts
        names = ("open", "folder", "path", "close")
        answers = [(name, texts.t(f"ui.class.{name}"), Pop()) for name in names]
        super().__init__(texts.t("ui.class", game=game_name(texts, page.game)), "", answers)
        self._session, self._page, self._path = session, page, path
        self.told = ""
        """What came of the last button."""

    def act(self, name: str) -> Transition | None:
        """Show the page or its folder, copy where it lies; all of that stays here."""
        texts, path = self._page.texts, self._path
        if name == "button.path":
            self.told = texts.t("ui.class.copied" if clipboard.put(str(path)) else "ui.class.no_clipboard")
        elif name in ("button.open", "button.folder"):
            shown = opener.show(path if name == "button.open" else path.parent)
            self.told = texts.t("ui.class.shown" if shown else "ui.class.not_shown")
        else:
            return super().act(name)
        return None

    def key(self, key: str) -> Transition | None:
        """Enter opens the page, Escape leaves."""
        if key in ("return", "enter"):
            return self.act("button.open")
        return Pop() if key == "escape" else None

    def draw(self, paint: Painter) -> None:
        """The page at the left, at the right what it is and where."""
        super().draw(paint)
        texts = self._page.texts
        self._paper(paint.scaled(paint.sheet))  # a picture of a page: its letters do not grow
        fit.block(paint, texts.t("ui.class.about"), ABOUT, 23)
        plate(paint, FILE, "well", 14, 0.9, False)
        x, y, width, height = FILE
        icon(paint, "save", x + 36, y + height / 2, 30, "link")
        fit.line(paint, self._path.name, (x + 70, y + 8, width - 86, 34), 19)
        folder = str(self._path.parent)
        fit.block(paint, folder, (x + 70, y + 42, width - 86, 28), 14, "body", "soft", "left", True, 1)
        fit.block(paint, self.told, TOLD, 17, "bold", "good")

    def _paper(self, paint: Painter) -> None:
        """Its first lines, as far as they can be read at that size."""
        page, t = self._page, self._page.texts.t
        x, y, width, height = PAPER
        paint.vector(
            f'<rect width="{width:g}" height="{height:g}" rx="6" fill="#FFFFFF"/>'
            f'<path d="M{EDGE} 94H{width - EDGE:g}M{EDGE} 288H{width - EDGE:g}" '
            f'stroke="{RULE}" stroke-width="1.4"/>'
            f'<rect x="{EDGE}" y="196" width="{width - 2 * EDGE:g}" height="42" fill="none" '
            f'stroke="{INK}" stroke-width="1.6"/>',
            PAPER,
        )
        wide, left = width - 2 * EDGE, x + EDGE
        scenery(page.game).sign(paint, left + 24, y + 46, 52)
        title = t("sheet.title", game=game_name(page.texts, page.game))
        fit.block(paint, title, (left + 60, y + 20, wide - 60, 56), 19, "head", INK, "left", True, 2)
        fit.block(paint, t(f"sheet.{page.game}.intro"), (left, y + 102, wide, 86), 12, "body", INK)
        fit.line(paint, page.code, (left, y + 198, wide, 38), 21, INK, "centre")
        fit.line(paint, t("sheet.questions"), (left, y + 254, wide, 30), 15, INK)
        asked = page.numbered(f"{page.game}.q")[:2]
        each = (height - 300 - 14) / max(len(asked), 1)
        for i, text in enumerate(asked):
            top = y + 296 + i * each
            fit.block(paint, f"{i + 1}. {text}", (left, top, wide, each - 10), 12, "body", GREY)
