"""Puzzles to choose from: those of a game in a grid, the puzzle of the day, and how the streak stands."""

from __future__ import annotations

from datetime import date

from cytosis.app.games import puzzles
from cytosis.app.play.puzzles import Puzzle
from cytosis.app.words.said import said
from cytosis.engine.errors import CytosisError
from cytosis.engine.match import Match
from cytosis.engine.registry import games
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scene import Pop, Push, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.task_list import TaskList
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.game_tabs import GameTabs
from cytosis.ui.widgets.medal import medal
from cytosis.ui.widgets.shapes import disc, icon, plate
from cytosis.ui.window.session import Session

TABS: Box = (40, 102, 1200, 58)
RAIL: Box = (40, 174, 780, 686)
PAGE: Box = (840, 174, 720, 686)
DAY: Box = (864, 192, 672, 96)
START: Box = (1236, 778, 300, 60)
TABLE: Box = (864, 420, 672, 300)
GRID: Box = (60, 230, 740, 610)
COLUMNS, MOST = 5, 10
"""A grid has as few columns as fit, so that few puzzles are large."""
HIGHEST = 1.25
"""How much higher than wide a cell may be."""
CELL = 74.0
"""The size of a cell whose letters are the usual ones."""


class PuzzlesScene(TaskList):
    """A grid at the left, the chosen puzzle at the right."""

    def __init__(self, session: Session, game: str, today: date | None = None) -> None:
        super().__init__(session)
        self.today = today or date.today()
        self.games = [one for one in games() if puzzles(one).all]
        self.tabs = GameTabs("game", self.games, TABS)
        self.open(game if game in self.games else self.games[0])

    def open(self, game: str) -> None:
        """The puzzles of a game, at the first that was not solved."""
        self.game, self.all = game, puzzles(game).all
        self.resumed()
        left = [i for i, one in enumerate(self.all) if one.name not in self.feats.solved]
        self.chosen = left[0] if left else 0

    @property
    def puzzle(self) -> Puzzle:
        """The chosen one."""
        return self.all[self.chosen]

    @property
    def picked(self) -> str:
        """The name of the chosen one."""
        return self.puzzle.name

    def laid(self) -> Match:
        """Its table."""
        return self.puzzle.match(self.texts.t("ui.learn.you"))

    # -- answers -------------------------------------------------------------------------------------------
    def cell(self, index: int) -> Box:
        """Where a puzzle stands in the grid; a little higher than wide where rows leave room."""
        columns = next((n for n in range(COLUMNS, MOST) if self._rows(n) * GRID[2] / n <= GRID[3]), MOST)
        side = GRID[2] / columns
        tall = min(GRID[3] / self._rows(columns), side * HIGHEST)
        x, y = GRID[0] + index % columns * side, GRID[1] + index // columns * tall
        return (x, y, side - 8, tall - 8)

    def _rows(self, columns: int) -> int:
        return -(-len(self.all) // columns)

    def targets(self) -> list[Target]:
        """The way back, the games, the grid, the day and the way in."""
        cells = [Target(f"puzzle.{i}", self.cell(i)) for i in range(len(self.all))]
        ways = [Target("button.day", DAY), Target("button.start", START)]
        return [Target("button.back", BACK), *self.tabs.targets(), *cells, *ways]

    def act(self, name: str) -> Transition | None:
        """Choose, then play; a second click on the chosen one plays it too."""
        self.message = ""
        kind, _, rest = name.partition(".")
        if kind == "game":
            self.open(rest)
            return None
        if kind == "puzzle" and int(rest) != self.chosen:
            self.chosen = int(rest)
            return None
        if name == "button.back":
            return Pop()
        if name == "button.day":
            return self._start(puzzles(self.game).of_day(self.today), self.today)
        return self._start(self.puzzle) if kind == "puzzle" or name == "button.start" else None

    def _start(self, puzzle: Puzzle, day: date | None = None) -> Transition | None:
        from cytosis.ui.table.puzzle import PuzzleScene  # only now: the title shall not wait for it

        try:
            return Push(PuzzleScene(self.session, puzzle, day))
        except CytosisError as error:
            self.message = said(error)
            return None

    def focused(self, name: str) -> None:
        """The page follows the keyboard."""
        if name.startswith("puzzle."):
            self.chosen = int(name.removeprefix("puzzle."))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter plays, D takes the puzzle of the day."""
        if key == "escape":
            return Pop()
        if key == "d":
            return self.act("button.day")
        return self.act("button.start") if key in ("return", "enter") else None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """Grid and page."""
        texts, on = self.texts, Controls(paint, self.pointer)
        ground(paint, self.game)
        header(paint, on, texts.t("ui.puzzles"), texts.t("ui.puzzles.about"))
        self.tabs.draw(on, self.session.texts, self.game, self._solved())
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        legend = texts.t("ui.puzzles.legend")
        paint.text(legend, RAIL[0] + 24, 204, 17, "body", "soft", room=RAIL[2] - 48, tall=34)
        for i, puzzle in enumerate(self.all):
            self._cell(paint, on, i, puzzle)
        self._page(paint, on)

    def _solved(self) -> dict[str, str]:
        found = {}
        for game in self.games:
            names = [one.name for one in puzzles(game).all]
            done = sum(name in self.feats.solved for name in names)
            found[game] = self.session.texts.t("ui.choose.done", n=done, of=len(names))
        return found

    def _cell(self, paint: Painter, on: Controls, index: int, puzzle: Puzzle) -> None:
        x, y, width, height = box = self.cell(index)
        on.row(f"puzzle.{index}", box, index == self.chosen)
        middle, k, gold = x + width / 2, width / (CELL - 8), paint.theme.hex("glow")
        upper = y + 25 * k + (height - width) * 0.4
        if puzzle.name in self.feats.solved:
            theme = paint.theme
            disc(paint, middle, upper, 15 * k, theme.hex("toggle_on"), theme.hex("toggle_on_edge"))
            icon(paint, "tick", middle, upper, 17 * k, "#FFFFFF")
        else:
            size, number = 19 * k, str(puzzle.number)
            paint.text(number, middle, upper, size, "head", "text", "centre", width - 8, tall=34 * k)
        for i in range(puzzle.grade):
            at = middle + (i - (puzzle.grade - 1) / 2) * 13 * k
            disc(paint, at, y + height - 14 * k - (height - width) * 0.2, 4 * k, gold, gold)

    def _page(self, paint: Painter, on: Controls) -> None:
        texts, puzzle, (x, _, width, _) = self.texts, self.puzzle, PAGE
        done = self.today in self.feats.days
        about = texts.n("ui.puzzles.days", self.feats.days_running(self.today))
        label = texts.t("ui.puzzles.day_done" if done else "ui.puzzles.day", day=self.today.isoformat())
        on.button("button.day", label, DAY, "second", 22, "clock", about)
        left = x + 24
        wide = paint.text(puzzle.title(texts), left, 328, 28, "head", room=400, tall=44)
        grade = texts.t(f"ui.puzzles.grade.{puzzle.grade}")
        paint.text(grade, left + wide + 20, 330, 17, "bold", "link", room=200, tall=32)
        paint.lines(f"{puzzle.task(texts)}.", (left, 352, width - 48, 60), 18.5, "body", "text", 1.3)
        plate(paint, TABLE, "well", 16, 0.9, False)
        self.glimpse.draw(paint, grown(TABLE, -8))
        hints = self.feats.solved.get(puzzle.name)
        if hints is not None:
            told = texts.n("ui.puzzles.done", hints) if hints else texts.t("ui.puzzles.done.alone")
            medal(paint, max(3 - hints, 1), left + 20, 746, 38)
            paint.text(told, left + 52, 746, 17, "body", "good", room=width - 110, tall=34)
        streak = texts.t("ui.puzzles.streak", n=self.feats.streak, best=self.feats.best_streak)
        if not self.message:
            paint.lines(streak, (left, START[1] + 8, START[0] - left - 20, 50), 17, "bold", "heading")
        on.button("button.start", texts.t("ui.quest.play"), START, "gold", 22, "play")
        if self.message:
            paint.lines(self.message, (left, START[1], START[0] - left - 20, 60), 16, "bold", "bad")
