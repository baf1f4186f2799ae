"""Toy: in each of two rounds everybody secretly lays one of three cards; the highest that lies alone scores.

One to six seats, one option, one secret choice, a deck that is drawn from. Nothing but rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cytosis.engine.data.own import Items, Value, check_values
from cytosis.engine.errors import DataError, Illegal, NotationError, SnapshotError
from cytosis.engine.events import Event, Secret
from cytosis.engine.options import CHOICE, Option, check
from cytosis.engine.rng import Rng, shuffled
from cytosis.engine.rules import Decision, Emit, Outcome, Progress, Rival, ScoreLine

ROUNDS = {"full": 3, "short": 2}
CARDS = range(1, 25)
HAND = 3


class Laid(Secret):
    """A seat laid a card, unseen by the others."""

    hides: ClassVar[str] = "card"

    card: int


class Shown(Event):
    """All cards lie open; the winner of the round, -1 for nobody, and the cards that were drawn."""

    seals: ClassVar[str] = "cards"

    cards: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Move:
    """Lay a card."""

    card: int

    @property
    def verb(self) -> str:
        return "lay"

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(slots=True)
class State:
    """Who has what, and what lies face down."""

    rng: int
    round: int
    seat: int
    hands: list[tuple[int, ...]]
    laid: tuple[int, ...]
    points: list[int]
    deck: tuple[int, ...]

    def copy(self) -> State:
        return replace(self, hands=list(self.hands), points=list(self.points))


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat; its hand is a number where it is not the viewer's."""

    total: int
    hand: tuple[int, ...] | int


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know."""

    viewer: int | None
    options: Mapping[str, Any]
    round: int
    seats: tuple[SeatView, ...]
    laid: tuple[int, ...]  # by seat; 0 where it is hidden
    deck: int
    pending: Decision | None

    game: ClassVar[str] = "toy"
    edition: ClassVar[str] = "only"

    @property
    def ruleset(self) -> dict[str, Any]:
        return {"game": "toy", "edition": "only", "expansions": [], "options": dict(self.options)}

    def as_dict(self) -> dict[str, Any]:
        return {
            **self.ruleset,
            "round": self.round,
            "seats": [
                {"points": s.total, "hand": s.hand if isinstance(s.hand, int) else list(s.hand)}
                for s in self.seats
            ],
            "laid": list(self.laid),
            "deck": self.deck,
            "pending": self.pending and {"seat": self.pending.seat, "kind": self.pending.kind},
        }


class ToyRules:
    """The contract in about a hundred lines."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.rounds = ROUNDS[options["length"]]

    def start(self, seed: int, emit: Emit | None = None) -> State:
        rng, cards = shuffled(seed, CARDS)
        hands = [tuple(sorted(cards[i * HAND : i * HAND + HAND])) for i in range(self.seats)]
        return State(rng, 1, 0, hands, (), [0] * self.seats, tuple(cards[self.seats * HAND :]))

    def pending(self, state: State) -> Decision | None:
        return Decision(state.seat, "lay") if state.round <= self.rounds else None

    def legal(self, state: State) -> list[Move]:
        return [Move(card) for card in state.hands[state.seat]] if self.pending(state) else []

    def why_not(self, state: State, action: Move) -> Illegal | None:
        if state.round > self.rounds:
            return Illegal.of("game_over")
        return None if action.card in state.hands[state.seat] else Illegal.of("not_in_hand", card=action.card)

    def parse(self, text: str) -> Move:
        verb, _, card = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if verb != "lay" or not card.isdecimal() or str(int(card)) != card or int(card) not in CARDS:
            raise NotationError(
                f"{ascii(text)[:40]} is no move: write lay CARD, with a card from 1 to {CARDS[-1]}"
            )
        return Move(int(card))

    def apply(self, state: State, action: Move, emit: Emit | None = None) -> State:
        seat = state.seat
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != action.card)
        state.laid += (action.card,)
        if emit:
            emit(Laid(seat, action.card))
        state.seat = (seat + 1) % self.seats
        if state.seat == 0:
            self._show(state, emit)
        return state

    def _show(self, state: State, emit: Emit | None) -> None:
        laid, state.laid = state.laid, ()
        winner = laid.index(max(laid))
        state.points[winner] += 1 + min(laid) % 3
        state.round += 1
        if emit:
            emit(Shown(laid, winner))
        if state.round <= self.rounds:
            for seat in range(self.seats):
                if state.deck:
                    state.hands[seat] = tuple(sorted((*state.hands[seat], state.deck[-1])))
                    state.deck = state.deck[:-1]

    def observe(self, state: State, seat: int | None) -> View:
        seats = tuple(
            SeatView(state.points[i], hand if i == seat else len(hand)) for i, hand in enumerate(state.hands)
        )
        laid = tuple(card if i == seat else 0 for i, card in enumerate(state.laid))
        return View(seat, self.options, state.round, seats, laid, len(state.deck), self.pending(state))

    def determinize(self, view: Any, rng: Rng | int) -> State:
        rng = rng if isinstance(rng, Rng) else Rng(rng)
        data = view.as_dict()
        seen = [card for card in data["laid"] if card]
        seen += [card for seat in data["seats"] if isinstance(seat["hand"], list) for card in seat["hand"]]
        gone = len(CARDS) - data["deck"] - len(data["laid"])
        gone -= sum(len(s["hand"]) if isinstance(s["hand"], list) else s["hand"] for s in data["seats"])
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        unseen = unseen[gone:]  # laid in earlier rounds, which this game forgets
        laid = tuple(card or unseen.pop() for card in data["laid"])
        hands = [
            tuple(
                sorted(s["hand"] if isinstance(s["hand"], list) else (unseen.pop() for _ in range(s["hand"])))
            )
            for s in data["seats"]
        ]
        pending = data["pending"]
        points = [s["points"] for s in data["seats"]]
        seat = pending["seat"] if pending else 0
        return State(rng.bits(), data["round"], seat, hands, laid, points, tuple(unseen))

    def score(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine("rounds", state.points[seat])]

    def outcome(self, state: State) -> Outcome | None:
        if self.pending(state) is not None:
            return None
        ranking = sorted(range(self.seats), key=lambda seat: -state.points[seat])
        winners = [seat for seat in ranking if state.points[seat] == max(state.points)]
        return Outcome(winners[0], ranking, list(state.points), winners)

    def rivals(self, state: State) -> list[Rival]:
        return []

    def progress(self, state: State) -> Progress:
        return Progress(min(state.round / self.rounds, 1.0), min(state.round, self.rounds), self.rounds)

    def reveals(self, before: State, after: State) -> bool:
        return before.round != after.round

    def snapshot(self, state: State) -> dict[str, Any]:
        return {
            **self.observe(state, None).as_dict(),
            "seats": [
                {"points": points, "hand": list(hand)}
                for points, hand in zip(state.points, state.hands, strict=True)
            ],
            "laid": list(state.laid),
            "deck": list(state.deck),
            "rng": state.rng,
        }

    def from_snapshot(self, snapshot: dict[str, Any]) -> State:
        try:
            state = State(
                int(snapshot["rng"]),
                int(snapshot["round"]),
                snapshot["pending"]["seat"] if snapshot["pending"] else 0,
                [tuple(map(int, seat["hand"])) for seat in snapshot["seats"]],
                tuple(map(int, snapshot["laid"])),
                [int(seat["points"]) for seat in snapshot["seats"]],
                tuple(map(int, snapshot["deck"])),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise SnapshotError(f"a key is missing or wrong: {error}") from error
        for reason in self.violations(state):
            raise SnapshotError(reason)
        return state

    def violations(self, state: State) -> list[str]:
        cards = [*state.deck, *state.laid, *(card for hand in state.hands for card in hand)]
        found = [] if len(set(cards)) == len(cards) else ["a card is there twice"]
        if any(card not in CARDS for card in cards) or len(state.hands) != self.seats:
            found.append("there is a card or a seat that the game does not have")
        return found if len(state.laid) == state.seat else [*found, "the laid cards do not fit the turn"]


class ToyGame:
    """The toy as the registry knows it."""

    id = "toy"

    def editions(self) -> tuple[str, ...]:
        return ("only",)

    def expansions(self) -> tuple[str, ...]:
        return ()

    def seats(self, edition: str) -> range:
        return range(1, 7)

    def options(self) -> tuple[Option, ...]:
        return (Option("length", CHOICE, tuple(ROUNDS), "full"),)

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        return check(self.options(), edition, options)

    def fingerprint(self, edition: str, expansions: tuple[str, ...], values: Items = ()) -> str:
        return "70" * 8

    def values(self, edition: str) -> Mapping[str, Value]:
        return {}

    def check_values(self, edition: str, values: Items) -> None:
        check_values(self.values(edition), values, len)

    def rules(
        self,
        edition: str,
        expansions: tuple[str, ...],
        options: Mapping[str, Any],
        seats: int,
        values: Items = (),
    ) -> ToyRules:
        if type(seats) is not int or seats not in self.seats(edition):
            raise DataError(f"Toy is a game for 1 to 6 seats, not {seats!r}")
        return ToyRules(seats, options)
