"""The wall: stones that close from left to right, and before each section its Water Level."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info

STONE = 140 / 88
"""How much larger than a stone its picture is."""


class WallZone(CelluloseZone):
    """Places of the wall; a click on the next one builds it."""

    prefix: ClassVar[str] = "stone"
    leads: ClassVar[bool] = True
    rounded: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Every place, and the gates."""
        r = self.at.radius
        found = [
            Target(f"stone.{i}", (x - r, y - r, 2 * r, 2 * r)) for i, (x, y) in enumerate(self.at.stones)
        ]
        return found + [
            Target(f"stone.gate{i}", (x - 15, y - 17, 30, 34)) for i, (x, y) in enumerate(self.at.gates)
        ]

    def act(self, rest: str) -> None:
        """Build the wall, where a flask or a bonus can."""
        self.design.build()

    def info(self, rest: str) -> Info | None:
        """What a place is worth, or what a finished section does."""
        if rest.startswith("gate"):
            section = int(rest[4:])
            return Info(
                self.texts.t("cellulose.gate", n=self.catalog.resets[section]),
                (self.texts.t("cellulose.gate.about"),),
            )
        place = int(rest)
        points = self.words.points(self.catalog.wall[place])
        key = "done" if place < self.view.wall else "next" if place == self.view.wall else "open"
        return Info(
            self.texts.t("cellulose.stone", n=place + 1),
            (self.texts.t(f"cellulose.stone.{key}", points=points),),
        )

    def page(self, rest: str) -> str:
        """What the wall is for."""
        return "place.wall"

    def lying(self, paint: Painter) -> None:
        """Closed stones, the next one in gold, open ones with their worth."""
        done, size = self.view.wall, self.at.radius * 2 * STONE
        for i, (x, y) in reversed(list(enumerate(self.at.stones))):
            state = "done" if i < done else "next" if i == done else "open"
            if state != "next":
                self._stone(paint, i, x, y, size, state)
        if done < len(self.at.stones):
            self._stone(paint, done, *self.at.stones[done], size, "next")
        self._gates(paint, done)

    def _gates(self, paint: Painter, done: int) -> None:
        """The level that each section brings: reached, in force, or to come."""
        ends = (0, *self.catalog.sections)
        now = max(i for i in range(len(self.at.gates)) if done >= ends[i])
        for i, (x, y) in enumerate(self.at.gates):
            state = "coming" if done < ends[i] else "force" if i == now else "reached"
            paint.sign(f"cellulose.gate.{state}", x, y - 1, 41)
            ink = "on_stone" if state == "coming" else "#FFFFFF"
            paint.text(str(self.catalog.resets[i]), x, y + 3, 16, "head", ink, "centre", 20, tall=24)

    def _stone(self, paint: Painter, i: int, x: float, y: float, size: float, state: str) -> None:
        if state == "done" and f"stone.{i}" in self.table.director.hidden:
            state = "open"
        paint.sign(f"cellulose.stone.{state}", x, y, size)
        if state != "done":
            wide = self.at.radius * 1.5
            text = 20 if self.at.radius > 27 else 18
            paint.text(
                str(self.catalog.wall[i]),
                x,
                y,
                text,
                "head",
                "on_stone",
                "centre",
                wide,
                tall=self.at.radius * 1.3,
            )
