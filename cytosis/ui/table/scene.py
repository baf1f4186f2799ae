"""The game on screen: the moves of a person by drag, click or key, and the pace of everybody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Push, Replace, Transition
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.acts import TableActs
from cytosis.ui.table.keys import KeysScene
from cytosis.ui.table.turns import turns_of
from cytosis.ui.widgets.tooltip import Tooltip

UNDO = ("ctrl+z", "u", "backspace")
MORE, LESS = ("+", "=", "[+]"), ("-", "[-]")
TYPING = 0.8
"""Digits pressed within so many seconds are one number."""


class TableScene(TableActs):
    """The engine decides; this scene shows and asks."""

    _typed, _typed_at = "", 0.0

    # -- keys ----------------------------------------------------------------------------------------------
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
        if self._stepped(key):
            return None
        if key.isdigit() and key != "0":
            return self._digit(int(key) - 1)
        if key in self.design.letters and self.choosing_spot():
            self._go_to(key)
            return None
        return self._command(key)

    def _stepped(self, key: str) -> bool:
        """A key of the open question: one answer back, or another number."""
        if key == "backspace" and self.asking.ask is not None:
            self.asking.step_back()
            self._focus_ask()
            return True
        return self.asking.stepping and self._counted(key)

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
        if key in self.design.drawers_by_key:
            self.open(self._drawer(self.design.drawers_by_key[key]))
        elif key in _DONE_BY:
            _DONE_BY[key](self)
        elif key in _LEADS_FROM:
            return _LEADS_FROM[key](self)
        return None

    def _keys(self) -> Transition:
        return Push(KeysScene(self.texts, self.design.letters, self.design.commands))

    def _drawer(self, name: str) -> str:
        """A drawer by its name; of the rivals the next one's."""
        if name != "seat":
            return name
        names = self.design.around()
        here = self.opened if self.opened in names else f"seat.{self.viewer}"
        return names[(names.index(here) + 1) % len(names)]

    # -- hot seat ------------------------------------------------------------------------------------------
    def away(self) -> Transition | None:
        """The window lost the focus: cover what another person may not see."""
        self.stage.close()
        return self.cover() if self.session.settings.cover_when_away else None

    def overlaid(self) -> None:
        """Nothing hangs in the air under what is opened."""
        self.director.rest()

    def resumed(self) -> None:
        """The scene above has gone: a curtain was lifted, settings were changed, or a seat changed hands."""
        self.tooltip = Tooltip()
        if self._sure is not None:
            action, self._sure = self._sure, None
            self._submit(action)
            return
        told = self.story.entries[-1].number if self.story.entries else 0
        if told != len(self.match.journal.lines):
            self._speak(self.session.texts)
            self._refresh()
        self.spoken()

    def spoken(self) -> None:
        """Everything is told anew in another language, also while a menu lies over the table."""
        if self.session.texts is not self.language:
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
        if self._moving(seconds):
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
        return self._turn_of(pending.seat)

    def _moving(self, seconds: float) -> bool:
        """Let time pass on the table; whether a move was still being shown."""
        self.tooltip.update(seconds, self.pointer)
        self.hint.update()
        if self.clock.update(self.match.progress().round) and self.people:
            self.session.message = self.texts.t("ui.clock.over")
        self.held.update(seconds)
        shown = self.director.busy
        self.director.update(seconds)
        self.changes.update(seconds)
        if shown and not self.director.busy:
            self._refresh()
        return shown

    def _turn_of(self, seat: int) -> Transition | None:
        """Somebody else is next: a person who comes to the screen, or an opponent who moves."""
        if self.paused and not self._once:
            return None
        if self._covered(seat):
            first = self._at_screen not in self.people  # nobody is there who might take a move back
            return self._next_person(seat) if first or self._wait <= 0 else None
        self.controller.budget = self.session.settings.thinking
        self.controller.prepare()
        if self._wait <= 0 or self._once:
            step = self.controller.advance_soon()
            if step is not None:
                self._once = False
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
        curtain = CurtainScene(self.names[seat], seat, self.texts, missed, self.design, turns_of(self, seat))
        return Push(curtain)

    def busy(self) -> bool:
        """While something moves, a note is about to come, or agents play."""
        flows = self.design.flows and not self.session.settings.reduced_motion
        others = not self.human_turn and not self.controller.read_only and not self.paused
        waits = self.tooltip.waiting or self.hint.thinking or self.clock.changed()
        moves = not self.director.waiting and (self.director.busy or self.stage.moving or others)
        return any((self.pointer.drag, flows, waits, moves, self._lively))

    def breathes(self) -> bool:
        """Small things move, unless that is unwanted or something else is to be looked at."""
        return not (self.held.still or self.opened or self.stage.moving)

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


_DONE_BY: Mapping[str, Callable[[TableScene], None]] = {
    **dict.fromkeys(UNDO, lambda table: table._undo()),
    "q": lambda table: table.explain_last(),
    "o": lambda table: table.open("log"),
    "page up": lambda table: table.leaf(1),
    "page down": lambda table: table.leaf(-1),
}
"""Keys that do something at the table itself."""

_LEADS_FROM: Mapping[str, Callable[[TableScene], Transition | None]] = {
    "h": lambda table: table.press("hint"),
    "z": lambda table: table.tell_missed(),
    "i": lambda table: table.enlarged(table.pointed),
    "?": lambda table: table._keys(),
    "f1": lambda table: table._rules(table.pointed),
    "v": lambda table: table.cover(),
}
"""Keys that may lead to another scene."""
