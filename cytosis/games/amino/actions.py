"""Actions and their notation: a table has a few hundred, so all are made once and found by their text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cytosis.engine.errors import NotationError
from cytosis.engine.notation import Move
from cytosis.games.amino.data.catalog import Catalog

NONE: Final = -1
LETTERS = "abcdef"

_WRITTEN = {
    "seed": "seed CARD",
    "look": "look PLACE",
    "build": "build CARD",
    "swap": "swap PLACE PLACE, in the order of the table",
    "play": "play CARD ATMOSPHERE",
    "choose": "choose CARD",
}
"""The verbs, and how a move with each is written."""


class Action(Move):
    """One choice of a seat."""

    __slots__ = ("card", "other", "place", "target")

    def __init__(
        self, text: str, card: int = NONE, place: int = NONE, other: int = NONE, target: int = NONE
    ) -> None:
        self.text = text
        self.verb = text.split(" ", 1)[0]
        self.card = card  # seed, build, play, choose
        self.place = place  # look, swap
        self.other = other  # swap: the second place
        self.target = target  # play: whose atmosphere


class Actions:
    """All actions of one table size."""

    def __init__(self, catalog: Catalog) -> None:
        ids, size, seats = catalog.ids, catalog.places, catalog.seats
        self.card_ids = ids
        self.place_ids = tuple(f"{letter}{i + 1}" for letter in LETTERS[:seats] for i in range(size))
        self.seed, self.build, self.choose = (
            tuple(Action(f"{verb} {name}", card=i) for i, name in enumerate(ids))
            for verb in ("seed", "build", "choose")
        )
        self.look = tuple(Action(f"look {name}", place=i) for i, name in enumerate(self.place_ids))
        self.play = tuple(
            tuple(Action(f"play {name} {LETTERS[seat]}", card=i, target=seat) for seat in range(seats))
            for i, name in enumerate(ids)
        )
        self.swap = tuple(tuple(self._swaps(one)) for one in range(len(self.place_ids)))
        self._by_text = {action.text: action for action in self._all()}

    def _swaps(self, one: int) -> Iterator[Action]:
        """The card on that place with each that lies after it."""
        for two, name in enumerate(self.place_ids[one + 1 :], one + 1):
            yield Action(f"swap {self.place_ids[one]} {name}", place=one, other=two)

    def _all(self) -> Iterator[Action]:
        yield from (*self.seed, *self.build, *self.choose, *self.look)
        for some in (*self.play, *self.swap):
            yield from some

    def parse(self, text: str) -> Action:
        """The action of a notation; NotationError says what is wrong and what was expected."""
        found = self._by_text.get(text) if isinstance(text, str) else None
        if found is not None:
            return found
        words = text.split() if isinstance(text, str) else []
        shown = ascii(str(text)[:40])
        if not words or words[0] not in _WRITTEN:
            raise NotationError(f"{shown} is no move: it must start with one of {', '.join(_WRITTEN)}")
        raise NotationError(
            f"{shown} is no move at this table: write {_WRITTEN[words[0]]}; cards are "
            f"{', '.join(self.card_ids)}, places {self.place_ids[0]} to {self.place_ids[-1]}"
        )
