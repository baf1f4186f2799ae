"""The rules of Amino in words: every page is there, in both languages, and says the numbers of the data."""

from __future__ import annotations

import pytest

from cytosis.app.games import teller_of
from cytosis.app.games.amino.handbook import TOPICS
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Ruleset


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_card_and_variant_has_its_page(lang: str) -> None:
    told = teller_of(Ruleset("amino"), 4, ["A", "B", "C", "D"], Texts(lang))
    book = told.handbook()
    assert [entry.id for entry in book.entries[: len(TOPICS)]] == [f"topic.{name}" for name in TOPICS]
    assert {entry.id for entry in book.group("card")} == {
        f"card.{name}" for name in ("H2", "N2", "CH4", "NH3", "CO2", "H2O", "sunlight", "lightning")
    }
    for entry in book.entries:
        text = " ".join((entry.title, *entry.rule, entry.biology))
        assert "{" not in text and "amino." not in text and len(text) > 40, entry.id
    assert "100" in " ".join(book.search("100")[0].rule)


@pytest.mark.parametrize(("ending", "hands"), [("base", 5), ("pluto", 1), ("jupiter", None)])
def test_a_set_up_says_what_it_means(ending: str, hands: int | None) -> None:
    told = teller_of(Ruleset("amino", options={"ending": ending}), 5, ["A"] * 5, Texts("en"))
    numbers = dict(told.figures().numbers)
    assert numbers["Cards"] == 42 and numbers.get("Hands") == hands


def test_moves_lead_to_their_pages() -> None:
    told = teller_of(Ruleset("amino"), 4, ["A"] * 4, Texts("en"))
    pages = [told.page(move) for move in ("look a1", "build H2", "swap a1 b1", "play H2 a", "choose H2")]
    assert pages == ["topic.analyze", "topic.build", "topic.change", "topic.change", "topic.turn"]
    assert all(told.handbook().find(page) for page in pages)
