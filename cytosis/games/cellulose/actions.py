"""Actions and their notation: one line of text per action, and one action per line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cytosis.engine.errors import NotationError
from cytosis.engine.notation import Move, positions, shown
from cytosis.engine.notation import words as parts
from cytosis.games.cellulose.data.catalog import TRACKS, Catalog

NONE: Final = -1
_FORGET_AT: Final = 100_000

PLACING = ("place", "grey")
BARE = ("exchange", "build", "draw", "done", "no", "pass")


class Action(Move):
    """One choice of a seat. Two actions are equal when their notation is."""

    __slots__ = ("bonus", "card", "cards", "cv", "filter", "grey", "space", "to", "track")

    def __init__(self, text: str) -> None:
        self.text = text
        self.verb = text.split(" ", 1)[0]
        self.space = self.bonus = self.to = self.card = self.track = NONE
        self.cv = NONE  # Water of the xylem for the own vacuole region
        self.filter = False  # the mangrove's filter is paid
        self.grey = False  # a grey marker is placed or taken back
        self.cards: tuple[int, ...] = ()  # discard


class Actions:
    """Makes, names and reads the actions of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._made: dict[str, Action] = {}
        self.space_ids = tuple(space.id for space in catalog.spaces)
        self.node_ids = tuple(node.id for node in catalog.nodes)
        self.card_ids = tuple(card.id for card in catalog.cards)
        self._most_cv = catalog.figure("xylem_vacuole")
        self._places = {
            "space": positions(self.space_ids),
            "plant space": positions(self.node_ids),
            "card": positions(self.card_ids),
            "track": positions(TRACKS),
        }

    # -- making ------------------------------------------------------------------------------------------
    def place(
        self,
        grey: bool,
        space: int,
        cv: int = NONE,
        filtered: bool = False,
        bonus: int = NONE,
        to: int = NONE,
    ) -> Action:
        """A marker on a space with all its choices."""
        words = ["grey" if grey else "place", self.space_ids[space]]
        if cv != NONE:
            words.append(f"cv={cv}")
        if filtered:
            words.append("filter=yes")
        words += self._growth(bonus, to)
        text = " ".join(words)
        found = self._made.get(text)
        if found is None:
            found = self._new(text)
            found.grey, found.space, found.cv, found.filter = grey, space, cv, filtered
            found.bonus, found.to = bonus, to
        return found

    def grow(self, bonus: int, to: int) -> Action:
        """A step of a growth marker, or a bonus action of the mangrove."""
        text = " ".join(["grow", *self._growth(bonus, to)])
        found = self._made.get(text)
        if found is None:
            found = self._new(text)
            found.bonus, found.to = bonus, to
        return found

    def _growth(self, bonus: int, to: int) -> list[str]:
        words = [] if bonus == NONE else [f"bonus={self.node_ids[bonus]}"]
        return words if to == NONE else [*words, f"to={self.node_ids[to]}"]

    def bare(self, verb: str) -> Action:
        """A verb alone."""
        return self._made.get(verb) or self._new(verb)

    def with_card(self, verb: str, card: int) -> Action:
        """``play vpe``, ``activate rubisco``."""
        text = f"{verb} {self.card_ids[card]}"
        found = self._made.get(text)
        if found is None:
            found = self._new(text)
            found.card = card
        return found

    def discard(self, cards: tuple[int, ...]) -> Action:
        """``discard ID ID``, in the order of the data."""
        text = " ".join(["discard", *(self.card_ids[card] for card in cards)])
        found = self._made.get(text)
        if found is None:
            found = self._new(text)
            found.cards = cards
        return found

    def collect(self, track: int) -> Action:
        """``collect shoot``, ``collect root``."""
        found = self.bare(f"collect {TRACKS[track]}")
        found.track = track
        return found

    def reclaim(self, space: int, grey: bool) -> Action:
        """``reclaim SPACE`` or ``reclaim SPACE grey``."""
        found = self.bare(f"reclaim {self.space_ids[space]}" + (" grey" if grey else ""))
        found.space, found.grey = space, grey
        return found

    def _new(self, text: str) -> Action:
        if len(self._made) > _FORGET_AT:
            self._made.clear()
        action = self._made[text] = Action(text)
        return action

    # -- reading -----------------------------------------------------------------------------------------
    def parse(self, text: str) -> Action:
        """The action of a notation; NotationError says what is wrong and what was expected."""
        if not isinstance(text, str) or len(text) > 200:
            raise NotationError("a move is one short line of text")
        found = self._made.get(text)
        if found is not None:
            return found
        reader = _READERS.get(parts(text).verb)
        if reader is None:
            raise NotationError(f"{shown(text)} is no move: it must start with one of {', '.join(_READERS)}")
        action = reader(self, text)
        if action.text != text:
            raise NotationError(f"{shown(text)} is not written as we write it; did you mean '{action.text}'?")
        return action

    def _place(self, text: str) -> Action:
        found = parts(text)
        cv, filtered = found.named.get("cv"), found.named.get("filter")
        if cv is not None and not (cv.isascii() and cv.isdecimal() and int(cv[:3]) <= self._most_cv):
            raise NotationError(f"cv={shown(cv)} must be a whole number from 0 to {self._most_cv}")
        if filtered not in (None, "yes"):
            raise NotationError("filter is written filter=yes, or left out")
        _only(found.named, "cv", "filter", "bonus", "to")
        return self.place(
            found.verb == "grey",
            self._position("space", found.at),
            NONE if cv is None else int(cv),
            filtered == "yes",
            self._named(text, "bonus"),
            self._named(text, "to"),
        )

    def _grow(self, text: str) -> Action:
        _only(parts(text).named, "bonus", "to")
        return self.grow(self._named(text, "bonus"), self._named(text, "to"))

    def _named(self, text: str, name: str) -> int:
        value = parts(text).named.get(name)
        return NONE if value is None else self._position("plant space", value)

    def _card(self, text: str) -> Action:
        return self.with_card(parts(text).verb, self._position("card", parts(text).at))

    def _discard(self, text: str) -> Action:
        return self.discard(tuple(sorted(self._position("card", name) for name in parts(text).items[:9])))

    def _collect(self, text: str) -> Action:
        return self.collect(self._position("track", parts(text).at))

    def _reclaim(self, text: str) -> Action:
        return self.reclaim(self._position("space", parts(text).at), parts(text).items[1:] == ("grey",))

    def _bare(self, text: str) -> Action:
        return self.bare(parts(text).verb)

    def _position(self, kind: str, name: str) -> int:
        position = self._places[kind].get(name)
        if position is None:
            known = ", ".join(self._places[kind])
            raise NotationError(f"there is no {kind} {shown(name)}; there are {known}")
        return position


_READERS: dict[str, Callable[[Actions, str], Action]] = {
    **dict.fromkeys(PLACING, Actions._place),
    "grow": Actions._grow,
    "play": Actions._card,
    "activate": Actions._card,
    "discard": Actions._discard,
    "collect": Actions._collect,
    "reclaim": Actions._reclaim,
    **dict.fromkeys(BARE, Actions._bare),
}


def _only(named: Iterable[str], *allowed: str) -> None:
    for name in named:
        if name not in allowed:
            raise NotationError(f"{shown(name)} is not a word of this move; it may have {', '.join(allowed)}")
