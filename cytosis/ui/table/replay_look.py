"""How a replay looks: the table, and at its side what steps through the game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Zone
from cytosis.ui.widgets.choices import slider
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, icon

if TYPE_CHECKING:
    from cytosis.ui.table.replay import ReplayScene

STEPS = ("first", "back", "play", "on", "last")
SIGNS = {"first": "first", "back": "back", "play": "play", "on": "forward", "last": "last"}


def boxes(region: Box) -> dict[str, Box]:
    """Where the steps are, in the corner where the buttons of a game are."""
    x, y, width, height = region
    inner, row = width - 20, (height - 10) / 4
    found: dict[str, Box] = {
        "eyes": (x + 10, y + 6, inner - 52, row - 3),
        "leave": (x + width - 50, y + 6, 40, min(row - 3, 40)),
        "slider": (x + 10, y + 6 + 2 * row, inner, row - 5),
        "play_on": (x + 10, y + 5 + 3 * row, inner, row - 2),
    }
    each = inner / len(STEPS)
    for i, name in enumerate(STEPS):
        found[name] = (x + 10 + i * each + 3, y + 5 + row, each - 6, row - 3)
    return found


class StepZone(Zone):
    """Whose eyes, the steps, and how far."""

    prefix: ClassVar[str] = "replay"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene)
        self._replay = scene
        self._texts = scene.texts

    def moment(self) -> Hashable:
        """Where in the game one is, and through whose eyes."""
        return self._replay.replay.at, self._replay.eyes, self._replay.playing

    def targets(self) -> list[Target]:
        """The steps; those that lead nowhere cannot be used."""
        scene = self._replay
        here, total = scene.replay.at, scene.replay.total
        usable = {"first": here > 0, "back": here > 0, "on": here < total, "last": here < total}
        usable |= {"eyes": scene.over, "play_on": here < total}
        return [
            Target(f"replay.{name}", box, usable.get(name, True), slides=name == "slider")
            for name, box in boxes(scene.layout.regions["actions"]).items()
        ]

    def still(self, paint: Painter) -> None:
        """In the corner where the buttons of a game are."""
        scene, on = self._replay, Controls(paint, self._replay.pointer)
        region = scene.layout.regions["actions"]
        paint.panel(region)
        found = boxes(region)
        here, total = scene.replay.at, scene.replay.total
        self._eyes(paint, on, found["eyes"])
        on.icon_button("replay.leave", "close", found["leave"])
        for name in STEPS:
            usable = here > 0 if name in ("first", "back") else here < total or name == "play"
            sign = "pause" if name == "play" and scene.playing else SIGNS[name]
            on.icon_button(f"replay.{name}", sign, found[name], "second", usable)
        slider(on, "replay.slider", here / max(total, 1), found["slider"])
        label = self._texts.t("ui.analysis.play_on")
        on.button("replay.play_on", label, found["play_on"], "gold", 17, "again", enabled=here < total)

    def _eyes(self, paint: Painter, on: Controls, box: Box) -> None:
        """Whose hand is shown, and which move it is."""
        scene, texts = self._replay, self._texts
        x, y, width, height = box
        on.row("replay.eyes", box, enabled=scene.over)
        middle, left = y + height / 2, x + 12
        shown = scene.view.viewer
        if shown is not None:
            badge(paint, shown, left + 12, middle, 24)
        else:
            icon(paint, "eye", left + 12, middle, 22, "soft")
        label = texts.t("ui.replay.move", n=scene.replay.at, of=scene.replay.total)
        if scene.eyes >= 0:
            label += f", {scene.names[scene.eyes]}"
        elif scene.over:
            label += f", {texts.t('ui.replay.open')}"
        paint.text(label, left + 32, middle, 16, "bold", room=width - 56, tall=height - 4)
