"""Cards: the row with its prices and piles, and the own hand."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.strip import strip
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.design import Info
from cytosis.ui.table.game_design import Cards
from cytosis.ui.widgets.shapes import GLOW, dashed, disc, plate

KINDS = ("enzyme", "starch", "psv", "specialization")
"""The kinds of cards, as their places stand in an empty hand."""
LIFTED = 14.0
WHOLE = 5
"""So many cards lie beside each other without overlapping."""
GRIP = (48.0, 60.0)
"""So large is a flask for whoever grips it."""
TIP = 150.0
"""So much room beside the hand is enough for a word."""


class _Cards(Cards, CelluloseZone):
    """Cards whose notes show what they take and do."""

    def about(self, card: str) -> Info:
        """What it takes and does."""
        return Info(strip=strip(self.design, card))


class RowZone(_Cards):
    """Four open cards, the deck and the discard pile; a moon on what goes at dusk."""

    prefix: ClassVar[str] = "row"
    leads: ClassVar[bool] = True

    def ids(self) -> tuple[str | None, ...]:
        """Four places."""
        return self.view.row

    def targets(self) -> list[Target]:
        """Where a card lies, and the piles."""
        cards = [Target(f"row.{i}", box) for i, box in enumerate(self.at.row) if self.view.row[i]]
        piles = [Target(f"row.{name}", self.at.regions[name]) for name in ("discard", "deck")]
        return cards + piles

    def act(self, rest: str) -> Transition | None:
        """A flask goes to the space beside it; otherwise it is looked at. The discard pile opens."""
        if rest == "discard":
            self.table.open("discard")
        elif rest.isdigit() and self.table.choosing_spot() and self.asking.kind != "reclaim":
            self.asking.cancel()
            self.table.choose_at(self.design.space_of(int(rest)))
        elif rest.isdigit():
            return self.table.enlarged(f"row.{rest}")
        return None

    def info(self, rest: str) -> Info | None:
        """A card, or how many lie on a pile."""
        if rest.isdigit():
            return super().info(rest)
        count = len(self.view.discard) if rest == "discard" else self.view.deck
        return Info(self.texts.t(f"cellulose.pile.{rest}"), (self.texts.n("ui.pile.count", count),))

    def box(self, rest: str) -> Box | None:
        """Its place, also an empty one."""
        return self.at.row[int(rest)] if rest.isdigit() else self.at.regions[rest]

    def lying(self, paint: Painter) -> None:
        """Piles, cards, prices and moons."""
        paint.panel(self.at.regions["cards"], "tray", 14)
        for name, count in (("discard", len(self.view.discard)), ("deck", self.view.deck)):
            self._pile(paint, name, count)
        for i, (box, card) in enumerate(zip(self.at.row, self.view.row, strict=True)):
            if card and f"row.{i}" not in self.table.director.hidden:
                self.design.cards.row(paint, card, box)
            else:
                self._empty(paint, box)
                inner = (box[0] + 10, box[1], box[2] - 20, box[3])
                said, size = self.texts.t("cellulose.row.refill"), fit.capped(paint, 14)
                fit.block(paint, said, inner, size, "body", "mute", "centre", True, 3)

    def _empty(self, paint: Painter, box: Box) -> None:
        (_, _, w, h), dark = box, paint.theme.hex("track")
        body = (
            f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="11" fill="{dark}" fill-opacity=".6" '
            f'stroke="{paint.theme.panels["tray"].edge}" stroke-width="1.8" stroke-dasharray="7 6"/>'
        )
        paint.vector(body, box)

    def prices(self, paint: Painter) -> None:
        """Above the spaces: what each place of the row costs, and which cards go at dusk."""
        gone = self.catalog.figure("discarded")
        for space in self.catalog.spaces:
            if space.action != "take_card":
                continue
            x, y, width, height = self.at.spots[space.id]
            shown = signs.space(space, self.catalog, 0) or [f"#{self.texts.t('cellulose.sign.free')}"]
            signs.chip(paint, shown, x + width / 2, y + height + 12, 20, 15, "chip", 24, width + 8)
            if space.slot < gone:
                disc(paint, *moon((x, y, width, height)), 12, "#2A2450", "#C9B6F0", 1.6)
                paint.sign("cellulose.evening", *moon((x, y, width, height)), 16)

    def _pile(self, paint: Painter, name: str, count: int) -> None:
        x, y, width, _ = self.at.regions[name]
        paint.picture(f"cellulose.{name}", (x + 3, y + 12, 54, 76), 255 if count else 110)
        label = self.texts.t(f"cellulose.pile.{name}")
        paint.text(label, x + width / 2, y + 3, 15, "head", "heading", "centre", width + 8, tall=20)
        disc(paint, x + 32, y + 47, 15, "#0B1F1C", "#0B1F1C", 1)
        paint.text(str(count), x + 32, y + 47, 18, "head", "text", "centre", 26, tall=26)


class PriceZone(CelluloseZone):
    """What lies over the spaces of the row."""

    prefix: ClassVar[str] = "price"

    def lying(self, paint: Painter) -> None:
        """Prices and moons."""
        self.design.row.prices(paint)


class HandZone(_Cards):
    """The own cards: played after an action, or marked to be discarded."""

    prefix: ClassVar[str] = "hand"
    leads: ClassVar[bool] = True

    def ids(self) -> tuple[str | None, ...]:
        """The own hand."""
        return self.design.hand()

    def _boxes(self) -> list[Box]:
        return self.at.hand(len(self.design.hand()))

    def targets(self) -> list[Target]:
        """One by one."""
        carried = self.table.human_turn and self.asking.kind in ("card", "final")
        return [Target(f"hand.{i}", box, True, carried) for i, box in enumerate(self._boxes())]

    def moment(self) -> Hashable:
        """Which ones are marked."""
        return self.asking.marked

    def act(self, rest: str) -> Transition | None:
        """Play it, mark it, or look at it."""
        card, asking = self.card(rest), self.asking
        if self.table.human_turn and asking.kind == "discard":
            asking.mark(int(rest))
            return None
        if self.table.human_turn and asking.kind in ("card", "final"):
            self.design.play(card, self._boxes()[int(rest)])
            return None
        return self.table.enlarged(f"hand.{rest}")

    def drop(self, rest: str, target: str) -> None:
        """Carried anywhere onto the table it is played."""
        if self.card(rest) and not target.startswith("hand."):
            self.design.play(self.card(rest), self._boxes()[int(rest)])

    def lying(self, paint: Painter) -> None:
        """The tray, leaves behind it, and a word where there is room."""
        box = self.at.regions["hand"]
        paint.panel(box, "tray", 16)
        paint.sign("cellulose.sprig", box[0] + 824, box[1] + 90, 170, 26)

    def still(self, paint: Painter) -> None:
        """The cards; the one pointed at comes up, those that can be played glow."""
        table, hand = self.table, self.design.hand()
        found = list(enumerate(zip(self._boxes(), hand, strict=True)))
        found.sort(key=lambda one: f"hand.{one[0]}" == table.pointed)
        for i, (box, card) in found:
            if table.pointer.drag != f"hand.{i}":
                self._card(paint, i, box, card)
        if not hand and self.view.viewer is not None:
            self._none(paint)
        self._tip(paint, len(hand))

    def _card(self, paint: Painter, i: int, box: Box, card: str) -> None:
        """One of them: up while it is pointed at or marked, in light where it can be played."""
        table, marked, last = self.table, i in self.asking.marked, len(self.design.hand()) - 1
        up = marked or f"hand.{i}" == table.pointed
        lifted = (box[0], box[1] - (LIFTED if up else 0), box[2], box[3])
        playing = table.human_turn and self.asking.kind in ("card", "final")
        ready = playing and self.asking.play(card) is not None
        crowded = last >= WHOLE and i < last and not up
        self.design.cards.hand(paint, card, lifted, GLOW if ready or marked else "", crowded=crowded)
        if marked:
            paint.sign("cellulose.lose", lifted[0] + 77, lifted[1] + 70, 54)

    def _none(self, paint: Painter) -> None:
        """Where cards will lie: a place for each kind there is."""
        for kind, box in zip(KINDS, self.at.hand(len(KINDS)), strict=True):
            x, y, width, height = box
            dashed(paint, box, "#8FC7A0", 12, 0.5)
            paint.sign(f"cellulose.kind.{kind}", x + width / 2, y + height / 2, min(width, height) * 0.44, 70)

    def _tip(self, paint: Painter, count: int) -> None:
        """What comes next, beside a small hand."""
        boxes = self.at.hand(count or len(KINDS))
        left = boxes[-1][0] + boxes[-1][2] + 10
        x, y, width, height = self.at.regions["hand"]
        room = x + width - left - 14
        if room < TIP or self.design.overlay.moving:
            return
        text = self.design.tip()
        if text:
            box, size = (left + 6, y + 20, room - 12, height - 40), fit.capped(paint, 17)
            fit.block(paint, text, box, size, "body", "soft", "centre", True, 5)


class ShownZone(_Cards):
    """Cards in a drawer, which is painted with them."""

    prefix: ClassVar[str] = "shown"

    def ids(self) -> tuple[str | None, ...]:
        """What lies in the open drawer."""
        return self.design.drawers.cards(self.table.opened)

    def about(self, card: str) -> Info:
        """Only its words: its face lies in sight."""
        return self.design.card_told(card)


class FlaskZone(CelluloseZone):
    """The flasks that are left: picked up, or carried to a space."""

    prefix: ClassVar[str] = "flask"
    leads: ClassVar[bool] = True

    def standing(self) -> list[tuple[str, float, float]]:
        """Each flask with its middle: own ones first."""
        me = self.me
        if me is None:
            return []
        left = ["own"] * me.markers + ["grey"] * me.grey
        x, y, width, _ = self.at.regions["flasks"]
        return [
            (kind, x + width / 2 + dx, y + 66 + dy)
            for kind, (dx, dy) in zip(left, _SPREAD[min(len(left), 6)], strict=False)
        ]

    def targets(self) -> list[Target]:
        """One of each colour, as large as all its flasks, the smaller one above: any can be picked up."""
        choosing = self.table.choosing_spot() and self.asking.kind in ("turn", "embryo")
        found = [
            Target(f"flask.{kind}", self._around(kind), True, True)
            for kind, verb in (("own", "place"), ("grey", "grey"))
            if choosing and self.asking.has(verb)
        ]
        return sorted(found, key=lambda target: -target.box[2] * target.box[3])

    def _around(self, kind: str) -> Box:
        """Where the flasks of a colour stand; the middle of their place where none is left."""
        box = self.at.regions["flasks"]
        places = [(x, y) for one, x, y in self.standing() if one == kind]
        places = places or [(box[0] + box[2] / 2, box[1] + 66)]
        left, top = min(x for x, _ in places) - GRIP[0] / 2, min(y for _, y in places) - GRIP[1] / 2
        right, bottom = max(x for x, _ in places) + GRIP[0] / 2, max(y for _, y in places) + GRIP[1] / 2
        return left, top, right - left, bottom - top

    def moment(self) -> Hashable:
        """Which one is in hand."""
        return self.asking.grey, self.table.pointer.drag, self.asking.placing()

    def act(self, rest: str) -> None:
        """Pick it up."""
        self.asking.cancel()
        self.asking.grey = rest == "grey"
        self.table.message = ""

    def drop(self, rest: str, target: str) -> None:
        """Set it on a space, or on the card beside one; beside everything it goes back."""
        self.asking.cancel()
        self.asking.grey, self.table.message = rest == "grey", ""
        clue = self.design.clue(target)
        if clue is not None and clue[0] == "at":
            self.table.choose_at(clue[1])
        elif clue is not None:
            self.design.grow(clue[1])

    def info(self, rest: str) -> Info | None:
        """What it is for."""
        return Info(self.texts.t(f"cellulose.flask.{rest}"), (self.texts.t(f"cellulose.flask.{rest}.about"),))

    def page(self, rest: str) -> str:
        """What is done with it."""
        return "topic.turn"

    def still(self, paint: Painter) -> None:
        """Those that are left; the one in hand stands in light."""
        me, viewer = self.me, self.view.viewer
        if me is None or viewer is None or self.table.looking:
            return
        box = self.at.regions["flasks"]
        choosing = self.table.choosing_spot()
        plate(paint, box, ("#163A35", "#0D2624", GLOW if choosing else "#3F7A69"), 14, 0.95, False)
        places, own = self.standing(), self.player(paint, viewer)
        x, y, width, height = box
        if not places:
            for dx, dy in _SPREAD[3]:
                paint.sign(f"flask.{own}", x + width / 2 + dx, y + 66 + dy, 58, 60)
        grey = self.asking.verb == "grey"
        for i, (kind, px, py) in enumerate(places):
            last = _last(places, kind)
            chosen = choosing and kind == ("grey" if grey else "own") and me.grey and i == last
            picture = "flask.grey" if kind == "grey" else f"flask.{own}"
            small = 58 if len(places) < 5 else 46
            gone = i > last - self.design.away(kind)
            paint.sign(picture, px, py - (5 if chosen else 0), small, 70 if gone else 255)
        count = (
            self.texts.n("cellulose.flasks_left", len(places) - sum(map(self.design.away, ("own", "grey"))))
            if places
            else self.texts.t("cellulose.all_placed")
        )
        fit.line(paint, count, (x + 4, y + height - 32, width - 8, 28), 17, "text", "centre")


def moon(space: Box) -> tuple[float, float]:
    """Where the sign stands that the card beside a space goes at dusk."""
    return space[0] + space[2] - 9, space[1] + 1


def _last(places: list[tuple[str, float, float]], kind: str) -> int:
    return max((i for i, place in enumerate(places) if place[0] == kind), default=-1)


_SPREAD: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-24, 0), (24, 0)),
    3: ((-24, -26), (24, -26), (0, 30)),
    4: ((-24, -28), (24, -28), (-24, 32), (24, 32)),
    5: ((-30, -28), (0, -28), (30, -28), (-16, 28), (16, 28)),
    6: ((-30, -28), (0, -28), (30, -28), (-30, 28), (0, 28), (30, 28)),
}
"""Where so many flasks stand, from the middle of their place."""
