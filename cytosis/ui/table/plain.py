"""The plain table: any game from lists. Seats with points, what can be done, what lies there in words."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scene import Target
from cytosis.ui.scenes.ground import ground
from cytosis.ui.table.design import Layout, TableDesign, Zone
from cytosis.ui.table.drawer import Drawers
from cytosis.ui.table.keys import COMMANDS
from cytosis.ui.table.measures import boxes_of, measures, timing
from cytosis.ui.table.overlay import Overlay
from cytosis.ui.table.question import Question
from cytosis.ui.table.zones import AskZone, CardZone, DrawerZone, HintZone, LogZone, OptionZone
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import badge, plate

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

LARGEST = 1.6
"""Rows grow with the text up to here."""


class SeatZone(Zone):
    """Who sits there, with their points."""

    prefix: ClassVar[str] = "seat"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"seat.{seat}", box) for seat, box in enumerate(self.table.layout.seats)]

    def lying(self, paint: Painter) -> None:
        """Badge, name and points; light around whose turn it is."""
        table = self.table
        pending = table.turn
        for seat, (x, y, width, height) in enumerate(table.layout.seats):
            active = pending is not None and pending.seat == seat
            plate(paint, (x, y, width, height), "row_chosen" if active else "panel", 14, 0.96, False)
            middle = y + height / 2
            badge(paint, seat, x + 34, middle, min(height - 14, 44))
            points = table.teller.words.points(table.view.seats[seat].total)
            wide = paint.text(
                points, x + width - 16, middle, 18, "head", "heading", "right", 130, tall=height
            )
            name = (x + 66, y + 4, width - 98 - wide, height - 8)
            fit.block(paint, table.names[seat], name, 19, "head", "text", "left", True, 2)


class LineZone(Zone):
    """What lies on the table, as the text table would say it: the own hand first, then what all may see."""

    prefix: ClassVar[str] = "lines"
    free: ClassVar[bool] = True

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.scroll = Scroll(grown(regions()["lines"], -measure("row")["inset"]))

    def targets(self) -> list[Target]:
        """The panel, so that the wheel finds it."""
        return [Target("lines.panel", regions()["lines"])]

    def moment(self) -> Hashable:
        """How far it is scrolled."""
        return self.scroll.offset

    def wheel(self, steps: int) -> bool:
        """More lines."""
        self.scroll.turn(steps)
        return True

    def still(self, paint: Painter) -> None:
        """The lines below each other."""
        look, k = measure("row"), min(max(self.table.scale, 1.0), LARGEST)
        size, gap = look["size"], look["gap"]
        plate(paint, regions()["lines"], "panel", 16, 0.96)
        x, _, width, _ = self.scroll.view
        top = 0.0
        with paint.within(self.scroll.view):
            for line in self._lines():
                tall = ruler.height(line, size * k, width - 20)
                place = self.scroll.at(top, (x, 0, width - 16, tall + gap))
                top += fit.block(paint, line, place, size, "body", "text") + gap
        self.scroll.fit(top)
        self.scroll.draw(paint)

    def _lines(self) -> list[str]:
        table, view = self.table, self.table.view
        board = table.teller.board
        own = [] if view.viewer is None else [*board.hand(view, view.viewer), " "]
        return [line for told in (*own, *board.whole(view)) for line in told.splitlines()]


class MoveZone(Zone):
    """What can be done now, each move in words; a long list scrolls."""

    prefix: ClassVar[str] = "move"
    leads: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def __init__(self, design: PlainDesign) -> None:
        super().__init__(design.table)
        x, y, width, height = regions()["moves"]
        head = measure("row")["head"]
        self.scroll = Scroll((x, y + head, width, height - head - 8))
        self._asked: tuple[int, float] = (-1, 0.0)
        self._rows: list[tuple[Any, str, float, float]] = []

    def rows(self) -> list[tuple[Any, str, float, float]]:
        """Each move with its words, how far below the top of the list it is, and how high."""
        table = self.table
        asked = (table.asking.begun, table.scale)
        if self._asked == asked:
            return self._rows
        if self._asked[0] != asked[0]:
            self.scroll.offset = 0.0
        self._asked, self._rows, top = asked, [], 0.0
        k, look = min(max(table.scale, 1.0), LARGEST), measure("row")
        wide = self.scroll.view[2] - 2 * look["inset"] - 40
        said: set[str] = set()
        for action in table.asking.legal:
            told = table.teller.moves.describe(str(action), table.view)
            text = told[:1].upper() + told[1:]
            if text in said:
                continue
            said.add(text)
            tall = max(ruler.height(text, look["size"] * k, wide, "head") + 20, look["height"])
            self._rows.append((action, text, top, tall))
            top += tall + look["gap"]
        self.scroll.fit(top)
        return self._rows

    def _box(self, top: float, tall: float) -> Box:
        inset = measure("row")["inset"]
        x, _, width, _ = self.scroll.view
        return self.scroll.at(top, (x + inset, 0, width - 2 * inset - 12, tall))

    def moment(self) -> Hashable:
        """How far it is scrolled."""
        return self.table.asking.begun, self.scroll.offset

    def targets(self) -> list[Target]:
        """The moves in sight; others can be reached by the keys."""
        found = [Target(f"move.{i}", self._box(top, tall)) for i, (_, _, top, tall) in enumerate(self.rows())]
        return [target for one in found if (target := self.scroll.cut(one)).box[3] > 0]

    def act(self, rest: str) -> None:
        """That one is left to be confirmed."""
        action, text, top, tall = self.rows()[int(rest)]
        self.table.asking.open_list([action], text, self._box(top, tall))

    def wheel(self, steps: int) -> bool:
        """The list scrolls."""
        self.scroll.turn(steps)
        return True

    def focused(self, rest: str) -> None:
        """What the keys lead to comes into sight."""
        _, _, top, tall = self.rows()[int(rest)]
        around = tall + measure("row")["gap"]
        self.scroll.reveal(max(top - around, 0.0), tall + 2 * around)

    def still(self, paint: Painter) -> None:
        """A button for each move."""
        table, on = self.table, Controls(paint, self.table.pointer)
        x, y, width, height = regions()["moves"]
        plate(paint, (x, y, width, height), "panel", 16, 0.96)
        pending, look = table.turn, measure("row")
        asked = table.teller.board.asked(pending.kind) if pending is not None else ""
        title = (x + look["inset"], y + 6, width - 2 * look["inset"], look["head"] - 10)
        fit.line(paint, asked[:1].upper() + asked[1:], title, 22, "heading")
        done = table.asking.done
        with paint.within(self.scroll.view):
            for i, (action, text, top, tall) in enumerate(self.rows()):
                box = self._box(top, tall)
                on.row(f"move.{i}", box, action == done)
                inner = (box[0] + 16, box[1] + 3, box[2] - 32, box[3] - 6)
                fit.block(paint, text, inner, look["size"], "head", "text", "left", True, 4)
        self.scroll.draw(paint)


class PlainDesign(TableDesign):
    """Moves at the left, the table in words beside them, seats and log at the right."""

    commands: ClassVar[Mapping[str, str]] = COMMANDS

    def furnish(self) -> None:
        """Nothing but lists."""
        table = self.table
        self.question = Question(table.match, self.teller)
        self.overlay = Overlay()
        self.drawers = Drawers(table)
        lists: tuple[Zone, ...] = (LineZone(table), MoveZone(self), SeatZone(table))
        side = (LogZone(table), table.corner(), HintZone(table))
        above = (OptionZone(table), CardZone(table), DrawerZone(table), AskZone(table))
        self.zones = (*lists, *side, *above)
        self.painted = (*lists, *side)

    def layout(self, scale: float, viewer: int) -> Layout:
        """The same for every game; only the seats share their side with the log."""
        return plain_layout(self.table.match.seats)

    def timing(self, what: str) -> float:
        """From the layout's file."""
        return timing("house", what)

    def ground(self, paint: Painter) -> None:
        """As in the scenes beside a table."""
        ground(paint)


@cache
def plain_layout(seats: int) -> Layout:
    """Where everything is with so many seats."""
    found, seat = dict(regions()), measure("seat")
    x, top, width, height = found["side"]
    each = min(seat["height"], (height - seat["least_log"]) / seats - seat["gap"])
    boxes: tuple[Box, ...] = tuple((x, top + i * (each + seat["gap"]), width, each) for i in range(seats))
    below = seats * (each + seat["gap"])
    found["log"] = (x, top + below, width, height - below)
    buttons = boxes_of(measures("house")["buttons"])
    return Layout(found, buttons, boxes, {})


@cache
def regions() -> dict[str, Box]:
    """The parts of the sheet."""
    return boxes_of(measures("house")["regions"])


def measure(what: str) -> dict[str, float]:
    """Measures of one kind of thing."""
    found: dict[str, float] = measures("house")[what]
    return found
