"""Buttons, toggles, segments, rows and text fields: how they look in each state."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ui.painter import Painter
from cytosis.ui.scene import Pointer
from cytosis.ui.sheet import Box, centre
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.shapes import disc, glow, icon, mix, plate, ring

FACES = {
    "gold": ("#FFD75E", "#F0A92E", "#FFEFB8", "#3A2500"),
    "second": ("#3B5189", "#2B3D70", "#8496C8", "#F4F7FF"),
    "ghost": ("#1E2C58", "#18244B", "#7385B8", "#DCE6FF"),
    "danger": ("#6A3350", "#4C2440", "#C77F94", "#FFE6EA"),
}
"""Top, bottom, edge and ink of a button."""
DISABLED = ("#2A3459", "#242E50", "#3F4B77", "#97A3C6")
ROW = ("#18244B", "#18244B", "#3A4E86")
ROW_HOT = ("#263866", "#263866", "#7E93CC")
ROW_CHOSEN = ("#34508F", "#2D467F", "#FFE08A")


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

    def _ring(self, name: str, box: Box, radius: float) -> None:
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
    ) -> None:
        """A button with an icon before its label and, where given, a second line."""
        state = self.state(name, enabled)
        box, ink = self._face(name, box, kind, state)
        x, y, width, height = box
        middle = y + height / 2
        gap = size * 1.5 if sign else 0
        room = width - 40 - gap
        if align == "left":
            left = x + 26
        else:
            left = x + (width - min(self.paint.text_width(label, size, "head"), room) - gap) / 2
        first = middle - (size * 0.62 if sub else 0)
        if sign:
            icon(self.paint, sign, left + size * 0.5, first, size * 1.12, ink)
        self.paint.text(label, left + gap, first, size, "head", ink, room=room)
        if sub:
            self.paint.text(sub, x + width / 2, middle + size * 0.78, 15, "bold", ink, "centre", width - 36)

    def _face(self, name: str, box: Box, kind: str, state: str) -> tuple[Box, str]:
        x, y, width, height = box
        radius = min(height / 2 - 4, 22)
        top, bottom, edge, ink = DISABLED if state == "disabled" else FACES[kind]
        if state == "hover":
            top, bottom = mix(top, "#FFFFFF", 0.2), mix(bottom, "#FFFFFF", 0.14)
        elif state == "pressed":
            top, bottom, y = mix(bottom, "#000000", 0.12), mix(top, "#000000", 0.08), y + 2
        box = (x, y, width, height)
        if kind == "gold" and state in ("normal", "hover"):
            glow(self.paint, box, "#FFD75E", radius, 20 if state == "hover" else 14, 0.13)
        plate(self.paint, box, (top, bottom, edge), radius, 1.0, state != "pressed")
        self._ring(name, box, radius)
        return box, ink

    def icon_button(self, name: str, sign: str, box: Box, kind: str = "second") -> None:
        """A small button with only an icon."""
        box, ink = self._face(name, box, kind, self.state(name))
        x, y = centre(box)
        icon(self.paint, sign, x, y, box[3] * 0.5, ink)

    def bare(self, name: str, sign: str, box: Box) -> None:
        """An icon that becomes a button only when it is pointed at."""
        hot = self.state(name) in ("hover", "pressed")
        x, y = centre(box)
        if hot:
            disc(self.paint, x, y, box[3] / 2, "#3B5189", "#8496C8")
        icon(self.paint, sign, x, y, box[3] * 0.56, "#FFFFFF" if hot else "#C9D5F2")
        self._ring(name, box, box[3] / 2)

    # -- choices -------------------------------------------------------------------------------------------
    def toggle(self, name: str, on: bool, box: Box) -> None:
        """A switch with tick or cross, so that it does not depend on colour."""
        x, y, width, height = box
        radius = height / 2
        state = self.state(name)
        if state == "hover":
            glow(self.paint, box, "#9FD8FF", radius, 10)
        top, edge = ("#35C795", "#8CF0CC") if on else ("#3A4777", "#7385B8")
        plate(self.paint, box, (top, mix(top, "#000000", 0.1), edge), radius - 1, 1.0, False)
        knob = x + width - radius if on else x + radius
        disc(self.paint, knob, y + radius, radius - 4, "#FFFFFF", "#E6ECFA")
        ink = "#1B8A66" if on else "#3A4777"
        icon(self.paint, "tick" if on else "close", knob, y + radius, height * 0.44, ink)
        self._ring(name, box, radius - 1)

    def segment(
        self,
        name: str,
        options: Sequence[tuple[str, str]],
        chosen: str,
        box: Box,
        size: float = 16,
        first: float = 0,
    ) -> None:
        """One of several: a light pill on a dark well. Its targets come from :func:`parts`."""
        plate(self.paint, box, ("#0F1838", "#0F1838", "#3A4E86"), min(box[3] / 2 - 1, 21), 0.9, False)
        for (value, label), part in zip(options, parts(box, len(options), first), strict=True):
            target = f"{name}.{value}"
            x, y = centre(part)
            inner = (part[0] + 3, part[1] + 3, part[2] - 6, part[3] - 6)
            ink = "#C9D5F2"
            if value == chosen:
                plate(self.paint, inner, ("#F1F6FF", "#D9E6FF", "#FFFFFF"), inner[3] / 2 - 1, 1.0, False)
                ink = "#1C2A57"
            elif self.state(target) in ("hover", "pressed"):
                ink = "#FFFFFF"
                plate(self.paint, inner, ("#2A3A6C", "#2A3A6C", "#50689F"), inner[3] / 2 - 1, 1.0, False)
            self.paint.text(label, x, y, size, "head", ink, "centre", part[2] - 14)
            self._ring(target, inner, inner[3] / 2 - 1)

    def row(self, name: str, box: Box, chosen: bool = False, radius: float = 13) -> None:
        """The ground of a row in a list."""
        state = self.state(name)
        colours = ROW_CHOSEN if chosen else ROW_HOT if state in ("hover", "pressed") else ROW
        plate(self.paint, box, colours, radius, 0.96, False, 2 if chosen else 1.5)
        self._ring(name, box, radius)

    def radio(self, x: float, y: float, chosen: bool) -> None:
        """The dot of a row of which one is chosen."""
        disc(self.paint, x, y, 11, "#14204A", "#FFD75E" if chosen else "#9DB0E0", 2.4)
        if chosen:
            disc(self.paint, x, y, 5.5, "#FFD75E", "#FFD75E", 1)

    # -- text ----------------------------------------------------------------------------------------------
    def field(self, name: str, field: TextField, box: Box, placeholder: str = "", size: float = 19) -> None:
        """A line of text that can be changed, with its caret while it has the focus."""
        x, y, width, height = box
        active = self._pointer.focus == name
        hot = self.state(name) == "hover"
        edge = "#FFE08A" if active else "#9DB0E0" if hot else "#3A4E86"
        plate(self.paint, box, ("#0F1838", "#0F1838", edge), 11, 0.95, False, 2 if active else 1.5)
        middle, room = y + height / 2, width - (24 if active else 48)
        shown = field.text or ("" if active else placeholder)
        ink = "text" if field.text else "mute"
        if not active:
            self.paint.text(shown, x + 14, middle, size, "head", ink, room=room)
            icon(self.paint, "pencil", x + width - 19, middle, 15, "#A9B7DC")
            return
        before, after = field.window(lambda text: self.paint.text_width(text, size, "head") <= room)
        left = x + 14 + (self.paint.text(before, x + 14, middle, size, "head") if before else 0)
        if after:
            self.paint.text(after, left, middle, size, "head")
        caret = f'<rect x="0" y="0" width="2" height="{height * 0.56:g}" fill="#FFE08A"/>'
        self.paint.vector(caret, (left, y + height * 0.22, 2, height * 0.56))


def parts(box: Box, count: int, first: float = 0) -> list[Box]:
    """The boxes of a segment's options, equally wide unless the first one wants a width of its own."""
    x, y, width, height = box
    each = (width - first) / (count - 1 if first else count)
    rest = [(x + first + i * each, y, each, height) for i in range(count - 1 if first else count)]
    return [(x, y, first, height), *rest] if first else rest
