"""An action outside its game's room is its notation: a verb, bare words, and words with a name.

``place golgi.1 disk=rough_er.2 add=carb`` has the verb ``place``, is ``at`` golgi.1, and names a disk and
what is added. Screens, logs and lessons read moves by these words and know no game's action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType


class Move:
    """One choice of a seat, inside its game's room. Two are equal when their notation is."""

    __slots__ = ("text", "verb")

    text: str
    verb: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def positions(names: Iterable[str]) -> dict[str, int]:
    """By name, the small number that a state knows it by."""
    return {name: i for i, name in enumerate(names)}


def shown(text: str) -> str:
    """Foreign text, quoted and cut, safe to print in one line."""
    return ascii(text if len(text) <= 40 else text[:40] + "...")


@dataclass(frozen=True, slots=True)
class Words:
    """The parts of a move's notation."""

    verb: str
    items: tuple[str, ...]  # the bare words after the verb
    named: Mapping[str, str]  # the words written name=value, in their order

    @property
    def at(self) -> str:
        """The first bare word: mostly where it happens; empty where there is none."""
        return self.items[0] if self.items else ""

    def get(self, name: str) -> str:
        """What a part is, by its name (``verb`` and ``at`` too); empty where the move has none."""
        if name in ("verb", "at"):
            return self.verb if name == "verb" else self.at
        return self.named.get(name, "")


@lru_cache(maxsize=8192)
def words(text: str) -> Words:
    """The parts of a notation; any text has some, so nothing is refused here."""
    verb, *rest = text.split() or [""]
    bare = tuple(word for word in rest if "=" not in word)
    named = {name: value for name, _, value in (word.partition("=") for word in rest if "=" in word)}
    return Words(verb, bare, MappingProxyType(named))
