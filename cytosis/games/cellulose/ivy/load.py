"""From ``rules_data/cellulose/base/ivy.yaml`` to facts; a wrong value is refused with its place."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.engine.data.figures import MOST, TRUST, Figures, trust
from cytosis.engine.data.tree import Branch
from cytosis.games.cellulose.data.catalog import TRACKS, TYPES, Card
from cytosis.games.cellulose.ivy.facts import (
    ANY,
    DO,
    OWN,
    WAYS,
    ActionCard,
    Bar,
    IvyFacts,
    Play,
    Strategy,
    TrackSpace,
)

SECTIONS = ("ivy", "ivy_strategies", "ivy_levels", "ivy_tracks", "ivy_actions")
FIGURES = (
    *("edge", "gathered", "starch_carbs", "starch_hp", "starch_draw", "psv_water", "psv_hp", "receptor_hp"),
    "action_cards",
)


def facts(data: Branch, sizes: range, cards: tuple[Card, ...]) -> dict[str, IvyFacts]:
    """All facts about her by level, all of them checked."""
    section = Figures(data.branch("ivy"), sizes[0], sizes)
    section.section.only(*FIGURES)
    figures = {name: section.number(name, 1) for name in FIGURES}
    records = dict(data.branch("ivy_strategies").records())
    strategies = tuple(_strategy(id_, record) for id_, record in records.items())
    moved_by = _moved_by(records.values(), cards)
    ids = tuple(card.id for card in cards)
    deck = data.branch("ivy_actions").records()
    actions = tuple(_action(id_, record, ids, tuple(records)) for id_, record in deck)
    if len(actions) != figures["action_cards"]:
        said = f"there are {len(actions)} records; correct this number or the records"
        raise section.error("action_cards", said)
    tracks = {
        side: tuple(_space(record, tuple(records)) for _, record in track.records())
        for side, track in data.branch("ivy_tracks").records()
    }
    found = {}
    for level, record in data.branch("ivy_levels").records():
        record.only("track", "bonuses", "specializations", *TRUST)
        trust(record)
        found[level] = IvyFacts(
            level=level,
            bonuses=record.need("bonuses", bool),
            specializations=record.number("specializations", 0, 2),
            strategies=strategies,
            moved_by=moved_by,
            track=tracks[record.word("track", tracks)],
            actions=actions,
            figures=figures,
        )
    return found


def _strategy(id_: str, record: Branch) -> Strategy:
    trust(record)
    record.only("way", "moved_by", "bonus", *TRUST)
    return Strategy(id_, WAYS[record.word("way", WAYS)], record.number("bonus", 0, 9))


def _moved_by(records: Iterable[Branch], cards: tuple[Card, ...]) -> dict[int, int]:
    """By card, the strategy that names its id or its type."""
    words = (*TYPES, *(card.id for card in cards))
    named = [record.words("moved_by", words) for record in records]
    return {
        i: at
        for i, card in enumerate(cards)
        for at, wanted in enumerate(named)
        if card.id in wanted or card.type in wanted
    }


def _space(record: Branch, strategies: tuple[str, ...]) -> TrackSpace:
    trust(record)
    record.only("arrows", "needs", "bonus", "sunrise", *TRUST)
    once = _numbers(record, "bonus", ("hp", "draw"))
    daily = _numbers(record, "sunrise", ("lesser", "cv_water", "photosynthesis"))
    needs = record.word("needs", strategies) if "needs" in record.entries else ""
    return TrackSpace(_number(record, "arrows"), needs, *once, *daily)


def _numbers(record: Branch, key: str, names: tuple[str, ...]) -> list[int]:
    if key not in record.entries:
        return [0] * len(names)
    table = record.branch(key)
    table.only(*names)
    return [_number(table, name) for name in names]


def _number(record: Branch, key: str) -> int:
    return record.number(key, 0, MOST) if key in record.entries else 0


def _action(id_: str, record: Branch, cards: tuple[str, ...], strategies: tuple[str, ...]) -> ActionCard:
    trust(record)
    record.only("level", "strategy", "bars", "play", *TRUST)
    level = record.number("level", 1, 3)
    return ActionCard(
        id_,
        level,
        record.word("strategy", strategies) if level == 3 else "",
        tuple(_bar(bar, cards, strategies) for bar in _branches(record, "bars")),
        tuple(_play(play) for play in _branches(record, "play")) if "play" in record.entries else (),
    )


def _branches(record: Branch, key: str) -> list[Branch]:
    """The mappings of a list."""
    found = [item for item in record.series(key).items if isinstance(item, Branch)]
    if not found or len(found) < len(record.series(key).items):
        raise record.error("must be a list of mappings", key)
    return found


def _bar(bar: Branch, cards: tuple[str, ...], strategies: tuple[str, ...]) -> Bar:
    do = bar.word("do", DO)
    bar.only("do", "hp", "cv", "least", "double", "track", "types", "hand_below", "has", "strategy")
    return Bar(
        do,
        _number(bar, "hp"),
        _number(bar, "cv"),
        _number(bar, "least"),
        bar.maybe("double", bool, False),
        bar.word("track", TRACKS) if do == "growth" else "",
        bar.words("types", (*TYPES, OWN, *cards)) if do == "take" else (),
        _number(bar, "hand_below"),
        bar.word("has", TYPES) if "has" in bar.entries else "",
        bar.word("strategy", (ANY, *strategies)) if "strategy" in bar.entries else "",
    )


def _play(play: Branch) -> Play:
    play.only("type", "activate")
    return Play(play.word("type", TYPES), _number(play, "activate"))
