"""The window itself: where it is, how large, full screen or not, and how its frames reach the screen."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from statistics import median

import pygame

from cytosis import paths
from cytosis.app.files.settings import Window

SMALLEST = (640, 360)
USUAL = ((3840, (2560, 1440)), (2560, (1920, 1080)), (1920, (1600, 900)))
"""From a desktop of that width on, a window of that size."""
SMALL_DESKTOP = 800
"""Up to this many lines a desktop suits larger text."""

_TOLD = {
    "SDL_VIDEO_X11_WMCLASS": paths.APP,  # the names by which a desktop finds our entry and its icon:
    "SDL_VIDEO_WAYLAND_WMCLASS": paths.APP,  # StartupWMClass and file name of assets/desktop/cytosis.desktop
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
}
"""What SDL reads from the environment when the display is opened, and only then."""

_SOFTWARE = "SDL_FRAMEBUFFER_ACCELERATION"
_DRIVER = "SDL_VIDEODRIVER"
_TRIES, _PAUSE = 10, 100
"""How often, and after how many milliseconds, a window is opened again."""
_FLIPS = 30
_SLOW = 0.012
"""Seconds a frame may take to reach the screen; beyond, the other way is quicker (no real graphics card)."""


def init() -> None:
    """Open the display, telling it who we are."""
    for name, value in _TOLD.items():
        os.environ.setdefault(name, value)
    pygame.display.init()


@contextmanager
def _only(driver: str) -> Iterator[None]:
    """Let SDL open this kind of display or none: else it takes one that nobody sees where ours is busy."""
    before = os.environ.get(_DRIVER)
    os.environ[_DRIVER] = driver
    try:
        yield
    finally:
        if before is None:
            del os.environ[_DRIVER]
        else:
            os.environ[_DRIVER] = before


NAME = "Cytosis"


class Display:
    """Owns the surface everything is painted on."""

    def __init__(
        self,
        size: tuple[int, int],
        fullscreen: bool = False,
        software: bool = False,
        place: tuple[int, int] | None = None,
    ) -> None:
        self._forced = os.environ.get(_SOFTWARE) == "0"  # whoever started the program wants it so
        self._software = software or self._forced
        if software:
            os.environ[_SOFTWARE] = "0"
        self._icon: pygame.Surface | None = None
        self._flips: list[float] = []
        self._size = size  # of the window, also while it is full screen
        self._place = place
        self.fullscreen = fullscreen
        init()
        pygame.font.init()
        self._open()

    def _open(self) -> None:
        if self.fullscreen:
            desktops = pygame.display.get_desktop_sizes()
            self.surface = pygame.display.set_mode(desktops[0] if desktops else self._size, pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
            if self._place is not None:
                with suppress(pygame.error):
                    pygame.display.set_window_position(self._place)
        pygame.display.set_caption(NAME)
        if self._icon is not None:
            pygame.display.set_icon(self._icon)

    def name(self, heading: str) -> None:
        """What is played stands in the title of the window, and nothing that others should not see."""
        caption = f"{NAME}: {heading}" if heading else NAME
        if pygame.display.get_caption()[0] != caption:
            pygame.display.set_caption(caption)

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._icon = icon
        pygame.display.set_icon(icon)

    # -- size and place ------------------------------------------------------------------------------------
    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        return self.surface.get_size()

    def set_fullscreen(self, wanted: bool) -> None:
        """The whole screen, or back to the window as it was."""
        if wanted == self.fullscreen:
            return
        if wanted:
            self._note_place()
        self.fullscreen = wanted
        self._open()

    def set_software(self, wanted: bool) -> None:
        """Without the graphics card, or with it again; the window is opened anew."""
        if self._forced or wanted == self._software:
            return
        self._software = wanted
        if wanted:
            os.environ[_SOFTWARE] = "0"
        else:
            os.environ.pop(_SOFTWARE, None)
        self._note_place()
        driver = pygame.display.get_driver()
        pygame.display.quit()
        with _only(driver):
            self._reopen()

    def _reopen(self) -> None:
        """A busy display may refuse at first."""
        for _ in range(_TRIES):
            try:
                init()
                self._open()
            except pygame.error:
                pygame.display.quit()
                pygame.time.wait(_PAUSE)
            else:
                return
        init()
        self._open()

    def _note_place(self) -> None:
        if not self.fullscreen:
            self._size = self.surface.get_size()
            with suppress(pygame.error):
                self._place = pygame.display.get_window_position()

    def place(self) -> Window | None:
        """Where the window is, to open it there again; None where nobody knows."""
        self._note_place()
        if self._place is None or min(self._size) < 200:
            return None
        return Window(*self._place, *self._size)

    # -- frames --------------------------------------------------------------------------------------------
    @property
    def seen(self) -> bool:
        """Whether anybody could see a frame: False while the window is minimised."""
        return bool(pygame.display.get_active())

    @property
    def in_front(self) -> bool:
        """Whether the window has the keyboard."""
        return bool(pygame.key.get_focused())

    def flip(self) -> None:
        """Show what was painted."""
        pygame.display.flip()

    def timed(self, seconds: float) -> bool:
        """How long a flip took; True once it is clear that the other way would be quicker."""
        if self._software or len(self._flips) > _FLIPS:
            return False
        self._flips.append(seconds)
        return len(self._flips) == _FLIPS and median(self._flips) > _SLOW

    def call_attention(self) -> None:
        """Ask the task bar to blink until somebody looks."""
        with suppress(pygame.error, AttributeError), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().flash(pygame.FLASH_UNTIL_FOCUSED)


def usual_size() -> tuple[int, int]:
    """A window that suits the desktop."""
    width = max((size[0] for size in pygame.display.get_desktop_sizes()), default=0)
    return next((size for least, size in USUAL if width >= least), (1280, 720))


def usual_text_scale() -> int:
    """Percent: larger letters on a small desktop; where there is no screen nothing is small."""
    if pygame.display.get_driver() == "dummy":
        return 100
    height = max((size[1] for size in pygame.display.get_desktop_sizes()), default=1080)
    return 125 if height <= SMALL_DESKTOP else 100


def still_there(window: Window | None, desktops: Sequence[tuple[int, int]]) -> bool:
    """Whether a remembered place is still on a desktop, so that the window can be reached there.

    With one desktop exactly; where several lie beside each other nobody tells us how, so that
    anything within their sum counts.
    """
    if window is None or not desktops:
        return False
    x, y = window.x + window.width / 2, window.y + window.height / 2
    if len(desktops) == 1:
        width, height = desktops[0]
        return 0 <= x < width and window.y >= -8 and y < height
    width, height = (sum(size[i] for size in desktops) for i in (0, 1))
    return -width < x < width and -height < y < height


def screenshot(surface: pygame.Surface, folders: Sequence[Path]) -> Path | None:
    """Keep a picture in the first folder that takes it; None when none does."""
    name = f"cytosis-{datetime.now():%Y%m%d-%H%M%S-%f}"[:-3] + ".png"
    for folder in folders:
        with suppress(OSError, pygame.error):
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(surface, folder / name)
            return folder / name
    return None
