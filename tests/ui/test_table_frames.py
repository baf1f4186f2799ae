"""What is computed for a frame is computed once: targets, layout, and the boxes of a question."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cytosis.ui.games.cytosis.design import CytosisDesign
from cytosis.ui.table.ask import AskBoxes
from cytosis.ui.table.state import TableState
from tests.cytosis.scenario import Scenario
from tests.ui.tables import at_turn, table_of


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each was computed."""
    found: Counter[str] = Counter()

    def count(owner: type, method: str, name: str) -> None:
        before = getattr(owner, method)

        def noted(*args: Any, **named: Any) -> Any:
            found[name] += 1
            return before(*args, **named)

        monkeypatch.setattr(owner, method, noted)

    count(TableState, "_pointable", "targets")
    count(CytosisDesign, "layout", "layout")
    count(AskBoxes, "__init__", "boxes")
    return found


def test_a_click_on_a_spot_computes_each_once(counted: Counter[str]) -> None:
    driver = table_of(Scenario(seats=3).turn(0).match())
    at_turn(driver)
    pos = driver.at("spot.golgi.1")
    driver.move(pos)
    counted.clear()
    driver.click(pos)
    assert all(counted[name] <= 1 for name in ("targets", "layout", "boxes")), counted


def test_a_frame_in_which_nothing_happens_computes_nothing(counted: Counter[str]) -> None:
    driver = table_of(Scenario(seats=3).turn(0).match())
    at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.step()
    counted.clear()
    for _ in range(5):
        driver.step()
    assert not counted


def test_carrying_a_flask_computes_targets_once(counted: Counter[str]) -> None:
    driver = table_of(Scenario(seats=3).turn(0).match())
    at_turn(driver)
    counted.clear()
    driver.carry("flask.own", "spot.nucleus.3")
    assert counted["targets"] <= 1 and not counted["layout"], counted
