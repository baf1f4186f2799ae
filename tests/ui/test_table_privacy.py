"""Nothing another seat may not know changes a pixel or a word, whatever is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from cytosis.ai.registry import make
from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.tables import CYTOSIS, choose
from tests.ui.tables import NAMES, new_match, table_of

SIZE = (320, 180)
PAIRS = 500


def pairs(count: int) -> Iterator[tuple[Match, Match, int]]:
    """Games that differ only in what the seat on turn may not know."""
    rng, done = Rng(9), 0
    while done < count:
        rules = rng.choice([table for table in CYTOSIS if table.seats < 5]).rules
        state = rules.start(rng.below(1 << 30))
        for _ in range(rng.below(60)):
            if rules.pending(state) is not None:
                rules.apply(state, choose(rng, rules.legal(state)))
        for _ in range(4):  # some further positions of the same game
            pending = rules.pending(state)
            if pending is None:
                break
            other = rules.determinize(rules.observe(state, pending.seat), rng)
            one, two = (Match.from_snapshot(rules.snapshot(each)) for each in (state, other))
            yield one, two, pending.seat
            done += 1
            rules.apply(state, choose(rng, rules.legal(state)))


def table(match: Match, seat: int, app: App, session: Session) -> TableScene:
    agents = {other: make("random", other) for other in range(match.seats) if other != seat}
    scene = TableScene(Controller(match, None, agents), NAMES[: match.seats], session.texts, session=session)
    app.stack[:] = [scene]
    return scene


def seen(match: Match, seat: int, app: App, session: Session, rng: Rng) -> tuple[bytes, list[str]]:
    """What that person sees and reads, also of something they point at or open."""
    scene = table(match, seat, app, session)
    names = sorted(target.name for target in scene.targets())
    scene.pointer.hover = rng.choice(names)
    scene.opened = rng.choice(["", "", "log", "goals", "discard", f"seat.{(seat + 1) % match.seats}"])
    scene.update(0.6)
    scene.update(0.6)
    app.draw()
    words = [line.text for line in scene.log()] + [option.text for option in scene.asking.options()]
    return pygame.image.tobytes(app.window, "RGB"), words


def test_two_states_alike_to_a_seat_look_and_read_alike() -> None:
    settings = Settings(speed="instant", ai_speed="instant", text_scale=100)
    session = Session(Texts("en"), Path(), settings=settings, keeps=False)
    app = table_of(new_match(), size=SIZE).app
    for number, (one, other, seat) in enumerate(pairs(PAIRS)):
        first = seen(one, seat, app, session, Rng(number))
        assert first == seen(other, seat, app, session, Rng(number)), number


def test_a_move_looks_alike_while_it_is_shown() -> None:
    """The beats of a rival's move, frame by frame, for two states alike to the onlooker."""
    app = table_of(new_match(), size=SIZE).app
    settings = Settings(text_scale=100)
    session = Session(Texts("en"), Path(), settings=settings, keeps=False)
    for number, (one, other, mover) in enumerate(pairs(40)):
        onlooker = (mover + 1) % one.seats
        alike = one.rules.observe(one.state, onlooker)
        guess = one.rules.determinize(alike, Rng(number))
        two = Match.from_snapshot(one.rules.snapshot(guess))
        move = next((m for m in one.legal() if m in two.legal() and m.spot >= 0 and not m.card >= 0), None)
        if move is None:
            continue
        frames = []
        for match in (one, two):
            scene = table(match, onlooker, app, session)
            scene._made(scene.controller.submit(match.parse(str(move))))
            if scene.director.busy:
                scene.update(0.2)
            app.draw()
            frames.append(pygame.image.tobytes(app.window, "RGB"))
        if not one.rules.reveals(one.state, two.state):
            assert frames[0] == frames[1], (number, str(move), str(other.pending()))
