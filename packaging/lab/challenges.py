"""Play the challenges by themselves: is every medal to be won, and how? Writes what tests/challenges replays.

    python packaging/lab/challenges.py cytosis --tries 200           # every challenge of a game
    python packaging/lab/challenges.py cytosis insulin --tries 400 --keep

The opponents are those of the challenge, to the last move. The player's seat is played by our own agents with
other seeds; a move that no medal allows is never taken. ``--keep`` writes the solutions that were found, the
moves of the player alone: replaying them asks the opponents again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cytosis.ai import registry
from cytosis.ai.agent import Budget
from cytosis.ai.levels import characters
from cytosis.app.games import challenges
from cytosis.app.play.challenges import MEDALS, PLAYER, Challenge, standing
from cytosis.app.play.conditions import MOST, Record
from cytosis.app.play.controller import Controller, make_agents
from cytosis.engine.match import Match

KEPT = Path(__file__).resolve().parents[2] / "tests" / "challenges"
NODES = 300
Moves = list[str]


def started(challenge: Challenge) -> Controller:
    """The challenge at its beginning, with its opponents."""
    match = Match.new(challenge.ruleset, challenge.seats, challenge.seed)
    rivals = make_agents(challenge.players("player"), challenge.seed, game=challenge.game, steady=True)
    return Controller(match, None, rivals)


def played(challenge: Challenge, agent: Any) -> tuple[Match, Moves]:
    """A whole game with that agent in the player's seat, and its moves."""
    controller, moves = started(challenge), list[str]()
    match = controller.match
    while (pending := match.pending()) is not None:
        if pending.seat != PLAYER:
            controller.advance()
            continue
        legal = match.legal()
        while True:
            action = agent.choose(match.view(PLAYER), list(legal), Budget(nodes=NODES)).action
            if len(legal) == 1 or allowed(challenge, match, action):
                break
            legal.remove(action)
        moves.append(str(action))
        match.play(action)
    return match, moves


def allowed(challenge: Challenge, match: Match, action: Any) -> bool:
    """Whether what always has to be kept still is, after that move."""
    kept = [wish for wish in challenge.always if wish.condition.side == MOST]
    if not kept:
        return True
    trial = Match.new(match.ruleset, match.seats, 0)
    trial.journal, trial._state = _copied(match), match.state
    trial.play(action)
    record = Record(trial, PLAYER)
    return all(wish.met(record) for wish in kept)


def _copied(match: Match) -> Any:
    from copy import copy

    journal = copy(match.journal)
    journal.lines = list(match.journal.lines)
    return journal


def agents(game: str) -> Iterator[tuple[str, int]]:
    """Players to try, over and over with other seeds: mostly good ones, and some of every style and level."""
    specs = ["hard", *(f"hard:{name}" for name in characters(game)), "medium"]
    seed = 0
    while True:
        for spec in [*specs, *(["expert", "easy"] if seed % 4 == 1 else [])]:
            yield spec, seed
        seed += 1


def search(challenge: Challenge, tries: int) -> tuple[dict[str, Moves], Counter[int], list[tuple[int, ...]]]:
    """A solution for each medal (one that earns just that one where there is), and how often each came."""
    found: dict[str, Moves] = {}
    exact: set[str] = set()
    medals: Counter[int] = Counter()
    counts = []
    for _, (spec, seed) in zip(range(tries), agents(challenge.game), strict=False):
        match, moves = played(challenge, registry.make(spec, 1000 + seed, challenge.game))
        now = standing(challenge, match)
        medals[now.medal] += 1
        counts.append(tuple(count for count, _ in now.counts))
        for medal in range(1, now.medal + 1):
            name = MEDALS[medal - 1]
            if name not in found or (medal == now.medal and name not in exact):
                found[name] = moves
            if medal == now.medal:
                exact.add(name)
    return found, medals, counts


def main() -> None:
    """One line per challenge: how often each medal came, and what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    path = KEPT / f"{args.game}.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for challenge in challenges(args.game).all:
        if args.ids and challenge.id not in args.ids:
            continue
        found, medals, counts = search(challenge, args.tries)
        wishes = challenge.wishes(len(MEDALS))
        spread = [
            f"{wish.condition.name} {values[len(values) // 10]}/{values[len(values) // 2]}"
            f"/{values[len(values) * 9 // 10]}/{values[-1]} of {wish.n}"
            for wish, values in zip(wishes, map(sorted, zip(*counts, strict=True)), strict=True)
        ]
        missing = [medal for medal in MEDALS if medal not in found]
        shown = " ".join(f"{n}:{medals[n]}" for n in range(len(MEDALS) + 1))
        lacks = f"  MISSING {', '.join(missing)}" if missing else ""
        print(f"{challenge.id:<16} medals {shown}  {'; '.join(spread)}{lacks}", flush=True)
        if args.keep and not missing:
            kept[challenge.id] = found
    if args.keep:
        known = [challenge.id for challenge in challenges(args.game).all]
        KEPT.mkdir(exist_ok=True)
        told = {id_: kept[id_] for id_ in known if id_ in kept}
        path.write_text(json.dumps(told, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
