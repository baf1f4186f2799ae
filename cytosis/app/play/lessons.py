"""The lessons: short guided games on the real table, with fixed positions.

A lesson is data (assets/lessons): a position and steps. The rules stay the engine's; a step only says
which of the legal moves it is about. Progress is kept, so a lesson goes on where it was left. How a
position is laid out, a game's room says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from cytosis import paths
from cytosis.ai import registry
from cytosis.ai.agent import Budget, Choice
from cytosis.app.files import safe_file
from cytosis.engine.errors import IllegalAction, SaveError
from cytosis.engine.match import Match
from cytosis.engine.ruleset import DEFAULT_GAME

FILE = "lessons.json"
LEARNER = 0
MOST_MOVES = 40


@dataclass(frozen=True, slots=True)
class Step:
    """One bubble: what it points at, and which moves it waits for (none: it is only read)."""

    text: str
    point: tuple[str, ...]
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()

    def wants(self, action: Any) -> bool:
        """Whether a move is one this step is about."""
        return any(fnmatchcase(str(action), pattern) for pattern in self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what to do there."""

    game: str
    id: str
    steps: tuple[Step, ...]
    start: Any
    """The position as the file describes it."""
    page: str
    """The page of the rules that says more."""
    laid: Callable[[Any], Match]

    def match(self) -> Match:
        """The game at the beginning of the lesson."""
        return self.laid(self.start)


class Lessons:
    """A game's lessons in their order, and how far each was taken; a game may have none."""

    def __init__(self, game: str, laid: Callable[[Any], Match] | None = None, seats: int = 0) -> None:
        self.game = game
        self.seats = seats
        self._laid = laid

    @cached_property
    def all(self) -> tuple[Lesson, ...]:
        """Read once, when somebody wants to learn: it takes its time."""
        if self._laid is None:
            return ()
        path = paths.assets() / "lessons" / f"{self.game}.yaml"
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        return tuple(self._lesson(one, self._laid) for one in data["lessons"])

    def _lesson(self, data: dict[str, Any], laid: Callable[[Any], Match]) -> Lesson:
        steps = tuple(
            Step(
                f"lesson.{data['id']}.{number}",
                tuple(step["point"]),
                tuple(step.get("do", ())),
                tuple(step.get("then", ())),
            )
            for number, step in enumerate(data["steps"], 1)
        )
        return Lesson(self.game, data["id"], steps, data, data["page"], laid)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return self._laid is not None

    def next(self, progress: Progress) -> str:
        """The first lesson that was never finished; the first of all when every one was."""
        ids = [lesson.id for lesson in self.all]
        return next((id_ for id_ in ids if id_ not in progress.done), ids[0])

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows; None after the last."""
        ids = [one.id for one in self.all]
        following = ids.index(lesson.id) + 1
        return self.all[following] if following < len(ids) else None

    def progress(self, user_data: Path) -> Progress:
        """What is kept; nothing where the file is missing or damaged (it is then put aside)."""
        data = self._kept(self._file(user_data))
        if not isinstance(data, dict):  # nothing kept: no need to read the lessons
            return Progress({}, frozenset())
        known = {lesson.id: len(lesson.steps) for lesson in self.all}
        steps, done = data.get("steps"), data.get("done")
        if not isinstance(steps, dict):
            steps = {}
        return Progress(
            {id_: n for id_, n in steps.items() if type(n) is int and 0 <= n <= known.get(id_, -1)},
            frozenset(id_ for id_ in done if id_ in known) if isinstance(done, list) else frozenset(),
        )

    @staticmethod
    def _kept(path: Path) -> object:
        try:
            return safe_file.read(path)
        except OSError:
            return None
        except SaveError:
            safe_file.put_aside(path)
            return None

    def keep(self, course: Course, user_data: Path) -> None:
        """Remember how far a lesson was taken; OSError when the disk does not let us."""
        path = self._file(user_data)
        with safe_file.locked(path):
            before = self.progress(user_data)
            id_ = course.lesson.id
            steps = {**before.steps, id_: 0 if course.done else course.index}
            done = before.done | {id_} if course.done else before.done
            safe_file.write(path, {"steps": steps, "done": sorted(done)})

    def _file(self, user_data: Path) -> Path:
        """The first game's file has kept its name."""
        return user_data / (FILE if self.game == DEFAULT_GAME else f"lessons-{self.game}.json")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far each lesson was taken: the number of steps, and whether it was finished once."""

    steps: dict[str, int]
    done: frozenset[str]


class Script:
    """A rival of a lesson: makes the moves the step names, or else chooses like an easy opponent."""

    def __init__(self, course: Course, seat: int) -> None:
        self._course = course
        self._easy = registry.make("easy", seat)

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The next named move that is legal."""
        wanted = self._course.rival_move()
        for action in legal:
            if str(action) == wanted:
                return Choice(action)
        return self._easy.choose(view, legal, budget)


class Course:
    """A lesson being taken: which step, which moves it waits for, and when it is done."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = lesson.match()
        self.index = 0
        self._then: list[str] = []

    @property
    def done(self) -> bool:
        """Whether the last step has been taken."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """What is to be read or done now; None at the end."""
        return None if self.done else self.lesson.steps[self.index]

    def agents(self) -> dict[int, Script]:
        """The rivals."""
        return {seat: Script(self, seat) for seat in range(self.match.seats) if seat != LEARNER}

    def allowed(self, legal: list[Any]) -> list[Any]:
        """Those of the learner's legal moves that the step is about; none while it is to be read."""
        step = self.step
        return [action for action in legal if step is not None and step.wants(action)]

    def read(self) -> None:
        """Next, where nothing has to be done."""
        step = self.step
        if step is not None and not step.do:
            self.index += 1

    def played(self, action: Any) -> None:
        """The learner has made a move."""
        step = self.step
        if step is not None and step.wants(action):
            self._then = list(step.then)
            self.index += 1

    def rival_move(self) -> str:
        """What the script names for the rival whose turn it is; empty where it names nothing."""
        return self._then.pop(0) if self._then else ""


def resumed(lesson: Lesson, step: int) -> Course:
    """A lesson at that step: what comes before is played as the script has it."""
    course = Course(lesson)
    agents = course.agents()
    for _ in range(MOST_MOVES):
        here = course.step
        if course.index >= step or here is None:
            break
        pending = course.match.pending()
        if pending is None:
            break
        if pending.seat != LEARNER:
            choice = agents[pending.seat].choose(
                course.match.view(pending.seat), course.match.legal(), Budget(nodes=1)
            )
            course.match.play(choice.action)
        elif not here.do:
            course.read()
        else:
            action = course.allowed(course.match.legal())[0]
            try:
                course.match.play(action)
            except IllegalAction:  # the file names a move the rules refuse: begin anew
                return Course(lesson)
            course.played(action)
    return course
