"""Proves on this machine that the window works: plays a whole game in it and takes pictures of everything."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from cytosis.app.files.settings import Settings
from cytosis.app.play import setup
from cytosis.app.play.setup import Opened, Seat, Setup, usual_opponent
from cytosis.app.words.i18n import Texts
from cytosis.engine.errors import CytosisError
from cytosis.ui.scenes.analysis import AnalysisScene
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.settings_rows import PAGES
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.turns import turns_of
from cytosis.ui.window.app import App
from cytosis.ui.window.launch import can_show, open_app
from cytosis.ui.window.robot import Robot
from cytosis.ui.window.session import Session

SITUATIONS = (1, 3, 5, 8, 12, 16, 20, 24, 28, 33, 38, 43, 60, 80, 100, 120, 140, 160)
"""The moves after which the table is photographed."""
MOST_STEPS = 5000


class SmokeFailed(CytosisError):
    """The window did not do what it must."""


class Camera:
    """Numbered pictures of the window; each names the size of its text in percent."""

    def __init__(self, app: App, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self.files: list[Path] = []

    def __call__(self, name: str) -> None:
        """Take one."""
        self._app.draw()
        file = self._folder / f"{len(self.files) + 1:02}_{name}_{100 * self._app.text_scale:.0f}.png"
        pygame.image.save(self._app.window, file)
        self.files.append(file)


def smoke(
    texts: Texts, settings: Settings, game: Setup, folder: Path, size: tuple[int, int] | None = None
) -> list[Path]:
    """The pictures taken; SmokeFailed, or whatever went wrong."""
    if not can_show(os.environ):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="cytosis-smoke-") as data:
        session = Session(texts, Path(data), settings=replace(settings, mute=True), keeps=False)
        app = open_app(session, size or (1280, 720))
        camera = Camera(app, folder)
        try:
            _scenes(app, camera, session, game)
            _whole_game(app, camera, session, game)
        finally:
            while app.stack:
                app.stack.pop().closing()
            pygame.quit()
    return camera.files


# -- people ------------------------------------------------------------------------------------------------
def _scenes(app: App, camera: Camera, session: Session, game: Setup) -> None:
    """Title, set-up, a table with a person at it, curtain, menu, list of saves: by mouse."""
    robot = Robot(app)
    robot.wait(0.1)
    camera("title")
    robot.click("button.new")
    camera("choose")
    robot.click(f"play.{game.game}")
    camera("new_game")
    robot.click("button.back")
    robot.click("button.back")
    robot.click("button.settings")
    for page in PAGES:
        robot.click(f"page.{page}")
        camera(f"settings_{page}")
    robot.click("button.back")
    opened = _start(session, game, ["human", *_agents(game)[1:]])
    table = table_of(opened, session)
    app.stack.append(table)
    robot.wait(0.1)
    _person(robot, camera, table)
    missed = table.story.missed(0) or table.story.recent(4)
    curtain = CurtainScene(opened.names[0], 0, session.texts, missed, table.design, turns_of(table, 0))
    app.stack.append(curtain)
    robot.wait(0.1)
    camera("curtain")
    robot.key_down(pygame.K_SPACE)
    robot.wait(0.3)
    camera("curtain_opening")
    robot.wait(0.5)
    robot.key_up(pygame.K_SPACE)
    if isinstance(app.scene, DigestScene):  # not where nothing was missed
        camera("digest")
        robot.click("button.go")
    app.stack.append(MenuScene(opened.controller, session.texts, session))
    robot.wait(0.1)
    camera("menu")
    robot.click("button.rules")
    camera("rules")
    robot.click("button.back")
    robot.click("button.leave")
    if len(app.stack) != 1:
        raise SmokeFailed("the menu does not lead back to the title")
    camera("title_continue")
    for name in ("load", "history", "credits"):
        robot.click(f"button.{name}")
        robot.wait(0.3)
        camera(name)
        robot.click("button.back")
    _lesson(robot, camera)


def _lesson(robot: Robot, camera: Camera) -> None:
    """The list of lessons, and a page of the first."""
    robot.click("button.learn")
    camera("learn")
    robot.click("button.start")
    robot.wait(0.3)
    camera("lesson")
    robot.click("lesson.leave")
    robot.click("button.back")


def _person(robot: Robot, camera: Camera, table: TableScene) -> None:
    """The situations only a person sees: a question, glowing spots, a piece in the hand, a choice, a card."""
    _until(robot, lambda: table.human_turn, lambda: robot.step(seconds=2.0))
    if not table.human_turn:
        raise SmokeFailed("nobody is asked anything at the start of a game")
    camera("table_question")
    _until(robot, lambda: _turn_of_person(table), lambda: _answer(robot, table))
    if not _turn_of_person(table):
        return
    camera("table_turn")
    legal = [target.name for target in table.targets() if _leads_somewhere(table, target.name)]
    piece = next((target.name for target in table.targets() if target.draggable), "")
    if legal and piece:
        pos = robot.carry(piece, legal[0])
        camera("table_drag")
        robot.release(pos)
        robot.wait(0.3)
        camera("table_choice")
        robot.key(pygame.K_ESCAPE)
    card = next((target.name for target in table.targets() if _readable(table, target.name)), None)
    if card is not None:
        robot.click(card, button=3)
        robot.wait(0.3)
        camera("table_card")
        robot.key(pygame.K_ESCAPE)


def _turn_of_person(table: TableScene) -> bool:
    """Asked at the table too: not while it still shows what the others did."""
    return table.choosing_spot()


def _readable(table: TableScene, name: str) -> bool:
    """Whether a target is a card that can be chosen and looked at from close by."""
    zone = table.design.zone(name)
    return zone is not None and zone.leads and bool(table.design.closer(name))


def _leads_somewhere(table: TableScene, name: str) -> bool:
    """Whether a target is a place on the table where a move can be made."""
    clue = table.design.clue(name)
    return clue is not None and clue[0] == "at" and clue[1] in table.legal_spots()


def _answer(robot: Robot, table: TableScene) -> None:
    """The first answer to whatever is asked."""
    answers = table.asking.answers() if table.human_turn else []
    if answers:
        robot.click(answers[0])
    else:
        robot.step(seconds=2.0)


# -- agents ------------------------------------------------------------------------------------------------
def _whole_game(app: App, camera: Camera, session: Session, game: Setup) -> None:
    """A game of agents from the first move to the results, without pauses."""
    opened = _start(session, game, _agents(game))
    table = table_of(opened, session)
    app.stack.append(table)
    robot, wanted = Robot(app), list(SITUATIONS)

    def go_on() -> None:
        robot.step(seconds=2.0)
        moves = len(opened.controller.match.journal.lines)
        if wanted and moves >= wanted[0] and app.scene is table:
            while wanted and moves >= wanted[0]:
                wanted.pop(0)
            camera(f"table_move_{moves:03}")

    _until(robot, lambda: isinstance(app.scene, ResultsScene), go_on)
    if opened.controller.match.pending() is not None or not isinstance(app.scene, ResultsScene):
        raise SmokeFailed("the game did not come to its end in the window")
    robot.wait(0.8)
    camera("results_counting")
    robot.key(pygame.K_SPACE)
    camera("results")
    _look_back(app, robot, camera, session, opened)


def _look_back(app: App, robot: Robot, camera: Camera, session: Session, opened: Opened) -> None:
    """The finished game once more: what the expert thinks of it, and step by step."""
    match = opened.controller.match
    app.stack.append(AnalysisScene(session, match, opened.names))
    robot.step(seconds=1.0)
    robot.click("button.step")
    camera("analysis")
    robot.click("button.back")
    replay = ReplayScene(session, match, opened.names)
    app.stack.append(replay)
    replay.go(replay.replay.total // 2)
    robot.step()
    camera("replay")
    robot.click("replay.leave")


def _until(robot: Robot, done: Callable[[], bool], go_on: Callable[[], None]) -> None:
    for _ in range(MOST_STEPS):
        if done() or not robot.app.stack:
            return
        go_on()


def _agents(game: Setup) -> list[str]:
    return [usual_opponent() if player.human else player.agent for player in game.seats]


def _start(session: Session, game: Setup, agents: Sequence[str]) -> Opened:
    seats = tuple(Seat(agent=agent) for agent in agents)
    return setup.start(replace(game, seats=seats), session.folder)
