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
from cytosis.ui.scenes.settings_rows import Row
from cytosis.ui.widgets.shapes import badge, dashed, disc, icon, plate
from cytosis.ui.widgets.ways import Way, along, dotted

if TYPE_CHECKING:
    from cytosis.ui.scenes.settings import SettingsScene

FLIGHT = 1.1
"""Seconds a piece takes at normal speed from one well to the other."""
REST = 0.8
"""And how long it stays before it goes again."""
WINDOW = 1.46
"""How wide the window of a world is, in parts of its height."""
BARS = 17
"""Bars of each volume."""
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
            "tables": self._worlds,
            "sound": self._levels,
            "colours": self._pieces,
        }.get(self._scene.page)
        if show is not None and box[3] >= LEAST:
            show(box)

    def _words(self, box: Box) -> None:
        """A world with its sign and a sentence, as large as text is now."""
        paint, texts = self._paint, self._texts
        x, y, width, height = box
        foot = min(96 * max(self._scene.session.text_scale, 1.0), height * 0.5)
        window = (x, y, width, height - foot - 12)
        with paint.within(window):
            scenery(DEFAULT_GAME).window(paint, window, self._scene.flow)
        plate(paint, (x, y + height - foot, width, foot), "tip", 14)
        badge(paint, 0, x + 38, y + height - foot / 2, 36)
        sample = texts.t("ui.settings.sample")
        fit.block(
            paint, sample, (x + 70, y + height - foot, width - 88, foot), 18, "body", "on_light", "left", True
        )

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
    def _worlds(self, box: Box) -> None:
        """The worlds whose tables the page is about; the one at hand is lit."""
        paint = self._paint
        x, y, width, height = box
        at_hand = Row(self._scene.about, "").custom
        each = (height - 10 * (len(games()) - 1)) / len(games())
        wide = min((each - 16) * WINDOW, width * 0.45)
        for i, game in enumerate(games()):
            top = y + i * (each + 10)
            lit = at_hand is not None and at_hand[0] == game
            plate(paint, (x, top, width, each), "row_chosen" if lit else "row", 14, 0.9, False)
            own, texts = scenery(game), self._texts.of(game)
            own.window(paint, (x + 8, top + 8, wide, each - 16), self._scene.flow)
            left, middle = x + wide + 52, top + each / 2
            own.sign(paint, left, middle, min(each * 0.5, 52))
            room = x + width - left - 50
            paint.text(
                game_name(texts, game), left + 38, middle - 14, 20, "head", room=room, tall=each * 0.36
            )
            world = texts.t(f"game.{game}.world")
            paint.text(world, left + 38, middle + 16, 15.5, "body", "soft", room=room, tall=each * 0.3)

    # -- sound ---------------------------------------------------------------------------------------------
    def _levels(self, box: Box) -> None:
        """Effects in short peaks, the background as a slow wave; grey and still when nothing is heard."""
        x, y, width, height = box
        each = (height - 12) / 2
        muted = self._scene.value("mute")
        for i, key in enumerate(("effects_volume", "ambience_volume")):
            lane = (x, y + i * (each + 12), width, each)
            plate(self._paint, lane, "well", 14, 0.85, False)
            low = min(56 * max(self._scene.session.text_scale, 1.0), each * 0.4)
            field = (x, lane[1] + low * 0.7, width, each - low * 0.7)
            self._bars(field, self._scene.value(key) / 100, bool(i), muted)
            if muted:
                dashed(self._paint, lane, "#8C97CF", 14, 0.7)
            icon(self._paint, "close" if muted else "sound", x + 32, lane[1] + low / 2, 24, "link")
            label = self._texts.t(f"ui.settings.{key}")
            self._paint.text(label, x + 54, lane[1] + low / 2, 16, "head", "soft", room=width - 80, tall=low)

    def _bars(self, box: Box, loud: float, calm: bool, muted: bool) -> None:
        x, y, width, height = box
        flow, pitch = 0.0 if muted else self._scene.flow, (width - 48) / BARS
        colours = ("#5CC8FF", "#2B7FC4") if not calm else ("#6FF0C0", "#2A9A78")
        colours = ("#4A5C94", "#33457E") if muted else colours
        body = ""
        for i in range(BARS):
            beat = math.sin(i * 1.7 + flow * (2.2 if calm else 5.0)) * (0.3 if calm else 0.45)
            shape = math.sin((i + 0.5) / BARS * math.pi)
            tall = max((height - 36) * loud * shape * (0.62 + beat), 6.0)
            body += (
                f'<rect x="{24 + i * pitch + pitch * 0.2:.1f}" y="{(height - tall) / 2:.0f}" '
                f'width="{pitch * 0.6:.1f}" height="{tall:.0f}" rx="{pitch * 0.28:.1f}" '
                f'fill="{colours[0]}" stroke="{colours[1]}" stroke-width="2"/>'
            )
        self._paint.vector(body, (x, y, width, height))
