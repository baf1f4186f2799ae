"""The door to the games' rooms: how each game looks, on the table and beside it, by its id.

The title shows every game's scenery, so that is here at the start; a design comes with its first table.
"""

from __future__ import annotations

from collections.abc import Callable

from cytosis.ui.games.amino.scenery import AminoScenery
from cytosis.ui.games.cellulose.scenery import CelluloseScenery
from cytosis.ui.games.cytosis.scenery import CytosisScenery
from cytosis.ui.scenery import Scenery
from cytosis.ui.table.design import TableDesign
from cytosis.ui.table.plain import PlainDesign


def _cytosis() -> type[TableDesign]:
    from cytosis.ui.games.cytosis.design import CytosisDesign

    return CytosisDesign


def _amino() -> type[TableDesign]:
    from cytosis.ui.games.amino.design import AminoDesign

    return AminoDesign


def _cellulose() -> type[TableDesign]:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

    return CelluloseDesign


DESIGNS: dict[str, Callable[[], type[TableDesign]]] = {
    "cytosis": _cytosis,
    "amino": _amino,
    "cellulose": _cellulose,
}
SCENERIES: dict[str, Scenery] = {
    "cytosis": CytosisScenery(),
    "amino": AminoScenery(),
    "cellulose": CelluloseScenery(),
}
_PLAIN = Scenery()


def design(game: str) -> type[TableDesign]:
    """The design of a game's table; the plain one, from lists, for a game without a room here."""
    return DESIGNS[game]() if game in DESIGNS else PlainDesign


def scenery(game: str) -> Scenery:
    """What scenes beside the table show of a game; plainly, for a game without a room here."""
    return SCENERIES.get(game, _PLAIN)
