"""How a game shows in small what was done at its table: for lists of moves, digests and hand-overs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.engine.notation import words as parts
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre, inside

if TYPE_CHECKING:
    from cytosis.app.words.story import Missed
    from cytosis.ui.table.scene import TableScene

VIGNETTE = 180.0
"""So much of the table around a place is seen in a small picture of it."""


class Tells:
    """Moves as small pictures; plain: what lies around the spot they were made on."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def vignette(self, paint: Painter, move: str, box: Box) -> bool:
        """Where a move was made, as a small round picture of the table; False where it has no place."""
        layout = self.table.layout
        spot = layout.spots.get(parts(move).at) if move else None
        board = layout.regions.get("board", layout.room)
        if spot is None or not inside(board, centre(spot)):
            return False
        (cx, cy), (x, y, width, _) = centre(spot), box
        zoom = width / VIGNETTE
        left, top = paint.sheet.point(x + width / 2, y + width / 2)
        scale = paint.sheet.scale * zoom
        small = paint.scaled(Sheet(scale, round(left - cx * scale), round(top - cy * scale)))
        with paint.within(box):
            self.scenery(small)
        return True

    def gathered(self, lines: Sequence[Missed]) -> list[Missed]:
        """The moves as they are told together; plain: one by one."""
        return list(lines)

    def deed(self, missed: Missed) -> tuple[str, tuple[Bit, ...]] | None:
        """A move in a word and what it brought, in signs; plain: only its sentence tells it."""
        return None

    def stood(self, move: str) -> tuple[float, float] | None:
        """Where on the table a move was made."""
        spot = self.table.layout.spots.get(parts(move).at) if move else None
        return centre(spot) if spot is not None else None

    @property
    def telling(self) -> Box:
        """What may be covered while it is told what happened."""
        return self.table.layout.telling

    def scenery(self, paint: Painter) -> None:
        """What small pictures of the table show of it; plain: the ground."""
        self.ground(paint)

    def ground(self, paint: Painter) -> None:
        """What stays the whole game."""
