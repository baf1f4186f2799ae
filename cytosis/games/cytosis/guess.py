"""A full state guessed from a view: what the view hides is dealt at random, each way equally likely.

This is how search thinks about hidden cards without ever seeing them. It works on the plain data of the
view, fills in the gaps, and reads the result like any snapshot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cytosis.engine.notation import positions
from cytosis.engine.plain import bits
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.actions import Actions
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.snapshot import Snapshots
from cytosis.games.cytosis.state import State
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.view import WITH_RETURNED


class Guesser:
    """Deals what a view hides."""

    def __init__(
        self, tables: Tables, actions: Actions, snapshots: Snapshots, hooks: Sequence[Expansion] = ()
    ) -> None:
        self._t = tables
        self._snapshots = snapshots
        self._hooks = tuple(hooks)
        self._names = actions.card_ids
        self._order = positions(actions.card_ids)
        self._detox = frozenset(self._names[card] for card in bits(tables.detox))
        self._never_held = frozenset(self._names[card] for card in bits(tables.resolved))
        self._event_ids = tuple(event.id for event in tables.catalog.events)

    def determinize(self, view: Any, rng: Rng) -> State:
        """A full state whose view, for the same seat, is this one."""
        data = view.as_dict()
        top = [name for hook in self._hooks for name in hook.known_top(data, view.viewer)]
        unseen = self._unseen(data, {*view.deck_known, *top})
        removed = self._removed(view, unseen, rng)
        stack = [name for name in unseen if name not in removed and name not in self._never_held]
        rng.shuffle(stack)
        self._deal_hands(data, stack)
        waiting = self._waiting(data["pending"], unseen, stack)
        deck = [*stack, *waiting, *(name for name in view.deck_known if name not in top)]
        rng.shuffle(deck)
        data.update(deck=[*deck, *top[::-1]], removed=removed, events=self._events(view, rng), rng=rng.bits())
        for hook in self._hooks:
            hook.guess(data, view.viewer, rng)
        return self._snapshots.read(data)

    def _removed(self, view: Any, unseen: list[str], rng: Rng) -> list[str]:
        """CY-S07: some of the detox cards that nobody saw left the game."""
        detox = [name for name in unseen if name in self._detox]
        rng.shuffle(detox)
        return sorted(detox[: view.removed], key=self._order.__getitem__)

    def _waiting(self, pending: Snapshot | None, unseen: list[str], stack: list[str]) -> list[str]:
        """Cards that no hand holds; in the set-up some of the stack wait with them for later (CY-X03)."""
        waiting = [name for name in unseen if name in self._never_held]
        if pending is None or pending["kind"] not in WITH_RETURNED:
            return waiting
        thirds = [stack.pop() for _ in range(pending["returned"] - len(waiting))]
        pending["returned"] = [*waiting, *thirds]
        return []

    def _deal_hands(self, data: Snapshot, stack: list[str]) -> None:
        """Others hold what everybody saw them take, and unknown cards besides."""
        for seat in data["seats"]:
            if isinstance(seat["hand"], int):
                unknown = seat["hand"] - len(seat["known"])
                cards = [*seat["known"], *(stack.pop() for _ in range(unknown))]
                seat["hand"] = sorted(cards, key=self._order.__getitem__)

    def _unseen(self, data: Snapshot, in_deck: set[str]) -> list[str]:
        """Cards whose place the viewer does not know, in data order."""
        seen = {*data["row"], *data["discard"], *in_deck}
        for seat in data["seats"]:
            seen.update(
                seat["completed"], seat["known"], seat["hand"] if isinstance(seat["hand"], list) else ()
            )
        for hook in self._hooks:
            seen.update(hook.visible_cards(data))
        return [name for name in self._names if name not in seen]

    def _events(self, view: Any, rng: Rng) -> list[str]:
        """Some of the event cards that were not revealed; those that left the game are among them."""
        left = Counter(self._event_ids[i] for i in (*self._t.event_deck, *self._t.sure_events))
        left.subtract([*view.past_events, *([view.active_event] if view.active_event else [])])
        sure = [self._event_ids[i] for i in self._t.sure_events if left[self._event_ids[i]] > 0]
        others = [name for name in self._event_ids if name not in sure for _ in range(left[name])]
        rng.shuffle(others)
        events = [*sure, *others][: view.events]
        rng.shuffle(events)
        return events
