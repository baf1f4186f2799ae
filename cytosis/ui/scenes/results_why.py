"""How the end of a game was decided, in a few lines that are each about a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.words.summary import Summary
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.results_counting import race
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.results_look import ResultsLook


def count(summary: Summary) -> int:
    """How many lines tell how it was decided."""
    return (
        bool(summary.decided or len(summary.winners) > 1)
        + bool(level(summary))
        + (summary.lead()[1] > 0)
        + (summary.late()[1] > 0)
    )


def level(summary: Summary) -> tuple[int, int] | None:
    """Two seats with the same points, one after the other, of which nothing else is told."""
    pairs = list(zip(summary.ranking, summary.ranking[1:], strict=False))[bool(summary.decided) :]
    found = (
        pair
        for pair in pairs
        if summary.totals[pair[0]] == summary.totals[pair[1]]
        and summary.places[pair[0]] != summary.places[pair[1]]
    )
    return next(found, None)


def why(look: ResultsLook, box: Box) -> None:
    """What decided it; while points are counted, everybody's so far."""
    paint, scene, texts = look.paint, look.scene, look.texts
    x, y, width, height = box
    plate(paint, box, "panel")
    title = texts.t("ui.results.why" if scene.done else "ui.results.so_far")
    paint.text(title, x + 24, y + 30, 21, "head", "heading", room=width - 48, tall=38)
    if not scene.done:
        race(look, (x + 24, y + 52, width - 48, height - 62))
        return
    top, size = y + 50, 16.0
    room = width - 96
    reasons = _reasons(look)
    while size > 9 and sum(rich_height(paint, text, room, size) + 8 for _, text in reasons) > height - 54:
        size -= 0.5
    for seat, text in reasons:
        high = rich_height(paint, text, room, size)
        if top + high > y + height - 4:
            break
        look.sign(seat, x + 42, top + min(high, 26) / 2, 24)
        top += rich(paint, text, x + 68, top, room, size) + 8


def _reasons(look: ResultsLook) -> list[tuple[int, str]]:
    """A few lines, each about a seat."""
    scene, texts, summary = look.scene, look.texts, look.scene.summary
    first, second = summary.columns[0], summary.columns[-1 if len(summary.columns) < 2 else 1]
    names = [look.name_of(column) for column in sorted(summary.columns)]
    reasons = []
    if summary.decided:
        reasons.append((first, summary.decided))
    elif len(summary.winners) > 1:
        reasons.append((first, f"{texts.t('ui.results.shared')}."))
    pair = level(summary)
    if pair is not None:
        one, other = map(look.name_of, pair)
        reasons.append((pair[0], texts.t("ui.results.level", first=one, second=other)))
    source, gain = summary.lead()
    if gain > 0:
        where = scene.teller.source(source)
        reasons.append(
            (
                first,
                texts.n("ui.results.lead", gain, name=names[first], other=names[second], source=where),
            )
        )
    seat, late = summary.late()
    if late > 0:
        reasons.append((seat, texts.n("ui.results.late", late, name=names[seat])))
    return reasons
