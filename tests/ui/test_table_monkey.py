"""A monkey at mouse and keyboard: nothing breaks, no move is lost, none is made that the rules forbid."""

from __future__ import annotations

import pygame
import pytest

from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.ui.table.scene import TableScene
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, SMALL, new_match, table_of

EVENTS = 5000
"""Per game; two games make ten thousand."""
KEYS = [
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_1, pygame.K_9 + 1),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_SLASH, pygame.K_F1),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_ESCAPE),
]


def event(rng: Rng, driver: Driver, down: bool) -> pygame.event.Event:
    """Anything a hand can do; often on something that can be pointed at."""
    kind = rng.below(12)
    at = (rng.below(SMALL[0]), rng.below(SMALL[1]))
    targets = driver.app.scene.targets()
    if targets and rng.below(3):
        at = driver.at(rng.choice(targets).name)
    if kind < 4:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(down), 0, 0))
    if kind < 8:
        name = pygame.MOUSEBUTTONUP if down else pygame.MOUSEBUTTONDOWN
        return pygame.event.Event(name, pos=at, button=1 if rng.below(5) else 3)
    if kind < 11:
        return pygame.event.Event(
            pygame.KEYDOWN if rng.below(2) else pygame.KEYUP, key=rng.choice(KEYS), mod=0, unicode=""
        )
    kinds = [
        pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.below(3) - 1),
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
    ]
    return rng.choice(kinds)


def bottom(driver: Driver) -> TableScene:
    scene = driver.app.stack[0]
    assert isinstance(scene, TableScene)
    return scene


@pytest.mark.parametrize(("seats", "people", "seed"), [(3, (0,), 1), (2, (0, 1), 2)])
def test_a_monkey_plays(seats: int, people: tuple[int, ...], seed: int) -> None:
    driver, rng, down = table_of(new_match(seats, seed, BOTH), people=people, size=SMALL), Rng(seed), False
    table = bottom(driver)
    for number in range(EVENTS):
        if not driver.app.stack or driver.app.stack[0] is not table:  # it left, or the game is over
            match = new_match(seats, seed + number, BOTH)
            driver = table_of(match, people=people, size=SMALL)
            table = bottom(driver)
        one = event(rng, driver, down)
        if one.type == pygame.MOUSEBUTTONDOWN:
            down = True
        elif one.type == pygame.MOUSEBUTTONUP:
            down = False
        before = len(table.match.journal.lines)
        driver.app._advance(0.02 if number % 10 else 0.4, [one])
        if number % 40 == 0 and driver.app.stack:
            driver.app.draw()
        assert len(table.match.journal.lines) >= before
        told = [entry.number for entry in table.story.entries]
        assert told == sorted(told)
    again = Match.from_json(table.match.to_json())  # every line is legal, and leads where it led
    assert again.fingerprint() == table.match.fingerprint()
