"""What happens in the expansions, in sentences: virus attacks and epigenetic cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cytosis.app.games.cytosis.words import Words
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


def _virus_attacked(words: Words, event: happened.VirusAttacked, mover: int | None) -> str:
    if event.buyer < 0:  # told with the event card
        return ""
    strain = words.texts.t(f"strain.{event.strain}")
    return words.texts.t("log.attack", strain=strain, name=words.seat(event.buyer))


def _dice_rolled(words: Words, event: happened.DiceRolled, mover: int | None) -> str:
    values = {
        "name": words.seat(event.seat),
        "dice": words.listed(map(str, event.dice)),
        "response": event.response,
    }
    if not event.antibodies:
        return words.texts.t("log.rolled", **values)
    return words.texts.n("log.rolled_more", event.antibodies, **values)


def _attack_ranked(words: Words, event: happened.AttackRanked, mover: int | None) -> str:
    return words.texts.t("log.ranked", names=", ".join(map(words.seat, event.ranking)))


def _antibodies_gained(words: Words, event: happened.AntibodiesGained, mover: int | None) -> str:
    key = "log.antibodies" if event.seat == mover else "log.antibodies_other"
    name, against = words.seat(event.seat), words.against(event.strain)
    return words.texts.n(key, event.count, name=name, against=against)


def _power_chosen(words: Words, event: happened.PowerChosen, mover: int | None) -> str:
    if not event.power:
        return words.texts.t("log.chose")
    return words.texts.t("log.chose_you", power=words.power(event.power))


def _powers_revealed(words: Words, event: happened.PowersRevealed, mover: int | None) -> str:
    each = (f"{words.seat(seat)}: {words.power(power)}" for seat, power in enumerate(event.powers))
    return words.texts.t("log.powers", powers="; ".join(each))


def _deck_peeked(words: Words, event: happened.DeckPeeked, mover: int | None) -> str:
    if not event.cards:
        return words.texts.n("log.peeked", event.count)
    return words.texts.t("log.peeked_you", cards=words.listed(map(words.card, event.cards)))


def _card_drawn(words: Words, event: happened.CardDrawn, mover: int | None) -> str:
    if not event.card:
        return words.texts.t("log.drawn")
    return words.texts.t("log.drawn_you", card=words.card(event.card))


SENTENCES: Mapping[type[Event], Callable[[Words, Any, int | None], str]] = {
    happened.VirusAttacked: _virus_attacked,
    happened.DiceRolled: _dice_rolled,
    happened.AttackRanked: _attack_ranked,
    happened.AntibodiesGained: _antibodies_gained,
    happened.PowerChosen: _power_chosen,
    happened.PowersRevealed: _powers_revealed,
    happened.DeckPeeked: _deck_peeked,
    happened.CardDrawn: _card_drawn,
}
"""One function per kind of event."""


def later(event: Event, mover: int) -> bool:
    """Whether it happened by itself after the move of that seat."""
    if isinstance(event, happened.AntibodiesGained):
        return event.seat != mover
    return isinstance(event, LATER)
