"""Moves by their words."""

from __future__ import annotations

import pytest

from cytosis.engine.notation import words


def test_a_move_is_a_verb_bare_words_and_named_words() -> None:
    found = words("place golgi.1 disk=rough_er.2 add=carb")
    assert (found.verb, found.at, found.items) == ("place", "golgi.1", ("golgi.1",))
    assert dict(found.named) == {"disk": "rough_er.2", "add": "carb"}
    assert [found.get(name) for name in ("verb", "at", "add", "card")] == ["place", "golgi.1", "carb", ""]


@pytest.mark.parametrize(
    ("text", "verb", "items"),
    [
        ("pass", "pass", ()),
        ("keep PH1 SH2", "keep", ("PH1", "SH2")),
        ("", "", ()),
        ("swap a1 c3", "swap", ("a1", "c3")),
    ],
)
def test_moves_without_named_words(text: str, verb: str, items: tuple[str, ...]) -> None:
    found = words(text)
    assert (found.verb, found.items, dict(found.named)) == (verb, items, {})
    assert found.at == (items[0] if items else "")
