"""What every zone of Amino's table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Zone

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

RADIUS = 12.0
"""The corners of a card as large as in a tray of three or four seats."""


class AminoZone(Zone):
    """A zone that knows its design."""

    def __init__(self, design: AminoDesign) -> None:
        super().__init__(design.table)
        self.design = design

    @property
    def texts(self) -> Texts:
        """The language."""
        return self.table.texts


def rounded(box: Box) -> float:
    """The corners of a card of that size."""
    return float(round(RADIUS * box[2] / 88))
