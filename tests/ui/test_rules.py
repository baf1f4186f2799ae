"""The rules page: found by search, by keys and by what was pointed at."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.app.games import teller, teller_of
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.scenes.rules_look import PAGE_VIEW, TITLE
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.scenes import shown

SIZES = [(1280, 720), (1920, 1080), (1000, 1000)]


def opened(data: Path, entry: str = "", size: tuple[int, int] = (1280, 720)) -> Driver:
    match = Match.new(Ruleset(expansions=("virus",)), 3, 1)
    told = teller(match, ["Ada", "Rosalind", "Linus"], Texts("en"))
    return Driver.on(RulesScene(Session(Texts("en"), data), told, entry), size)


def scene(driver: Driver) -> RulesScene:
    return driver.scene(RulesScene)


def test_it_opens_on_what_was_pointed_at_and_shows_it_in_the_list(tmp_path: Path) -> None:
    driver = opened(tmp_path, "card.EN4")
    assert scene(driver).entry.id == "card.EN4"
    assert "entry.card.EN4" in driver.names()
    assert opened(tmp_path, "no such thing").app.stack


@pytest.mark.parametrize("size", SIZES)
def test_a_click_turns_the_page(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = opened(tmp_path, size=size)
    before = driver.pixels()
    driver.click("entry.topic.grey")
    assert scene(driver).entry.id == "topic.grey"
    assert driver.pixels() != before


def test_letters_search_and_backspace_takes_back(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click("field.search")
    driver.text("insulin")
    assert scene(driver).entry.title == "Insulin"
    assert driver.names().count("entry.card.PH3") == 1
    driver.text("zzz")
    assert not scene(driver).found()
    driver.pixels()
    for _ in range(10):
        driver.key(pygame.K_BACKSPACE)
    assert len(scene(driver).found()) == len(scene(driver).book.entries)


def test_the_search_is_emptied_by_its_cross_and_replaced_when_all_is_selected(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    assert "button.clear" not in driver.names()
    driver.click("field.search")
    driver.text("insulin")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.pixels()
    driver.text("grey")
    assert scene(driver).search.text == "grey"
    driver.click("button.clear")
    assert scene(driver).search.text == "" and scene(driver).typing
    driver.text("golgi")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    assert scene(driver).search.text == ""


def test_the_page_that_is_called_so_is_shown_also_from_another_game(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click("field.search")
    driver.text("stomata")
    assert scene(driver).shown == "cellulose" and scene(driver).entry.title == "Stomata"


def test_the_keyboard_walks_through_the_list(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    for _ in range(9):
        driver.key(pygame.K_TAB)
    first = scene(driver).entry
    driver.key(pygame.K_TAB)
    assert scene(driver).entry is not first
    driver.key(pygame.K_ESCAPE)
    assert not driver.app.stack or not isinstance(driver.app.scene, RulesScene)


def test_rules_and_biology_can_be_looked_at_apart(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click("kind.rules")
    assert {entry.group for entry in scene(driver).found()} == {"topic"}
    driver.click("kind.biology")
    assert all(entry.biology for entry in scene(driver).found())
    driver.click("kind.all")


def test_every_page_can_be_painted(tmp_path: Path) -> None:
    driver = opened(tmp_path, size=(640, 360))
    for entry in scene(driver).book.entries:
        scene(driver).show(entry.id)
        driver.step()
    assert scene(driver).page.content > 0


def test_pages_are_turned_one_by_one_by_buttons(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    pages = scene(driver).book.entries
    assert "button.previous" not in driver.names()
    driver.click("button.next")
    assert scene(driver).entry is pages[1]
    driver.click("button.previous")
    assert scene(driver).entry is pages[0]
    driver.click("field.search")
    driver.text("insulin")
    driver.click("button.next")
    assert scene(driver).entry is scene(driver).found()[1]


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_page_of_every_game_has_a_picture_of_its_own(tmp_path: Path, edition: str, seats: int) -> None:
    """Topics, cards and the rest are told apart by what is painted above their words."""
    ruleset, names = (
        Ruleset("cytosis", edition, ("virus", "epigenetic")),
        ["Ada", "Rosalind", "Linus", "Rita", "Otto"],
    )
    told = teller_of(ruleset, seats, names[:seats], Texts("en"))
    session = Session(Texts("en"), tmp_path)
    driver = Driver.on(RulesScene(session, told, ""), (640, 360), session)
    seen: dict[bytes, str] = {}
    x, y, width, _ = PAGE_VIEW
    box = driver.app.sheet.rect((x, y + TITLE + 4, width - 30, 200))
    for entry in scene(driver).book.group("topic"):
        scene(driver).show(entry.id)
        driver.step()
        pixels = pygame.image.tobytes(driver.app.window.subsurface(box), "RGB")
        assert pixels not in seen, (entry.id, seen[pixels])
        seen[pixels] = entry.id


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("title", "topic.aim"),
        ("new_game", "topic.aim"),
        ("learn", "topic.aim"),
        ("results", "topic.scoring"),
        ("analysis_done", "spot."),
    ],
)
def test_f1_opens_the_rules_from_every_scene_about_a_game(tmp_path: Path, name: str, page: str) -> None:
    with shown(name, tmp_path) as driver:
        if name == "analysis_done":
            analysis = driver.app.scene
            move = next(m for m in analysis.analysis.moments if m.do.startswith("place"))  # type: ignore[attr-defined]
            analysis.go(move.number)  # type: ignore[attr-defined]
        driver.key(pygame.K_F1)
        assert scene(driver).entry.id.startswith(page)
        driver.key(pygame.K_ESCAPE)
        assert not isinstance(driver.app.scene, RulesScene)


def test_a_module_can_be_read_about_before_it_is_chosen(tmp_path: Path) -> None:
    with shown("new_game", tmp_path) as driver:
        driver.move("module.virus")
        driver.key(pygame.K_F1)
        assert scene(driver).entry.id == "topic.virus"
        driver.key(pygame.K_ESCAPE)
        driver.click("button.rules")
        assert scene(driver).book.find("topic.virus") is None


def test_every_game_has_its_tab_and_the_search_finds_in_all(tmp_path: Path) -> None:
    with shown("rules_topic", tmp_path) as driver:
        scene = driver.scene(RulesScene)
        driver.click("field.search")
        driver.text("vacuole")
        assert scene.shown == "cellulose", "what only another game knows is opened there"
        driver.click("game.cytosis")
        found = [name for name in driver.names() if name.startswith("entry.")]
        assert any(name.endswith("@cellulose") for name in found)
        driver.click(next(name for name in found if name.endswith("@cellulose")))
        assert scene.shown == "cellulose" and "acuole" in " ".join((scene.entry.title, *scene.entry.rule))
        driver.click("game.amino")
        assert scene.shown == "amino" and scene.entry.id == "topic.aim"
        driver.click("game.cytosis")
        assert scene.shown == "cytosis"
