"""The values of a game's rules data in words: what each is called, what it says, and why one is refused."""

from __future__ import annotations

from collections.abc import Mapping

from cytosis.app.words.i18n import Texts
from cytosis.engine.data.own import FIXED, NUMBER, Plain, Value, ValuesError
from cytosis.engine.registry import games

_SILENT = ("value", "by_seats", "values", "areas", "spots", "sides", "spaces", "bars")
"""Steps of a path that only lead on."""

_SIDES = ("three_plus", "two_player", "small", "large", "sprout", "mangrove")
"""A board side or a plant is a part of its own: it has as many values as some games."""

_HOMES = {"card_count": "cards", "goal_count": "goals", "event_count": "events", "families": "cards"}
"""Parts of the data that a player looks for in another one."""

_KINDS = ("resource", "{game}.resource", "colour", "family", "area", "amino.element")


class ValueWords:
    """Names for every value of one edition, made from the texts that the game has anyway."""

    def __init__(self, texts: Texts, game: str, edition: str) -> None:
        self._texts, self._game = texts.of(game), game
        self.known: Mapping[str, Value] = games.find(game).values(edition)
        self._siblings: dict[tuple[str, ...], list[str]] = {}
        for value in self.known.values():
            for depth, step in enumerate(value.steps):
                there = self._siblings.setdefault((value.layer, *value.steps[:depth]), [])
                if step not in there:
                    there.append(step)
        self.shown = [value for value in self.known.values() if self._sayable(value)]
        self._twins: dict[str, list[str]] = {}
        for value in self.known.values():
            self._twins.setdefault(self._plain_full(value), []).append(value.path)

    # -- names ---------------------------------------------------------------------------------------------
    def group(self, value: Value) -> str:
        """The part of the data it belongs to."""
        home = _HOMES.get(value.steps[0], "")
        section = self._record(home, ()) or self._word(home) if home else self._step(value, 0)
        side = self._side(value)
        section = f"{section}: {self._step(value, side)}" if side else section
        return f"{self._said(value.layer, 'ui.module')}: {section}" if value.layer else section

    def _side(self, value: Value) -> int:
        """Where its path names the board side or the plant that it belongs to; 0 where it does not."""
        return next((i for i, step in enumerate(value.steps[:3]) if step in _SIDES), 0)

    def name(self, value: Value) -> str:
        """What it is called within its part."""
        told, steps = self._told(value)
        what = self._what(value, told, steps)
        named = ": ".join(part for part in (", ".join(told), what) if part)
        return _capital(named) or self.group(value)

    def _told(self, value: Value) -> tuple[list[str], list[str]]:
        """The steps of its path that say something, in words and as they are, but what the next repeats."""
        first = 0 if value.steps[0] in _HOMES else self._side(value) + 1
        depths = [i for i in range(first, len(value.steps)) if value.steps[i] not in _SILENT]
        said = [self._step(value, depth) for depth in depths]
        kept = [i for i, one in enumerate(said) if not "".join(said[i + 1 : i + 2]).startswith(one)]
        return [said[i] for i in kept], [value.steps[depths[i]] for i in kept]

    def _what(self, value: Value, told: list[str], steps: list[str]) -> str:
        """What a value says of the thing it belongs to, taken from the end of its name: the price in ATP."""
        if value.steps[0] == "cards" and value.steps[-1] == "value":
            return self._texts.t("values.of.value")
        way = steps[-2] if len(steps) > 1 else ""
        if way and self._texts.has(f"values.of.{way}"):
            what = told.pop()
            told.pop()
            return self._texts.t(f"values.of.{way}", what=what)
        if value.steps[0] == "cards" and len(steps) == 2 and self._texts.has(f"resource.{steps[-1]}"):
            return self._texts.t("values.of.pay", what=told.pop())
        return _small(told.pop()) if len(told) > 1 else ""

    def full(self, value: Value) -> str:
        """Both; what would be called the same as another is numbered."""
        plain = self._plain_full(value)
        twins = self._twins.get(plain, [])
        return f"{plain} ({twins.index(value.path) + 1})" if len(twins) > 1 else plain

    def _plain_full(self, value: Value) -> str:
        name, group = self.name(value), self.group(value)
        return name if name == group else f"{group} \u00b7 {name}"

    def _step(self, value: Value, depth: int) -> str:
        step, before = value.steps[depth], value.steps[:depth]
        parent = before[-1] if before else ""
        if parent == "by_seats" or (parent == "limits" and step.isdigit()):
            return self._texts.n("values.seats", int(step))
        said = self._record(step, before) or ("" if step.isdigit() else self._word(step))
        return said or self._nth(value, depth)

    def _nth(self, value: Value, depth: int) -> str:
        """A step without a name is told by its place among its like."""
        step, before = value.steps[depth], value.steps[:depth]
        kind = f"values.nth.{next((one for one in reversed(before) if one not in _SILENT), '')}"
        key = kind if self._texts.has(kind) else "values.nth"
        return self._texts.t(key, n=self._siblings[(value.layer, *before)].index(step) + 1)

    def _record(self, step: str, before: tuple[str, ...]) -> str:
        """The name of a record by the section that lists it; empty where no text has one."""
        kind = _one_of(next((one for one in reversed(before) if one != "value"), ""))
        keys = (f"{kind}.{step}", f"{self._game}.{kind}.{step}", f"option.{kind}.{step}")
        found = next((key for key in keys if kind and self._texts.has(key)), "")
        if found:
            return self._texts.t(found)
        area, dot, rest = step.partition(".")
        key = f"{self._game}.{kind}.{area}"
        return self._texts.t(key, n=rest.rstrip("b")) if dot and self._texts.has(key) else ""

    def _word(self, word: str) -> str:
        for kind in _KINDS:
            key = f"{kind.format(game=self._game)}.{word}"
            if self._texts.has(key):
                return _capital(self._texts.t(key))
        own = f"values.key.{word}"
        return self._texts.t(own) if self._texts.has(own) else ""

    def _said(self, word: str, kind: str) -> str:
        return self._texts.t(f"{kind}.{word}") if self._texts.has(f"{kind}.{word}") else word

    # -- values --------------------------------------------------------------------------------------------
    def _sayable(self, value: Value) -> bool:
        """Words that no text has are the bones of the data, and nothing that is printed on a box."""
        if value.kind != FIXED or isinstance(value.ours, int):
            return value.steps[-1] != "slot" or value.kind != FIXED
        named = value.steps[-1] in _SILENT or self._word(value.steps[-1])
        return bool(named and value.ours and self.said(value.ours))

    def said(self, value: Plain | tuple[str, ...]) -> str:
        """A value as it is shown."""
        if isinstance(value, bool):
            return self._texts.t("values.yes" if value else "values.no")
        if isinstance(value, int):
            return str(value).replace("-", "\u2212")
        words = [self._word(word) for word in ((value,) if isinstance(value, str) else value)]
        return ", ".join(words) if all(words) else ""

    def status(self, value: Value, own: bool) -> str:
        """How sure it is; ``own``: the player corrected it."""
        return self._texts.t("values.status.yours" if own else f"values.status.{value.status}")

    def limits(self, value: Value) -> str:
        """What it may be set to, in short."""
        if value.kind == NUMBER:
            return self._texts.t("values.limits", low=self.said(value.low), high=self.said(value.high))
        return ", ".join(self.said(word) for word in value.words)

    # -- reasons -------------------------------------------------------------------------------------------
    def problem(self, error: ValuesError) -> str:
        """Why values are refused, in one sentence without a file."""
        value = self.known.get(error.value)
        name = self.full(value) if value is not None else ""
        limits = self.limits(value) if value is not None else ""
        return self._texts.t(f"values.problem.{error.code}", name=name, limits=limits, **_facts(error.facts))

    def found(self, wanted: str) -> list[tuple[int, Value]]:
        """The values whose name holds all these words, each with its number in the list of all."""
        words = wanted.casefold().split()
        numbered = list(enumerate(self.shown, 1))
        return [
            (number, value)
            for number, value in numbered
            if all(word in self.full(value).casefold() for word in words)
        ]


def _facts(facts: Mapping[str, object]) -> dict[str, object]:
    return {name: fact for name, fact in facts.items() if name not in ("name", "limits", "why")}


def _capital(said: str) -> str:
    """As it begins a line; mRNA stays as it is."""
    return said if said[1:2].isupper() else said[:1].upper() + said[1:]


def _small(said: str) -> str:
    """As it goes on in a line; ATP and mRNA stay as they are."""
    return said if said[1:2].isupper() else said[:1].lower() + said[1:]


def _one_of(section: str) -> str:
    """``ivy_strategies`` are made of ``ivy.strategy``, as texts are named."""
    single = section[:-3] + "y" if section.endswith("ies") else section.removesuffix("s")
    return single.replace("_", ".")
