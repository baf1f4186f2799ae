"""Taking back: as far as nothing was revealed, with the reason where it ends; in practice also further."""

from __future__ import annotations

from cytosis.app.play.controller import Controller, Step
from cytosis.app.words.i18n import Texts
from cytosis.engine.journal import NOTE

WEIGHTY = ("dice", "round", "cards", "powers")
"""Where a move brought several things to light the first of these is named, by ``ui.undo.<name>``."""


class Undo:
    """What can be taken back, and what stops it."""

    def __init__(self, controller: Controller, texts: Texts, names: list[str]) -> None:
        self._controller = controller
        self._match = controller.match
        self._texts = texts
        self._names = names
        self._sealed: set[str] = set()

    def made(self, step: Step) -> None:
        """A move was made; remember what it brought to light."""
        self._sealed = {beat.event.seals for beat in step.beats} - {""}

    def _mine(self, seat: int) -> bool:
        return self._last_mover() == seat

    def _last_mover(self) -> int | None:
        """Who made the last move; notes in the journal are none."""
        moves = (line for line in reversed(self._match.journal.lines) if not line["do"].startswith(NOTE))
        return next((int(line["seat"]) for line in moves), None)

    def possible(self, seat: int, practice: bool) -> bool:
        """Whether :meth:`back` would do something; whoever gave the seat away takes nothing back."""
        if not self._controller.human(seat):
            return False
        if self._mine(seat) and self._match.can_undo:
            return True
        return practice and self._match.can_rewind(seat)

    def back(self, seat: int, practice: bool) -> Step | None:
        """One move back; None at a barrier."""
        if not self._controller.human(seat):
            return None
        step = self._controller.undo(seat)
        return self._controller.rewind(seat) if step is None and practice else step

    def barrier(self, seat: int) -> str:
        """Why nothing can be taken back; empty where something can."""
        mover = self._last_mover()
        if mover is None:
            return self._texts.t("ui.undo.nothing")
        if mover != seat:
            return self._texts.t("ui.undo.other", name=self._names[mover])
        if self._match.can_undo:
            return ""
        if self._match.journal.only_moves:
            return self._controller.warning
        weighty = sorted(self._sealed, key=lambda name: (*WEIGHTY, name).index(name))
        return self._texts.t(f"ui.undo.{weighty[0] if weighty else 'nothing'}")
