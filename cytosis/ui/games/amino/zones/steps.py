"""The stepper: the four actions of a turn, and at the end of a hand what happens then."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import badge, icon, plate

STEPS = {"analyze": "eye", "build": "save", "change": "swap", "draw": "copy"}
"""The actions of a turn in their order, with their signs."""
END = {"reveal": "eye", "sunlight": "again", "count": "plus", "acids": "trophy"}
"""The parts of the end of a hand."""


class StepZone(AminoZone):
    """The four actions of a turn: done, now, to come; at the end of a hand what happens then."""

    prefix: ClassVar[str] = "step"
    free: ClassVar[bool] = True

    def _names(self) -> dict[str, str]:
        return END if self.design.opened else STEPS

    def _boxes(self) -> dict[str, Box]:
        x, y, width, height = self.design.at.regions["stepper"]
        left, names = x + 206, tuple(self._names())
        each = (width - 206 - 12) / len(names)
        return {name: (left + i * each, y + 8, each - 14, height - 16) for i, name in enumerate(names)}

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"step.{name}", box) for name, box in self._boxes().items()]

    def moment(self) -> Hashable:
        """Which part of the end of a hand is shown."""
        return self._now()

    def _key(self, name: str) -> str:
        return f"amino.end.{name}" if name in END else f"amino.step.{name}"

    def info(self, rest: str) -> Info | None:
        """What the action is."""
        return Info(self.texts.t(self._key(rest)), (self.texts.t(f"{self._key(rest)}.about"),))

    def page(self, rest: str) -> str:
        """What happens in a turn, or at the end."""
        return "topic.scoring" if rest in END else f"topic.{rest}"

    def _now(self) -> str:
        """The step that is being taken; none between turns."""
        pending = self.design.view.pending
        if self._names() is END:
            show = self.design.overlay.show
            waiting = pending is not None and pending.kind == "sunlight" and not show.moving
            return "sunlight" if waiting else show.step
        return pending.kind if pending is not None and pending.kind in STEPS else ""

    def still(self, paint: Painter) -> None:
        """Who takes a turn, and how far it is."""
        paint.panel(self.design.at.regions["stepper"])
        now, names = self._now(), tuple(self._names())
        self._who(paint)
        for i, (name, box) in enumerate(self._boxes().items()):
            done = bool(now) and i < names.index(now)
            self._step(paint, name, box, "gold" if name == now else "done" if done else "later")
            if i:
                icon(paint, "forward", box[0] - 9, box[1] + box[3] / 2, 16, "mute")

    def _who(self, paint: Painter) -> None:
        x, y, _, height = self.design.at.regions["stepper"]
        pending = self.table.turn
        ended = self._names() is END
        if pending is None and not ended:
            return
        if ended:
            title = self.texts.t("amino.end")
            under = self.texts.t("amino.end.hand", n=self.design.view.hand)
        else:
            title = self.table.names[pending.seat]
            under = self.texts.t("amino.step.turn") if pending.kind in STEPS else ""
        if pending is not None:
            badge(paint, pending.seat, x + 38, y + height / 2, 44)
        fit.line(paint, title, (x + 68, y + 8, 132, height / 2 - 6), 19)
        box = (x + 68, y + height / 2, 132, height / 2 - 6)
        fit.line(paint, under, box, 14, "soft", "left", "body")

    def _step(self, paint: Painter, name: str, box: Box, look: str) -> None:
        colours = {
            "gold": ("#FFE39A", "#F2B53A", "#FFF3C9"),
            "done": ("#1F6B57", "#174E45", "#6FF0C0"),
            "later": ("#18244B", "#141D40", "#3A4E86"),
        }[look]
        plate(paint, box, colours, 12, 0.98, False)
        ink = {"gold": "gold", "done": "text", "later": "mute"}[look]
        x, y, width, height = box
        sign = "tick" if look == "done" else self._names()[name]
        icon(paint, sign, x + 26, y + height / 2, 24, ink)
        title = (x + 48, y + 5, width - 56, height * 0.46)
        fit.line(paint, self.texts.t(self._key(name)), title, 17, ink)
        under = (x + 48, y + height * 0.5, width - 56, height * 0.44)
        fit.line(paint, self._under(name, look), under, 13, ink, "left", "body")

    def _under(self, name: str, look: str) -> str:
        pending = self.table.turn
        if name == "analyze" and look == "gold" and pending is not None:
            return self.texts.t(
                "amino.step.look_of", n=len(pending.looked) + 1, of=self.design.words.catalog.looks
            )
        return self.texts.t(f"{self._key(name)}.short")
