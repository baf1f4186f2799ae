"""Whether a game with corrected values still holds together: the same deals with ours and with theirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cytosis.ai import arena
from cytosis.ai.arena import Result, Setting
from cytosis.ai.reports import Reports
from cytosis.engine.data.own import Values
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset

LEVEL = "hard"
GAMES = 200
_USUAL_SEATS = 3

Means = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Compared:
    """Mean points of a seat by source, and in all, after so many games with either values."""

    played: int
    ours: Means
    own: Means
    ours_total: float
    own_total: float

    @property
    def sources(self) -> list[str]:
        """Those that brought anything."""
        return sorted({*self.ours, *self.own})


def seats_of(game: str, edition: str) -> int:
    """How many play: three, or as few or many as the game wants."""
    sizes = games.find(game).seats(edition)
    return min(max(_USUAL_SEATS, sizes[0]), sizes[-1])


def compare(game: str, edition: str, own: Values, count: int = GAMES, jobs: int = 1) -> Iterator[Compared]:
    """What is known after every game; the last one says it all."""
    agents = (LEVEL,) * seats_of(game, edition)
    settings = [
        Setting(Ruleset(game, edition, values=values).as_dict(), agents, 1) for values in ({}, dict(own))
    ]
    played: tuple[list[Result], list[Result]] = ([], [])
    pairs = zip(*(arena.play_games(setting, count, jobs) for setting in settings), strict=True)
    for pair in pairs:
        for results, result in zip(played, pair, strict=True):
            results.append(result)
        ours, theirs = (
            arena.summary(setting, results)["agents"][0]
            for setting, results in zip(settings, played, strict=True)
        )
        yield Compared(
            len(played[0]),
            *(ours["by_source"], theirs["by_source"]),
            *(ours["mean_score"], theirs["mean_score"]),
        )


def _told(game: str, edition: str, own: Values, count: int) -> Iterator[dict[str, Any]]:
    return (asdict(one) for one in compare(game, edition, own, count))


class Balance:
    """The same in the background."""

    def __init__(self, game: str, edition: str, own: Values, count: int = GAMES) -> None:
        self.count = count
        self.found: Compared | None = None
        self._reports = Reports(_told, game, edition, dict(own), count)

    @property
    def failed(self) -> bool:
        """Whether it ended before it was done."""
        return self._reports.failed and not self.done

    @property
    def done(self) -> bool:
        """Whether all games are played."""
        return self.found is not None and self.found.played >= self.count

    def poll(self) -> bool:
        """Take in what has come; whether there was anything new."""
        told = self._reports.poll()
        if told:
            self.found = Compared(**told[-1])
        return bool(told)

    def stop(self) -> None:
        """End it at once."""
        self._reports.stop()
