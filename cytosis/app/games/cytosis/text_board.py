"""The table as short labelled lines that read well one by one, without looking."""

from __future__ import annotations

from cytosis.app import teller
from cytosis.app.games.cytosis.text_modules import ModuleTexts
from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.catalog import Card, Goal
from cytosis.games.cytosis.view import SeatView, View

_IN_A_ROUND = ("turn", "gift", "early")
_WITH_HAND = ("keep_cards", "start_resources")
_LOOKING = ("peek", "order")
"""Decisions that begin with the round, with every card of the hand, and with cards of the deck."""


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
