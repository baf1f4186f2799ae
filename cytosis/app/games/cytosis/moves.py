"""A legal move as a choice in a menu: what it uses and what it gives, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from cytosis.app import teller
from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Spot
from cytosis.games.cytosis.view import View

_PLACING = ("place", "grey", "early")
_ONE_WORD = {"pass": "move.pass", "no": "move.no", "leave": "move.leave", "done": "move.done"}


class MoveTexts(teller.Moves):
    """Describes moves by their notation, for somebody who sees ``view``."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts
        self._by_kind: dict[str, Callable[[dict[str, str], View], str]] = {
            "gain": self._plain,
            "exchange": self._plain,
            "convert": self._convert,
            "buy": self._buy,
            "detox_or_steroid": self._detox_or_steroid,
            "vesicle_start": self._start,
            "vesicle_modify": self._modify,
            "vesicle_finish": self._finish,
            "enzyme": self._complete,
            "laureates": self._laureates,
        }
        self._by_verb: dict[str, Callable[[list[str], View], str]] = {
            "keep": lambda rest, view: words.listed(map(words.card, rest)),
            "take": _amounts_with(words),
            "exhaust": self._exhaust,
            "use": self._use,
            "choose": self._choose,
            "gift": _amounts_with(words),
            "trade": self._trade,
            "peek": self._peek,
            "draw": self._draw,
            "order": self._order,
            "antibodies": self._antibodies,
            "gain": _amounts_with(words),
            "lose": self._lose,
        }

    def describe(self, move: str, view: View) -> str:
        """The move in words, with the area where it happens."""
        verb, *rest = move.split()
        if verb not in _PLACING:
            return self._simple(verb, rest, view)
        spot = self._w.spots[rest[0]]
        text = self.within(move, view)
        if spot.kind in ("gain", "exchange", "buy"):  # their names say the area already
            return text
        return self._t.t("move.there", area=self._w.area(spot.area), move=text)

    def alone(self, move: str, view: View) -> str:
        """The same outside any list, where nothing else says that it is a grey flask and what that costs."""
        if not move.startswith("grey "):
            return self.describe(move, view)
        price = self._w.resource("atp", self._w.grey_price(view))
        return self._t.t("move.grey_alone", price=price, move=self.describe(f"place{move[4:]}", view))

    def within(self, move: str, view: View) -> str:
        """The same for a list under the name of the area, which is not repeated."""
        verb, *rest = move.split()
        if verb not in _PLACING:
            return self._simple(verb, rest, view)
        spot = self._w.spots[rest[0]]
        words = {"spot": rest[0], **dict(word.split("=") for word in rest[1:])}
        text = self._by_kind[spot.kind](words, view) + self._bump(words, view) + self._boost(spot.area, view)
        if verb == "grey":
            key = "move.grey_taken" if rest[0] in view.spots else "move.grey_free"
            return self._t.t(key, move=text)
        return text

    def _simple(self, verb: str, rest: list[str], view: View) -> str:
        """A move without a spot; those that are one word have a text of their own."""
        described = self._by_verb.get(verb)
        return described(rest, view) if described else self._t.t(_ONE_WORD[verb])

    def _exhaust(self, rest: list[str], view: View) -> str:
        return self._t.t("move.exhaust", what=self._w.resource(rest[0], 1))

    def _use(self, rest: list[str], view: View) -> str:
        gives = self._w.amounts(self._w.cards[rest[0]].gives)
        return self._t.t("move.use", card=self._w.card(rest[0]), what=gives)

    # -- epigenetic cards ------------------------------------------------------------------------------
    def _choose(self, rest: list[str], view: View) -> str:
        return self._t.t("move.choose", power=self._w.power(rest[0]), about=self._w.about_power(rest[0]))

    def _trade(self, rest: list[str], view: View) -> str:
        price = self._w.powers.trade_prices[RESOURCES.index(rest[0])]
        made, paid = self._w.resource(rest[0], 1), self._w.resource("atp", price)
        return self._t.t("move.trade", made=made, paid=paid)

    def _peek(self, rest: list[str], view: View) -> str:
        figures = self._w.powers
        count = min(figures.peek_cards, view.deck)
        return self._t.n("move.peek", count, price=self._w.resource("atp", figures.peek_price))

    def _draw(self, rest: list[str], view: View) -> str:
        price = self._w.resource("atp", self._w.powers.draw_price)
        return self._t.t("move.draw", card=self._w.card(rest[0]), price=price) + self._attack(rest[0])

    def _order(self, rest: list[str], view: View) -> str:
        first, *others = map(self._w.card, rest)
        return reduce(lambda so_far, card: self._t.t("move.order", cards=so_far, card=card), others, first)

    # -- viruses ---------------------------------------------------------------------------------------
    def _antibodies(self, rest: list[str], view: View) -> str:
        paid = int(rest[0])
        if not paid:
            return self._t.t("move.antibodies_none")
        count = paid * self._w.virus.per_atp
        return self._t.n("move.antibodies", count, price=self._w.resource("atp", paid))

    def _lose(self, rest: list[str], view: View) -> str:
        return self._t.t("move.lose_health") if rest == ["health"] else self._w.resource(rest[0], 1)

    def _attack(self, card: str) -> str:
        return self._t.t("move.attack") if self._w.cards[card].strain else ""

    # -- by kind of spot -------------------------------------------------------------------------------
    def _plain(self, words: dict[str, str], view: View) -> str:
        spot = self._w.spots[words["spot"]]
        if "n" in words:
            return self._pieces(spot, int(words["n"]))
        text = self._w.spot(spot.id)
        if spot.pay[0]:
            text = self._t.t("move.price", spot=text, price=self._w.resource("atp", spot.pay[0]))
        if self._w.power_of(view) == "surplus":
            text += self._t.t("move.surplus", n=self._w.powers.surplus)
        return text

    def _pieces(self, spot: Spot, n: int) -> str:
        """Where each piece has its price and the seat may take more than usual."""
        ((made, usual),) = ((name, n) for name, n in zip(RESOURCES, spot.gain, strict=True) if n)
        return self._t.t(
            "move.pieces",
            area=self._w.area(spot.area),
            usual=usual,
            made=self._w.resource(made, n),
            paid=self._w.resource("atp", n),
        )

    def _convert(self, words: dict[str, str], view: View) -> str:
        paid, made = self._w.spots[words["spot"]].converts
        n = int(words["n"])
        return self._t.t("move.convert", paid=self._w.resource(paid, n), made=self._w.resource(made, n))

    def _buy(self, words: dict[str, str], view: View) -> str:
        spot = self._w.spots[words["spot"]]
        card = str(view.row[spot.slot])
        price = self._w.price(spot.id, view)
        name = self._w.card(card)
        bonus = self._w.bonus(spot.id, view)
        if price:
            text = self._t.t("move.buy", card=name, price=self._w.resource("atp", price))
        elif bonus:
            text = self._t.t("move.buy_bonus", card=name, bonus=self._w.resource("atp", bonus))
        else:
            text = self._t.t("move.buy_free", card=name)
        text += self._attack(card)
        if "use" in words:
            return text + self._t.t("move.and_use", what=self._w.amounts(self._w.cards[card].gives))
        return text

    def _detox_or_steroid(self, words: dict[str, str], view: View) -> str:
        return self._complete(words, view) if "card" in words else self._start(words, view)

    def _start(self, words: dict[str, str], view: View) -> str:
        spot = self._w.spots[words["spot"]]
        paid, made = spot.converts
        n = int(words["n"])
        if paid == made:
            return self._t.t("move.start_same", load=self._w.resource(made, n))
        return self._t.t("move.start", paid=self._w.resource(paid, n), load=self._w.resource(made, n))

    def _modify(self, words: dict[str, str], view: View) -> str:
        return self._t.t(
            "move.modify",
            place=self._w.place(words["disk"]),
            load=self._load(words["disk"], view),
            what=self._w.resource(words["add"], 1),
        )

    def _finish(self, words: dict[str, str], view: View) -> str:
        card = self._w.cards[words["card"]]
        return self._t.t(
            "move.finish",
            card=self._w.card(card.id),
            place=self._w.place(words["disk"]),
            load=self._load(words["disk"], view),
            price=self._w.resource("atp", card.cost[0]),
            points=self._w.points(card.hp),
        )

    def _complete(self, words: dict[str, str], view: View) -> str:
        card = self._w.cards[words["card"]]
        cost, points = self._w.amounts(card.cost), self._w.points(card.hp)
        return self._t.t("move.complete", card=self._w.card(card.id), cost=cost, points=points)

    def _laureates(self, words: dict[str, str], view: View) -> str:
        if "goal" in words:
            return self._t.t("move.goal", goal=self._w.goal(words["goal"]))
        return self._t.t("move.marker", what=self._w.resource(words["take"], 1))

    # -- what comes with it ----------------------------------------------------------------------------
    def _bump(self, words: dict[str, str], view: View) -> str:
        if "bump" not in words:
            return ""
        seat, place = self._vesicle(words["bump"], view).seat, words["bump"]
        key = "move.bump_own" if seat == view.viewer else "move.bump"
        load = self._load(place, view)
        return self._t.t(key, name=self._w.seat(seat), place=self._w.place(place), load=load)

    def _boost(self, area: str, view: View) -> str:
        location = next(found.boost for found in self._w.catalog.areas if found.id == area)
        count = view.boosts.get(location, 0)
        if not count:
            return ""
        adds = next(card.adds for card in self._w.catalog.events if card.location == location)
        return self._t.t("move.boost", what=self._w.amounts(_times(adds, count)))

    def _load(self, place: str, view: View) -> str:
        return self._w.amounts(self._vesicle(place, view).load)

    def _vesicle(self, place: str, view: View) -> Any:
        area, _, number = place.partition(".")
        return view.vesicles[area][int(number) - 1]


def _amounts_with(words: Words) -> Callable[[list[str], View], str]:
    """Moves that name nothing but resources."""
    return lambda rest, view: words.amounts(_counted(rest))


def _counted(resources: list[str]) -> Amounts:
    a, b, c, d, e = (resources.count(name) for name in RESOURCES)
    return a, b, c, d, e


def _times(amounts: Amounts, n: int) -> Amounts:
    a, b, c, d, e = (each * n for each in amounts)
    return a, b, c, d, e
