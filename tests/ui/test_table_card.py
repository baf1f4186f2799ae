"""A card from close by: opened from anywhere, led through by arrows, and taken like any other move."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cytosis.ui.games.cytosis.closeup import CardScene
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Note, Painter
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.table.scene import TableScene
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, at_turn, new_match, room, table_of, waiting
from tests.ui.test_table_layout import on_turn, overlapping


def turn_with(hand: tuple[str, ...] = ("PH3", "MM1", "EN1"), **stock: int) -> tuple[Driver, TableScene]:
    match = Scenario(seats=3).turn(0).stock(0, **stock).hand(0, *hand).match()
    driver = table_of(match, ai_speed="slow")
    return driver, at_turn(driver)


def opened(driver: Driver, name: str) -> CardScene:
    driver.click(name, button=3)
    return driver.scene(CardScene)


def test_it_is_opened_by_button_and_key_and_closed_by_both() -> None:
    driver, _ = turn_with()
    assert opened(driver, "hand.1").subject.id == "card.EN1"
    driver.click((10, 10), button=3)
    driver.scene(TableScene)
    for close in (pygame.K_i, pygame.K_ESCAPE):
        driver.move((20, 20))
        driver.move("hand.0")
        driver.key(pygame.K_i)
        assert driver.scene(CardScene).subject.id == "card.PH3"
        driver.key(close)
        driver.scene(TableScene)
    opened(driver, "row.0")
    driver.click("button.close")
    driver.scene(TableScene)


def test_the_mouse_takes_over_again_where_the_keyboard_led_before() -> None:
    driver, _ = turn_with()
    driver.key(pygame.K_n)  # to the nucleus
    driver.move("spot.mitochondria.6")
    driver.key(pygame.K_F1)
    assert driver.scene(RulesScene).entry.id == "spot.mitochondria.6"


def test_keys_are_about_what_the_mouse_rests_on_until_the_keyboard_leads() -> None:
    driver, table = turn_with()
    driver.click("hand.2")  # leaves the focus there
    driver.move("hand.0")
    driver.key(pygame.K_F1)
    assert driver.scene(RulesScene).entry.id == "card.PH3"
    driver.key(pygame.K_ESCAPE)
    driver.move("hand.0")
    driver.key(pygame.K_TAB)
    table.pointer.focus = "hand.1"
    driver.key(pygame.K_i)
    assert driver.scene(CardScene).subject.id == "card.EN1"


def test_arrows_and_buttons_lead_round_the_cards_that_lie_together() -> None:
    driver, _ = turn_with()
    scene = opened(driver, "hand.0")
    driver.key(pygame.K_RIGHT)
    assert scene.closeup.id == "card.EN1"
    driver.click("button.next")
    driver.click("button.next")
    assert scene.closeup.id == "card.PH3"
    driver.click("button.previous")
    assert scene.closeup.id == "card.MM1"
    driver.click("button.rules")
    assert driver.scene(RulesScene).entry.id == "card.MM1"


def test_everything_that_is_a_card_can_be_enlarged() -> None:
    driver = on_turn(5, BOTH)
    at_turn(driver)
    kinds = {"goal.1": "goal.", "event.card": "event.", "power.2": "power.", "row.0": "card."}
    for name, kind in kinds.items():
        scene = opened(driver, name)
        assert scene.subject.id.startswith(kind) and scene.subject.target == name
        driver.key(pygame.K_ESCAPE)
    driver.click("pile.discard")
    driver.click("shown.0")
    assert driver.scene(CardScene).subject.target == "shown.0"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene(TableScene).opened == "discard"


def test_cards_in_question_are_enlarged_too() -> None:
    driver = table_of(new_match(3, 6))
    while (table := waiting(driver)) is not None and table.asking.kind != "keep_cards":
        driver.click(table.asking.answers()[0])
    assert len(opened(driver, "card.1").group) == 3


def test_taking_it_asks_and_moves_like_a_click_on_its_spot() -> None:
    driver, table = turn_with(atp=3)
    opened(driver, "row.1")
    driver.click("button.take")
    driver.step()
    assert driver.scene(TableScene) is table
    assert table.asking.ask is not None and table.asking.ask.spot == "cards.2"
    assert len(table.match.journal.lines) == 0
    driver.click("ask.ok")
    assert "place cards.2" in table.match.journal.lines[-1]["do"]


def test_what_cannot_be_taken_says_why() -> None:
    driver, table = turn_with(atp=0)
    scene = opened(driver, "row.3")
    assert not scene.takeable and scene.why_not() == table.asking.why_not("cards.4") != ""
    driver.key(pygame.K_RETURN)
    driver.step()
    assert driver.scene(TableScene).asking.ask is None
    assert "button.take" not in [target.name for target in opened(driver, "hand.0").targets()]


def test_the_curtain_falls_over_an_enlarged_card() -> None:
    driver = table_of(new_match(3, 3), people=(0, 1))
    while not isinstance(driver.app.scene, TableScene) or not driver.app.scene.choosing_spot():
        scene = waiting(driver)
        assert scene is not None
        if not scene.choosing_spot():
            driver.click(scene.asking.answers()[0])
    opened(driver, "hand.0")
    driver.key(pygame.K_v)
    assert isinstance(driver.app.scene, CurtainScene)


# -- how it stands -----------------------------------------------------------------------------------------
def notes(driver: Driver) -> list[Note]:
    app = driver.app
    painter = Painter(app.window, app.sheet, app._theme, app._type, app._pictures)
    painter.text_scale, painter.notes = app.text_scale, []
    app.scene.draw(painter)
    return painter.notes


@pytest.mark.parametrize(
    ("lang", "scale", "size"),
    [
        ("en", 100, (1280, 720)),
        ("it", 125, (1280, 720)),
        ("it", 150, (1920, 1080)),
        ("en", 200, (1280, 720)),
        ("it", 100, (1000, 1000)),
    ],
)
def test_every_word_is_whole_and_apart(lang: str, scale: int, size: tuple[int, int]) -> None:
    driver = on_turn(5, BOTH, lang=lang, text_scale=scale, size=size)
    table = at_turn(driver)
    scene = opened(driver, "row.0")
    catalog = room(table).words.catalog
    families = {card.family: card.id for card in catalog.cards}
    wanted = [f"card.{card}" for card in families.values()] + [f"goal.{goal}" for goal in table.view.goals]
    wanted += [f"event.{catalog.events[0].id}", "power.trade", "power.peek"]
    for id_ in wanted:
        scene.closeup = scene._closeups.of(id_, table.view)
        scene.group = [type(scene.subject)(id_, "hand.0")] * 2
        scene.index = 0
        found = notes(driver)
        assert [note.text for note in found if note.cut] == [], id_
        assert min(note.pixels for note in found) >= 12, id_
        assert overlapping(found) == [], id_
        assert scene.scroll.needed or scale > 100 or scene.scroll.content < scene.scroll.view[3]


@pytest.mark.parametrize("card", ["SR4", "PH5", "SH5", "EN9", "PR3"])
def test_pieces_of_a_step_stay_within_it(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[tuple[float, float]] = []
    paint_bits = fit.bits

    def watched(paint: Painter, row: list[Any], x: float, y: float, room: float, *rest: Any) -> float:
        wide = paint_bits(paint, row, x, y, room, *rest)
        rows.append((wide, room))
        return wide

    monkeypatch.setattr(fit, "bits", watched)
    driver, _ = turn_with((card,))
    opened(driver, "hand.0")
    rows.clear()
    driver.app.draw()
    assert rows and all(wide <= room for wide, room in rows)


def test_what_does_not_fit_is_scrolled_to() -> None:
    driver = on_turn(5, BOTH, text_scale=200)
    at_turn(driver)
    scene = opened(driver, "hand.0")
    driver.app.draw()
    assert scene.scroll.needed
    before = [note.text for note in notes(driver)]
    for _ in range(30):
        driver.key(pygame.K_DOWN)
    after = [note.text for note in notes(driver)]
    assert scene.scroll.offset > 0 and before != after
    driver.key(pygame.K_PAGEUP)
    driver.key(pygame.K_RIGHT)
    assert scene.scroll.offset == 0
