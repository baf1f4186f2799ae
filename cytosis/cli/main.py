"""Arguments in, exit code out."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from cytosis import __version__


def main(argv: Sequence[str]) -> int:
    """Do what the arguments ask; the result is the exit code of the program."""
    parser = argparse.ArgumentParser(prog="cytosis", description="Cytosis, the game inside a human cell.")
    parser.add_argument("--version", action="version", version=f"cytosis {__version__}")
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.parse_args(argv)
    parser.print_help()
    return 0
