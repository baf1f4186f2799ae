"""The table of Cellulose as short labelled lines that read well one by one, without looking."""

from __future__ import annotations

from cytosis.app import teller
from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.games.cellulose.data.catalog import RESOURCES
from cytosis.games.cellulose.view import SeatView, View


class BoardTexts(teller.Board):
    """Describes what lies open, and the viewer's own hand."""

    _w: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words)

    def whole(self, view: View) -> list[str]:
        """Everything public, and nothing else."""
        lines = [self.round(view), self.wall(view), *self.row(view), *self.markers(view)]
        for seat in range(len(view.seats)):
            lines += self.seat(view, seat)
        return [*lines, *self.rival(view), self._t.n("cellulose.table.deck", view.deck)]

    def rival(self, view: View) -> list[str]:
        """Ivy's mat, where somebody plays alone."""
        facts = self._w.catalog.ivy
        return [] if view.ivy is None or facts is None else IvyTexts(self._w, facts).mat(view.ivy)

    def round(self, view: View) -> str:
        """The day, the Water Level and who begins the next one."""
        holder = self._w.seat(view.first_player)
        return self._t.t("cellulose.table.round", n=view.round, level=view.water_level, name=holder)

    def wall(self, view: View) -> str:
        """How far the wall is, and what its next stones are worth."""
        spaces = self._w.catalog.wall
        ahead = spaces[view.wall : view.wall + 3]
        key = "cellulose.table.wall" if ahead else "cellulose.table.wall_full"
        return self._t.t(key, n=view.wall, most=len(spaces), next=", ".join(map(str, ahead)))

    def row(self, view: View) -> list[str]:
        """The open cards with their prices."""
        lines = [self._t.t("cellulose.table.row")]
        for space in self._w.catalog.spaces:
            if space.action == "take_card" and (card := view.row[space.slot]):
                price = self._w.amounts(space.cost) if any(space.cost) else self._t.t("cellulose.sign.free")
                text = self._t.t(
                    "cellulose.table.slot", n=space.slot + 1, price=price, card=self._w.about(card)
                )
                lines.append(f"  {text}")
        return lines if len(lines) > 1 else [self._t.t("cellulose.table.row_empty")]

    def markers(self, view: View) -> list[str]:
        """Which spaces are taken, and by whom."""
        if not view.spaces:
            return []
        lines = [self._t.t("cellulose.table.markers")]
        for space, lying in view.spaces.items():
            who = self._w.listed(
                self._t.t("cellulose.table.grey_of", name=self._w.seat(seat))
                if colour == "grey"
                else self._w.seat(seat)
                for seat, colour in lying
            )
            lines.append("  " + self._t.t("cellulose.table.at", space=self._w.space(space), who=who))
        return lines

    def seat(self, view: View, seat: int) -> list[str]:
        """A player as everybody sees them."""
        me = view.seats[seat]
        lines = [
            self._t.t("cellulose.table.seat", name=self._w.seat(seat), total=self._w.points(me.total)),
            "  " + self.stock(me),
            "  "
            + self._t.t("cellulose.table.plant", shoot=self._w.node(me.shoot), root=self._w.node(me.root)),
            "  " + self._t.t("cellulose.table.vacuole", n=me.vacuole, track=me.track),
            "  " + self._t.n("cellulose.table.held", me.hand_count),
        ]
        if me.played:
            lines.append("  " + self._t.t("cellulose.table.played", cards=self._w.cards(me.played)))
        return lines

    def stock(self, me: SeatView) -> str:
        """Resources and markers of a seat."""
        what = self._w.amounts([me.stock[kind] for kind in RESOURCES])
        key = "cellulose.table.stock_grey" if me.grey else "cellulose.table.stock"
        return self._t.t(key, what=what, markers=me.markers, grey=me.grey)

    def hand(self, view: View, seat: int) -> list[str]:
        """The cards of the viewer, each with what it does."""
        cards = view.seats[seat].hand or ()
        if not cards:
            return [self._t.t("cellulose.table.hand_empty")]
        return [self._t.t("cellulose.table.hand"), *(f"  {self._w.about(card)}" for card in cards)]

    def decision(self, view: View, seat: int, kind: str) -> list[str]:
        """Where the game stands, for the one who has to choose."""
        lines = [self.round(view), self.wall(view)] if kind in ("turn", "sunrise") else []
        if kind == "turn":
            lines += self.rival(view)[:3]
        lines.append(self._t.t("table.decision", name=self._w.seat(seat), what=self._t.t(f"choice.{kind}")))
        lines.append(self.stock(view.seats[seat]))
        held = view.seats[seat].hand or ()
        return [*lines, self._t.t("table.hand_short", cards=self._w.cards(held))] if held else lines
