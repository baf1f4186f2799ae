"""How the set-up of a game looks: seat cards above; edition, modules and what it all means below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.play.setup import CLOCKS, LENGTHS, SUPPLIES
from cytosis.app.words import seed_code
from cytosis.engine.errors import DataError
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
SUPPLY: Box = (212, 806, 276, 38)
LENGTH: Box = (712, 650, 312, 38)
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


class NewGameLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: NewGameScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts
        self._parts = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it."""
        paint, texts = self._paint, self._texts
        ground(paint)
        header(paint, self._parts, texts.t("ui.new_game"), texts.t("ui.new.about"))
        self._parts.button("button.rules", texts.t("ui.rules"), RULES, "second", 17, "book")
        seats = SeatCards(self._scene, paint, self._parts)
        seats.draw()
        self._editions()
        self._modules()
        self._means()
        seats.draw_opened()
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
        for i, name in enumerate(games.find("cytosis").editions()):
            x, y, width, height = box = edition_box(i)
            chosen = self._scene.setup.edition == name
            self._parts.row(f"edition.{name}", box, chosen)
            self._parts.radio(x + 30, y + height / 2, chosen)
            about = texts.t(f"ui.edition.{name}")
            one_line = paint.text_width(about, 15) <= width - 72
            top = y + (10 if one_line else 0)
            paint.text(texts.t(f"edition.{name}"), x + 56, top + 20, 18, "head", room=width - 72, tall=30)
            paint.lines(about, (x + 56, top + 33, width - 72, 45), 15, "body", "soft", 1.3)
        if self._scene.setup.chooses_supply:
            left, (_, top, _, height) = EDITION[0] + 24, SUPPLY
            room = SUPPLY[0] - left - 12
            paint.text(texts.t("ui.supply"), left, top + height / 2, 18, "head", room=room, tall=height)
            supplies = [(name, texts.t(f"ui.supply.{name}")) for name in SUPPLIES]
            segment(self._parts, "supply", supplies, self._scene.setup.supply, SUPPLY, 15)

    def _modules(self) -> None:
        paint, texts, chosen = self._paint, self._texts, self._scene.setup
        self._panel(MODULES, texts.t("ui.modules"))
        left, room = MODULES[0] + 24, MODULES[2] - 190
        for i, name in enumerate(games.find("cytosis").expansions()):
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
        paint.vector(line, (left, 640, MODULES[2] - 48, 2))
        rows = (("ui.length", LENGTH), ("ui.starts", STARTS), ("ui.clock", CLOCK), ("ui.seed", SEED))
        for key, row in rows:
            paint.text(
                texts.t(key), left, row[1] + row[3] / 2, 18, "head", room=SEED[0] - left - 12, tall=row[3]
            )
        lengths = [(name, texts.t(f"ui.length.{name}")) for name in LENGTHS]
        segment(self._parts, "length", lengths, chosen.length, LENGTH)
        starters = [
            (name, texts.t("ui.random") if name == "random" else "") for name in self._scene.starters()
        ]
        first = "random" if chosen.first is None else str(chosen.first)
        segment(self._parts, "first", starters, first, STARTS, 15, CHANCE)
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
        paint, texts, chosen = self._paint, self._texts, self._scene.setup
        x, y, width, _ = MEANS
        try:
            plan = chosen.ruleset().rules(len(chosen.seats)).catalog.setup  # type: ignore[attr-defined]
        except DataError:
            return
        rounds = plan.events + 1
        figures = (
            ("rounds", rounds),
            ("flasks", plan.flasks),
            ("events", plan.events),
            ("goals", plan.goals),
        )
        each = (width - 48 + 6) / 4
        for i, (name, value) in enumerate(figures):
            box = (x + 24 + i * each, y + 60, each - 6, 82)
            plate(paint, box, "well", 12, 0.85, False)
            middle = box[0] + box[2] / 2
            paint.text(str(value), middle, y + 88, 29, "head", "text", "centre", tall=46)
            paint.text(
                texts.t(f"ui.means.{name}"),
                middle,
                y + 124,
                14,
                "body",
                "soft",
                "centre",
                box[2] - 11,
                tall=26,
            )
        cards = texts.t("ui.means.cards", kept=plan.kept, dealt=plan.dealt)
        if "epigenetic" in chosen.expansions:
            cards += f", {texts.t('ui.means.power')}"
        lines = (
            texts.t("ui.means.placements", n=rounds * plan.flasks),
            texts.t("ui.means.atp", list=", ".join(map(str, plan.start_atp))),
            cards,
        )
        for i, line in enumerate(lines):
            disc(paint, x + 34, y + 172 + i * 31, 4.5, "#58CDFB", "#58CDFB", 1)
            paint.text(line, x + 50, y + 172 + i * 31, 16, "body", "text", room=width - 74, tall=30)
