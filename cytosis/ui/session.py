"""What all scenes of one run share: the language spoken and the player's folder."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cytosis.app import i18n, saves
from cytosis.app.i18n import LANGUAGES, Texts
from cytosis.ui.audio import Audio


@dataclass
class Session:
    """Changed by the language switch; scenes ask it each time they paint."""

    texts: Texts
    user_data: Path
    apart: bool = False  # opponents think in processes of their own, so that the window never waits
    audio: Audio | None = None

    @property
    def folder(self) -> Path:
        """Where the saves are."""
        return saves.folder_in(self.user_data)

    def next_language(self) -> None:
        """Speak the next language from now on."""
        here = LANGUAGES.index(self.texts.lang)
        self.texts = Texts(LANGUAGES[(here + 1) % len(LANGUAGES)])
        i18n.set_default(self.texts)

    def when(self, moment: datetime) -> str:
        """A moment in words: only the time for today."""
        if moment.date() == datetime.now().date():
            return self.texts.t("ui.today", time=f"{moment:%H:%M}")
        return f"{moment:%Y-%m-%d, %H:%M}"
