"""What happened in Cellulose, as sentences for one viewer: drawn cards only for their owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, NamedTuple, cast

from cytosis.app import teller
from cytosis.app.games.cellulose import narrate_ivy
from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.app.words.gains import Brought, amounts, summed
from cytosis.app.words.sentences import Sentence, counted, either
from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY, NOBODY, RESOURCES, Amounts

_TABLE = (
    happened.RoundStarted,
    happened.EveningBegan,
    happened.LastDayEnded,
    happened.GameEnded,
)
"""What happens by itself: it and all that follows stands in lines of its own."""


_DAY = (happened.DayBegan, happened.EveningBegan, happened.LastDayEnded)
"""What ends a morning."""
LEFT = ("done", "no")
"""Moves by which nothing happens."""
MORNING = "sunrise"
"""In lists, the word for what a morning brings."""
_ALONE = (happened.ActionCardTurned, *narrate_ivy.WHOLE)
"""What names its subject itself."""


class _Came(NamedTuple):
    """What a morning brings somebody: its line, whose it is, sentences and numbers."""

    at: int
    seat: int
    told: list[str]
    gains: list[tuple[str, int]]


@dataclass
class _Lines:
    """What is told of a move so far, and where in the day that is."""

    move: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    rival: list[tuple[int, str, str]] = field(default_factory=list)
    came: list[_Came] = field(default_factory=list)
    later: bool = False
    morning: bool = False
    begins: int = -1


def _comes(event: Event, morning: bool) -> bool:
    """Whether it is what a morning brings; Ivy's has several steps, between sunrise and the first turn."""
    hers = morning and getattr(event, "seat", NOBODY) == IVY and type(event) in _BRINGS
    return hers or isinstance(event, happened.IncomeTaken)


def _mornings(events: Iterable[Event]) -> Iterator[Event]:
    """What shoot, root and cards bring a seat in one morning is one event."""
    held: happened.IncomeTaken | None = None
    for event in events:
        if isinstance(event, happened.IncomeTaken) and held is not None and held.seat == event.seat:
            one, other = held.amounts, event.amounts
            both = tuple(a + b for a, b in zip(one, other, strict=True))
            held = replace(held, amounts=cast("Amounts", both), cv_water=held.cv_water + event.cv_water)
            continue
        if held is not None:
            yield held
        held = event if isinstance(event, happened.IncomeTaken) else None
        if held is None:
            yield event
    if held is not None:
        yield held


def _by_somebody(yes: str, no: str) -> Sentence:
    """One text where a seat did it, another where it happened by itself."""
    return lambda narrator, event, mover: narrator.say(no if event.seat == NOBODY else yes, event)


_BRINGS: Mapping[type[Event], Callable[[Narrator, Any], list[tuple[str, int]]]] = {
    happened.Paid: lambda narrator, event: amounts(RESOURCES, event.amounts, -1),
    happened.Gained: lambda narrator, event: amounts(RESOURCES, event.amounts),
    happened.IncomeTaken: lambda narrator, event: [
        *amounts(RESOURCES, event.amounts),
        ("vacuole", event.cv_water),
    ],
    happened.SugarMade: lambda narrator, event: narrator.exchanged(event.times),
    happened.WallBuilt: lambda narrator, event: [("carb", -1)],
    happened.VacuoleFilled: lambda narrator, event: [("vacuole", event.water)],
    happened.PointsScored: lambda narrator, event: [("points", event.points)],
    happened.CardTaken: lambda narrator, event: [("card", 1)],
    happened.CardsDrawn: lambda narrator, event: [("card", event.count)],
}
"""What an event changes in its seat's stock, vacuole, points and hand."""


