"""What each seat may know of the modules, what events tell it, and where undo ends."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from cytosis.engine import Match
from cytosis.engine.events import Event
from cytosis.engine.rng import Rng
from tests.cytosis.decisions import BOTH, NAMES, new, peeking, snapshots, starting, stricken
from tests.cytosis.scenario import Scenario, play, told

VIEWERS = (None, 0, 1, 2)


def at(name: str, edition: str = "second") -> Match:
    return Match.from_snapshot(copy.deepcopy(snapshots(edition)[name]))


def seen(events: list[Event], kind: str, viewer: int | None) -> Event:
    (event,) = [event for event in events if type(event).__name__ == kind]
    return event.seen_by(viewer)


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
@pytest.mark.parametrize("name", NAMES)
def test_a_guess_fits_the_view_of_every_viewer(name: str, edition: str) -> None:
    match = at(name, edition)
    rules: Any = match.rules
    rng = Rng(7)
    for viewer in VIEWERS:
        view = match.view(viewer)
        for _ in range(3):
            guess = rules.determinize(view, rng)
            assert rules.violations(guess) == []
            assert rules.observe(guess, viewer) == view
            if viewer == rules.pending(guess).seat:
                assert [str(move) for move in rules.legal(guess)] == [str(move) for move in match.legal()]
            rules.apply(guess, rng.choice(rules.legal(guess)))


@pytest.mark.parametrize("name", NAMES)
def test_a_view_tells_neither_deck_nor_seed(name: str) -> None:
    """What is hidden may be otherwise, and the view is the same."""
    match = at(name)
    data = match.snapshot()
    for viewer in VIEWERS:
        text = json.dumps(match.view(viewer).as_dict())
        assert str(data["rng"]) not in text and '"pile": [' not in text
        shown = match.view(viewer).as_dict()
        assert isinstance(shown["deck"], int) and isinstance(shown["events"], int)


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith(("peek", "order"))])
def test_peeked_cards_are_seen_by_that_seat_only(name: str) -> None:
    match = at(name)
    cards = match.snapshot()["seats"][0]["peeked"]
    for viewer in VIEWERS:
        shown = match.view(viewer).as_dict()
        assert shown["seats"][0]["peeked"] == (cards if viewer == 0 else len(cards))
        if "cards" in shown["pending"]:
            assert shown["pending"]["cards"] == (cards if viewer == 0 else len(cards))


def test_who_peeked_never_guesses_another_card_on_top() -> None:
    match = at("peeked")
    rules: Any = match.rules
    rng = Rng(1)
    tops: dict[int | None, set[tuple[str, ...]]] = {viewer: set() for viewer in VIEWERS}
    for viewer in VIEWERS:
        for _ in range(20):
            guess = rules.snapshot(rules.determinize(match.view(viewer), rng))
            tops[viewer].add(tuple(guess["deck"][-3:]))
    assert tops[0] == {("AD3", "SH2", "VE1")}
    assert all(len(tops[viewer]) > 10 for viewer in (None, 1, 2))


def test_what_lies_under_the_peeked_cards_is_guessed() -> None:
    match = at("peeked")
    rules: Any = match.rules
    rng = Rng(2)
    rest = {tuple(rules.snapshot(rules.determinize(match.view(0), rng))["deck"][:-3]) for _ in range(10)}
    assert len(rest) == 10


def test_draft_guesses_keep_what_the_viewer_knows() -> None:
    match = new("second", 0)  # seat 1 has chosen, seat 2 sees an offer
    pending = match.snapshot()["pending"]
    rules: Any = match.rules
    rng = Rng(3)
    for viewer in VIEWERS:
        guesses = [rules.snapshot(rules.determinize(match.view(viewer), rng))["pending"] for _ in range(30)]
        offers, chosen = ({tuple(guess[key]) for guess in guesses} for key in ("offer", "chosen"))
        assert (offers == {tuple(pending["offer"])}) == (viewer == 2)
        assert (chosen == {tuple(pending["chosen"])}) == (viewer == 1)


def test_choices_of_the_draft_are_told_to_their_seat_only() -> None:
    match = new("second", 0, 0)
    choice = str(match.legal()[0])
    events = told(match, choice)
    for viewer in VIEWERS:
        event: Any = seen(events, "PowerChosen", viewer)
        assert event.power == (choice.split()[1] if viewer == 0 else "")
        revealed: Any = seen(events, "PowersRevealed", viewer)
        assert revealed.powers == tuple(seat["epigenetic"] for seat in match.snapshot()["seats"])


def test_what_was_looked_at_and_drawn_is_told_to_that_seat_only() -> None:
    match = peeking().match()
    looked = told(match, "peek")
    drawn = told(match, "draw SH2")
    for viewer in VIEWERS:
        event: Any = seen(looked, "DeckPeeked", viewer)
        assert (event.count, event.cards) == (3, ("VE1", "SH2", "AD3") if viewer == 0 else ())
        card: Any = seen(drawn, "CardDrawn", viewer)
        assert card.card == ("SH2" if viewer == 0 else "")


def test_dice_antibodies_and_ranks_are_told_to_everybody() -> None:
    base = stricken()
    events = told(base.match(), "place nucleus.3")
    kinds = [type(event).__name__ for event in events]
    assert kinds.count("DiceRolled") == 3 and {"VirusAttacked", "AttackRanked"} <= set(kinds)
    assert all(event.seen_by(viewer) == event for event in events for viewer in VIEWERS)


def test_with_two_seats_the_dummy_is_told_as_well() -> None:
    base = Scenario(seats=2, expansions=("virus",)).next_event("virus_ebola").last_flask(0)
    match = base.match()
    events: list[Any] = told(match, "place nucleus.3")
    assert [event.seat for event in events if type(event).__name__ == "DiceRolled"] == [0, 1, -1]
    while "strain" in match.snapshot()["pending"]:
        events = told(match, str(match.legal()[-1]))
    gained = [event for event in events if type(event).__name__ == "AntibodiesGained"]
    assert [(event.seat, event.strain, event.count) for event in gained] == [(-1, "ebola", 2)]


# -- undo ---------------------------------------------------------------------------------------------------
def test_looking_at_cards_cannot_be_undone_but_their_order_can() -> None:
    match = play(peeking().match(), "peek")
    assert not match.undo()
    play(match, "leave", "order SH2 VE1 AD3")
    assert match.undo() and match.undo() and not match.undo()
    assert match.snapshot()["pending"]["kind"] == "peek"


def test_dice_cannot_be_undone() -> None:
    match = play(peeking().match(), "place cards.1")
    assert match.undo()
    play(match, "place cards.1", "antibodies 1")
    assert not match.undo()
    event = play(stricken().match(), "place nucleus.3")
    assert not event.undo()


def test_an_answer_to_an_attack_can_be_undone_until_another_seat_moves() -> None:
    match = at("gain")
    play(match, "gain atp atp atp")
    assert match.undo()
    play(match, "gain atp atp lipid", "gain lipid")
    assert match.undo() and not match.undo()
    assert match.snapshot()["pending"]["seat"] == 1


def test_trades_and_gifts_can_be_undone() -> None:
    match = play(starting().match(), "place nucleus.3", "gift lipid")
    assert match.undo()
    trading = starting().stock(0, atp=2).match()
    play(trading, "trade mrna", "trade lipid")
    assert trading.undo() and trading.undo()


def test_a_choice_of_the_draft_has_shown_the_next_seat_its_offer() -> None:
    match = new("second")
    match.play(match.legal()[0])
    assert not match.undo()


def test_both_modules_speak_of_all_seats() -> None:
    """Every seat has its keys in every view."""
    match = Scenario("italian", 2, expansions=BOTH).match()
    for viewer in (None, 0, 1):
        shown = match.view(viewer).as_dict()
        assert {"dummy"} <= set(shown)
        assert all(
            {"antibodies", "attacks", "epigenetic", "used", "peeked"} <= set(s) for s in shown["seats"]
        )
