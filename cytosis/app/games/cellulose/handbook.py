"""The rules of Cellulose page by page, with the botany behind them; numbers come from the rules data."""

from __future__ import annotations

from functools import cache

from cytosis.app.games.cellulose.words import Words
from cytosis.app.words.handbook import TOPIC, Entry, Handbook
from cytosis.engine.ruleset import Ruleset
from cytosis.games.cellulose.data.catalog import RESOURCES, Card, Scenario, Space
from cytosis.games.cellulose.ivy.facts import IvyFacts

PLACE, RESOURCE, CARD = "place", "resource", "card"
"""The groups of pages beside the topics."""

TOPICS = (
    *("aim", "sunrise", "turn", "grey", "level", "growth", "wall", "vacuole", "cards", "enzymes"),
    *("evening", "end", "signs", "ivy", "ivy_cards", "mangrove_board", "cactus", "mangrove", "short"),
)
"""The pages about the course of the game, in reading order."""

UNSURE = ("proposed", "weak")
OURS = ("mangrove_board", "cactus", "mangrove")
"""Pages whose numbers are all proposals."""
HERS = ("ivy", "ivy_cards")
"""Pages about the rival of a game alone."""


def handbook(words: Words) -> Handbook:
    """Every page, in one language."""
    return Pages(words).book()


@cache
def _solo() -> IvyFacts:
    """Ivy's numbers, also for a game without her."""
    found: IvyFacts = Ruleset("cellulose").rules(1).catalog.ivy  # type: ignore[attr-defined]
    return found


@cache
def _scenario(id_: str) -> Scenario:
    """A scenario's numbers, also for a game without it."""
    rules = Ruleset("cellulose", options={"scenario": id_}).rules(2)
    found: Scenario = rules.catalog.scenario  # type: ignore[attr-defined]
    return found


class Pages:
    """Writes the pages about one ruleset."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._texts = words.texts
        self._catalog = words.catalog
        self._numbers = self._told()

    def book(self) -> Handbook:
        """All pages in reading order."""
        return Handbook([*self._topics(), *self._places(), *self._resources(), *self._cards()])

    def _told(self) -> dict[str, object]:
        """Every number a page may name."""
        catalog, cactus, mangrove = self._catalog, _scenario("cactus"), _scenario("mangrove")
        ivy = _solo()
        return {
            **catalog.figures,
            **{f"ivy_{name}": n for name, n in ivy.figures.items()},
            **{f"ivy_{one.id}": one.bonus for one in ivy.strategies},
            "ivy_spaces": len(ivy.track),
            "ivy_first": sum(card.level == 1 for card in ivy.actions),
            "spaces": len(catalog.wall),
            "resets": self._words.listed(map(str, catalog.resets)),
            "cactus_start": cactus.water_start,
            "cactus_reward": cactus.reward_hp,
            "cactus_every": cactus.water_every,
            "cactus_most": cactus.water_most,
            "mangrove_filter": mangrove.filter,
            "filter_cost": self._words.amounts(mangrove.filter_cost),
            "mangrove_salt": mangrove.salt,
            "mangrove_network": mangrove.network,
        }

    def _rule(self, key: str) -> str:
        return self._texts.t(f"cellulose.rule.{key}", **self._numbers)

    def _paragraphs(self, name: str) -> tuple[str, ...]:
        """The rule of a topic; a long one goes on in further texts."""
        more = [f"{name}.{n}" for n in (2, 3) if self._texts.has(f"cellulose.rule.{name}.{n}")]
        return tuple(map(self._rule, (name, *more)))

    def _biology(self, key: str) -> str:
        key = f"cellulose.biology.{key}"
        return self._texts.t(key) if self._texts.has(key) else ""

    def _notes(self, status: str) -> tuple[str, ...]:
        if status not in UNSURE:
            return ()
        return (self._texts.t(f"rule.status.{status}", what=self._texts.t("rule.value.all")),)

    def _ivy_notes(self) -> tuple[str, ...]:
        """Not all of her numbers are proposals."""
        say = self._texts.t
        return tuple(
            say(f"rule.status.{status}", what=say(f"ivy.rule.{status}")) for status in ("proposed", "weak")
        )

    # -- pages -----------------------------------------------------------------------------------------
    def _topics(self) -> list[Entry]:
        return [self._topic(name) for name in TOPICS]

    def _topic(self, name: str) -> Entry:
        title, biology = self._texts.t(f"cellulose.rule.{name}.title"), self._biology(name)
        notes = self._ivy_notes() if name in HERS else self._notes("proposed" if name in OURS else "known")
        return Entry.of(TOPIC, name, title, *self._paragraphs(name), biology=biology, notes=notes)

    def _places(self) -> list[Entry]:
        areas: dict[str, list[Space]] = {}
        for space in self._catalog.spaces:
            areas.setdefault(space.id.partition(".")[0], []).append(space)
        return [self._place(area, spaces) for area, spaces in areas.items()]

    def _place(self, area: str, spaces: list[Space]) -> Entry:
        sizes = [
            self._texts.t(
                f"cellulose.place.size.{'small' if space.small else 'large'}",
                space=self._words.space(space.id),
            )
            for space in spaces
        ]
        rule = (self._rule(f"place.{area}"), " ".join(dict.fromkeys(sizes)))
        notes = self._notes(next((space.status for space in spaces if space.status in UNSURE), "known"))
        title, biology = self._texts.t(f"cellulose.place.title.{area}"), self._biology(f"place.{area}")
        return Entry.of(PLACE, area, title, *rule, biology=biology, notes=notes)

    def _resources(self) -> list[Entry]:
        found = []
        for name in RESOURCES:
            title, key = self._texts.t(f"cellulose.resource.{name}"), f"resource.{name}"
            found.append(Entry.of(RESOURCE, name, title, self._rule(key), biology=self._biology(key)))
        return found

    def _cards(self) -> list[Entry]:
        return [self._card(card) for card in self._catalog.cards]

    def _card(self, card: Card) -> Entry:
        rule = (self._words.about(card.id), self._texts.n("cellulose.copies", card.copies))
        biology, notes = self._biology(f"card.{_subject(card)}"), self._notes(card.status)
        return Entry.of(CARD, card.id, self._words.card(card.id), *rule, biology=biology, notes=notes)


def _subject(card: Card) -> str:
    """What a card shows: grains of one substance share their story."""
    return card.type if card.type in ("starch", "psv") else card.id
