"""The curtain between two people at one device. It draws nothing of the table, so nothing can leak.

Before a turn: ``Push(CurtainScene(name, seat, texts, story.since(seat)))``; whoever opens it reads first
what happened meanwhile. To cover the table at once, also when the window is left: the same without a
digest. The digest is an onlooker's: nothing in it that not everybody knows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from cytosis.app.words.i18n import Texts
from cytosis.app.words.story import Missed
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import Player
from cytosis.ui.scene import Home, Pop, Replace, Scene, Target, Transition
from cytosis.ui.scenes.digest import DigestScene, Vignette
from cytosis.ui.scenes.ground import backdrop
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import icon, ink_on, membrane, mix, plate, ring, symbol

HOLD = 0.5
"""Seconds the button or Space has to be held."""
EMPTY = 0.2
"""Seconds a full ring takes to empty after letting go too early."""
HOLDING = ("button.open", "key.space", "key.return", "key.enter")

CENTRE = (800.0, 450.0)
RADIUS = 366.0
BUTTON: Box = (662, 312, 276, 276)
SECRET: Box = (40, 330, 360, 176)
LEAVE: Box = (40, 526, 360, 54)
THEN: Box = (1200, 330, 360, 250)


class CurtainScene(Scene):
    """Opaque; opens only by being held."""

    covers = True

    def __init__(
        self,
        name: str,
        seat: int,
        texts: Texts,
        digest: Sequence[Missed | str] = (),
        vignette: Vignette | None = None,
    ) -> None:
        super().__init__()
        self._vignette = vignette
        self._name = name
        self._digest = list(digest)
        self._seat = seat
        self._texts = texts
        self.filled = 0.0
        """How far it is open: 0 to 1."""

    def targets(self) -> list[Target]:
        """The button to hold, and the way out."""
        return [Target("button.open", BUTTON), Target("button.leave", LEAVE)]

    def act(self, name: str) -> Transition | None:
        """A click alone does not open."""
        return Home() if name == "button.leave" else None

    def update(self, seconds: float) -> Transition | None:
        """The ring fills while held and empties otherwise."""
        if self.pointer.held in HOLDING and self.pointer.focus != "button.leave":
            self.filled = min(self.filled + seconds / HOLD, 1.0)
        else:
            self.filled = max(self.filled - seconds / EMPTY, 0.0)
        if self.filled < 1:
            return None
        if not self._digest:
            return Pop()
        return Replace(DigestScene(self._digest, self._texts, self._vignette))

    @property
    def your_turn(self) -> bool:
        """Somebody has to take the device."""
        return True

    def busy(self) -> bool:
        """While the ring moves."""
        return self.filled > 0 or self.pointer.held in HOLDING

    def draw(self, paint: Painter) -> None:
        """Whose turn it is, large; nothing else."""
        paint.layer("curtain", _still)
        texts, player = self._texts, paint.theme.players[self._seat]
        x, y = CENTRE
        ink = "#1C2A57"
        paint.text(texts.t("ui.curtain.pass"), x, y - 262, 22, "body", ink, "centre", 400, tall=40)
        name_ink = mix(player.colour, "#0B1230", 0.55)
        paint.text(self._name, x, y - 204, 62, "head", name_ink, "centre", 440, tall=76)
        paint.vector(_hold(player, self.filled), BUTTON, 16)
        if self.pointer.ring and self.pointer.focus == "button.open":
            ring(paint, BUTTON, BUTTON[2] / 2)
        paint.text(texts.t("ui.curtain.hold"), x, y + 184, 29, "head", ink, "centre", 460, tall=46)
        paint.text(texts.t("ui.curtain.how"), x, y + 224, 17, "body", "#1C3355", "centre", 420, tall=30)
        plate(paint, SECRET, "panel")
        icon(paint, "lock", SECRET[0] + 36, SECRET[1] + 34, 24, "link")
        secret, room = texts.t("ui.curtain.secret"), SECRET[2] - 76
        paint.text(secret, SECRET[0] + 58, SECRET[1] + 35, 18, "head", room=room, tall=34)
        about = texts.t("ui.curtain.secret.about")
        paint.lines(about, (SECRET[0] + 24, SECRET[1] + 58, SECRET[2] - 46, 106), 16, "body", "soft", 1.4)
        parts = Controls(paint, self.pointer)
        parts.button("button.leave", texts.t("ui.curtain.leave"), LEAVE, "second", 18, "home")
        self._draw_then(paint)

    def _draw_then(self, paint: Painter) -> None:
        """What comes after opening, without a word about what is in it."""
        texts = self._texts
        plate(paint, THEN, "panel")
        x, y, width, _ = THEN
        title = texts.t("ui.curtain.then")
        paint.text(title, x + 24, y + 30, 18, "head", "heading", room=width - 48, tall=30)
        shown = [("hand", "copy"), ("digest", "clock")] if self._digest else [("hand", "copy")]
        for i, (key, sign) in enumerate(shown):
            top = y + 58 + i * 92
            icon(paint, sign, x + 42, top + 24, 28, "link")
            room = width - 96
            paint.text(texts.t(f"ui.curtain.then.{key}"), x + 72, top + 14, 17, "head", room=room, tall=30)
            about = texts.t(f"ui.curtain.then.{key}.about")
            paint.lines(about, (x + 72, top + 32, room, 48), 15, "body", "soft", 1.3)


def _still(paint: Painter) -> None:
    """Backdrop, rings and the round cell."""
    backdrop(paint)
    rings = "".join(
        f'<circle cx="800" cy="{CENTRE[1]}" r="{r}" fill="none" stroke="#4C86B8" stroke-width="26" '
        'stroke-opacity="0.13"/>'
        for r in (500, 600, 720, 860)
    )
    paint.vector(rings, (0, 0, 1600, 900))
    side = 2 * RADIUS
    shape = (
        '<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="330" cy="300" r="430">'
        '<stop offset="0" stop-color="#F1FCF6"/><stop offset="0.6" stop-color="#BFE9E2"/>'
        '<stop offset="1" stop-color="#7FC6CC"/></radialGradient></defs>'
        f'<circle cx="{RADIUS}" cy="{RADIUS}" r="{RADIUS - 24}" fill="url(#c)"/>'
        f"{membrane(RADIUS, RADIUS, RADIUS, 34)}"
    )
    paint.vector(shape, (CENTRE[0] - RADIUS, CENTRE[1] - RADIUS, side, side), 34)


def _hold(player: Player, filled: float) -> str:
    """The player's colour and symbol with the ring that fills."""
    middle, radius = BUTTON[2] / 2, 122.0
    body = (
        f'<circle cx="{middle}" cy="{middle + 5}" r="138" fill="#0B1230" fill-opacity="0.25"/>'
        f'<circle cx="{middle}" cy="{middle}" r="136" fill="#0F1A45"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="#33457E" stroke-width="18"/>'
        f'<circle cx="{middle}" cy="{middle}" r="103" fill="{player.colour}" stroke="#FFFFFF" '
        'stroke-width="5"/>'
        f"{symbol(player.symbol, middle, middle, 58, ink_on(player))}"
    )
    shown = round(min(filled, 1) * 40) / 40  # steps, so that few pictures are kept
    if shown <= 0:
        return body
    angle = 2 * math.pi * min(shown, 0.999) - math.pi / 2
    x, y = middle + radius * math.cos(angle), middle + radius * math.sin(angle)
    arc = f"M{middle} {middle - radius}A{radius} {radius} 0 {int(shown > 0.5)} 1 {x:.2f} {y:.2f}"
    return f'{body}<path d="{arc}" fill="none" stroke="#FFD75E" stroke-width="18" stroke-linecap="round"/>'
