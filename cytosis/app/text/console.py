"""The terminal, or whatever stands in its place: lines out, lines in."""

from __future__ import annotations

import io
from typing import TextIO

_LONGEST = 1000
_CLEAR = "\033[3J\033[2J\033[H"  # the scroll-back too: the last hand must not be a key press away


class EndOfInput(Exception):
    """Nobody types any more: the terminal was closed, or the script is over."""


class Console:
    """Says lines and asks for lines. Either stream may be missing, as in a program without a terminal."""

    def __init__(self, inp: TextIO | None, out: TextIO | None) -> None:
        self._inp = inp
        self._out = out
        for stream in (inp, out):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(
                    errors="replace"
                )  # letters one side does not know become others, not errors
        self.interactive = _is_terminal(inp) and _is_terminal(out)

    def say(self, text: str = "") -> None:
        """One line, seen at once."""
        self._write(f"{text}\n")

    def ask(self, prompt: str) -> str:
        """The next line that is no comment; raises EndOfInput when there is none."""
        while True:
            self._write(f"{prompt} " if self.interactive else f"{prompt}\n")
            line = self._line()
            if not line.lstrip().startswith("#"):
                return line.strip()

    def _line(self) -> str:
        """The next line, of which only the beginning counts when it is endless."""
        line = self._inp.readline(_LONGEST) if self._inp is not None else ""
        if not line:
            raise EndOfInput
        part = line
        while self._inp is not None and len(part) == _LONGEST and not part.endswith("\n"):
            part = self._inp.readline(_LONGEST)
        return line

    def clear(self, separator: str) -> None:
        """An empty screen, or where there is none a line that separates."""
        self._write(_CLEAR if self.interactive else f"\n{separator}\n")

    def _write(self, text: str) -> None:
        if self._out is not None:
            self._out.write(text)
            self._out.flush()


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()
