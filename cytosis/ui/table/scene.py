"""The game on screen: the moves of a person by drag, click or key, and the pace of everybody else's."""

from __future__ import annotations

from typing import Any

from cytosis.ai import coach
from cytosis.ui.games.cytosis.attack import PICKER
from cytosis.ui.games.cytosis.keys import LETTERS, next_spot
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Push, Replace, Target, Transition
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.coach import Waste
from cytosis.ui.table.drawers import TableDrawers
from cytosis.ui.table.keys import KeysScene
from cytosis.ui.widgets.tooltip import Tooltip

UNDO = ("ctrl+z", "u", "backspace")
UNASKED = ("turn", "after_flask", "early")
"""Decisions that wait for the person even when only one answer is left: a turn never ends unasked."""

CLICKED = ("card", "option", "spot", "row", "flask", "hand")
"""What a click leaves the focus on; Enter after the mouse means the move that is left."""


class TableScene(TableDrawers):
    """The engine decides; this scene shows and asks."""

    coached = True
    """Whether somebody warns before a waste."""
    _warned = (0, "")
    _sure: Any = None

    # -- input ---------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Everything that can be pointed at."""
        return self._targets.all()

    def _skipped(self) -> bool:
        """Any key or click only skips what moves."""
        if not self.director.busy:
            return False
        self.director.skip()
        self.stage.close()
        self._refresh()
        return True

    def act(self, name: str) -> Transition | None:
        """A click, or Enter on the focus; beside everything it cancels."""
        if self._skipped():
            self._undo_skipped(name == "button.undo")
            return None
        if name not in {target.name for target in self.targets()}:
            if self.pointer.ring and name:  # what had the focus is gone: Enter means the move that is left
                return self._button("confirm")
            self._cancel()
            return None
        kind, _, rest = name.partition(".")
        if kind == "button":
            return self._button(rest)
        entered = self.pointer.ring and not self.pointer.led
        if entered and kind in CLICKED and self.asking.done is not None:
            return self._button("confirm")  # what was clicked last still has the focus
        self.reason = None
        if self.controller.problem is None:
            self.message = ""
        answer = getattr(self, f"_act_{kind}", None)
        lead: Transition | None = answer(rest) if answer is not None else None
        return lead or self._settle()

    def _settle(self) -> Transition | None:
        """After an answer: the focus goes on, and what need not be confirmed is made."""
        self._focus_ask()
        done, setting = self.asking.done, self.settings.confirm
        if done is None or setting == "always" or self.asking.ask is None:
            return None
        if self.asking.kind not in ("turn", "early") and self.asking.ask.picker.before is None:
            return None  # nothing was chosen yet
        effect = self.asking.effect()
        if setting == "never" or (effect is not None and not effect.final):
            return self._button("confirm")
        return None

    def _act_option(self, rest: str) -> None:
        self.asking.pick(int(rest), self.layout, self.scale)

    def _act_card(self, rest: str) -> None:
        self.asking.pick_card(int(rest))

    def _act_ask(self, rest: str) -> Transition | None:
        if rest == "ok":
            return self._button("confirm")
        if rest == "cancel":
            self.asking.cancel()
        elif rest == "more":
            self.asking.next_page()
        return None

    def _act_spot(self, spot: str) -> None:
        self.message = ""
        if not self.choosing_spot():
            return
        if self.asking.at(spot):
            self.asking.open_spot(spot)
        else:
            self.message = self.asking.why_not(spot)

    def _act_row(self, rest: str) -> Transition | None:
        if not self.choosing_spot():
            return self._enlarged(f"row.{rest}")
        self._act_spot(f"cards.{int(rest) + 1}")
        return None

    def _act_hand(self, rest: str) -> None:
        card = self.hand()[int(rest)]
        play = self.asking.plays(card)
        if play is not None:
            title = self.texts.t("ui.ask.play", card=self.texts.t(f"card.{card}"))
            self.asking.open_list([play], title, self.hand_boxes()[int(rest)])
        else:
            self.traced = "" if self.traced == f"hand.{rest}" else f"hand.{rest}"

    def _act_place(self, rest: str) -> None:
        self.traced = "" if self.traced == f"place.{rest}" else f"place.{rest}"

    def _act_flask(self, rest: str) -> None:
        """Pick a flask up; the grey one only where it can be used."""
        self.asking.cancel()
        self.message = self.asking.why_no_grey() if rest == "grey" else ""
        self.asking.grey = rest == "grey" and not self.message and not self.asking.grey

    def _act_aside(self, rest: str) -> None:
        if rest == "power":
            self._act_power(str(self.viewer))
        elif moves := self.asking.aside():
            self.asking.open_list(moves, self.texts.t("ui.ask.aside"), self.layout.regions["exhaust"])

    def _act_power(self, rest: str) -> None:
        moves = self.asking.powers() if int(rest) == self.viewer else []
        power = self.words.power_of(self.view, int(rest))
        if moves and power:
            self.asking.open_list(moves, self.texts.t(f"power.{power}"), self.layout.power(int(rest)))

    def _act_hint(self, rest: str) -> None:
        self.hints.act(rest)

    def _act_shown(self, rest: str) -> Transition | None:
        return self._enlarged(f"shown.{rest}")

    def drop(self, source: str, target: str) -> Transition | None:
        """A flask or an own vesicle dropped on a spot; beside everything it goes back."""
        if self._skipped():
            return None
        if source.startswith("place."):
            self._drop_disk(source.removeprefix("place."), target)
            return self._settle()
        grey = source == "flask.grey"
        self.asking.cancel()
        if grey:
            self.message = self.asking.why_no_grey()
        self.asking.grey = grey and not self.message
        if grey and not self.asking.grey:
            return None
        if target.startswith("row."):
            target = f"spot.cards.{int(target.removeprefix('row.')) + 1}"
        if target.startswith("spot."):
            self._act_spot(target.removeprefix("spot."))
        if self.asking.ask is None:
            self.asking.grey = False
        return self._settle()

    def _drop_disk(self, place: str, target: str) -> None:
        """A vesicle is carried on: a flask goes to the spot there, with the disk already chosen."""
        self.asking.cancel()
        self.asking.grey, self.message = False, ""
        spot = target.removeprefix("spot.") if target.startswith("spot.") else self._targets.spot_near(place)
        if spot:
            self._act_spot(spot)
        if self.asking.ask is not None:
            self.asking.open_spot(spot, place)

    def context(self, name: str) -> Transition | None:
        """The other button enlarges a card; anywhere else it cancels."""
        if self._skipped():
            return None
        lead = self._enlarged(name)
        if lead is None:
            self._cancel()
        return lead

    def _cancel(self) -> bool:
        """One thing at a time, the topmost first; False when there was nothing."""
        if self.opened:
            self.opened = ""
            return True
        if self.asking.cancel():
            return True
        had = bool(self.asking.grey or self.traced or self.message or self.hint.shown or self.reason)
        self.asking.grey, self.traced, self.message, self.reason = False, "", "", None
        self.hint.forget()
        return had

    def _button(self, name: str) -> Transition | None:
        if name == "confirm":
            if self.waits_for_agent:
                self._wait = 0.0
                self.controller.hurry()
            elif self.human_turn and self.asking.done is not None:
                return self._confirm(self.asking.done)
        elif name == "undo":
            self._undo()
        elif name == "hint" and self.hintable:
            self.hint.ask(self.match.view(self.viewer), self.asking.legal)
        elif name == "rules":
            return self._rules(self.pointed)
        elif name == "menu":
            return Push(self._menu())
        return None

    def _menu(self) -> MenuScene:
        return MenuScene(self.controller, self.texts, self.session, self._shown_to())

    def _confirm(self, action: Any) -> Transition | None:
        """Make the move; before an obvious waste ask once, and never again about the same move."""
        here = (len(self.match.journal.lines), str(action))
        if self.coached and self.settings.coach and self._warned != here:
            code = coach.waste(self.match.view(self.viewer), self.asking.legal, action)
            if code:
                self._warned = here
                return Push(Waste(self.texts, code, lambda: setattr(self, "_sure", action)))
        self._submit(action)
        return None

    def _undo_skipped(self, wanted: bool) -> None:
        """Undo asked for while the move was still being shown: it is taken back all the same."""
        if wanted and self.undoing.possible(self.viewer, self._practice):
            self._undo()

    def _undo(self) -> None:
        if self.controller.writing and self.controller.sync():  # a slow disk: first the move, then back
            step = self.controller.acknowledged()
            if step is not None:
                self._made(step)
                self._skipped()
        if self.asking.ask is not None and self.asking.step_back():
            return
        step = self.undoing.back(self.viewer, self._practice)
        if step is None:
            self.message = self.undoing.barrier(self.viewer)
        else:
            self._made(step)

    def key(self, key: str) -> Transition | None:
        """Letters lead to places, digits answer; any key skips what moves."""
        skipped = self._skipped()
        if key == "escape":
            return None if self._cancel() else self._button("menu")
        if skipped:
            self._undo_skipped(key in UNDO)
            return None
        if key in ("return", "enter", "space", "c"):
            return self._button("confirm")
        if key == "backspace" and self.asking.ask is not None:
            self.asking.step_back()
            self._focus_ask()
            return None
        if key.isdigit() and key != "0":
            return self._digit(int(key) - 1)
        if key in LETTERS and self.choosing_spot():
            self._go_to(key)
            return None
        return self._command(key)

    def _digit(self, number: int) -> Transition | None:
        """The answer of that number: a row, or a card in question."""
        names = {target.name for target in self.asking.targets(self.layout, self.scale)}
        names |= {target.name for target in self.hints.targets()}
        for name in (f"card.{number}", f"option.{number}", f"hint.{number}"):
            if name in names:
                return self.act(name)
        return None

    def _go_to(self, letter: str) -> None:
        here = self.pointer.focus.removeprefix("spot.")
        spots = [name for name in self.layout.spots if not name.startswith("grey.")]
        spot = next_spot(letter, spots, self.legal_spots(), here)
        if spot:
            self.asking.cancel()
            self.pointer.focus = f"spot.{spot}"

    def _command(self, key: str) -> Transition | None:
        named = {"f": "flask.grey", "e": "aside.flask", "p": f"power.{self.viewer}", "d": "pile.discard"}
        if key in named:
            return self.act(named[key]) if named[key] in {t.name for t in self.targets()} else None
        if key in UNDO:
            self._undo()
        elif key == "h":
            return self._button("hint")
        elif key == "q":
            self._explain_last()
        elif key == "z":
            return self._tell_missed()
        elif key in ("o", "j", "w"):
            rival = (self.viewer + 1) % self.match.seats
            if key == "w" and self.opened.startswith("seat."):
                rival = (int(self.opened[5:]) + 1) % self.match.seats
            self._open({"o": "log", "j": "goals", "w": f"seat.{rival}"}[key])
        elif key == "i":
            return self._enlarged(self.meant)
        elif key == "?":
            return Push(KeysScene(self.texts))
        elif key == "f1":
            return self._rules(self.meant)
        elif key == "v":
            return self.cover()
        return None

    # -- hot seat ------------------------------------------------------------------------------------------
    def away(self) -> Transition | None:
        """The window lost the focus: cover what another person may not see."""
        return self.cover() if self.session.settings.cover_when_away else None

    def resumed(self) -> None:
        """The scene above has gone: a curtain was lifted, settings were changed, or a seat changed hands."""
        self.tooltip = Tooltip()
        if self._sure is not None:
            action, self._sure = self._sure, None
            self._submit(action)
            return
        told = self.story.entries[-1].number if self.story.entries else 0
        if self.session.texts is not self.texts or told != len(self.match.journal.lines):
            self._speak(self.session.texts)
            self._refresh()

    # -- time ----------------------------------------------------------------------------------------------
    def update(self, seconds: float) -> Transition | None:
        """Beats are shown; then agents move one after the other, slowly enough to be followed."""
        self.time += seconds
        if self.wanted:
            spot, self.wanted = self.wanted, ""
            self._act_spot(spot)
            return self._settle()
        self.stage.update(seconds, self.view, not self.director.busy)
        self.asking.corner = PICKER[:2] if self.stage.attack.moving else None
        self.tooltip.update(seconds, self.pointer)
        self.hint.update()
        if self.clock.update(self.view.round) and self.people:
            self.session.message = self.texts.t("ui.clock.over")
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
        if pending is None:
            return Replace(ResultsScene(self.match, self.names, self.texts, self.session))
        if self.human_turn:
            self._forced(pending.kind)
            return None
        self._wait -= seconds
        if self._covered(pending.seat):
            first = self._at_screen not in self.people  # nobody is there who might take a move back
            return self._next_person(pending.seat) if first or self._wait <= 0 else None
        self.controller.prepare()
        if self._wait <= 0:
            step = self.controller.advance_soon()
            if step is not None:
                self._made(step)
        return None

    def _forced(self, kind: str) -> None:
        """Where there is nothing to choose, nothing is asked."""
        if len(self.asking.legal) == 1 and kind not in UNASKED:
            self._submit(self.asking.legal[0])

    def _next_person(self, seat: int) -> Transition | None:
        self._sit_down(seat)
        if not self.session.settings.curtain:
            return None
        return Push(CurtainScene(self.names[seat], seat, self.texts, self.story.since(seat)))

    def busy(self) -> bool:
        """While something moves, a note is about to come, or agents play."""
        flows = self.path() is not None and not self.session.settings.reduced_motion
        others = not self.human_turn and not self.controller.read_only
        waits = self.tooltip.waiting or self.hint.thinking or flows or self.stage.moving
        waits = self.clock.changed() or waits
        return bool(self.pointer.drag) or self.director.busy or others or waits

    def at_risk(self) -> str:
        """Moves that are not on disk would be lost."""
        problem = self.controller.problem
        return "" if problem is None else self.texts.t("ui.leave.unsaved", problem=problem)

    def closing(self) -> None:
        """Everything is on disk already; let go of the file."""
        self.session.play_as("")
        self.hint.stop()
        self.controller.close()

    def draw(self, paint: Painter) -> None:
        """The table; see :mod:`.table_look`."""
        self._look.draw(paint)
