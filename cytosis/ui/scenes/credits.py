"""Who and what is in the program: an independent implementation, and the licences of everything shipped."""

from __future__ import annotations

from cytosis import __version__, paths
from cytosis.app.words.credits import Credit, credits
from cytosis.engine.registry import games
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import plate
from cytosis.ui.widgets.worlds import window
from cytosis.ui.window.session import Session

LIST: Box = (40, 104, 520, 756)
PAGE: Box = (580, 104, 980, 756)
VIEW: Box = (604, 128, 932, 708)
ROW = 72.0
SHORT = 2500
"""A licence of so few letters is written larger."""
LARGE, SMALL = 19.0, 16.0
WORLDS = 168.0
"""How high the windows of the worlds are, above the name of the program."""
GAP = 16.0


class CreditsScene(Scene):
    """Parts at the left, the licence of the chosen one at the right."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.parts: tuple[Credit, ...] = credits()
        self.chosen = 0
        self.page = Scroll(VIEW)
        self._measured: tuple[tuple[int, float, float], list[float]] = ((-1, 0.0, 0.0), [])

    def row_box(self, index: int) -> Box:
        """Where a part is in the list."""
        pitch = min(ROW, (LIST[3] - 28) / len(self.parts))
        return (LIST[0] + 12, LIST[1] + 14 + index * pitch, LIST[2] - 24, pitch - 6)

    def targets(self) -> list[Target]:
        """The way back and the parts."""
        found = [Target("button.back", BACK)]
        found += [Target(f"part.{i}", self.row_box(i)) for i in range(len(self.parts))]
        return [*found, Target("page", VIEW, enabled=False)]

    def act(self, name: str) -> Transition | None:
        """Choose or leave."""
        if name == "button.back":
            return Pop()
        if name.startswith("part."):
            self._choose(int(name[5:]))
        return None

    def _choose(self, index: int) -> None:
        self.chosen, self.page.offset = index, 0.0

    def focused(self, name: str) -> None:
        """The page follows the keyboard."""
        if name.startswith("part."):
            self._choose(int(name[5:]))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, page keys scroll."""
        if key in ("page up", "page down"):
            self.page.page(1 if key == "page down" else -1)
        return Pop() if key == "escape" else None

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The licence scrolls."""
        self.page.turn(steps)
        return None

    def draw(self, paint: Painter) -> None:
        """List and licence."""
        texts, on = self.session.texts, Controls(paint, self.pointer)
        ground(paint)
        header(paint, on, texts.t("ui.credits"), texts.t("ui.credits.about", version=__version__))
        plate(paint, LIST, "panel")
        plate(paint, PAGE, "panel")
        for i, part in enumerate(self.parts):
            x, y, width, height = box = self.row_box(i)
            on.row(f"part.{i}", box, i == self.chosen)
            name = self._own("credit.name", part.name)
            paint.text(name, x + 18, y + height * 0.34, 18, "head", room=width - 36, tall=32)
            about = f"{texts.t(f'credit.{part.kind}')}, {self._own('credit.licence', part.licence)}"
            paint.text(about, x + 18, y + height * 0.72, 15, "body", "soft", room=width - 36, tall=28)
        with paint.within(VIEW):
            self._licence(paint, self.parts[self.chosen])
        self.page.draw(paint)

    def _own(self, key: str, word: str) -> str:
        """A name as it is, or in the reader's language where it is none but a description."""
        full = f"{key}.{word.lower().replace(' ', '_')}"
        return self.session.texts.t(full) if self.session.texts.has(full) else word

    def _licence(self, paint: Painter, part: Credit) -> None:
        x, y, width, _ = VIEW
        top = y - self.page.offset
        start = top
        top += self._head(paint, part, top)
        if part.kind == "game":
            top += rich(paint, self.session.texts.t("ui.credits.independent"), x, top, width - 24, 20) + 16
        paragraphs = [" ".join(one.split()) for one in part.text(paths.assets()).split("\n\n")]
        size = LARGE if sum(map(len, paragraphs)) < SHORT else SMALL
        for paragraph, height in zip(paragraphs, self._heights(paint, paragraphs, size), strict=True):
            if y - height < top < y + VIEW[3]:  # a licence may be long, and only a page of it is in sight
                rich(paint, paragraph, x, top, width - 24, size, "soft")
            top += height + 10
        self.page.fit(top - start + 8)

    def _head(self, paint: Painter, part: Credit, top: float) -> float:
        """Name, kind and licence of the part; the program shows its worlds."""
        x, _, width, _ = VIEW
        room, start = width - 24, top
        if part.kind == "game":
            each = (room + GAP) / len(games())
            for i, game in enumerate(games()):
                window(paint, game, (x + i * each, top, each - GAP, WORLDS))
            top += WORLDS + GAP
        paint.text(self._own("credit.name", part.name), x, top + 24, 30, "head", room=room, tall=46)
        about = f"{self.session.texts.t(f'credit.{part.kind}')}, {self._own('credit.licence', part.licence)}"
        paint.text(about, x, top + 60, 17, "bold", "heading", room=room, tall=30)
        return top + 96.0 - start

    def _heights(self, paint: Painter, paragraphs: list[str], size: float) -> list[float]:
        """How high each paragraph is; measured once."""
        key = (self.chosen, paint.sheet.scale, paint.text_scale)
        if self._measured[0] != key:
            heights = [rich_height(paint, paragraph, VIEW[2] - 24, size) for paragraph in paragraphs]
            self._measured = (key, heights)
        return self._measured[1]
