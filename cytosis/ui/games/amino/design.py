"""Amino on the stage: a planet with trays of air around it, the own cards below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cytosis.app.games.amino.memory import HOLD, Memory, recalled, revealed
from cytosis.app.games.amino.teller import AminoTeller
from cytosis.app.play.customs import agreed
from cytosis.app.words.story import Missed
from cytosis.engine.events import Event
from cytosis.engine.notation import words as parts
from cytosis.games.amino import events as happened
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.view import View
from cytosis.ui.games.amino.cards import CardPainter
from cytosis.ui.games.amino.choreography import BACK, Choreographer
from cytosis.ui.games.amino.ground import ground
from cytosis.ui.games.amino.layout import AminoLayout, hand_boxes, table_layout
from cytosis.ui.games.amino.life import light, turning
from cytosis.ui.games.amino.overlay import AminoOverlay
from cytosis.ui.games.amino.question import AminoQuestion
from cytosis.ui.games.amino.sounds import OF_EVENT
from cytosis.ui.games.amino.tally import Tally
from cytosis.ui.games.amino.turns import acts, gathered, sign_of, turns
from cytosis.ui.games.amino.zones.air import AirZone, swapped
from cytosis.ui.games.amino.zones.hand import AidZone, HandZone
from cytosis.ui.games.amino.zones.legend import LegendZone
from cytosis.ui.games.amino.zones.offer import OfferZone
from cytosis.ui.games.amino.zones.rail import RailZone
from cytosis.ui.games.amino.zones.score import ScoreZone
from cytosis.ui.games.amino.zones.steps import StepZone
from cytosis.ui.games.amino.zones.trails import TrailZone
from cytosis.ui.games.amino.zones.trays import TrayZone
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.deeds import Act
from cytosis.ui.table.design import Figure
from cytosis.ui.table.drawer import Drawers
from cytosis.ui.table.game_design import GameDesign
from cytosis.ui.table.held import Piece
from cytosis.ui.table.keys import COMMANDS
from cytosis.ui.table.log import LogLine
from cytosis.ui.table.watch import WatchZone
from cytosis.ui.table.zones import AskZone, CardZone, DrawerZone, HintZone, LogZone, OptionZone
from cytosis.ui.widgets.shapes import icon


class AminoDesign(GameDesign[View, AminoLayout]):
    """The cards lie face down; the screen remembers nothing that a player should."""

    unforced: ClassVar[tuple[str, ...]] = ("seed", "analyze", "build", "change", "sunlight")
    commands: ClassVar[Mapping[str, str]] = COMMANDS
    sounds: ClassVar[Mapping[type[Event], str]] = OF_EVENT

    teller: AminoTeller
    overlay: AminoOverlay

    def furnish(self) -> None:
        """Painters first, then the zones from below to above."""
        table, self.words = self.table, self.teller.words
        self.cards = CardPainter(self.words)
        self.tally = Tally(self)
        self.memory = Memory(table.match.seats)
        self._turned = 0.0
        self._agreed: tuple[int, dict[str, str]] = (-1, {})
        self.question = AminoQuestion(table.match, self.teller)
        self.overlay = AminoOverlay(self)
        self.drawers = Drawers(table)
        self.choreographer = Choreographer(self)
        rail = (RailZone(self), ScoreZone(self), StepZone(self))
        side = (LogZone(table), LegendZone(self), table.corner(), HintZone(table))
        board = (
            TrayZone(self),
            TrailZone(self),
            AirZone(self),
            HandZone(self),
            AidZone(self),
            WatchZone(table),
            OfferZone(self),
        )
        above = (OptionZone(table), CardZone(table), DrawerZone(table), AskZone(table))
        self.zones = (*rail, *side, *board, *above)
        self.painted = (*rail, *board, *side)

    # -- what the stage asks for ---------------------------------------------------------------------------
    def layout(self, scale: float, viewer: int) -> AminoLayout:
        """By the number of seats; seats never move."""
        return table_layout(self.table.match.seats)

    def sound(self, event: Event) -> str:
        """A sum with bolts or an acid has its own."""
        if isinstance(event, happened.HandScored) and (event.amino_acid or event.lightning):
            return "acid" if event.amino_acid else "thunder"
        return super().sound(event)

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
        return revealed(self.view)

    @property
    def opened(self) -> bool:
        """Whether they do, or are being turned over or counted."""
        return self.revealed or self.overlay.show.moving

    @property
    def customs(self) -> dict[str, str]:
        """What the people at this table agreed on; read anew when the journal has grown."""
        journal = self.table.match.journal
        if self._agreed[0] != len(journal.lines):
            self._agreed = len(journal.lines), agreed(journal, self.teller.customs)
        return self._agreed[1]

    def agree(self, custom: str) -> None:
        """The next value of a custom, for everybody at this table."""
        found = next(one for one in self.teller.customs if one.id == custom)
        self.table.agree(custom, found.after(self.customs[custom]))

    def advised(self, view: View) -> View:
        """Hints and warnings use no more than the memory aid shows."""
        return recalled(view, self.customs["aid"], self.memory.ages(view.viewer or 0))

    def known(self) -> dict[str, tuple[str, int]]:
        """What the memory aid writes on the backs: card and age by place, in the viewer's own turn."""
        turn, viewer = self.table.turn, self.view.viewer
        if viewer is None or turn is None or turn.seat != viewer or self.revealed:
            return {}
        seen, ages = self.advised(self.view), self.memory.ages(viewer)
        return {
            f"{LETTERS[seat]}{i}": (card, ages.get(f"{LETTERS[seat]}{i}", 0))
            for seat, row in enumerate(seen.atmospheres)
            for i, card in enumerate(row, 1)
            if card is not None
        }

    def known_to(self, place: str, looks: int | None = None) -> str:
        """Who has seen the card that lies there, with whoever looks at it just now; empty for nobody."""
        seats = self.view.seats
        who = [self.table.names[i] for i, one in enumerate(seats) if i == looks or place in one.knows]
        return self.table.texts.t("amino.info.seen", names=self.words.listed(who)) if who else ""

    @property
    def pressing(self) -> str:
        """The card that is being pressed to be looked at; empty for none."""
        kind, _, place = self.table.pointer.held.partition(".")
        return place if kind == "air" and self.can_hold(place) else ""

    def can_hold(self, place: str) -> bool:
        """Whether a card can be looked at by holding it."""
        return self.customs["look"] == HOLD and f"look {place}" in self.legal()

    def first_place(self, seat: int) -> str:
        """The name of an atmosphere's first place."""
        return f"{LETTERS[seat]}1"

    def hand_number(self, event: Event) -> int:
        """The number of the hand that an event ended."""
        if isinstance(event, happened.HandStarted):
            return event.hand - 1
        hand: int = self.table.match.view(None).hand
        return hand

    def open_card(self, place: str) -> str | None:
        """The face of a card that lies open for everybody; None for those face down."""
        if not self.revealed:
            return None
        row = self.view.atmospheres[LETTERS.index(place[0])]
        return row[int(place[1]) - 1]

    def marks(self) -> dict[str, list[tuple[str, int]]]:
        """Who looked at a card and who moved one, as long as this table shows it."""
        return {} if self.revealed else self.memory.marks(self.customs["marks"])

    def meant(self) -> tuple[str, ...]:
        """The places of the move that is left to confirm."""
        done = self.table.asking.done
        return (*self.changed, *parts(str(done)).items[:1]) if done is not None else ()

    @property
    def changed(self) -> tuple[str, ...]:
        """Of a swap that is left to confirm its two places."""
        done = self.table.asking.done
        return swapped(str(done)) if done is not None else ()

    # -- what pointing does --------------------------------------------------------------------------------
    def ask_for(self, move: str) -> bool:
        """Leave that move to be confirmed; say why it cannot be made where it is not legal."""
        table = self.table
        table.message = ""
        for action in table.asking.legal if table.human_turn else ():
            if str(action) == move:
                title = table.teller.moves.describe(move, table.view)
                table.asking.open_list([action], title)  # over the planet, clear of all air
                return True
        if table.human_turn:
            illegal = table.match.why_not(table.match.parse(move))
            if illegal is not None:
                table.message = table.teller.narrator().reason(illegal)
        return False

    def touch(self, place: str) -> None:
        """A card on the table: looked at, or the first or second of a swap, or where a card is played."""
        pending, table = self.table.turn, self.table
        if pending is None or not table.human_turn:
            return
        if pending.kind == "analyze":
            self._look_at(place)
        elif pending.kind == "change":
            self._change_at(place)

    def _change_at(self, place: str) -> None:
        """A card of the hand goes there, two cards change places, or one begins to wait for another."""
        kind, _, waiting = self.table.traced.partition(".")
        if kind == "hand":
            self.lay(int(waiting), LETTERS.index(place[0]))
        elif kind == "air" and waiting != place:
            self.ask_for(f"swap {' '.join(sorted((waiting, place)))}")
        else:
            self.table.traced = "" if waiting == place else f"air.{place}"

    def _look_at(self, place: str) -> None:
        """A tap looks at once; else it is asked, since holding the card is the quick way."""
        if self.overlay.lens.held == place:  # let go after a look
            return
        if self.ask_for(f"look {place}") and self.customs["look"] != HOLD:
            self.table.press("confirm")

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

    def in_sight(self, name: str) -> list[Box]:
        """A card that is looked at."""
        return [self.overlay.lens.box] if self.overlay.shown else []

    # -- painting ------------------------------------------------------------------------------------------
    def gathered(self, lines: Sequence[Missed]) -> list[Missed]:
        """Turn by turn."""
        return gathered(self, lines)

    def turns(self, lines: Sequence[LogLine]) -> list[tuple[int, LogLine]]:
        """Turn by turn too."""
        return turns(self, lines)

    def acts(self, moves: str) -> tuple[Act, ...]:
        """What was done with which cards."""
        return acts(moves)

    def due(self, paint: Painter) -> tuple[str, tuple[Bit, ...]] | None:
        """What is to be done first."""
        what = self.prompt()
        return (self.table.texts.t("amino.digest.turn", what=what), (("amino.back", 42.0),)) if what else None

    def vignette(self, paint: Painter, move: str, box: Box) -> bool:
        """What was done, as the stepper shows it: the places are in the words."""
        sign = sign_of(move)
        if sign:
            icon(paint, sign, *centre(box), box[2] * 0.62, "heading")
        return bool(sign)

    def ground(self, paint: Painter) -> None:
        """The night, the planet as it has turned, and its limb in the colours of the seats."""
        if self.table.breathes():
            self._turned = self.table.time
        ground(paint, self.at, self._turned)

    def turning(self) -> Box | None:
        """The planet."""
        return turning(self.at.planet)

    def alive(self, paint: Painter, time: float, panels: Sequence[Box]) -> None:
        """The light of what can be pointed at."""
        if self.pointing and self.table.choosing_spot() and self.table.asking.ask is None:
            light(paint, self.at, sorted(self.table.legal_spots() & {*self.at.spots}), time, panels)

    def carried(self, paint: Painter) -> None:
        """The card under the pointer."""
        pointer = self.table.pointer
        kind, _, rest = pointer.drag.partition(".")
        x, y = pointer.at
        if kind == "hand" and rest.isdigit() and int(rest) < len(self.hand()):
            self.cards.face(paint, self.hand()[int(rest)], (x - 50, y - 64, 100, 129))
        elif kind == "air":
            self.cards.back(paint, (x - 44, y - 62, 88, 124))

    def small(self, paint: Painter, card: str | None, box: Box) -> None:
        """A face, or the back."""
        if card is None:
            self.cards.back(paint, box)
        else:
            self.cards.face(paint, card, box)

    def face(self, paint: Painter, face: str, box: Box, glow: str = "", faded: bool = False) -> None:
        """A card in a question."""
        self.cards.face(paint, face.removeprefix("card."), box, glow)
