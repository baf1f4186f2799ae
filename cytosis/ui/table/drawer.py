"""Drawers over the board: the whole log, and whatever else a game keeps in some."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer, Target
from cytosis.ui.table.log import LogLine
from cytosis.ui.table.log_sheet import LogSheet
from cytosis.ui.widgets.shapes import disc, icon, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

PANEL: Box = (198, 8, 1056, 682)
"""As large as the board, so that nothing of it shows beside a drawer."""
HEAD = 56.0
CORNER = {"close": 50.0, "newer": 98.0, "older": 142.0}
"""How far from the right edge the buttons of a drawer stand."""


class Drawers:
    """Targets and looks of drawers; a game's room says what lies in its own."""

    panel: ClassVar[Box] = PANEL

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._sheet = LogSheet(table)

    def _corner(self, name: str) -> Box:
        x, y, width, _ = self.panel
        return x + width - CORNER[name], y + 12, 36, 36

    def inside(self, opened: str) -> list[Target]:
        """What can be pointed at among what lies in a drawer."""
        return []

    def title(self, opened: str) -> str:
        """What stands above it."""
        return self.table.texts.t(f"ui.drawer.{opened}")

    def sign(self, paint: Painter, opened: str, x: float, y: float) -> float:
        """What stands before its title; returns how wide that is."""
        return 0.0

    def content(self, paint: Painter, opened: str) -> None:
        """What lies in it."""

    def lines(self) -> list[tuple[int, LogLine, Box]]:
        """The lines of the log in sight in its drawer."""
        lines, back = self.table.log(), self.table.back
        x, y, width, height = self.panel
        inner = (x + 20, y + HEAD, width - 40, height - HEAD - 14)
        return self._sheet.rows(lines[: len(lines) - back] if back else lines, inner)

    def targets(self) -> list[Target]:
        """What can be pointed at in the one that is open."""
        opened = self.table.opened
        found = [Target("drawer.panel", self.panel, False), *self.inside(opened)]
        if opened == "log":
            found += [Target(f"drawer.{name}", self._corner(name)) for name in ("older", "newer")]
        found.append(Target("drawer.close", self._corner("close")))
        if opened == "log":
            found += [Target(f"log.{number}", box) for number, _, box in self.lines()]
        return found

    def paint(self, paint: Painter) -> None:
        """The drawer with its content."""
        opened, pointer = self.table.opened, self.table.pointer
        plate(paint, self.panel, "dialog", 18, 1.0)
        x, y, width, _ = self.panel
        used = self.sign(paint, opened, x + 18, y + 8 + (HEAD - 14) / 2)
        head = (x + 22 + used, y + 8, width - 200 - used, HEAD - 14)
        fit.line(paint, self.title(opened), head, 24, "heading")
        self._button(paint, pointer, "close", "close")
        if opened != "log":
            self.content(paint, opened)
            return
        self._button(paint, pointer, "older", "up")
        self._button(paint, pointer, "newer", "down")
        kind, _, number = self.table.pointed.partition(".")
        hovered = int(number) if kind == "log" and number.isdigit() else -1
        self._sheet.paint(paint, self.lines(), len(self.table.log()) - 1, hovered)

    def _button(self, paint: Painter, pointer: Pointer, name: str, sign: str) -> None:
        box = self._corner(name)
        x, y = centre(box)
        top, bottom, edge, _ = paint.theme.faces["second"]
        disc(paint, x, y, 17, top if pointer.hover == f"drawer.{name}" else bottom, edge)
        icon(paint, sign, x, y, 19)
        if pointer.ring and pointer.focus == f"drawer.{name}":
            ring(paint, box, 17)
