"""The door to the games' rooms: how each game lies on the table, by its id."""

from __future__ import annotations

from cytosis.ui.games.cytosis.design import CytosisDesign
from cytosis.ui.table.design import TableDesign
from cytosis.ui.table.plain import PlainDesign

DESIGNS: dict[str, type[TableDesign]] = {"cytosis": CytosisDesign}


def design(game: str) -> type[TableDesign]:
    """The design of a game's table; the plain one, from lists, for a game without a room here."""
    return DESIGNS.get(game, PlainDesign)
