"""The numbers of the virus expansion, from its rules data."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.games.cytosis import figures as base
from cytosis.games.cytosis.catalog import RESOURCES, Catalog

KEYS = (
    *("counts", "strains", "die_faces", "sections", "section_colours", "antibodies_per_atp"),
    *("antibodies_most", "dummy_gain", "attack_loss", "rewards", "reward_kinds"),
)


@dataclass(frozen=True, slots=True)
class Figures:
    """What an attack is made of, at one table size."""

    strains: tuple[str, ...]
    die_faces: tuple[int, ...]
    sections: tuple[tuple[int, int], ...]  # (up to this health, so many dice); the last has no end
    section_colours: tuple[str, ...]
    per_atp: int  # antibodies for 1 ATP
    most: int  # antibodies of one strain
    dummy_gain: int
    attack_loss: int
    rewards: tuple[int, ...]  # by place
    reward_kinds: tuple[str, ...]

    def dice(self, health: int) -> int:
        """CY-X05: by the section of the health track; below nothing counts as red (CY-X10)."""
        return next((dice for top, dice in self.sections if health <= top), self.sections[-1][1])


def read_figures(catalog: Catalog) -> Figures:
    """The figures; raises DataError with file and line."""
    section = catalog.sections["virus"]
    section.only(*KEYS)
    figures = base.Figures(section, catalog.seats, range(2, 6))
    return Figures(
        strains=figures.names("strains"),
        die_faces=figures.numbers("die_faces"),
        sections=figures.pairs("sections"),
        section_colours=figures.names("section_colours"),
        per_atp=figures.number("antibodies_per_atp", 1),
        most=figures.number("antibodies_most", 1),
        dummy_gain=figures.number("dummy_gain", 0),
        attack_loss=figures.number("attack_loss", 0),
        rewards=figures.numbers("rewards", -1),
        reward_kinds=figures.words("reward_kinds", RESOURCES),
    )
