"""The pictures of the rules of Cellulose: what a page speaks of, as it lies on the table."""

from __future__ import annotations

from cytosis.games.cellulose.data.catalog import Card
from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.cards import GAME, HAND
from cytosis.ui.games.cellulose.pictures import CellulosePictures
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scenery import Pictures
from cytosis.ui.scenes.rules_tiles import Draw, Tile, sign, stage
from cytosis.ui.widgets.shapes import plate

SHAPE = HAND[1] / HAND[0]
WIDE = 1.7
"""How wide a card is beside the tiles that explain it."""
PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "aim": (("board",), ("card.rubisco", "card.starch_2")),
    "sunrise": (("node.s0", "node.s2a", "node.s2b"), ("node.r0", "node.r2a", "node.r2b")),
    "turn": (("board",), ("card.rubisco",)),
    "grey": (("vacuole",), ("board",)),
    "level": (("xylem_track",), ("spot.xylem.1", "spot.stomata.4")),
    "growth": (("ground",), ("node.s0", "node.s2a", "node.s2b"), ("node.r0", "node.r2a", "node.r2b")),
    "wall": (("wall",),),
    "vacuole": (("vacuole",), ("xylem_track",)),
    "cards": (("card.starch_2", "card.psv_3", "card.rubisco", "card.aquaporin"),),
    "enzymes": (("card.rubisco", "card.amylase", "card.lipase"),),
    "evening": (("vacuole",), ("wall",)),
    "end": (("wall",), ("card.seed_embryo",)),
    "ivy": (("rival_map", "rival_growth"), ("rival_action", "rival_hand")),
    "ivy_cards": (("rival_action", "rival_hand"), ("board",)),
    "mangrove_board": (
        ("plant.mangrove",),
        ("node.cu", "node.lm", "node.rm"),
        ("node.s0", "node.s2a", "node.s2b"),
    ),
    "cactus": (("plant.cactus",), ("board",)),
    "mangrove": (("plant.mangrove",), ("node.cu", "node.lm", "node.rm"), ("xylem_track", "spot.xylem.1")),
    "short": (("wall",),),
}
"""What is shown for a topic, as pictures side by side."""
SIGNS = (
    *("water", "co2", "protein", "carb", "hormone", "atp", "exchange"),
    *("pour", "heart", "draw", "lose", "build", "grow.shoot", "grow.root"),
    *("reclaim", "flask.grey", "first", "sunrise", "evening", "final", "held"),
    *("kind.enzyme", "kind.starch", "kind.psv", "kind.specialization"),
)
"""The signs of the table, as its legend shows them."""
COLUMNS, MOST = 4, 40.0
"""Of the legend, and how large a sign is at most."""
TABLES = {name: name for name in ("mangrove_board", "cactus", "mangrove", "short")} | {
    "ivy": "alone",
    "ivy_cards": "alone",
}
"""Which table a topic is shown on, if not on the usual one."""
USES: dict[str, tuple[str, str]] = {
    "water": ("xylem.1", "chloroplast.2"),
    "co2": ("stomata.6", "chloroplast.2"),
    "protein": ("ribosome.5", "growth.either"),
    "carb": ("chloroplast.1", "wall.1"),
    "hormone": ("cytoplasm.3", "growth.shoot"),
    "atp": ("mitochondria.6", "nucleus.1"),
}
"""A space where a resource comes from, and one where it is used."""


