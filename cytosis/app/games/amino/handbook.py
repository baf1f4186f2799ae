"""The rules of Amino page by page, with the chemistry behind them; numbers come from the rules data."""

from __future__ import annotations

from cytosis.app.games.amino.words import Words
from cytosis.app.words.handbook import TOPIC, Entry, Handbook

TOPICS = ("aim", "turn", "analyze", "build", "change", "draw", "scoring", "seeding", "ending", "memory")
"""The pages about the course of the game, in reading order."""

CARD = "card"


def handbook(words: Words) -> Handbook:
    """Every page, in one language."""
    return Handbook([*(_topic(words, name) for name in TOPICS), *_cards(words)])


def _topic(words: Words, name: str) -> Entry:
    texts, catalog = words.texts, words.catalog
    until = next(ending.until for ending in catalog.endings.values() if ending.until is not None)
    rule = texts.t(
        f"amino.rule.{name}",
        places=catalog.places,
        looks=catalog.looks,
        offer=catalog.offer,
        acid=catalog.amino_acid,
        until=until,
    )
    biology = texts.t(f"amino.biology.{name}") if texts.has(f"amino.biology.{name}") else ""
    return Entry.of(TOPIC, name, texts.t(f"amino.rule.{name}.title"), rule, biology=biology)


def _cards(words: Words) -> list[Entry]:
    texts = words.texts
    found = []
    for card in words.catalog.cards:
        rule = (words.about(card.id), texts.n("amino.copies", card.copies))
        biology = texts.t(f"amino.biology.{card.id}")
        found.append(Entry.of(CARD, card.id, words.card(card.id), *rule, biology=biology))
    return found
