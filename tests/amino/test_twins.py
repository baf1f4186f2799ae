"""No pixel depends on what a seat may not know: 500 twins of a hundred states, all painted alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.ui.tables import NAMES

SIZE = (320, 180)
"""Small, since every pixel counts: what is hidden could only show as another picture or another number."""
SEEDINGS = ("base", "moon", "mars", "phobos", "deimos")
STATES, TWINS = 25, 5
"""For each number of seats: 4 x 25 x 5 = 500."""


def state_of(seats: int, rng: Rng, number: int) -> tuple[Any, Any]:
    """A situation in which seat 0 has to decide, and the rules it belongs to."""
    seeding = SEEDINGS[number % len(SEEDINGS)]
    rules: Any = Ruleset("amino", options={"seeding": seeding, "first_player": 0}).rules(seats)
    state = rules.start(rng.below(1 << 32))
    for _ in range(rng.below(40) + 2):
        rules.apply(state, rng.choice(rules.legal(state)))
    while rules.pending(state) is None or rules.pending(state).seat != 0:
        if rules.pending(state) is None:
            state = rules.start(rng.below(1 << 32))
        rules.apply(state, rng.choice(rules.legal(state)))
    return rules, state


def frame(app: App, match: Match, session: Session, aid: str) -> bytes:
    """The table as seat 0 sees it, as pixels."""
    scene = TableScene(Controller(match, None, {}), NAMES[: match.seats], session.texts, session=session)
    scene._at_screen = 0
    scene._refresh()
    scene.agree("aid", aid)
    app.stack[:] = [scene]
    app.draw()
    return pygame.image.tobytes(app.window, "RGB")


@pytest.mark.parametrize("seats", range(3, 7))
def test_twins_are_painted_alike(seats: int) -> None:
    rng = Rng(seats)
    settings = Settings(speed="instant", ai_speed="instant", text_scale=100, coach=False)
    session = Session(Texts("en"), Path(), settings=settings, keeps=False)
    app: App | None = None
    for number in range(STATES):
        rules, state = state_of(seats, rng, number)
        view = rules.observe(state, 0)
        frames: set[bytes] = set()
        for twin in range(TWINS):
            guess = rules.determinize(view, Rng(twin))
            match = Match.from_snapshot(rules.snapshot(guess))
            if app is None:
                table = TableScene(Controller(match, None, {}), NAMES[:seats], session.texts, session=session)
                app = App(table, SIZE, session=session)
            frames.add(frame(app, match, session, ("off", "keeps")[number % 2]))
        assert len(frames) == 1, (seats, number)


def test_another_card_in_sight_is_noticed() -> None:
    """What may be known does change pixels, so the comparison above says something."""
    rules, state = state_of(3, Rng(9), 0)
    session = Session(Texts("en"), Path(), settings=Settings(speed="instant"), keeps=False)
    first = Match.from_snapshot(rules.snapshot(state))
    app = App(TableScene(Controller(first, None, {}), NAMES[:3], session.texts, session=session), SIZE)
    other_rules, other = state_of(3, Rng(10), 0)
    second = Match.from_snapshot(other_rules.snapshot(other))
    assert frame(app, first, session, "off") != frame(app, second, session, "off")
