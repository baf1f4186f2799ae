"""The evening in five steps that one sees, the morning after it, and a strategy that Ivy gains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import NOBODY
from cytosis.ui.games.cellulose.dusk import STEPS, Dusk, step
from cytosis.ui.games.cellulose.mat import EDGES, MatPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.overlay import Overlay
from cytosis.ui.widgets.shapes import disc, glow, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

WIDTH, PITCH = 400.0, 74.0
STAYS = 1.2
"""Seconds the last step stays after the sun has risen."""
LIGHTS = {happened.EveningBegan: "#F2A25C", happened.RoundStarted: "#1F2440"}
"""What fades over the whole table as the light changes: the red of the sky at dusk, the night at dawn."""
FADE, STRONG = 1.3, 96
"""Seconds it takes, and how strong it is at first."""


class EveningOverlay(Overlay):
    """Hears the evening as it is shown; a click or a key closes it."""

    def __init__(self, design: CelluloseDesign) -> None:
        self._design = design
        self.step = -1
        """The step that is being shown; -1 where it is no evening."""
        self._left = 0.0
        self._light, self._fading = "", 0.0
        self.gained: happened.StrategyGained | None = None
        """What Ivy has just committed to."""
        self.dusk = Dusk(design)

    def note(self, event: Event) -> None:
        """Ivy's mat remembers what she did."""
        self._design.rival.note(event)

    def hear(self, event: Event) -> None:
        """An event is being shown: which step it belongs to."""
        self._design.rival.hear(event)
        self.gained = event if isinstance(event, happened.StrategyGained) else None
        if self.gained is not None:
            self._left = STAYS
        found = step(event)
        if type(event) in LIGHTS and (found >= 0 or self.step >= 0):
            self._light, self._fading = LIGHTS[type(event)], FADE
        if found >= 0:
            self.step, self._left = max(self.step, found), STAYS
        elif isinstance(event, happened.RoundStarted | happened.LastDayEnded) and self.step >= 0:
            self.step, self._left = len(STEPS), STAYS
        self.dusk.hear(event, self.step)

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """The light changes; the steps go once everything has been shown."""
        self._fading = max(self._fading - seconds, 0.0)
        shown = self.gained is not None and still
        if shown or (self.step >= 0 and (still or self.step == len(STEPS))):
            self._left -= seconds
            if self._left <= 0:
                self.close()

    def close(self) -> None:
        """Somebody has seen enough."""
        self.step, self._fading, self.gained, self.dusk.shown = -1, 0.0, None, False

    @property
    def moving(self) -> bool:
        """Whether an evening or a strategy is shown."""
        return self.step >= 0 or self.gained is not None

    def saying(self) -> tuple[int, str] | None:
        """The step of the evening, or that it has been told."""
        if not 0 <= self.step < len(STEPS):
            return None
        say, waits = self._design.table.texts.t, self.dusk.shown and self._design.table.director.waiting
        return NOBODY, say("cellulose.saying.told" if waits else f"cellulose.saying.{[*STEPS][self.step]}")

    def _box(self) -> Box:
        x, y, width, height = self._design.at.regions["hand"]
        return x + width - WIDTH - 8, y + 8, WIDTH, height - 16

    @property
    def covers(self) -> Box | None:
        """The steps of an evening."""
        return self._box() if self.step >= 0 and not self.dusk.shown else None

    def draw(self, paint: Painter, view: Any) -> None:
        """The light that goes; the steps of an evening, or a strategy."""
        if self._fading and not self._design.table.session.settings.reduced_motion:
            paint.veil(self._light, round(STRONG * self._fading / FADE))
        if self.dusk.shown and self._design.table.director.waiting:
            self.dusk.draw(paint)
        elif self.step >= 0:
            self._evening(paint)
        if self.gained is not None and self._design.mat is not None:
            banner(paint, self._design.mat.paints, self.gained, self._design.at.regions["board"])

    def _evening(self, paint: Painter) -> None:
        """Five signs in a row: done, now, to come."""
        x, y, width, height = box = self._box()
        texts = self._design.table.texts
        plate(paint, box, "dialog", 14, 0.97, False)
        title = (x + 12, y + 8, width - 24, 34)
        fit.line(paint, texts.t("cellulose.phase.evening"), title, 18, "heading", "centre")
        for i, (name, sign) in enumerate(STEPS.items()):
            cx, cy = x + width / 2 + (i - 2) * PITCH, y + height * 0.52
            now, done = i == self.step, i < self.step
            if i:
                rule = f'<path d="M0 1H{PITCH - 54}" stroke="{paint.theme.hex("line")}" stroke-width="2"/>'
                paint.vector(rule, (cx - PITCH + 27, cy - 1, PITCH - 54, 2))
            if now:
                glow(paint, (cx - 25, cy - 25, 50, 50), "#FFD75E", 25, 12, 0.3)
            disc(paint, cx, cy, 25, "#4A3A10" if now else "#12302F", "#FFD75E" if now else "#4C8A78", 2.6)
            paint.sign(f"cellulose.{sign}", cx, cy, 34, 255 if now or done else 150)
            label = (cx - PITCH / 2 + 2, cy + 28, PITCH - 4, 34)
            ink = "heading" if now else "soft"
            fit.line(paint, texts.t(f"cellulose.evening.{name}"), label, 15, ink, "centre", "body")


def banner(paint: Painter, mat: MatPainter, event: happened.StrategyGained, board: Box) -> None:
    """A strategy in large, in the colour of its edge: what it is called, means and brings."""
    x, y, width, height = board
    wide, tall = 560.0, 190.0
    box = (x + (width - wide) / 2, y + (height - tall) / 2, wide, tall)
    left, top = box[:2]
    glow(paint, box, "#FFD75E", 20, 26, 0.34)
    plate(paint, box, "dialog", 20, 1.0)
    disc(paint, left + 70, top + tall / 2, 46, mat.colour(event.strategy), "#FFE07A", 3)
    paint.sign(f"cellulose.{EDGES[event.strategy]}", left + 70, top + tall / 2, 62)
    words = mat.texts
    title = words.say("ivy.gained", strategy=words.strategy(event.strategy))
    room = (left + 132, top + 16, wide - 152, 62)
    used = fit.block(paint, title, room, 22, "head", "heading", "left", False, 2)
    lines = [
        *words.about_strategy(event.strategy)[1:],
        words.say("ivy.gained.card", card=words.action(event.card)),
    ]
    fit.block(
        paint,
        " ".join(lines),
        (left + 132, top + 22 + used, wide - 152, tall - 34 - used),
        17,
        "body",
        "text",
        "left",
        True,
    )
