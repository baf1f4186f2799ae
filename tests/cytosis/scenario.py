"""One line builds a test game: a position of Cytosis, changed step by step, opened as a match.

    match = Scenario(seats=3).turn(0).stock(0, atp=2, mrna=2).hand(0, "PH3").match()

Each step keeps the pieces conserved: a card that goes somewhere leaves where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event


class Scenario:
    """A snapshot in the making: round 1, set-up done, seat 0 first and on turn, stocks and hands empty."""

    def __init__(
        self,
        edition: str = "second",
        seats: int = 4,
        seed: int = 1,
        expansions: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        options.setdefault("first_player", 0)
        match = Match.new(Ruleset("cytosis", edition, expansions, options), seats, seed)
        while (pending := match.pending()) is not None and pending.kind != "turn":
            match.play(match.legal()[-1 if pending.kind == "early" else 0])
        self.data = match.snapshot()
        for seat in range(seats):
            self.stock(seat)
            self.hand(seat)

    def turn(self, seat: int, grey_used: bool = False) -> Scenario:
        """That seat is on turn."""
        self.data["pending"] = {"seat": seat, "kind": "turn", "grey_used": grey_used}
        return self

    def stock(self, seat: int, **amounts: int) -> Scenario:
        """That seat holds exactly these resources."""
        self.data["seats"][seat]["stock"] = {
            name: amounts.get(name, 0) for name in ("atp", "mrna", "protein", "lipid", "carb")
        }
        return self

    def hand(self, seat: int, *cards: str, known: bool = False) -> Scenario:
        """That seat holds exactly these cards; those it held go under the deck."""
        self._set_aside(self.data["seats"][seat]["hand"])
        for card in cards:
            self._pull(card)
        self.data["seats"][seat]["hand"] = list(cards)
        self.data["seats"][seat]["known"] = list(cards) if known else []
        return self

    def completed(self, seat: int, *cards: str) -> Scenario:
        """That seat has completed exactly these cards (their points are not booked)."""
        self._set_aside(self.data["seats"][seat]["completed"])
        for card in cards:
            self._pull(card)
        self.data["seats"][seat]["completed"] = list(cards)
        return self

    def no_cards_left(self, seat: int) -> Scenario:
        """Neither deck nor discard pile: that seat has completed all, or holds what it cannot complete."""
        self.deck()
        cards, self.data["discard"] = self.data["discard"], []
        self.data["seats"][seat]["hand"] += [card for card in cards if card.startswith("MM")]
        if "attacks" in self.data["seats"][seat]:
            self.data["seats"][seat]["attacks"] += [card for card in cards if card.startswith("V")]
        completed = [card for card in cards if not card.startswith(("MM", "V"))]
        self.data["seats"][seat]["completed"] += completed
        return self

    def health(self, seat: int, points: int) -> Scenario:
        """That seat has this health, from other sources."""
        self.data["seats"][seat]["health"] = points
        self.data["seats"][seat]["points"] = {}
        return self

    def flasks(self, *counts: int) -> Scenario:
        """Flasks left, by seat."""
        for seat, count in zip(self.data["seats"], counts, strict=True):
            seat["flasks"] = count
        return self

    def last_flask(self, seat: int) -> Scenario:
        """That seat is on turn with the only flask of the round that is left."""
        self.flasks(*(int(number == seat) for number in range(len(self.data["seats"]))))
        return self.turn(seat)

    def row(self, *cards: str | None) -> Scenario:
        """These cards lie in the row, None for an empty slot."""
        self._set_aside([card for card in self.data["row"] if card])
        self.data["row"] = []
        for card in cards:
            if card:
                self._pull(card)
        self.data["row"] = list(cards)
        return self

    def deck(self, *cards: str) -> Scenario:
        """The deck holds exactly these cards, the last one next; the others go to the discard pile."""
        for card in cards:
            self._pull(card)
        self.data["discard"] = [*self.data["deck"], *self.data["discard"]]
        self.data["deck"] = list(cards)
        return self

    def discard(self, *cards: str) -> Scenario:
        """Exactly these cards are discarded; those that were go under the deck."""
        self._set_aside(self.data["discard"])
        self.data["discard"] = []
        for card in cards:
            self._pull(card)
        self.data["discard"] = list(cards)
        return self

    def vesicle(self, place: str, seat: int, **load: int) -> Scenario:
        """A disk of that seat lies on the place, such as "golgi.2", with this load."""
        area, number = place.split(".")
        self.data["vesicles"][area][int(number) - 1] = {"seat": seat, "load": load}
        self.data["seats"][seat]["disks"] -= 1
        return self

    def spot(self, spot: str, *flasks: int | str) -> Scenario:
        """Flasks on a spot: seats and "grey", in order; they are taken from where they were."""
        self.data["spots"][spot] = list(flasks)
        for flask in flasks:
            if flask == "grey":
                self.data["grey"] -= 1
            else:
                self.data["seats"][flask]["flasks"] -= 1
        return self

    def event(self, event: str | None) -> Scenario:
        """That event is active."""
        self.data["active_event"] = event
        return self

    def next_event(self, event: str) -> Scenario:
        """That event is the next to be turned; it is swapped to the top, or replaces the top one."""
        events = self.data["events"]
        if event in events:
            events.remove(event)
        else:
            events.pop()
        events.append(event)
        return self

    def boost(self, location: str, count: int) -> Scenario:
        """So many tokens lie on the location."""
        self.data["boosts"][location] = count
        return self

    def goals(self, **marks: list[int]) -> Scenario:
        """These goals lie face up first (others fill up), with the markers of these seats."""
        others = [goal for goal in self.data["goals"] if goal not in marks]
        count = len(self.data["goals"])
        self.data["goals"] = dict([*marks.items(), *((goal, []) for goal in others)][:count])
        return self

    def marker(self, seat: int) -> Scenario:
        """That seat holds the first player marker."""
        self.data["first_player"] = seat
        return self

    def starter(self, seat: int) -> Scenario:
        """That seat began this round."""
        self.data["starter"] = seat
        return self

    def last_round(self) -> Scenario:
        """It is the last round."""
        self.data["past_events"] = []
        self.data["round"] = self.data["rounds"]
        self.data["events"] = []
        return self

    def power(self, seat: int, power: str) -> Scenario:
        """That seat has this epigenetic card; who had it gets the other one in exchange."""
        seats = self.data["seats"]
        for other in seats:
            if other["epigenetic"] == power:
                other["epigenetic"] = seats[seat]["epigenetic"]
        seats[seat]["epigenetic"] = power
        return self

    def antibodies(self, seat: int, **counts: int) -> Scenario:
        """That seat has these antibodies."""
        self.data["seats"][seat]["antibodies"].update(counts)
        return self

    def match(self) -> Match:
        """The position as a match."""
        return Match.from_snapshot(self.data)

    def _set_aside(self, cards: list[str]) -> None:
        """Cards go to the bottom of the deck, where the next draws do not find them."""
        self.data["deck"] = [*cards, *self.data["deck"]]

    def _pull(self, card: str) -> None:
        """Take a card away from wherever it is; a row slot is filled from the deck's bottom."""
        data = self.data
        if card in data["row"]:
            slot = data["row"].index(card)
            data["row"][slot] = data["deck"].pop(0)
            return
        for pile in (data["deck"], data["discard"], data["removed"]):
            if card in pile:
                pile.remove(card)
                if pile is data["removed"]:
                    spare = next(name for name in data["deck"] if name.startswith("AD"))
                    data["deck"].remove(spare)
                    pile.append(spare)
                return
        for seat in data["seats"]:
            for name in ("hand", "known", "completed"):
                if card in seat[name]:
                    seat[name].remove(card)


