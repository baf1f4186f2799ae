"""Cellulose in words: every text is there in both languages, and nobody is told what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.ai.games.cellulose import why
from cytosis.app.games import teller
from cytosis.app.teller import Choice
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Match, Ruleset, games
from cytosis.engine.errors import Illegal
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose import reasons
from cytosis.games.cellulose.view import PENDING
from tests.cellulose.scenario import Scenario

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_text(lang: str) -> None:
    texts = Texts(lang).of("cellulose")
    keys = [f"why.{code}" for code in why.CODES] + [f"illegal.{code}" for code in reasons.CODES]
    keys += [f"{kind}.{name}" for name in PENDING for kind in ("decision", "choice")]
    keys += [f"waste.cellulose.{name}" for name in ("no_stone", "no_sugar", "last_cards")]
    keys += [f"ui.character.{name}" for name in ("growth", "wall", "cards", "vacuole")]
    for option in games.find("cellulose").options():
        keys += [f"option.{option.id}.{'none' if value is None else value}" for value in option.values]
    assert [key for key in keys if not texts.has(key)] == []


def leaves(choices: tuple[Choice, ...]) -> list[str]:
    """The moves of a menu, however deep."""
    return [move for one in choices for move in ([one.move] if one.move else leaves(one.more))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"scenario": "mangrove"}, {"scenario": "cactus"}], ids=str)
def test_whole_games_are_told(lang: str, options: dict[str, Any]) -> None:
    match = Match.new(Ruleset("cellulose", options={**options, "length": "short"}), 4, 3)
    tells, rng = teller(match, NAMES, Texts(lang)), Rng(4)
    typed = teller(match, NAMES, Texts(lang), typed=True)
    while (pending := match.pending()) is not None:
        view, legal = match.view(pending.seat), match.legal()
        lines = [str(action) for action in legal]
        assert sorted(leaves(tells.menu(lines, view))) == sorted(lines)
        said = [tells.moves.describe(line, view) for line in lines]
        said += tells.board.whole(match.view(None)) + tells.board.hand(view, pending.seat)
        said += tells.board.decision(view, pending.seat, pending.kind)
        said += typed.board.decision(view, pending.seat, pending.kind)
        action = rng.choice([move for move in legal if move.verb in ("play", "activate", "grow")] or legal)
        told = tells.narrator(None).tell(
            pending.seat, [beat.seen_by(None)[0] for beat in match.play(action)], str(action)
        )
        said += [told.move, *told.after]
        assert all(line.strip() and "cellulose." not in line and "{" not in line for line in said)
        assert told.move.endswith(".")


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    lines = {}
    for viewer in (0, 1):
        match = Scenario(3).stock(0, co2=1).next_cards("lipase").match()
        tells = teller(match, NAMES[:3], Texts("en"))
        beats = match.play(match.parse("place nucleus.1"))
        lines[viewer] = tells.narrator(viewer).tell(0, [beat.seen_by(viewer)[0] for beat in beats]).move
    assert lines[0].endswith("draws Lipase.") and lines[1].endswith("draws 1 card.")


def test_some_sentences() -> None:
    match = Scenario(3).rich(0).hand(0, "vpe").match()
    tells = teller(match, NAMES[:3], Texts("en"))
    view = match.view(0)
    assert tells.moves.describe("place xylem.1 cv=2", view) == "Xylem: 3 Water for you, 2 for the vacuole"
    assert tells.moves.alone("place xylem.1 cv=2", view) == "Xylem: keep 3, pour 2"
    assert tells.moves.describe("place growth.root to=r1", view) == (
        "Root growth: root with 3 Water each morning (costs 1 Hormone)"
    )
    assert tells.moves.describe("place wall.1", view) == "Cell wall: 6 points"
    short = tells.narrator(0).reason(Illegal.of("need_resource", resource="carb", need=1, have=0))
    assert short == "You need 1 Carbohydrate and have 0."
    told = tells.narrator(1).tell(
        0, [beat.seen_by(1)[0] for beat in match.play(match.parse("place xylem.1 cv=2"))]
    )
    assert told.move == (
        "places a flask on Xylem, gains 3 Water, adds 2 Water to the vacuole and the Water Level falls to 4."
    )
    assert tells.narrator(1).tell(0, (), "done").move == "leaves it at that."


@pytest.mark.parametrize("seats", [1, 3])
def test_a_morning_is_one_line_for_each_seat_with_what_it_brings(seats: int) -> None:
    match = Match.new(Ruleset("cellulose", options={"length": "short"}), seats, 3)
    narrator, rng, mornings = teller(match, NAMES, Texts("en")).narrator(None), Rng(4), 0
    while (pending := match.pending()) is not None:
        events = [beat.event for beat in match.play(rng.choice(match.legal()))]
        told = narrator.tell(pending.seat, events, "")
        rose = any(isinstance(one, happened.RoundStarted) for one in events)
        taken = [one.seat for one in events if isinstance(one, happened.IncomeTaken)]
        taken = [seat for seat in taken if rose or seat != pending.seat]  # the rest is told with the move
        assert [one.seat for one in told.brought if one.seat >= 0] == list(dict.fromkeys(taken))
        for one in told.brought:
            assert one.do == "sunrise" and told.after[one.at] == f"{one.name} {one.text}"
            mornings += one.seat >= 0 and len(one.gains) > 1
    assert mornings
