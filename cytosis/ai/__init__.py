"""Opponents that play from what their seat may know."""
