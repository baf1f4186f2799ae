"""``python -m cytosis``, ``cytosis`` and ``cytosis-gui``: all start here."""

from __future__ import annotations

import multiprocessing
import sys

from cytosis import needs

with needs.told():
    from cytosis.cli.main import main as run


def main() -> int:
    """Run the command line and give back its exit code."""
    multiprocessing.freeze_support()  # a frozen build starts its helper processes through here
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
