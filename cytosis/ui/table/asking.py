"""What the person on turn is choosing: from the flask picked up to the one move that is left.

It narrows the engine's legal list and knows no rule. Nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.narrate import Narrator
from cytosis.app.games.cytosis.pathway import Pathways
from cytosis.app.games.cytosis.preview import Effect, Previews
from cytosis.app.games.cytosis.words import Words
from cytosis.engine.match import Match
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.ask import ROWS, Ask, AskBoxes, cards_shown, style_of
from cytosis.ui.table.options import Option, OptionTexts, effect_lines, previewed
from cytosis.ui.table.picker import GATHERED, Picker

PLACING = {"turn": "place", "early": "early"}
"""By kind of decision: how a flask of the own colour is set."""
ASIDE = ("exhaust", "pass", "no")
"""What a flask can do besides going to a spot."""
POWERS = ("trade", "peek")
"""Moves of an epigenetic card in a turn."""


class Asking:
    """The choice of one person, from the legal moves of the pending decision."""

    def __init__(
        self, match: Match, words: Words, narrator: Narrator, carried: Callable[[], str] = lambda: ""
    ) -> None:
        self._match = match
        self._words = words
        self._texts = words.texts
        self._narrator = narrator
        self._carried = carried
        self.moves = MoveTexts(words)
        self.pathways = Pathways(words.catalog)
        self._option_texts = OptionTexts(match, words, self.moves, narrator)
        self.legal: list[Any] = []
        self.kind = ""
        self.grey = False
        self.ask: Ask | None = None
        self._view: Any = None
        self._previews: Previews | None = None
        self._options: list[Option] | None = None
        self.corner: tuple[float, float] | None = None
        """Where questions without a spot are asked, while something else fills the middle."""

    def begin(self, kind: str, legal: Sequence[Any], view: Any) -> None:
        """A decision is open; an empty list means that nobody here has to decide."""
        self.kind, self.legal, self._view = kind, list(legal), view
        self.grey = False
        self._previews = Previews(self._match.rules, view, self.pathways) if legal else None
        self._set(None)
        if legal and kind not in PLACING:
            picker = Picker(sorted(legal, key=lambda action: action.verb != "done"))  # ending it comes first
            title = self._texts.t(f"decision.{kind}")
            self._set(Ask(picker, title, optional=False, style=style_of(picker)))

    def _set(self, ask: Ask | None) -> None:
        self.ask, self._options = ask, None

    # -- spots ---------------------------------------------------------------------------------------------
    @property
    def on_board(self) -> bool:
        """Whether a flask may be picked up now."""
        return bool(self.legal) and self.kind in PLACING

    @property
    def verb(self) -> str:
        """How the flask in hand is set: the one that is dragged, or else the one that was picked up."""
        carried = self._carried()
        grey = carried == "flask.grey" if carried else self.grey
        return "grey" if grey else PLACING.get(self.kind, "place")

    def spot_of(self, action: Any) -> str:
        """The id of the spot an action is about; empty for none."""
        if action.spot < 0:
            return ""
        return str(self._match.rules.actions.spot_ids[action.spot])  # type: ignore[attr-defined]

    def spots(self) -> set[str]:
        """Where the flask in hand may go."""
        if not self.on_board:
            return set()
        return {self.spot_of(a) for a in self.legal if a.verb == self.verb and a.spot >= 0}

    def at(self, spot: str) -> list[Any]:
        """The moves of the flask in hand on that spot."""
        return [a for a in self.legal if a.verb == self.verb and self.spot_of(a) == spot]

    def why_not(self, spot: str) -> str:
        """Why the flask in hand cannot go there."""
        reason = self._match.why_not(self._match.parse(f"{self.verb} {spot}"))
        return self._narrator.reason(reason) if reason is not None else ""

    def why_no_grey(self) -> str:
        """Why no grey flask can be taken."""
        if any(action.verb == "grey" for action in self.legal):
            return ""
        spots = self._match.rules.actions.spot_ids  # type: ignore[attr-defined]
        reasons = (self._match.why_not(self._match.parse(f"grey {spot}")) for spot in spots)
        codes = ("no_grey_left", "grey_used", "grey_price", "wrong_decision")
        found = next((r for r in reasons if r is not None and r.code in codes), None)
        return self._narrator.reason(found) if found is not None else self._texts.t("ui.no_grey")

    # -- asking --------------------------------------------------------------------------------------------
    def open_spot(self, spot: str, place: str = "") -> None:
        """Ask for what is open on that spot; with a place, only for what takes the disk from there."""
        found = [action for action in self.at(spot) if place and self._disk_of(action) == place]
        self._set(Ask(Picker(found or self.at(spot)), self._texts.t(f"spot.{spot}"), spot))

    def carries(self, place: str) -> bool:
        """Whether the disk there can be carried on by a flask now."""
        return any(self.takes(spot, place) for spot in self.spots())

    def takes(self, spot: str, place: str) -> bool:
        """Whether that spot carries the disk there on."""
        return any(self._disk_of(action) == place for action in self.at(spot))

    def _disk_of(self, action: Any) -> str:
        """The place of the disk that an action takes on; empty for none."""
        places = self._match.rules.actions.place_ids  # type: ignore[attr-defined]
        return str(places[action.disk]) if action.disk >= 0 else ""

    def open_list(self, actions: Sequence[Any], title: str, beside: Box | None = None) -> None:
        """Ask which of these moves, beside what was clicked or in the middle."""
        self._set(Ask(Picker(actions), title, beside=beside))

    def propose(self, action: Any) -> None:
        """Answer the question that is open with that move, which is left to be confirmed."""
        if self.ask is None:
            return
        picker = self.ask.picker.root
        while picker.done is None:
            picker = picker.choose(next(one for one, left in picker.answers().items() if action in left))
        self._set(self.ask.answered(picker))

    def aside(self) -> list[Any]:
        """The moves of the button beside the flask."""
        return [action for action in self.legal if action.verb in ASIDE]

    def powers(self) -> list[Any]:
        """The moves of the own epigenetic card."""
        return [action for action in self.legal if action.verb in POWERS] if self.on_board else []

    def plays(self, card: str) -> Any | None:
        """The move that plays a card of the hand, where it can be played now."""
        return next((a for a in self.legal if str(a) == f"use {card}"), None) if self.on_board else None

    def cancel(self) -> bool:
        """One question back to the beginning; False when there was nothing to cancel."""
        if self.ask is None:
            return False
        if self.ask.optional:
            self._set(None)
            return True
        if self.ask.picker.before is None:
            return False
        self._set(self.ask.answered(self.ask.picker.root))
        return True

    @property
    def can_step_back(self) -> bool:
        """Whether :meth:`step_back` would do something."""
        return self.ask is not None and (self.ask.optional or self.ask.picker.before is not None)

    def step_back(self) -> bool:
        """Only the last answer is taken back."""
        if self.ask is None or self.ask.picker.before is None:
            return self.cancel()
        self._set(self.ask.answered(self.ask.picker.before))
        return True

    def next_page(self) -> None:
        """The answers that did not fit."""
        if self.ask is not None:
            self._set(replace(self.ask, page=(self.ask.page + 1) % max(-(-len(self.options()) // ROWS), 1)))

    # -- answers -------------------------------------------------------------------------------------------
    def pick(self, number: int, layout: TableLayout, scale: float) -> None:
        """The answer in that row."""
        boxes = self.boxes(layout, scale)
        rows = boxes.rows() if boxes is not None else []
        if number < len(rows) and not rows[number][1].closed:
            self._reconsider()
            self._answer(rows[number][0])

    def _reconsider(self) -> None:
        """While the last answers are still in sight, another one can be picked instead."""
        before = self.ask.picker.before if self.ask is not None else None
        if self.ask is not None and before is not None and self.done is not None and self._still_open():
            self._set(replace(self.ask, picker=before))

    def _still_open(self) -> bool:
        """Whether the answers to the last question stay in sight although only one move is left."""
        if self.ask is None or self.ask.style != "list" or self.ask.picker.before is None:
            return False
        return self.ask.picker.before.question not in GATHERED

    def pick_card(self, number: int) -> None:
        """A card of a question about cards: chosen, or put back."""
        if self.ask is None:
            return
        picker = self.ask.picker
        if self.ask.style == "powers":
            self._set(self.ask.answered(picker.root.choose(self.options()[number].answer)))
            return
        ids = self._match.rules.actions.card_ids  # type: ignore[attr-defined]
        card = ids.index(cards_shown(self._view)[number])
        if card in picker.taken:
            self._set(self.ask.answered(picker.drop(card)))
        elif picker.question in ("", "move"):
            root = picker.root
            action = next((a for a in root.actions if a.cards == (card,)), None)
            if action is not None:
                self._set(self.ask.answered(root.choose(action) if root.done is None else root))
        else:
            self._answer(card)

    def _answer(self, answer: Any) -> None:
        if self.ask is None:
            return
        picker = self.ask.picker
        if picker.done is None and answer in picker.answers():
            self._set(self.ask.answered(picker.choose(answer)))

    @property
    def done(self) -> Any | None:
        """The move that is left to confirm."""
        return self.ask.picker.done if self.ask is not None else None

    def options(self) -> list[Option]:
        """The answers in sight and out of sight; of cards and cubes always all."""
        if self.ask is None:
            return []
        if self._options is None:
            gathering = self.ask.style in ("cubes", "powers") or (
                self.ask.style == "cards" and self.ask.picker.root.question in GATHERED
            )
            picker = self.ask.picker.root if gathering or self.ask.style == "cards" else self.ask.picker
            if self.done is not None and self._still_open() and picker.before is not None:
                picker = picker.before
            sole = self.ask.spot and self.ask.style == "list" and picker.done is not None
            made = self._option_texts.sole if sole else self._option_texts.options
            self._options = made(picker, self._view)
        return self._options

    def title(self) -> str:
        """What is asked now; the last question while its answers are still in sight."""
        if self.ask is None:
            return ""
        picker = self.ask.picker
        if self.done is not None and self._still_open() and picker.before is not None:
            picker = picker.before
        return self._option_texts.title(picker, self.ask.title)

    def effect(self) -> Effect | None:
        """What the moves that are left have in common, before one is made."""
        if self.ask is None or self._previews is None:
            return None
        return previewed(self._previews, self.ask.picker.actions)

    def effect_of(self, actions: list[Any]) -> Effect | None:
        """The same for moves that are only pointed at."""
        return previewed(self._previews, actions) if self._previews is not None and actions else None

    # -- boxes ---------------------------------------------------------------------------------------------
    def boxes(self, layout: TableLayout, scale: float) -> AskBoxes | None:
        """Where everything of the question is."""
        if self.ask is None:
            return None
        effect = self.effect()
        told = effect_lines(effect, self._words) if effect is not None and effect.worth_telling else []
        cards = 0
        if self.ask.style == "cards":
            cards = len(cards_shown(self._view))
        elif self.ask.style == "powers":
            cards = len(self.options())
        options = self.options()
        if self.ask.style == "cards":
            options = [option for option in options if not self._is_card(option)]
        return AskBoxes(
            self.ask,
            options,
            layout,
            scale,
            self.title(),
            told,
            self.done is not None,
            cards,
            self.corner,
        )

    def _is_card(self, option: Option) -> bool:
        answer = option.answer
        return isinstance(answer, int) or bool(getattr(answer, "cards", ()))

    def answers(self) -> list[str]:
        """Names of what leads on from here: the button that confirms, or every answer still open."""
        if self.ask is None:
            return []
        if self.done is not None:
            return ["ask.ok"]
        if self.ask.style == "powers":
            return [f"card.{i}" for i in range(len(self.options()))]
        if self.ask.style == "cards":
            ids = self._match.rules.actions.card_ids  # type: ignore[attr-defined]
            open_now = {
                one if isinstance(one, int) else getattr(one, "cards", ())[:1]
                for one in self.ask.picker.answers()
            }
            shown = [(i, ids.index(card)) for i, card in enumerate(cards_shown(self._view))]
            return [f"card.{i}" for i, card in shown if card in open_now or (card,) in open_now]
        open_now = set(self.ask.picker.answers())
        page = self.options()[self.ask.page * ROWS :][:ROWS]
        return [f"option.{i}" for i, o in enumerate(page) if not o.closed and o.answer in open_now]

    def targets(self, layout: TableLayout, scale: float) -> list[Target]:
        """What can be pointed at in the question."""
        boxes = self.boxes(layout, scale)
        if boxes is None or self.ask is None:
            return []
        found = [Target("ask.panel", boxes.panel, False)]
        if self.ask.style in ("cards", "powers"):
            found += [Target(f"card.{i}", box) for i, box in enumerate(boxes.cards())]
        found += [
            Target(f"option.{i}", box, not option.closed) for i, (_, option, box) in enumerate(boxes.rows())
        ]
        if boxes.more is not None:
            found.append(Target("ask.more", boxes.more))
        if boxes.back:
            found.append(Target("ask.cancel", boxes.close))
        if boxes.confirm is not None:
            found.append(Target("ask.ok", boxes.confirm))
        return found
