"""Names of Cellulose in the language of the player: resources, spaces, plant, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from cytosis.app import teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cellulose.data.catalog import IVY, RESOURCES, Card, Catalog, Gifts
from cytosis.games.cellulose.view import View


class Words(teller.Words):
    """Ids in, words out; knows the players' names and the facts of the game."""

    def __init__(self, texts: Texts, names: Sequence[str], catalog: Catalog, typed: bool = False) -> None:
        super().__init__(texts, names)
        self.catalog = catalog
        self._typed = typed
        self._cards = {card.id: card for card in catalog.cards}
        self._nodes = {node.id: node for node in catalog.nodes}

    def _with_id(self, name: str, id_: str) -> str:
        """The id beside the name where people type it."""
        return self.texts.t("cellulose.typed", name=name, id=id_) if self._typed else name

    def seat(self, seat: int | str) -> str:
        """The name of whoever sits there, or Ivy's."""
        return self.texts.t("rival.ivy") if int(seat) == IVY else super().seat(seat)

    # -- resources -------------------------------------------------------------------------------------
    def amount(self, kind: str, n: int) -> str:
        """``3 Water``."""
        return self.texts.n(f"cellulose.amount.{kind}", n)

    def amounts(self, amounts: Sequence[int]) -> str:
        """``3 Water and 1 Protein``; nothing where there is none."""
        return self.listed(self.amount(kind, n) for kind, n in zip(RESOURCES, amounts, strict=True) if n)

    def gifts(self, gifts: Gifts) -> str:
        """What a plant space gives."""
        items = [self.amount(kind, n) for kind, n in zip(RESOURCES, gifts.stock, strict=True) if n]
        rest = {
            "cv_water": gifts.cv_water,
            "draw": gifts.draw,
            "hp": gifts.hp,
            "exchange": gifts.photosynthesis,
        }
        items += [self.texts.n(f"cellulose.gift.{name}", n) for name, n in rest.items() if n]
        return self.listed(items)

    # -- places ----------------------------------------------------------------------------------------
    def space(self, space: str) -> str:
        """``Stomata (6 CO2)``."""
        area, _, which = space.partition(".")
        key = f"cellulose.space.{space if area == 'growth' else area}"
        return self._with_id(self.texts.t(key, n=which.rstrip("b")), space)

    def found_at(self, resource: str) -> str:
        """The places of the cell where a resource comes from."""
        kind, does = RESOURCES.index(resource), {"water": "collect_water", "carb": "photosynthesis"}
        areas = [
            space.id.partition(".")[0]
            for space in self.catalog.spaces
            if space.gain[kind] or space.action == does.get(resource)
        ]
        return self.listed(self.texts.t(f"cellulose.place.title.{area}") for area in dict.fromkeys(areas))

    def track(self, track: str) -> str:
        """``the shoot``."""
        return self.texts.t(f"cellulose.track.{track}")

    def node(self, node: str) -> str:
        """A plant space by what it brings each morning."""
        facts = self._nodes[node]
        text = self.texts.t(f"cellulose.node.{facts.track}", income=self.gifts(facts.income))
        return self._with_id(text, node)

    def step(self, node: str) -> str:
        """A step: what it costs, gives once and brings each morning."""
        facts = self._nodes[node]
        gives = self.gifts(facts.bonus)
        empty = gives == self.texts.t("word.nothing")
        key = "cellulose.step" if empty else "cellulose.step_gift"
        cost = self.amounts(facts.cost)
        return self.texts.t(key, node=self.node(node), cost=cost, gift=gives)

    def plate(self, node: str) -> tuple[str, ...]:
        """A plant space in sentences: its price, what it gives once, what it brings each morning."""
        facts, t = self._nodes[node], self.texts
        lines = [t.t("cellulose.plate.cost", what=self.amounts(facts.cost))] if any(facts.cost) else []
        gift = self.gifts(facts.bonus)
        if gift != t.t("word.nothing"):
            lines.append(t.t("cellulose.plate.gift", what=gift))
        lines.append(t.t("cellulose.plate.income", what=self.gifts(facts.income)))
        return tuple(lines)

    def does_space(self, space: str, view: View) -> str:
        """What a flask does on a space of the cell, with the numbers of now."""
        facts = next(one for one in self.catalog.spaces if one.id == space)
        figure, wall = self.catalog.figure, self.catalog.wall
        card = view.row[facts.slot] if facts.action == "take_card" else None
        return self.texts.t(
            f"cellulose.do.{facts.action}" + ("_empty" if facts.action == "take_card" and not card else ""),
            cost=self.amounts(facts.cost),
            gain=self.amounts(facts.gain),
            times=facts.times,
            price=self.amounts((figure("exchange_water"), figure("exchange_co2"), 0, 0, 0, 0)),
            level=view.water_level,
            most=min(figure("xylem_vacuole"), view.water_level),
            points=self.points(wall[view.wall]) if view.wall < len(wall) else "",
            card=self.card(card) if card else "",
        )

    def falls_to(self, space: str, view: View) -> int:
        """The Water Level after a flask was set there."""
        facts = next(one for one in self.catalog.spaces if one.id == space)
        track, scenario = self.catalog.water_track, self.catalog.scenario
        sinks = facts.action == "collect_water" or (facts.lowers and scenario.stomata_lower)
        return track[min(track.index(view.water_level) + sinks, len(track) - 1)]

    def bonus(self, node: str) -> str:
        """What may be bought on a bottom space of the mangrove."""
        action = self._nodes[node].action
        if action is None:
            return self.node(node)
        cost = self.amounts(action.cost)
        return self.texts.t(f"cellulose.bonus.{action.effect}", n=action.times, cost=cost)

    # -- cards -----------------------------------------------------------------------------------------
    def card(self, card: str) -> str:
        """``RuBisCO``."""
        return self._with_id(self.texts.t(f"cellulose.card.{card}"), card)

    def face(self, card: str) -> str:
        """Its name as it stands on the card, where there is little room."""
        return self.texts.t(f"cellulose.face.{card}")

    def cards(self, cards: Iterable[str]) -> str:
        """Cards one after the other."""
        return self.listed(map(self.card, cards))

    def about(self, card: str) -> str:
        """A card in one line: its name, cost, health and what it does."""
        facts = self._cards[card]
        return self.texts.t(
            "cellulose.about",
            card=self.card(card),
            cost=self.amounts(facts.cost),
            points=self.points(facts.hp),
            does=self._does(facts),
        )

    def uses(self, card: str) -> list[tuple[str, str]]:
        """What it does as sentences, each with when: now, later, at the end."""
        facts, t = self._cards[card], self.texts
        if facts.type != "enzyme":
            text = self._does(facts)
            return [("final" if facts.type == "specialization" else "now", text[:1].upper() + text[1:] + ".")]
        price = self.amount("protein", self.catalog.figure("activation"))
        found = [("now", t.t("cellulose.use.now", what=self._effect(facts.now)))] if facts.now else []
        return [*found, ("later", t.t("cellulose.use.later", price=price, what=self._effect(facts.then)))]

    def _does(self, facts: Card) -> str:
        t = self.texts
        if facts.type == "starch":
            return t.t("cellulose.does.starch", draw=facts.draw, discard=facts.discard)
        if facts.type == "psv":
            return t.t("cellulose.does.psv")
        if facts.type == "specialization":
            return t.t(f"cellulose.ends.{facts.ends}")
        then = self._effect(facts.then)
        if facts.now is None:
            return t.t("cellulose.does.later", then=then)
        return t.t("cellulose.does.enzyme", now=self._effect(facts.now), then=then)

    def _effect(self, effect: tuple[str, int] | None) -> str:
        return (
            self.texts.n(f"cellulose.gift.{effect[0]}", effect[1]) if effect else self.texts.t("word.nothing")
        )

    def naming(self) -> Mapping[str, Callable[[str], str]]:
        """How the values of reasons become words."""
        return {"card": self.card, "node": self.node, "seat": lambda seat: self.seat(int(seat))}
