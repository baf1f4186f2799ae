"""Games on a Dask cluster (extra ``lab``). Only ``simulate --scheduler`` imports this, never the game."""

from __future__ import annotations

from collections.abc import Iterator

from cytosis.ai.arena import Result, Setting, spread
from cytosis.engine.errors import DataError

BATCH = 50
"""Games per task: handing one out over the network costs several milliseconds."""


def play_games(setting: Setting, games: int, address: str) -> Iterator[Result]:
    """Results in order of the games, played by the workers of the scheduler at that address."""
    try:
        from distributed import Client
    except ImportError as error:
        raise DataError("a Dask cluster needs the extra 'lab': pip install cytosis[lab]") from error
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise DataError(f"there is no Dask scheduler at {address}: {error}") from error
    with client:
        yield from spread(client.get_executor(), setting, games, BATCH)
