"""An agents' process that knows the toy: a spawned one registers only what the program itself does."""

from __future__ import annotations

from multiprocessing.connection import Connection

from cytosis.ai.worker import serve_agents
from tests import toy


def serve(pipe: Connection, megabytes: int) -> None:
    """As in the game, with the toy on the shelf."""
    with toy.registered():
        serve_agents(pipe, megabytes)
