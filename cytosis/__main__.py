"""``python -m cytosis``, ``cytosis`` and ``cytosis-gui``: all start here."""

from __future__ import annotations

import sys

from cytosis.cli.main import main as run


def main() -> int:
    """Run the command line and give back its exit code."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
