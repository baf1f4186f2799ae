"""Play the challenges by themselves: is every medal to be won, and how? Writes what tests/challenges replays.

    python packaging/lab/challenges.py cytosis --tries 200           # every challenge of a game
    python packaging/lab/challenges.py cytosis insulin --tries 400 --keep
    python packaging/lab/challenges.py cytosis comeback --begin 6    # moves that lead to a position

The opponents are those of the challenge, to the last move. The player's seat is played by our own agents with
other seeds; a move that no medal allows is never taken. ``--keep`` writes the solutions that were found, the
moves of the player alone: replaying them asks the opponents again. ``--begin`` prints what a challenge may
list under ``begun``: its set-up played to that round, with a beginner in the player's seat.
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
TURNS = {"cytosis": "turn", "cellulose": "turn", "amino": "analyze"}
Moves = list[str]


def started(challenge: Challenge) -> Controller:
    """The challenge at its beginning, with its opponents."""
    match = challenge.laid()
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


def shown(challenge: Challenge, medals: Counter[int], counts: list[tuple[int, ...]]) -> str:
    """How often each medal came, and of what was counted a tenth, the middle, nine tenths and the most."""
    spread = []
    for wish, values in zip(challenge.wishes(len(MEDALS)), zip(*counts, strict=True), strict=True):
        order = sorted(values)
        parts = [order[len(order) * tenth // 10] for tenth in (1, 5, 9)]
        spread.append(f"{wish.condition.name} {'/'.join(map(str, [*parts, order[-1]]))} of {wish.n}")
    often = " ".join(f"{n}:{medals[n]}" for n in range(len(MEDALS) + 1))
    return f"{challenge.id:<16} medals {often}  {'; '.join(spread)}"


def position(challenge: Challenge, round_: int, seed: int) -> list[str]:
    """Moves from the beginning until the player is next in that round, after somebody else moved."""
    controller, moves, agent = started(challenge), list[str](), registry.make("easy", seed, challenge.game)
    match, last = controller.match, PLAYER
    while (pending := match.pending()) is not None:
        if pending.seat != PLAYER:
            controller.advance()
            moves.append(match.journal.lines[-1]["do"])
        elif (
            last != PLAYER and match.progress().round >= round_ and pending.kind == TURNS[match.ruleset.game]
        ):
            break
        else:
            moves.append(str(agent.choose(match.view(PLAYER), match.legal(), Budget()).action))
            match.play(moves[-1])
        last = pending.seat
    print(f"# points {[sum(line.points for line in match.score(seat)) for seat in range(match.seats)]}")
    return moves


def main() -> None:
    """One line per challenge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--begin", type=int, metavar="ROUND")
    args = parser.parse_args()
    wanted = [one for one in challenges(args.game).all if not args.ids or one.id in args.ids]
    if args.begin is not None:
        for challenge in wanted:
            print(json.dumps(position(challenge, args.begin, challenge.seed)))
        return
    found = {challenge.id: solved(challenge, args.tries) for challenge in wanted}
    if args.keep:
        store(args.game, {name: solutions for name, solutions in found.items() if solutions})


def solved(challenge: Challenge, tries: int) -> dict[str, Moves]:
    """A solution of every medal, with a line that tells about them; empty where one is missing."""
    solutions, medals, counts = search(challenge, tries)
    missing = [medal for medal in MEDALS if medal not in solutions]
    print(shown(challenge, medals, counts), f"MISSING {', '.join(missing)}" if missing else "", flush=True)
    return {} if missing else solutions


def store(game: str, found: dict[str, dict[str, Moves]]) -> None:
    """Keep these solutions beside those of the other challenges, in the order of the file."""
    path = KEPT / f"{game}.json"
    kept = {**(json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}), **found}
    told = {challenge.id: kept[challenge.id] for challenge in challenges(game).all if challenge.id in kept}
    path.write_text(json.dumps(told, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
