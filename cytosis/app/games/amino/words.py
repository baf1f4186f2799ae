"""Names of Amino in the language of the player: cards, places, atmospheres."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from cytosis.app import teller
from cytosis.app.words.i18n import Texts
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.data.catalog import Catalog


class Words(teller.Words):
    """Ids in, words out; knows the players' names and the cards of the game."""

    def __init__(self, texts: Texts, names: Sequence[str], catalog: Catalog, typed: bool = False) -> None:
        super().__init__(texts, names)
        self.catalog = catalog
        self._typed = typed

    def card(self, card: str) -> str:
        """``Methane``; with its formula where people type it."""
        name = self.texts.t(f"amino.card.{card}")
        return self.texts.t("amino.card_typed", name=name, id=card) if self._typed else name

    def cards(self, cards: Iterable[str]) -> str:
        """Cards one after the other."""
        return self.listed(map(self.card, cards))

    def place(self, place: str) -> str:
        """``Ada's third place``; with its square where people type it."""
        key = "amino.place_typed" if self._typed else "amino.place"
        return self.texts.t(key, name=self.seat(self.owner(place)), n=place[1], id=place)

    @staticmethod
    def owner(place: str) -> int:
        """Whose atmosphere a place belongs to."""
        return LETTERS.index(place[0])

    def value(self, card: str) -> int:
        """The points printed on a card; 0 for Sunlight and Lightning."""
        return next(one.value for one in self.catalog.cards if one.id == card)

    def about(self, card: str) -> str:
        """A card in one line: its name, its points or what it does, its elements."""
        found = next(one for one in self.catalog.cards if one.id == card)
        if found.elements:
            elements = " ".join(found.elements)
            return self.texts.t(
                "amino.about_gas",
                card=self.card(card),
                value=f"{found.value:+d}".replace("-", "\u2212"),
                elements=elements,
            )
        return self.texts.t(f"amino.about_{found.kind}", card=self.card(card))

    def naming(self) -> Mapping[str, Callable[[str], str]]:
        """How the values of reasons become words."""
        return {"card": self.card, "place": self.place, "seat": lambda seat: self.seat(int(seat))}
