"""Keeps the window open when something goes wrong that nobody thought of, and leaves when asked to.

Every move is on disk before it is shown, so all there is to do is to say what happened, write a report
and offer the game as it was after the last move.
"""

from __future__ import annotations

import pygame

from cytosis.app.files import crash, logs
from cytosis.app.stopping import stoppable
from cytosis.ui.scenes.crash import CrashScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session

IN_A_ROW = 3
"""So many errors without a frame in between that works, and the window closes."""


class _Stopped(BaseException):
    """The system asks us to end: log-out, shut-down, ``kill``."""


def run(app: App, session: Session) -> None:
    """Show the window until it is left; an unexpected error becomes a scene that says so."""
    failures = 0
    with stoppable(_Stopped):
        while True:
            try:
                app.run()
                return
            except _Stopped:
                _close(app)
                return
            except Exception as error:
                failures = failures + 1 if isinstance(_top(app), CrashScene) else 1
                if failures >= IN_A_ROW:
                    _close(app)
                    raise
                caught(app, session, error)


def caught(app: App, session: Session, error: Exception) -> None:
    """Write the report, let go of the game and put the scene that says so over the title."""
    controller = crash.watched()
    match = controller.match if controller is not None else None
    report = crash.write_report(error, logs.folder() or session.user_data / "log", match)
    save = controller.save if controller is not None else None
    path = save.path if save is not None else None
    title, *above = app.stack
    endings = [scene.closing for scene in reversed(above)]
    for end in [*endings, controller.close] if controller is not None else endings:
        try:
            end()
        except Exception as another:  # it may be broken in the same way
            crash.write_report(another, logs.folder() or session.user_data / "log")
    crash.watch(None)
    pygame.event.clear()
    app.stack[:] = [title, CrashScene(session, path, report)]


def _top(app: App) -> object:
    return app.stack[-1] if app.stack else None


def _close(app: App) -> None:
    """Whatever is still open: moves are written, files let go, opponents ended."""
    for scene in reversed(app.stack):
        scene.closing()
    app.stack.clear()
    pygame.quit()
