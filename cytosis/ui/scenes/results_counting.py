"""While points are counted: which source it is, who is ahead so far, and everybody's bar growing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.words.summary import Summary
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.results_look import ResultsLook

SIDE_BY_SIDE = 3
"""More bars than that stand in two columns."""
BAR = 30.0
"""How high the line of a bar is at least."""
NAME, FIGURE = 96.0, 46.0
"""Room for a name and for the points beside its bar."""


def counting(look: ResultsLook, box: Box) -> None:
    """The source that is counted now, how far the count has come, and who is ahead."""
    paint, scene, texts = look.paint, look.scene, look.texts
    sources = scene.summary.sources
    x, y, width, height = box
    left, room = x + 134, width - 134 - 166
    plate(paint, box, "panel", 18)
    scenery(scene.match.ruleset.game).sign(paint, x + 68, y + height / 2, 92)
    now = min(int(scene.counted), len(sources) - 1)
    caption = f"{texts.t('ui.results.counting')} · {now + 1}/{len(sources)}"
    paint.text(caption, left, y + 23, 16, "head", "heading", room=room, tall=28)
    paint.text(scene.teller.source(sources[now]), left, y + 54, 28, "head", room=room, tall=38)
    progress(paint, scene.counted / len(sources), (left, y + 78, room, 12), "glow")
    paint.text(texts.t("ui.results.skip"), left, y + 108, 15.5, "body", "soft", room=room, tall=26)
    first = max(scene.summary.columns, key=scene.total)
    paint.sign("points", x + width - 70, y + height / 2, 92)
    total = str(scene.total(first))
    paint.text(total, x + width - 70, y + height / 2, 32, "head", "#4A2C00", "centre", 70, tall=50)
    look.sign(first, x + width - 132, y + height / 2, 36)


def _grid(summary: Summary) -> tuple[int, int]:
    """How many bars stand beside each other, and how many below."""
    across = 2 if len(summary.columns) > SIDE_BY_SIDE else 1
    return across, -(-len(summary.columns) // across)


def race_height(summary: Summary) -> float:
    """Room that the bars need."""
    return BAR * _grid(summary)[1]


def race(look: ResultsLook, box: Box) -> None:
    """Everybody's points so far, as bars on one scale."""
    paint, scene = look.paint, look.scene
    x, y, width, height = box
    found = sorted(scene.summary.columns)
    across, rows = _grid(scene.summary)
    each, high = width / across, min(height / rows, 44.0)
    most = max(1, *scene.summary.totals, *(points for _, points in scene.summary.rivals))
    for i, column in enumerate(found):
        left, middle = x + i % across * each, y + (i // across + 0.5) * high
        look.sign(column, left + 14, middle, min(high * 0.84, 28))
        paint.text(look.name_of(column), left + 36, middle, 15.5, "bold", room=NAME, tall=high * 0.9)
        bar = (left + 42 + NAME, middle - 6, each - NAME - FIGURE - 66, 12)
        total = scene.total(column)
        progress(paint, total / most, bar, paint.theme.players[look.look_of(column)].line)
        right = bar[0] + bar[2] + FIGURE
        paint.text(f"{total}", right, middle, 17, "head", "text", "right", FIGURE - 6, tall=high * 0.9)
