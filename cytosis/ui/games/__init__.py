"""The door to the games' rooms: how each game lies on the table, by its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cytosis.ui.table.design import TableDesign


def design(game: str) -> type[TableDesign]:
    """The design of a game's table; the plain one, from lists, for a game without a room here."""
    from cytosis.ui.games.cytosis.design import CytosisDesign  # only now: the title shall not wait for it
    from cytosis.ui.table.plain import PlainDesign

    designs: dict[str, type[TableDesign]] = {"cytosis": CytosisDesign}
    return designs.get(game, PlainDesign)
