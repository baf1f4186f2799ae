"""What scenes beside the table show of a game: pictures for its rules and lessons, a small table, its pieces.

Each game brings a :class:`Scenery` (``ui/games/<id>/scenery.py``). The classes here show any game plainly,
by texts and by the colours of its players; a game's room replaces what it can show better.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cytosis.app.play.lessons import Lesson
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.widgets.shapes import badge, disc, icon, plate

LINE = 26.0


class Pictures:
    """The pictures of the handbook; plain: none."""

    def paint(self, paint: Painter, id_: str, box: Box) -> float:
        """The picture of an entry from the top of a box; returns its height."""
        return 0.0

    def mark(self, paint: Painter, id_: str, x: float, y: float, size: float) -> bool:
        """What stands before an entry's title in the list, around a point; plain: nothing."""
        return False


class LessonPictures:
    """What a lesson is about; plain: a book."""

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture in the middle of a box."""
        plate(paint, box, "well", 16, 0.8, False)
        icon(paint, "book", *centre(box), box[3] * 0.4, "soft")


class SmallTable:
    """The table after a move of an analysis; plain: as the text table tells it."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller

    def table(self, paint: Painter, box: Box, view: Any, played: str, better: str) -> None:
        """The table with marks where a move was made and where the expert would have moved.

        ``better`` is empty where nothing is known of it, and the same move where nothing was better.
        """
        x, y, width, height = box
        plate(paint, box, "well", 14, 0.8, False)
        lines = self._teller.board.whole(view)
        each = min(LINE, (height - 20) / max(len(lines), 1))
        for i, line in enumerate(lines):
            paint.text(line, x + 16, y + 10 + each * (i + 0.5), 16, "body", room=width - 32, tall=each)

    def stock(self, paint: Painter, box: Box, view: Any, seat: int) -> None:
        """What the seat has now, and the points of all."""
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.7, False)
        each = (width - 24) / len(view.seats)
        for other, shown in enumerate(view.seats):
            left = x + 12 + other * each
            badge(paint, other, left + 12, y + height / 2, 24)
            paint.text(str(shown.total), left + 30, y + height / 2, 17, "bold", room=each - 32)


class Scenery:
    """One game as scenes beside its table show it."""

    pieces: tuple[str, ...] = ()
    """Pictures that are told apart by colour: the colour check of the settings shows them."""
    tint: str = "#8FA5DE"
    """The game's colour on edges and bars beside its table."""
    place: Box | None = None
    """Where its world is on the title; none: it is only on the shelf."""
    round: float = 0.2
    """How round that world is: its corners in parts of its height."""

    pictured: Mapping[str, float] = MappingProxyType({})
    """Options that a set-up shows as tiles, the first ones first: how high the picture above a name is."""
    rival: str = ""
    """Whom the rules play against somebody alone."""

    def rules_pictures(self, teller: Teller) -> Pictures:
        """Who paints the pages of its handbook."""
        return Pictures()

    def lesson_pictures(self, texts: Texts) -> LessonPictures:
        """Who paints its lessons, with captions in that language."""
        return LessonPictures()

    def small(self, teller: Teller) -> SmallTable:
        """Who paints the table in small."""
        return SmallTable(teller)

    def piece(self, paint: Painter, seat: int, x: float, y: float, size: float) -> None:
        """What a player moves, in their colour."""
        badge(paint, seat, x, y, size * 0.75)

    def sign(self, paint: Painter, x: float, y: float, size: float) -> None:
        """What stands for the game in lists and on buttons, centred on a point."""
        disc(paint, x, y, size * 0.46, "#2F4480", self.tint, 2)
        icon(paint, "play", x, y, size * 0.5)

    def window(self, paint: Painter, box: Box, flow: float) -> None:
        """A living picture of its world; ``flow`` is the time in seconds."""
        plate(paint, box, "well", 14, 1.0, False)
        self.sign(paint, *centre(box), box[3] * 0.4)

    def value(self, paint: Painter, option: str, value: str, box: Box) -> None:
        """The picture of an option's value in a box; plain: none."""

    def custom(self, paint: Painter, texts: Texts, name: str, value: str, box: Box) -> bool:
        """What people at the table agree on, at work in a box; plain: False, there is no picture of it."""
        return False

    def guide(self, paint: Painter, x: float, y: float, size: float) -> None:
        """Who speaks in its lessons, around a point; plain: its sign."""
        self.sign(paint, x, y, size)

    def rival_name(self, own: Texts) -> str:
        """What the rival is called in the game's own texts; empty where it has none."""
        return own.t(f"rival.{self.rival}") if self.rival else ""

    def rival_sign(self, paint: Painter, x: float, y: float, size: float) -> None:
        """What stands for the rival."""
        badge(paint, 0, x, y, size)

    def far(self, paint: Painter) -> None:
        """What is seen out of focus behind every scene."""

    def curtain(self, paint: Painter, x: float, y: float, radius: float) -> bool:
        """What a hand-over is told on, bright in its middle; plain: False, a round cell is."""
        return False

    def title(self, paint: Painter) -> None:
        """What stands still on the title."""

    def ways(self, paint: Painter) -> None:
        """What leads from there to other worlds, over all of them."""

    def life(self, paint: Painter, flow: float) -> None:
        """What moves there; ``flow`` is the time in seconds."""
