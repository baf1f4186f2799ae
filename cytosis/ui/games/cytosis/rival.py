"""The drawer of a seat: what everybody may know of it, from close by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.games.cytosis.pathway import Path
from cytosis.app.play.players import kind_of
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.view import View
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import GLOW, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

AREA = (712.0, 884.0)
BESIDE = 8.0
CARD = (156.0, 170.0)
EDGE, GAP = 24.0, 12.0
PIECES, STOCK, CARDS = 100.0, 170.0, 272.0
"""How far below the top of the drawer each part begins."""
TITLE, TILE, FAN, NONE, WAY, NEED = 32.0, 58.0, 200.0, 52.0, 124.0, 46.0
"""How high the parts are: a heading, a tile, completed cards or none, the vesicles' way, a row of needs."""
STOCKED = ("mrna", "protein", "lipid", "carb", "atp")
STOPS = (("rough_er", 0.08), ("smooth_er", 0.3), ("golgi", 0.6), ("exocytosis", 0.92))
"""Where the organelles of a vesicle's way stand."""
AT = {"rough_er": 0.19, "smooth_er": 0.45, "golgi": 0.76}
"""And where vesicles wait that have left one of them."""
STOP = 68.0


class RivalDrawer:
    """Lays out and paints it."""

    def __init__(self, design: CytosisDesign) -> None:
        self._design = design

    @property
    def area(self) -> Box:
        """Beside the seats."""
        return self._design.at.regions["side"][0] - BESIDE - AREA[0], 8.0, *AREA

    def fan(self, count: int) -> list[Box]:
        """Completed cards beside each other, the outer ones a little lower; closer when they are many."""
        x, y, width, _ = self.area
        room = width - 2 * EDGE - 32
        pitch = min(CARD[0] + 8, (room - CARD[0]) / max(count - 1, 1))
        left = x + (width - pitch * (count - 1) - CARD[0]) / 2
        middle = (count - 1) / 2
        top = y + CARDS + TITLE + 8
        return [(left + i * pitch, top + min(abs(i - middle), 3) * 4, *CARD) for i in range(count)]

    def paint(self, paint: Painter, view: View, seat: int, cards: tuple[str, ...]) -> None:
        """Everything in it."""
        self._head(paint, view, seat)
        self._pieces(paint, view, seat)
        self._stock(paint, view, seat)
        top = self._cards(paint, cards)
        top = self._way(paint, view, seat, top)
        top = self._needs(paint, view, seat, top)
        self._told(paint, view, seat, top)

    def _say(self, key: str, **values: object) -> str:
        return self._design.table.texts.t(f"ui.rival.{key}", **values)

    def _head(self, paint: Painter, view: View, seat: int) -> None:
        """Who it is, how healthy, and who chooses for them."""
        x, y, width, _ = self.area
        table = self._design.table
        paint.sign(f"disk.{paint.theme.players[seat].id}", x + 52, y + 50, 54)
        name = table.names[seat]
        room = width - 262
        used = paint.text(name, x + 92, y + 34, 27, "head", "text", room=room, tall=44)
        if view.first_player == seat:
            paint.sign("first_player", x + 92 + used + 22, y + 34, 32)
        kind = kind_of(table.controller.players()[seat].agent, table.texts)
        fit.line(paint, kind[:1].upper() + kind[1:], (x + 92, y + 56, room, 28), 15, "soft", face="body")
        paint.sign("health", x + width - 108, y + 50, 66)
        heart = (x + width - 134, y + 26, 52, 44)
        fit.line(paint, str(view.seats[seat].health), heart, 24, "#4A2C00", "centre")

    def _heading(self, paint: Painter, key: str, y: float) -> None:
        x, _, width, _ = self.area
        fit.line(paint, self._say(key), (x + EDGE, y, width - 2 * EDGE, TITLE - 2), 17, "heading")

    def _tile(self, paint: Painter, box: Box, picture: str, number: str, about: str) -> None:
        """A picture, a number, and right beside it what it counts."""
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.85, False)
        if picture:
            paint.sign(picture, x + 32, y + height / 2, 38)
        left = x + (60 if picture else 8)
        used, room = 0.0, width * 0.42
        if number:
            used = paint.text(number, left, y + height / 2, 23, "head", "text", room=room, tall=height) + 8
        words = (left + used, y + 4, x + width - left - used - 8, height - 8)
        fit.block(paint, about, words, 15, "body", "soft", "left" if picture else "centre", True, 2)

    def _pieces(self, paint: Painter, view: View, seat: int) -> None:
        x, y, width, _ = self.area
        shown, player, plan = view.seats[seat], paint.theme.players[seat].id, self._design.words.catalog.setup
        parts = (
            (f"flask.{player}", f"{shown.flasks}/{plan.flasks}", "flasks"),
            (f"disk.{player}", f"{shown.disks}/{plan.disks}", "disks"),
            ("hand", str(shown.hand_count), "hand"),
        )
        wide = (width - 2 * EDGE - GAP * 2) / 3
        for i, (picture, number, key) in enumerate(parts):
            box = (x + EDGE + i * (wide + GAP), y + PIECES, wide, TILE)
            self._tile(paint, box, picture, number, self._say(key))

    def _stock(self, paint: Painter, view: View, seat: int) -> None:
        x, y, width, _ = self.area
        self._heading(paint, "stock", y + STOCK)
        wide = (width - 2 * EDGE - GAP * 4) / 5
        for i, name in enumerate(STOCKED):
            n = view.seats[seat].stock[RESOURCES.index(name)]
            box = (x + EDGE + i * (wide + GAP), y + STOCK + TITLE, wide, TILE)
            none = self._say("none", what=self._design.table.texts.n(f"resource.{name}", 2))
            self._tile(paint, box, f"resource.{name}" if n else "", str(n) if n else "", "" if n else none)

    def _cards(self, paint: Painter, cards: tuple[str, ...]) -> float:
        """Completed cards, and what they are worth; returns where they end."""
        x, y, width, _ = self.area
        top = y + CARDS
        self._heading(paint, "completed", top)
        box = (x + EDGE, top + TITLE, width - 2 * EDGE, FAN if cards else NONE)
        plate(paint, box, "well", 14, 0.85, False)
        if not cards:
            none = self._design.table.texts.t("ui.drawer.none")
            fit.line(paint, none, box, 15, "soft", "centre", "body")
        else:
            points = sum(self._design.words.cards[card].hp for card in cards)
            bits: list[Bit] = [str(len(cards)), ("hand", 22), f" +{points}", ("points", 22)]
            fit.bits(paint, bits, x + width - EDGE, top + 15, width * 0.4, 16, align="right")
        pointer = self._design.table.pointer
        hot = pointer.focus if pointer.ring else pointer.hover
        boxes = self.fan(len(cards))
        for i in sorted(range(len(cards)), key=lambda i: f"shown.{i}" == hot):
            lit = f"shown.{i}" == hot
            left, upper, wide, high = boxes[i]
            self._design.cards.large(
                paint, cards[i], (left, upper - 8 * lit, wide, high), GLOW if lit else ""
            )
        return box[1] + box[3] + GAP

    def _vesicles(self, view: View, seat: int) -> list[tuple[str, int]]:
        """The area and the number of each place where a vesicle of this seat lies."""
        return [
            (area, i)
            for area, places in view.vesicles.items()
            for i, vesicle in enumerate(places)
            if vesicle is not None and vesicle.seat == seat
        ]

    def _way(self, paint: Painter, view: View, seat: int, top: float) -> float:
        """The organelles a vesicle passes, and where those of this seat are."""
        x, _, width, _ = self.area
        self._heading(paint, "vesicles", top)
        left, room, middle = x + EDGE, width - 2 * EDGE, top + TITLE + 46
        plate(paint, (left, top + TITLE, room, WAY), "well", 14, 0.85, False)
        line = (
            f'<path d="M0 4H{room * 0.84:.0f}" stroke="#FFE08A" stroke-width="5" stroke-linecap="round" '
            'stroke-dasharray="0.1 12"/>'
        )
        paint.vector(line, (left + room * 0.08, middle - 4, room * 0.84, 8), 4)
        for area, part in STOPS:
            spot = next(name for name in self._design.at.spots if name.startswith(f"{area}."))
            box = (left + room * part - STOP / 2, middle - STOP / 2, STOP, STOP)
            self._design.vignette(paint, f"place {spot}", box)
            name = self._name(area)
            fit.line(paint, name, (box[0] - 24, middle + 38, STOP + 48, 32), 14, "text", "centre", "bold")
        found = self._vesicles(view, seat)
        for area in {area for area, _ in found}:
            own = [i for where, i in found if where == area]
            for n, i in enumerate(own):
                at = left + room * AT[area] + (n - (len(own) - 1) / 2) * 56
                vesicle = view.vesicles[area][i]
                if vesicle is not None:
                    self._design.board.vesicle(paint, (at - 25, middle - 27, 50, 50), vesicle)
        return top + TITLE + WAY + GAP

    def _name(self, area: str) -> str:
        """As short as on the board."""
        texts = self._design.table.texts
        return texts.t(next(key for key in (f"ui.area.{area}", f"ui.plaque.{area}") if texts.has(key)))

    def _needs(self, paint: Painter, view: View, seat: int, top: float) -> float:
        """For each vesicle where it goes next, what that takes, and what it can become."""
        places = [f"{area}.{i + 1}" for area, i in self._vesicles(view, seat)]
        ways = [(place, self._design.question.pathways.chances(place, view)) for place in places]
        ways = [(place, paths) for place, paths in ways if paths]
        if not ways:
            return top
        self._heading(paint, "need", top)
        for i, (place, paths) in enumerate(ways):
            x, _, width, _ = self.area
            self._need(
                paint, view, place, paths, (x + EDGE, top + TITLE + i * (NEED + 6), width - 2 * EDGE, NEED)
            )
        return top + TITLE + len(ways) * (NEED + 6) + 4

    def _need(self, paint: Painter, view: View, place: str, paths: list[Path], box: Box) -> None:
        x, y, width, height = box
        middle = y + height / 2
        plate(paint, box, "well", 12, 0.85, False)
        area, number = place.split(".")
        vesicle = view.vesicles[area][int(number) - 1]
        if vesicle is not None:
            self._design.board.vesicle(paint, (x + 8, middle - 22, 40, 40), vesicle)
        icon(paint, "arrow", x + 74, middle, 20)
        self._step(paint, paths, (x + 96, y, 330.0, height))
        families = sorted({self._design.words.cards[path.card].family for path in paths})
        for i, family in enumerate(families):
            paint.sign(f"family.{family}", x + 436 + i * 34, middle, 28)
        least, most = min(path.points for path in paths), max(path.points for path in paths)
        worth = str(most) if least == most else f"{least}-{most}"
        fit.bits(paint, [worth, ("points", 26)], x + width - 12, middle, 110, 16, align="right")

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

    def _told(self, paint: Painter, view: View, seat: int, top: float) -> None:
        """What has no picture: cards that were seen on their way to the hand, antibodies."""
        x, y, width, height = self.area
        words, texts, shown = self._design.words, self._design.table.texts, view.seats[seat]
        lines = []
        if shown.known:
            names = ", ".join(texts.t(f"card.{card}") for card in shown.known)
            lines.append(texts.t("ui.info.known", cards=names))
        if "antibodies" in shown.more:
            lines.append(texts.t("ui.info.antibodies", what=words.antibodies(shown.more["antibodies"])))
        room = (x + EDGE, top, width - 2 * EDGE, y + height - top - 10)
        if lines:
            fit.block(paint, "  ".join(lines), room, 15, "body", "soft", "left", False, 3)
