"""Scenes as pictures, compared with recorded ones; ``pytest --bless`` writes those anew."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.scenes import shown

FOLDER = Path(__file__).parent / "pictures"
FAR = 24
"""A channel farther off than this counts as another pixel."""
MOST_FAR = 0.0005
MOST_MEAN = 0.15
NAMES = ("title", "new_game", "settings_play", "settings_colours", "curtain", "results")


@pytest.fixture(autouse=True)
def _same_scaling() -> None:
    pygame.transform.set_smoothscale_backend("GENERIC")


def difference(one: pygame.Surface, other: pygame.Surface) -> tuple[float, float]:
    """The share of pixels that are far off, and the mean distance of a channel."""
    first, second = (pygame.image.tobytes(surface, "RGB") for surface in (one, other))
    if first == second:
        return 0.0, 0.0
    apart = [abs(a - b) for a, b in zip(first, second, strict=True)]
    far = sum(max(apart[i : i + 3]) > FAR for i in range(0, len(apart), 3))
    return far / (len(apart) / 3), sum(apart) / len(apart)


@pytest.mark.parametrize("name", NAMES)
def test_the_scene_looks_as_it_did(name: str, tmp_path: Path, bless: bool) -> None:
    with shown(name, tmp_path) as driver:
        file = FOLDER / f"{name}.png"
        if bless:
            FOLDER.mkdir(exist_ok=True)
            pygame.image.save(driver.app.window, file)
        wanted = pygame.image.load(file)
        assert wanted.get_size() == driver.app.window.get_size()
        far, mean = difference(wanted, driver.app.window)
        if far > MOST_FAR or mean > MOST_MEAN:
            pygame.image.save(driver.app.window, tmp_path / f"{name}.actual.png")
        assert (far <= MOST_FAR, mean <= MOST_MEAN) == (True, True), (far, mean, tmp_path)


def test_a_moved_button_is_noticed(tmp_path: Path) -> None:
    with shown("menu", tmp_path) as driver:
        before = driver.app.window.copy()
        box = driver.app.sheet.rect(driver.target("button.leave").box)
        moved = before.copy()
        moved.blit(before, (box.x + 4, box.y), box)
        far, mean = difference(before, moved)
        assert far > MOST_FAR or mean > MOST_MEAN
