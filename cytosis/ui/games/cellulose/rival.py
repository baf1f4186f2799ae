"""What Ivy has done so far, as her mat shows it: the way over her map, and her action card bar by bar."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event
from cytosis.engine.journal import NOTE, REWIND, UNDO
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY

if TYPE_CHECKING:
    from cytosis.app.games.cellulose.ivy import IvyTexts
    from cytosis.ui.games.cellulose.design import CelluloseDesign

Place = tuple[int, int]

ENDS = (
    happened.DayBegan,
    happened.RoundStarted,
    happened.EveningBegan,
    happened.LastDayEnded,
    happened.GameEnded,
)
"""What ends a turn of hers where no seat is named."""


@dataclass(frozen=True, slots=True)
class Turn:
    """An action card, and its bars as far as they were tried: why each failed, None for the one she does."""

    card: str
    bars: tuple[Illegal | None, ...] = ()

    def after(self, event: Event) -> Turn:
        """The same one bar later, where a bar was tried."""
        return (
            replace(self, bars=(*self.bars, event.failed)) if isinstance(event, happened.BarTried) else self
        )


class RivalMemory:
    """Remembers by the lines of the game, so that what was taken back is forgotten."""

    def __init__(self, design: CelluloseDesign, texts: IvyTexts | None) -> None:
        self._design = design
        self._texts = texts
        self._turns: list[tuple[int, Turn]] = []
        self._steps: list[tuple[int, Place]] = []
        self._shown: tuple[int, Turn] | None = None
        """The turn that is being shown, and after how many lines of the game."""
        self._acting, self._said = False, ""
        for beat in design.table.match.opening:
            if isinstance(beat.event, happened.MapMoved):
                self._steps.append((-1, (beat.event.x, beat.event.y)))

    # -- what happens --------------------------------------------------------------------------------------
    @property
    def _now(self) -> int:
        return len(self._design.table.story.entries)

    def note(self, event: Event) -> None:
        """It happened, in sight or not."""
        if isinstance(event, happened.ActionCardTurned):
            self._turns.append((self._now, Turn(event.card)))
        elif isinstance(event, happened.BarTried):
            number, turn = self._turns.pop()
            self._turns.append((number, turn.after(event)))
        elif isinstance(event, happened.MapMoved):
            self._steps.append((self._now, (event.x, event.y)))

    def hear(self, event: Event) -> None:
        """It is being shown."""
        if isinstance(event, happened.ActionCardTurned):
            self._shown, self._acting = (self._now, Turn(event.card)), True
        elif self._shown is not None:
            self._shown = self._shown[0], self._shown[1].after(event)
        if isinstance(event, ENDS) or getattr(event, "seat", IVY) != IVY:
            self._acting = False
        elif self._acting:
            self._said = self._sentence(event) or self._said

    def _sentence(self, event: Event) -> str:
        texts = self._texts
        if not isinstance(event, happened.BarTried) or texts is None:
            said = self._design.narrator.sentence(event, None)
        elif event.failed is None:
            said = texts.say("ivy.say.does", bar=texts.bar_of(event.card, event.bar))
        else:
            said = texts.failed(event.card, event.bar, event.failed)
        return said[:1].upper() + said[1:]

    # -- what is seen --------------------------------------------------------------------------------------
    def _kept(self) -> set[int]:
        """The numbers of the lines that were not taken back."""
        kept = [-1]
        for number, entry in enumerate(self._design.table.story.entries):
            if entry.do in (UNDO, REWIND):
                kept.pop()
            elif not entry.do.startswith(NOTE):
                kept.append(number)
        return set(kept)

    @property
    def acts(self) -> bool:
        """Whether a turn of hers is being shown."""
        return self._acting and self._design.table.director.busy

    def saying(self) -> tuple[int, str] | None:
        """What she is doing, in words."""
        return (IVY, self._said) if self.acts and self._said else None

    def turn(self) -> Turn | None:
        """Her action card as it lies on the mat; None before her first turn."""
        told = self._now
        if self._design.table.director.busy:
            if self._shown is not None and self._shown[0] == told:
                return self._shown[1]
            told -= 1  # what came of the last move is still to be shown
        kept = self._kept()
        return next(
            (turn for number, turn in reversed(self._turns) if number < told and number in kept), None
        )

    def way(self, here: Place) -> list[Place]:
        """The places on her map from the middle to where she stands."""
        kept = self._kept()
        places = [(0, 0), *(place for number, place in self._steps if number in kept)]
        if here not in places:
            return [here]
        last = len(places) - places[::-1].index(here)
        return places[:last]

    def of_line(self, number: int) -> list[Turn]:
        """Her action cards that followed a line of the game."""
        return [turn for line, turn in self._turns if line == number]
