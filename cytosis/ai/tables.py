"""From a view to the rules it belongs to: agents are given nothing else."""

from __future__ import annotations

from typing import Any

from cytosis.engine import Ruleset
from cytosis.engine.rules import Rules


def rules_of(view: Any) -> Rules:
    """The rules object of the view's ruleset; rulesets share theirs, so this costs a look-up."""
    return Ruleset.from_dict(view.ruleset).rules(len(view.seats))
