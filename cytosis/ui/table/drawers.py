"""What can be opened beside the table and looked up: seats, goals, discarded cards, the log, reasons."""

from __future__ import annotations

from cytosis.ui.games.cytosis.info import Info
from cytosis.ui.scene import Push, Transition
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.table.coach import reason
from cytosis.ui.table.state import TableState


class TableDrawers(TableState):
    """Nothing of it is a move."""

    def _act_seat(self, rest: str) -> None:
        self._open(f"seat.{rest}")

    def _act_goal(self, rest: str) -> None:
        self._open("goals")

    def _act_pile(self, rest: str) -> None:
        if rest == "discard":
            self._open("discard")

    def _act_log(self, rest: str) -> Transition | None:
        """A move of an opponent is explained; anything else opens the whole log, or what was missed of it."""
        if rest == "digest":
            return self._tell_missed()
        if not rest.isdigit() or not self._explain(int(rest)):
            self._open("log")
        return None

    def _tell_missed(self) -> Transition | None:
        lines = self.missed()
        return Push(DigestScene(lines, self.texts)) if lines else None

    def _explain(self, index: int) -> bool:
        """Say why the move of that line of the log was made; False where nobody can."""
        line = self.log()[index]
        if not self.explains(line):
            return False
        why = reason(self.match, line.number, self._shown_to())
        told = self.words.why(why) if why is not None else self.texts.t("ui.why.unknown")
        title = self.texts.t("ui.why.title", name=line.name)
        self.reason = (index, Info(title, (told, self.texts.t("ui.why.guess"))))
        return True

    def _explain_last(self) -> None:
        found = [index for index, line in enumerate(self.log()) if self.explains(line)]
        if found:
            self._explain(found[-1])

    def _open(self, drawer: str) -> None:
        self.opened = "" if self.opened == drawer else drawer
        self.back = 0

    def _act_drawer(self, rest: str) -> None:
        if rest == "close":
            self.opened = ""
        else:
            self._scroll(8 if rest == "older" else -8)

    def _scroll(self, lines: int) -> None:
        self.back = min(max(self.back + lines, 0), max(len(self.log()) - 4, 0))

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The log's drawer scrolls."""
        if self.opened == "log":
            self._scroll(3 * steps)
        elif name.startswith("log"):
            self._open("log")
        return None
