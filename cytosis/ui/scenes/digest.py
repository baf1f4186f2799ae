"""What happened since somebody's last turn, beside the board they have just uncovered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cytosis.app.words.i18n import Texts
from cytosis.app.words.story import Missed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.table.deeds import Act, paint_acts
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import badge, disc, icon, mix, plate

BOX: Box = (360, 120, 880, 660)
"""Where it lies when nobody says where; it is no higher than its lines need."""
LEAST, TALLEST = 190.0, 720.0
"""How high it is at least and at most, where it covers no table."""
HEAD, FOOT, EDGE = 60.0, 72.0, 18.0
BUTTON = (228.0, 48.0)
SIZE = 18.0
ROW, AFTER, GAP = 54.0, 30.0, 7.0
"""The least height of a move and of what followed it, and what lies between."""
MANY, CLOSE = 6, 44.0
"""More moves than this stand closer."""
PLACE = 0.8
"""The size of the picture of where a move was made, in parts of its row."""
ONE_COLUMN = 1.3
"""From this size of text on moves stand below each other."""
BAR = 18.0
NUMBER = 14.0

Deed = tuple[str, tuple[Bit, ...]]
"""Where a move was made, in a word or two, and what it brought, in signs."""


class Pictured(Protocol):
    """What a game shows of a move besides its sentence."""

    def gathered(self, lines: Sequence[Missed]) -> list[Missed]:
        """The moves as they are told together."""

    def vignette(self, paint: Painter, move: str, box: Box) -> bool:
        """Paint where it was made; False where it has no place."""

    def deed(self, missed: Missed) -> Deed | None:
        """The move in a word and signs; None where only its sentence tells it."""

    def due(self, paint: Painter) -> Deed | None:
        """What is to be done now, for whoever reads it; None where nothing can be said."""

    def acts(self, moves: str) -> tuple[Act, ...]:
        """A turn of several moves in signs; empty where words tell it."""

    def stood(self, move: str) -> tuple[float, float] | None:
        """Where on the table it was made."""

    @property
    def telling(self) -> tuple[Box, ...]:
        """What may be covered while it is told, the least first."""


class DigestScene(Scene):
    """A cell for each move, with who made it, where and what for; the oldest first. Any key skips it."""

    opaque = False

    def __init__(self, lines: Sequence[Missed | str], texts: Texts, shows: Pictured | None = None) -> None:
        super().__init__()
        self.lines = [Missed(line) if isinstance(line, str) else line for line in lines]
        told = shows.gathered(self.lines) if shows is not None else self.lines
        counts = [sum(line.made for line in lines) for lines in (told, self.lines)]
        self._count, self._unit = counts[0], "saves.moves" if counts[0] == counts[1] else "ui.digest.turns"
        self.lines = told
        self._shows = shows
        self._texts = texts
        self._box = shows.telling[0] if shows is not None else BOX
        self._moves = [line for line in self.lines if line.made]
        self._columns = 1
        self.scroll = Scroll(self._view())

    def _view(self) -> Box:
        """Where the lines are."""
        x, y, width, height = self._box
        return (x + EDGE, y + HEAD, width - 2 * EDGE, height - HEAD - FOOT)

    def _button(self) -> Box:
        x, y, width, height = self._box
        return (x + width - EDGE - BUTTON[0], y + height - 15 - BUTTON[1], *BUTTON)

    def targets(self) -> list[Target]:
        """One way on."""
        return [Target("button.go", self._button())]

    def act(self, name: str) -> Transition | None:
        """A click anywhere goes on."""
        return Pop()

    def wheel(self, name: str, steps: int) -> Transition | None:
        """Read on."""
        self.scroll.turn(steps)
        return None

    def arrow(self, way: str) -> bool:
        """Up and down scroll where there is more than fits."""
        if self.scroll.needed and way in ("up", "down"):
            self.scroll.turn(1 if way == "up" else -1)
            return True
        return False

    def key(self, key: str) -> Transition | None:
        """Page keys scroll, any other key goes on."""
        if key in ("page up", "page down"):
            self.scroll.page(1 if key == "page down" else -1)
            return None
        return Pop()

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """A panel over what is needed least; the same numbers stand on the board."""
        rows = self._rows(paint)
        needed = sum(height + GAP for _, height in rows) - GAP
        self._place_it(needed)
        view = self.scroll.view = self._view()
        self.scroll.fit(needed)
        paint.veil("veil", 56 if self._shows is not None else 150)
        self._numbers(paint)
        plate(paint, self._box, "dialog", 18, 1.0)
        self._head(paint)
        with paint.within(view):
            top = 0.0
            for row, height in rows:
                _, at, _, _ = self.scroll.at(top, view)
                self._row(paint, row, (view[0], at, view[2] - BAR * self.scroll.needed, height))
                top += height + GAP
        self.scroll.draw(paint)
        go = self._texts.t("ui.digest.go")
        Controls(paint, self.pointer).button("button.go", go, self._button(), "gold", 20)

    def _place_it(self, needed: float) -> None:
        needed += HEAD + FOOT
        if self._shows is not None:
            places = self._shows.telling
            self._box = next((box for box in places if box[3] >= needed), places[-1])
            return
        x, y, width, height = BOX
        high = min(max(needed, LEAST), TALLEST)
        self._box = (x, y + (height - high) / 2, width, high)

    def _head(self, paint: Painter) -> None:
        x, y, width, _ = self._box
        icon(paint, "clock", x + 44, y + 36, 28, "link")
        title = self._texts.t("ui.digest.title")
        used = paint.text(title, x + 70, y + 36, 25, "head", "heading", room=width - 110, tall=46)
        left = x + 70 + used + 20
        if self._count and x + width - left > 160:
            moves = self._texts.n(self._unit, self._count)
            paint.text(moves, left, y + 38, 16, "body", "soft", room=x + width - left - EDGE, tall=34)

    def _rows(self, paint: Painter) -> list[tuple[list[Missed], float]]:
        """Moves side by side where there is room; what followed by itself in lines of its own."""
        large = fit.scale_of(paint) > ONE_COLUMN and not all(map(self._acts, self._moves))
        columns = 1 if large or self._box[2] < 900 else 2  # signs do not grow with the text
        rows: list[list[Missed]] = []
        for line in self.lines:
            last = rows[-1] if rows else []
            if line.made and last and last[-1].made and len(last) < columns:
                last.append(line)
            else:
                rows.append([line])
        return self._measured(paint, rows, columns)

    def _measured(
        self, paint: Painter, rows: list[list[Missed]], columns: int
    ) -> list[tuple[list[Missed], float]]:
        """The same with how high each is."""
        self._columns = columns
        wide = (self._view()[2] - BAR - GAP * (columns - 1)) / columns
        return [(row, max(self._high(paint, line, wide) for line in row)) for row in rows]

    def _high(self, paint: Painter, line: Missed, wide: float) -> float:
        if not line.made:
            wide = self._view()[2] - BAR
            return max(paint.lines_height(line.text, wide - 32, SIZE - 1, "body", 1.3) + 8, AFTER)
        least = ROW if len(self._moves) <= MANY else CLOSE
        if self._acts(line):
            return CLOSE if fit.scale_of(paint) > ONE_COLUMN else least
        least *= min(max(fit.scale_of(paint), 1.0), 1.6)
        if self._deed(line) is not None:
            return least
        room = wide - self._left(self._shows) - 12
        return max(paint.lines_height(line.text, room, SIZE - 1, "body", 1.3) + 12, least)

    def _deed(self, line: Missed) -> Deed | None:
        return self._shows.deed(line) if self._shows is not None else None

    def _acts(self, line: Missed) -> tuple[Act, ...]:
        return self._shows.acts(line.do) if self._shows is not None else ()

    def _left(self, shows: Pictured | None) -> float:
        """Where the words of a move begin: after number, sign and, where there is one, picture."""
        return 112.0 + PLACE * ROW if shows is not None else 92.0

    def _row(self, paint: Painter, row: list[Missed], box: Box) -> None:
        x, y, width, height = box
        if not row[0].made:
            words = (x + 16, y, width - 32, height)
            fit.block(paint, row[0].text, words, SIZE - 1, "body", "soft", "left", True, 6)
            return
        wide = (width - GAP * (self._columns - 1)) / self._columns
        for i, line in enumerate(row):
            self._cell(paint, line, (x + i * (wide + GAP), y, wide, height))
        if len(row) < self._columns and row[-1] is self._moves[-1]:
            self._due(paint, (x + wide + GAP, y, wide, height))

    def _due(self, paint: Painter, box: Box) -> None:
        """In the cell that is left over: whose turn it is now."""
        due = self._shows.due(paint) if self._shows is not None else None
        if due is None:
            return
        x, y, width, height = box
        top, bottom, _ = paint.theme.plates["dialog"]
        plate(paint, box, (top, bottom, "#FFE08A"), 12, 1.0, False)
        used = fit.bits(paint, list(due[1]), x + 18, y + height / 2, width * 0.3, SIZE)
        fit.line(paint, due[0], (x + 30 + used, y, width - used - 44, height), SIZE)

    def _cell(self, paint: Painter, line: Missed, box: Box) -> None:
        x, y, width, height = box
        middle, left = y + height / 2, self._left(self._shows)
        colour = paint.theme.players[line.seat].line
        tint = (mix("#22315F", colour, 0.2), mix("#172249", colour, 0.12), mix("#50689F", colour, 0.5))
        plate(paint, box, tint, 12, 1.0, False)
        self._number(paint, self._moves.index(line) + 1, x + 26, middle)
        badge(paint, line.seat, x + 62, middle, 28)
        if self._shows is not None:
            side = min(height, ROW * 1.2) * PLACE
            if self._acts(line) or not self._place(paint, line, (x + 92, middle - side / 2, side, side)):
                left = self._left(None)
        deed, acts = self._deed(line), self._acts(line)
        room = width - left - 14
        if acts:
            self._turn(paint, line, (x + left, y, room, height))
            return
        if deed is None:
            words = (x + left, y, room, height)
            fit.block(paint, line.text, words, SIZE - 1, "body", "text", "left", True, 6)
            return
        title, bits = deed
        large = SIZE + 1
        used = paint.row_width(list(bits), large) if bits else 0.0
        if used:
            fit.bits(paint, list(bits), x + width - 14, middle, room * 0.6, large, align="right")
        left, room = x + left, room - min(used, room * 0.6) - 10
        above, below = (left, y + 4, room, height * 0.54), (left, y + height * 0.54, room, height * 0.4)
        size = large - 1
        fit.block(paint, title, above, size, "head", "text", "left", True, 1)
        fit.block(paint, line.text.partition(":")[0], below, size * 0.85, "body", "soft", "left", True, 1)

    def _turn(self, paint: Painter, line: Missed, box: Box) -> None:
        """In signs, above the name; alone where the text is large, since the seat's sign says who it was."""
        x, y, width, height = box
        if fit.scale_of(paint) > ONE_COLUMN:
            paint_acts(paint, self._acts(line), (x, y + height * 0.2, width, height * 0.6))
            return
        paint_acts(paint, self._acts(line), (x, y + 4, width, height * 0.54))
        who, below = line.text.partition(":")[0], (x, y + height * 0.6, width, height * 0.36)
        fit.block(paint, who, below, (SIZE + 1) * 0.85, "body", "soft", "left", True, 1)

    def _number(self, paint: Painter, number: int, x: float, y: float) -> None:
        """The number of a move, in its cell and on the board."""
        disc(paint, x, y, NUMBER, "#F4F7FF", "#172149", 1.6)
        paint.text(str(number), x, y, 14, "head", "on_light", "centre", 2 * NUMBER - 4, tall=22)

    def _numbers(self, paint: Painter) -> None:
        """Beside each place on the board: which move was made there."""
        seen: dict[tuple[float, float], int] = {}
        for number, line in enumerate(self._moves, 1):
            place = self._shows.stood(line.do) if line.do and self._shows is not None else None
            if place is not None:
                seen[place] = seen.get(place, -1) + 1
                self._number(paint, number, place[0] + 24 + 22 * seen[place], place[1] - 20)

    def _place(self, paint: Painter, line: Missed, box: Box) -> bool:
        """A small picture of the place; False where a move has none."""
        return self._shows is not None and self._shows.vignette(paint, line.do, box)
