"""Amino: its state, rules and views."""

from cytosis.games.amino.game import AminoGame
from cytosis.games.amino.rules import AminoRules

__all__ = ["AminoGame", "AminoRules"]
