"""The room of Amino as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cytosis.app.games.amino.handbook import handbook
from cytosis.app.games.amino.memory import CUSTOMS, advised
from cytosis.app.games.amino.moves import MoveTexts
from cytosis.app.games.amino.narrate import Narrator
from cytosis.app.games.amino.text_board import BoardTexts
from cytosis.app.games.amino.words import Words
from cytosis.app.teller import Choice, Figures, Gain, Teller
from cytosis.app.words.handbook import Handbook
from cytosis.app.words.i18n import Texts
from cytosis.engine.events import Beat
from cytosis.engine.journal import Journal
from cytosis.games.amino.events import HandScored
from cytosis.games.amino.scoring import Worth
from cytosis.games.amino.view import View


class AminoTeller(Teller):
    """Names, log, moves and table of one ruleset, in one language."""

    customs = CUSTOMS
    by_round = True
    words: Words
    moves: MoveTexts
    board: BoardTexts

    def __init__(self, rules: Any, names: Sequence[str], texts: Texts, typed: bool = False) -> None:
        self._rules = rules
        self.words = Words(texts, names, rules.catalog, typed)
        self.moves = MoveTexts(self.words)
        self.board = BoardTexts(self.words)

    def narrator(self, viewer: int | None = None) -> Narrator:
        """Who tells the log to that viewer; ids are never typed there."""
        return Narrator(Words(self.words.texts, self.words.names, self.words.catalog), viewer)

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """First what, then where."""
        return self.moves.menu(legal, view)

    def worth(self, cards: Sequence[str]) -> Worth:
        """What an atmosphere of these cards scores, by the rules."""
        worth: Worth = self._rules.worth([self.words.catalog.ids.index(card) for card in cards])
        return worth

    def advised(self, view: View, journal: Journal) -> View:
        """No more than the memory aid of the table shows."""
        return advised(view, journal)

    # -- what scenes beside the table ask ------------------------------------------------------------------
    def handbook(self) -> Handbook:
        """Every rule, and the chemistry behind it."""
        return handbook(self.words)

    def page(self, move: str) -> str:
        """The page about what a move does."""
        pages = {"look": "analyze", "build": "build", "swap": "change", "play": "change"}
        return f"topic.{pages.get(move.split()[0], 'turn')}"

    def figures(self) -> Figures:
        """Hands, cards and places."""
        texts, catalog = self.words.texts, self.words.catalog
        hands = catalog.endings[self.ruleset.options["ending"]].hands
        count = sum(card.copies for card in catalog.cards)
        numbers = [(texts.t("amino.means.cards"), count), (texts.t("amino.means.places"), catalog.places)]
        if hands is not None:
            numbers.insert(0, (texts.t("amino.means.hands"), hands))
        chosen = [(name, self.ruleset.options[name]) for name in ("seeding", "ending")]
        lines = [f"{self.option(name, value)}: {self.value_about(name, value)}" for name, value in chosen]
        return Figures(tuple(numbers), tuple(lines))

    def gains(self, beats: Iterable[Beat], before: Any, after: Any) -> list[Gain]:
        """What each atmosphere brought at the end of a hand, and whether Lightning or an acid did it."""
        scored = [beat.event for beat in beats if isinstance(beat.event, HandScored)]
        return [Gain(one.seat, one.points, _by(one)) for one in scored if one.points > 0]

    def coup(self, gain: Gain, round_: int) -> str:
        """Who, when, and by what."""
        if not gain.by:
            return super().coup(gain, round_)
        name = self.words.seat(gain.seat)
        return self.words.texts.t(f"amino.results.coup.{gain.by}", name=name, round=round_)


def _by(scored: HandScored) -> str:
    """What made an atmosphere worth more than its gases."""
    parts = ("acid" if scored.amino_acid else "", "lightning" if scored.lightning else "")
    return "_".join(part for part in parts if part)
