"""What happened in Amino, as sentences for one viewer: faces only for those who may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from cytosis.app import teller
from cytosis.app.games.amino.words import Words
from cytosis.app.teller import Told, full_stop
from cytosis.app.words.sentences import Sentence, either
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


def _faced(what: str) -> Sentence:
    """With the card for those who may see it, without it for everybody else."""
    return either("card", f"amino.log.{what}_seen", f"amino.log.{what}")


class Narrator(teller.Narrator):
    """Tells the events of Amino as one viewer may know them (None: an onlooker)."""

    words: Words

    def __init__(self, words: Words, viewer: int | None = None) -> None:
        super().__init__(words, viewer)
        self.facts = {
            "n": lambda event: event.hand,
            "name": lambda event: words.seat(event.starter if hasattr(event, "starter") else event.seat),
            "names": lambda event: words.listed(map(words.seat, event.winners)),
            "card": lambda event: words.card(event.card),
            "cards": lambda event: words.cards(getattr(event, "offer", ()) or event.cards),
            "place": lambda event: words.place(event.place),
            "first": lambda event: words.place(event.first),
            "second": lambda event: words.place(event.second),
            "sum": lambda event: event.sum,
            "times": lambda event: event.gases // event.sum if event.sum else 2**event.lightning,
            "points": lambda event: words.points(event.points),
        }

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

    def value(self, name: str, value: object) -> object:
        """A value of a reason; ids become words."""
        known: dict[str, Callable[[Any], str]] = {
            "card": self.words.card,
            "place": self.words.place,
            "seat": self.words.seat,
            "kind": lambda kind: self._t.t(f"decision.{kind}"),
        }
        return known[name](value) if name in known else value

    # -- sentences that need more than one text ---------------------------------------------------------
    def _revealed(self, event: happened.AtmospheresRevealed, mover: int | None) -> str:
        rows = [
            self._t.t("amino.log.atmosphere", name=self.words.seat(seat), cards=self.words.cards(cards))
            for seat, cards in enumerate(event.atmospheres)
        ]
        return self._t.t("amino.log.revealed", rows="; ".join(rows))

    def _scored(self, event: happened.HandScored, mover: int | None) -> str:
        text = self.say("amino.log.scored_lightning" if event.lightning else "amino.log.scored", event)
        return text + (self._t.t("amino.log.acid", n=event.amino_acid) if event.amino_acid else "")

    def _ended(self, event: happened.GameEnded, mover: int | None) -> str:
        return self.say("amino.log.shared" if len(event.winners) > 1 else "amino.log.won", event)

    sentences: ClassVar[Mapping[type[Event], Sentence]] = {
        happened.HandStarted: either("extra", "amino.log.extra", "amino.log.hand"),
        happened.CardsDealt: either("cards", "amino.log.dealt", ""),
        happened.SeedChosen: _faced("seed"),
        happened.SeedLaid: "amino.log.seed_laid",
        happened.CardLookedAt: _faced("look"),
        happened.CardBuilt: _faced("build"),
        happened.CardPlayed: _faced("play"),
        happened.CardsSwapped: "amino.log.swap",
        happened.CardDrawn: _faced("draw"),
        happened.AtmospheresRevealed: _revealed,
        happened.SunlightOffered: "amino.log.offered",
        happened.SunlightChosen: "amino.log.chosen",
        happened.HandScored: _scored,
        happened.StormWon: "amino.log.storm",
        happened.GameEnded: _ended,
    }
