"""The answers a person can pick from, with their pictures, and why others are closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.narrate import Narrator
from cytosis.app.games.cytosis.preview import Effect, Previews
from cytosis.app.games.cytosis.words import Words
from cytosis.engine.errors import CytosisError
from cytosis.engine.match import Match
from cytosis.games.cytosis.catalog import NOTHING, RESOURCES, Amounts
from cytosis.games.cytosis.view import View
from cytosis.ui.paint.painter import Bit
from cytosis.ui.table.ask import BITS
from cytosis.ui.table.ask_panel import Option
from cytosis.ui.table.picker import ITEMS, MOVE, Picker, part, parts

TELLING = ("need_resource", "load_too_small", "goal_yours", "goal_full", "no_goal_marker", "need_after_grey")
"""Reasons worth showing beside the answers that are possible; others would only be noise."""
TOLD = ("add", "card", "take", "goal", "use")
"""Words of a move that neither the name of its spot nor its cost and gain tell."""
ICONS = {"peek": "deck", "antibodies": "resource.atp", "done": "", "leave": "", "no": "", "pass": ""}


class OptionTexts:
    """Words and pictures of answers for one table."""

    def __init__(self, match: Match, words: Words, moves: MoveTexts, narrator: Narrator) -> None:
        self._match = match
        self._w = words
        self._t = words.texts
        self._moves = moves
        self._narrator = narrator
        self._goals = {goal.id: goal for goal in words.catalog.goals}

    def options(self, picker: Picker, view: View) -> list[Option]:
        """The open answers, then those that a reason closes."""
        found = [self._option(picker, answer, left, view) for answer, left in picker.answers().items()]
        return [*found, *self._closed(picker, view)]

    def title(self, picker: Picker, otherwise: str) -> str:
        """What is asked."""
        root = picker.root
        if root.question == ITEMS and len(root.answers()) > 1:
            need = len(parts(root.actions[0]).items)
            chosen = need if picker.done is not None else len(picker.taken)
            return f"{otherwise} ({chosen}/{need})" if need > 1 else otherwise
        if picker.question in ("", MOVE, ITEMS):
            return otherwise
        return self._t.t(f"ui.ask.{picker.question}")

    def sole(self, picker: Picker, view: View) -> list[Option]:
        """The only way, where title, cost and gain do not say it all, then those that a reason closes."""
        action = picker.actions[0]
        words = [word for word in TOLD if part(action, word)]
        if part(action, "bump") or len(words) > 1:
            told = [self._move(action, view)]
        else:
            told = [self._told(word, action, view) for word in words]
        return [*told, *self._closed(picker, view)]

    def _told(self, word: str, action: Any, view: View) -> Option:
        """One word of a move as a row; where a vesicle moves it says which."""
        text, icon, sub = getattr(self, f"_{word}")(part(action, word), action, view)
        if word == "add" and (disk := part(action, "disk")):
            where, _, load = self._disk(disk, action, view)
            sub = f"{where}: {load}"
        return Option(action, text, icon, sub)

    # -- one answer ----------------------------------------------------------------------------------------
    def _option(self, picker: Picker, answer: Any, left: list[Any], view: View) -> Option:
        word = picker.question
        if word in ("", MOVE):
            return self._move(answer, view)
        if word == ITEMS:
            return self._piece(answer)
        text, icon, sub = getattr(self, f"_{word}")(answer, left[0], view)
        if word == "card" and answer:
            return Option(answer, text, bits=self._price(answer))
        return Option(answer, text, icon, sub)

    def _price(self, card: str) -> tuple[Bit, ...]:
        """What a card takes and scores."""
        found = self._w.cards[card]
        return *amounts_bits(found.cost, BITS), f"+{found.hp}", ("points", BITS + 2)

    def _move(self, action: Any, view: View) -> Option:
        """A whole move."""
        move = parts(action)
        icon = ICONS.get(move.verb, "")
        thing = move.get("use") or (move.at if not move.named else "")
        if thing in RESOURCES:
            icon = f"resource.{thing}"
        elif thing in self._w.cards:
            icon = f"family.{self._w.cards[thing].family}"
        elif move.verb == "lose":
            icon = "health"
        return Option(action, self._upper(self._moves.within(str(action), view)), icon)

    def _piece(self, name: str) -> Option:
        if name in self._w.cards:
            return Option(name, self._t.t(f"card.{name}"), f"card.{name}")
        if name in RESOURCES:
            return Option(name, self._t.n(f"resource.{name}", 1), f"resource.{name}")
        return Option(
            name, self._t.t(f"power.{name}"), f"power.{name}", self._upper(self._w.about_power(name))
        )

    def _n(self, number: str, action: Any, view: View) -> tuple[str, str, str]:
        n = int(number or 0)
        spot = self._w.spots.get(parts(action).at)
        if spot is None:
            return self._upper(self._moves.within(str(action), view)), "resource.atp", ""
        if spot.converts[1]:
            taken, made = spot.converts
            sub = "" if taken == made else self._t.t("ui.ask.from", what=self._w.resource(taken, n))
        else:
            made = next(name for name, count in zip(RESOURCES, spot.gain, strict=True) if count)
            sub = self._t.t("ui.ask.for", what=self._w.resource("atp", n)) if spot.pay[0] else ""
        return self._w.resource(made, n), f"resource.{made}", sub

    def _disk(self, place: str, action: Any, view: View) -> tuple[str, str, str]:
        return self._vesicle(place, view)

    def _bump(self, place: str, action: Any, view: View) -> tuple[str, str, str]:
        where, icon, load = self._vesicle(place, view)
        owner = _vesicle(place, view).seat
        return self._t.t("ui.ask.whose", name=self._w.seat(owner), place=where), icon, load

    def _vesicle(self, place: str, view: View) -> tuple[str, str, str]:
        vesicle = _vesicle(place, view)
        return self._w.place(place), f"seat.{vesicle.seat}", self._w.amounts(vesicle.load)

    def _add(self, name: str, action: Any, view: View) -> tuple[str, str, str]:
        stock = view.seats[view.viewer].stock if view.viewer is not None else NOTHING
        return (
            self._t.t("ui.ask.add_one", what=self._w.resource(name, 1)),
            f"resource.{name}",
            self._t.t("ui.ask.keep", n=max(stock[RESOURCES.index(name)] - 1, 0)),
        )

    def _card(self, card: str, action: Any, view: View) -> tuple[str, str, str]:
        if not card:
            return self._t.t("ui.ask.vesicle"), "family.steroid_hormone", ""
        found = self._w.cards[card]
        sub = self._t.t(
            "ui.ask.points_cost", points=self._w.points(found.hp), cost=self._w.amounts(found.cost)
        )
        return self._t.t(f"card.{card}"), f"family.{found.family}", sub

    def _take(self, name: str, action: Any, view: View) -> tuple[str, str, str]:
        if not name:
            return self._t.t("ui.ask.goal_marker"), "first_player", self._t.t("ui.ask.marker_too")
        return self._w.resource(name, 1), f"resource.{name}", self._t.t("ui.ask.marker_too")

    def _goal(self, name: str, action: Any, view: View) -> tuple[str, str, str]:
        card = self._goals[name]
        key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
        icon = (
            f"family.{card.counts}" if card.counts in {c.family for c in self._w.catalog.cards} else "points"
        )
        return self._t.t(f"ui.goal.{name}"), icon, self._t.t(key, points=card.per_card, n=card.per)

    def _use(self, card: str, action: Any, view: View) -> tuple[str, str, str]:
        if not card:
            return self._t.t("ui.ask.hold"), "hand", ""
        found = self._w.cards[card]
        return self._t.t("ui.ask.play_now"), f"family.{found.family}", self._w.amounts(found.gives)

    # -- closed answers ------------------------------------------------------------------------------------
    def _closed(self, picker: Picker, view: View) -> Iterator[Option]:
        """What else might be thought of here, with the engine's own reason against it."""
        sample = picker.actions[0]
        spot = self._w.spots.get(parts(sample).at)
        if spot is None:
            return
        hand = view.seats[view.viewer].hand if view.viewer is not None else None
        thinkable: dict[str, tuple[str, ...]] = {
            "add": spot.adds,
            "goal": tuple(view.goals),
            "card": hand or (),
        }
        for word, values in thinkable.items():
            if not part(sample, word) or picker.question not in ("", word):
                continue
            here = {part(action, word) for action in picker.actions}
            for value in values:
                if value not in here:
                    yield from self._refused(sample, word, value, view)

    def _refused(self, sample: Any, word: str, value: str, view: View) -> Iterator[Option]:
        text = " ".join(
            f"{word}={value}" if part.startswith(f"{word}=") else part for part in str(sample).split()
        )
        try:
            illegal = self._match.why_not(self._match.parse(text))
        except CytosisError:
            return
        if illegal is not None and illegal.code in TELLING:
            label, icon, _ = getattr(self, f"_{word}")(value, sample, view)
            yield Option(value, label, icon, self._narrator.reason(illegal), True)

    def _upper(self, text: str) -> str:
        return text[:1].upper() + text[1:]


