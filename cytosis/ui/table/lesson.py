"""A lesson on the real table: a friendly molecule says what to look at and what to do."""

from __future__ import annotations

import math
from typing import Any

from cytosis.app.games import lessons
from cytosis.app.play.controller import Controller, Step
from cytosis.app.play.lessons import LEARNER, Lesson, resumed
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Replace, Target, Transition
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.table.lesson_look import LessonLook, lit, tail
from cytosis.ui.table.lesson_place import leftwards, nearest, stand
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import plate
from cytosis.ui.widgets.spotlight import Spotlight
from cytosis.ui.window.session import Session

WIDTH, SIZE = 470.0, 19.0
BUTTON, SKIP = (150.0, 46.0), (40.0, 40.0)
PLAY = 216.0
"""How wide the button is that leads from the last page to a game of one's own."""
GUIDE, FIGURE = 108.0, 96.0
"""The room of the coach beside the bubble, and how large the coach is."""
WIDE = 640.0
"""How wide the bubble is that points at nothing."""
LARGE = 340_000.0
"""What takes more of the table than that is ground, which may be cut."""
AROUND = 40.0
"""So much around a spot is lit too: its name and what it does."""
DIM = 0.62
"""How much of the light everything loses that the step does not speak of."""
FREE = ("button.rules", "button.menu")
"""Buttons that answer while a page is only to be read, besides what can be looked at."""


RIVALS = ("Rosalind", "Camillo", "Rita", "Emil", "Barbara")
"""Who sits at the other seats."""


