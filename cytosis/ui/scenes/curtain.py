"""The curtain between two people at one device. It draws nothing of the table, so nothing can leak."""

from __future__ import annotations

import math

from cytosis.app.i18n import Texts
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Home, Pop, Scene, Target, Transition
from cytosis.ui.scenes.ground import backdrop
from cytosis.ui.sheet import Box
from cytosis.ui.theme import Player
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import icon, ink_on, membrane, mix, plate, symbol

HOLD = 0.5
"""Seconds the button or Space has to be held."""
EMPTY = 0.2
"""Seconds a full ring takes to empty after letting go too early."""
HOLDING = ("button.open", "key.space", "key.return", "key.enter")

CENTRE = (800.0, 450.0)
RADIUS = 366.0
BUTTON: Box = (662, 312, 276, 276)
SECRET: Box = (56, 350, 316, 132)
LEAVE: Box = (56, 502, 316, 52)


class CurtainScene(Scene):
    """Opaque; opens only by being held."""

    def __init__(self, name: str, seat: int, texts: Texts) -> None:
        super().__init__()
        self._name = name
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
        return Pop() if self.filled >= 1 else None

    def busy(self) -> bool:
        """While the ring moves."""
        return self.filled > 0 or self.pointer.held in HOLDING

    def draw(self, paint: Painter) -> None:
        """Whose turn it is, large; nothing else."""
        paint.layer("curtain", _still)
        texts, player = self._texts, paint.theme.players[self._seat]
        x, y = CENTRE
        paint.text(texts.t("ui.curtain.pass"), x, y - 262, 22, "body", "#1C2A57", "centre", 440)
        ink = mix(player.colour, "#0B1230", 0.55)
        paint.text(self._name, x, y - 208, 62, "head", ink, "centre", 440)
        paint.vector(_hold(player, self.filled), BUTTON, 16)
        paint.text(texts.t("ui.curtain.hold"), x, y + 190, 29, "head", "#1C2A57", "centre", 460)
        paint.text(texts.t("ui.curtain.how"), x, y + 226, 17, "body", "#1C3355", "centre", 430)
        plate(paint, SECRET, "panel")
        icon(paint, "lock", SECRET[0] + 36, SECRET[1] + 34, 24, "#9FD8FF")
        paint.text(
            texts.t("ui.curtain.secret"), SECRET[0] + 58, SECRET[1] + 35, 18, "head", room=SECRET[2] - 76
        )
        about = texts.t("ui.curtain.secret.about")
        paint.lines(about, (SECRET[0] + 24, SECRET[1] + 58, SECRET[2] - 46, 84), 16, "body", "soft", 1.4)
        parts = Controls(paint, self.pointer)
        parts.button("button.leave", texts.t("ui.curtain.leave"), LEAVE, "second", 18, "home")


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
