"""The epigenetic part of the state as plain data: snapshots, views and what they must look like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cytosis.engine.data.shape import integer, mapping, names, one_of
from cytosis.engine.notation import positions
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from cytosis.games.cytosis.state import State
from cytosis.games.cytosis.waiting import Waiting

if TYPE_CHECKING:
    from cytosis.games.cytosis.expansions.epigenetic import EpigeneticPart


class EpigeneticPlain:
    """Writes and reads the part; mixed into the expansion itself, which keeps its rules apart from this."""

    _catalog: Catalog
    _count: int

    def part(self, state: State) -> EpigeneticPart:
        """Its part of a state."""
        raise NotImplementedError

    def set_terms(self, state: State) -> None:
        """Powers that are terms of their seat."""
        raise NotImplementedError

    def seat_keys(self) -> tuple[str, ...]:
        """One power per seat, whether it is used up, and what the seat saw of the deck."""
        return ("epigenetic", "used", "peeked")

    def pending_keys(self) -> Mapping[str, tuple[str, ...]]:
        """Its kinds of decisions and their keys."""
        return {
            "draft": ("offer", "chosen", "pile", "returned"),
            "gift": (),
            "early": (),
            "after_flask": (),
            "peek": ("cards",),
            "order": ("cards",),
        }

    def seat_data(self, state: State, seat: int, viewer: int | None, whole: bool) -> Snapshot:
        """Peeked cards are seen by who peeked; the others learn how many."""
        part = self.part(state)
        power = part.powers[seat]
        mine = whole or viewer == seat
        used = part.peek_used and POWERS[power] == "peek" if power >= 0 else False
        return {
            "epigenetic": POWERS[power] if power >= 0 else None,
            "used": ["peek"] if used else [],
            "peeked": self._shown(part.peeked[seat], mine),
        }

    def pending_data(self, state: State, viewer: int | None, whole: bool) -> Snapshot:
        """Offers and looked-at cards are seen by the seat that decides."""
        mine = whole or viewer == state.seat
        if state.kind in ("peek", "order"):
            return {"cards": self._shown(state.asked, mine)}
        if state.kind != "draft":
            return {}
        draft = state.asked
        chosen: list[str | None] = []
        for step, power in enumerate(draft.chosen):
            own = (state.first_player + step) % self._count == viewer
            chosen.append(POWERS[power] if whole or own else None)
        return {
            "offer": _powers(draft.offer, mine),
            "chosen": chosen,
            "pile": _powers(draft.pile, whole),
        }

    def _shown(self, cards: Sequence[int], mine: bool) -> list[str] | int:
        return [self._catalog.cards[card].id for card in cards] if mine else len(cards)

    def known_top(self, data: Snapshot, viewer: int | None) -> Sequence[str]:
        """What the viewer saw on top of the deck."""
        if viewer is None:
            return ()
        known: Sequence[str] = data["seats"][viewer]["peeked"]
        return known

    def read(self, state: State, data: Snapshot) -> None:
        """Its part from a snapshot."""
        from cytosis.games.cytosis.expansions.epigenetic import Draft, EpigeneticPart

        numbers = positions(card.id for card in self._catalog.cards)
        seats = data["seats"]
        state.parts += (
            EpigeneticPart(
                _places(seat["epigenetic"] for seat in seats),
                any(seat["used"] for seat in seats),
                tuple(tuple(numbers[name] for name in seat["peeked"]) for seat in seats),
            ),
        )
        self.set_terms(state)
        pending: dict[str, Any] = data["pending"] or {}
        if pending.get("kind") == "draft":
            state.asked = Draft(*map(_places, (pending["offer"], pending["chosen"], pending["pile"])))
        elif pending.get("kind") in ("peek", "order"):
            state.asked = tuple(numbers[name] for name in pending["cards"])

    def check_shape(self, data: Snapshot) -> None:
        """Its keys can be read."""
        cards = [card.id for card in self._catalog.cards]
        for i, seat in enumerate(data["seats"]):
            if seat["epigenetic"] is not None:
                one_of(seat["epigenetic"], f"seats[{i}].epigenetic", POWERS)
            names(seat["used"], f"seats[{i}].used", ("peek",) if seat["epigenetic"] == "peek" else ())
            names(seat["peeked"], f"seats[{i}].peeked", cards)
        pending = data["pending"] or {}
        kind = pending.get("kind")
        if kind == "draft":
            mapping(pending, "pending", ("seat", "kind", "offer", "chosen", "pile", "then"), ("returned",))
            for key in ("offer", "chosen", "pile"):
                names(pending[key], f"pending.{key}", POWERS)
        elif kind in ("peek", "order"):
            mapping(pending, "pending", ("seat", "kind", "cards", "then"), ())
            names(pending["cards"], "pending.cards", cards)

    def waiting(self) -> Mapping[str, Waiting]:
        """The early flask comes after the gift; a card drawn after the flask may be used (D-10)."""
        return {"early": Waiting(("first_turn",)), "after_draw": Waiting(("end_turn",), (self._seat,))}

    def _seat(self, value: object, where: str) -> None:
        integer(value, where, 0, self._count - 1)

    def asked_over(self) -> Mapping[str, tuple[str, ...]]:
        """What goes on after each of its decisions."""
        return {
            "draft": ("deal",),
            "gift": ("early",),
            "early": ("first_turn",),
            "after_flask": ("end_turn",),
            "peek": ("turn", "after_flask"),
            "order": ("turn", "after_flask", "after_draw", "attack"),
        }


def _powers(powers: Sequence[int], shown: bool) -> list[str] | int:
    """Their names, or only how many there are."""
    return [POWERS[power] for power in powers] if shown else len(powers)


def _places(powers: Iterable[str | None]) -> tuple[int, ...]:
    """Powers as a state knows them; -1 where there is none yet."""
    return tuple(-1 if power is None else POWERS.index(power) for power in powers)
