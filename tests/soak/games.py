"""Rows 32 to 36: the rules keep their promises over very many decisions, and a save is the game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from cytosis.app.files.saves import whole_file
from cytosis.engine import codec
from cytosis.engine.journal import check_lines, check_of
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng
from tests.cytosis import reference
from tests.soak.board import Run, row
from tests.tables import CYTOSIS, TABLES, Table, choose

ROOT = Path(__file__).resolve().parents[2]
BATCH = 200

PLANTS = [
    table
    for table in TABLES
    if table.game == "cellulose"
    and sum(name != "solo" for name, _ in table.options) < 2
    and not {"length", "sprout"} & {word for option in table.options for word in option}
]
"""The set-ups of Cellulose; that without a choice is on the Sprout."""


@row("32", "random decisions over all rulesets, invariants after each", 1_000_000, 2_000)
def decisions(run: Run) -> None:
    """Never stuck, never over the bound, nothing lost or made; the full list on every state."""
    _decide(run, CYTOSIS)


@row("32b", "the same over every set-up of Cellulose, alone against Ivy and with others", 200_000, 2_000)
def plants(run: Run) -> None:
    """One seat at three levels, two to five seats, each with every plant board and scenario that fit."""
    _decide(run, PLANTS)


def _decide(run: Run, tables: list[Table]) -> None:
    rng, games, longest = Rng(run.seed), 0, 0
    state: Any = None
    rules: Any = None
    length = 0
    for _ in run.turns():
        if state is None or rules.pending(state) is None:
            table = tables[games % len(tables)]
            rules, games, longest, length = table.rules, games + 1, max(longest, length), 0
            state = rules.start(rng.below(1 << 32))
        legal = rules.legal(state)
        length += 1
        run.check(bool(legal), "no legal move")
        run.check(length < 2000, "a game without an end")
        rules.apply(state, choose(rng, legal))
        broken = rules.violations(state)
        run.check(not broken, str(broken[:1]))
        points = [sum(line.points for line in rules.score(state, seat)) for seat in range(rules.seats)]
        run.check(min(points) >= -100, "points out of range")
    run.notes.append(f"{games:,} games, the longest of {longest} decisions")


@row("33", "heavy mode: games saved and read again after every move", 200, 2)
def heavy(run: Run) -> None:
    """After every move the snapshot and the last line round-trip; every fourth game is replayed in full."""
    for turn in run.turns():
        table = CYTOSIS[turn % len(CYTOSIS)]
        match, rng = Match.new(table.ruleset, table.seats, turn), Rng(turn + run.seed)
        previous = check_of(match.journal.header)
        while match.pending() is not None:
            match.play(choose(rng, match.legal()))
            if rng.below(8) == 0:
                match.undo()
            text = codec.canonical(match.snapshot())
            twin = Match.from_snapshot(json.loads(text))
            run.check(codec.canonical(twin.snapshot()) == text, "a snapshot that is read otherwise")
            run.check([str(a) for a in twin.legal()] == [str(a) for a in match.legal()], "other moves")
            for line in match.journal.lines[-2:]:
                run.check(codec.read_json(codec.canonical(line)) == line, "a line that is read otherwise")
            if turn % 4 == 0 and len(match.journal.lines) % 3 == 0:
                run.check(Match.from_json(match.to_json()).fingerprint() == match.fingerprint(), "replay")
        again = Match.from_json(match.to_json())
        run.check(whole_file(again.journal) == whole_file(match.journal), "another file")
        run.check(len(list(check_lines(previous, match.journal.lines))) == len(match.journal.lines), "chain")


GAME = """
import sys
from tests.soak.games import fingerprints
print(fingerprints(int(sys.argv[1])))
"""


def fingerprints(seed: int) -> str:
    """The end of a game of every eighth ruleset, as one number."""
    ends = []
    for table in CYTOSIS[seed % 8 :: 8]:
        match, rng = Match.new(table.ruleset, table.seats, seed), Rng(seed)
        for _ in range(BATCH):
            if match.pending() is None:
                break
            match.play(choose(rng, match.legal()))
        ends.append(match.fingerprint())
    return codec.digest(" ".join(ends))


@row("33b", "the same games under ten hash seeds", 10, 1)
def hash_seeds(run: Run) -> None:
    wanted = fingerprints(1)
    for turn in run.turns():
        child = subprocess.run(
            [sys.executable, "-c", GAME, "1"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": str(turn)},
            capture_output=True,
            text=True,
            check=False,
        )
        run.check(child.stdout.strip() == wanted, f"hash seed {turn}: {child.stderr[-200:]}")


@row("34", "legal moves counted, two implementations of the rules agree", 1_000_000, 2_000)
def two_readings(run: Run) -> None:
    """The engine and the slow reference allow the same moves and lead to the same state; counted in moves."""
    rng, games = Rng(run.seed), 0
    while run.reached < run.wanted and time.monotonic() < run.until:
        table, seed = CYTOSIS[games % len(CYTOSIS)], rng.below(1 << 32)
        rules, games = table.rules, games + 1
        state = rules.start(seed)
        snapshot = reference.new_game(table.edition, table.seats, seed, expansions=table.expansions)
        while rules.pending(state) is not None and run.reached < run.wanted and time.monotonic() < run.until:
            legal = rules.legal(state)
            same = {str(action) for action in legal} == reference.legal(snapshot)
            run.check(same, f"{table}, seed {seed}: other moves")
            if not same:
                break
            run.reached += len(legal)
            action = choose(rng, legal)
            rules.apply(state, action)
            snapshot = reference.apply(snapshot, str(action))
            run.check(_plain(rules.snapshot(state)) == _plain(snapshot), f"{table}, seed {seed}: {action}")
    run.notes.append(f"{games:,} games; fixed counts: tests/perft")


def _plain(snapshot: Any) -> Any:
    """Without what goes on after an interruption, which each implementation notes in its own way."""
    pending = snapshot["pending"]
    return {**snapshot, "pending": pending and {key: pending[key] for key in pending if key != "then"}}


@row("35", "hidden information: another hidden part, the same view", 10_000, 100)
def hidden(run: Run) -> None:
    """What a seat sees does not depend on what it may not know."""
    twins(run, CYTOSIS)


def twins(run: Run, tables: list[Table]) -> None:
    """Two states that a seat cannot tell apart give it the same view."""
    rng = Rng(run.seed)
    state: Any = None
    rules: Any = None
    games = 0
    for _ in run.turns():
        if state is None or rules.pending(state) is None or rng.below(200) == 0:
            rules, games = tables[games % len(tables)].rules, games + 1
            state = rules.start(rng.below(1 << 32))
        for seat in (None, rng.below(rules.seats)):
            view = rules.observe(state, seat)
            other = rules.observe(rules.determinize(view, rng.below(1 << 32)), seat)
            run.check(other == view and other.as_dict() == view.as_dict(), f"seat {seat} sees more")
        rules.apply(state, choose(rng, rules.legal(state)))


@row("36", "random walks of moves and undos", 100_000, 1_000)
def undos(run: Run) -> None:
    """Every undo leads exactly back, and a journal with undos replays."""
    rng, games = Rng(run.seed), 0
    match: Match | None = None
    back: list[str] = []
    for _ in run.turns():
        if match is None or match.pending() is None:
            if match is not None:
                run.check(Match.from_json(match.to_json()).fingerprint() == match.fingerprint(), "replay")
            table = CYTOSIS[games % len(CYTOSIS)]
            match, games, back = Match.new(table.ruleset, table.seats, games), games + 1, []
        if rng.below(3) == 0:
            undone = match.undo()
            if undone:
                run.check(match.fingerprint() == back.pop(), "led elsewhere")
            continue
        back.append(match.fingerprint())
        match.play(choose(rng, match.legal()))
    run.notes.append(f"{games:,} games")
