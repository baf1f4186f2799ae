"""Challenges as data: what a file may ask for, how a game stands in it, and what is kept of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.steady import SteadyAgent
from cytosis.ai.worker import WorkerAgent
from cytosis.app.files import feats, saves, stats
from cytosis.app.games import challenge_of, challenges
from cytosis.app.play import setup
from cytosis.app.play.challenges import PLAYER, Challenges, standing
from cytosis.app.play.conditions import Record
from cytosis.app.play.players import hand_over_note
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.task import of_challenge
from cytosis.engine import games
from cytosis.engine.errors import DataError
from cytosis.engine.journal import NOTE
from tests.challenges.test_solutions import every, replayed, solutions

GOOD: dict[str, Any] = {
    "id": "one",
    "seed": 1,
    "opponents": ["easy"],
    "always": {"grey": 0},
    "bronze": {"points": 10},
    "silver": {"points": 20},
    "gold": {"points": 30, "ahead": 2},
}


def read(**changes: Any) -> None:
    told = {key: value for key, value in {**GOOD, **changes}.items() if value is not None}
    challenges("cytosis").read({"challenges": [told]}, "mine.yaml")


def test_a_good_file_is_read() -> None:
    read()
    read(
        always={"only": {"of": ["enzyme"]}},
        bronze={"by_round": {"of": 3, "n": 1}},
        silver={"by_round": {"of": 3, "n": 2}},
        gold={"by_round": {"of": 3, "n": 2}},
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"id": None}, "it needs"),
        ({"extra": 1}, "it needs"),
        ({"id": "two words"}, "one word"),
        ({"seed": -1}, "seed"),
        ({"seed": True}, "seed"),
        ({"opponents": ["nobody"]}, "levels"),
        ({"opponents": []}, "seats"),
        ({"begun": "place"}, "a list of moves"),
        ({"begun": [1]}, "a list of moves"),
        ({"begun": ["place nowhere.1"]}, "nowhere"),
        ({"begun": ["keep PH1"]}, "challenge 1"),
        ({"bronze": {"luck": 1}}, "no condition 'luck'"),
        ({"bronze": {"points": "many"}}, "whole"),
        ({"bronze": {"points": {"of": "x", "n": 1}}}, "cannot be about"),
        ({"always": {"only": {"of": ["virus"]}}}, "cannot be about"),
        ({"always": [1]}, "names with numbers"),
        ({"silver": {"points": 5}}, "each medal"),
        ({"gold": {"ahead": 2}}, "each medal"),
        ({"gold": {}}, "each medal"),
        ({"edition": "tenth"}, "tenth"),
        ({"options": {"length": "endless"}}, "length"),
        ({"expansions": "virus"}, "a list"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError) as refused:
        read(**changes)
    told = str(refused.value)
    assert told.startswith("mine.yaml: challenge 1") and said in told and "\n" not in told


@pytest.mark.parametrize("data", [None, [], {}, {"challenges": []}, {"challenges": [GOOD, GOOD]}])
def test_a_file_without_a_list_or_with_one_id_twice_is_refused(data: object) -> None:
    with pytest.raises(DataError, match=r"mine\.yaml"):
        challenges("cytosis").read(data, "mine.yaml")


def test_a_game_without_challenges_has_none() -> None:
    assert Challenges("toy").all == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_challenge_says_what_it_asks_and_names_nothing_by_its_id(lang: str) -> None:
    texts = Texts(lang)
    titles = set()
    for challenge in every():
        match = challenge.laid()
        told = of_challenge(challenge, match, texts.of(challenge.game))
        for line in (told.title, told.now, *told.whole):
            assert line and "wish." not in line and "challenge." not in line and "_" not in line, line
        titles.add(told.title)
    assert len(titles) == len(every())


# -- a game in a challenge -----------------------------------------------------------------------------------
def test_what_a_challenge_forbids_costs_every_medal() -> None:
    challenge = challenges("cytosis").find("own_hands")
    assert challenge is not None
    match = replayed(challenge, solutions("cytosis")["own_hands"]["gold"])
    assert standing(challenge, match).medal == 3
    lost = match.journal.lines[-1]
    match.journal.lines.append({**lost, "seat": PLAYER, "do": "grey nucleus.3"})
    now = standing(challenge, match)
    assert now.lost and now.medal == 0


@pytest.mark.parametrize("seat", [PLAYER, 1])
def test_another_player_at_any_seat_costs_every_medal(seat: int) -> None:
    challenge = challenges("cytosis").find("own_hands")
    assert challenge is not None
    match = replayed(challenge, solutions("cytosis")["own_hands"]["gold"])
    last = match.journal.lines[-1]
    match.journal.lines.append({**last, "seat": seat, "do": NOTE + hand_over_note("easy")})
    now = standing(challenge, match)
    assert now.lost and now.medal == 0


def positions() -> list[Any]:
    return [challenge for challenge in every() if challenge.begun]


@pytest.mark.parametrize("challenge", positions(), ids=lambda challenge: challenge.name)
def test_a_position_is_taken_over_and_cannot_be_left_backwards(challenge: Any, tmp_path: Path) -> None:
    opened = setup.start_challenge(challenge, saves.folder_in(tmp_path))
    match = opened.controller.match
    assert [line["do"] for line in match.journal.lines] == list(challenge.begun)
    pending = match.pending()
    assert match.progress().round > 1 and pending is not None and pending.seat == PLAYER
    assert challenge_of(match) == challenge
    assert opened.controller.undo(PLAYER) is None
    opened.controller.close()
    again = setup.resume(next(saves.folder_in(tmp_path).glob("*.cytosis")))
    assert challenge_of(again.controller.match) == challenge
    assert again.controller.match.rewind(PLAYER) and challenge_of(again.controller.match) is None
    again.controller.close()


def test_every_game_has_a_challenge_that_begins_at_a_position() -> None:
    assert {challenge.game for challenge in positions()} == {*games()}


def test_points_by_a_round_are_those_at_its_end() -> None:
    challenge = challenges("cytosis").find("head_start")
    assert challenge is not None
    match = replayed(challenge, solutions("cytosis")["head_start"]["gold"])
    by_round = Record(match, PLAYER).by_round()
    assert list(by_round) == list(range(1, 12)) and by_round[5] >= 22
    outcome = match.outcome()
    assert outcome is not None and by_round[11] == outcome.totals[PLAYER]
    assert list(by_round.values()) == sorted(by_round.values())


def test_an_opponent_plays_the_same_move_at_the_same_table_also_in_its_own_process() -> None:
    for game in games():
        challenge = challenges(game).all[-1]
        match = challenge.laid()
        pending = match.pending()
        assert pending is not None
        view, legal = match.view(pending.seat), match.legal()
        first = [SteadyAgent("hard", 5, game).choose(view, list(legal), Budget()).action for _ in range(2)]
        apart = WorkerAgent("hard", 5, steady=True)
        try:
            second = [apart.choose(view, list(legal), Budget(seconds=60.0)).action for _ in range(2)]
            assert not apart.failures
        finally:
            apart.stop()
        assert {*map(str, first)} == {*map(str, second)} and len({*map(str, first)}) == 1


def test_a_challenge_is_saved_resumed_and_its_medal_kept_apart_from_other_games(tmp_path: Path) -> None:
    challenge = challenges("cytosis").find("first_cell")
    assert challenge is not None
    opened = setup.start_challenge(challenge, saves.folder_in(tmp_path))
    left = list(solutions("cytosis")["first_cell"]["gold"])
    for _ in range(10):
        _one(opened, left)
    path = opened.controller.save.path  # type: ignore[union-attr]
    opened.controller.close()
    assert path is not None
    opened = setup.resume(path)  # opponents made anew go on as if nothing had happened
    assert challenge_of(opened.controller.match) == challenge
    while opened.controller.match.pending() is not None:
        _one(opened, left)
    opened.controller.close()
    assert feats.load(tmp_path).medals == {challenge.name: 3}
    setup.resume(path).controller.close()  # its end is seen again, and counted once
    assert len((tmp_path / feats.FILE).read_bytes().splitlines()) == 1
    found, _ = stats.results(tmp_path)
    assert len(found) == 1 and stats.ordinary(found) == []


def _one(opened: setup.Opened, left: list[str]) -> None:
    match = opened.controller.match
    if match.pending().seat == PLAYER:  # type: ignore[union-attr]
        opened.controller.submit(match.parse(left.pop(0)))
    else:
        opened.controller.advance()


def test_a_game_that_only_says_it_is_a_challenge_is_none(tmp_path: Path) -> None:
    challenge = challenges("cytosis").all[0]
    folder = saves.folder_in(tmp_path)
    for more in (
        {"challenge": "cytosis/nothing"},
        {"challenge": "../x"},
        {"challenge": 5},
        {"challenge": challenge.name},
    ):
        opened = setup.start_match(challenge.ruleset, challenge.players("Ada"), folder, 12345, more=more)
        assert challenge_of(opened.controller.match) is None
        opened.controller.close()
