"""Mine puzzles from self-play: positions where the rest of a round is one seat's and has one clear best line.

    python packaging/lab/puzzles.py mine cytosis --want 60        # adds to assets/puzzles/cytosis.yaml
    python packaging/lab/puzzles.py check cytosis                 # solves every puzzle again, with its time

A position comes from a game of our agents. The others have used all flasks and markers of that round, in
Amino every lying card has been looked at; so nothing that is hidden matters, which is tried with other decks.
Exhaustive search finds the best and the second best worth. A puzzle is kept when they are far apart, only
some of the first moves lead there, and taking the most points at once does not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from time import monotonic
from typing import Any

import yaml

from cytosis.ai import registry
from cytosis.ai.agent import Budget
from cytosis.app.play.solving import LEAD, POINTS, Solved, TooLarge, solve, worth
from cytosis.engine.errors import CytosisError
from cytosis.engine.match import Match
from cytosis.engine.rng import shuffled
from cytosis.engine.ruleset import Ruleset

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
POSITIONS = 3_000
"""More positions than that, and a puzzle is too large to be found by thinking."""
NODES = 120
SHARE = 0.5
"""At most this part of the first moves may lead to the best."""
SUNLIGHT = "sunlight"
HEAD = """\
# Puzzles of {game}: positions with one clear best line, found and graded by packaging/lab/puzzles.py.
# seat: who plays; goal: what is counted; best and second: what the best and the next best line reach, counted
# from the position; grade: 1 to 3; line: a solution (any that reaches the best is accepted); at: the table.

puzzles:
"""


class Mine:
    """How positions of one game become puzzles."""

    seats: tuple[int, ...] = (2, 3)
    goal = POINTS
    margin = 2
    level = "hard"

    def fits(self, snapshot: dict[str, Any], match: Match) -> bool:
        """Whether a position is worth a look."""
        raise NotImplementedError

    def lonely(self, snapshot: dict[str, Any], seat: int) -> None:
        """Change it so that the rest of the round is that seat's alone."""
        raise NotImplementedError

    def grade(self, found: Solved, share: float) -> int:
        """1 to 3: longer, and with fewer right beginnings, is harder."""
        return 1 + (len(found.line) > 2) + (share < 0.1 or found.nodes > 2_000)


class Cytosis(Mine):
    """Two flasks left, those of the others used up."""

    def fits(self, snapshot: dict[str, Any], match: Match) -> bool:
        pending = snapshot["pending"]
        if pending["kind"] != "turn" or not 2 <= snapshot["round"] < snapshot["rounds"]:
            return False
        me = snapshot["seats"][pending["seat"]]
        return me["flasks"] == 2 and bool(me["hand"])

    def lonely(self, snapshot: dict[str, Any], seat: int) -> None:
        for number, other in enumerate(snapshot["seats"]):
            if number != seat:
                other["flasks"] = 0


