"""An evening to be read: what each of its steps brought, with the numbers of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.teller import full_stop
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import NOBODY
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import disc, glow, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

STEPS = {"flasks": "reclaim", "vacuole": "pour", "wall": "build", "level": "water", "cards": "draw"}
"""The steps of an evening with their signs."""
WIDE, HEAD, FOOT, ROW, GAP = 660.0, 58.0, 16.0, 46.0, 8.0
FACE = (62.0, 76.0)
"""How large a card is that left the row, or came."""
WORDS, GREY, SIZE = 64.0, 46.0, 17.0
"""Where the words of a step begin, the room of a grey flask at their end, and their size."""


class Dusk:
    """Hears an evening and tells it once its last card has been laid."""

    def __init__(self, design: CelluloseDesign) -> None:
        self._design = design
        self._lines: dict[str, list[str]] = {}
        self._grey = False
        self._gone: list[str] = []
        self._came: tuple[str | None, ...] = ()
        """Cards that left the row, and those that lie there now."""
        self.shown = False
        """Whether it lies on the table to be read."""

    def hear(self, event: Event, step: int) -> None:
        """One event of the evening; ``step`` is the last one that was reached."""
        if isinstance(event, happened.EveningBegan):
            self._lines, self._grey = {name: [] for name in STEPS}, False
            self._gone, self._came = [], ()
        if isinstance(event, happened.CardsDiscarded) and event.seat == NOBODY:
            self._gone += event.cards or ()
        if isinstance(event, happened.RowFilled):
            self._came = event.row
        self.shown = isinstance(event, happened.RowFilled)
        name = [*STEPS][step] if 0 <= step < len(STEPS) else ""
        said = self._design.narrator.sentence(event, None) if name and self._lines else ""
        if said and not isinstance(event, happened.EveningBegan):
            self._lines[name].append(full_stop(said[:1].upper() + said[1:]))
        self._grey = self._grey or (isinstance(event, happened.VacuoleRewarded) and event.grey)

    def lines(self) -> dict[str, str]:
        """What every step brought, in sentences; the wall that was closed before says nothing."""
        t = self._design.table.texts.t
        plain = {"flasks": t("cellulose.dusk.flasks"), "vacuole": t("cellulose.dusk.vacuole.none")}
        found = {name: " ".join(self._lines.get(name, ())) for name in STEPS}
        return {name: said or f"{plain[name]}." for name, said in found.items() if said or name in plain}

    def draw(self, paint: Painter) -> None:
        """A row for each step; a grey flask that was won stands beside its reward."""
        x, y, width, height = self._design.at.regions["board"]
        lines, inner = self.lines(), WIDE - WORDS - 28
        rooms = {name: inner - (GREY if self._won(name) else 0) for name in lines}
        highs = {
            name: max(ROW, paint.lines_height(said, rooms[name], SIZE, "body", 1.3) + 8)
            for name, said in lines.items()
        }
        if "cards" in highs and self._came:
            highs["cards"] = FACE[1] + 14
        tall = min(HEAD + FOOT + sum(highs.values()) + GAP * (len(highs) - 1), height - 20)
        box: Box = (x + (width - WIDE) / 2, y + (height - tall) / 2, WIDE, tall)
        glow(paint, box, "#F2A25C", 20, 26, 0.3)
        plate(paint, box, "dialog", 20, 1.0)
        paint.sign("cellulose.evening", box[0] + 40, box[1] + 32, 34)
        title = self._design.table.texts.t("cellulose.dusk.title", n=self._design.view.round)
        fit.line(paint, title, (box[0] + WORDS, box[1] + 8, WIDE - WORDS - 20, 46), 24, "heading")
        top, spare = box[1] + HEAD, tall - HEAD - FOOT - sum(highs.values()) - GAP * (len(highs) - 1)
        for name, said in lines.items():
            high = highs[name] + min(spare, 0.0) / len(highs)
            self._row(paint, name, said, (box[0] + 14, top, WIDE - 28, high))
            top += high + GAP

    def _won(self, name: str) -> bool:
        return self._grey and name == "vacuole"

    def _row(self, paint: Painter, name: str, said: str, box: Box) -> None:
        x, y, width, height = box
        middle, won = y + height / 2, self._won(name)
        plate(paint, box, ("#1F4A42", "#16382F", "#FFD75E" if won else "#3F7A69"), 12, 0.97, False)
        disc(paint, x + 26, middle, 18, "#12302F", "#4C8A78", 2)
        paint.sign(f"cellulose.{STEPS[name]}", x + 26, middle, 25)
        words = (x + WORDS - 10, y + 4, width - WORDS - (GREY if won else 0), height - 8)
        if name == "cards" and self._came:
            self._faces(paint, words)
            return
        fit.block(paint, said, words, SIZE, "body", "text", "left", True)
        if won:
            paint.sign("flask.grey", x + width - GREY / 2 - 4, middle, 42)

    def _faces(self, paint: Painter, box: Box) -> None:
        """The cards that left, crossed out, and the row as it is now."""
        x, y, width, height = box
        high = min(FACE[1], height)
        wide, top = FACE[0] * high / FACE[1], y + (height - high) / 2
        for i, card in enumerate(self._gone):
            left = x + i * (wide + 6)
            self._design.small(paint, card, (left, top, wide, high))
            disc(paint, left + wide - 8, top + high - 8, 10, "#D8414F", "#FFFFFF", 1.6)
            icon(paint, "close", left + wide - 8, top + high - 8, 13, "#FFFFFF")
        icon(paint, "arrow", x + len(self._gone) * (wide + 6) + 20, y + height / 2, 24, "soft")
        shown = [card for card in self._came if card]
        for i, card in enumerate(shown):
            self._design.small(paint, card, (x + width - (len(shown) - i) * (wide + 6), top, wide, high))


def step(event: Event) -> int:
    """The step of the evening an event belongs to; -1 for none."""
    if isinstance(event, happened.EveningBegan):
        return 0
    if isinstance(event, happened.VacuoleRewarded):
        return 1
    if isinstance(event, happened.WallBuilt) and event.seat == NOBODY:
        return 2
    if isinstance(event, happened.WaterReset) or (isinstance(event, happened.Paid) and event.why == "salt"):
        return 3
    gone = isinstance(event, happened.CardsDiscarded) and event.seat == NOBODY
    return 4 if gone or isinstance(event, happened.RowFilled) else -1
