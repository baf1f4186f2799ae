"""Errors are one line for people, and survive a trip between processes."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from cytosis.engine.errors import (
    CytosisError,
    DataError,
    Illegal,
    IllegalAction,
    NotationError,
    SaveError,
    SnapshotError,
)


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (DataError("bad"), "bad"),
        (DataError("bad", "cytosis/base/cards.yaml"), "cytosis/base/cards.yaml: bad"),
        (DataError("bad", "cytosis/base/cards.yaml", 7), "cytosis/base/cards.yaml:7: bad"),
        (DataError("bad", Path("cytosis") / "base", 7), "cytosis/base:7: bad"),
        (SnapshotError("bad", None, 7), "bad"),
        (
            IllegalAction(Illegal.of("needs", kind="atp", needed=2)),
            "not allowed now: needs (kind=atp, needed=2)",
        ),
        (IllegalAction(Illegal("taken")), "not allowed now: taken"),
        (NotationError("bad"), "bad"),
        (SaveError("bad"), "bad"),
    ],
)
def test_an_error_is_one_line_that_survives_pickling(error: CytosisError, text: str) -> None:
    assert str(error) == text
    assert str(pickle.loads(pickle.dumps(error))) == text


def test_no_error_tells_where_somebodys_files_lie(tmp_path: Path) -> None:
    assert str(DataError("bad", tmp_path / "cards.yaml", 3)) == "cards.yaml:3: bad"


def test_a_reason_is_a_value() -> None:
    reason = Illegal.of("needs", code="x", needed=2)
    assert reason == Illegal("needs", (("code", "x"), ("needed", 2)))
    assert hash(reason) == hash(Illegal.of("needs", code="x", needed=2))
    assert IllegalAction(reason).illegal is reason
