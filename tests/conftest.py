"""Options and fixtures for all tests."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write recorded games and counts anew")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether recorded results are to be written anew."""
    return bool(request.config.getoption("--bless"))