class RulesPictures(CellulosePictures, Pictures):
    """Paints the picture of a page of the handbook."""

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of an entry from the top of a box; returns its height."""
        kind, _, name = id_.partition(".")
        if kind == "card":
            return stage(paint, box, self._card(self._cards.facts(name)))
        if kind == "resource":
            return stage(paint, box, self._resource(name))
        if kind == "place":
            self._place(paint, name, box)
        elif name == "signs":
            self._legend(paint, box)
        else:
            self._beside(paint, PARTS[name], box, TABLES.get(name, ""))
        return box[3]

    def _legend(self, paint: Painter, box: Box) -> None:
        """Every sign with what it means, column by column."""
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = grown(box, -14)
        say, rows = self._texts.t, -(-len(SIGNS) // COLUMNS)
        wide, high = width / COLUMNS, height / rows
        size = min(high * 0.84, MOST)
        told = [say(f"cellulose.signs.{one}") for one in SIGNS]
        rooms = [(0.0, 0.0, wide - size - 22, high)] * len(SIGNS)
        letters = fit.common(paint, zip(told, rooms, strict=True), 17, "body", 2)
        for i, (one, text) in enumerate(zip(SIGNS, told, strict=True)):
            left, top = x + i // rows * wide, y + i % rows * high
            on = paint.seated((), GAME)
            on.sign(signs.picture(on, one), left + size / 2 + 2, top + high / 2, size)
            words = (left + size + 14, top, wide - size - 22, high)
            fit.block(paint, text, words, letters, "body", "text", "left", True, 2)

    def mark(self, paint: Painter, id_: str, x: float, y: float, size: float) -> bool:
        """The kind of a card, a resource; topics and places have none."""
        kind, _, name = id_.partition(".")
        if kind not in ("card", "resource"):
            return False
        picture = f"kind.{self._cards.facts(name).type}" if kind == "card" else name
        paint.sign(f"cellulose.{picture}", x, y, size)
        return True

    def _place(self, paint: Painter, area: str, box: Box) -> None:
        """Where it is in the cell, and the same from near; beside the cell with what belongs to it."""
        layout = self._table().scene.layout
        spots = tuple(f"spot.{spot}" for spot in layout.spots if spot.startswith(f"{area}."))
        if area == "cards":
            parts: tuple[tuple[str, ...], ...] = (("cards",), ("card.amylase",))
        elif area == "growth":
            parts = (("node.s0", "node.s2a", "node.s2b"), spots, ("node.r0", "node.r2a", "node.r2b"))
        else:
            parts = (("board",), spots)
        self._beside(paint, parts, box, marked=spots)

    def _resource(self, name: str) -> list[Tile]:
        """Where it comes from, and where it goes."""
        source, use = (self._space(space) for space in USES[name])
        say = self._texts.t
        return [
            Tile(source, say("picture.from"), whole=True),
            Tile(sign(f"cellulose.{name}", 0.6)),
            Tile(use, say("picture.to"), whole=True),
        ]

    def _space(self, name: str) -> Draw:
        return lambda paint, box: self._part(paint, (f"spot.{name}",), box, marked=(f"spot.{name}",))

    def _card(self, card: Card) -> list[Tile]:
        """The card, its price and what it does when."""
        say = self._texts.t
        row = [Tile(lambda paint, box: self._cards.hand(paint, card.id, _shaped(box)), whole=True, wide=WIDE)]
        if any(card.cost):
            row.append(Tile(_signs(signs.cost(card.cost)), say("cellulose.picture.cost")))
        bars = signs.bars(card, self._words)
        row += [Tile(_signs(does), say(f"cellulose.picture.{kind}"), "") for kind, does in bars]
        if card.hp:
            row.append(Tile(_signs([f"#{card.hp}", "heart"]), say("cellulose.picture.points")))
        return row


def _signs(row: list[signs.Sign]) -> Draw:
    """Signs in the middle of a tile, in two lines where there are many."""

    def draw(paint: Painter, box: Box) -> None:
        x, y, width, height = grown(box, -10)
        paint, lines = paint.seated((), GAME), _broken(row)
        high = min(64.0, height / len(lines))
        top = y + (height - high * 1.2 * len(lines)) / 2
        for i, line in enumerate(lines):
            place = (x, top + i * high * 1.2, width, high * 1.2)
            signs.fitted(paint, line, place, high, high * 0.62, "paper", "cost")

    return draw


def _broken(row: list[signs.Sign]) -> list[list[signs.Sign]]:
    """A long row in two, before an arrow or a number."""
    breaks = [
        i for i, one in enumerate(row) if i and (one[0] in "!>" or one[:2] == "#=" or one[1:2].isdigit())
    ]
    if len(row) < 4 or not breaks:
        return [row]
    middle = min(breaks, key=lambda i: abs(i - len(row) / 2))
    return [row[:middle], row[middle:]]


def _shaped(box: Box) -> Box:
    """A card in the middle of a box, as large as it goes."""
    x, y, width, height = box
    high = min(height, width * SHAPE)
    wide = high / SHAPE
    return x + (width - wide) / 2, y + (height - high) / 2, wide, high
