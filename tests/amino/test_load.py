"""The data of Amino: what is shipped, and what is refused with its file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cytosis import paths
from cytosis.engine import DataError
from cytosis.games.amino.data import load


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(paths.rules_data() / "amino", tmp_path / "amino")
    return tmp_path


def test_every_value_is_known_or_our_own() -> None:
    text = "".join(
        file.read_text(encoding="utf-8") for file in (paths.rules_data() / "amino").rglob("*.yaml")
    )
    assert "proposed" not in text and "weak" not in text and text.count("known") > 20


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards", "copies: 3", "copies: 4", "the records have 43 cards"),
        ("cards", "kind: gas, value: -2", "kind: fog, value: -2", "'fog' is not known here"),
        ("cards", "sunlight: {kind: sunlight,", "sunlight: {kind: sunlight, value: 3,", "unknown key"),
        ("cards", "  H2: ", "  H-2: ", "an id is letters and digits"),
        ("setup", "most: 6", "most: 9", "must be a whole number from 3 to 6"),
        ("setup", "target: left", "target: above", "'above' is not known here"),
        ("setup", "cycle: [mars,", "cycle: [venus,", "'venus' is not known here"),
        ("setup", "until: 100", "until: 0", "must be a whole number from 1"),
        ("setup", "lightning: {value: 2, status: known}", "lightning: {value: 2}", "status"),
    ],
)
def test_a_wrong_value_is_answered_with_its_place(
    root: Path, file: str, old: str, new: str, said: str
) -> None:
    path = root / "amino" / "base" / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=said) as refused:
        load.read_catalog(load.tree(root), 4)
    assert refused.value.path == f"amino/base/{file}.yaml" and refused.value.line


def test_the_swaps_of_many_fillings_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    from cytosis.engine import Ruleset
    from cytosis.engine.rng import Rng
    from cytosis.games.amino import legal

    monkeypatch.setattr(legal, "_FORGET_AT", 3)
    rules = Ruleset("amino", options={"first_player": 1}).rules(5)
    state, rng = rules.start(3), Rng(1)
    while rules.pending(state) is not None:
        rules.apply(state, rng.choice(rules.legal(state)))
    assert len(rules._moves._swaps) <= 3  # type: ignore[attr-defined]
