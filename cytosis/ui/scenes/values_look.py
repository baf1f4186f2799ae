"""How the page of values looks: parts at the left, values with their controls, files and balance below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ai import balance
from cytosis.app.teller import edition_name
from cytosis.engine.data.own import FIXED, FLAG
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.widgets.choices import segment, stepper
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import plate
from cytosis.ui.widgets.table import Cell, columns, table

if TYPE_CHECKING:
    from cytosis.ui.scenes.values import Line, ValuesScene

TABS: Box = (846, 26, 714, 54)
RAIL: Box = (40, 104, 372, 756)
SEARCH: Box = (58, 124, 338, 46)
KINDS: Box = (58, 180, 338, 40)
GROUPS: Box = (54, 232, 350, 612)
GROUP = 48.0
PAGE: Box = (432, 104, 1128, 756)
TITLE = (456.0, 142.0)
EDITIONS: Box = (1096, 122, 440, 40)
HEADS = 186.0
ROWS: Box = (456, 204, 1080, 566)
ROW, TALL_ROW = 52.0, 68.0
TALL_FROM = 1.3
"""From this text size on rows are higher."""
STATUS: tuple[float, float] = (470, 150)
OURS = 672.0
CONTROL: tuple[float, float] = (740, 250)
RESET = 1006.0
"""Where the columns lie, measured from the left of the rows."""
STRIP = 792.0
FIELD: Box = (456, 792, 420, 50)
_WIDE, _GAP = 152.0, 10.0
DOINGS: dict[str, Box] = {
    name: (1536 - (4 - i) * _WIDE - (3 - i) * _GAP, 792, _WIDE, 50)
    for i, name in enumerate(("import", "export", "balance", "all_ours"))
}
SIGNS = {"import": "open", "export": "copy", "balance": "swap", "all_ours": "again"}
INKS = {"known": "good", "weak": "heading", "proposed": "heading", "own": "soft"}


def control(scene: ValuesScene, index: int) -> Box:
    """Where a value is changed."""
    x, y, _, height = scene.rows.at(index * scene.row, (ROWS[0], 0, 0, scene.row))
    high = min(height - 12, 46)
    return (x + CONTROL[0], y + (height - high) / 2, CONTROL[1], high)


def switch(box: Box) -> Box:
    """A switch in the middle of such a place."""
    x, y, width, height = box
    return (x + width / 2 - 31, y + height / 2 - 16, 62, 33)


def reset(scene: ValuesScene, index: int) -> Box:
    """The button that brings ours back."""
    _, y, _, height = control(scene, index)
    return (ROWS[0] + RESET, y, height, height)


class ValuesLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: ValuesScene, paint: Painter) -> None:
        self._scene, self._paint = scene, paint
        self._texts = scene.texts
        self._parts = Controls(paint, scene.pointer)
        self._letters = 17.0
        """Of the groups, all alike."""

    def draw(self) -> None:
        """All of it."""
        paint, texts, scene = self._paint, self._texts, self._scene
        ground(paint, scene.shown)
        header(paint, self._parts, texts.t("ui.values"), texts.t("ui.values.about"), TABS[0] - 140)
        scene.tabs.draw(self._parts, scene.session.texts, scene.shown, {})
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        self._rail()
        self._head()
        if scene.balance is not None:
            self._balance()
        else:
            self._rows()
        self._strip()

    # -- parts ---------------------------------------------------------------------------------------------
    def _rail(self) -> None:
        scene, paint, texts = self._scene, self._paint, self._texts
        self._parts.field("field.search", scene.search, SEARCH, texts.t("ui.values.search"), 18)
        kinds = [(kind, texts.t(f"ui.values.{kind}")) for kind in ("all", "unsure", "own")]
        segment(self._parts, "kind", kinds, scene.kind, KINDS, 15)
        if not scene.parts:
            none = texts.t("values.no_own" if scene.kind == "own" and not scene.mine else "values.none")
            paint.lines(none, (GROUPS[0] + 8, GROUPS[1] + 10, GROUPS[2] - 16, 120), 17, ink="soft")
        names = [(part, (0, 0, GROUPS[2] - 98, GROUP - 6)) for part in scene.parts]
        self._letters = fit.common(paint, names, 17, "head", 1)
        with paint.within(GROUPS):
            for index, part in enumerate(scene.parts):
                box = scene.groups.at(index * GROUP, (GROUPS[0], 0, GROUPS[2] - 14, GROUP - 4))
                self._part(f"part.{index}", part, box)
        scene.groups.draw(paint)

    def _part(self, name: str, part: str, box: Box) -> None:
        x, y, width, height = box
        if not GROUPS[1] - height < y < GROUPS[1] + GROUPS[3]:
            return
        self._parts.row(name, box, part == self._scene.group, 11)
        number = str(self._scene.count(part))
        middle = y + height / 2
        self._paint.text(number, x + width - 14, middle, 15, "bold", "soft", "right", 60, tall=height)
        self._paint.text(part, x + 14, middle, self._letters, "head", room=width - 84, tall=height * 0.9)

    def _head(self) -> None:
        scene, paint, texts = self._scene, self._paint, self._texts
        title = texts.t("values.balance") if scene.balance is not None else scene.group
        room = (EDITIONS[0] if scene.editions else ROWS[0] + ROWS[2]) - TITLE[0] - 20
        paint.text(title, *TITLE, 25, "head", "heading", room=room, tall=40)
        if scene.editions:
            names = [(edition, edition_name(texts, edition)) for edition in scene.editions]
            segment(self._parts, "edition", names, scene.edition, EDITIONS, 15)

    # -- values --------------------------------------------------------------------------------------------
    def _rows(self) -> None:
        scene, paint, texts = self._scene, self._paint, self._texts
        x = ROWS[0]
        heads = (
            ("name", x + 14, "left"),
            ("status", x + STATUS[0] + STATUS[1] / 2, "centre"),
            ("ours", x + OURS, "centre"),
            ("yours", x + CONTROL[0] + CONTROL[1] / 2, "centre"),
        )
        for key, at, align in heads:
            paint.text(texts.t(f"ui.values.{key}"), at, HEADS, 15, "bold", "soft", align, 200, tall=24)
        with paint.within(ROWS):
            for index, line in scene.in_sight():
                self._row(index, line)
        scene.rows.draw(paint)

    def _row(self, index: int, line: Line) -> None:
        scene, paint, value = self._scene, self._paint, line.value
        x, y, _, height = scene.rows.at(index * scene.row, (ROWS[0], 0, 0, scene.row))
        mine, middle = value.path in scene.mine, y + height / 2
        look = "row_chosen" if mine else "row"
        plate(paint, (x, y + 2, ROWS[2] - 18, height - 4), look, 11, 0.9, False, 1.5)
        room = STATUS[0] - 24
        fit.block(paint, line.name, (x + 14, y + 2, room, height - 4), 17, "bold", "text", "left", True, 2)
        ink = "glow" if mine else INKS.get(value.status, "soft")
        status = scene.words.status(value, mine)
        at = x + STATUS[0] + STATUS[1] / 2
        paint.text(status, at, middle, 16, "bold", ink, "centre", STATUS[1], tall=height * 0.7)
        said = scene.words.said(value.ours)
        listed = value.kind == FIXED and not isinstance(value.ours, int)
        wide = 2 * (CONTROL[0] + CONTROL[1] - OURS) - 20 if listed else 120.0
        centre = x + (OURS + CONTROL[0] + CONTROL[1]) / 2 - 30 if listed else x + OURS
        paint.text(said, centre, middle, 18, "head", "soft", "centre", wide, tall=height * 0.7)
        self._control(index, line, mine)

    def _control(self, index: int, line: Line, mine: bool) -> None:
        scene, value, name = self._scene, line.value, f"value.{line.number}"
        box = control(scene, index)
        now = scene.now(value)
        if value.kind == FIXED:
            if isinstance(value.ours, int):
                x, y, width, height = box
                told, at = self._texts.t("values.fixed"), (x + width / 2, y + height / 2)
                self._paint.text(told, *at, 15, "body", "soft", "centre", width, tall=height)
            return
        if value.kind == FLAG:
            self._parts.toggle(name, bool(now), switch(box))
        else:
            stepper(self._parts, name, scene.words.said(now), box, *scene.ends(value))
        if mine:
            self._parts.icon_button(f"reset.{line.number}", "again", reset(scene, index), "ghost")

    # -- all of them ---------------------------------------------------------------------------------------
    def _strip(self) -> None:
        scene, paint, texts = self._scene, self._paint, self._texts
        if scene.asking:
            self._parts.field("field.place", scene.place, FIELD, texts.t("ui.load.import.field"), 17)
        elif scene.message:
            ink = "bad" if scene.bad else "good"
            paint.lines(scene.message, (FIELD[0], FIELD[1] - 8, FIELD[2], 64), 16, "bold", ink, 1.2)
        else:
            mine = len(scene.mine)
            told = texts.n("ui.values.corrected", mine) if mine else texts.t("values.no_own")
            fit.block(
                paint, told, (FIELD[0], FIELD[1] - 6, FIELD[2], FIELD[3] + 12), 16, ink="soft", middle=True
            )
        self._doings("balance" if scene.balance is not None else "")

    def _doings(self, under_way: str) -> None:
        """What can be done with all values; what is under way can be ended."""
        words = {one: "stop" if one == under_way else one for one in DOINGS}
        labels = {name: self._texts.t(f"ui.values.{word}") for name, word in words.items()}
        size = self._paint.common_size(list(labels.values()), 16, "head", _WIDE - 64, 43)
        for name, box in DOINGS.items():
            sign = "close" if name == under_way else SIGNS[name]
            enabled = self._scene.can(name) or name == under_way
            self._parts.button(f"button.{name}", labels[name], box, "second", size, sign, enabled=enabled)

    def _balance(self) -> None:
        """The mean points by source, while they are being found."""
        scene, paint, texts = self._scene, self._paint, self._texts
        run = scene.balance
        if run is None:
            return
        x, y, width, height = ROWS
        found, level = run.found, texts.t(f"ui.agent.{balance.LEVEL}")
        played = found.played if found is not None else 0
        seats = balance.seats_of(scene.shown, scene.edition)
        told = texts.t("ui.values.balance.head", n=played, games=run.count, level=level, seats=seats)
        paint.text(told, x, HEADS, 17, "body", "soft", room=width - 280, tall=28)
        progress(paint, played / run.count, (x + width - 250, HEADS - 7, 230, 14))
        if run.failed:
            paint.text(texts.t("ui.values.balance.failed"), x, y + 40, 17, "bold", "bad", room=width)
        if found is None:
            return
        box, label = (x, y + 40, width - 18, height - 60), 460.0
        heads = [texts.t("ui.values.ours"), texts.t("ui.values.yours"), texts.t("ui.values.change")]
        for head, at in zip(heads, columns(box, label, len(heads)), strict=True):
            paint.text(head, at, y + 20, 16, "bold", "soft", "centre", 180, tall=26)
        pairs = [
            (texts.t(f"source.{one}"), found.ours.get(one, 0.0), found.own.get(one, 0.0))
            for one in found.sources
        ]
        pairs.append((texts.t("values.balance.total"), found.ours_total, found.own_total))
        rows = [
            (
                name,
                [
                    Cell(f"{ours:.1f}"),
                    Cell(f"{own:.1f}"),
                    Cell(_signed(own - ours), muted=abs(own - ours) < 0.05),
                ],
            )
            for name, ours, own in pairs
        ]
        table(paint, box, rows, label, 18, 48)


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "\u2212")
