"""The saved games as a player wants to see them listed: who, how far, when, and what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cytosis.app import saves
from cytosis.app.players import Player, players_now, title_of
from cytosis.engine.errors import SaveError


@dataclass(frozen=True, slots=True)
class Shelved:
    """One save; ``problem`` says why it cannot be opened."""

    path: Path
    when: datetime
    title: str = ""
    players: tuple[Player, ...] = ()
    edition: str = ""
    expansions: tuple[str, ...] = ()
    moves: int = 0
    round: int = 0
    rounds: int = 0
    turn: int | None = None
    """The seat whose turn it is; None when the game is over."""
    problem: str = ""


def files(folder: Path) -> list[Path]:
    """The saves of a folder, newest first; none where the folder is not there or cannot be read."""
    try:
        return saves.files_in(folder) if folder.is_dir() else []
    except SaveError:
        return []


def look_at(path: Path) -> Shelved:
    """What a save holds. Takes a moment: the game is played through."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        when = datetime.fromtimestamp(0)
    try:
        match = saves.read(path)
        header = match.journal.header
        players = players_now(match.journal)
    except SaveError as error:
        return Shelved(path, when, problem=str(error))
    view, pending = match.view(None), match.pending()
    return Shelved(
        path=path,
        when=when,
        title=title_of(header),
        players=players,
        edition=match.ruleset.edition,
        expansions=match.ruleset.expansions,
        moves=len(match.journal.lines),
        round=getattr(view, "round", 0),
        rounds=getattr(view, "rounds", 0),
        turn=None if pending is None else pending.seat,
    )
