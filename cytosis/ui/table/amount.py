"""How many of something: a stepper in one row, or folded into a block where a row finds no place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cytosis.ui.paint import ruler
from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.ask import EFFECT, PAD
from cytosis.ui.table.ask_panel import Ask, Option, PanelBoxes
from cytosis.ui.table.design import Layout
from cytosis.ui.table.picker import ITEMS, MOVE, Picker

PICTURE, KNOB, CLOSE = 36.0, 40.0, 30.0
SLIDER, DOT = (92.0, 150.0), 22.0
"""The shortest and the longest, and how far apart its dots are."""
STRIP, LINE = 68.0, 40.0
GAP, CLOSER = 12.0, 8.0
NUMBER, LABEL, LABELLED = 34.0, 16.0, 13.5
ROW, WORDED = 23.0, 1.4
"""A line with words, and how far it grows with the text."""
BLOCK = 176.0
CAPTION = 19.0
"""A line that says in words what the number does; the block has two of them."""
USUAL = 1.12
"""Up to this size of text the parts stay as they are."""


def counting(picker: Picker) -> bool:
    """Whether what is asked is how many, and there is a choice."""
    if picker.done is not None or picker.question in ("", MOVE, ITEMS):
        return False
    answers = picker.answers()
    return len(answers) > 1 and all(isinstance(one, str) and one.isdigit() for one in answers)


def steps(picker: Picker) -> list[str]:
    """The numbers there are, the smallest first."""
    return sorted(map(str, picker.answers()), key=int)


class StepBoxes(PanelBoxes):
    """Where the parts of a stepper are."""

    def __init__(
        self,
        ask: Ask,
        option: Option,
        layout: Layout,
        scale: float,
        words: tuple[str, str],
        effect: Sequence[tuple[str, list[Bit]]] = (),
        corner: tuple[float, float] | None = None,
        caption: str = "",
        worded: bool = False,
    ) -> None:
        """``words`` are those on the buttons: all of it, and that it is confirmed; ``caption`` says the move.

        ``worded``: what the number does is told in lines with words, as cost and gain would not say it.
        """
        super().__init__(ask, layout, scale, corner)
        self.caption = "" if worded else caption
        self.steps = steps(ask.picker)
        self.option = option
        self.words = words
        self.lines = list(effect) if worded else []
        self.cost, self.gain = _sides(() if worded else effect)
        self._part = min(max(self._k / USUAL, 1.0), 1.5)
        self._knob = KNOB * min(self._part, 1.25)
        self._line_of_words = CAPTION * min(self._part, 1.25) * bool(self.caption)
        widest = "8" * max(len(one) for one in self.steps)
        self._number = ruler.width(widest, NUMBER * min(self._k, 1.4), "head") + 14
        self._all = max(ruler.width(words[0], LABEL * self._k, "head") + 22, 58.0)
        self._ok = max(ruler.width(words[1], LABEL * self._k, "head") + 46, 72.0)
        self._told = self._told_width(len(widest))
        strip = self._strip_size()
        block = self._block_size()
        self.panel = self._placed((strip, block))
        self.folded = self.panel[2:] == block
        self._point()

    def _told_width(self, digits: int) -> float:
        """As wide as cost and gain become with the largest number, so that nothing moves while it changes."""
        if self.lines:
            return max(self._line_width(label, bits, digits) for label, bits in self.lines)
        if not self.cost and not self.gain:
            return min(ruler.width(self.option.text, 15 * self._k, "bold") + 6, 210.0 * self._part)
        return self._bits_width(self.told(), digits) + (32 if self.cost and self.gain else 6)

    def _bits_width(self, bits: Sequence[Bit], digits: int, k: float = 0.0) -> float:
        most = [re.sub(r"\d+", "8" * digits, bit) if isinstance(bit, str) else bit for bit in bits]
        return ruler.bits_width(most, EFFECT, k or self._k)

    def _line_width(self, label: str, bits: Sequence[Bit], digits: int) -> float:
        k = min(self._k, WORDED)
        return ruler.width(label, LABELLED * k, "bold") + 10 + self._bits_width(bits, digits, k)

    @property
    def _told_height(self) -> float:
        """As high as lines with words need."""
        return len(self.lines) * ROW * min(self._k, WORDED) + 4

    def told(self) -> list[Bit]:
        """Cost and gain."""
        return [*self.cost, *self.gain]

    @property
    def _picture(self) -> float:
        """Room for what is counted; lines show it themselves."""
        return 0.0 if self.lines else PICTURE

    @property
    def _slider(self) -> float:
        """As long as its dots need."""
        return min(max(SLIDER[0], DOT * (len(self.steps) + 1)), SLIDER[1])

    def _strip_size(self) -> tuple[float, float]:
        close = CLOSE + GAP if self.back else 0.0
        parts = self._picture + 2 * self._knob + self._number + self._slider + self._all + self._told
        high = max(STRIP * min(self._part, 1.25), self._told_height + 8)
        return parts + self._ok + close + 2 * PAD + GAP * 6 + 14, high

    def _block_size(self) -> tuple[float, float]:
        wide = max(BLOCK - 2 * PAD, 2 * self._knob + self._number + GAP, self._all + CLOSER + self._ok)
        self.two = self._told > wide or bool(self.lines)
        if self.lines:
            wide = max(wide, self._told)
        elif self.two:  # cost above gain
            sides = (ruler.bits_width(bits, EFFECT, self._k) for bits in (self.cost, self.gain))
            wide = max(wide, min(max(*sides, 0.0) + 34, wide * 1.25))
        tall = self._knob + 34 + self._told_room + LINE * min(self._part, 1.3) + 10 + 2 * self._line_of_words
        return wide + 2 * PAD, 2 * PAD + tall

    @property
    def _told_room(self) -> float:
        """How high what it costs and gives is in the block."""
        return max(LINE * min(self._part, 1.3) * (1.6 if self.two else 1), self._told_height)

    # -- parts ---------------------------------------------------------------------------------------------
    def _row(self, *widths: float) -> list[Box]:
        """Boxes side by side along the strip."""
        x, y, _, height = self.panel
        y, height = y + self._line_of_words + 2, height - self._line_of_words - 2
        left, found = x + PAD, []
        for width in widths:
            found.append((left, y, width, height))
            left += width + GAP
        return found

    def _in_strip(self, number: int, tall: float) -> Box:
        knob = self._knob
        first, slider = self._picture, self._slider
        widths = (first, knob, self._number, knob, slider, self._all, 2.0, self._told, self._ok, CLOSE)
        x, y, width, height = self._row(*widths)[number]
        return x, y + (height - tall) / 2, width, tall

    def _line(self, number: int) -> tuple[float, float]:
        """Top and height of a line of the block."""
        heights = (self._knob, 34.0, self._told_room, LINE * min(self._part, 1.3))
        gaps = (0.0, 2.0, 2.0, 6.0)
        top = self.panel[1] + PAD + 2 * self._line_of_words + sum(heights[:number]) + sum(gaps[: number + 1])
        return top, heights[number]

    @property
    def words_box(self) -> Box:
        """Where it is said what the number does."""
        x, y, width, _ = self.panel
        lines = 2 if self.folded else 1
        return x + PAD, y + 5, width - 2 * PAD, lines * self._line_of_words

    @property
    def picture(self) -> Box | None:
        """What is counted; the block has no room for it."""
        return None if self.folded or self.lines else self._in_strip(0, PICTURE)

    @property
    def less(self) -> Box:
        """The minus."""
        if not self.folded:
            return self._in_strip(1, self._knob)
        return self.panel[0] + PAD, self._line(0)[0], self._knob, self._knob

    @property
    def plus(self) -> Box:
        """The plus."""
        if not self.folded:
            return self._in_strip(3, self._knob)
        x, _, width, _ = self.panel
        return x + width - PAD - self._knob, self._line(0)[0], self._knob, self._knob

    @property
    def number(self) -> Box:
        """Where the number stands."""
        if not self.folded:
            return self._in_strip(2, 48.0 * min(self._part, 1.25))
        left = self.less[0] + self._knob
        return left, self._line(0)[0] - 2, self.plus[0] - left, self._knob + 4

    @property
    def slider(self) -> Box:
        """The slider."""
        if not self.folded:
            return self._in_strip(4, 34.0)
        x, _, width, _ = self.panel
        top, tall = self._line(1)
        return x + PAD, top, width - 2 * PAD, tall

    @property
    def all(self) -> Box:
        """As many as there are."""
        if not self.folded:
            return self._in_strip(5, LINE * min(self._part, 1.2))
        top, tall = self._line(3)
        return self.panel[0] + PAD, top, self._all, tall

    @property
    def effect(self) -> Box:
        """What it costs and gives."""
        if not self.folded:
            return self._in_strip(7, max(LINE, self._told_height))
        x, _, width, _ = self.panel
        top, tall = self._line(2)
        return x + PAD, top, width - 2 * PAD, tall

    @property
    def confirm(self) -> Box:
        """The button that takes the number."""
        if not self.folded:
            return self._in_strip(8, 42.0 * min(self._part, 1.2))
        x, _, width, _ = self.panel
        top, tall = self._line(3)
        left = self.all[0] + self._all + CLOSER
        return left, top, x + width - PAD - left, tall

    @property
    def close(self) -> Box:
        """The cross: at the end of the strip, on the corner of the block."""
        if not self.folded:
            return self._in_strip(9, CLOSE)
        x, y, width, _ = self.panel
        return x + width - 22, y - 10, CLOSE, CLOSE

    @property
    def rule(self) -> Box | None:
        """The line between the number and what it does."""
        return None if self.folded else self._in_strip(6, LINE)


def _sides(effect: Sequence[tuple[str, list[Bit]]]) -> tuple[list[Bit], list[Bit]]:
    """What stands before the arrow and what after it; what comes alone is what it brings."""
    bits = [bits for _, bits in effect]
    if len(bits) < 2:
        return [], bits[0] if bits else []
    return bits[0], [bit for rest in bits[1:] for bit in rest]
