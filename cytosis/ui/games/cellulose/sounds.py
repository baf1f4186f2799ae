"""What can be heard of what happens."""

from __future__ import annotations

from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened

OF_EVENT: dict[type[Event], str] = {
    happened.RoundStarted: "dawn",
    happened.IncomeTaken: "cube",
    happened.MarkerPlaced: "flask",
    happened.MarkerReclaimed: "flask",
    happened.Gained: "cube",
    happened.VacuoleFilled: "water",
    happened.WaterSank: "water",
    happened.WaterReset: "water",
    happened.VacuoleRewarded: "water",
    happened.SugarMade: "atp",
    happened.WallBuilt: "stone",
    happened.PlantGrew: "growth",
    happened.RootBonusTaken: "event",
    happened.FirstPlayerTaken: "turn",
    happened.CardTaken: "card",
    happened.CardsDrawn: "card",
    happened.CardPlayed: "card",
    happened.CardsDiscarded: "card",
    happened.RowFilled: "card",
    happened.EnzymeActivated: "event",
    happened.PointsScored: "score",
    happened.EveningBegan: "dusk",
    happened.GameEnded: "win",
    happened.ActionCardTurned: "card",
    happened.ActionsShuffled: "card",
    happened.ActionsJoined: "card",
    happened.EnzymesFound: "card",
    happened.MapMoved: "turn",
    happened.TrackMoved: "growth",
    happened.StrategyGained: "event",
}
