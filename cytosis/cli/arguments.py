"""Values of the command line that several commands take."""

from __future__ import annotations

import argparse


def folder(text: str) -> str:
    """The name of a folder; an empty one, as an unset variable of a script gives, is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder must have a name")
    return text
