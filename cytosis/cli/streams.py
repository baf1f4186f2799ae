"""Where commands write: the terminal, if there is one."""

from __future__ import annotations

import sys

from cytosis.app.text.console import Console


def output() -> Console:
    """Lines to whatever is the output now; to nowhere in a program without one."""
    return Console(None, sys.stdout)
