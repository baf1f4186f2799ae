"""Ivy's turns as sentences: the card she turns, the bars she cannot do and why, and what she does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cytosis.app.games.cellulose.ivy import IvyTexts, begun
from cytosis.app.teller import full_stop
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY

WHOLE = (happened.RivalReady, happened.ActionsJoined)
"""What is told in a sentence with a subject of its own."""

Turn = list[Event]
"""An action card of hers and all that came of it."""


def grouped(events: Iterable[Event], ends: tuple[type[Event], ...]) -> Iterator[Event | Turn]:
    """Events one by one, but what belongs to one of her action cards together."""
    turn: Turn = []
    for event in events:
        over = isinstance(event, (happened.ActionCardTurned, happened.ActionsShuffled, *ends))
        if turn and (over or getattr(event, "seat", IVY) != IVY):
            yield turn
            turn = []
        if turn or isinstance(event, happened.ActionCardTurned):
            turn.append(event)
        else:
            yield event
    if turn:
        yield turn


def told(texts: IvyTexts, turn: Turn, sentence: Callable[[Event, int | None], str]) -> list[str]:
    """One of her action cards in sentences: its name, the bars that failed, the one she does."""
    bar = ""
    lines: list[str] = []
    did: list[str] = []
    after: list[str] = []
    for event in turn:
        if isinstance(event, happened.BarTried):
            bar = begun(texts.bar_of(event.card, event.bar))
            if event.failed is not None:
                lines.append(texts.failed(event.card, event.bar, event.failed))
                bar = ""
        elif isinstance(event, (happened.ActionCardTurned, happened.MarkerLost, *WHOLE)):
            (lines if isinstance(event, happened.ActionCardTurned) else after).append(sentence(event, None))
        else:
            did.append(sentence(event, IVY))
    if bar:
        lines.append(texts.say("ivy.log.does", bar=bar, what=texts.listed(filter(None, did))))
    else:
        lines.append(begun(texts.say("ivy.log.none")))
    return [full_stop(line) for line in (*lines, *after)]


def short(texts: IvyTexts, turn: Turn, sentence: Callable[[Event, int | None], str]) -> str:
    """What she did, without what she could not do."""
    quiet = (happened.ActionCardTurned, happened.BarTried, *WHOLE)
    did = [said for event in turn if not isinstance(event, quiet) and (said := sentence(event, IVY))]
    card = texts.action(next(event.card for event in turn if isinstance(event, happened.ActionCardTurned)))
    return texts.listed(did) if did else texts.say("ivy.log.cannot", card=card)


def _found(texts: IvyTexts, event: happened.EnzymesFound) -> str:
    key = "ivy.log.found" if event.cards else "ivy.log.found_none"
    return texts.say(key, cards=texts.cards(event.cards))


def _ready(texts: IvyTexts, event: happened.RivalReady) -> str:
    key = "ivy.log.ready_cards" if event.cards else "ivy.log.ready"
    return texts.say(key, level=texts.say(f"option.solo.{event.level}"), cards=texts.cards(event.cards))


SENTENCES: dict[type[Event], Callable[[IvyTexts, Any], str]] = {
    happened.RivalReady: _ready,
    happened.ActionCardTurned: lambda texts, event: texts.say(
        "ivy.log.turned", card=texts.action(event.card)
    ),
    happened.ActionsShuffled: lambda texts, event: texts.say("ivy.log.shuffled"),
    happened.ActionsJoined: lambda texts, event: texts.say("ivy.log.joined"),
    happened.MarkerLost: lambda texts, event: texts.say("ivy.log.lost"),
    happened.MapMoved: lambda texts, event: texts.say("ivy.log.map", where=texts.where((event.x, event.y))),
    happened.StrategyGained: lambda texts, event: texts.say(
        "ivy.log.strategy", strategy=texts.strategy(event.strategy)
    ),
    happened.EnzymesFound: _found,
    happened.TrackMoved: lambda texts, event: texts.say("ivy.log.track", n=event.space),
}
"""What only she does, in words."""
