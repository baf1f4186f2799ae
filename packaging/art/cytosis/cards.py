"""Every picture of a card, an event and a power: who draws it, and the colour of its ground."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from art.cytosis import enzymes, events, hormones, powers, receptors, substances
from art.cytosis.kit import Kit
from art.cytosis.strokes import WIDTHS
from art.house.vector import ZOOM, Picture

Motif = Callable[[Kit], str]
MOTIFS: dict[str, Motif] = {
    **hormones.MOTIFS,
    **receptors.MOTIFS,
    **enzymes.MOTIFS,
    **substances.MOTIFS,
}
FAMILIES = {
    "PH": "protein_hormone",
    "SH": "steroid_hormone",
    "PR": "protein_hormone_receptor",
    "SR": "steroid_hormone_receptor",
    "AD": "alcohol_detoxification",
    "MM": "macromolecule",
}
ATTACKS = {"VE": "virus_ebola", "VI": "virus_influenza", "VR": "virus_rhinovirus"}
"""Attack cards show the virus of their strain."""


def pictures(colours: dict[str, Any]) -> Iterator[Picture]:
    """Each in both framings: wide for a hand, tall for the row and from close by."""
    families = colours["families"]
    for name, motif in MOTIFS.items():
        ground = enzymes.ENZYME_COLOURS.get(name) or families[FAMILIES[name[:2]]]
        yield from _framed(f"card.{name}", ground, motif)
    for name, motif in events.MOTIFS.items():
        ground = families["virus_attack" if name.startswith("virus") else "event"]
        yield from _framed(f"event.{name}", ground, motif)
    for prefix, event in ATTACKS.items():
        for number in (1, 2):
            yield from _framed(f"card.{prefix}{number}", families["virus_attack"], events.MOTIFS[event])
    for name in powers.DRAW:
        yield f"power.{name}", powers.badge(name), ZOOM


def _framed(name: str, ground: str, motif: Motif) -> Iterator[Picture]:
    """A drawing in both framings; the same drop of chance for both."""
    for framing, suffix in (("wide", ""), ("tall", ".tall")):
        kit = Kit(WIDTHS[framing], ground, seed=sum(map(ord, name.rpartition(".")[2])))
        yield f"{name}{suffix}", kit.svg(motif(kit)), ZOOM
