"""What a person does at the table with the pointer: clicks, drops, buttons, and taking back."""

from __future__ import annotations

from typing import Any

from cytosis.ai import coach
from cytosis.ui.scene import Push, Transition
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.table.coach import Waste
from cytosis.ui.table.drawers import TableDrawers

AT_ONCE = ("button.menu", "button.rules", "watch.")
"""What is opened by a click also while something moves: opponents alone hardly ever stand still."""


class TableActs(TableDrawers):
    """Answers what is clicked, dropped or pressed; the engine decides what it does."""

    coached = True
    """Whether somebody warns before a waste."""
    lettered = True
    """Whether places show their letters while the keyboard leads."""
    _warned = (0, "")
    _sure: Any = None
    _once = False
    """Whether one more move is wanted, though all stands still or waits."""

    @property
    def confirms(self) -> bool:
        """While the button says so."""
        return self.enabled("confirm")

    # -- input ---------------------------------------------------------------------------------------------
    def _skipped(self) -> bool:
        """Any key or click only skips what moves."""
        if not self.director.busy:
            return False
        if self.director.waiting:
            self.director.go_on()
        else:
            self.director.skip()
            if not self.director.waiting:
                self.stage.close()
        if not self.director.busy:
            self._refresh()
            self.changes.clear()
        return True

    def _passes(self, name: str) -> bool:
        """Whether a click only goes on with what is being shown; what explains that is read meanwhile."""
        if self.director.waiting and name.startswith(self.design.reads):
            return False
        return self._skipped() and not name.startswith(AT_ONCE)

    def act(self, name: str) -> Transition | None:
        """A click, or Enter on the focus; beside everything it cancels."""
        if self._passes(name):
            self._undo_skipped(name == "button.undo")
            return None
        if name not in {target.name for target in self.targets()}:
            return self._beside(name)
        kind, _, rest = name.partition(".")
        if kind == "button":
            return self.press(rest)
        zone = self.design.zone(name)
        self.reason = None
        if self.controller.problem is None:
            self.message = ""
        lead = zone.act(rest) if zone is not None else None
        return lead or self._settle()

    def _beside(self, name: str) -> Transition | None:
        """What had the focus is gone: Enter means the move that is left; a click cancels."""
        if self.pointer.ring and name:
            return self.press("confirm")
        self._cancel()
        return None

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
            return self._go_on()
        if name == "rules":
            return self._rules(self.pointed)
        if name == "menu":
            return Push(self._menu())
        if name == "undo":
            self._undo()
        elif name == "hint" and self.hintable:
            self.hint.ask(self.design.advised(self.match.view(self.viewer)), self.asking.legal)
        return None

    @property
    def refused(self) -> bool:
        """Whether something else than what would be confirmed was wanted last, and could not be."""
        asking = self.asking
        chosen = asking.ask is not None and asking.ask.picker.before is not None
        return bool(self.message) and self.human_turn and asking.done is not None and not chosen

    def _go_on(self) -> Transition | None:
        """Opponents shall hurry, the move is made, or the number on the stepper is taken."""
        if self.waits_for_agent:
            self._wait, self._once = 0.0, True
            self.controller.hurry()
        elif self.refused:
            self.message = ""  # what was refused is read before the turn goes on without it
        elif self.human_turn and self.asking.done is not None:
            return self._confirm(self.asking.done)
        elif self.asking.stepping:
            self.asking.take_amount()
            return self._settle()
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
