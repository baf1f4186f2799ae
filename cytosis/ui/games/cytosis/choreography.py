"""How events of Cytosis look: one small function per event; those without one just happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import RESOURCES, Amounts
from cytosis.games.cytosis.expansions import events as expansion_events
from cytosis.games.cytosis.view import View
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.games.cytosis.panels import STOCK_ORDER
from cytosis.ui.sheet import centre

Place = tuple[float, float]


class Choreographer:
    """Turns events into movers on one table."""

    def __init__(self, layout: TableLayout, players: Sequence[str]) -> None:
        self._layout = layout
        self._players = players
        self._spot: Place = centre(layout.regions["board"])  # where the last flask was set
        self._shown: View  # the table as it still looks
        self._scenes: dict[type[Event], Callable[..., Scenario]] = {
            happened.FlaskPlaced: self._flask,
            happened.FlaskExhausted: self._exhausted,
            happened.Paid: self._paid,
            happened.Gained: self._gained,
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
            happened.RowFilled: self._filled,
            happened.EventRevealed: self._event,
            happened.BoostAdded: self._boost,
            happened.FlasksReturned: self._returned,
            happened.RoundStarted: lambda event: Scenario(pause=0.9),
            expansion_events.VirusAttacked: lambda event: Scenario(pause=1.0),
            expansion_events.DiceRolled: lambda event: Scenario(pause=0.9),
            expansion_events.AttackRanked: lambda event: Scenario(pause=1.2),
        }

    def __call__(self, event: Event, view: View) -> Scenario:
        """What the event shows on a table that still looks as in ``view``."""
        self._shown = view
        scene = self._scenes.get(type(event))
        return scene(event) if scene is not None else Scenario()

    # -- places --------------------------------------------------------------------------------------------
    def _seat(self, seat: int) -> Place:
        x, y, _, height = self._layout.seats[seat]
        return x + 24, y + height / 6

    def _stock(self, seat: int, resource: str) -> Place:
        x, y, width, height = self._layout.seats[seat]
        return x + 27 + STOCK_ORDER.index(resource) * (width - 20) / 5, y + height / 2

    def _heart(self, seat: int) -> Place:
        x, y, width, height = self._layout.seats[seat]
        return x + width - 26, y + height / 6

    def _flask_of(self, seat: int) -> str:
        return f"flask.{self._players[seat]}"

    def _disk_of(self, seat: int) -> str:
        return f"disk.{self._players[seat]}"

    # -- flasks and resources ------------------------------------------------------------------------------
    def _flask(self, event: happened.FlaskPlaced) -> Scenario:
        self._spot = centre(self._layout.spots[event.spot])
        start = centre(self._layout.regions["grey"]) if event.grey else self._seat(event.seat)
        picture = "flask.grey" if event.grey else self._flask_of(event.seat)
        return Scenario([Mover(picture, start, self._spot, 60, 0.45)])

    def _exhausted(self, event: happened.FlaskExhausted) -> Scenario:
        self._spot = self._seat(event.seat)
        x, y = self._spot
        return Scenario([Mover(self._flask_of(event.seat), (x, y), (x, y + 26), 40, 0.3)])

    def _paid(self, event: happened.Paid) -> Scenario:
        return self._fly(event.amounts, lambda name: self._stock(event.seat, name), lambda name: self._spot)

    def _gained(self, event: happened.Gained) -> Scenario:
        return self._fly(event.amounts, lambda name: self._spot, lambda name: self._stock(event.seat, name))

    def _fly(self, amounts: Amounts, start: Callable[[str], Place], end: Callable[[str], Place]) -> Scenario:
        movers: list[Mover] = []
        for name, n in zip(RESOURCES, amounts, strict=True):
            for _ in range(min(n, 6)):
                delay = 0.07 * len(movers)
                movers.append(Mover(f"resource.{name}", start(name), end(name), 26, 0.38, delay))
        return Scenario(movers)

    # -- cards ---------------------------------------------------------------------------------------------
    def _bought(self, event: happened.CardBought) -> Scenario:
        start = centre(self._layout.row[event.slot])
        return Scenario([Mover(f"card.{event.card}", start, self._seat(event.seat), 60, 0.5)])

    def _completed(self, event: happened.CardCompleted) -> Scenario:
        x, y, width, height = self._layout.seats[event.seat]
        return Scenario([Mover(f"card.{event.card}", self._spot, (x + width / 2, y + height * 0.8), 64, 0.5)])

    def _used(self, event: happened.CardUsed) -> Scenario:
        self._spot = self._seat(event.seat)
        return Scenario(
            [Mover(f"card.{event.card}", self._spot, centre(self._layout.regions["discard"]), 56, 0.45)]
        )

    def _discarded(self, event: happened.CardsDiscarded) -> Scenario:
        end = centre(self._layout.regions["discard"])
        return Scenario(
            [
                Mover(f"card.{card}", centre(self._layout.row[0]), end, 60, 0.45, 0.12 * i)
                for i, card in enumerate(event.cards)
            ]
        )

    def _filled(self, event: happened.RowFilled) -> Scenario:
        start = centre(self._layout.regions["deck"])
        first = len(event.row) - event.new
        return Scenario(
            [
                Mover(f"card.{card}", start, centre(self._layout.row[first + i]), 60, 0.45, 0.12 * i)
                for i, card in enumerate(event.row[first:])
            ]
        )

    # -- points and goals ----------------------------------------------------------------------------------
    def _points(self, event: happened.PointsScored) -> Scenario:
        x, y = self._heart(event.seat)
        sign = "+" if event.points >= 0 else ""
        return Scenario(
            [
                Mover("points", self._spot, (x, y), 30, 0.4),
                Mover("", (x - 30, y + 6), (x - 30, y - 22), 22, 0.6, 0.25, f"{sign}{event.points}"),
            ]
        )

    def _marker(self, event: happened.FirstPlayerTaken) -> Scenario:
        return Scenario([Mover("first_player", self._spot, self._seat(event.seat), 34, 0.4)])

    def _goal(self, event: happened.GoalMarked) -> Scenario:
        return Scenario(
            [
                Mover(
                    self._disk_of(event.seat),
                    self._seat(event.seat),
                    centre(self._layout.regions["goals"]),
                    28,
                    0.45,
                )
            ]
        )

    # -- vesicles ------------------------------------------------------------------------------------------
    def _started(self, event: happened.VesicleStarted) -> Scenario:
        end = centre(self._layout.places[event.place])
        return Scenario([Mover(self._disk_of(event.seat), self._seat(event.seat), end, 46, 0.45)])

    def _moved(self, event: happened.VesicleMoved) -> Scenario:
        start, end = (centre(self._layout.places[place]) for place in (event.start, event.place))
        return Scenario([Mover(self._disk_of(event.seat), start, end, 46, 0.6)])

    def _bumped(self, event: happened.VesicleBumped) -> Scenario:
        start = centre(self._layout.places[event.place])
        return Scenario([Mover(self._disk_of(event.seat), start, self._seat(event.seat), 46, 0.5)])

    def _released(self, event: happened.VesicleReleased) -> Scenario:
        start = centre(self._layout.places[event.place])
        out = (self._layout.track[43][0] + 40, self._spot[1])
        return Scenario(
            [
                Mover(self._disk_of(event.seat), start, self._spot, 46, 0.4),
                Mover(self._disk_of(event.seat), self._spot, out, 46, 0.4, 0.4),
            ]
        )

    # -- the round -----------------------------------------------------------------------------------------
    def _returned(self, event: happened.FlasksReturned) -> Scenario:
        """Every flask goes home."""
        grey = centre(self._layout.regions["grey"])
        movers = [
            Mover(
                "flask.grey" if seat is None else self._flask_of(seat),
                centre(self._layout.spots[spot]),
                grey if seat is None else self._seat(seat),
                52,
                0.55,
                0.02 * i,
            )
            for i, (spot, seat) in enumerate(_flasks(self._shown))
        ]
        return Scenario(movers, 0.3, leaves=True)

    def _event(self, event: happened.EventRevealed) -> Scenario:
        x, y = centre(self._layout.regions["event"])
        return Scenario([Mover(f"event.{event.event}", (x, y - 60), (x, y), 70, 0.5)], 0.7)

    def _boost(self, event: happened.BoostAdded) -> Scenario:
        end = centre(self._layout.boosts[event.location])
        return Scenario([Mover("boost", centre(self._layout.regions["event"]), end, 48, 0.5)])


def _flasks(view: View) -> list[tuple[str, int | None]]:
    """Every flask on the board: its spot and its seat, None for a grey one."""
    found: list[tuple[str, int | None]] = []
    for spot, owners in view.spots.items():
        found += [(spot, owner if isinstance(owner, int) else None) for owner in owners]
    return found
