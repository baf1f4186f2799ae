"""For those who only watch: pause and pace, every hand in small, and how the race stands.

It lies where the hand of a person would be. Hands are open only where no person ever played at this table.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar

from cytosis.app.files.settings import SPEEDS
from cytosis.app.play.players import people_ever
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info, Zone
from cytosis.ui.widgets.chart import spread
from cytosis.ui.widgets.choices import segment, segment_targets
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, disc, icon, mix, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

LEFT, RACE = 312.0, 236.0
"""How wide the controls and the race are; hands share what lies between."""
EDGE, GAP = 14.0, 8.0
BADGE = 19.0
"""How far apart the signs of equal scores stand."""
HEAD = 30.0
CARD = 0.78
"""A card in small: how wide by its height."""
MOST = 0.62
"""Of several cards each takes no more of the width than this, so that all are seen."""
FEWEST = 2
"""From so many points on there is a race to see."""
NARROW = 112.0
"""Where hands would be narrower than that the race makes room for them."""


class WatchZone(Zone):
    """What an onlooker needs; nothing where a person plays."""

    prefix: ClassVar[str] = "watch"
    ringed: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._race: dict[int, tuple[int, ...]] = {}

    @property
    def shown(self) -> bool:
        """Whether nobody at the table is a person, and nothing lies where the controls are."""
        covers = self.table.stage.covers
        if covers is not None and covers[0] < self._box()[0] + LEFT:
            return False
        return not self.table.people and not self.table.looking and not self.table.controller.read_only

    def _box(self) -> Box:
        return self.table.layout.regions["hand"]

    def _speeds(self) -> Box:
        x, y, _, height = self._box()
        return x + EDGE, y + height - EDGE - 38, LEFT - 2 * EDGE, 38.0

    def _button(self, which: int) -> Box:
        x, y, _, height = self._box()
        return x + EDGE + 62 + which * 76, y + height / 2 - 40, 60.0, 60.0

    def targets(self) -> list[Target]:
        """Pause, one move, and four paces."""
        if not self.shown:
            return []
        found = [Target("watch.pause", self._button(0)), Target("watch.step", self._button(1))]
        return [*found, *segment_targets("watch.speed", SPEEDS, self._speeds())]

    def act(self, rest: str) -> None:
        """Stop and go on, one move more, or another pace."""
        table = self.table
        kind, _, value = rest.partition(".")
        if kind == "speed":
            table.watched_at = value
        elif kind == "pause":
            table.paused = not table.paused
        else:
            table.paused = True
            table.press("confirm")

    def info(self, rest: str) -> Info | None:
        """What a button does."""
        texts, kind = self.table.texts, rest.partition(".")[0]
        if kind == "speed":
            return Info(texts.t("ui.settings.ai_speed"))
        key = "ui.watch.step" if kind == "step" else "ui.go_on" if self.table.paused else "ui.watch.pause"
        return Info(texts.t(key))

    def moment(self) -> Hashable:
        """Whether it stands still, and how the race stands."""
        if not self.shown:
            return None
        self._note()
        return self.table.paused, self.table.ai_speed, len(self._race), self.table.stage.covers

    def _note(self) -> None:
        """Remember the points of this round."""
        figures = self.table.design.figures()
        points = [figures.get(f"health.{seat}") or figures.get(f"total.{seat}") for seat in self._racing()]
        if all(points):
            here = max(self.table.match.progress().round, 0)
            self._race[here] = tuple(one.value for one in points if one is not None)

    def _racing(self) -> list[int]:
        """The seats, and whom the rules play."""
        rival = [-1] if "health.-1" in self.table.design.figures() else []
        return [*range(self.table.match.seats), *rival]

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """The panel, the hands and the race."""
        if not self.shown:
            return
        x, y, width, height = self._box()
        paint.panel(self._box(), "panel", 14)
        if self.table.stage.covers is not None:
            return
        right = x + width - EDGE
        roomy = (width - LEFT - RACE) / self.table.match.seats >= NARROW
        race = len(self._race) >= FEWEST and width > 900 and roomy
        if race:
            self._paint_race(paint, (right - RACE, y + EDGE / 2, RACE, height - EDGE))
            right -= RACE + GAP
        self._hands(paint, (x + LEFT, y + 8, right - x - LEFT, height - 16))

    def _hands(self, paint: Painter, box: Box) -> None:
        x, y, width, height = box
        table, seats = self.table, self.table.match.seats
        wide = (width - GAP * (seats - 1)) / seats
        turn = table.turn
        hands = [self._cards(seat) for seat in range(seats)]
        names = [(name, (0.0, 0.0, wide - 50, HEAD)) for name in table.names]
        size = fit.common(paint, names, 18, "head", 1)
        for seat in range(seats):
            left = x + seat * (wide + GAP)
            active = turn is not None and turn.seat == seat
            colour = paint.theme.players[seat].colour
            edge = "#FFD75E" if active else mix("#50689F", colour, 0.4)
            tint = (mix("#2A3A6C", colour, 0.24), mix("#172149", colour, 0.12), edge)
            plate(paint, (left, y, wide, height), tint, 12, 0.97, False, 2.2 if active else 1.4)
            badge(paint, seat, left + 22, y + 20, 26)
            name = (left + 40, y + 5, wide - 48, HEAD)
            fit.block(paint, table.names[seat], name, size, "head", "text", "left", True, 1)
            self._fan(paint, hands[seat], (left + 8, y + HEAD + 12, wide - 16, height - HEAD - 20))

    def _cards(self, seat: int) -> Sequence[str | None]:
        """The hand of a seat: faces where nobody minds, else backs."""
        table = self.table
        if not people_ever(table.match.journal):
            return table.design.hand_of(table.match.view(seat), seat)
        return table.design.hand_of(table.view, seat)

    def _fan(self, paint: Painter, cards: Sequence[str | None], box: Box) -> None:
        x, y, width, height = box
        if not cards:
            fit.line(paint, self.table.texts.t("ui.watch.no_cards"), box, 15, "mute", "centre", "body")
            return
        each = min(height * CARD, width if len(cards) < FEWEST else width * MOST)
        pitch = min(each + 6, (width - each) / max(len(cards) - 1, 1))
        left = x + (width - each - pitch * (len(cards) - 1)) / 2
        top = y + (height - each / CARD) / 2
        for i, card in enumerate(cards):
            self.table.design.small(paint, card, (left + i * pitch, top, each, each / CARD))

    def _paint_race(self, paint: Painter, box: Box) -> None:
        """A line for each seat, round by round, and where they stand."""
        x, y, width, height = box
        rounds = sorted(self._race)[-24:]
        values = [self._race[one] for one in rounds]
        least, most = min(map(min, values)), max(max(map(max, values)), 1)
        plate(paint, box, "well", 12, 0.9, False)
        title = (x + 12, y + 3, width - 24, 26)
        fit.block(paint, self.table.texts.t("ui.watch.race"), title, 15, "head", "heading", "left", True, 1)
        left, right, top, bottom = x + 14, x + width - 34, y + 36, y + height - 16
        body = ""
        for place, seat in enumerate(self._racing()):
            points = [
                (
                    left + (right - left) * i / max(len(values) - 1, 1) - x,
                    bottom - (bottom - top) * (one[place] - least) / max(most - least, 1) - y,
                )
                for i, one in enumerate(values)
            ]
            path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
            look = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
            body += f'<path d="{path}" stroke="#0B1230" stroke-width="6" {look}/>'
            line = paint.theme.players[seat].line
            body += f'<path d="{path}" stroke="{line}" stroke-width="3" {look}/>'
        paint.vector(body, box, once=True)
        wanted = [bottom - (bottom - top) * (value - least) / max(most - least, 1) for value in values[-1]]
        for seat, py in zip(self._racing(), spread(wanted, BADGE, top, bottom), strict=True):
            badge(paint, seat, right + 12, py, 20)

    def still(self, paint: Painter) -> None:
        """The controls."""
        if not self.shown:
            return
        table, (x, y, _, _) = self.table, self._box()
        texts = table.texts
        title = (x + EDGE + 2, y + 8, LEFT - 2 * EDGE, 30.0)
        fit.block(paint, texts.t("ui.watch.title"), title, 19, "head", "heading", "left", True, 1)
        signs = {"pause": "play" if table.paused else "pause", "step": "last"}
        for which, (name, sign) in enumerate(signs.items()):
            self._round(paint, f"watch.{name}", sign, self._button(which), which == 0)
        options = [(speed, texts.t(f"ui.settings.ai_speed.{speed}")) for speed in SPEEDS]
        chosen = table.ai_speed
        segment(Controls(paint, table.pointer), "watch.speed", options, chosen, self._speeds(), 14)

    def _round(self, paint: Painter, name: str, sign: str, box: Box, gold: bool) -> None:
        pointer = self.table.pointer
        x, y, size = box[0] + box[2] / 2, box[1] + box[3] / 2, box[2] / 2
        face = paint.theme.faces["gold" if gold else "second"]
        top, bottom, edge = face[0], face[1], face[2]
        disc(paint, x, y, size - 3, top if pointer.hover == name else bottom, edge, 2)
        icon(paint, sign, x, y, size * 0.9, "#3A2500" if gold else "text")
        if pointer.ring and pointer.focus == name:
            ring(paint, box, size)
