"""The window and its loop: one place reads the devices, one stack of scenes answers."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pygame

from cytosis.app.settings import Settings
from cytosis.ui.painter import Painter
from cytosis.ui.pictures import Pictures
from cytosis.ui.scene import Pointer, Pop, Push, Quit, Replace, Scene, Target, Transition
from cytosis.ui.sheet import Sheet, centre, inside
from cytosis.ui.theme import load_theme
from cytosis.ui.type import Type

FRAME = 1 / 60
RESTING_FRAME = 1 / 15
DRAG_FROM = 6
"""Logical units the pointer must travel before a press becomes a drag."""


class App:
    """Runs scenes in a window."""

    def __init__(self, first: Scene, size: tuple[int, int] = (1280, 720), fullscreen: bool = False) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.font.init()
        flags = pygame.RESIZABLE | (pygame.FULLSCREEN if fullscreen else 0)
        self.window = pygame.display.set_mode(size, flags)
        pygame.display.set_caption("Cytosis")
        self._theme = load_theme()
        self._type = Type(self._theme)
        self._pictures = Pictures()
        self._icon()
        self.sheet = Sheet.within(self.window.get_size())
        self.stack: list[Scene] = [first]
        self.text_scale = 1.0
        self._pressed = ""
        self._pressed_at = (0.0, 0.0)

    def apply(self, settings: Settings) -> None:
        """Show changed settings at once."""
        self.text_scale = (settings.text_scale or 100) / 100

    def _icon(self) -> None:
        pygame.display.set_icon(self._pictures.get("flask.blue", 64, 64))

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def run(self) -> None:
        """Until the last scene is left."""
        clock = pygame.time.Clock()
        while self.stack:
            rate = 60 if self.scene.busy() else 30
            seconds = clock.tick(rate) / 1000
            self.step(min(seconds, 0.1), pygame.event.get())
        pygame.quit()

    def step(self, seconds: float, events: Sequence[pygame.event.Event]) -> None:
        """One frame: events, time, picture."""
        for event in events:
            if self.stack:
                self._handle(event)
        if self.stack:
            self.follow(self.scene.update(seconds))
        if self.stack:
            self.draw()
            pygame.display.flip()

    def draw(self) -> None:
        """Paint the scenes from the topmost opaque one upwards."""
        painter = Painter(self.window, self.sheet, self._theme, self._type, self._pictures)
        painter.text_scale = self.text_scale
        first = max(i for i, scene in enumerate(self.stack) if scene.opaque or i == 0)
        for scene in self.stack[first:]:
            scene.draw(painter)

    # -- devices -------------------------------------------------------------------------------------------
    def _handle(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if event.type == pygame.QUIT:
            self.follow(Quit())
        elif event.type == pygame.VIDEORESIZE:
            self.sheet = Sheet.within(self.window.get_size())
            self._pictures.forget_sizes()
        elif event.type == pygame.MOUSEMOTION:
            self._moved(scene, self.sheet.logical(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._moved(scene, self.sheet.logical(event.pos))
            self._pressed, self._pressed_at = scene.pointer.hover, scene.pointer.at
            scene.pointer.held, scene.pointer.ring = scene.pointer.hover, False
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._moved(scene, self.sheet.logical(event.pos))
            scene.pointer.held = ""
            self._released(scene)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 3:
            self.follow(scene.context(scene.pointer.hover))
        elif event.type == pygame.KEYDOWN:
            scene.pointer.held = f"key.{pygame.key.name(event.key)}"
            self._typed(scene, event)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            scene.pointer.held = ""
        elif event.type == pygame.TEXTINPUT and scene.typing:
            scene.text(event.text)

    def _moved(self, scene: Scene, at: tuple[float, float]) -> None:
        scene.pointer.at = at
        found = self._under(scene, at)
        scene.pointer.hover = found.name if found else ""
        if self._pressed:
            scene.pointer.held = self._pressed if scene.pointer.hover == self._pressed else ""
        if self._pressed and not scene.pointer.drag:
            far = max(abs(at[0] - self._pressed_at[0]), abs(at[1] - self._pressed_at[1])) >= DRAG_FROM
            source = next((t for t in scene.targets() if t.name == self._pressed), None)
            if far and source is not None and source.draggable and source.enabled:
                scene.pointer.drag = self._pressed

    def _released(self, scene: Scene) -> None:
        pointer, pressed = scene.pointer, self._pressed
        self._pressed = ""
        if pointer.drag:
            source, pointer.drag = pointer.drag, ""
            self.follow(scene.drop(source, pointer.hover))
        elif pressed and pressed == pointer.hover:
            pointer.focus = pressed
            self.follow(scene.act(pressed))
        else:
            pointer.focus = ""

    def _under(self, scene: Scene, at: tuple[float, float]) -> Target | None:
        return next((target for target in reversed(scene.targets()) if inside(target.box, at)), None)

    def _typed(self, scene: Scene, event: pygame.event.Event) -> None:
        name = pygame.key.name(event.key)
        if scene.typing and name not in ("f11", "tab", "up", "down"):
            self._edited(scene, name, event)
            return
        scene.pointer.ring = True
        if name == "f11":
            pygame.display.toggle_fullscreen()
        elif name == "tab":
            self._focus_next(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif name in ("left", "right", "up", "down"):
            self._focus_towards(scene, name)
        elif name in ("return", "enter", "space") and scene.pointer.focus:
            self.follow(scene.act(scene.pointer.focus))
        else:
            control = "ctrl+" if event.mod & pygame.KMOD_CTRL else ""
            self.follow(scene.key(control + name))

    def _edited(self, scene: Scene, name: str, event: pygame.event.Event) -> None:
        """A key while a text field has the focus; the letters themselves come as text."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if control and name == "v":
            try:
                scene.text(pygame.scrap.get_text())
            except pygame.error:  # no clipboard, or nothing in it that is text
                return
        elif control or not (len(name) == 1 or name == "space"):
            self.follow(scene.key(("ctrl+" if control else "") + name))

    def _focus_next(self, scene: Scene, step: int) -> None:
        names = [target.name for target in scene.targets() if target.enabled]
        if names:
            here = names.index(scene.pointer.focus) if scene.pointer.focus in names else -1 if step > 0 else 0
            scene.pointer.focus = names[(here + step) % len(names)]

    def _focus_towards(self, scene: Scene, way: str) -> None:
        """The nearest target in that direction."""
        targets = [target for target in scene.targets() if target.enabled]
        here = next((target for target in targets if target.name == scene.pointer.focus), None)
        if here is None:
            self._focus_next(scene, 1)
            return
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
        (x, y), best = centre(here.box), None
        for target in targets:
            tx, ty = centre(target.box)
            along = (tx - x) * dx + (ty - y) * dy
            across = abs((tx - x) * dy) + abs((ty - y) * dx)
            if along > 1 and (best is None or along + 2.2 * across < best[0]):
                best = (along + 2.2 * across, target.name)
        if best:
            scene.pointer.focus = best[1]

    # -- scenes --------------------------------------------------------------------------------------------
    def follow(self, transition: Transition | None) -> None:
        """Go where a scene, or whoever opened the window, wants to."""
        if transition is None:
            return
        self._pressed = ""
        if isinstance(transition, Quit):
            for scene in reversed(self.stack):
                scene.closing()
            self.stack.clear()
        elif isinstance(transition, Push):
            self.stack.append(transition.scene)
        elif isinstance(transition, Replace):
            self.stack[-1].closing()
            self.stack[-1] = transition.scene
        elif isinstance(transition, Pop):
            self._leave(1)
        else:
            self._leave(len(self.stack) - 1)

    def _leave(self, count: int) -> None:
        """Close so many scenes; the one below may have become out of date meanwhile."""
        for _ in range(count):
            self.stack.pop().closing()
        if self.stack and count:
            self.scene.pointer = Pointer(at=self.scene.pointer.at)
            self.scene.resumed()
