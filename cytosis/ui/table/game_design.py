"""What the tables of games with flasks, cards and a layout of their own share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from cytosis.engine.events import Event
from cytosis.ui.anim.director import Scenario
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Transition
from cytosis.ui.table.design import Info, Layout, Subject, TableDesign, Zone
from cytosis.ui.table.keys import letter_of, next_spot
from cytosis.ui.table.measures import timing

V = TypeVar("V")
L = TypeVar("L", bound=Layout)


class GameDesign(TableDesign, Generic[V, L]):
    """A design that knows the views and the layout of its game."""

    sounds: ClassVar[Mapping[type[Event], str]] = {}
    """What is heard, by event."""

    choreographer: Callable[[Event, Any], Scenario]

    @property
    def at(self) -> L:
        """Where everything is, as this game names it."""
        return cast("L", self.table.layout)

    @property
    def view(self) -> V:
        """The table as it is shown."""
        return cast("V", self.table.view)

    def timing(self, what: str) -> float:
        """From the layout's file."""
        return timing(self.teller.ruleset.game, what)

    def choreography(self, event: Event, view: Any) -> Scenario:
        """Pieces on their way."""
        return self.choreographer(event, view)

    def sound(self, event: Event) -> str:
        """What the game's list says."""
        return self.sounds.get(type(event), "")

    def go_to(self, letter: str, here: str) -> str:
        """Round the spots of an area, open ones first."""
        own = [spot for spot in self.at.spots if letter_of(self.letters, spot) == letter]
        return next_spot(own, self.table.legal_spots(), here)

    def hand(self) -> tuple[str, ...]:
        """The cards of whoever looks."""
        view: Any = self.view
        return view.seats[view.viewer].hand or () if view.viewer is not None else ()

    def away(self, which: str) -> int:
        """How many of these flasks are in the hand, or on a spot that is asked about."""
        if self.table.pointer.drag:
            return int(self.table.pointer.drag == f"flask.{which}")
        standing = self.table.held.standing
        return int(standing is not None and (standing.picture == "flask.grey") == (which == "grey"))

    def carry_note(self, name: str) -> tuple[str, Box] | None:
        """The spot below what is carried says at once what would happen, or why it cannot be."""
        clue = self.clue(name)
        if clue is None or clue[0] != "at" or clue[1] not in self.at.spots:
            return None
        x, y, width, height = self.at.spots[clue[1]]
        return f"spot.{clue[1]}", (x - 24, y - 60, width + 48, height + 80)


class Cards(Zone):
    """Cards side by side, each known by its number."""

    free: ClassVar[bool] = True

    def ids(self) -> tuple[str | None, ...]:
        """What lies there."""
        raise NotImplementedError

    def card(self, rest: str) -> str:
        """The card of that number; empty where none lies."""
        ids = self.ids()
        return str(ids[int(rest)] or "") if rest.isdigit() and int(rest) < len(ids) else ""

    def about(self, card: str) -> Info:
        """What pointing at a card tells; plain: the card, large."""
        return Info(face=f"card.{card}")

    def act(self, rest: str) -> Transition | None:
        """From close by."""
        return self.table.enlarged(f"{self.prefix}.{rest}")

    def info(self, rest: str) -> Info | None:
        """The card."""
        card = self.card(rest)
        return self.about(card) if card else None

    def page(self, rest: str) -> str:
        """Its own page."""
        card = self.card(rest)
        return f"card.{card}" if card else ""

    def closer(self, rest: str) -> list[Subject]:
        """All that lie there."""
        return [Subject(f"card.{card}", f"{self.prefix}.{i}") for i, card in enumerate(self.ids()) if card]
