"""The plant: the sky with its sun, branches as far as they have grown, and plates to grow to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.branches import Branches
from cytosis.ui.games.cellulose.plates import Plates
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info, Subject

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

PHASES = {"sunrise": 0.06, "daytime": 0.5, "evening": 0.94}
"""Where the sun stands at each time of the day."""
CLIMATES = {"cactus": "cactus", "mangrove": "tide"}
"""The column a scenario puts in the place of its plant board's own."""
CLOSER = 1.1
"""From this size of text on a plate that is pointed at is shown larger."""
INK = {
    "sunrise": ("#FFFFFF", "#7A3B10"),
    "daytime": ("#FFFFFF", "#16405A"),
    "evening": ("#FFF3D8", "#2A1E4A"),
}


class SkyZone(CelluloseZone):
    """The time of day, all over the table: backdrop, cell, plant column and sun."""

    prefix: ClassVar[str] = "sky"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The sky."""
        return [Target("sky.sun", self.at.regions["sky"])]

    def info(self, rest: str) -> Info | None:
        """The day and what it brings now."""
        view = self.view
        phase = self.texts.t(f"cellulose.phase.{view.phase}")
        about = self.texts.t(f"cellulose.phase.{view.phase}.about")
        lines, climate = [about], self.catalog.scenario.id
        if climate in CLIMATES:
            lines.append(self.texts.t(f"cellulose.climate.{climate}"))
        return Info(self.texts.t("cellulose.sky", n=view.round, phase=phase), tuple(lines))

    def page(self, rest: str) -> str:
        """What happens in a day, or what the climate changes."""
        climate = self.catalog.scenario.id
        return f"topic.{climate if climate in CLIMATES else 'sunrise'}"

    @property
    def phase(self) -> str:
        """The time of day that is painted; the end of the game is an evening."""
        return self.view.phase if self.view.phase in PHASES else "evening"

    @property
    def column(self) -> str:
        """The picture of the plant in its light."""
        return f"cellulose.plant.{CLIMATES.get(self.catalog.scenario.id, self.at.plant)}.{self.phase}"

    def _part(self) -> float:
        """How far the sun has come: by the flasks that were placed."""
        view = self.view
        if view.phase != "daytime":
            return PHASES[self.phase]
        placed = sum(len(lying) for lying in view.spaces.values())
        left = sum(one.markers + one.grey for _, one in self.everybody())
        return 0.14 + 0.72 * placed / max(placed + left, 1)

    @property
    def sun(self) -> tuple[float, float]:
        """Where the sun, or the moon, stands."""
        return self.at.sun(self._part())

    def lying(self, paint: Painter) -> None:
        """Backdrop, cell and column in their light; the sun on its arc, round and phase."""
        at, phase = self.at, self.phase
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        climate = self.catalog.scenario.id
        ground = f"cellulose.backdrop.{'cactus.' if climate == 'cactus' else ''}{phase}"
        paint.picture(ground, (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        cell = "evening" if phase == "evening" else "daytime"
        paint.picture(f"cellulose.cell.{at.side}.{cell}", at.regions["board"])
        paint.picture(self.column, at.regions["plant"])
        self._arc(paint)
        ink, edge = INK[phase]
        x, y, width, _ = at.regions["sky"]
        day = self.texts.t("cellulose.day", n=self.view.round)
        signs.outlined(paint, day, x + 14, y + 17, 19, ink, edge, tall=30)
        name = self.texts.t(f"cellulose.phase.{self.view.phase}")
        signs.outlined(paint, name, x + width - 14, y + 17, 19, ink, edge, "right", tall=30)

    def _arc(self, paint: Painter) -> None:
        x0, y0 = self.at.regions["plant"][:2]
        points = [self.at.sun(i / 30) for i in range(31)]
        d = "M" + "L".join(f"{x - x0:.1f} {y - y0:.1f}" for x, y in points)
        look = 'stroke="#fff" stroke-width="2.4" stroke-dasharray="3 7" stroke-linecap="round" opacity=".75"'
        paint.vector(f'<path d="{d}" fill="none" {look}/>', self.at.regions["sky"])
        for name, part in PHASES.items():
            if name != self.phase:
                paint.sign(f"cellulose.{name}", *self.at.sun(part), 24, 150)
        x, y = self.sun
        with paint.within(self.at.regions["plant"]):
            paint.sign(
                "cellulose.glow",
                x,
                y,
                180 if self.phase == "evening" else 240,
                128 if self.phase == "evening" else 217,
            )
        paint.sign(f"cellulose.{self.phase}", x, y, 44)


class PlantZone(CelluloseZone):
    """Plates: what growing there costs, gives once and brings each morning; a click grows there."""

    prefix: ClassVar[str] = "node"
    leads: ClassVar[bool] = True

    def __init__(self, design: CelluloseDesign) -> None:
        super().__init__(design)
        self._nodes = {node.id: node for node in self.catalog.nodes}
        self.plates = Plates(self.catalog)

    def branches(self) -> Branches:
        """What grows between the plates."""
        return Branches(self.at, self.catalog)

    def targets(self) -> list[Target]:
        """Every plate, and the tiles below the mangrove."""
        found = [Target(f"node.{name}", box) for name, box in self.at.nodes.items()]
        return found + [Target(f"node.{name}.bonus", box) for name, box in self.at.bonuses.items()]

    def box(self, rest: str) -> Box | None:
        """The plate."""
        return self.at.nodes.get(rest)

    def act(self, rest: str) -> None:
        """Grow there, or say why not."""
        self.design.grow(rest)

    def info(self, rest: str) -> Info | None:
        """Cost, gift and income in words, who stands there, and why it cannot be grown to."""
        name, _, tile = rest.partition(".")
        node = self._nodes[name]
        if tile:
            return Info(self.texts.t("cellulose.info.tile"), (self.words.bonus(name),))
        lines = list(self.words.plate(name))
        there = [i for i, seat in enumerate(self.view.seats) if name in (seat.shoot, seat.root)]
        if there:
            names = self.words.listed(self.table.names[i] for i in there)
            lines.append(self.texts.t("cellulose.info.there", names=names))
        why = self.design.why_not_grow(name)
        title = self.texts.t(f"cellulose.info.node.{node.track}")
        return Info(title, (*lines, why) if why else tuple(lines), bad=False)

    def page(self, rest: str) -> str:
        """What growth is."""
        return "topic.growth"

    def closer(self, rest: str) -> list[Subject]:
        """Every plate."""
        return [Subject(f"node.{name}", f"node.{name}") for name in self.at.nodes]

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """Branches, plates, tiles and the markers of the seats."""
        self.branches().paint(paint, self.reached())
        hot = self.design.growable()
        for name, box in self.at.nodes.items():
            self.plates.paint(paint, name, box, name in hot)
        for name, box in self.at.bonuses.items():
            self._tile(paint, name, box, any(f"bonus={name}" in move for move in self.design.growing_moves()))
        self._markers(paint)

    def _markers(self, paint: Painter) -> None:
        """The growth markers of all seats, side by side on their plates."""
        standing: dict[str, list[int]] = {}
        for i, seat in enumerate(self.view.seats):
            for track, node in (("shoot", seat.shoot), ("root", seat.root)):
                if f"seed.{i}.{track}" not in self.table.director.hidden:
                    standing.setdefault(node, []).append(i)
        for name, there in standing.items():
            if name in self.at.nodes:
                for j, i in enumerate(there):
                    paint.sign(
                        f"cellulose.seed.{self.player(paint, i)}", *self.at.seed(name, j, len(there)), 26
                    )

    def reached(self) -> list[str]:
        """The plates where markers stand."""
        return [node for seat in self.view.seats for node in (seat.shoot, seat.root)]

    def near(self, name: str) -> Box | None:
        """Where a plate comes closer: with large text, or in a small window; None where it need not."""
        if name not in self.at.nodes or self.table.scale < CLOSER:
            return None
        x, y, width, height = self.at.nodes[name]
        left, top, wide, _ = self.at.regions["plant"]
        k = min(self.table.scale * 1.15, (wide - 8) / width)
        at = min(max(x + width * (1 - k) / 2, left + 4), left + wide - 4 - width * k)
        return at, max(y + height * (1 - k) / 2, top + 4), width * k, height * k

    def still(self, paint: Painter) -> None:
        """The plate that is pointed at, closer."""
        kind, _, name = self.table.pointed.partition(".")
        box = self.near(name) if kind == "node" and not self.table.pointer.drag else None
        if box is not None:
            self.plates.paint(paint, name, box, name in self.design.growable())

    def _tile(self, paint: Painter, name: str, box: Box, hot: bool) -> None:
        action, (x, y, w, _) = self._nodes[name].action, box
        if action is None:
            return
        paint.panel(box, "tile_hot" if hot else "tile", 12, "#FFD75E" if hot else "")
        price = [*signs.cost(action.cost), ">d"]
        signs.fitted(paint, price, (x + 4, y + 5, w - 8, 24), 18, 16, "on_gold", "cost")
        does = [self._all(sign) for sign in signs.bonus(action)]
        signs.fitted(paint, does, (x + 4, y + 31, w - 8, 26), 22, 18, "on_gold", "cost")

    def _all(self, sign: str) -> str:
        return f"#{self.texts.t('cellulose.sign.all')}" if sign == "#*" else sign
