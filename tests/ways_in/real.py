"""The same visits with the system's own mouse and keyboard: xdotool moves them, X tells the window.

Run by ``test_real_window.py`` in a process and on a display of its own: ``real.py <number> <folder>``.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from cytosis.ui.window.app import App
from cytosis.ui.window.robot import FRAME
from tests.ways_in.driver import Visit, Way, one_each, walk

SIZE = (1280, 720)
LOOKS = 4_000
"""So many frames without what was sent, and it was lost on its way."""
NAMES = {"return": "Return", "escape": "Escape", "space": "space"}


class RealVisit(Visit):
    """Sends nothing to the window itself; what it does not hear from the system has not happened."""

    def __init__(self, app: App, way: Way, folder: Path) -> None:
        super().__init__(app, way, folder)
        self._window = str(pygame.display.get_wm_info()["window"])  # once: asked often, pygame crashes

    def _send(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, capture_output=True)

    def _hear(self, what: str, heard: Callable[[pygame.event.Event], bool]) -> None:
        """Frames with whatever the system says, until it has said this."""
        for _ in range(LOOKS):
            events = pygame.event.get()
            if self.app.stack:
                self.app.step(FRAME, events)
            if any(map(heard, events)):
                return
            time.sleep(0.002)  # X is another process: it wants to run too
        raise AssertionError(f"{what} did not arrive")

    def close_window(self) -> None:
        """As a window manager does it."""
        _ask_to_close(int(self._window))
        self._hear("the end", lambda event: event.type == pygame.QUIT)

    # -- mouse ---------------------------------------------------------------------------------------------
    def move(self, place: str | tuple[int, int]) -> tuple[int, int]:
        """Point at it, by way of another place, so that there is something to hear of."""
        pos = self.at(place) if isinstance(place, str) else place
        for x, y in ((pos[0] + (1 if pos[0] < SIZE[0] - 2 else -1), pos[1]), pos):
            self._send("mousemove", "--window", self._window, str(x), str(y))
        self._hear("the mouse", lambda event: event.type == pygame.MOUSEMOTION and tuple(event.pos) == pos)
        return pos

    def press(self, place: str | tuple[int, int], button: int = 1) -> tuple[int, int]:
        """Button down on it."""
        pos = self.move(place)
        self._send("mousedown", str(button))
        self._hear("the button", lambda event: event.type == pygame.MOUSEBUTTONDOWN)
        return pos

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        """Button up there."""
        self._send("mouseup", str(button))
        self._hear("the button", lambda event: event.type == pygame.MOUSEBUTTONUP)

    # -- keyboard ------------------------------------------------------------------------------------------
    def key_down(self, key: int, mod: int = 0) -> None:
        """A key goes down and stays there."""
        self._send("windowfocus", self._window, "keydown", NAMES[pygame.key.name(key)])
        self._hear("the key", lambda event: event.type == pygame.KEYDOWN and event.key == key)

    def key_up(self, key: int, mod: int = 0) -> None:
        """It comes up."""
        self._send("keyup", NAMES[pygame.key.name(key)])
        self._hear("the key", lambda event: event.type == pygame.KEYUP and event.key == key)


class _Message(ctypes.Structure):
    """XClientMessageEvent, in the size of any event."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def _ask_to_close(window: int) -> None:
    """What the cross in a window's corner does; an older xdotool cannot, and there is no window manager."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    protocols, delete = (x11.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(type=33, send_event=1, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)
    x11.XCloseDisplay(display)


if __name__ == "__main__":
    walk(one_each()[int(sys.argv[1])], Path(sys.argv[2]), RealVisit, SIZE)
