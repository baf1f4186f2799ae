"""The cell: spots that flasks are set on, and vesicles on their way."""

from __future__ import annotations

import math
from typing import ClassVar

from cytosis.ui.games.cytosis.keys import LETTERS
from cytosis.ui.games.cytosis.options import cost_bits, gain_bits
from cytosis.ui.games.cytosis.pathway import PathPainter
from cytosis.ui.games.cytosis.zones.zone import CytosisZone
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.table.keys import letter_of, paint_letter

GRIP = 6
"""A spot is caught so far beside it."""
LIT = 8
"""And lit so far around it in a lesson."""
NEAR = 160.0
"""So far from a spot a disk may be let go and still be meant for it."""


class SpotZone(CytosisZone):
    """Where flasks go; what lies on the board is painted with them."""

    prefix: ClassVar[str] = "spot"
    leads: ClassVar[bool] = True
    rounded: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """All but the places of grey flasks."""
        return [
            Target(f"spot.{name}", grown(box, GRIP))
            for name, box in self.layout.spots.items()
            if not name.startswith("grey.")
        ]

    def act(self, rest: str) -> None:
        """Set the flask in hand there."""
        self.table.choose_at(rest)

    def info(self, rest: str) -> Info | None:
        """What the flask in hand would do there, or why it cannot."""
        title = self.texts.t(f"spot.{rest}")
        if not self.table.choosing_spot():
            return Info(title)
        moves = self.asking.at(rest)
        if not moves:
            why = self.asking.why_not(rest).replace(f": {self.words.spot(rest)}.", ".")
            return Info(title, (why,), bad=True)  # the title says where
        effect = self.asking.effect_of(moves)
        if effect is None:
            return Info(title, (self.texts.n("ui.info.ways", len(moves)),))
        rows: list[tuple[str, tuple[Bit, ...]]] = []
        if cost := cost_bits(effect):
            rows.append((self.texts.t("ui.ask.cost"), tuple(cost)))
        if gain := gain_bits(effect, self.words):
            rows.append((self.texts.t("ui.ask.gain"), tuple(gain)))
        final = (self.texts.t("ui.info.final"),) if effect.final else ()
        return Info(title, final, tuple(rows))

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"spot.{rest}"

    def box(self, rest: str) -> Box | None:
        """The spot with its rim."""
        spots = self.layout.spots
        return grown(spots[rest], LIT) if rest in spots else None

    def lying(self, paint: Painter) -> None:
        """Everything that lies on the board; where the flask in hand may go glows."""
        table = self.table
        asked = self.asking.ask is not None  # then only the well in question is in question
        wells = self.asking.wells() if table.choosing_spot() and not asked else {}
        used = self.design.used() if not table.director.busy else {}
        self.design.board.pieces(paint, self.view, wells, used, table.director.hidden)

    def still(self, paint: Painter) -> None:
        """While the keyboard leads: the letter of each place, beside its spots."""
        table = self.table
        if (
            not (table.lettered and table.pointer.ring and table.choosing_spot())
            or self.asking.ask is not None
        ):
            return
        for spot, box in self.layout.spots.items():
            letter = letter_of(LETTERS, spot)
            if letter:
                paint_letter(paint, letter, box[0] - 13, box[1] - 7)


class VesicleZone(CytosisZone):
    """Disks on their way through the cell; an own one can be carried on."""

    prefix: ClassVar[str] = "place"
    free: ClassVar[bool] = True
    rounded: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Every disk."""
        choosing = self.table.choosing_spot()
        return [
            Target(
                f"place.{name}", self.layout.places[name], draggable=choosing and self.asking.carries(name)
            )
            for area, places in self.view.vesicles.items()
            for i, vesicle in enumerate(places, 1)
            if vesicle is not None and (name := f"{area}.{i}")
        ]

    def act(self, rest: str) -> None:
        """Its path stays, or goes."""
        self.table.traced = "" if self.table.traced == f"place.{rest}" else f"place.{rest}"

    def drop(self, rest: str, target: str) -> None:
        """It is carried on: a flask goes to the spot there, with the disk already chosen."""
        self.asking.cancel()
        self.asking.grey, self.table.message = False, ""
        spot = target.removeprefix("spot.") if target.startswith("spot.") else self._near(rest)
        if spot:
            self.table.choose_at(spot)
        if self.asking.ask is not None:
            self.asking.open_spot(spot, disk=rest)

    def _near(self, place: str) -> str:
        """The spot that was meant by letting the disk go beside it; empty where there is none."""
        spots = [spot for spot in self.table.legal_spots() if self.asking.takes(spot, place)]
        far = {spot: math.dist(self.table.pointer.at, centre(self.layout.spots[spot])) for spot in spots}
        nearest = min(far, key=far.__getitem__, default="")
        return nearest if nearest and far[nearest] < NEAR else ""

    def info(self, rest: str) -> Info | None:
        """Whose it is, and its load."""
        return self.design.infos.vesicle(self.view, rest)

    def page(self, rest: str) -> str:
        """What vesicles are."""
        return "topic.vesicle"

    def moving(self, paint: Painter) -> None:
        """The path of what is pointed at or was selected."""
        path = self.design.path()
        if path is not None:
            still = self.table.session.settings.reduced_motion
            PathPainter(self.layout).paint(paint, path, 0.0 if still else self.table.time)
