"""The table of Amino as short labelled lines that read well one by one, without looking."""

from __future__ import annotations

from cytosis.app import teller
from cytosis.app.games.amino.words import Words
from cytosis.games.amino.view import View


class BoardTexts(teller.Board):
    """Describes what lies open; what a seat has seen it has to remember itself."""

    _w: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words)

    def whole(self, view: View) -> list[str]:
        """Everything public, and nothing else."""
        lines = [self.round(view)]
        for seat in range(len(view.seats)):
            lines += self.seat(view, seat)
        return [*lines, self._t.n("amino.table.deck", view.deck)]

    def round(self, view: View) -> str:
        """Which hand of how many."""
        key = "amino.table.hand" if view.hands else "amino.table.hand_open"
        return self._t.t("amino.table.extra" if view.extra else key, n=view.hand, hands=view.hands or 0)

    def seat(self, view: View, seat: int) -> list[str]:
        """A player as everybody sees them: points, cards in hand, the own atmosphere."""
        me, row = view.seats[seat], view.atmospheres[seat]
        lines = [
            self._t.t("amino.table.seat", name=self._w.seat(seat), total=self._w.points(me.total)),
            "  " + self._t.n("amino.table.held", me.hand_count),
        ]
        if any(card is not None for card in row) and self._open(view):
            lines.append("  " + self._t.t("amino.table.open", cards=self._w.cards(c for c in row if c)))
        else:
            lines.append("  " + self._t.n("amino.table.lying", len(row)))
        return lines

    @staticmethod
    def _open(view: View) -> bool:
        return view.pending is None or view.pending.kind == "sunlight"

    def hand(self, view: View, seat: int) -> list[str]:
        """The cards of the viewer, each with what it does."""
        cards = view.seats[seat].hand or ()
        if not cards:
            return [self._t.t("table.hand_empty")]
        return [self._t.t("table.hand"), *(f"  {self._w.about(card)}" for card in cards)]

    def decision(self, view: View, seat: int, kind: str) -> list[str]:
        """Where the game stands, for the one who has to choose."""
        lines = [self.round(view)] if kind in ("seed", "analyze") else []
        lines.append(self._t.t("table.decision", name=self._w.seat(seat), what=self.asked(kind)))
        if kind == "sunlight":
            return [*lines, *self.seat(view, seat)]
        return [*lines, self._t.t("table.hand_short", cards=self._w.cards(view.seats[seat].hand or ()))]
