"""Games on disk for the tests of damage, and what a mutated one may still be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.engine.codec import canonical
from cytosis.engine.journal import seal
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng
from tests.app.games import new_match
from tests.tables import choose


def played(moves: int, seed: int = 5, **options: Any) -> Match:
    """A random game of so many moves, or until it is over."""
    match, rng = new_match(seed=seed, **options), Rng(seed)
    for _ in range(moves):
        if match.pending() is None:
            break
        match.play(choose(rng, match.legal()))
    return match


def on_disk(match: Match, folder: Path) -> Path:
    save = Save.create(match, folder)
    save.close()
    assert save.path is not None
    return save.path


def states_of(match: Match) -> list[str]:
    """The fingerprint after each whole move, before the first one too."""
    return [
        Match.opened(match.journal.header).fingerprint(),
        *(line["state"] for line in match.journal.lines),
    ]


def resealed(lines: list[dict[str, Any]]) -> bytes:
    """A save with every check made right again, as somebody who edits it would."""
    done, previous = [], ""
    for line in lines:
        done.append(seal(previous, {key: value for key, value in line.items() if key != "check"}))
        previous = done[-1]["check"]
    return b"".join(canonical(line).encode() + b"\n" for line in done)


def kept_aside(path: Path) -> list[bytes]:
    folder = path.parent / "quarantine"
    return [file.read_bytes() for file in folder.iterdir()] if folder.is_dir() else []


def reopened(path: Path) -> tuple[Match, str]:
    """The game as the program opens it, and what it says about that."""
    save, match = Save.open(path)
    save.close()
    assert saves.read(path).fingerprint() == match.fingerprint()
    return match, save.note
