"""What a person is being asked, and where the answers are: beside a spot, or in the middle of the board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.games.cytosis.options import Option
from cytosis.ui.picker import Picker
from cytosis.ui.sheet import Box, centre

ROWS = 7
"""Answers in sight at once; the others are on the next page."""
ROW, TALL_ROW, GAP = 46.0, 62.0, 5.0
HEAD, FOOT, OK = 50.0, 60.0, 48.0
CARD = (232.0, 252.0)
CUBE = 92.0
PAD = 14.0
TABLE: Box = (206, 16, 1040, 672)
"""Where a panel may lie: over board and row, not over rail, seats and hand."""


@dataclass(frozen=True)
class Ask:
    """A question with what has been answered so far."""

    picker: Picker
    title: str
    spot: str = ""
    optional: bool = True
    page: int = 0
    style: str = "list"
    """list, cards, cubes or powers."""

    def answered(self, picker: Picker) -> Ask:
        """The same after one more answer, or one less."""
        return replace(self, picker=picker, page=0)


def style_of(picker: Picker) -> str:
    """How the answers are shown best."""
    verbs = {action.verb for action in picker.actions}
    if verbs & {"keep", "draw", "order"}:
        return "cards"
    if verbs == {"choose"}:
        return "powers"
    sample = picker.actions[0]
    return "cubes" if verbs <= {"take", "gift", "gain"} and sample.resources else "list"


def cards_shown(view: View) -> tuple[str, ...]:
    """The cards a question about cards is about."""
    if view.pending is not None and isinstance(view.pending.more.get("cards"), (list, tuple)):
        return tuple(view.pending.more["cards"])
    return (view.seats[view.viewer].hand or ()) if view.viewer is not None else ()


class AskBoxes:
    """Boxes of one question."""

    def __init__(
        self,
        ask: Ask,
        options: Sequence[Option],
        layout: TableLayout,
        scale: float,
        foot: bool,
        confirm: bool,
        cards: int = 0,
        corner: tuple[float, float] | None = None,
    ) -> None:
        self.ask = ask
        self._corner = corner
        self._k = max(1.0, scale)
        first = ask.page * ROWS
        self.options = list(options)[first : first + ROWS]
        self.pages = -(-len(options) // ROWS)
        self._foot = FOOT * self._k if foot else 0.0
        self._ok = OK * min(self._k, 1.4) if confirm else 0.0
        self._cards = cards
        self.panel = self._panel(layout)

    # -- the panel -----------------------------------------------------------------------------------------
    def _panel(self, layout: TableLayout) -> Box:
        width, height = self._size()
        if self.ask.spot:
            return _beside(self.ask.spot, width, height, layout)
        if self._corner is not None:
            return (*self._corner, width, height)
        x, y = centre(layout.regions["track"])
        top = max(TABLE[1], min(y - height / 2, TABLE[1] + TABLE[3] - height))
        return x - width / 2, top, width, height

    def _size(self) -> tuple[float, float]:
        head = HEAD * min(self._k, 1.5)
        if self.ask.style in ("cards", "powers"):
            count = max(self._cards, 1)
            each = min(CARD[0] * min(self._k, 1.35), (TABLE[2] - 2 * PAD) / count - 12)
            self._card = (each, each * CARD[1] / CARD[0])
            cards = self.ask.style == "cards"
            rows = sum(self._row(option) + GAP for option in self.options) if cards else PAD
            width = max(count * (each + 12) - 12, 400.0) + 2 * PAD
            return width, head + self._card[1] + PAD + rows + self._foot + self._ok
        if self.ask.style == "cubes":
            count = max(len(self.options), 1)
            return max(count * (CUBE + 16) + 2 * PAD, 420.0), head + CUBE + 44 + self._foot + self._ok + PAD
        rows = sum(max(self._row(o) for o in line) + GAP for line in self._lines())
        pager = 34.0 if self.pages > 1 else 0.0
        wide = 330.0 if self.ask.spot or self._corner else 430.0
        return wide * min(self._k, 1.4), head + rows + pager + self._foot + self._ok + PAD * 0.6

    def _row(self, option: Option) -> float:
        long = option.closed or self.ask.picker.done is not None or len(option.text) > 34
        return (TALL_ROW if long else ROW) * self._k

    # -- parts ---------------------------------------------------------------------------------------------
    @property
    def head(self) -> Box:
        """The title's box."""
        x, y, width, _ = self.panel
        return x + PAD, y + 6, width - 2 * PAD - (30 if self.back else 0), HEAD * min(self._k, 1.5) - 10

    @property
    def back(self) -> bool:
        """Whether there is something to cancel."""
        return self.ask.optional or self.ask.picker.before is not None

    @property
    def close(self) -> Box:
        """The cross that cancels."""
        x, y, width, _ = self.panel
        return x + width - 40, y + 8, 32, 32

    @property
    def confirm(self) -> Box | None:
        """The panel's own button."""
        x, y, width, height = self.panel
        return (x + PAD, y + height - self._ok, width - 2 * PAD, self._ok - 10) if self._ok else None

    @property
    def foot(self) -> Box:
        """Where cost and gain are."""
        x, y, width, height = self.panel
        return x + PAD, y + height - self._ok - self._foot - 2, width - 2 * PAD, self._foot

    @property
    def more(self) -> Box | None:
        """The row that turns the page."""
        if self.pages <= 1:
            return None
        x, y, width, height = self.panel
        return x + PAD, y + height - self._ok - self._foot - 38, width - 2 * PAD, 30

    def cards(self) -> list[Box]:
        """Boxes of the cards in question."""
        x, y, width, _ = self.panel
        top = y + HEAD * min(self._k, 1.5)
        each, tall = self._card
        left = x + (width - (self._cards * (each + 12) - 12)) / 2
        return [(left + i * (each + 12), top, each, tall) for i in range(self._cards)]

    def rows(self) -> list[tuple[Hashable, Option, Box]]:
        """Boxes of the other answers."""
        x, y, width, _ = self.panel
        top = y + HEAD * min(self._k, 1.5)
        shown: Sequence[Option] = self.options
        if self.ask.style == "powers":
            return []
        if self.ask.style == "cards":
            top += self._card[1] + PAD / 2
        if self.ask.style == "cubes":
            each = CUBE + 16
            left = x + (width - len(shown) * each + 16) / 2
            return [(o.answer, o, (left + i * each, top, CUBE, CUBE + 24)) for i, o in enumerate(shown)]
        found: list[tuple[Hashable, Option, Box]] = []
        for line in self._lines():
            tall = max(self._row(option) for option in line)
            each = (width - 2 * PAD + GAP) / len(line) - GAP
            for i, option in enumerate(line):
                found.append((option.answer, option, (x + PAD + i * (each + GAP), top, each, tall)))
            top += tall + GAP
        return found

    def _lines(self) -> list[list[Option]]:
        """Answers side by side where they are many and short: how many of something."""
        two = self.ask.picker.question == "n" and self.ask.spot and len(self.options) > 3
        step = 2 if two else 1
        return [self.options[i : i + step] for i in range(0, len(self.options), step)]


