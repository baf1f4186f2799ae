"""The table: whole games by mouse and by keys, nothing secret in any pixel, everything in its place."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from cytosis.ai.registry import make
from cytosis.app.controller import Controller
from cytosis.app.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event, Settled
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.expansions import events as expansion_events
from cytosis.ui.app import App
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.picker import Picker
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.table import TableScene
from cytosis.ui.sheet import centre
from tests.tables import TABLES, choose

NAMES = ["Ada", "Rosalind", "Barbara", "Linus", "Lynn"]
SMALL = (640, 360)


def table(
    seats: int = 3, people: tuple[int, ...] = (0,), seed: int = 3, size: tuple[int, int] = (1280, 720)
) -> App:
    """A short game with people on these seats and quick agents on the others."""
    match = Match.new(Ruleset(options={"length": "short"}), seats, seed)
    agents = {seat: make("random", seat) for seat in range(seats) if seat not in people}
    scene = TableScene(Controller(match, None, agents), NAMES[:seats], Texts("en"), "instant")
    return App(scene, size)


def press(app: App, name: str) -> None:
    """Click a target with real events."""
    target = next(target for target in app.scene.targets() if target.name == name)
    at = app.sheet.point(*centre(target.box))
    kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    app.step(
        1 / 60, [pygame.event.Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0), button=1) for kind in kinds]
    )


def drag(app: App, source: str, target: str) -> None:
    """Drag one target onto another, in steps as a hand does."""
    boxes = {found.name: found.box for found in app.scene.targets()}
    (x0, y0), (x1, y1) = (app.sheet.point(*centre(boxes[name])) for name in (source, target))
    path = [(x0 + (x1 - x0) * i // 10, y0 + (y1 - y0) * i // 10) for i in range(11)]
    events = [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=path[0], button=1)]
    events += [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)) for at in path]
    app.step(1 / 60, events)
    assert app.scene.pointer.drag == source
    app.step(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=path[-1], button=1)])


def key(app: App, number: int) -> None:
    app.step(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=number, mod=0, unicode="")])


def waiting(app: App) -> TableScene | None:
    """The table, once a person has to choose; None when the game is over."""
    for _ in range(4000):
        scene = app.scene
        if isinstance(scene, ResultsScene):
            return None
        assert isinstance(scene, TableScene)
        if scene.human_turn:
            return scene
        app.step(0.2, [])
    raise AssertionError("nobody moves")


def test_a_whole_game_with_the_mouse() -> None:
    app, rng = table(), Rng(1)
    while (scene := waiting(app)) is not None:
        spots = sorted(scene.legal_spots())
        if scene.picker is None:
            spot = rng.choice(spots)
            drag(app, "flask.own", f"spot.{spot}") if rng.below(2) else press(app, f"spot.{spot}")
        while scene.picker is not None and scene.picker.done is None:
            press(app, f"option.{rng.below(len(scene.option_boxes()))}")
        before = len(scene.match.journal.lines)
        press(app, "button.confirm")
        assert len(scene.match.journal.lines) > before
    assert isinstance(app.scene, ResultsScene)


def test_a_whole_game_with_keys_only() -> None:
    app, rng = table(seats=2), Rng(2)
    while (scene := waiting(app)) is not None:
        if scene.picker is None:
            wanted = f"spot.{rng.choice(sorted(scene.legal_spots()))}"
            for _ in range(80):
                if scene.pointer.focus == wanted:
                    break
                key(app, pygame.K_TAB)
            key(app, pygame.K_RETURN)
        while scene.picker is not None and scene.picker.done is None:
            key(app, pygame.K_1 + rng.below(min(len(scene.option_boxes()), 9)))
        before = len(scene.match.journal.lines)
        key(app, pygame.K_c)
        assert len(scene.match.journal.lines) > before


def in_first_turn() -> tuple[App, TableScene]:
    """A table whose set-up is done, a person on turn."""
    app = table()
    scene = waiting(app)
    assert scene is not None
    while scene.match.pending().kind != "turn":  # type: ignore[union-attr]
        press(app, "option.0")
        press(app, "button.confirm")
        assert waiting(app) is scene
    return app, scene


def test_cancel_and_undo() -> None:
    app, scene = in_first_turn()
    press(app, "spot.nucleus.3" if "nucleus.3" in scene.legal_spots() else "spot.nucleus.2")
    assert scene.picker is not None
    key(app, pygame.K_ESCAPE)
    assert scene.picker is None
    press(app, "button.undo")
    assert scene.message


def test_a_closed_spot_says_why() -> None:
    app, scene = in_first_turn()
    press(app, "spot.exocytosis.1")
    assert "vesicle" in scene.message


# -- privacy ---------------------------------------------------------------------------------------------
def pairs(count: int) -> Iterator[tuple[Match, Match, int]]:
    """Games that differ only in what the seat on turn may not know."""
    rng = Rng(9)
    done = 0
    while done < count:
        base = rng.choice([t for t in TABLES if t.seats < 5])
        rules = base.rules
        state = rules.start(rng.below(1 << 30))
        for _ in range(rng.below(60)):
            rules.apply(state, choose(rng, rules.legal(state)))
        pending = rules.pending(state)
        if pending is None:
            continue
        other = rules.determinize(rules.observe(state, pending.seat), rng)
        yield *(Match.from_snapshot(rules.snapshot(s)) for s in (state, other)), pending.seat  # type: ignore[misc]
        done += 1


def pixels(match: Match, seat: int, app: App) -> bytes:
    """What that person sees."""
    agents = {other: make("random", other) for other in range(match.seats) if other != seat}
    app.stack[:] = [TableScene(Controller(match, None, agents), NAMES[: match.seats], Texts("en"), "instant")]
    app.draw()
    return pygame.image.tobytes(app.window, "RGB")


def test_nothing_a_seat_may_not_know_changes_a_pixel() -> None:
    app = table(size=SMALL)
    for one, other, seat in pairs(120):
        assert pixels(one, seat, app) == pixels(other, seat, app)


def test_between_people_the_table_is_covered() -> None:
    app = table(seats=2, people=(0, 1))
    for _ in range(20):
        app.step(0.1, [])
        if isinstance(app.scene, CurtainScene):
            break
    assert isinstance(app.scene, CurtainScene)
    below = app.stack[-2]
    assert isinstance(below, TableScene)


# -- completeness ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["three_plus", "two_player"])
def test_every_spot_and_place_has_exactly_one_region(side: str) -> None:
    seats = 2 if side == "two_player" else 4
    catalog = Ruleset().rules(seats).catalog  # type: ignore[attr-defined]
    layout = table_layout(side, seats, 4)
    assert set(layout.spots) == {spot.id for spot in catalog.spots} | {"grey.1", "grey.2"}
    places = {f"{area.id}.{i + 1}" for area in catalog.areas for i in range(area.places)}
    assert set(layout.places) == places
    assert len(layout.track) == 100


def test_every_event_is_choreographed_or_silent_on_purpose() -> None:
    silent = {
        happened.GameStarted,
        happened.CardsDealt,
        happened.CardsKept,
        happened.FlaskPassed,
        happened.DeckShuffled,
        happened.GameEnded,
        expansion_events.AntibodiesGained,
        expansion_events.PowerChosen,
        expansion_events.PowersRevealed,
        expansion_events.DeckPeeked,
        expansion_events.CardDrawn,
        Settled,
    }
    kinds = {
        kind
        for module in (happened, expansion_events)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind is not Event
        and not kind.__name__.startswith("_")
    }
    shown = set(Choreographer(table_layout("three_plus", 4, 5), NAMES)._scenes)
    assert kinds - silent == shown


def test_the_picker_narrows_to_every_legal_action() -> None:
    rng = Rng(4)
    rules = Ruleset().rules(4)
    state = rules.start(4)
    for _ in range(80):
        legal = rules.legal(state)
        for action in legal:
            picker = Picker([a for a in legal if a.verb == action.verb and a.spot == action.spot])
            for _ in range(9):
                if picker.done is not None:
                    break
                picker = picker.choose(next(group for group in picker.options() if action in group))
            assert picker.done == action
        rules.apply(state, choose(rng, legal))
