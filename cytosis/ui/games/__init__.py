"""The door to the games' rooms: how each game looks, on the table and beside it, by its id."""

from __future__ import annotations

from cytosis.ui.games.amino.design import AminoDesign
from cytosis.ui.games.amino.scenery import AminoScenery
from cytosis.ui.games.cellulose.design import CelluloseDesign
from cytosis.ui.games.cellulose.scenery import CelluloseScenery
from cytosis.ui.games.cytosis.design import CytosisDesign
from cytosis.ui.games.cytosis.scenery import CytosisScenery
from cytosis.ui.scenery import Scenery
from cytosis.ui.table.design import TableDesign
from cytosis.ui.table.plain import PlainDesign

DESIGNS: dict[str, type[TableDesign]] = {
    "cytosis": CytosisDesign,
    "amino": AminoDesign,
    "cellulose": CelluloseDesign,
}
SCENERIES: dict[str, Scenery] = {
    "cytosis": CytosisScenery(),
    "amino": AminoScenery(),
    "cellulose": CelluloseScenery(),
}
_PLAIN = Scenery()


def design(game: str) -> type[TableDesign]:
    """The design of a game's table; the plain one, from lists, for a game without a room here."""
    return DESIGNS.get(game, PlainDesign)


def scenery(game: str) -> Scenery:
    """What scenes beside the table show of a game; plainly, for a game without a room here."""
    return SCENERIES.get(game, _PLAIN)
