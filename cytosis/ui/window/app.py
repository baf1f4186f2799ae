"""The window and its loop: one stack of scenes, painted when something changes and left alone otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

import pygame

from cytosis.app.files.settings import Settings
from cytosis.app.words import i18n
from cytosis.ui.paint.painter import Note, Painter
from cytosis.ui.paint.pictures import Pictures
from cytosis.ui.paint.sheet import Sheet
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.paint.type import Type
from cytosis.ui.scene import Home, Pointer, Pop, Push, Quit, Replace, Scene, Transition
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.widgets.toast import Toast
from cytosis.ui.window.devices import Devices
from cytosis.ui.window.display import Display, screenshot
from cytosis.ui.window.session import Session

FRAMES = 60
"""A second, while something moves."""
REST = 250
"""Milliseconds between two looks at the time while nothing moves."""
BREATH = 66
"""The same while only small things move by themselves: fifteen frames a second."""
SETTLED = 0.12
"""Seconds without another size after which a resized window is laid out anew."""


class App:
    """Runs scenes in a window."""

    def __init__(
        self,
        first: Scene,
        size: tuple[int, int] = (1280, 720),
        session: Session | None = None,
        place: tuple[int, int] | None = None,
    ) -> None:
        self.session = session or Session(i18n.default(), Path(), keeps=False)
        settings = self.session.settings
        self.display = Display(size, settings.fullscreen, settings.software_display, place)
        self._theme = load_theme(settings.theme)
        self._type = Type(self._theme)
        self._pictures = Pictures()
        self.display.set_icon(self._pictures.icon())
        self.sheet = Sheet.within(self.display.size)
        self.session.unit = self.sheet.scale
        self.stack: list[Scene] = [first]
        self.text_scale = self.session.text_scale
        self.opened: Callable[[Path], Transition | None] | None = None
        """What to do with a file that is dropped on the window."""
        self.notes: list[Note] | None = None
        """Where set, every text that is painted is noted here."""
        self._devices = Devices()
        self._toast = Toast()
        self._stretched: pygame.Surface | None = None  # the last frame while the window changes its size
        self._resting = 0.0
        self._was_turn = False
        self.session.listeners.append(self.apply)

    @property
    def window(self) -> pygame.Surface:
        """What everything is painted on."""
        return self.display.surface

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def apply(self, settings: Settings) -> None:
        """Show changed settings at once."""
        self.text_scale = self.session.text_scale
        self._theme = load_theme(settings.theme)
        if settings.fullscreen != self.display.fullscreen:
            self.display.set_fullscreen(settings.fullscreen)
            self._lay_out()
        self.display.set_software(settings.software_display)
        if self.session.audio is not None:
            self.session.audio.apply(settings)
        for scene in self.stack:
            scene.spoken()

    # -- the loop ------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Until the last scene is left. While nothing moves the program sleeps until something happens."""
        clock = pygame.time.Clock()
        moved, breathes = True, False
        while self.stack:
            events = pygame.event.get() if moved else _awaited(BREATH if breathes else REST)
            seconds = min(clock.tick(FRAMES) / 1000, 0.1)
            self._advance(seconds, events)
            moving = self._moving()
            breathes = self._breathes()
            if self.stack and (events or moved or moving or breathes) and self.display.seen:
                self._show()
            moved = moving
        pygame.quit()

    def _breathes(self) -> bool:
        """Whether small things move on a scene that somebody may be looking at."""
        return bool(self.stack) and self.display.seen and self.display.in_front and self.scene.breathes()

    def _moving(self) -> bool:
        """Whether the next frame will be another one without anybody doing anything."""
        if not self.stack or not self.display.seen:
            return False
        return self.scene.busy() or self._toast.shown or self._stretched is not None

    def step(self, seconds: float, events: Sequence[pygame.event.Event]) -> None:
        """One frame: events, time, picture."""
        self._advance(seconds, events)
        if self.stack:
            self.draw()
            self.display.flip()

    def _advance(self, seconds: float, events: Sequence[pygame.event.Event]) -> None:
        for event in events:
            if self.stack:
                self._handle(event)
        self._settle(seconds)
        if self.stack:
            self.follow(self.scene.update(seconds))
        if self.session.message:
            self._toast.say(self.session.message)
            self.session.message = ""
        self._toast.update(seconds)
        self._call()
        self.display.name(next((scene.heading for scene in reversed(self.stack) if scene.heading), ""))

    def _show(self) -> None:
        self.draw()
        began = perf_counter()
        self.display.flip()
        if self.display.timed(perf_counter() - began):
            self.session.change(software_display=True)

    def draw(self) -> None:
        """Paint the scenes from the topmost opaque one upwards."""
        if self._stretched is not None:
            pygame.transform.scale(self._stretched, self.display.size, self.window)
            return
        self._paint(self.window)

    def _paint(self, surface: pygame.Surface) -> None:
        painter = Painter(surface, self.sheet, self._theme, self._type, self._pictures)
        painter.text_scale, painter.notes = self.text_scale, self.notes
        first = max(i for i, scene in enumerate(self.stack) if scene.opaque or i == 0)
        for i, scene in enumerate(self.stack[first:], first):
            looks = next((below.looks for below in self.stack[i::-1] if below.looks), ())
            game = next((below.game for below in self.stack[i::-1] if below.game), "")
            self._pictures.open(game)
            scene.draw(painter.seated(looks, game))
        self._toast.draw(painter)

    # -- the window ----------------------------------------------------------------------------------------
    def _settle(self, seconds: float) -> None:
        """While somebody pulls at the window's edge the last frame is stretched; then all is laid out."""
        if self._stretched is None:
            return
        self._resting -= seconds
        if self._resting <= 0:
            self._lay_out()

    def _resized(self) -> None:
        if self.display.size == self.sheet.window:
            return
        if self._stretched is None and self.stack:
            last = pygame.Surface(self.sheet.window)
            self._paint(last)
            self._stretched = last
        self._resting = SETTLED

    def _lay_out(self) -> None:
        self._stretched = None
        self.sheet = Sheet.within(self.display.size)
        self.session.unit = self.sheet.scale
        self._pictures.forget_sizes()

    def _call(self) -> None:
        """A sign and a sound when it becomes somebody's turn and the window is not in front."""
        turn = bool(self.stack) and self.scene.your_turn
        if turn and not self._was_turn and not self.display.in_front:
            self.display.call_attention()
            if self.session.audio is not None:
                self.session.audio.play("turn")
        self._was_turn = turn

    def _keep_place(self) -> None:
        """Remember where the window was; only where that changed."""
        place = self.display.place()
        if place is not None and self.session.keeps and place != self.session.settings.window:
            self.session.change(window=place)

    def _screenshot(self) -> None:
        self._paint(self.window)
        folders = [*self.session.pictures, self.session.user_data / "pictures"]
        path = screenshot(self.window, folders)
        texts = self.session.texts
        shown = texts.t("ui.shot", file=path) if path is not None else texts.t("ui.shot.failed")
        self._toast.say(shown)

    # -- events --------------------------------------------------------------------------------------------
    def _handle(self, event: pygame.event.Event) -> None:
        kind = event.type
        if kind == pygame.QUIT:
            self.follow(Quit())
        elif kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif kind == pygame.DROPFILE and self.opened is not None:
            self.follow(self.opened(Path(event.file)))
        elif kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            if self.session.audio is not None and not event.iscapture:
                self.session.audio.devices_changed(kind == pygame.AUDIODEVICEADDED)
        elif kind == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.session.change(fullscreen=not self.display.fullscreen)
        elif kind == pygame.KEYDOWN and event.key == pygame.K_F12:
            self._screenshot()
        else:
            if kind == pygame.WINDOWFOCUSLOST:
                self._cover()
            if kind == pygame.MOUSEBUTTONDOWN:
                self._click()
            self.follow(self._devices.hear(event, self.scene, self.sheet))

    def _click(self) -> None:
        """Buttons can be heard."""
        if self.scene.pointer.hover.startswith("button.") and self.session.audio is not None:
            self.session.audio.play("click")

    def _cover(self) -> None:
        if self.scene.covers:
            return
        for scene in reversed(self.stack):
            answer = scene.away()
            if answer is not None:
                self.follow(answer)
                return

    # -- scenes --------------------------------------------------------------------------------------------
    def follow(self, transition: Transition | None) -> None:
        """Go where a scene, or whoever opened the window, wants to."""
        if transition is None:
            return
        self._devices.forget()
        if isinstance(transition, Quit | Home) and not transition.sure and self._asked(transition):
            return
        if isinstance(transition, Quit):
            self._keep_place()
            for scene in reversed(self.stack):
                scene.closing()
            self.stack.clear()
        elif isinstance(transition, Push):
            self.scene.overlaid()
            self.stack.append(transition.scene)
        elif isinstance(transition, Replace):
            self.stack[-1].closing()
            self.stack[-1] = transition.scene
        elif isinstance(transition, Pop):
            self._leave(1)
        else:
            self._leave(len(self.stack) - 1)
            self.follow(transition.then)

    def _asked(self, transition: Quit | Home) -> bool:
        """Ask first, but only where something could be lost."""
        risk = next((risk for scene in reversed(self.stack) if (risk := scene.at_risk())), "")
        if not risk:
            return False
        texts = self.session.texts
        sure = Quit(sure=True) if isinstance(transition, Quit) else Home(transition.then, sure=True)
        question = Modal(
            texts.t("ui.leave.title"),
            risk,
            (("stay", texts.t("ui.leave.stay"), Pop()), ("leave", texts.t("ui.leave.anyway"), sure)),
        )
        self.follow(Push(question))
        return True

    def _leave(self, count: int) -> None:
        """Close so many scenes; the one below may have become out of date meanwhile."""
        for _ in range(count):
            self.stack.pop().closing()
        if self.stack and count:
            self.scene.pointer = Pointer(at=self.scene.pointer.at)
            self.scene.resumed()


def _awaited(longest: int) -> list[pygame.event.Event]:
    """Events as they come; none after so many milliseconds."""
    first = pygame.event.wait(longest)
    return [] if first.type == pygame.NOEVENT else [first, *pygame.event.get()]
