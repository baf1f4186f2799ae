"""Games and terminals for the tests of the application."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.play.players import about, seat_players
from cytosis.app.text.console import Console
from cytosis.cli.main import main
from cytosis.engine import Match, Ruleset


def new_match(
    agents: str = "human,greedy,greedy",
    seed: int = 5,
    edition: str = "second",
    names: str = "",
    expansions: Sequence[str] = (),
    **options: Any,
) -> Match:
    players = seat_players(agents.split(","), names.split(",") if names else ())
    ruleset = Ruleset("cytosis", edition, tuple(expansions), options)
    return Match.new(ruleset, len(players), seed, about(players))


def play(match: Match, moves: int) -> Match:
    """The first legal move, so many times."""
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def console(lines: Sequence[str] = (), terminal: bool = False) -> tuple[Console, io.StringIO]:
    kind = Terminal if terminal else io.StringIO
    out = kind()
    return Console(kind("".join(f"{line}\n" for line in lines)), out), out


def cytosis(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    data_dir: Path,
    *arguments: str,
    lines: Sequence[str] = (),
) -> tuple[int, str, str]:
    """Run the program here: its exit code, what it said and what it complained about."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    code = main(["--data-dir", str(data_dir), *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def moves_in(out: str) -> list[str]:
    """The lines of moves that were made."""
    return [line for line in out.splitlines() if line.startswith("#")]
