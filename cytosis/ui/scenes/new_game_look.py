"""How the set-up of a game looks: seat cards above; what is played, and what it all means, below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.teller import edition_name
from cytosis.app.words import seed_code
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Target
from cytosis.ui.scenes.choose_look import STEPS, steps
from cytosis.ui.scenes.ground import RULES, game_header, ground
from cytosis.ui.scenes.new_game_rules import (
    CLOCK,
    CODE,
    FIRST,
    LABEL,
    LEFT,
    MEANS,
    MIDDLE,
    OWN_VALUES,
    START,
    VALUES,
    Lower,
    Row,
    Tile,
    code_boxes,
)
from cytosis.ui.scenes.new_game_seats import SeatCards
from cytosis.ui.widgets.choices import parts, segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, disc, icon, plate
from cytosis.ui.widgets.tooltip import draw_tip

if TYPE_CHECKING:
    from cytosis.ui.scenes.new_game import NewGameScene


NARROW = 240.0
"""A tile that is not wider has its picture below its name."""


def explained(lower: Lower) -> list[Target]:
    """The words before a choice, and the mark of a panel: they only say more."""
    words = [Target(f"{row.name}.words", _words(row), False) for row in lower.rows]
    marked = [(lower.left, LEFT), (lower.middle, MIDDLE)]
    marks = [
        Target(f"mark.{option.id}", (box[0] + box[2] - 240, box[1] + 10, 224, 40), False)
        for option, box in marked
        if option is not None
    ]
    return [*words, *marks]


def _words(row: Row) -> Box:
    """Where a row is named."""
    x, top, _, height = row.box
    left = LABEL if x > MIDDLE[0] else LEFT[0] + 24
    return (left, top, x - left - 12, height)


class NewGameLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: NewGameScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.texts
        self._lower = scene.lower
        self._parts = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it."""
        paint, texts, game = self._paint, self._texts, self._scene.setup.game
        ground(paint, game)
        game_header(paint, self._parts, texts, game, (texts.t("ui.new.head"), texts.t("ui.new.about")))
        steps(paint, 1372, 52, [texts.t(f"ui.choose.step.{step}") for step in STEPS], 1)
        self._parts.button("button.rules", texts.t("ui.rules"), RULES, "second", 17, "book")
        seats = SeatCards(self._scene, paint, self._parts)
        seats.draw()
        self._left()
        self._middle()
        for tile in self._lower.tiles:
            self._tile(tile)
        for row in self._lower.rows:
            self._row(row)
        self._means()
        seats.draw_opened()
        about = next((t.box for t in self._scene.targets() if t.name == self._scene.tip.shown), None)
        told = tip_text(self._scene)
        if about is not None and told:
            draw_tip(paint, told, about)

    # -- panels --------------------------------------------------------------------------------------------
    def _panel(self, box: Box, title: str, mark: str = "") -> None:
        paint = self._paint
        plate(paint, box, "panel")
        wide = paint.text_width(mark, 14, "bold", 200, 24) + 26 if mark else 0.0
        room = box[2] - 48 - (wide + 12 if mark else 0)
        paint.text(title, box[0] + 24, box[1] + 30, 21, "head", "heading", room=room, tall=40)
        if mark:
            chip = (box[0] + box[2] - 20 - wide, box[1] + 15, wide, 30)
            plate(paint, chip, ("#4A3A1E", "#3A2D17", "#C99A4A"), 13, 0.95, False)
            paint.text(mark, chip[0] + wide / 2, chip[1] + 15, 14, "bold", "#FFC870", "centre", 200, tall=24)

    def _named(self, box: Box, option: str) -> None:
        key = f"option.{option}.mark"
        mark = self._texts.t(key) if self._texts.has(key) else ""
        self._panel(box, self._scene.teller.option(option), mark)

    def _left(self) -> None:
        if self._lower.left is not None:
            self._named(LEFT, self._lower.left.id)
            return
        paint, texts = self._paint, self._texts
        self._panel(LEFT, texts.t("ui.edition"))
        for name, box in self._lower.editions:
            x, y, width, height = box
            chosen = self._scene.setup.edition == name
            self._parts.row(f"edition.{name}", box, chosen)
            self._parts.radio(x + 30, y + height / 2, chosen)
            key = f"ui.edition.{name}"
            about = texts.t(key) if texts.has(key) else ""
            one_line = paint.text_width(about, 15) <= width - 72
            top = y + (10 if one_line else 0)
            paint.text(edition_name(texts, name), x + 56, top + 20, 18, "head", room=width - 72, tall=30)
            paint.lines(about, (x + 56, top + 33, width - 72, 45), 15, "body", "soft", 1.3)

    def _middle(self) -> None:
        paint, texts = self._paint, self._texts
        if self._lower.middle is not None:
            self._named(MIDDLE, self._lower.middle.id)
        else:
            self._panel(MIDDLE, texts.t("ui.modules" if self._lower.modules else "ui.options"))
        room = MIDDLE[2] - 190
        for name, box in self._lower.modules:
            x, y, _, height = box
            on = name in self._scene.setup.expansions
            about, state = texts.t(f"ui.module.{name}.about"), texts.t("ui.on" if on else "ui.off")
            paint.text(texts.t(f"ui.module.{name}"), LABEL, y + 4, 18, "head", room=room, tall=28)
            paint.text(about, LABEL, y + 29, 14.5, "body", "soft", room=room + 26, tall=22)
            paint.text(state, x - 14, y + height / 2, 15, "bold", "soft", "right", 60, tall=height)
            self._parts.toggle(f"module.{name}", on, box)
        if self._lower.line:
            line = f'<path d="M0 1H{MIDDLE[2] - 48:g}" stroke="#3A4E86" stroke-width="1.4"/>'
            paint.vector(line, (LABEL, self._lower.line - 8, MIDDLE[2] - 48, 2))

    # -- choices -------------------------------------------------------------------------------------------
    def _tile(self, tile: Tile) -> None:
        paint, told, own = self._paint, self._scene.teller, scenery(self._scene.setup.game)
        x, y, width, height = tile.box
        chosen = str(self._scene.setup.options[tile.option]) == tile.value
        self._parts.row(f"{tile.option}.{tile.value}", tile.box, chosen, 14)
        name, about = told.option(tile.option, tile.value), told.value_about(tile.option, tile.value)
        if x > MIDDLE[0]:  # below its picture
            high = own.pictured.get(tile.option, 0.0)
            if high:
                own.value(paint, tile.option, tile.value, (x + 8, y + 6, width - 16, high))
            middle = x + width / 2
            paint.text(name, middle, y + height - 44, 17, "head", "text", "centre", width - 12, tall=28)
            paint.text(about, middle, y + height - 19, 15, "body", "soft", "centre", width - 10, tall=26)
            return
        wide, narrow = own.pictured.get(tile.option, 0.0), width < NARROW
        line, tall = (y + 20, 24) if narrow else (y + 26, 34)  # the picture begins just below it
        self._parts.radio(x + 26, line, chosen)
        paint.text(name, x + 46, line, 18, "head", room=self._beside(tile) - 46, tall=tall)
        if wide:  # right of its name, or below it where there is no room
            top, left = (y + 34 if narrow else y + 8), x + width - wide - 8
            own.value(paint, tile.option, tile.value, (left, top, wide, y + height - 8 - top))
        left = x + (16 if narrow else 46)
        below = 38 if narrow else 44
        place = (left, y + below, x + width - wide - 16 - left, height - below - 4)
        paint.lines(about, place, 15, "body", "soft", 1.25)

    def _beside(self, tile: Tile) -> float:
        """How far the name of a tile may reach."""
        wide = scenery(self._scene.setup.game).pictured.get(tile.option, 0.0)
        return tile.box[2] - 10 - (0.0 if tile.box[2] < NARROW else wide + 8)

    def _row(self, row: Row) -> None:
        left, top, room, height = _words(row)
        self._paint.text(self._label(row), left, top + height / 2, 18, "head", room=room, tall=height)
        if row.name == CODE:
            drawn, (field, today) = (
                seed_code.code_of(self._scene.drawn, self._scene.setup.game),
                code_boxes(row),
            )
            self._parts.field("field.seed", self._scene.seed, field, drawn, 17)
            self._parts.button("button.today", self._texts.t("ui.today_game"), today, "second", 15)
        elif not row.values:
            self._alone(row.box)
        else:
            values = [(value, self._word(row, value)) for value in row.values]
            segment(self._parts, row.name, values, self._scene.chosen(row), row.box, 15, row.first)
            if row.name == FIRST:
                for seat, box in enumerate(parts(row.box, len(row.values), row.first)[1:]):
                    badge(self._paint, seat, *centre(box), min(25, height - 10))

    def _label(self, row: Row) -> str:
        texts = self._texts
        if row.name in (FIRST, CLOCK, CODE):
            return texts.t({FIRST: "ui.starts", CLOCK: "ui.clock", CODE: "ui.seed"}[row.name])
        return texts.t(row.name) if row.name.startswith("custom.") else self._scene.teller.option(row.name)

    def _word(self, row: Row, value: str) -> str:
        texts = self._texts
        if row.name == FIRST:
            return texts.t("ui.random") if value == "random" else ""
        if row.name == CLOCK:
            return texts.n("ui.clock.minutes", int(value)) if int(value) else texts.t("ui.clock.none")
        if row.name.startswith("custom."):
            return texts.t(f"{row.name}.{value}").capitalize()
        return self._scene.teller.option(row.name, value)

    def _alone(self, box: Box) -> None:
        """Who begins where nobody else could."""
        x, y, width, height = box
        plate(self._paint, box, "well", height / 2 - 1, 0.85, False)
        badge(self._paint, 0, x + 24, y + height / 2, 24)
        told = self._texts.t("ui.starts.alone", name=self._scene.name_of(0))
        self._paint.text(told, x + 44, y + height / 2, 15.5, "body", "soft", room=width - 58, tall=height)

    # -- what it means -------------------------------------------------------------------------------------
    def _means(self) -> None:
        paint, texts = self._paint, self._texts
        self._panel(MEANS, texts.t("ui.means"))
        x, y, width, _ = MEANS
        if self._scene.problem:
            icon(paint, "warning", x + 40, y + 90, 30, "#FF9C8E")
            paint.lines(self._scene.problem, (x + 68, y + 70, width - 92, 150), 17, "bold", "bad", 1.4)
        else:
            self._figures()
        self._values()
        label, enabled = texts.t("ui.start"), not self._scene.problem
        self._parts.button("button.start", label, START, "gold", 24, "play", enabled=enabled)

    def _values(self) -> None:
        """Whose values are played with, and the way to them."""
        paint, texts, scene = self._paint, self._texts, self._scene
        own, x, middle = scene.own_values, MEANS[0] + 24, VALUES[1] + VALUES[3] / 2
        room = (OWN_VALUES if own else VALUES)[0] - x - 12
        if scene.own_problem:
            place = (x, VALUES[1] - 8, room, VALUES[3] + 14)
            paint.lines(scene.own_problem, place, 14, "bold", "bad", 1.2)
        else:
            used, unused = own and scene.setup.own, "off" if own else "ours"
            told = texts.n("ui.new.values.yours", len(own)) if used else texts.t(f"ui.new.values.{unused}")
            paint.text(told, x, middle, 16, "head", "heading" if used else "soft", room=room, tall=34)
        if own:
            self._parts.toggle("values.own", scene.setup.own, OWN_VALUES)
        self._parts.button("button.values", texts.t("ui.values"), VALUES, "second", 15, "pencil")

    def _figures(self) -> None:
        paint = self._paint
        x, y, width, _ = MEANS
        figures = self._scene.teller.figures()
        each = (width - 48 + 6) / max(len(figures.numbers), 1)
        for i, (name, value) in enumerate(figures.numbers):
            box = (x + 24 + i * each, y + 58, each - 6, 82)
            plate(paint, box, "well", 12, 0.85, False)
            middle = box[0] + box[2] / 2
            paint.text(str(value), middle, y + 86, 29, "head", "text", "centre", tall=46)
            paint.text(name, middle, y + 122, 15, "body", "soft", "centre", box[2] - 11, tall=26)
        lines = [*figures.lines]
        if self._scene.curtained:
            lines.append(self._texts.t("ui.means.curtain"))
        pitch, room = min(36.0, 92 / max(len(lines), 1)), width - 74
        size = paint.common_size(lines, 16, "body", room, pitch)
        for i, line in enumerate(lines):
            middle = y + 156 + pitch * (i + 0.5)
            disc(paint, x + 34, middle, 4.5, "#58CDFB", "#58CDFB", 1)
            paint.text(line, x + 50, middle, size, "body", "text", room=room, tall=pitch)


def tip_text(scene: NewGameScene) -> str:
    """What is said about the thing the pointer rests on; often nothing."""
    texts = scene.texts
    kind, _, rest = scene.tip.shown.partition(".")
    last = rest.rpartition(".")[2]
    if kind == "look":
        return texts.t(f"ui.colour.{load_theme().players[int(last)].id}")
    if kind in scene.setup.options:
        return scene.teller.option_about(kind)
    key = {
        "level": f"ui.agent.{last}.about",
        "own": f"ui.settings.{last}.about",
        "character": f"ui.character.{last}.about",
        "first": "ui.starts.about",
        "clock": "ui.clock.about",
        "mark": f"option.{last}.mark.about",
        "custom": f"custom.{rest.partition('.')[0]}.about",
        "rival": "ui.settings.explain_rival.about",
        "values": "ui.new.values.about",
        "button": f"ui.new.{last}.about",
    }.get(kind, "")
    return texts.t(key) if key and texts.has(key) else ""
