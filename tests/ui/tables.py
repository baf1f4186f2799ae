"""Tables for tests: quick games in a window, and hands that play them by mouse or by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from cytosis.ai.registry import make
from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.games.cytosis.design import CytosisDesign
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

NAMES = ["Ada", "Rosalind", "Barbara", "Linus", "Lynn", "Stanley"]
SMALL = (640, 360)
BOTH = ("virus", "epigenetic")


def new_match(seats: int = 3, seed: int = 3, expansions: tuple[str, ...] = (), **options: Any) -> Match:
    """A short game."""
    return Match.new(Ruleset("cytosis", None, expansions, {"length": "short", **options}), seats, seed)


def table_of(
    match: Match,
    people: tuple[int, ...] = (0,),
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    **settings: Any,
) -> Driver:
    """A window with that game, quick agents on the seats that are nobody's."""
    agents = {seat: make("random", seat) for seat in range(match.seats) if seat not in people}
    wanted = Settings(
        **{"speed": "instant", "ai_speed": "instant", "text_scale": 100, "coach": False, **settings}
    )
    texts = Texts(lang)
    session = Session(texts, Path(), settings=wanted, keeps=False)
    scene = TableScene(Controller(match, None, agents), NAMES[: match.seats], texts, session=session)
    driver = Driver(App(scene, size, session=session))
    pygame.event.clear()
    driver.step()
    return driver


def room(scene: TableScene) -> CytosisDesign:
    """What Cytosis brought to a table."""
    assert isinstance(scene.design, CytosisDesign)
    return scene.design


def waiting(driver: Driver) -> TableScene | None:
    """The table, once a person has to choose; None when the game is over."""
    for _ in range(4000):
        scene = driver.app.scene
        if isinstance(scene, ResultsScene):
            return None
        if isinstance(scene, CurtainScene):
            driver.lift()
        elif isinstance(scene, TableScene):
            if scene.human_turn and (len(scene.asking.legal) > 1 or scene.asking.ask is None):
                return scene
            driver.step(seconds=0.2)
        else:  # whatever is shown between two turns
            driver.key(pygame.K_SPACE)
            driver.step(seconds=0.5)
    raise AssertionError("nobody moves")


def at_turn(driver: Driver) -> TableScene:
    """The first turn of a person; what is asked before is answered somehow."""
    while True:
        scene = waiting(driver)
        assert scene is not None
        if scene.choosing_spot():
            return scene
        driver.click(scene.asking.answers()[0])


def play_on(match: Match, moves: int, seed: int = 1) -> Match:
    """So many moves at random, then on to somebody's turn."""
    rng = Rng(seed)
    while match.pending() is not None and (moves > 0 or match.pending().kind != "turn"):  # type: ignore[union-attr]
        match.play(rng.choice(match.legal()))
        moves -= 1
    return match
