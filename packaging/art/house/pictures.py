"""Every picture that all games use: its name, its drawing, how large its master is."""

from __future__ import annotations

from collections.abc import Iterator

from art.cytosis.cell import backdrop
from art.house import tokens
from art.house.vector import ZOOM, Picture, darken, palette


def pictures() -> Iterator[Picture]:
    """All of them."""
    yield "backdrop", backdrop(1600, 900), 1.0
    colours = palette("house")
    for player in (*colours["players"], colours["rival"], colours["grey"]):
        yield f"flask.{player['id']}", tokens.flask(player["colour"], player["symbol"]), ZOOM
        yield f"disk.{player['id']}", tokens.disk(player["colour"], player["symbol"]), ZOOM
    yield "points", tokens.hexagon(), ZOOM
    yield "health", tokens.heart(), ZOOM
    yield "first_player", tokens.medal(), ZOOM
    yield "hand", tokens.hand(), ZOOM
    yield "arrow", tokens.arrow("#FFFFFF"), ZOOM
    yield "arrow.dark", tokens.arrow(darken("#FFFFFF", 0.8)), ZOOM
    yield "well", tokens.well("#FFFFFF"), ZOOM
    yield "well.legal", tokens.well("#FFD75E", "#FFD75E"), ZOOM
