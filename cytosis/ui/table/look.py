"""How the table looks: the still part kept as layers, and above it what answers the pointer or moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cytosis.ui.paint import fit
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box, centre
from cytosis.ui.scene import Target
from cytosis.ui.table.ask_look import AskLook
from cytosis.ui.table.ask_place import free_place
from cytosis.ui.table.design import Info, TableDesign
from cytosis.ui.table.movers import paint_mover
from cytosis.ui.table.strip import paint_strip
from cytosis.ui.widgets.shapes import disc, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

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
        if info.strip is not None:
            paint_strip(paint, info.strip, beside, self._design.table.layout)
        elif info.face:
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


TURNS, BUSY = 3.0, 5.0
"""After so many seconds what turns slowly is painted anew: while all is quiet, and while something moves."""
NEAR, SMALL = 330.0, 260.0
"""How far around a target others are looked for, and how large they may be to count as one thing."""
DOTS = 2.0
"""How many dots of "thinking" come in a second."""


class TableLook:
    """Paints a table scene; changes nothing of it."""

    def __init__(self, scene: TableState) -> None:
        self._scene = scene
        self._texts = scene.texts
        self._design = scene.design
        self._asks = AskLook(scene.texts, scene.design)
        self._notes = InfoLook(scene.design)
        self._layer, self._table_layer, self._ground_layer = Layer(), Layer(), Layer()
        self._table_key: tuple[Any, ...] = ()
        self._turned = 0.0

    def draw(self, paint: Painter) -> None:
        """Layers that stay while nothing changes, and what moves on top."""
        scene = self._scene
        ask = scene.asking.ask
        self._table_key = (
            scene.director.version,
            len(scene.match.journal.lines),
            scene.human_turn,
            scene.asking.verb,
            ask is not None,
            scene.viewer,
        )
        pointer = scene.pointer
        key = (
            *self._table_key,
            scene.asking.version,
            scene.message,
            (pointer.hover, pointer.focus, pointer.held, pointer.ring, pointer.drag),
            (scene.traced, scene.opened, scene.back, scene.waits_for_agent, scene.stage.moving),
            (scene.hint.thinking, tuple(map(str, scene.hint.best()))),
            tuple(zone.moment() for zone in self._design.zones),
        )
        self._layer.paint(paint, key, self._draw_still)
        if scene.breathes():
            self._breathe(paint)
        if scene.stage.moving:
            scene.stage.draw(paint, scene.view)
            self._draw_asking(paint)
        for zone in self._design.painted:
            zone.moving(paint)
        self._draw_thinking(paint)
        self._draw_clock(paint)
        scene.held.paint(paint)
        if not scene.opened and not scene.stage.moving:
            scene.changes.paint(paint)
        for mover, x, y, t in scene.director.moving():
            paint_mover(paint, mover, x, y, t, self._design)
        if pointer.drag:
            self._design.carried(paint)
        self._draw_note(paint)

    def _draw_clock(self, paint: Painter) -> None:
        """The round clock, in the heading of the log."""
        scene = self._scene
        if not scene.hint.shown and not scene.opened:
            x, y, width, _ = scene.layout.regions["log"]
            scene.clock.paint(paint, (x, y + 2, width, 30))

    def _breathe(self, paint: Painter) -> None:
        """What moves by itself: the ground that turns, then small things above it."""
        scene = self._scene
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        part, pause = self._design.turning(), TURNS if scene.human_turn else BUSY
        if part is not None and not 0 <= scene.time - self._turned < pause:
            self._turned = scene.time
            self._ground_layer.renew(paint, part, self._design.ground)
            self._table_layer.renew(paint, part, self._draw_table)
            self._layer.renew(paint, part, self._draw_still)
        self._design.alive(paint, scene.time, [boxes.panel] if boxes is not None else [])

    # -- still ---------------------------------------------------------------------------------------------
    def _draw_still(self, paint: Painter) -> None:
        scene = self._scene
        self._table_layer.paint(paint, self._table_key, self._draw_table)
        for zone in self._design.painted:
            zone.still(paint)
        if scene.opened:
            self._design.drawers.paint(paint)
        elif not scene.stage.moving:
            self._draw_asking(paint)
        self._draw_focus(paint)

    def _draw_asking(self, paint: Painter) -> None:
        """The question; above the stage where there is one."""
        scene = self._scene
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        if boxes is not None and not scene.opened:
            self._asks.paint(paint, boxes, scene.pointer, scene.asking.title())

    def _draw_table(self, paint: Painter) -> None:
        key = (self._texts.lang, self._scene.scale)
        self._ground_layer.paint(paint, key, self._design.ground)
        for zone in self._design.painted:
            zone.lying(paint)

    def _draw_thinking(self, paint: Painter) -> None:
        """Dots that come and go while an agent thinks."""
        scene = self._scene
        if not scene.waits_for_agent or scene.paused:
            return
        x, y, width, _ = scene.layout.regions["actions"]
        count = int(scene.time * DOTS) % 4 if not scene.session.settings.reduced_motion else 3
        for i in range(count):
            disc(paint, x + width - 46 + i * 14, y + 20, 4, "#FFE08A", "#FFE08A")

    def _draw_focus(self, paint: Painter) -> None:
        scene = self._scene
        if not scene.pointer.ring:
            return
        target = next((t for t in scene.targets() if t.name == scene.pointer.focus), None)
        zone = self._design.zone(target.name) if target is not None else None
        if target is None or (zone is not None and zone.ringed):
            return
        round_one = zone is not None and zone.rounded
        ring(paint, target.box, target.box[3] / 2 if round_one else 12)

    # -- notes ---------------------------------------------------------------------------------------------
    def _draw_note(self, paint: Painter) -> None:
        scene = self._scene
        if scene.pointer.drag:
            self._draw_drag_note(paint)
        elif scene.reason is not None:
            self._draw_reason(paint, *scene.reason)
        elif (scene.asking.ask is not None and scene.asking.ask.style != "cards") or scene.stage.moving:
            return  # neither over a question, unless cards are to be chosen, nor over what happens
        elif not self._design.more_notes(paint) and (scene.director.waiting or not scene.director.busy):
            self._draw_tooltip(paint)

    def _draw_tooltip(self, paint: Painter) -> None:
        scene = self._scene
        name = scene.tooltip.shown
        if not name or name != scene.pointed or scene.pointer.held == name:
            return
        target = next((t for t in scene.targets() if t.name == name), None)
        if target is not None:
            self._draw_info(paint, target)

    def _draw_info(self, paint: Painter, target: Target) -> None:
        name = target.name
        info = self._design.info(name)
        if info is None:
            return
        fixed = self._design.fixed_note(name)
        if info.face and fixed is not None:
            self._notes.face_at(paint, info.face, fixed)
        else:
            self._beside(paint, info, name, target.box)

    def _beside(self, paint: Painter, info: Info, name: str, box: Box) -> None:
        """A note beside what it is about, where its neighbours stay in sight."""
        avoid = [*self._design.in_sight(name), *self._neighbours(name, box)]
        self._notes.paint(paint, info, box, self._design.above(name), avoid)

    def _neighbours(self, name: str, box: Box) -> list[Box]:
        """What else can be pointed at close by, and should stay in sight; whole panels are only ground."""
        found = []
        (x, y), panel = centre(box), SMALL * SMALL
        for other in self._scene.targets():
            left, top, width, height = other.box
            near = abs(left + width / 2 - x) < NEAR and abs(top + height / 2 - y) < NEAR
            if near and other.name != name and width * height < panel:
                found.append(other.box)
        return found

    def _draw_reason(self, paint: Painter, index: int, info: Info) -> None:
        """Beside the line of the log it explains, or beside the log."""
        name = f"log.{index}"
        boxes = [target.box for target in self._scene.targets() if target.name == name]
        self._notes.paint(paint, info, boxes[0] if boxes else self._scene.layout.regions["log"])

    def _draw_drag_note(self, paint: Painter) -> None:
        """What is carried over says at once what would happen, or why not."""
        about = self._design.carry_note(self._scene.pointer.hover)
        info = self._design.info(about[0]) if about is not None else None
        if about is not None and info is not None:
            self._beside(paint, info, *about)
