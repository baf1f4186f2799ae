"""The drawer of a seat: what everybody may know of it, from close by, as high as that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.games.cytosis.pathway import Path
from cytosis.app.play.players import kind_of
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.view import VesicleView, View
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.seat_sheet import GAP, HEAD, TILE, TITLE, SeatSheet
from cytosis.ui.widgets.shapes import GLOW, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

CARD = (156.0, 170.0)
STOCK, CARDS = HEAD + TILE + GAP, HEAD + 2 * TILE + 2 * GAP + TITLE
"""How far below the top the stock and the completed cards begin."""
FAN, NONE, WAY, NEED, TOLD = 200.0, 52.0, 124.0, 46.0, 44.0
"""How high the parts are: completed cards or none, the vesicles' way, a row of needs, what has no picture."""
STOCKED = ("mrna", "protein", "lipid", "carb", "atp")
STOPS = (("rough_er", 0.07), ("smooth_er", 0.36), ("golgi", 0.65), ("exocytosis", 0.93))
"""Where the organelles of a vesicle's way stand."""
AT = {"rough_er": 0.215, "smooth_er": 0.505, "golgi": 0.79}
"""And where vesicles wait that have left one of them: in the middle of the gap."""
STOP, DISK, CUBE, ACROSS = 68.0, 28.0, 15.0, 3
"""The size of an organelle, of a disk and a cube in a row of needs, and how many cubes lie side by side."""


