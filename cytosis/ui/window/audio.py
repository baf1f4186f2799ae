"""Effects and a calm background. Without a device, or with a broken file, the game is silent and goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

from cytosis import paths
from cytosis.app.files.settings import Settings

AMBIENCE = "ambience"
_FADE = 1500  # milliseconds
_LOUDEST = 0.7
"""What 100 % means: effects are made loud and should not startle anybody."""


@contextmanager
def without_chatter() -> Iterator[None]:
    """Keep what system libraries print about a missing sound card off the player's terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no such stream, as in an app without a console
        yield
        return
    if sys.stderr is not None:
        sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


class Audio:
    """Plays effects by name, and the background, as loud as the settings say."""

    def __init__(self, settings: Settings | None = None) -> None:
        self._settings = settings or Settings()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self.working = False
        self._humming = False
        if not self._settings.mute:
            self._open()

    def apply(self, settings: Settings) -> None:
        """Louder, softer or silent from now on."""
        self._settings = settings
        if settings.mute:
            self._hush()
        elif not self.working:
            self._open()
        else:
            self._hum()

    def devices_changed(self, added: bool) -> None:
        """A device came, or one went that may have been ours: try the one that is there now."""
        if self._settings.mute or added == self.working:
            return
        if self.working:
            pygame.mixer.quit()
            self._humming = False
        self._open()

    def _open(self) -> None:
        try:
            with without_chatter():
                pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error:  # no device: silence
            self.working = False
            return
        self.working = True
        self._sounds.clear()
        self._hum()

    def play(self, name: str) -> None:
        """Play an effect."""
        volume = self._settings.effects_volume
        if self._settings.mute or not self.working or not volume:
            return
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(paths.assets() / "audio" / f"{name}.ogg")
            except (pygame.error, OSError):
                self._sounds[name] = None
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(volume / 100 * _LOUDEST)
            with suppress(pygame.error):  # the device has just gone
                sound.play()

    def _hum(self) -> None:
        """The background: started, changed in volume or stopped."""
        volume = self._settings.ambience_volume / 100 * _LOUDEST
        with suppress(pygame.error, OSError):
            if not volume:
                self._hush()
                return
            pygame.mixer.music.set_volume(volume)
            if not self._humming:
                pygame.mixer.music.load(paths.assets() / "audio" / f"{AMBIENCE}.ogg")
                pygame.mixer.music.play(-1, fade_ms=_FADE)
                self._humming = True

    def _hush(self) -> None:
        if self._humming:
            with suppress(pygame.error):
                pygame.mixer.music.stop()
            self._humming = False
