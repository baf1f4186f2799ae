"""Cellulose: its state, rules and views."""

from cytosis.games.cellulose.game import CelluloseGame
from cytosis.games.cellulose.rules import CelluloseRules

__all__ = ["CelluloseGame", "CelluloseRules"]
