"""What all scenes of one run share: the language spoken, the settings, the player's folder, the sound."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from cytosis.app.files import saves, shelf
from cytosis.app.files import settings as kept
from cytosis.app.files.settings import Settings
from cytosis.app.words import i18n
from cytosis.app.words.i18n import LANGUAGES, Texts, choose_language
from cytosis.ui.window.audio import Audio


@dataclass
class Session:
    """Scenes ask it each time they paint, so that a changed setting shows at once.

    ``settings`` are those of this run: what the command line wanted lies over what is kept.
    """

    texts: Texts
    user_data: Path
    apart: bool = False  # opponents think in processes of their own, so that the window never waits
    audio: Audio | None = None
    settings: Settings = field(default_factory=Settings)
    config: Path | None = None
    """Where the settings lie; None: with the rest."""
    pictures: list[Path] = field(default_factory=list)
    """Where screenshots go, best first, before the player's folder."""
    suits: int = 100
    """The text size in percent that suits the desktop, for those who leave it to us."""
    unit: float = 1.0
    """Pixels of the window per unit of the sheet: where it is small, text is larger than it would be."""
    person: str = ""
    """Who plays just now, so that their own choices count; empty: everybody's."""
    keeps: bool = True
    """Whether changes are written to the player's folder."""
    message: str = ""
    """One line the player should read once: settings damaged, or not to be kept."""
    listeners: list[Callable[[Settings], None]] = field(default_factory=list)
    """Called with the new settings after each change; the window is one of them."""
    _kept: Settings | None = None

    @classmethod
    def opened(
        cls,
        texts: Texts,
        user_data: Path,
        apart: bool = False,
        wanted: Mapping[str, Any] | None = None,
        config: Path | None = None,
    ) -> Session:
        """The session of a player's folders; ``wanted`` counts for this run only."""
        settings, damaged = kept.load(config or user_data)
        wishes = dict(wanted or {})
        language = settings.language
        if language and "language" not in wishes and language != texts.lang:
            texts = Texts(language)
            i18n.set_default(texts)
        message = texts.t("ui.settings.damaged", file=damaged) if damaged else ""
        return cls(
            texts,
            user_data,
            apart,
            settings=replace(settings, **wishes),
            config=config,
            message=message,
            _kept=settings,
        )

    @property
    def folder(self) -> Path:
        """Where the saves are."""
        return saves.folder_in(self.user_data)

    @property
    def first_start(self) -> bool:
        """Whether the program was never used in this player's folders."""
        return self.keeps and kept.never_kept(self.config or self.user_data) and not shelf.files(self.folder)

    @property
    def text_scale(self) -> float:
        """How much larger than usual text is."""
        return (self.now.text_scale or self.suits) / 100

    @property
    def now(self) -> Settings:
        """The settings of whoever plays just now."""
        return self.for_person(self.person)

    def play_as(self, person: str) -> None:
        """That person plays from now on; empty: nobody in particular."""
        if person != self.person:
            self.person = person
            self._tell()

    # -- settings ------------------------------------------------------------------------------------------
    def change(self, **fields: Any) -> None:
        """Set these from now on, keep them, and let everybody know. A disk that fails is told in one line."""
        self._take(replace(self.settings, **fields), replace(self._kept or self.settings, **fields))

    def change_own(self, person: str, key: str, value: Any) -> None:
        """A choice of one person at this screen; see :meth:`Settings.for_person`."""
        old = self._kept or self.settings
        self._take(self.settings.with_own(person, key, value), old.with_own(person, key, value))

    def for_person(self, name: str) -> Settings:
        """The settings while that person plays."""
        return self.settings.for_person(name)

    def _take(self, now: Settings, kept_now: Settings) -> None:
        before, self.settings, self._kept = self.settings, now, kept_now
        if now.language != before.language:
            self._speak(now.language)
        self.message = ""
        if self.keeps:
            try:
                kept.save(kept_now, self.config or self.user_data)
            except OSError as error:
                problem = error.strerror or type(error).__name__
                self.message = self.texts.t("ui.settings.unsaved", problem=problem)
        self._tell()

    def _tell(self) -> None:
        for listener in list(self.listeners):
            listener(self.now)

    def _speak(self, language: str) -> None:
        self.texts = Texts(language or choose_language(None, os.environ))
        i18n.set_default(self.texts)

    def next_language(self) -> None:
        """Speak the next language from now on."""
        here = LANGUAGES.index(self.texts.lang)
        self.change(language=LANGUAGES[(here + 1) % len(LANGUAGES)])

    def when(self, moment: datetime) -> str:
        """A moment in words: only the time for today."""
        if moment.date() == datetime.now().date():
            return self.texts.t("ui.today", time=f"{moment:%H:%M}")
        return f"{moment:%Y-%m-%d, %H:%M}"
