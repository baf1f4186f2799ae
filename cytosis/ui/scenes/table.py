"""The game on screen: board, hand, panels, and the moves of a person by drag, click or key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cytosis.app.controller import Controller, Step
from cytosis.app.i18n import Texts
from cytosis.app.moves import MoveTexts
from cytosis.app.narrate import Narrator
from cytosis.app.story import Story
from cytosis.app.words import Words
from cytosis.engine.events import Event
from cytosis.ui.anim.director import SPEEDS, Director
from cytosis.ui.audio import Audio
from cytosis.ui.games.cytosis.attack import PICKER
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.games.cytosis.stage import Stage
from cytosis.ui.painter import Painter
from cytosis.ui.picker import Picker
from cytosis.ui.scene import Push, Replace, Scene, Target, Transition
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.help import HelpScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.table_look import OPTION_HEIGHT, TableLook
from cytosis.ui.session import Session
from cytosis.ui.sheet import Box, centre, grown
from cytosis.ui.theme import load_theme

AI_PAUSE = 0.7
"""Seconds an agent's move stays in sight before the next."""

OPTIONS_SHOWN = 12


class TableScene(Scene):
    """A game being played. The engine decides; this scene shows and asks."""

    def __init__(
        self,
        controller: Controller,
        names: list[str],
        texts: Texts,
        speed: str = "normal",
        audio: Audio | None = None,
        session: Session | None = None,
    ) -> None:
        super().__init__()
        self.session = session or Session(texts, Path(), audio=audio, keeps=False)
        self.controller = controller
        self.match = controller.match
        catalog = self.match.rules.catalog  # type: ignore[attr-defined]
        self._texts = texts
        words = Words(texts, names, catalog)
        self._names = names
        view = self.match.view(None)
        side = "three_plus" if len(catalog.spots) == 24 else "two_player"
        self.layout = table_layout(side, self.match.seats, len(view.goals))
        self._narrator = Narrator(words)
        self.story = Story(self._narrator)
        self.moves = MoveTexts(words)
        self.verb = "place"
        self.picker: Picker | None = None
        self.title = ""
        self.spot = ""
        self.message = controller.note
        self._wait = AI_PAUSE
        self.zoomed = ""
        self.page = 0
        self._people = [seat for seat in range(self.match.seats) if controller.human(seat)]
        self._seen_by: int | None = None  # with several people: who has opened the curtain
        players = [player.id for player in load_theme().players]
        self.director = Director(Choreographer(self.layout, players), speed)
        self.viewer = next((seat for seat in range(self.match.seats) if controller.human(seat)), 0)
        self._audio = audio
        self.stage = Stage(words, self.match.seats)
        self.director.told = self._hear
        self._look = TableLook(self, catalog, names, texts)
        self._refresh()

    # -- the game ------------------------------------------------------------------------------------------
    def _hear(self, event: Event) -> None:
        """An event is being shown."""
        self.stage.hear(event)
        if self._audio is not None:
            self._audio.hear(event)

    def _refresh(self) -> None:
        """Take the present of the match: whose eyes, which view, which moves."""
        pending = self.match.pending()
        if pending is not None and self.controller.human(pending.seat):
            self.viewer = pending.seat
        if not self.director.busy:
            self.director.show(self.match.view(self._shown_to()))
        self.verb, self.picker, self.spot, self.page = "place", None, "", 0
        self._legal = self.match.legal() if self.human_turn else []
        if self.human_turn and pending is not None and pending.kind != "turn":
            self._ask(self._legal, self._texts.t(f"decision.{pending.kind}"))

    @property
    def human_turn(self) -> bool:
        """Whether a person has to decide."""
        pending = self.match.pending()
        busy = self.director.busy or self.controller.writing
        if pending is None or busy or self._covered(pending.seat):
            return False
        return self.controller.human(pending.seat)

    def _shown_to(self) -> int | None:
        """Whose eyes the table is painted for: with several people nobody's, while agents move."""
        if len(self._people) <= 1:
            return self._people[0] if self._people else None
        pending = self.match.pending()
        return pending.seat if pending is not None and pending.seat == self._seen_by else None

    @property
    def view(self) -> Any:
        """What is shown."""
        return self.director.view

    def _spot_of(self, action: Any) -> str:
        return str(self.match.rules.actions.spot_ids[action.spot]) if action.spot >= 0 else ""  # type: ignore[attr-defined]

    def legal_spots(self) -> set[str]:
        """Spots where the flask in hand may go."""
        return {
            self._spot_of(action) for action in self._legal if action.verb == self.verb and action.spot >= 0
        }

    def _made(self, step: Step) -> None:
        self.story.add(step.number, step.seat, step.do, step.beats)
        self.message = "" if step.saved else str(self.controller.problem)
        self._wait = AI_PAUSE if SPEEDS[self.director.speed] else 0.0
        self.director.enqueue(step.beats, self._shown_to())
        self._refresh()

    # -- asking --------------------------------------------------------------------------------------------
    def _ask(self, actions: list[Any], title: str) -> None:
        self.picker, self.title, self.page = Picker(actions), title, 0

    def _options(self) -> list[tuple[str, list[Any]]]:
        """The options of the picker with their texts."""
        if self.picker is None:
            return []
        result = []
        for group in self.picker.options():
            texts = {self.moves.within(str(action), self.view) for action in group}
            text = texts.pop() if len(texts) == 1 else self.moves.within(str(group[0]), self.view)
            result.append((text, group))
        return result

    def _at_spot(self, spot: str) -> None:
        """A flask is set on a spot: ask for what is still open, or say why it cannot go there."""
        actions = [
            action for action in self._legal if action.verb == self.verb and self._spot_of(action) == spot
        ]
        if not actions:
            self._explain(spot)
            return
        self.message = ""
        self.spot = spot
        self._ask(actions, self._texts.t(f"spot.{spot}"))

    def _explain(self, spot: str) -> None:
        reason = self.match.why_not(self.match.parse(f"{self.verb} {spot}"))
        self.message = self._narrator.reason(reason) if reason is not None else ""

    def _others(self) -> list[Any]:
        """Moves of a turn that are no placements."""
        return [action for action in self._legal if action.verb not in ("place", "grey")]

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Spots, flasks, buttons, cards, and the options of the picker on top."""
        found = [
            Target(f"button.{name}", box, self.enabled(name)) for name, box in self.layout.buttons.items()
        ]
        found += [Target(f"hand.{i}", box) for i, box in enumerate(self.hand_boxes())]
        found += [Target(f"row.{i}", box) for i, box in enumerate(self.layout.row) if self.view.row[i]]
        if self.choosing_spot():
            found += [
                Target(f"spot.{name}", grown(box, 6))
                for name, box in self.layout.spots.items()
                if "grey" not in name
            ]
            found.append(Target("flask.own", self._flask_box(), draggable=True))
            found.append(Target("flask.grey", self.layout.regions["grey"], draggable=True))
        if self.picker is not None and self.picker.done is None:
            found += [Target(f"option.{i}", box) for i, (box, _) in enumerate(self.option_boxes())]
        return found

    def choosing_spot(self) -> bool:
        pending = self.match.pending()
        return self.human_turn and pending is not None and pending.kind in ("turn", "early")

    def enabled(self, button: str) -> bool:
        if button == "confirm":
            return self.picker is not None and self.picker.done is not None
        if button == "hint":
            return bool(self._others()) and self.choosing_spot()
        return True

    def _flask_box(self) -> Box:
        x, y, _, _ = self.layout.regions["actions"]
        return (x + 8, y + 4, 34, 34)

    def hand(self) -> tuple[str, ...]:
        viewer = self.view.viewer
        return self.view.seats[viewer].hand or () if viewer is not None else ()

    def hand_boxes(self) -> list[Box]:
        return self.layout.hand(len(self.hand()))

    def panel_box(self) -> Box:
        count = min(len(self._options()), OPTIONS_SHOWN) if self.picker else 0
        height = 46 + count * (OPTION_HEIGHT + 4) + 8
        if self.stage.attack.moving:
            return (*PICKER[:3], height)
        width = 360.0 if self.spot else 620.0
        x, y = (726 - width / 2, 200.0)
        if self.spot and self.spot in self.layout.spots:
            sx, sy = centre(self.layout.spots[self.spot])
            x = sx + 48 if sx < 700 else sx - 48 - width
            y = min(max(sy - 60, 60), 560 - height)
        return (x, max(y, 40), width, height)

    def option_boxes(self) -> list[tuple[Box, tuple[str, list[Any]]]]:
        x, y, width, _ = self.panel_box()
        shown = self._options()[self.page : self.page + OPTIONS_SHOWN]
        return [
            ((x + 10, y + 42 + i * (OPTION_HEIGHT + 4), width - 20, OPTION_HEIGHT), option)
            for i, option in enumerate(shown)
        ]

    # -- answers -------------------------------------------------------------------------------------------
    def act(self, name: str) -> Transition | None:
        """A click; while something moves it only skips that."""
        if self.director.busy:
            self._skip()
            return None
        kind, _, rest = name.partition(".")
        if kind == "button":
            return self._button(rest)
        if kind == "option":
            self._pick(int(rest))
        elif kind == "spot":
            self._at_spot(rest)
        elif kind == "row":
            self._at_spot(f"cards.{int(rest) + 1}") if self.choosing_spot() else self._zoom(name)
        elif kind == "flask":
            self.verb = "grey" if rest == "grey" else "place"
            self.picker = None
            if rest == "grey" and not self.legal_spots():
                self.verb = "place"
                self._explain_grey()
        elif kind == "hand":
            self._zoom(name)
        return None

    def _skip(self) -> None:
        """Show at once how everything stands."""
        self.director.skip()
        self.stage.close()
        self._refresh()

    def _explain_grey(self) -> None:
        reason = self.match.why_not(self.match.parse("grey laureates.1 take=atp"))
        self.message = self._narrator.reason(reason) if reason is not None else ""

    def drop(self, source: str, target: str) -> Transition | None:
        """A flask dropped on a spot."""
        self.act(source)
        if target.startswith("spot."):
            self._at_spot(target.removeprefix("spot."))
        elif target.startswith("row."):
            self._at_spot(f"cards.{int(target.removeprefix('row.')) + 1}")
        return None

    def _zoom(self, name: str) -> None:
        self.zoomed = "" if self.zoomed == name else name

    def context(self, name: str) -> Transition | None:
        """The other button enlarges a card."""
        if name.startswith(("hand.", "row.")):
            self._zoom(name)
        return None

    def _pick(self, index: int) -> None:
        boxes = self.option_boxes()
        if self.picker is not None and index < len(boxes):
            self.picker = self.picker.choose(boxes[index][1][1])

    def _button(self, name: str) -> Transition | None:
        if name == "confirm" and self.picker is not None and self.picker.done is not None:
            step = self.controller.submit_soon(self.picker.done)
            if step is not None:
                self._made(step)
        elif name == "undo":
            self._undo()
        elif name == "hint" and self._others():
            self.spot = ""
            self._ask(self._others(), self._texts.t("ui.more"))
        elif name == "rules":
            return Push(HelpScene(self._texts))
        elif name == "menu":
            return Push(MenuScene(self.controller, self._texts))
        return None

    def _undo(self) -> None:
        pending = self.match.pending()
        if self.picker is not None and (pending is None or pending.kind == "turn"):
            self.picker, self.spot = None, ""
            return
        step = self.controller.undo(self.viewer)
        if step is None:
            self.message = self._texts.t("ui.no_undo")
        else:
            self._made(step)

    def key(self, key: str) -> Transition | None:
        """Keys: Escape cancels, Ctrl+Z takes back, digits choose options; any key skips what moves."""
        if self.director.busy:
            self._skip()
            return None
        if key == "escape":
            if self.zoomed:
                self.zoomed = ""
            elif self.picker is not None and self.choosing_spot():
                self.picker, self.spot = None, ""
            else:
                return Push(MenuScene(self.controller, self._texts))
        elif key in ("ctrl+z", "u"):
            self._undo()
        elif key.isdigit() and self.picker is not None and key != "0":
            self._pick(int(key) - 1)
        elif key in ("f1", "?", "h"):
            return Push(HelpScene(self._texts))
        elif key == "c":
            return self._button("confirm")
        return None

    def update(self, seconds: float) -> Transition | None:
        """Beats are shown; then agents move one after the other, slowly enough to be followed."""
        self.stage.update(seconds, self.view, not self.director.busy)
        if self.director.busy:
            self.director.update(seconds)
            if not self.director.busy:
                self._refresh()
            return None
        step = self.controller.acknowledged()
        if step is not None:
            self._made(step)
        if self.controller.writing or self.director.busy:
            return None
        pending = self.match.pending()
        if pending is not None and self._covered(pending.seat):
            self._seen_by = pending.seat
            self._refresh()
            return Push(CurtainScene(self._names[pending.seat], pending.seat, self._texts))
        if pending is None:
            return Replace(ResultsScene(self.match, self._names, self._texts))
        if self.human_turn:
            return None
        self._wait -= seconds
        if self._wait <= 0:
            step = self.controller.advance_soon()
            if step is not None:
                self._made(step)
        return None

    def _covered(self, seat: int) -> bool:
        """Another person is next: nothing of that hand may show before they look."""
        return len(self._people) > 1 and seat in self._people and seat != self._seen_by

    def busy(self) -> bool:
        """While something is dragged or agents play."""
        return bool(self.pointer.drag) or self.director.busy or self.stage.moving or not self.human_turn

    def closing(self) -> None:
        """Everything is on disk already; let go of the file."""
        self.controller.close()

    def draw(self, paint: Painter) -> None:
        """The table; see :mod:`.table_look`."""
        self._look.draw(paint)
