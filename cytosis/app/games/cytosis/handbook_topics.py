"""The rules topic by topic: which of them hold in this game, with its numbers."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.app.games.cytosis.words import Words
from cytosis.engine.data.figures import least_sure
from cytosis.games.cytosis.catalog import RESOURCES


@dataclass(frozen=True, slots=True)
class Topic:
    """A heading ``rule.<id>.title`` and its paragraphs."""

    id: str
    paragraphs: tuple[str, ...]
    unsure: tuple[tuple[str, str], ...] = ()
    """Which of its values (``rule.value.<name>``) may be other than published, with their status."""


class Topics:
    """Chooses by what the catalog offers, never by the name of an edition."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._t = words.texts
        self._catalog = words.catalog

    def all(self) -> list[Topic]:
        """In the order of reading."""
        has = self._catalog.expansions
        topics = [self._aim(), self._setup(), self._turn(), self._stuck(), self._grey()]
        topics += [self._plain("row"), self._macromolecule(), self._vesicle(), self._bump()]
        topics += [self._receptors(), self._enzymes(), self._detox(), self._laureates(), self._between()]
        topics += [self._plain("boosts"), self._scoring(), self._winner()]
        topics += [self._limits()] if self._catalog.limits else []
        topics += [self._virus()] if "virus" in has else []
        topics += [self._epigenetic()] if "epigenetic" in has else []
        return topics

    def _plain(self, id_: str) -> Topic:
        return Topic(id_, (self._t.t(f"rule.{id_}"),))

    def _said(self, id_: str, **values: object) -> Topic:
        return Topic(id_, (self._t.t(f"rule.{id_}", **values),))

    def _kinds(self, names: tuple[str, ...]) -> str:
        return self._words.listed((self._t.n(f"resource.{name}", 2) for name in names), "word.or")

    def _aim(self) -> Topic:
        return self._said("aim", rounds=self._catalog.setup.events + 1)

    def _setup(self) -> Topic:
        setup = self._catalog.setup
        told = self._t.t(
            "rule.setup",
            row=setup.row,
            dealt=setup.dealt,
            kept=setup.kept,
            first=setup.start_atp[0],
            extra=setup.extra,
            kinds=self._words.listed(self._t.n(f"resource.{name}", 2) for name in setup.extra_kinds),
        )
        more = [self._t.t("rule.setup.supply", n=setup.supply)] if setup.supply else []
        return Topic("setup", (told, *self._left_out(), *more))

    def _left_out(self) -> list[str]:
        removed = self._catalog.setup.detox_removed
        return [self._t.n("rule.detox.out", removed)] if removed else []

    def _macromolecule(self) -> Topic:
        """CY-K04."""
        goes_on = "epigenetic" in self._catalog.expansions
        after = [self._t.t("rule.macromolecule.after")] if goes_on else []
        return Topic("macromolecule", (self._t.t("rule.macromolecule"), *after))

    def _turn(self) -> Topic:
        return self._said("turn", flasks=self._catalog.setup.flasks)

    def _stuck(self) -> Topic:
        """CY-T04, CY-T05: an edition has one of the two."""
        kinds = self._catalog.switches.exhaust
        return self._said("exhaust", kinds=self._kinds(kinds)) if kinds else self._plain("pass")

    def _grey(self) -> Topic:
        setup = self._catalog.setup
        return self._said(
            "grey", price=self._words.resource("atp", setup.grey_price), count=setup.grey_flasks
        )

    def _vesicle(self) -> Topic:
        steps = ("start", "golgi", "exit")
        disks = self._catalog.setup.disks
        return Topic("vesicle", tuple(self._t.t(f"rule.vesicle.{step}", disks=disks) for step in steps))

    def _bump(self) -> Topic:
        """CY-V10, CY-V11."""
        return Topic("bump", (self._t.t(f"rule.bump.{self._catalog.switches.bump}"),))

    def _receptors(self) -> Topic:
        scoring = self._catalog.scoring
        return self._said("receptors", other=scoring.receptor_other, own=scoring.receptor_own)

    def _enzymes(self) -> Topic:
        sets = [
            self._t.t("rule.enzymes.set", n=n, points=self._words.points(points))
            for n, points in enumerate(self._catalog.scoring.sets)
            if points
        ]
        return self._said("enzymes", sets=", ".join(sets))

    def _detox(self) -> Topic:
        """CY-Z04 to CY-Z07."""
        scoring = self._catalog.scoring
        told = self._t.t("rule.detox", places=" / ".join(map(str, scoring.detox)))
        if scoring.detox_by_cards:
            tie = self._t.t("rule.detox.by_cards")
        else:
            each = sum(scoring.detox[:2]) // 2
            tie = self._t.t("rule.detox.equal", each=self._words.points(each))
        return Topic("detox", (told, tie, *self._left_out()))

    def _laureates(self) -> Topic:
        setup, scoring = self._catalog.setup, self._catalog.scoring
        return self._said(
            "laureates",
            markers=setup.markers,
            first=self._words.points(scoring.first_marker),
            per_goal=scoring.markers_per_goal,
        )

    def _between(self) -> Topic:
        """CY-R01, CY-R02."""
        order = "event_first" if self._catalog.switches.event_before_row else "row_first"
        cards = self._t.n("word.cards", self._catalog.setup.discarded)
        return Topic("between", (self._t.t(f"rule.between.{order}", cards=cards),))

    def _scoring(self) -> Topic:
        left = [
            self._words.resource(name, n)
            for name, n in zip(RESOURCES, self._catalog.scoring.leftovers, strict=True)
            if n
        ]
        loads = "home" if self._catalog.switches.loads_come_home else "stay"
        told = self._t.t("rule.scoring", leftovers=self._words.listed(left, "word.or"))
        return Topic("scoring", (self._t.t(f"rule.scoring.{loads}"), told))

    def _winner(self) -> Topic:
        """CY-Z10, CY-Z11."""
        kind = "atp" if "atp" in self._catalog.scoring.final_tie else "last"
        return Topic("winner", (self._t.t(f"rule.winner.{kind}"),))

    def _limits(self) -> Topic:
        """CY-T08."""
        of = {limit.spots[0].partition(".")[0]: limit.most for limit in self._catalog.limits}
        return self._said("limits", usual=of["nucleus"], most=of["mitochondria"])

    def _virus(self) -> Topic:
        """CY-X05 to CY-X12."""
        figures = self._words.virus
        dice = [self._t.n("word.dice", number) for _, number in figures.sections]
        (low, _), (middle, _), _ = figures.sections
        colours = dict(zip(("red", "yellow", "green"), dice, strict=True))
        rewards = " / ".join(f"{n:+d}" if n else "0" for n in figures.rewards)
        gains = self._t.t("rule.virus.rewards", rewards=rewards, kinds=self._kinds(figures.reward_kinds))
        if figures.rewards[-1] < 0:
            gains = f"{gains} {self._t.t('rule.virus.loss')}"
        paragraphs = [
            self._t.t("rule.virus", low=low, middle=middle, **colours),
            gains,
            self._t.t("rule.virus.antibodies", per_atp=figures.per_atp, most=figures.most),
            self._t.t("rule.virus.card", loss=self._t.n("word.health", figures.attack_loss)),
        ]
        if self._catalog.seats == 2:
            paragraphs.append(self._t.t("rule.virus.dummy", gain=figures.dummy_gain))
        section = self._catalog.sections["virus"]
        values = {"dice": "die_faces", "sections": "sections", "antibodies": "antibodies_most"}
        unsure = tuple((name, least_sure(section.branch(key))) for name, key in values.items())
        return Topic("virus", tuple(paragraphs), unsure)

    def _epigenetic(self) -> Topic:
        return self._said("epigenetic", offered=self._words.powers.offered)
