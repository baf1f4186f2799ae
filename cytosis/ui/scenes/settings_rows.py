"""Which settings there are on which page, and by what kind of control each is changed."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.app.files.settings import CONFIRM, OF_A_PERSON, SPEEDS, TEXT_SCALES, THEMES
from cytosis.app.words.i18n import LANGUAGES


@dataclass(frozen=True)
class Row:
    """One setting: its field, its control, and the values to choose from."""

    key: str
    kind: str  # toggle, segment, slider, stepper, drop
    values: tuple[str, ...] = ()

    @property
    def personal(self) -> bool:
        """Whether each person may choose for themselves."""
        return self.key in OF_A_PERSON


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
SIGNS = {"display": "monitor", "play": "play", "sound": "sound", "colours": "eye"}
"""The icon of each page."""
NUMBERS = ("text_scale", "effects_volume", "ambience_volume")
"""Settings that are whole numbers."""
EVERYBODY = ""
