"""Checks of the rules data that concern more than one record."""

from __future__ import annotations

from ...engine.tree import Branch
from .catalog import Catalog


def check_tree(tree: Branch, sizes: range) -> None:
    """Everything that does not depend on the table size."""


def check_catalog(catalog: Catalog, tree: Branch, sizes: range) -> None:
    """Everything that does."""
