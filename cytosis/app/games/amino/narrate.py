"""What happened in Amino, as sentences for one viewer: faces only for those who may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cytosis.app import teller
from cytosis.app.games.amino.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.engine.events import Event
from cytosis.games.amino import events as happened

_LATER = (
    happened.HandStarted,
    happened.CardsDealt,
    happened.SeedLaid,
    happened.AtmospheresRevealed,
    happened.SunlightOffered,
    happened.HandScored,
    happened.StormWon,
    happened.GameEnded,
)
"""What happens by itself after a move."""


class Narrator(teller.Narrator):
    """Tells the events of Amino as one viewer may know them (None: an onlooker)."""

    words: Words

    def tell(self, seat: int, events: Iterable[Event], do: str = "") -> Told:
        """A move of that seat with all that followed."""
        move: list[str] = []
        after: list[str] = []
        begins = -1
        for event in events:
            begins = len(after) if isinstance(event, happened.HandStarted) else begins
            sentence = self.sentence(event, seat)
            if sentence:
                (after if isinstance(event, _LATER) else move).append(sentence)
        return Told(full_stop(self.words.listed(move)), tuple(map(full_stop, after)), begins=begins)

    def sentence(self, event: Event, mover: int | None) -> str:
        """One event; empty where nothing is said of it."""
        say = _SENTENCES.get(type(event))
        return say(self, event.seen_by(self.viewer)) if say else ""

    def value(self, name: str, value: object) -> object:
        """A value of a reason; ids become words."""
        known: dict[str, Callable[[Any], str]] = {
            "card": self.words.card,
            "place": self.words.place,
            "seat": self.words.seat,
            "kind": lambda kind: self._t.t(f"decision.{kind}"),
        }
        return known[name](value) if name in known else value

    # -- one function per kind of event ----------------------------------------------------------------
    def _started(self, event: happened.HandStarted) -> str:
        key = "amino.log.extra" if event.extra else "amino.log.hand"
        return self._t.t(key, n=event.hand, name=self.words.seat(event.starter))

    def _dealt(self, event: happened.CardsDealt) -> str:
        return self._t.t("amino.log.dealt", cards=self.words.cards(event.cards)) if event.cards else ""

    def _seed_chosen(self, event: happened.SeedChosen) -> str:
        return self._faced("seed", event.card)

    def _seed_laid(self, event: happened.SeedLaid) -> str:
        name = self.words.seat(event.seat)
        return self._t.t("amino.log.seed_laid", name=name, place=self.words.place(event.place))

    def _looked(self, event: happened.CardLookedAt) -> str:
        return self._faced("look", event.card, event.place)

    def _built(self, event: happened.CardBuilt) -> str:
        return self._faced("build", event.card, event.place)

    def _played(self, event: happened.CardPlayed) -> str:
        return self._faced("play", event.card, event.place)

    def _drew(self, event: happened.CardDrawn) -> str:
        return self._faced("draw", event.card)

    def _faced(self, what: str, card: str, place: str = "") -> str:
        """With the card for those who may see it, without it for everybody else."""
        where = self.words.place(place) if place else ""
        if card:
            return self._t.t(f"amino.log.{what}_seen", card=self.words.card(card), place=where)
        return self._t.t(f"amino.log.{what}", place=where)

    def _swapped(self, event: happened.CardsSwapped) -> str:
        first, second = self.words.place(event.first), self.words.place(event.second)
        return self._t.t("amino.log.swap", first=first, second=second)

    def _revealed(self, event: happened.AtmospheresRevealed) -> str:
        rows = [
            self._t.t("amino.log.atmosphere", name=self.words.seat(seat), cards=self.words.cards(cards))
            for seat, cards in enumerate(event.atmospheres)
        ]
        return self._t.t("amino.log.revealed", rows="; ".join(rows))

    def _offered(self, event: happened.SunlightOffered) -> str:
        name, cards = self.words.seat(event.seat), self.words.cards(event.offer)
        return self._t.t("amino.log.offered", name=name, cards=cards, place=self.words.place(event.place))

    def _chosen(self, event: happened.SunlightChosen) -> str:
        card, place = self.words.card(event.card), self.words.place(event.place)
        return self._t.t("amino.log.chosen", card=card, place=place)

    def _scored(self, event: happened.HandScored) -> str:
        key = "amino.log.scored_lightning" if event.lightning else "amino.log.scored"
        text = self._t.t(
            key,
            name=self.words.seat(event.seat),
            sum=event.sum,
            times=event.gases // event.sum if event.sum else 2**event.lightning,
            points=self.words.points(event.points),
        )
        return text + (self._t.t("amino.log.acid", n=event.amino_acid) if event.amino_acid else "")

    def _storm(self, event: happened.StormWon) -> str:
        return self._t.t("amino.log.storm", name=self.words.seat(event.seat))

    def _ended(self, event: happened.GameEnded) -> str:
        key = "amino.log.shared" if len(event.winners) > 1 else "amino.log.won"
        return self._t.t(key, names=self.words.listed(map(self.words.seat, event.winners)))


_SENTENCES: dict[type[Event], Callable[[Narrator, Any], str]] = {
    happened.HandStarted: Narrator._started,
    happened.CardsDealt: Narrator._dealt,
    happened.SeedChosen: Narrator._seed_chosen,
    happened.SeedLaid: Narrator._seed_laid,
    happened.CardLookedAt: Narrator._looked,
    happened.CardBuilt: Narrator._built,
    happened.CardPlayed: Narrator._played,
    happened.CardsSwapped: Narrator._swapped,
    happened.CardDrawn: Narrator._drew,
    happened.AtmospheresRevealed: Narrator._revealed,
    happened.SunlightOffered: Narrator._offered,
    happened.SunlightChosen: Narrator._chosen,
    happened.HandScored: Narrator._scored,
    happened.StormWon: Narrator._storm,
    happened.GameEnded: Narrator._ended,
}
