"""What is shown over the table for a while: the interlude between rounds and a virus attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.ui.games.cytosis.attack import PICKER, AttackStage
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.games.cytosis.plaques import key_of
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette
from cytosis.ui.table.ask_place import free_place
from cytosis.ui.table.overlay import Overlay
from cytosis.ui.widgets.shapes import GLOW as GOLD
from cytosis.ui.widgets.shapes import glow, plate

BAND: Box = (430, 176, 592, 128)
CARD = (520.0, 330.0)
"""Of a round without an event, and the card of one."""
VEIL, AROUND = 0.5, 26.0
"""How dark the table becomes, and how far around the spots an event is about it does not."""
FADE = 0.25
"""Seconds it takes to appear and to go."""
STAYS = 1.7
"""Seconds it stays after the round has begun."""


@dataclass
class Banner:
    """What is announced."""

    round: int = 0
    starter: int = 0
    event: str = ""
    age: float = 0.0


class Interlude:
    """Hears the end of a round and shows the beginning of the next."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._event = ""
        self.banner: Banner | None = None

    def hear(self, event: Event) -> None:
        """An event of the game is being shown."""
        if isinstance(event, happened.FlasksReturned):
            self._event = ""
        elif isinstance(event, happened.EventRevealed):
            self._event = event.event
        elif isinstance(event, happened.RoundStarted):
            self.banner = Banner(event.round, event.starter, self._event)

    def update(self, seconds: float) -> None:
        """It goes by itself."""
        if self.banner is not None:
            self.banner.age += seconds
            if self.banner.age > STAYS + FADE:
                self.banner = None

    def close(self) -> None:
        """Somebody has seen enough."""
        self.banner = None

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return self.banner is not None

    def draw(self, paint: Painter, rounds: int, layout: TableLayout) -> None:
        """A band in the middle of the cell, or the event's card beside what it is about."""
        banner = self.banner
        if banner is None:
            return
        rise = 14 * max(0.0, 1 - banner.age / FADE)
        if banner.event:
            self._card(paint, banner, rounds, layout, rise)
            return
        x, y, width, height = BAND
        y += rise
        paint.panel((x, y, width, height), "panel", 24, GOLD)
        title = self._words.texts.t("ui.round", round=banner.round, rounds=rounds)
        paint.text(title, x + width / 2, y + 40, 34, "head", "heading", "centre", room=width - 40)
        self._starts(paint, banner, x + width / 2, y + 84, "text")

    def _starts(self, paint: Painter, banner: Banner, x: float, y: float, ink: str) -> None:
        """Who begins."""
        starts = self._words.texts.t("ui.interlude.starts", name=self._words.seat(banner.starter))
        left = x - (paint.text_width(starts, 18, "bold") + 44) / 2
        paint.sign(f"disk.{paint.theme.players[banner.starter].id}", left + 16, y, 32)
        paint.text(starts, left + 40, y, 18, "bold", ink)

    def _about(self, event: str, layout: TableLayout) -> Box | None:
        """Where on the board an event works; None for one that works everywhere."""
        spots = self._spots(event)
        if not spots:
            return None
        names = {key_of(spot) for spot in spots}
        boxes = [layout.spots[spot] for spot in spots]
        boxes += [box for key, box in layout.plaques.items() if key in names]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, low = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes) + 20
        return left - AROUND, top - 8, right - left + 2 * AROUND, low - top + 16

    def _spots(self, event: str) -> Sequence[str]:
        """The spots where an event works."""
        where = {one.id: one.location for one in self._words.catalog.events}.get(event, "")
        areas = (area.spots for area in self._words.catalog.areas if where and area.boost == where)
        return next(areas, ())

    def _card(self, paint: Painter, banner: Banner, rounds: int, layout: TableLayout, rise: float) -> None:
        """Large, in a darker table; what it is about stays bright."""
        about = self._about(banner.event, layout)
        hole = rim = ""
        if about is not None:
            hole = _rounded(about, 30.0)
            rim = f'<path d="{hole}" fill="none" stroke="{GOLD}" stroke-width="5" stroke-linejoin="round"/>'
        dark = f'<path d="M0 0H1600V900H0Z{hole}" fill="#070D24" fill-opacity="{VEIL}" fill-rule="evenodd"/>'
        paint.vector(dark + rim, (0, 0, 1600, 900))
        width, height = CARD
        middle = layout.middle
        spot = about or (middle[0] + middle[2] / 2, middle[1] + middle[3] / 2 + height / 2, 0.0, 0.0)
        place = free_place(spot, width, height, True, (), layout.room)
        box = (place[0], place[1] + rise, width, height)
        glow(paint, box, GOLD, 18, 14, 0.16)
        plate(paint, box, "ask", 18, 1.0, True, 2.4)
        self._face(paint, banner, rounds, box)

    def _face(self, paint: Painter, banner: Banner, rounds: int, box: Box) -> None:
        """Name, picture, what it does, and who begins."""
        x, y, width, height = box
        texts, event = self._words.texts, banner.event
        family = "virus_attack" if event.startswith("virus") else "event"
        paint.band((x + 1, y + 1, width - 2, 58), palette("cytosis")["families"][family], 17)
        round_ = texts.t("ui.round", round=banner.round, rounds=rounds)
        used = min(paint.text_width(round_, 16, "head"), width * 0.4) + 20
        fit.line(paint, texts.t(f"event.{event}"), (x + 22, y, width - 40 - used, 58), 24, "#FFFFFF")
        fit.line(paint, round_, (x + width - used - 16, y, used, 58), 16, "#FFFFFF", "right")
        framed(paint, f"event.{event}", (x + 20, y + 72, width - 40, 140), 12)
        about = (x + 20, y + 218, width - 40, 56)
        fit.block(paint, texts.t(f"ui.event.{event}"), about, 19, "head", "paper", "centre", True, 2)
        self._starts(paint, banner, x + width / 2, y + height - 30, "paper")


