"""Asks whether the results of finished games may go, and lets them go."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.files import stats
from cytosis.ui.scene import Transition
from cytosis.ui.widgets.modal import Answer, Modal
from cytosis.ui.window.session import Session


class Wipe(Modal):
    """Asks before the results are forgotten."""

    sign = "warning"
    risky = ("wipe",)

    def __init__(self, session: Session, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(title, text, answers)
        self._session = session

    def act(self, name: str) -> Transition | None:
        """Forget them, or not."""
        if name == "button.wipe":
            try:
                stats.wipe(self._session.user_data)
            except OSError as error:
                self.shown = self._session.texts.t("ui.settings.unsaved", problem=error.strerror or "")
                return None
        return super().act(name)
