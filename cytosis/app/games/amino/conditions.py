"""What a challenge of Amino may ask for besides points: amino acids, and how often one looks or swaps."""

from __future__ import annotations

from collections.abc import Mapping

from cytosis.app.play.conditions import LEAST, MOST, Condition, Record, verbs


def _amino_acids(record: Record) -> int:
    """Hands in which the seat's gases made an amino acid."""
    catalog = record.match.rules.catalog  # type: ignore[attr-defined]
    points = sum(line.points for line in record.match.score(record.seat) if line.source == "amino_acid")
    return int(points // catalog.amino_acid)


CONDITIONS: Mapping[str, Condition] = {
    one.name: one
    for one in (
        Condition("amino_acids", LEAST, lambda record, of: _amino_acids(record)),
        Condition("looks", MOST, verbs("look")),
        Condition("swaps", MOST, verbs("swap")),
        Condition("plays", MOST, verbs("play")),
    )
}
