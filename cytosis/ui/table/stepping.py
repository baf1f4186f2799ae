"""A number that is asked for: it stands on a stepper until it is right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cytosis.ui.table.amount import steps
from cytosis.ui.table.ask_panel import Ask


class Stepping:
    """The part of a question that counts."""

    ask: Ask | None = None

    def _set(self, ask: Ask | None) -> None:
        """Ask that from now on."""
        raise NotImplementedError

    def left(self) -> list[Any]:
        """The moves that are left: with a number on the stepper, those with that number."""
        if self.ask is None:
            return []
        picker = self.ask.picker
        return picker.answers()[self.ask.amount] if self.stepping else picker.actions

    @property
    def done(self) -> Any | None:
        """The move that is left to confirm."""
        left = self.left()
        return left[0] if len(left) == 1 else None

    @property
    def stepping(self) -> bool:
        """Whether a number is asked for."""
        return self.ask is not None and bool(self.ask.amount)

    @property
    def ready(self) -> bool:
        """Whether there is something to confirm: a move, or the number on the stepper."""
        return self.stepping or self.done is not None

    def step(self, by: int) -> None:
        """The next larger or smaller number, as far as there are any."""
        if self.ask is not None and self.stepping:
            numbers = steps(self.ask.picker)
            self.set_amount(numbers[min(max(numbers.index(self.ask.amount) + by, 0), len(numbers) - 1)])

    def slide(self, share: float) -> None:
        """The number that far along, 0 to 1."""
        if self.ask is not None and self.stepping:
            numbers = steps(self.ask.picker)
            self.set_amount(numbers[round(share * (len(numbers) - 1))])

    def set_amount(self, number: str) -> bool:
        """That number, where it is one of them; False where it is not."""
        if self.ask is None or not self.stepping or number not in steps(self.ask.picker):
            return False
        if number != self.ask.amount:
            self._set(replace(self.ask, amount=number))
        return True

    def take_amount(self) -> None:
        """The number is right; what else is open is asked next."""
        if self.ask is not None and self.stepping:
            self._set(self.ask.answered(self.ask.picker.choose(self.ask.amount)))
