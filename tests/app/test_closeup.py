"""Cards from close by: every one has its page, and none tells what the seat may not know."""

from __future__ import annotations

import pytest

from cytosis.app.games.cytosis.closeup import CloseUp, CloseUps
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from tests.cytosis.scenario import Scenario

NAMES = ["Ada", "Linus", "Lynn", "Rita", "Rosalind"]


def closeups(match: Match, lang: str = "en") -> CloseUps:
    return CloseUps(Words(Texts(lang), NAMES[: match.seats], match.rules.catalog))  # type: ignore[attr-defined]


def of(scenario: Scenario, id_: str, seat: int | None = 0) -> CloseUp:
    match = scenario.match()
    return closeups(match).of(id_, match.view(seat))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("edition", ["second", "first", "italian"])
def test_everything_has_a_page(edition: str, lang: str) -> None:
    match = Match.new(Ruleset("cytosis", edition, ("virus", "epigenetic")), 3, 5)
    catalog, made = match.rules.catalog, closeups(match, lang)  # type: ignore[attr-defined]
    ids = [f"card.{card.id}" for card in catalog.cards] + [f"goal.{goal.id}" for goal in catalog.goals]
    ids += [f"event.{event.id}" for event in catalog.events] + [f"power.{power}" for power in POWERS]
    for view in (match.view(0), match.view(None)):
        for id_ in ids:
            close = made.of(id_, view)
            assert close.title and close.biology and (close.visits or close.rule), id_
            texts = (close.title, close.heading, *close.rule, *close.missing)
            assert not any("ui.closeup" in text or "{" in text for text in texts), id_
    with pytest.raises(LookupError):
        made.of("card.none", match.view(0))


def test_the_way_of_a_hormone_with_what_is_missing_and_where_it_is() -> None:
    close = of(Scenario(seats=3).turn(0).stock(0, atp=2, mrna=1).hand(0, "PH3"), "card.PH3")
    assert [visit.title for visit in close.visits] == ["Rough ER", "Golgi", "Exocytosis"]
    first, second, third = close.visits
    assert (first.takes, first.gives) == ((("mrna", 2),), (("protein", 2),))
    assert second.takes == (("carb", 1),)
    assert (third.takes, third.gives) == ((("atp", 2),), (("points", 7),))
    assert [visit.ready for visit in close.visits] == [False, False, True]
    assert [(need.resource, need.have, need.need) for need in close.stock] == [
        ("atp", 2, 2),
        ("mrna", 1, 2),
        ("carb", 0, 1),
    ]
    assert close.missing == (
        "Missing: 1 mRNA (Nucleus)",
        "Missing: 1 carbohydrate (Glucose transporter)",
    )
    assert close.doubts and "name" in close.doubts[0]


def test_what_is_done_is_not_asked_for_again() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, carb=1, atp=5).hand(0, "PH3")
    scenario.data["vesicles"]["rough_er"][0] = {"seat": 0, "load": {"protein": 2}}
    scenario.data["seats"][0]["disks"] -= 1
    close = of(scenario, "card.PH3")
    assert [visit.done for visit in close.visits] == [True, False, False]
    assert [need.resource for need in close.stock] == ["atp", "carb"] and close.missing == ()


def test_receptors_are_counted_from_where_the_seat_sits() -> None:
    scenario = Scenario(seats=3).turn(0).hand(0, "PH3").completed(0, "PR1").completed(1, "PR2", "PR3")
    own = of(scenario, "card.PH3", 0).note
    theirs = of(scenario, "card.PH3", 1).note
    assert own is not None and own.standing == ((0, "+1"), (1, "+4"), (2, "+0"))
    assert theirs is not None and theirs.standing == ((0, "+2"), (1, "+2"), (2, "+0"))
    receptor = of(scenario, "card.PR4", 0).note
    assert receptor is not None and receptor.standing == ((0, "1"), (1, "2"), (2, "0"))


def test_an_onlooker_is_told_of_no_stock() -> None:
    close = of(Scenario(seats=3).turn(0).stock(0, atp=9), "card.EN1", None)
    assert close.stock == () and close.missing == () and close.visits


def test_cards_that_give_and_goals() -> None:
    played = of(Scenario(seats=3).turn(0), "card.MM1")
    assert played.visits[0].gives == (("mrna", 5),) and not played.points and played.note is None
    scenario = Scenario(seats=3).turn(0).completed(2, "EN1", "EN2")
    goal = scenario.match().view(0).goals
    close = of(scenario, f"goal.{next(iter(goal))}")
    assert close.points == 2 and close.note is not None and len(close.note.standing) == 3
    enzyme = of(scenario, "card.EN3").note
    assert enzyme is not None and enzyme.standing[2][1] in ("1", "2")
