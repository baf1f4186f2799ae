"""Rooms of the games in this layer."""
