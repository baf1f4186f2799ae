"""Where everything on the table stands: nothing forgotten, cut, too small or over something else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.registry import make
from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event, OfSeat, Secret, Settled
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.expansions import events as expansion_events
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.layout import TABLE, table_layout
from cytosis.ui.paint.painter import Note, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import load_theme
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, at_turn, new_match, table_of

FOLDER = Path(__file__).parent / "layouts"
SMALLEST = 12
TOUCH = 3
"""Pixels two lines may share: letters leave that much air in their boxes."""


@cache
def late_game(seats: int, expansions: tuple[str, ...]) -> str:
    match = new_match(seats, 7, expansions, length="full")
    agents = [make("greedy", seat) for seat in range(seats)]
    while len(match.journal.lines) < 24 * seats or match.pending().kind != "turn":  # type: ignore[union-attr]
        seat = match.pending().seat  # type: ignore[union-attr]
        match.play(agents[seat].choose(match.view(seat), match.legal(), Budget()).action)
    return match.to_json()


def on_turn(seats: int, expansions: tuple[str, ...], **wanted: Any) -> Driver:
    match = Match.from_json(late_game(seats, expansions))
    return table_of(match, people=(match.pending().seat,), **wanted)  # type: ignore[union-attr]


def notes(driver: Driver) -> list[Note]:
    """Every text as the table paints it from nothing."""
    app = driver.app
    painter = Painter(app.window, app.sheet, app._theme, app._type, app._pictures)
    painter.text_scale, painter.notes = app.text_scale, []
    scene = app.scene
    scene._look.__init__(scene)  # type: ignore[attr-defined]
    scene.draw(painter)
    return painter.notes


def overlapping(found: list[Note]) -> list[tuple[str, str]]:
    pairs = []
    for i, one in enumerate(found):
        x, y, w, h = one.rect
        for other in found[i + 1 :]:
            ox, oy, ow, oh = other.rect
            across = min(x + w, ox + ow) - max(x, ox)
            along = min(y + h, oy + oh) - max(y, oy) - (h + oh) // 6  # air above and below the letters
            if across > TOUCH and along > TOUCH and one.text.strip() and other.text.strip():
                pairs.append((one.text, other.text))
    return pairs


WINDOWS = [
    ("en", 100, (1280, 720)),
    ("it", 125, (1280, 720)),
    ("en", 150, (1280, 720)),
    ("it", 200, (1280, 720)),
    ("it", 100, (1920, 1080)),
    ("en", 200, (1920, 1080)),
    ("it", 100, (1000, 1000)),
    ("en", 125, (2560, 1080)),
]
"""Language, size of text and window: every size of text, and windows of odd shape."""


@pytest.mark.parametrize(("seats", "expansions"), [(5, BOTH), (2, ())])
@pytest.mark.parametrize(("lang", "scale", "size"), WINDOWS)
def test_no_text_is_cut_small_or_over_another(
    seats: int, expansions: tuple[str, ...], lang: str, scale: int, size: tuple[int, int]
) -> None:
    found = notes(on_turn(seats, expansions, size=size, text_scale=scale, lang=lang))
    assert [note.text for note in found if note.cut] == []
    assert min(note.pixels for note in found) >= SMALLEST
    assert overlapping(found) == []
    for note in found:
        x, y, w, h = note.rect
        assert x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1], note


@pytest.mark.parametrize(("lang", "scale", "size"), WINDOWS)
def test_no_question_at_a_spot_cuts_its_words(lang: str, scale: int, size: tuple[int, int]) -> None:
    driver = on_turn(5, BOTH, size=size, text_scale=scale, lang=lang)
    scene = at_turn(driver)
    for spot in sorted(scene.legal_spots()):
        driver.click(f"spot.{spot}")
        assert scene.asking.ask is not None
        assert [note.text for note in notes(driver) if note.cut] == [], spot
        driver.key(pygame.K_ESCAPE)


def test_everything_stands_where_it_stood(bless: bool) -> None:
    lines = []
    for seats, expansions in ((5, BOTH), (2, ())):
        for lang, scale, size in WINDOWS:
            driver = on_turn(seats, expansions, size=size, text_scale=scale, lang=lang)
            lines.append(f"== {seats} seats {lang} {scale} {size[0]}x{size[1]}")
            lines += [f"{_box(target.box)} [{target.name}]" for target in driver.app.scene.targets()]
            lines += [f"{_box(note.rect)} {note.text}" for note in notes(driver)]
    text, file = "\n".join(lines) + "\n", FOLDER / "table.txt"
    if bless:
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "table.txt differs; pytest --bless if that is wanted"


def _box(box: tuple[float, float, float, float]) -> str:
    return " ".join(f"{round(side)}" for side in box)


def inside(one: Box, other: Box) -> bool:
    return (
        one[0] >= other[0] - 0.5
        and one[1] >= other[1] - 0.5
        and one[0] + one[2] <= other[0] + other[2] + 0.5
        and one[1] + one[3] <= other[1] + other[3] + 0.5
    )


def meets(one: Box, other: Box) -> bool:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    return across > 1 and min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > 1


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_question_covers_neither_its_spot_nor_its_area(seats: int, scale: int) -> None:
    driver = on_turn(seats, (), text_scale=scale)
    scene = at_turn(driver)
    asked = 0
    for spot in sorted(scene.legal_spots()):
        scene.asking.open_spot(spot)
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None
        area = spot.rpartition(".")[0]
        own = [box for name, box in scene.layout.spots.items() if name.rpartition(".")[0] == area]
        assert not any(meets(boxes.panel, box) for box in own), (spot, boxes.panel)
        assert inside(boxes.panel, TABLE), (spot, boxes.panel)
        if asked % 6 == 0:
            assert all(not note.cut for note in notes(driver)), spot
        scene.asking.cancel()
        asked += 1
    assert asked > 3


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


@pytest.mark.parametrize("count", range(1, 12))
def test_hand_cards_stay_in_their_place(count: int) -> None:
    layout = table_layout("three_plus", 4, 5)
    boxes = layout.hand(count)
    assert len(boxes) == count
    assert all(inside(box, layout.regions["cards"]) for box in boxes)


def test_every_event_is_choreographed_or_silent_on_purpose() -> None:
    silent = {
        happened.GameStarted,
        happened.CardsKept,
        happened.GameEnded,
        expansion_events.PowerChosen,
        Settled,
    }
    kinds = {
        kind
        for module in (happened, expansion_events)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind not in (Event, OfSeat, Secret)
        and not kind.__name__.startswith("_")
    }
    shown = set(Choreographer(lambda: table_layout("three_plus", 4, 5), load_theme().players)._scenes)
    assert kinds - silent == shown


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_that_moves_stays_on_the_sheet(scale: float) -> None:
    rng = Rng(3)
    for seats in (2, 4):
        match = new_match(seats, 3, BOTH)
        side = "two_player" if seats == 2 else "three_plus"
        layout = table_layout(side, seats, len(match.view(None).goals), scale)
        show, before = Choreographer(lambda layout=layout: layout, load_theme().players), match.view(0)  # type: ignore[misc]
        while match.pending() is not None:
            for beat in match.play(rng.choice(match.legal())):
                event, view = beat.seen_by(0)
                for mover in show(event, before).movers:
                    for x, y in (mover.start, mover.end, *mover.path):
                        assert 0 <= x <= 1600 and 0 <= y <= 900, (event, mover)
                before = view
