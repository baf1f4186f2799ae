"""The rules of Cellulose in words: all pages, both languages, the numbers of the data."""

from __future__ import annotations

import pytest

from cytosis.app.games import teller_of
from cytosis.app.games.cellulose.handbook import TOPICS
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Ruleset


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_card_and_resource_has_its_page(lang: str, seats: int) -> None:
    ruleset = Ruleset("cellulose")
    catalog = ruleset.rules(seats).catalog  # type: ignore[attr-defined]
    book = teller_of(ruleset, seats, ["A"] * seats, Texts(lang)).handbook()
    assert [entry.id for entry in book.entries[: len(TOPICS)]] == [f"topic.{name}" for name in TOPICS]
    assert {entry.id for entry in book.group("card")} == {f"card.{card.id}" for card in catalog.cards}
    areas = {space.id.partition(".")[0] for space in catalog.spaces}
    assert {entry.id for entry in book.group("place")} == {f"place.{area}" for area in areas}
    for entry in book.entries:
        text = " ".join((entry.title, *entry.rule, entry.biology, *entry.notes))
        assert (
            "{" not in text
            and "cellulose.rule" not in text
            and "cellulose.biology" not in text
            and len(text) > 40
        ), entry.id
        assert entry.biology or entry.id in (
            "topic.turn",
            "topic.grey",
            "topic.cards",
            "topic.end",
            "topic.signs",
            "topic.short",
            "place.cards",
        )


def test_pages_say_the_numbers_of_the_data() -> None:
    book = teller_of(Ruleset("cellulose"), 4, ["A"] * 4, Texts("en")).handbook()
    pages = {entry.id: " ".join(entry.rule) for entry in book.entries}
    assert "all 18 are covered" in pages["topic.wall"]
    assert "Rewards each evening: 2" in pages["topic.vacuole"]
    assert "pay 1 Protein to filter 2 more Water" in pages["topic.mangrove"]
    assert "starts at 4" in pages["topic.cactus"]


def test_what_is_reconstructed_says_so() -> None:
    book = teller_of(Ruleset("cellulose"), 4, ["A"] * 4, Texts("en")).handbook()
    unsure = {entry.id for entry in book.entries if entry.notes}
    assert {"card.rubisco", "topic.cactus", "place.xylem"} <= unsure
    assert "topic.aim" not in unsure and "place.stomata" not in unsure


def test_moves_lead_to_their_pages() -> None:
    told = teller_of(Ruleset("cellulose"), 4, ["A"] * 4, Texts("en"))
    moves = (
        "place xylem.1 cv=2",
        "grey cards.2",
        "play vpe",
        "activate rubisco",
        "collect root",
        "grow to=s1",
        "done",
    )
    pages = [told.page(move) for move in moves]
    assert pages[:3] == ["place.xylem", "place.cards", "card.vpe"]
    assert all(told.handbook().find(page) for page in pages)


def test_a_set_up_says_what_it_means() -> None:
    told = teller_of(Ruleset("cellulose", options={"length": "short"}), 2, ["A", "B"], Texts("en"))
    numbers = dict(told.figures().numbers)
    assert numbers == {"Wall spaces": 9, "Cards": 46, "Water Level": 5}
