"""A second opinion on the rules of Cytosis and its two modules: slow, plain, written apart from the product.

Everything works on snapshots (plain JSON data) and moves in notation, so that the fast engine can be compared
with it transition by transition. Of the product it knows only the random numbers.
"""

from __future__ import annotations

from .moves import legal
from .play import apply
from .scoring import outcome
from .setup import new_game

__all__ = ["apply", "legal", "new_game", "outcome"]
