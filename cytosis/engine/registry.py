"""The games there are. Static imports fill it, so a frozen build needs no plug-in search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cytosis.engine.errors import DataError
from cytosis.engine.rules import Game


class Games(Mapping[str, Game]):
    """Registered games by id, in the order of registration; calling it lists the ids."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def register(self, game: Game) -> None:
        """Add a game under its own id."""
        self._games[game.id] = game

    def unregister(self, name: str) -> None:
        """Take a game away again."""
        del self._games[name]

    def find(self, name: object) -> Game:
        """The game of that id; raises DataError naming those there are."""
        if isinstance(name, str) and name in self._games:
            return self._games[name]
        raise DataError(f"there is no game {name!r}; known games: {', '.join(self._games)}")

    def __call__(self) -> tuple[str, ...]:
        return tuple(self._games)

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


games = Games()
