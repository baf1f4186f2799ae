"""A card as the seat that looks may know it: how to build it, what it brings, what is missing, its biology.

Built from the catalog, the handbook and a view; the screen only lays it out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cytosis.app.games.cytosis.handbook import Handbook
from cytosis.app.games.cytosis.pathway import Need, Path, Pathways
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.handbook import Entry
from cytosis.games.cytosis.catalog import ATP, NOTHING, RESOURCES, Card, Goal
from cytosis.games.cytosis.view import View

Piece = tuple[str, int]
"""A resource, or ``points``, and how many."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One step of the way: where, what it takes and gives, and how far the seat is."""

    title: str
    takes: tuple[Piece, ...]
    gives: tuple[Piece, ...]
    about: str
    done: bool = False
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """What else there is to know, and where every seat stands in it now."""

    title: str
    lines: tuple[str, ...]
    now: str = ""
    standing: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CloseUp:
    """One card, goal, event or power from close by; parts that do not apply are empty."""

    id: str
    title: str
    heading: str
    sub: str = ""
    visits: tuple[Visit, ...] = ()
    rule: tuple[str, ...] = ()
    points: int = 0
    earned: str = ""
    """When the points come."""
    stock: tuple[Need, ...] = ()
    missing: tuple[str, ...] = ()
    note: Note | None = None
    biology: str = ""
    doubts: tuple[str, ...] = ()
    """Which of its values are reconstructed or uncertain."""


