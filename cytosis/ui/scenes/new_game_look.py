"""How the set-up of a game looks: seat cards above; edition, modules and what it all means below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.app.play.setup import CLOCKS
from cytosis.app.teller import edition_name
from cytosis.app.words import seed_code
from cytosis.app.words.i18n import game_name
from cytosis.engine.options import SWITCH, Option
from cytosis.engine.registry import games
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scenes.ground import RULES, ground, header
from cytosis.ui.scenes.new_game_seats import SeatCards
from cytosis.ui.widgets.choices import parts, segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, disc, icon, plate
from cytosis.ui.widgets.tooltip import draw_tip

if TYPE_CHECKING:
    from cytosis.ui.scenes.new_game import NewGameScene

EDITION: Box = (40, 480, 472, 380)
MODULES: Box = (532, 480, 516, 380)
MEANS: Box = (1068, 480, 492, 380)
GAMES: Box = (1020, 28, 360, 46)
HEAD = 880.0
"""Room for the name of the scene beside the games."""
OF_EDITION: Box = (212, 806, 276, 38)
"""An option that only some editions have; others above it."""
OPTION: Box = (712, 650, 312, 38)
"""The last of the other options; others above it."""
ROW = 44.0
SHORT = 3
"""So many values lie side by side; more are a list to open."""
STARTS: Box = (712, 694, 312, 38)
CLOCK: Box = (712, 738, 312, 38)
SEED: Box = (712, 782, 152, 38)
TODAY: Box = (872, 782, 152, 38)
START: Box = (1092, 784, 444, 58)
CHANCE = 106.0
"""How wide the first option is: chance decides who starts, or no clock runs."""


def edition_box(index: int) -> Box:
    """The row of an edition."""
    return (EDITION[0] + 18, EDITION[1] + 56 + index * 86, EDITION[2] - 36, 78)


def module_box(index: int) -> Box:
    """The switch of an expansion."""
    return (MODULES[0] + MODULES[2] - 24 - 62, MODULES[1] + 60 + index * 50, 62, 33)


def option_boxes(options: Sequence[Option]) -> list[tuple[Option, Box]]:
    """Where each option is: those of some editions below the editions, the others above who starts."""
    found = []
    for own, (x, y, width, height) in ((True, OF_EDITION), (False, OPTION)):
        part = [option for option in options if bool(option.editions) == own]
        found += [(o, (x, y - ROW * (len(part) - 1 - i), width, height)) for i, o in enumerate(part)]
    return found


def values_of(option: Option) -> list[str]:
    """What can be chosen, as words."""
    return ["True", "False"] if option.kind == SWITCH else [str(value) for value in option.values]


class NewGameLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: NewGameScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.texts
        self._parts = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it."""
        paint, texts = self._paint, self._texts
        ground(paint)
        header(paint, self._parts, texts.t("ui.new_game"), texts.t("ui.new.about"), HEAD)
        named = [(name, game_name(texts.of(name), name)) for name in games()]
        if len(named) > 1:
            segment(self._parts, "game", named, self._scene.setup.game, GAMES, 18)
        self._parts.button("button.rules", texts.t("ui.rules"), RULES, "second", 17, "book")
        seats = SeatCards(self._scene, paint, self._parts)
        seats.draw()
        self._editions()
        self._modules()
        self._means()
        self._options(False)
        seats.draw_opened()
        self._options(True)
        about = next((t.box for t in self._scene.targets() if t.name == self._scene.tip.shown), None)
        if about is not None and self._scene.tip_text():
            draw_tip(paint, self._scene.tip_text(), about)

    # -- the lower half ------------------------------------------------------------------------------------
    def _panel(self, box: Box, title: str) -> None:
        plate(self._paint, box, "panel")
        self._paint.text(title, box[0] + 24, box[1] + 32, 21, "head", "heading", room=box[2] - 48, tall=40)

    def _editions(self) -> None:
        paint, texts = self._paint, self._texts
        self._panel(EDITION, texts.t("ui.edition"))
        for i, name in enumerate(games.find(self._scene.setup.game).editions()):
            x, y, width, height = box = edition_box(i)
            chosen = self._scene.setup.edition == name
            self._parts.row(f"edition.{name}", box, chosen)
            self._parts.radio(x + 30, y + height / 2, chosen)
            key = f"ui.edition.{name}"
            about = texts.t(key) if texts.has(key) else ""
            one_line = paint.text_width(about, 15) <= width - 72
            top = y + (10 if one_line else 0)
            paint.text(edition_name(texts, name), x + 56, top + 20, 18, "head", room=width - 72, tall=30)
            paint.lines(about, (x + 56, top + 33, width - 72, 45), 15, "body", "soft", 1.3)

    def _options(self, opened: bool) -> None:
        """Every option with its name; a list that is open lies above everything and comes last."""
        for option, box in self._scene.option_boxes():
            drop = self._scene.lists.get(option.id)
            if opened != (drop is not None and drop.open):
                continue
            told, (x, top, _, height) = self._scene.teller, box
            left = (EDITION if option.editions else MODULES)[0] + 24
            label = told.option(option.id)
            self._paint.text(label, left, top + height / 2, 18, "head", room=x - left - 12, tall=height)
            values = [(value, told.option(option.id, value)) for value in values_of(option)]
            chosen = str(self._scene.setup.options[option.id])
            if drop is not None:
                drop.draw(self._parts, values, chosen, box)
            else:
                size = 15 if option.editions else 16
                segment(self._parts, option.id, values, chosen, box, size)

    def _modules(self) -> None:
        paint, texts, chosen = self._paint, self._texts, self._scene.setup
        modular = bool(games.find(chosen.game).expansions())
        self._panel(MODULES, texts.t("ui.modules" if modular else "ui.options"))
        left, room = MODULES[0] + 24, MODULES[2] - 190
        for i, name in enumerate(games.find(chosen.game).expansions()):
            x, y, _, height = box = module_box(i)
            on = name in chosen.expansions
            paint.text(texts.t(f"ui.module.{name}"), left, y + 4, 18, "head", room=room, tall=28)
            paint.text(
                texts.t(f"ui.module.{name}.about"),
                left,
                y + 29,
                14.5,
                "body",
                "soft",
                room=room + 26,
                tall=22,
            )
            paint.text(
                texts.t("ui.on" if on else "ui.off"),
                x - 14,
                y + height / 2,
                15,
                "bold",
                "soft",
                "right",
                60,
                tall=height,
            )
            self._parts.toggle(f"module.{name}", on, box)
        line = f'<path d="M0 1H{MODULES[2] - 48:g}" stroke="#3A4E86" stroke-width="1.4"/>'
        if modular:
            paint.vector(line, (left, 640, MODULES[2] - 48, 2))
        starts = self._scene.starters()
        rows = [("ui.clock", CLOCK), ("ui.seed", SEED)]
        rows += [("ui.starts", STARTS)] if starts else []
        for key, row in rows:
            paint.text(
                texts.t(key), left, row[1] + row[3] / 2, 18, "head", room=SEED[0] - left - 12, tall=row[3]
            )
        if starts:
            options = [(name, texts.t("ui.random") if name == "random" else "") for name in starts]
            segment(self._parts, "first", options, self._scene.starter, STARTS, 15, CHANCE)
            self._starter_badges(len(chosen.seats))
        clocks = [(str(n), texts.n("ui.clock.minutes", n) if n else texts.t("ui.clock.none")) for n in CLOCKS]
        segment(self._parts, "clock", clocks, str(chosen.clock), CLOCK, 15, CHANCE)
        drawn = seed_code.code_of(self._scene.drawn)
        self._parts.field("field.seed", self._scene.seed, SEED, drawn, 17)
        self._parts.button("button.today", texts.t("ui.today_game"), TODAY, "second", 15)
        about = texts.t("ui.seed.about")
        paint.text(about, SEED[0] + 2, SEED[1] + 53, 14, "body", "mute", room=312, tall=24)

    def _starter_badges(self, seats: int) -> None:
        for seat, box in enumerate(parts(STARTS, seats + 1, CHANCE)[1:]):
            x, y = centre(box)
            badge(self._paint, seat, x, y, 25)

    def _means(self) -> None:
        paint, texts, chosen = self._paint, self._texts, self._scene.setup
        self._panel(MEANS, texts.t("ui.means"))
        x, y, width, _ = MEANS
        if self._scene.problem:
            icon(paint, "warning", x + 40, y + 90, 30, "#FF9C8E")
            paint.lines(self._scene.problem, (x + 68, y + 70, width - 92, 150), 17, "bold", "bad", 1.4)
        else:
            self._figures()
        enabled = not self._scene.problem
        label = texts.t("ui.start")
        self._parts.button("button.start", label, START, "gold", 24, "play", enabled=enabled)
        if not self._scene.problem:
            y = 758.0
            used = paint.text(texts.t("ui.load.players"), x + 24, y, 15, "body", "mute", room=150, tall=34)
            for seat in range(len(chosen.seats)):
                badge(paint, seat, x + 24 + used + 28 + seat * 38, y, 29)

    def _figures(self) -> None:
        paint = self._paint
        x, y, width, _ = MEANS
        figures = self._scene.teller.figures()
        each = (width - 48 + 6) / max(len(figures.numbers), 1)
        for i, (name, value) in enumerate(figures.numbers):
            box = (x + 24 + i * each, y + 60, each - 6, 82)
            plate(paint, box, "well", 12, 0.85, False)
            middle = box[0] + box[2] / 2
            paint.text(str(value), middle, y + 88, 29, "head", "text", "centre", tall=46)
            paint.text(
                name,
                middle,
                y + 124,
                14,
                "body",
                "soft",
                "centre",
                box[2] - 11,
                tall=26,
            )
        for i, line in enumerate(figures.lines):
            disc(paint, x + 34, y + 172 + i * 31, 4.5, "#58CDFB", "#58CDFB", 1)
            paint.text(line, x + 50, y + 172 + i * 31, 16, "body", "text", room=width - 74, tall=30)
