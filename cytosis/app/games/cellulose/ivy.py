"""Ivy in words: her strategies, her action cards bar by bar, why a bar fails, her mat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cytosis.app.games.cellulose.words import Words
from cytosis.engine.errors import Illegal
from cytosis.games.cellulose.data.catalog import TYPES
from cytosis.games.cellulose.ivy.facts import ANY, OWN, ActionCard, Bar, IvyFacts, Play
from cytosis.games.cellulose.ivy.view import IvyView


class IvyTexts:
    """Says what she does and why."""

    def __init__(self, words: Words, facts: IvyFacts) -> None:
        self._w = words
        self._t = words.texts
        self._facts = facts
        self._actions = {action.id: action for action in facts.actions}

    def say(self, key: str, **values: object) -> str:
        """A text of the catalogue."""
        return self._t.t(key, **values)

    def cards(self, cards: Iterable[str]) -> str:
        """Cell component cards by name."""
        return self._w.cards(cards)

    def listed(self, items: Iterable[str]) -> str:
        """One after the other."""
        return self._w.listed(items)

    # -- names -----------------------------------------------------------------------------------------
    def strategy(self, strategy: str) -> str:
        """``Growth``."""
        return self._t.t(f"ivy.strategy.{strategy}")

    def action(self, card: str) -> str:
        """What an action card is called."""
        return self._t.t(f"ivy.action.{card}")

    def kind(self, kind: str) -> str:
        """A kind of card, or a card."""
        return self._t.t(f"ivy.type.{kind}") if kind in (*TYPES, OWN) else self._w.card(kind)

    def kinds(self, kinds: Iterable[str]) -> str:
        """``Enzyme or Starch``."""
        return self._w.listed(map(self.kind, kinds), "word.or")

    # -- her action cards ------------------------------------------------------------------------------
    def bars(self, card: str) -> list[str]:
        """What an action card tells her to do, from the top."""
        return [self.bar(bar) for bar in self._actions[card].bars]

    def bar_of(self, card: str, number: int) -> str:
        """One bar of a card."""
        return self.bar(self._actions[card].bars[number])

    def bar(self, bar: Bar) -> str:
        """``with fewer than 4 cards in hand: a card of the row (Enzyme)``."""
        condition = self._condition(bar)
        what = self._what(bar)
        return self._t.t("ivy.bar.if", condition=condition, what=what) if condition else what

    def _condition(self, bar: Bar) -> str:
        if bar.hand_below:
            return self._t.t("ivy.if.hand_below", n=bar.hand_below)
        if bar.has:
            return self._t.t("ivy.if.has", type=self.kind(bar.has))
        if bar.strategy == ANY:
            return self._t.t("ivy.if.any")
        return self._t.t("ivy.if.strategy", strategy=self.strategy(bar.strategy)) if bar.strategy else ""

    def _what(self, bar: Bar) -> str:
        key = f"ivy.bar.{bar.do}"
        shown = {"ribosome": bar.hp, "mitochondria": bar.hp, "water": bar.cv, "lesser": bar.cv}
        if bar.double:
            key = "ivy.bar.double"
        elif bar.least:
            key = "ivy.bar.wall_least"
        elif not shown.get(bar.do, 1):
            key = f"ivy.bar.{bar.do}_only"
        return self._t.t(
            key,
            points=self._w.points(bar.hp),
            least=self._w.points(bar.least),
            cv=self._w.amount("water", bar.cv),
            types=self.kinds(bar.types),
            n=self._facts.figure("gathered"),
        )

    def plays(self, card: str) -> str:
        """Which cards she may play afterwards; empty where the card names none."""
        plays = self._actions[card].play
        return self._t.t("ivy.plays", what=self._w.listed(map(self._play, plays), "word.or")) if plays else ""

    def _play(self, play: Play) -> str:
        kind = self.kind(play.type)
        return self._t.t("ivy.play.enzyme", kind=kind, n=play.activate) if play.activate else kind

    def why(self, failed: Illegal) -> str:
        """Why she cannot do a bar."""
        naming: dict[str, Any] = {
            "type": self.kind,
            "types": self.kinds,
            "strategy": self.strategy,
            "area": lambda area: self._t.t(f"ivy.area.{area}"),
            "least": self._w.points,
            "points": self._w.points,
        }
        values = {name: naming[name](value) if name in naming else value for name, value in failed.params}
        return self._t.t(f"ivy.why.{failed.code}", **values)

    def failed(self, card: str, bar: int, why: Illegal) -> str:
        """A bar with the reason why she cannot do it."""
        return self._t.t("ivy.log.failed", bar=begun(self.bar_of(card, bar)), why=self.why(why))

    def tried(self, card: str, bars: Sequence[Illegal | None]) -> tuple[str, ...]:
        """A card bar by bar: those that failed and why, the one she does, those she did not come to."""
        found = []
        for i, bar in enumerate(self.bars(card)):
            if i >= len(bars):
                found.append(self._t.t("ivy.say.open", n=i + 1, bar=bar))
                continue
            why = bars[i]
            said = self._t.t("ivy.say.does", bar=bar) if why is None else self.failed(card, i, why)
            found.append(self._t.t("ivy.say.tried", n=i + 1, what=begun(said)))
        plays = self.plays(card)
        return (*found, plays) if plays else tuple(found)

    def about(self, card: str) -> list[str]:
        """A whole action card: its name, its bars, what it lets her play."""
        facts: ActionCard = self._actions[card]
        lines = [self._t.t("ivy.about", card=self.action(card), level=self._t.t(f"ivy.level.{facts.level}"))]
        lines += [f"  {n}. {bar}" for n, bar in enumerate(self.bars(card), 1)]
        plays = self.plays(card)
        return [*lines, f"  {plays}"] if plays else lines

    # -- her mat ---------------------------------------------------------------------------------------
    def mat(self, ivy: IvyView) -> list[str]:
        """All that lies before her."""
        level = self._t.t(f"option.solo.{ivy.level}")
        stock = [self._w.amount(kind, n) for kind, n in ivy.stock.items() if n]
        key = "cellulose.table.stock_grey" if ivy.grey else "cellulose.table.stock"
        lines = [
            self._t.t(key, what=self._w.listed(stock), markers=ivy.markers, grey=ivy.grey),
            self._t.t("ivy.table.map", where=self.where(ivy.map)),
            self._t.t("ivy.table.growth", n=ivy.growth, most=len(self._facts.track)),
            self._t.t("cellulose.table.vacuole", n=ivy.vacuole, track=ivy.track),
        ]
        for about, named in (
            ("ivy.table.strategies", [self.strategy(one) for one in ivy.strategies]),
            ("ivy.table.hand", [self._w.card(card) for card in ivy.hand]),
            ("ivy.table.enzymes", [self._w.card(card) for card in ivy.enzymes]),
            ("ivy.table.played", [self._w.card(card) for card in ivy.played]),
        ):
            if named:
                lines.append(self._t.t(about, what=self._w.listed(named)))
        lines.append(
            self._t.t("ivy.table.actions", n=ivy.deck_count, gone=len(ivy.discard), aside=len(ivy.aside))
        )
        head = self._t.t("ivy.table.head", level=level, total=self._w.points(ivy.total))
        return [head, *(f"  {line}" for line in lines)]

    def about_strategy(self, strategy: str) -> tuple[str, ...]:
        """What moves her towards an edge, and what she has there."""
        at = self._facts.place(strategy)
        cards = [
            self._w.catalog.cards[card] for card, towards in self._facts.moved_by.items() if towards == at
        ]
        kinds = dict.fromkeys(
            self.kind(card.type) if card.type in ("psv", "enzyme") else self._w.card(card.id)
            for card in cards
        )
        key = "ivy.moved_by.reward" if strategy == "central_vacuole" else "ivy.moved_by"
        key = "ivy.moved_by.growth" if strategy == "growth" else key
        lines = [self._t.t(key, cards=self._w.listed(kinds, "word.or"))]
        if self._facts.bonuses:
            bonus = self._facts.strategies[at].bonus
            lines.append(self._t.t(f"ivy.strategy.{strategy}.about", n=bonus))
        return tuple(lines)

    def about_space(self, number: int) -> tuple[str, ...]:
        """A space of her growth track in sentences, counted from 0."""
        space, say = self._facts.track[number], self._t
        six = self._facts.figure("gathered")
        once = (
            [say.n("ivy.space.arrows", space.arrows, strategy=self.strategy("growth"))]
            if space.arrows
            else []
        )
        once += [self._w.points(space.hp)] if space.hp else []
        once += [say.n("cellulose.gift.draw", space.draw)] if space.draw else []
        daily = [say.t("ivy.space.lesser", n=six)] * space.lesser
        daily += [say.n("cellulose.gift.cv_water", space.cv_water)] if space.cv_water else []
        daily += [say.n("cellulose.gift.exchange", space.photosynthesis)] if space.photosynthesis else []
        lines = [say.t("ivy.space.needs", strategy=self.strategy(space.needs))] if space.needs else []
        lines += [say.t("ivy.space.once", what=self._w.listed(once))] if once else []
        lines += [say.t("ivy.space.daily", what=self._w.listed(daily))] if daily else []
        return tuple(lines) or (say.t("ivy.space.start"),)

    def where(self, place: tuple[int, int]) -> str:
        """A place on her map, as steps towards its edges."""
        found = []
        for strategy in self._facts.strategies:
            steps = place[0] * strategy.way[0] + place[1] * strategy.way[1]
            if steps > 0:
                key = "ivy.map.edge" if steps == self._facts.figure("edge") else "ivy.map.steps"
                found.append(self._t.n(key, steps, strategy=self.strategy(strategy.id)))
        return self._w.listed(found) if found else self._t.t("ivy.map.middle")


def begun(text: str) -> str:
    """As the beginning of a sentence."""
    return text[:1].upper() + text[1:]
