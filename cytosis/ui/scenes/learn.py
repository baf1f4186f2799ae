"""The lessons to choose from: which are done, which is next, and how far one was taken."""

from __future__ import annotations

from cytosis.app.games import lessons
from cytosis.app.play import setup
from cytosis.app.play.lessons import Lesson
from cytosis.app.words import seed_code, sheet
from cytosis.app.words.i18n import Texts
from cytosis.app.words.sheet import Sheet
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Push, Scene, Target, Transition
from cytosis.ui.scenery import LessonPictures
from cytosis.ui.scenes.class_page import ClassPage
from cytosis.ui.scenes.ground import BACK, RULES, ground, header
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.game_tabs import GameTabs
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import disc, icon, plate
from cytosis.ui.widgets.tooltip import Tooltip, draw_tip
from cytosis.ui.window.session import Session

SHEET: Box = (1206, 28, 180, 46)
"""The button that writes a page for a class."""
TABS: Box = (40, 102, 1520, 58)
RAIL: Box = (40, 174, 420, 686)
PAGE: Box = (480, 174, 1080, 686)
PICTURE: Box = (504, 196, 1032, 372)
"""Where a lesson is pictured; less high where its words need the room."""
HEAD = 66.0
"""Of the name of a lesson, below its picture."""
LETTERS = (26.0, 24.0, 22.0, 20.0)
"""Sizes of its first words, the largest first that has room."""
START: Box = (1236, 778, 300, 60)
ROW = 92.0
LINK = 66.0
"""From one step of the chain to the next."""


