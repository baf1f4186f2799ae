"""The pictures of the rules topic by topic: steps, or what belongs together."""

from __future__ import annotations

from collections.abc import Callable

from cytosis.games.cytosis.catalog import RESOURCES, Amounts
from cytosis.games.cytosis.view import VesicleView
from cytosis.ui.games.cytosis.rules_cutouts import Cutouts
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.rules_tiles import Draw, Tile, bits, hexagon, on_well, points, sign, signs

PIECES = ("flask.blue", "flask.orange", "flask.mint")


class TopicPictures(Cutouts):
    """A row of tiles for each topic of the handbook."""

    def topic(self, name: str) -> tuple[list[Tile], bool]:
        """The tiles, and whether they are steps one after another."""
        return TOPICS[name](self), name in NUMBERED

    # -- topics --------------------------------------------------------------------------------------------
    def aim(self) -> list[Tile]:
        hormone, receptor = self.find("protein_hormone"), self.find("protein_hormone_receptor")
        return [
            Tile(self.card(*hormone), self.t.t("source.cards"), "+", wide=1.35),
            Tile(self.card(*receptor), self.t.t("source.receptors"), "+", wide=1.35),
            Tile(signs(("family.enzyme", "disk.blue")), self.t.t("source.goals"), "+", wide=0.85),
            Tile(signs(("resource.lipid", "resource.carb", "resource.atp"), 0.3), self.say("left")),
            Tile(sign("health", 0.66), self.say("health"), wide=1.2),
        ]

    def setup(self) -> list[Tile]:
        plan = self.catalog.setup
        dealt = (*self.find("protein_hormone"), *self.find("enzyme"), *self.find("steroid_hormone"))
        kinds = [f"resource.{name}" for name in plan.extra_kinds[: plan.extra]]
        return [
            Tile(self.card(*dealt[: plan.dealt]), self.say("keep", kept=plan.kept, dealt=plan.dealt), "+"),
            Tile(
                bits([str(plan.start_atp[0]), ("resource.atp", 1.0)]),
                self.say("start_atp", list=", ".join(map(str, plan.start_atp))),
                "+",
            ),
            Tile(signs(kinds, 0.4), self.say("extra", n=plan.extra), "+"),
            Tile(signs(["flask.blue"] * plan.flasks, 0.42, 2), self.say("flasks", n=plan.flasks)),
        ]

    def turn(self) -> list[Tile]:
        nucleus = self.first("nucleus")
        return [
            Tile(sign("flask.blue", 0.62), self.say("turn.1")),
            Tile(self.cutout((nucleus,), flasks={nucleus: (0,)}), self.say("turn.2"), whole=True),
            Tile(signs(["resource.mrna"] * 3, 0.34), self.say("turn.3")),
            Tile(sign("flask.orange", 0.62), self.say("turn.4")),
        ]

    def exhaust(self) -> list[Tile]:
        kinds = [f"resource.{name}" for name in self.catalog.switches.exhaust]
        return [
            Tile(sign("flask.blue", 0.66, 110), self.say("exhaust")),
            Tile(signs(kinds, 0.4), self.say("one_of", n=len(kinds))),
        ]

    def passing(self) -> list[Tile]:
        return [Tile(sign("flask.blue", 0.66, 110), self.say("pass"))]

    def grey(self) -> list[Tile]:
        golgi, price = self.first("golgi"), self.catalog.setup.grey_price
        return [
            Tile(bits([str(price), ("resource.atp", 1.0)]), self.say("grey.1")),
            Tile(
                self.cutout((golgi,), flasks={golgi: ("grey",)}, vesicles=self.waiting(golgi)),
                self.say("grey.2"),
                whole=True,
            ),
            Tile(on_well("flask.blue"), self.say("grey.3")),
        ]

    def market(self) -> list[Tile]:
        """The row of cards as it lies below the cell."""
        spots = ("cards.1", "cards.4")
        flasks: dict[str, tuple[int | str, ...]] = {"cards.2": (0,)}
        row = self.cutout(spots, 1.0, flasks, bright=("cards.2",))
        return [Tile(row, whole=True)]

    def macromolecule(self) -> list[Tile]:
        name = self.find("macromolecule")[0]
        return [Tile(self.card(name)), Tile(bits(amounts_of(self.words.cards[name].gives, "+")))]

    def vesicle(self) -> list[Tile]:
        rough, golgi, leave = (self.first(area) for area in ("rough_er", "golgi", "exocytosis"))
        start = {"rough_er": self.waiting(golgi)["rough_er"]}
        full = {"golgi": self.waiting(leave)["golgi"]}
        return [
            Tile(
                self.cutout((rough, "place.rough_er.1"), 1.0, {rough: (0,)}, start, bright=(rough,)),
                self.words.area("rough_er"),
                whole=True,
            ),
            Tile(
                self.cutout((golgi, "place.golgi.1"), 0.92, {golgi: (0,)}, full, bright=(golgi,)),
                self.words.area("golgi"),
                whole=True,
            ),
            Tile(
                self.cutout((leave,), 1.0, {leave: (0,)}, full, bright=(leave,)),
                self.words.area("exocytosis"),
                whole=True,
            ),
            Tile(self.card("PH3", share=0.74), self.say("done")),
        ]

    def bump(self) -> list[Tile]:
        golgi = [spot.id for spot in self.catalog.spots if spot.area == "golgi"][-1]
        count = len(self.view.vesicles["golgi"])
        load: Amounts = (0, 0, 2, 0, 1)
        full = tuple(VesicleView(1 + i % 2, load) for i in range(count))
        after = (VesicleView(0, load), *full[1:])
        return [
            Tile(
                self.cutout((golgi, "place.golgi.2"), 1.2, vesicles={"golgi": full}),
                self.say("bump.1"),
                whole=True,
            ),
            Tile(signs(("disk.blue", "resource.protein", "resource.carb"), 0.34), self.say("bump.2")),
            Tile(
                self.cutout((golgi, "place.golgi.2"), 1.2, vesicles={"golgi": after}),
                self.say("bump.3"),
                whole=True,
            ),
        ]

    def receptors(self) -> list[Tile]:
        scoring = self.catalog.scoring
        receptor = self.find("protein_hormone_receptor", 2)
        return [
            Tile(self.card("PH3"), self.say("hormone")),
            Tile(paid(self.card(receptor[0]), scoring.receptor_other), self.say("receptor.other"), ""),
            Tile(paid(self.card(receptor[1]), scoring.receptor_own), self.say("receptor.own")),
        ]

    def enzymes(self) -> list[Tile]:
        """Each size of a set with its points."""
        colours: dict[str, str] = {}
        for card in self.catalog.cards:
            if card.colour:
                colours.setdefault(card.colour, f"card.{card.id}")
        pictures = list(colours.values())
        return [
            Tile(paid(signs(pictures[:n], 0.15, n), worth), self.say("colours", n=n), "")
            for n, worth in enumerate(self.catalog.scoring.sets)
            if worth
        ]

    def detox(self) -> list[Tile]:
        places = [
            Tile(points(worth), self.t.t("ui.results.place", n=i), "")
            for i, worth in enumerate(self.catalog.scoring.detox, 1)
        ]
        cards = self.find("alcohol_detoxification", 2)
        return [
            self.used(self.first("smooth_er"), self.words.area("smooth_er")),
            Tile(self.card(*cards), ""),
            *places,
        ]

    def laureates(self) -> list[Tile]:
        first = self.catalog.scoring.first_marker
        return [
            Tile(on_well("flask.blue"), self.words.area("laureates")),
            Tile(sign("first_player", 0.6), self.say("starts"), "+"),
            Tile(paid(signs(("family.enzyme", "disk.blue"), 0.4), first), self.say("goal"), "/"),
            Tile(bits(amounts_of(self.spots["laureates.1"].gain, "+")), self.say("or_atp")),
        ]

    def between(self) -> list[Tile]:
        event, row = (
            Tile(sign("event.boost_resp", 0.5), self.say("event")),
            Tile(signs(("discard", "deck"), 0.5), self.say("row")),
        )
        order = [event, row] if self.catalog.switches.event_before_row else [row, event]
        return [
            Tile(signs(PIECES, 0.4), self.say("home")),
            *order,
            Tile(sign("first_player", 0.5), self.say("starts")),
        ]

    def boosts(self) -> list[Tile]:
        spot = self.first("mitochondria")
        boosted = self.cutout((spot,), boosts={"mitochondria": 2}, flasks={spot: (0,)}, bright=(spot,))
        gain = self.spots[spot].gain[0] + 2
        return [
            Tile(sign("event.boost_resp", 0.5), self.say("event")),
            Tile(boosted, self.words.area("mitochondria"), whole=True),
            Tile(bits([f"+{gain}", ("resource.atp", 1.0)])),
        ]

    def scoring(self) -> list[Tile]:
        scoring = self.catalog.scoring
        best = max(scoring.sets)
        return [
            Tile(signs([f"resource.{name}" for name in RESOURCES[1:]], 0.26, 2), self.say("left"), "+"),
            Tile(paid(sign("family.alcohol_detoxification", 0.62), scoring.detox[0]), self.say("detox"), "+"),
            Tile(paid(sign("family.enzyme", 0.62), best), self.say("sets"), "+"),
            Tile(signs(("family.protein_hormone", "disk.blue"), 0.4), self.t.t("source.goals")),
            Tile(sign("health", 0.62), self.say("health")),
        ]

    def winner(self) -> list[Tile]:
        atp = "atp" in self.catalog.scoring.final_tie
        last = ("resource.atp", "winner.atp") if atp else ("first_player", "winner.seat")
        return [
            Tile(sign("health", 0.6), self.say("winner.1")),
            Tile(self.card(*self.find("protein_hormone", 2)), self.say("winner.2")),
            Tile(sign(last[0], 0.5), self.say(last[1])),
        ]

    def limits(self) -> list[Tile]:
        nucleus, spots = self.first("nucleus"), self.catalog.limits[0].spots
        return [
            Tile(self.cutout(spots[:2], flasks={nucleus: (1,)}), self.words.area("nucleus"), "", whole=True),
            Tile(
                self.cutout(
                    tuple(spot.id for spot in self.catalog.spots if spot.area == "mitochondria")[:3], 1.1
                ),
                self.words.area("mitochondria"),
                whole=True,
            ),
        ]

    def virus(self) -> list[Tile]:
        return [
            Tile(sign("virus.influenza", 0.66), self.say("virus.1")),
            Tile(signs(("die.2", "die.5", "die.3"), 0.32), self.say("virus.2"), "+"),
            Tile(signs(("antibody.influenza", "antibody.influenza"), 0.4), self.say("virus.3")),
            Tile(signs(("points", "resource.atp"), 0.4), self.say("virus.4")),
        ]

    def epigenetic(self) -> list[Tile]:
        return [
            Tile(sign(f"power.{name}", 0.6), self.t.t(f"power.{name}"), "")
            for name in ("trade", "peek", "round_gift")
        ]


