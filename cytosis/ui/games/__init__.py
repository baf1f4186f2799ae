"""The door to the games' rooms: what single games look like, by their ids."""

from __future__ import annotations

from cytosis.ui.games.cytosis.scenery import CytosisScenery
from cytosis.ui.scenery import Scenery

SCENERIES: dict[str, Scenery] = {"cytosis": CytosisScenery()}
_PLAIN = Scenery()


def scenery(game: str) -> Scenery:
    """What scenes beside the table show of a game; plainly, for a game without a room here."""
    return SCENERIES.get(game, _PLAIN)
