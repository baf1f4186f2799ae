"""What must be there before anything else can be: a Python new enough, and the libraries.

The first module that runs, and so written that a Python too old for the rest (3.6) can still read it.
Where something is missing a player gets one line with the command that mends it; whoever only imports
the package gets Python's own error, which is theirs to catch.
"""

import os
import sys

OLDEST = (3, 11)
LIBRARIES = {"pygame": "pygame-ce", "yaml": "PyYAML", "platformdirs": "platformdirs", "filelock": "filelock"}
"""What we import, and the name it is installed by."""

NO_MEMORY = 3
"""The exit code where the machine has no memory left."""

COMMAND = "python3 packaging/dev.py play"


def check_python() -> None:
    """Go on only with a Python that can read the rest of the program."""
    if sys.version_info < OLDEST:
        needed, here = (".".join(map(str, one)) for one in (OLDEST, sys.version_info[:2]))
        _stop(f"Cytosis needs Python {needed} or newer, this is {here}: install a newer one.")


class told:  # noqa: N801 - reads as a word after `with`
    """Around imports: in the program a missing library, or memory, is one line and not a traceback."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, ModuleNotFoundError) and is_missing(error) and _is_program():
            _stop(line(error))
        if isinstance(error, MemoryError) and _is_program():
            _stop("out of memory", NO_MEMORY)


def is_missing(error: ImportError) -> bool:
    """Whether it is a library of others that was not found, and not a file of our own."""
    return _top(error) in LIBRARIES


def line(error: ImportError) -> str:
    """What is missing, and the command that brings it."""
    return (
        f"the library {LIBRARIES[_top(error)]} is not installed. In the folder of Cytosis, '{COMMAND}' "
        "installs what is needed and starts the game."
    )


def _top(error: ImportError) -> str:
    return (error.name or "").split(".")[0]


def _is_program() -> bool:
    """Whether this is ``python -m cytosis`` or an installed command, and not somebody's import."""
    name = os.path.basename(sys.argv[0]) if sys.argv else ""
    return name in ("-m", "__main__.py") or name.startswith("cytosis")


def _stop(words: str, code: int = 1) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"cytosis: {words}\n")
    raise SystemExit(code)
