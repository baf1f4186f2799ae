"""How notes look that pointing at something shows beside it."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.table.ask_place import free_place
from cytosis.ui.table.design import Info, TableDesign
from cytosis.ui.widgets.shapes import plate

WIDE = 300.0
ROOM: Box = (6, 6, WIDTH - 12, HEIGHT - 12)


class InfoLook:
    """Paints notes beside what they speak of."""

    def __init__(self, design: TableDesign) -> None:
        self._design = design

    def paint(
        self, paint: Painter, info: Info, beside: Box, above: bool = False, avoid: Sequence[Box] = ()
    ) -> None:
        """The note, where it covers neither its subject nor the window's edge; ``above`` where that fits.

        ``avoid`` is what should stay in sight as far as possible.
        """
        if info.face:
            size = self._design.enlarged_size(paint, info.face)
            self._design.enlarged(paint, info.face, free_place(beside, *size, above, avoid, ROOM))
        else:
            self._note(paint, info, beside, above, avoid)

    def face_at(self, paint: Painter, face: str, corner: tuple[float, float]) -> None:
        """A card enlarged at a fixed place."""
        self._design.enlarged(paint, face, (*corner, *self._design.enlarged_size(paint, face)))

    def _note(self, paint: Painter, info: Info, beside: Box, above: bool, avoid: Sequence[Box]) -> None:
        k, size = min(max(paint.text_scale, 1), 1.5), 14.5
        inner = self._inner(paint, info, WIDE * k - 28)
        tall = 9.0
        parts: list[tuple[str, float, str, str, float]] = []
        if info.title:
            rows = paint.wrapped(info.title, 16, "head", inner)
            parts.append((info.title, 16, "head", "heading", fit.height(paint, 16) * len(rows)))
        for text in info.lines:
            rows = paint.wrapped(text, size, "body", inner)
            ink = "bad" if info.bad else "text"
            parts.append((text, size, "body", ink, fit.height(paint, size) * len(rows)))
        pitch = 28 * k
        tall += sum(part[4] + 4 for part in parts) + len(info.rows) * pitch + 5
        box = free_place(beside, inner + 28, tall, above, avoid, ROOM)
        plate(paint, box, "note", 12, 0.98, True, 1.8)
        x, y = box[0] + 14, box[1] + 8
        for text, size, face, ink, high in parts:
            fit.block(paint, text, (x, y, inner + 1, high + 2), size, face, ink)
            y += high + 4
        for label, bits in info.rows:
            wide = paint.text(label, x, y + pitch / 2, 14, "bold", "soft", room=inner * 0.4)
            fit.bits(paint, list(bits), x + wide + 8, y + pitch / 2, inner - wide - 8, 15.5)
            y += pitch

    def _inner(self, paint: Painter, info: Info, most: float) -> float:
        """As wide as its longest line, up to a limit."""
        wide = [paint.text_width(info.title, 16, "head"), 60.0]
        wide += [paint.text_width(line, 14.5) for line in info.lines]
        wide += [
            paint.text_width(label, 14, "bold") + 10 + paint.row_width(list(bits), 15.5)
            for label, bits in info.rows
        ]
        return min(max(wide) + 2, most)
