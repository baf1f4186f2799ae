"""How the rules page looks: the list, and a page with its picture, rule, biology and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.teller import edition_name
from cytosis.app.words.handbook import Entry
from cytosis.app.words.i18n import game_name
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.widgets.choices import segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import dashed, disc, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.rules import RulesScene

RAIL: Box = (40, 104, 372, 756)
SEARCH: Box = (58, 124, 338, 46)
CLEAR: Box = (356, 127, 40, 40)
"""The cross that empties the search."""
PARTS: Box = (58, 180, 338, 40)
LIST: Box = (54, 232, 350, 580)
LEGEND: Box = (58, 818, 338, 34)
"""What the R in the list means."""
HEAD = 38.0
TABS: Box = (846, 26, 714, 54)
OTHER = "game:"
"""How the heading of what was found in another game begins."""
KINDS = ("all", "rules", "biology")
PAGE: Box = (432, 104, 1128, 756)
PAGE_VIEW: Box = (456, 124, 1080, 658)
TURN: dict[int, Box] = {-1: (456, 798, 420, 46), 1: (1116, 798, 420, 46)}
"""The buttons that lead to the page before and the next one."""
TITLE = 58.0
LOWEST, HIGHEST = 250.0, 470.0
"""How high the picture of a page is at least and at most."""
WANTED = 360.0
"""How high it should be before letters grow."""
LETTERS = (24.0, 22.0, 20.5, 19.0)
"""Sizes of the rule, the largest first; the smallest where none lets the picture be as high as wanted."""
BESIDE = 0.92
"""Letters of the biology beside those of the rule."""
GUTTER = 48.0
"""Between rule and biology, with a line in its middle."""
MARK = 30.0
"""Of the small picture before a title in the list."""
WIDE_FROM = 1.3
"""From this text size on rule and biology stand below each other."""


class RulesLook:
    """Paints a rules scene; changes nothing of it but how far it can be scrolled."""

    def __init__(self, scene: RulesScene) -> None:
        self._scene = scene
        self._pictures = scenery(scene.teller.ruleset.game).rules_pictures(scene.teller)
        self._texts = scene.teller.words.texts

    def draw(self, paint: Painter) -> None:
        """The whole scene."""
        texts, on = self._texts, Controls(paint, self._scene.pointer)
        ground(paint, self._scene.shown)
        header(paint, on, texts.t("ui.handbook"), texts.t("ui.handbook.about"), TABS[0] - 140)
        self._scene.tabs.draw(on, self._scene.session.texts, self._scene.shown, {})
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        self._rail(paint, on)
        with paint.within(PAGE_VIEW):
            self._page(paint, self._scene.entry)
        self._scene.page.draw(paint)
        for step, box in TURN.items():
            other = self._scene.beside(step)
            if other is not None:
                name = "button.previous" if step < 0 else "button.next"
                on.button(name, other.title, box, "second", 18, "back" if step < 0 else "forward")

    # -- the list ------------------------------------------------------------------------------------------
    def _rail(self, paint: Painter, on: Controls) -> None:
        scene, texts = self._scene, self._texts
        on.field("field.search", scene.search, scene.search_box(), texts.t("ui.handbook.search"), 18)
        if scene.search.text:
            on.bare("button.clear", "close", CLEAR)
        options = [(kind, texts.t(f"ui.handbook.{kind}")) for kind in KINDS]
        segment(on, "kind", options, scene.kind, PARTS, 15)
        rows = scene.lines()
        if not rows:
            paint.lines(texts.t("rule.none"), (LIST[0] + 8, LIST[1] + 10, LIST[2] - 16, 120), 17, ink="soft")
        with paint.within((LIST[0] - 6, LIST[1], LIST[2] + 12, LIST[3])):
            for name, (top, group, entry) in scene.named():
                self._row(paint, on, top, group, entry, name)
        scene.list.draw(paint)
        x, y, width, height = LEGEND
        self._mark(paint, x + 14, y + height / 2, 9)
        fit.line(paint, texts.t("rule.legend"), (x + 32, y, width - 32, height), 15, "soft", face="body")

    def _row(
        self, paint: Painter, on: Controls, top: float, group: str, entry: Entry | None, name: str
    ) -> None:
        x, y, width, height = self._scene.row_box(top)
        if not LIST[1] - height < y < LIST[1] + LIST[3]:
            return
        if entry is None:
            game = group.removeprefix(OTHER) if group.startswith(OTHER) else ""
            title = game_name(self._texts.of(game), game) if game else self._texts.t(f"rule.group.{group}")
            if game:
                scenery(game).sign(paint, x + 18, y + HEAD / 2, 30)
                x, width = x + 36, width - 36
            paint.text(title, x + 4, y + HEAD / 2, 18, "head", "heading", room=width - 8, tall=HEAD)
            return
        on.row(name, (x, y, width, height), entry is self._scene.entry, 11)
        if entry.notes:
            self._mark(paint, x + width - 22, y + height / 2, 9)
        if "@" not in name and self._pictures.mark(paint, entry.id, x + 26, y + height / 2, MARK):
            x, width = x + 34, width - 34
        if paint.text_width(entry.title, 17, "head", tall=height * 0.9) <= width - 50:
            paint.text(entry.title, x + 14, y + height / 2, 17, "head", tall=height * 0.9)
        else:
            fit.block(
                paint, entry.title, (x + 14, y, width - 50, height), 17, "head", "text", "left", True, 2
            )

    def _mark(self, paint: Painter, x: float, y: float, radius: float) -> None:
        """The R of a reconstructed value."""
        colour = paint.theme.hex("reconstructed")
        disc(paint, x, y, radius, colour, colour, 1)
        paint.text("R", x, y, radius * 1.35, "head", "on_light", "centre", tall=radius * 2)

    # -- the page ------------------------------------------------------------------------------------------
    def _page(self, paint: Painter, entry: Entry) -> None:
        """Title, picture, rule and biology, notes; the picture takes what the words leave."""
        x, y, width, height = PAGE_VIEW
        width -= 24
        top = y - self._scene.page.offset
        start = top
        size, left = self._fitting(paint, entry, width, height - TITLE - 34)
        high = min(max(left, LOWEST), HIGHEST)
        top += self._title(paint, entry, x, top, width)
        top += self._pictures.paint(paint, entry.id, (x, top, width, high)) + 22
        each = self._each(paint, entry, width)
        if each < width:
            deep = self._rule(paint, entry, (x, top), each, size)
            deep = max(deep, self._biology(paint, entry, (x + each + GUTTER, top), each, size))
            line = f'<rect width="2" height="{deep:g}" rx="1" fill="{paint.theme.hex("good")}" opacity=".5"/>'
            paint.vector(line, (x + each + GUTTER / 2 - 1, top, 2, deep))
            top += deep
        else:
            top += self._rule(paint, entry, (x, top), width, size)
            top += self._biology(paint, entry, (x, top + 10), width, size) + 10
        for note in entry.notes:
            top += self._note(paint, note, x, top + 12, width) + 12
        self._scene.page.fit(top - start + 8)

    def _each(self, paint: Painter, entry: Entry, width: float) -> float:
        """How wide rule and biology are: side by side where there are both and text is not too large."""
        return (width - GUTTER) / 2 if entry.biology and paint.text_scale < WIDE_FROM else width

    def _fitting(self, paint: Painter, entry: Entry, width: float, room: float) -> tuple[float, float]:
        """The largest letters that leave the picture enough of a height, and what they leave of it."""
        size, left = LETTERS[-1], room
        for size in LETTERS:
            left = room - self._words_high(paint, entry, width, size)
            if left >= WANTED:
                break
        return size, left

    def _words_high(self, paint: Painter, entry: Entry, width: float, size: float) -> float:
        """How high everything below the picture is."""
        each = self._each(paint, entry, width)
        head = self._head(paint, entry)
        rule = head + sum(rich_height(paint, paragraph, each, size) + 8 for paragraph in entry.rule)
        biology = head + rich_height(paint, entry.biology, each, size * BESIDE) if entry.biology else 0.0
        notes = sum(rich_height(paint, note, width - 84, 17) + 40 for note in entry.notes)
        return (max(rule, biology) if each < width else rule + biology + 20) + notes

    def _title(self, paint: Painter, entry: Entry, x: float, top: float, width: float) -> float:
        texts = self._texts
        wide = paint.text(entry.title, x, top + 24, 30, "head", room=width * 0.62, tall=44)
        edition = edition_name(texts, self._scene.teller.ruleset.edition)
        label = paint.text_width(edition, 15, "bold", tall=26)
        if wide + label + 60 < width:
            box = (x + wide + 24, top + 10, label + 28, 28)
            plate(paint, box, "well", 13, 0.9, False)
            paint.text(edition, box[0] + 14, top + 24, 15, "bold", "soft", tall=26)
        return TITLE

    @staticmethod
    def _head(paint: Painter, entry: Entry) -> float:
        """How high the headings are that tell rule and biology apart; alone a rule needs none."""
        return paint.pixels(18) / paint.sheet.scale * 1.6 if entry.biology else 0.0

    def _rule(
        self, paint: Painter, entry: Entry, at: tuple[float, float], width: float, size: float
    ) -> float:
        height = self._head(paint, entry)
        if height:
            title = self._texts.t("rule.rule")
            paint.text(title, at[0], at[1] + height / 2, 18, "head", "heading", room=width)
        for paragraph in entry.rule:
            height += rich(paint, paragraph, at[0], at[1] + height, width, size) + 8
        return height

    def _biology(
        self, paint: Painter, entry: Entry, at: tuple[float, float], width: float, size: float
    ) -> float:
        if not entry.biology:
            return 0.0
        head = self._head(paint, entry)
        title = self._texts.t("rule.biology")
        paint.text(title, at[0], at[1] + head / 2, 18, "head", "good", room=width)
        return head + rich(paint, entry.biology, at[0], at[1] + head, width, size * BESIDE, "soft")

    def _note(self, paint: Painter, note: str, x: float, top: float, width: float) -> float:
        height = rich_height(paint, note, width - 84, 17) + 28
        box = (x, top, width, height)
        dashed(paint, box, paint.theme.hex("reconstructed"), 12)
        self._mark(paint, x + 34, top + height / 2, 15)
        rich(paint, note, x + 64, top + 14, width - 84, 17)
        return height
