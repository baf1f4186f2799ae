"""What one seat may know of a game: frozen values with ids, built from the state and never leading back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cytosis.engine.data.own import Items, chosen
from cytosis.engine.plain import bits
from cytosis.engine.rules import Snapshot
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import IVY, RESOURCES, TRACKS, Catalog
from cytosis.games.cellulose.ivy.view import IvyView
from cytosis.games.cellulose.ivy.view import observe as ivy_seen
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    HP,
    MARKERS,
    OVER,
    OWN_AT,
    POINTS,
    ROOT,
    SHOOT,
    SOURCES,
    TRACK,
    VACUOLE,
    State,
    Step,
)
from cytosis.games.cellulose.steps import usual

PENDING: Mapping[str, tuple[str, ...]] = {
    "sunrise": ("left", "exchanges", "activations"),
    "turn": (),
    "card": (),
    "exchange": ("times",),
    "build": ("times",),
    "grow": ("times",),
    "activate": ("enzymes", "free"),
    "starch": ("draw", "discard"),
    "discard": ("count",),
    "reclaim": (),
    "embryo": ("marker",),
    "final": (),
}
"""The decisions, and what each holds besides its seat."""

Marker = tuple[int, str]
"""A marker on a space: whose (a seat, or IVY), and ``own`` or ``grey``."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it; ``hand`` is None where the viewer knows only its size."""

    total: int
    points: Mapping[str, int]
    stock: Mapping[str, int]
    markers: int
    grey: int
    hand: tuple[str, ...] | None
    hand_count: int
    known: tuple[str, ...]
    played: tuple[str, ...]
    shoot: str
    root: str
    vacuole: int
    track: int

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        return {
            "hp": self.total,
            "points": dict(self.points),
            "stock": dict(self.stock),
            "markers": self.markers,
            "grey": self.grey,
            "hand": self.hand_count if self.hand is None else list(self.hand),
            "known": list(self.known),
            "played": list(self.played),
            "shoot": self.shoot,
            "root": self.root,
            "vacuole": self.vacuole,
            "track": self.track,
        }


