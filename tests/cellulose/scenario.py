"""One line builds a position of Cellulose: who has what, what lies where; all other cards are the deck.

match = Scenario(3).stock(0, water=6, co2=6).hand(0, "vpe").match()
"""

from __future__ import annotations

from typing import Any, Self

from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event
from cytosis.games.cellulose.data import load

RESOURCES = ("water", "co2", "protein", "carb", "hormone", "atp")
COPIES = {card.id: card.copies for card in load.catalog(2, None, "none", "full").cards}


class Scenario:
    """A snapshot in the making: round 1, seat 0 begins its first day with nothing."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        options.setdefault("first_player", 0)
        self.data = Match.new(Ruleset("cellulose", options=options), seats, 1).snapshot()
        self.data.update(phase="daytime", spaces={}, row=[None] * 4, discard=[], deck=[])
        for seat in range(seats):
            self.data["seats"][seat].update(hand=[], known=[], played=[], hp=0, points={})
            self.stock(seat)
        self._top: list[str] = []
        self._rest = True
        self.ask(0, "turn")

    def seat(self, seat: int, **values: Any) -> Self:
        """Any values of a seat: shoot, root, vacuole, track, hp ..."""
        self.data["seats"][seat].update(values)
        return self

    def stock(self, seat: int, **amounts: int) -> Self:
        """What a seat has; nothing else."""
        return self.seat(seat, stock={name: amounts.get(name, 0) for name in RESOURCES})

    def rich(self, seat: int, amount: int = 20) -> Self:
        """So much of everything."""
        return self.stock(seat, **dict.fromkeys(RESOURCES, amount))

    def hand(self, seat: int, *cards: str, known: tuple[str, ...] = ()) -> Self:
        """What a seat holds, and what of it everybody knows."""
        return self.seat(seat, hand=list(cards), known=list(known))

    def played(self, seat: int, *cards: str) -> Self:
        """What lies before a seat."""
        return self.seat(seat, played=list(cards))

    def lies(self, space: str, *markers: tuple[int, str]) -> Self:
        """Markers on a space; they are taken from those still to be placed."""
        self.data["spaces"][space] = [list(marker) for marker in markers]
        for seat, colour in markers:
            self.data["seats"][seat]["markers" if colour == "own" else "grey"] -= 1
        return self

    def spent(self, seat: int) -> Self:
        """The seat's own markers all lie on large spaces."""
        for space in ("ribosome.3", "cytoplasm.2", "stomata.4"):
            self.data["spaces"].setdefault(space, []).append([seat, "own"])
        return self.seat(seat, markers=0)

    def row(self, *cards: str | None) -> Self:
        """The four cards in sight, from the left."""
        self.data["row"] = [*cards, *[None] * (4 - len(cards))]
        return self

    def next_cards(self, *cards: str) -> Self:
        """These are drawn next, in this order."""
        self._top = list(cards)
        return self

    def no_deck(self) -> Self:
        """All cards that lie nowhere else are in play before the last seat, the deck is empty."""
        self._rest = False
        return self

    def table(self, **values: Any) -> Self:
        """Any values of the table: wall, water_level, first_player, discard ..."""
        self.data.update(values)
        return self

    def ask(self, seat: int, kind: str, **more: Any) -> Self:
        """Who has to choose what."""
        self.data["pending"] = {"seat": seat, "kind": kind, **more}
        return self

    def build(self) -> dict[str, Any]:
        """The snapshot with the rest of the cards."""
        left = dict(COPIES)
        seats = self.data["seats"]
        lists = [*(seat[key] for seat in seats for key in ("hand", "played")), self._top]
        lists += [self.data["ivy"][key] for key in ("hand", "played", "enzymes")] if self.data["ivy"] else []
        for cards in (*lists, self.data["row"], self.data["discard"]):
            for card in cards:
                if card is not None:
                    left[card] -= 1
        rest = [card for card, n in left.items() for _ in range(n)]
        if self._rest:
            self.data["deck"] = [*rest, *reversed(self._top)]
        else:
            seats[-1]["played"] = [*seats[-1]["played"], *rest]
        return self.data

    def match(self) -> Match:
        """The position as a match."""
        return Match.from_snapshot(self.build())


def moves(match: Match, *starts: str) -> list[str]:
    """What may be done now; with words, only what starts with one of them."""
    found = [str(action) for action in match.legal()]
    return [move for move in found if move.startswith(starts)] if starts else found


def play(match: Match, *lines: str) -> Match:
    """Make these moves."""
    for line in lines:
        match.play(match.parse(line))
    return match


def told(match: Match, line: str, seat: int | None = None) -> list[Event]:
    """What a seat is told of a move."""
    return [beat.seen_by(seat)[0] for beat in match.play(match.parse(line))]


def asked(match: Match) -> tuple[int, str] | None:
    """Who is asked what."""
    pending = match.pending()
    return None if pending is None else (pending.seat, pending.kind)


def why_not(match: Match, line: str) -> str:
    """The code of the reason why not; empty where it is legal. It must agree with the legal list."""
    action = match.parse(line)
    reason = match.why_not(action)
    assert (reason is None) == (action in match.legal())
    return "" if reason is None else reason.code


def of(match: Match, seat: int) -> dict[str, Any]:
    """A seat as it is now."""
    found: dict[str, Any] = match.snapshot()["seats"][seat]
    return found


def evening(scenario: Scenario) -> Match:
    """A day whose last marker seat 0 lays on the cytoplasm; then come the evening and a new morning."""
    seats = len(scenario.data["seats"])
    for seat in range(seats):
        scenario.spent(seat)
    scenario.data["spaces"]["cytoplasm.2"].remove([0, "own"])
    scenario.seat(0, markers=1)
    if seats == 2:
        scenario.lies("ribosome.5", (0, "grey")).lies("cytoplasm.3", (1, "grey"))
    match = play(scenario.match(), "place cytoplasm.2")
    if asked(match) == (0, "card"):
        play(match, "done")
    return match
