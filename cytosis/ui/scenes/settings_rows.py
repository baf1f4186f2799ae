"""Which settings there are on which page, and by what kind of control each is changed."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.app.files.settings import CONFIRM, EXPERT_SECONDS, OF_A_PERSON, SPEEDS, TEXT_SCALES, THEMES
from cytosis.app.games import customs
from cytosis.app.words.i18n import LANGUAGES
from cytosis.engine.registry import games


@dataclass(frozen=True)
class Row:
    """One setting: its field, its control, and the values to choose from."""

    key: str
    kind: str  # toggle, segment, slider, stepper, drop
    values: tuple[str, ...] = ()

    @property
    def custom(self) -> tuple[str, str] | None:
        """Game and custom, where it is what people at a table usually agree on."""
        kind, _, rest = self.key.partition(".")
        game, _, custom = rest.partition(".")
        return (game, custom) if kind == CUSTOM else None

    @property
    def game(self) -> str:
        """The only game it is about; empty where it is about all."""
        return self.custom[0] if self.custom is not None else OF_A_GAME.get(self.key, "")

    @property
    def choices(self) -> tuple[str, ...]:
        """The values to choose from, also of a switch."""
        return ("on", "off") if self.kind == "toggle" else self.values

    @property
    def personal(self) -> bool:
        """Whether each person may choose for themselves."""
        return self.key in OF_A_PERSON


OF_A_GAME = {"explain_rival": "cellulose"}
"""Settings that are about one game alone, besides its customs."""
CUSTOM = "custom"
"""How the key of a custom begins: ``custom.<game>.<custom>``."""
PAGES: dict[str, tuple[Row, ...]] = {
    "display": (
        Row("language", "drop", ("", *LANGUAGES)),
        Row("text_scale", "stepper", tuple(map(str, (0, *TEXT_SCALES)))),
        Row("fullscreen", "toggle"),
        Row("software_display", "toggle"),
    ),
    "play": (
        Row("speed", "segment", SPEEDS),
        Row("ai_speed", "segment", SPEEDS),
        Row("reduced_motion", "toggle"),
        Row("confirm", "segment", CONFIRM),
        Row("coach", "toggle"),
        Row("practice", "toggle"),
        Row("curtain", "toggle"),
        Row("cover_when_away", "toggle"),
    ),
    "tables": (
        *(
            Row(f"{CUSTOM}.{game}.{custom.id}", "segment", custom.values)
            for game in games()
            for custom in customs(game)
        ),
        Row("expert_seconds", "segment", EXPERT_SECONDS),
        Row("explain_rival", "toggle"),
    ),
    "sound": (
        Row("mute", "toggle"),
        Row("effects_volume", "slider"),
        Row("ambience_volume", "slider"),
    ),
    "colours": (
        Row("theme", "segment", THEMES),
        Row("patterns", "toggle"),
    ),
}
SIGNS = {"display": "monitor", "play": "play", "tables": "copy", "sound": "sound", "colours": "eye"}
"""The icon of each page."""
ROW_SIGNS = {
    "language": "globe",
    "text_scale": "letter",
    "fullscreen": "monitor",
    "software_display": "chip",
    "speed": "person",
    "ai_speed": "gear",
    "expert_seconds": "clock",
    "reduced_motion": "pause",
    "confirm": "tick",
    "coach": "warning",
    "practice": "again",
    "curtain": "lock",
    "cover_when_away": "eye",
    "mute": "close",
    "effects_volume": "sound",
    "ambience_volume": "wave",
    "theme": "eye",
    "patterns": "copy",
}
"""The icon of each setting."""
TRIED = ("flask", "cube", "card", "score", "turn")
"""Sounds that can be heard on the page of sounds."""
NUMBERS = ("text_scale", "effects_volume", "ambience_volume")
"""Settings that are whole numbers."""
EVERYBODY = ""
