"""The saved games of all kinds in one list: told by their signs, counted, filtered, with a small table."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.app.files import saves
from cytosis.app.files.kinds import Kind, Kinds, kind_of
from cytosis.app.play import setup
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

SEATS = {"cytosis": 2, "amino": 3, "cellulose": 1}


@pytest.fixture
def library(tmp_path: Path) -> Driver:
    for game, seats in SEATS.items():
        chosen = Setup(seats=tuple(Seat(name) for name in ("Ada", "Bob", "Cleo")[:seats]), game=game)
        setup.start(chosen, saves.folder_in(tmp_path), 3).controller.close()
    session = Session(i18n.default(), tmp_path, keeps=False)
    return Driver.on(LoadScene(session), session=session)


def test_all_games_are_listed_newest_first_and_counted(library: Driver) -> None:
    scene = library.scene(LoadScene)
    assert [game.game for i in scene.shown() if (game := scene.shelved(i))] == [
        "cellulose",
        "amino",
        "cytosis",
    ]
    assert scene.counts() == {"all": "3", "cytosis": "1", "amino": "1", "cellulose": "1"}
    said = library.said()
    assert "Ada and Ivy" in said and "Hand 1 of 3" in said and "Day 1" in said and "Round 1 of" in said


def test_a_tab_shows_the_games_of_one_kind(library: Driver) -> None:
    scene = library.scene(LoadScene)
    library.click("kind.amino")
    assert [scene.shelved(i).game for i in scene.shown()] == ["amino"]  # type: ignore[union-attr]
    library.click("button.delete")
    assert scene.files == [] and "No saved game of this kind yet" in library.said()
    library.click("button.undo")
    assert len(scene.files) == 1
    library.click("kind.all")
    assert len(scene.files) == 3


@pytest.mark.parametrize("game", SEATS)
def test_the_table_of_the_chosen_game_is_seen_as_an_onlooker_sees_it(library: Driver, game: str) -> None:
    scene = library.scene(LoadScene)
    library.click(f"kind.{game}")
    before = library.pixels()
    library.wait(0.6)
    assert not scene.preview.busy and library.pixels() != before
    picture = scene.preview._picture
    assert picture is not None and picture.scene.match.ruleset.game == game
    assert picture.scene.director.view.viewer is None


def test_a_file_that_is_no_game_is_of_no_kind(tmp_path: Path) -> None:
    odd = tmp_path / "odd.cytosis"
    odd.write_text('{"ruleset":{"edition":"first","expansions":[],"game":"Chess!"}}')
    assert kind_of(odd) == Kind() == kind_of(tmp_path / "gone")
    kinds = Kinds([odd])
    assert kinds.of("cytosis") == [] and kinds.done


def test_a_search_finds_the_rival_of_somebody_alone(library: Driver) -> None:
    scene = library.scene(LoadScene)
    library.click("field.search")
    library.text("ivy")
    assert [scene.shelved(i).game for i in scene.shown()] == ["cellulose"]  # type: ignore[union-attr]


def test_a_new_title_replaces_the_old_one(library: Driver) -> None:
    for title in ("Monday", "Tuesday"):
        library.key(pygame.K_F2)
        library.text(title)
        library.key(pygame.K_RETURN)
    picked = library.scene(LoadScene).picked
    assert picked is not None and picked.title == "Tuesday"


def test_a_search_finds_players_and_titles(library: Driver) -> None:
    scene = library.scene(LoadScene)
    library.click("kind.amino")
    library.click("button.rename")
    library.text("Monday class")
    library.key(pygame.K_RETURN)
    library.click("kind.all")
    library.click("field.search")
    library.text("MONDAY")
    assert [scene.shelved(i).game for i in scene.shown()] == ["amino"]  # type: ignore[union-attr]
    library.text("zzz")
    assert scene.files == [] and "No game with these words" in library.said()
    for _ in range(9):
        library.key(pygame.K_BACKSPACE)
    library.key(pygame.K_RETURN)
    assert len(scene.files) == 3
    library.key(pygame.K_f, pygame.KMOD_CTRL)
    assert scene.pointer.focus == "field.search"
    library.key(pygame.K_ESCAPE)
    assert library.scene(LoadScene) is scene and scene.pointer.focus == ""
