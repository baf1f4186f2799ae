"""Pictures of the table compared with those that were looked at; ``pytest --bless`` takes them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from cytosis.engine import Match
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, at_turn, new_match, table_of, waiting
from tests.ui.test_pictures import FOLDER, MOST_FAR, MOST_MEAN, difference
from tests.ui.test_table_layout import late_game


def late(seats: int, expansions: tuple[str, ...] = BOTH, **wanted: object) -> Driver:
    match = Match.from_json(late_game(seats, expansions))
    return table_of(match, people=(match.pending().seat,), **wanted)  # type: ignore[union-attr, arg-type]


def _turn() -> Driver:
    return late(5)


def _large_text() -> Driver:
    return late(5, text_scale=150)


def _two_players() -> Driver:
    return late(2, ())


def _question() -> Driver:
    driver = late(5)
    scene = at_turn(driver)
    spot = next(spot for spot in sorted(scene.legal_spots()) if len(scene.asking.at(spot)) > 1)
    driver.click(f"spot.{spot}")
    driver.move((4, 4))
    return driver


def _path() -> Driver:
    driver = late(5, reduced_motion=True)
    driver.move("hand.0")
    return driver


def _cards() -> Driver:
    driver = table_of(new_match(4, 6, BOTH))
    while (scene := waiting(driver)) is not None and scene.asking.kind != "keep_cards":
        driver.click(scene.asking.answers()[0])
    driver.click("card.0")
    driver.move((4, 4))
    return driver


def _closeup() -> Driver:
    driver = late(5)
    driver.click("row.1", button=3)
    driver.move((4, 4))
    return driver


SITUATIONS: dict[str, Callable[[], Driver]] = {
    "turn": _turn,
    "large_text": _large_text,
    "two_players": _two_players,
    "question": _question,
    "path": _path,
    "cards": _cards,
    "closeup": _closeup,
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_table_looks_as_it_did(name: str, bless: bool, tmp_path: Path) -> None:
    pygame.transform.set_smoothscale_backend("GENERIC")
    driver = SITUATIONS[name]()
    driver.app.draw()
    file = FOLDER / f"table_{name}.png"
    if bless:
        pygame.image.save(driver.app.window, file)
    wanted = pygame.image.load(file)
    assert wanted.get_size() == driver.app.window.get_size()
    far, mean = difference(wanted, driver.app.window)
    if far > MOST_FAR or mean > MOST_MEAN:
        pygame.image.save(driver.app.window, tmp_path / f"{name}.actual.png")
    assert (far <= MOST_FAR, mean <= MOST_MEAN) == (True, True), (far, mean, tmp_path)
