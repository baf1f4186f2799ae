"""What a move would bring and cost its mover, as far as the mover can know it: for previews at the table."""

from __future__ import annotations

from typing import Any

from cytosis.app.teller import Narrator
from cytosis.engine.events import Event
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng


class Foresight:
    """Tries moves on a guess that fits what the seat sees, so that nothing hidden can show."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self._match = match
        self._narrator = narrator
        self._known: tuple[tuple[int, int, str], tuple[tuple[str, int], ...]] = ((-1, -1, ""), ())

    def of(self, seat: int, action: Any) -> tuple[tuple[str, int], ...]:
        """Names of the game with their differences; nothing for a move of which nothing is known."""
        here = (len(self._match.journal.lines), seat, str(action))
        if self._known[0] != here:
            self._known = here, self._tried(seat, action)
        return self._known[1]

    def _tried(self, seat: int, action: Any) -> tuple[tuple[str, int], ...]:
        rules, events = self._match.rules, list[Event]()
        guess = rules.determinize(self._match.view(seat), Rng(1))
        rules.apply(guess, action, events.append)
        return self._narrator.gains(seat, [event.seen_by(seat) for event in events])
