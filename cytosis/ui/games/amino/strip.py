"""What pointing at a card of Amino tells: its worth, its elements, and what becomes of it with others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from cytosis.games.amino.data.catalog import Card
from cytosis.ui.games.amino.cards import MINUS
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.strip import Strip, Tile

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign


def strip(design: AminoDesign, card: str) -> Strip:
    """Of a gas its elements, those of the whole hand, and its worth under a bolt; else what it does."""
    found = next(one for one in design.words.catalog.cards if one.id == card)
    say = design.table.texts.t
    name = design.words.card(card)
    if not found.elements:
        tiles = tuple(Tile(say(f"amino.strip.{card}.{i}")) for i in (1, 2, 3))
        return Strip(name, tiles, "amino.sun" if card == "sunlight" else "amino.bolt")
    return Strip(name, _gas(design, found), _hexagon(found.value), _signed(found.value))


def _gas(design: AminoDesign, card: Card) -> tuple[Tile, ...]:
    say, elements = design.table.texts.t, design.words.catalog.elements
    held = {element for one in design.hand() for element in design.elements(one)}
    own = [element for element in elements if element in card.elements]
    twice = card.value * design.words.catalog.lightning
    hand = [Tile(say("amino.strip.hand"), draw=partial(_coins, design, elements, held))] if held else []
    return (
        Tile(say("amino.strip.elements"), draw=partial(_coins, design, own, own)),
        *hand,
        Tile(say("amino.strip.bolt"), (_signed(card.value), ("amino.bolt", 24), f"= {_signed(twice)}")),
    )


def _coins(design: AminoDesign, shown: Iterable[str], there: Iterable[str], paint: Painter, box: Box) -> None:
    x, y, _, height = box
    size = min(height, 26.0)
    for i, element in enumerate(shown):
        at = x + size / 2 + i * (size + 4)
        design.cards.coin(paint, element, at, y + height / 2 - 1, size, element in there)


def _hexagon(value: int) -> str:
    return "amino.value.good" if value >= 0 else "amino.value.bad"


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", MINUS)
