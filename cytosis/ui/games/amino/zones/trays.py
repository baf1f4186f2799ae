"""The trays of air around the planet: whose they are, and what is missing in them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.app.play.players import kind_of
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.cards import ELEMENTS, MINUS
from cytosis.ui.games.amino.ground import BRIGHT, beam
from cytosis.ui.games.amino.zones.zone import AminoZone, rounded
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import rgb
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import GLOW, badge, dashed, glow, mix, plate

BULGE, ROUND = 7.0, 18.0
"""How far the edge of a tray away from the planet swings out, and how round its corners are."""
COINS = 123.0
"""How wide the four coins are beside a name."""


def slab(paint: Painter, box: Box, side: str, colours: tuple[str, str], edge: tuple[str, float]) -> None:
    """Air as a slab: its edge away from the planet bulges, and it is lighter on the planet's side."""
    _, _, w, h = box
    out = {one: BULGE if one == side else 0.0 for one in ("top", "right", "bottom", "left")}
    r = ROUND
    path = (
        f"M{r} 0Q{w / 2:.1f} {-2 * out['top']:g} {w - r} 0Q{w} 0 {w} {r}"
        f"Q{w + 2 * out['right']:g} {h / 2:.1f} {w} {h - r}Q{w} {h} {w - r} {h}"
        f"Q{w / 2:.1f} {h + 2 * out['bottom']:g} {r} {h}Q0 {h} 0 {h - r}"
        f"Q{-2 * out['left']:g} {h / 2:.1f} 0 {r}Q0 0 {r} 0Z"
    )
    near, far = colours
    ways = {"top": "0 1 0 0", "bottom": "0 0 0 1", "left": "1 0 0 0", "right": "0 0 1 0"}
    x1, y1, x2, y2 = ways[side].split()
    body = (
        f'<defs><linearGradient id="g" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"><stop offset="0" '
        f'stop-color="{near}"/><stop offset="1" stop-color="{far}"/></linearGradient></defs>'
        f'<path d="{path}" fill="url(#g)" fill-opacity="0.92" stroke="{edge[0]}" '
        f'stroke-width="{max(edge[1], paint.theme.edge)}"/>'
    )
    paint.vector(body, box, 14)


class TrayZone(AminoZone):
    """Whose air it is: name, cards in hand, points; a card of the hand may be carried there."""

    prefix: ClassVar[str] = "tray"

    def targets(self) -> list[Target]:
        """The heads always; the trays themselves while a card waits to be played."""
        at = self.design.at
        if self.table.pointer.drag.startswith("hand."):
            return [Target(f"tray.{LETTERS[i]}", box) for i, box in enumerate(at.trays)]
        found = [
            Target(f"tray.{LETTERS[i]}", box) for i, box in enumerate(at.trays) if self.design.playable(i)
        ]
        return found or [Target(f"tray.{LETTERS[i]}", box) for i, box in enumerate(at.heads)]

    def moment(self) -> Hashable:
        """Which card waits, or is carried."""
        return self.table.traced, self.table.pointer.drag

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
                beam(paint, at, seat, BRIGHT)
                glow(paint, box, GLOW, 18, 16, 0.3)
            edge = (GLOW, 2.4) if active else (player.line, 1.6)
            slab(paint, box, at.sides[seat], (top, mix(top, "#0E1438", 0.45)), edge)
            self._head(paint, seat, at.heads[seat])
            size, filled = at.spots[f"{LETTERS[seat]}1"], len(design.view.atmospheres[seat])
            for i in range(4):
                if i >= filled:
                    place = at.spots[f"{LETTERS[seat]}{i + 1}"]
                    dashed(paint, place, "#8C97CF", rounded(size), 0.7)
                    paint.text(str(i + 1), *centre(place), 24, "head", "mute", "centre")

    def moving(self, paint: Painter) -> None:
        """At the end of a hand: the elements that lie open in each air; a gold ring where all four do."""
        show = self.design.overlay.show
        if not self.design.opened:
            return
        for seat, (x, y, width, height) in enumerate(self.design.at.heads):
            there = {element for card in show.open_cards(seat) for element in self.design.elements(card)}
            right, middle = x + width - 4, y + height / 2
            box = (right - COINS, middle - 15, COINS, 30.0)
            whole = there >= {*ELEMENTS}
            edge = GLOW if whole else paint.theme.players[seat].line
            plate(paint, box, ("#141C46", "#101842", edge), 15, 0.98, False, 2.4 if whole else 1.4)
            for i, element in enumerate(ELEMENTS):
                self.design.cards.coin(paint, element, box[0] + 18 + i * 29, middle, 25, element in there)

    def _head(self, paint: Painter, seat: int, box: Box) -> None:
        x, y, width, height = box
        middle = y + height / 2
        me = self.design.view.seats[seat]
        badge(paint, seat, x + 16, middle, 28)
        right = x + width - 22
        paint.sign("points", right, middle, 32)
        fit.number(paint, str(me.total).replace("-", MINUS), right, middle, 32, 14, "on_track")
        right -= 36
        paint.sign("hand", right, middle, 22)
        wide = paint.text(
            str(me.hand_count), right - 16, middle, 17, "head", "text", "right", 26, tall=height
        )
        room = right - 22 - wide - x - 40
        used = 8 + paint.text(
            self.table.names[seat], x + 38, middle, 19, "head", "text", "left", room, tall=height
        )
        if self.design.view.starter == seat and room - used > 30:
            paint.sign("first_player", x + 38 + used + 10, middle, 24)
            used += 32
        self._chip(paint, seat, x + 38 + used, middle, room - used)

    def _chip(self, paint: Painter, seat: int, x: float, middle: float, room: float) -> None:
        """Who plays here: the one at the screen, or how strong the computer is."""
        own = seat == self.design.view.viewer and self.table.controller.human(seat)
        players = self.table.controller.players()
        if (not own and players[seat].human) or self.design.opened:
            return
        level = players[seat].agent.partition(":")[0]
        text = self.texts.t("amino.you") if own else kind_of(level, self.texts)
        wide = paint.text_width(text, 14, "head") + 22
        if wide > room:
            return
        plate(paint, (x, middle - 12, wide, 24), "gold_chip" if own else "chip", 12, 1.0, False)
        paint.text(text, x + wide / 2, middle, 14, "head", "gold" if own else "soft", "centre", tall=22)
