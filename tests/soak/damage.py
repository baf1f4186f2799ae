"""Rows 6 to 12: damaged, edited, strange and leftover files."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cytosis.app.files import saves, shelf
from cytosis.app.files.reading import Reading
from cytosis.app.files.saves import Save, whole_file
from cytosis.app.play.players import about, seat_players
from cytosis.engine.codec import canonical, digest
from cytosis.engine.errors import SaveError
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng
from tests.saves.games import on_disk, played, resealed, states_of
from tests.soak.board import Run, row
from tests.soak.mutate import damaged, edited, parsed
from tests.tables import CYTOSIS, Table, choose

SECONDS = 1.0
"""No damaged game may take longer to be read or refused,"""
GIANT_SECONDS, GIANT_MEGABYTES = 0.1, 50
"""and no file that is none; of the processor, so that a busy machine does not count."""


@dataclass(frozen=True)
class Good:
    """A save before it is damaged."""

    data: bytes
    states: frozenset[str]


def _good(table: Table, index: int, moves: int) -> Good:
    players = seat_players(["human"] + ["greedy"] * (table.seats - 1), game=table.game)
    match, rng = Match.new(table.ruleset, table.seats, index, about(players)), Rng(index)
    for _ in range(moves):
        if match.pending() is None:
            break
        match.play(choose(rng, match.legal()))
        if rng.below(9) == 0:
            match.undo()
    return Good(whole_file(match.journal), frozenset(states_of(match)))


class Shelf:
    """Saves to damage: nearly all short, one in twenty longer, one in a hundred a whole game."""

    def __init__(self, tables: list[Table]) -> None:
        self._tables = tables
        self._made: dict[tuple[int, int], Good] = {}

    def pick(self, turn: int) -> Good:
        count = len(self._tables)
        index = turn // 20 % count if turn % 20 == 0 else turn % count
        moves = 9999 if turn % 100 == 0 else 60 if turn % 20 == 0 else 3 + index % 18
        if (index, moves) not in self._made:
            self._made[index, moves] = _good(self._tables[index], index, moves)
        return self._made[index, moves]


Spoil = Callable[[Rng, Good], bytes]


def _spoiled(
    run: Run, spoil: Spoil, judge: Callable[[Run, Good, Reading], None], tables: list[Table]
) -> None:
    rng, shelf_, path = Rng(run.seed), Shelf(tables), Path("x.cytosis")
    refused = whole = slowest = 0.0
    for turn in run.turns():
        good = shelf_.pick(turn)
        data = spoil(rng, good)
        began = time.perf_counter()
        try:
            reading = _opened(run, data, turn) if turn % 50 == 0 else saves.read_bytes(path, data)
        except SaveError as error:
            refused += 1
            run.check("\n" not in str(error), "a message of several lines")
        except Exception as error:
            run.check(False, f"{type(error).__name__}: {error}"[:200])
        else:
            whole += reading.problem is None
            judge(run, good, reading)
        slowest = max(slowest, time.perf_counter() - began)
    run.check(slowest < SECONDS or run.reached < 1000, f"{slowest:.1f} s for one file")
    recovered = run.reached - refused - whole
    run.notes.append(
        f"{refused:,.0f} refused, {recovered:,.0f} opened at an earlier move, {whole:,.0f} accepted whole"
        f", slowest {slowest * 1000:.0f} ms"
    )


def _opened(run: Run, data: bytes, turn: int) -> Reading:
    """Through the disk, as a player would; the damaged file is kept."""
    path = run.folder / f"{turn}.cytosis"
    path.write_bytes(data)
    save, match = Save.open(path)
    save.close()
    aside = list((run.folder / "quarantine").glob(f"{turn}-*"))
    run.check(path.read_bytes() == data or [file.read_bytes() for file in aside] == [data], "not kept aside")
    run.check(not save.note or bool(aside), "a note without a file")
    problem = SaveError(save.note) if save.note else None
    from_snapshot = match.journal.header["snapshot"] is not None
    return Reading(match, problem, len(match.journal.lines), other_rules=from_snapshot)


def _known(run: Run, good: Good, reading: Reading) -> None:
    run.check(reading.match.fingerprint() in good.states, "a state that was never there")


def _reachable(run: Run, good: Good, reading: Reading) -> None:
    """Legal play leads there: the rules replay it from a seed, and no invariant is broken."""
    match = reading.match
    broken = match.rules.violations(match.state)
    run.check(not broken, f"breaks {broken[:1]}")
    if match.journal.header["snapshot"] is not None:
        known = match.fingerprint() in good.states
        run.check(reading.other_rules and known, "a snapshot of no game")
        return
    run.check(_led_by_hand(match) == match.fingerprint(), "does not replay")


def _led_by_hand(match: Match) -> str:
    """The state that the rules alone lead to, without the code that reads and replays journals."""
    seed = match.journal.header["seed"]
    states = [match.rules.start(seed)]
    for line in match.journal.lines:
        if line["do"] == "undo":
            states.pop()
        elif line["do"] == "rewind" or line["do"].startswith("note "):  # whose way back is the match's own
            return Match.from_json(match.to_json()).fingerprint()
        else:
            state = states[-1].copy()
            match.rules.apply(state, match.rules.parse(line["do"]))
            states.append(state)
    return digest(canonical(match.rules.snapshot(states[-1])))


@row("7", "mutated saves: cut, flipped, zeroed, swapped, repeated", 100_000, 250)
def mutated(run: Run) -> None:
    spoil_bytes(run, CYTOSIS)


def spoil_bytes(run: Run, tables: list[Table]) -> None:
    """Saves of these tables with damaged bytes open at a state that was there, or are refused."""
    _spoiled(run, lambda rng, good: damaged(rng, good.data), _known, tables)


@row("8", "edited saves with every check made right again", 100_000, 250)
def resealed_saves(run: Run) -> None:
    spoil_lines(run, CYTOSIS)


def spoil_lines(run: Run, tables: list[Table]) -> None:
    """Saves of these tables, edited and sealed again, open only where legal play leads."""
    _spoiled(run, lambda rng, good: edited(rng, parsed(good.data)), _reachable, tables)


@row("6", "leftovers: temporary, lock, trash and quarantine files around a save", 64, 64)
def leftovers(run: Run) -> None:
    """Every set of six kinds of leftover files, good and bad: the save opens as it is."""
    match = played(6)
    data = whole_file(match.journal)
    for turn in run.turns():
        folder = run.place()
        path = on_disk(match, folder)
        around = {
            f"{path.name}.0a1b2c3d.tmp": data[:50],
            "game-00001-abcdef.tmp": data,
            f"{path.name}.lock": b"left by a crash",
            "quarantine/game-00001-abcdef.cytosis": b"?",
            "trash/game-00001-abcdef.cytosis": data,
            "game-00002-abcdef.cytosis": b"",
        }
        for bit, (name, content) in enumerate(around.items()):
            if turn >> bit & 1:
                (folder / name).parent.mkdir(exist_ok=True)
                (folder / name).write_bytes(content)
        save, again = Save.open(path)
        again.play(again.legal()[0])
        save.append()
        save.close()
        run.check(saves.read(path).fingerprint() == again.fingerprint() and not save.note, f"set {turn:06b}")
        good = [one for one in map(shelf.look_at, shelf.files(folder)) if not one.problem]
        run.check([one.path for one in good] == [path], f"list of set {turn:06b}")


@row("9", "a list of 1,000 damaged files", 1000, 120)
def bad_list(run: Run) -> None:
    rng, data = Rng(run.seed), whole_file(played(12).journal)
    folder = run.folder / "saves"
    folder.mkdir()
    for turn in run.turns():
        (folder / f"game-{turn:05}-aaaaaa.cytosis").write_bytes(damaged(rng, data))
    on_disk(played(5), folder)
    began = time.perf_counter()
    listed = shelf.files(folder)
    page = [shelf.look_at(path) for path in listed[:8]]
    took = time.perf_counter() - began
    run.check(sum(not one.problem and not one.note for one in page) >= 1, "the good one is not on the page")
    run.check(len(listed) == run.reached + 1, "not all are listed")
    run.notes.append(f"list and first page {took * 1000:.0f} ms (500 wanted)")
    run.check(took < 0.5 or run.reached < 1000, "slow")


def _giant(rng: Rng, header: dict[str, Any]) -> bytes:
    """A file that a careless reader would choke on."""
    deep = rng.below(3000) + 33
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: b"[" * 10 ** (rng.below(5) + 2),
        lambda: b'{"a":' * deep + b"1" + b"}" * deep,
        lambda: b'{"format":' + b"9" * (rng.below(5000) + 21) + b"}",
        lambda: b'{"format":NaN}\n',
        lambda: b'{"format":1e999}',
        lambda: b'{"format":1,"format":2}',
        lambda: b'{"format":"\\ud800"}',
        lambda: b"\xef\xbb\xbf" + canonical(header).encode(),
        lambda: canonical(header).encode("utf-16"),
        lambda: b"\n" * 10 ** (rng.below(5) + 2),
        lambda: b"\0" * 10 ** (rng.below(6) + 1),
        lambda: b"x" * (5 << 20),
        lambda: resealed([{**header, "about": {"players": [[]] * 10_000}}]),
        lambda: resealed([{**header, "about": {str(n): n for n in range(rng.below(20_000))}}]),
        lambda: resealed([header, *[{"n": n, "seat": 0, "do": "x" * 200, "state": ""} for n in range(3000)]]),
    )
    return kinds[rng.below(len(kinds))]()


@row("12", "huge, nested and strange files, within 100 ms and 50 MB", 10_000, 60)
def giants(run: Run) -> None:
    rng, path = Rng(run.seed), run.folder / "x.cytosis"
    header = json.loads(canonical(played(1).journal.header))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    slowest = 0.0
    for _ in run.turns():
        path.write_bytes(_giant(rng, header))
        took = min(_looked_at(run, path) for _ in range(2))
        slowest = max(slowest, took if took < GIANT_SECONDS else min(_looked_at(run, path) for _ in range(5)))
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
    run.notes.append(f"slowest {slowest * 1000:.0f} ms of the processor, {grown} MB more memory")
    run.check(grown < GIANT_MEGABYTES, f"{grown} MB")
    run.check(slowest < GIANT_SECONDS or run.reached < 1000, f"{slowest:.2f} s")


def _looked_at(run: Run, path: Path) -> float:
    """What it costs to look at a file that is no game."""
    began = time.process_time()
    try:
        match = saves.look(path).match
        run.check(len(match.journal.lines) == 0, "moves out of nothing")
    except SaveError:
        pass
    return time.process_time() - began
