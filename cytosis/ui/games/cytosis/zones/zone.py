"""What the zones of Cytosis share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.asking import Asking
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.table.design import Zone

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign


class CytosisZone(Zone):
    """A zone that knows whose table it is on."""

    def __init__(self, design: CytosisDesign) -> None:
        super().__init__(design.table)
        self.design = design
        self.texts = design.table.texts
        self.words = design.words

    @property
    def view(self) -> View:
        """The table as it is shown."""
        view: View = self.table.view
        return view

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self.design.at

    @property
    def asking(self) -> Asking:
        """What is being chosen."""
        return self.design.question
