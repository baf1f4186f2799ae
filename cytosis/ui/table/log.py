"""The log on the table: whose move, told in a sentence, the newest marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cytosis.app.words.gains import Brought
from cytosis.app.words.story import Entry, Missed, Story
from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.deeds import Act

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

SIZE = 13.5
LINE, HEAD, EDGE = SIZE * ruler.LEADING, 34.0, 8.0
SIGN = 27.0
"""Room for the sign of the seat before a sentence."""
SIGN_SIZE, MOST_SIGN = 17.0, 1.6
"""How large signs are beside usual text, and how far they grow with it."""
MORE = " …"
LEAST_ROWS = 2
"""A sentence that is too long is begun where at least so many of its rows fit."""
AIR, MOST_AIR = 6.0, 11.0
"""Between two sentences, and how much of it where a little room is left over."""


@dataclass(frozen=True)
class LogLine:
    """One sentence; ``seat`` is -1 for what happened by itself."""

    seat: int
    name: str
    text: str
    spot: str = ""
    number: int = 0
    """The line of the journal it tells; 0 for what happened by itself."""
    rival: bool = False
    """Whether somebody did it whom the rules play; then ``number`` is the line that led to it."""

    begins: bool = False
    """Whether a round begins with it."""
    deed: tuple[str, tuple[Bit, ...]] | None = None
    """The move in a word and signs, where that tells it; then the sentence is for whoever points at it."""
    brought: Brought | None = None
    """What came to the seat by itself, where it is no move."""
    acts: tuple[Act, ...] = ()
    """A whole turn in signs, where the drawer tells it so."""

    @property
    def signed(self) -> bool:
        """Whether it begins with the sign of who did it."""
        return self.seat >= 0 or self.rival


def log_lines(story: Story, names: Sequence[str], moving: bool = False) -> list[LogLine]:
    """Everything told so far; while the last move is being shown, not yet what came of it."""
    lines: list[LogLine] = []
    last = story.entries[-1] if story.entries else None
    for entry in story.entries:
        if not entry.told.quiet:
            lines.append(LogLine(entry.seat, names[entry.seat], entry.told.move, entry.spot, entry.number))
        if not moving or entry is not last:
            lines += _after(entry)
    return lines


def _after(entry: Entry) -> list[LogLine]:
    """What came of a move: what the rules played, what came to a seat, and all that has no seat."""
    rival = {at: (name, text) for at, name, text in entry.told.rival}
    brought, lines = {one.at: one for one in entry.told.brought}, []
    for at, text in enumerate(entry.told.after):
        if (one := brought.get(at)) is not None:
            lines.append(LogLine(one.seat, one.name, one.text, rival=one.seat < 0, brought=one))
            continue
        name, short = rival.get(at, ("", text))
        number, begins = entry.number if at in rival else 0, at == entry.told.begins
        lines.append(LogLine(-1, name, short, "", number, at in rival, begins))
    return lines


class Log:
    """The lines of one table's log, worked out once for each moment."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._known: tuple[tuple[int, int, bool], list[LogLine]] = ((0, 0, False), [])
        self._deeds: dict[tuple[int, int], tuple[str, tuple[Bit, ...]] | None] = {}

    def lines(self) -> list[LogLine]:
        """Everything told so far; what came of a move only once it has been shown."""
        table = self._table
        told = (id(table.story), len(table.story.entries), table.director.busy)
        if self._known[0] != told:
            lines = log_lines(table.story, table.names, table.director.busy)
            self._known = told, [self._in_signs(line) for line in lines]
        return self._known[1]

    def _in_signs(self, line: LogLine) -> LogLine:
        """A line with its move in signs, where the game can say it so."""
        if (came := line.brought) is not None:
            deed = self._table.design.deed(Missed(line.text, line.seat, 0, came.do, came.gains))
            return replace(line, deed=deed)
        if line.seat < 0:
            return line
        key = (id(self._table.story), line.number)
        if key not in self._deeds:
            found = next((one for one in self._table.story.told(line.number) if one.seat >= 0), None)
            self._deeds[key] = self._table.design.deed(found) if found is not None else None
        return replace(line, deed=self._deeds[key])


