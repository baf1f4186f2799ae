"""The variants of placements, each built once: sites with choices, by one number for their situation.

The numbers are made in :mod:`.legal`: a mask of spots in the lowest bits, above it what else the variants
depend on. Whatever was asked for once is found in one step; on a miss the number is taken apart again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cytosis.engine.plain import bits, mask_of
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID
from cytosis.games.cytosis.tables import Tables

Moves = tuple[Action, ...]

FORGET_AT: Final = 20_000
"""A memory that grew past this is emptied: games differ, and memory should not grow with their number."""


class Memory(dict[Any, Moves]):
    """Builds what is asked for the first time."""

    __slots__ = ("_build",)

    def __init__(self, build: Callable[[Any], Sequence[Action]]) -> None:
        super().__init__()
        self._build = build

    def __missing__(self, key: Any) -> Moves:
        if len(self) > FORGET_AT:
            self.clear()
        found = self[key] = tuple(self._build(key))
        return found


class Book:
    """The remembered variants for flasks of one colour: the own ones, or the grey ones."""

    __slots__ = (
        *("_actions", "_laureates", "_most_places", "_most_spots", "_place_bits", "_spot_bits"),
        *("completions", "golgi", "laureates", "loads", "plain", "releases", "use_at_once", "verb"),
    )

    def __init__(self, verb: str, actions: Actions, tables: Tables) -> None:
        self.verb = verb
        self._actions = actions
        (self._laureates,) = tables.by_kind["laureates"]
        self._spot_bits, self._place_bits = tables.spot_count, tables.place_count
        self._most_spots, self._most_places = (
            mask_of(range(self._spot_bits)),
            mask_of(range(self._place_bits)),
        )
        self.plain = Memory(self._without_choice)  # by mask of spots without choices
        self.laureates = Memory(self._at_laureates)  # by mask of the goals that can be marked
        self.loads = Memory(self._loaded)  # how many are held, places that may be cleared, spots
        self.completions = Memory(self._completed)  # cards, spots
        self.golgi = Memory(self._to_golgi)  # own disks, places that may be cleared, what can be added, spots
        self.releases = Memory(self._released)  # cards that the disk carries enough for, the disk, spots
        self.use_at_once = Memory(self._bought)  # spot and card, as a tuple

    def _without_choice(self, spots: int) -> list[Action]:
        return [self._actions.place(self.verb, spot) for spot in bits(spots)]

    def _at_laureates(self, goals: int) -> list[Action]:
        """1 ATP, or a marker on one of the goals open to this seat (CY-L01, CY-L03)."""
        place, spot = self._actions.place, self._laureates
        return [
            place(self.verb, spot, take=ATP),
            *(place(self.verb, spot, goal=goal) for goal in bits(goals)),
        ]

    def _loaded(self, key: int) -> list[Action]:
        """``n`` from 1 to what is held, for ribosome and vesicle starts."""
        spots, bumps = key & self._most_spots, key >> self._spot_bits & self._most_places
        most = key >> self._spot_bits + self._place_bits
        return [
            self._actions.place(self.verb, spot, n=n, bump=bump)
            for spot in bits(spots)
            for n in range(1, most + 1)
            for bump in _choices(bumps)
        ]

    def _completed(self, key: int) -> list[Action]:
        """Cards that are paid from the stock."""
        spots, cards = key & self._most_spots, key >> self._spot_bits
        return [
            self._actions.place(self.verb, spot, card=card) for spot in bits(spots) for card in bits(cards)
        ]

    def _to_golgi(self, key: int) -> list[Action]:
        """An own disk moves there and takes on one carb or lipid (CY-V06)."""
        spots, adds = key & self._most_spots, key >> self._spot_bits & 3
        who = key >> self._spot_bits + 2
        held = [resource for flag, resource in ((1, CARB), (2, LIPID)) if adds & flag]
        return [
            self._actions.place(self.verb, spot, disk=disk, add=add, bump=bump)
            for spot in bits(spots)
            for disk in bits(who >> self._place_bits)
            for add in held
            for bump in _choices(who & self._most_places)
        ]

    def _released(self, key: int) -> list[Action]:
        """The disk leaves the cell and becomes one of the cards (CY-V07)."""
        spots, places = key & self._most_spots, key >> self._spot_bits & self._most_places
        cards = key >> self._spot_bits + self._place_bits
        return [
            self._actions.place(self.verb, spot, disk=disk, card=card)
            for spot in bits(spots)
            for disk in bits(places)
            for card in bits(cards)
        ]

    def _bought(self, key: tuple[int, int]) -> list[Action]:
        """A macromolecule card that is bought and played at once (CY-K04, D-11)."""
        spot, card = key
        return [self._actions.place(self.verb, spot, use=card)]


def _choices(bumps: int) -> tuple[int, ...]:
    """The places that may be cleared; no word is written while a place is free."""
    return tuple(bits(bumps)) or (NONE,)
