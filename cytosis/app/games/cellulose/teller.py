"""The room of Cellulose as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cytosis.app.games.cellulose.handbook import handbook
from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.moves import MoveTexts
from cytosis.app.games.cellulose.narrate import Narrator
from cytosis.app.games.cellulose.text_board import BoardTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Choice, Command, Figures, Gain, Teller
from cytosis.app.words.handbook import Handbook
from cytosis.app.words.i18n import Texts
from cytosis.engine.events import Beat
from cytosis.games.cellulose.events import PointsScored
from cytosis.games.cellulose.state import IVY_SOURCES
from cytosis.games.cellulose.view import View


class CelluloseTeller(Teller):
    """Names, log, moves and table of one ruleset, in one language."""

    words: Words
    moves: MoveTexts
    board: BoardTexts
    late = ("carbs", "specializations")
    sources = IVY_SOURCES

    def __init__(self, rules: Any, names: Sequence[str], texts: Texts, typed: bool = False) -> None:
        self.words = Words(texts, names, rules.catalog, typed)
        self.moves = MoveTexts(self.words)
        self.board = BoardTexts(self.words)

    def narrator(self, viewer: int | None = None) -> Narrator:
        """Who tells the log to that viewer; ids are never typed there."""
        return Narrator(Words(self.words.texts, self.words.names, self.words.catalog), viewer)

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """First where, then how."""
        return self.moves.menu(legal, view)

    # -- Ivy -------------------------------------------------------------------------------------------
    @property
    def commands(self) -> Mapping[str, Command]:
        """Whoever plays alone may ask about her."""
        return {} if self.words.catalog.ivy is None else {"ivy": self._ivy}

    def _ivy(self, view: View, rest: str) -> list[str]:
        """Her mat, or the bars of one of her action cards."""
        facts = self.words.catalog.ivy
        if facts is None or not rest:
            return self.board.rival(view)
        texts = IvyTexts(self.words, facts)
        names = {texts.action(card.id).lower(): card.id for card in facts.actions}
        found = names.get(rest.lower())
        if found is None:
            known = ", ".join(texts.action(card.id) for card in facts.actions)
            return [self.words.texts.t("ivy.unknown", cards=known)]
        return texts.about(found)

    # -- what scenes beside the table ask ------------------------------------------------------------------
    def handbook(self) -> Handbook:
        """Every rule, and the botany behind it."""
        return handbook(self.words)

    def page(self, move: str) -> str:
        """The page about what a move does."""
        verb, _, rest = move.partition(" ")
        if verb in ("place", "grey", "reclaim"):
            return f"place.{rest.partition('.')[0]}"
        if verb == "play":
            return f"card.{rest}"
        pages = {"activate": "enzymes", "collect": "sunrise", "build": "wall", "grow": "growth"}
        return f"topic.{pages.get(verb, 'turn')}"

    def figures(self) -> Figures:
        """Cards, the wall and the water."""
        texts, catalog = self.words.texts, self.words.catalog
        numbers = (
            (texts.t("cellulose.means.wall"), len(catalog.wall)),
            (texts.t("cellulose.means.cards"), sum(card.copies for card in catalog.cards)),
            (texts.t("cellulose.means.level"), catalog.water_start),
        )
        chosen = [(name, self.ruleset.options[name]) for name in ("scenario", "length")]
        lines = [f"{self.option(name)}: {self.value_about(name, value)}" for name, value in chosen]
        alone = len(self.words.names) == 1
        lines.append(texts.t(f"cellulose.means.{'rival' if alone else 'alone'}"))
        return Figures(numbers, tuple(lines))

    def gains(self, beats: Iterable[Beat], before: Any, after: Any) -> list[Gain]:
        """What a move itself scored for somebody at the table, and where."""
        scored = [beat.event for beat in beats if isinstance(beat.event, PointsScored)]
        return [
            Gain(one.seat, one.points, one.source)
            for one in scored
            if one.source not in self.late and one.seat < len(after.seats)
        ]

    def coup(self, gain: Gain, round_: int) -> str:
        """Who, when, and where the points came from."""
        name, source = self.words.seat(gain.seat), self.source(gain.by)
        return self.words.texts.t("cellulose.results.coup", name=name, round=round_, source=source)
