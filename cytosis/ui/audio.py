"""Sound effects. Without a device, or with a broken file, the game is silent and goes on."""

from __future__ import annotations

import pygame

from cytosis import paths
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


class Audio:
    """Plays effects by name at one volume."""

    def __init__(self, volume: float = 0.5, mute: bool = False) -> None:
        self.volume = volume
        self.mute = mute
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self.working = False
        if not mute:
            self._open()

    def _open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            self.working = True
        except pygame.error:  # no device: silence
            self.working = False

    def play(self, name: str) -> None:
        """Play an effect."""
        if self.mute or not self.working:
            return
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(paths.assets() / "audio" / f"{name}.ogg")
            except (pygame.error, OSError):
                self._sounds[name] = None
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def hear(self, event: Event) -> None:
        """The effect of something that happened, where it has one."""
        if isinstance(event, happened.Gained):
            self.play("atp" if event.amounts[0] else "cube")
        elif type(event) in OF_EVENT:
            self.play(OF_EVENT[type(event)])
