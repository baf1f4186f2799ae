"""What stands on the table and is never clicked: prices, moons, rewards; each says what it means."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cellulose.zones.cards import KINDS, moon
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint import ruler
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info

TRACK = 22.0
"""Half the height of the track of rewards."""
PAGES = {
    "track": "topic.vacuole",
    "top": "topic.vacuole",
    "grey": "topic.vacuole",
    "moon": "topic.evening",
    "kind": "topic.cards",
}


class NoteZone(CelluloseZone):
    """Only explains."""

    prefix: ClassVar[str] = "note"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Everything small that is not a place."""
        return [Target(f"note.{name}", box) for name, box in self._boxes().items()]

    def _boxes(self) -> dict[str, Box]:
        at, last = self.at, len(self.catalog.vacuole_track) - 1
        (left, y), (right, _) = at.reward(0), at.reward(last)
        found: dict[str, Box] = {"track": (left - TRACK, y - TRACK, right - left + 2 * TRACK, 2 * TRACK)}
        found["top"] = (right + 8, y + 11, 30, 19)
        if self.view.reward_grey:
            found["grey"] = at.regions["grey_rewards"]
        for space in self.catalog.spaces:
            if space.action == "take_card" and space.slot < self.catalog.figure("discarded"):
                x, top = moon(at.spots[space.id])
                found[f"moon.{space.slot}"] = (x - 12, top - 12, 24, 24)
        found["mitochondria"] = self._price("mitochondria")
        if self.catalog.scenario.stomata_lower:
            found["stomata"] = self._price("stomata")
        if self.view.viewer is not None and not self.design.hand():
            kinds = zip(KINDS, at.hand(len(KINDS)), strict=True)
            found |= {f"kind.{kind}": box for kind, box in kinds}
        return found

    def _price(self, area: str) -> Box:
        """The price beside the name of an organelle."""
        x, y = self.at.plaque(area)
        if area == "stomata":
            return x + 46, 50, 48, 24
        return x + ruler.width(self.texts.t(f"cellulose.area.{area}"), 15, "head") / 2 + 8, y - 12, 54, 24

    def info(self, rest: str) -> Info | None:
        """What it means, with the numbers of this game."""
        kind, _, name = rest.partition(".")
        if kind == "kind":
            title = self.texts.t(f"cellulose.kind.{name}")
            return Info(
                title, (self.texts.t(f"cellulose.note.kind.{name}"), self.texts.t("cellulose.note.hand"))
            )
        price = next(space.cost for space in self.catalog.spaces if space.id.startswith("mitochondria."))
        told = self.texts.t(
            f"cellulose.note.{kind}.about",
            n=self.catalog.figure("vacuole_top"),
            what=self.words.amounts(price),
            numbers=self.words.listed(map(str, self.catalog.vacuole_track[1:])),
        )
        return Info(self.texts.t(f"cellulose.note.{kind}"), (told,))

    def page(self, rest: str) -> str:
        """The page about it."""
        kind = rest.partition(".")[0]
        return PAGES.get(kind, f"place.{kind}")
