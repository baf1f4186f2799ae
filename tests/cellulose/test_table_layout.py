"""Where everything on the table of Cellulose stands: nothing cut, too small or over something else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.registry import make
from cytosis.engine import Match, Ruleset
from cytosis.engine.events import Event, OfSeat, Secret
from cytosis.games.cellulose import events as happened
from cytosis.ui.games.cellulose.choreography import Choreographer
from cytosis.ui.games.cellulose.closeup import CardScene
from cytosis.ui.games.cellulose.design import CelluloseDesign
from cytosis.ui.scene import Pop, Push
from cytosis.ui.table.design import Subject
from cytosis.ui.table.scene import TableScene
from tests.ui.driver import Driver
from tests.ui.tables import table_of
from tests.ui.test_table_layout import WINDOWS, overlapping

SIZES = [*(one for one in WINDOWS if one[2] != (1000, 1000)), ("it", 100, (1280, 1024))]
"""As at the table of Cytosis; the narrowest window is that of a square screen."""

FOLDER = Path(__file__).parent / "layouts"
SMALLEST = 12
TABLES = [(5, "sprout"), (4, "mangrove"), (3, "mangrove"), (2, "sprout"), (1, "sprout")]
QUIET = (
    happened.GameStarted,
    happened.DayBegan,
    happened.Passed,
    happened.RootBonusTaken,
    happened.DeckShuffled,
    happened.LastDayEnded,
    happened.GameEnded,
    happened.RivalReady,
)
"""What needs no picture on its way: nothing moves, or something else shows it."""


@cache
def late_game(seats: int, plant: str) -> str:
    match = Match.new(Ruleset("cellulose", options={"plant": plant}), seats, 7)
    agents = [make("greedy", seat) for seat in range(seats)]
    while len(match.journal.lines) < 22 * seats or match.pending().kind != "turn":  # type: ignore[union-attr]
        seat = match.pending().seat  # type: ignore[union-attr]
        match.play(agents[seat].choose(match.view(seat), match.legal(), Budget()).action)
    return match.to_json()


def on_turn(seats: int, plant: str, **wanted: Any) -> Driver:
    match = Match.from_json(late_game(seats, plant))
    return table_of(match, people=(match.pending().seat,), **wanted)  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "plant"), TABLES)
@pytest.mark.parametrize(("lang", "scale", "size"), SIZES)
def test_no_text_is_cut_small_or_over_another(
    seats: int, plant: str, lang: str, scale: int, size: tuple[int, int]
) -> None:
    found = on_turn(seats, plant, size=size, text_scale=scale, lang=lang).notes()
    assert [note.text for note in found if note.cut] == []
    assert min(note.pixels for note in found) >= SMALLEST
    assert overlapping(found) == []
    for note in found:
        x, y, w, h = note.rect
        assert x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1], note


@pytest.mark.parametrize(("lang", "scale", "size"), SIZES)
def test_no_close_up_cuts_its_words(lang: str, scale: int, size: tuple[int, int]) -> None:
    driver = on_turn(3, "mangrove", size=size, text_scale=scale, lang=lang)
    scene = driver.scene(TableScene)
    design = scene.design
    assert isinstance(design, CelluloseDesign)
    cards = [Subject(f"card.{card.id}", f"card.{card.id}") for card in design.words.catalog.cards]
    nodes = [Subject(f"node.{node.id}", f"node.{node.id}") for node in design.words.catalog.nodes]
    for i in range(0, len(cards) + len(nodes), 3):
        driver.app.follow(Push(CardScene(design, [*cards, *nodes], i)))
        with patch.object(TableScene, "draw", lambda *_: None):
            found = driver.notes()
        assert [note.text for note in found if note.cut] == [], i
        assert overlapping(found) == [], i
        driver.app.follow(Pop())


@pytest.mark.parametrize(("seats", "plant"), TABLES)
def test_everything_stands_where_it_stood(seats: int, plant: str, bless: bool) -> None:
    lines = []
    for lang, scale, size in (("en", 100, (1280, 720)), ("it", 150, (1920, 1080))):
        driver = on_turn(seats, plant, size=size, text_scale=scale, lang=lang)
        lines.append(f"== {lang} {scale} {size[0]}x{size[1]}")
        lines += [f"{_box(target.box)} [{target.name}]" for target in driver.app.scene.targets()]
        lines += [f"{_box(note.rect)} {note.text}" for note in driver.notes()]
    text = "\n".join(lines) + "\n"
    file = FOLDER / f"table_{plant}_{seats}.txt"
    if bless:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, f"{file.name} differs; pytest --bless if that is wanted"


def _box(box: tuple[float, float, float, float]) -> str:
    return " ".join(f"{round(side)}" for side in box)


def test_every_event_is_shown_or_needs_no_showing() -> None:
    design = on_turn(1, "sprout", size=(640, 360)).scene(TableScene).design
    assert isinstance(design, CelluloseDesign)
    shown = set(Choreographer(design)._scenes)
    kinds = {one for one in vars(happened).values() if isinstance(one, type) and issubclass(one, Event)}
    kinds -= {Event, OfSeat, Secret, happened._Hers}
    assert kinds == shown | set(QUIET)
