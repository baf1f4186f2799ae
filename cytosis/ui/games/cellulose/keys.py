"""Letters that lead to places: pressing one goes round the spaces of its area."""

from __future__ import annotations

from collections.abc import Mapping

LETTERS: Mapping[str, str] = {
    "x": "xylem",
    "s": "stomata",
    "l": "chloroplast",
    "m": "mitochondria",
    "w": "wall",
    "r": "ribosome",
    "y": "cytoplasm",
    "n": "nucleus",
    "g": "growth",
    "k": "cards",
}
"""By letter: how the names of its spaces begin."""

COMMANDS: Mapping[str, str] = {
    "enter": "confirm",
    "1-9": "answer",
    "+ -": "pour",
    "esc": "cancel",
    "u": "undo",
    "h": "hint",
    "q": "why",
    "f": "grey",
    "i": "card",
    "p": "rivals",
    "o": "log",
    "z": "digest",
    "v": "cover",
    "?": "keys",
}
"""Other keys, for the list that ``?`` shows; the texts are ``ui.key.<name>``."""
