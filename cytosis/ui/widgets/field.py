"""A line of text being written: letters, caret, limits. It knows no keyboard and no screen."""

from __future__ import annotations

from collections.abc import Callable


class TextField:
    """The text and where in it the next letter goes."""

    def __init__(self, text: str = "", limit: int = 40, allowed: str = "") -> None:
        self.text = text[:limit]
        self.caret = len(self.text)
        self.composing = ""
        """What an input method has not yet made text of."""
        self.all = False
        """Whether all of it is selected, so that what is written next replaces it."""
        self._limit = limit
        self._allowed = allowed
        """The letters that may be written, all capitals; empty: any."""

    def insert(self, text: str) -> None:
        """Write at the caret, as far as there is room; what cannot be shown is left out."""
        told = " ".join(text.split("\n"))
        if self._allowed:
            wanted = "".join(letter for letter in told.upper() if letter in self._allowed)
        else:
            wanted = "".join(letter for letter in told if letter.isprintable())
        if self.all:
            self._empty()
        wanted = wanted[: self._limit - len(self.text)]
        self.text = self.text[: self.caret] + wanted + self.text[self.caret :]
        self.caret += len(wanted)

    def key(self, name: str) -> bool:
        """Move, select or delete; False for a key that means nothing here."""
        chosen, self.all = self.all, name == "ctrl+a" and bool(self.text)
        if chosen and name in ("backspace", "delete"):
            self._empty()
            return True
        return self._moved(name) or self._deleted(name)

    def _moved(self, name: str) -> bool:
        """The caret goes somewhere else."""
        to = {
            "left": max(self.caret - 1, 0),
            "right": min(self.caret + 1, len(self.text)),
            "home": 0,
            "end": len(self.text),
            "ctrl+a": len(self.text),
        }
        self.caret = to.get(name, self.caret)
        return name in to

    def _deleted(self, name: str) -> bool:
        """Letters go."""
        if name == "backspace":
            before = max(self.caret - 1, 0)
            self.text, self.caret = self.text[:before] + self.text[self.caret :], before
        elif name == "delete":
            self.text = self.text[: self.caret] + self.text[self.caret + 1 :]
        elif name == "ctrl+x":  # the whole line has just been copied
            self._empty()
        elif name == "ctrl+u":
            self.text, self.caret = self.text[self.caret :], 0
        return name in ("backspace", "delete", "ctrl+x", "ctrl+u")

    def _empty(self) -> None:
        self.text, self.caret, self.all = "", 0, False

    def window(self, fits: Callable[[str], bool]) -> tuple[str, str, str]:
        """The part that can be shown: before the caret, being composed, after the caret."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        while before and not fits(before + self.composing):
            before = before[1:]
        while after and not fits(before + self.composing + after):
            after = after[:-1]
        return before, self.composing, after
