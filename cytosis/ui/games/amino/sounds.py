"""What is heard at the table of Amino."""

from __future__ import annotations

from cytosis.engine.events import Event
from cytosis.games.amino import events as happened

OF_EVENT: dict[type[Event], str] = {
    happened.CardBuilt: "card",
    happened.CardPlayed: "card",
    happened.CardDrawn: "card",
    happened.CardsSwapped: "swap",
    happened.CardLookedAt: "look",
    happened.AtmospheresRevealed: "event",
    happened.HandScored: "score",
    happened.StormWon: "thunder",
    happened.GameEnded: "win",
}
"""By event; a sum with bolts or an acid has its own (see the design)."""
