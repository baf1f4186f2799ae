"""Cytosis on the stage: its zones, what is drawn where, and what pointing there means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cytosis.app.games.cytosis.pathway import Path
from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.app.words.story import Missed
from cytosis.engine.events import Event
from cytosis.engine.notation import words as parts
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.view import View
from cytosis.ui.anim.director import Mover
from cytosis.ui.games.cytosis.asking import PLACING, Asking
from cytosis.ui.games.cytosis.board import FLASK, BoardPainter
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.closeup import CardScene
from cytosis.ui.games.cytosis.drawer import CytosisDrawers
from cytosis.ui.games.cytosis.flask import carried
from cytosis.ui.games.cytosis.info import InfoTexts
from cytosis.ui.games.cytosis.keys import COMMANDS, LETTERS
from cytosis.ui.games.cytosis.layout import ALL_AT_ONCE, TableLayout, table_layout
from cytosis.ui.games.cytosis.life import breathe
from cytosis.ui.games.cytosis.overlay import CytosisOverlay
from cytosis.ui.games.cytosis.panels import PanelPainter
from cytosis.ui.games.cytosis.pathway import strip_of
from cytosis.ui.games.cytosis.plaques import key_of, names_in
from cytosis.ui.games.cytosis.pore import FAR, PORE, paint_pore
from cytosis.ui.games.cytosis.seats import SeatPainter
from cytosis.ui.games.cytosis.sounds import OF_EVENT
from cytosis.ui.games.cytosis.zones.cards import HandZone, RowZone, ShownZone
from cytosis.ui.games.cytosis.zones.cell import SpotZone, VesicleZone
from cytosis.ui.games.cytosis.zones.flasks import AsideZone, FlaskZone
from cytosis.ui.games.cytosis.zones.rail import EventZone, GoalZone, PileZone
from cytosis.ui.games.cytosis.zones.seats import PowerZone, SeatZone
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.scene import Scene
from cytosis.ui.table.changes import signed
from cytosis.ui.table.design import Figure, Info, Subject
from cytosis.ui.table.game_design import GameDesign
from cytosis.ui.table.held import Piece
from cytosis.ui.table.strip import paint_strip
from cytosis.ui.table.telling import rim
from cytosis.ui.table.watch import WatchZone
from cytosis.ui.table.zones import AskZone, CardZone, DrawerZone, HintZone, LogZone, OptionZone

ENLARGED = (300.0, 470.0)
POWER = (260.0, 300.0)
APART = {"cards": "hand", "laureates": "first_player"}
"""By area outside the cell: its sign."""


class CytosisDesign(GameDesign[View, TableLayout]):
    """The cell in the middle, rounds and goals at the left, seats and log at the right, the hand below."""

    unforced: ClassVar[tuple[str, ...]] = ("turn", "after_flask", "early")
    letters: ClassVar[Mapping[str, str]] = LETTERS
    commands: ClassVar[Mapping[str, str]] = COMMANDS
    sounds: ClassVar[Mapping[type[Event], str]] = OF_EVENT
    counted: ClassVar[Mapping[str, str]] = {"points": "health"}
    drawers_by_key: ClassVar[Mapping[str, str]] = {"j": "goals", "w": "seat", "d": "discard"}

    teller: CytosisTeller
    question: Asking
    overlay: CytosisOverlay

    def furnish(self) -> None:
        """Painters first, then the zones from below to above."""
        table, self.words = self.table, self.teller.words
        catalog = self.words.catalog
        self._side = "three_plus" if len(catalog.spots) == 24 else "two_player"
        self._goals = len(table.match.view(None).goals)
        self.cards = CardPainter(self.words)
        self.infos = InfoTexts(self.words)
        self.panels = PanelPainter(catalog, table.texts)
        self._board = BoardPainter(self.words, self.at, self.cards)
        self.question = Asking(table.match, self.teller, lambda: table.pointer.drag)
        self.overlay = CytosisOverlay(self.words, table.match.seats, lambda: self.at)
        self.drawers = CytosisDrawers(self)
        self.choreographer = Choreographer(lambda: self.at, load_theme().seated(table.looks).players)
        self.powers = PowerZone(self)
        rail = (EventZone(self), GoalZone(self), PileZone(self), SeatZone(self), self.powers, LogZone(table))
        corner, hints, hand, spots = table.corner(), HintZone(table), HandZone(self), SpotZone(self)
        cell, tray = (RowZone(self), VesicleZone(self)), (FlaskZone(self), AsideZone(self))
        above = (OptionZone(table), CardZone(table), DrawerZone(table), ShownZone(self), AskZone(table))
        watch = WatchZone(table)
        self.zones = (*rail, corner, *cell, hand, watch, spots, *tray, hints, *above)
        self.painted = (*rail, *cell, *tray, hand, watch, corner, hints, spots)

    @property
    def board(self) -> BoardPainter:
        """Paints the cell as it is laid out now."""
        if self._board.layout is not self.at:
            self._board = BoardPainter(self.words, self.at, self.cards)
        return self._board

    # -- what the stage asks for ---------------------------------------------------------------------------
    def layout(self, scale: float, viewer: int) -> TableLayout:
        """By the side of the board, its seats and goals."""
        texts, session = self.table.texts, self.table.session
        names = names_in(texts, scale > ALL_AT_ONCE)
        least = load_theme().smallest / session.unit
        return table_layout(self._side, self.table.match.seats, self._goals, scale, viewer, names, least)

    def sound(self, event: Event) -> str:
        """Energy sounds unlike other cubes."""
        if isinstance(event, happened.Gained):
            return "atp" if event.amounts[0] else "cube"
        return super().sound(event)

    def clue(self, target: str) -> tuple[str, str] | None:
        """A spot or the card above it says where, a disk which one, a flask how."""
        kind, _, rest = target.partition(".")
        clues = {
            "spot": ("at", rest),
            "row": ("at", self.spot_below(rest)),
            "place": ("disk", rest),
            "flask": ("verb", "grey" if rest == "grey" else PLACING.get(self.question.kind, "place")),
        }
        return clues.get(kind)

    def spot_below(self, place: str) -> str:
        """The spot where a flask takes the card of that place in the row."""
        return f"cards.{int(place) + 1}" if place.isdigit() else ""

    def key(self, key: str) -> str:
        """The grey flask, laying one aside, the own power."""
        own = f"power.{self.table.viewer}"
        return {"f": "flask.grey", "e": "aside.flask", "p": own}.get(key, "")

    def prompt(self) -> str:
        """With a grey flask in hand: where it goes."""
        grey = self.table.choosing_spot() and self.question.verb == "grey"
        return self.table.texts.t("ui.grey.place") if grey else ""

    def closeup(self, group: Sequence[Subject], index: int) -> Scene | None:
        """A card, goal, event or power."""
        return CardScene(self, group, index)

    def figures(self) -> Mapping[str, Figure]:
        """Stock, health and hand of every seat."""
        return SeatPainter.figures(self.view, self.at)

    def staying(self) -> Piece | None:
        """The flask in the well that is asked about."""
        ask = self.question.ask
        if ask is None or ask.spot not in self.words.spots:
            return None
        lying = len(self.view.spots.get(ask.spot, ()))
        return self._flask(
            self.question.verb == "grey", self.board.flask_at(self.words.spots[ask.spot], lying)
        )

    def piece(self, target: str) -> Piece | None:
        """A flask."""
        at = self.table.pointer.at
        return self._flask(target == "flask.grey", at) if target.startswith("flask.") else None

    def _flask(self, grey: bool, at: tuple[float, float]) -> Piece:
        own = load_theme().seated(self.table.looks).players[self.table.viewer].id
        home = centre(self.at.regions["grey" if grey else "flask"])
        return Piece(f"flask.{'grey' if grey else own}", at, home, FLASK)

    def needed(self) -> list[Box]:
        """The flask."""
        return [self.at.regions["flask"]]

    # -- what the zones share ------------------------------------------------------------------------------
    def used(self) -> dict[str, int]:
        """Spots used since the viewer's last move, with the seat that used them last."""
        found: dict[str, int] = {}
        for entry in reversed(self.table.story.entries):
            if entry.seat == self.table.viewer:
                break
            if entry.spot in self.view.spots:  # flasks go home at the end of a round
                found.setdefault(entry.spot, entry.seat)
        return found

    def path(self) -> Path | None:
        """The path that is shown: of what is pointed at, or of what was selected."""
        table = self.table
        if self.view.viewer is None or self.question.ask is not None or table.opened:
            return None
        found = (self._path_of(name) for name in (table.pointed, table.traced))
        return next((path for path in found if path is not None), None)

    def _path_of(self, name: str) -> Path | None:
        """The way of a card of the hand or the row, or the best one of a vesicle."""
        kind, _, rest = name.partition(".")
        ways = self.question.pathways
        if kind == "place":
            return next(iter(ways.of_vesicle(rest, self.view)), None)
        cards = {"hand": self.hand(), "row": self.view.row}.get(kind, ())
        card = cards[int(rest)] if cards and int(rest) < len(cards) else None
        return ways.of_card(card, self.view) if card is not None else None

    @property
    def flows(self) -> bool:
        """The dots of a path."""
        return self.path() is not None

    # -- painting ------------------------------------------------------------------------------------------
    def alive(self, paint: Painter, time: float, panels: Sequence[Box]) -> None:
        """The cell breathes."""
        table = self.table
        choosing = table.choosing_spot() and self.question.ask is None
        legal = sorted(table.legal_spots()) if choosing else ()
        breathe(paint, self.at, self.view, legal, time, panels)

    def ground(self, paint: Painter) -> None:
        """Backdrop, panels and the cell."""
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        paint.picture("backdrop", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        paint.panel((198, 578, 1056, 112), "panel", 14)
        paint.panel(self.at.regions["hand"], "panel", 14)
        self.board.ground(paint)

    def scenery(self, paint: Painter) -> None:
        """The cell without words."""
        paint.picture("backdrop", (0.0, 0.0, 1600.0, 900.0))
        paint.picture(self.board.picture, self.at.regions["board"])

    def vignette(self, paint: Painter, move: str, box: Box) -> bool:
        """Row and laureates lie beside the cell: they have signs."""
        sign = APART.get(parts(move).at.partition(".")[0]) if move else None
        if sign is None:
            return super().vignette(paint, move, box)
        rim(paint, box, "#172249")
        paint.sign(sign, *centre(box), box[2] * 0.66)
        return True

    def deed(self, missed: Missed) -> tuple[str, tuple[Bit, ...]] | None:
        """The organelle, and cubes, points and cards."""
        spot = parts(missed.do).at if missed.do else ""
        if spot not in self.at.spots:
            return None
        bits: list[Bit] = []
        for name, n in missed.gains:
            picture = f"resource.{name}" if name in RESOURCES else name
            bits += [signed(n), (picture, 22)]
        plaque = f"ui.plaque.{key_of(spot)}"
        named = self.table.texts.has(plaque)
        return self.table.texts.t(plaque) if named else self.words.area(spot.rpartition(".")[0]), tuple(bits)

    def due(self, paint: Painter) -> tuple[str, tuple[Bit, ...]] | None:
        """How many flasks are left."""
        viewer = self.view.viewer
        if viewer is None:
            return None
        left, most = self.view.seats[viewer].flasks, self.words.catalog.setup.flasks
        sign = (f"flask.{paint.theme.players[viewer].id}", 40.0)
        return self.table.texts.t("ui.digest.turn", n=left, most=most), (sign,)

    def token(self, paint: Painter, seat: int, x: float, y: float) -> None:
        """Their flask."""
        paint.sign(f"flask.{paint.theme.players[seat].id}", x, y, 32)

    def carried(self, paint: Painter) -> None:
        """The flask or disk under the pointer, and light where it may go."""
        pointer = self.table.pointer
        own = paint.theme.players[self.table.viewer].id
        what = f"flask.{'grey' if pointer.drag == 'flask.grey' else own}"
        if pointer.drag.startswith("place."):
            what = f"disk.{own}"
        clue = self.clue(pointer.hover)
        if clue is not None and clue[0] == "at" and clue[1] in self.table.legal_spots():
            paint.sign("well.legal", *centre(self.at.spots[clue[1]]), 124)
        carried(paint, what, pointer.at[0], pointer.at[1] - 36, self.table.held.lean)

    def flying(self, paint: Painter, mover: Mover, x: float, y: float) -> bool:
        """Cards are more than a picture, and so is an opening of the membrane."""
        if mover.picture.startswith(f"{PORE}."):
            paint_pore(paint, mover.picture, x / FAR)
            return True
        if not mover.picture.startswith("card."):
            return False
        self.cards.flying(paint, mover.picture.removeprefix("card."), x, y)
        return True

    def small(self, paint: Painter, card: str | None, box: Box) -> None:
        """Its picture under its colour; or the back."""
        if card is None:
            paint.picture("deck", box)
        else:
            self.cards.mini(paint, card, box)

    def face(self, paint: Painter, face: str, box: Box, glow: str = "", faded: bool = False) -> None:
        """A card or a power."""
        kind, _, name = face.partition(".")
        if kind == "power":
            self.cards.power(paint, name, box, glow)
        else:
            self.cards.large(paint, name, box, glow, faded)

    def enlarged(self, paint: Painter, face: str, box: Box) -> None:
        """With its whole text."""
        kind, _, name = face.partition(".")
        if kind == "power":
            self.cards.power(paint, name, box)
        else:
            self.cards.whole(paint, name, box)

    def enlarged_size(self, paint: Painter, face: str) -> tuple[float, float]:
        """A card is as high as its rule needs."""
        kind, _, name = face.partition(".")
        if kind == "power":
            return POWER
        return ENLARGED[0], self.cards.whole_height(paint, name, *ENLARGED)

    # -- notes ---------------------------------------------------------------------------------------------
    def above(self, name: str) -> bool:
        """Below the row there is no room."""
        return name.startswith(("row.", "spot.cards."))

    def in_sight(self, name: str) -> list[Box]:
        """The cards of row and hand; about a spot also other spots with what they do, and vesicles."""
        at = self.at
        found = [*at.row, *at.hand(len(self.hand()))] if not name.startswith(("row.", "hand.")) else []
        if name.startswith("spot."):
            spots = [box for spot, box in at.spots.items() if f"spot.{spot}" != name]
            found += [(x - 8, y - 4, w + 16, h + 34) for x, y, w, h in spots]
            found += [*at.places.values(), *at.plaques.values()]
        return found

    def card_info(self, card: str) -> Info:
        """What it takes and brings."""
        found = self.words.cards[card]
        return Info(self.cards.title(found), (self.words.about_card(found),))

    def more_notes(self, paint: Painter) -> bool:
        """The steps of the path that is shown: above its card, or below its vesicle."""
        path = self.path()
        if path is None:
            return False
        pointed = self.table.pointed
        name = pointed if pointed.startswith(("hand.", "row.", "place.")) else self.table.traced
        zone = self.zone(name)
        about = zone.box(name.partition(".")[2]) if zone is not None else None
        if about is None:
            return False
        areas = [self.words.area(step.area) for step in path.steps]
        title = self.cards.title(self.words.cards[path.card])
        words = title, self.table.texts.t("ui.closeup.more")
        paint_strip(paint, strip_of(path, words, areas), about, self.at)
        return True
