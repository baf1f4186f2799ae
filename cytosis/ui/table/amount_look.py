"""How a stepper looks: minus, the number, plus, a slider, all of it, what that costs and gives."""

from __future__ import annotations

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer
from cytosis.ui.table.amount import LABEL, NUMBER, StepBoxes
from cytosis.ui.table.ask import EFFECT
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, icon, mix, ring

BLUE, PALE = "#2B3D70", "#C9C2B2"
"""Of the round buttons, and of one that leads no further."""
ARROW = 20.0


def paint_stepper(paint: Painter, boxes: StepBoxes, pointer: Pointer) -> None:
    """Everything on the panel."""
    amount, numbers = boxes.ask.amount, boxes.steps
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
