"""The table as short labelled lines that read well one by one, without looking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cytosis.app import teller
from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.catalog import Card, Goal
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from cytosis.games.cytosis.expansions.virus_checks import DUMMY
from cytosis.games.cytosis.view import PendingView, SeatView, View

_BEFORE_ANTIBODIES = ("gain", "lose")
_IN_A_ROUND = ("turn", "gift", "early")
_WITH_HAND = ("keep_cards", "start_resources")
_LOOKING = ("peek", "order")
"""Decisions that begin with the round, with every card of the hand, and with cards of the deck."""


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
        """All epigenetic cards, or the one of that id or with a name that begins so, with who has them."""
        asked = only.casefold()
        named = [p for p in POWERS if p == asked or self._t.t(f"power.{p}").casefold().startswith(asked)]
        owners = {self._w.power_of(view, seat): self._w.seat(seat) for seat in range(len(view.seats))}
        lines = []
        for power in named or POWERS:
            key = "table.power_of" if power in owners else "table.power_unused"
            name, about = self._w.power(power), self._w.about_power(power)
            lines.append(self._t.t(key, power=name, about=about, name=owners.get(power, "")))
        return lines


class BoardTexts(teller.Board):
    """Describes what a view shows."""

    _w: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.modules = ModuleTexts(words)

    # -- parts of the table ----------------------------------------------------------------------------
    def whole(self, view: View) -> list[str]:
        """Everything public, and nothing else."""
        lines = [self.round(view)]
        for seat in range(len(view.seats)):
            lines += self.seat(view, seat)
        return [
            *lines,
            *self.modules.dummy(view),
            *self.modules.attack(view),
            *self.row(view),
            *self.board(view),
            *self.goals(view),
        ]

    def round(self, view: View) -> str:
        """Which round, and which event is active."""
        event = view.active_event
        key = "table.round_event" if event else "table.round"
        name = self._t.t(f"event.{event}") if event else ""
        return self._t.t(key, n=view.round, rounds=view.rounds, event=name)

    def seat(self, view: View, seat: int) -> list[str]:
        """A player as everybody sees them."""
        me = view.seats[seat]
        lines = [self._t.t("table.seat", name=self._w.seat(seat), health=me.health, stock=self.stock(me))]
        pieces = [
            self._t.n("table.flasks", me.flasks),
            self._t.n("table.disks", me.disks),
            self._t.n("table.hand_count", me.hand_count),
        ]
        if view.first_player == seat:
            pieces.append(self._t.t("table.has_marker"))
        lines.append("  " + ", ".join(pieces) + ".")
        if me.known:
            lines.append("  " + self._t.t("table.known", cards=self._w.card_list(me.known)))
        if me.completed:
            lines.append("  " + self._t.t("table.completed", cards=self._w.card_list(me.completed)))
        return [*lines, *(f"  {line}" for line in self.modules.seat(view, seat))]

    def stock(self, me: SeatView) -> str:
        """The resources a seat holds."""
        return self._w.amounts(me.stock)

    def row(self, view: View) -> list[str]:
        """The cards for sale with their prices."""
        lines = [self._t.t("table.row", deck=self._t.n("table.deck", view.deck))]
        for spot in self._w.catalog.spots:
            if spot.slot < 0:
                continue
            card = view.row[spot.slot]
            if card is None:
                text = self._t.t("table.slot_empty")
            else:
                price, bonus = self._w.price(spot.id, view), self._w.bonus(spot.id, view)
                key = "table.free_bonus" if bonus else "table.free"
                free = self._t.t(key, bonus=self._w.resource("atp", bonus))
                cost = self._w.resource("atp", price) if price else free
                needs = self._w.needs(self._w.cards[card])
                text = self._t.t("table.slot", card=self._w.card(card), price=cost, needs=needs)
            lines.append(f"  {spot.slot + 1}. {text}")
        return lines

    def board(self, view: View) -> list[str]:
        """Flasks, vesicles and boosts."""
        taken = [
            self._t.t("table.on_spot", spot=self._w.spot(spot), who=self._w.listed(map(self._flask, flasks)))
            for spot, flasks in view.spots.items()
        ]
        lines = [
            self._t.t("table.taken") if taken else self._t.t("table.all_free"),
            *(f"  {line}" for line in taken),
        ]
        lines.append(self._t.n("table.grey", view.grey))
        for area, places in view.vesicles.items():
            lying = [
                self._t.t("table.vesicle", n=i, name=self._w.seat(v.seat), load=self._w.amounts(v.load))
                for i, v in enumerate(places, 1)
                if v is not None
            ]
            free = self._t.n("table.places_free", len(places) - len(lying))
            lines.append(self._t.t("table.vesicles", area=self._w.area(area), what="; ".join([*lying, free])))
        lines += [self._t.n("log.boost", n, area=self._w.area(area)) for area, n in view.boosts.items()]
        return lines

    def goals(self, view: View) -> list[str]:
        """The goal cards and whose markers lie on them."""
        cards = {goal.id: goal for goal in self._w.catalog.goals}
        lines = [self._t.t("table.goals")]
        for goal, seats in view.goals.items():
            who = self._w.listed(map(self._w.seat, seats)) if seats else self._t.t("table.nobody")
            points = self._w.points(cards[goal].per_card)
            per = self._per(cards[goal])
            lines.append(
                "  " + self._t.t("table.goal", goal=self._w.goal(goal), points=points, per=per, who=who)
            )
        return lines

    def _per(self, goal: Goal) -> str:
        """What a goal counts: cards, or something an expansion brings."""
        if goal.counts == "antibodies":
            return self._t.n("table.per_antibodies", goal.per)
        return self._t.t("table.per_attack" if goal.counts == "attacks" else "table.per_card")

    def _flask(self, flask: int | str) -> str:
        return self._t.t("table.grey_flask") if isinstance(flask, str) else self._w.seat(flask)

    def decision(self, view: View, seat: int, kind: str) -> list[str]:
        """Where the game stands, for the one who has to choose."""
        name, me, say = self._w.seat(seat), view.seats[seat], self._t.t
        lines = [self.round(view)] if kind in _IN_A_ROUND else []
        if kind == "turn":
            lines.append(self._t.n("table.turn", me.flasks, name=name, health=me.health))
        else:
            lines.append(say("table.decision", name=name, what=self.asked(kind)))
        lines += self.modules.decision(view)
        if kind == "draft":  # nobody has cards yet
            return lines
        lines.append(say("table.stock", stock=self.stock(me)))
        if kind in _WITH_HAND:
            return [*lines, *self.hand(view, seat)]
        lines.append(say("table.hand_short", cards=self._w.card_list(me.hand or ())))
        seen = [] if kind in _LOOKING else self.modules.peeked(view, seat)  # those were just read out
        return [*lines, *seen]

    # -- cards -----------------------------------------------------------------------------------------
    def hand(self, view: View, seat: int) -> list[str]:
        """The cards of the viewer, each with what it needs."""
        cards = view.seats[seat].hand or ()
        lines = [self._t.t("table.hand"), *(f"  {self.short_card(self._w.cards[card])}" for card in cards)]
        return [*(lines if cards else [self._t.t("table.hand_empty")]), *self.modules.peeked(view, seat)]

    def short_card(self, card: Card) -> str:
        """A card in one line."""
        family = self._t.t(f"family.{card.family}")
        return self._t.t("table.card", card=self._w.card(card.id), family=family, needs=self._w.needs(card))

    def about_card(self, text: str) -> list[str]:
        """All about a card, also how sure its numbers are; what to type where there is none of that id."""
        card = self._w.cards.get(text.upper())
        if card is None:
            return [self._t.t("table.no_card", text=ascii(text[:60])[1:-1])]
        lines = [self.short_card(card)]
        if card.colour:
            lines.append(self._t.t("table.colour", colour=self._t.t(f"colour.{card.colour}")))
        if card.start:
            lines.append(self._t.t("table.way", area=self._w.area(card.start)))
        if card.receives:
            lines.append(self._t.t("table.receives", family=self._t.n(f"family.{card.receives}", 2)))
        if card.strain:
            lines.append(self._t.t("table.attack_card", n=self._w.virus.attack_loss))
        status = {card.status, *((card.status_of or {}).get(key, card.status) for key in ("hp", "gives"))}
        sure = "known" if status == {"known"} else "proposed" if "proposed" in status else "weak"
        return [*lines, self._t.t(f"table.status_{sure}")]
