"""Everything that can go wrong on purpose.

Whatever comes from outside (data files, notation, snapshots, journals, arguments) is refused with one
of these, so that a caller catches :class:`CytosisError` and shows one clear line.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath


class CytosisError(Exception):
    """Base of all errors that are meant for people."""


class DataError(CytosisError):
    """Something given to the engine, or read from the rules data, cannot be used.

    ``path`` is relative to the rules data folder. Of an absolute path only the file's name is shown:
    where somebody's home folder lies belongs neither on a screen nor into a bug report.
    """

    def __init__(self, message: str, path: str | PurePath | None = None, line: int | None = None) -> None:
        super().__init__(message, path, line)
        self.message = message
        self.path = None if path is None else _shown(PurePath(path))
        self.line = line

    def __str__(self) -> str:
        if self.path is None:
            return self.message
        place = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.message}"


class SnapshotError(DataError):
    """A snapshot breaks an invariant; the message says which."""


class NotationError(CytosisError):
    """A text is not the notation of an action."""


class SaveError(CytosisError):
    """A saved game cannot be read or written."""


class NewerSave(SaveError):
    """A saved game was made by a newer program than this one."""


class JournalFull(SaveError):
    """A game has become longer than any game may be; nothing was changed."""


class OtherRules(SaveError):
    """A saved game is whole, but the rules of this program do not lead where its own led."""


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action is not possible now: a code for the text catalogues and the values it speaks of."""

    code: str
    params: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, code: str, /, **params: object) -> Illegal:
        """The reason ``code`` with its values in the order given."""
        return cls(code, tuple(params.items()))

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.params)
        return f"{self.code} ({values})" if values else self.code


class IllegalAction(CytosisError):
    """An action that the rules do not allow now was to be played; nothing has changed."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal)
        self.illegal = illegal

    def __str__(self) -> str:
        return f"not allowed now: {self.illegal}"


def _shown(path: PurePath) -> str:
    return path.name if path.is_absolute() else path.as_posix()
