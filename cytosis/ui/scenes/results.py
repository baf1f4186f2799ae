"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from cytosis.app.i18n import Texts
from cytosis.engine import Match
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Pop, Scene, Target, Transition

BUTTON = (1300.0, 800.0, 260.0, 60.0)


class ResultsScene(Scene):
    """A table that adds up, best seat first."""

    def __init__(self, match: Match, names: list[str], texts: Texts) -> None:
        super().__init__()
        self._match = match
        self._names = names
        self._texts = texts

    def targets(self) -> list[Target]:
        """One way out."""
        return [Target("button.back", BUTTON)]

    def act(self, name: str) -> Transition | None:
        """Back to the title."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """Escape leaves."""
        return Pop() if key == "escape" else None

    def draw(self, paint: Painter) -> None:
        """Winner, then a row for each source and a column for each seat."""
        left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
        paint.picture("backdrop", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
        outcome = self._match.outcome()
        if outcome is None:
            return
        title = self._texts.t("ui.wins", name=self._names[outcome.winner])
        paint.text(title, 800, 76, 40, "head", "heading", "centre")
        paint.panel((120, 130, 1360, 640), "panel", 18)
        sheets = {
            seat: {line.source: line.points for line in self._match.score(seat)} for seat in outcome.ranking
        }
        sources = list(dict.fromkeys(source for sheet in sheets.values() for source in sheet))
        pitch = min(56, 520 / (len(sources) + 2))
        for column, seat in enumerate(outcome.ranking):
            x = 560 + column * 180
            paint.sign(f"disk.{paint.theme.players[seat].id}", x, 176, 44)
            paint.text(self._names[seat], x, 216, 18, "head", "text", "centre", 170)
        for row, source in enumerate(sources):
            y = 262 + row * pitch
            paint.text(self._texts.t(f"source.{source}"), 160, y, 18, "body", "soft", room=300)
            for column, seat in enumerate(outcome.ranking):
                points = sheets[seat].get(source, 0)
                paint.text(
                    str(points), 560 + column * 180, y, 19, "bold", "text" if points else "mute", "centre"
                )
        y = 262 + len(sources) * pitch + 10
        paint.text(self._texts.t("ui.total"), 160, y, 22, "head", "heading")
        for column, seat in enumerate(outcome.ranking):
            paint.sign("points", 560 + column * 180, y, 52)
            paint.text(str(outcome.totals[seat]), 560 + column * 180, y, 20, "head", "#4A2C00", "centre")
        paint.button(self._texts.t("ui.back"), BUTTON, "gold", 22, self.pointer.hover == "button.back")