def moves(match: Match) -> set[str]:
    """The notations of all legal moves."""
    return {str(action) for action in match.legal()}


def open_spots(match: Match, verb: str = "place") -> set[str]:
    """The spots where that kind of flask, own or grey, may go now."""
    return {text.split()[1] for text in moves(match) if text.split()[0] == verb}


def play(match: Match, *texts: str) -> Match:
    """Play these moves, which must be legal, one after the other."""
    for text in texts:
        told(match, text)
    return match


def told(match: Match, text: str) -> list[Event]:
    """Play this move, which must be legal, and tell what happened."""
    assert text in moves(match), f"'{text}' is not legal here"
    return [beat.event for beat in match.play(match.parse(text))]


def until_the_end(match: Match) -> Iterator[list[Any]]:
    """The legal moves of each decision, until the game is over; the test plays one of them each time."""
    for _ in range(500):
        if match.pending() is None:
            return
        yield match.legal()
    raise AssertionError("the game does not end")


def end_round(match: Match) -> Match:
    """Play the last flask of the round on the free card, which changes no stock without an event."""
    return play(match, "place cards.1")


def seat_of(match: Match, seat: int) -> dict[str, Any]:
    """The snapshot of one seat."""
    data: dict[str, Any] = match.snapshot()["seats"][seat]
    return data


def stock(match: Match, seat: int) -> dict[str, int]:
    """What a seat holds, without the zeros."""
    return {name: n for name, n in seat_of(match, seat)["stock"].items() if n}


def score(match: Match, seat: int) -> dict[str, int]:
    """The score lines of a seat by source."""
    return {line.source: line.points for line in match.score(seat)}