def _rounded(box: Box, r: float) -> str:
    """The outline of a box with round corners."""
    x, y, w, h = box
    arc = f"a{r} {r} 0 0 1"
    sides = f"h{w - 2 * r}{arc} {r} {r}v{h - 2 * r}{arc} {-r} {r}h{2 * r - w}{arc} {-r} {-r}v{2 * r - h}"
    return f"M{x + r} {y}{sides}{arc} {r} {-r}z"


class CytosisOverlay(Overlay):
    """Hears events as they are shown and paints over the table; never changes the game."""

    def __init__(self, words: Words, seats: int, layout: Callable[[], TableLayout]) -> None:
        self._layout = layout
        self.attack = AttackStage(words, seats)
        self.interlude = Interlude(words)
        self._time = 0.0

    @property
    def corner(self) -> tuple[float, float] | None:
        """Decisions of an attack are asked beside its lanes."""
        return PICKER[:2] if self.attack.moving else None

    def note(self, event: Event) -> None:
        """Antibodies count as they were when the dice were rolled."""
        self.attack.note(event)

    def hear(self, event: Event) -> None:
        """An event is being shown."""
        self.attack.hear(event)
        self.interlude.hear(event)

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """Time passes; ``still`` says that no event is being shown."""
        self._time += seconds
        self.interlude.update(seconds)
        self.attack.update(seconds)
        self.attack.follow(view, still)

    def close(self) -> None:
        """Somebody has seen enough."""
        self.interlude.close()
        self.attack.close()

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return self.attack.moving or self.interlude.moving

    def draw(self, paint: Painter, view: Any) -> None:
        """Over the table and under the picker."""
        self.attack.draw(paint, self._time)
        if not self.attack.moving:
            self.interlude.draw(paint, view.rounds, self._layout())
