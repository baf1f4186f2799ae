"""What a page of the settings does, as a small living picture beside its rows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cytosis.app.words.i18n import game_name
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.anim.director import SPEEDS
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.settings_rows import TRIED, Row
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, dashed, disc, icon, plate
from cytosis.ui.widgets.ways import Way, along, dotted

if TYPE_CHECKING:
    from cytosis.ui.scenes.settings import SettingsScene

FLIGHT = 1.1
"""Seconds a piece takes at normal speed from one well to the other."""
REST = 0.8
"""And how long it stays before it goes again."""
BARS = 13
"""Bars of each volume."""
GAP, TRY, NAME = 10.0, 128.0, 17.0
"""Between tiles and rows; the width of a button to try something; what is written in a row."""
TILE = 120.0
"""So high a tile must be to be worth a look."""
LOWEST = 40.0
"""A row lower than that holds nothing."""
CELL = 1.72
"""How wide the window of the cell is, in parts of its height, so that nothing is cut."""
LEAST = 96.0
"""A picture lower than that would show nothing."""


class Preview:
    """The picture of the page that is open."""

    def __init__(self, scene: SettingsScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts

    def draw(self, box: Box) -> None:
        """It, where there is room for one."""
        show = {
            "display": self._words,
            "play": self._lanes,
            "tables": self._tables,
            "sound": self._sounds,
            "colours": self._pieces,
        }.get(self._scene.page)
        if show is not None and box[3] >= LEAST:
            show(box)

    def _words(self, box: Box) -> None:
        """What is read at a table, as large as it is now: a world with a plaque, a note, a button."""
        paint, texts = self._paint, self._texts
        x, y, width, height = box
        part = max(self._scene.session.text_scale, 1.0)
        foot, press = min(104 * part, height * 0.4), min(58 * part, height * 0.16)
        room = height - foot - press - 2 * GAP
        wide = min(width, room * CELL)
        window = (x + (width - wide) / 2, y + (room - wide / CELL) / 2, wide, wide / CELL)
        with paint.within(window):
            scenery(DEFAULT_GAME).window(paint, window, self._scene.flow)
        top = y + height - foot - press - GAP
        plate(paint, (x, top, width, foot), "tip", 14)
        badge(paint, 0, x + 38, top + foot / 2, 36)
        sample = (x + 70, top, width - 88, foot)
        fit.block(paint, texts.t("ui.settings.sample"), sample, 17, "body", "on_light", "left", True)
        button = (x + width / 4, y + height - press, width / 2, press)
        on = Controls(paint, self._scene.pointer)
        on.button("sample", texts.t("ui.ask.confirm"), button, "gold", 19, "tick")

    def _pieces(self, box: Box) -> None:
        """What every player moves and is marked by, with patterns where they are wished for."""
        paint = self._paint
        x, y, width, height = box
        plate(paint, box, "well", 16, 0.85, False)
        seats = len(paint.theme.players)
        each = (width - 40) / seats
        for seat in range(seats):
            middle = x + 20 + each * (seat + 0.5)
            size = min(each * 0.9, height * 0.56)
            scenery(DEFAULT_GAME).piece(paint, seat, middle, y + height * 0.37, size)
            badge(paint, seat, middle, y + height * 0.8, min(height * 0.22, 44))

    # -- play ----------------------------------------------------------------------------------------------
    def _lanes(self, box: Box) -> None:
        """A piece goes from well to well: as fast as people's turns, and as fast as those of computers."""
        x, y, width, height = box
        each = (height - 12) / 2
        for i, (key, seat) in enumerate((("speed", 0), ("ai_speed", 1))):
            lane = (x, y + i * (each + 12), width, each)
            plate(self._paint, lane, "well", 14, 0.85, False)
            self._lane(lane, key, seat)

    def _lane(self, box: Box, key: str, seat: int) -> None:
        paint, scene = self._paint, self._scene
        x, y, width, height = box
        size = min(height * 0.52, 78.0)
        level = y + height - size * 0.5 - 12
        wells = [(x + 70.0, level), (x + width - 70, level)]
        way: Way = (wells[0], (x + width / 2, y - height * 0.25), wells[1])
        for at in wells:
            disc(paint, *at, size * 0.56, "#0B1336", "#C9D5F2", 2)
        dotted(paint, way, "#FFE08A")
        part = self._part(SPEEDS[scene.value(key)])
        if 0 < part < 1 and scene.session.now.reduced_motion:
            part = round(part)
        px, py = along(way, part)
        scenery(DEFAULT_GAME).piece(paint, seat, px, py, size)
        label = self._texts.t(f"ui.settings.{key}")
        middle, level = x + width / 2, y + height - 28
        icon(paint, "person" if key == "speed" else "gear", middle, level - 30, 24, "link")
        paint.text(label, middle, level, 16, "head", "soft", "centre", width - 260, tall=34)

    def _part(self, pace: float) -> float:
        """How far a piece is on its way; where things happen at once it only ever stands somewhere."""
        flight = FLIGHT / pace if pace else 0.0
        now = self._scene.flow % (2 * (flight + REST))
        back = now >= flight + REST
        now -= (flight + REST) * back
        part = min(now / flight, 1.0) if flight else 1.0
        eased = part * part * (3 - 2 * part)
        return 1 - eased if back else eased

    # -- tables --------------------------------------------------------------------------------------------
    def _tables(self, box: Box) -> None:
        """The setting at hand at work: a tile for each of its values, or the chosen one's alone."""
        rows = self._scene.rows()
        row = next((row for row in rows if row.key == self._scene.about), rows[0] if rows else None)
        if row is None:
            return
        x, y, width, height = box
        head = min(64.0 * max(self._scene.session.text_scale, 1.0), height * 0.24)
        self._named(row, (x, y, width, head))
        chosen = self._scene.value(row.key)
        now = ("off", "on")[chosen] if row.kind == "toggle" else str(chosen)
        values = row.choices if (height - head) / len(row.choices) >= TILE else (now,)
        each = (height - head - GAP * (len(values) - 1)) / len(values)
        for i, value in enumerate(values):
            self._tile(row, value, (x, y + head + i * (each + GAP), width, each), value == now)

    def _named(self, row: Row, box: Box) -> None:
        """Whose setting it is."""
        x, y, _, height = box
        left = x + 4
        for game in (row.game,) if row.game else games():
            scenery(game).sign(self._paint, left + 22, y + height / 2 - 4, 44)
            left += 52
        name = game_name(self._texts.of(row.game), row.game) if row.game else self._texts.t("ui.all_games")
        room = box[0] + box[2] - left - 12
        self._paint.text(name, left + 8, y + height / 2 - 4, 20, "head", "heading", room=room, tall=height)

    def _tile(self, row: Row, value: str, box: Box, lit: bool) -> None:
        paint = self._paint
        x, y, width, height = box
        plate(paint, box, "row_chosen" if lit else "row", 14, 0.9, False)
        picture = (x + 14, y + 8, width * 0.62 - 14, height - 16)
        custom = row.custom
        if custom is not None:
            scenery(row.game).custom(paint, self._texts.of(row.game), custom[1], value, picture)
        elif row.key == "expert_seconds":
            self._thought(int(value), picture)
        else:
            self._explained(row.game, value == "on", picture)
        name = self._texts.t(f"ui.{value}") if row.kind == "toggle" else self._value(row, value)
        words = (x + width * 0.62 + 10, y + 6, width * 0.38 - 24, height - 12)
        fit.block(paint, name, words, 18, "head", "text" if lit else "soft", "left", True, 2)

    def _value(self, row: Row, value: str) -> str:
        if row.custom is None:
            return self._texts.t(f"ui.settings.{row.key}.{value}")
        told = self._texts.of(row.game).t(f"custom.{row.custom[1]}.{value}")
        return told[:1].upper() + told[1:]

    def _thought(self, seconds: int, box: Box) -> None:
        """As many moves tried out as there is time for."""
        x, y, _, height = box
        size = min(height * 0.5, 54.0)
        icon(self._paint, "clock", x + 20 + size / 2, y + height / 2, size, "link")
        left, columns = x + size + 52, 5
        for i in range(seconds):
            column, line = i % columns, i // columns
            up = (line - (seconds - 1) // columns / 2) * 34
            disc(self._paint, left + column * 36, y + height / 2 + up, 11, "#5CC8FF", "#C9D5F2", 1.6)

    def _explained(self, game: str, on: bool, box: Box) -> None:
        """The rival, and beside it why, or nothing."""
        paint = self._paint
        x, y, width, height = box
        size = min(height * 0.7, 84.0)
        scenery(game).rival_sign(paint, x + 20 + size / 2, y + height / 2, size)
        if not on:
            return
        left, tall = x + size + 48, min(height - 8, 96.0)
        bubble = (left, y + (height - tall) / 2, width - size - 56, tall)
        plate(paint, bubble, "tip", 14, 1.0, False)
        icon(paint, "info", left + 30, y + height / 2, 26, "#2B3D70")
        for i, share in enumerate((0.9, 0.64)):
            line = (left + 56, y + height / 2 - 13 + i * 18, (bubble[2] - 76) * share, 8.0)
            plate(paint, line, ("#B4AC98", "#B4AC98", "#B4AC98"), 4, 1.0, False)

    # -- sound ---------------------------------------------------------------------------------------------
    def _sounds(self, box: Box) -> None:
        """What can be heard, as loud as it is now, each to be tried; the background as a slow wave below."""
        muted, on = self._scene.value("mute"), Controls(self._paint, self._scene.pointer)
        label = self._texts.t("ui.settings.try")
        boxes = try_boxes(box)
        for name, (row, button) in boxes.items():
            loud = self._scene.value("effects_volume") / 100
            self._heard(row, self._texts.t(f"ui.settings.try.{name}"), loud, False)
            on.button(f"try.{name}", label, button, "second", 15, "play", enabled=not muted)
        x, y, width, height = _row(box, len(TRIED))
        if height >= LOWEST:
            calm = self._scene.value("ambience_volume") / 100
            self._heard((x, y, width, height), self._texts.t("ui.settings.ambience_volume"), calm, True)

    def _heard(self, row: Box, name: str, loud: float, calm: bool) -> None:
        paint, muted = self._paint, self._scene.value("mute")
        x, y, width, height = row
        plate(paint, row, "row", 12, 0.9, False)
        if muted:
            dashed(paint, row, "#8C97CF", 12, 0.7)
        sign = "close" if muted else "wave" if calm else "sound"
        icon(paint, sign, x + 30, y + height / 2, 24, "link")
        paint.text(name, x + 56, y + height / 2, NAME, "head", "text", room=150, tall=height - 8)
        right = 16 if calm else TRY + 28
        self._bars((x + 214, y + 4, width - 214 - right, height - 8), loud, calm, muted)

    def _bars(self, box: Box, loud: float, calm: bool, muted: bool) -> None:
        x, y, width, height = box
        flow, pitch = 0.0 if muted else self._scene.flow, width / BARS
        colours = ("#5CC8FF", "#2B7FC4") if not calm else ("#6FF0C0", "#2A9A78")
        colours = ("#4A5C94", "#33457E") if muted else colours
        body = ""
        for i in range(BARS):
            beat = math.sin(i * 1.7 + flow * (2.2 if calm else 5.0)) * (0.3 if calm else 0.45)
            shape = math.sin((i + 0.5) / BARS * math.pi)
            tall = max((height - 6) * loud * shape * (0.62 + beat), 4.0)
            body += (
                f'<rect x="{i * pitch + pitch * 0.2:.1f}" y="{(height - tall) / 2:.0f}" '
                f'width="{pitch * 0.6:.1f}" height="{tall:.0f}" rx="{min(pitch * 0.28, tall / 2):.1f}" '
                f'fill="{colours[0]}" stroke="{colours[1]}" stroke-width="1.4"/>'
            )
        paint = self._paint
        paint.vector(body, (x, y, width, height))


def _row(box: Box, index: int) -> Box:
    """A row of what can be heard."""
    x, y, width, height = box
    pitch = height / (len(TRIED) + 1)
    return (x, y + index * pitch, width, pitch - GAP)


def try_boxes(box: Box) -> dict[str, tuple[Box, Box]]:
    """By sound: its row, and the button that lets it be heard."""
    found = {}
    for i, name in enumerate(TRIED):
        x, y, width, height = row = _row(box, i)
        tall = min(height - 8, 46.0)
        found[name] = row, (x + width - TRY - 12, y + (height - tall) / 2, TRY, tall)
    return found
