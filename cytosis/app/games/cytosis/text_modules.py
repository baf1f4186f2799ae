"""What the expansions add to the table, as short labelled lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from cytosis.games.cytosis.expansions.virus_checks import DUMMY
from cytosis.games.cytosis.view import PendingView, View

_LOOKING = ("peek", "order")
_BEFORE_ANTIBODIES = ("gain", "lose")


class ModuleTexts:
    """Describes the parts of a view that only some games have; nothing where they are not played."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts

    # -- the table -------------------------------------------------------------------------------------
    def seat(self, view: View, seat: int) -> list[str]:
        """What lies open before a player."""
        me, lines = view.seats[seat], []
        power = self._w.power_of(view, seat)
        if power:
            lines.append(self._t.t("table.power", power=self._w.power(power)))
        if known := me.more.get("peeked"):
            lines.append(self._t.n("table.knows_top", known if isinstance(known, int) else len(known)))
        if "antibodies" in me.more:
            antibodies = self._w.antibodies(me.more["antibodies"])
            section = self._w.section(me.health)
            lines.append(self._t.t("table.antibodies", antibodies=antibodies, section=section))
        if me.more.get("attacks"):
            lines.append(self._t.t("table.attacks", cards=self._w.card_list(me.more["attacks"])))
        return lines

    def dummy(self, view: View) -> list[str]:
        """The dummy of two players."""
        if DUMMY not in view.more:
            return []
        antibodies = self._w.antibodies(view.more[DUMMY]["antibodies"])
        return [self._t.t("table.dummy", name=self._w.seat(DUMMY), antibodies=antibodies)]

    def attack(self, view: View) -> list[str]:
        """An attack under way: who started it, and once the dice are rolled who did how well."""
        attack = view.pending.more if view.pending else {}
        if "strain" not in attack:
            return []
        strain, buyer = self._t.t(f"strain.{attack['strain']}"), attack["buyer"]
        if buyer is None:
            lines = [self._t.t("table.attack_event", strain=strain)]
        else:
            lines = [self._t.t("table.attack", strain=strain, name=self._w.seat(buyer))]
        for place, who in enumerate(attack["ranking"]):
            lines.append(f"  {place + 1}. {self._answer(view, attack, who, place)}")
        return lines

    def _answer(self, view: View, attack: Mapping[str, Any], who: int | str, place: int) -> str:
        """One place of the ranking. Antibodies count until the first are bought: then only dice are told."""
        dice = attack["rolls"][who if isinstance(who, int) else -1]
        told = self._t.t("table.rolled", name=self._w.seat(who), dice=self._w.listed(map(str, dice)))
        if view.pending and view.pending.kind in _BEFORE_ANTIBODIES:
            more = view.seats[who].more if isinstance(who, int) else view.more[DUMMY]
            response = sum(dice) + more["antibodies"][attack["strain"]]
            told += self._t.t("table.response", response=response)
        reward = self._w.virus.rewards[place] if isinstance(who, int) else 0  # the dummy's is lost
        return told + self._reward(reward) + "."

    def _reward(self, reward: int) -> str:
        if reward > 0:
            return self._t.n("table.reward", reward)
        return self._t.t("table.penalty") if reward < 0 else ""

    # -- for one player --------------------------------------------------------------------------------
    def peeked(self, view: View, seat: int) -> list[str]:
        """What only this player knows of the deck."""
        known = view.seats[seat].more.get("peeked")
        if not isinstance(known, list) or not known:
            return []
        return [self._t.t("table.peeked", cards=self._w.card_list(known))]

    def decision(self, view: View) -> list[str]:
        """What somebody who decides must know, besides stock and hand."""
        pending = view.pending
        if pending is None:
            return []
        power = self._w.power_of(view)
        if power and pending.kind == "early":
            return [
                self._t.t("table.power_unused", power=self._w.power(power), about=self._w.about_power(power))
            ]
        if pending.kind in _LOOKING:
            return [
                self._t.t(
                    "table.looked_at", card=self._w.card(card), needs=self._w.needs(self._w.cards[card])
                )
                for card in pending.more["cards"]
            ]
        return self._own_attack(view, pending) if "strain" in pending.more else []

    def _own_attack(self, view: View, pending: PendingView) -> list[str]:
        """Where the decider stands in an attack; the rest was told, and the whole table shows it again."""
        strain, ranking = pending.more["strain"], pending.more["ranking"]
        if pending.kind in _BEFORE_ANTIBODIES:
            name, place = self._t.t(f"strain.{strain}"), ranking.index(pending.seat) + 1
            return [self._t.t("table.attack_place", strain=name, place=place, count=len(ranking))]
        have, most = view.seats[pending.seat].more["antibodies"][strain], self._w.virus.most
        return [self._t.n("table.own_antibodies", have, against=self._w.against(strain), most=most)]

    def powers(self, view: View, only: str = "") -> list[str]:
        """All epigenetic cards, or the one of that id, with who has them."""
        owners = {self._w.power_of(view, seat): self._w.seat(seat) for seat in range(len(view.seats))}
        lines = []
        for power in (only,) if only in POWERS else POWERS:
            key = "table.power_of" if power in owners else "table.power_unused"
            name, about = self._w.power(power), self._w.about_power(power)
            lines.append(self._t.t(key, power=name, about=about, name=owners.get(power, "")))
        return lines
