"""Every medal of every challenge can be won: its stored solution is played again, against its opponents.

Only the player's moves are stored. The opponents think anew, so a solution that still leads to its medal also
shows that they play the same moves at the same table.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from cytosis.app.games import challenge_of, challenges
from cytosis.app.play.challenges import KEY, MEDALS, PLAYER, Challenge, standing
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import about
from cytosis.engine import Match, games

FOLDER = Path(__file__).parent
LEAST = {"cytosis": 12, "cellulose": 8, "amino": 6}


def every() -> list[Challenge]:
    return [challenge for game in games() for challenge in challenges(game).all]


@cache
def solutions(game: str) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


def replayed(challenge: Challenge, moves: list[str]) -> Match:
    """The player's moves, and whatever the opponents answer."""
    players = challenge.players("Ada")
    told = {**about(players), KEY: challenge.name}
    match = challenge.laid(told)
    agents = make_agents(players, challenge.seed, game=challenge.game, steady=True)
    controller, left = Controller(match, None, agents), list(moves)
    while (pending := match.pending()) is not None:
        if pending.seat == PLAYER:
            controller.submit(match.parse(left.pop(0)))
        else:
            controller.advance()
    assert not left
    return match


@pytest.mark.parametrize("challenge", every(), ids=lambda challenge: challenge.name)
def test_every_medal_is_won_by_its_stored_solution(challenge: Challenge) -> None:
    kept = solutions(challenge.game)[challenge.id]
    played: dict[tuple[str, ...], int] = {}
    for worth, medal in enumerate(MEDALS, 1):
        moves = tuple(kept[medal])
        if moves not in played:
            match = replayed(challenge, list(moves))
            assert challenge_of(match) == challenge
            played[moves] = standing(challenge, match).medal
        assert played[moves] >= worth, medal


def test_there_are_as_many_challenges_as_were_promised() -> None:
    for game, least in LEAST.items():
        assert len(challenges(game).all) >= least
        assert set(solutions(game)) == {challenge.id for challenge in challenges(game).all}
    alone = [challenge for challenge in challenges("cellulose").all if not challenge.opponents]
    assert len(alone) >= 2
