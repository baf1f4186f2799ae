"""Where the files that come with the product are."""

from __future__ import annotations

from pathlib import Path


def rules_data() -> Path:
    """The folder with the rules data of all games."""
    return Path(__file__).resolve().parent.parent / "rules_data"
