"""What came of all games, in a table: who played what, how often, how well."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.files import stats
from cytosis.app.play.players import name as showable
from cytosis.app.words.alone import alone
from cytosis.app.words.i18n import Texts, game_name
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.table import Cell, columns, table

FIGURES = "sums.list"
"""The name of the table, where it is longer than its place."""
LABEL = 344.0
PLACE: Box = (820, 560, 724, 212)
ROW = 53.0
HEADS = ("count", "wins", "best", "mean")
EDGE = 14.0
"""What the bar at the right takes."""
BAR = 76.0
"""How wide a share of games that were won is at most."""

Sums = Sequence[tuple[stats.Key, stats.Summary]]


class Figures(Scroll):
    """The table; all of it can be reached, however many played."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def fit(self, content: float) -> None:
        """There are so many rows now."""
        super().fit(content * ROW)

    def targets(self) -> list[Target]:
        """The table, where the wheel has something to turn."""
        return [Target(FIGURES, PLACE)] if self.needed else []

    def draw_rows(self, paint: Painter, texts: Texts, sums: Sums, mixed: bool) -> None:
        """Heads that stay, rows that scroll; ``mixed``: of several games."""
        x, y, width, _ = PLACE
        box = (x, y - self.offset, width - EDGE * self.needed, len(sums) * ROW)
        middles = columns(box, LABEL, len(HEADS))
        for key, middle in zip(HEADS, middles, strict=True):
            name = texts.t(f"ui.history.{key}")
            paint.text(name, middle, y - 22, 15, "bold", "soft", "centre", 110, tall=32)
        with paint.within(PLACE):
            table(paint, box, [_row(texts, who, one, mixed) for who, one in sums], LABEL, tallest=ROW)
            for i, (_, one) in enumerate(sums):
                _share(paint, one, middles[1], box[1] + (i + 1) * ROW - 10)
        self.draw(paint)


def _share(paint: Painter, sums: stats.Summary, middle: float, y: float) -> None:
    """Under the share of games that were won: how much of a whole it is."""
    part = sums.wins / sums.games if sums.games else 0.0
    progress(paint, min(max(part, 0.0), 1.0), (middle - BAR / 2, y, BAR, 5.0))


def _row(texts: Texts, who: stats.Key, sums: stats.Summary, mixed: bool) -> tuple[str, list[Cell]]:
    """Name and figures; a result that somebody's editor made unreadable says so."""

    def told() -> tuple[str, list[Cell]]:
        what = [game_name(texts, who.game)] if mixed else []
        what += alone(texts, who, sums) or [texts.n("ui.history.seats", who.seats)]
        what += [texts.n(f"ui.history.how.{how}", n) for how, n in sums.other.items()]
        share = f"{sums.wins / sums.games:.0%}" if sums.games else "-"
        best = str(sums.best) if sums.games else "-"
        cells = [str(sums.games), share, best, f"{sums.mean:.1f}" if sums.games else "-"]
        return f"{showable(who.name)}\n{', '.join(what)}", [Cell(text) for text in cells]

    return proof(told, lambda: (texts.t("save.unshown"), [Cell("-", muted=True)] * 4))
