"""How things move: named easings, arcs of their own, sounds on the landing, and nothing that takes long."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Beat, Event
from cytosis.engine.rng import Rng
from cytosis.ui.anim.director import Director, Mover, Scenario
from cytosis.ui.anim.easing import CURVES, ease, motion
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.ui.tables import BOTH, NAMES


# -- easings -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("theme", ["default", "high_contrast"])
def test_every_easing_of_the_theme_leads_from_nothing_to_all(theme: str) -> None:
    named = load_theme(theme).easings
    assert {"anticipation", "overshoot", "settle"} <= set(named)
    assert {kind for kind, _ in named.values()} <= set(CURVES)
    for name in named:
        assert ease(name, 0) == pytest.approx(0) and ease(name, 1) == pytest.approx(1)


def test_anticipation_draws_back_and_the_others_go_too_far() -> None:
    steps = [i / 20 for i in range(21)]
    assert min(ease("anticipation", t) for t in steps) < -0.02
    assert max(ease("overshoot", t) for t in steps) > 1.02
    assert max(ease("settle", t) for t in steps) > max(ease("overshoot", t) for t in steps)


# -- movers ------------------------------------------------------------------------------------------------
def test_pieces_fly_on_arcs_of_their_own_and_settle_where_they_land() -> None:
    movers = [Mover("a", (0.0, 0.0), (400.0, 0.0), 20, 0.5, 0.07 * i) for i in range(4)]
    assert len({round(mover.swing[1], 3) for mover in movers}) == 4
    assert all(abs(mover.swing[1]) <= motion("most_arc") for mover in movers)
    mover = movers[0]
    found = mover.at(0.499)
    assert found is not None and found[:2] == (400.0, 0.0) and found[2] > 1.9
    together = [Mover("a", (0.0, 0.0), (400.0, 0.0), 20, 0.5, 0.07 * i, bend=0.7) for i in range(4)]
    assert len({one.swing for one in together}) == 1


class _Said(Event):
    """Something happened."""


def beat() -> Beat:
    return Beat(_Said(), None, lambda state, seat: None)


def test_what_moves_is_heard_when_it_lands_and_skipping_is_silent() -> None:
    heard: list[float] = []
    director = Director(lambda event, view: Scenario([Mover("a", (0.0, 0.0), (9.0, 0.0), 20, 0.5)]))
    director.landed = lambda event: heard.append(director._time)
    director.enqueue([beat()], 0)
    for _ in range(60):
        director.update(1 / 60)
    assert len(heard) == 1 and heard[0] == pytest.approx(0.5 * (1 - motion("settling")), abs=0.02)
    director.enqueue([beat()], 0)
    director.update(1 / 60)
    director.skip()
    director.update(1.0)
    assert len(heard) == 1 and not director.busy


def test_what_nobody_waits_for_goes_on_beside_the_next_event() -> None:
    ripple = Mover("", (0.0, 0.0), (0.0, 0.0), 20, 0.4, kind="ripple")
    director = Director(lambda event, view: Scenario(after=[ripple]))
    director.enqueue([beat()], 0)
    director.update(0.01)
    assert not director.busy and director.lingering and len(director.moving()) == 1
    director.update(0.5)
    assert not director.lingering
    director.calm = True
    director.enqueue([beat()], 0)
    director.update(0.01)
    assert not director.lingering


# -- how long ----------------------------------------------------------------------------------------------
def with_rooms() -> list[tuple[str, int, tuple[str, ...]]]:
    return [
        ("cytosis", 2, BOTH),
        ("cytosis", 5, BOTH),
        ("amino", 3, ()),
        ("amino", 6, ()),
        ("cellulose", 3, ()),
    ]


@pytest.mark.parametrize(("game", "seats", "expansions"), with_rooms())
def test_nothing_takes_longer_than_the_theme_allows(
    game: str, seats: int, expansions: tuple[str, ...]
) -> None:
    assert motion("longest") <= 0.9
    match, rng = Match.new(Ruleset(game, None, expansions), seats, 5), Rng(5)
    texts = Texts("en")
    session = Session(texts, Path(), settings=Settings(coach=False), keeps=False)
    scene = TableScene(Controller(match, None, {}), NAMES[:seats], texts, session=session)
    flew = 0
    for _ in range(240):
        if match.pending() is None:
            break
        for one in match.play(rng.choice(match.legal())):
            event, view = one.seen_by(0)
            shown = scene.director._scenario(event)
            assert shown.seconds <= 0.9 + 1e-9, event
            assert all(mover.seconds <= 0.9 for mover in (*shown.movers, *shown.after)), event
            flew += bool(shown.movers)
            scene.director.view = view
    assert flew > 20
