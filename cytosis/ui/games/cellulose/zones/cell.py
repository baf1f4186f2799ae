"""The cell: spaces that flasks are set on, with their names and what they do; the rim that counts health."""

from __future__ import annotations

from typing import ClassVar

from cytosis.games.cellulose.data.catalog import Space
from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.keys import LETTERS
from cytosis.ui.games.cellulose.layout import PAIR, PLAQUES
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone, named
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.design import Info
from cytosis.ui.table.keys import letter_of, paint_letter
from cytosis.ui.widgets.shapes import glow, plate

LIGHT = 16.0
"""Around a space in its picture."""
MARKER, CROWDED = 31.0, 24.0
"""How large a marker of health is, and where several share a place."""
GROUND = (90.0, 436.0)
CUT = 0.28
"""How much of the height of an octagon its corners cut off."""


class SpaceZone(CelluloseZone):
    """Squares for one flask and octagons for one of each colour."""

    prefix: ClassVar[str] = "spot"
    leads: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """All of them."""
        return [Target(f"spot.{name}", grown(box, 3)) for name, box in self.at.spots.items()]

    def act(self, rest: str) -> Transition | None:
        """Set the flask in hand there, or take one back; Enter means the button where neither is asked."""
        table = self.table
        if table.pointer.ring and table.human_turn and not table.choosing_spot():
            return table.press("confirm")
        self.asking.cancel()
        table.choose_at(rest)
        return None

    def info(self, rest: str) -> Info | None:
        """What is done there, who stands there, and why the flask in hand cannot go there."""
        space = next(one for one in self.catalog.spaces if one.id == rest)
        lines = [self.words.does_space(rest, self.view)]
        lines.append(self.texts.t("cellulose.info.small" if space.small else "cellulose.info.large"))
        lying = self.view.spaces.get(rest, ())
        if lying:
            names = self.words.listed(self.words.seat(seat) for seat, _ in lying)
            lines.append(self.texts.t("cellulose.info.there", names=names))
        if self.table.choosing_spot() and not self.asking.at(rest):
            why = self.asking.why_not(rest)
            lines += [why] if why else []
        return Info(self.words.space(rest), tuple(lines))

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"place.{rest.partition('.')[0]}"

    def box(self, rest: str) -> Box | None:
        """The space with its rim."""
        return grown(self.at.spots[rest], 8) if rest in self.at.spots else None

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """Spaces in gold where the flask in hand may go; flasks, names and what is done there."""
        legal = self.table.legal_spots() if self.table.choosing_spot() else set()
        if self.asking.ask is not None:
            legal = {self.chosen()} & legal
        for space in self.catalog.spaces:
            self._space(paint, space, space.id in legal)
        for space in self.catalog.spaces:
            self._flasks(paint, space.id)
            if space.action != "take_card":
                self._does(paint, space, space.id in legal)
        self._names(paint)

    def chosen(self) -> str:
        """The space that is being asked about."""
        return self.asking.ask.spot if self.asking.ask is not None else ""

    def _space(self, paint: Painter, space: Space, hot: bool) -> None:
        box = self.at.spots[space.id]
        large = box[2] > 60
        if space.id == self.chosen():
            glow(paint, box, "#FFD75E", 20 if large else 10, 18, 0.3)
        name = f"cellulose.space.{'large' if large else 'small'}{'.hot' if hot else ''}"
        paint.picture(name, grown(box, LIGHT))

    def _flasks(self, paint: Painter, spot: str) -> None:
        lying = self.view.spaces.get(spot, ())
        places = self.at.standing(spot, len(lying))
        for (seat, colour), (x, y, size) in zip(lying, places, strict=False):
            picture = "flask.grey" if colour == "grey" else f"flask.{self.player(paint, seat)}"
            paint.sign(picture, x, y, size)

    def _does(self, paint: Painter, space: Space, hot: bool) -> None:
        x, y, width, height = self.at.spots[space.id]
        growth = space.action == "growth"
        shown = signs.space(space, self.catalog, self.view.water_level)
        look = ("chip_light" if growth else "chip") + ("_hot" if hot else "")
        high = 22 if growth and len(shown) == 1 else 18 if len(shown) > 5 else 20
        room = width + (28 if width > 60 or growth else 8 if len(shown) < 4 else 54)
        signs.chip(paint, shown, x + width / 2, y + height + (-1 if growth else 3), high, 15, look, 23, room)

    def _names(self, paint: Painter) -> None:
        for area in PLAQUES:
            x, y = self.at.plaque(area)
            wide = self.plaque(paint, self.texts.t(f"cellulose.area.{area}"), x, y)
            if area == "mitochondria":
                cost = next(space.cost for space in self.catalog.spaces if space.id.startswith(f"{area}."))
                signs.chip(paint, [*signs.cost(cost), ">"], x + wide / 2 + 33, y, 19, 15)
            elif area == "stomata" and self.catalog.scenario.stomata_lower:
                signs.chip(paint, ["#-1", "water"], x + 70, 62, 17, 15, tall=21)
        self.plaque(paint, self.texts.t("cellulose.area.growth"), *GROUND, 134)

    def _focus(self, paint: Painter, spot: Box) -> None:
        """A frame in the shape of a space, below its name and its price."""
        x, y, w, h = grown(spot, 6)
        cut = h * CUT if spot[2] > 60 else 9.0
        way = f"M{cut} 3H{w - cut}L{w - 3} {cut}V{h - cut}L{w - cut} {h - 3}H{cut}L3 {h - cut}V{cut}Z"
        rings = (("#0B1230", 6.5), ("#FFFFFF", 3.2))
        look = 'fill="none" stroke-linejoin="round"'
        body = "".join(f'<path d="{way}" {look} stroke="{ink}" stroke-width="{n}"/>' for ink, n in rings)
        paint.vector(body, (x, y, w, h), 3)

    def over(self, paint: Painter, spot: str) -> None:
        """What a light around a space must not hide: its flasks, what is done there, the names."""
        space = next(one for one in self.catalog.spaces if one.id == spot)
        self._flasks(paint, spot)
        if space.action != "take_card":
            self._does(paint, space, spot in self.table.legal_spots())
        self._names(paint)

    def plaque(self, paint: Painter, text: str, x: float, y: float, most: float = 150) -> float:
        """A white name plate around a point; returns its width."""
        wide = min(paint.text_width(text, 15, "head", most, 22) + 22, most + 22)
        paint.panel((x - wide / 2, y - 12, wide, 24), "plaque", 11)
        paint.text(text, x, y, 15, "head", "on_light", "centre", most, tall=22)
        return wide

    def still(self, paint: Painter) -> None:
        """While the keyboard leads: the focus, and the letter of each place, beside its spaces."""
        table = self.table
        kind, _, focus = table.pointer.focus.partition(".")
        if table.pointer.ring and kind == "spot" and focus in self.at.spots:
            self._focus(paint, self.at.spots[focus])
            self.over(paint, focus)
        led = table.lettered and table.pointer.ring and table.choosing_spot()
        if not led or self.asking.ask is not None:
            return
        for spot, box in self.at.spots.items():
            dx, dy = (
                (13, 13) if spot.startswith("cards.") else (-12, -8)
            )  # outside it would hide a card's name
            paint_letter(paint, letter_of(LETTERS, spot), box[0] + dx, box[1] + dy)