@dataclass(frozen=True, slots=True)
class PendingView:
    """The pending decision, as all seats know it."""

    seat: int
    kind: str
    more: Mapping[str, Any]  # what it is about, by kind
    then: tuple[Step, ...]  # what goes on by itself afterwards, where it is not the usual

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        data: Snapshot = {"seat": self.seat, "kind": self.kind}
        data.update(
            {key: list(value) if isinstance(value, tuple) else value for key, value in self.more.items()}
        )
        if self.then:
            data["then"] = _listed(self.then)
        return data


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: an onlooker) may know it."""

    viewer: int | None
    edition: str
    options: Mapping[str, Any]
    values: Items
    round: int
    phase: str
    starter: int
    first_player: int
    seats: tuple[SeatView, ...]
    row: tuple[str | None, ...]
    deck: int
    discard: tuple[str, ...]
    water_level: int
    wall: int
    reward_grey: int
    spaces: Mapping[str, tuple[Marker, ...]]  # the occupied ones
    pending: PendingView | None
    ivy: IvyView | None = None

    @property
    def game(self) -> str:
        """Its id."""
        return "cellulose"

    @property
    def ruleset(self) -> Snapshot:
        """What is played, as a ruleset writes itself."""
        return chosen(self.game, self.edition, (), self.options, self.values)

    def as_dict(self) -> Snapshot:
        """The keys of a snapshot, with counts in place of hidden lists; no generator, no seed."""
        return {
            **self.ruleset,
            "round": self.round,
            "phase": self.phase,
            "starter": self.starter,
            "first_player": self.first_player,
            "seats": [seat.as_dict() for seat in self.seats],
            "row": list(self.row),
            "deck": self.deck,
            "discard": list(self.discard),
            "water_level": self.water_level,
            "wall": self.wall,
            "reward_grey": self.reward_grey,
            "spaces": {
                space: [["ivy" if who == IVY else who, colour] for who, colour in lying]
                for space, lying in self.spaces.items()
            },
            "ivy": None if self.ivy is None else self.ivy.as_dict(),
            "pending": None if self.pending is None else self.pending.as_dict(),
        }


class Observer:
    """Builds views of one ruleset's states."""

    def __init__(
        self,
        catalog: Catalog,
        actions: Actions,
        edition: str,
        options: Mapping[str, Any],
        values: Items = (),
    ) -> None:
        self._c = catalog
        self._edition = edition
        self._values = values
        self._options = MappingProxyType(dict(options))
        self._cards = actions.card_ids
        self._spaces = actions.space_ids
        self._nodes = actions.node_ids

    def observe(self, state: State, viewer: int | None, whole: bool = False) -> View:
        """What that seat may know now; ``whole`` keeps nothing back."""
        return View(
            viewer=viewer,
            edition=self._edition,
            options=self._options,
            values=self._values,
            round=state.round,
            phase=state.phase,
            starter=state.starter,
            first_player=state.first_player,
            seats=tuple(self._seat(state, seat, whole or seat == viewer) for seat in range(self._c.seats)),
            row=tuple(self._cards[card] if card != EMPTY else None for card in state.row),
            deck=len(state.deck),
            discard=self._named(state.discard),
            water_level=state.water_level,
            wall=state.wall,
            reward_grey=state.reward_grey,
            spaces=self._markers(state),
            pending=self._pending(state),
            ivy=ivy_seen(state, self._c, whole),
        )

    def _named(self, cards: bytes) -> tuple[str, ...]:
        return tuple(self._cards[card] for card in cards)

    def _seat(self, state: State, seat: int, shown: bool) -> SeatView:
        me, hand = state.seats[seat], state.hands[seat]
        return SeatView(
            total=me[HP],
            points=MappingProxyType(
                {name: me[POINTS + i] for i, name in enumerate(SOURCES) if me[POINTS + i]}
            ),
            stock=MappingProxyType(dict(zip(RESOURCES, me, strict=False))),
            markers=me[MARKERS],
            grey=me[GREY],
            hand=self._named(hand) if shown else None,
            hand_count=len(hand),
            known=self._named(state.known[seat]),
            played=self._named(state.played[seat]),
            shoot=self._nodes[me[SHOOT]],
            root=self._nodes[me[ROOT]],
            vacuole=me[VACUOLE],
            track=me[TRACK],
        )

    def _markers(self, state: State) -> Mapping[str, tuple[Marker, ...]]:
        lying: dict[int, list[Marker]] = {}
        for seat in self._c.everybody:
            me = state.seats[seat]
            for colour, mask in (("own", me[OWN_AT]), ("grey", me[GREY_AT])):
                for space in bits(mask):
                    lying.setdefault(space, []).append((seat, colour))
        return MappingProxyType({self._spaces[space]: tuple(lying[space]) for space in sorted(lying)})

    def _pending(self, state: State) -> PendingView | None:
        if state.kind == OVER:
            return None
        rest = usual(state.kind, state.seat, len(state.seats), state.starter, state.first_player)
        then = () if state.todo == rest else state.todo
        return PendingView(state.seat, state.kind, MappingProxyType(self._asked(state)), then)

    def _asked(self, state: State) -> dict[str, Any]:
        """What the decision is about, by name."""
        asked, kind = state.asked, state.kind
        if kind == "sunrise":
            left = tuple(name for i, name in enumerate(TRACKS) if asked[0] >> i & 1)
            return {"left": left, "exchanges": asked[1], "activations": asked[2]}
        if kind == "activate":
            return {"enzymes": self._named(bytes(asked[0])), "free": asked[1]}
        if kind == "embryo":
            return {"marker": "grey" if asked[0] else "own"}
        if kind == "turn":
            return {"passes": state.passes} if state.passes else {}
        return dict(zip(PENDING[kind], asked, strict=False))


def _listed(value: Any) -> Any:
    """Tuples as the lists that JSON has."""
    return [_listed(item) for item in value] if isinstance(value, tuple) else value
