"""The way from the shared screens to the door of the games' rooms.

Rooms are built on the shared screens, and the screens ask the rooms: the door (``ui/games``) is opened when
it is first asked, not when a screen is imported, so that neither waits for the other at the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cytosis.ui.scenery import Scenery
    from cytosis.ui.table.design import TableDesign


def design(game: str) -> type[TableDesign]:
    """The design of a game's table."""
    from cytosis.ui import games

    return games.design(game)


def scenery(game: str) -> Scenery:
    """What scenes beside the table show of a game."""
    from cytosis.ui import games

    return games.scenery(game)
