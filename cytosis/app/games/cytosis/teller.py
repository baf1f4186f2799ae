"""The room of Cytosis as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cytosis.app.games.cytosis import text_menu
from cytosis.app.games.cytosis.handbook import Handbook
from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.narrate import Narrator
from cytosis.app.games.cytosis.text_board import BoardTexts
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Choice, Command, Figures, Gain, Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.events import Beat
from cytosis.engine.notation import words as parts
from cytosis.engine.rules import Outcome
from cytosis.games.cytosis.catalog import ATP
from cytosis.games.cytosis.events import PointsScored
from cytosis.games.cytosis.view import View


class CytosisTeller(Teller):
    """Names, log, moves and table of one ruleset, in one language."""

    words: Words
    moves: MoveTexts
    board: BoardTexts
    pages = MappingProxyType({"first": "topic.turn", "clock": "topic.turn", "length": "topic.between"})
    late = ("leftovers", "detox", "sets", "goals")
    sources = ("cards", "receptors", "markers", "other", "losses", *late)

    def __init__(self, rules: Any, names: Sequence[str], texts: Texts, typed: bool = False) -> None:
        self.words = Words(texts, names, rules.catalog, typed)
        self.moves = MoveTexts(self.words)
        self.board = BoardTexts(self.words)

    def narrator(self, viewer: int | None = None) -> Narrator:
        """Who tells the log to that viewer; ids are never typed there."""
        return Narrator(Words(self.words.texts, self.words.names, self.words.catalog), viewer)

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """Where first, then how."""
        return text_menu.build(list(legal), view, self.words, self.moves)

    # -- what scenes beside the table ask ------------------------------------------------------------------
    def handbook(self) -> Handbook:
        """Every rule, and the biology behind it."""
        return Handbook(self.words)

    def page(self, move: str) -> str:
        """The page of the spot a flask goes to."""
        at = parts(move).at
        return f"spot.{at}" if at in self.words.spots else ""

    def figures(self) -> Figures:
        """Rounds, flasks, events and goals, and what everybody starts with."""
        texts, plan = self.words.texts, self.words.catalog.setup
        rounds = plan.events + 1
        cards = texts.t("ui.means.cards", kept=plan.kept, dealt=plan.dealt)
        if "epigenetic" in self.words.catalog.expansions:
            cards += f", {texts.t('ui.means.power')}"
        numbers = {"rounds": rounds, "flasks": plan.flasks, "events": plan.events, "goals": plan.goals}
        return Figures(
            tuple((texts.t(f"ui.means.{name}"), n) for name, n in numbers.items()),
            (
                texts.t("ui.means.placements", n=rounds * plan.flasks),
                texts.t("ui.means.atp", list=", ".join(map(str, plan.start_atp))),
                cards,
            ),
        )

    def _option(self, id_: str) -> str:
        """Length and supply have had their own texts from the beginning."""
        return f"ui.{id_}"

    def source(self, source: str) -> str:
        """Its short name where it has one."""
        short = f"ui.results.source.{source}"
        return self.words.texts.t(short) if self.words.texts.has(short) else super().source(source)

    def gains(self, beats: Iterable[Beat], before: Any, after: Any) -> list[Gain]:
        """The last points that a move itself scored, and by which card."""
        scored = [beat.event for beat in beats if isinstance(beat.event, PointsScored)]
        now = [event for event in scored if event.source not in self.late]
        return [Gain(event.seat, event.points, event.card) for event in now[-1:]]

    def coup(self, gain: Gain, round_: int) -> str:
        """Who, when, and by which card."""
        if not gain.by:
            return super().coup(gain, round_)
        name, card = self.words.seat(gain.seat), self.words.texts.t(f"card.{gain.by}")
        return self.words.texts.t("ui.results.coup.card", name=name, round=round_, card=card)

    def decided(self, outcome: Outcome, view: View) -> str:
        """The figures that parted the first two, where some did."""
        if not outcome.decided_by:
            return ""
        seats = [view.seats[seat] for seat in outcome.ranking[:2]]
        figures = {
            "cards": [len(seat.completed) for seat in seats],
            "atp": [seat.stock[ATP] for seat in seats],
        }.get(outcome.decided_by, [0, 0])
        first, second = (self.words.seat(seat) for seat in outcome.ranking[:2])
        key = f"ui.results.tie.{outcome.decided_by}"
        return self.words.texts.t(key, first=first, second=second, n=figures[0], m=figures[1])

    @property
    def commands(self) -> Mapping[str, Command]:
        """All about a card; all about the epigenetic cards, where there are any."""
        return {
            "card": lambda view, rest: self.board.about_card(rest),
            "power": lambda view, rest: self._powers(view, rest.lower()),
        }

    @property
    def unlisted(self) -> tuple[str, ...]:
        """Without epigenetic cards nobody needs to ask for them."""
        return () if "epigenetic" in self.words.catalog.expansions else ("power",)

    def _powers(self, view: View, only: str) -> list[str]:
        if self.unlisted:
            return [self.words.texts.t("table.no_powers")]
        return self.board.modules.powers(view, only)
