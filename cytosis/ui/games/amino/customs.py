"""What people at the table agree on, at work: three cards, as they lie now, a turn later, and later still."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cytosis.ui.games.amino.cards import SIZE, CardPainter
from cytosis.ui.games.amino.zones.air import mark
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import GLOW, disc, plate

CARD = "NH3"
"""Whichever card was looked at."""
SHOWN: Mapping[tuple[str, str], tuple[str, str, str]] = MappingProxyType(
    {
        ("aid", "off"): ("", "", ""),
        ("aid", "fades"): ("strip", "pale", ""),
        ("aid", "keeps"): ("strip", "strip", "strip"),
        ("look", "hold"): ("", "held", ""),
        ("look", "tap"): ("click", "open", "click"),
        ("marks", "round"): ("mark", "mark", ""),
        ("marks", "hand"): ("mark", "mark", "mark"),
        ("marks", "off"): ("", "", ""),
    }
)
"""By custom and value: what is seen of each card."""


def custom(paint: Painter, cards: CardPainter, name: str, value: str, box: Box) -> None:
    """The cards in a row, as high as the box lets them."""
    x, y, width, height = box
    tall = min(height - 16, (width / 3 - 10) * SIZE[1] / SIZE[0])
    wide = tall * SIZE[0] / SIZE[1]
    for i, what in enumerate(SHOWN.get((name, value), ("", "", ""))):
        left = x + width / 2 + (i - 1) * (wide + 12) - wide / 2
        _card(paint, cards, what, (left, y + (height - 16 - tall) / 2, wide, tall))


def _card(paint: Painter, cards: CardPainter, what: str, box: Box) -> None:
    x, y, width, height = box
    if what in ("held", "open"):
        cards.face(paint, CARD, box, GLOW)
    else:
        cards.back(paint, box)
    if what in ("strip", "pale"):
        band = (x + 4, y + height * 0.54, width - 8, height * 0.26)
        plate(paint, band, "tip", 6, 0.55 if what == "pale" else 0.96, False)
        size = cards.formula_size(paint, CARD, 15, (band[2] - 8, band[3]))
        left = x + (width - cards.formula_width(paint, CARD, size)) / 2
        cards.formula(paint, CARD, (left, band[1] + band[3] / 2), size, "on_light")
    elif what == "mark":
        mark(paint, "look", 0, x + width / 2, y + 14)
    elif what == "held":  # the button is down all the time
        plate(paint, (x, y + height + 6, width, 8), (GLOW, GLOW, "#FFFFFF"), 4, 1.0, False)
    elif what == "click":
        disc(paint, x + width / 2, y + height + 10, 6, GLOW, "#FFFFFF", 1.4)
