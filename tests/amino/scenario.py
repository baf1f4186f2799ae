"""One line builds a position of Amino: who holds what, what lies where; all other cards are the deck.

match = Scenario(3).air(0, "NH3", "CO2").hand(0, "H2").ask(0, "build").match()
"""

from __future__ import annotations

from typing import Any

from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event

COPIES = {"H2": 3, "N2": 6, "CH4": 7, "NH3": 8, "CO2": 5, "H2O": 4, "sunlight": 5, "lightning": 4}
LETTERS = "abcdef"


class Scenario:
    """A snapshot in the making: hand 1, seat 0 began, nothing dealt."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        options.setdefault("first_player", 0)
        match = Match.new(Ruleset("amino", options=options), seats, 1)
        self.data = match.snapshot()
        self.data.update(atmospheres=[[] for _ in range(seats)], discard=[], starter=0, deck=[])
        for seat in self.data["seats"]:
            seat.update(hand=[], knows=[])
        self._top: list[str] = []
        self.ask(0, "analyze", looked=[])

    def air(self, seat: int, *cards: str) -> Scenario:
        """What lies in an atmosphere."""
        self.data["atmospheres"][seat] = list(cards)
        return self

    def hand(self, seat: int, *cards: str) -> Scenario:
        """What a seat holds."""
        self.data["seats"][seat]["hand"] = list(cards)
        return self

    def knows(self, seat: int, *places: str) -> Scenario:
        """Places whose card a seat knows."""
        self.data["seats"][seat]["knows"] = list(places)
        return self

    def by_hand(self, *rows: list[int]) -> Scenario:
        """Finished hands, by seat; the next one is being played."""
        for seat, row in zip(self.data["seats"], rows, strict=True):
            seat.update(by_hand=row, total=sum(row), points={})
        self.data["hand"] = len(rows[0]) + 1
        return self

    def extra(self) -> Scenario:
        """This hand was added after a tie."""
        self.data["extra"] = True
        return self

    def next_cards(self, *cards: str) -> Scenario:
        """These are drawn next, in this order."""
        self._top = list(cards)
        return self

    def ask(self, seat: int, kind: str, **more: Any) -> Scenario:
        """Who has to choose what."""
        self.data["pending"] = {"seat": seat, "kind": kind, **more}
        return self

    def match(self) -> Match:
        """The position as a match."""
        left = dict(COPIES)
        pending = self.data["pending"]
        lists = [*self.data["atmospheres"], *(seat["hand"] for seat in self.data["seats"]), self._top]
        for cards in (*lists, self.data["discard"], pending.get("offer", []), pending.get("chosen", [])):
            for card in cards:
                if card is not None:
                    left[card] -= 1
        rest = [card for card, n in left.items() for _ in range(n)]
        self.data["deck"] = [*rest, *reversed(self._top)]
        return Match.from_snapshot(self.data)


def full(match: Scenario, *but: int) -> Scenario:
    """Every atmosphere that is empty is filled with harmless cards, but for those named."""
    filler = [
        "CH4",
        "N2",
        "N2",
        "NH3",
        "CH4",
        "N2",
        "NH3",
        "CH4",
        "N2",
        "NH3",
        "CH4",
        "N2",
        "NH3",
        "CH4",
        "NH3",
        "CH4",
    ]
    for seat, cards in enumerate(match.data["atmospheres"]):
        if not cards and seat not in but:
            match.air(seat, *(filler.pop() for _ in range(4)))
    return match


def moves(match: Match) -> list[str]:
    """What may be done now."""
    return [str(action) for action in match.legal()]


def play(match: Match, *lines: str) -> Match:
    """Make these moves."""
    for line in lines:
        match.play(match.parse(line))
    return match


def told(match: Match, line: str, seat: int | None = None) -> list[Event]:
    """What a seat is told of a move."""
    return [beat.seen_by(seat)[0] for beat in match.play(match.parse(line))]


def end_hand(scenario: Scenario) -> Match:
    """A table whose last card is laid: seat 0 makes the last change, a swap of two cards of its own."""
    match = scenario.ask(0, "change").match()
    return play(match, "swap a1 a2")
