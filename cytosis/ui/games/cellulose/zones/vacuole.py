"""Water: the vessel that carries it, the lobes of the vacuole, and the track of its rewards."""

from __future__ import annotations

import math
from typing import ClassVar

from cytosis.ui.games.cellulose import signs
from cytosis.ui.games.cellulose.layout import vessel
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import disc, glow, icon, mix

LEAST = 10
"""A lobe is full at so much water at least, so that little water looks little."""
AROUND: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, -17),),
    2: ((-11, -17), (11, -17)),
    3: ((-15, -13), (0, -23), (15, -13)),
    4: ((-11, -30), (11, -30), (-11, -12), (11, -12)),
    5: ((-15, -14), (0, -14), (15, -14), (-8, -31), (8, -31)),
}
"""Where markers lie that share a step of the track."""


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
            self.water(paint, self.view.water_level)

    def water(self, paint: Painter, level: float) -> None:
        """The vessel filled so far."""
        x, width, top, step = vessel()
        bottom = top + 8 * step + 11
        surface = self.at.level(level) - step / 2 + 4 if level > 0 else bottom - 14
        paint.vector(
            _filled(width, bottom - surface), (x - width / 2, surface, width, bottom - surface), 8, once=True
        )
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


def _filled(width: float, tall: float) -> str:
    """Water with a wave on top and rings and bubbles in it; its lower corners are round."""
    r, wave = 12.0, f"M0 0q{width / 4} -7 {width / 2} 0t{width / 2} 0"
    below = (
        f"V{tall - r}Q{width} {tall} {width - r} {tall}H{r}Q0 {tall} 0 {tall - r}Z"
        if tall > r
        else f"V{tall}H0Z"
    )
    rings = "".join(
        f'<path d="M0 {at:.1f}q{width / 2} 8 {width} 0" fill="none" stroke="#123E7A" stroke-width="3" stroke-opacity=".45"/>'
        for at in (tall - 11 - i * 41 for i in range(1, 9))
        if at > 8
    )
    bubbles = "".join(
        f'<circle cx="{8 + i * 17 % 31}" cy="{14 + i * 47 % max(tall - 22, 1):.0f}" r="{2 + i % 3}" fill="#fff" fill-opacity=".4"/>'
        for i in range(int(tall / 22))
    )
    return (
        '<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1A5FC4"/>'
        '<stop offset=".35" stop-color="#6CB8FA"/><stop offset="1" stop-color="#134A9E"/></linearGradient></defs>'
        f'<path d="{wave}{below}" fill="url(#w)"/>{rings}<path d="{wave}" fill="none" stroke="#E4F6FF" stroke-width="3"/>{bubbles}'
    )


