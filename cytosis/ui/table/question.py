"""What the person on turn is choosing: from the whole legal list to the one move that is left.

It narrows the engine's legal list and knows no rule. Nothing here changes the game. A game's room says which
decisions are made on the table itself, in which order words are asked for, and how answers look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from cytosis.app.teller import Teller
from cytosis.engine.match import Match
from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.amount import StepBoxes, counting, steps
from cytosis.ui.table.ask import ROWS, AskBoxes
from cytosis.ui.table.ask_panel import Ask, Option, PanelBoxes
from cytosis.ui.table.design import Layout
from cytosis.ui.table.picker import ITEMS, MOVE, Picker, narrowed, parts
from cytosis.ui.table.stepping import Stepping


class Question(Stepping):
    """The choice of one person, from the legal moves of the pending decision; plain: moves in words."""

    asked: ClassVar[tuple[str, ...]] = ()
    """The words of a move in the order in which a person is asked for them."""
    worded: ClassVar[bool] = False
    """Whether what a number does is told in lines with words; plain: as cost and gain."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self._match = match
        self._teller = teller
        self._texts = teller.words.texts
        self._narrator = teller.narrator()
        self.moves = teller.moves
        self.legal: list[Any] = []
        self.kind = ""
        self.begun = 0
        """Grows with every new decision."""
        self.version = 0
        """Grows with every change of what is asked."""
        self._view: Any = None
        self._options: list[Option] | None = None
        self._boxes: tuple[tuple[Any, ...], PanelBoxes | None] = ((), None)
        self.corner: tuple[float, float] | None = None
        """Where questions without a spot are asked, while something else fills the middle."""

    # -- what a game's room says ---------------------------------------------------------------------------
    def on_table(self, kind: str) -> bool:
        """Whether decisions of that kind are made by pointing at the table, without a panel."""
        return True

    @property
    def verb(self) -> str:
        """The verb of what is held in hand; empty where any will do."""
        return ""

    def style(self, picker: Picker) -> str:
        """How the answers of a question are shown best: list, cards, cubes or powers."""
        return "list"

    def shown(self) -> tuple[str, ...]:
        """The ids of the cards a question about cards is about."""
        return ()

    def lying(self, layout: Layout) -> Sequence[Box]:
        """Where these cards lie in sight already, so that they are chosen there; plain: nowhere."""
        return ()

    def trays(self, layout: Layout) -> Sequence[Box]:
        """Free room beside the own hand for a question about cards or cubes; plain: none."""
        return ()

    def unlike(self, actions: Sequence[Any]) -> bool:
        """Whether the words of these moves are not of one kind, so that only whole moves can be offered."""
        return False

    def picker(self, actions: Sequence[Any]) -> Picker:
        """What is asked of these moves."""
        return Picker(actions, self.asked, whole=self.unlike(actions))

    def first(self, legal: Sequence[Any]) -> list[Any]:
        """The moves in the order in which they are offered."""
        return list(legal)

    def made(self, picker: Picker, sole: bool) -> list[Option]:
        """The answers in words; ``sole``: there is only one way."""
        return [Option(answer, self._label(answer, left[0])) for answer, left in picker.answers().items()]

    def _label(self, answer: Any, action: Any) -> str:
        return answer if isinstance(answer, str) else self.moves.describe(str(action), self._view)

    def titled(self, picker: Picker, otherwise: str) -> str:
        """What is asked."""
        return otherwise

    def told(self) -> Sequence[tuple[str, list[Bit]]]:
        """What the moves that are left have in common, before one is made: labels and signs."""
        return ()

    def usual(self, picker: Picker) -> str:
        """The number that a stepper begins at; plain: as many as can be."""
        return steps(picker)[-1]

    def final(self) -> bool:
        """Whether the move that is left could not be taken back, or nobody knows."""
        return True

    def name_of(self, spot: str) -> str:
        """The title of a question about a spot."""
        return spot

    # -- the decision --------------------------------------------------------------------------------------
    def begin(self, kind: str, legal: Sequence[Any], view: Any) -> None:
        """A decision is open; an empty list means that nobody here has to decide."""
        self.kind, self.legal, self._view = kind, list(legal), view
        self.begun += 1
        self._set(None)
        if legal and not self.on_table(kind):
            picker = self.picker(self.first(legal))
            title = self._teller.board.asked(kind)
            self._set(Ask(picker, title, optional=False, style=self.style(picker)))

    def _set(self, ask: Ask | None) -> None:
        if ask is not None and not ask.amount and ask.style == "list" and counting(ask.picker):
            ask = replace(ask, amount=self.usual(ask.picker))
        self.ask, self._options = ask, None
        self.version += 1

    @property
    def on_board(self) -> bool:
        """Whether somebody chooses on the table now."""
        return bool(self.legal) and self.on_table(self.kind)

    def narrowed(self, **clues: str) -> list[Any]:
        """The legal moves that fit what was pointed at."""
        return narrowed(self.legal, clues)

    def held(self) -> Mapping[str, str]:
        """The clue that lies in the hand already."""
        return {"verb": self.verb} if self.verb else {}

    def spot_of(self, action: Any) -> str:
        """What an action is about; empty for nothing."""
        return parts(action).at

    def spots(self) -> set[str]:
        """Where what is in hand may go."""
        if not self.on_board:
            return set()
        return {spot for action in self.narrowed(**self.held()) if (spot := self.spot_of(action))}

    def at(self, spot: str) -> list[Any]:
        """The moves there."""
        return self.narrowed(**self.held(), at=spot)

    def why_not(self, spot: str) -> str:
        """Why there is none; a lesson or a challenge may keep out what the rules allow."""
        reason = self._match.why_not(self._match.parse(f"{self.verb} {spot}"))
        return self._texts.t("ui.ask.elsewhere") if reason is None else self._narrator.reason(reason)

    def code(self, spot: str) -> str:
        """The engine's reason against what is in hand going there, as a code; empty where it may."""
        if self.at(spot):
            return ""
        reason = self._match.why_not(self._match.parse(f"{self.verb} {spot}"))
        return reason.code if reason is not None else ""

    # -- asking --------------------------------------------------------------------------------------------
    def open_spot(self, spot: str, **clues: str) -> None:
        """Ask for what is open on that spot; with more clues only for what fits them, if anything does."""
        found = narrowed(self.at(spot), clues) if clues else []
        self._set(Ask(self.picker(found or self.at(spot)), self.name_of(spot), spot))

    def open_list(self, actions: Sequence[Any], title: str, beside: Box | None = None) -> None:
        """Ask which of these moves, beside what was clicked or in the middle."""
        self._set(Ask(self.picker(actions), title, beside=beside))

    def propose(self, action: Any) -> None:
        """Answer the question that is open with that move, which is left to be confirmed."""
        if self.ask is None:
            return
        picker = self.ask.picker.root
        while picker.done is None:
            answer, left = next(one for one in picker.answers().items() if action in one[1])
            if counting(picker) and len(left) == 1:
                self._set(replace(self.ask.answered(picker), amount=str(answer)))
                return
            picker = picker.choose(answer)
        self._set(self.ask.answered(picker))

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

    def let_go(self) -> bool:
        """Put down what is held in hand; False where nothing was."""
        return False

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
    def pick(self, number: int, layout: Layout, scale: float) -> None:
        """The answer in that row."""
        boxes = self.boxes(layout, scale)
        rows = boxes.rows() if boxes is not None else []
        if number < len(rows) and not rows[number][1].closed:
            self._reconsider()
            self.answer(rows[number][0])

    def _reconsider(self) -> None:
        """While the last answers are still in sight, another one can be picked instead."""
        before = self.ask.picker.before if self.ask is not None else None
        if self.ask is not None and before is not None and self.done is not None and self._still_open():
            self._set(replace(self.ask, picker=before))

    def _still_open(self) -> bool:
        """Whether the answers to the last question stay in sight although only one move is left."""
        if self.ask is None or self.ask.style != "list" or self.ask.picker.before is None or self.stepping:
            return False
        return self.ask.picker.before.question != ITEMS

    def pick_card(self, number: int) -> None:
        """A card of a question about cards: chosen, or put back."""
        if self.ask is None:
            return
        picker = self.ask.picker
        if self.ask.style == "powers":
            self._set(self.ask.answered(picker.root.choose(self.options()[number].answer)))
            return
        card = self.shown()[number]
        if card in picker.taken:
            self._set(self.ask.answered(picker.drop(card)))
        elif picker.question in ("", MOVE):
            root = picker.root
            action = next((one for one in root.actions if parts(one).items == (card,)), None)
            if action is not None:
                self._set(self.ask.answered(root.choose(action) if root.done is None else root))
        else:
            self.answer(card)

    def answer(self, answer: Any) -> None:
        """That one, where it is still open."""
        if self.ask is None:
            return
        picker = self.ask.picker
        if picker.done is None and answer in picker.answers():
            self._set(self.ask.answered(picker.choose(answer)))

    def options(self) -> list[Option]:
        """The answers in sight and out of sight; of cards and cubes always all."""
        if self.ask is None:
            return []
        self._options = self._offered(self.ask) if self._options is None else self._options
        return self._options

    def _offered(self, ask: Ask) -> list[Option]:
        """The same, worked out."""
        picker = ask.picker.root if ask.style in ("cubes", "powers", "cards") else ask.picker
        if self.done is not None and self._still_open() and picker.before is not None:
            picker = picker.before
        sole = bool(ask.spot) and ask.style == "list" and picker.done is not None
        return self.made(picker, sole)

    def title(self) -> str:
        """What is asked now; the last question while its answers are still in sight."""
        if self.ask is None:
            return ""
        picker = self.ask.picker
        if self.done is not None and self._still_open() and picker.before is not None:
            picker = picker.before
        return self.titled(picker, self.ask.title)

    # -- boxes ---------------------------------------------------------------------------------------------
    def boxes(self, layout: Layout, scale: float) -> PanelBoxes | None:
        """Where everything of the question is; worked out once for each question."""
        key = (id(layout), scale, self.version, self.corner)
        if self._boxes[0] != key:
            self._boxes = key, self._laid_out(layout, scale)
        return self._boxes[1]

    def own_button(self, layout: Layout, scale: float) -> bool:
        """Whether the question itself has the button that confirms."""
        boxes = self.boxes(layout, scale)
        return boxes is not None and boxes.confirm is not None

    def _laid_out(self, layout: Layout, scale: float) -> PanelBoxes | None:
        if self.ask is None:
            return None
        if self.stepping:
            shown = next(one for one in self.options() if one.answer == self.ask.amount)
            largest = int(steps(self.ask.picker)[-1])
            words = (self._texts.t("ui.ask.all", n=largest), self._texts.t("ui.ask.ok"))
            told, done = self.told(), self.done
            caption = self.title() if done is None else self.moves.alone(str(done), self._view)
            return StepBoxes(self.ask, shown, layout, scale, words, told, self.corner, caption, self.worded)
        options, faces = self._beside_title(), self._faces()
        return AskBoxes(
            self.ask,
            options,
            layout,
            scale,
            self.title(),
            self.told(),
            self.done is not None,
            faces,
            self.corner,
            self.lying(layout) if self.ask.style == "cards" and self.corner is None else (),
            self.trays(layout),
        )

    def _beside_title(self) -> list[Option]:
        """The answers that are told in words: no cards, and not the title once more."""
        options = self.options()
        if self.ask is not None and self.ask.style == "cards":
            return [option for option in options if not self._is_card(option)]
        if self.done is None or len(options) != 1 or options[0].bits:
            return options
        return [] if self.title().casefold().endswith(options[0].text.casefold()) else options

    def _faces(self) -> list[str]:
        """What lies in the question to be picked, by the names the design paints it by."""
        style = self.ask.style if self.ask is not None else ""
        if style == "cards":
            return [f"card.{card}" for card in self.shown()]
        return [option.icon for option in self.options()] if style == "powers" else []

    def _is_card(self, option: Option) -> bool:
        return self._card_of(option.answer) in self.shown()

    def _card_of(self, answer: Any) -> str:
        """The card an answer is, or the one its move begins with."""
        return answer if isinstance(answer, str) else "".join(parts(answer).items[:1])

    def _open_cards(self, cards: set[str]) -> list[str]:
        return [f"card.{i}" for i, card in enumerate(self.shown()) if card in cards]

    def answers(self) -> list[str]:
        """Names of what leads on from here: the button that confirms, or every answer still open."""
        if self.ask is None:
            return []
        if self.ready:
            return ["ask.ok"]
        if self.ask.style == "powers":
            return [f"card.{i}" for i in range(len(self.options()))]
        left = set(self.ask.picker.answers())
        if self.ask.style == "cards":
            return self._open_cards(set(map(self._card_of, left)))
        page = self.options()[self.ask.page * ROWS :][:ROWS]
        return [f"option.{i}" for i, o in enumerate(page) if o.answer in left and not o.closed]

    def targets(self, layout: Layout, scale: float) -> list[Target]:
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
        if isinstance(boxes, StepBoxes):
            found += [Target("ask.less", boxes.less), Target("ask.plus", boxes.plus)]
            found += [Target("ask.slide", boxes.slider, slides=True), Target("ask.all", boxes.all)]
        if boxes.more is not None:
            found.append(Target("ask.more", boxes.more))
        if boxes.back:
            found.append(Target("ask.cancel", boxes.close))
        if boxes.confirm is not None:
            found.append(Target("ask.ok", boxes.confirm))
        return found
