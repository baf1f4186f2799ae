"""How a question looks: a sheet of paper with answers, what they cost and bring, and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer
from cytosis.ui.table.amount import LABEL, LABELLED, NUMBER, StepBoxes
from cytosis.ui.table.ask import EFFECT, ICON, SUB, TEXT, TITLE, AskBoxes
from cytosis.ui.table.ask_panel import Option, PanelBoxes
from cytosis.ui.table.design import TableDesign
from cytosis.ui.table.picker import parts
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, disc, glow, icon, mix, plate, ring

BLUE, PALE = "#2B3D70", "#C9C2B2"
"""Of the round buttons, and of one that leads no further."""
ARROW, CAP = 20.0, 24.0
"""How large an arrow is, and the cap of a key."""


def paint_stepper(paint: Painter, boxes: StepBoxes, pointer: Pointer) -> None:
    """Everything on the panel."""
    amount, numbers = boxes.ask.amount, boxes.steps
    lines = 2 if boxes.folded else 1
    fit.block(paint, boxes.caption, boxes.words_box, SUB + 1, "head", "paper", "left", True, lines)
    at = numbers.index(amount)
    if boxes.picture is not None and boxes.option.icon:
        paint.sign(boxes.option.icon, *centre(boxes.picture), boxes.picture[2])
    _round(paint, "ask.less", "minus", boxes.less, pointer, at > 0)
    _round(paint, "ask.plus", "plus", boxes.plus, pointer, at < len(numbers) - 1)
    fit.line(paint, amount, boxes.number, NUMBER, "paper", "centre")
    _slider(paint, boxes.slider, at, len(numbers), pointer)
    parts = Controls(paint, pointer)
    _button(paint, parts, "ask.all", boxes.words[0], boxes.all, "second")
    if boxes.rule is not None:
        x, y, _, height = boxes.rule
        paint.vector(f'<rect width="2" height="{height}" rx="1" fill="#DCCFAE"/>', (x, y, 2, height))
    _told(paint, boxes)
    _button(paint, parts, "ask.ok", boxes.words[1], boxes.confirm, "gold")


def _round(paint: Painter, name: str, sign: str, box: Box, pointer: Pointer, usable: bool) -> None:
    """A round button; grey, not gone, where it leads no further."""
    x, y = centre(box)
    hot = usable and pointer.hover == name
    fill = (mix(BLUE, "#FFFFFF", 0.2) if hot else BLUE) if usable else PALE
    disc(paint, x, y, box[2] / 2, fill, "#1A2750" if usable else "#B4AC98")
    icon(paint, sign, x, y, box[2] * 0.55, "#FFFFFF" if usable else "#8A8371")
    if pointer.ring and pointer.focus == name:
        ring(paint, box, box[2] / 2)


def _button(paint: Painter, parts: Controls, name: str, label: str, box: Box, kind: str) -> None:
    parts.button(name, "", box, kind, LABEL)
    x, y, width, height = box
    ink = paint.theme.faces[kind][3]
    gap = 26.0 if kind == "gold" else 0.0
    wide = min(paint.text_width(label, LABEL, "head"), width - 16 - gap)
    if gap:
        icon(paint, "tick", x + (width - wide - gap) / 2 + 9, y + height / 2, 18, ink)
    room = (x + (width - wide + gap) / 2 - 3, y, wide + 8, height)
    fit.line(paint, label, room, LABEL, ink)


def _slider(paint: Painter, box: Box, at: int, count: int, pointer: Pointer) -> None:
    """A dot for every number, the way to the knob filled."""
    _, _, width, height = box
    inset = height / 2
    length = width - 2 * inset
    knob = length * at / max(count - 1, 1)
    middle = height / 2
    dots = "".join(
        f'<circle cx="{inset + length * i / max(count - 1, 1):.1f}" cy="{middle}" r="2.6" '
        f'fill="{"#FFFFFF" if i <= at else "#8A8371"}"/>'
        for i in range(count if count <= 20 else 0)
    )
    hot = pointer.hover == "ask.slide" or pointer.held == "ask.slide"
    body = (
        f'<rect x="{inset - 5}" y="{middle - 5}" width="{length + 10}" height="10" rx="5" fill="#E3DAC3"/>'
        f'<rect x="{inset - 5}" y="{middle - 5}" width="{knob + 10:.1f}" height="10" rx="5" fill="#3F63D6"/>'
        f'{dots}<circle cx="{inset + knob:.1f}" cy="{middle}" r="{14 if hot else 12.5}" fill="#FFFFFF" '
        'stroke="#3F63D6" stroke-width="4"/>'
    )
    paint.vector(body, box)
    if pointer.ring and pointer.focus == "ask.slide":
        ring(paint, box, inset)


def _told(paint: Painter, boxes: StepBoxes) -> None:
    """What it costs, an arrow, and what it gives; in words where there are no signs for it."""
    x, y, width, height = boxes.effect
    if boxes.lines:
        told_lines(paint, boxes.lines, boxes.effect)
        return
    if not boxes.told():
        fit.block(paint, boxes.option.text, boxes.effect, 15, "bold", "paper", "centre", True, 2)
        return
    if boxes.folded and boxes.two:
        _told_twice(paint, boxes)
        return
    arrow = ARROW + 10 if boxes.cost and boxes.gain else 0.0
    size = EFFECT
    for size in fit.sizes(paint, EFFECT):
        if paint.row_width(boxes.cost, size) + arrow + paint.row_width(boxes.gain, size) <= width:
            break
    cost, gain = paint.row_width(boxes.cost, size), paint.row_width(boxes.gain, size)
    left, middle = x + max(width - cost - arrow - gain, 0) / 2, y + height / 2
    paint.row(boxes.cost, left, middle, size, "head", "paper")
    if arrow:
        icon(paint, "arrow", left + cost + arrow / 2, middle, ARROW, "paper")
    paint.row(boxes.gain, left + cost + arrow, middle, size, "head", "paper")


def told_lines(paint: Painter, lines: Sequence[tuple[str, list[Bit]]], box: Box) -> None:
    """What is told in words and signs, line by line."""
    x, y, width, height = box
    pitch = height / len(lines)
    rooms = ((label, (0.0, 0.0, width * 0.6, pitch)) for label, _ in lines)
    size = fit.common(paint, rooms, LABELLED, "bold", 1)
    number = EFFECT * min(1.0, pitch / fit.height(paint, EFFECT))
    for i, (label, bits) in enumerate(lines):
        middle = y + pitch * (i + 0.5)
        wide = paint.text(label, x, middle, size, "bold", "paper_soft", room=width * 0.6, tall=pitch)
        fit.bits(paint, bits, x + wide + 8, middle, width - wide - 8, number, "head", "paper")


def _told_twice(paint: Painter, boxes: StepBoxes) -> None:
    """The same in two lines: the cost above what it gives."""
    x, y, width, height = boxes.effect
    both = bool(boxes.cost and boxes.gain)
    if both:
        fit.bits(
            paint, boxes.cost, x + width / 2, y + height * 0.25, width, EFFECT, "head", "paper", "centre"
        )
    arrow = ARROW if both else 0.0
    middle = y + height * (0.72 if both else 0.5)
    wide = fit.bits(
        paint, boxes.gain, x + (width + arrow) / 2, middle, width - arrow, EFFECT, "head", "paper", "centre"
    )
    if both:
        icon(paint, "arrow", x + (width - wide) / 2 - 4, middle, ARROW * 0.9, "paper")


class AskLook:
    """Paints one table's questions."""

    def __init__(self, texts: Texts, design: TableDesign) -> None:
        self._texts = texts
        self._design = design

    def paint(self, paint: Painter, boxes: PanelBoxes, pointer: Pointer, title: str) -> None:
        """The panel with everything in it."""
        if boxes.lead is not None:
            self._lead(paint, boxes.lead)
        glow(paint, boxes.panel, GLOW, 16, 12, 0.2)
        plate(paint, boxes.panel, "ask", 16, 1.0, True, 2.4)
        if boxes.tail is not None:
            self._tail(paint, boxes.tail)
        if isinstance(boxes, StepBoxes):
            paint_stepper(paint, boxes, pointer)
        elif isinstance(boxes, AskBoxes):
            self._answers(paint, boxes, pointer, title)
        if boxes.back:
            x, y = centre(boxes.close)
            hot = pointer.hover == "ask.cancel"
            disc(paint, x, y, 15, "#E8DDC2" if hot else "#F4ECD9", "#C9B98F")
            icon(paint, "close", x, y, 17, "#5A4A2A")
            if pointer.ring and pointer.focus == "ask.cancel":
                ring(paint, boxes.close, 15)

    def _answers(self, paint: Painter, boxes: AskBoxes, pointer: Pointer, title: str) -> None:
        """Title, answers, what they cost and bring, and the button."""
        ask = boxes.ask
        fit.block(paint, title, boxes.head, TITLE, "head", "paper", "left", True, 3)
        if ask.style == "cards":
            self._paint_cards(paint, boxes, pointer)
        elif ask.style == "powers":
            self._paint_powers(paint, boxes, pointer)
        for i, (_, option, box) in enumerate(boxes.rows()):
            if ask.style == "cubes":
                self._cube(paint, boxes, i, option, box, pointer)
            elif ask.style == "cards":
                self._way_out(paint, i, option, box, pointer)
            else:
                self._row(paint, boxes, i, option, box, pointer)
        if boxes.more is not None:
            shown = self._texts.t("ui.ask.page", n=ask.page + 1, of=boxes.pages)
            Controls(paint, pointer).button("ask.more", shown, boxes.more, "second", 14)
        self._effect(paint, boxes)
        if boxes.confirm is not None:
            label = self._texts.t("ui.ask.confirm")
            Controls(paint, pointer).button("ask.ok", label, boxes.confirm, "gold", 16, "tick")

    def _lead(self, paint: Painter, points: tuple[tuple[float, float], ...]) -> None:
        """A line from a panel that lies far away to the rim of its spot."""
        left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
        width, height = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
        (x0, y0), (x1, y1), (x2, y2) = ((x - left, y - top) for x, y in points)
        way = f'd="M{x0:.1f} {y0:.1f}Q{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}" fill="none" stroke-linecap="round"'
        body = (
            f'<path {way} stroke="#1A2140" stroke-width="6" stroke-opacity="0.7"/>'
            f'<path {way} stroke="{GLOW}" stroke-width="3.4"/>'
            f'<circle cx="{x2:.1f}" cy="{y2:.1f}" r="5" fill="{GLOW}" stroke="#1A2140" stroke-width="1.4"/>'
        )
        paint.vector(body, (left, top, width, height))

    def _tail(self, paint: Painter, corners: tuple[tuple[float, float], ...]) -> None:
        """The tip that points at the spot."""
        left, top = min(x for x, _ in corners) - 4, min(y for _, y in corners) - 4
        points = " ".join(f"{x - left:g},{y - top:g}" for x, y in corners)
        fill, _, edge = paint.theme.plates["ask"]
        body = (
            f'<polygon points="{points}" fill="{fill}"/><polyline points="{points}" fill="none" '
            f'stroke="{edge}" stroke-width="2.4" stroke-linejoin="round"/>'
        )
        paint.vector(body, (left, top, 32, 32))

    # -- answers -------------------------------------------------------------------------------------------
    def _words(self, paint: Painter, boxes: AskBoxes, option: Option, box: Box) -> None:
        """What an answer says, and what stands below it."""
        left, y, room, height = box
        ink = "paper_soft" if option.closed else "paper"
        if not option.sub and not option.bits:
            fit.block(paint, option.text, (left, y + 3, room, height - 6), TEXT, "bold", ink, "left", True, 3)
            return
        upper, lower = boxes.parts(option)
        top = y + (height - upper - lower) / 2
        fit.block(paint, option.text, (left, top - 1, room, upper + 1), TEXT, "bold", ink)
        if option.bits:
            fit.bits(paint, list(option.bits), left, top + upper + lower / 2, room, EFFECT, ink=ink)
            return
        fit.block(paint, option.sub, (left, top + upper, room, lower + 2), SUB, "body", "paper_soft")

    def _row(
        self, paint: Painter, boxes: AskBoxes, number: int, option: Option, box: Box, pointer: Pointer
    ) -> None:
        x, y, width, height = box
        name = f"option.{number}"
        chosen = boxes.ask.chosen(option)
        hot = not option.closed and (pointer.hover == name or chosen)
        plate(paint, box, _fill(option, hot), 10, 1.0, False, 1.6)
        left = x + 10
        if option.icon:
            self._picture(paint, option.icon, left + ICON / 2, y + height / 2, ICON, option.closed)
            left += ICON + 8
        digit = not option.closed and not chosen
        room = x + width - left - 6 - (18 if digit else 0)
        self._words(paint, boxes, option, (left, y, room, height))
        if digit:
            key = (x + width - 23, y + height / 2 - 10, 20, 20)
            fit.line(paint, str(number + 1), key, 13, "#7A86AE", "centre")
        if pointer.ring and pointer.focus == name:
            ring(paint, box, 10)

    def _way_out(self, paint: Painter, number: int, option: Option, box: Box, pointer: Pointer) -> None:
        """What can be done in place of choosing a card: a button with its key."""
        x, y, width, height = box
        name = f"option.{number}"
        Controls(paint, pointer).button(name, "", box, "ghost", 16)
        room = (x + CAP + 12, y, width - 2 * CAP - 24, height)
        fit.block(paint, option.text, room, 16, "head", paint.theme.faces["ghost"][3], "centre", True, 2)
        cap = (x + width - CAP - 10, y + (height - CAP) / 2, CAP, CAP)
        plate(paint, cap, "answer", 6, 1.0, False, 1.4)
        fit.number(paint, str(number + 1), *centre(cap), CAP, 14, "paper")

    def _picture(self, paint: Painter, name: str, x: float, y: float, size: float, faded: bool) -> None:
        if name.startswith("seat."):
            name = f"disk.{paint.theme.players[int(name.removeprefix('seat.'))].id}"
        paint.sign(name, x, y, size, 110 if faded else 255)

    def _cube(
        self, paint: Painter, boxes: AskBoxes, number: int, option: Option, box: Box, pointer: Pointer
    ) -> None:
        x, y, width, height = box
        name = f"option.{number}"
        taken = boxes.ask.picker.taken.count(option.answer)
        hot = pointer.hover == name
        plate(paint, box, "answer_hot" if hot or taken else "answer", 12, 1.0, False, 1.6)
        self._picture(paint, option.icon, x + width / 2, y + width / 2 - 4, min(54, width * 0.66), False)
        label = (x + 4, y + height - 38, width - 8, 34)
        fit.block(paint, option.text, label, 14, "bold", "paper", "centre", True, 2)
        if taken:
            disc(paint, x + width - 14, y + 14, 15, "#F0A92E", "#FFF3C4", 2)
            number_box = (x + width - 29, y - 1, 30, 30)
            fit.line(paint, str(taken), number_box, 17, "#3A2500", "centre")
        if pointer.ring and pointer.focus == name:
            ring(paint, box, 12)

    # -- cards ---------------------------------------------------------------------------------------------
    def _paint_cards(self, paint: Painter, boxes: AskBoxes, pointer: Pointer) -> None:
        picker = boxes.ask.picker
        chosen = list(parts(picker.done).items if picker.done is not None else picker.taken)
        numbered = picker.root.ordered
        for i, (face, box) in enumerate(zip(boxes.faces, boxes.cards(), strict=True)):
            card = face.partition(".")[2]
            place = str(chosen.index(card) + 1) if numbered and card in chosen else ""
            self._card(
                paint, boxes, face, box, (card in chosen, bool(chosen), place), pointer.hover == f"card.{i}"
            )
            if pointer.ring and pointer.focus == f"card.{i}":
                ring(paint, box, 14)

    def _card(
        self,
        paint: Painter,
        boxes: AskBoxes,
        face: str,
        box: Box,
        state: tuple[bool, bool, str],
        hot: bool,
    ) -> None:
        """A card: chosen ones glow and, in the own hand, come up; others pale once one is chosen."""
        taken, any_taken, place = state
        light = GLOW if taken or hot or boxes.raised else ""
        box = (box[0], box[1] - (boxes.raised if taken else 0.0), *box[2:])
        self._design.face(paint, face, box, light, any_taken and not taken)
        if taken:
            corner = box[0] + box[2] - 36, box[1] + box[3] - 40, 36.0, 36.0
            self._badge(paint, corner if boxes.raised else box, place)

    def _badge(self, paint: Painter, box: Box, text: str) -> None:
        """A tick, or its place in the order, on a chosen card."""
        x, y = box[0] + box[2] / 2, box[1] + box[3] - 4
        disc(paint, x, y, 18, "#35C795", "#FFFFFF", 3)
        if text:
            fit.line(paint, text, (x - 17, y - 17, 34, 34), 20, "#FFFFFF", "centre")
        else:
            icon(paint, "tick", x, y, 24, "#FFFFFF")

    def _paint_powers(self, paint: Painter, boxes: AskBoxes, pointer: Pointer) -> None:
        picker = boxes.ask.picker
        for i, (face, option, box) in enumerate(zip(boxes.faces, boxes.options, boxes.cards(), strict=True)):
            chosen = picker.done is not None and option.answer in parts(picker.done).items
            hot = pointer.hover == f"card.{i}" or chosen
            self._design.face(paint, face, box, GLOW if hot else "")
            if chosen:
                self._badge(paint, box, "")
            if pointer.ring and pointer.focus == f"card.{i}":
                ring(paint, box, 14)

    # -- cost and gain -------------------------------------------------------------------------------------
    def _effect(self, paint: Painter, boxes: AskBoxes) -> None:
        x, y, width, height = boxes.foot
        pitch = (height - 4) / max(len(boxes.effect), 1)
        for i, (label, bits) in enumerate(boxes.effect):
            top = y + pitch * (i + 0.5)
            room = max(width - 16 - paint.row_width(bits, EFFECT), width * 0.5)
            wide = paint.text(label, x + 4, top, 14, "bold", "paper_soft", room=room)
            fit.bits(paint, bits, x + wide + 12, top, width - wide - 16, EFFECT, "head", "paper")


def _fill(option: Option, hot: bool) -> str:
    return "answer_closed" if option.closed else "answer_hot" if hot else "answer"
