"""Buttons, toggles, rows and text fields: how they look in each state."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.shapes import disc, glow, icon, mix, plate, ring

PAD = 28.0
"""What a button keeps free beside its label, at both sides together."""
LEFT = 26.0
"""And what is free before a label that stands at the left."""
GAP = 1.5
"""From the left of an icon to the label after it, in letters."""


class Controls:
    """Paints parts of a scene as its pointer says."""

    def __init__(self, paint: Painter, pointer: Pointer) -> None:
        self.paint = paint
        self._pointer = pointer

    def state(self, name: str, enabled: bool = True) -> str:
        """normal, hover, pressed or disabled."""
        if not enabled:
            return "disabled"
        if self._pointer.held == name:
            return "pressed"
        return "hover" if self._pointer.hover == name else "normal"

    def focused(self, name: str) -> bool:
        """Whether the ring is around it."""
        return self._pointer.ring and self._pointer.focus == name

    def ring(self, name: str, box: Box, radius: float) -> None:
        """The focus ring, where the focus is."""
        if self.focused(name):
            ring(self.paint, box, radius)

    # -- buttons -------------------------------------------------------------------------------------------
    def button(
        self,
        name: str,
        label: str,
        box: Box,
        kind: str = "second",
        size: float = 19,
        sign: str = "",
        sub: str = "",
        align: str = "centre",
        enabled: bool = True,
        inset: float = 0,
        outset: float = 0,
    ) -> None:
        """A button with an icon and, where given, a second line; free at its left and right where asked."""
        box, ink = self.face(name, box, kind, enabled)
        x, y, width, height = box
        x, width = x + inset, width - inset - outset
        middle = y + height / 2
        tall = height * (0.5 if sub else 0.86)
        free = width - (PAD if align == "centre" else LEFT + PAD / 2)
        size = self._fitting(label, size, free, tall, bool(sign))
        letters = size * self.paint.text_scale
        gap = letters * GAP if sign else 0
        room = free - gap
        if align == "left":
            left = x + LEFT
        else:
            wide = self.paint.text_width(label, size, "head", room, tall)
            left = x + (width - min(wide, room) - gap) / 2
        first = middle - (height * 0.17 if sub else 0)
        if sign:
            icon(self.paint, sign, left + letters * 0.5, first, letters * 1.12, ink)
        self.paint.text(label, left + gap, first, size, "head", ink, room=room, tall=tall)
        if sub:
            below = (x + 18, middle + height * 0.02, width - 36, height * 0.44)
            fit.block(self.paint, sub, below, 15, "bold", ink, "centre", True, 2)

    def common(self, row: Iterable[tuple[str, Box]], size: float, signed: bool = False) -> float:
        """One size for the labels of buttons that stand together: the largest at which each fits its own."""
        fitting = (self._fitting(label, size, w - PAD, h * 0.86, signed) for label, (_, _, w, h) in row)
        return min(fitting, default=size)

    def _fitting(self, label: str, size: float, room: float, tall: float, signed: bool) -> float:
        """The largest size at which a label, with the icon before it that grows with it, fits."""
        paint = self.paint
        size = paint.common_size([label], size, "head", room, tall)
        pixel = 1 / paint.sheet.scale / paint.text_scale
        while signed and paint.pixels(size) > paint.theme.smallest:
            if paint.text_width(label, size, "head") + size * paint.text_scale * GAP <= room:
                break
            size -= pixel
        return size

    def face(self, name: str, box: Box, kind: str, enabled: bool = True) -> tuple[Box, str]:
        """The ground of a button as its state asks; returns its place now, and the ink for what is on it."""
        state = self.state(name, enabled)
        x, y, width, height = box
        radius = min(height / 2 - 4, 22)
        top, bottom, edge, ink = self.paint.theme.faces["disabled" if state == "disabled" else kind]
        if state == "hover":
            top, bottom = mix(top, "#FFFFFF", 0.2), mix(bottom, "#FFFFFF", 0.14)
        elif state == "pressed":
            top, bottom, y = mix(bottom, "#000000", 0.12), mix(top, "#000000", 0.08), y + 2
        box = (x, y, width, height)
        if kind == "gold" and state in ("normal", "hover"):
            glow(self.paint, box, self.paint.theme.hex("glow"), radius, 20 if state == "hover" else 14, 0.13)
        plate(self.paint, box, (top, bottom, edge), radius, 1.0, state != "pressed")
        self.ring(name, box, radius)
        return box, ink

    def icon_button(self, name: str, sign: str, box: Box, kind: str = "second", enabled: bool = True) -> None:
        """A small button with only an icon."""
        box, ink = self.face(name, box, kind, enabled)
        x, y = centre(box)
        icon(self.paint, sign, x, y, box[3] * 0.5, ink)

    def bare(self, name: str, sign: str, box: Box, ink: str = "soft") -> None:
        """An icon that becomes a button only when it is pointed at."""
        hot = self.state(name) in ("hover", "pressed")
        x, y = centre(box)
        if hot:
            face, _, edge, _ = self.paint.theme.faces["second"]
            disc(self.paint, x, y, box[3] / 2, face, edge)
        icon(self.paint, sign, x, y, box[3] * 0.56, "text" if hot else ink)
        self.ring(name, box, box[3] / 2)

    # -- choices -------------------------------------------------------------------------------------------
    def toggle(self, name: str, on: bool, box: Box, enabled: bool = True) -> None:
        """A switch with tick or cross, so that it does not depend on colour."""
        x, y, width, height = box
        radius, state, theme = height / 2, self.state(name, enabled), self.paint.theme
        if state == "hover":
            glow(self.paint, box, theme.hex("halo"), radius, 10)
        if state == "pressed":
            box = (x, y + 2, width, height)
        which = "on" if on else "off"
        top, edge = theme.hex(f"toggle_{which}"), theme.hex(f"toggle_{which}_edge")
        opacity = 0.45 if state == "disabled" else 1.0
        plate(self.paint, box, (top, mix(top, "#000000", 0.1), edge), radius - 1, opacity, False)
        knob = x + width - radius if on else x + radius
        fill = theme.hex("disabled" if state == "disabled" else "knob")
        disc(self.paint, knob, box[1] + radius, radius - 4, fill, "#E6ECFA")
        ink = mix(top, "#000000", 0.3)
        icon(self.paint, "tick" if on else "close", knob, box[1] + radius, height * 0.44, ink)
        self.ring(name, box, radius - 1)

    def row(
        self, name: str, box: Box, chosen: bool = False, radius: float = 13, enabled: bool = True
    ) -> None:
        """The ground of a row in a list."""
        state = self.state(name, enabled)
        hot = state in ("hover", "pressed")
        look = "row_chosen" if chosen or state == "pressed" else "row_hot" if hot else "row"
        opacity = 0.5 if state == "disabled" else 0.96
        plate(self.paint, box, look, radius, opacity, False, 2 if chosen else 1.5)
        self.ring(name, box, radius)

    def radio(self, x: float, y: float, chosen: bool) -> None:
        """The dot of a row of which one is chosen."""
        theme = self.paint.theme
        disc(self.paint, x, y, 11, theme.hex("track"), theme.hex("glow" if chosen else "mute"), 2.4)
        if chosen:
            disc(self.paint, x, y, 5.5, theme.hex("glow"), theme.hex("glow"), 1)

    # -- text ----------------------------------------------------------------------------------------------
    def field(self, name: str, field: TextField, box: Box, placeholder: str = "", size: float = 19) -> None:
        """A line of text that can be changed, with its caret while it has the focus."""
        x, y, width, height = box
        active = self._pointer.focus == name
        hot = self.state(name) == "hover"
        look = "field_active" if active else "field_hot" if hot else "field"
        plate(self.paint, box, look, 11, 0.95, False, 2 if active else 1.5)
        middle, room, tall = y + height / 2, width - (24 if active else 48), height * 0.86
        shown = field.text or ("" if active else placeholder)
        ink = "text" if field.text else "mute"
        if not active:
            self.paint.text(shown, x + 14, middle, size, "head", ink, room=room, tall=tall)
            icon(self.paint, "pencil", x + width - 19, middle, 15, "mute")
            return
        self._writing(field, box, size, room)

    def _writing(self, field: TextField, box: Box, size: float, room: float) -> None:
        x, y, _, height = box
        middle, tall = y + height / 2, height * 0.86
        before, during, after = field.window(lambda text: self.paint.text_width(text, size, "head") <= room)
        left = x + 14
        if field.all:
            wide = self.paint.text_width(before, size, "head") + 6
            plate(self.paint, (left - 3, y + height * 0.18, wide, height * 0.64), "row_chosen", 4, 1.0, False)
        if before:
            left += self.paint.text(before, left, middle, size, "head", tall=tall)
        if during:  # what an input method shows before it is text
            width = self.paint.text(during, left, middle, size, "head", "link", tall=tall)
            line = f'<rect width="{width:g}" height="2" fill="{self.paint.theme.hex("link")}"/>'
            self.paint.vector(line, (left, y + height * 0.8, width, 2))
            left += width
        if after:
            self.paint.text(after, left, middle, size, "head", tall=tall)
        caret = f'<rect width="2" height="{height * 0.56:g}" fill="{self.paint.theme.hex("glow")}"/>'
        self.paint.vector(caret, (left, y + height * 0.22, 2, height * 0.56))
