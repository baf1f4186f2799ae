"""How a question looks: a sheet of paper with answers, what they cost and bring, and the way out."""

from __future__ import annotations

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer
from cytosis.ui.table.amount import StepBoxes
from cytosis.ui.table.amount_look import paint_stepper
from cytosis.ui.table.ask import EFFECT, ICON, SUB, TEXT, TITLE, AskBoxes, Option, PanelBoxes
from cytosis.ui.table.design import TableDesign
from cytosis.ui.table.picker import parts
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, disc, glow, icon, plate, ring


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
        self._picture(paint, option.icon, x + width / 2, y + width / 2 - 4, 54, False)
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
            self._badge(paint, (box[0], box[1] - 6, 36.0, 36.0) if boxes.raised else box, place)

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
            wide = paint.text(label, x + 4, top, 14, "bold", "paper_soft", room=width * 0.5)
            fit.bits(paint, bits, x + wide + 12, top, width - wide - 16, EFFECT, "head", "paper")


def _fill(option: Option, hot: bool) -> str:
    return "answer_closed" if option.closed else "answer_hot" if hot else "answer"
