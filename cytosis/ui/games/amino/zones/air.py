"""The cards that lie in the trays of air, face down until the end of a hand."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import ClassVar

from cytosis.app.games.amino.memory import PALE
from cytosis.engine.notation import words as parts
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.zones.zone import RADIUS, AminoZone, rounded
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import GLOW, badge, dashed, disc, glow, icon, plate


class AirZone(AminoZone):
    """The cards on the table: looked at, swapped, turned over at the end."""

    prefix: ClassVar[str] = "air"
    leads: ClassVar[bool] = True
    ringed: ClassVar[bool] = False

    def _there(self) -> list[str]:
        rows = self.design.view.atmospheres
        return [f"{LETTERS[seat]}{i + 1}" for seat, row in enumerate(rows) for i in range(len(row))]

    def targets(self) -> list[Target]:
        """Every card that lies somewhere."""
        spots = self.design.at.spots
        carried = self.design.changing and self.table.human_turn
        return [Target(f"air.{place}", spots[place], True, carried) for place in self._there()]

    def moment(self) -> Hashable:
        """Which one waits for another, and what the table remembers."""
        return self.table.traced, tuple(self.design.customs.values())

    def act(self, rest: str) -> None:
        """Look at it, or let it wait for the card it changes places with."""
        self.design.touch(rest)

    def drop(self, rest: str, target: str) -> None:
        """One card onto another changes their places."""
        kind, _, other = target.partition(".")
        if kind == "air":
            self.table.traced = f"air.{rest}"
            self.design.touch(other)

    def info(self, rest: str) -> Info | None:
        """Where it lies, who looked at it last and who moved it; never what it is."""
        seat, number = LETTERS.index(rest[0]), rest[1]
        title = self.design.words.place(rest)
        known = self.design.known_to(rest)
        return Info(title, (known,) if known else ()) if number and seat >= 0 else None

    def page(self, rest: str) -> str:
        """What a turn is."""
        return "topic.turn"

    def still(self, paint: Painter) -> None:
        """Backs and, once they lie open, faces; marks of who looked and who moved."""
        legal = self.table.legal_spots() if self.table.choosing_spot() else set()
        marks, known = self.design.marks(), self.design.known()
        hidden = self.table.director.hidden
        for place in self._there():
            box = self.design.at.spots[place]
            if self.design.opened:
                box = self.design.tally.above(box)
            if f"place.{place}" in hidden:
                dashed(paint, box, GLOW, rounded(box), 0.6)
                continue
            self._light(paint, place, box, legal)
            self._card(paint, place, box)
            if place in known:
                self._strip(paint, *known[place], box)
            if LETTERS.index(place[0]) not in self.design.overlay.show.counts:
                self._number(paint, place, box)
            for i, (kind, seat) in enumerate(marks.get(place, ())):
                mark(paint, kind, seat, box[0] + 20 + i * (box[2] - 40), box[1] + 14)

    def _light(self, paint: Painter, place: str, box: Box, legal: set[str]) -> None:
        design = self.design
        if self.table.traced == f"air.{place}" or place in design.meant():
            glow(paint, box, GLOW, RADIUS, 16, 0.5)
        elif design.pointing and (place in legal or (legal and design.changing)):
            glow(paint, box, GLOW, RADIUS, 9, 0.16)

    def _card(self, paint: Painter, place: str, box: Box) -> None:
        card = self.design.open_card(place)
        if card is not None:
            self.design.cards.face(paint, card, box)
        elif self.design.revealed:  # a Sunlight left it
            dashed(paint, box, GLOW, rounded(box), 0.9)
        else:
            self.design.cards.back(paint, box)

    def _strip(self, paint: Painter, card: str, age: int, box: Box) -> None:
        """The memory aid: what the one at the screen has seen, on paper that lies on the back."""
        x, y, width, height = box
        cards = self.design.cards
        band = (x + 6, y + height * 0.56, width - 12, 30.0)
        pale = 0.55 if age >= PALE and self.design.customs["aid"] == "fades" else 0.96
        plate(paint, band, "tip", 8, pale, False)
        if self.design.elements(card):
            size = cards.formula_size(paint, card, 16, (width - 18, band[3]))
            wide = cards.formula_width(paint, card, size)
            cards.formula(paint, card, (x + (width - wide) / 2, band[1] + 14), size, "on_light")
        else:
            name, middle = self.design.words.card(card), x + width / 2
            paint.text(name, middle, band[1] + 15, 15, "head", "on_light", "centre", width - 18, tall=24)

    # -- the end of a hand ---------------------------------------------------------------------------------
    def moving(self, paint: Painter) -> None:
        """Cards that turn over one after the other, seat by seat."""
        show, design = self.design.overlay.show, self.design
        if show.turned is None:
            return
        seats = len(design.at.trays)
        places = [
            f"{LETTERS[(design.view.starter + i) % seats]}{n}" for i in range(seats) for n in range(1, 5)
        ]
        for order, place in enumerate(places):
            box = design.tally.above(design.at.spots[place])
            card = show.row(LETTERS.index(place[0]))[int(place[1]) - 1]
            self._turning(paint, card, box, show.open_part(order, len(places)))

    def _turning(self, paint: Painter, card: str, box: Box, t: float) -> None:
        if t >= 1.0:
            self.design.cards.face(paint, card, box)
            return
        x, y, width, height = box
        wide = max(abs(math.cos(t * math.pi)), 0.08) * width
        name = "amino.back" if t < 0.5 else f"amino.face.{card}"
        paint.picture(name, (x + (width - wide) / 2, y, wide, height))

    def _number(self, paint: Painter, place: str, box: Box) -> None:
        """The number of a place; of two that are to change places A and B."""
        x, y = box[0] + box[2] / 2, box[1] + box[3] + 2
        if place in self.design.changed:
            disc(paint, x, y, 15, GLOW, "#FFFFFF", 2)
            paint.text("AB"[self.design.changed.index(place)], x, y, 18, "head", "gold", "centre", tall=24)
            return
        disc(paint, x, y, 11, "#141C46", "#C9D5F2", 1.4)
        paint.text(place[1], x, y, 13, "head", "text", "centre", tall=18)


def mark(paint: Painter, kind: str, seat: int, x: float, y: float) -> None:
    """An eye or arrows, with the sign of who did it."""
    edge = paint.theme.players[seat].line
    plate(paint, (x - 19, y - 10, 38, 20), ("#141C46", "#141C46", edge), 10, 0.95, False)
    icon(paint, "eye" if kind == "look" else "swap", x - 8, y, 14, "text")
    badge(paint, seat, x + 9, y, 16)


def swapped(move: str) -> tuple[str, ...]:
    """The places a move changes; none for other moves."""
    found = parts(move)
    return found.items if found.verb == "swap" else ()
