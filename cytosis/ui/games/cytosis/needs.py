"""What the own cards still need, in the free end of a hand of few cards: each one's next step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.games.cytosis.pathway import Path
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.strip import tick
from cytosis.ui.widgets.shapes import icon

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

NARROW = 270.0
"""Where there is less room beside the cards nothing is told."""
TITLE, ROW, PLACE, THUMB = 28.0, 48.0, 36.0, (54.0, 36.0)


def paint_needs(paint: Painter, design: CytosisDesign) -> None:
    """A row for each card that has a way: where it goes next, what that takes, and whether it is there."""
    hand = design.hand()
    _, tray = design.at.trays(len(hand))
    if not hand or design.at.folded or tray[2] < NARROW:
        return
    ways = [design.question.pathways.of_card(card, design.view) for card in hand]
    paths = [path for path in ways if path is not None and any(not step.done for step in path.steps)]
    if not paths:
        return
    x, y, width, height = tray
    top = y + (height - TITLE - ROW * len(paths)) / 2
    title = design.table.texts.t("ui.rival.need")
    fit.line(paint, title, (x + 6, top, width - 18, TITLE), 15, "soft")
    for i, path in enumerate(paths):
        _row(paint, design, path, (x + 6, top + TITLE + i * ROW, width - 18, ROW))


def _row(paint: Painter, design: CytosisDesign, path: Path, box: Box) -> None:
    x, y, width, height = box
    step = next(one for one in path.steps if not one.done)
    middle = y + height / 2
    framed(paint, f"card.{path.card}", (x, middle - THUMB[1] / 2, *THUMB), 7)
    left = x + THUMB[0] + 22
    icon(paint, "forward", left - 11, middle, 15, "mute")
    design.vignette(paint, f"place {step.spots[0]}", (left, middle - PLACE / 2, PLACE, PLACE))
    left += PLACE + 8
    room = x + width - left - 24
    fit.line(paint, design.words.area(step.area), (left, y + 3, room, height / 2 - 3), 13, "soft")
    bits: list[Bit] = []
    for need in step.needs:
        bits += [f"{min(need.have, need.need)}/{need.need}", (f"resource.{need.resource}", 18.0)]
    fit.bits(paint, bits, left, y + height * 0.72, room, 14.5)
    tick(paint, step.ready, x + width - 10, middle)
