"""What a player may set, with its defaults. A new setting is one field here and one row on the screen.

Every field is checked on reading: what is unknown or out of range is left out and the default taken,
so that an older or newer program, or somebody's editor, cannot make a file that stops the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from cytosis.ai.agent import Budget
from cytosis.app.files import safe_file
from cytosis.app.play.players import LONGEST_NAME
from cytosis.app.words.i18n import LANGUAGES
from cytosis.engine.errors import SaveError

FILE = "settings.json"
TEXT_SCALES = (100, 125, 150, 200)
SPEEDS = ("slow", "normal", "fast", "instant")
EXPERT_SECONDS = ("1", "3", "10")
CONFIRM = ("always", "irreversible", "never")
THEMES = ("default", "high_contrast")
MOST_PROFILES = 40
MOST_TABLES = 20

_CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("", *LANGUAGES),
    "text_scale": (0, *TEXT_SCALES),
    "theme": THEMES,
    "speed": SPEEDS,
    "ai_speed": SPEEDS,
    "expert_seconds": EXPERT_SECONDS,
    "confirm": CONFIRM,
}
_RANGES = {"effects_volume": (0, 100), "ambience_volume": (0, 100)}
OF_A_PERSON = ("text_scale", "confirm", "speed", "coach")


@dataclass(frozen=True, slots=True)
class Window:
    """Where the window was and how large, to open it there again."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Settings:
    """Changed by making another (:func:`dataclasses.replace`)."""

    language: str = ""
    """Empty: the system's."""
    text_scale: int = 0
    """Percent; 0: what suits the screen."""
    theme: str = "default"
    patterns: bool = False
    """Flasks and markers also carry a pattern; symbols are always on."""
    speed: str = "normal"
    ai_speed: str = "normal"
    expert_seconds: str = "1"
    """How long an expert may think about a move, while people wait."""
    reduced_motion: bool = False
    confirm: str = "always"
    curtain: bool = True
    """Cover the table between two people."""
    cover_when_away: bool = True
    """Cover it also when the window loses the focus, with more than one person."""
    coach: bool = True
    """Warn before an obvious waste."""
    practice: bool = False
    """Solo: undo past what was revealed; the game counts as assisted."""
    explain_rival: bool = True
    """Alone against a rival whom the rules play: say why she moves as she does."""
    tables: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What people at a table usually agree on, by game and custom: see :mod:`cytosis.app.play.customs`."""
    effects_volume: int = 70
    ambience_volume: int = 30
    mute: bool = False
    fullscreen: bool = False
    software_display: bool = False
    window: Window | None = None
    profiles: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What a person at this screen sets for themselves, by name: see :meth:`for_person`."""

    @property
    def thinking(self) -> Budget:
        """The same for opponents; the other levels answer at once anyway."""
        return Budget(seconds=float(self.expert_seconds))

    def for_person(self, name: str) -> Settings:
        """The settings while that person plays: everybody's, with their own on top."""
        own = {key: value for key, value in self.profiles.get(name, {}).items() if _fits(key, value)}
        return replace(self, **own) if own else self

    def with_custom(self, game: str, custom: str, value: str) -> Settings:
        """That custom as the usual one at tables of a game."""
        own = {**self.tables.get(game, {}), custom: value}
        return replace(self, tables={**self.tables, game: own})

    def with_own(self, name: str, key: str, value: Any) -> Settings:
        """That person's own choice kept."""
        own = {**self.profiles.get(name, {}), key: value}
        return replace(self, profiles=dict(list({**self.profiles, name: own}.items())[-MOST_PROFILES:]))


def load(folder: Path) -> tuple[Settings, str]:
    """The settings kept there, and a line for the player where the file was damaged and put aside."""
    path = folder / FILE
    try:
        data = safe_file.read(path)
    except OSError:
        return Settings(), ""
    except SaveError:
        safe_file.put_aside(path)
        return Settings(), FILE
    if data is None:
        return Settings(), ""
    if not isinstance(data, dict):
        safe_file.put_aside(path)
        return Settings(), FILE
    return _read(data), ""


def never_kept(folder: Path) -> bool:
    """Whether nothing was ever set here: the program starts for the first time."""
    return not (folder / FILE).exists()


def save(settings: Settings, folder: Path) -> None:
    """Keep them; OSError when the disk does not let us."""
    path = folder / FILE
    with safe_file.locked(path):
        safe_file.write(path, asdict(settings))


def _read(data: dict[str, Any]) -> Settings:
    known = {one.name for one in fields(Settings)} - {"window", "profiles", "tables"}
    kept = {key: value for key, value in data.items() if key in known and _fits(key, value)}
    return Settings(
        **kept,
        window=_window(data.get("window")),
        profiles=_profiles(data.get("profiles")),
        tables=_tables(data.get("tables")),
    )


def _fits(key: str, value: object) -> bool:
    if key in _CHOICES:
        return any(value == choice and type(value) is type(choice) for choice in _CHOICES[key])
    if key in _RANGES:
        low, high = _RANGES[key]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    return isinstance(value, bool)


def _window(told: object) -> Window | None:
    if not isinstance(told, dict):
        return None
    numbers = [told.get(one.name) for one in fields(Window)]
    whole = [n for n in numbers if isinstance(n, int) and not isinstance(n, bool) and abs(n) <= 20_000]
    return Window(*whole) if len(whole) == len(numbers) and min(whole[2:]) >= 200 else None


def _profiles(told: object) -> dict[str, dict[str, Any]]:
    if not isinstance(told, dict):
        return {}
    people: dict[str, dict[str, Any]] = {}
    for name, own in list(told.items())[:MOST_PROFILES]:
        if isinstance(own, dict) and len(name) <= LONGEST_NAME:
            people[name] = {key: own[key] for key in OF_A_PERSON if key in own and _fits(key, own[key])}
    return people


def _tables(told: object) -> dict[str, dict[str, str]]:
    """Words by game; whether a game still has such a custom is asked where a table is laid."""
    if not isinstance(told, dict):
        return {}
    found: dict[str, dict[str, str]] = {}
    for game, agreed in list(told.items())[:MOST_TABLES]:
        if isinstance(agreed, dict):
            words = [
                (one, value) for one, value in agreed.items() if isinstance(value, str) and len(value) <= 40
            ]
            found[game] = dict(words[:MOST_TABLES])
    return found
