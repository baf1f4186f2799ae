"""How the rules page looks: the list, and a page with its picture, rule, biology and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.handbook import Entry
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.painter import Painter
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.sheet import Box, centre
from cytosis.ui.widgets.choices import segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import dashed, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.rules import RulesScene

RAIL: Box = (40, 104, 372, 756)
SEARCH: Box = (58, 124, 338, 46)
PARTS: Box = (58, 180, 338, 40)
LIST: Box = (54, 232, 350, 612)
HEAD = 38.0
KINDS = ("all", "rules", "biology")
PAGE: Box = (432, 104, 1128, 756)
PAGE_VIEW: Box = (456, 124, 1080, 716)
WINDOW_HEIGHT = 270.0
WIDE_FROM = 1.3
"""From this text size on rule and biology stand below each other."""

TOPIC_PLACES = {
    "row": "card",
    "vesicle": "golgi.1",
    "bump": "golgi.2",
    "receptors": "exocytosis.1",
    "enzymes": "cytoplasm.1",
    "detox": "smooth_er.1",
    "boosts": "mitochondria.3",
}
TOPIC_SIGNS = {
    "aim": "health",
    "setup": "hand",
    "turn": "flask.blue",
    "exhaust": "flask.orange",
    "pass": "flask.orange",
    "grey": "flask.grey",
    "macromolecule": "resource.protein",
    "laureates": "first_player",
    "between": "deck",
    "scoring": "points",
    "winner": "first_player",
    "limits": "flask.mint",
    "virus": "virus.influenza",
    "epigenetic": "family.power",
}


class RulesLook:
    """Paints a rules scene; changes nothing of it but how far it can be scrolled."""

    def __init__(self, scene: RulesScene) -> None:
        self._scene = scene
        catalog = scene.words.catalog
        self._cards = CardPainter(scene.words)
        side = "two_player" if len(catalog.spots) < 24 else "three_plus"
        self._layout = table_layout(side, catalog.seats, catalog.setup.goals)
        self._board = f"board.{side}" + (".virus" if "virus" in catalog.expansions else "")

    def draw(self, paint: Painter) -> None:
        """The whole scene."""
        texts, on = self._scene.words.texts, Controls(paint, self._scene.pointer)
        ground(paint)
        header(paint, on, texts.t("ui.handbook"), texts.t("ui.handbook.about"))
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        self._rail(paint, on)
        with paint.within(PAGE_VIEW):
            self._page(paint, self._scene.entry)
        self._scene.page.draw(paint)

    # -- the list ------------------------------------------------------------------------------------------
    def _rail(self, paint: Painter, on: Controls) -> None:
        scene, texts = self._scene, self._scene.words.texts
        on.field("field.search", scene.search, SEARCH, texts.t("ui.handbook.search"), 18)
        options = [(kind, texts.t(f"ui.handbook.{kind}")) for kind in KINDS]
        segment(on, "kind", options, scene.kind, PARTS, 15)
        rows = scene.lines()
        if not rows:
            paint.lines(texts.t("rule.none"), (LIST[0] + 8, LIST[1] + 10, LIST[2] - 16, 120), 17, ink="soft")
        with paint.within((LIST[0] - 6, LIST[1], LIST[2] + 12, LIST[3])):
            for top, group, entry in rows:
                self._row(paint, on, top, group, entry)
        scene.list.draw(paint)

    def _row(self, paint: Painter, on: Controls, top: float, group: str, entry: Entry | None) -> None:
        x, y, width, height = self._scene.row_box(top)
        if not LIST[1] - height < y < LIST[1] + LIST[3]:
            return
        if entry is None:
            title = self._scene.words.texts.t(f"rule.group.{group}")
            paint.text(title, x + 4, y + HEAD / 2, 18, "head", "heading", room=width - 8, tall=HEAD)
            return
        on.row(f"entry.{entry.id}", (x, y, width, height), entry is self._scene.entry, 11)
        if paint.text_width(entry.title, 17, "head", tall=height * 0.9) <= width - 50:
            paint.text(entry.title, x + 14, y + height / 2, 17, "head", tall=height * 0.9)
        else:
            paint.lines(entry.title, (x + 14, y + 2, width - 50, height - 2), 17, "head", gap=1.12)
        if entry.notes:
            self._mark(paint, x + width - 22, y + height / 2, 9)

    def _mark(self, paint: Painter, x: float, y: float, radius: float) -> None:
        """The R of a reconstructed value."""
        colour = paint.theme.hex("reconstructed")
        disc(paint, x, y, radius, colour, colour, 1)
        paint.text("R", x, y, radius * 1.35, "head", "on_light", "centre", tall=radius * 2)

    # -- the page ------------------------------------------------------------------------------------------
    def _page(self, paint: Painter, entry: Entry) -> None:
        x, y, width, _ = PAGE_VIEW
        width -= 24
        top = y - self._scene.page.offset
        start = top
        top += self._title(paint, entry, x, top, width)
        self._window(paint, entry, (x, top, width, WINDOW_HEIGHT))
        top += WINDOW_HEIGHT + 22
        if entry.biology and paint.text_scale < WIDE_FROM:
            each = (width - 40) / 2
            left = self._rule(paint, entry, x, top, each)
            right = self._biology(paint, entry, x + each + 40, top, each)
            top += max(left, right)
        else:
            top += self._rule(paint, entry, x, top, width)
            top += self._biology(paint, entry, x, top + 10, width) + 10
        for note in entry.notes:
            top += self._note(paint, note, x, top + 12, width) + 12
        self._scene.page.fit(top - start + 8)

    def _title(self, paint: Painter, entry: Entry, x: float, top: float, width: float) -> float:
        texts = self._scene.words.texts
        wide = paint.text(entry.title, x, top + 24, 30, "head", room=width * 0.62, tall=44)
        edition = texts.t(f"edition.{self._scene.words.catalog.edition}")
        label = paint.text_width(edition, 15, "bold", tall=26)
        if wide + label + 60 < width:
            box = (x + wide + 24, top + 10, label + 28, 28)
            plate(paint, box, "well", 13, 0.9, False)
            paint.text(edition, box[0] + 14, top + 24, 15, "bold", "soft", tall=26)
        return 58

    def _rule(self, paint: Painter, entry: Entry, x: float, top: float, width: float) -> float:
        height = 0.0
        for paragraph in entry.rule:
            height += rich(paint, paragraph, x, top + height, width, 19) + 8
        return height

    def _biology(self, paint: Painter, entry: Entry, x: float, top: float, width: float) -> float:
        if not entry.biology:
            return 0.0
        head = paint.pixels(18) / paint.sheet.scale * 1.5
        paint.text(
            self._scene.words.texts.t("rule.biology"), x, top + head / 2, 18, "head", "good", room=width
        )
        return head + rich(paint, entry.biology, x, top + head, width, 18, "soft")

    def _note(self, paint: Painter, note: str, x: float, top: float, width: float) -> float:
        height = rich_height(paint, note, width - 84, 17) + 28
        box = (x, top, width, height)
        dashed(paint, box, paint.theme.hex("reconstructed"), 12)
        self._mark(paint, x + 34, top + height / 2, 15)
        rich(paint, note, x + 64, top + 14, width - 84, 17)
        return height

    # -- the picture ---------------------------------------------------------------------------------------
    def _window(self, paint: Painter, entry: Entry, box: Box) -> None:
        kind, _, name = entry.id.partition(".")
        if kind == "topic" and name in TOPIC_PLACES and TOPIC_PLACES[name] in self._layout.spots:
            self._close_up(paint, TOPIC_PLACES[name], box)
        elif kind == "spot" and not name.startswith(("laureates", "cards")):
            self._close_up(paint, name, box)
        elif kind == "card":
            plate(paint, box, "well", 16, 0.8, False)
            x, y = centre(box)
            self._cards.large(paint, name, (x - 96, y - 118, 192, 236))
        else:
            plate(paint, box, "well", 16, 0.8, False)
            self._sign(paint, kind, name, box)

    def _close_up(self, paint: Painter, spot: str, box: Box) -> None:
        """The part of the board where the spot is, with a ring around it."""
        x, y, width, height = box
        sx, sy = centre(self._layout.spots[spot])
        bx, by, bw, bh = self._layout.regions["board"]
        left = min(max(sx - width / 2, bx), bx + bw - width) if bw > width else bx - (width - bw) / 2
        top = min(max(sy - height / 2, by), by + bh - height)
        plate(paint, box, "well", 16, 0.8, False)
        with paint.within(box):
            paint.picture(self._board, (x + bx - left, y + by - top, bw, bh))
            paint.sign("well.legal", x + sx - left, y + sy - top, 118)
            paint.sign("flask.blue", x + sx - left, y + sy - top, 56)

    def _sign(self, paint: Painter, kind: str, name: str, box: Box) -> None:
        x, y = centre(box)
        if kind == "topic":
            paint.sign(TOPIC_SIGNS.get(name, "points"), x, y, 150)
        elif kind == "resource":
            for i, shift in enumerate((-130, 0, 130)):
                paint.sign(f"resource.{name}", x + shift, y, 120 if i == 1 else 84, 255 if i == 1 else 150)
        elif kind in ("event", "power"):
            paint.picture(f"{kind}.{name}", (x - 200, y - 90, 400, 180))
        elif kind == "goal":
            paint.sign(f"family.{self._goal_family(name)}", x, y, 140)
        elif name.startswith("laureates"):
            paint.sign("first_player", x, y, 150)
        else:
            icon(paint, "open", x, y, 90, "soft")

    def _goal_family(self, goal: str) -> str:
        counts = {one.id: one.counts for one in self._scene.words.catalog.goals}[goal]
        return "virus_attack" if counts in ("attacks", "antibodies") else counts
