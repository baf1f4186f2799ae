"""What the evaluation of Cytosis looks up: cards, spots and masks of one ruleset, worked out once."""

from __future__ import annotations

from typing import Final

from cytosis.engine.plain import mask_of
from cytosis.games.cytosis import CytosisRules
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, PROTEIN
from cytosis.games.cytosis.tables import Tables

VESICLE: Final = 0
ENZYME: Final = 1
DETOX: Final = 2


class CardFacts:
    """A card as a plan sees it."""

    __slots__ = (
        *("add", "atp", "base", "carb", "colour", "family", "hormones", "hp", "kind", "receptors", "smooth"),
    )

    def __init__(
        self,
        kind: int,
        family: str,
        hp: int,
        atp: int,
        base: int,
        smooth: bool,
        add: int,
        carb: int,
        receptors: int,
        hormones: int,
        colour: int,
    ) -> None:
        self.kind = kind  # VESICLE, ENZYME or DETOX
        self.family = family
        self.hp = hp
        self.atp = atp
        self.base = base  # how much its vesicle is loaded with at the start, or how many proteins it takes
        self.smooth = smooth  # its vesicle starts with lipids
        self.add = add  # what the golgi adds, -1 for nothing
        self.carb = carb  # carbs an enzyme takes
        self.receptors = receptors  # mask of the receptors that answer it
        self.hormones = hormones  # mask of the hormones it answers
        self.colour = colour  # enzymes: which colour, else -1


class Sheet:
    """Facts about one ruleset."""

    def __init__(self, rules: CytosisRules) -> None:
        self.rules = rules
        self.catalog = rules.catalog
        self.tables = tables = Tables(rules.catalog)
        setup = rules.catalog.setup
        self.rounds = setup.events + 1
        self.flasks = setup.flasks
        self.seats = rules.catalog.seats
        self.usable = tables.usable
        self.makeable = tables.all_cards & ~tables.usable & ~tables.resolved
        self.facts: tuple[CardFacts | None, ...] = tuple(
            self._facts(i) for i in range(len(self.catalog.cards))
        )
        self.gives = tuple(card.gives for card in self.catalog.cards)
        self.leftovers = tuple(1 / n if n else 0.0 for n in rules.catalog.scoring.leftovers)
        self.leftover_counts = rules.catalog.scoring.leftovers
        self._find_spots()
        self._find_goals()

    def _find_spots(self) -> None:
        tables = self.tables
        spots = {kind: mask_of(numbers) for kind, numbers in tables.by_kind.items()}
        self.golgi, self.exits = spots["vesicle_modify"], spots["vesicle_finish"]
        self.rough, self.lower = spots["vesicle_start"], spots["detox_or_steroid"]
        self.cytoplasm = spots["enzyme"]
        self.sources = tuple(
            sorted(
                (
                    (1 << i, n)
                    for i in range(tables.spot_count)
                    for gained, n in tables.gain[i]
                    if gained == resource and tables.by_kind["laureates"] != (i,)
                ),
                key=lambda source: -source[1],
            )
            for resource in range(5)
        )
        self.in_golgi = mask_of(tables.places["golgi"])
        self.receptor_cards = mask_of(i for i, card in enumerate(self.facts) if card and card.hormones)

    def _find_goals(self) -> None:
        """Goals, and what the virus module adds."""
        rules, tables = self.rules, self.tables
        goals = rules.catalog.goals
        self.goal_family = tuple(tables.families.get(goal.counts, 0) for goal in goals)
        self.goal_counts = tuple(goal.counts for goal in goals)
        self.goal_points = tuple(goal.per_card / goal.per for goal in goals)
        expansions = {hook.id: slot for slot, hook in enumerate(rules.expansions)}
        self.virus = expansions.get("virus", -1)
        self.strain_events = tuple(
            next((i for i, event in enumerate(rules.catalog.events) if event.attack == strain), -1)
            for strain in dict.fromkeys(event.attack for event in rules.catalog.events if event.attack)
        )

    def _facts(self, number: int) -> CardFacts | None:
        card, tables = self.catalog.cards[number], self.tables
        bit = 1 << number
        if not self.makeable & bit:
            return None
        hormones = mask_of(i for i, other in enumerate(tables.receptors) if other & bit)
        cost = card.cost
        if card.start:
            smooth = card.start == "smooth_er"
            add = CARB if cost[CARB] else LIPID
            base = cost[LIPID] if smooth else cost[PROTEIN]
            return CardFacts(
                VESICLE, card.family, card.hp, cost[ATP], base, smooth, add, 0, tables.receptors[number],
                hormones, -1,
            )  # fmt: skip
        kind = DETOX if tables.detox & bit else ENZYME
        colour = next((i for i, mask in enumerate(tables.colours) if mask & bit), -1)
        return CardFacts(
            kind, card.family, card.hp, cost[ATP], cost[PROTEIN], False, -1, cost[CARB], 0, hormones, colour
        )
