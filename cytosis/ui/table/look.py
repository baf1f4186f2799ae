"""How the table looks: the still part kept as layers, and above it what answers the pointer or moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.app.games.cytosis.pathway import Path as Way
from cytosis.ui.games.cytosis.board import BoardPainter, mark
from cytosis.ui.games.cytosis.cards import GLOW
from cytosis.ui.games.cytosis.info import Info, InfoLook
from cytosis.ui.games.cytosis.keys import letter_of
from cytosis.ui.games.cytosis.pathway import PathPainter
from cytosis.ui.games.cytosis.seats import SeatPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.table.ask_look import AskLook
from cytosis.ui.table.log import LogPainter, digest_box
from cytosis.ui.table.movers import paint_mover
from cytosis.ui.table.targets import TableTargets
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

LIFTED = 14
PILL = 56
"""How far below the top of a hand card it is said that it can be played: over its picture."""
OWN_RING = ("button.", "option.", "card.", "ask.", "drawer.", "aside.")
"""Targets that draw the ring of the focus themselves."""
LABELS = {"undo": "ui.undo", "hint": "ui.hint", "rules": "ui.rules", "menu": "ui.menu"}
BESIDE_PATH = (206.0, 206.0)
"""Where a hand card is enlarged: left of every path through the cell."""
DOTS = 2.0
"""How many dots of "thinking" come in a second."""


class TableLook:
    """Paints a table scene; changes nothing of it."""

    def __init__(self, scene: TableState, targets: TableTargets) -> None:
        self._scene = scene
        self._texts = scene.texts
        self._targets = targets
        self._cards = targets.cards
        layout = scene.layout
        self._board = BoardPainter(scene.words, layout, self._cards)
        self._seats = SeatPainter(scene.words.catalog, scene.names)
        self._asks = AskLook(scene.words, self._cards)
        self._notes = InfoLook(scene.words, self._cards)
        self._paths = PathPainter(layout)
        self._log = LogPainter()
        self._layer, self._table_layer, self._ground_layer = Layer(), Layer(), Layer()
        self._table_key: tuple[Any, ...] = ()

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
            ask and (ask.page, ask.title, tuple(map(str, ask.picker.actions[:60])), ask.picker.taken),
            scene.message,
            (pointer.hover, pointer.focus, pointer.held, pointer.ring, pointer.drag),
            (scene.traced, scene.opened, scene.back, scene.waits_for_agent, scene.stage.moving),
            (scene.hint.thinking, tuple(map(str, scene.hint.best()))),
        )
        self._layer.paint(paint, key, self._draw_still)
        if scene.stage.moving:
            scene.stage.draw(paint, scene.view)
            self._draw_asking(paint)
        path = scene.path()
        if path is not None:
            self._paths.paint(paint, path, 0.0 if scene.session.settings.reduced_motion else scene.time)
        self._draw_thinking(paint)
        if not scene.hint.shown and not scene.opened:
            x, y, width, _ = scene.layout.regions["log"]
            scene.clock.paint(paint, (x, y + 2, width, 30))
        for mover, x, y, t in scene.director.moving():
            paint_mover(paint, mover, x, y, t, self._cards)
        if pointer.drag:
            self._draw_dragged(paint)
        self._draw_note(paint)

    # -- still ---------------------------------------------------------------------------------------------
    def _draw_still(self, paint: Painter) -> None:
        scene = self._scene
        self._table_layer.paint(paint, self._table_key, self._draw_table)
        self._draw_log(paint)
        self._draw_hand(paint)
        self._draw_actions(paint)
        scene.hints.paint(paint)
        if scene.pointer.ring:
            self._draw_letters(paint)
        if scene.opened:
            self._targets.drawers.paint(
                paint, scene.opened, scene.view, scene.log(), scene.back, scene.pointer
            )
        elif not scene.stage.moving:
            self._draw_asking(paint)
        self._draw_focus(paint)

    def _draw_asking(self, paint: Painter) -> None:
        """The question; above the stage where there is one."""
        scene = self._scene
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        if boxes is not None and not scene.opened:
            self._asks.paint(paint, boxes, scene.pointer, scene.view, scene.asking.title())

    def _draw_table(self, paint: Painter) -> None:
        scene, layout = self._scene, self._scene.layout
        self._ground_layer.paint(paint, (self._texts.lang, scene.scale), self._draw_ground)
        legal = scene.legal_spots() if scene.choosing_spot() else set()
        ask = scene.asking.ask
        chosen = ask.spot if ask is not None else ""
        if ask is not None:
            legal = {chosen} & legal
        self._targets.panels.paint(paint, scene.view, layout, scene.words.grey_price(scene.view))
        self._seats.paint(paint, scene.view, layout)
        self._log.panel(paint, self._texts.t("ui.log"), layout.regions["log"])
        used = scene.used() if not scene.director.busy else {}
        self._board.pieces(paint, scene.view, legal, chosen, used, scene.director.hidden)

    def _draw_ground(self, paint: Painter) -> None:
        """What stays the whole game."""
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        paint.picture("backdrop", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        paint.panel((198, 578, 1056, 112), "panel", 14)
        paint.panel(self._scene.layout.regions["hand"], "panel", 14)
        self._board.ground(paint)

    def _draw_log(self, paint: Painter) -> None:
        """The lines; the one pointed at shows its place on the board."""
        scene = self._scene
        shown = self._targets.log()
        kind, _, rest = scene.pointed.partition(".")
        number = int(rest) if kind == "log" and rest.isdigit() else -1
        if scene.missed():
            box = digest_box(scene.layout.regions["log"])
            Controls(paint, scene.pointer).button("log.digest", "", box, "second", 14)
            fit.block(paint, self._texts.t("ui.digest.open"), box, 14, "head", "text", "centre", True, 1)
        newest = len(scene.log()) - 1
        self._log.lines(paint, shown, newest, number)
        lines = scene.log()
        if 0 <= number < len(lines) and lines[number].spot:
            x, y = centre(scene.layout.spots[lines[number].spot])
            mark(paint, x, y, 44, GLOW, 1.0)

    # -- the hand ------------------------------------------------------------------------------------------
    def _draw_hand(self, paint: Painter) -> None:
        scene = self._scene
        self._draw_tray(paint)
        cards = list(enumerate(zip(scene.hand_boxes(), scene.hand(), strict=True)))
        raised = scene.pointed if scene.pointed.startswith("hand.") else scene.traced
        cards.sort(key=lambda one: f"hand.{one[0]}" == raised)
        for i, (box, name) in cards:
            if f"card.{name}" in scene.director.hidden:
                continue
            up = f"hand.{i}" == raised
            lifted = (box[0], box[1] - (LIFTED if up else 0), box[2], box[3])
            self._cards.large(paint, name, lifted, GLOW if up else "")
            if scene.asking.plays(name) is not None:
                x = lifted[0] + lifted[2] / 2
                pill = (x - 46, lifted[1] + PILL, 92, 32)
                plate(paint, pill, ("#FFE08A", "#F0A92E", "#FFF3C4"), 15, 1.0)
                play = self._texts.t("ui.play")
                fit.block(paint, play, (pill[0] + 6, pill[1], 80, 32), 17, "head", "gold", "centre", True, 1)

    def _draw_tray(self, paint: Painter) -> None:
        """The own flask to pick up, how many are left, and what else it can do."""
        scene = self._scene
        box = scene.layout.regions["flask"]
        x, y = centre(box)
        viewer = scene.view.viewer
        if viewer is None:
            return
        ready = scene.choosing_spot() and scene.pointer.drag != "flask.own"
        plate(paint, box, ("#18244B", "#0F1838", GLOW if ready else "#3A4E86"), 14, 0.9, False)
        left = scene.view.seats[viewer].flasks
        lift = 5 if ready and scene.pointer.hover == "flask.own" else 0
        picture = f"flask.{paint.theme.players[viewer].id}"
        paint.sign(picture, x, y - 10 - lift, 72, 255 if left and scene.pointer.drag != "flask.own" else 70)
        count = self._texts.n("ui.flasks_left", left)
        label = (box[0] + 4, box[1] + box[3] - 30, box[2] - 8, 28)
        if not fit.fits(paint, count, label[2], 14, "bold"):
            count = str(left)
        fit.block(paint, count, label, 14, "bold", "text", "centre", True, 1)
        if scene.choosing_spot() and scene.asking.aside():
            self._tray_button(paint, "aside.flask", self._targets.aside_label(), "exhaust", "second")
        if scene.choosing_spot() and scene.asking.powers():
            self._tray_button(paint, "aside.power", self._targets.power_label(), "power", "gold")

    def _tray_button(self, paint: Painter, name: str, label: str, region: str, kind: str) -> None:
        x, y, width, height = box = self._scene.layout.regions[region]
        Controls(paint, self._scene.pointer).button(name, "", box, kind, 15)
        ink = "gold" if kind == "gold" else "text"
        fit.block(paint, label, (x + 8, y, width - 16, height), 16, "head", ink, "centre", True, 2)

    def _draw_dragged(self, paint: Painter) -> None:
        scene = self._scene
        own = paint.theme.players[scene.viewer].id
        what = f"flask.{'grey' if scene.pointer.drag == 'flask.grey' else own}"
        if scene.pointer.drag.startswith("place."):
            what = f"disk.{own}"
        hover = scene.pointer.hover
        if hover.startswith("row."):
            hover = f"spot.cards.{int(hover[4:]) + 1}"
        spot = hover.removeprefix("spot.")
        if hover.startswith("spot.") and spot in scene.legal_spots():
            paint.sign("well.legal", *centre(scene.layout.spots[spot]), 124)
        paint.sign(what, scene.pointer.at[0], scene.pointer.at[1] - 36, 76)

    # -- the side ------------------------------------------------------------------------------------------
    def _draw_actions(self, paint: Painter) -> None:
        scene, parts = self._scene, Controls(paint, self._scene.pointer)
        x, y, width, _ = box = scene.layout.regions["actions"]
        paint.panel(box)
        pending = scene.turn
        top = scene.layout.buttons["undo"][1]
        room = (x + 46, y + 3, width - 56, top - y - 6)
        if pending is not None:
            text, ink = self._prompt(pending)
            room = self._grown(paint, text, room)
            paint.sign(f"flask.{paint.theme.players[pending.seat].id}", x + 25, y + (top - y) / 2, 32)
            fit.block(paint, text, room, 15, "bold", ink, "left", True, 99)
        for name, button in scene.layout.buttons.items():
            if name != "confirm":
                enabled = scene.enabled(name)
                parts.button(f"button.{name}", "", button, "second", 16, enabled=enabled)
                label = (button[0] + 6, button[1], button[2] - 12, button[3])
                ink = "text" if enabled else "disabled"
                fit.block(paint, self._texts.t(LABELS[name]), label, 16, "head", ink, "centre", True, 1)
        self._draw_confirm(paint, parts)

    def _grown(self, paint: Painter, text: str, room: Box) -> Box:
        """Room for the prompt; what is too long for it grows upwards over the log rather than being cut."""
        x, y, width, height = room
        size, rows = fit.fitting(paint, text, room, 15, "bold")
        more = fit.height(paint, size) * len(rows) - height
        if more <= 1:
            return room
        panel = self._scene.layout.regions["actions"]
        plate(paint, (panel[0], panel[1] - more - 10, panel[2], more + 20 + height), "dialog", 14, 1.0)
        return x, y - more - 2, width, height + more

    def _prompt(self, pending: Any) -> tuple[str, str]:
        """What to do now, why something did not work, or what the hint says."""
        scene = self._scene
        if scene.message:
            return scene.message, "bad"
        if scene.hint.thinking:
            return self._texts.t("ui.hint.thinking"), "heading"
        name = scene.names[pending.seat]
        if not scene.controller.human(pending.seat):
            return self._texts.t("ui.thinking", name=name), "soft"
        what = self._texts.t(f"decision.{pending.kind}")
        if scene.choosing_spot() and scene.asking.verb == "grey":
            what = self._texts.t("ui.grey.place")
        return self._texts.t("ui.turn", name=name, what=what), "text"

    def _draw_confirm(self, paint: Painter, parts: Controls) -> None:
        scene, box = self._scene, self._scene.layout.buttons["confirm"]
        done = scene.asking.done
        if scene.waits_for_agent:
            parts.button("button.confirm", self._texts.t("ui.move_now"), box, "second", 18)
            return
        kind = "gold" if done is not None else "second"
        parts.button("button.confirm", "", box, kind, 18, enabled=done is not None)
        inner = (box[0] + 12, box[1] + 3, box[2] - 24, box[3] - 6)
        ink = "gold" if done is not None else "disabled"
        fit.block(paint, self.confirm_label(), inner, 17, "head", ink, "centre", True, 3)

    def confirm_label(self) -> str:
        """The move that is left, with all that it costs."""
        scene = self._scene
        done = scene.asking.done
        if done is None:
            return self._texts.t("ui.confirm")
        return self._texts.t("ui.confirm.move", move=scene.asking.moves.alone(str(done), scene.view))

    def _draw_thinking(self, paint: Painter) -> None:
        """Dots that come and go while an agent thinks."""
        scene = self._scene
        if not scene.waits_for_agent:
            return
        x, y, width, _ = scene.layout.regions["actions"]
        count = int(scene.time * DOTS) % 4 if not scene.session.settings.reduced_motion else 3
        for i in range(count):
            disc(paint, x + width - 46 + i * 14, y + 20, 4, "#FFE08A", "#FFE08A")

    # -- the keyboard --------------------------------------------------------------------------------------
    def _draw_letters(self, paint: Painter) -> None:
        """The letter of each place, beside its spots."""
        scene = self._scene
        if not scene.choosing_spot() or scene.asking.ask is not None:
            return
        for spot, box in scene.layout.spots.items():
            letter = letter_of(spot)
            if letter:
                x, y = box[0] - 2, box[1] + 4
                plate(paint, (x - 11, y - 11, 24, 24), "pill", 6, 1.0, False)
                key = (x - 11, y - 11, 24, 24)
                fit.block(paint, letter.upper(), key, 14, "head", "on_light", "centre", True, 1)

    def _draw_focus(self, paint: Painter) -> None:
        scene = self._scene
        if not scene.pointer.ring:
            return
        target = next((t for t in scene.targets() if t.name == scene.pointer.focus), None)
        if target is None or target.name.startswith(OWN_RING):
            return
        round_one = target.name.startswith(("spot.", "place."))
        ring(paint, target.box, target.box[3] / 2 if round_one else 12)

    # -- notes ---------------------------------------------------------------------------------------------
    def _draw_note(self, paint: Painter) -> None:
        scene = self._scene
        if scene.pointer.drag:
            self._draw_drag_note(paint)
            return
        if scene.reason is not None:
            self._draw_reason(paint, *scene.reason)
            return
        if scene.asking.ask is not None:  # nothing may lie over a question
            return
        path = scene.path()
        name = scene.tooltip.shown
        if name == scene.pointed and name and scene.pointer.held != name:
            target = next((t for t in scene.targets() if t.name == name), None)
            info = self._targets.info(name) if target is not None else None
            if path is not None:
                self._draw_path_note(paint, path)
            if info is not None and target is not None:
                if info.card and name.startswith("hand."):
                    self._notes.card_at(paint, info.card, BESIDE_PATH)
                else:
                    above = name.startswith(("row.", "spot.cards."))
                    avoid = self._in_sight(name) if name.startswith("spot.") else []
                    if path is not None:
                        avoid.append(grown(self._scene.layout.regions["picker"], 6))
                    self._notes.paint(paint, info, target.box, above, avoid)
                return
        if path is not None:
            self._draw_path_note(paint, path)

    def _draw_reason(self, paint: Painter, index: int, info: Info) -> None:
        """Beside the line of the log it explains, or beside the log."""
        name = f"log.{index}"
        boxes = [target.box for target in self._scene.targets() if target.name == name]
        self._notes.paint(paint, info, boxes[0] if boxes else self._scene.layout.regions["log"])

    def _draw_path_note(self, paint: Painter, path: Way) -> None:
        box = self._scene.layout.regions["picker"]
        card = self._scene.words.cards[path.card]
        name = self._cards.short(paint, card, box[2] - 40, 36, 15)
        areas = [self._scene.words.area(step.area) for step in path.steps]
        self._paths.note(paint, path, grown(box, 6), name, areas)

    def _draw_drag_note(self, paint: Painter) -> None:
        """While a flask is carried the spot below it says at once what it would do, or why not."""
        scene = self._scene
        name = scene.pointer.hover
        if name.startswith("row."):
            name = f"spot.cards.{int(name[4:]) + 1}"
        if name.startswith("spot."):
            info = self._targets.info(name)
            if info is not None:
                x, y, width, height = scene.layout.spots[name.removeprefix("spot.")]
                beside = (x - 24, y - 60, width + 48, height + 80)
                above = name.startswith("spot.cards.")
                self._notes.paint(paint, info, beside, above, self._in_sight(name))

    def _in_sight(self, name: str) -> list[Box]:
        """What a note about a spot should not hide: other spots with what they do, and vesicles."""
        layout = self._scene.layout
        spots = [box for spot, box in layout.spots.items() if f"spot.{spot}" != name]
        return [(x - 8, y - 4, w + 16, h + 34) for x, y, w, h in spots] + [
            *layout.places.values(),
            *layout.row,
        ]