def log_boxes(lines: Sequence[LogLine], box: Box, scale: float) -> list[tuple[int, LogLine, Box]]:
    """The last lines that fit into a box, each with its number and its own box, at even distances."""
    x, y, width, height = box
    scale = max(scale, 1.0)
    found: list[tuple[int, LogLine, float]] = []
    room = height
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        wide = width - (SIGN if line.signed else EDGE) - 4
        rows, free = _rows(line, scale, wide), int((room - AIR) // (LINE * scale))
        if rows > free:
            if free >= (LEAST_ROWS if found else 1):  # the beginning of a long sentence is better than a gap
                line = _shortened(line, scale, wide, free)
                found.append((number, line, LINE * scale * _rows(line, scale, wide) + AIR))
                room -= found[-1][2]
            break
        tall = LINE * scale * rows + AIR
        room -= tall
        found.append((number, line, tall))
    more = len(found) < len(lines)
    air = min(room / max(len(found), 1), MOST_AIR - AIR) if more else 0.0
    result: list[tuple[int, LogLine, Box]] = []
    for number, line, tall in reversed(found):
        result.append((number, line, (x, y, width, tall + air)))
        y += tall + air
    return result


def _rows(line: LogLine, scale: float, wide: float) -> int:
    if line.deed is not None:
        return 1
    return ruler.rows(line.text, SIZE * scale, wide, "body", line.name, "bold")


def _shortened(line: LogLine, scale: float, wide: float, rows: int) -> LogLine:
    """As many words as so many rows hold; the whole is in the log's drawer."""
    words = line.text.split()
    while words:
        words.pop()
        cut = replace(line, text=" ".join(words).rstrip(",;:") + MORE)
        if _rows(cut, scale, wide - SIZE * scale) <= rows:  # words are measured roughly
            return cut
    return line


def inner(box: Box) -> Box:
    """The part of the log's panel that holds lines."""
    x, y, width, height = box
    return x + EDGE, y + HEAD, width - 2 * EDGE, height - HEAD - 6


def digest_box(box: Box) -> Box:
    """The button in the heading of the log's panel that tells what was missed."""
    x, y, width, _ = box
    return x + width / 2 - 62, y + 4, 132, 28


class LogPainter:
    """Paints log lines."""

    def panel(self, paint: Painter, title: str, box: Box) -> None:
        """The ground with its heading, left of the button that tells what was missed."""
        x, y, _, _ = box
        paint.panel(box)
        room = digest_box(box)[0] - x - 22
        fit.line(paint, title, (x + 14, y + 4, room, 28), 16, "heading")

    def lines(
        self, paint: Painter, shown: Sequence[tuple[int, LogLine, Box]], newest: int, hovered: int = -1
    ) -> None:
        """The lines in their boxes."""
        for number, line, box in shown:
            x, y, width, height = box
            if number == newest:
                paint.panel((x, y, width, height), "second", 8)
            elif number == hovered:
                paint.panel((x, y, width, height), "ghost", 8)
            left = x + EDGE
            if line.signed:
                middle = y + (height / 2 if line.deed is not None else AIR / 2 + fit.height(paint, SIZE) / 2)
                paint.sign(f"disk.{paint.theme.players[line.seat].id}", x + 14, middle, 17)
                left = x + SIGN
            self._sentence(paint, line, (left, y + AIR / 2, x + width - left - 4, height - AIR))

    def _deed(self, paint: Painter, deed: tuple[str, tuple[Bit, ...]], box: Box) -> None:
        """Where, and at the right what it brought."""
        x, y, width, height = box
        title, bits = deed
        sign = SIGN_SIZE * min(max(paint.text_scale, 1.0), MOST_SIGN)
        small = [bit if isinstance(bit, str) else (bit[0], sign) for bit in bits]
        used = fit.bits(paint, small, x + width - 4, y + height / 2, width * 0.6, SIZE + 1, align="right")
        fit.line(paint, title, (x, y, width - used - 12, height), SIZE + 0.5)

    def _sentence(self, paint: Painter, line: LogLine, box: Box) -> None:
        """Name in bold, then the rest, wrapped together; or the move in signs."""
        if line.deed is not None:
            self._deed(paint, line.deed, box)
            return
        x, y, width, height = box
        words = [(word, "bold") for word in line.name.split()] + [
            (word, "body") for word in line.text.split()
        ]
        rows: list[list[tuple[str, str]]] = []
        size = SIZE
        for size in fit.sizes(paint, SIZE):
            rows = self._rows(paint, words, size, width)
            if len(rows) * fit.height(paint, size) <= height + 3:
                break
        pitch = fit.height(paint, size)
        space = paint.text_width(" ", size, "body")
        for i, row in enumerate(rows):
            left = x
            for word, face in row:
                ink = "text" if face == "bold" else "soft"
                left += paint.text(word, left, y + pitch * (i + 0.5), size, face, ink) + space

    def _rows(
        self, paint: Painter, words: Sequence[tuple[str, str]], size: float, room: float
    ) -> list[list[tuple[str, str]]]:
        rows: list[list[tuple[str, str]]] = [[]]
        space, used = paint.text_width(" ", size, "body"), 0.0
        for word, face in words:
            wide = paint.text_width(word, size, face)
            if rows[-1] and used + wide > room:
                rows.append([])
                used = 0.0
            rows[-1].append((word, face))
            used += wide + space
        return rows
