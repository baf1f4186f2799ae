"""What happened in Cellulose, as sentences for one viewer: drawn cards only for their owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cytosis.app import teller
from cytosis.app.games.cellulose import narrate_ivy
from cytosis.app.games.cellulose.gains import gains
from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY, NOBODY

_TABLE = (
    happened.RoundStarted,
    happened.EveningBegan,
    happened.LastDayEnded,
    happened.GameEnded,
)
"""What happens by itself: it and all that follows stands in lines of its own."""


_ALONE = (happened.ActionCardTurned, *narrate_ivy.WHOLE)
"""What names its subject itself."""


class Narrator(teller.Narrator):
    """Tells the events of Cellulose as one viewer may know them (None: an onlooker)."""

    words: Words

    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed."""
        move: list[str] = []
        after: list[str] = []
        rival: list[tuple[int, str, str]] = []
        later, begins = False, -1
        for event in narrate_ivy.grouped(events, _TABLE):
            if isinstance(event, list):
                rival.append((len(after), self.words.seat(IVY), self._hers(event)))
                after.append(" ".join(self.explained))
                later = True
                continue
            begins = len(after) if isinstance(event, happened.RoundStarted) else begins
            later = later or self._by_itself(event, seat)
            sentence = self.sentence(event, None if later else seat)
            if sentence:
                (after if later else move).append(sentence)
        told = full_stop(self.words.listed(move or [self._quiet(do)]))
        quiet = not move and do in ("done", "no")
        return Told(told, tuple(map(full_stop, after)), tuple(rival), quiet, begins)

    def _by_itself(self, event: Event, seat: int) -> bool:
        """Whether something is no part of a seat's move any more."""
        return isinstance(event, _TABLE) or getattr(event, "seat", seat) != seat

    def _hers(self, events: list[Event]) -> str:
        """A move of Ivy's in short; the whole of it is remembered for whoever asks."""
        self.explained = tuple(narrate_ivy.told(self._ivy, events, self.sentence))
        return full_stop(narrate_ivy.short(self._ivy, events, self.sentence))

    def gains(self, seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
        """See :mod:`.gains`."""
        return gains(seat, events)

    @property
    def _ivy(self) -> IvyTexts:
        """Her words; there are events of hers only where she plays."""
        facts: Any = self.words.catalog.ivy
        return IvyTexts(self.words, facts)

    def _quiet(self, do: str) -> str:
        """A move of which nothing is to be seen."""
        return self._t.t("cellulose.log.done" if do in ("done", "no") else "cellulose.log.none")

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event; with its subject where the line does not begin with it. Empty: nothing is said."""
        hers, say = narrate_ivy.SENTENCES.get(type(event)), _SENTENCES.get(type(event))
        if hers:
            text = hers(self._ivy, event)
        else:
            text = say(self, event.seen_by(self.viewer)) if say else ""
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

    # -- one function per kind of event ----------------------------------------------------------------
    def _round(self, event: happened.RoundStarted) -> str:
        return self._t.t("cellulose.log.round", n=event.round, name=self.words.seat(event.starter))

    def _income(self, event: happened.IncomeTaken) -> str:
        items = [self.words.amounts(event.amounts)] if any(event.amounts) else []
        if event.cv_water:
            items.append(self._t.n("cellulose.gift.cv_water", event.cv_water))
        return self._t.t("cellulose.log.income", what=self.words.listed(items))

    def _placed(self, event: happened.MarkerPlaced) -> str:
        key = "cellulose.log.place_grey" if event.grey else "cellulose.log.place"
        return self._t.t(key, space=self.words.space(event.space))

    def _reclaimed(self, event: happened.MarkerReclaimed) -> str:
        return self._t.t("cellulose.log.reclaim", space=self.words.space(event.space))

    def _passed(self, event: happened.Passed) -> str:
        return self._t.t("cellulose.log.pass")

    def _paid(self, event: happened.Paid) -> str:
        key = "cellulose.log.salt" if event.why == "salt" else "cellulose.log.paid"
        return self._t.t(key, what=self.words.amounts(event.amounts))

    def _gained(self, event: happened.Gained) -> str:
        return self._t.t("cellulose.log.gained", what=self.words.amounts(event.amounts))

    def _filled(self, event: happened.VacuoleFilled) -> str:
        return self._t.t("cellulose.log.filled", what=self.words.amount("water", event.water))

    def _sank(self, event: happened.WaterSank) -> str:
        return self._t.t("cellulose.log.sank", n=event.level)

    def _sugar(self, event: happened.SugarMade) -> str:
        return self._t.t("cellulose.log.sugar", what=self.words.amount("carb", event.times))

    def _wall(self, event: happened.WallBuilt) -> str:
        return self._t.t("cellulose.log.wall" if event.seat != NOBODY else "cellulose.log.wall_evening")

    def _grew(self, event: happened.PlantGrew) -> str:
        return self._t.t("cellulose.log.grew", node=self.words.node(event.node))

    def _bonus(self, event: happened.RootBonusTaken) -> str:
        return self._t.t("cellulose.log.bonus", what=self.words.bonus(event.node))

    def _first(self, event: happened.FirstPlayerTaken) -> str:
        return self._t.t("cellulose.log.first")

    def _took(self, event: happened.CardTaken) -> str:
        return self._t.t("cellulose.log.take", card=self.words.card(event.card))

    def _drew(self, event: happened.CardsDrawn) -> str:
        if event.cards:
            return self._t.t("cellulose.log.drew_seen", cards=self.words.cards(event.cards))
        return self._t.n("cellulose.log.drew", event.count)

    def _discarded(self, event: happened.CardsDiscarded) -> str:
        key = "cellulose.log.discard" if event.seat != NOBODY else "cellulose.log.gone"
        return self._t.t(key, cards=self.words.cards(event.cards))

    def _shuffled(self, event: happened.DeckShuffled) -> str:
        return self._t.t("cellulose.log.shuffled")

    def _played(self, event: happened.CardPlayed) -> str:
        return self._t.t("cellulose.log.play", card=self.words.card(event.card))

    def _activated(self, event: happened.EnzymeActivated) -> str:
        return self._t.t("cellulose.log.activate", card=self.words.card(event.card))

    def _scored(self, event: happened.PointsScored) -> str:
        source = self._t.t(f"source.{event.source}")
        return self._t.t("cellulose.log.scored", points=self.words.points(event.points), source=source)

    def _evening(self, event: happened.EveningBegan) -> str:
        return self._t.t("cellulose.log.evening")

    def _rewarded(self, event: happened.VacuoleRewarded) -> str:
        key = "cellulose.log.reward_grey" if event.grey else "cellulose.log.reward"
        return self._t.t(key, what=self.words.amount("water", event.water))

    def _level(self, event: happened.WaterReset) -> str:
        return self._t.t("cellulose.log.level", n=event.level)

    def _row(self, event: happened.RowFilled) -> str:
        return self._t.t("cellulose.log.row", cards=self.words.cards(card for card in event.row if card))

    def _last(self, event: happened.LastDayEnded) -> str:
        return self._t.t("cellulose.log.last")

    def _ended(self, event: happened.GameEnded) -> str:
        names = self.words.listed(map(self.words.seat, event.winners))
        if not event.winners:
            return self._t.t("ivy.log.won")
        if event.with_rival:
            return self._t.t("ivy.log.shared", names=names)
        return self._t.t(
            "cellulose.log.shared" if len(event.winners) > 1 else "cellulose.log.won", names=names
        )


_SENTENCES: dict[type[Event], Callable[[Narrator, Any], str]] = {
    happened.RoundStarted: Narrator._round,
    happened.IncomeTaken: Narrator._income,
    happened.MarkerPlaced: Narrator._placed,
    happened.MarkerReclaimed: Narrator._reclaimed,
    happened.Passed: Narrator._passed,
    happened.Paid: Narrator._paid,
    happened.Gained: Narrator._gained,
    happened.VacuoleFilled: Narrator._filled,
    happened.WaterSank: Narrator._sank,
    happened.SugarMade: Narrator._sugar,
    happened.WallBuilt: Narrator._wall,
    happened.PlantGrew: Narrator._grew,
    happened.RootBonusTaken: Narrator._bonus,
    happened.FirstPlayerTaken: Narrator._first,
    happened.CardTaken: Narrator._took,
    happened.CardsDrawn: Narrator._drew,
    happened.CardsDiscarded: Narrator._discarded,
    happened.DeckShuffled: Narrator._shuffled,
    happened.CardPlayed: Narrator._played,
    happened.EnzymeActivated: Narrator._activated,
    happened.PointsScored: Narrator._scored,
    happened.EveningBegan: Narrator._evening,
    happened.VacuoleRewarded: Narrator._rewarded,
    happened.WaterReset: Narrator._level,
    happened.RowFilled: Narrator._row,
    happened.LastDayEnded: Narrator._last,
    happened.GameEnded: Narrator._ended,
}
