"""Letters that lead to places: pressing one goes round the spots of its area."""

from __future__ import annotations

from collections.abc import Mapping

LETTERS: Mapping[str, str] = {
    "n": "nucleus",
    "b": "ribosome",
    "l": "lipid",
    "s": "smooth_er",
    "r": "rough_er",
    "g": "golgi",
    "x": "exocytosis",
    "t": "glucose",
    "m": "mitochondria",
    "y": "cytoplasm",
    "a": "laureates",
    "k": "cards",
}
"""By letter: how the names of its spots begin."""

COMMANDS: Mapping[str, str] = {
    "enter": "confirm",
    "1-9": "answer",
    "esc": "cancel",
    "u": "undo",
    "h": "hint",
    "q": "why",
    "f": "grey",
    "e": "exhaust",
    "p": "power",
    "i": "card",
    "w": "rivals",
    "o": "log",
    "z": "digest",
    "j": "goals",
    "d": "discard",
    "v": "cover",
    "?": "keys",
}
"""Other keys, for the list that ``?`` shows; the texts are ``ui.key.<name>``."""