# -- effects as pictures -----------------------------------------------------------------------------------
def amounts_bits(amounts: Amounts, size: float = 22) -> list[Bit]:
    """``2 [protein] 1 [ATP]``."""
    bits: list[Bit] = []
    for name, n in zip(RESOURCES, amounts, strict=True):
        if n:
            bits += [str(n), (f"resource.{name}", size)]
    return bits


def cost_bits(effect: Effect, size: float = 22) -> list[Bit]:
    """What it takes."""
    bits = amounts_bits(effect.paid, size)
    return [*bits, str(-effect.points), ("points", size)] if effect.points < 0 else bits


def gain_bits(effect: Effect, words: Words, size: float = 22) -> list[Bit]:
    """What it brings, and what it can become later."""
    bits = amounts_bits(effect.gained, size)
    if effect.points > 0:
        bits += [f"+{effect.points}", ("points", size)]
    strain, antibodies = effect.antibodies
    if antibodies:
        bits += [f"+{antibodies}", (f"antibody.{strain}", size)]
    if effect.marker:
        bits.append(("first_player", size))
    if effect.card:
        bits += [(f"family.{words.cards[effect.card].family}", size), words.texts.t(f"card.{effect.card}")]
    if effect.later:
        bits += [("points", size), words.texts.t("ui.at_exocytosis", n=effect.later)]
    return bits


def effect_lines(effect: Effect, words: Words) -> list[tuple[str, list[Bit]]]:
    """What it takes and what it brings, each with its label."""
    lines = [("ui.ask.cost", cost_bits(effect)), ("ui.ask.gain", gain_bits(effect, words))]
    return [(words.texts.t(key), bits) for key, bits in lines if bits]


def previewed(previews: Previews, actions: list[Any]) -> Effect | None:
    """The effect, where all these actions have the same."""
    if len(actions) > 24:
        return None
    effects = {previews.of(action) for action in actions}
    return effects.pop() if len(effects) == 1 else None


def _vesicle(place: str, view: View) -> Any:
    area, _, number = place.partition(".")
    return view.vesicles[area][int(number) - 1]
