"""Names and amounts of Cytosis in the language of the player: the bricks of every sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from cytosis.ai.agent import Why
from cytosis.app.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Card, Catalog, Spot


class Words:
    """Ids in, words out; knows the players' names and the catalog of the ruleset."""

    def __init__(self, texts: Texts, names: Sequence[str], catalog: Catalog) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.catalog = catalog
        self.cards: Mapping[str, Card] = {card.id: card for card in catalog.cards}
        self.spots: Mapping[str, Spot] = {spot.id: spot for spot in catalog.spots}

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.names[seat]

    def listed(self, items: Iterable[str]) -> str:
        """``a, b and c``."""
        *rest, last = list(items) or [self.texts.t("word.nothing")]
        return self.texts.t("word.and", rest=", ".join(rest), last=last) if rest else last

    def resource(self, resource: str, n: int) -> str:
        """``2 lipids``."""
        return f"{n} {self.texts.n(f'resource.{resource}', n)}"

    def amounts(self, amounts: Amounts) -> str:
        """``2 ATP and 1 lipid``."""
        return self.listed(self.resource(name, n) for name, n in zip(RESOURCES, amounts, strict=True) if n)

    def card(self, card: str) -> str:
        """``Insulin (PH3)``: the id is what a player types."""
        return self.texts.t("word.card", name=self.texts.t(f"card.{card}"), id=card)

    def card_list(self, cards: Iterable[str]) -> str:
        """Cards one after the other; some names hold a comma-like pause, so semicolons part them."""
        return "; ".join(map(self.card, cards)) or self.texts.t("word.none")

    def goal(self, goal: str) -> str:
        """The name of a goal card."""
        return self.texts.t(f"goal.{goal}")

    def area(self, area: str) -> str:
        """The short name of an area."""
        return self.texts.t(f"short.{area}")

    def spot(self, spot: str) -> str:
        """The name of a spot."""
        return self.texts.t(f"spot.{spot}")

    def at(self, spot: str) -> str:
        """Where, in the middle of a sentence: ``in the nucleus (3)``."""
        return self.texts.t(f"at.{spot}")

    def place(self, place: str) -> str:
        """A place for a vesicle: ``Golgi 2``."""
        area, _, number = place.partition(".")
        return self.texts.t("word.place", area=self.area(area), n=number)

    def why(self, why: Why) -> str:
        """An agent's reason for its move, as a sentence."""
        naming: dict[str, Callable[[str], str]] = {
            "card": self.card,
            "goal": self.goal,
            "area": self.area,
            "resource": lambda name: self.texts.n(f"resource.{name}", 2),
        }
        params = {name: naming[name](str(value)) if name in naming else value for name, value in why.params}
        return self.texts.t(f"why.{why.code}", **params)

    def points(self, n: int) -> str:
        """``3 points``."""
        return self.texts.n("word.points", n)

    def needs(self, card: Card) -> str:
        """What completing a card takes and gives, in short."""
        if card.family == "macromolecule":
            return self.texts.t("word.gives", what=self.amounts(card.gives))
        return self.texts.t("word.needs", cost=self.amounts(card.cost), points=self.points(card.hp))

    def cut(self, event: str | None) -> int:
        """How much less every card of the row costs while that event is active."""
        return next((card.price_cut for card in self.catalog.events if card.id == event), 0)

    def price(self, spot: str, event: str | None) -> int:
        """What the card at a spot of the row costs now, in ATP."""
        return max(self.spots[spot].pay[0] - self.cut(event), 0)
