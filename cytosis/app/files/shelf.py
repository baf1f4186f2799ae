"""The saved games as a player wants to have them: listed, renamed, copied, thrown away, passed on."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cytosis.app.files import saves
from cytosis.app.files.safe_file import copy_aside, put_aside, sync_folder, told, write_whole
from cytosis.app.play import players
from cytosis.app.play.players import Player, players_now, title_of
from cytosis.app.words import i18n
from cytosis.engine.errors import SaveError

TRASH = "trash"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shelved:
    """One save; ``problem`` says why it cannot be opened, ``note`` what will be missing if it is."""

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
    note: str = ""


# -- looking -----------------------------------------------------------------------------------------------
def files(folder: Path) -> list[Path]:
    """The saves of a folder, newest first; none where the folder is not there or cannot be read."""
    try:
        return saves.files_in(folder) if folder.is_dir() else []
    except (OSError, SaveError):
        return []


def look_at(path: Path) -> Shelved:
    """What a save holds, or why that cannot be said: whatever lies there, a list goes on with the next."""
    try:
        return _look_at(path)
    except Exception:
        _log.exception("a save cannot be listed")
        return Shelved(path, datetime.fromtimestamp(0), problem=i18n.default().t("save.unshown"))


def _look_at(path: Path) -> Shelved:
    """The game is played through, which takes a moment."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        when = datetime.fromtimestamp(0)
    try:
        reading = saves.look(path)
        match, header = reading.match, reading.match.journal.header
        seated = players_now(match.journal)
    except SaveError as error:
        return Shelved(path, when, problem=str(error))
    view, pending = match.view(None), match.pending()
    return Shelved(
        path=path,
        when=when,
        title=title_of(header),
        players=seated,
        edition=match.ruleset.edition,
        expansions=match.ruleset.expansions,
        moves=reading.moves,
        round=getattr(view, "round", 0),
        rounds=getattr(view, "rounds", 0),
        turn=None if pending is None else pending.seat,
        note=reading.note,
    )


# -- doing -------------------------------------------------------------------------------------------------
def rename(path: Path, title: str) -> None:
    """Give a save a title, which is inside the file; SaveError when it is open elsewhere or damaged."""
    name = players.title(title)
    lock = saves.locked(path)
    try:
        journal = saves.read(path).journal.with_about(title=name)
        with told(path):
            write_whole(path, saves.whole_file(journal))
    finally:
        saves.unlocked(lock)


def duplicate(path: Path, title: str) -> Path:
    """A second file of the same game under a title."""
    return saves.put_new(saves.read(path).journal.with_about(title=players.title(title)), path.parent)


def throw_away(path: Path) -> Path:
    """Move a save into the trash beside it, from where :func:`take_back` brings it again."""
    lock = saves.locked(path)
    try:
        with told(path):
            place = path.parent / TRASH
            place.mkdir(exist_ok=True)
            target = place / path.name
            if target.exists():
                target = place / f"{path.stem}-{secrets.token_hex(3)}{path.suffix}"
            path.replace(target)
            sync_folder(path.parent)
    finally:
        saves.unlocked(lock)
    return target


def take_back(path: Path) -> Path:
    """Bring a save back out of the trash."""
    target = path.parent.parent / path.name
    with told(path):
        if target.exists():
            target = target.with_name(f"{path.stem}-{secrets.token_hex(3)}{path.suffix}")
        path.replace(target)
        sync_folder(target.parent)
    return target


def set_aside(path: Path) -> Path | None:
    """Move a file that cannot be opened out of the list, into the folder for damaged ones."""
    return put_aside(path)


def bring_in(source: Path, folder: Path) -> Path:
    """A copy of somebody's file among the saves, checked by the rules and under a name of ours.

    Of a damaged file the good part is taken and a copy of the whole kept with the damaged ones.
    """
    reading = saves.look(source)
    path = saves.put_new(reading.match.journal, folder)
    if reading.problem is not None:
        with told(source):
            data = source.read_bytes()
            copy_aside(folder / source.name, data)
    return path


def pass_on(path: Path, target: Path) -> Path:
    """A copy of a save for somebody else; into a folder under a readable name, never over another file."""
    reading = saves.look(path)
    if target.is_dir():
        target = _free(target, title_of(reading.match.journal.header) or path.stem)
    with told(target):
        if target.exists():
            raise FileExistsError(17, "there is a file of that name")
        write_whole(target, path.read_bytes())
    return target


def _free(folder: Path, title: str) -> Path:
    """A name that is not taken, made of letters and digits only: titles are anything."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in title).strip("-")[:40] or "game"
    name = f"cytosis-{plain}"
    taken = (
        folder / f"{name}{saves.SUFFIX}",
        *(folder / f"{name}-{n}{saves.SUFFIX}" for n in range(2, 1000)),
    )
    return next(path for path in taken if not path.exists())
