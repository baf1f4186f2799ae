"""How events of Cytosis look: one small function per event; those without one just happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import RESOURCES, Amounts
from cytosis.games.cytosis.expansions import events as expansion_events
from cytosis.games.cytosis.view import View
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.anim.easing import motion
from cytosis.ui.games.cytosis.layout import TableLayout, timing
from cytosis.ui.games.cytosis.pore import pore
from cytosis.ui.games.cytosis.seats import stock_place
from cytosis.ui.paint.sheet import centre

Place = tuple[float, float]
STREAM = 6
"""So many cubes fly at most; more would only take longer."""
TOGETHER = 0.7
"""How a disk and the cubes on it swing out."""


class Choreographer:
    """Turns events into movers on one table."""

    def __init__(self, layout: Callable[[], TableLayout], players: Sequence[Any]) -> None:
        self._table = layout
        self._players = players
        self._spot: Place = centre(layout().regions["board"])  # where the last flask was set
        self._scenes: dict[type[Event], Callable[..., Scenario]] = {
            happened.FlaskPlaced: self._flask,
            happened.FlaskExhausted: self._aside,
            happened.FlaskPassed: self._aside,
            happened.Paid: self._paid,
            happened.Gained: self._gained,
            happened.CardsDealt: self._dealt,
            happened.CardBought: self._bought,
            happened.CardCompleted: self._completed,
            happened.CardUsed: self._used,
            happened.PointsScored: self._points,
            happened.VesicleStarted: self._started,
            happened.VesicleMoved: self._moved,
            happened.VesicleBumped: self._bumped,
            happened.VesicleReleased: self._released,
            happened.FirstPlayerTaken: self._marker,
            happened.GoalMarked: self._goal,
            happened.CardsDiscarded: self._discarded,
            happened.DeckShuffled: self._shuffled,
            happened.RowFilled: self._filled,
            happened.EventRevealed: self._event,
            happened.BoostAdded: self._boost,
            happened.FlasksReturned: self._returned,
            happened.RoundStarted: lambda event, view: Scenario(pause=timing("round")),
            expansion_events.VirusAttacked: lambda event, view: Scenario(pause=timing("attack")),
            expansion_events.DiceRolled: lambda event, view: Scenario(pause=timing("dice")),
            expansion_events.AttackRanked: lambda event, view: Scenario(pause=timing("ranking")),
            expansion_events.AntibodiesGained: self._antibodies,
            expansion_events.PowersRevealed: self._powers,
            expansion_events.DeckPeeked: self._peeked,
            expansion_events.CardDrawn: self._drawn,
        }

    def __call__(self, event: Event, view: View) -> Scenario:
        """What the event shows on a table that still looks like that."""
        scene = self._scenes.get(type(event))
        return scene(event, view) if scene is not None else Scenario()

    # -- places --------------------------------------------------------------------------------------------
    @property
    def _layout(self) -> TableLayout:
        return self._table()

    @property
    def _middle(self) -> Place:
        """Of the cell, where what concerns everybody comes from."""
        return centre(self._layout.regions["board"])

    def _seat(self, seat: int) -> Place:
        if seat < 0:
            return self._middle
        x, y, _, height = self._layout.seats[seat]
        return x + 24, y + height / 6

    def _hand(self, seat: int, view: View) -> Place:
        """Where a card of that seat goes: the hand itself for who looks."""
        if view is not None and view.viewer == seat:
            return centre(self._layout.regions["hand"])
        return self._seat(seat)

    def _stock(self, seat: int, resource: str) -> Place:
        if self._layout.folded and seat != self._layout.own:
            return centre(self._layout.seats[seat])
        left, y, _, size = stock_place(self._layout, seat, resource)
        return left + size / 2, y

    def _heart(self, seat: int) -> Place:
        x, y, width, height = self._layout.seats[seat]
        return x + width - 26, y + height / 6

    def _place(self, name: str) -> Place:
        return centre(self._layout.places[name])

    def _pile(self, name: str) -> Place:
        return centre(self._layout.regions[name])

    def _id(self, seat: int) -> str:
        return str(self._players[seat].id)

    # -- flasks and resources ------------------------------------------------------------------------------
    def _flask(self, event: happened.FlaskPlaced, view: View) -> Scenario:
        self._spot = centre(self._layout.spots[event.spot])
        own = view is not None and view.viewer == event.seat
        start = self._pile("grey") if event.grey else self._pile("flask") if own else self._seat(event.seat)
        picture = "flask.grey" if event.grey else f"flask.{self._id(event.seat)}"
        return Scenario([Mover(picture, start, self._spot, 56, timing("flask"), kind="set")])

    def _aside(self, event: happened.FlaskExhausted | happened.FlaskPassed, view: View) -> Scenario:
        self._spot = x, y = self._seat(event.seat)
        return Scenario([Mover(f"flask.{self._id(event.seat)}", (x, y), (x, y + 30), 44, timing("cube"))])

    def _paid(self, event: happened.Paid, view: View) -> Scenario:
        return Scenario(
            self._stream(event.amounts, lambda name: self._stock(event.seat, name), lambda _: self._spot)
        )

    def _gained(self, event: happened.Gained, view: View) -> Scenario:
        return Scenario(
            self._stream(event.amounts, lambda _: self._spot, lambda name: self._stock(event.seat, name))
        )

    def _stream(
        self, amounts: Amounts, start: Callable[[str], Place], end: Callable[[str], Place], delay: float = 0.0
    ) -> list[Mover]:
        movers: list[Mover] = []
        for name, n in zip(RESOURCES, amounts, strict=True):
            for _ in range(min(n, STREAM)):
                late = delay + timing("cube_gap") * len(movers)
                movers.append(Mover(f"resource.{name}", start(name), end(name), 26, timing("cube"), late))
        return movers

    # -- cards ---------------------------------------------------------------------------------------------
    def _card(
        self, card: str, start: Place, end: Place, number: int = 0, back: str = "", size: float = 62
    ) -> Mover:
        picture = f"card.{card}" if card else "deck"
        kind = "turn" if back and card else "fly"
        return Mover(picture, start, end, size, timing("card"), 0.12 * number, kind=kind, back=back)

    def _dealt(self, event: happened.CardsDealt, view: View) -> Scenario:
        cards = event.cards or ("",) * event.count
        start, end = self._pile("deck"), self._hand(event.seat, view)
        movers = [self._card(card, start, end, i, "deck") for i, card in enumerate(cards)]
        return Scenario(movers, hides=_in_hand(*cards))

    def _bought(self, event: happened.CardBought, view: View) -> Scenario:
        mover = self._card(event.card, centre(self._layout.row[event.slot]), self._hand(event.seat, view))
        return Scenario([mover], hides=_in_hand(event.card) | {f"row.{event.slot}"})

    def _completed(self, event: happened.CardCompleted, view: View) -> Scenario:
        x, y, width, height = self._layout.seats[event.seat]
        mover = self._card(event.card, self._spot, (x + width / 2, y + height * 0.8))
        late = mover.delay + mover.flight
        stamp = Mover("", mover.end, mover.end, 10, motion("ripple"), late, kind="ripple")
        return Scenario([mover], after=[stamp], hides=_in_hand(event.card))

    def _used(self, event: happened.CardUsed, view: View) -> Scenario:
        self._spot = self._hand(event.seat, view)
        return Scenario(
            [self._card(event.card, self._spot, self._pile("discard"))], hides=_in_hand(event.card)
        )

    def _discarded(self, event: happened.CardsDiscarded, view: View) -> Scenario:
        slots = [view.row.index(card) if card in view.row else 0 for card in event.cards]
        movers = [
            self._card(card, centre(self._layout.row[slot]), self._pile("discard"), i)
            for i, (card, slot) in enumerate(zip(event.cards, slots, strict=True))
        ]
        return Scenario(movers, hides=frozenset(f"row.{slot}" for slot in slots))

    def _shuffled(self, event: happened.DeckShuffled, view: View) -> Scenario:
        start, end = self._pile("discard"), self._pile("deck")
        return Scenario([Mover("deck", start, end, 62, timing("card"), 0.1 * i) for i in range(3)])

    def _filled(self, event: happened.RowFilled, view: View) -> Scenario:
        """Old cards slide to the left, new ones are turned up from the deck."""
        movers, hides = [], set()
        first = len(event.row) - event.new
        for slot, card in enumerate(event.row):
            end = centre(self._layout.row[slot])
            if slot >= first:
                movers.append(self._card(card, self._pile("deck"), end, slot - first, "deck"))
            elif card in view.row and view.row.index(card) != slot:
                old = view.row.index(card)
                movers.append(Mover(f"card.{card}", centre(self._layout.row[old]), end, 62, timing("card")))
                hides.add(f"row.{old}")
        return Scenario(movers, hides=frozenset(hides))

    def _peeked(self, event: expansion_events.DeckPeeked, view: View) -> Scenario:
        cards = event.cards or ("",) * event.count
        start, end = self._pile("deck"), self._hand(event.seat, view)
        return Scenario([self._card(card, start, end, i, "deck") for i, card in enumerate(cards)])

    def _drawn(self, event: expansion_events.CardDrawn, view: View) -> Scenario:
        end = self._hand(event.seat, view)
        return Scenario(
            [self._card(event.card, self._pile("deck"), end, 0, "deck")], hides=_in_hand(event.card)
        )

    # -- points and goals ----------------------------------------------------------------------------------
    def _points(self, event: happened.PointsScored, view: View) -> Scenario:
        """Points fly to the heart while the marker walks along the membrane; receptors answer with a ray."""
        x, y = self._heart(event.seat)
        late, movers = 0.0, []
        if event.source == "receptors":
            late = timing("ray") * 0.6
            colour = self._players[event.seat].colour
            movers.append(Mover("", self._spot, (x, y), 10, timing("ray"), kind="ray", colour=colour))
        if event.points > 0:
            movers.append(Mover("points", self._spot, (x, y), 30, timing("points"), late))
        walk = self._walk(event.seat, event.points, view)
        if len(walk) < 2:
            return Scenario(movers)
        seconds = min(max(timing("track") * len(walk), 0.25), 0.9)
        seconds = max([seconds, *(mover.delay + mover.seconds for mover in movers)])  # in sight all the time
        picture = f"disk.{self._id(event.seat)}"
        movers.append(Mover(picture, walk[0], walk[-1], 36, seconds, kind="along", path=walk))
        return Scenario(movers, hides=frozenset({f"health.{event.seat}"}))

    def _walk(self, seat: int, points: int, view: View) -> tuple[Place, ...]:
        """From where the marker stands, beside others or alone, cell by cell to where it will stand."""
        track = self._layout.track
        healths = [shown.health for shown in view.seats]
        before = self._layout.standing(healths)[seat][1]
        health, step = healths[seat], 1 if points > 0 else -1
        healths[seat] += points
        after = self._layout.standing(healths)[seat][1]
        cells = range(max(health, 0), max(health + points, 0) + step, step)
        between = [track[cell % len(track)] for cell in cells][1:-1]
        return (before, *between, after) if len(cells) > 1 else (before,)

    def _marker(self, event: happened.FirstPlayerTaken, view: View) -> Scenario:
        return Scenario([Mover("first_player", self._spot, self._seat(event.seat), 34, timing("points"))])

    def _goal(self, event: happened.GoalMarked, view: View) -> Scenario:
        x, y, width, height = self._layout.goals[list(view.goals).index(event.goal)]
        end = (x + width - 44 + 27 * event.place, y + height * 0.7)
        start = self._seat(event.seat)
        return Scenario([Mover(f"disk.{self._id(event.seat)}", start, end, 28, timing("points"), kind="set")])

    # -- vesicles ------------------------------------------------------------------------------------------
    def _loaded(
        self, seat: int, load: Amounts, start: Place, end: Place, seconds: float, delay: float = 0.0
    ) -> list[Mover]:
        """A disk with the cubes it carries."""
        movers = [Mover(f"disk.{self._id(seat)}", start, end, 46, seconds, delay, bend=TOGETHER)]
        cubes = [name for name, n in zip(RESOURCES, load, strict=True) for _ in range(n)][:STREAM]
        for i, name in enumerate(cubes):
            dx = 12 * (i - (len(cubes) - 1) / 2)
            (x0, y0), (x1, y1) = start, end
            picture = f"resource.{name}"
            one, two = (x0 + dx, y0 + 22), (x1 + dx, y1 + 22)
            movers.append(Mover(picture, one, two, 20, seconds, delay, bend=TOGETHER))
        return movers

    def _started(self, event: happened.VesicleStarted, view: View) -> Scenario:
        end = self._place(event.place)
        disk = Mover(f"disk.{self._id(event.seat)}", self._seat(event.seat), end, 46, timing("disk"))
        below = (end[0], end[1] + 22)
        cubes = self._stream(event.load, lambda _: self._spot, lambda _: below, timing("disk") * 0.5)
        return Scenario([disk, *cubes])

    def _moved(self, event: happened.VesicleMoved, view: View) -> Scenario:
        start, end = self._place(event.start), self._place(event.place)
        movers = self._loaded(event.seat, _load(view, event.start), start, end, timing("disk") * 1.3)
        late = timing("disk")
        added = Mover(f"resource.{event.added}", self._spot, (end[0], end[1] + 22), 22, timing("cube"), late)
        return Scenario([*movers, added], hides=frozenset({f"place.{event.start}"}))

    def _bumped(self, event: happened.VesicleBumped, view: View) -> Scenario:
        start, end = self._place(event.place), self._seat(event.seat)
        movers = self._loaded(event.seat, event.load, start, end, timing("disk"))
        return Scenario(movers, hides=frozenset({f"place.{event.place}"}))

    def _released(self, event: happened.VesicleReleased, view: View) -> Scenario:
        start, each = self._place(event.place), timing("disk") * 0.7
        out = (self._layout.track[43][0] + 46, self._spot[1])
        gate = (self._layout.track[43][0], self._spot[1])
        movers = [pore(gate, each * 1.5, each * 0.5)]
        movers += self._loaded(event.seat, event.load, start, self._spot, each)
        movers += self._loaded(event.seat, event.load, self._spot, out, each, each)
        return Scenario(movers, hides=frozenset({f"place.{event.place}"}))

    # -- the round -----------------------------------------------------------------------------------------
    def _returned(self, event: happened.FlasksReturned, view: View) -> Scenario:
        """Every flask goes home."""
        movers = []
        for i, (spot, seat) in enumerate(_flasks(view)):
            start = centre(self._layout.spots[spot])
            end = self._pile("grey") if seat is None else self._seat(seat)
            picture = "flask.grey" if seat is None else f"flask.{self._id(seat)}"
            movers.append(Mover(picture, start, end, 52, timing("flask"), 0.02 * i))
        return Scenario(movers, timing("home"), leaves=True)

    def _event(self, event: happened.EventRevealed, view: View) -> Scenario:
        """It is turned over in the middle of the cell, then flies to its place."""
        middle, end, picture = self._middle, self._pile("event"), f"event.{event.event}"
        turn, fly = timing("event_turn"), timing("event_fly")
        up = Mover(picture, (middle[0], middle[1] + 30), middle, 150, turn, kind="turn", back="deck")
        return Scenario([up, Mover(picture, middle, end, 110, fly, turn, easing="anticipation")])

    def _boost(self, event: happened.BoostAdded, view: View) -> Scenario:
        end = centre(self._layout.boosts[event.location])
        return Scenario([Mover("boost", self._pile("event"), end, 48, timing("card"), kind="set")])

    # -- expansions ----------------------------------------------------------------------------------------
    def _antibodies(self, event: expansion_events.AntibodiesGained, view: View) -> Scenario:
        x, y = self._seat(event.seat)
        start = centre(self._layout.regions["track"])
        picture = f"antibody.{event.strain}"
        return Scenario([Mover(picture, start, (x + 220, y + 60), 34, timing("card"))])

    def _powers(self, event: expansion_events.PowersRevealed, view: View) -> Scenario:
        start = centre(self._layout.regions["track"])
        movers = []
        for seat, power in enumerate(event.powers):
            end = centre(self._layout.power(seat))
            movers.append(Mover(f"power.{power}", start, end, 40, timing("card"), 0.15 * seat))
        return Scenario(movers)


def _flasks(view: View) -> list[tuple[str, int | None]]:
    """Every flask on the board: its spot and its seat, None for a grey one."""
    found: list[tuple[str, int | None]] = []
    for spot, owners in view.spots.items():
        found += [(spot, owner if isinstance(owner, int) else None) for owner in owners]
    return found


def _load(view: View, place: str) -> Amounts:
    area, _, number = place.partition(".")
    vesicle = view.vesicles[area][int(number) - 1]
    return vesicle.load if vesicle is not None else (0, 0, 0, 0, 0)


def _in_hand(*cards: str) -> frozenset[str]:
    """Cards that are on their way are not in the hand as well; those nobody sees have no name."""
    return frozenset(f"card.{card}" for card in cards if card)
