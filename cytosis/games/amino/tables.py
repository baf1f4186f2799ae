"""What the rules look up all the time, worked out once from the catalog."""

from __future__ import annotations

from cytosis.games.amino.data.catalog import LIGHTNING, SUNLIGHT, Catalog


class Tables:
    """Positions, values and element masks of one table size."""

    def __init__(self, catalog: Catalog) -> None:
        kinds = [card.kind for card in catalog.cards]
        self.catalog = catalog
        self.seats = catalog.seats
        self.size = catalog.places
        self.places = catalog.seats * catalog.places
        self.all_places = (1 << self.places) - 1
        self.values = tuple(card.value for card in catalog.cards)
        self.sunlight = kinds.index(SUNLIGHT)
        self.lightning = kinds.index(LIGHTNING)
        self.elements = tuple(
            sum(1 << i for i, element in enumerate(catalog.elements) if element in card.elements)
            for card in catalog.cards
        )
        self.all_elements = (1 << len(catalog.elements)) - 1
        self.copies = tuple(card.copies for card in catalog.cards)
        self.deck = bytes(i for i, card in enumerate(catalog.cards) for _ in range(card.copies))
