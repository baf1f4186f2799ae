"""What a person is being asked, and where the answers are: beside a spot, or in the middle of the board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cytosis.ui.paint import ruler
from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_panel import Ask, Option, PanelBoxes
from cytosis.ui.table.ask_place import tail
from cytosis.ui.table.design import Layout

ROWS = 7
"""Answers in sight at once; the others are on the next page."""
GAP, LEAVE = 5.0, 46.0
"""Between two answers; how high the way out below cards is."""
HEAD, FOOT, OK = 50.0, 27.0, 46.0
TITLE, TEXT, SUB, EFFECT = 16.0, 14.5, 13.0, 15.0
"""Sizes of what is written in a panel."""
ICON, DIGIT = 32.0, 18.0
NARROWEST, ANSWERED, TEXT_ROOM, WIDEST = 176.0, 224.0, 172.0, 480.0
"""A list is as wide as its longest row, whose text is set in several lines from ``TEXT_ROOM`` on."""
CARD = (232.0, 252.0)
CUBE, CUBE_LABEL = 92.0, 24.0
TRAY, TILES, CUBES, ROW = 290.0, 8.0, (56.0, 66.0), 110.0
"""Beside the hand: the widest panel, the air between cubes, their sizes, how far it may rise over the row."""
PAD = 14.0
PAIRED, PAIRS = 4, 1.6
"""From so many answers on they stand in two columns, up to this size of text."""
ALL_SHORT = 1.3
"""Below this size of text three stand side by side, where they are short."""
CONFIRM, ASIDE = 132.0, 44.0
"""A button beside the title, and what lies between it, the cross and the words."""
BITS = 18.0
RAISED = 16.0
"""How far a card of the own hand comes up when it is chosen."""


class AskBoxes(PanelBoxes):
    """Boxes of a question with its answers in sight."""

    def __init__(
        self,
        ask: Ask,
        options: Sequence[Option],
        layout: Layout,
        scale: float,
        title: str = "",
        effect: Sequence[tuple[str, list[Bit]]] = (),
        confirm: bool = False,
        faces: Sequence[str] = (),
        corner: tuple[float, float] | None = None,
        lying: Sequence[Box] = (),
        trays: Sequence[Box] = (),
    ) -> None:
        """``lying``: where the cards in question lie already; ``trays``: free room beside the own hand."""
        super().__init__(ask, layout, scale, corner)
        self._title = title
        self._lying = lying
        self._cube, self._tiles = CUBE, 16.0
        first = ask.page * ROWS
        self.options = list(options)[first : first + ROWS]
        self.pages = -(-len(options) // ROWS)
        self._flat = all((confirm, not options, layout.flat(ask.spot)))
        """Whether it is one low strip: what it costs and brings in a line, the button beside it."""
        self.effect = self._told(effect)
        self._foot = (FOOT * len(self.effect) + 4) * min(self._k, 1.5) * bool(self.effect)
        self._beside = confirm and (self._signed or self._flat)
        """Whether the button that confirms stands beside the title: so the panel need not grow."""
        self._ok = OK * min(self._k, 1.4) if confirm and not self._beside else 0.0
        self.faces = faces
        """The cards in question."""
        self._head = HEAD * min(self._k, 1.5)
        self._room = layout.room[2]
        usual = self._above() if lying else self._placed([self._size()], self._coming())
        self.panel = self._in_tray(trays) or usual
        self._point()

    def _told(self, effect: Sequence[tuple[str, list[Bit]]]) -> list[tuple[str, list[Bit]]]:
        """What it costs and brings, where the answers do not say it."""
        if self._flat:
            return _in_line(effect)
        return [] if self._signed else list(effect)

    def _in_tray(self, trays: Sequence[Box]) -> Box | None:
        """Beside the hand, where it hides nothing."""
        if self.ask.style != "cubes" and (not self._lying or self.options):
            return None
        head = self._head
        found = next((box for tray in trays if (box := self._tray(tray)) is not None), None)
        if found is None:
            self._cube, self._head = CUBE, head
            return None
        self._foot, self._tiles, self.effect = 0.0, TILES, []
        if self._lying:
            edge = found[0] + found[2] + 40 if self._lying[0][0] > found[0] else found[0] - 40
            self.tail = tail(found, (edge - 1, centre(found)[1] - 1, 2, 2))
        return found

    def _tray(self, tray: Box) -> Box | None:
        """In one of them, with room to grow once it is answered; None where there is too little."""
        x, y, room, tall = tray
        wide, cubes = min(room, TRAY), self.ask.style == "cubes"
        self._cube = min((wide - 2 * PAD + TILES) / max(len(self.options), 1) - TILES, CUBES[1])
        if wide < NARROWEST or (cubes and self._cube < CUBES[0]):
            return None
        self._head = self._titled(wide - 2 * PAD)
        high = self._head + PAD + (self._cube + CUBE_LABEL if cubes else 0.0)
        whole = high - PAD + OK * min(self._k, 1.4)
        if whole > tall + (ROW if cubes else 0.0):
            return None
        top = y + (tall - whole) / (2 if whole < tall else 1)
        return x + room - wide if x < self._room / 2 else x, top, wide, whole if self._ok else high

    def _above(self) -> Box:
        """Above the cards it is about, which lie in sight already."""
        left, top = self._lying[0][:2]
        right = self._lying[-1][0] + self._lying[-1][2]
        width, height = self._list_size()
        height = max(height, self._head + PAD / 2)
        return (left + right - width) / 2, top - RAISED - height - 4, width, height

    # -- the panel -----------------------------------------------------------------------------------------
    def _size(self) -> tuple[float, float]:
        if self.ask.style in ("cards", "powers"):
            count = max(len(self.faces), 1)
            each = min(CARD[0] * min(self._k, 1.35), (self._room - 2 * PAD) / count - 12)
            self._card = (each, each * CARD[1] / CARD[0])
            cards = self.ask.style == "cards"
            width = max(count * (each + 12) - 12, self._title_width(), each) + 2 * PAD
            self._inner = width - 2 * PAD
            rows = sum(self._row(option) + GAP for option in self.options) if cards else PAD
            return width, self._head + self._card[1] + PAD + rows + self._foot + self._ok
        if self.ask.style == "cubes":
            count = max(len(self.options), 1)
            width = max(count * (CUBE + 16) + 2 * PAD, 420.0)
            return width, self._head + CUBE + 44 + self._foot + self._ok + PAD
        return self._list_size()

    def _title_width(self) -> float:
        return ruler.width(self._title, TITLE * self._k, "head") * 1.05 + 6

    def _least(self, small: bool) -> float:
        """The narrowest that looks well, with room for what the answers will cost and bring."""
        least = NARROWEST * min(self._k, 1.4) if small else 330.0
        return max(least, ANSWERED * min(self._k, 1.5)) if self.options else least

    def _list_size(self) -> tuple[float, float]:
        """As wide as its longest line, and as high as its lines need."""
        small = any((self.ask.spot, self._corner, self.ask.beside))
        room = TEXT_ROOM * self._k * (1.15 if self._signed else 1.0 if small else 1.7)
        rows = [self._row_width(option, room) for option in self.options]
        effect = [
            ruler.width(label, 14 * self._k, "bold") + 16 + ruler.bits_width(bits, EFFECT, self._k)
            for label, bits in self.effect
        ]
        title = min(self._title_width(), room) + (34 if self.back else 4)
        aside = (CONFIRM * min(self._k, 1.3) + ASIDE) * self._flat
        width = self._wide(rows, effect, title, self._least(small) - 2 * PAD) + aside
        self._head = self._titled(width - aside)
        tall = sum(height + GAP for _, height in self._lines())
        pager = 34.0 if self.pages > 1 else 0.0
        return width + 2 * PAD, self._head + tall + pager + self._foot + (self._ok or self._edge)

    @property
    def _edge(self) -> float:
        """Below the last line."""
        return 4.0 if self._flat else PAD

    def _titled(self, width: float) -> float:
        """How high the title is in that width."""
        lines = ruler.rows(self._title, TITLE * self._k, width - (34 if self.back else 0), "head")
        if self._flat:
            return lines * TITLE * self._k * ruler.LEADING + 8
        return max(lines * TITLE * self._k * ruler.LEADING + 16, 40.0 if self._signed else 44.0)

    def _wide(self, rows: list[float], effect: list[float], title: float, least: float) -> float:
        """The width of what is inside, and with it that of a column."""
        columns = self._columns
        needed = max([0.0, *rows]) * columns + GAP * (columns - 1)
        widest = WIDEST * (0.7 + 0.3 * columns)
        width = min(max(needed, *effect, title, least, 0.0), widest - 2 * PAD)
        self._inner = (width - GAP * (columns - 1)) / columns
        return width

    def _coming(self) -> float:
        """What a list will grow by once it is answered, so that it does not jump away then."""
        if self._ok or self.ask.style != "list":
            return 0.0
        if self._signed:
            return 0.0
        lines = max(2 - len(self.effect), 0)
        return OK * min(self._k, 1.4) - PAD + (FOOT * lines + 4) * min(self._k, 1.5)

    def _beside_text(self, option: Option) -> float:
        """What a row holds besides its text: margins, picture and number."""
        return 20.0 + (ICON + 8 if option.icon else 0.0) + DIGIT

    def _row_width(self, option: Option, room: float) -> float:
        text = ruler.width(option.text, TEXT * self._k, "bold")
        sub = max(ruler.width(option.sub, SUB * self._k), ruler.bits_width(option.bits, EFFECT, self._k))
        return min(max(text, sub), room) * 1.03 + self._beside_text(option)

    def parts(self, option: Option) -> tuple[float, float]:
        """How high the text of a row is, and what stands below it."""
        room = self._inner - self._beside_text(option)
        text = ruler.height(option.text, TEXT * self._k, room, "bold")
        if option.bits:
            return text, (BITS + 4) * min(self._k, 1.5)
        return text, ruler.height(option.sub, SUB * self._k, room) if option.sub else 0.0

    @property
    def _columns(self) -> int:
        """Many answers beside a spot stand in two columns, so that they hide less of the table."""
        many = self.ask.style == "list" and bool(self.ask.spot) and len(self.options) >= PAIRED
        if not many or self._k > PAIRS:
            return 1
        short = self._signed and self._k < ALL_SHORT
        return 3 if short and len(self.options) > PAIRED else 2

    @property
    def _signed(self) -> bool:
        """Whether the answers say themselves what they cost and bring."""
        return bool(self.options) and all(option.bits or option.closed for option in self.options)

    def _lines(self) -> list[tuple[list[Option], float]]:
        """The answers that stand side by side, and how high they are."""
        by = self._columns
        groups = [self.options[i : i + by] for i in range(0, len(self.options), by)]
        return [(group, max(map(self._row, group))) for group in groups]

    def _row(self, option: Option) -> float:
        least = LEAVE if self.ask.style == "cards" else 42.0 if option.icon else 36.0
        return max(sum(self.parts(option)) + (7 if option.bits else 12), least)

    # -- parts ---------------------------------------------------------------------------------------------
    @property
    def head(self) -> Box:
        """The title's box."""
        x, y, width, _ = self.panel
        used = (32 if self.back else 0) + (CONFIRM * min(self._k, 1.3) + 12 if self._beside else 0)
        return x + PAD, y + 6, width - 2 * PAD - used, self._head - 10

    @property
    def confirm(self) -> Box | None:
        """The panel's own button."""
        x, y, width, height = self.panel
        if self._beside:
            wide = CONFIRM * min(self._k, 1.3)
            top = (height - 44) / 2 if self._flat else 5.0
            return x + width - 46 - wide, y + top, wide, min(self._head - 9, 44.0) if not self._flat else 44.0
        return (x + PAD, y + height - self._ok, width - 2 * PAD, self._ok - 10) if self._ok else None

    @property
    def foot(self) -> Box:
        """Where cost and gain are."""
        x, y, width, height = self.panel
        used = CONFIRM * min(self._k, 1.3) + ASIDE if self._flat else 0.0
        return x + PAD, y + height - self._ok - self._foot - 2, width - 2 * PAD - used, self._foot

    @property
    def more(self) -> Box | None:
        """The row that turns the page."""
        if self.pages <= 1:
            return None
        x, y, width, height = self.panel
        return x + PAD, y + height - self._ok - self._foot - 38, width - 2 * PAD, 30

    @property
    def raised(self) -> float:
        """How far a chosen card comes up."""
        return RAISED if self._lying else 0.0

    def cards(self) -> list[Box]:
        """Boxes of the cards in question."""
        if self._lying:
            return list(self._lying)
        x, y, width, _ = self.panel
        top = y + self._head
        each, tall = self._card
        left = x + (width - (len(self.faces) * (each + 12) - 12)) / 2
        return [(left + i * (each + 12), top, each, tall) for i in range(len(self.faces))]

    def rows(self) -> list[tuple[Hashable, Option, Box]]:
        """Boxes of the other answers."""
        x, y, width, _ = self.panel
        top = y + self._head
        shown: Sequence[Option] = self.options
        if self.ask.style == "powers":
            return []
        if self.ask.style == "cards" and not self._lying:
            top += self._card[1] + PAD / 2
        if self.ask.style == "cubes":
            each = self._cube + self._tiles
            left = x + (width - len(shown) * each + self._tiles) / 2
            tile = (self._cube, self._cube + CUBE_LABEL)
            return [(o.answer, o, (left + i * each, top, *tile)) for i, o in enumerate(shown)]
        found: list[tuple[Hashable, Option, Box]] = []
        columns = self._columns
        each = (width - 2 * PAD - GAP * (columns - 1)) / columns
        for group, tall in self._lines():
            for i, option in enumerate(group):
                found.append((option.answer, option, (x + PAD + i * (each + GAP), top, each, tall)))
            top += tall + GAP
        return found


def _in_line(effect: Sequence[tuple[str, list[Bit]]]) -> list[tuple[str, list[Bit]]]:
    """What it costs, an arrow, and what it brings."""
    sides: list[list[Bit]] = [bits for _, bits in effect]
    joined = [bit for i, side in enumerate(sides) for bit in ([("arrow.dark", BITS), *side] if i else side)]
    return [("", joined)] if joined else []
