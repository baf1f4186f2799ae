"""A game's handbook: pages that can be looked up and searched. A game's room fills it with its entries."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

_WORD = re.compile(r"\w+")

TOPIC = "topic"
"""The group of pages that say how the game goes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One page: what it is about, its rule in paragraphs, and what stands behind it."""

    id: str
    group: str
    title: str
    rule: tuple[str, ...]
    biology: str = ""
    notes: tuple[str, ...] = ()
    """Which of its values are reconstructed or uncertain."""

    @classmethod
    def of(
        cls, group: str, name: str, title: str, *rule: str, biology: str = "", notes: tuple[str, ...] = ()
    ) -> Entry:
        """The page of one of a group, such as ``card.PH3`` of the cards."""
        return cls(f"{group}.{name}", group, title, rule, biology, notes)

    def holds(self, words: Iterable[str]) -> bool:
        """Whether all these plain words are in it."""
        text = plain(" ".join((self.title, *self.rule, self.biology)))
        return all(word in text for word in words)

    def rank(self, words: Sequence[str]) -> int:
        """How near these plain words are to what it is about, 0 the nearest: its title, or whole words."""
        title, text = plain(self.title), plain(" ".join((self.title, *self.rule, self.biology)))
        named = all(word in title for word in words)
        whole = {*_WORD.findall(title if named else text)}.issuperset(words)
        return 2 * (not named) + (not whole)


@lru_cache(1024)  # every entry, and what was typed last
def plain(text: str) -> str:
    """Small letters without accents, so that a search finds what it means."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Handbook:
    """All entries of one game, in reading order."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self.groups = tuple(dict.fromkeys(entry.group for entry in entries))
        self._by_id = {entry.id: entry for entry in entries}

    def find(self, id_: str) -> Entry | None:
        """The entry about a thing, such as ``topic.scoring``."""
        return self._by_id.get(id_)

    def search(self, text: str) -> list[Entry]:
        """The entries that hold all words of a text; those that name it come first."""
        words = plain(text).split()
        found = [entry for entry in self.entries if entry.holds(words)]
        return sorted(found, key=lambda entry: entry.rank(words))

    def group(self, name: str) -> list[Entry]:
        """The entries of one group."""
        return [entry for entry in self.entries if entry.group == name]
