"""Every picture of Cytosis: its name, its drawing, how large its master is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from art.cytosis import cards, cell, tokens, viruses
from art.house.vector import ZOOM, Picture, layout, palette


def pictures() -> Iterator[Picture]:
    """All of them."""
    colours, places = palette("cytosis"), layout("cytosis")
    for side in ("three_plus", "two_player"):
        for name, virus in (("", False), (".virus", True)):
            yield f"board.{side}{name}", cell.Cell(places, side, colours["sections"]).picture(virus), ZOOM
    yield from _pieces(colours)
    yield from cards.pictures(colours)


def _pieces(colours: dict[str, Any]) -> Iterator[Picture]:
    for name, colour in colours["resources"].items():
        yield f"resource.{name}", tokens.coin(colour) if name == "atp" else tokens.cube(colour, name), ZOOM
    for name, colour in colours["families"].items():
        yield f"family.{name}", tokens.badge(name, colour), ZOOM
    for (name, colour), head in zip(
        colours["strains"].items(), ("circle", "square", "triangle"), strict=True
    ):
        yield f"antibody.{name}", tokens.antibody(colour, head), ZOOM
        yield f"virus.{name}", viruses.portrait(name, colour), ZOOM
    for face in range(1, 7):
        yield f"die.{face}", tokens.die(face), ZOOM
    yield "boost", tokens.boost(), ZOOM
    yield "place", tokens.vesicle_place(False), ZOOM
    yield "place.legal", tokens.vesicle_place(True), ZOOM
    yield "deck", tokens.card_back(False), ZOOM
    yield "discard", tokens.card_back(True), ZOOM
