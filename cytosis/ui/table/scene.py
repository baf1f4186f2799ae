"""The game on screen: the moves of a person by drag, click or key, and the pace of everybody else's."""

from __future__ import annotations

from typing import Any

from cytosis.ai import coach
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Push, Replace, Transition
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.coach import Waste
from cytosis.ui.table.drawers import TableDrawers
from cytosis.ui.table.keys import KeysScene
from cytosis.ui.widgets.tooltip import Tooltip

UNDO = ("ctrl+z", "u", "backspace")
MORE, LESS = ("+", "=", "[+]"), ("-", "[-]")
TYPING = 0.8
"""Digits pressed within so many seconds are one number."""


class TableScene(TableDrawers):
    """The engine decides; this scene shows and asks."""

    coached = True
    """Whether somebody warns before a waste."""
    _warned = (0, "")
    _sure: Any = None
    _typed, _typed_at = "", 0.0

    # -- input ---------------------------------------------------------------------------------------------
    def _skipped(self) -> bool:
        """Any key or click only skips what moves."""
        if not self.director.busy:
            return False
        self.director.skip()
        self.stage.close()
        self._refresh()
        self.changes.clear()
        return True

    def act(self, name: str) -> Transition | None:
        """A click, or Enter on the focus; beside everything it cancels."""
        if self._skipped():
            self._undo_skipped(name == "button.undo")
            return None
        if name not in {target.name for target in self.targets()}:
            if self.pointer.ring and name:  # what had the focus is gone: Enter means the move that is left
                return self.press("confirm")
            self._cancel()
            return None
        kind, _, rest = name.partition(".")
        if kind == "button":
            return self.press(rest)
        zone = self.design.zone(name)
        entered = self.pointer.ring and not self.pointer.led
        if entered and zone is not None and zone.leads and self.asking.ready:
            return self.press("confirm")  # what was clicked last still has the focus
        self.reason = None
        if self.controller.problem is None:
            self.message = ""
        lead = zone.act(rest) if zone is not None else None
        return lead or self._settle()

    def choose_at(self, spot: str) -> None:
        """A place on the table was pointed at: ask what is open there, or say why nothing is."""
        self.message = ""
        if not self.choosing_spot():
            return
        if self.asking.at(spot):
            self.asking.open_spot(spot)
        else:
            self.message = self.asking.why_not(spot)

    def _settle(self) -> Transition | None:
        """After an answer: the focus goes on, and what need not be confirmed is made."""
        self._focus_ask()
        done, setting = self.asking.done, self.settings.confirm
        if done is None or setting == "always" or self.asking.ask is None or self.asking.stepping:
            return None
        if not self.asking.on_board and self.asking.ask.picker.before is None:
            return None  # nothing was chosen yet
        if setting == "never" or not self.asking.final():
            return self.press("confirm")
        return None

    def drop(self, source: str, target: str) -> Transition | None:
        """Something was carried over something else; beside everything it goes back."""
        if self._skipped():
            return None
        zone, piece = self.design.zone(source), self.design.piece(source)
        self.held.let_go(self.pointer.at)
        if zone is not None:
            zone.drop(source.partition(".")[2], target)
        if piece is not None and self.design.staying() is None:
            self.held.refuse(piece, self.pointer.at)
        return self._settle()

    def context(self, name: str) -> Transition | None:
        """The other button enlarges a card; anywhere else it cancels."""
        if self._skipped():
            return None
        lead = self.enlarged(name)
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
        had = self.asking.let_go()
        had = had or bool(self.traced or self.message or self.hint.shown or self.reason)
        self.traced, self.message, self.reason = "", "", None
        self.hint.forget()
        return had

    def press(self, name: str) -> Transition | None:
        """A button of the side, or its key."""
        if name == "confirm":
            if self.waits_for_agent:
                self._wait = 0.0
                self.controller.hurry()
            elif self.human_turn and self.asking.done is not None:
                return self._confirm(self.asking.done)
            elif self.asking.stepping:
                self.asking.take_amount()
                return self._settle()
        elif name == "undo":
            self._undo()
        elif name == "hint" and self.hintable:
            self.hint.ask(self.design.advised(self.match.view(self.viewer)), self.asking.legal)
        elif name == "rules":
            return self._rules(self.pointed)
        elif name == "menu":
            return Push(self._menu())
        return None

    def agree(self, custom: str, value: str) -> None:
        """Somebody changes a custom of the table."""
        step = self.controller.agree(self.viewer, custom, value)
        if step is not None:
            self._made(step)

    def _menu(self) -> MenuScene:
        return MenuScene(self.controller, self.texts, self.session, self._shown_to())

    def _confirm(self, action: Any) -> Transition | None:
        """Make the move; before an obvious waste ask once, and never again about the same move."""
        here = (len(self.match.journal.lines), str(action))
        if self.coached and self.settings.coach and self._warned != here:
            seen = self.design.advised(self.match.view(self.viewer))
            code = coach.waste(seen, self.asking.legal, action)
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
            return None if self._cancel() else self.press("menu")
        if skipped:
            self._undo_skipped(key in UNDO)
            return None
        if key in ("return", "enter", "space", "c"):
            return self.press("confirm")
        if key == "backspace" and self.asking.ask is not None:
            self.asking.step_back()
            self._focus_ask()
            return None
        if self.asking.stepping and self._counted(key):
            return None
        if key.isdigit() and key != "0":
            return self._digit(int(key) - 1)
        if key in self.design.letters and self.choosing_spot():
            self._go_to(key)
            return None
        return self._command(key)

    def _counted(self, key: str) -> bool:
        """A number on the stepper: one more or less, the least, the most, or the digits of it."""
        asking = self.asking
        if key in MORE or key in LESS:
            asking.step(1 if key in MORE else -1)
        elif key in ("home", "end"):
            asking.slide(0.0 if key == "home" else 1.0)
        elif key.isdigit():
            before = self._typed if self.time - self._typed_at < TYPING else ""
            self._typed, self._typed_at = key, self.time
            if asking.set_amount(before + key):
                self._typed = before + key
            else:
                asking.set_amount(key)
        else:
            return False
        return True

    def arrow(self, way: str) -> bool:
        """Another number, where one is asked for."""
        if not self.asking.stepping or self.opened:
            return False
        self.asking.step(1 if way in ("right", "up") else -1)
        return True

    def nudge(self, name: str, step: int) -> Transition | None:
        """The same with the focus on the slider."""
        self.asking.step(step)
        return None

    def slide(self, name: str, share: float) -> Transition | None:
        """The slider was dragged."""
        self.asking.slide(share)
        return None

    def _digit(self, number: int) -> Transition | None:
        """The answer of that number: a row, or a card in question."""
        names = {target.name for target in self.asking.targets(self.layout, self.scale)}
        names |= {target.name for target in self.hints.targets()}
        for name in (f"card.{number}", f"option.{number}", f"hint.{number}"):
            if name in names:
                return self.act(name)
        return None

    def _go_to(self, letter: str) -> None:
        spot = self.design.go_to(letter, self.pointer.focus.removeprefix("spot."))
        if spot:
            self.asking.cancel()
            self.pointer.focus = f"spot.{spot}"

    def _command(self, key: str) -> Transition | None:
        named = self.design.key(key)
        if named:
            return self.act(named) if named in {target.name for target in self.targets()} else None
        if key in UNDO:
            self._undo()
        elif key == "h":
            return self.press("hint")
        elif key == "q":
            self.explain_last()
        elif key == "z":
            return self.tell_missed()
        elif key == "o":
            self.open("log")
        elif key in self.design.drawers_by_key:
            self.open(self._drawer(self.design.drawers_by_key[key]))
        elif key == "i":
            return self.enlarged(self.meant)
        elif key in ("page up", "page down"):
            self.leaf(1 if key == "page up" else -1)
        elif key == "?":
            return Push(KeysScene(self.texts, self.design.letters, self.design.commands))
        elif key == "f1":
            return self._rules(self.meant)
        elif key == "v":
            return self.cover()
        return None

    def _drawer(self, name: str) -> str:
        """A drawer by its name; of the rivals the next one's."""
        if name != "seat":
            return name
        here = int(self.opened[5:]) if self.opened.startswith("seat.") else self.viewer
        return f"seat.{(here + 1) % self.match.seats}"

    # -- hot seat ------------------------------------------------------------------------------------------
    def away(self) -> Transition | None:
        """The window lost the focus: cover what another person may not see."""
        self.stage.close()
        return self.cover() if self.session.settings.cover_when_away else None

    def resumed(self) -> None:
        """The scene above has gone: a curtain was lifted, settings were changed, or a seat changed hands."""
        self.tooltip = Tooltip()
        if self._sure is not None:
            action, self._sure = self._sure, None
            self._submit(action)
            return
        told = self.story.entries[-1].number if self.story.entries else 0
        if self.session.texts is not self.language or told != len(self.match.journal.lines):
            self._speak(self.session.texts)
            self._refresh()

    # -- time ----------------------------------------------------------------------------------------------
    def update(self, seconds: float) -> Transition | None:
        """Beats are shown; then agents move one after the other, slowly enough to be followed."""
        self.time += seconds
        if self.wanted:
            name, self.wanted = self.wanted, ""
            return self.act(name)
        self.stage.update(seconds, self.view, not self.director.busy)
        self.asking.corner = self.stage.corner
        lead = self.stage.lead()
        if lead is not None:
            return lead
        self.tooltip.update(seconds, self.pointer)
        self.hint.update()
        if self.clock.update(self.match.progress().round) and self.people:
            self.session.message = self.texts.t("ui.clock.over")
        self.held.update(seconds)
        shown = self.director.busy
        self.director.update(seconds)
        self.changes.update(seconds)
        if shown:
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
        if len(self.asking.legal) == 1 and kind not in self.design.unforced:
            self._submit(self.asking.legal[0])

    def _next_person(self, seat: int) -> Transition | None:
        self._sit_down(seat)
        if not self.session.settings.curtain:
            return None
        missed = self.story.missed(seat)
        return Push(CurtainScene(self.names[seat], seat, self.texts, missed, self.design.vignette))

    def busy(self) -> bool:
        """While something moves, a note is about to come, or agents play."""
        flows = self.design.flows and not self.session.settings.reduced_motion
        others = not self.human_turn and not self.controller.read_only
        waits = self.tooltip.waiting or self.hint.thinking or flows or self.stage.moving
        waits = self.clock.changed() or waits or self._lively
        return bool(self.pointer.drag) or self.director.busy or others or waits

    @property
    def _lively(self) -> bool:
        """Whether something moves that nobody waits for."""
        return self.director.lingering or self.held.moving or self.changes.moving

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
        """The table; see :mod:`.look`."""
        self._look.draw(paint)