class LearnScene(Scene):
    """A list at the left, the chosen lesson at the right."""

    def __init__(self, session: Session, game: str = "") -> None:
        """Of that game, or of the one that was set up last."""
        super().__init__()
        self.session = session
        self._tabs = GameTabs("game", self.games, TABS)
        self._tip = Tooltip()
        self.open(game or setup.remembered(session.user_data).game)

    def open(self, game: str) -> None:
        """The lessons of a game."""
        self.lessons = lessons(game)
        self._pictures: LessonPictures | None = None
        self._spoken = self.session.texts
        self.resumed()

    @property
    def texts(self) -> Texts:
        """The texts of the game, in the language spoken now."""
        return self.session.texts.of(self.lessons.game)

    @property
    def games(self) -> list[str]:
        """The games that can be learned here."""
        return [game for game in games() if lessons(game)]

    @property
    def lesson(self) -> Lesson:
        """The chosen one."""
        return next(lesson for lesson in self.lessons.all if lesson.id == self.chosen)

    def _taken(self) -> dict[str, str]:
        """How many lessons of each game were done."""
        found = {game: lessons(game) for game in self.games}
        taken = {game: len(told.progress(self.session.user_data).done) for game, told in found.items()}
        texts = self.session.texts
        return {
            game: texts.t("ui.choose.done", n=taken[game], of=len(told.all)) for game, told in found.items()
        }

    def resumed(self) -> None:
        """A lesson was left: look how far it was taken."""
        self.progress = self.lessons.progress(self.session.user_data)
        self._done = self._taken()
        self.chosen = self.lessons.next(self.progress)

    def targets(self) -> list[Target]:
        """The way back, the lessons, and the way in."""
        found = [Target("button.back", BACK), Target("button.sheet", SHEET), Target("button.rules", RULES)]
        found += self._tabs.targets()
        found += [Target(f"lesson.{lesson.id}", self.row_box(i)) for i, lesson in enumerate(self.lessons.all)]
        return [*found, Target("button.start", START)]

    def act(self, name: str) -> Transition | None:
        """Choose, then begin; a second click on the chosen one begins it too."""
        if name == "button.back":
            return Pop()
        if name == "button.rules":
            return rules_of(self.session, Ruleset(self.lessons.game), self.lessons.seats, self.lesson.page)
        if name == "button.sheet":
            return self._write_sheet()
        kind, _, rest = name.partition(".")
        if kind == "game":
            self.open(rest)
            return None
        if kind == "lesson" and rest != self.chosen:
            self.chosen = rest
            return None
        from cytosis.ui.table.lesson import LessonScene  # only now: the title shall not wait for it

        step = self.progress.steps.get(self.chosen, 0)
        return Push(LessonScene(self.session, self.lesson, step))

    def _write_sheet(self) -> Transition | None:
        """The page for a class, with a code drawn for it, is shown; or it is said why it cannot be kept."""
        page = Sheet(self.lessons.game, self.session.texts, seed_code.draw())
        try:
            path = sheet.keep(page, self.session.user_data / sheet.FOLDER)
        except OSError as error:
            problem = error.strerror or type(error).__name__
            self.session.message = self.texts.t("ui.settings.unsaved", problem=problem)
            return None
        return Push(ClassPage(self.session, page, path))

    def update(self, seconds: float) -> Transition | None:
        """A tip comes where the pointer rests."""
        self._tip.update(seconds, self.pointer)
        return None

    def busy(self) -> bool:
        """While a tip is about to come."""
        return self._tip.waiting

    def focused(self, name: str) -> None:
        """The page follows the keyboard."""
        if name.startswith("lesson."):
            self.chosen = name.removeprefix("lesson.")

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter begins, F1 opens the rules of what the lesson is about."""
        if key == "escape":
            return Pop()
        if key == "f1":
            return self.act("button.rules")
        return self.act("button.start") if key in ("return", "enter") else None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """List and page."""
        texts, on = self.texts, Controls(paint, self.pointer)
        ground(paint, self.lessons.game)
        header(paint, on, texts.t("ui.learn"), texts.t("ui.learn.about"), SHEET[0] - 130)
        labels = texts.t("ui.learn.sheet"), texts.t("ui.rules")
        size = on.common(zip(labels, (SHEET, RULES), strict=True), 17, True)
        on.button("button.sheet", labels[0], SHEET, "second", size, "copy")
        on.button("button.rules", labels[1], RULES, "second", size, "book")
        self._tabs.draw(on, self.session.texts, self.lessons.game, self._done)
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        done = len(self.progress.done)
        paint.text(texts.t("ui.learn.lessons"), 64, 206, 21, "head", "heading", room=190, tall=36)
        count = texts.t("ui.learn.done", n=done, of=len(self.lessons.all))
        paint.text(count, 438, 206, 15, "body", "soft", "right", room=170, tall=30)
        progress(paint, done / len(self.lessons.all), (64, 230, 372, 12), scenery(self.lessons.game).tint)
        for i, lesson in enumerate(self.lessons.all):
            self._row(paint, on, i, lesson)
        self._page(paint, on)
        if self._tip.shown == "button.sheet":
            draw_tip(paint, texts.t("ui.learn.sheet.tip"), SHEET)

    def _row(self, paint: Painter, on: Controls, index: int, lesson: Lesson) -> None:
        x, y, width, height = box = self.row_box(index)
        texts, theme = self.texts, paint.theme
        on.row(f"lesson.{lesson.id}", box, lesson.id == self.chosen)
        if lesson.id in self.progress.done:
            disc(paint, x + 40, y + height / 2, 20, theme.hex("toggle_on"), theme.hex("toggle_on_edge"))
            icon(paint, "tick", x + 40, y + height / 2, 22, "#FFFFFF")
        else:
            disc(paint, x + 40, y + height / 2, 20, theme.hex("track"), theme.hex("soft"), 2)
            paint.text(f"{index + 1}", x + 40, y + height / 2, 18, "head", "text", "centre", tall=36)
        title = texts.t(f"lesson.{lesson.id}")
        paint.text(title, x + 74, y + height / 2 - 13, 19, "head", room=width - 90, tall=34)
        paint.text(
            self._state(lesson), x + 74, y + height / 2 + 15, 15, "body", "soft", room=width - 90, tall=28
        )

    def row_box(self, index: int) -> Box:
        """Where a lesson is in the list; rows are lower where there are many."""
        top, low = 252.0, RAIL[1] + RAIL[3] - 10
        pitch = min(ROW + 8, (low - top) / len(self.lessons.all))
        return (52, top + index * pitch, 396, pitch - 8)

    def _state(self, lesson: Lesson) -> str:
        step, texts = self.progress.steps.get(lesson.id, 0), self.texts
        if step:
            return texts.t("ui.learn.step", n=step + 1, of=len(lesson.steps))
        return texts.n("ui.learn.steps", len(lesson.steps))

    def _page(self, paint: Painter, on: Controls) -> None:
        texts, lesson = self.texts, self.lesson
        x, y, width, height = PICTURE
        words, room = texts.t(lesson.steps[0].text), START[1] - 6 - y - HEAD
        highs = {size: rich_height(paint, words, width, size) for size in LETTERS}
        size = next((size for size, high in highs.items() if room - high >= height), LETTERS[-1])
        height = min(height, room - highs[size])
        self._drawn().lesson(paint, lesson, (x, y, width, height))
        paint.text(texts.t(f"lesson.{lesson.id}"), x, y + height + 34, 32, "head", room=width, tall=48)
        rich(paint, words, x, y + height + HEAD, width, size, "soft")
        self._steps(paint, lesson, x + 20, START[1] + START[3] / 2)
        again = lesson.id in self.progress.done and not self.progress.steps.get(lesson.id)
        key = "again" if again else "go_on" if self.progress.steps.get(lesson.id) else "start"
        on.button("button.start", texts.t(f"ui.learn.{key}"), START, "gold", 22, "play")

    def _drawn(self) -> LessonPictures:
        """The pictures, with captions in the language spoken now."""
        if self._pictures is None or self._spoken is not self.session.texts:
            self._spoken = self.session.texts
            self._pictures = scenery(self.lessons.game).lesson_pictures(self.texts)
        return self._pictures

    def _steps(self, paint: Painter, lesson: Lesson, x: float, y: float) -> None:
        """The steps as a chain: done, next, still to come."""
        theme, count = paint.theme, len(lesson.steps)
        taken = self.progress.steps.get(lesson.id, 0)
        if not taken and lesson.id in self.progress.done:
            taken = count
        line = f'<path d="M0 1H{LINK * (count - 1):g}" stroke="{theme.hex("line")}" stroke-width="3"/>'
        paint.vector(line, (x, y - 1, LINK * (count - 1), 2), 2)
        for i in range(count):
            at = x + i * LINK
            if i < taken:
                disc(paint, at, y, 19, theme.hex("toggle_on"), theme.hex("toggle_on_edge"))
                icon(paint, "tick", at, y, 20, "#FFFFFF")
            else:
                here = i == taken
                disc(paint, at, y, 19, theme.hex("glow" if here else "track"), theme.hex("soft"), 2)
                paint.text(f"{i + 1}", at, y, 17, "head", "on_light" if here else "text", "centre", tall=34)
