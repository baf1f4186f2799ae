"""Questions never cover what they are about: every spot, size of window and text, and language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cytosis.ai.registry import make
from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.ui.games.cytosis.layout import TABLE, TableLayout, own
from cytosis.ui.games.cytosis.plaques import key_of
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.ask_place import overlap
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.cytosis.scenario import Scenario
from tests.ui.tables import NAMES

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (3840, 2160))
SCALES = (100, 150, 200)
SHAPES = ((300.0, 64.0), (224.0, 154.0), (250.0, 260.0), (176.0, 194.0))
"""Confirm, a short list, a longer one, a block: for spots where nothing can be asked just now."""


def rich(seats: int) -> Scenario:
    """A turn in which nearly everything can be done."""
    scenario = Scenario(seats=seats).turn(0).stock(0, mrna=12, protein=12, lipid=12, carb=12, atp=12)
    scenario = scenario.hand(0, "PH3", "EN1", "SH1", "AD1", "MM1")
    return scenario.vesicle("rough_er.1", 0, protein=2).vesicle("golgi.1", 0, protein=2, carb=1)


def tables(seats: int, lang: str) -> Iterator[tuple[str, TableScene]]:
    """A table nobody paints, in every size of window and text."""
    match = rich(seats).match()
    for scale in SCALES:
        wanted = Settings(text_scale=scale, speed="instant", ai_speed="instant", coach=False)
        texts = Texts(lang)
        session = Session(texts, Path(), settings=wanted, keeps=False)
        agents = {seat: make("random", seat) for seat in range(1, seats)}
        scene = TableScene(Controller(match, None, agents), NAMES[:seats], texts, session=session)
        for width, height in SIZES:
            session.unit = min(width / 1600, height / 900)
            yield f"{lang} {scale} % {width}x{height}", scene


def laid_out(scene: TableScene) -> TableLayout:
    layout = scene.layout
    assert isinstance(layout, TableLayout)
    return layout


def clear_of(panel: Box, spot: str, layout: TableLayout) -> bool:
    """Whether a panel leaves the wells, chips and the name of its organelle alone, on the table."""
    inside = (
        panel[0] >= TABLE[0] - 0.5
        and panel[1] >= TABLE[1] - 0.5
        and panel[0] + panel[2] <= TABLE[0] + TABLE[2] + 0.5
        and panel[1] + panel[3] <= TABLE[1] + TABLE[3] + 0.5
    )
    return inside and all(overlap(panel, box) < 1 for box in own(spot, layout))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("seats", [2, 5])
def test_no_question_covers_its_organelle_or_its_name(seats: int, lang: str) -> None:
    asked = stepped = 0
    for where, scene in tables(seats, lang):
        layout = laid_out(scene)
        legal = scene.legal_spots()
        for spot in (name for name in layout.spots if not name.startswith("grey.")):
            if spot not in legal:
                for shape in SHAPES:
                    assert clear_of(layout.best(spot, [shape]), spot, layout), (where, spot, shape)
                continue
            scene.asking.open_spot(spot)
            boxes = scene.asking.boxes(layout, scene.scale)
            assert boxes is not None and clear_of(boxes.panel, spot, layout), (where, spot, boxes)
            assert boxes.tail or boxes.lead, (where, spot)
            asked += 1
            stepped += scene.asking.stepping
            scene.asking.cancel()
    assert asked > 100 and stepped > 10


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_name_has_one_size_and_touches_no_other(lang: str) -> None:
    for seats in (2, 5):
        for where, scene in tables(seats, lang):
            layout = laid_out(scene)
            plates = list(layout.plaques.values())
            pairs = [(a, b) for i, a in enumerate(plates) for b in plates[i + 1 :] if overlap(a, b) > 1]
            assert not pairs, (where, pairs)
            assert {key_of(spot) for spot in layout.spots} - {""} == set(layout.plaques)


def test_a_question_does_not_move_while_its_number_changes() -> None:
    for where, scene in tables(5, "en"):
        layout = laid_out(scene)
        scene.asking.open_spot("ribosome.1")
        places = set()
        for _ in range(12):
            boxes = scene.asking.boxes(layout, scene.scale)
            assert boxes is not None
            places.add(boxes.panel)
            scene.asking.step(-1)
        assert len(places) == 1, (where, places)
        scene.asking.cancel()


def test_a_panel_grows_away_from_its_spot() -> None:
    _, scene = next(tables(5, "en"))
    layout = laid_out(scene)
    for spot in sorted(scene.legal_spots()):
        scene.asking.open_spot(spot)
        first = scene.asking.boxes(layout, scene.scale)
        assert first is not None
        if not scene.asking.ready:
            scene.asking.pick(0, layout, scene.scale)
            after = scene.asking.boxes(layout, scene.scale)
            assert after is not None and clear_of(after.panel, spot, layout), spot
        scene.asking.cancel()
