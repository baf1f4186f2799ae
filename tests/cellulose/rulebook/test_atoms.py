"""Every atom of the rulebook is shown by a test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from tests.cytosis.rulebook.test_atoms import named_in

HERE = Path(__file__).parent


def atoms() -> dict[str, Any]:
    data = yaml.safe_load((HERE / "atoms.yaml").read_text(encoding="utf-8"))
    return {id_: atom for section in data.values() for id_, atom in section.items()}


def test_every_atom_has_a_test_and_every_mark_an_atom() -> None:
    found = {id_ for file in HERE.glob("test_*.py") for id_ in named_in(file.read_text(encoding="utf-8"))}
    assert found == set(atoms())


def test_every_ruling_belongs_to_an_atom() -> None:
    settled = {id_ for atom in atoms().values() for id_ in atom.get("ruling", [])}
    assert settled == {f"C-{number:02}" for number in range(1, 39)}
