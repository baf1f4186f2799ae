"""The way from a game that was started or opened to its table on the screen, and to its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.app.games import teller_of
from cytosis.app.play.setup import Opened, Setup
from cytosis.engine.errors import DataError
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.scene import Push
from cytosis.ui.window.session import Session

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene


def table_of(opened: Opened, session: Session) -> TableScene:
    """The table of that game, with this session's language, speed and sound."""
    from cytosis.ui.table.scene import TableScene  # only now: the title shall not wait for it

    if opened.note:
        session.message = opened.note
    return TableScene(
        opened.controller,
        opened.names,
        session.texts,
        session.settings.speed,
        session.audio,
        session=session,
        all_open=opened.all_open,
    )


def rules_of(
    session: Session, ruleset: Ruleset, seats: int, page: str = "", names: Sequence[str] = ()
) -> Push:
    """The rules page of that game, opened on an entry of the handbook."""
    from cytosis.ui.scenes.rules import RulesScene  # only now, for the same reason

    return Push(
        RulesScene(session, teller_of(ruleset, seats, list(names) or [""] * seats, session.texts), page)
    )


def rules_of_setup(session: Session, chosen: Setup, page: str = "") -> Push:
    """The rules of a game that is only being set up; of the usual one where it cannot be."""
    try:
        return rules_of(session, chosen.ruleset(), len(chosen.seats), page)
    except DataError:
        return rules_of(session, Ruleset(chosen.game), chosen.sizes[0], page)
