"""What every test shares: the same random examples on every run and machine, and ``--bless``."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("reproducible")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write recorded games and counts anew")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether recorded results are to be written anew."""
    return bool(request.config.getoption("--bless"))
