"""A view from its plain data, for agents that live in another process.

The data of a view is all that crosses the pipe, so nothing hidden can come along. The rules guess a full
state that fits the data and observe it: by their contract that gives the same view again.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from cytosis.engine import Ruleset


class PlainView:
    """Looks like a view as far as guessing goes: the keys of its data, and whose it is."""

    def __init__(self, data: dict[str, Any], viewer: int) -> None:
        self._data = data
        self.viewer = viewer

    def as_dict(self) -> dict[str, Any]:
        """The data again, as a copy."""
        return deepcopy(self._data)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._data[name]
        except KeyError:
            raise AttributeError(name) from None


def view_of(data: dict[str, Any], viewer: int) -> Any:
    """The view whose ``as_dict()`` is ``data``."""
    rules = Ruleset.from_dict(data).rules(len(data["seats"]))
    return rules.observe(rules.determinize(PlainView(data, viewer), 0), viewer)
