"""Amino on the stage: a planet with trays of air around it, the own cards below."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, ClassVar

from cytosis.app.games.amino.teller import AminoTeller
from cytosis.engine.events import Event
from cytosis.engine.notation import words as parts
from cytosis.games.amino import events as happened
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.view import View
from cytosis.ui.anim.director import Scenario
from cytosis.ui.games.amino.cards import CardPainter
from cytosis.ui.games.amino.choreography import BACK, Choreographer
from cytosis.ui.games.amino.layout import AminoLayout, hand_boxes, table_layout, timing
from cytosis.ui.games.amino.overlay import LensOverlay
from cytosis.ui.games.amino.zones.air import AirZone, TrayZone, swapped
from cytosis.ui.games.amino.zones.hand import AIDS, AidZone, HandZone, OfferZone
from cytosis.ui.games.amino.zones.panels import RailZone, ScoreZone, StepZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask import Option
from cytosis.ui.table.design import Figure, TableDesign
from cytosis.ui.table.drawer import Drawers
from cytosis.ui.table.held import Piece
from cytosis.ui.table.keys import COMMANDS
from cytosis.ui.table.picker import Picker
from cytosis.ui.table.question import Question
from cytosis.ui.table.zones import AskZone, CardZone, DrawerZone, HintZone, LogZone, OptionZone
from cytosis.ui.widgets.shapes import plate

SOUNDS: dict[type[Event], str] = {
    happened.CardBuilt: "card",
    happened.CardPlayed: "card",
    happened.CardDrawn: "card",
    happened.CardsSwapped: "flask",
    happened.CardLookedAt: "turn",
    happened.AtmospheresRevealed: "event",
    happened.HandScored: "score",
    happened.StormWon: "win",
    happened.GameEnded: "win",
}


class AminoQuestion(Question):
    """Everything is chosen on the table; a panel only confirms what was pointed at."""

    def titled(self, picker: Picker, otherwise: str) -> str:
        """What the move would do."""
        text: str = otherwise[:1].upper() + otherwise[1:]
        return text

    def made(self, picker: Picker, sole: bool) -> list[Option]:
        """None: the title says the one move that is left."""
        return []

    def final(self) -> bool:
        """A look cannot be taken back, nor anything after which a card is drawn."""
        return self.kind not in ("seed", "build")


class AminoDesign(TableDesign):
    """The cards lie face down; the screen remembers nothing that a player should."""

    unforced: ClassVar[tuple[str, ...]] = ("seed", "analyze", "build", "change", "sunlight")
    commands: ClassVar[Mapping[str, str]] = COMMANDS

    teller: AminoTeller
    overlay: LensOverlay

    def furnish(self) -> None:
        """Painters first, then the zones from below to above."""
        table, self.words = self.table, self.teller.words
        self.cards = CardPainter(self.words)
        self.aid = AIDS[0]
        self.question = AminoQuestion(table.match, self.teller)
        self.overlay = LensOverlay(self)
        self.drawers = Drawers(table)
        self.choreographer = Choreographer(self)
        rail = (RailZone(self), ScoreZone(self), StepZone(self))
        side = (LogZone(table), table.corner(), HintZone(table))
        board = (TrayZone(self), AirZone(self), HandZone(self), AidZone(self), OfferZone(self))
        above = (OptionZone(table), CardZone(table), DrawerZone(table), AskZone(table))
        self.zones = (*rail, *side, *board, *above)
        self.painted = (*rail, *board, *side)

    @property
    def at(self) -> AminoLayout:
        """Where everything is, as this game names it."""
        layout = self.table.layout
        if not isinstance(layout, AminoLayout):
            raise TypeError("another game's layout")
        return layout

    @property
    def view(self) -> View:
        """The table as it is shown."""
        view: View = self.table.view
        return view

    # -- what the stage asks for ---------------------------------------------------------------------------
    def layout(self, scale: float, viewer: int) -> AminoLayout:
        """By the number of seats; seats never move."""
        return table_layout(self.table.match.seats)

    def timing(self, what: str) -> float:
        """From the layout's file."""
        return timing(what)

    def choreography(self, event: Event, view: Any) -> Scenario:
        """Cards on their way."""
        return self.choreographer(event, view)

    def sound(self, event: Event) -> str:
        """Cards, looks, swaps, points."""
        return SOUNDS.get(type(event), "")

    def figures(self) -> Mapping[str, Figure]:
        """The points of every seat."""
        found: dict[str, Figure] = {}
        for seat, (x, y, width, height) in enumerate(self.at.seats):
            total = self.view.seats[seat].total
            found[f"total.{seat}"] = Figure(total, x + width - 34, y + height / 2, 16, False)
        return found

    def staying(self) -> Piece | None:
        """The card of the own hand that is to be laid, on the place where it would lie."""
        done = self.table.asking.done
        words = str(done).split() if done is not None else []
        hand, viewer = self.hand(), self.view.viewer
        if len(words) < 2 or words[0] not in ("build", "play") or words[1] not in hand or viewer is None:
            return None
        seat = LETTERS.index(words[2]) if words[0] == "play" else viewer
        place = f"{LETTERS[seat]}{len(self.view.atmospheres[seat]) + 1}"
        if place not in self.at.spots:
            return None
        box = self.at.spots[place]
        home = centre(hand_boxes(len(hand))[hand.index(words[1])])
        return Piece(BACK, centre(box), home, box[3], 0.0)

    def laid(self) -> int:
        """The number of the own card that stands on the table already; -1 for none."""
        done = self.table.asking.done
        if done is None or self.staying() is None:
            return -1
        return self.hand().index(str(done).split()[1])

    def needed(self) -> list[Box]:
        """The own cards and the stepper."""
        return [self.at.regions["hand"], self.at.regions["stepper"]]

    def prompt(self) -> str:
        """What to point at now."""
        pending = self.table.turn
        if pending is None or not self.table.human_turn:
            return ""
        if pending.kind == "change" and self.table.traced:
            return self.table.texts.t("amino.prompt." + self.table.traced.partition(".")[0])
        return self.table.texts.t(f"amino.prompt.{pending.kind}")

    # -- what the zones share ------------------------------------------------------------------------------
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever looks; none while a Sunlight is resolved."""
        viewer = self.view.viewer
        return self.view.seats[viewer].hand or () if viewer is not None else ()

    def elements(self, card: str) -> tuple[str, ...]:
        """The elements of a card."""
        return next(one.elements for one in self.words.catalog.cards if one.id == card)

    def legal(self) -> list[str]:
        """The moves of whoever has to choose here."""
        return [str(action) for action in self.table.asking.legal] if self.table.human_turn else []

    def open_hand(self) -> set[str]:
        """The own cards that can be used now."""
        return {parts(move).at for move in self.legal() if parts(move).verb in ("seed", "build", "play")}

    @property
    def pointing(self) -> bool:
        """Whether cards on the table are to be pointed at."""
        pending = self.table.turn
        return pending is not None and pending.kind in ("analyze", "change")

    @property
    def changing(self) -> bool:
        """Whether any two cards may change places."""
        pending = self.table.turn
        return pending is not None and pending.kind == "change"

    @property
    def revealed(self) -> bool:
        """Whether the atmospheres lie open."""
        pending = self.view.pending
        return pending is None or pending.kind == "sunlight"

    def open_card(self, place: str) -> str | None:
        """The face of a card that lies open for everybody; None for those face down."""
        if not self.revealed:
            return None
        row = self.view.atmospheres[LETTERS.index(place[0])]
        return row[int(place[1]) - 1]

    def strip(self, paint: Painter, place: str, box: Box) -> None:
        """With the memory aid: what the one at the screen has seen, as a strip on the back."""
        if self.aid == "off" or self.view.viewer is None or self.table.turn is None:
            return
        if self.table.turn.seat != self.view.viewer:
            return
        card = self.view.atmospheres[LETTERS.index(place[0])][int(place[1]) - 1]
        if card is None:
            return
        x, y, width, height = box
        band = (x + 6, y + height * 0.58, width - 12, 28.0)
        plate(paint, band, "tip", 8, 0.95, False)
        if self.elements(card):
            wide = self.cards.formula_width(paint, card, 16)
            self.cards.formula(paint, card, x + (width - wide) / 2, band[1] + 13, 16, "on_light")
        else:
            name = self.words.card(card)
            paint.text(
                name, x + width / 2, band[1] + 14, 15, "head", "on_light", "centre", width - 18, tall=24
            )

    def marks(self) -> dict[str, list[tuple[str, int]]]:
        """Who looked at a card and who moved one since the viewer's last move, the newest of each."""
        found: dict[str, dict[str, int]] = {}
        for entry in reversed(self.table.story.entries):
            if entry.seat == self.table.viewer and parts(entry.do).verb in ("swap", "play"):
                break
            verb = parts(entry.do).verb
            for place in parts(entry.do).items if verb in ("look", "swap") else ():
                found.setdefault(place, {}).setdefault(verb, entry.seat)
        lying = {
            f"{LETTERS[s]}{i + 1}" for s, row in enumerate(self.view.atmospheres) for i in range(len(row))
        }
        return {place: sorted(kinds.items()) for place, kinds in found.items() if place in lying}

    def meant(self) -> tuple[str, ...]:
        """The places of the move that is left to confirm."""
        done = self.table.asking.done
        return (*swapped(str(done)), *parts(str(done)).items[:1]) if done is not None else ()

    # -- what pointing does --------------------------------------------------------------------------------
    def ask_for(self, move: str) -> bool:
        """Leave that move to be confirmed; say why it cannot be made where it is not legal."""
        table = self.table
        table.message = ""
        for action in table.asking.legal if table.human_turn else ():
            if str(action) == move:
                title = table.teller.moves.describe(move, table.view)
                table.asking.open_list([action], title, self._beside(move))
                return True
        if table.human_turn:
            illegal = table.match.why_not(table.match.parse(move))
            if illegal is not None:
                table.message = table.teller.narrator().reason(illegal)
        return False

    def _beside(self, move: str) -> Box | None:
        """Where a move is asked about: beside the last place it names, or the tray a card goes to."""
        words = move.split()
        named = [word for word in words if word in self.at.spots]
        if named:
            return self.at.spots[named[-1]]
        if words[0] == "play" and len(words) > 2:
            return self.at.trays[LETTERS.index(words[2])]
        if words[0] in ("build", "seed") and self.view.viewer is not None:
            return self.at.trays[self.view.viewer]
        return None

    def touch(self, place: str) -> None:
        """A card on the table: looked at, or the first or second of a swap, or where a card is played."""
        pending, table = self.table.turn, self.table
        if pending is None or not table.human_turn:
            return
        kind, _, waiting = table.traced.partition(".")
        if pending.kind == "analyze":
            self.ask_for(f"look {place}")
        elif pending.kind == "change" and kind == "hand":
            self.lay(int(waiting), LETTERS.index(place[0]))
        elif pending.kind == "change" and kind == "air" and waiting != place:
            self.ask_for(f"swap {' '.join(sorted((waiting, place)))}")
        elif pending.kind == "change":
            table.traced = "" if waiting == place else f"air.{place}"

    def take(self, index: int) -> None:
        """A card of the own hand: built, chosen as a seed, or waiting to be played somewhere."""
        pending, table = self.table.turn, self.table
        hand = self.hand()
        if pending is None or not table.human_turn or index >= len(hand):
            return
        if pending.kind in ("build", "seed"):
            self.ask_for(f"{pending.kind} {hand[index]}")
        elif pending.kind == "change":
            table.traced = "" if table.traced == f"hand.{index}" else f"hand.{index}"

    def lay(self, index: int, seat: int) -> None:
        """A card of the own hand is carried to an atmosphere."""
        pending, hand = self.table.turn, self.hand()
        if pending is None or index >= len(hand):
            return
        if pending.kind in ("build", "seed"):
            self.take(index)
        elif pending.kind == "change":
            self.ask_for(f"play {hand[index]} {LETTERS[seat]}")

    def playable(self, seat: int) -> bool:
        """Whether the card that waits may be played into that atmosphere."""
        kind, _, index = self.table.traced.partition(".")
        hand = self.hand()
        if kind != "hand" or not index.isdigit() or int(index) >= len(hand):
            return False
        return f"play {hand[int(index)]} {LETTERS[seat]}" in self.legal()

    def play_into(self, seat: int) -> None:
        """The card that waits goes there."""
        kind, _, index = self.table.traced.partition(".")
        if kind == "hand" and index.isdigit():
            self.lay(int(index), seat)

    # -- painting ------------------------------------------------------------------------------------------
    def ground(self, paint: Painter) -> None:
        """The night, the planet, and its limb in the colours of the seats."""
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        paint.picture("amino.sky", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        cx, cy, radius = self.at.planet
        size = radius * 2.7
        paint.picture("amino.planet", (cx - size / 2, cy - size / 2, size, size))
        self._limb(paint)
        paint.panel(self.at.regions["hand"], "panel", 14)

    def _limb(self, paint: Painter) -> None:
        """A part of the limb for each seat, in the order of the trays around it."""
        cx, cy, _ = self.at.planet
        ring = self.at.ring
        body = ""
        for seat, (x, y, width, height) in enumerate(self.at.trays):
            angle = math.atan2(y + height / 2 - cy, x + width / 2 - cx)
            half = math.pi / len(self.at.trays) * 0.74
            points = [
                (ring + 8 + ring * math.cos(angle + t * half), ring + 8 + ring * math.sin(angle + t * half))
                for t in (-1, 1)
            ]
            (x0, y0), (x1, y1) = points
            path = f"M{x0:.1f} {y0:.1f}A{ring} {ring} 0 0 1 {x1:.1f} {y1:.1f}"
            line = paint.theme.players[seat].line
            body += (
                f'<path d="{path}" fill="none" stroke="#0A0D2A" stroke-width="10" stroke-linecap="round"/>'
            )
            body += f'<path d="{path}" fill="none" stroke="{line}" stroke-width="6" stroke-linecap="round"/>'
        side = 2 * ring + 16
        paint.vector(body, (cx - ring - 8, cy - ring - 8, side, side), 2)

    def carried(self, paint: Painter) -> None:
        """The card under the pointer."""
        pointer = self.table.pointer
        kind, _, rest = pointer.drag.partition(".")
        x, y = pointer.at
        if kind == "hand" and rest.isdigit() and int(rest) < len(self.hand()):
            self.cards.face(paint, self.hand()[int(rest)], (x - 50, y - 64, 100, 129))
        elif kind == "air":
            self.cards.back(paint, (x - 44, y - 62, 88, 124))

    def face(self, paint: Painter, face: str, box: Box, glow: str = "", faded: bool = False) -> None:
        """A card in a question."""
        self.cards.face(paint, face.removeprefix("card."), box, glow)
