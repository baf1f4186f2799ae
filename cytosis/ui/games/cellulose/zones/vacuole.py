"""Water: the vessel that carries it, the lobes of the vacuole, and the track of its rewards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.ui.games.cellulose import signs, water
from cytosis.ui.games.cellulose.layout import vessel
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone, named
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import centre
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Figure, Info
from cytosis.ui.widgets.shapes import glow, mix

LEAST = 10
"""A lobe is full at so much water at least, so that little water looks little."""
DROP, FAN, ABOVE = 19.0, 12.0, 27.0
"""How large the drops on the track of rewards are, how far apart, and how far above their step."""


class VesselZone(CelluloseZone):
    """The xylem with its water level."""

    prefix: ClassVar[str] = "level"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The whole vessel."""
        return [Target("level.water", self.at.regions["xylem_track"])]

    def info(self, rest: str) -> Info | None:
        """What the level means."""
        title = self.texts.t("cellulose.level", n=self.view.water_level)
        return Info(title, (self.texts.t("cellulose.level.about"),))

    def page(self, rest: str) -> str:
        """What the xylem is."""
        return "place.xylem"

    def lying(self, paint: Painter) -> None:
        """Water up to the level, the numbers, and the flag at the level."""
        if "level" not in self.table.director.hidden:
            self.paint_level(paint, self.view.water_level)

    def paint_level(self, paint: Painter, level: float) -> None:
        """The vessel filled so far."""
        x, width, top, step = vessel()
        bottom = top + 8 * step + 11
        surface = self.at.level(level) - step / 2 + 4 if level > 0 else bottom - 14
        empty = (x - width / 2, top, width, bottom - top if level <= 0 else surface - top)
        if level <= 0 or self.catalog.scenario.id == "cactus":
            paint.vector(water.dry(width, empty[3], step, level <= 0), empty, once=True)
        if level > 0:
            full = (x - width / 2, surface, width, bottom - surface)
            paint.vector(water.filled(width, bottom - surface, step), full, 8, once=True)
        shown = round(level)
        for number in self.catalog.water_track:
            y = self.at.level(number) + 2
            if number == shown:
                continue
            if number < shown:
                signs.outlined(paint, str(number), x, y, 18, "#FFFFFF", "#12407E", "centre", tall=30)
            else:
                paint.text(str(number), x, y, 18, "head", "level", "centre", tall=30)
        y = self.at.level(level) + 2
        paint.picture("cellulose.flag", (x - 27, y - 20, 70, 40))
        paint.sign("cellulose.water", x + 12, y, 22)
        paint.text(str(shown), x - 10, y, 22, "head", "gold", "centre", tall=30)


