"""Choosing a value: segment, slider, stepper, tabs, drop-down."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ui.paint.sheet import HEIGHT, Box, centre
from cytosis.ui.scene import Target
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, glow, icon, plate, ring

Option = tuple[str, str]
"""A value and its label."""

KNOB = 26.0
RIM = 20.0
"""What a part of a segment keeps free beside its word, at both sides together."""


# -- segment -----------------------------------------------------------------------------------------------
def parts(box: Box, count: int, first: float = 0) -> list[Box]:
    """The boxes of a segment's options, equally wide unless the first one wants a width of its own."""
    x, y, width, height = box
    each = (width - first) / (count - 1 if first else count)
    rest = [(x + first + i * each, y, each, height) for i in range(count - 1 if first else count)]
    return [(x, y, first, height), *rest] if first else rest


def segment_targets(name: str, values: Sequence[str], box: Box, first: float = 0) -> list[Target]:
    """One target per option."""
    boxes = parts(box, len(values), first)
    return [Target(f"{name}.{value}", part) for value, part in zip(values, boxes, strict=True)]


def segment(
    on: Controls,
    name: str,
    options: Sequence[Option],
    chosen: str,
    box: Box,
    size: float = 16,
    first: float = 0,
) -> None:
    """One of several: a light pill on a dark well."""
    paint = on.paint
    plate(paint, box, "well", min(box[3] / 2 - 1, 21), 0.9, False)
    boxes = parts(box, len(options), first)
    size = min(
        paint.common_size([label], size, "head", part[2] - RIM, part[3] * 0.86)
        for (_, label), part in zip(options, boxes, strict=True)
    )
    for (value, label), part in zip(options, boxes, strict=True):
        target = f"{name}.{value}"
        x, y = centre(part)
        inner = (part[0] + 3, part[1] + 3, part[2] - 6, part[3] - 6)
        ink = "soft"
        if value == chosen:
            plate(paint, inner, "pill", inner[3] / 2 - 1, 1.0, False)
            ink = "on_light"
        elif on.state(target) in ("hover", "pressed"):
            ink = "text"
            plate(paint, inner, "pill_hot", inner[3] / 2 - 1, 1.0, False)
        paint.text(label, x, y, size, "head", ink, "centre", part[2] - RIM / 2, tall=part[3] * 0.86)
        on.ring(target, inner, inner[3] / 2 - 1)


# -- slider and stepper ------------------------------------------------------------------------------------
def slider(on: Controls, name: str, share: float, box: Box, enabled: bool = True) -> None:
    """A value between two ends; ``share`` is 0 to 1. Its target slides (:class:`Target`)."""
    paint, theme = on.paint, on.paint.theme
    x, y, width, height = box
    state, middle, r = on.state(name, enabled), y + height / 2, height / 2
    knob = x + r + (width - 2 * r) * share
    faded = 0.4 if state == "disabled" else 1.0
    body = (
        f'<rect x="{r}" y="0.8" width="{width - 2 * r}" height="8.4" rx="4.2" fill="{theme.hex("track")}" '
        f'stroke="{theme.hex("track_edge")}" stroke-width="1.4"/>'
        f'<rect x="{r}" y="0.8" width="{max(knob - x - r, 0.1):g}" height="8.4" rx="4.2" '
        f'fill="{theme.hex("fill")}"/>'
    )
    paint.vector(f'<g opacity="{faded}">{body}</g>', (x, middle - 5, width, 10), 2)
    if state == "hover":
        glow(paint, (knob - 13, middle - 13, KNOB, KNOB), theme.hex("halo"), 13, 10)
    white = theme.hex("disabled" if state == "disabled" else "knob")
    disc(paint, knob, middle, KNOB / 2, white, theme.hex("line"), 2)
    disc(paint, knob, middle, KNOB / 4.4, theme.hex("fill"), theme.hex("fill"), 1)
    if on.focused(name):
        ring(paint, (knob - 13, middle - 13, KNOB, KNOB), 13)


def stepper_boxes(box: Box) -> tuple[Box, Box]:
    """Less and more."""
    x, y, width, height = box
    return (x, y, height, height), (x + width - height, y, height, height)


