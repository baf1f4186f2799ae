"""The handbook: a rule for everything that can be pointed at, in both languages, right for each edition."""

from __future__ import annotations

import re

import pytest

from cytosis.app.games.cytosis.handbook import Handbook
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.handbook import Entry
from cytosis.app.words.handbook import Handbook as House
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Match, Ruleset
from tests.tables import CYTOSIS, Table

NAMES = ["Ada", "Rosalind", "Barbara", "Linus", "Lynn"]


def handbook(ruleset: Ruleset | None = None, seats: int = 4, lang: str = "en") -> Handbook:
    match = Match.new(ruleset or Ruleset(), seats, 1)
    return Handbook(Words(Texts(lang), NAMES[:seats], match.rules.catalog))  # type: ignore[attr-defined]


def rule(book: Handbook, id_: str) -> str:
    entry = book.find(id_)
    assert entry is not None, id_
    return " ".join(entry.rule)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", CYTOSIS, ids=str)
def test_everything_has_its_rule(table: Table, lang: str) -> None:
    ruleset, seats = table.ruleset, table.seats
    catalog = ruleset.rules(seats).catalog  # type: ignore[attr-defined]
    book = handbook(ruleset, seats, lang)
    wanted = {f"spot.{spot.id}" for spot in catalog.spots}
    wanted |= {f"card.{card.id}" for card in catalog.cards}
    wanted |= {f"goal.{goal.id}" for goal in catalog.goals}
    wanted |= {f"event.{event.id}" for event in catalog.events}
    assert wanted <= {entry.id for entry in book.entries}
    for entry in book.entries:
        for text in (entry.title, *entry.rule, *entry.notes, entry.biology):
            assert not re.search(r"[{}]|rule\.|biology\.", text), (entry.id, text)
        assert entry.title
        assert all(entry.rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_biology_is_two_to_five_sentences(lang: str) -> None:
    book = handbook(Ruleset(expansions=("virus", "epigenetic")), 4, lang)
    for entry in book.entries:
        if entry.group != "topic":
            assert 2 <= len(re.findall(r"[.!](?:\s|$)", entry.biology)) <= 5, (entry.id, entry.biology)


def test_numbers_are_those_of_the_game() -> None:
    assert rule(handbook(), "spot.nucleus.3") == (
        "Take 3 mRNA. Boost tokens waiting here go to the first flask placed in this area."
    )
    assert "Pay 1 carbohydrate and take 6 ATP." in rule(handbook(), "spot.mitochondria.6")
    assert "5 mRNA" in rule(handbook(), "card.MM1")
    assert "3 mRNA" in rule(handbook(Ruleset(edition="first")), "card.MM1")
    assert "after 12 rounds" in rule(handbook(), "topic.aim")
    assert "after 7 rounds" in rule(handbook(Ruleset(options={"length": "short"})), "topic.aim")


def test_editions_differ_where_their_rules_do() -> None:
    second, first = handbook(), handbook(Ruleset(edition="first"))
    assert second.find("topic.exhaust")
    assert not second.find("topic.pass")
    assert first.find("topic.pass")
    assert not first.find("topic.exhaust")
    assert first.find("event.toxicity")
    assert not second.find("event.toxicity")
    assert handbook(Ruleset(edition="italian"), 2).find("topic.limits")
    assert not handbook(Ruleset(edition="second"), 2).find("topic.limits")
    assert rule(first, "topic.winner") != rule(second, "topic.winner")
    assert not second.find("topic.virus")
    assert handbook(Ruleset(expansions=("virus",))).find("topic.virus")


def test_reconstructed_values_are_marked() -> None:
    book = handbook()
    for id_, marked in (("card.PH1", True), ("spot.nucleus.3", False), ("spot.cards.2", True)):
        entry = book.find(id_)
        assert entry is not None
        assert bool(entry.notes) == marked, id_
    insulin = book.find("card.PH3")
    assert insulin is not None
    assert insulin.notes == (
        "Reconstructed: the name. The published rules do not give it; this is our proposal.",
    )


def test_a_search_finds_the_named_thing_first() -> None:
    book = handbook()
    assert book.search("insulin")[0].title == "Insulin"
    assert book.search("GOLGI")[0].id.startswith("spot.golgi")
    assert book.search("no such word") == []
    assert "topic.vesicle" in {entry.id for entry in book.search("vesicle")}


def test_a_search_finds_first_what_is_called_so_then_what_says_the_word() -> None:
    texts = {"a": "Testosteroma", "b": "Oma", "c": "Other", "d": "More"}
    rules = {"a": "x", "b": "y", "c": "omalike", "d": "an oma"}
    book = House([Entry.of("card", id_, title, rules[id_]) for id_, title in texts.items()])
    assert [entry.id[-1] for entry in book.search("oma")] == ["b", "a", "d", "c"]