class RivalDrawer:
    """Lays out and paints it."""

    def __init__(self, design: CytosisDesign) -> None:
        self._design = design

    def sheet(self, view: View, seat: int) -> SeatSheet:
        """Beside the seats."""
        return SeatSheet(self._design.at, self._tops(view, seat)["end"])

    def _tops(self, view: View, seat: int) -> dict[str, float]:
        """How far below its top each part begins whose place depends on what is there."""
        way = CARDS + TITLE + (FAN if self.cards(view, seat) else NONE) + GAP
        need = way + TITLE + WAY + GAP
        rows = len(self._ways(view, seat))
        told = need + (TITLE + rows * (NEED + 6) if rows else 0.0)
        return {
            "way": way,
            "need": need,
            "told": told,
            "end": told + (TOLD if self._lines(view, seat) else 0) + GAP,
        }

    @staticmethod
    def cards(view: View, seat: int) -> tuple[str, ...]:
        """What it has completed."""
        shown = view.seats[seat]
        return (*shown.completed, *shown.more.get("attacks", ()))

    def fan(self, view: View, seat: int) -> list[Box]:
        """Completed cards beside each other."""
        count = len(self.cards(view, seat))
        return self.sheet(view, seat).fan(CARDS + TITLE + 8, count, CARD)

    def paint(self, paint: Painter, view: View, seat: int) -> None:
        """Everything in it."""
        sheet, tops = self.sheet(view, seat), self._tops(view, seat)
        self._head(paint, sheet, view, seat)
        self._pieces(paint, sheet, view, seat)
        self._stock(paint, sheet, view, seat)
        self._cards(paint, sheet, view, seat)
        self._way(paint, sheet, view, seat, tops["way"])
        self._needs(paint, sheet, view, seat, tops["need"])
        lines = self._lines(view, seat)
        if lines:
            fit.block(
                paint, "  ".join(lines), sheet.at(tops["told"], TOLD), 15, "body", "soft", "left", True, 2
            )

    def _say(self, key: str, **values: object) -> str:
        return self._design.table.texts.t(f"ui.rival.{key}", **values)

    def _head(self, paint: Painter, sheet: SeatSheet, view: View, seat: int) -> None:
        """Who it is, how healthy, and who chooses for them."""
        table = self._design.table
        disk = f"disk.{paint.theme.players[seat].id}"
        kind = kind_of(table.controller.players()[seat].agent, table.texts)
        first = "first_player" if view.first_player == seat else ""
        sheet.head(paint, disk, (table.names[seat], kind), view.seats[seat].health, "health", first)

    def _pieces(self, paint: Painter, sheet: SeatSheet, view: View, seat: int) -> None:
        shown, player, plan = view.seats[seat], paint.theme.players[seat].id, self._design.words.catalog.setup
        parts = (
            (f"flask.{player}", f"{shown.flasks}/{plan.flasks}", "flasks"),
            (f"disk.{player}", f"{shown.disks}/{plan.disks}", "disks"),
            ("hand", str(shown.hand_count), "hand"),
        )
        for box, (picture, number, key) in zip(sheet.columns(HEAD, len(parts)), parts, strict=True):
            sheet.tile(paint, box, picture, number, self._say(key))

    def _stock(self, paint: Painter, sheet: SeatSheet, view: View, seat: int) -> None:
        sheet.heading(paint, self._say("stock"), STOCK)
        for box, name in zip(sheet.columns(STOCK + TITLE, len(STOCKED)), STOCKED, strict=True):
            n = view.seats[seat].stock[RESOURCES.index(name)]
            none = self._say("none", what=self._design.table.texts.n(f"resource.{name}", 2))
            sheet.tile(paint, box, f"resource.{name}" if n else "", str(n), "" if n else none)

    def _cards(self, paint: Painter, sheet: SeatSheet, view: View, seat: int) -> None:
        """Completed cards, and what they are worth."""
        cards = self.cards(view, seat)
        sheet.heading(paint, self._say("completed"), CARDS)
        box = sheet.at(CARDS + TITLE, FAN if cards else NONE)
        plate(paint, box, "well", 14, 0.85, False)
        if not cards:
            none = self._design.table.texts.t("ui.drawer.none")
            fit.line(paint, none, box, 15, "soft", "centre", "body")
            return
        points = sum(self._design.words.cards[card].hp for card in cards)
        bits: list[Bit] = [str(len(cards)), ("hand", 22), f" +{points}", ("points", 22)]
        fit.bits(paint, bits, box[0] + box[2], box[1] - TITLE + 15, box[2] * 0.4, 16, align="right")
        pointer = self._design.table.pointer
        hot = pointer.focus if pointer.ring else pointer.hover
        boxes = self.fan(view, seat)
        for i in sorted(range(len(cards)), key=lambda i: f"shown.{i}" == hot):
            lit = f"shown.{i}" == hot
            left, upper, wide, high = boxes[i]
            self._design.cards.large(
                paint, cards[i], (left, upper - 8 * lit, wide, high), GLOW if lit else ""
            )

    def _vesicles(self, view: View, seat: int) -> list[tuple[str, int]]:
        """The area and the number of each place where a vesicle of this seat lies."""
        return [
            (area, i)
            for area, places in view.vesicles.items()
            for i, vesicle in enumerate(places)
            if vesicle is not None and vesicle.seat == seat
        ]

    def _way(self, paint: Painter, sheet: SeatSheet, view: View, seat: int, top: float) -> None:
        """The organelles a vesicle passes, and where those of this seat are."""
        sheet.heading(paint, self._say("vesicles"), top)
        left, above, room, _ = box = sheet.at(top + TITLE, WAY)
        middle = above + 46
        plate(paint, box, "well", 14, 0.85, False)
        (_, first), (_, last) = STOPS[0], STOPS[-1]
        line = (
            f'<path d="M0 4H{room * (last - first):.0f}" stroke="#FFE08A" stroke-width="5" '
            'stroke-linecap="round" stroke-dasharray="0.1 12"/>'
        )
        paint.vector(line, (left + room * first, middle - 4, room * (last - first), 8), 4)
        rooms = [(self._name(area), (0.0, 0.0, STOP + 48, 32.0)) for area, _ in STOPS]
        size = fit.common(paint, rooms, 14, "bold", 1)
        for area, part in STOPS:
            spot = next(name for name in self._design.at.spots if name.startswith(f"{area}."))
            place = (left + room * part - STOP / 2, middle - STOP / 2, STOP, STOP)
            self._design.vignette(paint, f"place {spot}", place)
            under = (place[0] - 24, middle + 38, STOP + 48, 32)
            fit.line(paint, self._name(area), under, size, "text", "centre", "bold")
        found = self._vesicles(view, seat)
        for area in {area for area, _ in found}:
            own = [i for where, i in found if where == area]
            for n, i in enumerate(own):
                at = left + room * AT[area] + (n - (len(own) - 1) / 2) * 56
                vesicle = view.vesicles[area][i]
                if vesicle is not None:
                    self._design.board.vesicle(paint, (at - 25, middle - 27, 50, 50), vesicle)

    def _name(self, area: str) -> str:
        """As short as on the board."""
        texts = self._design.table.texts
        return texts.t(next(key for key in (f"ui.area.{area}", f"ui.plaque.{area}") if texts.has(key)))

    def _ways(self, view: View, seat: int) -> list[tuple[str, list[Path]]]:
        """The places of its vesicles with what each can become."""
        places = [f"{area}.{i + 1}" for area, i in self._vesicles(view, seat)]
        ways = [(place, self._design.question.pathways.chances(place, view)) for place in places]
        return [(place, paths) for place, paths in ways if paths]

    def _needs(self, paint: Painter, sheet: SeatSheet, view: View, seat: int, top: float) -> None:
        """For each vesicle where it goes next, what that takes, and what it can become."""
        ways = self._ways(view, seat)
        if ways:
            sheet.heading(paint, self._say("need"), top)
        for i, (place, paths) in enumerate(ways):
            self._need(paint, view, place, paths, sheet.at(top + TITLE + i * (NEED + 6), NEED))

    def _need(self, paint: Painter, view: View, place: str, paths: list[Path], box: Box) -> None:
        x, y, width, height = box
        middle = y + height / 2
        plate(paint, box, "well", 12, 0.85, False)
        area, number = place.split(".")
        vesicle = view.vesicles[area][int(number) - 1]
        if vesicle is not None:
            self._loaded(paint, vesicle, x + 8, middle)
        icon(paint, "arrow", x + 104, middle, 20)
        self._step(paint, paths, (x + 122, y, 326.0, height))
        families = sorted({self._design.words.cards[path.card].family for path in paths})
        for i, family in enumerate(families):
            paint.sign(f"family.{family}", x + 462 + i * 32, middle, 27)
        least, most = min(path.points for path in paths), max(path.points for path in paths)
        worth = str(most) if least == most else f"{least}-{most}"
        fit.bits(paint, [worth, ("points", 26)], x + width - 12, middle, 100, 16, align="right")

    def _loaded(self, paint: Painter, vesicle: VesicleView, x: float, middle: float) -> None:
        """A disk with its cubes beside it."""
        paint.sign(f"disk.{paint.theme.players[vesicle.seat].id}", x + DISK / 2, middle, DISK)
        cubes = [name for name, n in zip(RESOURCES, vesicle.load, strict=True) for _ in range(n)]
        rows = -(-len(cubes) // ACROSS)
        for i, name in enumerate(cubes):
            left = x + DISK + 10 + (i % ACROSS) * (CUBE + 1) + CUBE / 2
            top = middle + (i // ACROSS - (rows - 1) / 2) * (CUBE + 2)
            paint.sign(f"resource.{name}", left, top, CUBE)

    def _step(self, paint: Painter, paths: list[Path], box: Box) -> None:
        """The next visit on the cheapest of these ways: where, what it takes, and whether that is there."""
        x, y, _, height = box
        following = [next(step for step in path.steps if not step.done) for path in paths]
        step = min(following, key=lambda one: sum(need.need for need in one.needs))
        middle = y + height / 2
        self._design.vignette(paint, f"place {step.spots[0]}", (x, middle - 19, 38, 38))
        fit.line(paint, self._name(step.area), (x + 48, y, 118, height), 15)
        bits: list[Bit] = []
        for need in step.needs:
            bits += [f"{need.have}/{need.need}", (f"resource.{need.resource}", 22)]
        at = x + 190 + (fit.bits(paint, bits, x + 172, middle, 116, 16) if bits else 0.0)
        disc(paint, at, middle, 11, "#35C795" if step.ready else "#D8414F", "#FFFFFF", 1.6)
        icon(paint, "tick" if step.ready else "close", at, middle, 14, "#FFFFFF")

    def _lines(self, view: View, seat: int) -> list[str]:
        """What has no picture: cards that were seen on their way to the hand, antibodies."""
        words, texts, shown = self._design.words, self._design.table.texts, view.seats[seat]
        lines = []
        if shown.known:
            names = ", ".join(texts.t(f"card.{card}") for card in shown.known)
            lines.append(texts.t("ui.info.known", cards=names))
        if "antibodies" in shown.more:
            lines.append(texts.t("ui.info.antibodies", what=words.antibodies(shown.more["antibodies"])))
        return lines
