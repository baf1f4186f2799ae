"""A legal move as a choice in a menu: what it uses and what it gives, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cytosis.app.words import Words
from cytosis.games.cytosis.catalog import RESOURCES, Amounts
from cytosis.games.cytosis.view import View

_PLACING = ("place", "grey")


class MoveTexts:
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

    def describe(self, move: str, view: View) -> str:
        """The move in words, with the area where it happens."""
        verb, *rest = move.split()
        if verb not in _PLACING:
            return self._simple(verb, rest)
        spot = self._w.spots[rest[0]]
        text = self.within(move, view)
        if spot.kind in ("gain", "exchange", "buy"):  # their names say the area already
            return text
        return self._t.t("move.there", area=self._w.area(spot.area), move=text)

    def within(self, move: str, view: View) -> str:
        """The same for a list under the name of the area, which is not repeated."""
        verb, *rest = move.split()
        if verb not in _PLACING:
            return self._simple(verb, rest)
        spot = self._w.spots[rest[0]]
        words = {"spot": rest[0], **dict(word.split("=") for word in rest[1:])}
        text = self._by_kind[spot.kind](words, view) + self._bump(words, view) + self._boost(spot.area, view)
        if verb == "grey":
            key = "move.grey_taken" if rest[0] in view.spots else "move.grey_free"
            return self._t.t(key, move=text)
        return text

    def _simple(self, verb: str, rest: list[str]) -> str:
        if verb == "keep":
            return self._w.listed(map(self._w.card, rest))
        if verb == "take":
            return self._w.amounts(_counted(rest))
        if verb == "exhaust":
            return self._t.t("move.exhaust", what=self._w.resource(rest[0], 1))
        if verb == "use":
            gives = self._w.amounts(self._w.cards[rest[0]].gives)
            return self._t.t("move.use", card=self._w.card(rest[0]), what=gives)
        return self._t.t("move.pass")

    # -- by kind of spot -------------------------------------------------------------------------------
    def _plain(self, words: dict[str, str], view: View) -> str:
        spot = self._w.spots[words["spot"]]
        if not spot.pay[0]:
            return self._w.spot(spot.id)
        return self._t.t("move.price", spot=self._w.spot(spot.id), price=self._w.resource("atp", spot.pay[0]))

    def _convert(self, words: dict[str, str], view: View) -> str:
        paid, made = self._w.spots[words["spot"]].converts
        n = int(words["n"])
        return self._t.t("move.convert", paid=self._w.resource(paid, n), made=self._w.resource(made, n))

    def _buy(self, words: dict[str, str], view: View) -> str:
        spot = self._w.spots[words["spot"]]
        card = str(view.row[spot.slot])
        price = self._w.price(spot.id, view.active_event)
        name = self._w.card(card)
        bonus = self._w.catalog.switches.free_slot_bonus
        if price:
            text = self._t.t("move.buy", card=name, price=self._w.resource("atp", price))
        elif bonus and not spot.pay[0] and self._w.cut(view.active_event):
            text = self._t.t("move.buy_bonus", card=name, bonus=self._w.resource("atp", bonus))
        else:
            text = self._t.t("move.buy_free", card=name)
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


def _counted(resources: list[str]) -> Amounts:
    a, b, c, d, e = (resources.count(name) for name in RESOURCES)
    return a, b, c, d, e


def _times(amounts: Amounts, n: int) -> Amounts:
    a, b, c, d, e = (each * n for each in amounts)
    return a, b, c, d, e
