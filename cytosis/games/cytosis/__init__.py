"""Cytosis: its state, rules and views."""

from cytosis.games.cytosis.game import CytosisGame
from cytosis.games.cytosis.rules import CytosisRules

__all__ = ["CytosisGame", "CytosisRules"]
