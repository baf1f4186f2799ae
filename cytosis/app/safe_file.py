"""Small files of the player's own (settings, statistics, the last set-up): written whole or not at all.

A new file is written beside the old one, synced, renamed over it, and the folder synced, so that at
every moment the name holds the old content or the new. A file that cannot be read is moved aside,
never deleted: somebody may still want what is in it.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from cytosis.engine import codec
from cytosis.engine.errors import SaveError

MOST_BYTES = 1 << 20
ASIDE = "quarantine"
_LOCK_SECONDS = 2.0


def write(path: Path, data: Any) -> None:
    """Put plain data there as JSON; OSError when the disk does not let us, and the old file stays."""
    text = json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with beside.open("xb", buffering=0) as file:
            rest = text.encode("utf-8")
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def read(path: Path) -> Any:
    """The data of a file; None where there is none. SaveError when it is damaged, OSError from the disk."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SaveError(f"{path.name}: larger than {MOST_BYTES >> 20} MiB")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except UnicodeError:
        raise SaveError(f"{path.name}: no UTF-8 text") from None
    return codec.read_json(text)


def put_aside(path: Path) -> Path | None:
    """Move an unreadable file into a folder beside it; None when even that is not possible."""
    place = path.parent / ASIDE
    try:
        place.mkdir(parents=True, exist_ok=True)
        target = place / f"{path.stem}-{secrets.token_hex(3)}{path.suffix}"
        path.replace(target)
    except OSError:
        return None
    return target


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a file's short lock while changing it; False when somebody else keeps it too long."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock", timeout=_LOCK_SECONDS, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last through a power cut."""
    if not hasattr(os, "O_DIRECTORY"):  # pragma: no cover - Windows keeps names without being asked
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
