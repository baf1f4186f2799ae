"""The data of Cellulose: what is shipped, and what is refused with its file and line."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from cytosis import paths
from cytosis.engine import DataError, Ruleset
from cytosis.games.cellulose.data import load


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(paths.rules_data() / "cellulose", tmp_path / "cellulose")
    return tmp_path


def read_both(root: Path) -> None:
    """The plain game, and one with everything that can be chosen."""
    load.read_catalog(load.tree(root), 3, None, "none", "full")
    load.read_catalog(load.tree(root), 3, "mangrove", "mangrove", "short")
    load.read_catalog(load.tree(root), 1, None, "none", "full", "hard")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards", "copies: 3", "copies: 4", "the records have 47 cards"),
        ("cards", "type: starch", "type: fat", "'fat' is not known here"),
        ("cards", "now: {exchange: 2}", "now: {exchange: 2, draw: 1}", "an Enzyme does one thing"),
        ("cards", "then: {exchange: 1}", "then: {}", "does something when it is activated"),
        ("cards", "cost: {carb: 1}", "cost: {sugar: 1}", "unknown key"),
        ("board", "action: collect_water", "action: swim", "'swim' is not known here"),
        ("board", "size: large", "size: huge", "'huge' is not known here"),
        ("board", "tracks: [shoot]", "tracks: [leaf]", "'leaf' is not known here"),
        ("board", "spaces: [6, 8, 7, 9]", "spaces: [6, 8, 7, x]", "must be"),
        ("board", "water_start: {value: 5", "water_start: {value: 99", "no mark is 99"),
        ("board", "water_track: {value: [7, 6,", "water_track: {value: [7, 7,", "two marks are the same"),
        ("plants", "next: [s1]", "next: [s9]", "'s9' is not known here"),
        ("plants", "income: {co2: 1}", "income: {gold: 1}", "unknown key"),
        ("setup", "most: 5", "most: 9", "must be a whole number from 1 to 5"),
        ("setup", "filter_cost: {protein: 1}", "filter_cost: {salt: 1}", "unknown key"),
        ("setup", "sections: [first, last]", "sections: [first, roof]", "'roof' is not known here"),
        ("ivy", "action_cards: {value: 16", "action_cards: {value: 15", "there are 16 records"),
        ("ivy", "do: lesser", "do: dance", "'dance' is not known here"),
        ("ivy", "play: [{type: starch}]", "play: [starch]", "must be a list of mappings"),
        ("ivy", "bars: [{do: growth, track: shoot}, {do: co2}]", "bars: []", "must be a list of mappings"),
        ("ivy", "way: right", "way: east", "'east' is not known here"),
        ("ivy", "sunrise: {cv_water: 1}", "sunrise: {gold: 1}", "unknown key"),
        ("ivy", "track: easy", "track: steep", "'steep' is not known here"),
        ("setup", "carb_hp: {value: 4, status: known}", "carb_hp: {value: 4}", "status"),
    ],
)
def test_a_wrong_value_is_answered_with_its_place(
    root: Path, file: str, old: str, new: str, said: str
) -> None:
    path = root / "cellulose" / "base" / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=said) as refused:
        read_both(root)
    assert refused.value.path == f"cellulose/base/{file}.yaml" and refused.value.line


@pytest.mark.parametrize("seats", [0, 6, True, "3"])
def test_other_table_sizes_are_refused(seats: Any) -> None:
    with pytest.raises(DataError):
        Ruleset("cellulose").rules(seats)


def test_the_price_of_the_filter_is_data() -> None:
    assert load.catalog(3, None, "mangrove", "full").scenario.filter_cost == (0, 0, 1, 0, 0, 0)
    assert load.catalog(3, None, "none", "full").scenario.filter == 0
