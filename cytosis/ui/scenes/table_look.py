"""How the table looks: the still part kept as layers, and above it what answers the pointer or moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.app.i18n import Texts
from cytosis.games.cytosis.catalog import Catalog
from cytosis.ui.games.cytosis.board import BoardPainter
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.panels import PanelPainter
from cytosis.ui.layer import Layer
from cytosis.ui.painter import Painter
from cytosis.ui.sheet import centre

if TYPE_CHECKING:
    from cytosis.ui.scenes.table import TableScene

OPTION_HEIGHT = 40


class TableLook:
    """Paints a table scene; changes nothing of it."""

    def __init__(self, scene: TableScene, catalog: Catalog, names: list[str], texts: Texts) -> None:
        self._scene = scene
        self._names = names
        self._texts = texts
        self._cards = CardPainter(catalog, texts)
        self._board = BoardPainter(catalog, scene.layout, texts, self._cards)
        self._panels = PanelPainter(catalog, scene.layout, texts, names)
        self._layer, self._table_layer = Layer(), Layer()
        self._table_key: tuple[Any, ...] = ()

    def draw(self, paint: Painter) -> None:
        """The table from the view: a layer that stays while nothing changes, and what moves on top."""
        pending, step = self._scene.match.pending(), len(self._scene.match.journal.lines)
        picked = str(self._scene.picker and [str(a) for a in self._scene.picker.actions[:40]])
        self._table_key = (
            id(self._scene.view),
            step,
            pending,
            self._scene.spot,
            self._scene.verb,
            self._scene.director.busy,
        )
        key = (
            *self._table_key,
            picked,
            self._scene.message,
            self._scene.pointer.hover,
            self._scene.pointer.focus,
            self._scene.zoomed,
        )
        self._layer.paint(paint, key, self._draw_still)
        if self._scene.stage.moving:
            self._scene.stage.draw(paint, self._scene.view)
            self._draw_asking(paint)
        self._draw_moving(paint)
        if self._scene.pointer.drag:
            flask = (
                "grey"
                if self._scene.pointer.drag == "flask.grey"
                else paint.theme.players[self._scene.viewer].id
            )
            paint.sign(f"flask.{flask}", self._scene.pointer.at[0], self._scene.pointer.at[1] - 24, 76)

    def _draw_still(self, paint: Painter) -> None:
        """What stays while nothing is pointed at, and above it what answers the pointer."""
        self._table_layer.paint(paint, self._table_key, self._draw_table)
        self._draw_hand(paint)
        self._draw_actions(paint)
        if not self._scene.stage.moving:
            self._draw_asking(paint)

    def _draw_asking(self, paint: Painter) -> None:
        """The picker and what is pointed at; above the stage where there is one."""
        if self._scene.picker is not None and self._scene.picker.done is None:
            self._draw_picker(paint)
        self._draw_focus(paint)
        self._draw_zoom(paint)

    def _draw_table(self, paint: Painter) -> None:
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        paint.picture("backdrop", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        legal = self._scene.legal_spots() if self._scene.choosing_spot() else set()
        paint.panel((198, 578, 1056, 112), "panel", 14)
        self._panels.paint(paint, self._scene.view, legal, self._scene.story.last(16))
        self._board.paint(paint, self._scene.view, legal, self._scene.spot)
        paint.panel(self._scene.layout.regions["hand"], "panel", 14)

    def _draw_moving(self, paint: Painter) -> None:
        for mover, x, y, t in self._scene.director.moving():
            if mover.text:
                paint.text(mover.text, x, y, mover.size, "head", "heading", "centre")
            else:
                paint.sign(mover.picture, x, y, mover.size * (1 + 0.25 * t * (1 - t)))

    def _draw_hand(self, paint: Painter) -> None:
        for i, (box, name) in enumerate(zip(self._scene.hand_boxes(), self._scene.hand(), strict=True)):
            hovered = self._scene.pointer.hover == f"hand.{i}"
            lifted = (box[0], box[1] - (12 if hovered else 0), box[2], box[3])
            self._cards.large(paint, name, lifted, "#FFD75E" if hovered else "")

    def _draw_actions(self, paint: Painter) -> None:
        x, y, width, _ = box = self._scene.layout.regions["actions"]
        paint.panel(box)
        pending = self._scene.match.pending()
        if pending is not None:
            paint.sign(f"flask.{paint.theme.players[pending.seat].id}", x + 25, y + 21, 32)
            who = self._texts.t(
                "ui.turn", name=self._names[pending.seat], what=self._texts.t(f"decision.{pending.kind}")
            )
            paint.text(
                self._scene.message or who,
                x + 48,
                y + 21,
                15,
                "body",
                "bad" if self._scene.message else "text",
                room=width - 58,
            )
        labels = {"undo": "ui.undo", "hint": "ui.more", "rules": "ui.help", "menu": "ui.menu"}
        for name, button in self._scene.layout.buttons.items():
            hot = self._scene.pointer.hover == f"button.{name}" and self._scene.enabled(name)
            if name == "confirm":
                done = self._scene.picker.done if self._scene.picker is not None else None
                label = (
                    self._scene.moves.describe(str(done), self._scene.view)
                    if done is not None
                    else self._texts.t("ui.confirm")
                )
                paint.button(label, button, "gold" if done is not None else "disabled", 18, hot)
            else:
                paint.button(
                    self._texts.t(labels[name]),
                    button,
                    "second" if self._scene.enabled(name) else "disabled",
                    16,
                    hot,
                )

    def _draw_picker(self, paint: Painter) -> None:
        box = self._scene.panel_box()
        paint.panel(box, "picker", 14, "#FFD75E")
        paint.text(self._scene.title, box[0] + 16, box[1] + 22, 18, "head", "paper", room=box[2] - 32)
        for i, (option, (text, _)) in enumerate(self._scene.option_boxes()):
            hot = self._scene.pointer.hover == f"option.{i}" or self._scene.pointer.focus == f"option.{i}"
            paint.panel(option, "gold" if hot else "option", 10)
            paint.text(
                f"{i + 1}", option[0] + 16, option[1] + OPTION_HEIGHT / 2, 15, "head", "#8A93B5", "centre"
            )
            paint.text(
                text,
                option[0] + 32,
                option[1] + OPTION_HEIGHT / 2,
                15.5,
                "bold",
                "paper",
                room=option[2] - 42,
            )

    def _draw_focus(self, paint: Painter) -> None:
        target = next((t for t in self._scene.targets() if t.name == self._scene.pointer.focus), None)
        if target is not None and target.name.startswith("spot."):
            x, y = centre(target.box)
            paint.sign("well.legal", x, y, 118, 150)

    def _draw_zoom(self, paint: Painter) -> None:
        kind, _, index = self._scene.zoomed.partition(".")
        names = self._scene.hand() if kind == "hand" else self._scene.view.row
        if not index or int(index) >= len(names) or not names[int(index)]:
            return
        paint.veil("#070D24", 150)
        self._cards.large(paint, names[int(index)], (716, 330, 168, 182), "#FFD75E")