class Narrator(teller.Narrator):
    """Tells the events of Cellulose as one viewer may know them (None: an onlooker)."""

    words: Words

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        super().__init__(words, viewer)
        self.facts = {
            "n": lambda event: getattr(event, "round", 0) or event.level,
            "name": lambda event: words.seat(event.starter),
            "names": lambda event: words.listed(map(words.seat, event.winners)),
            "what": self._what,
            "space": lambda event: words.space(event.space),
            "node": lambda event: words.node(event.node),
            "card": lambda event: words.card(event.card),
            "cards": lambda event: words.cards(filter(None, getattr(event, "cards", ()) or event.row)),
            "points": lambda event: words.points(event.points),
            "source": lambda event: words.texts.t(f"source.{event.source}"),
        }

    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed."""
        lines = _Lines()
        for event in narrate_ivy.grouped(_mornings(events), _TABLE):
            if isinstance(event, list):
                lines.rival.append((len(lines.after), self.words.seat(IVY), self._hers(event)))
                lines.after.append(" ".join(self.explained))
                lines.later = True
            else:
                self._tell(event, seat, lines)
        told = full_stop(self.words.listed(lines.move or [self._quiet(do)]))
        brought = tuple(self._brought(one, lines.after) for one in lines.came)
        after, quiet = tuple(map(full_stop, lines.after)), not lines.move and do in LEFT
        return Told(told, after, tuple(lines.rival), quiet, lines.begins, brought=brought)

    def _tell(self, event: Event, seat: int, lines: _Lines) -> None:
        """One event: part of the move, of what followed, or of a morning."""
        if isinstance(event, happened.RoundStarted):
            lines.begins, lines.morning = len(lines.after), True
        elif isinstance(event, _DAY):
            lines.morning = False
        lines.later = lines.later or self._by_itself(event, seat)
        if lines.later and _comes(event, lines.morning):
            self._came(event, lines.after, lines.came)
        elif sentence := self.sentence(event, None if lines.later else seat):
            (lines.after if lines.later else lines.move).append(sentence)

    def _came(self, event: Event, after: list[str], came: list[_Came]) -> None:
        """What a morning brings: all that comes to a seat at once stands in one line."""
        seat: int = getattr(event, "seat", NOBODY)
        if not came or (came[-1].seat, came[-1].at) != (seat, len(after) - 1):
            came.append(_Came(len(after), seat, [], []))
            after.append("")
        came[-1].told.append(self.sentence(event, seat))
        came[-1].gains.extend(_BRINGS[type(event)](self, event))

    def _brought(self, one: _Came, after: list[str]) -> Brought:
        """The same as it is told and shown; its line is written."""
        name, what = self.words.seat(one.seat), self.words.listed(filter(None, one.told))
        after[one.at] = self._t.t("cellulose.log.who", name=name, what=what)
        return Brought(one.at, one.seat, name, MORNING, full_stop(what), summed(one.gains))

    def _by_itself(self, event: Event, seat: int) -> bool:
        """Whether something is no part of a seat's move any more."""
        return isinstance(event, _TABLE) or getattr(event, "seat", seat) != seat

    def _hers(self, events: list[Event]) -> str:
        """A move of Ivy's in short; the whole of it is remembered for whoever asks."""
        self.explained = tuple(narrate_ivy.told(self._ivy, events, self.sentence))
        return full_stop(narrate_ivy.short(self._ivy, events, self.sentence))

    def gains(self, seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
        """Resources, water of the vacuole, points and cards, up to where the day goes on by itself."""
        found: list[tuple[str, int]] = []
        for event in events:
            if isinstance(event, happened.RoundStarted | happened.EveningBegan):
                break
            if getattr(event, "seat", None) == seat and type(event) in _BRINGS:
                found += _BRINGS[type(event)](self, event)
        return summed(found)

    def exchanged(self, times: int) -> list[tuple[str, int]]:
        """What photosynthesis takes and gives."""
        figure = self.words.catalog.figure
        taken = [(name, -times * figure(f"exchange_{name}")) for name in ("water", "co2")]
        return [*taken, ("carb", times)]

    @property
    def _ivy(self) -> IvyTexts:
        """Her words; there are events of hers only where she plays."""
        facts: Any = self.words.catalog.ivy
        return IvyTexts(self.words, facts)

    def _quiet(self, do: str) -> str:
        """A move of which nothing is to be seen."""
        return self._t.t("cellulose.log.done" if do in LEFT else "cellulose.log.none")

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event; with its subject where the line does not begin with it. Empty: nothing is said."""
        hers = narrate_ivy.SENTENCES.get(type(event))
        text = hers(self._ivy, event) if hers else super().sentence(event, mover)
        seat = getattr(event, "seat", NOBODY)
        if text and seat not in (NOBODY, mover) and not isinstance(event, _ALONE):
            return self._t.t("cellulose.log.who", name=self.words.seat(seat), what=text)
        return text

    def reason(self, illegal: Illegal) -> str:
        """Why something is not possible; what is missing is counted in words."""
        if illegal.code != "need_resource":
            return super().reason(illegal)
        given: dict[str, Any] = dict(illegal.params)
        what = self.words.amount(given["resource"], given["need"])
        return self._t.t("illegal.need_resource", what=what, have=given["have"])

    def value(self, name: str, value: object) -> object:
        """A value of a reason; ids become words."""
        known: dict[str, Callable[[Any], str]] = {
            "card": self.words.card,
            "space": self.words.space,
            "node": self.words.node,
            "track": self.words.track,
            "kind": lambda kind: self._t.t(f"choice.{kind}"),
        }
        return known[name](value) if name in known else value

    # -- sentences that need more than one text ---------------------------------------------------------
    def _what(self, event: Any) -> str:
        """The resources an event is about."""
        if isinstance(event, happened.SugarMade):
            return self.words.amount("carb", event.times)
        if isinstance(event, happened.VacuoleFilled | happened.VacuoleRewarded):
            return self.words.amount("water", event.water)
        return self.words.amounts(event.amounts)

    def _income(self, event: happened.IncomeTaken, mover: int | None) -> str:
        items = [self.words.amounts(event.amounts)] if any(event.amounts) else []
        if event.cv_water:
            items.append(self._t.n("cellulose.gift.cv_water", event.cv_water))
        return self._t.t("cellulose.log.income", what=self.words.listed(items))

    def _ended(self, event: happened.GameEnded, mover: int | None) -> str:
        if not event.winners:
            return self._t.t("ivy.log.won")
        if event.with_rival:
            return self.say("ivy.log.shared", event)
        return self.say("cellulose.log.shared" if len(event.winners) > 1 else "cellulose.log.won", event)

    sentences: ClassVar[Mapping[type[Event], Sentence]] = {
        happened.RoundStarted: "cellulose.log.round",
        happened.IncomeTaken: _income,
        happened.MarkerPlaced: either("grey", "cellulose.log.place_grey", "cellulose.log.place"),
        happened.MarkerReclaimed: "cellulose.log.reclaim",
        happened.Passed: "cellulose.log.pass",
        happened.Paid: lambda n, e, _: n.say(f"cellulose.log.{'salt' if e.why == 'salt' else 'paid'}", e),
        happened.Gained: "cellulose.log.gained",
        happened.VacuoleFilled: "cellulose.log.filled",
        happened.WaterSank: "cellulose.log.sank",
        happened.SugarMade: "cellulose.log.sugar",
        happened.WallBuilt: _by_somebody("cellulose.log.wall", "cellulose.log.wall_evening"),
        happened.PlantGrew: "cellulose.log.grew",
        happened.RootBonusTaken: lambda n, e, _: n._t.t("cellulose.log.bonus", what=n.words.bonus(e.node)),
        happened.FirstPlayerTaken: "cellulose.log.first",
        happened.CardTaken: "cellulose.log.take",
        happened.CardsDrawn: either("cards", "cellulose.log.drew_seen", counted("cellulose.log.drew")),
        happened.CardsDiscarded: _by_somebody("cellulose.log.discard", "cellulose.log.gone"),
        happened.DeckShuffled: "cellulose.log.shuffled",
        happened.CardPlayed: "cellulose.log.play",
        happened.EnzymeActivated: "cellulose.log.activate",
        happened.PointsScored: "cellulose.log.scored",
        happened.EveningBegan: "cellulose.log.evening",
        happened.VacuoleRewarded: either("grey", "cellulose.log.reward_grey", "cellulose.log.reward"),
        happened.WaterReset: "cellulose.log.level",
        happened.RowFilled: "cellulose.log.row",
        happened.LastDayEnded: "cellulose.log.last",
        happened.GameEnded: _ended,
    }
