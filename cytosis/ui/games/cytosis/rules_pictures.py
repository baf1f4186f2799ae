"""Which picture explains which page: composed from the board, the cards and the pieces, never drawn apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from cytosis.games.cytosis.catalog import NOTHING, RESOURCES, Card, Spot
from cytosis.ui.games.cytosis.rules_topics import TopicPictures, amounts_of
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.scenery import Pictures
from cytosis.ui.scenes.rules_tiles import LIGHT, Draw, Tile, bits, frame, points, sign, stage
from cytosis.ui.widgets.shapes import ring

CARD = 1.5
"""How wide the tile with a card is beside others."""


class RulesPictures(TopicPictures, Pictures):
    """Paints the picture of a page of the handbook."""

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of an entry from the top of a box; returns its height."""
        kind, _, name = id_.partition(".")
        if kind == "spot":
            return self._spot(paint, name, box)
        row, numbered = self._row(kind, name)
        return stage(paint, box, row, numbered)

    def mark(self, paint: Painter, id_: str, x: float, y: float, size: float) -> bool:
        """The kind of a card, a resource, a goal; topics and places have none."""
        kind, _, name = id_.partition(".")
        if kind == "card":
            name = self.words.cards[name].family
        elif kind == "goal":
            name = next(goal.counts for goal in self.catalog.goals if goal.id == name)
        picture = {"card": "family", "goal": "family"}.get(kind, kind) + f".{name}"
        if not paint.has(picture):
            return False
        paint.sign(picture, x, y, min(size, size / paint.aspect(picture)))
        return True

    def _row(self, kind: str, name: str) -> tuple[list[Tile], bool]:
        """The tiles of a page, and whether they are steps."""
        if kind == "topic":
            return self.topic(name)
        makers: Mapping[str, Callable[[str], list[Tile]]] = {
            "card": self._card,
            "resource": self._resource,
            "event": self._event,
            "goal": self._goal,
        }
        if kind in makers:
            return makers[kind](name), False
        return [Tile(sign(f"power.{name}", 0.9))], False

    def _spot(self, paint: Painter, name: str, box: Box) -> float:
        """Where it is in the whole cell, and the same from near."""
        if name.startswith("laureates"):
            return stage(paint, box, self.laureates())
        x, y, _, height = box
        board = self.layout.regions["board"]
        wide = height * board[2] / board[3]
        whole, near = (x, y, wide, height), (x + wide + 16, y, box[2] - wide - 16, height)
        view = replace(self.view, spots={name: (0,)}, boosts={}, vesicles=self.waiting(name))
        self.looked_at(paint, whole, centre(board), height / board[3], view)
        frame(paint, whole, LIGHT[2])
        spot, zoom = self.layout.spots[name], height / board[3]
        sx, sy = (whole[i] + (centre(spot)[i] - board[i]) * zoom for i in (0, 1))
        ring(paint, (sx - 17, sy - 17, 34, 34), 17)
        self.looked_at(paint, near, centre(grown(spot, 20)), 1.45, view, (name,))
        frame(paint, near, LIGHT[2])
        return height

    def _card(self, name: str) -> list[Tile]:
        """The card, and the places on the board where it is made."""
        card = self.words.cards[name]
        row = [Tile(self.card(name, share=0.94), "", wide=CARD)]
        if card.strain:
            return [*row, *self.virus()[:3]]
        if card.family == "macromolecule":
            return [*row, Tile(bits(amounts_of(card.gives, "+")), "")]
        if not card.start:
            where = "cytoplasm" if card.colour else "smooth_er"
            spot = self.first(where)
            cost: Draw = bits(amounts_of(card.cost), 0.26)
            return [*row, Tile(cost), self.used(spot), Tile(points(card.hp))]
        return [*row, *self._path(card)]

    def _path(self, card: Card) -> list[Tile]:
        """The three places a vesicle passes."""
        areas = (card.start, "golgi", "exocytosis")
        return [self.used(self.first(area), self.words.area(area)) for area in areas]

    # -- resources, events, goals --------------------------------------------------------------------------
    def _resource(self, name: str) -> list[Tile]:
        """Where it comes from, and where it goes."""
        index = RESOURCES.index(name)
        gives = [spot.id for spot in self.catalog.spots if _gives(spot, name, index)]
        takes = [spot.id for spot in self.catalog.spots if _takes(spot, name, index)]
        row = [Tile(self.cutout((gives[0],), bright=(gives[0],)), self.say("from"), whole=True)]
        row.append(Tile(sign(f"resource.{name}", 0.6)))
        if takes:
            row.append(Tile(self.cutout((takes[0],), bright=(takes[0],)), self.say("to"), whole=True))
        return row

    def _event(self, name: str) -> list[Tile]:
        event = next(event for event in self.catalog.events if event.id == name)
        row = [Tile(sign(f"event.{name}", 0.7))]
        if event.attack:
            return [*row, *self.virus()[1:3]]
        if event.location:
            spot = next(
                spot.id
                for spot in self.catalog.spots
                for area in self.catalog.areas
                if spot.id in area.spots and area.boost == event.location
            )
            place = self.cutout((spot,), boosts={event.location: max(event.adds)}, bright=(spot,))
            return [*row, Tile(place, whole=True)]
        if event.price_cut:
            return [*row, Tile(self.cutout(("cards.2", "cards.3"), 1.1), whole=True)]
        return [*row, Tile(bits([(f"resource.{one}", 1.0) for one in ("mrna", "protein", "lipid")]))]

    def _goal(self, name: str) -> list[Tile]:
        goal = next(goal for goal in self.catalog.goals if goal.id == name)
        if goal.counts in ("attacks", "antibodies"):
            what = "antibody.ebola" if goal.counts == "antibodies" else "virus.influenza"
            return [Tile(sign(what)), Tile(points(goal.per_card))]
        row = [Tile(sign("disk.blue", 0.5), self.say("marker"))]
        row.append(Tile(self.card(*self.find(goal.counts, 3))))
        return [*row, Tile(points(f"{goal.per_card}x"), "")]


def _gives(spot: Spot, name: str, index: int) -> bool:
    return bool(spot.gain[index]) or (spot.converts[1] == name and spot.converts[0] != name)


def _takes(spot: Spot, name: str, index: int) -> bool:
    converted = spot.converts[0] == name
    made = spot.kind == "enzyme" and name == "protein"
    return (spot.pay[index] > 0 and spot.pay != NOTHING) or converted or name in spot.adds or made
