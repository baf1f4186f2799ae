"""A part of Ivy's mat from close by: her action card with the reasons, her map, her growth track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cellulose.data.catalog import IVY
from cytosis.ui.games.cellulose.mat import EDGES
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign
    from cytosis.ui.games.cellulose.zones.mat import MatZone

PICTURE: dict[str, Box] = {
    "action": (190, 170, 420, 445),
    "map": (220, 200, 360, 360),
    "growth": (210, 100, 380, 589),
}
"""Where each part is painted large."""
TEXT: Box = (720, 90, 730, 648)
GAP = 8.0


def paint_rival(paint: Painter, design: CelluloseDesign, part: str) -> None:
    """The part at the left, what it means at the right."""
    mat = design.mat
    if mat is not None:
        {"action": _action, "map": _map, "growth": _growth}[part](paint, design, mat)


def _title(paint: Painter, title: str, under: str) -> float:
    """Returns how high both are."""
    x, y, width, _ = TEXT
    used = fit.block(paint, title, (x, y, width, 76), 28, "head", "heading") + 4
    return used + fit.block(paint, under, (x, y + used, width, 66), 17, "body", "soft") + 10


def _rows(paint: Painter, rows: list[tuple[str, str, str]], top: float) -> None:
    """Sentences, each with a sign: its name, a colour behind it, the words; all of one size."""
    x, y, width, height = TEXT
    room = (height - top - GAP * len(rows)) / max(len(rows), 1)
    boxes = [(x + 48, 0.0, width - 60, min(room, 120.0) - 6) for _ in rows]
    size = fit.common(
        paint, [(text, box) for (_, _, text), box in zip(rows, boxes, strict=True)], 17, "body", 99
    )
    at = y + top
    for sign, ground, text in rows:
        lines = paint.wrapped(text, size, "body", width - 60)
        tall = max(fit.height(paint, size) * len(lines) + 10, 36.0)
        plate(paint, (x, at, width, tall), "row", 10, 0.96, False)
        if sign in ("tick", "close"):
            icon(paint, sign, x + 24, at + tall / 2, 24, ground)
        elif ground:
            disc(paint, x + 24, at + tall / 2, 15, ground, "#FFFFFF", 1.4)
            paint.sign(f"cellulose.{sign}", x + 24, at + tall / 2, 20)
        elif sign:
            fit.line(paint, sign, (x + 6, at, 36, tall), 18, "heading", "centre")
        fit.block(paint, text, (x + 48, at + 2, width - 59, tall - 4), size, "body", "text", "left", True)
        at += tall + GAP


def _action(paint: Painter, design: CelluloseDesign, mat: MatZone) -> None:
    """The card that lies open, with the reason why each bar failed."""
    turn, texts = design.rival.turn(), mat.paints.texts
    mat.paints.action(paint, turn, mat.ivy.deck_count, PICTURE["action"])
    told = texts.say(
        "ivy.table.actions", n=mat.ivy.deck_count, gone=len(mat.ivy.discard), aside=len(mat.ivy.aside)
    )
    if turn is None:
        _title(paint, texts.say("ivy.action.title"), f"{texts.say('ivy.action.none')} {told}")
        return
    top = _title(paint, texts.action(turn.card), told)
    rows = []
    for i, text in enumerate(texts.tried(turn.card, turn.bars)):
        tried = i < len(turn.bars)
        done = tried and turn.bars[i] is None
        sign, ink = ("tick", "good") if done else ("close", "bad") if tried else ("", "")
        rows.append((sign, ink, text))
    _rows(paint, rows, top)


def _map(paint: Painter, design: CelluloseDesign, mat: MatZone) -> None:
    """The four edges: what leads there, and what she has there."""
    ivy, texts, box = mat.ivy, mat.paints.texts, PICTURE["map"]
    mat.paints.map(paint, box, design.rival.way(ivy.map), ivy.strategies)
    x, y = mat.paints.place(ivy.map, box)
    paint.sign(f"cellulose.seed.{mat.player(paint, IVY)}", x, y - 10, 56)
    where = texts.say("ivy.table.map", where=texts.where(ivy.map))
    top = _title(paint, texts.say("ivy.close.map"), f"{where} {texts.say('ivy.info.map.about')}")
    rows = []
    for name, sign in EDGES.items():
        text = f"{texts.strategy(name)}. {' '.join(texts.about_strategy(name))}"
        rows.append((sign, mat.paints.colour(name), text))
    _rows(paint, rows, top)


def _growth(paint: Painter, design: CelluloseDesign, mat: MatZone) -> None:
    """The spaces from the top, as they lie."""
    ivy, texts, box = mat.ivy, mat.paints.texts, PICTURE["growth"]
    mat.paints.track(paint, box, ivy.growth)
    steps = mat.paints.steps(box)
    x, y, _, height = steps[ivy.growth - 1]
    paint.sign(f"cellulose.seed.{mat.player(paint, IVY)}", x + 8, y + height / 2 - 8, 60)
    under = texts.say("ivy.table.growth", n=ivy.growth, most=len(steps))
    top = _title(paint, texts.say("ivy.close.growth"), under)
    rows = [(str(i + 1), "", " ".join(texts.about_space(i))) for i in reversed(range(len(steps)))]
    _rows(paint, rows, top)
