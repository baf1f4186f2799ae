"""The curtain between two people at one device. It draws nothing of the table, so nothing can leak.

Before a turn: ``Push(CurtainScene(name, seat, texts, story.since(seat)))``; whoever opens it reads first
what happened meanwhile. To cover the table at once, also when the window is left: the same without a
digest. The digest is an onlooker's: nothing in it that not everybody knows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from cytosis.app.words.i18n import Texts
from cytosis.app.words.story import Missed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Home, Pop, Replace, Scene, Target, Transition
from cytosis.ui.scenes.digest import DigestScene, Pictured
from cytosis.ui.scenes.ground import backdrop
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, icon, membrane, mix, plate, ring

HOLD = 0.5
"""Seconds the button or Space has to be held."""
EMPTY = 0.2
"""Seconds a full ring takes to empty after letting go too early."""
HOLDING = ("button.open", "key.space", "key.return", "key.enter")

CENTRE = (800.0, 402.0)
RADIUS = 332.0
RING = 124.0
"""How far from the middle of the button its ring runs, and how broad it is."""
STROKE = 18.0
PIECE = 176.0
BUTTON: Box = (662, 276, 276, 276)
LEAVE: Box = (1300, 28, 260, 54)
BEFORE: Box = (64, 334, 320, 136)
AFTER: Box = (1216, 334, 320, 136)
PANEL = (396.0, 100.0)
"""What is said below: so large is each, this far down, this far apart."""
LEVEL, APART = 764.0, 28.0


FILAMENTS = "".join(
    f'<path d="{way}" fill="none" stroke="#FFFFFF" stroke-width="{width}" stroke-opacity="0.3"/>'
    for way, width in (
        ("M20 250C140 190 190 90 330 40", 5),
        ("M30 430C120 470 150 560 260 640", 6),
        ("M420 20C470 130 590 170 650 290", 4),
        ("M400 650C470 560 580 540 650 420", 5),
        ("M60 300C110 330 90 390 40 420", 3),
        ("M600 330C560 350 580 400 630 410", 3),
    )
)
"""Threads of the plasma, near the membrane, so that words stand on a calm ground."""


@dataclass(frozen=True)
class Turns:
    """Where a hand-over stands in the game; all of it public."""

    game: str = ""
    before: tuple[int, str] | None = None
    """Seat and name of who has just played."""
    after: tuple[int, str] | None = None
    """And of who sits next in the order of turns."""
    when: str = ""
    """Which round it is, in the game's words."""


class CurtainScene(Scene):
    """Opaque; opens only by being held."""

    covers = True

    def __init__(
        self,
        name: str,
        seat: int,
        texts: Texts,
        digest: Sequence[Missed | str] = (),
        shows: Pictured | None = None,
        turns: Turns | None = None,
    ) -> None:
        super().__init__()
        self._shows = shows
        self._name = name
        self._digest = list(digest)
        self._seat = seat
        self._texts = texts
        self._turns = turns or Turns()
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
        return Replace(DigestScene(self._digest, self._texts, self._shows))

    @property
    def your_turn(self) -> bool:
        """Somebody has to take the device."""
        return True

    def busy(self) -> bool:
        """While the ring moves."""
        return self.filled > 0 or self.pointer.held in HOLDING

    def draw(self, paint: Painter) -> None:
        """Whose turn it is, large, and between whom; nothing of the table."""
        game = self._turns.game
        paint.layer(f"curtain {game}", lambda on: _still(on, game))
        texts, player = self._texts, paint.theme.players[self._seat]
        x, y = CENTRE
        ink = "#1C2A57"
        paint.text(texts.t("ui.curtain.pass"), x, y - 218, 22, "body", ink, "centre", 360, tall=40)
        name_ink = mix(player.colour, "#0B1230", 0.55)
        paint.text(self._name, x, y - 162, 60, "head", name_ink, "centre", 440, tall=70)
        paint.vector(_track(self.filled), BUTTON, 16)
        _, top, _, height = BUTTON
        scenery(self._turns.game).piece(paint, self._seat, x, top + height / 2, PIECE)
        if self.pointer.ring and self.pointer.focus == "button.open":
            ring(paint, BUTTON, BUTTON[2] / 2)
        paint.text(texts.t("ui.curtain.hold"), x, y + 182, 29, "head", ink, "centre", 430, tall=44)
        paint.text(texts.t("ui.curtain.how"), x, y + 220, 17, "body", "#1C3355", "centre", 350, tall=30)
        self._neighbour(paint, self._turns.before, BEFORE, "before", (396.0, 458.0))
        self._neighbour(paint, self._turns.after, AFTER, "after", (1142.0, 1204.0))
        parts = Controls(paint, self.pointer)
        parts.button("button.leave", texts.t("ui.curtain.leave"), LEAVE, "second", 18, "home")
        self._draw_then(paint)

    def _neighbour(
        self,
        paint: Painter,
        who: tuple[int, str] | None,
        box: Box,
        key: str,
        way: tuple[float, float],
    ) -> None:
        """Somebody before or after in the order of turns, and the way the game goes."""
        if who is None:
            return
        seat, name = who
        x, y, width, height = box
        line, middle = paint.theme.players[seat].line, y + height / 2
        look = (mix("#22315F", line, 0.26), mix("#172249", line, 0.16), mix("#50689F", line, 0.55))
        plate(paint, box, look, 18)
        scenery(self._turns.game).piece(paint, seat, x + 64, middle, 92)
        room = width - 136
        paint.text(name, x + 120, middle - 20, 25, "head", room=room, tall=46)
        told = self._texts.t(f"ui.curtain.{key}")
        paint.text(told, x + 120, middle + 24, 17, "body", "soft", room=room, tall=34)
        start, end = way
        for i in range(3):
            disc(paint, start + 8 + i * 14, middle, 3, "#FFE08A", "#FFE08A", 0)
        icon(paint, "forward", end - 6, middle, 22, "#FFE08A")

    def _draw_then(self, paint: Painter) -> None:
        """That nothing is seen, and what comes after opening, without a word about what is in it."""
        texts, moves = self._texts, sum(line.seat >= 0 for line in self._digest if isinstance(line, Missed))
        told = [("lock", texts.t("ui.curtain.secret"), texts.t("ui.curtain.secret.about"))]
        if self._digest:
            about = texts.n("ui.curtain.then.moves", moves or len(self._digest))
            told.append(("clock", texts.t("ui.curtain.then.digest"), about))
        about = self._turns.when or texts.t("ui.curtain.then.hand.about")
        told.append(("copy", texts.t("ui.curtain.then.hand"), about))
        width, height = PANEL
        left = CENTRE[0] - (len(told) * (width + APART) - APART) / 2
        for i, (sign, title, about) in enumerate(told):
            x = left + i * (width + APART)
            plate(paint, (x, LEVEL, width, height), "panel", 16)
            icon(paint, sign, x + 44, LEVEL + height / 2, 34, "heading")
            paint.text(title, x + 86, LEVEL + 27, 18, "head", room=width - 104, tall=34)
            fit.block(
                paint,
                about,
                (x + 86, LEVEL + 45, width - 104, height - 52),
                15.5,
                "body",
                "soft",
                most=2,
            )


