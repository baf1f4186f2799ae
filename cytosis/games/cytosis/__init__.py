"""Cytosis: its state, rules and views."""

from cytosis.games.cytosis.rules import CytosisGame, CytosisRules

__all__ = ["CytosisGame", "CytosisRules"]
