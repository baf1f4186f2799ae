"""What happens in the expansions, in sentences: virus attacks and epigenetic cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Narrator
from cytosis.app.words.sentences import Sentence, counted, either
from cytosis.engine.events import Event
from cytosis.games.cytosis.expansions import events as happened

LATER: tuple[type[Event], ...] = (
    happened.VirusAttacked,
    happened.DiceRolled,
    happened.AttackRanked,
    happened.PowersRevealed,
)
"""What happens by itself after a move, and is told in lines of its own."""

QUIET = ("no", "done", "leave", "order", "antibodies")
"""Moves that may change nothing anybody else sees: they are told by their verb alone."""


def facts(words: Words) -> Mapping[str, Callable[[Any], object]]:
    """What the texts of the expansions want to know of an event."""
    return {
        "strain": lambda event: words.texts.t(f"strain.{event.strain}"),
        "dice": lambda event: words.listed(map(str, event.dice)),
        "response": lambda event: event.response,
        "names": lambda event: ", ".join(map(words.seat, event.ranking)),
        "against": lambda event: words.against(event.strain),
        "power": lambda event: words.power(event.power),
    }


def _attacked(narrator: Narrator, event: happened.VirusAttacked, mover: int | None) -> str:
    return narrator.say("log.attack", event) if event.buyer >= 0 else ""  # else told with the event card


def _rolled(narrator: Narrator, event: happened.DiceRolled, mover: int | None) -> str:
    if not event.antibodies:
        return narrator.say("log.rolled", event)
    return narrator.say("log.rolled_more", event, event.antibodies)


def _antibodies(narrator: Narrator, event: happened.AntibodiesGained, mover: int | None) -> str:
    key = "log.antibodies" if event.seat == mover else "log.antibodies_other"
    return narrator.say(key, event, event.count)


def _revealed(narrator: Narrator, event: happened.PowersRevealed, mover: int | None) -> str:
    words: Any = narrator.words
    each = (f"{words.seat(seat)}: {words.power(power)}" for seat, power in enumerate(event.powers))
    return str(words.texts.t("log.powers", powers="; ".join(each)))


SENTENCES: Mapping[type[Event], Sentence] = {
    happened.VirusAttacked: _attacked,
    happened.DiceRolled: _rolled,
    happened.AttackRanked: "log.ranked",
    happened.AntibodiesGained: _antibodies,
    happened.PowerChosen: either("power", "log.chose_you", "log.chose"),
    happened.PowersRevealed: _revealed,
    happened.DeckPeeked: either("cards", "log.peeked_you", counted("log.peeked")),
    happened.CardDrawn: either("card", "log.drawn_you", "log.drawn"),
}
"""How each kind of event is told."""


def later(event: Event, mover: int) -> bool:
    """Whether it happened by itself after the move of that seat."""
    if isinstance(event, happened.AntibodiesGained):
        return event.seat != mover
    return isinstance(event, LATER)
