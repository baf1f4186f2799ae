"""The lessons: a scripted learner completes each; one goes on where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.ai.agent import Budget
from cytosis.app.games import LESSONS as OF_GAMES
from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.play.lessons import FILE, LEARNER, Course, Lesson, Progress, resumed
from cytosis.app.words.i18n import LANGUAGES, Texts

BUDGET = Budget(nodes=1)
EVERY = [lesson for one in OF_GAMES.values() for lesson in one.all]


def named(lesson: Lesson) -> str:
    return f"{lesson.game}.{lesson.id}"


def advance(course: Course) -> None:
    """One move or one page on."""
    pending = course.match.pending()
    assert pending is not None
    if pending.seat != LEARNER:
        agent = course.agents()[pending.seat]
        course.match.play(agent.choose(course.match.view(pending.seat), course.match.legal(), BUDGET).action)
        return
    step = course.step
    assert step is not None
    if not step.do:
        course.read()
        return
    allowed = course.allowed(course.match.legal())
    assert allowed, step
    course.match.play(allowed[0])
    course.played(allowed[0])


def test_amino_has_four() -> None:
    assert [lesson.id for lesson in OF_GAMES["amino"].all] == ["air", "turn", "lightning", "bluff"]


def test_there_are_six_lessons() -> None:
    assert [lesson.id for lesson in LESSONS.all] == [
        "aim",
        "collecting",
        "enzymes",
        "vesicles",
        "goals",
        "round",
    ]


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_learner_who_does_what_is_asked_completes_it(lesson: Lesson) -> None:
    course = Course(lesson)
    for _ in range(60):
        if course.done:
            break
        advance(course)
    assert course.done
    assert lesson.steps[-1].do, "a lesson ends in a real move"


@pytest.mark.parametrize("lesson", [one for one in EVERY if not one.start.get("fresh")], ids=named)
def test_the_rivals_do_what_the_script_names(lesson: Lesson) -> None:
    """A named move that is not legal would be replaced silently."""
    course = Course(lesson)
    made: list[str] = []
    while not course.done or course._then:
        before = len(course.match.journal.lines)
        advance_or_rival(course)
        made += [line["do"] for line in course.match.journal.lines[before:] if line["seat"] != LEARNER]
    assert made == [move for step in lesson.steps for move in step.then]


def advance_or_rival(course: Course) -> None:
    pending = course.match.pending()
    assert pending is not None
    if pending.seat == LEARNER and course.done:
        raise AssertionError("the script names more rival moves than there are turns")
    advance(course)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_short_text(lang: str) -> None:
    for lesson in EVERY:
        texts = Texts(lang).of(lesson.game)
        assert texts.t(f"lesson.{lesson.id}") != f"lesson.{lesson.id}"
        for step in lesson.steps:
            assert 20 < len(texts.t(step.text)) <= 200, step.text


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_lesson_goes_on_where_it_was_left(lesson: Lesson, tmp_path: Path) -> None:
    course = Course(lesson)
    while course.index < len(lesson.steps) - 1:
        advance(course)
        OF_GAMES[lesson.game].keep(course, tmp_path)
        again = resumed(lesson, OF_GAMES[lesson.game].progress(tmp_path).steps[lesson.id])
        assert again.index == course.index
    assert OF_GAMES[lesson.game].progress(tmp_path).done == frozenset()


def test_a_finished_lesson_is_remembered(tmp_path: Path) -> None:
    course = Course(LESSONS.all[0])
    while not course.done:
        advance(course)
    LESSONS.keep(course, tmp_path)
    assert LESSONS.progress(tmp_path) == Progress({"aim": 0}, frozenset({"aim"}))
    assert LESSONS.next(LESSONS.progress(tmp_path)) == "collecting"


@pytest.mark.parametrize(
    "text", ["", "[]", '{"steps": 3}', '{"steps": {"aim": 99, "x": 1}, "done": ["y", 2]}']
)
def test_a_damaged_file_means_a_fresh_start(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert LESSONS.progress(tmp_path) == Progress({}, frozenset())
