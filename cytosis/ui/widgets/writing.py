"""A scene in which somebody writes: what is typed, pasted or composed goes into the field with the focus."""

from __future__ import annotations

from cytosis.ui.scene import Scene
from cytosis.ui.widgets.field import TextField


class WritingScene(Scene):
    """Concrete scenes say which field that is, and what follows from what was written."""

    def field_at(self) -> TextField | None:
        """The field with the focus; None where there is none."""
        return None

    def written(self) -> None:
        """Something was written into it."""

    @property
    def typing(self) -> bool:
        """Whether letters are text."""
        return self.field_at() is not None

    def text(self, text: str) -> None:
        """Letters for the field with the focus."""
        field = self.field_at()
        if field is not None:
            field.insert(text)
            self.written()

    def composing(self, text: str) -> None:
        """Letters an input method is still making."""
        field = self.field_at()
        if field is not None:
            field.composing = text

    def selected(self) -> str:
        """The whole field."""
        field = self.field_at()
        return field.text if field is not None else ""
