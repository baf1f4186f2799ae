"""What is played: game, edition, expansions, options and corrected values. Refused at once when unknown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from cytosis.engine.data.own import Items, Plain, named, ordered
from cytosis.engine.errors import DataError
from cytosis.engine.registry import games
from cytosis.engine.rules import Rules

DEFAULT_GAME = "cytosis"
"""What is played where nothing else is said: the game the program is named after."""


class Ruleset:
    """A game with edition, expansions, options and values; immutable, equal when all five are.

    ``values`` are those a player corrected (:mod:`cytosis.engine.data.own`), mostly none.
    """

    __slots__ = ("_items", "edition", "expansions", "game", "options", "values")

    game: str
    edition: str
    expansions: tuple[str, ...]
    options: Mapping[str, Any]
    values: Mapping[str, Plain]
    _items: Items

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        edition: str | None = None,
        expansions: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        values: Mapping[str, Plain] | None = None,
    ) -> None:
        """Defaults: the game's first edition, no expansions, default options; DataError if unknown."""
        found = games.find(game)
        set_field = object.__setattr__
        set_field(self, "game", game)
        set_field(self, "edition", _edition(found.editions(), edition))
        set_field(self, "expansions", _expansions(found.expansions(), expansions))
        if not isinstance(options, Mapping | None):
            raise DataError(f"options must be given by name, not as {options!r}")
        set_field(self, "options", MappingProxyType(found.check_options(self.edition, options or {})))
        set_field(self, "_items", ordered({} if values is None else values))
        set_field(self, "values", MappingProxyType(dict(self._items)))
        if self._items:
            found.check_values(self.edition, self._items)

    def rules(self, seats: int) -> Rules:
        """The rules for that many seats; DataError where the game does not allow the number."""
        return games.find(self.game).rules(self.edition, self.expansions, self.options, seats, self._items)

    def fingerprint(self) -> str:
        """16 hex digits over the rules data it is played with."""
        return games.find(self.game).fingerprint(self.edition, self.expansions, self._items)

    def choice(self) -> dict[str, Any]:
        """What is chosen, without the values it is played with."""
        return {
            "game": self.game,
            "edition": self.edition,
            "expansions": list(self.expansions),
            "options": dict(self.options),
        }

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON data that :meth:`from_dict` reads back; values are named only where there are any."""
        return {**self.choice(), **named(self._items)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Ruleset:
        """The ruleset of :meth:`as_dict`."""
        return cls(
            data.get("game", DEFAULT_GAME),
            data.get("edition"),
            data.get("expansions", ()),
            data.get("options", {}),
            data.get("values", {}),
        )

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a ruleset never changes; make a new one to set {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.expansions))

    def __repr__(self) -> str:
        chosen = f"{self.game!r}, {self.edition!r}, {self.expansions!r}, {dict(self.options)!r}"
        return f"Ruleset({chosen}, {dict(self.values)!r})" if self.values else f"Ruleset({chosen})"


def _edition(known: tuple[str, ...], wanted: object) -> str:
    if wanted is None:
        return known[0]
    if isinstance(wanted, str) and wanted in known:
        return wanted
    raise DataError(f"there is no edition {wanted!r}; known editions: {', '.join(known)}")


def _expansions(known: tuple[str, ...], wanted: Iterable[str]) -> tuple[str, ...]:
    """The wanted ones in the game's own order, so that equal choices are equal rulesets."""
    if isinstance(wanted, str) or not isinstance(wanted, Iterable):
        raise DataError(f"expansions must be a list of names, not {wanted!r}")
    chosen = list(wanted)
    for name in chosen:
        if name not in known:
            raise DataError(f"there is no expansion {name!r}; known expansions: {', '.join(known) or 'none'}")
    return tuple(name for name in known if name in chosen)
