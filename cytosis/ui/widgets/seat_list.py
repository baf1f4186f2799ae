"""The seats of a table below each other, each with a list of who could play it."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ai import registry
from cytosis.app.play.players import HUMAN, Player, kind_of
from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.widgets.choices import DropDown
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge

PITCH, HEIGHT, WIDTH = 92.0, 48.0, 258.0


class SeatList:
    """Fills a box; however many sit there, they fit."""

    def __init__(self, box: Box, seats: int) -> None:
        self._box = box
        self._pitch = min(PITCH, box[3] / seats)
        self.drops = [DropDown(f"seat.{seat}") for seat in range(seats)]

    def _drop(self, seat: int) -> Box:
        x, y, width, _ = self._box
        return (x + width - WIDTH, y + seat * self._pitch, WIDTH, min(HEIGHT, self._pitch - 6))

    @property
    def _order(self) -> list[int]:
        """The list that is open comes last, above the others."""
        return sorted(range(len(self.drops)), key=lambda seat: self.drops[seat].open)

    def targets(self) -> list[Target]:
        """The lists, an open one on top."""
        values = (HUMAN, *registry.levels())
        return [
            target for seat in self._order for target in self.drops[seat].targets(values, self._drop(seat))
        ]

    def act(self, name: str) -> tuple[int, str] | None:
        """The seat and who was chosen for it."""
        chosen = [(seat, drop.act(name)) for seat, drop in enumerate(self.drops)]
        return next(((seat, agent) for seat, agent in chosen if agent is not None), None)

    def close(self) -> bool:
        """Close what is open; False where nothing was."""
        was = [drop for drop in self.drops if drop.open]
        for drop in was:
            drop.open = False
        return bool(was)

    def draw(self, on: Controls, texts: Texts, players: Sequence[Player]) -> None:
        """Badge, name and who plays."""
        x, _, width, _ = self._box
        options = [(name, kind_of(name, texts)) for name in (HUMAN, *registry.levels())]
        for seat, player in enumerate(players):
            _, top, _, height = self._drop(seat)
            size = min(44.0, self._pitch - 8)
            badge(on.paint, seat, x + 24, top + height / 2, size)
            room = width - WIDTH - 72
            on.paint.text(player.name, x + 60, top + height / 2, 20, "head", room=room, tall=height)
        for seat in self._order:
            agent = players[seat].agent
            self.drops[seat].draw(on, options, agent, self._drop(seat), kind_of(agent, texts))
