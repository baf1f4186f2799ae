"""The shipped masters at the size they are needed, and plain shapes drawn as vectors. All cached."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pygame

from cytosis import paths
from cytosis.ui.paint.colour_vision import seen_pixels
from cytosis.ui.paint.kept import MEGABYTE, Kept, windows
from cytosis.ui.paint.theme import PanelLook, read_yaml

MASTERS = 16 * MEGABYTE
"""Of pictures as they are shipped; only needed while a new size is made of one."""
SIZED, PARTS, SHAPES = 5, 1.5, 2
"""Pictures at a size, painted parts of the window and drawn shapes: so many windows full are kept."""
SWATCH = 64
"""Pixels of a picture whose colours are changed one by one."""


class Pictures:
    """Masters by logical name. A missing or broken file is drawn as a plain sign, and the game goes on."""

    def __init__(self) -> None:
        self._manifest: dict[str, dict[str, Any]] = {}
        self._folders: dict[str, Path] = {}
        for file in sorted((paths.assets() / "art").glob("*/manifest.yaml")):
            named = read_yaml(file)
            self._manifest |= named
            self._folders |= dict.fromkeys(named, file.parent)
        self._masters = Kept(lambda: MASTERS)
        self._sized = Kept(lambda: windows(SIZED))
        self._layers: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
        self._parts = Kept(lambda: windows(PARTS))
        self._turned: dict[str, tuple[tuple[int, int, float], pygame.Surface]] = {}
        self.missing: set[str] = set()
        self._game = ""

    def get(self, name: str, width: int, height: int, alpha: int = 255) -> pygame.Surface:
        """The picture at exactly that size in pixels."""

        def make() -> pygame.Surface:
            return _faint(_scaled(self._master(name), width, height), alpha)

        return self._sized.get((name, width, height, alpha), make)

    def turned(self, name: str, width: int, height: int, degrees: float) -> pygame.Surface:
        """The picture turned around its middle; only the last angle is kept, since the next is another."""
        key = (width, height, degrees)
        if name not in self._turned or self._turned[name][0] != key:
            found = self.get(name, width, height)
            self._turned[name] = key, pygame.transform.rotozoom(found, degrees, 1.0) if degrees else found
        return self._turned[name][1]

    def covering(self, name: str, width: int, height: int, radius: float, alpha: int = 255) -> pygame.Surface:
        """The middle of the picture, as much of it as fills that size; with round corners."""

        def make() -> pygame.Surface:
            aspect = self.aspect(name)
            wide, high = max(width, round(height * aspect)), max(height, round(width / aspect))
            found = pygame.Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA)
            found.blit(_scaled(self._master(name), wide, high), ((width - wide) // 2, (height - high) // 2))
            corners = f'<rect width="{width}" height="{height}" rx="{radius:g}" fill="#FFFFFF"/>'
            mask = vector(corners, (0, 0, width, height), found.get_size())
            found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return _faint(found, alpha)

        return self._sized.get((name, radius, width, height, alpha), make)

    def icon(self) -> pygame.Surface:
        """The sign of the program, as the task bar shows it; a piece of the game where it is missing."""
        try:
            return pygame.image.load(paths.assets() / "icons" / "128.png")
        except (OSError, pygame.error):
            return self.get("flask.blue", 128, 128)

    def blurred(self, name: str, width: int, height: int, grain: int, alpha: int) -> pygame.Surface:
        """The picture out of focus, premultiplied, with a quarter of its size around it to fade out in."""

        def make() -> pygame.Surface:
            w, h = max(width // grain, 4), max(height // grain, 4)
            small = pygame.Surface((w + 2 * (w // 4), h + 2 * (h // 4)), pygame.SRCALPHA)
            small.blit(_scaled(self._master(name), w, h), (w // 4, h // 4))
            soft = pygame.transform.box_blur(small.premul_alpha(), max(w // 24, 1))
            soft.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return _scaled(soft, round(width * small.get_width() / w), round(height * small.get_height() / h))

        return self._sized.get(("blurred", name, grain, width, height, alpha), make)

    def tilted(self, name: str, width: int, height: int, degrees: int) -> pygame.Surface:
        """The picture at that size, turned; as large as it then has to be."""

        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(_scaled(self._master(name), 2 * width, 2 * height), degrees, 0.5)

        return self._sized.get(("tilted", name, degrees, width, height), make)

    def seen(self, name: str, side: int, vision: str) -> pygame.Surface:
        """A small square picture as somebody with that colour vision sees it."""

        def make() -> pygame.Surface:
            small = _scaled(self._master(name), SWATCH, SWATCH)
            changed = seen_pixels(pygame.image.tobytes(small, "RGBA"), vision)
            return _scaled(pygame.image.frombytes(changed, (SWATCH, SWATCH), "RGBA"), side, side)

        return self._sized.get(("seen", name, vision, side), make)

    def layer(
        self, name: str, size: tuple[int, int], paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """A whole window that was painted before, or is painted now; the last three are kept."""
        key = (name, size)
        found = self._layers.pop(key, None)
        if found is None:
            found = pygame.Surface(size)
            paint(found)
            while len(self._layers) > 2:
                self._layers.pop(next(iter(self._layers)))
        self._layers[key] = found
        return found

    def part(
        self, key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """A part of the window that was painted before, or is painted now, on nothing."""

        def make() -> pygame.Surface:
            found = pygame.Surface(size, pygame.SRCALPHA)
            paint(found)
            return found

        return self._parts.get(key, make)

    def named(self, name: str) -> bool:
        """Whether there is a picture of that name."""
        return name in self._manifest

    def aspect(self, name: str) -> float:
        """Width by height."""
        width, height = self._manifest[name]["size"] if name in self._manifest else (1, 1)
        return float(width) / float(height)

    def open(self, game: str) -> None:
        """At the table of another game nothing is needed of what was kept for the last one."""
        if game and game != self._game:
            self._game = game
            self.forget_sizes()

    def forget_sizes(self) -> None:
        """The window has another size now."""
        self._sized.clear()
        self._layers.clear()
        self._parts.clear()
        forget_shapes()

    def _master(self, name: str) -> pygame.Surface:
        return self._masters.get(name, lambda: self._loaded(name))

    def _loaded(self, name: str) -> pygame.Surface:
        try:
            surface = pygame.image.load(self._folders[name] / self._manifest[name]["file"])
            return surface.convert_alpha() if pygame.display.get_init() else surface
        except (pygame.error, OSError, KeyError):
            self.missing.add(name)
            return _placeholder()


def _placeholder() -> pygame.Surface:
    surface = pygame.Surface((48, 48), pygame.SRCALPHA)
    pygame.draw.rect(surface, (200, 80, 160), surface.get_rect(), 3)
    pygame.draw.line(surface, (200, 80, 160), (0, 0), (47, 47), 3)
    return surface


def _scaled(surface: pygame.Surface, width: int, height: int) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (max(width, 1), max(height, 1)))


def _faint(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    if alpha < 255:
        surface.set_alpha(alpha)
    return surface


_shapes = Kept(lambda: windows(SHAPES))


def forget_shapes() -> None:
    """Panels and vectors are drawn anew."""
    _shapes.clear()


def panel(width: int, height: int, radius: float, look: PanelLook, glow: str = "") -> pygame.Surface:
    """A rounded panel at exact pixel size, with room of ``radius`` around it where it glows."""
    return _shapes.get((width, height, radius, look, glow), lambda: _panel(width, height, radius, look, glow))


def _panel(width: int, height: int, radius: float, look: PanelLook, glow: str) -> pygame.Surface:
    pad = round(radius) if glow else 0
    total = (width + 2 * pad, height + 2 * pad)
    light = "".join(
        _frame(pad - i, width + 2 * i, height + 2 * i, radius + i, glow, i / (pad + 1)) for i in range(1, pad)
    )
    gradient = (
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{pad}" x2="0" y2="{pad + height}">'
        f'<stop offset="0" stop-color="{look.top}" stop-opacity="{look.opacity}"/>'
        f'<stop offset="1" stop-color="{look.bottom}" stop-opacity="{look.opacity}"/></linearGradient>'
    )
    body = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{total[0]}" height="{total[1]}">'
        f"<defs>{gradient}</defs>{light}"
        f'<rect x="{pad + 0.8}" y="{pad + 0.8}" width="{width - 1.6}" height="{height - 1.6}" rx="{radius}" '
        f'fill="url(#g)" stroke="{glow or look.edge}" stroke-width="{2.4 if glow else 1.6}"/></svg>'
    )
    return _quick(pygame.image.load_sized_svg(io.BytesIO(body.encode()), total))


def vector(body: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
    """A piece of SVG at exact pixel size; ``view`` is the part of its plane that is shown."""
    return _shapes.get((body, view, size), lambda: vector_once(body, view, size))


def vector_once(body: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
    """The same, drawn for one frame and not kept."""
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{" ".join(f"{part:g}" for part in view)}" preserveAspectRatio="none">{body}</svg>'
    )
    return _quick(pygame.image.load_sized_svg(io.BytesIO(whole.encode()), size))


def _quick(surface: pygame.Surface) -> pygame.Surface:
    """In the format of the window, which is copied several times faster."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _frame(corner: float, width: float, height: float, radius: float, colour: str, far: float) -> str:
    """One ring of a glow, fainter the farther out it is."""
    return (
        f'<rect x="{corner}" y="{corner}" width="{width}" height="{height}" rx="{radius}" fill="none" '
        f'stroke="{colour}" stroke-width="2" stroke-opacity="{0.5 * (1 - far) ** 2:.3f}"/>'
    )
