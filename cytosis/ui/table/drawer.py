"""Drawers over the board: the whole log, and whatever else a game keeps in some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer, Target
from cytosis.ui.table.log import LogLine, LogPainter, log_boxes
from cytosis.ui.widgets.shapes import disc, icon, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

PANEL: Box = (198, 8, 1056, 682)
"""As large as the board, so that nothing of it shows beside a drawer."""
HEAD = 56.0
CLOSE: Box = (PANEL[0] + PANEL[2] - 50, PANEL[1] + 12, 36, 36)
OLDER: Box = (PANEL[0] + PANEL[2] - 142, PANEL[1] + 12, 36, 36)
NEWER: Box = (PANEL[0] + PANEL[2] - 98, PANEL[1] + 12, 36, 36)
LOG_BOX: Box = (PANEL[0] + 20, PANEL[1] + HEAD, PANEL[2] - 40, PANEL[3] - HEAD - 14)


def drawer_lines(lines: Sequence[LogLine], back: int, scale: float) -> list[tuple[int, LogLine, Box]]:
    """The lines of the log in sight in its drawer, without so many of the newest."""
    return log_boxes(lines[: len(lines) - back] if back else lines, LOG_BOX, scale)


class Drawers:
    """Targets and looks of drawers; a game's room says what lies in its own."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._log = LogPainter()

    def inside(self, opened: str) -> list[Target]:
        """What can be pointed at among what lies in a drawer."""
        return []

    def title(self, opened: str) -> str:
        """What stands above it."""
        return self.table.texts.t(f"ui.drawer.{opened}")

    def content(self, paint: Painter, opened: str) -> None:
        """What lies in it."""

    def lines(self) -> list[tuple[int, LogLine, Box]]:
        """The lines of the log in sight in its drawer."""
        return drawer_lines(self.table.log(), self.table.back, self.table.scale)

    def targets(self) -> list[Target]:
        """What can be pointed at in the one that is open."""
        opened = self.table.opened
        found = [Target("drawer.panel", PANEL, False), *self.inside(opened)]
        if opened == "log":
            found += [Target("drawer.older", OLDER), Target("drawer.newer", NEWER)]
        found.append(Target("drawer.close", CLOSE))
        if opened == "log":
            found += [Target(f"log.{number}", box) for number, _, box in self.lines()]
        return found

    def paint(self, paint: Painter) -> None:
        """The drawer with its content."""
        opened, pointer = self.table.opened, self.table.pointer
        plate(paint, PANEL, "dialog", 18, 1.0)
        x, y, width, _ = PANEL
        head = (x + 22, y + 8, width - 200, HEAD - 14)
        fit.block(paint, self.title(opened), head, 24, "head", "heading", "left", True, 1)
        self._button(paint, pointer, "drawer.close", "close", CLOSE)
        if opened != "log":
            self.content(paint, opened)
            return
        self._button(paint, pointer, "drawer.older", "up", OLDER)
        self._button(paint, pointer, "drawer.newer", "down", NEWER)
        kind, _, number = self.table.pointed.partition(".")
        hovered = int(number) if kind == "log" and number.isdigit() else -1
        self._log.lines(paint, self.lines(), len(self.table.log()) - 1, hovered)

    def _button(self, paint: Painter, pointer: Pointer, name: str, sign: str, box: Box) -> None:
        x, y = centre(box)
        disc(paint, x, y, 17, "#3B5189" if pointer.hover == name else "#22315F", "#8496C8")
        icon(paint, sign, x, y, 19)
        if pointer.ring and pointer.focus == name:
            ring(paint, box, 17)
