"""Names and amounts of Cytosis in the language of the player: the bricks of every sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from cytosis.ai.agent import Why
from cytosis.app import teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Card, Catalog, Spot
from cytosis.games.cytosis.expansions import epigenetic_data, virus_data
from cytosis.games.cytosis.view import View


class Words(teller.Words):
    """Ids in, words out; knows the players' names and the catalog of the ruleset."""

    def __init__(self, texts: Texts, names: Sequence[str], catalog: Catalog, typed: bool = False) -> None:
        super().__init__(texts, names)
        self._typed = typed
        self.catalog = catalog
        self.cards: Mapping[str, Card] = {card.id: card for card in catalog.cards}
        self.spots: Mapping[str, Spot] = {spot.id: spot for spot in catalog.spots}
        has = catalog.expansions
        self._powers = epigenetic_data.read_figures(catalog) if "epigenetic" in has else None
        self._virus = virus_data.read_figures(catalog) if "virus" in has else None

    @property
    def powers(self) -> epigenetic_data.Figures:
        """What the epigenetic cards cost and give; only in games with them."""
        if self._powers is None:
            raise LookupError("this game has no epigenetic cards")
        return self._powers

    @property
    def virus(self) -> virus_data.Figures:
        """What a virus attack is made of; only in games with attacks."""
        if self._virus is None:
            raise LookupError("this game has no virus attacks")
        return self._virus

    def seat(self, seat: int | str) -> str:
        """The name of whoever sits there; with two players a dummy answers attacks too."""
        if isinstance(seat, str) or seat < 0:
            return self.texts.t("word.dummy")
        return super().seat(seat)

    def resource(self, resource: str, n: int) -> str:
        """``2 lipids``."""
        return f"{n} {self.texts.n(f'resource.{resource}', n)}"

    def amounts(self, amounts: Amounts) -> str:
        """``2 ATP and 1 lipid``."""
        return self.listed(self.resource(name, n) for name, n in zip(RESOURCES, amounts, strict=True) if n)

    def card(self, card: str) -> str:
        """``Insulin``, or an abbreviation as on its card; ``Insulin (PH3)`` where ids are typed."""
        short = f"ui.card.short.{card}"
        return self._with_id(short if not self._typed and self.texts.has(short) else f"card.{card}", card)

    def _with_id(self, key: str, name: str) -> str:
        return (
            self.texts.t("word.card", name=self.texts.t(key), id=name) if self._typed else self.texts.t(key)
        )

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

    def naming(self) -> Mapping[str, Callable[[str], str]]:
        """How the values of reasons become words."""
        return {
            "card": self.card,
            "goal": self.goal,
            "area": self.area,
            "resource": lambda name: self.texts.n(f"resource.{name}", 2),
            "family": lambda name: self.texts.t(f"word.one.{name}"),
        }

    def why(self, why: Why) -> str:
        """An agent's reason; of a card that nobody has shown only the family is named, in its place."""
        params = tuple(("card" if name == "family" else name, value) for name, value in why.params)
        if params == why.params:
            return super().why(why)
        named = {name: self.naming()[name](str(value)) for name, value in why.params if name in self.naming()}
        named["card"] = named.pop("family")
        return self.texts.t(f"why.{why.code}", **{**dict(why.params), **named})

    def needs(self, card: Card) -> str:
        """What completing a card takes and gives, in short."""
        if card.family == "macromolecule":
            return self.texts.t("word.gives", what=self.amounts(card.gives))
        if card.strain:
            return self.texts.t("word.attacks")
        return self.texts.t("word.needs", cost=self.amounts(card.cost), points=self.points(card.hp))

    def about_card(self, card: Card) -> str:
        """What a card does, in full."""
        scoring = self.catalog.scoring
        return self.texts.t(
            f"ui.about.{card.family}",
            cost=self.amounts(card.cost),
            points=self.points(card.hp),
            gives=self.amounts(card.gives),
            other=scoring.receptor_other,
            own=scoring.receptor_own,
            area=self.texts.t(f"ui.area.{card.start}") if card.start else "",
            loss=self.texts.n("word.health", self.virus.attack_loss) if card.strain else "",
        )

    def cut(self, event: str | None) -> int:
        """How much less every card of the row costs while that event is active."""
        return next((card.price_cut for card in self.catalog.events if card.id == event), 0)

    def price(self, spot: str, view: View, seat: int | None = None) -> int:
        """What the card at a spot of the row costs a seat, in ATP; without a seat who decides now."""
        if self.power_of(view, seat) == "free_cards":
            return 0
        return max(self.spots[spot].pay[0] - self.cut(view.active_event), 0)

    def bonus(self, spot: str, view: View) -> int:
        """The ATP that comes with the card at a spot of the row: the free one, while prices are reduced."""
        reduced = not self.spots[spot].pay[0] and self.cut(view.active_event)
        return self.catalog.switches.free_slot_bonus if reduced else 0

    def grey_price(self, view: View) -> int:
        """What a grey flask costs the seat that decides now, in ATP."""
        discount = self.power_of(view) == "grey_discount"
        return self.powers.grey_price if discount else self.catalog.setup.grey_price

    # -- epigenetic cards --------------------------------------------------------------------------------
    def power_of(self, view: View, seat: int | None = None) -> str | None:
        """The epigenetic card of a seat, as far as it is turned up; without a seat of who decides."""
        if seat is None:
            if view.pending is None:
                return None
            seat = view.pending.seat
        power: str | None = view.seats[seat].more.get("epigenetic")
        return power

    def power(self, power: str) -> str:
        """``Non-coding RNA``; ``Non-coding RNA (peek)`` where ids are typed."""
        return self._with_id(f"power.{power}", power)

    def about_power(self, power: str) -> str:
        """What an epigenetic card does, with its numbers."""
        figures = self.powers
        trades = [
            self.texts.t("word.for", what=self.resource(name, 1), price=self.resource("atp", price))
            for name, price in zip(RESOURCES, figures.trade_prices, strict=True)
            if price
        ]
        return self.texts.t(
            f"power.{power}.about",
            trades=self.listed(trades, "word.or"),
            cards=figures.peek_cards,
            price=self.resource("atp", figures.peek_price),
            draw=self.resource("atp", figures.draw_price),
            more=figures.surplus,
            grey=self.resource("atp", figures.grey_price),
            usual=self.resource("atp", self.catalog.setup.grey_price),
            early=self.resource("atp", figures.early_price),
            gifts=self.listed((self.resource(name, 1) for name in figures.gift_kinds), "word.or"),
        )

    # -- viruses -----------------------------------------------------------------------------------------
    def against(self, strain: str) -> str:
        """``against Ebola``."""
        return self.texts.t(f"against.{strain}")

    def antibodies(self, counts: Mapping[str, int]) -> str:
        """``Ebola 2, influenza 4``, or none."""
        held = (f"{self.texts.t(f'strain.{strain}')} {n}" for strain, n in counts.items() if n)
        return ", ".join(held) or self.texts.t("word.no_antibodies")

    def section(self, health: int) -> str:
        """The part of the health track, with its dice: ``red section, 1 die``."""
        tops = [top for top, _ in self.virus.sections]
        place = next((i for i, top in enumerate(tops) if health <= top), len(tops) - 1)
        colour = self.texts.t(f"section.{self.virus.section_colours[place]}")
        return self.texts.n("word.section", self.virus.dice(health), section=colour)
