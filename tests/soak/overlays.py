"""Row: files of corrected values as anybody may write them, none of which may stop or change a game."""

from __future__ import annotations

import json
from typing import Any

from cytosis.app.files import own_values
from cytosis.engine import Match, Ruleset, games
from cytosis.engine.data.own import FIXED, FLAG, NUMBER, Value
from cytosis.engine.rng import Rng
from tests.soak.board import Run, row
from tests.tables import choose

MOVES = 12


USUAL = ("cytosis", "amino", "cellulose")


@row("41", "overlay fuzz: files of corrected values, damaged and strange", 10_000, 500)
def overlays(run: Run) -> None:
    """Each is refused in one line, or a game is played with it a little way; ours stay as they were."""
    rng = Rng(run.seed)
    folder = run.place() / own_values.FOLDER
    folder.mkdir()
    usual = {name: Ruleset(name).fingerprint() for name in USUAL}
    for _ in run.turns():
        game = USUAL[rng.below(len(USUAL))]
        edition = games[game].editions()[0]
        (folder / f"{game}.json").write_bytes(_file(rng, game, edition))
        try:
            values, problem = own_values.wanted(folder.parent, game, edition, True)
            if values:
                _play(Ruleset(game, edition, values=values), rng)
        except Exception as error:  # the oracle: nothing may be raised
            run.check(False, f"{game}: {type(error).__name__}: {error}")
            continue
        told = not problem or (not values and f"{game}.json" in problem and "\n" not in problem)
        run.check(told, f"{game}: not told in one line: {problem}")
        run.check(Ruleset(game).fingerprint() == usual[game], f"{game}: the default game changed")


def _play(ruleset: Ruleset, rng: Rng) -> None:
    sizes = games[ruleset.game].seats(ruleset.edition)
    match = Match.new(ruleset, sizes[rng.below(len(sizes))], rng.below(1000))
    for _ in range(MOVES):
        if match.pending() is None:
            break
        match.play(choose(rng, match.legal()))
    assert Match.from_json(match.to_json()).ruleset == ruleset


def _file(rng: Rng, game: str, edition: str) -> bytes:
    known = [value for value in games[game].values(edition).values() if value.kind != FIXED]
    values: dict[str, Any] = {}
    for _ in range(1 + rng.below(4)):
        value = known[rng.below(len(known))]
        values[value.path] = _strange(rng) if rng.below(8) == 0 else _fitting(rng, value)
    data = {"format": 1, "game": game, "editions": {edition: values}}
    raw = json.dumps(data, indent=1).encode()
    if rng.below(3) == 0:
        at = rng.below(len(raw))
        raw = raw[:at] + bytes([rng.below(256)]) + raw[at + rng.below(4) :]
    return raw


def _fitting(rng: Rng, value: Value) -> Any:
    if value.kind == NUMBER:
        return value.low + rng.below(value.high - value.low + 1)
    return bool(rng.below(2)) if value.kind == FLAG else value.words[rng.below(len(value.words))]


def _strange(rng: Rng) -> Any:
    return (None, -1, 10**9, "x", [], {}, True, 1.5)[rng.below(8)]
