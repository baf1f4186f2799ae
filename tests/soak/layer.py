"""A layer over the file operations of saves: dies, fails or writes down at the n-th of them."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

OPERATIONS = ("write", "fsync", "replace", "link", "unlink", "mkdir", "open", "utime", "ftruncate", "rename")
"""What :mod:`os` does with files; opening by :mod:`io` is counted too."""


@contextmanager
def watched(before: Callable[[str, tuple[Any, ...]], None]) -> Iterator[None]:
    """Call ``before`` with the name and arguments of every file operation of this process but its own."""
    busy = False
    kept = {name: getattr(os, name) for name in OPERATIONS}
    opened = io.open

    def wrapped(name: str, original: Any) -> Any:
        def operation(*args: Any, **kwargs: Any) -> Any:
            nonlocal busy
            if not busy:
                busy = True
                try:
                    before(name, args)
                finally:
                    busy = False
            return original(*args, **kwargs)

        return operation

    try:
        for name, original in kept.items():
            setattr(os, name, wrapped(name, original))
        io.open = wrapped("io.open", opened)
        yield
    finally:
        for name, original in kept.items():
            setattr(os, name, original)
        io.open = opened


@contextmanager
def dying(at: int) -> Iterator[None]:
    """The ``at``-th operation is never done: the process ends there, without any cleaning up.

    A write dies half-way, which is the worst that a write can do.
    """
    count = 0

    def before(name: str, args: tuple[Any, ...]) -> None:
        nonlocal count
        if name == "write" and len(args[1]) == 1:  # the test's own pipe
            return
        if count == at:
            if name == "write":
                os.pwrite(args[0], args[1][: len(args[1]) // 2], os.lseek(args[0], 0, os.SEEK_CUR))
            os._exit(9)
        count += 1

    with watched(before):
        yield


@contextmanager
def failing(at: int, number: int) -> Iterator[list[str]]:
    """The ``at``-th operation fails with that error; the list tells which it was."""
    hit: list[str] = []
    count = 0

    def before(name: str, args: tuple[Any, ...]) -> None:
        nonlocal count
        count += 1
        if count - 1 == at:
            hit.append(name)
            raise OSError(number, os.strerror(number))

    with watched(before):
        yield hit
