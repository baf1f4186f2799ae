"""The way from a game that was started or opened to its table on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.setup import Opened
from cytosis.ui.session import Session

if TYPE_CHECKING:
    from cytosis.ui.scenes.table import TableScene


def table_of(opened: Opened, session: Session) -> TableScene:
    """The table of that game, with this session's language, speed and sound."""
    from cytosis.ui.scenes.table import TableScene  # only now: the title shall not wait for it

    if opened.note:
        session.message = opened.note
    return TableScene(
        opened.controller,
        opened.names,
        session.texts,
        session.settings.speed,
        session.audio,
        session=session,
    )
