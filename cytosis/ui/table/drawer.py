"""Drawers over the board: the whole log, and whatever else a game keeps in some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer, Target
from cytosis.ui.table.deeds import paint_acts
from cytosis.ui.table.log import MOST_SIGN, LogLine
from cytosis.ui.widgets.shapes import badge, disc, icon, mix, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

ROW, HEADING, AIR = 38.0, 34.0, 4.0
SIZE, PLACE, SIGN = 15.0, 32.0, 22.0
WORDS, ACTS = 82.0, 46.0
"""Where words begin in a row, after sign and picture; and signs, after that of the seat."""

Row = tuple[int, LogLine, Box]


class LogSheet:
    """Lays out and paints the lines of a table's log in its drawer."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def rows(self, lines: Sequence[tuple[int, LogLine]], box: Box) -> list[Row]:
        """As many lines as fit, each with its number and where it stands."""
        x, y, width, height = box
        scale, bottom = max(self._table.scale, 1.0), y + height
        found: list[Row] = []
        for number, line in lines:
            high = self._high(line, width, scale)
            if y + high > bottom:
                break
            found.append((number, line, (x, y, width, high)))
            y += high + AIR
        return found

    def _high(self, line: LogLine, wide: float, scale: float) -> float:
        if line.begins:
            return HEADING * min(scale, 1.5)
        if line.signed:
            least = ROW * min(scale, 1.5)
            if line.deed is not None or line.acts:
                return least
            return max(ruler.height(f"{line.name} {line.text}", SIZE * scale, wide - WORDS - 8) + 8, least)
        return ruler.height(f"{line.name} {line.text}".strip(), SIZE * scale, wide - 24) + 6

    def _done(self, line: LogLine) -> str:
        """The move of a line."""
        if line.brought is not None or line.rival:
            return line.brought.do if line.brought is not None else ""
        return next((one.do for one in self._table.story.told(line.number) if one.seat >= 0), "")

    def paint(self, paint: Painter, rows: Sequence[Row], newest: int, hovered: int) -> None:
        """Headings, moves and what followed."""
        for number, line, box in rows:
            if line.begins:
                self._heading(paint, line, box)
            elif line.signed:
                self._move(paint, line, box, number in (newest, hovered))
            else:
                x, y, width, height = box
                room = (x + 12, y, width - 24, height)
                told = f"{line.name} {line.text}".strip()
                fit.block(paint, told, room, SIZE, "body", "soft", "left", True, 6)

    def _heading(self, paint: Painter, line: LogLine, box: Box) -> None:
        x, y, width, height = box
        room = (x + 4, y, width - 8, height - 4)
        fit.line(paint, line.text, room, 17, "heading")
        rule = f'<path d="M0 1H{width:.0f}" stroke="{paint.theme.hex("line")}" stroke-width="1.4"/>'
        paint.vector(rule, (x, y + height - 3, width, 2))

    def _move(self, paint: Painter, line: LogLine, box: Box, lit: bool) -> None:
        x, y, width, height = box
        colour, middle = paint.theme.players[line.seat].line, y + height / 2
        tint = (mix("#22315F", colour, 0.18), mix("#172249", colour, 0.1), mix("#50689F", colour, 0.4))
        edge = tint if not lit else (*tint[:2], "#FFE08A")
        plate(paint, box, edge, 10, 0.97, False, 2.0 if lit else 1.2)
        badge(paint, line.seat, x + 20, middle, 24)
        if line.acts:
            paint_acts(paint, line.acts, (x + ACTS, y, width - ACTS - 10, height))
            return
        do, deed = self._done(line), line.deed
        place = (x + 40, middle - PLACE / 2, PLACE, PLACE)
        shown = bool(do) and self._table.design.vignette(paint, do, place)
        used = WORDS if shown or deed is not None else PLACE + 8
        left, room = x + used, width - used - 10
        if deed is None:
            words = (left, y, room, height)
            fit.block(paint, f"{line.name} {line.text}", words, SIZE, "body", "text", "left", True, 4)
            return
        self._deed(paint, deed, (left, y, room, height))

    @staticmethod
    def _deed(paint: Painter, deed: tuple[str, tuple[Bit, ...]], box: Box) -> None:
        """A move in a word, and at the right what it brought."""
        (title, bits), (x, y, room, height) = deed, box
        sign = SIGN * min(max(paint.text_scale, 1.0), MOST_SIGN)
        shown_bits = [bit if isinstance(bit, str) else (bit[0], sign) for bit in bits]
        used = min(paint.row_width(shown_bits, 16), room * 0.55) if bits else 0.0
        if bits:
            fit.bits(paint, shown_bits, x + room - 2, y + height / 2, room * 0.55, 16, align="right")
        fit.line(paint, title, (x, y, room - used - 8, height), 15.5)


EVERYBODY, RIVAL = -1, -2
"""Whose moves are told, beside the seats: all, or those of whom the rules play."""


def newest_first(lines: Sequence[tuple[int, LogLine]], seat: int = EVERYBODY) -> list[tuple[int, LogLine]]:
    """The rounds from the last to the first, each newest first below its heading; of one seat its moves."""
    rounds: list[list[tuple[int, LogLine]]] = [[]]
    for number, line in lines:
        if line.begins:
            rounds.append([])
        if seat == EVERYBODY or line.begins or (line.rival if seat == RIVAL else line.seat == seat):
            rounds[-1].append((number, line))
    return [one for told in reversed(rounds) for one in _headed(told)]


def _headed(told: list[tuple[int, LogLine]]) -> list[tuple[int, LogLine]]:
    """A round from its end to its beginning; its heading stays on top."""
    headings = [one for one in told if one[1].begins]
    return headings + [one for one in reversed(told) if not one[1].begins]


