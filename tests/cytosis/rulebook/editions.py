"""The editions and table sizes that rulebook tests run over."""

from __future__ import annotations

from itertools import product

import pytest

EDITIONS = ("second", "first", "italian")
SEATS = (2, 3, 4, 5)

each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_table = pytest.mark.parametrize(("edition", "seats"), list(product(EDITIONS, SEATS)))
earlier_editions = pytest.mark.parametrize("edition", ["first", "italian"])
later_scoring = pytest.mark.parametrize("edition", ["second", "italian"])
