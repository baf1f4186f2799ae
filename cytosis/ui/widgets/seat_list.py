"""The seats of a table below each other, each with a list of who could play it."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ai import registry
from cytosis.app.play.players import HUMAN, Player, kind_of
from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Target
from cytosis.ui.widgets.choices import DropDown
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import mix, plate

PITCH, HEIGHT, WIDTH = 152.0, 50.0, 252.0
GAP, EDGE = 12.0, 16.0
PIECE = 100.0
"""What a player moves, at its largest."""


class SeatList:
    """Fills a box; however many sit there, they fit."""

    def __init__(self, box: Box, seats: int, game: str) -> None:
        self._box = box
        self._game = game
        self._pitch = min(PITCH, box[3] / seats)
        self.drops = [DropDown(f"seat.{seat}") for seat in range(seats)]

    def _drop(self, seat: int) -> Box:
        x, y, width, height = self._row(seat)
        high = min(HEIGHT, height - 8)
        return (x + width - WIDTH - EDGE, y + (height - high) / 2, WIDTH, high)

    def _row(self, seat: int) -> Box:
        x, y, width, _ = self._box
        gap = min(GAP, self._pitch * 0.1)
        return (x, y + seat * self._pitch, width, self._pitch - gap)

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
        """On a plate in the player's colour: what they move, their name, and who plays."""
        paint = on.paint
        options = [(name, kind_of(name, texts)) for name in (HUMAN, *registry.levels())]
        room = self._box[2] - WIDTH - 3 * EDGE - PIECE * 0.8
        named = paint.common_size([one.name for one in players], 23, "head", room, self._row(0)[3])
        for seat, player in enumerate(players):
            x, y, _, height = box = self._row(seat)
            colour = paint.theme.players[seat].colour
            tint = (mix("#2A3A6C", colour, 0.24), mix("#172149", colour, 0.12), mix("#50689F", colour, 0.4))
            plate(paint, box, tint, 14, 0.97, False)
            size = min(PIECE, height - 6)
            scenery(self._game).piece(paint, seat, x + EDGE + PIECE * 0.36, y + height / 2, size)
            left = x + EDGE + PIECE * 0.8
            paint.text(player.name, left, y + height / 2, named, "head", room=room, tall=height)
        for seat in self._order:
            agent = players[seat].agent
            self.drops[seat].draw(on, options, agent, self._drop(seat), kind_of(agent, texts))
