"""Actions and their notation: one line of text per action, and one action per line of text.

An action names things by their position in the catalog, so rules never look ids up. The
:class:`Actions` of a catalog makes each action once and finds it again by its text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cytosis.engine.errors import NotationError
from cytosis.engine.notation import Move, positions, shown
from cytosis.games.cytosis.catalog import RESOURCES, Catalog

NONE: Final = -1
"""Stands where an action does not use a word."""


_FORGET_AT: Final = 100_000
"""So many actions and the store is emptied, so that foreign text cannot fill the memory."""


class Action(Move):
    """One choice of a seat. Two actions are equal when their notation is."""

    __slots__ = (
        "add",
        "bump",
        "card",
        "cards",
        "choice",
        "disk",
        "goal",
        "n",
        "resources",
        "spot",
        "take",
        "use",
    )

    verb: str  # place grey exhaust pass use keep take
    spot: int
    n: int  # how many are converted or loaded; 0 where the word is not used
    disk: int  # vesicle place the own disk leaves
    add: int  # resource added in the golgi
    card: int  # card completed
    take: int  # resource taken instead of placing a goal marker
    goal: int  # goal of the pool
    bump: int  # vesicle place that is cleared
    use: int  # macromolecule card played
    cards: tuple[int, ...]  # keep
    resources: tuple[int, ...]  # take, exhaust
    choice: int  # what else is chosen; expansions say among what


class Actions:
    """Makes, names and reads the actions of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._made: dict[str, Action] = {}
        self._known: dict[tuple[Any, ...], Action] = {}  # by its parts, which is quicker than by its text
        self._readers: Mapping[str, Reader] = _READERS
        self.spot_ids = tuple(spot.id for spot in catalog.spots)
        self.card_ids = tuple(card.id for card in catalog.cards)
        self.goal_ids = tuple(goal.id for goal in catalog.goals)
        self.place_ids = tuple(f"{area.id}.{i + 1}" for area in catalog.areas for i in range(area.places))
        self.choice_ids: tuple[str, ...] = ()
        self._positions = {
            "spot": positions(self.spot_ids),
            "card": positions(self.card_ids),
            "goal": positions(self.goal_ids),
            "vesicle place": positions(self.place_ids),
            "resource": positions(RESOURCES),
        }

    # -- making ------------------------------------------------------------------------------------
    def place(
        self,
        verb: str,
        spot: int,
        *,
        n: int = 0,
        disk: int = NONE,
        add: int = NONE,
        card: int = NONE,
        take: int = NONE,
        goal: int = NONE,
        bump: int = NONE,
        use: int = NONE,
    ) -> Action:
        """A flask on a spot with all its choices; ``verb`` is "place" or "grey"."""
        parts = (verb, spot, n, disk, add, card, take, goal, bump, use)
        found = self._known.get(parts)
        if found is not None:
            return found
        words = [verb, self.spot_ids[spot]]
        if n:
            words.append(f"n={n}")
        for word, value, names in (
            ("disk", disk, self.place_ids),
            ("add", add, RESOURCES),
            ("card", card, self.card_ids),
            ("take", take, RESOURCES),
            ("goal", goal, self.goal_ids),
            ("bump", bump, self.place_ids),
            ("use", use, self.card_ids),
        ):
            if value != NONE:
                words.append(f"{word}={names[value]}")
        found = self._known[parts] = self._new(" ".join(words), verb)
        found.spot, found.n, found.disk, found.add, found.card = spot, n, disk, add, card
        found.take, found.goal, found.bump, found.use = take, goal, bump, use
        return found

    def use(self, card: int) -> Action:
        """Play a macromolecule card from the hand."""
        action = self._simple(f"use {self.card_ids[card]}", "use")
        action.use = card
        return action

    def exhaust(self, resource: int) -> Action:
        """Tip a flask over for one resource."""
        action = self._simple(f"exhaust {RESOURCES[resource]}", "exhaust")
        action.resources = (resource,)
        return action

    def skip(self) -> Action:
        """Lay the flask down for nothing; the notation is ``pass``."""
        return self._simple("pass", "pass")

    def keep(self, cards: tuple[int, ...]) -> Action:
        """Keep these of the dealt cards."""
        found = self._known.get(cards)
        if found is None:
            found = self._known[cards] = self.with_cards("keep", cards)
        return found

    def take(self, resources: tuple[int, ...]) -> Action:
        """Take these resources at the start."""
        action = self._simple(" ".join(["take", *(RESOURCES[r] for r in resources)]), "take")
        action.resources = resources
        return action

    def with_number(self, verb: str, n: int) -> Action:
        """A verb with a number, such as ``antibodies 2``."""
        action = self._simple(f"{verb} {n}", verb)
        action.n = n
        return action

    def with_choice(self, verb: str, choice: int) -> Action:
        """A verb with one of :attr:`choice_ids`."""
        action = self._simple(f"{verb} {self.choice_ids[choice]}", verb)
        action.choice = choice
        return action

    def with_cards(self, verb: str, cards: tuple[int, ...]) -> Action:
        """A verb with cards, in the order given."""
        action = self._simple(" ".join([verb, *(self.card_ids[card] for card in cards)]), verb)
        action.cards = cards
        return action

    def with_resources(self, verb: str, resources: tuple[int, ...]) -> Action:
        """A verb with resources, in the order given."""
        action = self._simple(" ".join([verb, *(RESOURCES[r] for r in resources)]), verb)
        action.resources = resources
        return action

    def bare(self, verb: str) -> Action:
        """A verb alone."""
        return self._simple(verb, verb)

    def bare_text(self, verb: str, text: str) -> Action:
        """A verb with fixed words."""
        return self._simple(text, verb)

    def learn(self, readers: Mapping[str, Reader], choices: tuple[str, ...] = ()) -> None:
        """An expansion's own verbs: how their notation is read, and what may be chosen with them."""
        self._readers = {**self._readers, **readers}
        self.choice_ids = (*self.choice_ids, *choices)
        self._positions["choice"] = positions(self.choice_ids)

    def _simple(self, text: str, verb: str) -> Action:
        return self._made.get(text) or self._new(text, verb)

    def _new(self, text: str, verb: str) -> Action:
        action = Action()
        action.text, action.verb = text, verb
        action.n = 0
        action.spot = action.disk = action.add = action.card = NONE
        action.take = action.goal = action.bump = action.use = action.choice = NONE
        action.cards = action.resources = ()
        if len(self._made) > _FORGET_AT:
            self._made.clear()
            self._known.clear()
        self._made[text] = action
        return action

    # -- reading -----------------------------------------------------------------------------------
    def parse(self, text: str) -> Action:
        """The action of a notation; NotationError says what is wrong and what was expected."""
        if not isinstance(text, str) or len(text) > 200:
            raise NotationError("a move is one short line of text")
        found = self._made.get(text)
        if found is not None:
            return found
        words = text.split()
        reader = self._readers.get(words[0]) if words else None
        if reader is None:
            known = ", ".join(self._readers)
            raise NotationError(f"{shown(text)} is no move: it must start with one of {known}")
        action = reader(self, words)
        if action.text != text:
            raise NotationError(f"{shown(text)} is not written as we write it; did you mean '{action.text}'?")
        return action

    def read_placement(self, words: list[str]) -> Action:
        """``VERB SPOT`` and the words of a placement."""
        if len(words) < 2:
            raise NotationError(f"'{words[0]}' needs a spot, such as '{words[0]} {self.spot_ids[0]}'")
        values: dict[str, int] = {}
        for word in words[2:]:
            name, _, value = word.partition("=")
            kind = _WORDS.get(name)
            if kind is None or name in values:
                raise NotationError(f"{shown(word)} is not a word of a placement, or stands twice")
            values[name] = _count(value) if kind == "count" else self._position(kind, value)
        return self.place(words[0], self._position("spot", words[1]), **values)

    def _read_use(self, words: list[str]) -> Action:
        return self.use(self._position("card", _only(words)))

    def _read_exhaust(self, words: list[str]) -> Action:
        return self.exhaust(self._position("resource", _only(words)))

    def _read_pass(self, words: list[str]) -> Action:
        return self.skip()

    def _read_keep(self, words: list[str]) -> Action:
        cards = sorted(self._position("card", word) for word in words[1:9])
        return self.keep(tuple(cards))

    def _read_take(self, words: list[str]) -> Action:
        resources = sorted(self._position("resource", word) for word in words[1:9])
        return self.take(tuple(resources))

    # -- readers for the verbs of expansions ----------------------------------------------------------
    def read_number(self, words: list[str]) -> Action:
        """``VERB N``."""
        value = _only(words)
        if not (value.isascii() and value.isdigit() and len(value) <= 3):
            raise NotationError(f"'{words[0]}' is followed by a number from 0 to 999")
        return self.with_number(words[0], int(value))

    def read_choice(self, words: list[str]) -> Action:
        """``VERB CHOICE``."""
        return self.with_choice(words[0], self._position("choice", _only(words)))

    def read_resource(self, words: list[str]) -> Action:
        """``VERB RESOURCE``."""
        return self.with_resources(words[0], (self._position("resource", _only(words)),))

    def read_resources(self, words: list[str]) -> Action:
        """``VERB RESOURCE ...``, in the usual order."""
        resources = sorted(self._position("resource", word) for word in words[1:9])
        return self.with_resources(words[0], tuple(resources))

    def read_cards(self, words: list[str]) -> Action:
        """``VERB CARD ...``, in any order."""
        return self.with_cards(words[0], tuple(self._position("card", word) for word in words[1:9]))

    def read_bare(self, words: list[str]) -> Action:
        """``VERB``."""
        return self.bare(words[0])

    def _position(self, kind: str, name: str) -> int:
        position = self._positions[kind].get(name)
        if position is None:
            raise NotationError(f"there is no {kind} {shown(name)} in this game")
        return position


_WORDS = {
    "n": "count",
    "disk": "vesicle place",
    "add": "resource",
    "card": "card",
    "take": "resource",
    "goal": "goal",
    "bump": "vesicle place",
    "use": "card",
}

Reader = Callable[[Actions, list[str]], Action]

_READERS: Mapping[str, Reader] = {
    "place": Actions.read_placement,
    "grey": Actions.read_placement,
    "exhaust": Actions._read_exhaust,
    "pass": Actions._read_pass,
    "use": Actions._read_use,
    "keep": Actions._read_keep,
    "take": Actions._read_take,
}


def _only(words: list[str]) -> str:
    if len(words) != 2:
        raise NotationError(f"'{words[0]}' is followed by exactly one word")
    return words[1]


def _count(value: str) -> int:
    if value.isascii() and value.isdigit() and 1 <= int(value[:5]) <= 999 and len(value) <= 3:
        return int(value)
    raise NotationError(f"n={shown(value)} must be a whole number from 1 to 999")