PANEL: Box = (198, 8, 1056, 682)
"""As large as the board, so that nothing of it shows beside a drawer."""
LOG, BESIDE = (512.0, 884.0), 8.0
"""The log's drawer, and how far from the side it stands."""
HEAD, ALL, DISC = 56.0, 62.0, 32.0
VEIL, EDGE = 128, "#9FD8FF"
CORNER = {"close": 50.0, "newer": 134.0, "older": 94.0}
"""How far from the right edge the buttons of a drawer stand."""
TITLE = 96.0
"""How wide the heading of the log's drawer is."""


class Drawers:
    """Targets and looks of drawers; a game's room says what lies in its own."""

    panel: ClassVar[Box] = PANEL

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.seat = EVERYBODY
        """Whose moves the log tells."""
        self._sheet = LogSheet(table)

    def area(self, opened: str) -> Box:
        """Where a drawer lies: the log's beside the side, so that the table stays in sight."""
        x = self.table.layout.regions["log"][0] - BESIDE - LOG[0]
        return (x, 8.0, *LOG) if opened == "log" and x > 0 else self.panel

    def _corner(self, name: str) -> Box:
        x, y, width, _ = self.area(self.table.opened)
        return x + width - CORNER[name], y + 12, 36, 36

    def _whose(self) -> list[tuple[int, Box]]:
        """The buttons that choose whose moves are told."""
        x, y, width, _ = self.area("log")
        seats = list(range(self.table.match.seats))
        seats += [RIVAL] * any(line.rival for line in self.table.log())
        left, pitch = x + TITLE + ALL, min(42.0, (width - TITLE - ALL - CORNER["newer"] - 8) / len(seats))
        discs = [(seat, (left + i * pitch, y + 14, DISC, DISC)) for i, seat in enumerate(seats)]
        return [(EVERYBODY, (left - ALL, y + 14, ALL - 8, DISC)), *discs]

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

    def lit(self, paint: Painter, opened: str) -> None:
        """What it is about, over the veil."""

    def lines(self) -> list[tuple[int, LogLine, Box]]:
        """The lines of the log in sight in its drawer."""
        x, y, width, height = self.area("log")
        inner = (x + 20, y + HEAD, width - 40, height - HEAD - 14)
        lines = self.table.design.turns(self.table.log())
        return self._sheet.rows(newest_first(lines, self.seat)[self.table.back :], inner)

    def targets(self) -> list[Target]:
        """What can be pointed at in the one that is open."""
        opened = self.table.opened
        found = [Target("drawer.panel", self.area(opened), False), *self.inside(opened)]
        if opened == "log":
            found += [Target(f"drawer.{name}", self._corner(name)) for name in ("newer", "older")]
            found += [Target(f"drawer.seat.{seat}", box) for seat, box in self._whose()]
        found.append(Target("drawer.close", self._corner("close")))
        if opened == "log":
            found += [Target(f"log.{number}", box) for number, _, box in self.lines()]
        return found

    def paint(self, paint: Painter) -> None:
        """The drawer with its content."""
        opened, pointer = self.table.opened, self.table.pointer
        x, y, width, _ = area = self.area(opened)
        paint.veil("veil", VEIL)
        self.lit(paint, opened)
        edge = (*paint.theme.plates["dialog"][:2], EDGE) if area != self.panel else "dialog"
        plate(paint, area, edge, 18, 1.0)
        used = self.sign(paint, opened, x + 18, y + 8 + (HEAD - 14) / 2)
        room = TITLE - 26 if opened == "log" else width - 90 - used
        fit.line(paint, self.title(opened), (x + 22 + used, y + 8, room, HEAD - 14), 24, "heading")
        self._button(paint, pointer, "close", "close")
        if opened != "log":
            self.content(paint, opened)
            return
        self._button(paint, pointer, "older", "down")
        self._button(paint, pointer, "newer", "up")
        for seat, box in self._whose():
            self._filter(paint, pointer, seat, box)
        kind, _, number = self.table.pointed.partition(".")
        hovered = int(number) if kind == "log" and number.isdigit() else -1
        self._sheet.paint(paint, self.lines(), len(self.table.log()) - 1, hovered)

    def _filter(self, paint: Painter, pointer: Pointer, seat: int, box: Box) -> None:
        """Everybody, or one seat."""
        top, bottom, edge, _ = paint.theme.faces["second"]
        chosen, name = seat == self.seat, f"drawer.seat.{seat}"
        fill = "#F4F7FF" if chosen else top if pointer.hover == name else bottom
        plate(paint, box, (fill, fill, "#FFE08A" if chosen else edge), 17, 1.0, False)
        if seat == EVERYBODY:
            every, ink = self.table.texts.t("ui.log.all"), "on_light" if chosen else "text"
            fit.line(paint, every, (box[0] + 6, box[1], box[2] - 12, box[3]), 15, ink, "centre")
        else:
            badge(paint, max(seat, -1), *centre(box), 22)
        if pointer.ring and pointer.focus == name:
            ring(paint, box, 17)

    def _button(self, paint: Painter, pointer: Pointer, name: str, sign: str) -> None:
        box = self._corner(name)
        x, y = centre(box)
        top, bottom, edge, _ = paint.theme.faces["second"]
        disc(paint, x, y, 17, top if pointer.hover == f"drawer.{name}" else bottom, edge)
        icon(paint, sign, x, y, 19)
        if pointer.ring and pointer.focus == f"drawer.{name}":
            ring(paint, box, 17)
