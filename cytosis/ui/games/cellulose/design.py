"""Cellulose on the stage: a plant beside one of its cells, cards below, seats and log at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cytosis.app.games.cellulose.narrate import MORNING
from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.words.story import Missed
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY, NOBODY
from cytosis.games.cellulose.view import View
from cytosis.ui.anim.director import Mover
from cytosis.ui.games.cellulose import branches, life, signs
from cytosis.ui.games.cellulose.cards import HAND, CardPainter
from cytosis.ui.games.cellulose.choreography import Choreographer
from cytosis.ui.games.cellulose.closeup import CardScene
from cytosis.ui.games.cellulose.drawer import CelluloseDrawers
from cytosis.ui.games.cellulose.keys import COMMANDS, LETTERS
from cytosis.ui.games.cellulose.layout import CelluloseLayout, key_of, size, table_layout
from cytosis.ui.games.cellulose.mat import MatPainter
from cytosis.ui.games.cellulose.overlay import EveningOverlay
from cytosis.ui.games.cellulose.question import CelluloseQuestion
from cytosis.ui.games.cellulose.rival import RivalMemory
from cytosis.ui.games.cellulose.rival_moves import FAR
from cytosis.ui.games.cellulose.sounds import OF_EVENT
from cytosis.ui.games.cellulose.zones.cards import FlaskZone, HandZone, PriceZone, RowZone, ShownZone
from cytosis.ui.games.cellulose.zones.cell import SpaceZone, TrackZone
from cytosis.ui.games.cellulose.zones.mat import MatZone
from cytosis.ui.games.cellulose.zones.notes import NoteZone
from cytosis.ui.games.cellulose.zones.plant import PlantZone, SkyZone
from cytosis.ui.games.cellulose.zones.seats import SeatZone, StockZone
from cytosis.ui.games.cellulose.zones.vacuole import LobeZone, VesselZone
from cytosis.ui.games.cellulose.zones.wall import WallZone
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.scene import Scene
from cytosis.ui.table.design import Figure, Info, Subject
from cytosis.ui.table.game_design import GameDesign
from cytosis.ui.table.held import Piece
from cytosis.ui.table.picker import parts
from cytosis.ui.table.telling import rim
from cytosis.ui.table.watch import WatchZone
from cytosis.ui.table.zones import AskZone, CardZone, DrawerZone, HintZone, LogZone, OptionZone
from cytosis.ui.widgets.shapes import GLOW
from cytosis.ui.widgets.shapes import glow as lit

PLACES = {"cards": "held", "xylem": "water", "wall": "build", "growth": "grow.either"}
"""By the first word of their names: the signs of places of which a picture would show nothing."""
HEADING, PRICED = 0.19, 0.72
"""Of a small card: how high its head is, and where its price begins."""


class CelluloseDesign(GameDesign[View, CelluloseLayout]):
    """What the cell earns, the plant grows; what the plant grows, the cell drinks next morning."""

    unforced: ClassVar[tuple[str, ...]] = ("card", "final")
    letters: ClassVar[Mapping[str, str]] = LETTERS
    commands: ClassVar[Mapping[str, str]] = COMMANDS
    sounds: ClassVar[Mapping[type[Event], str]] = OF_EVENT
    counted: ClassVar[Mapping[str, str]] = {"points": "health", "card": "hand", "vacuole": "lobe"}
    drawers_by_key: ClassVar[Mapping[str, str]] = {"p": "seat"}
    reads: ClassVar[tuple[str, ...]] = ("ivy.",)

    teller: CelluloseTeller
    question: CelluloseQuestion
    overlay: EveningOverlay
    drawers: CelluloseDrawers
    choreographer: Choreographer

    def furnish(self) -> None:
        """Painters first, then the zones from below to above."""
        table, self.words = self.table, self.teller.words
        self.cards, self.narrator = CardPainter(self.words), self.teller.narrator()
        facts = self.words.catalog.ivy
        self.mat = MatZone(self, MatPainter(self.words, facts)) if facts is not None else None
        self.rival = RivalMemory(self, self.mat.paints.texts if self.mat is not None else None)
        self.question = CelluloseQuestion(table.match, self.teller, lambda: table.pointer.drag)
        self.overlay = EveningOverlay(self)
        self.drawers = CelluloseDrawers(self)
        self.seats, self.row, self.plant = SeatZone(self), RowZone(self), PlantZone(self)
        self.vessel, self.lobes, self.spaces = VesselZone(self), LobeZone(self), SpaceZone(self)
        self.sky, track, wall, prices = SkyZone(self), TrackZone(self), WallZone(self), PriceZone(self)
        hand, flasks, log, corner = HandZone(self), FlaskZone(self), LogZone(table), table.corner()
        cell = (track, self.vessel, wall, self.lobes, self.row, self.spaces, prices)
        above = (OptionZone(table), CardZone(table), DrawerZone(table), ShownZone(self), AskZone(table))
        seats = (self.seats, self.mat) if self.mat is not None else (self.seats,)
        own, hints = (NoteZone(self), hand, flasks, WatchZone(table)), HintZone(table)
        self.zones = (self.sky, self.plant, *cell, *own, *seats, StockZone(self), log, corner, hints, *above)
        self.painted = (self.sky, self.plant, *cell, *own, *seats, log, corner, hints)
        self.choreographer = Choreographer(self)

    # -- what the stage asks for ---------------------------------------------------------------------------
    def layout(self, scale: float, viewer: int) -> CelluloseLayout:
        """By the facts of the game and its seats."""
        return table_layout(key_of(self.teller.words.catalog), self.table.match.seats)

    def clue(self, target: str) -> tuple[str, str] | None:
        """A space, or the card beside it, says where; a plate says where to grow."""
        kind, _, rest = target.partition(".")
        if kind == "row" and rest.isdigit():
            return "at", self.space_of(int(rest))
        if kind == "stone":
            return "at", "wall.1"
        return {
            "spot": ("at", rest),
            "node": ("to", rest),
            "level": ("at", "xylem.1"),
            "lobe": ("at", "xylem.1"),
        }.get(kind)

    def key(self, key: str) -> str:
        """The grey flask."""
        return "flask.grey" if key == "f" else ""

    def prompt(self) -> str:
        """What to do now."""
        pending, texts, asking = self.table.turn, self.table.texts, self.question
        if pending is None or not self.table.human_turn:
            return ""
        if asking.pour is not None:
            return texts.t("cellulose.prompt.pour")
        if pending.kind == "turn" and asking.verb == "place":
            number = self.words.catalog.figure("markers") - self.view.seats[pending.seat].markers + 1
            return texts.t(f"cellulose.prompt.turn.{number}")
        if pending.kind == "discard":
            left = int(pending.more["count"]) - len(asking.marked)
            key = "cellulose.prompt.discard"
            return texts.n(key, left) if left else texts.t(f"{key}.done")
        return texts.t(f"cellulose.prompt.{self._asked(pending.kind)}")

    def _asked(self, kind: str) -> str:
        """What is asked, as its text is called."""
        if self.idle:
            return "no_card"
        return "grey" if kind == "turn" else kind

    @property
    def idle(self) -> bool:
        """Whether a card is asked for and none can be played; asked all the same, which tells nobody so."""
        return self.question.kind in self.unforced and not self.question.has("play")

    def tip(self) -> str:
        """A word beside the hand."""
        turn, texts = self.table.turn, self.table.texts
        if turn is None or self.view.viewer is None:
            return ""
        if not self.table.human_turn:
            return texts.t("ivy.acts") if self.rival.acts else ""
        if self.idle:
            return texts.t("cellulose.tip.no_card")
        told = turn.kind in ("turn", "card", "final", "discard")
        return texts.t(f"cellulose.tip.{turn.kind}") if told else ""

    def saying(self) -> tuple[int, str] | None:
        """What happens now: the evening, or what Ivy does."""
        return self.overlay.saying() or self.rival.saying()

    def by_rules(self, event: Event) -> bool:
        """Whether Ivy does it."""
        return getattr(event, "seat", None) == IVY

    def waits(self, event: Event) -> bool:
        """The bar that Ivy does, a strategy she gains; and an evening, until it has been read."""
        done = isinstance(event, happened.BarTried) and event.failed is None
        return done or isinstance(event, (happened.StrategyGained, happened.RowFilled))

    def explained(self, number: int) -> Info | None:
        """The bars of the action cards that Ivy turned after that line."""
        place = next((i for i, one in enumerate(self.table.story.entries) if one.number == number), -1)
        turns = self.rival.of_line(place)
        if self.mat is None or not turns:
            return None
        texts, lines = self.mat.paints.texts, []
        for turn in turns:
            lines += [texts.say("ivy.log.turned", card=texts.action(turn.card)) + "."]
            lines += texts.tried(turn.card, turn.bars)
        return Info(self.table.texts.t("ui.why.title", name=self.words.seat(IVY)), tuple(lines))

    def around(self) -> list[str]:
        """The seats, and Ivy."""
        return [target.name for target in self.seats.targets()]

    def figures(self) -> Mapping[str, Figure]:
        """What the seats have, and the water of their lobes."""
        return {**self.seats.figures(), **self.lobes.figures()}

    def staying(self) -> Piece | None:
        """The flask on the space that is asked about."""
        spot = self.question.placing()
        if not spot:
            return None
        lying = self.at.standing(spot, len(self.view.spaces.get(spot, ())) + 1)
        return self._flask(self.question.verb == "grey", lying[-1][:2], lying[-1][2]) if lying else None

    def piece(self, target: str) -> Piece | None:
        """A flask."""
        at = self.table.pointer.at
        return self._flask(target == "flask.grey", at, size("own")) if target.startswith("flask.") else None

    def _flask(self, grey: bool, at: tuple[float, float], high: float) -> Piece:
        own = load_theme().seated(self.table.looks).players[self.table.viewer].id
        home = centre(self.at.regions["flasks"])
        return Piece("flask.grey" if grey else f"flask.{own}", at, home, high, 0.0)

    def closeup(self, group: Sequence[Subject], index: int) -> Scene | None:
        """A card or a plate from close by."""
        return CardScene(self, group, index)

    def needed(self) -> list[Box]:
        """The flasks and the hand."""
        return [self.at.regions["flasks"], self.at.regions["hand"]]

    # -- what the zones share ------------------------------------------------------------------------------
    def space_of(self, slot: int) -> str:
        """The space where a flask takes the card of that place in the row."""
        return next(
            one.id for one in self.words.catalog.spaces if one.action == "take_card" and one.slot == slot
        )

    def growing_moves(self) -> list[str]:
        """The moves by which something can grow now."""
        return [str(action) for action in self.question.growths()] if self.table.human_turn else []

    def growable(self) -> set[str]:
        """The plates that can be grown to."""
        return {parts(move).named["to"] for move in self.growing_moves()}

    def why_not_grow(self, node: str) -> str:
        """Why that plate cannot be grown to now; empty where it can, or nobody asks."""
        kind = self.question.kind
        if not self.table.human_turn or kind not in ("turn", "embryo", "grow") or node in self.growable():
            return ""
        match, track = self.table.match, next(n.track for n in self.words.catalog.nodes if n.id == node)
        move = f"grow to={node}" if kind == "grow" else f"{self.question.verb} growth.{track} to={node}"
        illegal = match.why_not(match.parse(move))
        return self.teller.narrator().reason(illegal) if illegal is not None else ""

    def card_told(self, card: str) -> Info:
        """What a card does, in words."""
        return Info(self.words.card(card), tuple(text for _, text in self.words.uses(card)))

    # -- what pointing does --------------------------------------------------------------------------------
    def grow(self, rest: str) -> None:
        """Grow to a plate, or buy what lies below it; ask which way where there are several."""
        table, asking = self.table, self.question
        table.message = ""
        if not table.human_turn:
            return
        node, _, tile = rest.partition(".")
        found = asking.grows_to(node, bool(tile))
        if found and asking.ask is not None and len(found) == 1:
            asking.propose(found[0])
        elif found:
            spot = asking.spot_of(found[0])
            title = self.words.space(spot) if spot else self.teller.board.asked("grow")
            box = self.at.bonuses[node] if tile else self.at.nodes[node]
            asking.open_list(found, title[:1].upper() + title[1:], box)
        else:
            table.message = self.why_not_grow(node)

    def build(self) -> None:
        """The next stone: by a flask on the wall's space, or by a bonus."""
        if self.question.kind in ("turn", "embryo"):
            self.question.cancel()
            self.table.choose_at("wall.1")

    def play(self, card: str, beside: Box) -> None:
        """Leave it to be confirmed that a card is played; say what is missing where it cannot be."""
        table = self.table
        move = self.question.play(card) if table.human_turn else None
        table.message = ""
        if move is not None:
            self.question.open_list([move], self.words.card(card), beside)
        elif table.human_turn and self.question.kind in ("card", "final"):
            illegal = table.match.why_not(table.match.parse(f"play {card}"))
            table.message = self.teller.narrator().reason(illegal) if illegal is not None else ""

    # -- painting ------------------------------------------------------------------------------------------
    def alive(self, paint: Painter, time: float, panels: Sequence[Box]) -> None:
        """Sun, sap and bubbles, and the light of spaces that are open."""
        table, at, near = self.table, self.at, self.plant.near(self.table.pointed.removeprefix("node."))
        if self.sky.phase != "evening":
            life.warm(paint, self.sky.sun, time)
        ways = sorted(branches.grown(self.words.catalog, self.plant.reached()))
        life.climb(paint, at, ways, self.words.catalog, time, [near] if near is not None else [])
        surface = at.level(self.view.water_level) if self.view.water_level else at.level(0) + 99
        life.bubble(paint, at.regions["xylem_track"], surface, time)
        if table.choosing_spot() and self.question.ask is None:
            life.light(paint, [at.spots[spot] for spot in sorted(table.legal_spots())], time, panels)

    def scenery(self, paint: Painter) -> None:
        """Sky, plant and cell."""
        self.sky.lying(paint)

    def deed(self, missed: Missed) -> tuple[str, tuple[Bit, ...]] | None:
        """The place in the cell, and what it brought; a flask taken back is told in a sentence."""
        texts = self.table.texts
        if missed.do == MORNING:
            return texts.t("cellulose.phase.sunrise"), signs.gained(missed.gains)
        spot = parts(missed.do).at if missed.do else ""
        if spot not in self.at.spots or parts(missed.do).verb == "reclaim":
            return None
        area = f"cellulose.area.{spot.partition('.')[0]}"
        return texts.t(area) if texts.has(area) else self.words.space(spot), signs.gained(missed.gains)

    def vignette(self, paint: Painter, move: str, box: Box) -> bool:
        """Where it was done; a sign where no organelle is to be seen there."""
        sign = MORNING if move == MORNING else PLACES.get(parts(move).at.partition(".")[0]) if move else None
        if sign is None:
            return super().vignette(paint, move, box)
        rim(paint, box, paint.theme.hex("track"))
        paint.sign(f"cellulose.{sign}", *centre(box), box[2] * 0.66)
        return True

    def token(self, paint: Painter, seat: int, x: float, y: float) -> None:
        """Their disk; the moon for what happens by itself."""
        if seat == NOBODY:
            paint.sign("cellulose.evening", x, y, 28)
            return
        paint.sign(f"disk.{paint.theme.players[seat].id}", x, y, 28)

    def carried(self, paint: Painter) -> None:
        """The flask or card under the pointer, and light where it may go."""
        pointer = self.table.pointer
        kind, _, rest = pointer.drag.partition(".")
        x, y = pointer.at
        if kind == "hand" and rest.isdigit() and int(rest) < len(self.hand()):
            self.cards.hand(paint, self.hand()[int(rest)], (x - HAND[0] / 2, y - 60, *HAND))
        elif kind == "flask":
            clue = self.clue(pointer.hover)
            if clue is not None and clue[0] == "at" and clue[1] in self.table.legal_spots():
                lit(paint, self.at.spots[clue[1]], GLOW, 14, 20, 0.42)
                self.spaces.over(paint, clue[1])
            own = paint.theme.players[self.table.viewer].id
            shadow = '<ellipse cx="30" cy="13" rx="22" ry="8" fill="#061E18" fill-opacity=".5"/>'
            paint.vector(shadow, (x - 28, y + 4, 60, 26))
            paint.sign(
                "flask.grey" if rest == "grey" else f"flask.{own}", x + 2, y - 36, size("carried") * 0.8
            )

    def flying(self, paint: Painter, mover: Mover, x: float, y: float) -> bool:
        """Water levels and branches are painted by how far they have come."""
        kind, *names = mover.picture.split(".")
        if kind == "level":
            before, after = map(int, names)
            self.vessel.paint_level(paint, before + (after - before) * x / FAR)
        elif kind == "action" and self.mat is not None:
            self.mat.turning(paint, x / FAR)
        elif kind == "branch":
            self.plant.branches().growing(paint, names[0], names[1], x / FAR)
        else:
            return False
        return True

    def small(self, paint: Painter, card: str | None, box: Box) -> None:
        """Its picture with kind, worth and price, as there is no room for a name; or the back."""
        paint.cover("cellulose.back" if card is None else f"cellulose.card.{card}", box, 8)
        if card is None:
            return
        (x, y, width, height), facts = box, self.cards.facts(card)
        sign = height * HEADING * 0.92
        paint.sign(f"cellulose.kind.{facts.type}", x + sign * 0.7, y + height * HEADING / 2, sign)
        self.cards.heart(paint, facts.hp, x + width - sign * 0.8, y + height * HEADING * 0.56, sign * 1.3)
        price = (x + 5, y + height * PRICED, width - 10, height * (0.96 - PRICED))
        signs.fitted(paint, signs.cost(facts.cost), price, 20, 15, "paper", "cost")

    def face(self, paint: Painter, face: str, box: Box, glow: str = "", faded: bool = False) -> None:
        """A card in a question."""
        x, y, width, height = box
        wide = min(width, height * HAND[0] / HAND[1])
        inner = (x + (width - wide) / 2, y, wide, wide * HAND[1] / HAND[0])
        self.cards.hand(paint, face.removeprefix("card."), inner, glow, faded)

    # -- notes ---------------------------------------------------------------------------------------------
    def in_sight(self, name: str) -> list[Box]:
        """A plate that has come closer."""
        kind, _, rest = name.partition(".")
        near = self.plant.near(rest) if kind == "node" else None
        return [near] if near is not None else []

    def above(self, name: str) -> bool:
        """Below the row and the hand there is no room."""
        return name.startswith(("row.", "spot.cards.", "hand.", "flask."))
