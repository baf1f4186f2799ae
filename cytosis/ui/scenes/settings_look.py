"""How the settings look: tabs above, rows at the left, help or the colour check at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.words.i18n import game_name
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint import fit
from cytosis.ui.paint.colour_vision import VISIONS
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, inside
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.scenes.settings_preview import Preview
from cytosis.ui.scenes.settings_rows import EVERYBODY, PAGES, ROW_SIGNS, SIGNS, Row
from cytosis.ui.widgets.choices import segment, slider, stepper, tabs
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.settings import SettingsScene

TABS: Box = (40, 104, 1180, 58)
PERSON: Box = (1240, 104, 320, 56)
LEFT: Box = (40, 186, 860, 674)
RIGHT: Box = (920, 186, 640, 674)
ROWS: Box = (64, 210, 812, 626)
PITCH = 74.0
"""Height of a row at the usual text size, on every page."""
CLOSEST = 60.0
TALLEST = 170.0
"""Of a row with large text where a page has few of them."""
TELLING = 190.0
"""Room for what the row at hand means, below the rows where they leave it."""
NAME, BODY, HELP = 18.0, 15.0, 18.0
"""Sizes of what a row is called, what is said below it, and what is told of it."""
SIGN = 68.0
"""Room for the sign before a row."""
CONTROL = 350.0
LIVING = ("display", "play", "sound")
"""Pages with a picture that moves."""


def row_height(scene: SettingsScene) -> float:
    """Taller with larger text, and twice as high where the control lies below its label."""
    scale, count = max(scene.laid_for, 1.0), max(len(scene.rows()), 1)
    fitting = ROWS[3] / count  # closer where that brings all into sight
    if scene.stacked:
        least = (46 + 58) * min(scale * 0.78, 1.4)
        return least if scene.page == "colours" else max(least, min(fitting, TALLEST))
    return max(min(PITCH * scale, fitting), CLOSEST * scale)


def told_below(scene: SettingsScene) -> bool:
    """Whether the rows leave room for what the one at hand means."""
    rows = row_height(scene) * len(scene.rows())
    return scene.page == "colours" or (not scene.stacked and rows + TELLING <= ROWS[3] + 1)


def control_box(scene: SettingsScene, index: int) -> Box:
    """Where the control of a row is."""
    row, height = scene.rows()[index], row_height(scene)
    tall = 44.0 if row.kind != "toggle" else 34.0
    wide = {"toggle": 64.0, "stepper": 260.0}.get(row.kind, CONTROL)
    right = ROWS[0] + ROWS[2] - 20
    if not scene.stacked:
        middle = index * height + (height - tall) / 2
        return scene.scroll.at(middle, (right - wide, 0, wide, tall))
    if row.kind == "toggle":
        return scene.scroll.at(index * height + height / 2 - tall / 2, (right - wide, 0, wide, tall))
    wide = ROWS[2] - 24
    return scene.scroll.at(index * height + height - tall - 10, (ROWS[0], 0, wide, tall))


def trying(scene: SettingsScene) -> Box:
    """Where sounds can be tried."""
    x, y, width, height = RIGHT
    told = 24.0 if told_below(scene) else height * 0.46
    return (x + 24, y + told, width - 48, height - 24 - told)


def in_rows(scene: SettingsScene) -> bool:
    """Whether the pointer is over the rows."""
    return inside(ROWS, scene.pointer.at)


class SettingsLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: SettingsScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts
        self._on = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it; what is open lies above the rest."""
        paint, texts, scene = self._paint, self._texts, self._scene
        ground(paint)
        header(paint, self._on, texts.t("ui.settings"), texts.t("ui.settings.hint"))
        pages = [(page, texts.t(f"ui.settings.page.{page}"), SIGNS[page]) for page in PAGES]
        tabs(self._on, "page", pages, scene.page, TABS)
        plate(paint, LEFT, "panel")
        self._rows()
        plate(paint, RIGHT, "panel")
        x, y, width, height = RIGHT
        if not told_below(scene):
            told = trying(scene)[1] - y if scene.page == "sound" else self._help_high()
            self._help((x, y, width, told))
            Preview(scene, paint).draw((x + 24, y + told, width - 48, height - told - 24))
        elif scene.page == "colours":
            self._colours()
            x, y, width, height = self._telling()
            told = min(self._help_high() - 40, height)
            self._help((x, y, width, told + 20))
            Preview(scene, paint).draw((x + 24, y + told, width - 48, height - 24 - told))
        else:
            left, top, wide, tall = self._telling()
            tall = min(tall, self._help_high() + 14)
            plate(paint, (left + 24, top + 10, wide - 48, tall - 34), "well", 16, 0.6, False)
            self._help((left + 16, top + 6, wide - 32, tall - 24))
            Preview(scene, paint).draw((x + 24, y + 24, width - 48, height - 48))
        self._drops()

    # -- rows ----------------------------------------------------------------------------------------------
    def _rows(self) -> None:
        paint, scene = self._paint, self._scene
        with paint.within(ROWS):
            for index, row in enumerate(scene.rows()):
                self._row(index, row)
        scene.scroll.draw(paint)
        if not scene.rows():
            text = self._texts.t("ui.settings.shared")
            paint.lines(text, (ROWS[0], ROWS[1] + 8, ROWS[2], 200), 18, "body", "soft", 1.4)

    def _row(self, index: int, row: Row) -> None:
        paint, scene = self._paint, self._scene
        height = row_height(scene)
        x, top, wide, _ = scene.scroll.at(index * height, (ROWS[0], 0, ROWS[2] - 24, height))
        if index:
            line = f'<path d="M0 1H{wide:g}" stroke="{paint.theme.hex("line")}" stroke-width="1.4"/>'
            paint.vector(line, (x, top - 1, wide, 2))
        self._label(row, (x, top, wide, height))
        self._control(row, control_box(scene, index))

    def _label(self, row: Row, box: Box) -> None:
        """What a row is called and, as far as there is room, what it does."""
        x, top, wide, height = box
        if not self._scene.stacked:
            self._sign(row, x + 28, top + height / 2)
            taken = {"toggle": 150.0, "slider": CONTROL + 84}.get(row.kind, CONTROL + 24)
            self._brief(row, (x + SIGN, top, wide - SIGN - taken, height))
        elif row.kind == "toggle":
            self._brief(row, (x, top, wide - 150, height))
        else:
            upper, left = height - 54, x
            if row.game:
                scenery(row.game).sign(self._paint, x + 18, top + upper / 2, 36)
                left += 44
            room = x + wide - left
            self._paint.text(self._told(row.key), left, top + upper / 2, NAME, "head", room=room, tall=upper)

    def _brief(self, row: Row, box: Box) -> None:
        """Name and a few words below it."""
        x, top, room, height = box
        name, short = self._told(row.key), self._told(row.key, ".short")
        self._paint.text(name, x, top + height * 0.34, NAME, "head", room=room, tall=height * 0.46)
        self._paint.text(short, x, top + height * 0.7, BODY, "body", "soft", room=room, tall=height * 0.36)

    def _sign(self, row: Row, x: float, y: float) -> None:
        """What a row is about: its game, or a sign."""
        if row.game:
            scenery(row.game).sign(self._paint, x, y, 46)
            return
        disc(self._paint, x, y, 22, "#1C2B5C", "#6E86C8", 1.6)
        icon(self._paint, ROW_SIGNS[row.key], x, y, 23, "link")

    def _told(self, key: str, what: str = "") -> str:
        """What is said of a setting; of a custom, by its game."""
        custom = Row(key, "").custom
        if custom is None:
            return self._texts.t(f"ui.settings.{key}{what}")
        game, name = custom
        own = self._texts.of(game)
        if what == ".short":
            return game_name(own, game)
        told = own.t(f"custom.{name}{what}")
        return told[:1].upper() + told[1:]

    def _control(self, row: Row, box: Box) -> None:
        scene, on, texts = self._scene, self._on, self._texts
        name, value = f"set.{row.key}", scene.value(row.key)
        if row.kind == "toggle":
            on.toggle(name, value, box)
            label = texts.t("ui.on" if value else "ui.off")
            middle = box[1] + box[3] / 2
            self._paint.text(label, box[0] - 12, middle, 15, "bold", "soft", "right", 60, tall=box[3])
        elif row.kind == "segment":
            options = [(one, self._told(row.key, f".{one}")) for one in row.values]
            segment(on, name, options, value, box)
        elif row.kind == "slider":
            slider(on, name, value / 100, box)
            x, y = box[0] - 12, box[1] + box[3] / 2
            if scene.stacked:  # no room beside it
                x, y = box[0] + box[2], box[1] - 22
            self._paint.text(f"{value} %", x, y, 16, "bold", "soft", "right", 120, tall=40)
        elif row.kind == "stepper":
            here = row.values.index(str(value))
            label = f"{value} %" if value else texts.t("ui.settings.automatic")
            stepper(on, name, label, box, here > 0, here < len(row.values) - 1)

    def _drops(self) -> None:
        """Drop-downs come last: their lists lie above everything."""
        scene, texts = self._scene, self._texts
        people = [texts.t("ui.settings.everybody"), *scene.people[1:]]
        if len(people) > 1:
            options = [(str(i), texts.t("ui.settings.for", name=name)) for i, name in enumerate(people)]
            chosen = str(scene.people.index(scene.person))
            scene.drops["person"].draw(self._on, options, chosen, PERSON)
        for index, row in enumerate(scene.rows()):
            if row.kind == "drop":
                languages = [
                    (code, texts.t(f"ui.settings.language.{code or 'system'}")) for code in row.values
                ]
                box = control_box(scene, index)
                scene.drops["language"].draw(self._on, languages, scene.value("language"), box)

    # -- the right side ------------------------------------------------------------------------------------
    def _rows_high(self) -> float:
        return row_height(self._scene) * len(self._scene.rows())

    def _telling(self) -> Box:
        """What the rows leave of their panel."""
        x, y, width, height = LEFT
        used = 24 + self._rows_high()
        return (x, y + used, width, height - used)

    def _key(self) -> str:
        """The row at hand; without one, the page."""
        scene = self._scene
        return scene.about if any(row.key == scene.about for row in scene.rows()) else f"page.{scene.page}"

    def _help_high(self) -> float:
        """The panel of the help is as high as the longest help of its page needs, so that it stays still."""
        scene, width = self._scene, RIGHT[2] - 64
        keys = [row.key for row in scene.rows()] + [f"page.{scene.page}"]
        texts = [self._told(key, ".about") for key in keys]
        most = max(self._paint.lines_height(text, width, HELP, "body", 1.4) for text in texts)
        own = self._texts.t("ui.settings.own") if len(scene.people) > 1 else ""
        more = self._paint.lines_height(own, width, 16, "body", 1.4) + 20 if own else 0.0
        return min(max(88 + most + more + 30, 220), RIGHT[3])

    def _help(self, place: Box) -> None:
        """What the row at hand means; without one, what the page is about."""
        paint, texts, scene = self._paint, self._texts, self._scene
        x, y, width, height = place
        key = self._key()
        icon(paint, "info", x + 44, y + 48, 30, "link")
        title = self._told(key)
        paint.text(title, x + 74, y + 48, 24, "head", "heading", room=width - 106, tall=50)
        room = height - 100
        used = fit.block(paint, self._told(key, ".about"), (x + 32, y + 88, width - 64, room), HELP)
        row = next((row for row in scene.rows() if row.key == key), None)
        if row is not None and scene.person == EVERYBODY and row.personal and len(scene.people) > 1:
            note = texts.t("ui.settings.own")
            box = (x + 32, y + 104 + used, width - 64, room - used)
            paint.lines(note, box, 16, "body", "link", 1.4)

    def _colours(self) -> None:
        """All players and pieces as people with other colour vision see them."""
        paint, texts = self._paint, self._texts
        x, y, width, height = RIGHT
        paint.text(
            texts.t("ui.settings.check"), x + 24, y + 36, 21, "head", "heading", room=width - 48, tall=36
        )
        pitch = (height - 200) / 5
        for index, vision in enumerate(("", *VISIONS)):
            top = y + 72 + index * pitch
            middle = top + pitch / 2 - 5
            box = (x + 176, top, width - 200, pitch - 10)
            plate(paint, box, "row_chosen" if not vision else "row", 13, 0.9, False)
            name = texts.t(f"ui.settings.check.{vision or 'all'}")
            paint.text(name, x + 24, middle - 11, 17, "head", room=146, tall=28)
            missing = texts.t(f"ui.settings.check.{vision or 'all'}.about")
            fit.block(paint, missing, (x + 24, middle + 2, 148, pitch / 2 - 6), 14.5, "body", "soft", most=2)
            players, pieces = len(paint.theme.players), scenery(DEFAULT_GAME).pieces
            each = box[2] / (players + len(pieces) + 0.6)
            for seat in range(players):
                badge(paint, seat, box[0] + each * (seat + 0.8), middle, each * 0.92, vision=vision)
            for i, piece in enumerate(pieces, players):
                paint.seen(piece, box[0] + each * (i + 0.8), middle, each * 0.9, vision)
        note = texts.t("ui.settings.check.note")
        paint.lines(note, (x + 24, y + height - 116, width - 48, 100), 15.5, "body", "soft", 1.4)
