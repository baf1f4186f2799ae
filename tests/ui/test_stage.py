"""What is shown over the table: virus attacks and the interlude between rounds."""

from __future__ import annotations

import math

import pytest

from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as base
from cytosis.games.cytosis.expansions import events as happened
from cytosis.ui.games.cytosis.attack import DECISIONS, ROLLING, STAYS, AttackStage
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.games.cytosis.overlay import Banner, Interlude
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.table.ask_place import overlap
from tests.ui.tables import at_turn, new_match, room, table_of

NAMES = ["Ada", "Rosalind", "Barbara", "Linus", "Lynn"]


def words(match: Match) -> Words:
    return Words(Texts("en"), NAMES[: match.seats], match.rules.catalog)  # type: ignore[attr-defined]


def attacked(seats: int) -> tuple[Match, AttackStage]:
    """A game at a decision of an attack after the dice were rolled, and a stage that heard it all."""
    for seed in range(200):
        match = Match.new(Ruleset(expansions=("virus",)), seats, seed)
        stage, rng = AttackStage(words(match), seats), Rng(seed)
        while (pending := match.pending()) is not None:
            if pending.kind in DECISIONS and match.view(None).pending.more["ranking"]:
                return match, stage
            for beat in match.play(match.legal()[rng.below(len(match.legal()))]):
                stage.hear(beat.event)
    raise AssertionError("no attack came")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_attack_opened_in_the_middle_is_the_one_that_was_heard(seats: int) -> None:
    match, heard = attacked(seats)
    opened = AttackStage(words(match), seats)
    opened.follow(match.view(0), still=True)
    assert heard.attack is not None
    assert opened.attack is not None
    assert (opened.attack.strain, opened.attack.buyer) == (heard.attack.strain, heard.attack.buyer)
    assert opened.attack.ranking == heard.attack.ranking
    assert {seat: lane.dice for seat, lane in opened.attack.lanes.items()} == {
        seat: lane.dice for seat, lane in heard.attack.lanes.items()
    }
    assert len(opened.attack.lanes) == max(seats, 3)  # with two players the dummy answers too


def test_the_dice_tumble_only_where_they_are_seen_to_fall() -> None:
    match, heard = attacked(3)
    assert heard.attack is not None
    assert {lane.age for lane in heard.attack.lanes.values()} == {0.0}
    heard.update(ROLLING)
    assert {lane.age for lane in heard.attack.lanes.values()} == {ROLLING}
    opened = AttackStage(words(match), 3)
    opened.follow(match.view(0), still=True)
    assert opened.attack is not None
    assert {lane.age for lane in opened.attack.lanes.values()} == {math.inf}


def test_an_attack_stays_while_somebody_decides_and_goes_afterwards() -> None:
    match, stage = attacked(3)
    for _ in range(9):
        stage.update(STAYS)
        stage.follow(match.view(0), still=True)
        assert stage.moving
    rng = Rng(1)
    while (pending := match.pending()) is not None and pending.kind in DECISIONS:
        match.play(match.legal()[rng.below(len(match.legal()))])
    stage.follow(match.view(0), still=False)
    stage.update(STAYS)
    stage.follow(match.view(0), still=False)
    assert stage.moving
    stage.follow(match.view(0), still=True)
    assert not stage.moving


def test_the_next_round_ends_an_attack() -> None:
    _, stage = attacked(3)
    stage.hear(base.RoundStarted(3, 0))
    assert not stage.moving


def test_the_interlude_tells_round_event_and_starter_and_goes() -> None:
    interlude = Interlude(words(Match.new(Ruleset(), 3, 1)))
    for event in (base.FlasksReturned(1), base.EventRevealed("toxicity"), base.RoundStarted(2, 1)):
        interlude.hear(event)
    banner = interlude.banner
    assert banner is not None
    assert (banner.round, banner.starter, banner.event) == (2, 1, "toxicity")
    interlude.update(60)
    assert not interlude.moving
    interlude.hear(base.FlasksReturned(2))
    interlude.hear(base.RoundStarted(3, 0))
    assert interlude.banner is not None
    assert interlude.banner.event == ""


def test_every_flask_goes_home_at_the_end_of_a_round() -> None:
    match, rng = Match.new(Ruleset(), 4, 2), Rng(5)
    choreographer = Choreographer(lambda: table_layout("three_plus", 4, 4), load_theme().players)
    while match.pending() is not None:
        beats = match.play(match.legal()[rng.below(len(match.legal()))])
        before = None
        for beat in beats:
            event, after = beat.seen_by(None)
            if isinstance(event, base.FlasksReturned) and before is not None:
                scenario = choreographer(event, before)
                flasks = sum(len(owners) for owners in before.spots.values())
                assert scenario.leaves
                assert len(scenario.movers) == flasks > 0
                return
            before = after
    raise AssertionError("no round ended")


def test_an_attack_needs_its_words() -> None:
    with pytest.raises(LookupError):
        _ = words(Match.new(Ruleset(), 3, 1)).virus


def test_a_dice_roll_without_an_attack_is_nothing() -> None:
    stage = AttackStage(words(Match.new(Ruleset(expansions=("virus",)), 3, 1)), 3)
    stage.hear(happened.DiceRolled(0, (1, 2), 0, 3))
    assert stage.attack is None


def test_the_card_of_an_event_lies_beside_the_spots_it_is_about() -> None:
    driver = table_of(new_match(3))
    scene = at_turn(driver)
    design = room(scene)
    design.overlay.interlude.banner = Banner(2, 1, "boost_resp", 1.0)
    unit = driver.app.sheet.scale
    title = scene.texts.t("event.boost_resp")
    x, y, _, _ = next(note.rect for note in driver.notes() if note.text == title and note.pixels > 17)
    card = (x / unit - 22, y / unit - 20, 520.0, 330.0)
    for number in (3, 2, 6):
        assert overlap(card, design.at.spots[f"mitochondria.{number}"]) == 0
