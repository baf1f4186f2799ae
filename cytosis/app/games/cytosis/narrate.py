"""What happened, in sentences: for the log, the text table, replays and screen readers.

A move is told in one line without its subject, which stands before it: ``#12 Ada: places a flask``.
What follows by itself, such as the end of a round, is told in lines of its own. Every kind of event has
a function here or stands in :data:`SILENT`, so that none is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from cytosis.app import teller
from cytosis.app.games.cytosis import narrate_expansions
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.app.words.gains import amounts, summed
from cytosis.app.words.sentences import Sentence, counted, either
from cytosis.engine.events import Event, Settled
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.expansions import events as more

SILENT: tuple[type[Event], ...] = (Settled,)
"""Kinds of events that nobody needs to be told."""

_AT_THE_END = ("leftovers", "detox", "sets", "goals")
_WHO = ("seat", "first_player", "starter", "buyer")
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
    setting_up = ("keep", "take", "choose")

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        super().__init__(words, viewer)
        say = words.texts.t
        self.facts = {
            "n": lambda event: event.round,
            "rounds": lambda event: words.catalog.setup.events + 1,
            "name": lambda event: words.seat(_whose(event)),
            "cards": lambda event: self._cards(event),
            "card": lambda event: words.card(event.card),
            "price": lambda event: words.resource("atp", event.price),
            "what": lambda event: words.amounts(event.amounts),
            "load": lambda event: words.amounts(event.load),
            "points": lambda event: words.points(event.points),
            "source": lambda event: say(f"source.{event.source}"),
            "at": lambda event: words.at(event.spot),
            "start": lambda event: words.place(event.start),
            "place": lambda event: words.place(event.place),
            "end": lambda event: words.place(event.place),
            "goal": lambda event: words.goal(event.goal),
            "area": lambda event: words.area(event.location),
            "event": lambda event: say(f"event.{event.event}"),
            "effect": lambda event: say(f"effect.{event.event}"),
            **narrate_expansions.facts(words),
        }

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
        """Resources, points and cards; what others got of it is told in words."""
        found: list[tuple[str, int]] = []
        for event in events:
            if getattr(event, "seat", None) != seat:
                continue
            if isinstance(event, happened.Paid):
                found += amounts(RESOURCES, event.amounts, -1)
            elif isinstance(event, happened.Gained):
                found += amounts(RESOURCES, event.amounts)
            elif isinstance(event, happened.PointsScored):
                found.append(("points", event.points))
            elif isinstance(event, happened.CardBought):
                found.append(("hand", 1))
        return summed(found)

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
        return "" if isinstance(event, SILENT) else super().sentence(event, mover)

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

    # -- sentences that need more than one text ---------------------------------------------------------
    def _cards(self, event: Any) -> str:
        """The cards of an event; those that were chosen stand in a sentence."""
        listed = isinstance(event, happened.CardsKept | more.DeckPeeked)
        return (
            self.words.listed(map(self.words.card, event.cards))
            if listed
            else self.words.card_list(event.cards)
        )

    def _flask_placed(self, event: happened.FlaskPlaced, mover: int | None) -> str:
        if not event.grey and self.words.spots[event.spot].kind == "buy":  # told with the card
            return ""
        return self.say("log.placed_grey" if event.grey else "log.placed", event)

    def _paid(self, event: happened.Paid, mover: int | None) -> str:
        return self.say(f"log.paid_{event.why}", event) if event.why != "price" else ""  # told with the card

    def _gained(self, event: happened.Gained, mover: int | None) -> str:
        if event.why == "bump":  # told with the vesicle
            return ""
        key = f"log.gained_{event.why}"
        return self.say(key if self._t.has(key) else "log.gained", event)

    def _points_scored(self, event: happened.PointsScored, mover: int | None) -> str:
        if event.source in _AT_THE_END:
            return self.say("log.scored_end", event)
        if event.source == "receptors":
            return self.say(f"log.scored_receptors{'' if event.seat == mover else '_other'}", event)
        if event.source == _LOSSES:
            return self._t.t("log.lost_health", points=-event.points)
        return self.say("log.scored", event)

    def _vesicle_bumped(self, event: happened.VesicleBumped, mover: int | None) -> str:
        return self.say("log.bumped_own" if event.seat == event.by else "log.bumped", event)

    def _row_filled(self, event: happened.RowFilled, mover: int | None) -> str:
        new = event.row[len(event.row) - event.new :]
        return self._t.t("log.row", cards=self.words.card_list(new)) if new else self._t.t("log.row_nothing")

    sentences: ClassVar[Mapping[type[Event], Sentence]] = {
        happened.GameStarted: "log.started",
        happened.CardsDealt: either("cards", "log.dealt_you", counted("log.dealt")),
        happened.CardsKept: either("cards", "log.kept_you", counted("log.kept")),
        happened.RoundStarted: "log.round",
        happened.FlaskPlaced: _flask_placed,
        happened.FlaskExhausted: "log.exhausted",
        happened.FlaskPassed: "log.passed",
        happened.Paid: _paid,
        happened.Gained: _gained,
        happened.CardBought: either("price", "log.bought", "log.bought_free"),
        happened.CardUsed: "log.used",
        happened.CardCompleted: "log.completed",
        happened.PointsScored: _points_scored,
        happened.VesicleStarted: "log.started_vesicle",
        happened.VesicleMoved: "log.moved_vesicle",
        happened.VesicleBumped: _vesicle_bumped,
        happened.VesicleReleased: "log.released",
        happened.FirstPlayerTaken: "log.first_player",
        happened.GoalMarked: either("place", "log.marked_again", "log.marked"),
        happened.FlasksReturned: "log.round_over",
        happened.CardsDiscarded: "log.discarded",
        happened.DeckShuffled: counted("log.shuffled"),
        happened.RowFilled: _row_filled,
        happened.EventRevealed: "log.event",
        happened.BoostAdded: counted("log.boost"),
        happened.GameEnded: "log.ended",
        **narrate_expansions.SENTENCES,
    }


def _whose(event: Any) -> int:
    """The seat an event tells of."""
    if isinstance(event, happened.GameEnded):
        return event.ranking[0]
    seat: int = next(vars(event)[name] for name in _WHO if name in vars(event))
    return seat


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
