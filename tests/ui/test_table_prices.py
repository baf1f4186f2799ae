"""Prices on the table: whatever names one names what the engine then takes."""

from __future__ import annotations

from typing import Any

from cytosis.engine import Match
from cytosis.ui.games.cytosis.closeup import CardScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.zones import ButtonZone
from tests.cytosis.scenario import Scenario, play, stock
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, room, table_of

ROW = ("PH1", "SH1", "EN2", "PR1")


def at_table(atp: int, event: str | None = None, **powers: str) -> tuple[Driver, TableScene]:
    more: Any = {"expansions": ("epigenetic",)} if powers else {}
    scenario = Scenario(seats=3, **more).turn(0).stock(0, atp=atp).hand(0, "PH3").row(*ROW).event(event)
    for seat, power in powers.items():
        scenario.power(int(seat[1:]), power)
    driver = table_of(scenario.match(), ai_speed="slow")
    return driver, at_turn(driver)


def taken(scene: TableScene, move: str) -> int:
    """The ATP that the move takes on balance, as the engine does it."""
    match = Match.from_snapshot(scene.match.snapshot())
    had = stock(match, 0)["atp"]
    return had - stock(play(match, move), 0).get("atp", 0)


def cost(scene: TableScene, spot: str) -> list[str]:
    """What pointing at a spot says that it costs."""
    info = scene.design.info(f"spot.{spot}")
    assert info is not None
    return [bit for label, bits in info.rows if label == "Cost" for bit in bits if isinstance(bit, str)]


# -- the grey flask ----------------------------------------------------------------------------------------
def test_a_grey_flask_that_is_dragged_shows_its_own_cost() -> None:
    driver, scene = at_table(6)
    driver.carry("flask.grey", "spot.cards.3")
    assert taken(scene, "grey cards.3") == 6
    assert cost(scene, "cards.3") == ["6"]


def test_only_what_the_dragged_grey_flask_can_pay_for_glows() -> None:
    driver, scene = at_table(6)
    own = scene.legal_spots()
    end = driver.carry("flask.grey", "spot.nucleus.2")
    grey = scene.legal_spots()
    assert "cards.4" in own and "cards.4" not in grey
    assert grey == {scene.asking.spot_of(a) for a in scene.asking.legal if a.verb == "grey"}
    driver.release(end)
    driver.click("ask.cancel")
    assert scene.legal_spots() == grey  # it is still in hand
    driver.carry("flask.own", "spot.nucleus.2")
    assert scene.legal_spots() == own


def test_the_button_that_confirms_a_grey_flask_says_its_price_too() -> None:
    driver, scene = at_table(6)
    driver.drag("flask.grey", "spot.cards.3")
    assert scene.asking.done is not None
    label = ButtonZone(scene).confirm_label()
    assert "4 ATP" in label and "2 ATP" in label


def test_a_card_seen_from_close_by_says_what_the_flask_in_hand_pays() -> None:
    driver, _ = at_table(6)
    driver.click("flask.grey")
    driver.click("row.2", button=3)
    assert driver.scene(CardScene)._look.offer() == "Take it for 6 ATP"


# -- reduced prices ----------------------------------------------------------------------------------------
def test_the_row_shows_the_prices_of_now() -> None:
    for event in (None, "reduce_atp"):
        _, scene = at_table(12, event)
        for spot in (spot for spot in room(scene).words.catalog.spots if spot.kind == "buy"):
            net = taken(scene, f"place {spot.id}")
            want = str(net) if net > 0 else f"+{-net}" if net else "free"
            assert room(scene).board.price(spot, scene.view)[0] == want, (event, spot.id)


def test_the_row_shows_the_prices_of_whoever_looks() -> None:
    """A rival who takes cards for free changes nothing, the own card does."""
    for powers, third in (({"s1": "free_cards"}, "2"), ({"s0": "free_cards"}, "free")):
        _, scene = at_table(6, **powers)
        spot = room(scene).words.spots["cards.3"]
        assert room(scene).board.price(spot, scene.view)[0] == third


# -- notes -------------------------------------------------------------------------------------------------
def test_no_note_lies_over_an_open_question() -> None:
    driver, scene = at_table(6)
    driver.drag("flask.own", "spot.nucleus.3")
    assert scene.asking.ask is not None
    driver.wait(0.3)
    before = driver.pixels()
    driver.wait(1.0)
    assert scene.tooltip.shown == "spot.nucleus.3"
    assert driver.pixels() == before
