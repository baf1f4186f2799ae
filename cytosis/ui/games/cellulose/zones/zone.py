"""What the zones of Cellulose share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cellulose.data.catalog import IVY
from cytosis.games.cellulose.ivy.view import IvyView
from cytosis.games.cellulose.view import SeatView, View
from cytosis.ui.games.cellulose.layout import CelluloseLayout
from cytosis.ui.games.cellulose.question import CelluloseQuestion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.design import Zone

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign


class CelluloseZone(Zone):
    """A zone that knows whose table it is on."""

    def __init__(self, design: CelluloseDesign) -> None:
        super().__init__(design.table)
        self.design = design
        self.texts = design.table.texts
        self.words = design.words
        self.catalog = design.words.catalog

    @property
    def view(self) -> View:
        """The table as it is shown."""
        view: View = self.table.view
        return view

    @property
    def at(self) -> CelluloseLayout:
        """Where everything is."""
        return self.design.at

    @property
    def asking(self) -> CelluloseQuestion:
        """What is being chosen."""
        return self.design.question

    @property
    def me(self) -> SeatView | None:
        """The seat of whoever looks."""
        viewer = self.view.viewer
        return self.view.seats[viewer] if viewer is not None else None

    def everybody(self) -> list[tuple[int, SeatView | IvyView]]:
        """Whoever has pieces on the cell: the seats, and Ivy where somebody plays alone."""
        found: list[tuple[int, SeatView | IvyView]] = list(enumerate(self.view.seats))
        return found if self.view.ivy is None else [*found, (IVY, self.view.ivy)]

    def whose(self, rest: str) -> tuple[int, SeatView | IvyView]:
        """Of whom a target speaks; see :func:`named`."""
        return next((seat, one) for seat, one in self.everybody() if named(seat) == rest)

    def player(self, paint: Painter, seat: int) -> str:
        """The colour of a seat, as pictures name it; Ivy has the last one, which no seat has."""
        return paint.theme.players[seat].id


def named(seat: int) -> str:
    """A seat in the name of a target."""
    return "ivy" if seat == IVY else str(seat)
