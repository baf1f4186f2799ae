"""Drawings of Cellulose: the plant, the cell, cards and pieces."""
