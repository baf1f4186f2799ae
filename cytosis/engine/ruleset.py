"""Which game is played: its id, edition, expansions and options. Refused at once when unknown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from cytosis.engine.errors import DataError
from cytosis.engine.registry import games
from cytosis.engine.rules import Rules

DEFAULT_GAME = "cytosis"
"""What is played where nothing else is said: the game the program is named after."""


class Ruleset:
    """A game with edition, expansions and options; immutable, equal when all four are."""

    __slots__ = ("edition", "expansions", "game", "options")

    game: str
    edition: str
    expansions: tuple[str, ...]
    options: Mapping[str, Any]

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        edition: str | None = None,
        expansions: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
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

    def rules(self, seats: int) -> Rules:
        """The rules for that many seats; DataError where the game does not allow the number."""
        return games.find(self.game).rules(self.edition, self.expansions, self.options, seats)

    def fingerprint(self) -> str:
        """16 hex digits over the rules data it is played with."""
        return games.find(self.game).fingerprint(self.edition, self.expansions)

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON data that :meth:`from_dict` reads back."""
        return {
            "game": self.game,
            "edition": self.edition,
            "expansions": list(self.expansions),
            "options": dict(self.options),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Ruleset:
        """The ruleset of :meth:`as_dict`."""
        return cls(
            data.get("game", DEFAULT_GAME),
            data.get("edition"),
            data.get("expansions", ()),
            data.get("options", {}),
        )

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a ruleset never changes; make a new one to set {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.expansions))

    def __repr__(self) -> str:
        return f"Ruleset({self.game!r}, {self.edition!r}, {self.expansions!r}, {dict(self.options)!r})"


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
