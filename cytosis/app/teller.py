"""How a game is told: its names, its log, its moves, its table in words.

Each game brings a :class:`Teller` (``app/games/<id>/teller.py``). The classes here tell any game by its
notation and points alone, and a game's room replaces what it can say better. Screens and the text table
ask the teller and know no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cytosis.ai.agent import Why
from cytosis.app.play.players import kind_of
from cytosis.app.words.i18n import Texts
from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event
from cytosis.engine.notation import words as parts
from cytosis.engine.rules import ScoreLine


@dataclass(frozen=True, slots=True)
class Told:
    """A move in one line, and what then happened by itself in lines of their own."""

    move: str
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A numbered line: a move, or another list of choices."""

    label: str
    move: str = ""
    more: tuple[Choice, ...] = ()


Command = Callable[[Any, str], list[str]]
"""What a game's own command of the text table answers: (the public view, the rest of the line) to lines."""


class Words:
    """Ids in, words out."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = tuple(names)

    def seat(self, seat: int | str) -> str:
        """The name of whoever sits there."""
        return self.names[int(seat)]

    def listed(self, items: Iterable[str], key: str = "word.and") -> str:
        """``a, b and c``; with the key ``word.or``: ``a, b or c``."""
        *rest, last = list(items) or [self.texts.t("word.nothing")]
        return self.texts.t(key, rest=", ".join(rest), last=last) if rest else last

    def points(self, n: int) -> str:
        """``3 points``."""
        return self.texts.n("word.points", n)

    def naming(self) -> Mapping[str, Callable[[str], str]]:
        """How the values of reasons become words, by their names."""
        return {}

    def why(self, why: Why) -> str:
        """An agent's reason for its move, as a sentence."""
        naming = self.naming()
        params = {name: naming[name](str(value)) if name in naming else value for name, value in why.params}
        return self.texts.t(f"why.{why.code}", **params)

    def hint(self, why: Why | None, index: int, behind: int) -> str:
        """What is said of a hint: its reason, and by how much it is worth less than the best one."""
        if not index:
            worth = self.texts.t("ui.hint.best")
        else:
            worth = self.texts.n("ui.hint.worse", behind) if behind else self.texts.t("ui.hint.as_good")
        return f"{self.why(why)} {worth}" if why is not None else worth


class Narrator:
    """Tells events as one viewer may know them (None: an onlooker)."""

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        self.words = words
        self.viewer = viewer
        self._t = words.texts

    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed; ``do`` is its notation. Plain: its verb."""
        shown = do if self.viewer == seat else parts(do).verb
        return Told(full_stop(self._t.t("log.plain", move=shown)))

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event in the middle of a move of ``mover``; empty where nothing is said of it."""
        return ""

    def opening(self, events: Iterable[Event]) -> tuple[str, ...]:
        """What happened before the first decision."""
        told = (self.sentence(event, None) for event in events)
        return tuple(full_stop(sentence) for sentence in told if sentence)

    def undone(self) -> Told:
        """A move was taken back."""
        return Told(full_stop(self._t.t("log.undone")))

    def handed(self, agent: str, resigned: bool = False) -> Told:
        """A seat was given to an agent, or to a person; perhaps because somebody gave up."""
        key = "log.resigned" if resigned else "log.handed"
        return Told(full_stop(self._t.t(key, agent=kind_of(agent, self._t))))

    def rewound(self) -> Told:
        """Practice: a move was taken back past what it had revealed."""
        return Told(full_stop(self._t.t("log.rewound")))

    def reason(self, illegal: Illegal) -> str:
        """Why something is not possible, in words."""
        params = {name: self.value(name, value) for name, value in illegal.params}
        return self._t.t(f"illegal.{illegal.code}", **params)

    def value(self, name: str, value: object) -> object:
        """A value of a reason, in words where the catalogue has any; a room knows more."""
        if name == "seat":
            return self.words.seat(int(str(value)))
        key = f"{'choice' if name == 'kind' else name}.{value}"
        return self._t.t(key) if self._t.has(key) else value

    def score(self, seat: int, lines: Sequence[ScoreLine]) -> str:
        """A seat's points by source in one line."""
        total = self.words.points(sum(line.points for line in lines))
        by_source = ", ".join(f"{self._t.t(f'source.{line.source}')} {line.points}" for line in lines)
        key = "table.score" if by_source else "table.score_none"
        return self._t.t(key, name=self.words.seat(seat), total=total, sources=by_source)


class Moves:
    """Moves in words; plain: as they are written."""

    def describe(self, move: str, view: Any) -> str:
        """What a move would do, as an entry of a list."""
        return move

    def alone(self, move: str, view: Any) -> str:
        """The same where no list around it says what it is about."""
        return self.describe(move, view)


class Board:
    """The table in words, for the text table; plain: everybody's points, and the view's own lines."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts

    def whole(self, view: Any) -> list[str]:
        """Everything public, and nothing else."""
        return [line for seat in range(len(view.seats)) for line in self.seat(view, seat)]

    def seat(self, view: Any, seat: int) -> list[str]:
        """A player as everybody sees them."""
        total = self._w.points(view.seats[seat].total)
        return [self._t.t("table.plain_seat", name=self._w.seat(seat), total=total)]

    def hand(self, view: Any, seat: int) -> list[str]:
        """What the viewer holds."""
        hand = getattr(view.seats[seat], "hand", None)
        held = ", ".join(map(str, hand)) if isinstance(hand, tuple) and hand else self._t.t("word.none")
        return [self._t.t("table.hand_short", cards=held)]

    def decision(self, view: Any, seat: int, kind: str) -> list[str]:
        """Where the game stands, for the one who has to choose."""
        asked = self._t.t("table.decision", name=self._w.seat(seat), what=self.asked(kind))
        return [asked, *self.hand(view, seat)]

    def asked(self, kind: str) -> str:
        """What a decision is called."""
        key = f"decision.{kind}"
        return self._t.t(key) if self._t.has(key) else kind


class Teller:
    """What a game's room offers to everything that speaks."""

    words: Words
    moves: Moves
    board: Board

    def __init__(self, rules: Any, names: Sequence[str], texts: Texts, typed: bool = False) -> None:
        """``typed``: ids are shown beside names, because people type them."""
        self.words = Words(texts, names)
        self.moves = Moves()
        self.board = Board(self.words)

    def narrator(self, viewer: int | None = None) -> Narrator:
        """Who tells the log to that viewer."""
        return Narrator(self.words, viewer)

    def menu(self, legal: Sequence[str], view: Any) -> tuple[Choice, ...]:
        """The choices of the text table."""
        return tuple(Choice(self.moves.describe(move, view), move) for move in legal)

    @property
    def commands(self) -> Mapping[str, Command]:
        """The game's own commands of the text table."""
        return {}


def full_stop(sentence: str) -> str:
    """A sentence with its end."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