class LessonScene(TableScene):
    """The table with a bubble; only the moves the lesson is about are offered."""

    coached = lettered = False

    def __init__(self, session: Session, lesson: Lesson, step: int = 0) -> None:
        self.course = resumed(lesson, step)
        controller = Controller(self.course.match, None, self.course.agents())
        names = [session.texts.t("ui.learn.you"), *RIVALS][: self.course.match.seats]
        settings = session.settings
        self._light = Spotlight()
        super().__init__(controller, names, session.texts, settings.speed, session.audio, session=session)

    # -- the lesson ----------------------------------------------------------------------------------------
    def choices(self) -> list[Any]:
        """Only what the step is about."""
        return self.course.allowed(super().choices())

    def _made(self, step: Step) -> None:
        if step.seat == LEARNER:
            self.course.played(step.do)
        super()._made(step)

    def _forced(self, kind: str) -> None:
        """In a lesson every move is made by hand."""

    def enabled(self, button: str) -> bool:
        """Nothing is taken back in a lesson, and its own words are the hint."""
        return False if button in ("undo", "hint") else super().enabled(button)

    def _undo(self) -> None:
        if self.asking.ask is not None:
            self.asking.step_back()

    def _menu(self) -> MenuScene:
        return MenuScene(self.controller, self.texts, self.session, alone="lesson")

    def choose_at(self, spot: str) -> None:
        """Only what the step is about can be chosen."""
        if self.choosing_spot() and spot not in self.legal_spots():
            self.message = self.texts.t("ui.learn.not_now")
        else:
            super().choose_at(spot)

    def update(self, seconds: float) -> Transition | None:
        """As at any table; after the last step nobody moves any more."""
        if self.course.done and not self.director.busy:
            self.time += seconds
            self.stage.update(seconds, self.view, True)
            return None
        return super().update(seconds)

    def busy(self) -> bool:
        """The ring around what is meant breathes."""
        return True

    def closing(self) -> None:
        """Keep how far it was taken; not being able to is no reason to trouble anybody."""
        try:
            lessons(self.course.lesson.game).keep(self.course, self.session.user_data)
        except OSError as error:
            self.session.message = self.texts.t("ui.settings.unsaved", problem=error.strerror or "")
        super().closing()

    @property
    def waits_for_agent(self) -> bool:
        """After the last step nobody thinks any more."""
        return not self.course.done and super().waits_for_agent

    @property
    def turn(self) -> Any:
        """Nor is it anybody's turn."""
        return None if self.course.done and not self.director.busy else super().turn

    # -- the bubble ----------------------------------------------------------------------------------------
    @property
    def _reading(self) -> bool:
        step = self.course.step
        return step is None or not step.do

    @property
    def _speaking(self) -> bool:
        """The bubble waits until the rivals have moved and everything has settled."""
        return not self.director.busy and (self.course.done or self.human_turn)

    def _words(self) -> str:
        step = self.course.step
        if step is not None:
            return self.texts.t(step.text)
        return self.texts.t("ui.learn.well_done" if self._following() else "ui.learn.all_done")

    def pointed_at(self) -> list[Box]:
        """The boxes of what the step speaks of."""
        step, layout = self.course.step, self.layout
        found: list[Box] = []
        for name in step.point if step is not None else ():
            zone = self.design.zone(name) if "." in name else None
            box = zone.box(name.partition(".")[2]) if zone is not None else layout.regions.get(name)
            if box is not None and name != "board":
                found.append(box)
        return found

    def _following(self) -> Lesson | None:
        lesson = self.course.lesson
        return lessons(lesson.game).after(lesson)

    def _bubble(self, paint: Painter | None = None) -> Box:
        """Where it stands; its height follows the text, which only a painter can measure."""
        if paint is not None:
            width = WIDTH * min(max(self.scale, 1.0), 1.4)
            if not self.pointed_at():  # over the hand: wide and low
                width = max(width, WIDE)
            text = rich_height(paint, self._words(), width - 48, SIZE)
            self._size = (width, 62 + text + (BUTTON[1] + 18 if self._reading else 0))
        return self._stood()

    def _stood(self) -> Box:
        """The bubble near what it speaks of, its coach where the tail is not; over the hand if it is all."""
        (width, height), at, regions = self._size, tuple(self.pointed_at()), self.layout.regions
        key = (self._size, at, self.course.index)
        if self._place[0] != key:
            lit = [one for one in self._lit() if one != self._board]
            if not at and (self.course.done or not lit) and "hand" in regions:
                x, y, wide, tall = regions["hand"]
                top = min(y + (tall - height) / 2, 890 - height)
                box = (x + (wide - width + GUIDE) / 2, top, width, height)
            else:
                box = self._stood_beside(at, lit)
            self._place = (key, box)
        return self._place[1]

    def _stood_beside(self, at: tuple[Box, ...], lit: list[Box]) -> Box:
        """Where it hides least of what it speaks of."""
        width, height = self._size
        regions = self.layout.regions
        cut = [one for name, one in regions.items() if name != "board" and one[2] * one[3] < LARGE]
        wells = [one for one in self.layout.spots.values() if one not in at]
        x, y = stand((width + GUIDE, height), lit, cut, wells, at)
        right = (x + GUIDE, y, width, height)
        return (x, y, width, height) if leftwards(right, at) else right

    _place: tuple[object, Box] = ((), (0.0, 0.0, 0.0, 0.0))
    _size = (WIDTH, 200.0)

    def targets(self) -> list[Target]:
        """The table's, and the bubble's above them."""
        found = super().targets()
        if not self._speaking or self.asking.ask is not None:
            return found
        x, y, width, height = self._bubble()
        found.append(Target("lesson.bubble", (x, y, width, height)))
        found.append(Target("lesson.leave", (x + width - 46, y + 6, *SKIP)))
        found += [Target(name, box) for name, _, box in self._buttons((x, y, width, height))]
        return found

    def _buttons(self, bubble: Box) -> list[tuple[str, str, Box]]:
        """Those at its foot with their labels, the gold one last: on, and after the last page to a game."""
        if not self._reading:
            return []
        x, y = bubble[0] + bubble[2] - 16, bubble[1] + bubble[3] - BUTTON[1] - 14
        key = "next" if not self.course.done else "next_lesson" if self._following() else "play"
        wide = PLAY if key == "play" else BUTTON[0]
        found = [("lesson.next", f"ui.learn.{key}", (x - wide, y, wide, BUTTON[1]))]
        if key == "next_lesson":
            found.insert(0, ("lesson.play", "ui.learn.play", (x - wide - PLAY - 12, y, PLAY, BUTTON[1])))
        return found

    def act(self, name: str) -> Transition | None:
        """The bubble's buttons; while a page is to be read the board itself stays quiet."""
        if name == "lesson.leave":
            return Pop()
        if name == "lesson.next":
            return self._next()
        if name == "lesson.play":
            return self._play()
        if name == "lesson.bubble":
            return None
        if self._speaking and self._reading and not self._free(name):
            return self._next() if self.pointer.ring else None  # Enter, with the focus still on the board
        return super().act(name)

    def _free(self, name: str) -> bool:
        zone = self.design.zone(name)
        return name in FREE or (zone is not None and zone.free)

    def _next(self) -> Transition | None:
        """The next page; after the last the next lesson, or a game of one's own."""
        if not self.course.done:
            self.course.read()
            self._refresh()
            return None
        following = self._following()
        return self._play() if following is None else Replace(LessonScene(self.session, following))

    def _play(self) -> Transition:
        from cytosis.ui.scenes.new_game import NewGameScene  # only now: a lesson shall not wait for it

        return Replace(NewGameScene(self.session, self.course.lesson.game))

    def key(self, key: str) -> Transition | None:
        """Enter, Space and Right turn the page."""
        if self._speaking and self._reading and key in ("return", "enter", "space"):
            return self._next()
        return super().key(key)

    def arrow(self, way: str) -> bool:
        """Right turns the page while there is only one to be read."""
        if self._speaking and self._reading and not self.course.done and way == "right":
            self._next()
            return True
        return super().arrow(way)

    # -- painting ------------------------------------------------------------------------------------------
    def _made_look(self) -> LessonLook:
        return LessonLook(self)

    @property
    def lights(self) -> bool:
        """Whether the step is on the screen, with light on what it speaks of."""
        return self._speaking and self.asking.ask is None and not self.opened

    def draw(self, paint: Painter) -> None:
        """The table, and the bubble above it."""
        super().draw(paint)
        if self.lights:
            self._draw_bubble(paint)

    def draw_light(self, paint: Painter) -> None:
        """Everything dimmed but what is meant, with a ring around that."""
        self._light.draw(paint, self._lit(), DIM)
        grow = 0.0 if self.session.settings.reduced_motion else 3 * math.sin(self.time * 4)
        for box in self.pointed_at():
            lit(paint, box, grow)

    def _lit(self) -> list[Box]:
        """What is not dimmed: what the step speaks of, and what is needed to do it."""
        step, regions = self.course.step, self.layout.regions
        found = [grown(box, AROUND) if box[2] == box[3] else box for box in self.pointed_at()]
        if step is None or "board" in step.point:
            found.append(self._board)
        if step is None or step.do:
            found += [*self.design.needed(), grown(regions["actions"], -8)]
        if "hand" in regions and (step is None or "*" in step.do):
            found.append(grown(regions["hand"], -8))
        return found

    @property
    def _board(self) -> Box:
        """The middle of the table, a little within its edge."""
        return grown(self.layout.regions.get("board", self.layout.room), -8)

    def _draw_bubble(self, paint: Painter) -> None:
        on, (x, y, width, height) = Controls(paint, self.pointer), self._bubble(paint)
        box, pointed = (x, y, width, height), self.pointed_at()
        if pointed:
            tail(paint, box, nearest(box, pointed))
        side = x + width + GUIDE / 2 if leftwards(box, pointed) else x - GUIDE / 2
        scenery(self.course.lesson.game).guide(paint, side, y + height / 2, FIGURE)
        plate(paint, (x, y, width, height), "tip", 20, 1.0)
        step = min(self.course.index + 1, len(self.course.lesson.steps))
        if self.course.done:
            head = self.texts.t(f"lesson.{self.course.lesson.id}")
        else:
            head = self.texts.t("ui.learn.step", n=step, of=len(self.course.lesson.steps))
        paint.text(head, x + 24, y + 28, 15, "bold", "#9A5B00", room=width - 90, tall=28)
        on.bare("lesson.leave", "close", (x + width - 46, y + 6, *SKIP), "paper")
        rich(paint, self._words(), x + 24, y + 46, width - 48, SIZE, "paper")
        buttons = [(name, self.texts.t(key), box) for name, key, box in self._buttons(box)]
        size = on.common([(label, box) for _, label, box in buttons], 18)
        for name, label, place in buttons:
            on.button(name, label, place, "gold" if name == "lesson.next" else "second", size)
