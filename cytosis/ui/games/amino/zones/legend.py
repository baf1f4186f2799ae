"""What the marks on the cards mean, under the log."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.ui.games.amino.zones.air import mark
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info

WAY = (
    '<path d="M2 9Q17 -3 32 9" fill="none" stroke="{colour}" stroke-width="4" stroke-linecap="round" '
    'stroke-dasharray="1.5 6.5"/>'
)


class LegendZone(AminoZone):
    """An eye, arrows, a dotted way; nothing of it says what a card is."""

    prefix: ClassVar[str] = "legend"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The whole of it."""
        return [Target("legend.marks", self.design.at.regions["legend"])]

    def info(self, rest: str) -> Info | None:
        """How long marks stay."""
        value = self.texts.t(f"custom.marks.{self.design.customs['marks']}")
        title = f"{self.texts.t('custom.marks')}: {value}"
        return Info(title, (self.texts.t("custom.marks.about"),))

    def page(self, rest: str) -> str:
        """How memory works here."""
        return "topic.memory"

    def moment(self) -> Hashable:
        """Whether there are marks at all."""
        return self.design.customs["marks"]

    def _who(self, kind: str) -> int:
        """Whose sign stands in an example: of whoever made the last such mark."""
        found = [seat for marks in self.design.marks().values() for one, seat in marks if one == kind]
        return found[-1] if found else self.table.viewer

    def still(self, paint: Painter) -> None:
        """Sign and words, beside each other."""
        x, y, width, height = box = self.design.at.regions["legend"]
        paint.panel(box)
        if self.design.customs["marks"] == "off":
            off = f"{self.texts.t('custom.marks')}: {self.texts.t('custom.marks.off')}"
            fit.line(paint, off, (x + 14, y, width - 28, height), 14, "soft", "left", "body")
            return
        half, middle = (width - 20) / 2, y + height / 4 + 2
        labels = {kind: self.texts.t(f"amino.legend.{kind}") for kind in ("look", "move", "way")}
        rooms = {
            "look": (x + 58, middle - 13, half - 56, 26.0),
            "move": (x + half + 68, middle - 13, half - 62, 26.0),
            "way": (x + 58, middle + height / 2 - 17, width - 70, 26.0),
        }
        size = fit.common(paint, [(labels[kind], room) for kind, room in rooms.items()], 14, "body", 1)
        mark(paint, "look", self._who("look"), x + 32, middle)
        mark(paint, "move", self._who("move"), x + half + 42, middle)
        colour = paint.theme.players[self._who("move")].line
        paint.vector(WAY.format(colour=colour), (x + 15, middle + height / 2 - 12, 34, 14))
        for kind, room in rooms.items():
            fit.line(paint, labels[kind], room, size, "soft", "left", "body")
