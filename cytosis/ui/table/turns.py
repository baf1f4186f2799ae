"""Between whom a seat plays: what a curtain may say of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai.analysis import is_move
from cytosis.app.words.rounds import round_of
from cytosis.ui.scenes.curtain import Turns

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState


def turns_of(table: TableState, seat: int) -> Turns:
    """Who played before that seat, who sits next, and when it is: nothing that not everybody knows."""
    made = [line["seat"] for line in table.match.journal.lines if is_move(line["do"])]
    last = made[-1] if made and made[-1] != seat else None
    following = (seat + 1) % table.match.seats
    return Turns(
        table.match.ruleset.game,
        None if last is None else (last, table.names[last]),
        None if following == seat else (following, table.names[following]),
        round_of(table.texts, table.match.progress()),
    )