class Cellulose(Mine):
    """One or two markers left, those of the others placed."""

    seats = (2, 3)

    def fits(self, snapshot: dict[str, Any], match: Match) -> bool:
        pending = snapshot["pending"]
        if pending["kind"] != "turn" or snapshot["phase"] != "daytime" or snapshot["round"] < 2:
            return False
        me = snapshot["seats"][pending["seat"]]
        return me["markers"] + me["grey"] in (1, 2) and bool(me["hand"])

    def lonely(self, snapshot: dict[str, Any], seat: int) -> None:
        """The others have placed every marker, on spaces that were free."""
        spaces = [space.id for space in Ruleset("cellulose").rules(len(snapshot["seats"])).catalog.spaces]  # type: ignore[attr-defined]
        free = [space for space in spaces[snapshot["round"] % 5 :] if space not in snapshot["spaces"]]
        for number, other in enumerate(snapshot["seats"]):
            for kind, held in (("own", "markers"), ("grey", "grey")):
                while number != seat and other[held] and free:
                    other[held] -= 1
                    snapshot["spaces"][free.pop(len(free) // 2)] = [[number, kind]]


class Amino(Mine):
    """The last turn of a hand, with every card known."""

    seats = (3, 4)
    goal = LEAD
    margin = 3

    def grade(self, found: Solved, share: float) -> int:
        """The clearer, the easier."""
        ahead = found.best - (found.second or 0)
        return 1 if ahead > 5 else 2 if ahead > 3 else 3

    def fits(self, snapshot: dict[str, Any], match: Match) -> bool:
        pending, lying = snapshot["pending"], snapshot["atmospheres"]
        seat = pending["seat"]
        full = match.rules.catalog.places  # type: ignore[attr-defined]
        free = [full - len(one) for one in lying]
        return bool(pending["kind"] == "build" and sum(free) == 1 and free[seat])

    def lonely(self, snapshot: dict[str, Any], seat: int) -> None:
        """Every lying card was looked at; Sunlight, which others would decide about, lies in the deck."""
        deck = snapshot["deck"]
        for cards in (snapshot["seats"][seat]["hand"], *snapshot["atmospheres"]):
            for i, card in enumerate(cards):
                other = next((at for at, one in enumerate(deck) if one != SUNLIGHT), None)
                if card == SUNLIGHT and other is not None:
                    cards[i], deck[other] = deck[other], card
        snapshot["seats"][seat]["knows"] = [
            f"{'abcdef'[one]}{place + 1}"
            for one, cards in enumerate(snapshot["atmospheres"])
            for place in range(len(cards))
        ]


MINES: dict[str, Mine] = {"cytosis": Cytosis(), "cellulose": Cellulose(), "amino": Amino()}


def positions(game: str, first: int) -> Iterator[dict[str, Any]]:
    """Positions that are worth a look, one in a round of a game, for ever."""
    mine, seed = MINES[game], first
    while True:
        seats = mine.seats[seed % len(mine.seats)]
        match = Match.new(Ruleset(game), seats, seed)
        agents = [registry.make(mine.level, seed * 10 + i, game) for i in range(seats)]
        taken: set[int] = set()
        while (pending := match.pending()) is not None:
            snapshot, round_ = match.snapshot(), match.progress().round
            if round_ not in taken and mine.fits(snapshot, match):
                taken.add(round_)
                yield snapshot
            choice = agents[pending.seat].choose(match.view(pending.seat), match.legal(), Budget(nodes=NODES))
            match.play(choice.action)
        seed += 1


def judged(game: str, snapshot: dict[str, Any]) -> dict[str, Any] | None:
    """The puzzle of a position; None where it is none."""
    mine, seat = MINES[game], snapshot["pending"]["seat"]
    mine.lonely(snapshot, seat)
    try:
        match = Match.from_snapshot(snapshot)
        found = solve(match.rules, match.state, seat, mine.goal, POSITIONS)
    except (CytosisError, TooLarge):
        return None
    start = worth(match.rules, match.state, seat, mine.goal)
    share = sum(value == found.best for value in found.by_move.values()) / len(found.by_move)
    if found.second is None or not clear(mine, found, start) or share > SHARE:
        return None
    if not irrelevant(match, seat, mine.goal, found):
        return None
    return {
        "seat": seat,
        "goal": mine.goal,
        "best": found.best - start,
        "second": found.second - start,
        "grade": mine.grade(found, share),
        "line": found.line,
        "at": json.dumps(match.snapshot(), separators=(",", ":")),
    }


def clear(mine: Mine, found: Solved, start: int) -> bool:
    """Whether the best is well ahead of the rest, brings something, and is not to be had without thinking."""
    if found.second is None or found.best - found.second < mine.margin or found.dull >= found.best:
        return False
    return len(found.line) > 1 and (mine.goal != POINTS or found.best > start)


def irrelevant(match: Match, seat: int, goal: str, found: Solved) -> bool:
    """Whether another deck changes nothing: the line is as good, and there is no better one."""
    for seed in (1, 2):
        snapshot = deepcopy(match.snapshot())
        _, snapshot["deck"] = shuffled(seed, snapshot["deck"])
        snapshot["deck"] = list(snapshot["deck"])
        try:
            other = Match.from_snapshot(snapshot)
            if played(other, seat, goal, found.line) != found.best:
                return False
            if seed == 1 and solve(other.rules, other.state, seat, goal, POSITIONS).best != found.best:
                return False
        except (CytosisError, TooLarge):
            return False
    return True


def played(match: Match, seat: int, goal: str, line: list[str]) -> int:
    """What a line reaches."""
    for move in line:
        match.play(match.parse(move))
    return worth(match.rules, match.state, seat, goal)


def mine(game: str, want: int, first: int, minutes: float) -> None:
    """Add puzzles until there are so many, or the time is over."""
    path = FOLDER / f"{game}.yaml"
    kept = read(path)
    known, until = {one["at"] for one in kept}, monotonic() + 60 * minutes
    for tried, snapshot in enumerate(positions(game, first), 1):
        if len(kept) >= want or monotonic() > until:
            break
        puzzle = judged(game, snapshot)
        if puzzle is not None and puzzle["at"] not in known:
            kept.append(puzzle)
            known.add(puzzle["at"])
            write(path, game, kept)
            print(
                f"{len(kept)} of {want} after {tried}: grade {puzzle['grade']} {puzzle['line']}", flush=True
            )


def read(path: Path) -> list[dict[str, Any]]:
    """What is there already."""
    if not path.exists():
        return []
    return list(yaml.safe_load(path.read_text(encoding="utf-8"))["puzzles"] or [])


def write(path: Path, game: str, kept: list[dict[str, Any]]) -> None:
    """All of them, the easy ones first."""
    path.parent.mkdir(exist_ok=True)
    lines = [HEAD.format(game=game.capitalize())]
    for one in sorted(kept, key=lambda puzzle: puzzle["grade"]):
        about = {key: value for key, value in one.items() if key != "at"}
        told = yaml.safe_dump(about, default_flow_style=True, width=10_000, sort_keys=False).strip()
        lines.append(f"  - {told[:-1]}, at: '{one['at']}'}}\n")
    path.write_text("".join(lines), encoding="utf-8")


def check(game: str) -> None:
    """Solve every puzzle again: is the best as it says, and how long does it take?"""
    slowest, wrong = 0.0, 0
    kept = read(FOLDER / f"{game}.yaml")
    for number, one in enumerate(kept, 1):
        match, began = Match.from_snapshot(json.loads(one["at"])), monotonic()
        found = solve(match.rules, match.state, one["seat"], one["goal"])
        took, start = monotonic() - began, worth(match.rules, match.state, one["seat"], one["goal"])
        right = (found.best - start, (found.second or 0) - start) == (one["best"], one["second"])
        right = right and played(match, one["seat"], one["goal"], one["line"]) == found.best
        slowest, wrong = max(slowest, took), wrong + (not right)
        if not right:
            print(f"puzzle {number} is wrong: {found.best - start}, {one['best']}")
    print(f"{game}: {len(kept)} puzzles, {wrong} wrong, the slowest took {slowest:.1f} s")


def main() -> None:
    """Mine or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("mine", "check"))
    parser.add_argument("game", choices=tuple(MINES))
    parser.add_argument("--want", type=int, default=60)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--minutes", type=float, default=60)
    args = parser.parse_args()
    if args.what == "mine":
        mine(args.game, args.want, args.first, args.minutes)
    else:
        check(args.game)


if __name__ == "__main__":
    main()