class TrackZone(CelluloseZone):
    """Health on the rim: a marker for each seat."""

    prefix: ClassVar[str] = "health"
    free: ClassVar[bool] = True
    rounded: ClassVar[bool] = True

    def _markers(self) -> list[tuple[int, float, float, float]]:
        """Whose each marker is, where it stands and how large it is."""
        track, found = len(self.at.track), []
        places = [shown.total % track for _, shown in self.everybody()]
        for i, (seat, _) in enumerate(self.everybody()):
            count = places.count(places[i])
            at = self.at.health(places[i], places[:i].count(places[i]), count)
            found.append((seat, *at, MARKER if count <= PAIR else CROWDED))
        return found

    def targets(self) -> list[Target]:
        """The markers."""
        return [
            Target(f"health.{named(seat)}", (x - size / 2, y - size / 2, size, size))
            for seat, x, y, size in self._markers()
        ]

    def info(self, rest: str) -> Info | None:
        """Whose it is, and how much."""
        seat, one = self.whose(rest)
        return Info(self.words.seat(seat), (self.words.points(one.total),))

    def page(self, rest: str) -> str:
        """How health is made."""
        return "topic.end"

    def lying(self, paint: Painter) -> None:
        """Numbers and markers; a marker that went round says so."""
        for points in range(0, len(self.at.track), 5):
            x, y = self.at.track[points]
            signs.outlined(paint, str(points), x, y, 13, "#FFFFFF", "#274A14", "centre", "bold", 20)
        paint.sign("cellulose.heart", *_corner(self.at.regions["board"]), 30)
        hidden, totals = self.table.director.hidden, {seat: one.total for seat, one in self.everybody()}
        for seat, x, y, size in self._markers():
            if f"health.{seat}" in hidden:
                continue
            paint.sign(f"disk.{self.player(paint, seat)}", x, y, size)
            if totals[seat] >= len(self.at.track):
                plate(paint, (x - 15, y + 7, 30, 15), "pill", 7, 1.0, False)
                round_ = totals[seat] // len(self.at.track) * len(self.at.track)
                paint.text(str(round_), x, y + 14.5, 12, "head", "on_light", "centre", 28, tall=16)


def _corner(board: Box) -> tuple[float, float]:
    x, y, _, _ = board
    return x + 18, y + 22
