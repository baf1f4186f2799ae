"""What happened, in sentences: for the log, the text table, replays and screen readers.

A move is told in one line without its subject, which stands before it: ``#12 Ada: places a flask``.
What follows by itself, such as the end of a round, is told in lines of its own. Every kind of event has
a function here or stands in :data:`SILENT`, so that none is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cytosis.app import teller
from cytosis.app.games.cytosis import narrate_expansions
from cytosis.app.games.cytosis.gains import gains
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.engine.events import Event, Settled
from cytosis.games.cytosis import events as happened

SILENT: tuple[type[Event], ...] = (Settled,)
"""Kinds of events that nobody needs to be told."""

_AT_THE_END = ("leftovers", "detox", "sets", "goals")
_LOSSES = "losses"
_LATER = (
    happened.CardsDealt,
    happened.RoundStarted,
    happened.FlasksReturned,
    happened.CardsDiscarded,
    happened.DeckShuffled,
    happened.RowFilled,
    happened.EventRevealed,
    happened.BoostAdded,
    happened.GameEnded,
)


class Narrator(teller.Narrator):
    """Tells the events of Cytosis as one viewer may know them (None: an onlooker)."""

    words: Words

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        super().__init__(words, viewer)

    # -- moves -----------------------------------------------------------------------------------------
    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed; ``do`` is its notation."""
        move: list[str] = []
        after: list[str] = []
        hurt: list[happened.PointsScored] = []
        begins = -1
        verb = do.split(" ", 1)[0]
        for event in (*events, Settled()):
            if isinstance(event, happened.PointsScored) and _of_another(event, seat):
                hurt.append(event)
                continue
            if hurt:
                after.append(self._others_hurt(hurt))
                hurt = []
            if isinstance(event, happened.RoundStarted):
                begins = len(after)
            sentence = self._of_move(verb, event, seat)
            if sentence:
                (after if _later(event, seat) else move).append(sentence)
        if not move and verb in narrate_expansions.QUIET:
            move.append(self._t.t(f"log.quiet_{verb}"))
        return Told(full_stop(", ".join(move)), tuple(map(full_stop, after)), begins=begins)

    def gains(self, seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
        """See :mod:`.gains`."""
        return gains(seat, events)

    def _of_move(self, verb: str, event: Event, seat: int) -> str:
        """A sentence that may depend on the move it belongs to."""
        if verb == "early" and isinstance(event, happened.FirstPlayerTaken):  # this very round
            return self._t.t("log.first_player_early")
        return self.sentence(event, seat)

    def _others_hurt(self, hurt: Sequence[happened.PointsScored]) -> str:
        """What an attack costs all but its buyer, in one sentence."""
        names = self.words.listed(self.words.seat(event.seat) for event in hurt)
        return self._t.n("log.hurt", len(hurt), names=names, points=-hurt[0].points)

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event in the middle of a move of ``mover``; empty where another sentence says it."""
        if isinstance(event, SILENT):
            return ""
        seen = event.seen_by(self.viewer)
        more = narrate_expansions.SENTENCES.get(type(event))
        return more(self.words, seen, mover) if more else _SENTENCES[type(event)](self, seen, mover)

    def value(self, name: str, value: object) -> object:
        """A value of a reason; ids become words."""
        words = self.words
        known: dict[str, Callable[[Any], str]] = {
            "spot": words.spot,
            "card": words.card,
            "goal": words.goal,
            "area": words.area,
            "place": words.place,
            "seat": words.seat,
            "resource": lambda resource: self._t.t(f"resource.{resource}"),
            "word": lambda word: self._t.t(f"choice.{word}"),
            "other": lambda word: self._t.t(f"choice.{word}"),
            "kind": lambda kind: self._t.t(f"choice.{kind}"),
            "part": lambda part: self._t.t(f"part.{part}"),
            "power": words.power,
        }
        return known[name](value) if name in known else value

    # -- one function per kind of event ----------------------------------------------------------------
    def _game_started(self, event: happened.GameStarted, mover: int | None) -> str:
        return self._t.t("log.started", name=self.words.seat(event.first_player))

    def _cards_dealt(self, event: happened.CardsDealt, mover: int | None) -> str:
        if event.cards:
            return self._t.t("log.dealt_you", cards=self.words.card_list(event.cards))
        return self._t.n("log.dealt", event.count, name=self.words.seat(event.seat))

    def _cards_kept(self, event: happened.CardsKept, mover: int | None) -> str:
        if event.cards:
            return self._t.t("log.kept_you", cards=self.words.listed(map(self.words.card, event.cards)))
        return self._t.n("log.kept", event.count)

    def _round_started(self, event: happened.RoundStarted, mover: int | None) -> str:
        rounds = self.words.catalog.setup.events + 1
        return self._t.t("log.round", n=event.round, rounds=rounds, name=self.words.seat(event.starter))

    def _flask_placed(self, event: happened.FlaskPlaced, mover: int | None) -> str:
        if not event.grey and self.words.spots[event.spot].kind == "buy":  # told with the card
            return ""
        return self._t.t("log.placed_grey" if event.grey else "log.placed", at=self.words.at(event.spot))

    def _flask_exhausted(self, event: happened.FlaskExhausted, mover: int | None) -> str:
        return self._t.t("log.exhausted")

    def _flask_passed(self, event: happened.FlaskPassed, mover: int | None) -> str:
        return self._t.t("log.passed")

    def _paid(self, event: happened.Paid, mover: int | None) -> str:
        if event.why == "price":  # told with the card
            return ""
        what = self.words.amounts(event.amounts)
        return self._t.t(f"log.paid_{event.why}", what=what, name=self.words.seat(event.seat))

    def _gained(self, event: happened.Gained, mover: int | None) -> str:
        if event.why == "bump":  # told with the vesicle
            return ""
        key = f"log.gained_{event.why}"
        what = self.words.amounts(event.amounts)
        return self._t.t(
            key if self._t.has(key) else "log.gained", what=what, name=self.words.seat(event.seat)
        )

    def _card_bought(self, event: happened.CardBought, mover: int | None) -> str:
        card = self.words.card(event.card)
        if not event.price:
            return self._t.t("log.bought_free", card=card)
        return self._t.t("log.bought", card=card, price=self.words.resource("atp", event.price))

    def _card_used(self, event: happened.CardUsed, mover: int | None) -> str:
        return self._t.t("log.used", card=self.words.card(event.card))

    def _card_completed(self, event: happened.CardCompleted, mover: int | None) -> str:
        return self._t.t("log.completed", card=self.words.card(event.card))

    def _points_scored(self, event: happened.PointsScored, mover: int | None) -> str:
        name, points = self.words.seat(event.seat), self.words.points(event.points)
        if event.source in _AT_THE_END:
            return self._t.t(
                "log.scored_end", name=name, points=points, source=self._t.t(f"source.{event.source}")
            )
        if event.source == "receptors":
            key = "log.scored_receptors" if event.seat == mover else "log.scored_receptors_other"
            return self._t.t(key, name=name, points=points)
        if event.source == _LOSSES:
            return self._t.t("log.lost_health", points=-event.points)
        return self._t.t("log.scored", points=points)

    def _vesicle_started(self, event: happened.VesicleStarted, mover: int | None) -> str:
        return self._t.t("log.started_vesicle", load=self.words.amounts(event.load))

    def _vesicle_moved(self, event: happened.VesicleMoved, mover: int | None) -> str:
        return self._t.t(
            "log.moved_vesicle", start=self.words.place(event.start), end=self.words.place(event.place)
        )

    def _vesicle_bumped(self, event: happened.VesicleBumped, mover: int | None) -> str:
        key = "log.bumped_own" if event.seat == event.by else "log.bumped"
        load = self.words.amounts(event.load)
        return self._t.t(
            key, name=self.words.seat(event.seat), place=self.words.place(event.place), load=load
        )

    def _vesicle_released(self, event: happened.VesicleReleased, mover: int | None) -> str:
        return self._t.t("log.released", load=self.words.amounts(event.load))

    def _first_player_taken(self, event: happened.FirstPlayerTaken, mover: int | None) -> str:
        return self._t.t("log.first_player")

    def _goal_marked(self, event: happened.GoalMarked, mover: int | None) -> str:
        return self._t.t(
            "log.marked_again" if event.place else "log.marked", goal=self.words.goal(event.goal)
        )

    def _flasks_returned(self, event: happened.FlasksReturned, mover: int | None) -> str:
        return self._t.t("log.round_over", n=event.round)

    def _cards_discarded(self, event: happened.CardsDiscarded, mover: int | None) -> str:
        return self._t.t("log.discarded", cards=self.words.card_list(event.cards))

    def _deck_shuffled(self, event: happened.DeckShuffled, mover: int | None) -> str:
        return self._t.n("log.shuffled", event.count)

    def _row_filled(self, event: happened.RowFilled, mover: int | None) -> str:
        new = event.row[len(event.row) - event.new :]
        return self._t.t("log.row", cards=self.words.card_list(new)) if new else self._t.t("log.row_nothing")

    def _event_revealed(self, event: happened.EventRevealed, mover: int | None) -> str:
        return self._t.t(
            "log.event", event=self._t.t(f"event.{event.event}"), effect=self._t.t(f"effect.{event.event}")
        )

    def _boost_added(self, event: happened.BoostAdded, mover: int | None) -> str:
        return self._t.n("log.boost", event.count, area=self.words.area(event.location))

    def _game_ended(self, event: happened.GameEnded, mover: int | None) -> str:
        return self._t.t("log.ended", name=self.words.seat(event.ranking[0]))


_SENTENCES: dict[type[Event], Callable[[Narrator, Any, int | None], str]] = {
    happened.GameStarted: Narrator._game_started,
    happened.CardsDealt: Narrator._cards_dealt,
    happened.CardsKept: Narrator._cards_kept,
    happened.RoundStarted: Narrator._round_started,
    happened.FlaskPlaced: Narrator._flask_placed,
    happened.FlaskExhausted: Narrator._flask_exhausted,
    happened.FlaskPassed: Narrator._flask_passed,
    happened.Paid: Narrator._paid,
    happened.Gained: Narrator._gained,
    happened.CardBought: Narrator._card_bought,
    happened.CardUsed: Narrator._card_used,
    happened.CardCompleted: Narrator._card_completed,
    happened.PointsScored: Narrator._points_scored,
    happened.VesicleStarted: Narrator._vesicle_started,
    happened.VesicleMoved: Narrator._vesicle_moved,
    happened.VesicleBumped: Narrator._vesicle_bumped,
    happened.VesicleReleased: Narrator._vesicle_released,
    happened.FirstPlayerTaken: Narrator._first_player_taken,
    happened.GoalMarked: Narrator._goal_marked,
    happened.FlasksReturned: Narrator._flasks_returned,
    happened.CardsDiscarded: Narrator._cards_discarded,
    happened.DeckShuffled: Narrator._deck_shuffled,
    happened.RowFilled: Narrator._row_filled,
    happened.EventRevealed: Narrator._event_revealed,
    happened.BoostAdded: Narrator._boost_added,
    happened.GameEnded: Narrator._game_ended,
}


def _of_another(event: happened.PointsScored, seat: int) -> bool:
    """Whether somebody else lost health by this."""
    return event.source == _LOSSES and event.seat != seat


def _later(event: Event, mover: int) -> bool:
    """Whether it happened by itself after the move: the end of a round, or of the game."""
    if isinstance(event, happened.Gained):
        return event.why == "end"
    if isinstance(event, happened.Paid):
        return event.why == "toxicity"
    if isinstance(event, happened.PointsScored):
        return event.source in _AT_THE_END
    return isinstance(event, _LATER) or narrate_expansions.later(event, mover)
