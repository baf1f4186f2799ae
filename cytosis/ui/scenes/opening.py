"""The way from a game that was started or opened to its table on the screen."""

from __future__ import annotations

from cytosis.app.setup import Opened
from cytosis.ui.scenes.table import TableScene
from cytosis.ui.session import Session


def table_of(opened: Opened, session: Session) -> TableScene:
    """The table of that game, with this session's language, speed and sound."""
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