def _still(paint: Painter, game: str) -> None:
    """Backdrop, and what is told upon: the world of the game, or rings and a round cell."""
    backdrop(paint)
    if scenery(game).curtain(paint, *CENTRE, RADIUS):
        return
    discs = "".join(
        f'<circle cx="800" cy="{CENTRE[1]}" r="{r}" fill="#4C86B8" fill-opacity="0.06"/>'
        for r in (860, 720, 600, 500, 410)
    )
    paint.vector(discs, (0, 0, 1600, 900))
    side = 2 * RADIUS
    shape = (
        '<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="330" cy="300" r="430">'
        '<stop offset="0" stop-color="#F1FCF6"/><stop offset="0.6" stop-color="#BFE9E2"/>'
        '<stop offset="1" stop-color="#7FC6CC"/></radialGradient>'
        f'<clipPath id="in"><circle cx="{RADIUS}" cy="{RADIUS}" r="{RADIUS - 30}"/></clipPath></defs>'
        f'<circle cx="{RADIUS}" cy="{RADIUS}" r="{RADIUS - 24}" fill="url(#c)"/>'
        f'<g clip-path="url(#in)">{FILAMENTS}</g>{membrane(RADIUS, RADIUS, RADIUS, 34)}'
    )
    paint.vector(shape, (CENTRE[0] - RADIUS, CENTRE[1] - RADIUS, side, side), 34)


def _track(filled: float) -> str:
    """A pale ring on the cell, gold as far as it is held."""
    middle = BUTTON[2] / 2
    around = f'cx="{middle}" cy="{middle}" r="{RING:g}" fill="none"'
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{RING:g}" fill="#FFFFFF" fill-opacity="0.55"/>'
        f'<circle {around} stroke="#6E86AE" stroke-width="{STROKE + 3:g}"/>'
        f'<circle {around} stroke="#AEBBD3" stroke-width="{STROKE:g}"/>'
    )
    shown = round(min(filled, 1) * 40) / 40  # steps, so that few pictures are kept
    if shown <= 0:
        return body
    angle = 2 * math.pi * min(shown, 0.999) - math.pi / 2
    x, y = middle + RING * math.cos(angle), middle + RING * math.sin(angle)
    arc = f"M{middle} {middle - RING}A{RING} {RING} 0 {int(shown > 0.5)} 1 {x:.2f} {y:.2f}"
    line = f'fill="none" stroke-width="{STROKE:g}" stroke-linecap="round"'
    return f'{body}<path d="{arc}" {line} stroke="#FFC93C"/>'
