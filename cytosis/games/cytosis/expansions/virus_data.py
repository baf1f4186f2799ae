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
    source = base.Figures(section, catalog.seats, range(2, 6))
    figures = Figures(
        strains=source.names("strains"),
        die_faces=source.numbers("die_faces", 1),
        sections=source.pairs("sections"),
        section_colours=source.names("section_colours"),
        per_atp=source.number("antibodies_per_atp", 1),
        most=source.number("antibodies_most", 1),
        dummy_gain=source.number("dummy_gain", 0),
        attack_loss=source.number("attack_loss", 0),
        rewards=source.numbers("rewards", -1),
        reward_kinds=source.words("reward_kinds", RESOURCES),
    )
    _check(figures, catalog, source)
    return figures


def _check(figures: Figures, catalog: Catalog, source: base.Figures) -> None:
    """What no attack could be fought with."""
    named = [*(card.strain for card in catalog.cards), *(event.attack for event in catalog.events)]
    unknown = ", ".join(dict.fromkeys(name for name in named if name and name not in figures.strains))
    rewards, dice = figures.rewards, [dice for _, dice in figures.sections]
    seats, step = catalog.seats, figures.per_atp
    rules: tuple[tuple[bool, str, str], ...] = (
        (not unknown, "strains", f"cards or events attack with {unknown}"),
        (bool(figures.die_faces), "die_faces", "a die needs faces"),
        (min(dice) >= 1 and max(dice) <= 9, "sections", "each section has 1 to 9 dice"),
        (len(figures.section_colours) == len(dice), "section_colours", "each section has one colour"),
        (figures.most % step == 0, "antibodies_most", f"antibodies are bought by {step}"),
        (figures.dummy_gain % step == 0, "dummy_gain", f"antibodies are counted by {step}"),
        (seats <= len(rewards) <= seats + 1, "rewards", "each seat, and at most a dummy, needs a place"),
        (list(rewards) == sorted(rewards, reverse=True), "rewards", "no place may beat the one before"),
        (bool(figures.reward_kinds), "reward_kinds", "must name what may be gained"),
    )
    for fine, name, message in rules:
        if not fine:
            raise source.error(name, f"{message}; correct it")
