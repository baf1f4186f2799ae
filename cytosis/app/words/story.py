"""The log of a game: what is told of every line of its journal, for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cytosis.app.play.customs import read_note
from cytosis.app.play.players import gave_up, handed_over
from cytosis.app.teller import Narrator, Told
from cytosis.engine.events import Beat, Event
from cytosis.engine.journal import REWIND, UNDO, Journal
from cytosis.engine.match import Match

PLACING = ("place", "grey", "early")
"""The verbs of moves that set a flask on a spot."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal as it is told."""

    number: int
    seat: int
    told: Told
    do: str = ""

    @property
    def spot(self) -> str:
        """The spot it was about; empty for moves without one."""
        verb, *rest = self.do.split()
        return rest[0] if rest and verb in PLACING else ""


@dataclass(frozen=True, slots=True)
class Missed:
    """A move that somebody did not see, or (without a seat) what followed it."""

    text: str
    seat: int = -1
    number: int = 0
    do: str = ""
    gains: tuple[tuple[str, int], ...] = ()
    """What it brought and cost, where that is a matter of numbers."""
    rival: bool = False
    """Whether somebody did it whom the rules play; its look is that of seat -1."""

    @property
    def made(self) -> bool:
        """Whether it is a move, and not what followed by itself."""
        return self.seat >= 0 or self.rival


class Story:
    """Grows by one entry per step; :meth:`of` tells a journal from its beginning."""

    def __init__(self, narrator: Narrator, heard: Callable[[Event], None] = lambda _: None) -> None:
        self.narrator = narrator
        self._heard = heard
        self.entries: list[Entry] = []

    def of(self, journal: Journal) -> Iterator[Entry]:
        """Replay a journal, every fingerprint compared, and tell it; SaveError where it breaks."""
        match = Match.opened(journal.header)
        for line in journal.lines:
            yield self.add(line["n"], line["seat"], line["do"], match.redo(line))

    def add(self, number: int, seat: int, do: str, beats: Sequence[Beat]) -> Entry:
        """Tell one more line of the journal."""
        if do == UNDO:
            told = self.narrator.undone()
        elif handed_over(do):
            told = self.narrator.handed(handed_over(do), gave_up(do))
        elif do == REWIND:
            told = self.narrator.rewound()
        elif (changed := read_note(do)) is not None:
            told = self.narrator.agreed(*changed)
        else:
            told = self.narrator.tell(seat, (beat.event for beat in beats), do)
            told = replace(told, gains=self.narrator.gains(seat, (beat.event for beat in beats)))
        for beat in beats:
            self._heard(beat.event)
        entry = Entry(number, seat, told, do)
        self.entries.append(entry)
        return entry

    def line(self, entry: Entry) -> str:
        """``#12 Ada: places a flask ...``."""
        name = self.narrator.words.seat(entry.seat)
        return self.narrator.words.texts.t("log.line", n=entry.number, name=name, what=entry.told.move)

    def last(self, count: int) -> list[str]:
        """The last so many moves with what followed them, as lines."""
        return self._lines(self.entries[-count:] if count else [])

    def since(self, seat: int) -> list[str]:
        """What happened after that seat's last move; nothing when it has not moved yet."""
        own = [i for i, entry in enumerate(self.entries) if entry.seat == seat]
        return self._lines(self.entries[own[-1] + 1 :]) if own else []

    def missed(self, seat: int) -> list[Missed]:
        """The same move by move, for a screen that shows who and where; alone, what came of the last move."""
        own = [i for i, entry in enumerate(self.entries) if entry.seat == seat]
        if not own:
            return []
        alone = len(self.narrator.words.names) == 1
        followed = _followed(self.entries[own[-1]]) if alone else []
        entries = self.entries[own[-1] + 1 :]
        made = [one for one in entries if one.do.split(" ")[0] not in self.narrator.setting_up]
        return [*followed, *self._moves(made)]

    def told(self, number: int) -> list[Missed]:
        """One line of the journal in the same way."""
        return self._moves([entry for entry in self.entries if entry.number == number][-1:])

    def recent(self, count: int) -> list[Missed]:
        """The last so many moves in the same way."""
        return self._moves(self.entries[-count:] if count else [])

    def _moves(self, entries: Sequence[Entry]) -> list[Missed]:
        found: list[Missed] = []
        for entry in entries:
            name, told = self.narrator.words.seat(entry.seat), entry.told
            if not told.quiet:
                line = f"{name}: {told.move}"
                found.append(Missed(line, entry.seat, entry.number, entry.do, told.gains))
            found += _followed(entry)
        return found

    def _lines(self, entries: Sequence[Entry]) -> list[str]:
        return [
            line
            for entry in entries
            for line in (*(() if entry.told.quiet else (self.line(entry),)), *entry.told.after)
        ]


def _followed(entry: Entry) -> list[Missed]:
    """What came after a move: what the rules played for somebody in short, the rest as it is told."""
    rival = {at: f"{name}: {short}" for at, name, short in entry.told.rival}
    return [
        Missed(rival.get(at, line), number=entry.number, rival=at in rival)
        for at, line in enumerate(entry.told.after)
    ]
