"""What is carried, and what stands where it was put while the question about it is still open."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cytosis.ui.anim.director import SPEEDS, Mover, Scenario
from cytosis.ui.anim.easing import ease, motion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.movers import paint_mover
from cytosis.ui.widgets.shapes import GLOW

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

Place = tuple[float, float]
RING = 33.0
"""How far from its middle the dashes around an undecided piece run."""
CLOSE = 40.0
"""So near to where a piece stands a flight ends that would bring the same piece there."""
QUICK = 12.0
"""How quickly a liquid follows the hand."""


@dataclass(frozen=True)
class Piece:
    """A piece on its way from the hand to the table."""

    picture: str
    at: Place
    """Where it stands, or would."""
    home: Place
    """Where it goes back to."""
    size: float
    ring: float = RING
    """Of the dashes around it; 0 where it has none."""


class Held:
    """Undecided it stands there pale and bobs, confirmed it settles, cancelled it goes home."""

    def __init__(self, table: TableState, piece: Callable[[], Piece | None]) -> None:
        self._table = table
        self._asked = piece
        self.piece: Piece | None = None
        """What stands there while it is asked about."""
        self._kept: Piece | None = None
        """What was confirmed and is not on the table yet."""
        self._from: Place = (0.0, 0.0)
        self._let_go: Place | None = None
        self._age = 0.0
        self._last: Place | None = None
        self.lean = 0.0
        """How far what is carried leans over, -1 to 1."""

    # -- what happens --------------------------------------------------------------------------------------
    def let_go(self, at: Place) -> None:
        """It was dropped there."""
        self._let_go = at

    def confirm(self) -> None:
        """The move is made: it stays where it stands."""
        self._kept, self.piece = self._asked(), None

    def refuse(self, piece: Piece, at: Place) -> None:
        """It could not stay there: it shakes, and goes home."""
        self._go(piece, at, motion("shake"))

    def forget(self) -> None:
        """The table is set anew."""
        self.piece = self._kept = self._let_go = None

    def settled(self, scenario: Scenario) -> Scenario:
        """What an event shows: what stands there already does not fly again, and what lands makes rings."""
        movers = [self._landed(mover) for mover in scenario.movers]
        seconds = motion("ripple")
        rings = [
            replace(mover, kind="ripple", start=mover.end, seconds=seconds, delay=mover.delay + mover.flight)
            for mover in movers
            if mover.kind in ("set", "settle")
        ]
        return replace(scenario, movers=movers, after=[*scenario.after, *rings])

    def _landed(self, mover: Mover) -> Mover:
        kept = self._kept
        if kept is None or mover.picture != kept.picture or math.dist(mover.end, kept.at) > CLOSE:
            return mover
        self._kept = None
        seconds = motion("settled")
        return replace(mover, kind="settle", start=kept.at, end=kept.at, seconds=seconds, delay=0.0)

    # -- time ----------------------------------------------------------------------------------------------
    def update(self, seconds: float) -> None:
        """Follow what is asked about, and how the hand moves."""
        table = self._table
        self._follow(seconds)
        if self._kept is not None and not table.director.busy and not table.controller.writing:
            self._kept = None
        now, before = self._asked(), self.piece
        if now != before:
            self._changed(before, now)
        pace = SPEEDS[table.settings.speed]
        self._age += seconds * pace if pace else 1.0
        self._let_go = None

    def _changed(self, before: Piece | None, now: Piece | None) -> None:
        if now is None:
            if before is not None and self._kept is None:
                self._go(before, before.at)
        elif before is None or before.at != now.at:
            self._from = self._let_go or (now.home if before is None else before.at)
            self._age = 0.0
        self.piece = now

    def _go(self, piece: Piece, at: Place, shaken: float = 0.0) -> None:
        """Home it glides, after shaking for so long."""
        if self.still:
            return
        if shaken:
            far, times = motion("shake_far"), round(motion("shakes"))
            way = (at, *((at[0] + side * far, at[1]) for _ in range(times) for side in (1, -1)), at)
            shake = Mover(piece.picture, at, at, piece.size, shaken, kind="slide", path=way, easing="rise")
            self._table.director.add(shake)
        home = Mover(
            piece.picture, at, piece.home, piece.size, motion("home"), shaken, kind="slide", easing="glide"
        )
        self._table.director.add(home)

    def _follow(self, seconds: float) -> None:
        pointer = self._table.pointer
        wanted = 0.0
        if pointer.drag and self._last is not None and seconds > 0 and not self.still:
            speed = (pointer.at[0] - self._last[0]) / seconds
            wanted = min(max(speed / motion("tilt_speed"), -1.0), 1.0)
        self._last = pointer.at if pointer.drag else None
        self.lean += (wanted - self.lean) * min(seconds * QUICK, 1.0) if pointer.drag else -self.lean

    @property
    def standing(self) -> Piece | None:
        """What stands there, decided or not."""
        return self._kept or self.piece or (self._asked() if self._table.human_turn else None)

    @property
    def still(self) -> bool:
        """Whether nothing may move: by choice, or because everything is instant."""
        table = self._table
        return table.session.settings.reduced_motion or not SPEEDS[table.settings.speed]

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return self.piece is not None and not self.still

    # -- painting ------------------------------------------------------------------------------------------
    def paint(self, paint: Painter) -> None:
        """The piece: solid once it is decided, until then paler, with dashes around it."""
        if self._kept is not None:
            self._stand(paint, self._kept, self._kept.at, 1.0)
        elif self.piece is not None:
            if self.piece.ring:
                _dashes(paint, self.piece)
            self._stand(paint, self.piece, self._where(self.piece), motion("stays"))

    def _where(self, piece: Piece) -> Place:
        """Falling into its place, then up and down a little."""
        x, y = piece.at
        if self.still:
            return x, y
        t = self._age / motion("drop")
        if t < 1:
            part = ease("fall", t)
            return self._from[0] + (x - self._from[0]) * part, self._from[1] + (y - self._from[1]) * part
        turn = (self._age - motion("drop")) / motion("bob_seconds")
        return x, y - motion("bob") * math.sin(2 * math.pi * turn)

    def _stand(self, paint: Painter, piece: Piece, at: Place, solid: float) -> None:
        if piece.picture.startswith("card."):
            mover = Mover(piece.picture, at, at, piece.size, kind="slide")
            paint_mover(paint, mover, *at, 0.0, self._table.design)
        else:
            paint.sign(piece.picture, *at, piece.size, round(255 * solid))


def _dashes(paint: Painter, piece: Piece) -> None:
    x, y = piece.at
    side = piece.ring + 4
    body = (
        f'<circle cx="{side}" cy="{side}" r="{piece.ring}" fill="none" stroke="#1A2140" '
        'stroke-width="5.6" stroke-opacity="0.5"/>'
        f'<circle cx="{side}" cy="{side}" r="{piece.ring}" fill="none" stroke="{GLOW}" stroke-width="3.4" '
        'stroke-dasharray="7 5"/>'
    )
    paint.vector(body, (x - side, y - side, 2 * side, 2 * side))
