"""Every scene can be used without a mouse: Tab reaches everything, what has the focus is to be seen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.ui.paint.sheet import centre, inside
from cytosis.ui.scene import Scene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.lesson import LessonScene
from tests.ui.scenes import SCENES, put_save, shown

SMALL = (640, 360)
STAY = ("title", "curtain")
"""Scenes that Escape does not leave: the first one, and the one that hides a hand."""


def under_the_bubble(scene: Scene, name: str) -> bool:
    """Whether the words of a lesson cover it, which are about something else then."""
    if not isinstance(scene, LessonScene):
        return False
    x, y = centre(next(target.box for target in scene.targets() if target.name == name))
    return inside(scene._bubble(), (x, y))


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_everything_and_shows_where_it_is(name: str, tmp_path: Path) -> None:
    put_save(tmp_path, "human,greedy")
    with shown(name, tmp_path, size=SMALL) as driver:
        driver.app.notes = None
        scene = driver.app.scene
        scene.pointer.hover = ""
        wanted = {target.name for target in scene.targets() if target.enabled}
        seen: set[str] = set()
        known, round_ = 0, len(scene.targets())
        while known < round_:  # once round without anything new
            driver.key(pygame.K_TAB)
            here = scene.pointer.focus
            known = known + 1 if here in seen else 0
            if known:
                continue
            seen.add(here)
            focused = driver.pixels()
            scene.pointer.focus = ""
            assert driver.pixels() != focused or under_the_bubble(scene, here), here
            scene.pointer.focus = here
        assert wanted <= seen | {target.name for target in scene.targets() if not target.enabled}


@pytest.mark.parametrize("name", [name for name in SCENES if name not in STAY])
def test_escape_leads_back(name: str, tmp_path: Path) -> None:
    with shown(name, tmp_path, size=SMALL) as driver:
        scene = driver.app.scene
        driver.app.stack.insert(0, TitleScene(driver.app.session))
        for _ in range(3):
            if driver.app.scene is scene:
                driver.key(pygame.K_ESCAPE)
        assert driver.app.scene is not scene


def test_the_arrow_walks_through_a_list_that_is_longer_than_its_window(tmp_path: Path) -> None:
    with shown("rules_card", tmp_path, size=SMALL) as driver:
        scene = driver.app.scene
        rows = [target.name for target in scene.targets() if target.name.startswith("entry.")]
        scene.pointer.focus = rows[0]
        walked = []
        for _ in range(4):
            driver.key(pygame.K_UP)
            walked.append(scene.pointer.focus)
        assert len(set(walked)) == 4 and not set(walked) & set(rows)
        assert {target.name for target in scene.targets()} >= {walked[-1]}
        driver.key(pygame.K_DOWN)
        assert scene.pointer.focus == walked[-2]
