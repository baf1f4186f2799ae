"""How a game is told: its names, its log, its moves, its table in words.

Each game brings a :class:`Teller` (``app/games/<id>/teller.py``). The classes here tell any game by its
notation and points alone, and a game's room replaces what it can say better. Screens and the text table
ask the teller and know no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from cytosis.ai.agent import Why
from cytosis.app.play.customs import Custom
from cytosis.app.play.players import kind_of
from cytosis.app.words.gains import Brought
from cytosis.app.words.handbook import TOPIC, Entry, Handbook
from cytosis.app.words.i18n import Texts, game_name, placeholders
from cytosis.app.words.sentences import Sentence
from cytosis.engine.errors import Illegal
from cytosis.engine.events import Beat, Event
from cytosis.engine.journal import Journal
from cytosis.engine.notation import words as parts
from cytosis.engine.rules import Outcome, ScoreLine
from cytosis.engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Told:
    """A move in one line, and what then happened by itself in lines of their own."""

    move: str
    after: tuple[str, ...] = ()
    rival: tuple[tuple[int, str, str], ...] = ()
    """Which of those lines tell what whom the rules play did: their places, its name, the same in short."""
    quiet: bool = False
    """Whether nothing came of the move that a list of moves would have to tell."""
    begins: int = -1
    """Which of those lines begins a new round; -1 for none."""
    gains: tuple[tuple[str, int], ...] = ()
    """What it brought and cost its seat, in sight of all: names of the game and numbers."""
    brought: tuple[Brought, ...] = ()
    """Which of those lines tell what came to a seat."""


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

    def source(self, source: str) -> str:
        """Where points come from."""
        key = f"source.{source}"
        return self.texts.t(key) if self.texts.has(key) else source.replace("_", " ").capitalize()

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

    sentences: ClassVar[Mapping[type[Event], Sentence]] = {}
    """How each kind of event is told."""
    setting_up: ClassVar[tuple[str, ...]] = ()
    """The verbs of moves before the first turn, which nobody misses."""

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        self.words = words
        self.viewer = viewer
        self.facts: Mapping[str, Callable[[Any], object]] = {}
        """What texts may want to know of an event, by the names they have for it."""
        self.explained: tuple[str, ...] = ()
        """Why whom the rules play did what it did last, for whoever asks."""
        self._t = words.texts

    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed; ``do`` is its notation. Plain: its verb."""
        shown = do if self.viewer == seat else parts(do).verb
        return Told(full_stop(self._t.t("log.plain", move=shown)))

    def gains(self, seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
        """What a move brought and cost its seat, as names and numbers; plain: it is not known."""
        return ()

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event in the middle of a move of ``mover``; empty where nothing is said of it."""
        return self.as_told(self.sentences.get(type(event), ""), event.seen_by(self.viewer), mover)

    def as_told(self, how: Sentence, event: Event, mover: int | None) -> str:
        """An event in the words that such a sentence has for it."""
        if callable(how):
            return how(self, event, mover)
        return self.say(how, event) if how else ""

    def say(self, key: str, event: Event, count: int | None = None) -> str:
        """A text with what it wants to know of an event; for ``count`` things where that is given."""
        wanted = placeholders(self._t.t(key)) - ({"n"} if count is not None else set())
        facts = {name: self.facts[name](event) for name in wanted if name in self.facts}
        return self._t.t(key, **facts) if count is None else self._t.n(key, count, **facts)

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

    def agreed(self, custom: str, value: str) -> Told:
        """The people at the table changed a custom."""
        what, how = f"custom.{custom}", f"custom.{custom}.{value}"
        if not self._t.has(how):  # of a newer program
            return Told(full_stop(self._t.t("log.agreed.other")))
        return Told(full_stop(self._t.t("log.agreed", what=self._t.t(what), value=self._t.t(how))))

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
        return self.sheet(self.words.seat(seat), lines)

    def sheet(self, name: str, lines: Sequence[ScoreLine]) -> str:
        """Anybody's points by source in one line."""
        total = self.words.points(sum(line.points for line in lines))
        by_source = ", ".join(f"{self.words.source(line.source)} {line.points}" for line in lines)
        key = "table.score" if by_source else "table.score_none"
        return self._t.t(key, name=name, total=total, sources=by_source)


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


@dataclass(frozen=True, slots=True)
class Figures:
    """A set-up in figures: a few numbers with their names, and lines about the rest."""

    numbers: tuple[tuple[str, int], ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a move brought a seat, and by what, as an id of the game."""

    seat: int
    points: int
    by: str = ""


class Teller:
    """What a game's room offers to everything that speaks."""

    words: Words
    moves: Moves
    board: Board
    ruleset: Ruleset
    """What is played; the door says it."""
    late: tuple[str, ...] = ()
    """Sources of points that are counted after the last move."""
    pages: Mapping[str, str] = MappingProxyType({})
    """Pages of the handbook about what can be chosen in a set-up, by option."""
    by_round: bool = False
    """Whether the end of a game also tells what each round brought: where few sources say little."""
    sources: tuple[str, ...] = ()
    """All sources in the order they are counted; others follow."""
    customs: tuple[Custom, ...] = ()
    """What the people at a table may agree on."""

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

    def advised(self, view: Any, journal: Journal) -> Any:
        """What a hint may use of a view; plain: all of it."""
        return view

    # -- what scenes beside the table ask ------------------------------------------------------------------
    def handbook(self) -> Handbook:
        """Every page of the rules; plain: one that says there is none yet."""
        texts, name = self.words.texts, game_name(self.words.texts, self.ruleset.game)
        return Handbook([Entry("topic.aim", TOPIC, name, (texts.t("rule.plain", game=name),))])

    def page(self, move: str) -> str:
        """The page of the handbook about a move; empty where there is none."""
        return ""

    def edition(self) -> str:
        """Edition and modules in one line."""
        texts, ruleset = self.words.texts, self.ruleset
        return ", ".join([edition_name(texts, ruleset.edition), *modules(texts, ruleset.expansions)])

    def figures(self) -> Figures:
        """What a set-up means, before anybody plays it; plain: nothing that could be told."""
        return Figures()

    def option(self, id_: str, value: object = None) -> str:
        """What an option of the set-up is called, or one of its values."""
        key = self._option(id_) if value is None else f"{self._option(id_)}.{_word(value)}"
        plain = id_ if value is None else str(value)
        if plain == "None":  # the game decides
            plain = self.words.texts.t("ui.settings.automatic")
        return self.words.texts.t(key) if self.words.texts.has(key) else plain.replace("_", " ").capitalize()

    def option_about(self, id_: str) -> str:
        """What an option means; often nothing."""
        key = f"{self._option(id_)}.about"
        return self.words.texts.t(key) if self.words.texts.has(key) else ""

    def value_about(self, id_: str, value: object) -> str:
        """What one of its values means; often nothing."""
        key = f"{self._option(id_)}.{_word(value)}.about"
        return self.words.texts.t(key) if self.words.texts.has(key) else ""

    def _option(self, id_: str) -> str:
        return f"option.{id_}"

    def source(self, source: str) -> str:
        """Where points come from, in short."""
        return self.words.source(source)

    def gains(self, beats: Iterable[Beat], before: Any, after: Any) -> list[Gain]:
        """What a move brought, by seat; plain: by how much the totals grew."""
        totals = zip(before.seats, after.seats, strict=True)
        more = [(seat, new.total - old.total) for seat, (old, new) in enumerate(totals)]
        return [Gain(seat, points) for seat, points in more if points > 0]

    def coup(self, gain: Gain, round_: int) -> str:
        """A great gain in one line."""
        return self.words.texts.t("ui.results.coup", name=self.words.seat(gain.seat), round=round_)

    def decided(self, outcome: Outcome, view: Any) -> str:
        """What parted the first from the second where points did not; empty where they did."""
        if not outcome.decided_by:
            return ""
        key = f"ui.results.tie.{outcome.decided_by}"
        names = [self.words.seat(seat) for seat in outcome.ranking]
        rivals = [self.rival(id_) for id_, _ in outcome.rivals]
        first, second = (names + rivals if outcome.winners else rivals + names)[:2]
        found = key if self.words.texts.has(key) else "ui.results.tie"
        return self.words.texts.t(found, first=first, second=second)

    def rival(self, id_: str) -> str:
        """Whom the rules play."""
        key = f"rival.{id_}"
        return self.words.texts.t(key) if self.words.texts.has(key) else id_.capitalize()

    @property
    def commands(self) -> Mapping[str, Command]:
        """The game's own commands of the text table."""
        return {}

    @property
    def unlisted(self) -> tuple[str, ...]:
        """Those of them that help does not list, because they would have nothing to tell here."""
        return ()


def _word(value: object) -> str:
    """A value as its texts are named; none: as the rest asks."""
    return "none" if value in (None, "None") else str(value)


def edition_name(texts: Texts, edition: str) -> str:
    """What an edition is called; its id where no catalogue knows it."""
    key = f"edition.{edition}"
    return texts.t(key) if texts.has(key) else edition.capitalize()


def modules(texts: Texts, expansions: Iterable[str]) -> list[str]:
    """What expansions are called."""
    return [
        texts.t(f"ui.module.{name}") if texts.has(f"ui.module.{name}") else name.capitalize()
        for name in expansions
    ]


def full_stop(sentence: str) -> str:
    """A sentence with its end."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
