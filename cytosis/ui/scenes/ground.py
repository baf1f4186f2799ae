"""What lies behind everything: deep blue, and a game far out of focus."""

from __future__ import annotations

from cytosis.app.words.i18n import Texts, game_name
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.rooms import scenery
from cytosis.ui.widgets.controls import Controls

BACK: Box = (40, 26, 50, 50)
"""The button that leads back, in every scene beside the table."""
RULES: Box = (1400, 28, 160, 46)
"""The button that leads to the rules, where a scene has one."""


def whole(paint: Painter) -> Box:
    """The window in logical units, also where it is wider or higher than the sheet."""
    left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
    return (-left, -top, WIDTH + 2 * left, HEIGHT + 2 * top)


def backdrop(paint: Painter) -> None:
    """Deep blue with faint lights."""
    paint.picture("backdrop", whole(paint))


def ground(paint: Painter, game: str = DEFAULT_GAME) -> None:
    """The backdrop of scenes beside the table: the world of that game is there, but far away."""

    def draw(on: Painter) -> None:
        backdrop(on)
        scenery(game).far(on)

    paint.layer(f"ground {game}", draw)


def header(paint: Painter, on: Controls, title: str, about: str, room: float = 1400) -> None:
    """The way back, the name of the scene and a line about it."""
    on.icon_button("button.back", "back", BACK)
    paint.text(title, 110, 41, 30, "head", room=room, tall=38)
    paint.text(about, 110, 73, 16.5, "body", "soft", room=room, tall=26)


def game_header(paint: Painter, on: Controls, texts: Texts, game: str, about: tuple[str, str]) -> None:
    """The same for a scene about one game: its sign, its name, what it is for and a line about it."""
    on.icon_button("button.back", "back", BACK)
    scenery(game).sign(paint, 134, 52, 62)
    wide = paint.text(game_name(texts, game), 178, 40, 30, "head", room=260, tall=40)
    paint.text(about[0], 178 + wide + 14, 42, 20, "head", "soft", room=300, tall=34)
    paint.text(about[1], 178, 73, 16.5, "body", "soft", room=620, tall=26)
