"""The trays of air around the planet, and the cards that lie in them face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar

from cytosis.app.words.i18n import Texts
from cytosis.engine.notation import words as parts
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import rgb
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info, Zone
from cytosis.ui.widgets.shapes import GLOW, badge, dashed, disc, glow, icon, mix, plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

RADIUS = 12.0


class AminoZone(Zone):
    """A zone that knows its design."""

    def __init__(self, design: AminoDesign) -> None:
        super().__init__(design.table)
        self.design = design

    @property
    def texts(self) -> Texts:
        """The language."""
        return self.table.texts


class TrayZone(AminoZone):
    """Whose air it is: name, cards in hand, points; a card of the hand may be carried there."""

    prefix: ClassVar[str] = "tray"

    def targets(self) -> list[Target]:
        """The heads always; the trays themselves while a card waits to be played."""
        at = self.design.at
        found = [
            Target(f"tray.{LETTERS[i]}", box) for i, box in enumerate(at.trays) if self.design.playable(i)
        ]
        return found or [Target(f"tray.{LETTERS[i]}", box) for i, box in enumerate(at.heads)]

    def moment(self) -> Hashable:
        """Which card waits."""
        return self.table.traced

    def act(self, rest: str) -> None:
        """The card that waits is played there."""
        self.design.play_into(LETTERS.index(rest))

    def info(self, rest: str) -> Info | None:
        """Whose air it is."""
        seat = LETTERS.index(rest)
        me = self.design.view.seats[seat]
        held = self.texts.n("amino.table.held", me.hand_count)
        lying = self.texts.n("amino.table.lying", len(self.design.view.atmospheres[seat]))
        return Info(self.table.names[seat], (held, lying))

    def page(self, rest: str) -> str:
        """What an atmosphere is."""
        return "topic.turn"

    def lying(self, paint: Painter) -> None:
        """Slabs of air in the seats' colours, joined to the planet by their part of its limb."""
        design, at = self.design, self.design.at
        turn = self.table.turn
        for seat, box in enumerate(at.trays):
            player = paint.theme.players[seat]
            light = sum(rgb(player.colour)) > 400
            tint = 0.22 if light else 0.34
            top = mix("#1B2358", player.colour, tint)
            active = turn is not None and turn.seat == seat
            if active:
                glow(paint, box, GLOW, 18, 16, 0.3)
            plate(
                paint,
                box,
                (top, mix(top, "#0E1438", 0.45), GLOW if active else player.line),
                18,
                0.92,
                False,
                2.4 if active else 1.6,
            )
            self._head(paint, seat, at.heads[seat])
            size, filled = at.spots[f"{LETTERS[seat]}1"], len(design.view.atmospheres[seat])
            for i in range(4):
                if i >= filled:
                    place = at.spots[f"{LETTERS[seat]}{i + 1}"]
                    dashed(paint, place, "#8C97CF", float(round(RADIUS * size[2] / 88)), 0.7)
                    paint.text(str(i + 1), *centre(place), 24, "head", "mute", "centre")

    def _head(self, paint: Painter, seat: int, box: Box) -> None:
        x, y, width, height = box
        middle = y + height / 2
        me = self.design.view.seats[seat]
        badge(paint, seat, x + 16, middle, 28)
        right = x + width - 22
        paint.sign("points", right, middle, 32)
        paint.text(str(me.total), right, middle, 14, "head", "on_track", "centre", 24, tall=18)
        right -= 36
        paint.sign("hand", right, middle, 22)
        wide = paint.text(
            str(me.hand_count), right - 16, middle, 17, "head", "text", "right", 26, tall=height
        )
        room = right - 22 - wide - x - 40
        used = paint.text(
            self.table.names[seat], x + 38, middle, 19, "head", "text", "left", room, tall=height
        )
        if self.design.view.starter == seat and room - used > 30:
            paint.sign("first_player", x + 38 + used + 16, middle, 24)


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
        """Which one waits for another."""
        return self.table.traced

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
        lines = [self.texts.t("amino.info.seen", names=names) for names in self._seen_by(rest)]
        return Info(title, tuple(lines)) if number and seat >= 0 else None

    def _seen_by(self, place: str) -> list[str]:
        who = [self.table.names[i] for i, one in enumerate(self.design.view.seats) if place in one.knows]
        return [self.design.words.listed(who)] if who else []

    def page(self, rest: str) -> str:
        """What a turn is."""
        return "topic.turn"

    def still(self, paint: Painter) -> None:
        """Backs and, once they lie open, faces; marks of who looked and who moved."""
        design, spots = self.design, self.design.at.spots
        legal = self.table.legal_spots() if self.table.choosing_spot() else set()
        marks = design.marks()
        for place in self._there():
            box = spots[place]
            if f"place.{place}" in self.table.director.hidden:
                dashed(paint, box, GLOW, float(round(RADIUS * box[2] / 88)), 0.6)
                continue
            chosen = self.table.traced == f"air.{place}" or place in design.meant()
            if chosen:
                glow(paint, box, GLOW, RADIUS, 16, 0.5)
            elif design.pointing and (place in legal or (legal and design.changing)):
                glow(paint, box, GLOW, RADIUS, 9, 0.16)
            card = design.open_card(place)
            if card is not None:
                design.cards.face(paint, card, box)
            elif design.revealed:  # a Sunlight left it
                dashed(paint, box, GLOW, float(round(RADIUS * box[2] / 88)), 0.9)
            else:
                design.cards.back(paint, box)
                design.strip(paint, place, box)
            self._number(paint, place, box)
            for i, (kind, seat) in enumerate(marks.get(place, ())):
                self._mark(paint, kind, seat, box[0] + 20 + i * (box[2] - 40), box[1] + 14)

    def _number(self, paint: Painter, place: str, box: Box) -> None:
        x, y = box[0] + box[2] / 2, box[1] + box[3] + 2
        disc(paint, x, y, 11, "#141C46", "#C9D5F2", 1.4)
        paint.text(place[1], x, y, 13, "head", "text", "centre", tall=18)

    def _mark(self, paint: Painter, kind: str, seat: int, x: float, y: float) -> None:
        """An eye or arrows, with the sign of who did it."""
        edge = paint.theme.players[seat].line
        plate(paint, (x - 19, y - 10, 38, 20), ("#141C46", "#141C46", edge), 10, 0.95, False)
        icon(paint, "eye" if kind == "look" else "swap", x - 8, y, 14, "text")
        badge(paint, seat, x + 9, y, 16)


def swapped(move: str) -> tuple[str, ...]:
    """The places a move changes; none for other moves."""
    found = parts(move)
    return found.items if found.verb == "swap" else ()
