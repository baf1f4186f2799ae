"""Parts of the real board and real cards, to be shown in pictures of the rules and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from cytosis.app.games.cytosis.words import Words
from cytosis.engine import Match, Ruleset
from cytosis.games.cytosis.view import VesicleView, View
from cytosis.ui.games.cytosis.board import BoardPainter, looked_at
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.games.cytosis.plaques import names_in
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scenes.rules_tiles import LIGHT, Draw, Tile, frame, hexagon
from cytosis.ui.widgets.shapes import plate

CARD = (168.0, 182.0)
HEALTHS, GAINED = (22, 17, 19, 15, 12), 7
"""Where everybody stands in the picture of health, the first one after such a gain."""
FAN = 0.3
"""How much of a card is seen under the next one."""
NEAR = 1.25
"""How much larger than on the table a part of the board is shown."""
ROW = ("alcohol_detoxification", "protein_hormone", "enzyme", "steroid_hormone")
"""What lies in the row of cards in pictures."""


class Cutouts:
    """What pictures are composed from, for one catalog."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.t = words.texts
        self.catalog = words.catalog
        self._cards = CardPainter(words)
        catalog = words.catalog
        side = "two_player" if len(catalog.spots) < 24 else "three_plus"
        self.layout = table_layout(side, catalog.seats, catalog.setup.goals, names=names_in(words.texts))
        self._board = BoardPainter(words, self.layout, self._cards)
        self.spots = {spot.id: spot for spot in catalog.spots}

    @cached_property
    def view(self) -> View:
        """An empty table of this game; pictures put their pieces on it."""
        catalog = self.catalog
        rules = Ruleset("cytosis", catalog.edition, tuple(catalog.expansions))
        view: View = Match.new(rules, catalog.seats, 1).view(None)
        sample = [self.find(family)[0] for family in ROW][: len(view.row)]
        return replace(view, row=tuple(sample))

    def say(self, key: str, **values: object) -> str:
        return self.t.t(f"picture.{key}", **values)

    def health(self) -> Draw:
        """Markers on their way around the cell, and points that become health."""
        seats = tuple(replace(seat, health=at) for seat, at in zip(self.view.seats, HEALTHS, strict=False))
        view = replace(self.view, seats=seats)

        def draw(paint: Painter, box: Box) -> None:
            x, y, width, height = box
            size = min(height * 0.3, width * 0.2)
            zoom = max(NEAR * min(width / 300, 1.0), height / 360)
            track = self.layout.track[HEALTHS[0]]
            self.looked_at(paint, box, (track[0], track[1] + height * 0.26 / zoom), zoom, view)
            frame(paint, box, LIGHT[2])
            middle, level = x + width / 2, y + height - size * 0.95
            pill = (middle - size * 2.1, level - size * 0.72, size * 4.2, size * 1.44)
            plate(paint, pill, "tip", pill[3] / 2 - 1, 0.96)
            hexagon(paint, f"+{GAINED}", middle - size * 1.3, level, size)
            paint.sign("arrow.dark", middle, level, size * 0.5)
            paint.sign("health", middle + size * 1.2, level, size * 1.2)
            letters = size * 0.46 / max(paint.text_scale, 1.0)
            at, room = (middle + size * 1.2, level - size * 0.06), size * 0.8
            paint.text(f"{HEALTHS[0]}", *at, letters, "head", "#4A2C00", "centre", room)

        return draw

    # -- the board -----------------------------------------------------------------------------------------
    def cutout(
        self,
        spots: tuple[str, ...],
        zoom: float = NEAR,
        flasks: Mapping[str, tuple[int | str, ...]] | None = None,
        vesicles: Mapping[str, tuple[VesicleView | None, ...]] | None = None,
        boosts: Mapping[str, int] | None = None,
        bright: tuple[str, ...] = (),
    ) -> Draw:
        """The part of the board around some spots or places, with pieces on it."""
        view = replace(
            self.view,
            spots=flasks or {},
            vesicles={**self.view.vesicles, **(vesicles or {})},
            boosts=boosts or {},
        )
        middles = [centre(self._box(name)) for name in spots]
        x = (min(m[0] for m in middles) + max(m[0] for m in middles)) / 2
        y = (min(m[1] for m in middles) + max(m[1] for m in middles)) / 2

        def draw(paint: Painter, box: Box) -> None:
            self.looked_at(paint, box, (x, y), zoom, view, bright)
            frame(paint, box, LIGHT[2])

        return draw

    def used(self, spot: str, caption: str = "", link: str = "arrow", zoom: float = NEAR) -> Tile:
        """A flask on a spot."""
        return Tile(self.cutout((spot,), zoom, {spot: (0,)}, bright=(spot,)), caption, link, whole=True)

    def _box(self, name: str) -> Box:
        """A spot, or with ``place.`` before it a place for a vesicle."""
        place = name.removeprefix("place.")
        return self.layout.spots[name] if place == name else self.layout.places[place]

    def looked_at(
        self,
        paint: Painter,
        box: Box,
        at: tuple[float, float],
        zoom: float,
        view: View,
        bright: tuple[str, ...] = (),
    ) -> None:
        """The board with this point of it in the middle of the box, as far as it reaches."""
        looked_at(paint, box, at, zoom, self._board, view, dict.fromkeys(bright, "legal"))

    def waiting(self, spot: str) -> dict[str, tuple[VesicleView | None, ...]]:
        """Vesicles as they lie when that spot is used: before the Golgi, or behind it."""
        found = dict(self.view.vesicles)
        kind = self.spots[spot].kind if spot in self.spots else ""
        if kind == "vesicle_modify":
            found["rough_er"] = (VesicleView(0, (0, 0, 2, 0, 0)), *found["rough_er"][1:])
        if kind == "vesicle_finish":
            found["golgi"] = (VesicleView(0, (0, 0, 2, 0, 1)), *found["golgi"][1:])
        return found

    def first(self, area: str) -> str:
        """A spot of an area, such as the first of the Golgi."""
        return next(spot.id for spot in self.catalog.spots if spot.area == area and spot.part != "upper")

    def card(self, *names: str, share: float = 0.86) -> Draw:
        """One card, or several as a fan."""

        def draw(paint: Painter, box: Box) -> None:
            x, y = centre(box)
            most = box[2] * 0.92 / (1 + FAN * (len(names) - 1))
            high = min(box[3] * share, most * CARD[1] / CARD[0])
            wide = high * CARD[0] / CARD[1]
            pitch = wide * FAN
            covered = paint.scaled(paint.sheet)  # nobody reads what lies under another card
            for i, name in enumerate(names):
                on = paint if i == len(names) - 1 else covered
                left = x - wide / 2 + (i - (len(names) - 1) / 2) * pitch
                self._cards.large(on, name, (left, y - high / 2, wide, high))

        return draw

    def find(self, family: str, count: int = 1) -> tuple[str, ...]:
        found = [card.id for card in self.catalog.cards if card.family == family]
        return tuple(found[:count])
