"""A page for a class: one HTML file that prints well on A4.

It has the code of a game, what to learn, questions on the front and their answers on the back. Everything in
it is text of the catalogues, and it loads nothing from anywhere.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from cytosis.app.files import safe_file
from cytosis.app.games import lessons
from cytosis.app.words import seed_code
from cytosis.app.words.i18n import Texts, game_name

FOLDER = "sheets"
MOST = 12
"""No sheet has more of anything."""
LINES = 2
"""Lines to write an answer on."""
STYLE = """
@page { size: A4; margin: 16mm 18mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.45 Georgia, "Times New Roman", serif; color: #1a2140;
  max-width: 178mm; margin: 8mm auto; }
h1 { font: 700 21pt/1.2 Arial, Helvetica, sans-serif; margin: 0 0 2mm; }
h2 { font: 700 13pt/1.3 Arial, Helvetica, sans-serif; margin: 6mm 0 2mm; border-bottom: 0.4mm solid #1a2140; }
p { margin: 0 0 2mm; } ol, ul { margin: 0; padding-left: 6mm; }
li { margin-bottom: 1.6mm; break-inside: avoid; }
.name { float: right; font: 10pt Arial, Helvetica, sans-serif; }
.code { font: 700 20pt/1.4 "Courier New", monospace; letter-spacing: 2mm; border: 0.5mm solid #1a2140;
  padding: 1mm 5mm; display: inline-block; margin: 1mm 0 2mm; }
.line { border-bottom: 0.25mm solid #8a93ad; height: 7.5mm; }
.answers { break-before: page; }
.small { font-size: 9pt; color: #4a5680; }
@media print { body { margin: 0; max-width: none; } }
"""


class Sheet:
    """The page of one game in one language."""

    def __init__(self, game: str, texts: Texts, seed: int) -> None:
        self.game, self.seed = game, seed
        self.texts = texts.of(game)

    @property
    def code(self) -> str:
        """The letters that give everybody the same cards."""
        return seed_code.code_of(self.seed, self.game)

    @property
    def file(self) -> str:
        """What the file is called."""
        return f"{self.game}-{self.texts.lang}-{self.code.lower()}.html"

    def html(self) -> str:
        """The whole file."""
        t, name = self.texts.t, game_name(self.texts, self.game)
        title = t("sheet.title", game=name)
        parts = [
            f'<p class="name">{_safe(t("sheet.name"))} ______________________</p><h1>{_safe(title)}</h1>',
            f"<p>{_safe(t(f'sheet.{self.game}.intro'))}</p>",
            self._head("sheet.play"),
            f"<p>{_safe(t('sheet.code', game=name))}</p><div class='code'>{_safe(self.code)}</div>",
            self._list("plan", ordered=True),
            self._head("sheet.learn"),
            self._list(f"{self.game}.learn"),
            self._head("sheet.questions"),
            self._questions(),
            f'<section class="answers"><h1>{_safe(t("sheet.answers", game=name))}</h1>',
            f'<p class="small">{_safe(t("sheet.teacher"))}</p>',
            self._list(f"{self.game}.a", ordered=True),
            self._head("sheet.lessons"),
            self._lessons(),
            f'<p class="small">{_safe(t("sheet.foot"))}</p></section>',
        ]
        head = f'<meta charset="utf-8"><title>{_safe(title)}</title><style>{STYLE}</style>'
        body = "\n".join(parts)
        opened = f'<!doctype html>\n<html lang="{self.texts.lang}"><head>{head}</head>'
        return f"{opened}\n<body>\n{body}\n</body></html>\n"

    def _head(self, key: str) -> str:
        return f"<h2>{_safe(self.texts.t(key))}</h2>"

    def numbered(self, part: str) -> list[str]:
        """``sheet.<part>.1`` and so on, as many as there are."""
        keys = [f"sheet.{part}.{n}" for n in range(1, MOST + 1)]
        return [self.texts.t(key) for key in keys if self.texts.has(key)]

    def _list(self, part: str, ordered: bool = False) -> str:
        kind = "ol" if ordered else "ul"
        return f"<{kind}>{''.join(f'<li>{_safe(text)}</li>' for text in self.numbered(part))}</{kind}>"

    def _questions(self) -> str:
        lines = '<div class="line"></div>' * LINES
        asked = "".join(f"<li>{_safe(text)}{lines}</li>" for text in self.numbered(f"{self.game}.q"))
        return f"<ol>{asked}</ol>"

    def _lessons(self) -> str:
        """The lessons of the program, which teach the rules beforehand."""
        told = [self.texts.t(f"lesson.{lesson.id}") for lesson in lessons(self.game).all]
        return f"<p>{_safe(self.texts.t('sheet.lessons.about', list='; '.join(told)))}</p>"


def _safe(text: str) -> str:
    return escape(text, quote=True)


def keep(sheet: Sheet, folder: Path) -> Path:
    """Write the page there; OSError when the disk does not let us."""
    safe_file.make_folder(folder)
    path = folder / sheet.file
    safe_file.write_whole(path, sheet.html().encode("utf-8"))
    return path
