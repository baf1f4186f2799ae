"""What can be heard of what happens."""

from __future__ import annotations

from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.expansions import events as expansion_events

OF_EVENT: dict[type[Event], str] = {
    happened.FlaskPlaced: "flask",
    happened.FlaskExhausted: "cube",
    happened.CardBought: "card",
    happened.CardUsed: "card",
    happened.RowFilled: "card",
    happened.VesicleStarted: "vesicle",
    happened.VesicleMoved: "vesicle",
    happened.VesicleBumped: "vesicle",
    happened.VesicleReleased: "vesicle",
    happened.PointsScored: "score",
    happened.EventRevealed: "event",
    happened.GameEnded: "win",
    expansion_events.DiceRolled: "dice",
}
"""By event; what was gained has its own (see the design)."""