class CloseUps:
    """Makes close-ups for one table."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts
        self._catalog = words.catalog
        self._book = Handbook(words)
        self._paths = Pathways(words.catalog)
        self._goals = {goal.id: goal for goal in words.catalog.goals}
        self._notes: dict[str, Callable[[Card, View], Note]] = {
            "enzyme": self._sets,
            "alcohol_detoxification": self._detox,
            "virus_attack": self._attack,
            "protein_hormone_receptor": self._receptor,
            "steroid_hormone_receptor": self._receptor,
            "protein_hormone": self._hormone,
            "steroid_hormone": self._hormone,
        }

    def of(self, id_: str, view: View) -> CloseUp:
        """The close-up of ``card.PH3``, ``goal.G_ENZ``, ``event.toxicity`` or ``power.trade``."""
        kind, _, name = id_.partition(".")
        entry = self._book.find(id_)
        if entry is None:
            raise LookupError(id_)
        if kind == "card":
            return self._card(self._w.cards[name], entry, view)
        if kind == "goal":
            return self._plain(entry, self._goal(self._goals[name], view), self._goals[name].per_card)
        if kind == "event":
            key = "ui.closeup.event.now" if name == view.active_event else "ui.closeup.event"
            sub = self._t.t(key, round=view.round)
            return replace(self._plain(entry, self._event(view)), sub=sub)
        return self._plain(entry, self._power(view))

    def _plain(self, entry: Entry, note: Note | None = None, points: int = 0) -> CloseUp:
        heading = self._t.t("ui.closeup.rule")
        earned = self._t.t("ui.closeup.points.end") if points else ""
        return CloseUp(
            id=entry.id,
            title=entry.title,
            heading=heading,
            rule=entry.rule,
            points=points,
            earned=earned,
            note=note,
            biology=entry.biology,
            doubts=entry.notes,
        )

    # -- cards ---------------------------------------------------------------------------------------------
    def _card(self, card: Card, entry: Entry, view: View) -> CloseUp:
        note = self._notes[card.family](card, view) if card.family in self._notes else None
        if card.strain:
            return replace(self._plain(entry, note), rule=(*entry.rule, self._w.about_card(card)))
        return self._made(card, entry, view, note)

    def _made(self, card: Card, entry: Entry, view: View, note: Note | None) -> CloseUp:
        """A card that is completed on a way of its own, or played for what it gives."""
        path = self._paths.of_card(card.id, view)
        played = card.gives != NOTHING
        visits = (self._played(card),) if played else self._visits(card, path)
        stock = self._stock(path) if path is not None and view.viewer is not None else ()
        return CloseUp(
            id=entry.id,
            title=entry.title,
            heading=self._t.t("ui.closeup.use" if played else "ui.closeup.build"),
            sub="" if played else self._t.n("ui.closeup.flasks", len(visits)),
            visits=visits,
            rule=entry.rule[:1] if len(visits) == 1 else (),
            points=card.hp,
            earned=self._earned(card),
            stock=stock,
            missing=tuple(self._missing(need) for need in stock if need.missing),
            note=note,
            biology=entry.biology,
            doubts=entry.notes,
        )

    def _played(self, card: Card) -> Visit:
        gives = _pieces(card.gives)
        return Visit(self._t.t("ui.closeup.turn"), (), gives, self._t.t("ui.closeup.step.play"), ready=True)

    def _earned(self, card: Card) -> str:
        way = "vesicle" if card.start else "stock"
        return self._t.t(f"ui.closeup.points.{way}") if card.hp else ""

    def _visits(self, card: Card, path: Path | None) -> tuple[Visit, ...]:
        if path is None:
            return ()
        if card.start:
            return self._by_vesicle(card, path)
        (step,) = path.steps
        about = self._t.t("ui.closeup.step.stock")
        points = (("points", card.hp),)
        return (Visit(self._w.area(step.area), _pieces(card.cost), points, about, False, step.ready),)

    def _converted(self, area: str) -> tuple[str, str]:
        """What a start there takes, and what the vesicle then carries."""
        return next(spot.converts for spot in self._catalog.spots if spot.area == area and spot.converts[1])

    def _by_vesicle(self, card: Card, path: Path) -> tuple[Visit, ...]:
        """A load is made, added to in the golgi, and leaves."""
        taken, made = self._converted(card.start)
        count = card.cost[RESOURCES.index(made)]
        loads = ((made, count),) if made != taken else ()
        added = tuple((name, n) for name, n in _pieces(card.cost) if name not in (made, RESOURCES[ATP]))
        finish = "lipid" if added and added[0][0] == "lipid" else "sugar"
        texts = ("read" if loads else "pack", finish, "leave")
        takes = (((taken, count),), added, ((RESOURCES[ATP], card.cost[ATP]),))
        gives = (loads, (), (("points", card.hp),))
        return tuple(
            Visit(
                self._w.area(step.area),
                takes[i],
                gives[i],
                self._t.t(f"ui.closeup.step.{texts[i]}"),
                step.done,
                step.ready,
            )
            for i, step in enumerate(path.steps)
        )

    def _stock(self, path: Path) -> tuple[Need, ...]:
        """What the steps that are left take in all."""
        need = dict.fromkeys(RESOURCES, 0)
        have: dict[str, int] = {}
        for step in path.steps:
            for one in step.needs if not step.done else ():
                need[one.resource] += one.need
                have[one.resource] = one.have
        return tuple(Need(name, n, have[name]) for name, n in need.items() if n)

    def _missing(self, need: Need) -> str:
        what, where = self._w.resource(need.resource, need.missing), self._sources(need.resource)
        return self._t.t("ui.closeup.missing", what=what, where=self._w.listed(where, "word.or"))

    def _sources(self, resource: str) -> list[str]:
        """Where a resource is to be had."""
        which = RESOURCES.index(resource)
        areas = [
            spot.area
            for spot in self._catalog.spots
            if (spot.gain[which] and spot.kind in ("gain", "exchange"))
            or (spot.kind == "convert" and spot.converts[1] == resource)
        ]
        return [self._w.area(area) for area in dict.fromkeys(areas)]

    # -- notes ---------------------------------------------------------------------------------------------
    def _count(self, view: View, seat: int, family: str) -> int:
        return sum(self._w.cards[card].family == family for card in view.seats[seat].completed)

    def _hormone(self, card: Card, view: View) -> Note:
        scoring = self._catalog.scoring
        other, own = self._w.points(scoring.receptor_other), self._w.points(scoring.receptor_own)
        standing = []
        for seat in range(len(view.seats)):
            each = scoring.receptor_own if seat == view.viewer else scoring.receptor_other
            standing.append((seat, f"+{each * self._count(view, seat, card.receives)}"))
        return Note(
            self._t.t("ui.closeup.receptors"),
            (self._t.t("ui.closeup.hormone", other=other, own=own),),
            self._t.t("ui.closeup.now"),
            tuple(standing),
        )

    def _receptor(self, card: Card, view: View) -> Note:
        scoring = self._catalog.scoring
        text = self._t.t("rule.card.receptor", other=scoring.receptor_other, own=scoring.receptor_own)
        standing = [(seat, str(self._count(view, seat, card.family))) for seat in range(len(view.seats))]
        now = self._t.t("ui.closeup.receptors_now")
        return Note(self._t.t("ui.closeup.receptors"), (text,), now, tuple(standing))

    def _sets(self, card: Card, view: View) -> Note:
        sets = [
            self._t.t("rule.enzymes.set", n=n, points=self._w.points(points))
            for n, points in enumerate(self._catalog.scoring.sets)
            if points
        ]
        colour = self._t.t("rule.card.enzyme_colour", colour=self._t.t(f"colour.{card.colour}"))
        standing = [(seat, str(len(self._colours(view, seat)))) for seat in range(len(view.seats))]
        now = self._t.t("ui.closeup.colours_now")
        lines = (colour, ", ".join(sets) + ".")
        return Note(self._t.t("ui.closeup.sets"), lines, now, tuple(standing))

    def _colours(self, view: View, seat: int) -> set[str]:
        found = {self._w.cards[card].colour for card in view.seats[seat].completed}
        return found - {""}

    def _detox(self, card: Card, view: View) -> Note:
        places = " / ".join(map(str, self._catalog.scoring.detox))
        standing = []
        for seat, shown in enumerate(view.seats):
            cards = [self._w.cards[name] for name in shown.completed]
            standing.append((seat, str(sum(one.cost[ATP] for one in cards if one.family == card.family))))
        text = self._t.t("ui.closeup.detox.about", places=places)
        now = self._t.t("ui.closeup.detox_now")
        return Note(self._t.t("ui.closeup.detox"), (text,), now, tuple(standing))

    def _attack(self, card: Card, view: View) -> Note:
        standing = []
        for seat, shown in enumerate(view.seats):
            held = int(shown.more.get("antibodies", {}).get(card.strain, 0))
            dice = self._w.virus.dice(shown.health)
            standing.append((seat, self._t.n("ui.closeup.attack_now", dice, antibodies=held)))
        text = self._t.t("ui.closeup.attack.about")
        now = self._t.t("ui.closeup.now")
        return Note(self._t.t("ui.closeup.attack"), (text,), now, tuple(standing))

    def _goal(self, goal: Goal, view: View) -> Note:
        scoring = self._catalog.scoring
        about = self._t.t("ui.info.goal", first=scoring.first_marker, most=scoring.markers_per_goal)
        seats = view.goals.get(goal.id, ())
        marked = self._w.listed(map(self._w.seat, seats)) if seats else self._t.t("ui.info.nobody")
        standing = [
            (seat, f"+{self._counted(goal, view, seat) // goal.per * goal.per_card}")
            for seat in range(len(view.seats))
        ]
        lines = (about, self._t.t("ui.info.marked", names=marked))
        return Note(self._t.t("ui.closeup.goal"), lines, self._t.t("ui.closeup.goal_now"), tuple(standing))

    def _event(self, view: View) -> Note:
        """What came before it, and how many are to come."""
        past = [self._t.t(f"event.{event}") for event in view.past_events]
        lines = [self._t.t("ui.info.past", events=", ".join(past))] if past else []
        left = self._t.n("ui.events_left", view.events)
        return Note(self._t.t("ui.closeup.events"), (*lines, left))

    def _power(self, view: View) -> Note:
        """Whose which card is, as far as they are turned up."""
        held = ((seat, shown.more.get("epigenetic")) for seat, shown in enumerate(view.seats))
        standing = tuple((seat, self._t.t(f"power.{power}")) for seat, power in held if power)
        return Note(self._t.t("ui.closeup.powers"), (), "", standing)

    def _counted(self, goal: Goal, view: View, seat: int) -> int:
        more = view.seats[seat].more
        if goal.counts == "attacks":
            return len(more.get("attacks", ()))
        if goal.counts == "antibodies":
            return sum(more.get("antibodies", {}).values())
        return self._count(view, seat, goal.counts)


def _pieces(amounts: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple((name, n) for name, n in zip(RESOURCES, amounts, strict=True) if n)
