"""The handbook: every rule where it is needed, in our own words, and the biology behind it.

One entry for each thing a player can point at, and one for each topic of the rules. All numbers come
from the catalog of the game that is played, so the page is right for its edition, modules and seats.
"""

from __future__ import annotations

from cytosis.app.games.cytosis.handbook_topics import Topics
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words import handbook
from cytosis.app.words.handbook import Entry
from cytosis.games.cytosis.catalog import ATP, CARB, NOTHING, RESOURCES, Card, EventCard, Goal, Spot
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS

UNSURE = ("proposed", "weak")
SUGARLESS = ("PH1", "PH2", "PH3")
"""Protein hormones that are no glycoproteins, although the game adds a carbohydrate to each."""


class Handbook(handbook.Handbook):
    """All entries of Cytosis, in reading order."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._t = words.texts
        self._catalog = words.catalog
        made = [*self._topics(), *self._places(), *self._resources(), *self._cards()]
        made += [*self._goals(), *self._events(), *self._powers()]
        super().__init__(made)

    # -- the rules by topic --------------------------------------------------------------------------------
    def _topics(self) -> list[Entry]:
        found = []
        for topic in Topics(self._words).all():
            notes = tuple(note for value, status in topic.unsure for note in self._notes(value, status))
            title = self._t.t(f"rule.{topic.id}.title")
            found.append(Entry.of("topic", topic.id, title, *topic.paragraphs, notes=notes))
        return found

    # -- places --------------------------------------------------------------------------------------------
    def _places(self) -> list[Entry]:
        found = []
        for area in self._catalog.areas:
            spots = [self._words.spots[spot] for spot in area.spots]
            more = [self._t.t("rule.spot.boost")] if area.boost else []
            more += [self._t.t("rule.spot.places", n=area.places)] if area.places else []
            biology = self._t.t(f"biology.area.{area.id}")
            for spot in spots:
                rule = (self._spot(spot), *more)
                notes = self._notes("spot" if spot.kind != "buy" else "pay", spot.status)
                notes += self._notes("places", area.places_status) if area.places else ()
                found.append(
                    Entry(f"spot.{spot.id}", "place", self._words.spot(spot.id), rule, biology, notes)
                )
        return found

    def _spot(self, spot: Spot) -> str:
        kind = "buy_free" if spot.kind == "buy" and spot.pay == NOTHING else spot.kind
        pay, gain = self._words.amounts(spot.pay), self._words.amounts(spot.gain)
        return self._t.t(f"rule.spot.{kind}", pay=pay, gain=gain, slot=spot.slot + 1)

    # -- resources -----------------------------------------------------------------------------------------
    def _resources(self) -> list[Entry]:
        best = max((spot.gain[ATP] for spot in self._catalog.spots if spot.pay[CARB]), default=0)
        found = []
        for name, left in zip(RESOURCES, self._catalog.scoring.leftovers, strict=True):
            rule = [self._t.t(f"rule.resource.{name}", n=best)]
            rule += [self._t.t("rule.resource.leftover", n=left)] if left else []
            title = self._t.n(f"resource.{name}", 2)
            biology = self._t.t(f"biology.resource.{name}")
            found.append(Entry.of("resource", name, capital(title), *rule, biology=biology))
        return found

    # -- cards ---------------------------------------------------------------------------------------------
    def _cards(self) -> list[Entry]:
        found = []
        for card in self._catalog.cards:
            title, notes = self._t.t(f"card.{card.id}"), self._card_notes(card)
            biology = self._card_biology(card)
            found.append(Entry.of("card", card.id, title, *self._card(card), biology=biology, notes=notes))
        return found

    def _card(self, card: Card) -> list[str]:
        points = self._words.points(card.hp)
        if card.strain:
            return [self._t.t("rule.card.attack")]
        if card.family == "macromolecule":
            return [self._t.t("rule.card.played", gives=self._words.amounts(card.gives))]
        if not card.start:
            where = "cytoplasm" if card.colour else "smooth_er"
            cost = self._words.amounts(card.cost)
            rule = [self._t.t("rule.card.stock", cost=cost, points=points, where=self._words.area(where))]
            if card.colour:
                rule.append(self._t.t("rule.card.enzyme_colour", colour=self._t.t(f"colour.{card.colour}")))
            return rule
        return [self._by_vesicle(card, points), self._answered(card)]

    def _by_vesicle(self, card: Card, points: str) -> str:
        atp, *rest = card.cost
        load = self._words.amounts((0, rest[0], rest[1], rest[2], rest[3]))
        steroid_receptor = "lipid" if card.start == "rough_er" and rest[2] else "carb"
        return self._t.t(
            "rule.card.vesicle",
            load=load,
            atp=self._words.resource("atp", atp),
            points=points,
            start=self._words.area(card.start),
            added=self._words.resource(steroid_receptor, 1),
        )

    def _answered(self, card: Card) -> str:
        scoring = self._catalog.scoring
        key = "rule.card.hormone" if card.receives else "rule.card.receptor"
        return self._t.t(key, other=scoring.receptor_other, own=scoring.receptor_own)

    def _card_biology(self, card: Card) -> str:
        if card.strain:
            return self._t.t(f"biology.strain.{card.strain}")
        if card.gives != NOTHING:
            kind = next(name for name, n in zip(RESOURCES, card.gives, strict=True) if n)
            return self._t.t(f"biology.resource.{kind}")
        if card.family == "alcohol_detoxification":
            return self._t.t("biology.family.alcohol_detoxification")
        told = self._t.t(f"biology.card.{card.id}")
        if card.family == "steroid_hormone" or card.id in SUGARLESS:
            kind = "steroid" if card.family == "steroid_hormone" else "sugar"
            told += " " + self._t.t(f"biology.simplified.{kind}")
        return told

    def _card_notes(self, card: Card) -> tuple[str, ...]:
        single = card.status_of or {}
        notes = list(self._notes("all", card.status))
        for key, status in single.items():
            if status != card.status:
                notes += self._notes(key if key in ("name", "hp", "gives") else "cost", status)
        return tuple(notes)

    def _notes(self, what: str, status: str) -> tuple[str, ...]:
        if status not in UNSURE:
            return ()
        return (self._t.t(f"rule.status.{status}", what=self._t.t(f"rule.value.{what}")),)

    # -- goals, events, powers -----------------------------------------------------------------------------
    def _goals(self) -> list[Entry]:
        found = []
        for goal in self._catalog.goals:
            title, notes = self._words.goal(goal.id), self._notes("points", goal.status)
            biology = self._goal_biology(goal)
            found.append(Entry.of("goal", goal.id, title, self._goal(goal), biology=biology, notes=notes))
        return found

    def _goal(self, goal: Goal) -> str:
        key = f"rule.goal.{goal.counts}" if goal.counts in ("attacks", "antibodies") else "rule.goal"
        return self._t.t(key, points=self._words.points(goal.per_card), per=goal.per)

    def _goal_biology(self, goal: Goal) -> str:
        family = "virus_attack" if goal.counts in ("attacks", "antibodies") else goal.counts
        return self._t.t(f"biology.family.{family}")

    def _events(self) -> list[Entry]:
        found = []
        for event in self._catalog.events:
            title, notes = self._t.t(f"event.{event.id}"), self._notes("copies", event.status)
            about = f"strain.{event.attack}" if event.attack else f"event.{event.id}"
            biology = self._t.t(f"biology.{about}")
            found.append(
                Entry.of("event", event.id, title, *self._event(event), biology=biology, notes=notes)
            )
        return found

    def _event(self, event: EventCard) -> list[str]:
        if event.attack:
            return [self._t.t("rule.event.virus")]
        if event.loses:
            steps = [
                self._t.t("rule.event.toxicity.step", **{"from": n, "lose": lost}) for n, lost in event.loses
            ]
            return [self._t.t("rule.event.toxicity", steps="; ".join(steps))]
        if event.price_cut:
            bonus = self._catalog.switches.free_slot_bonus
            rule = [self._t.t("rule.event.reduce", cut=self._words.resource("atp", event.price_cut))]
            if bonus:
                rule.append(self._t.t("rule.event.reduce_bonus", bonus=self._words.resource("atp", bonus)))
            return rule
        where = self._words.area(event.location)
        return [self._t.t("rule.event.boost", adds=self._words.amounts(event.adds), where=where)]

    def _powers(self) -> list[Entry]:
        if "epigenetic" not in self._catalog.expansions:
            return []
        words, biology = self._words, self._t.t("biology.power")
        return [
            Entry.of(
                "power", name, self._t.t(f"power.{name}"), sentence(words.about_power(name)), biology=biology
            )
            for name in POWERS
        ]


def capital(text: str) -> str:
    """With a capital at the beginning, except where the word has its own way, as mRNA."""
    return text if text[1:2].isupper() else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A phrase as a sentence of its own."""
    return f"{capital(text)}."
