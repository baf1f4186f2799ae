"""Drawings of what every game uses."""
