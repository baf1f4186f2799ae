"""A hand is over: what lay in each atmosphere, what it brought, and who leads now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, badge, plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign
    from cytosis.ui.games.amino.show import HandOver

WIDTH, HEAD, FOOT, ROW = 1060.0, 78.0, 96.0, 94.0
BUTTON = (250.0, 58.0)
CARD = (58.0, 75.0)
WATCHED = 3.0
"""Seconds it stays where nobody plays and somebody only watches."""


class HandOverScene(Scene):
    """A row for each seat, the leader first; any key goes on."""

    opaque = False

    def __init__(self, design: AminoDesign, over: HandOver) -> None:
        super().__init__()
        self._design = design
        self._over = over
        self._left = WATCHED
        seats = design.table.match.view(None).seats
        self._totals = [sum(seat.by_hand[: over.hand]) for seat in seats]
        self._order = sorted(range(len(seats)), key=lambda seat: (-self._totals[seat], seat))

    def _box(self) -> Box:
        high = HEAD + FOOT + ROW * len(self._order)
        return 800 - WIDTH / 2, 450 - high / 2, WIDTH, high

    def _button(self) -> Box:
        x, y, width, height = self._box()
        return x + width - BUTTON[0] - 32, y + height - BUTTON[1] - 20, *BUTTON

    def targets(self) -> list[Target]:
        """One way on."""
        return [Target("button.go", self._button())]

    def act(self, name: str) -> Transition | None:
        """A click anywhere goes on."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """So does any key."""
        return Pop()

    def update(self, seconds: float) -> Transition | None:
        """Where nobody plays it goes by itself."""
        self._left -= seconds
        return Pop() if not self._design.table.people and self._left <= 0 else None

    def busy(self) -> bool:
        """Only then time matters."""
        return not self._design.table.people

    def draw(self, paint: Painter) -> None:
        """Cards, sums, points and totals."""
        texts = self._design.table.texts
        box = x, y, width, _ = self._box()
        paint.veil("veil", 150)
        plate(paint, box, "dialog", 22, 1.0)
        title = texts.t("amino.end.title", n=self._over.hand)
        paint.text(title, x + 34, y + 42, 28, "head", "heading", room=width - 230, tall=52)
        paint.text(texts.t("amino.total"), x + width - 58, y + 48, 15, "head", "soft", "centre", 90)
        for i, seat in enumerate(self._order):
            self._row(paint, seat, (x + 20, y + HEAD + i * ROW, width - 40, ROW - 8), i == 0)
        label = texts.t("amino.end.results" if self._over.last else "amino.end.next")
        Controls(paint, self.pointer).button("button.go", label, self._button(), "gold", 20)

    def _row(self, paint: Painter, seat: int, box: Box, leads: bool) -> None:
        design = self._design
        x, y, width, height = box
        middle = y + height / 2
        player = paint.theme.players[seat]
        plate(paint, box, ("#1C2756", "#182049", GLOW if leads else player.line), 14, 0.97, False)
        badge(paint, seat, x + 34, middle, 38)
        paint.text(design.table.names[seat], x + 62, middle, 20, "head", "text", room=150, tall=height)
        cards = self._over.rows[seat]
        for i, card in enumerate(cards):
            design.cards.face(paint, card, (x + 222 + i * (CARD[0] + 8), middle - CARD[1] / 2, *CARD))
        scored = next(one for one in self._over.scored if one.seat == seat)
        left, room = x + 504, width - 504 - 190
        design.tally.sum(paint, scored, cards, (left, y + 8, room, height * 0.5), 19)
        told, ink = self._lesson(cards)
        below = (left, y + height * 0.54, room, height * 0.4)
        fit.line(paint, told, below, 15, ink, "left", "body")
        design.cards.value(paint, scored.points, x + width - 140, middle, 58)
        paint.sign("points", x + width - 38, middle, 64)
        total = str(self._totals[seat]).replace("-", "\u2212")
        paint.text(total, x + width - 38, middle, 22, "head", "on_track", "centre", 48, tall=36)

    def _lesson(self, cards: Sequence[str]) -> tuple[str, str]:
        """What the atmosphere lacked for an amino acid, and in which ink that is said."""
        design, texts = self._design, self._design.table.texts
        there = {element for card in cards for element in design.elements(card)}
        missing = [element for element in design.words.catalog.elements if element not in there]
        if not missing:
            return texts.t("amino.end.complete"), "good"
        names = design.words.listed(texts.t(f"amino.element.{element}") for element in missing)
        return texts.t("amino.end.missing", names=names), "soft"
