"""The variants of placements, each built once: sites with choices, each by one number for its situation.

Which of these spots are open leads to :class:`Sites`, with a memory for every kind of site that has an open
one. The numbers asked there are made in :mod:`.legal` of what else the variants depend on; whatever was asked
for once is found in one step, and on a miss the number is taken apart again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from cytosis.engine.memory import Memory
from cytosis.engine.plain import bits, mask_of
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID
from cytosis.games.cytosis.tables import Tables

Moves: TypeAlias = tuple[Action, ...]
Variants: TypeAlias = Memory[Moves]


class Sites:
    """The variants at open spots with choices, by kind of site; None where no such spot is open."""

    __slots__ = (*("cytoplasm", "detox", "exits", "golgi", "laureates", "ribosome", "rough", "steroids"),)

    ribosome: Variants | None  # by the mRNA held
    rough: Variants | None  # by the mRNA held, and places that may be cleared
    steroids: Variants | None  # the same for lipid
    detox: Variants | None  # by cards
    cytoplasm: Variants | None  # by cards
    golgi: Variants | None  # by own disks, places that may be cleared, and what can be added
    exits: Variants | None  # by the cards that a disk carries enough for, and the disk
    laureates: Variants | None  # by the goals that can be marked


class Book:
    """The remembered variants for flasks of one colour: the own ones, or the grey ones."""

    __slots__ = (
        *("_actions", "_at", "_completions", "_exits", "_goals", "_golgi", "_half", "_loads"),
        *("_lower_half", "_most_places", "_place_bits", "plain", "sites", "use_at_once", "verb"),
    )

    def __init__(self, verb: str, actions: Actions, tables: Tables) -> None:
        self.verb = verb
        self._actions = actions
        self._at = {kind: mask_of(spots) for kind, spots in tables.by_kind.items()}
        self._place_bits = tables.place_count
        self._most_places = mask_of(range(tables.place_count))
        self._loads = _by_spots(self._loaded)
        self._completions = _by_spots(self._completed)
        self._golgi = _by_spots(self._to_golgi)
        self._exits = _by_spots(self._released)
        self._goals = _by_spots(self._at_laureates)
        self._half: Variants = Memory(self._without_choice)
        spots = tables.plain
        self._lower_half = (1 << tuple(bits(spots))[spots.bit_count() // 2]) - 1
        self.plain: Variants = Memory(self._both_halves)  # by mask of spots without choices
        self.sites: Memory[Sites] = Memory(self._open)  # by mask of the open spots with choices
        self.use_at_once: Variants = Memory(self._bought)  # a mask with one spot, and a card, as a tuple

    def _open(self, spots: int) -> Sites:
        """What is remembered where these spots are open."""
        at, sites = self._at, Sites()
        sites.ribosome = self._loads[spots & at["convert"]]
        sites.rough = self._loads[spots & at["vesicle_start"]]
        sites.steroids = self._loads[spots & at["detox_or_steroid"]]
        sites.detox = self._completions[spots & at["detox_or_steroid"]]
        sites.cytoplasm = self._completions[spots & at["enzyme"]]
        sites.golgi = self._golgi[spots & at["vesicle_modify"]]
        sites.exits = self._exits[spots & at["vesicle_finish"]]
        sites.laureates = self._goals[spots & at["laureates"]]
        return sites

    def _both_halves(self, spots: int) -> Moves:
        """Nearly every half was seen before, where the whole was not."""
        low = spots & self._lower_half
        return self._half[low] + self._half[spots ^ low]

    def _without_choice(self, spots: int) -> Moves:
        return tuple(self._actions.place(self.verb, spot) for spot in bits(spots))

    def _at_laureates(self, spots: int, goals: int) -> Moves:
        """1 ATP, or a marker on one of the goals open to this seat (CY-L01, CY-L03)."""
        place = self._actions.place
        found: list[Action] = []
        for spot in bits(spots):
            found.append(place(self.verb, spot, take=ATP))
            found += [place(self.verb, spot, goal=goal) for goal in bits(goals)]
        return tuple(found)

    def _loaded(self, spots: int, key: int) -> Moves:
        """``n`` from 1 to what is held, for ribosome and vesicle starts."""
        bumps, most = key & self._most_places, key >> self._place_bits
        return tuple(
            self._actions.place(self.verb, spot, n=n, bump=bump)
            for spot in bits(spots)
            for n in range(1, most + 1)
            for bump in _choices(bumps)
        )

    def _completed(self, spots: int, cards: int) -> Moves:
        """Cards that are paid from the stock."""
        return tuple(
            self._actions.place(self.verb, spot, card=card) for spot in bits(spots) for card in bits(cards)
        )

    def _to_golgi(self, spots: int, key: int) -> Moves:
        """An own disk moves there and takes on one carb or lipid (CY-V06)."""
        adds, who = key & 3, key >> 2
        held = [resource for flag, resource in ((1, CARB), (2, LIPID)) if adds & flag]
        return tuple(
            self._actions.place(self.verb, spot, disk=disk, add=add, bump=bump)
            for spot in bits(spots)
            for disk in bits(who >> self._place_bits)
            for add in held
            for bump in _choices(who & self._most_places)
        )

    def _released(self, spots: int, key: int) -> Moves:
        """The disk leaves the cell and becomes one of the cards (CY-V07)."""
        disk, cards = key & self._most_places, key >> self._place_bits
        return tuple(
            self._actions.place(self.verb, spot, disk=disk, card=card)
            for spot in bits(spots)
            for card in bits(cards)
        )

    def _bought(self, key: tuple[int, int]) -> Moves:
        """A macromolecule card that is bought and played at once (CY-K04, D-11)."""
        spots, card = key
        return tuple(self._actions.place(self.verb, spot, use=card) for spot in bits(spots))


def _by_spots(build: Callable[[int, int], Moves]) -> Memory[Variants | None]:
    """A memory of variants for each set of open spots."""
    return Memory(lambda spots: Memory(partial(build, spots)) if spots else None)


def _choices(bumps: int) -> tuple[int, ...]:
    """The places that may be cleared; no word is written while a place is free."""
    return tuple(bits(bumps)) or (NONE,)
