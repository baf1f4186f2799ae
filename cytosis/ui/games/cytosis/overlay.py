"""What is shown over the table for a while: the interlude between rounds and a virus attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.ui.games.cytosis.attack import PICKER, AttackStage
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.overlay import Overlay

BAND: Box = (430, 176, 592, 226)
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

    def draw(self, paint: Painter, rounds: int) -> None:
        """A band in the middle of the cell."""
        banner = self.banner
        if banner is None:
            return
        texts = self._words.texts
        rise = 14 * max(0.0, 1 - banner.age / FADE)
        x, y, width, height = (BAND[0], BAND[1] + rise, BAND[2], BAND[3])
        if not banner.event:
            height = 128
        paint.panel((x, y, width, height), "panel", 24, "#FFD75E")
        title = texts.t("ui.round", round=banner.round, rounds=rounds)
        paint.text(title, x + width / 2, y + 40, 34, "head", "heading", "centre", room=width - 40)
        starts = texts.t("ui.interlude.starts", name=self._words.seat(banner.starter))
        disk = f"disk.{paint.theme.players[banner.starter].id}"
        wide = paint.text_width(starts, 18, "bold") + 44
        left = x + width / 2 - wide / 2
        paint.sign(disk, left + 16, y + 84, 32)
        paint.text(starts, left + 40, y + 84, 18, "bold", "text")
        if banner.event:
            self._draw_event(paint, banner.event, (x + 24, y + 112, width - 48, 98))

    def _draw_event(self, paint: Painter, event: str, box: Box) -> None:
        x, y, width, height = box
        texts = self._words.texts
        paint.panel(box, "paper", 12)
        framed(paint, f"event.{event}", (x + 12, y + 12, 164, height - 24), 8)
        paint.text(texts.t(f"event.{event}"), x + 192, y + 28, 20, "head", "paper", room=width - 206)
        about = texts.t(f"ui.event.{event}")
        paint.lines(about, (x + 192, y + 44, width - 206, height - 48), 15, "body", "paper")


class CytosisOverlay(Overlay):
    """Hears events as they are shown and paints over the table; never changes the game."""

    def __init__(self, words: Words, seats: int) -> None:
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
            self.interlude.draw(paint, view.rounds)