class LobeZone(CelluloseZone):
    """The regions of the vacuole side by side; the own one asks how much of the xylem's water it gets."""

    prefix: ClassVar[str] = "lobe"
    leads: ClassVar[bool] = False

    def targets(self) -> list[Target]:
        """Every lobe; while water is poured the two buttons and the filter above the own one."""
        found = [Target(f"lobe.{seat}", box) for seat, box in enumerate(self.at.lobes)]
        if self.asking.pour is not None:
            found += [Target(f"lobe.{name}", box) for name, box in self._buttons().items()]
        return found

    def _buttons(self) -> dict[str, Box]:
        x, y, width, height = self.at.lobes[self.table.viewer]
        size = 30.0
        middle = y + height + 4
        found = {
            "less": (x + width / 2 - size - 4, middle, size, size),
            "more": (x + width / 2 + 4, middle, size, size),
        }
        if self.asking.filters:
            found["filter"] = (x + width / 2 - 46, y - 22, 92, 26)
        return found

    def act(self, rest: str) -> None:
        """More water for the own lobe, from the beginning again after the most."""
        asking = self.asking
        if asking.pour is None:
            return
        if rest == "filter":
            asking.switch_filter()
        elif rest in ("less", "more"):
            asking.set_pour(asking.pour + (1 if rest == "more" else -1))
        elif rest == str(self.table.viewer):
            asking.set_pour((asking.pour + 1) % (asking.most + 1))

    def wheel(self, steps: int) -> bool:
        """More or less of it."""
        if self.asking.pour is None:
            return False
        self.asking.set_pour(self.asking.pour + steps)
        return True

    def info(self, rest: str) -> Info | None:
        """How much water lies there, and how far its marker came."""
        if not rest.isdigit():
            return Info(self.texts.t(f"cellulose.pour.{rest}"))
        seat = self.view.seats[int(rest)]
        lines = (self.texts.t("cellulose.lobe.about", n=seat.vacuole, track=seat.track),)
        return Info(self.texts.t("cellulose.lobe", name=self.table.names[int(rest)]), lines)

    def page(self, rest: str) -> str:
        """What the vacuole is for."""
        return "topic.vacuole"

    def leaders(self) -> set[int]:
        """Whom dusk would reward now: the fullest, on the large board the next one too."""
        waters = [seat.vacuole for seat in self.view.seats]
        best = sorted({water for water in waters if water}, reverse=True)[: self.catalog.figure("rewards")]
        first = {i for i, water in enumerate(waters) if best and water == best[0]}
        if len(first) > 1 or len(best) < 2:
            return first
        return first | {i for i, water in enumerate(waters) if water == best[1]}

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
        for seat in range(len(self.at.lobes)):
            if seat < len(self.view.seats):
                self._lobe(paint, seat, seat in leaders)
        self._track(paint)

    def _lobe(self, paint: Painter, seat: int, lead: bool) -> None:
        x, y, width, height = box = self.at.lobes[seat]
        full = max(LEAST, *(one.vacuole + 2 for one in self.view.seats))
        water, own = self.view.seats[seat].vacuole, seat == self.table.viewer
        more = self.asking.pour if own and self.asking.pour is not None else None
        player = paint.theme.players[seat]
        edge = "#FFD75E" if lead else "#2C9C78" if player.id == "mint" else mix(player.colour, "#0B1030", 0.1)
        if more is not None:
            glow(paint, box, "#FFD75E", 22, 14, 0.3)
        shape = _lobe(
            width,
            height,
            mix("#F4FBFF", player.colour, 0.14),
            edge,
            4 if lead else 3,
            water / full,
            (more or 0) / full,
        )
        paint.vector(shape, box, 6)
        paint.sign(f"disk.{player.id}", x + width / 2, y + 19, 26)
        deep = water / full > 0.2
        if deep:
            signs.outlined(
                paint, str(water), x + width / 2, y + height - 24, 25, "#FFFFFF", "#124A9E", "centre", tall=34
            )
        else:
            paint.text(str(water), x + width / 2, y + height - 24, 25, "head", "on_water", "centre", tall=34)
        if more is not None:
            top = y + height - 6 - (height - 36) * min(1.0, (water + more) / full)
            paint.text(
                f"+{more}", x + width / 2, max(top - 14, y + 42), 19, "head", "on_water", "centre", tall=26
            )

    def _track(self, paint: Painter) -> None:
        steps = self.catalog.vacuole_track
        for i, points in enumerate(steps):
            x, y = self.at.reward(i)
            paint.text(str(points), x, y + 1, 18, "head", "on_gold" if i else "on_water", "centre", tall=28)
            there = [seat for seat, one in enumerate(self.view.seats) if one.track == i]
            for (dx, dy), seat in zip(AROUND.get(len(there), ()), there, strict=False):
                if f"drop.{seat}" not in self.table.director.hidden:
                    paint.sign(f"cellulose.drop.{self.player(paint, seat)}", x + dx, y + dy, 25)
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
        """The buttons by which water is poured."""
        if self.asking.pour is None:
            return
        for name, box in self._buttons().items():
            x, y = centre(box)
            hot = self.table.pointed == f"lobe.{name}"
            if name == "filter":
                look = "chip_light_hot" if self.asking.filter else "chip_light"
                paint.panel(box, look, 12)
                label = self.texts.t("cellulose.pour.filter_short")
                fit.block(
                    paint,
                    label,
                    (box[0] + 4, box[1], box[2] - 8, box[3]),
                    14,
                    "head",
                    "paper",
                    "centre",
                    True,
                    1,
                )
                continue
            disc(paint, x, y, 15, "#FFE08A" if hot else "#F6C445", "#FFFFFF", 2)
            icon(paint, "minus" if name == "less" else "plus", x, y, 18, "gold")


def _lobe(w: float, h: float, fill: str, edge: str, rim: float, part: float, more: float) -> str:
    """A lobe filled so far, with what would be added in a lighter blue up to a dashed line."""
    r = min(24.0, w / 2 - 2)
    outline = f"M{r} 0H{w - r}Q{w} 0 {w} {r}V{h - r}Q{w} {h} {w - r} {h}H{r}Q0 {h} 0 {h - r}V{r}Q0 0 {r} 0Z"
    room = h - 36
    body = f'<path d="{outline}" fill="#071410" fill-opacity=".22" transform="translate(0 3)"/><path d="{outline}" fill="{fill}" fill-opacity=".94"/>'
    if more > 0:
        y = h - 4 - room * min(1.0, part + more)
        wave, water = _body(w, h, r, y)
        body += f'<path d="{water}" fill="#8FD0FF" fill-opacity=".75"/><path d="{wave}" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="5 4"/>'
    if part > 0:
        wave, water = _body(w, h, r, h - 4 - room * min(1.0, part))
        body += (
            '<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6FC0FF"/><stop offset="1" stop-color="#1A5FC4"/></linearGradient></defs>'
            f'<path d="{water}" fill="url(#w)"/><path d="{wave}" fill="none" stroke="#E4F6FF" stroke-width="2.6"/>'
        )
    return f'{body}<path d="{outline}" fill="none" stroke="{edge}" stroke-width="{rim}"/>'


def _body(w: float, h: float, r: float, y: float) -> tuple[str, str]:
    """The surface of the water at ``y`` and all below it, inside a lobe with round corners."""
    inset = r - math.sqrt(max(r * r - max(y - (h - r), 0) ** 2, 0))
    left, wide = inset, w - 2 * inset
    wave = f"M{left:.1f} {y:.1f}q{wide / 4:.1f} -6 {wide / 2:.1f} 0t{wide / 2:.1f} 0"
    corner = max(y, h - r)
    below = f"L{w - (0 if y < h - r else inset):.1f} {corner:.1f}Q{w - inset * 0.4:.1f} {h} {w - r:.1f} {h}H{r:.1f}Q{inset * 0.4:.1f} {h} {left if y > h - r else 0:.1f} {corner:.1f}Z"
    return wave, wave + below
