"""Notation: one text per action, one action per text, and a clear word for everything else."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import NotationError, memory
from cytosis.games.cytosis import actions
from tests.cytosis.scenario import Scenario, moves


@pytest.mark.parametrize(
    "text",
    [
        "keep PH1 SH2",
        "take atp mrna",
        "place nucleus.3",
        "place ribosome.1 n=12",
        "place golgi.1 disk=rough_er.2 add=carb bump=golgi.3",
        "place exocytosis.1 disk=golgi.2 card=PH3",
        "grey laureates.1 take=atp",
        "grey laureates.1 goal=G_ENZ",
        "place cards.2 use=MM1",
        "exhaust lipid",
        "use MM4",
        "pass",
    ],
)
def test_texts_that_are_actions(text: str) -> None:
    action = Scenario(seats=3).match().parse(text)
    assert str(action) == text
    assert repr(action) == f"Action({text!r})"
    assert {action: 1}[Scenario(seats=4).match().parse(text)] == 1
    assert action != text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must start with"),
        ("  ", "must start with"),
        ("dance", "must start with one of place"),
        ("place", "needs a spot"),
        ("place nucleus.9", "no spot 'nucleus.9'"),
        ("place nucleus.3 n=0", "from 1 to 999"),
        ("place nucleus.3 n=1000", "from 1 to 999"),
        ("place nucleus.3 n=+1", "from 1 to 999"),
        ("place nucleus.3 n=\u0663", "from 1 to 999"),
        ("place nucleus.3 n=1 n=1", "stands twice"),
        ("place nucleus.3 colour=red", "not a word of a placement"),
        ("place nucleus.3 card=XX", "no card 'XX'"),
        ("place nucleus.3 goal=G_XX", "no goal"),
        ("place nucleus.3 disk=nucleus.1", "no vesicle place"),
        ("place nucleus.3 add=gold", "no resource"),
        ("place golgi.1 add=carb disk=rough_er.2", "did you mean 'place golgi.1 disk=rough_er.2 add=carb'"),
        ("place  nucleus.3", "did you mean 'place nucleus.3'"),
        ("keep SH2 PH1", "did you mean 'keep PH1 SH2'"),
        ("take mrna atp", "did you mean 'take atp mrna'"),
        ("keep XX", "no card"),
        ("exhaust", "exactly one word"),
        ("exhaust gold", "no resource"),
        ("use", "exactly one word"),
        ("use XX", "no card"),
        ("pass now", "did you mean 'pass'"),
        ("place " + "x" * 300, "one short line"),
        ("\U0001f9ea" * 60, "must start with"),
        (None, "one short line"),
    ],
)
def test_texts_that_are_none(text: Any, words: str) -> None:
    with pytest.raises(NotationError, match=words) as caught:
        Scenario(seats=3).match().parse(text)
    assert "\n" not in str(caught.value)
    assert str(caught.value).isascii()


def test_memories_are_emptied_before_they_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting changes nothing but time."""
    monkeypatch.setattr(actions, "_FORGET_AT", 3)
    monkeypatch.setattr(memory, "FORGET_AT", 0)
    match = Scenario("italian", seats=2).stock(0, atp=9, mrna=3, lipid=2, carb=1).match()
    first = moves(match)
    match.parse("place ribosome.1 n=77")
    match.play(match.parse("place ribosome.1 n=3"))
    match.undo()
    assert moves(match) == first
    match.play(match.parse("place nucleus.3"))
    assert moves(match)
