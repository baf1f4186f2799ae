"""What pointing at a card of Cellulose tells: what it costs beside what is there, and what each bar does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cytosis.games.cellulose.data.catalog import RESOURCES
from cytosis.ui.games.cellulose import signs
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.strip import Strip, Tile

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

PICTURE, HIGH, SIZE = 19.0, 26.0, 16.0
"""How large a resource of the price is, and a sign and a number of what it does."""


def strip(design: CelluloseDesign, card: str) -> Strip:
    """Its worth, its price, and its bars from now to the end of the game."""
    facts, say = design.cards.facts(card), design.table.texts.t
    tiles = (
        _price(design, card),
        *(
            Tile(say(f"cellulose.strip.{kind}"), draw=partial(_does, does))
            for kind, does in signs.bars(facts, design.words)
        ),
    )
    sign = "heart" if facts.hp else f"kind.{facts.type}"
    worth = str(facts.hp) if facts.hp else ""
    return Strip(design.words.card(card), tiles, f"cellulose.{sign}", worth, say("ui.closeup.more"))


def _price(design: CelluloseDesign, card: str) -> Tile:
    """Each resource with how much of it is there; for an onlooker only what it takes."""
    owed = dict(zip(RESOURCES, design.cards.facts(card).cost, strict=True))
    owed = {name: owed[name] for name in signs.PRICED if owed[name]}
    viewer = design.view.viewer
    stock = design.view.seats[viewer].stock if viewer is not None else owed
    bits: list[Bit] = []
    for name, need in owed.items():
        have = f"{min(stock[name], need)}/" if viewer is not None else ""
        bits += [f"{have}{need}", (f"cellulose.{name}", PICTURE)]
    ready = all(stock[name] >= need for name, need in owed.items()) if viewer is not None else None
    return Tile(design.table.texts.t("cellulose.strip.price"), tuple(bits), None, ready)


def _does(does: Sequence[signs.Sign], paint: Painter, box: Box) -> None:
    signs.fitted(paint, does, box, min(HIGH, box[3]), SIZE, "paper", "cost", "left")
