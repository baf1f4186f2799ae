"""Ivy, the rival of a game alone: the rules play her, nobody chooses for her."""
