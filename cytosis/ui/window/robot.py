"""A hand for the window: points at things by name with the same events a person's mouse and keyboard make."""

from __future__ import annotations

import pygame

from cytosis.ui.paint.sheet import centre
from cytosis.ui.scene import Target
from cytosis.ui.window.app import App

FRAME = 1 / 60


class Robot:
    """Drives an app: every action is real events, then a frame."""

    def __init__(self, app: App) -> None:
        self.app = app

    def target(self, name: str) -> Target:
        """The target of that name; KeyError with the names there are."""
        found = {target.name: target for target in self.app.scene.targets()}
        if name not in found:
            raise KeyError(f"{name} is not on {type(self.app.scene).__name__}: {', '.join(found)}")
        return found[name]

    def has(self, name: str) -> bool:
        """Whether it can be pointed at now and does something."""
        return any(target.name == name and target.enabled for target in self.app.scene.targets())

    def at(self, name: str) -> tuple[int, int]:
        """Where on the window a target is."""
        return self.app.sheet.point(*centre(self.target(name).box))

    def step(self, *events: pygame.event.Event, seconds: float = FRAME) -> None:
        """Post events and let one frame pass; nothing else in the queue is lost."""
        for event in events:
            pygame.event.post(event)
        if self.app.stack:
            self.app.step(seconds, pygame.event.get())

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(round(seconds / FRAME), 1)):
            self.step()

    # -- mouse ---------------------------------------------------------------------------------------------
    def move(self, place: str | tuple[int, int]) -> tuple[int, int]:
        """Point at a target or a pixel."""
        pos = self.at(place) if isinstance(place, str) else place
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        return pos

    def press(self, place: str | tuple[int, int], button: int = 1) -> tuple[int, int]:
        """Button down on it."""
        pos = self.move(place)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        return pos

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        """Button up there."""
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, place: str | tuple[int, int], button: int = 1) -> None:
        """Button down and up on it."""
        self.release(self.press(place, button), button)

    def carry(self, source: str, target: str) -> tuple[int, int]:
        """Pick something up and move it over something else, without letting go."""
        start, end = self.press(source), self.at(target)
        for part in range(1, 9):
            self.move(
                (
                    start[0] + (end[0] - start[0]) * part // 8,
                    start[1] + (end[1] - start[1]) * part // 8,
                )
            )
        return end

    def drag(self, source: str, target: str) -> None:
        """Drag and drop."""
        self.release(self.carry(source, target))

    # -- keyboard ------------------------------------------------------------------------------------------
    def key_down(self, key: int, mod: int = 0) -> None:
        """A key goes down and stays there."""
        self.step(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def key_up(self, key: int, mod: int = 0) -> None:
        """It comes up."""
        self.step(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def key(self, key: int, mod: int = 0) -> None:
        """A key is pressed and let go."""
        self.key_down(key, mod)
        self.key_up(key, mod)

    def text(self, text: str) -> None:
        """Letters are typed: keys and the text the system makes of them."""
        for letter in text:
            code = ord(letter.lower()) if letter.isascii() else pygame.K_UNKNOWN
            self.key_down(code)
            self.step(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.key_up(code)
