"""Ivy's mat in rows of signs: what a space of her track gives, what a bar of an action card tells her."""

from __future__ import annotations

from cytosis.games.cellulose.data.catalog import TYPES
from cytosis.games.cellulose.ivy.facts import ANY, OWN, ActionCard, Bar, IvyFacts, TrackSpace
from cytosis.ui.games.cellulose.signs import TIMES, Sign


def once(space: TrackSpace) -> list[Sign]:
    """What covering a space of her track does at once."""
    arrows = [f"#{space.arrows}", "grow.either"] if space.arrows else []
    points = [f"#{space.hp}", "heart"] if space.hp else []
    return [*arrows, *points, *["draw"] * space.draw]


def daily(space: TrackSpace) -> list[Sign]:
    """What it brings each morning."""
    scarcer = ["water.six", "#/", "co2.six"] * space.lesser
    poured = [f"#{space.cv_water}", "pour"] if space.cv_water else []
    return [*scarcer, *poured, *["exchange"] * space.photosynthesis]


def bar(one: Bar, facts: IvyFacts) -> list[Sign]:
    """A bar: its condition, then what is done."""
    condition = _condition(one)
    return [*condition, *(["#:"] if condition else []), *_does(one, facts)]


def _condition(one: Bar) -> list[Sign]:
    if one.hand_below:
        return [f"#<{one.hand_below}", "held"]
    if one.has:
        return [f"kind.{one.has}"]
    return ["#!"] if one.strategy == ANY else []


def _does(one: Bar, facts: IvyFacts) -> list[Sign]:
    gathered = facts.figure("gathered")
    poured = [f"#+{one.cv}", "pour"] if one.cv else []
    points = [">d", f"#{one.hp}", "heart"] if one.hp else []
    found: dict[str, list[Sign]] = {
        "water": [f"#{gathered}", "water", *poured],
        "co2": [f"#{gathered}", "co2"],
        "lesser": ["water.six", "#/", "co2.six", *poured],
        "photosynthesis": [f"#2{TIMES}", "exchange"] if one.double else ["exchange"],
        "wall": ["build", *([f"#{one.least}+", "heart"] if one.least else [])],
        "ribosome": ["protein", *points],
        "mitochondria": ["atp", *points],
        "growth": ["hormone", ">d", f"grow.{one.track or 'either'}"],
        "first": ["first", "draw"],
        "take": [sign for kind in one.types for sign in ("#/", _kind(kind))][1:],
    }
    return found[one.do]


def _kind(kind: str) -> Sign:
    """A kind of card; a single card by its own sign."""
    if kind == OWN:
        return "kind.specialization"
    return f"kind.{kind}" if kind in TYPES else f"special.{kind}"


def plays(card: ActionCard) -> list[Sign]:
    """The kinds of cards that may be played afterwards, the first that can be."""
    found: list[Sign] = []
    for play in card.play:
        found += ["#/"] if found else []
        found += [f"kind.{play.type}", *([f"#+{play.activate}"] if play.activate else [])]
    return found
