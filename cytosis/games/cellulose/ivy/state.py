"""What only Ivy has; her markers, stock, points and region are a record like a seat's, the last one."""

from __future__ import annotations

from cytosis.engine.plain import PlainState


class IvyState(PlainState):
    """Her map, growth track, Enzymes and action cards; changed in place, copied with the state."""

    __slots__ = ("aside", "deck", "discard", "enzymes", "growth", "strategies", "x", "y")

    x: int  # on her map, to the right
    y: int  # and up
    growth: int  # space of her growth track, from 1
    strategies: tuple[int, ...]  # in the order she gained them
    enzymes: bytes  # her stack, the bottom first
    deck: bytes  # action cards; the next is the last
    discard: bytes
    aside: bytes  # not yet in the game

    def copy(self) -> IvyState:
        """An independent copy."""
        new = IvyState.__new__(IvyState)
        new.x, new.y = self.x, self.y
        new.growth = self.growth
        new.strategies = self.strategies
        new.enzymes = self.enzymes
        new.deck = self.deck
        new.discard = self.discard
        new.aside = self.aside
        return new
