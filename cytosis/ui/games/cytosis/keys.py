"""Letters that lead to places: pressing one goes round the spots of its area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LETTERS: Mapping[str, tuple[str, ...]] = {
    "n": ("nucleus",),
    "b": ("ribosome",),
    "l": ("lipid",),
    "s": ("smooth_er",),
    "r": ("rough_er",),
    "g": ("golgi",),
    "x": ("exocytosis",),
    "t": ("glucose",),
    "m": ("mitochondria",),
    "y": ("cytoplasm",),
    "a": ("laureates",),
    "k": ("cards",),
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


def letter_of(spot: str) -> str:
    """The letter of a spot's area."""
    area = spot.rpartition(".")[0]
    return next((letter for letter, areas in LETTERS.items() if area in areas), "")


def next_spot(letter: str, spots: Sequence[str], legal: set[str], here: str) -> str:
    """The spot a letter leads to from ``here``: open ones first, round and round; empty when it has none."""
    own = [spot for spot in spots if letter_of(spot) == letter]
    own.sort(key=lambda spot: spot not in legal)
    if not own:
        return ""
    return own[(own.index(here) + 1) % len(own)] if here in own else own[0]
