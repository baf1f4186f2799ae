"""The program speaks English in every test until a test says otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "CYTOSIS_DATA_DIR"):
        monkeypatch.delenv(name, raising=False)
    i18n.set_default(Texts("en"))
    yield
    i18n.set_default(Texts("en"))
