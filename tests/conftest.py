"""What every test shares: the same random examples on every run and machine, and ``--bless``."""

from __future__ import annotations

import os

os.environ.setdefault(
    "CYTOSIS_PURE", "1"
)  # tests reach into classes: the sources run, before anything is imported

from collections.abc import Iterator
from time import monotonic

import pytest
from hypothesis import settings

from tests import toy

_BEGAN = pytest.StashKey[float]()

settings.register_profile("reproducible", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("reproducible")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write recorded games and counts anew")
    parser.addoption("--within", type=float, default=None, help="begin no test after so many seconds")


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.stash[_BEGAN] = monotonic()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The time of a quick run is over: what was not tried is not counted."""
    most = item.config.getoption("--within")
    if most is not None and monotonic() - item.config.stash[_BEGAN] > most:
        pytest.skip(f"the {most:g} seconds of a quick run are over")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether recorded results are to be written anew."""
    return bool(request.config.getoption("--bless"))


@pytest.fixture(autouse=True)
def _toy_where_it_is_played(request: pytest.FixtureRequest) -> Iterator[None]:
    """The toy game is there for the tests that play it, and for no others."""
    callspec = getattr(request.node, "callspec", None)
    table = callspec.params.get("table") if callspec else None
    if getattr(table, "game", "") == toy.ToyGame.id or request.node.get_closest_marker("toy"):
        with toy.registered():
            yield
    else:
        yield
