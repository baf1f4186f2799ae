"""Setting a game up: which one, who plays, how; remembered game by game, refused with what there is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis.app.play import setup
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import seed_code
from cytosis.engine.errors import DataError
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.table.scene import TableScene
from tests.ui.driver import Driver, files

Open = Callable[[], Driver]


def test_everything_of_a_new_game_can_be_chosen_and_is_remembered(open_title: Open, tmp_path: Path) -> None:
    driver = open_title()
    driver.new_game()
    driver.click("button.add")
    driver.click("button.add")
    assert "button.add" not in driver.names()
    driver.click("button.remove.2")
    driver.click("field.name.0")
    driver.text("Ada Lovelacf")
    driver.key(pygame.K_BACKSPACE)
    driver.text("e")
    driver.key(pygame.K_RETURN)
    for name in (
        "kind.1.human",
        "level.2.easy",
        "character.2",
        "character.2.detox",
        "look.0.4",
        "look.1.0",
        "clock.5",
        "edition.italian",
        "supply.printed",
        "module.virus",
        "length.short",
        "first.1",
    ):
        driver.click(name)
    driver.click("field.seed")
    driver.text("4i2")  # a code has no letter I
    driver.click("button.start")
    table = driver.scene(TableScene)
    header = table.match.journal.header
    players = header["about"]["players"]
    assert [player["agent"] for player in players] == ["human", "human", "easy:detox", "medium"]
    assert [player["look"] for player in players] == [4, 0, 2, 3]
    assert [player.id for player in load_theme().seated(table.looks).players][:2] == ["violet", "blue"]
    assert header["about"]["clock"] == 5 and table.clock.runs
    assert players[0]["name"] == "Ada Lovelace"
    assert header["seed"] == 42
    assert (table.match.ruleset.edition, table.match.ruleset.expansions) == ("italian", ("virus",))
    chosen = {"length": "short", "first_player": 1, "supply": "printed"}
    assert dict(table.match.ruleset.options) == chosen
    driver.leave_table()
    driver.new_game()
    again = driver.scene(NewGameScene).setup
    assert again == replace(setup.remembered(tmp_path), customs=again.customs)
    assert again.seats[0] == Seat("Ada Lovelace", "human", 4)
    assert (again.edition, again.clock) == ("italian", 5)
    assert again.options == chosen
    driver.click("edition.second")  # which has no such choice
    assert not any(target.name.startswith("supply.") for target in driver.app.scene.targets())
    assert "supply" not in driver.scene(NewGameScene).setup.ruleset().options


def test_a_game_is_told_by_its_code(open_title: Open) -> None:
    driver = open_title()
    driver.new_game()
    scene = driver.scene(NewGameScene)
    driver.click("field.seed")
    driver.text("abc")
    assert "ABC" in scene.problem and not driver.target("button.start").enabled
    for _ in range(3):
        driver.key(pygame.K_BACKSPACE)
    driver.text(seed_code.code_of(77).lower())
    assert scene.problem == "" and driver.target("button.start").enabled
    driver.key(pygame.K_ESCAPE)
    driver.click("button.today")
    assert scene.seed.text == scene.today and scene.problem == ""
    driver.click("button.start")
    header = driver.scene(TableScene).match.journal.header
    assert seed_code.code_of(header["seed"]) == scene.today


def test_without_a_code_the_game_is_the_one_that_was_shown(open_title: Open) -> None:
    driver = open_title()
    driver.new_game()
    drawn = driver.scene(NewGameScene).drawn
    driver.click("button.start")
    assert driver.scene(TableScene).match.journal.header["seed"] == drawn


def test_a_colour_that_is_taken_is_swapped() -> None:
    chosen = Setup(seats=(Seat("A"), Seat("B"), Seat("C"))).with_look(0, 2)
    assert chosen.looks() == (2, 1, 0)
    assert chosen.with_look(1, 4).looks() == (2, 4, 0)
    assert chosen.with_more().looks() == (2, 1, 0, 3)


def test_a_set_up_that_cannot_be_played_explains_itself(open_title: Open, tmp_path: Path) -> None:
    driver = open_title()
    driver.new_game()
    scene = driver.scene(NewGameScene)
    driver.click("field.name.0")
    driver.text("Rita")
    assert "same name" in scene.problem
    assert not driver.target("button.start").enabled
    driver.click("button.start")
    assert driver.app.scene is scene
    assert files(tmp_path) == []
    driver.click("field.name.0")
    driver.text("!")
    assert scene.problem == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 5000,
        '{"seats": 4, "edition": 3, "expansions": "virus", "length": [], "first": "x"}',
        '{"seats": [{"agent": "nobody"}, 7, null], "first": true, "expansions": ["moon"]}',
    ],
)
def test_a_broken_memory_of_the_last_set_up_does_not_matter(tmp_path: Path, text: str) -> None:
    (tmp_path / setup.FILE).write_text(text, encoding="utf-8")
    found = setup.remembered(tmp_path)
    assert setup.problem(found) == ""
    assert (found.edition, found.expansions, found.options["first_player"]) == ("second", (), None)


def test_what_is_remembered_is_plain_and_not_being_able_to_is_no_error(tmp_path: Path) -> None:
    chosen = Setup(
        seats=(Seat("A"), Seat("B")), edition="first", options={"length": "short", "first_player": 0}
    )
    setup.remember(chosen, tmp_path / "new")
    assert setup.remembered(tmp_path / "new") == chosen
    kept = json.loads((tmp_path / "new" / setup.FILE).read_text(encoding="utf-8"))
    assert kept["game"] == "cytosis" and kept["games"]["cytosis"]["edition"] == "first"
    (tmp_path / "file").write_text("", encoding="utf-8")
    setup.remember(chosen, tmp_path / "file")
    assert setup.remembered(tmp_path / "file") == Setup()


OLD = (
    '{"seats": [{"name": "Ada", "agent": "human"}, {"name": "", "agent": "hard"}], "edition": "first", '
    '"expansions": ["virus"], "length": "short", "first": 1, "clock": 5, "supply": "printed"}'
)


def test_a_set_up_kept_when_there_was_one_game_is_read(tmp_path: Path) -> None:
    (tmp_path / setup.FILE).write_text(OLD, encoding="utf-8")
    found = setup.remembered(tmp_path)
    assert (found.game, found.edition, found.expansions, found.clock) == ("cytosis", "first", ("virus",), 5)
    assert found.options == {"length": "short", "first_player": 1, "supply": "printed"}
    assert [(seat.name, seat.agent) for seat in found.seats] == [("Ada", "human"), ("", "hard")]


def test_the_game_is_chosen_and_each_remembers_its_own_set_up(open_title: Open, tmp_path: Path) -> None:
    driver = open_title()
    driver.new_game()
    driver.click("edition.italian")
    driver.click("button.back")
    driver.click("play.amino")
    scene = driver.scene(NewGameScene)
    assert not any(name.startswith(("module.", "length.", "supply.")) for name in driver.names())
    assert "button.remove.2" not in driver.names()  # three at least
    for _ in range(3):
        driver.click("button.add")
    assert "button.add" not in driver.names() and len(scene.setup.seats) == 6
    for name in ("seeding.mars", "ending.pluto", "first.5", "character.1", "character.1.storm"):
        driver.click(name)
    assert scene.problem == ""
    assert dict(scene.setup.ruleset().options) == {"seeding": "mars", "ending": "pluto", "first_player": 5}
    assert scene.setup.seats[1].agent == "medium:storm"
    assert "Lightning" in scene.teller.words.texts.t("ui.character.storm.about")
    kept = scene.setup
    driver.click("button.remove.5")
    assert scene.setup.options["first_player"] is None  # who is gone does not begin
    driver.click("button.back")
    assert driver.scene(ChooseScene).last == "amino"
    driver.click("play.cytosis")
    again = driver.scene(NewGameScene).setup
    assert again.edition == "italian" and len(again.seats) == 3
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_2)
    amino = driver.scene(NewGameScene).setup
    assert amino == replace(kept, seats=kept.seats[:5], options=amino.options)


def test_customs_of_a_table_begin_as_they_usually_are_and_can_be_changed(open_title: Open) -> None:
    driver = open_title()
    session = driver.app.session
    session.change(tables=session.settings.with_custom("amino", "aid", "keeps").tables)
    driver.click("world.amino")
    scene = driver.scene(NewGameScene)
    assert scene.setup.customs == {"aid": "keeps", "look": "hold", "marks": "round"}
    driver.click("custom.look.tap")
    driver.click("button.start")
    about = driver.scene(TableScene).match.journal.header["about"]
    assert about["table"] == {"aid": "keeps", "look": "tap", "marks": "round"}
    assert session.settings.tables == {"amino": {"aid": "keeps"}}


def test_ivy_comes_to_whoever_is_alone_and_goes_when_a_seat_is_added(open_title: Open) -> None:
    driver = open_title()
    driver.click("world.cellulose")
    scene = driver.scene(NewGameScene)
    assert "solo.hard" not in driver.names()
    driver.click("button.remove.2")
    driver.click("button.remove.1")
    assert scene.rival == "ivy" and "Ivy" in driver.said()
    driver.click("solo.hard")
    driver.click("rival.explain")
    assert not driver.app.session.settings.explain_rival
    driver.click("button.add")
    assert not scene.rival and "solo.hard" not in driver.names()
    driver.click("button.remove.1")
    driver.click("button.start")
    match = driver.scene(TableScene).match
    assert match.seats == 1 and match.ruleset.options["solo"] == "hard"


def test_enter_after_a_seat_is_gone_starts_the_game(open_title: Open) -> None:
    """The cross that was clicked is gone with its seat, so Enter is about the scene and not about it."""
    driver = open_title()
    driver.new_game("cellulose")
    while "button.remove.1" in driver.names():
        driver.click(max(name for name in driver.names() if name.startswith("button.remove.")))
    driver.key(pygame.K_RETURN)
    assert driver.scene(TableScene).match.snapshot()["ivy"]


def test_a_scenario_with_a_board_of_its_own_takes_it(open_title: Open) -> None:
    driver = open_title()
    driver.new_game("cellulose")
    scene = driver.scene(NewGameScene)
    driver.click("plant.sprout")
    driver.click("scenario.mangrove")
    assert scene.problem == "" and scene.setup.options["plant"] is None
    driver.click("scenario.none")
    driver.click("plant.mangrove")
    assert scene.problem == "" and scene.setup.ruleset().options["plant"] == "mangrove"


def test_a_code_of_another_game_says_whose_it_is(open_title: Open) -> None:
    driver = open_title()
    driver.new_game("amino")
    scene = driver.scene(NewGameScene)
    driver.click("field.seed")
    driver.text(seed_code.code_of(77, "cellulose").lower())
    assert "Cellulose" in scene.problem and not driver.target("button.start").enabled


@pytest.mark.toy
def test_a_game_with_nothing_but_rules_is_set_up(open_title: Open) -> None:
    driver = open_title()
    driver.new_game("toy")
    scene = driver.scene(NewGameScene)
    driver.click("button.remove.2")
    driver.click("button.remove.1")
    driver.click("length.short")
    assert scene.problem == "" and scene.setup.sizes == range(1, 7)
    assert scene.setup.ruleset().options["length"] == "short"
    driver.click("button.rules")
    assert "Toy" in driver.scene(RulesScene).entry.title


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": (Seat("A"), Seat("B")), "game": "amino"}, "3 to 6"),
        ({"options": {"lenght": "full"}}, "known options: first_player, length"),
        ({"game": "amino", "options": {"ending": "moon"}}, "base, jupiter, pluto"),
        ({"expansions": ("moon",)}, "epigenetic, virus"),
    ],
)
def test_what_the_game_does_not_have_is_refused_with_what_there_is(given: dict[str, Any], said: str) -> None:
    told = setup.problem(Setup(**given))
    assert said in told and len(told.splitlines()) == 1


def test_a_game_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(DataError, match="known games: cytosis, amino"):
        Setup(game="chess")
