"""The door to the games' rooms: how the views of each game become numbers, by its id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cytosis.rl.encoding import Encoder, PlainEncoder
from cytosis.rl.games.cytosis import CytosisEncoder

ENCODERS: dict[str, Callable[[Any], Encoder]] = {"cytosis": CytosisEncoder}


def encoder(game: str, rules: Any) -> Encoder:
    """The encoder for a rules object; a plain one for a game without a room here."""
    return ENCODERS.get(game, PlainEncoder)(rules)