class LobeZone(CelluloseZone):
    """The regions of the vacuole side by side; the own one asks how much of the xylem's water it gets."""

    prefix: ClassVar[str] = "lobe"
    leads: ClassVar[bool] = False

    def targets(self) -> list[Target]:
        """Every lobe."""
        return [Target(f"lobe.{named(seat)}", self.at.lobes[seat]) for seat, _ in self.everybody()]

    def act(self, rest: str) -> None:
        """More water for the own lobe, from the beginning again after the most."""
        if self.asking.pour is not None and rest == str(self.table.viewer):
            self.asking.pour_more()

    def moment(self) -> Hashable:
        """How much is poured."""
        return self.asking.pour

    def wheel(self, steps: int) -> bool:
        """More or less of it."""
        if self.asking.pour is None:
            return False
        self.asking.step(steps)
        return True

    def info(self, rest: str) -> Info | None:
        """How much water lies there, and how far its marker came."""
        seat, one = self.whose(rest)
        lines = (self.texts.t("cellulose.lobe.about", n=one.vacuole, track=one.track),)
        return Info(self.texts.t("cellulose.lobe", name=self.words.seat(seat)), lines)

    def page(self, rest: str) -> str:
        """What the vacuole is for."""
        return "topic.vacuole"

    def leaders(self) -> set[int]:
        """Whom dusk would reward now: the fullest, on the large board the next one too."""
        waters = {seat: one.vacuole for seat, one in self.everybody() if one.vacuole}
        best = sorted({*waters.values()}, reverse=True)[: self.catalog.figure("rewards")]
        first = {seat for seat, water in waters.items() if water == best[0]}
        if len(first) > 1 or len(best) < 2:
            return first
        return first | {seat for seat, water in waters.items() if water == best[1]}

    def figures(self) -> dict[str, Figure]:
        """Where the water of each lobe is written."""
        boxes = self.at.lobes
        return {
            f"lobe.{seat}": Figure(
                *(one.vacuole, boxes[seat][0] + boxes[seat][2] / 2, boxes[seat][1] + boxes[seat][3] - 24, 25),
                tall=40,
            )
            for seat, one in self.everybody()
        }

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """The lobes and what lies on the track below them."""
        x, y, width, _ = self.at.regions["vacuole"]
        wide = paint.text_width(self.texts.t("cellulose.area.vacuole"), 15, "head", 190, 22) + 22
        paint.panel((x + width / 2 - wide / 2, y + 2, wide, 24), "plaque", 11)
        paint.text(
            self.texts.t("cellulose.area.vacuole"),
            x + width / 2,
            y + 14,
            15,
            "head",
            "on_light",
            "centre",
            190,
            tall=22,
        )
        leaders = self.leaders()
        for seat, one in self.everybody():
            self._lobe(paint, seat, one.vacuole, seat in leaders)
        self._track(paint)

    def _lobe(self, paint: Painter, seat: int, held: int, lead: bool, more: int | None = None) -> None:
        x, y, width, height = box = self.at.lobes[seat]
        full = max(LEAST, *(one.vacuole + 2 for _, one in self.everybody()))
        player = paint.theme.players[seat]
        edge = "#FFD75E" if lead else "#2C9C78" if player.id == "mint" else mix(player.colour, "#0B1030", 0.1)
        if more is not None:
            glow(paint, box, "#FFD75E", 22, 14, 0.3)
        shape = water.lobe(
            width,
            height,
            mix("#F4FBFF", player.colour, 0.14),
            edge,
            4 if lead else 3,
            held / full,
            (more or 0) / full,
        )
        paint.vector(shape, box, 6)
        paint.sign(f"disk.{player.id}", x + width / 2, y + 19, 26)
        deep = held / full > 0.2
        if deep:
            signs.outlined(
                paint, str(held), x + width / 2, y + height - 24, 25, "#FFFFFF", "#124A9E", "centre", tall=34
            )
        else:
            paint.text(str(held), x + width / 2, y + height - 24, 25, "head", "on_water", "centre", tall=34)

    def _track(self, paint: Painter) -> None:
        steps = self.catalog.vacuole_track
        for i, points in enumerate(steps):
            x, y = self.at.reward(i)
            paint.text(str(points), x, y + 1, 18, "head", "on_gold" if i else "on_water", "centre", tall=28)
            there = [seat for seat, one in self.everybody() if one.track == i]
            for j, seat in enumerate(there):
                if f"drop.{seat}" not in self.table.director.hidden:
                    dx = (j - (len(there) - 1) / 2) * FAN
                    paint.sign(f"cellulose.drop.{self.player(paint, seat)}", x + dx, y - ABOVE, DROP)
        x, y = self.at.reward(len(steps) - 1)
        paint.panel((x + 8, y + 11, 30, 19), "pill", 8)
        more = f"+{self.catalog.figure('vacuole_top')}"
        paint.text(more, x + 23, y + 20.5, 15, "head", "on_gold", "centre", 28, tall=18)
        vx, vy, vw, vh = self.at.regions["vacuole"]
        paint.sign("cellulose.evening", vx + 80, vy + vh - 11, 18)
        most = self.texts.t("cellulose.vacuole.most")
        paint.text(most, vx + 92, vy + vh - 11, 14, "bold", "#0C335A", room=vw - 130, tall=20)
        gx, gy = centre(self.at.regions["grey_rewards"])
        for j in range(self.view.reward_grey):
            paint.sign("flask.grey", gx, gy - 4 - j * 42 + (10 if self.view.reward_grey > 1 else 0), 46)

    def still(self, paint: Painter) -> None:
        """The own lobe with what would be added."""
        if self.asking.pour is None:
            return
        own = self.table.viewer
        held = self.view.seats[own].vacuole
        self._lobe(paint, own, held, own in self.leaders(), self.asking.pour)
