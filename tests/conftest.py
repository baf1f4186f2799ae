"""What every test shares: the same random examples on every run and machine, and ``--bless``."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests import toy

settings.register_profile("reproducible", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("reproducible")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write recorded games and counts anew")


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
