"""Paints on a surface in logical units: pictures, text, panels. Changes nothing but pixels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame

from cytosis.ui.paint.pictures import Pictures, panel, vector, vector_once
from cytosis.ui.paint.sheet import Box, Sheet, grown
from cytosis.ui.paint.theme import Theme
from cytosis.ui.paint.type import Type

Bit = str | tuple[str, float]
"""Part of a row of signs: a text, or (picture, size)."""


LEGIBLE = 6  # pixels: smaller letters are left out; only small pictures of tables have such


@dataclass(frozen=True)
class Note:
    """A text as it was painted, for those who check a layout: where, and whether it had to be cut."""

    text: str
    rect: tuple[int, int, int, int]
    pixels: int
    cut: bool


class Painter:
    """What scenes draw with."""

    def __init__(
        self, surface: pygame.Surface, sheet: Sheet, theme: Theme, type_: Type, pictures: Pictures
    ) -> None:
        self.surface = surface
        self.sheet = sheet
        self.theme = theme
        self._type = type_
        self._pictures = pictures
        self.text_scale = 1.0
        self.notes: list[Note] | None = None
        """Where set, every text is noted here."""

    def on(self, surface: pygame.Surface) -> Painter:
        """The same painter on another surface."""
        other = Painter(surface, self.sheet, self.theme, self._type, self._pictures)
        other.text_scale, other.notes = self.text_scale, self.notes
        return other

    def scaled(self, sheet: Sheet) -> Painter:
        """The same painter on another sheet, for a picture in the picture: its texts need not be read."""
        return Painter(self.surface, sheet, replace(self.theme, smallest=1), self._type, self._pictures)

    def seated(self, looks: tuple[int, ...], game: str = "") -> Painter:
        """The same painter for a table of that game whose seats have these colours and symbols."""
        theme = self.theme.seated(looks, game)
        other = Painter(self.surface, self.sheet, theme, self._type, self._pictures)
        other.text_scale, other.notes = self.text_scale, self.notes
        return other

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        """Whatever is painted meanwhile shows only inside a box."""
        old = self.surface.get_clip()
        self.surface.set_clip(self.sheet.rect(box).clip(old))
        try:
            yield
        finally:
            self.surface.set_clip(old)

    # -- pictures ------------------------------------------------------------------------------------------
    def picture(self, name: str, box: Box, alpha: int = 255) -> None:
        """A picture filling a box."""
        rect = self.sheet.rect(box)
        self.surface.blit(self._pictures.get(name, rect.width, rect.height, alpha), rect)

    def has(self, name: str) -> bool:
        """Whether there is a picture of that name."""
        return self._pictures.named(name)

    def aspect(self, name: str) -> float:
        """How much wider than high a picture is."""
        return self._pictures.aspect(name)

    def cover(self, name: str, box: Box, radius: float = 10, alpha: int = 255) -> None:
        """A picture filling a box of another shape: not stretched but cut at its sides."""
        rect, corner = self.sheet.rect(box), radius * self.sheet.scale
        found = self._pictures.covering(name, rect.width, rect.height, corner, alpha)
        self.surface.blit(found, rect)

    def sign(self, name: str, x: float, y: float, height: float, alpha: int = 255) -> float:
        """A picture centred on a point; returns its logical width."""
        width = height * self._pictures.aspect(name)
        self.picture(name, (x - width / 2, y - height / 2, width, height), alpha)
        return width

    def tilted(self, name: str, x: float, y: float, height: float, degrees: int) -> None:
        """A picture that lies askew, centred on a point; positive turns to the left."""
        width = height * self._pictures.aspect(name)
        rect = self.sheet.rect((x - width / 2, y - height / 2, width, height))
        turned = self._pictures.tilted(name, rect.width, rect.height, degrees)
        self.surface.blit(turned, turned.get_rect(center=rect.center))

    def turned(self, name: str, x: float, y: float, height: float, degrees: float) -> None:
        """A picture that turns slowly around a point."""
        width = height * self._pictures.aspect(name)
        rect = self.sheet.rect((x - width / 2, y - height / 2, width, height))
        found = self._pictures.turned(name, rect.width, rect.height, degrees)
        self.surface.blit(found, found.get_rect(center=rect.center))

    def seen(self, name: str, x: float, y: float, size: float, vision: str) -> None:
        """A small picture as somebody with that colour vision sees it, centred on a point."""
        rect = self.sheet.rect((x - size / 2, y - size / 2, size, size))
        self.surface.blit(self._pictures.seen(name, rect.width, vision), rect)

    def blurred(self, name: str, box: Box, grain: int, alpha: int) -> None:
        """A picture out of focus."""
        rect = self.sheet.rect(box)
        soft = self._pictures.blurred(name, rect.width, rect.height, grain, alpha)
        place = soft.get_rect(center=rect.center)
        self.surface.blit(soft, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def soft(self, draw: Callable[[Painter], None], radius: float, alpha: int, grain: int = 4) -> None:
        """Whatever ``draw`` paints, far out of focus over the whole window.

        It is painted ``grain`` times smaller: nobody sees it, and it costs a fraction.
        """
        width, height = self.surface.get_size()
        small = pygame.Surface((max(width // grain, 1), max(height // grain, 1)), pygame.SRCALPHA)
        sheet = Sheet(self.sheet.scale / grain, self.sheet.left // grain, self.sheet.top // grain)
        draw(Painter(small, sheet, self.theme, self._type, self._pictures))
        blurred = pygame.transform.box_blur(small.premul_alpha(), max(sheet.pixels(radius), 1))
        blurred.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        whole = pygame.transform.smoothscale(blurred, (width, height))
        self.surface.blit(whole, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    def vector(self, body: str, box: Box, pad: float = 0, once: bool = False) -> None:
        """A piece of SVG whose plane begins at the box's corner; ``pad`` is room around it for light.

        What moves is another one in every frame: it is painted ``once`` and not kept.
        """
        x, y, width, height = box
        rect = self.sheet.rect((x - pad, y - pad, width + 2 * pad, height + 2 * pad))
        view = (-pad, -pad, width + 2 * pad, height + 2 * pad)
        made = vector_once if once else vector
        self.surface.blit(made(body, view, (max(rect.width, 1), max(rect.height, 1))), rect)

    def layer(self, key: str, draw: Callable[[Painter], None]) -> None:
        """A whole window that stays the same as long as ``key`` does: painted once, then copied."""

        def paint(surface: pygame.Surface) -> None:
            draw(self.on(surface))

        name = f"{key} {self.text_scale} {self.theme.name}"
        self.surface.blit(self._pictures.layer(name, self.surface.get_size(), paint), (0, 0))

    def kept(self, key: Hashable, box: Box, draw: Callable[[Painter], None], pad: float = 0) -> None:
        """A part that looks the same as long as ``key`` does: painted once, then copied.

        ``pad`` is room around the box for light.
        """
        if self.notes is not None:  # somebody listens to the texts
            draw(self)
            return
        rect = self.sheet.rect(grown(box, pad))
        sheet = Sheet(self.sheet.scale, self.sheet.left - rect.x, self.sheet.top - rect.y)

        def paint(surface: pygame.Surface) -> None:
            painter = Painter(surface, sheet, self.theme, self._type, self._pictures)
            painter.text_scale = self.text_scale
            draw(painter)

        full = (key, box, pad, self.sheet, self.text_scale, id(self.theme))
        self.surface.blit(self._pictures.part(full, rect.size, paint), rect)

    def rounded(self, key: Hashable, box: Box, radius: float, draw: Callable[[Painter], None]) -> None:
        """What is drawn in a box, its corners cut round; kept like a part."""
        rect, view = self.sheet.rect(box), (0.0, 0.0, *box[2:])
        sheet = Sheet(self.sheet.scale, self.sheet.left - rect.x, self.sheet.top - rect.y)
        shape = f'<rect width="{box[2]:g}" height="{box[3]:g}" rx="{radius:g}" fill="#FFFFFF"/>'

        def paint(on: pygame.Surface) -> None:
            draw(Painter(on, sheet, self.theme, self._type, self._pictures))
            on.blit(vector(shape, view, on.get_size()), special_flags=pygame.BLEND_RGBA_MULT)

        kept = ("rounded", key, radius, rect.size, id(self.theme))
        self.surface.blit(self._pictures.part(kept, rect.size, paint), rect)

    def stamp(
        self, key: Hashable, size: tuple[float, float], x: float, y: float, draw: Callable[[Painter], None]
    ) -> None:
        """Something that moves but stays the same: painted once, in (0, 0, *size), shown around a point."""
        scale = self.sheet.scale
        pixels = (max(round(size[0] * scale), 1), max(round(size[1] * scale), 1))

        def paint(surface: pygame.Surface) -> None:
            painter = Painter(surface, Sheet(scale, 0, 0), self.theme, self._type, self._pictures)
            painter.text_scale = self.text_scale
            draw(painter)

        px, py = self.sheet.point(x, y)
        full = ("stamp", key, pixels, self.text_scale, id(self.theme))
        self.surface.blit(
            self._pictures.part(full, pixels, paint), (px - pixels[0] // 2, py - pixels[1] // 2)
        )

    def panel(self, box: Box, look: str = "panel", radius: float = 14, glow: str = "") -> None:
        """A rounded panel; a plaque whose words could not be read is none."""
        rect = self.sheet.rect(box)
        if look == "plaque" and rect.height < 2 * LEGIBLE:
            return
        r = radius * self.sheet.scale
        surface = panel(rect.width, rect.height, round(r, 1), self.theme.panels[look], glow)
        offset = round(r) if glow else 0
        self.surface.blit(surface, (rect.x - offset, rect.y - offset))

    def band(self, box: Box, colour: str, radius: float = 12) -> None:
        """The coloured head of a card."""
        rect = self.sheet.rect(box)
        r = self.sheet.pixels(radius)
        pygame.draw.rect(
            self.surface, self.theme.ink(colour), rect, border_top_left_radius=r, border_top_right_radius=r
        )

    def veil(self, colour: str, alpha: int) -> None:
        """The whole window dimmed."""
        surface = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        surface.fill((*self.theme.ink(colour), alpha))
        self.surface.blit(surface, (0, 0))

    # -- text ----------------------------------------------------------------------------------------------
    def pixels(self, size: float) -> int:
        """A font size in pixels, with the reader's own scale."""
        return max(round(size * self.text_scale * self.sheet.scale), self.theme.smallest)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 15,
        face: str = "body",
        ink: str = "text",
        align: str = "left",
        room: float | None = None,
        shrink: bool = True,
        tall: float | None = None,
    ) -> float:
        """One line whose middle is at ``y``; returns its logical width.

        Where ``room`` or ``tall`` is given it becomes smaller until it is no wider or higher than that;
        at the smallest size it is cut.
        """
        pixels = self._fitting(text, face, self.pixels(size), room if shrink else None, tall)
        if pixels < LEGIBLE:  # in a picture in the picture: specks that nobody could read
            return self._type.width(text, face, pixels) / self.sheet.scale
        shown = text
        if room is not None:
            shown = self._type.shortened(text, face, pixels, round(room * self.sheet.scale))
        surface = self._type.render(shown, face, pixels, self.theme.ink(ink))
        px, py = self.sheet.point(x, y)
        left = {"left": px, "centre": px - surface.get_width() // 2, "right": px - surface.get_width()}[align]
        top = py - surface.get_height() // 2
        self.surface.blit(surface, (left, top))
        if self.notes is not None:
            self._note(text, surface.get_rect(topleft=(left, top)), pixels, shown != text)
        return surface.get_width() / self.sheet.scale

    def _note(self, text: str, rect: pygame.Rect, pixels: int, cut: bool) -> None:
        """What can be seen of it; what a list has scrolled away is not there."""
        window = self.surface.get_rect()
        seen = rect if self.surface.get_clip() == window else rect.clip(self.surface.get_clip())
        if self.notes is not None and seen.width and seen.height:
            self.notes.append(Note(text, (seen.x, seen.y, seen.width, seen.height), pixels, cut))

    def _fitting(self, text: str, face: str, pixels: int, room: float | None, tall: float | None) -> int:
        """The font size that fits, as large as wanted where there is room."""
        smallest, scale = self.theme.smallest, self.sheet.scale
        while tall is not None and pixels > smallest and self._type.height(face, pixels) > tall * scale:
            pixels -= 1
        while room is not None and pixels > smallest:
            if self._type.width(text, face, pixels) <= round(room * scale):
                break
            pixels -= 1
        return pixels

    def gilded(self, text: str, x: float, y: float, size: float, top: str, bottom: str) -> float:
        """Letters as a picture, which do not grow with the text; returns their logical width.

        They change colour downwards and have a soft shadow.
        """
        pixels, pad = self._type.size(size, self.sheet.scale), self.sheet.pixels(20)
        letters = self._type.render(text, "head", pixels, (255, 255, 255)).copy()
        width, height = letters.get_size()
        shade = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        shade.blit(self._type.render(text, "head", pixels, (6, 12, 36)), (pad, pad))
        ramp = pygame.Surface((1, 2))
        ramp.set_at((0, 0), self.theme.ink(top))
        ramp.set_at((0, 1), self.theme.ink(bottom))
        gradient = pygame.transform.smoothscale(ramp, (width, height))
        letters.blit(gradient, (0, 0), special_flags=pygame.BLEND_MULT)
        px, py = self.sheet.point(x, y)
        py -= height // 2
        soft = pygame.transform.box_blur(shade, max(self.sheet.pixels(6), 1))
        self.surface.blit(soft, (px - pad, py - pad + self.sheet.pixels(5)))
        self.surface.blit(letters, (px, py))
        return width / self.sheet.scale

    def lines(
        self, text: str, box: Box, size: float = 15, face: str = "body", ink: str = "text", gap: float = 1.3
    ) -> float:
        """A paragraph from the top of a box; returns its height.

        It becomes smaller where it would not fit; at the smallest size the rest is cut.
        """
        x, y, width, height = box
        scale, limit = self.sheet.scale, round(width * self.sheet.scale)
        pixels = self.pixels(size)
        rows = self._type.wrapped(text, face, pixels, limit)
        while pixels > self.theme.smallest and len(rows) * pixels * gap > height * scale:
            pixels -= 1
            rows = self._type.wrapped(text, face, pixels, limit)
        pitch = pixels / scale * gap
        most = max(int(height / pitch + 0.01), 1)
        if len(rows) > most:
            rows = [*rows[: most - 1], " ".join(rows[most - 1 :])]
        for i, row in enumerate(rows):
            wanted = pixels / scale / self.text_scale
            self.text(row, x, y + pitch * (i + 0.5), wanted, face, ink, room=width, shrink=False)
        return pitch * len(rows)

    def wrapped(self, text: str, size: float, face: str, room: float) -> list[str]:
        """The text in lines no wider than the room."""
        return self._type.wrapped(text, face, self.pixels(size), room * self.sheet.scale)

    def lines_height(
        self, text: str, width: float, size: float = 15, face: str = "body", gap: float = 1.3
    ) -> float:
        """How high a paragraph of that width would be."""
        pixels = self.pixels(size)
        rows = self._type.wrapped(text, face, pixels, round(width * self.sheet.scale))
        return pixels / self.sheet.scale * gap * len(rows)

    def text_width(
        self,
        text: str,
        size: float,
        face: str = "body",
        room: float | None = None,
        tall: float | None = None,
    ) -> float:
        """The logical width of a text; with limits as in :meth:`text`."""
        pixels = self._fitting(text, face, self.pixels(size), room, tall)
        return self._type.width(text, face, pixels) / self.sheet.scale

    def common_size(
        self, texts: Sequence[str], size: float, face: str, room: float, tall: float | None = None
    ) -> float:
        """The largest size up to ``size`` at which all of them fit."""
        pixels = [self._fitting(text, face, self.pixels(size), room, tall) for text in texts]
        return min([self.pixels(size), *pixels]) / self.sheet.scale / self.text_scale

    # -- rows of signs -------------------------------------------------------------------------------------
    def row_width(self, bits: Sequence[Bit], size: float, face: str = "head", gap: float = 3) -> float:
        """How wide a row of texts and pictures is."""
        widths = [
            self.text_width(bit, size, face)
            if isinstance(bit, str)
            else bit[1] * self._pictures.aspect(bit[0])
            for bit in bits
        ]
        return sum(widths) + gap * max(len(bits) - 1, 0)

    def row(
        self,
        bits: Sequence[Bit],
        x: float,
        y: float,
        size: float = 15,
        face: str = "head",
        ink: str = "text",
        gap: float = 3,
    ) -> float:
        """Texts and pictures side by side from ``x``; returns the width."""
        start = x
        for bit in bits:
            if isinstance(bit, str):
                x += self.text(bit, x, y, size, face, ink) + gap
            else:
                width = bit[1] * self._pictures.aspect(bit[0])
                self.sign(bit[0], x + width / 2, y, bit[1])
                x += width + gap
        return x - gap - start
