"""How the set-up of a game looks: seat cards above, edition, modules and what it all means below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.ai import registry
from cytosis.app.players import made_up_name
from cytosis.app.setup import FEWEST, LENGTHS, MOST, Seat
from cytosis.engine.errors import DataError
from cytosis.engine.registry import games
from cytosis.ui.painter import Painter
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.sheet import Box, centre
from cytosis.ui.widgets.choices import parts, segment
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, dashed, disc, icon, mix, plate, ring
from cytosis.ui.widgets.tooltip import draw_tip

if TYPE_CHECKING:
    from cytosis.ui.scenes.new_game import NewGameScene

SEAT_TOP, SEAT_WIDTH, SEAT_HEIGHT = 104.0, 288.0, 352.0
EDITION: Box = (40, 480, 472, 380)
MODULES: Box = (532, 480, 516, 380)
MEANS: Box = (1068, 480, 492, 380)
LENGTH: Box = (712, 676, 312, 40)
STARTS: Box = (712, 730, 312, 40)
SEED: Box = (712, 784, 312, 40)
START: Box = (1092, 784, 444, 58)
LEVELS_IN_ROW = 3
CHANCE = 106.0
"""How wide the option is that lets chance decide who starts."""


def seat_box(index: int) -> Box:
    """The card of a seat."""
    return (40 + index * (SEAT_WIDTH + 20), SEAT_TOP, SEAT_WIDTH, SEAT_HEIGHT)


def name_box(index: int) -> Box:
    """Where its name is written."""
    x, y, width, _ = seat_box(index)
    return (x + 94, y + 44, width - 112, 42)


def remove_box(index: int) -> Box:
    """The cross in its corner."""
    x, y, width, _ = seat_box(index)
    return (x + width - 44, y + 9, 30, 30)


def kind_box(index: int) -> Box:
    """Human or computer."""
    x, y, width, _ = seat_box(index)
    return (x + 18, y + 184, width - 36, 44)


def level_rows(names: Sequence[str]) -> list[list[str]]:
    """The levels in rows that are about equally long."""
    rows = -(-len(names) // LEVELS_IN_ROW)
    each = -(-len(names) // rows)
    return [list(names[i : i + each]) for i in range(0, len(names), each)]


def level_boxes(index: int) -> list[Box]:
    """The rows of levels."""
    x, y, width, _ = seat_box(index)
    return [(x + 18, y + 236 + row * 41, width - 36, 37) for row in range(2)]


def edition_box(index: int) -> Box:
    """The row of an edition."""
    return (EDITION[0] + 18, EDITION[1] + 60 + index * 98, EDITION[2] - 36, 86)


def module_box(index: int) -> Box:
    """The switch of an expansion."""
    return (MODULES[0] + MODULES[2] - 24 - 62, MODULES[1] + 64 + index * 60, 62, 33)


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
        for index, seat in enumerate(self._scene.setup.seats):
            self._seat(index, seat)
        for index in range(len(self._scene.setup.seats), MOST):
            self._free(index, index == len(self._scene.setup.seats))
        self._editions()
        self._modules()
        self._means()
        about = next((t.box for t in self._scene.targets() if t.name == self._scene.tip.shown), None)
        if about is not None and self._scene.tip_text():
            draw_tip(paint, self._scene.tip_text(), about)

    # -- seats ---------------------------------------------------------------------------------------------
    def _seat(self, index: int, seat: Seat) -> None:
        paint, texts = self._paint, self._texts
        x, y, width, _ = box = seat_box(index)
        player = paint.theme.players[index]
        top, bottom = (
            mix(colour, player.line, part) for colour, part in (("#22315F", 0.34), ("#172249", 0.2))
        )
        plate(paint, box, (top, bottom, mix("#50689F", player.line, 0.6)), 18)
        paint.sign(f"flask.{player.id}", x + 52, y + 53, 82)
        paint.text(texts.t("ui.seat", n=index + 1), x + 97, y + 26, 15.5, "body", "text", room=130, tall=30)
        if index >= FEWEST:
            self._parts.bare(f"button.remove.{index}", "close", remove_box(index))
        placeholder = made_up_name(index, seat.human)
        self._parts.field(f"field.name.{index}", self._scene.names[index], name_box(index), placeholder)
        paint.text(
            texts.t("ui.colour_symbol"), x + 20, y + 112, 14.5, "body", "soft", room=width - 40, tall=28
        )
        badge(paint, index, x + 37, y + 148, 34)
        paint.text(texts.t(f"ui.colour.{player.id}"), x + 64, y + 148, 17, "bold", room=width - 76, tall=34)
        kinds = [("human", texts.t("ui.human")), ("computer", texts.t("ui.computer"))]
        segment(self._parts, f"kind.{index}", kinds, "human" if seat.human else "computer", kind_box(index))
        if seat.human:
            about = texts.t("ui.human.many" if self._scene.humans > 1 else "ui.human.one")
            paint.lines(about, (x + 20, y + 244, width - 40, 96), 15, "body", "soft", 1.3)
        else:
            self._levels(index, seat)
            below = y + 251 + 41 * len(level_rows(registry.levels()))
            paint.text(self._about(seat.agent), x + 20, below, 15, "body", "soft", room=width - 40, tall=28)

    def _levels(self, index: int, seat: Seat) -> None:
        for row, box in zip(level_rows(registry.levels()), level_boxes(index), strict=False):
            options = [(name, self._level(name)) for name in row]
            segment(self._parts, f"level.{index}", options, seat.agent, box, 15)

    def _level(self, agent: str) -> str:
        key = f"ui.agent.{agent}"
        return self._texts.t(key) if self._texts.has(key) else agent

    def _about(self, agent: str) -> str:
        key = f"ui.agent.{agent}.about"
        return self._texts.t(key) if self._texts.has(key) else ""

    def _free(self, index: int, next_one: bool) -> None:
        paint = self._paint
        x, y, width, _ = box = seat_box(index)
        hot = next_one and self._parts.state("button.add") != "normal"
        dashed(paint, box, "#C9D8FF" if hot else "#8FA5DE", 18, 1.0 if next_one else 0.35)
        middle = x + width / 2
        if not next_one:
            badge(paint, index, middle, y + 176, 34, True)
            return
        disc(paint, middle, y + 128, 40, "#4A63A8" if hot else "#2F4480", "#B9C9F5")
        icon(paint, "plus", middle, y + 128, 34)
        paint.text(
            self._texts.t("ui.add_seat"), middle, y + 200, 20, "head", "text", "centre", width - 30, tall=36
        )
        about = self._texts.t("ui.add_seat.about")
        paint.text(about, middle, y + 234, 15.5, "body", "soft", "centre", width - 30, tall=28)
        badge(paint, index, middle, y + 280, 34)
        if self._parts.focused("button.add"):
            ring(paint, box, 18)

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
            paint.lines(about, (x + 56, top + 33, width - 72, 52), 15, "body", "soft", 1.3)

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
        paint.vector(line, (left, 662, MODULES[2] - 48, 2))
        for key, row in (("ui.length", LENGTH), ("ui.starts", STARTS), ("ui.seed", SEED)):
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
        self._parts.field("field.seed", self._scene.seed, SEED, texts.t("ui.seed.none"), 17)
        paint.text(
            texts.t("ui.seed.about"), SEED[0] + 2, SEED[1] + 54, 13.5, "body", "mute", room=SEED[2], tall=24
        )

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
        each = (width - 48 + 10) / 4
        for i, (name, value) in enumerate(figures):
            box = (x + 24 + i * each, y + 60, each - 10, 82)
            plate(paint, box, "well", 12, 0.85, False)
            middle = box[0] + box[2] / 2
            paint.text(str(value), middle, y + 88, 29, "head", "text", "centre", tall=46)
            paint.text(
                texts.t(f"ui.means.{name}"),
                middle,
                y + 124,
                14.5,
                "body",
                "soft",
                "centre",
                box[2] - 8,
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
