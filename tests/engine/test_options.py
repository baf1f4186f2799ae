"""What a game lets one choose: declared once, checked for every door."""

from __future__ import annotations

import pytest

from cytosis.engine import DataError, Ruleset, games
from cytosis.engine.options import CHOICE, SEAT, SWITCH, Option, check, check_first_player, read

KNOWN = (
    Option("first_player", SEAT),
    Option("length", CHOICE, ("full", "short"), "full"),
    Option("plant", CHOICE, (None, "sprout")),
    Option("open", SWITCH, default=False),
    Option("old", CHOICE, ("a", "b"), "a", seats=(1,), editions=("first",)),
)


def test_what_is_not_said_is_the_default() -> None:
    assert check(KNOWN, "second", {"length": "short"}) == {
        "first_player": None,
        "length": "short",
        "plant": None,
        "open": False,
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"size": 3}, "there is no option 'size'; known options: first_player, length, plant, open"),
        ({"length": "long"}, "option length must be one of full, short, not 'long'"),
        ({"length": None}, "option length must be one of full, short, not None"),
        ({"first_player": True}, "option first_player must be a seat number or nothing, not True"),
        ({"open": 1}, "option open must be true or false, not 1"),
        ({"old": "a"}, "there is no option 'old'; known options: first_player, length, plant, open"),
    ],
)
def test_what_cannot_be_chosen_is_said_with_what_can(given: dict[str, object], said: str) -> None:
    with pytest.raises(DataError) as refused:
        check(KNOWN, "second", given)
    assert str(refused.value) == said


def test_an_option_may_belong_to_an_edition_and_matter_at_some_tables() -> None:
    old = KNOWN[-1]
    assert check(KNOWN, "first", {})["old"] == "a"
    assert [old.matters("first", seats) for seats in (1, 2)] == [True, False]
    assert not old.matters("second", 1) and KNOWN[0].matters("second", 6)


def test_the_first_player_sits_at_the_table() -> None:
    check_first_player({"first_player": 2}, 3)
    check_first_player({}, 3)
    with pytest.raises(DataError, match="names seat 3, but there are seats 0 to 2"):
        check_first_player({"first_player": 3}, 3)


def test_options_are_typed_as_words() -> None:
    typed = "length=short, first_player=2,plant=null,open=yes"
    assert read(typed, KNOWN) == {"length": "short", "first_player": 2, "plant": None, "open": True}
    assert read("", KNOWN) == {}
    assert read("first_player=none", KNOWN) == {"first_player": None}
    assert read("first_player=two,open=perhaps,size=1", KNOWN) == {
        "first_player": "two",
        "open": "perhaps",
        "size": "1",
    }


@pytest.mark.parametrize(("text", "said"), [("length", "not 'length'"), ("length=", "not 'length='")])
def test_half_an_option_is_refused(text: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        read(text, KNOWN)
    with pytest.raises(DataError, match="option length is given twice"):
        read("length=full,length=short", KNOWN)


@pytest.mark.parametrize("name", games())
def test_every_game_says_its_table_sizes_and_options(name: str) -> None:
    game = games.find(name)
    for edition in game.editions():
        for seats in game.seats(edition):
            assert Ruleset(name, edition).rules(seats).seats == seats
        own = {option.id for option in game.options() if option.belongs_to(edition)}
        named = set(Ruleset(name, edition).options)
        assert named <= own
        assert all(option.default is not None for option in game.options() if option.id in own - named)
