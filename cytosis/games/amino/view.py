"""What one seat may know of a game: frozen values with ids, built from the state and never leading back.

A view holds everything its seat has seen so far, followed through swaps; that somebody looked is known to
all, what they saw is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cytosis.engine.data.own import Items, chosen
from cytosis.engine.rules import Snapshot
from cytosis.games.amino.actions import Actions
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.scoring import SOURCES
from cytosis.games.amino.state import EMPTY, OVER, State
from cytosis.games.amino.tables import Tables

Places = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it; ``hand`` is None where the viewer knows only its size."""

    total: int
    points: Mapping[str, int]
    by_hand: tuple[int, ...]
    hand: tuple[str, ...] | None
    hand_count: int
    knows: tuple[str, ...]

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        return {
            "total": self.total,
            "points": dict(self.points),
            "by_hand": list(self.by_hand),
            "hand": self.hand_count if self.hand is None else list(self.hand),
            "knows": list(self.knows),
        }


@dataclass(frozen=True, slots=True)
class PendingView:
    """The pending decision as the viewer knows it."""

    seat: int
    kind: str
    looked: tuple[str, ...]  # analyze
    chosen: Places | None  # seed: by target seat, None where none is chosen or the viewer may not know
    place: str | None  # sunlight
    offer: tuple[str, ...] | None  # sunlight

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        data: Snapshot = {"seat": self.seat, "kind": self.kind}
        if self.kind == "analyze":
            data["looked"] = list(self.looked)
        if self.chosen is not None:
            data["chosen"] = list(self.chosen)
        if self.offer is not None:
            data["place"], data["offer"] = self.place, list(self.offer)
        return data


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: an onlooker) may know it."""

    viewer: int | None
    edition: str
    options: Mapping[str, Any]
    values: Items
    hand: int
    hands: int | None
    starter: int
    extra: bool
    seats: tuple[SeatView, ...]
    atmospheres: tuple[
        Places, ...
    ]  # None where the viewer does not know the card; places not filled are left out
    deck: int
    discard: tuple[str, ...]
    pending: PendingView | None

    @property
    def game(self) -> str:
        """Its id."""
        return "amino"

    @property
    def ruleset(self) -> Snapshot:
        """What is played, as a ruleset writes itself."""
        return chosen(self.game, self.edition, (), self.options, self.values)

    def as_dict(self) -> Snapshot:
        """The keys of a snapshot, with counts in place of hidden lists; no generator, no seed."""
        return {
            **self.ruleset,
            "hand": self.hand,
            "hands": self.hands,
            "starter": self.starter,
            "extra": self.extra,
            "seats": [seat.as_dict() for seat in self.seats],
            "atmospheres": [list(cards) for cards in self.atmospheres],
            "deck": self.deck,
            "discard": list(self.discard),
            "pending": None if self.pending is None else self.pending.as_dict(),
        }


class Observer:
    """Builds views of one ruleset's states."""

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        flow: Flow,
        edition: str,
        options: Mapping[str, Any],
        values: Items = (),
    ) -> None:
        self._t = tables
        self._flow = flow
        self._edition = edition
        self._values = values
        self._options = MappingProxyType(dict(options))
        self._cards = actions.card_ids
        self._places = actions.place_ids

    def observe(self, state: State, viewer: int | None, whole: bool = False) -> View:
        """What that seat may know now; ``whole`` keeps nothing back."""
        return View(
            viewer=viewer,
            edition=self._edition,
            options=self._options,
            values=self._values,
            hand=state.hand,
            hands=self._flow.ending.hands,
            starter=state.starter,
            extra=state.extra,
            seats=tuple(self._seat(state, seat, viewer, whole) for seat in range(self._t.seats)),
            atmospheres=self._atmospheres(state, viewer, whole),
            deck=len(state.deck),
            discard=self._named(state.discard),
            pending=self._pending(state, viewer, whole),
        )

    def _named(self, cards: bytes) -> tuple[str, ...]:
        return tuple(self._cards[card] for card in cards)

    def _seat(self, state: State, seat: int, viewer: int | None, whole: bool) -> SeatView:
        tally, hand, mask = state.tallies[seat], state.hands[seat], state.knows[seat]
        return SeatView(
            total=tally.total,
            points=MappingProxyType({name: n for name in SOURCES if (n := getattr(tally, name))}),
            by_hand=tally.by_hand,
            hand=self._named(hand) if whole or seat == viewer else None,
            hand_count=len(hand),
            knows=tuple(name for i, name in enumerate(self._places) if mask >> i & 1),
        )

    def _atmospheres(self, state: State, viewer: int | None, whole: bool) -> tuple[Places, ...]:
        """The filled places; the one a Sunlight left is there too, empty."""
        t = self._t
        if whole or state.open:
            known = t.all_places
        else:
            known = 0 if viewer is None else state.knows[viewer]
        rows = []
        for start in range(0, t.places, t.size):
            row = [
                self._cards[state.air[i]] if known >> i & 1 and state.air[i] != EMPTY else None
                for i in range(start, start + t.size)
                if state.air[i] != EMPTY or state.open
            ]
            rows.append(tuple(row))
        return tuple(rows)

    def _pending(self, state: State, viewer: int | None, whole: bool) -> PendingView | None:
        if state.kind == OVER:
            return None
        sunlight = state.kind == "sunlight"
        return PendingView(
            seat=state.seat,
            kind=state.kind,
            looked=tuple(self._places[i] for i in state.looked),
            chosen=self._chosen(state, viewer, whole) if state.kind == "seed" else None,
            place=self._places[state.place] if sunlight else None,
            offer=self._named(state.offer) if sunlight else None,
        )

    def _chosen(self, state: State, viewer: int | None, whole: bool) -> Places:
        """The seeds laid aside; a viewer sees the own one."""
        own = -1 if viewer is None else (viewer + self._flow.seeding(state.hand).target) % self._t.seats
        return tuple(
            self._cards[card] if card != EMPTY and (whole or target == own) else None
            for target, card in enumerate(state.chosen)
        )
