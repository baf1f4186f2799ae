"""Colours, fonts and sizes, read from assets/themes. Code names them, the files hold them.

The house's look serves every game; a game may lay its own colours over it (``assets/themes/<game>``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from cytosis import paths

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class PanelLook:
    """How a panel is painted."""

    top: str
    bottom: str
    edge: str
    opacity: float


@dataclass(frozen=True)
class Player:
    """A seat's colour and symbol."""

    id: str
    colour: str
    line: str
    symbol: str


@dataclass(frozen=True)
class Theme:
    """One theme, at the table of one game."""

    name: str
    game: str
    fonts: dict[str, Path]
    smallest: int
    edge: float
    inks: dict[str, str]
    panels: dict[str, PanelLook]
    plates: dict[str, tuple[str, str, str]]
    faces: dict[str, tuple[str, str, str, str]]
    players: tuple[Player, ...]
    easings: dict[str, tuple[str, float]]
    """How things move, by name: a kind of curve and its strength."""
    motion: dict[str, float]
    """Seconds at normal speed, and how far things go."""

    def seated(self, looks: tuple[int, ...], game: str = "") -> Theme:
        """The same at a game's table, with the players in the order in which they sit there."""
        game = game or self.game
        return _seated(self.name, game, looks) if looks else load_theme(self.name, game)

    def ink(self, name: str) -> Colour:
        """A named ink, or a colour written as #RRGGBB."""
        return rgb(self.hex(name))

    def hex(self, name: str) -> str:
        """The same as #RRGGBB."""
        return self.inks.get(name, name)


def rgb(text: str) -> Colour:
    """#RRGGBB as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def palette(room: str) -> dict[str, Any]:
    """The colours that pictures are built from: of a game, or of the house."""
    return read_yaml(_folder() / room / "palette.yaml")


def _folder() -> Path:
    return paths.assets() / "themes"


def _merged(name: str, game: str) -> dict[str, Any]:
    """The house's look, a theme's over it, then a game's over both."""
    theme = read_yaml(_folder() / "house" / "default.yaml")
    layers = [("house", name)] * (name != "default") + [(game, "default"), (game, name)] * bool(game)
    for room, part in dict.fromkeys(layers):
        file = _folder() / room / f"{part}.yaml"
        for key, value in read_yaml(file).items() if file.is_file() else ():
            theme[key] = {**theme[key], **value} if isinstance(value, dict) else value
    return theme


@cache
def load_theme(name: str = "default", game: str = "") -> Theme:
    """The theme of that name; what it does not say is as in the default."""
    theme = _merged(name, game)
    fonts = {key: paths.assets() / "fonts" / file for key, file in theme["fonts"].items()}
    return Theme(
        name=name,
        game=game,
        fonts=fonts,
        smallest=theme["smallest"],
        edge=theme["edge"],
        inks=theme["inks"],
        panels={key: PanelLook(*look) for key, look in theme["panels"].items()},
        plates={key: (top, bottom, edge) for key, (top, bottom, edge) in theme["plates"].items()},
        faces={key: (top, bottom, edge, ink) for key, (top, bottom, edge, ink) in theme["faces"].items()},
        players=tuple(map(_player, palette("house")["players"])),
        easings={key: (kind, float(strength)) for key, (kind, strength) in theme["easings"].items()},
        motion={key: float(value) for key, value in theme["motion"].items()},
    )


@cache
def _seated(name: str, game: str, looks: tuple[int, ...]) -> Theme:
    theme = load_theme(name, game)
    free = [look for look in range(len(theme.players)) if look not in looks]
    players = [theme.players[look] for look in (*looks, *free)]
    if free:
        players[-1] = _player(palette("house")["rival"])  # no seat has it: it is for whom the rules play
    return replace(theme, players=tuple(players))


def _player(look: dict[str, str]) -> Player:
    return Player(look["id"], look["colour"], look["line"], look["symbol"])


def read_yaml(path: Path) -> dict[str, Any]:
    """Plain data of ours, by PyYAML's quick reader where it has one: a window should open at once."""
    text = path.read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        data: dict[str, Any] = loader.get_single_data()
    finally:
        loader.dispose()
    return data