TOPICS: dict[str, Callable[[TopicPictures], list[Tile]]] = {
    "aim": TopicPictures.aim,
    "setup": TopicPictures.setup,
    "turn": TopicPictures.turn,
    "exhaust": TopicPictures.exhaust,
    "pass": TopicPictures.passing,
    "grey": TopicPictures.grey,
    "row": TopicPictures.market,
    "macromolecule": TopicPictures.macromolecule,
    "vesicle": TopicPictures.vesicle,
    "bump": TopicPictures.bump,
    "receptors": TopicPictures.receptors,
    "enzymes": TopicPictures.enzymes,
    "detox": TopicPictures.detox,
    "laureates": TopicPictures.laureates,
    "between": TopicPictures.between,
    "boosts": TopicPictures.boosts,
    "scoring": TopicPictures.scoring,
    "winner": TopicPictures.winner,
    "limits": TopicPictures.limits,
    "virus": TopicPictures.virus,
    "epigenetic": TopicPictures.epigenetic,
}
NUMBERED = ("turn", "grey", "vesicle", "bump", "between", "virus", "winner")
"""Topics whose tiles are steps one after another."""


def amounts_of(amounts: Amounts, plus: str = "") -> list[Bit]:
    """Figures and pictures of resources, each one tile high."""
    row: list[Bit] = []
    for name, n in zip(RESOURCES, amounts, strict=True):
        if n:
            row += [f"{plus}{n}", (f"resource.{name}", 1.0)]
    return row


def paid(draw: Draw, worth: int) -> Draw:
    """Something with the points it brings in the lower corner; a card has its own in the upper one."""

    def both_(paint: Painter, box: Box) -> None:
        draw(paint, box)
        size = min(box[2], box[3]) * 0.3
        hexagon(paint, f"{worth}", box[0] + box[2] - size * 0.6, box[1] + box[3] - size * 0.6, size)

    return both_
