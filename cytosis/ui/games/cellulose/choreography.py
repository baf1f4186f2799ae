"""How events of Cellulose look: one small function per event; those without one just happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY, NOBODY, RESOURCES, Amounts
from cytosis.games.cellulose.view import View
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.games.cellulose.layout import Place, timing
from cytosis.ui.paint.sheet import centre
from cytosis.ui.paint.theme import load_theme

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

STREAM = 6
"""So many pieces fly at most; more would only take longer."""
FAR = 1000.0
"""What is painted by how far it has come moves so far to the right, unseen."""


class Choreographer:
    """Turns events into movers on one table."""

    def __init__(self, design: CelluloseDesign) -> None:
        self._design = design
        self._ids = [player.id for player in load_theme().seated(design.table.looks).players]
        self._spot: Place = (0.0, 0.0)
        """Where the last flask was set, or what else happens now happens."""
        self._scenes: dict[type[Event], Callable[..., Scenario]] = {
            happened.RoundStarted: lambda event, view: Scenario(pause=timing("dawn"), leaves=True),
            happened.IncomeTaken: self._income,
            happened.MarkerPlaced: self._flask,
            happened.MarkerReclaimed: self._reclaim,
            happened.Paid: self._paid,
            happened.Gained: self._gained,
            happened.VacuoleFilled: self._filled,
            happened.WaterSank: self._sank,
            happened.WaterReset: self._sank,
            happened.SugarMade: self._sugar,
            happened.WallBuilt: self._wall,
            happened.PlantGrew: self._grew,
            happened.FirstPlayerTaken: self._first,
            happened.CardTaken: self._took,
            happened.CardsDrawn: self._drew,
            happened.CardsDiscarded: self._discarded,
            happened.CardPlayed: self._played,
            happened.EnzymeActivated: self._activated,
            happened.PointsScored: self._points,
            happened.EveningBegan: self._home,
            happened.VacuoleRewarded: self._rewarded,
            happened.RowFilled: self._filled_up,
        }

    def __call__(self, event: Event, view: View) -> Scenario:
        """What the event shows on a table that still looks like that."""
        scene = self._scenes.get(type(event))
        return scene(event, view) if scene is not None else Scenario()

    # -- places --------------------------------------------------------------------------------------------
    @property
    def _at(self) -> Any:
        return self._design.at

    def _stock(self, seat: int, resource: str) -> Place:
        return self._design.seats.stock(seat, resource)

    def _hand(self, seat: int, view: View) -> Place:
        """Where a card of that seat is: the hand itself for who looks."""
        if view is not None and view.viewer == seat:
            return centre(self._at.regions["hand"])
        return self._design.seats.heart(seat)

    def _lobe(self, seat: int) -> Place:
        return centre(self._at.lobes[seat])

    def _picture(self, seat: int, grey: bool) -> str:
        return "flask.grey" if grey else f"flask.{self._ids[seat]}"

    def _stream(
        self, amounts: Amounts, start: Callable[[str], Place], end: Callable[[str], Place]
    ) -> list[Mover]:
        """A few pieces of each resource, one after the other."""
        found: list[Mover] = []
        for name, n in zip(RESOURCES, amounts, strict=True):
            for _ in range(min(n, max(STREAM - len(found), 1)) if n else 0):
                delay = 0.06 * len(found)
                found.append(Mover(f"cellulose.{name}", start(name), end(name), 26, timing("cube"), delay))
        return found

    # -- flasks --------------------------------------------------------------------------------------------
    def _flask(self, event: happened.MarkerPlaced, view: View) -> Scenario:
        self._spot = centre(self._at.spots[event.space])
        own = view is not None and view.viewer == event.seat
        start = centre(self._at.regions["flasks"]) if own else self._design.seats.heart(event.seat)
        return Scenario(
            [Mover(self._picture(event.seat, event.grey), start, self._spot, 54, timing("flask"), kind="set")]
        )

    def _reclaim(self, event: happened.MarkerReclaimed, view: View) -> Scenario:
        start = centre(self._at.spots[event.space])
        end = self._design.seats.heart(event.seat)
        return Scenario(
            [Mover(self._picture(event.seat, event.grey), start, end, 50, timing("flask"))], leaves=True
        )

    def _home(self, event: happened.EveningBegan, view: View) -> Scenario:
        """All flasks glide home, and dusk falls."""
        movers = [
            Mover(
                self._picture(seat, colour == "grey"),
                centre(self._at.spots[space]),
                self._design.seats.heart(seat),
                46,
                timing("home"),
            )
            for space, lying in view.spaces.items()
            for seat, colour in lying
        ]
        return Scenario(movers, pause=timing("dusk"), leaves=True)

    # -- resources -----------------------------------------------------------------------------------------
    def _paid(self, event: happened.Paid, view: View) -> Scenario:
        end = self._spot if event.why != "salt" else centre(self._at.regions["xylem_track"])
        return Scenario(
            self._stream(event.amounts, lambda name: self._stock(event.seat, name), lambda name: end)
        )

    def _gained(self, event: happened.Gained, view: View) -> Scenario:
        return Scenario(
            self._stream(event.amounts, lambda name: self._spot, lambda name: self._stock(event.seat, name))
        )

    def _income(self, event: happened.IncomeTaken, view: View) -> Scenario:
        """Income flies from the plate where the marker stands."""
        start = self._design.seats.heart(event.seat)
        if event.seat != IVY:
            me = view.seats[event.seat]
            start = centre(self._at.nodes[me.root if event.why == "root" else me.shoot])
        movers = self._stream(event.amounts, lambda name: start, lambda name: self._stock(event.seat, name))
        if event.cv_water:
            movers.append(Mover("cellulose.water", start, self._lobe(event.seat), 26, timing("cube"), 0.1))
        return Scenario(movers)

    def _sugar(self, event: happened.SugarMade, view: View) -> Scenario:
        """Water and carbon dioxide meet, and a sugar comes of them."""
        seat, flight = event.seat, timing("cube")
        movers = [
            Mover(f"cellulose.{name}.six", self._stock(seat, name), self._spot, 34, flight)
            for name in ("water", "co2")
        ]
        end = self._stock(seat, "carb")
        movers += [
            Mover("cellulose.carb", self._spot, end, 32, flight, flight + 0.1 * i) for i in range(event.times)
        ]
        return Scenario(movers)

    # -- water ---------------------------------------------------------------------------------------------
    def _filled(self, event: happened.VacuoleFilled, view: View) -> Scenario:
        end = self._lobe(event.seat)
        count = min(event.water, 4)
        return Scenario(
            [Mover("cellulose.water", self._spot, end, 28, timing("cube"), 0.08 * i) for i in range(count)]
        )

    def _sank(self, event: happened.WaterSank | happened.WaterReset, view: View) -> Scenario:
        """The surface moves; the vessel is painted by how far it has come."""
        if event.level == view.water_level:
            return Scenario()
        name = f"level.{view.water_level}.{event.level}"
        return Scenario(
            [Mover(name, (0.0, 0.0), (FAR, 0.0), 1.0, timing("water"), kind="slide")],
            hides=frozenset(("level",)),
        )

    def _rewarded(self, event: happened.VacuoleRewarded, view: View) -> Scenario:
        """The lobe pours out over the track, and the drop steps up."""
        me = view.ivy if event.seat == IVY and view.ivy is not None else view.seats[event.seat]
        before = me.track
        drop = f"cellulose.drop.{self._ids[event.seat]}"
        start, end = self._at.reward(before), self._at.reward(event.track)
        movers = [
            Mover("cellulose.water", self._lobe(event.seat), end, 28, timing("cube"), 0.06 * i)
            for i in range(min(event.water, 5))
        ]
        movers.append(
            Mover(drop, (start[0], start[1] - 17), (end[0], end[1] - 17), 27, timing("step"), timing("cube"))
        )
        return Scenario(movers, hides=frozenset((f"drop.{event.seat}",)))

    # -- wall and plant ------------------------------------------------------------------------------------
    def _wall(self, event: happened.WallBuilt, view: View) -> Scenario:
        end = self._at.stones[event.space]
        self._spot = end
        start = (end[0], end[1] - 90) if event.seat == NOBODY else self._stock(event.seat, "carb")
        return Scenario(
            [
                Mover(
                    "cellulose.stone.done",
                    start,
                    end,
                    self._at.radius * 2 * 140 / 88,
                    timing("stone"),
                    kind="set",
                )
            ]
        )

    def _grew(self, event: happened.PlantGrew, view: View) -> Scenario:
        """The branch swells from stem to tip, then the seed hops."""
        self._spot = end = centre(self._at.nodes[event.node])
        seed = f"cellulose.seed.{self._ids[event.seat]}"
        x, y = centre(self._at.nodes[event.start])
        swell = Mover(
            f"branch.{event.start}.{event.node}", (0.0, 0.0), (FAR, 0.0), 1.0, timing("grow"), kind="slide"
        )
        hop = Mover(seed, (x, y - 30), (end[0], end[1] - 30), 30, timing("flask"), timing("grow") * 0.6)
        return Scenario([swell, hop], hides=frozenset((f"seed.{event.seat}.{event.track}",)))

    # -- cards ---------------------------------------------------------------------------------------------
    def _took(self, event: happened.CardTaken, view: View) -> Scenario:
        start = centre(self._at.row[event.slot])
        mover = Mover(
            f"cellulose.card.{event.card}", start, self._hand(event.seat, view), 110, timing("card")
        )
        return Scenario([mover], hides=frozenset((f"row.{event.slot}",)))

    def _drew(self, event: happened.CardsDrawn, view: View) -> Scenario:
        start, end = centre(self._at.regions["deck"]), self._hand(event.seat, view)
        count = min(event.count, 4)
        return Scenario(
            [Mover("cellulose.back", start, end, 76, timing("card"), 0.12 * i) for i in range(count)]
        )

    def _discarded(self, event: happened.CardsDiscarded, view: View) -> Scenario:
        end = centre(self._at.regions["discard"])
        if event.seat != NOBODY:
            start = [self._hand(event.seat, view)] * len(event.cards)
        else:
            start = [
                centre(self._at.row[view.row.index(card)]) if card in view.row else end
                for card in event.cards
            ]
        movers = [
            Mover(f"cellulose.row.{card}", place, end, 80, timing("card"), 0.1 * i)
            for i, (card, place) in enumerate(zip(event.cards, start, strict=True))
        ]
        return Scenario(movers, leaves=event.seat == NOBODY)

    def _filled_up(self, event: happened.RowFilled, view: View) -> Scenario:
        start = centre(self._at.regions["deck"])
        places = [centre(box) for box in self._at.row[len(self._at.row) - event.new :]] if event.new else []
        return Scenario(
            [
                Mover("cellulose.back", start, end, 76, timing("card"), 0.12 * i)
                for i, end in enumerate(places)
            ]
        )

    def _played(self, event: happened.CardPlayed, view: View) -> Scenario:
        start, end = self._hand(event.seat, view), self._design.seats.heart(event.seat)
        self._spot = centre(self._at.regions["vacuole"])
        middle = (start[0] + (end[0] - start[0]) * 0.4, start[1] - 150)
        return Scenario(
            [Mover(f"cellulose.card.{event.card}", start, middle, 180, timing("card"))],
            pause=timing("card") + 0.25,
        )

    def _activated(self, event: happened.EnzymeActivated, view: View) -> Scenario:
        x, y = self._design.seats.heart(event.seat)
        self._spot = (x - 200, y)
        return Scenario(
            [Mover(f"cellulose.card.{event.card}", (x - 60, y), (x - 260, y), 130, timing("card"))]
        )

    def _first(self, event: happened.FirstPlayerTaken, view: View) -> Scenario:
        end = self._design.seats.heart(event.seat)
        return Scenario([Mover("cellulose.first", self._spot, end, 40, timing("flask"))])

    def _points(self, event: happened.PointsScored, view: View) -> Scenario:
        """Hearts rise from where they were earned."""
        if not event.points:
            return Scenario()
        x, y = self._design.seats.heart(event.seat)
        start = self._spot if self._spot != (0.0, 0.0) else (x, y)
        flight = Mover("cellulose.heart", start, (x, y), 34, timing("flask"))
        return Scenario(
            [
                flight,
                Mover("", (x - 34, y + 6), (x - 34, y - 22), 22, timing("flask"), text=f"+{event.points}"),
            ]
        )
