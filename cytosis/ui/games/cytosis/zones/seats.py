"""Who sits at the table, and their epigenetic cards."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cytosis.seats import SeatPainter
from cytosis.ui.games.cytosis.zones.zone import CytosisZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info, Subject


class SeatZone(CytosisZone):
    """The seats, each with a drawer."""

    prefix: ClassVar[str] = "seat"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"seat.{seat}", box) for seat, box in enumerate(self.layout.seats)]

    def act(self, rest: str) -> None:
        """What it has completed."""
        self.table.open(f"seat.{rest}")

    def info(self, rest: str) -> Info | None:
        """What is public of it."""
        return None if self.table.opened else self.design.infos.seat(self.view, int(rest))

    def page(self, rest: str) -> str:
        """How points are made."""
        return "topic.scoring"

    def box(self, rest: str) -> Box | None:
        """Its panel."""
        return self.layout.seats[int(rest)]

    def lying(self, paint: Painter) -> None:
        """All seats."""
        SeatPainter(self.words.catalog, self.table.names).paint(paint, self.view, self.layout)


class PowerZone(CytosisZone):
    """The epigenetic card of each seat; the own one can be used."""

    prefix: ClassVar[str] = "power"
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Where a seat has one and is not folded."""
        layout, shown = self.layout, self.view.seats
        open_ = [seat for seat in range(len(layout.seats)) if not layout.folded or seat == layout.own]
        return [
            Target(f"power.{seat}", layout.power(seat))
            for seat in open_
            if shown[seat].more.get("epigenetic")
        ]

    def act(self, rest: str) -> None:
        """Ask how it is used."""
        moves = self.asking.powers() if int(rest) == self.table.viewer else []
        power = self.words.power_of(self.view, int(rest))
        if moves and power:
            title = self.texts.t(f"power.{power}")
            self.asking.open_list(moves, title, self.layout.power(int(rest)))

    def info(self, rest: str) -> Info:
        """The card."""
        return Info(face=f"power.{self.view.seats[int(rest)].more['epigenetic']}")

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"power.{self.view.seats[int(rest)].more.get('epigenetic')}" if rest.isdigit() else ""

    def closer(self, rest: str) -> list[Subject]:
        """Everybody's."""
        powers = ((seat, shown.more.get("epigenetic")) for seat, shown in enumerate(self.view.seats))
        return [Subject(f"power.{power}", f"power.{seat}") for seat, power in powers if power]