def stepper_targets(name: str, box: Box, less: bool = True, more: bool = True) -> list[Target]:
    """The two buttons."""
    left, right = stepper_boxes(box)
    return [Target(f"{name}.less", left, less), Target(f"{name}.more", right, more)]


def stepper(
    on: Controls, name: str, label: str, box: Box, less: bool = True, more: bool = True, size: float = 18
) -> None:
    """A value between two buttons."""
    left, right = stepper_boxes(box)
    x, y = centre(box)
    plate(on.paint, (left[0] + 6, box[1] + 2, box[2] - 12, box[3] - 4), "well", box[3] / 2 - 4, 0.9, False)
    on.paint.text(label, x, y, size, "head", "text", "centre", box[2] - 2 * box[3] - 12, tall=box[3] * 0.86)
    on.icon_button(f"{name}.less", "minus", left, "second", less)
    on.icon_button(f"{name}.more", "plus", right, "second", more)


# -- tabs --------------------------------------------------------------------------------------------------
def tab_targets(name: str, values: Sequence[str], box: Box, gap: float = 12) -> list[Target]:
    """One target per page, all equally wide."""
    x, y, width, height = box
    each = (width - gap * (len(values) - 1)) / len(values)
    return [
        Target(f"{name}.{value}", (x + i * (each + gap), y, each, height)) for i, value in enumerate(values)
    ]


def tabs(
    on: Controls, name: str, pages: Sequence[tuple[str, str, str]], chosen: str, box: Box, gap: float = 12
) -> None:
    """Pages with value, label and icon; the chosen one is light."""
    targets = tab_targets(name, [value for value, _, _ in pages], box, gap)
    labels = [(label, target.box) for (_, label, _), target in zip(pages, targets, strict=True)]
    size = on.common(labels, 19, True)
    for (value, label, sign), target in zip(pages, targets, strict=True):
        kind = "tab_chosen" if value == chosen else "tab"
        on.button(target.name, label, target.box, kind, size, sign)


# -- drop-down ---------------------------------------------------------------------------------------------
class DropDown:
    """One of many: closed it shows the chosen one, open a list over everything else."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.open = False

    def targets(self, values: Sequence[str], box: Box) -> list[Target]:
        """The face, and the options where it is open; to be put after all other targets."""
        found = [Target(self.name, box)]
        if self.open:
            boxes = self._boxes(len(values), box)
            found += [Target(f"{self.name}.{value}", part) for value, part in zip(values, boxes, strict=True)]
        return found

    def act(self, name: str) -> str | None:
        """A click: opens, closes or gives the value chosen."""
        was_open, self.open = self.open, False
        if name == self.name:
            self.open = not was_open
        elif was_open and name.startswith(f"{self.name}."):
            return name.removeprefix(f"{self.name}.")
        return None

    def draw(self, on: Controls, options: Sequence[Option], chosen: str, box: Box, shown: str = "") -> None:
        """To be painted after everything else, since the list lies above it.

        ``shown`` stands on the face where the present value is none of the options.
        """
        x, y, width, height = box
        on.row(self.name, box, self.open, 11)
        label = next((text for value, text in options if value == chosen), shown)
        tall = height * 0.86
        on.paint.text(label, x + 16, y + height / 2, 17, "head", room=width - 60, tall=tall)
        icon(on.paint, "up" if self.open else "down", x + width - 24, y + height / 2, 20, "soft")
        if not self.open:
            return
        boxes = self._boxes(len(options), box)
        whole = (x - 6, boxes[0][1] - 6, width + 12, boxes[-1][1] + height - boxes[0][1] + 12)
        plate(on.paint, whole, "dialog", 14, 1.0)
        for (value, text), part in zip(options, boxes, strict=True):
            on.row(f"{self.name}.{value}", part, value == chosen, 10)
            on.paint.text(text, x + 16, part[1] + height / 2, 17, "head", room=width - 32, tall=tall)

    def _boxes(self, count: int, box: Box) -> list[Box]:
        """Below the face, or above it where there is no room."""
        x, y, width, height = box
        pitch = height + 4
        below = y + height + 8
        top = below if below + count * pitch < HEIGHT - 8 else y - 8 - count * pitch + 4
        return [(x, top + i * pitch, width, height) for i in range(count)]
