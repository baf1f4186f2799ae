"""How a game shows in small what was done at its table: for lists of moves, digests and hand-overs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.engine.notation import words as parts
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre, inside

if TYPE_CHECKING:
    from cytosis.app.words.story import Missed
    from cytosis.ui.table.deeds import Act
    from cytosis.ui.table.log import LogLine
    from cytosis.ui.table.scene import TableScene

VIGNETTE = 130.0
"""So much of the table around a place is seen in a small picture of it."""


def rim(paint: Painter, box: Box, fill: str = "none") -> None:
    """The edge of a small round picture, or one to lay a sign on."""
    r = box[2] / 2
    circle = f'<circle cx="{r:g}" cy="{r:g}" r="{r:g}" fill="{fill}" stroke="#F4F7FF" stroke-width="2.2"/>'
    paint.vector(circle, box, 2)


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
        middle = centre(spot)

        def draw(on: Painter) -> None:
            scale = on.sheet.scale * box[2] / VIGNETTE
            left, top = on.sheet.point(*centre(box))
            around = Sheet(scale, round(left - middle[0] * scale), round(top - middle[1] * scale))
            self.scenery(on.scaled(around))

        lines = len(self.table.match.journal.lines)  # the scenery may change with the game
        paint.rounded(("vignette", self.table.game, middle, lines), box, box[2] / 2, draw)
        rim(paint, box)
        return True

    def gathered(self, lines: Sequence[Missed]) -> list[Missed]:
        """The moves as they are told together; plain: one by one."""
        return list(lines)

    def turns(self, lines: Sequence[LogLine]) -> list[tuple[int, LogLine]]:
        """The lines of the log as its drawer tells them, each with its number; plain: as they are."""
        return list(enumerate(lines))

    def acts(self, moves: str) -> tuple[Act, ...]:
        """A turn in signs; plain: nothing has any."""
        return ()

    def deed(self, missed: Missed) -> tuple[str, tuple[Bit, ...]] | None:
        """A move in a word and what it brought, in signs; plain: only its sentence tells it."""
        return None

    def due(self, paint: Painter) -> tuple[str, tuple[Bit, ...]] | None:
        """What whoever looks has to do now, in words and signs; plain: nothing is said of it."""
        return None

    def stood(self, move: str) -> tuple[float, float] | None:
        """Where on the table a move was made."""
        spot = self.table.layout.spots.get(parts(move).at) if move else None
        return centre(spot) if spot is not None else None

    @property
    def telling(self) -> tuple[Box, ...]:
        """What may be covered while it is told what happened."""
        return self.table.layout.telling

    def scenery(self, paint: Painter) -> None:
        """What small pictures of the table show of it; plain: the ground."""
        self.ground(paint)

    def ground(self, paint: Painter) -> None:
        """What stays the whole game."""
