"""The task of a table, where it has one: always in sight at the top of the log, and explained on request."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Protocol

from cytosis.app.games import challenge_of
from cytosis.app.play.challenges import Challenge
from cytosis.app.words.i18n import Texts
from cytosis.app.words.task import Told, of_challenge
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Push, Target, Transition
from cytosis.ui.table.design import Info, Layout, Zone
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.medal import medal
from cytosis.ui.widgets.modal import BODY, Modal
from cytosis.ui.widgets.shapes import icon, plate

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene
    from cytosis.ui.table.state import TableState

TALL, LARGEST = 78.0, 1.5
"""Height of the plate at the usual size of text, and how much it may grow with the text."""
SHARE = 0.48
"""The part of the log that the plate may take."""
LONG = 0.64
"""The part that it takes where it has more to tell."""
NOW = 0.4
"""The part of the plate that the task keeps where a hint stands below it."""
GAP = 6.0
COIN = 34.0
NAMED = 52.0
"""A lower plate has no room for the name of the task."""
SMALL = 8.0
NOTE: Box = (380, 190, 840, 520)
"""Where all of it is told."""
MEDAL, STORY = 44.0, 70.0
"""A medal before what it asks for; the margins of the story."""


class Task(Protocol):
    """What a table is about besides winning."""

    fresh: bool
    """Whether it has to be told before anything else."""

    @property
    def long(self) -> bool:
        """Whether it has more to tell than a few words."""

    def told(self) -> Told:
        """As it stands now."""


class ChallengeTask:
    """A challenge at its table: the next medal, and how far it is."""

    def __init__(self, table: TableState, challenge: Challenge) -> None:
        self._table = table
        self._challenge = challenge
        self._kept: tuple[int, Told] | None = None
        begun = len(challenge.begun)
        self.fresh = begun > 0 and len(table.match.journal.lines) == begun

    @property
    def long(self) -> bool:
        """The next medal is told in a few words."""
        return False

    def told(self) -> Told:
        """Worked out once for each move."""
        here = len(self._table.match.journal.lines)
        if self._kept is None or self._kept[0] != here:
            self._kept = here, of_challenge(self._challenge, self._table.match, self._table.texts)
        return self._kept[1]


def task_of(table: TableState) -> Task | None:
    """The task of a table; mostly none, and none where a game is only looked at."""
    challenge = None if table.looking else challenge_of(table.match)
    return ChallengeTask(table, challenge) if challenge is not None else None


def furnished(table: TableScene) -> None:
    """Add the plate to the zones of a table that has a task."""
    if table.task is not None:
        zone = TaskZone(table)
        table.design.zones = (zone, *table.design.zones)
        table.design.painted = (zone, *table.design.painted)  # hints lie over it
        if table.task.fresh:
            table.wanted = "task.plate"


def laid(table: TableState, layout: Layout) -> Layout:
    """The layout with room for the plate above the log."""
    if table.task is None:
        return layout
    x, y, width, height = layout.regions["log"]
    tall = min(TALL * min(max(table.scale, 1.0), LARGEST), height * SHARE)
    if table.task.long:
        tall = height * LONG
    regions = {
        **layout.regions,
        "task": (x, y, width, tall),
        "log": (x, y + tall + GAP, width, height - tall - GAP),
    }
    return replace(layout, regions=regions)


class TaskNote(Modal):
    """All of a task, over the table: what it asks, each medal, and the biology behind it."""

    sign = "trophy"

    def __init__(self, told: Told, texts: Texts) -> None:
        super().__init__(told.title, "", [("close", texts.t("ui.go_on"), Pop())])
        self._told = told
        x, y, width, high = NOTE
        lower = high if told.medals else high - 120
        self.box = (x, y + (high - lower) / 2, width, lower)

    def draw(self, paint: Painter) -> None:
        """One below the other, all words in one size, as large as all of them fit."""
        super().draw(paint)
        told, (x, y, width, height) = self._told, self.box
        rows = [*told.rules, *told.medals, *([told.story] if told.story else [])]
        inset = [0.0] * len(told.rules) + [MEDAL + 14] * len(told.medals) + [STORY] * bool(told.story)
        left, room = x + 40, width - 80
        size = BODY
        while size > SMALL and sum(self._highs(paint, rows, inset, room, size)) > height - 196:
            size -= 0.5
        top = y + 92
        medals = len(told.rules), len(told.rules) + len(told.medals)
        for i, (text, high) in enumerate(zip(rows, self._highs(paint, rows, inset, room, size), strict=True)):
            if medals[0] <= i < medals[1]:
                worth = i - medals[0] + 1
                won = told.medal is not None and told.medal >= worth
                medal(paint, worth, left + MEDAL / 2, top + high / 2 - 3, MEDAL, won)
            elif i == medals[1]:
                plate(paint, (left, top, room, high - 6), "biology", 14, 0.9, False)
                icon(paint, "info", left + 26, top + high / 2 - 3, 26, "good")
            words = (left + inset[i] - (14 if i == medals[1] else 0), top, room - inset[i], high - 6)
            fit.block(paint, text, words, size, "body", "text", "left", True)
            top += high

    def _highs(
        self, paint: Painter, rows: list[str], inset: list[float], room: float, size: float
    ) -> list[float]:
        least = [MEDAL + 10 if width == MEDAL + 14 else 24 if width == STORY else 0 for width in inset]
        highs = [
            fit.height(paint, size) * len(paint.wrapped(text, size, "body", room - width)) + 12
            for text, width in zip(rows, inset, strict=True)
        ]
        return [max(one, other) for one, other in zip(highs, least, strict=True)]


class TaskZone(Zone):
    """The plate; a click, or Enter, tells all of it."""

    prefix: ClassVar[str] = "task"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    @property
    def _box(self) -> Box:
        return self.table.layout.regions["task"]

    @property
    def _told(self) -> Told:
        if self.table.task is None:
            raise RuntimeError("a table without a task has no plate")
        return self.table.task.told()

    def targets(self) -> list[Target]:
        """The plate."""
        return [Target("task.plate", self._box)]

    def act(self, rest: str) -> Transition | None:
        """All of it, to be read."""
        return Push(TaskNote(self._told, self.table.texts))

    def info(self, rest: str) -> Info | None:
        """The same beside the plate."""
        return Info(self._told.title, self._told.whole)

    def still(self, paint: Painter) -> None:
        """Name, and what to do next."""
        told, (x, y, width, height) = self._told, self._box
        plate(paint, self._box, "note", 12, 0.98, False, 1.8)
        left = x + 12
        if told.medal is not None:
            medal(paint, told.medal, x + 12 + COIN / 2, y + height / 2, COIN)
            left += COIN + 10
        room = x + width - 10 - left
        head = min(height * 0.34, 26.0) if height >= NAMED else 0.0
        if head:
            fit.block(paint, told.title, (left, y + 4, room, head), 15, "head", "heading", "left", True, 1)
        below = (left, y + 3 + head, room, height - head - 6)
        ink = "bad" if told.lost else "text"
        if told.hint:
            self._with_hint(paint, told, below)
        else:
            fit.block(paint, told.now, below, 13.5, "body", ink, "left", True, 99)
        Controls(paint, self.table.pointer).ring("task.plate", self._box, 12)

    def _with_hint(self, paint: Painter, told: Told, box: Box) -> None:
        """The task stays, the hint follows below it; what finds no room is told by a click."""
        x, y, width, height = box
        high = paint.lines(told.now, (x, y, width, height * NOW), 13.5) + GAP / 2
        paint.lines(told.hint, (x, y + high, width, height - high), 13.5, ink="heading")
