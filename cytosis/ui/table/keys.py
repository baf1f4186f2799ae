"""The list of keys over the table, and where the letter of an area leads."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import plate

BUTTON = (240.0, 52.0)
WIDE, HEAD, FOOT, COLUMN, ROW = 940.0, 80.0, 88.0, 450.0, 38.0
"""The panel is as high as its rows need, between its title and the button."""
COMMANDS: Mapping[str, str] = {
    "enter": "confirm",
    "1-9": "answer",
    "esc": "cancel",
    "u": "undo",
    "h": "hint",
    "q": "why",
    "o": "log",
    "z": "digest",
    "v": "cover",
    "?": "keys",
}
"""Keys of every table, for the list that ``?`` shows; the texts are ``ui.key.<name>``."""
WINDOW = {"F1": "rules", "F11": "full", "F12": "picture"}
"""Keys that work everywhere, for the same list."""


def letter_of(letters: Mapping[str, str], spot: str) -> str:
    """The letter of a spot's area; empty where it has none."""
    area = spot.rpartition(".")[0]
    return next((letter for letter, one in letters.items() if one == area), "")


def paint_letter(paint: Painter, letter: str, x: float, y: float) -> None:
    """The letter of a place beside it, on a small pill."""
    plate(paint, (x, y, 24, 24), "pill", 6, 1.0, False)
    fit.line(paint, letter.upper(), (x, y, 24, 24), 14, "on_light", "centre")


def next_spot(own: Sequence[str], legal: Collection[str], here: str) -> str:
    """Where the letter of these places leads from ``here``: open ones first, round and round."""
    order = sorted(own, key=lambda spot: spot not in legal)
    if here in order:
        return order[(order.index(here) + 1) % len(order)]
    return order[0] if order else ""


class KeysScene(Scene):
    """Letters of places, keys of the window and all others in two even columns; any key closes it."""

    opaque = False

    def __init__(
        self, texts: Texts, letters: Iterable[str] = (), commands: Mapping[str, str] = COMMANDS
    ) -> None:
        super().__init__()
        self._texts = texts
        names = {**{letter: letter for letter in letters}, **WINDOW, **commands}
        self._keys = [(key, texts.t(f"ui.key.{name}")) for key, name in names.items()]
        self._rows = -(-len(self._keys) // 2)
        high = HEAD + self._rows * ROW + FOOT
        self._box: Box = ((WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high)
        self._button: Box = ((WIDTH - BUTTON[0]) / 2, self._box[1] + high - 20 - BUTTON[1], *BUTTON)

    def targets(self) -> list[Target]:
        """One way back."""
        return [Target("button.back", self._button)]

    def act(self, name: str) -> Transition | None:
        """Back to the table."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """Any key goes back."""
        return Pop()

    def draw(self, paint: Painter) -> None:
        """Two columns of keys."""
        paint.veil("veil", 165)
        plate(paint, self._box, "dialog", 18, 1.0)
        x, y, width, _ = self._box
        fit.line(paint, self._texts.t("ui.keys.title_table"), (x + 30, y + 14, width - 60, 52), 26, "heading")
        for i, (key, text) in enumerate(self._keys):
            column, row = divmod(i, self._rows)
            self._row(paint, key, text, x + 30 + column * COLUMN, y + HEAD + row * ROW)
        back = self._texts.t("ui.back")
        Controls(paint, self.pointer).button("button.back", back, self._button, "gold", 20)

    def _row(self, paint: Painter, key: str, text: str, x: float, y: float) -> None:
        plate(paint, (x, y, 64, 32), "pill", 8, 1.0, False)
        label = key.upper() if len(key) == 1 else key
        fit.line(paint, label, (x + 3, y, 58, 32), 16, "on_light", "centre")
        fit.block(paint, text, (x + 78, y - 2, COLUMN - 120, 36), 16, "body", "text", "left", True, 2)