def _beside(spot: str, width: float, height: float, layout: TableLayout) -> Box:
    """A place for the panel that leaves the spot's own wells, and as many others as it can, in sight."""
    area = spot.rpartition(".")[0]
    own = [box for name, box in layout.spots.items() if name.rpartition(".")[0] == area]
    if spot.startswith("cards."):
        own += list(layout.row)
    lying = [box for place, box in layout.places.items() if place.startswith(f"{area}.")]
    x, y = centre(layout.spots[spot])
    left, top = TABLE[0], TABLE[1]
    right, bottom = left + TABLE[2] - width, top + TABLE[3] - height
    tries: list[Box] = []
    for dx in (-width - 44, 44, -width / 2, -width - 130, 130):
        for dy in (-height / 2, -height - 60, 60, -60, 60 - height):
            tries.append(
                (
                    min(max(x + dx, left), max(right, left)),
                    min(max(y + dy, top), max(bottom, top)),
                    width,
                    height,
                )
            )

    def badness(box: Box) -> float:
        covered = sum(_overlap(box, one) for one in own) + sum(_overlap(box, one) for one in lying) * 0.02
        others = sum(_overlap(box, one) for one in layout.spots.values()) * 0.02
        bx, by = centre(box)
        return covered + others + abs(bx - x) * 0.7 + abs(by - y) * 0.7

    return min(tries, key=badness)


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
