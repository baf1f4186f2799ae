"""Rows of signs: what something costs, gives and brings, as small pictures with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.games.cellulose.words import Words
from cytosis.engine.notation import Words as Parts
from cytosis.games.cellulose.data.catalog import RESOURCES, Amounts, BonusAction, Card, Catalog, Gifts, Space
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.changes import signed

TIMES = "\u00d7"
Sign = str
"""A picture of the game; ``#3`` a number, ``!3`` a price, ``>`` an arrow."""
PAIR = 0.2
"""The gap before the next number, as a part of a picture's height."""
SIZE = 22.0
"""How large a picture is in a question."""
PRICED = ("carb", "hormone", "atp", "protein", "water", "co2")
"""The order in which a price is written."""
EFFECTS = {
    "exchange": "exchange",
    "build": "build",
    "grow": "grow.either",
    "cv_water": "pour",
    "draw": "draw",
    "hp": "heart",
}
GAINED = {"vacuole": "pour", "points": "heart", "card": "draw"}
"""Pictures of what a move brought, where they are not called like it."""
BONUSES = {"activate": ("kind.enzyme", "#*"), "build": ("build",), "hp": ("heart",)}


def gained(gains: Sequence[tuple[str, int]]) -> tuple[Bit, ...]:
    """What a move brought and cost, for lists of moves."""
    return tuple(bit for name, n in gains for bit in (signed(n), (_brought(name), SIZE)))


def deal(gains: Sequence[tuple[str, int]]) -> tuple[list[Bit], list[Bit]]:
    """What a move costs and what it brings, apart."""

    def counted(sign: int) -> list[Bit]:
        found = ((str(n * sign), (_brought(name), SIZE)) for name, n in gains if n * sign > 0)
        return [bit for both in found for bit in both]

    return counted(-1), counted(1)


def poured(move: Parts, catalog: Catalog, level: int) -> tuple[list[Bit], int, int]:
    """Water of the xylem: what a filter costs; how much the own stock and the own lobe get."""
    told, cv = catalog.scenario, int(move.named["cv"])
    filtered = "filter" in move.named
    paid = zip(RESOURCES, told.filter_cost, strict=True) if filtered else ()
    return deal([(name, -n) for name, n in paid])[0], level + (told.filter if filtered else 0) - cv, cv


def bits(signs: Sequence[Sign]) -> list[Bit]:
    """The same signs in a row of a question."""
    return [sign[1:] if sign[0] in "#!" else (f"cellulose.{sign}", SIZE) for sign in signs]


def _brought(name: str) -> str:
    return f"cellulose.{GAINED.get(name, name)}"


def cost(amounts: Amounts) -> list[Sign]:
    """A price."""
    owed = dict(zip(RESOURCES, amounts, strict=True))
    return [sign for name in PRICED if owed[name] for sign in (f"!{owed[name]}", name)]


def stock(amounts: Amounts) -> list[Sign]:
    """Resources that come."""
    return [sign for name, n in zip(RESOURCES, amounts, strict=True) if n for sign in (f"#{n}", name)]


def gifts(given: Gifts) -> list[Sign]:
    """What a plant space gives; one of a kind needs no number."""
    found = stock(given.stock)
    for name, n in (("pour", given.cv_water), ("heart", given.hp)):
        found += [f"#{n}", name] if n else []
    found += ["draw"] * given.draw + ["exchange"] * given.photosynthesis
    return found


def bonus(action: BonusAction) -> list[Sign]:
    """What may be bought at the foot of the mangrove."""
    number = {"activate": "#", "build": f"#{action.times}{TIMES}", "hp": f"#{action.times}"}[action.effect]
    return [*([number] if len(number) > 1 else []), *BONUSES[action.effect]]


def space(one: Space, catalog: Catalog, level: int) -> list[Sign]:
    """What is done on a space of the cell."""
    if one.action == "collect_water":
        most = min(level, catalog.figure("xylem_vacuole"))
        return [f"#+{level}", "water", f"#({most}", "pour", "#)"]
    if one.action == "photosynthesis":
        price = [f"!{catalog.figure('exchange_water')}", "water", f"!{catalog.figure('exchange_co2')}", "co2"]
        return [f"#{one.times}{TIMES}", "exchange"] if one.times > 1 else [*price, ">", "carb"]
    if one.action == "build_wall":
        return ["!1", "carb", ">", "heart", "pour"]
    if one.action == "first_player":
        return [*cost(one.cost), ">", "first", "draw"]
    if one.action == "growth":
        grow = "grow." + (one.tracks[0] if len(one.tracks) == 1 else "either")
        return [*cost(one.cost), ">d", grow] if any(one.cost) else [grow]
    if one.action == "take_card":
        return cost(one.cost)
    return [f"#+{n}" if i % 2 == 0 else n for i, n in enumerate(_bare(one.gain))]


def _bare(amounts: Amounts) -> list[str]:
    return [sign for name, n in zip(RESOURCES, amounts, strict=True) if n for sign in (str(n), name)]


def effect(one: tuple[str, int] | None) -> list[Sign]:
    """What an Enzyme does."""
    if one is None:
        return []
    name, n = one
    number = (
        [f"#{n}{TIMES}"]
        if name == "exchange" and n > 1
        else [f"#{n}"]
        if name in ("cv_water", "draw", "hp")
        else []
    )
    return [*number, EFFECTS[name]]


def bars(card: Card, words: Words) -> list[tuple[str, list[Sign]]]:
    """The bars at the foot of a card: now, later use, each morning, at the end."""
    if card.type == "starch":
        return [("now", [f"#{card.draw}", "draw", f"#{card.discard}", "lose"])]
    if card.type == "psv":
        return [("now", ["reclaim"])]
    if card.type == "enzyme":
        price = words.catalog.figure("activation")
        now, then = effect(card.now), [f"#{price}", "protein", ">d", *effect(card.then)]
        return [("now", now), ("later", then)] if now else [("later", then)]
    return _special(card, words)


def _special(card: Card, words: Words) -> list[tuple[str, list[Sign]]]:
    figure, per = words.catalog.figure, f"#{words.texts.t('cellulose.sign.per')}"
    if card.ends == "sunrise_co2":
        return [("final", ["final", "heart", "#=", "sunrise", "co2"])]
    if card.ends == "sunrise_water":
        return [("final", ["final", "heart", "#=", "sunrise", "water"])]
    if card.ends == "vacuole":
        return [
            ("sunrise", ["sunrise", f"#+{figure('aquaporin_water')}", "pour"]),
            ("final", ["final", f"#{figure('vacuole_factor')}{TIMES}", "drop", "#=", "heart"]),
        ]
    if card.ends == "psv":
        return [
            ("sunrise", ["reclaim", ">d", "flask.grey"]),
            ("final", ["final", f"#{figure('psv_hp')}", "heart", per, "kind.psv"]),
        ]
    return [
        ("sunrise", ["sunrise", f"#{figure('activation')}", "protein", ">d", "kind.enzyme"]),
        ("final", ["final", f"#{figure('enzyme_hp')}", "heart", per, "kind.enzyme"]),
    ]


# -- painting ----------------------------------------------------------------------------------------------
def picture(paint: Painter, sign: Sign) -> str:
    """The name of a sign's picture; the drop is that of the first seat."""
    if sign == ">":
        return "cellulose.arrow"
    if sign == ">d":
        return "cellulose.arrow.dark"
    if sign == "drop":
        return f"cellulose.drop.{paint.theme.players[0].id}"
    return sign if sign.startswith("flask.") else f"cellulose.{sign}"


def width(
    paint: Painter, signs: Sequence[Sign], high: float, size: float, gap: float = 2, apart: float = PAIR
) -> float:
    """How wide a row is, with pictures so high and text of that size."""
    wide = 0.0
    for i, sign in enumerate(signs):
        if sign[0] in "#!":
            wide += paint.text_width(sign[1:], size, "head", None, high + 5) + gap
            wide += high * apart if _pair(signs, i) else 0
        else:
            wide += high * 0.66 if sign[0] == ">" else high + 1
    return wide


def _pair(signs: Sequence[Sign], i: int) -> bool:
    """Whether a number begins the next pair."""
    return i > 0 and signs[i][0] in "#!" and signs[i][1:2].isdigit() and signs[i - 1][0] not in "#!>"


def row(
    paint: Painter,
    signs: Sequence[Sign],
    x: float,
    y: float,
    high: float = 20,
    size: float = 15,
    ink: str = "text",
    price: str = "cost_dark",
    gap: float = 2,
    apart: float = PAIR,
) -> float:
    """Paint them from ``x`` on, around ``y``; returns where the row ends."""
    for i, sign in enumerate(signs):
        if sign[0] in "#!":
            x += high * apart if _pair(signs, i) else 0
            colour = ink if sign[0] == "#" else price
            x += paint.text(sign[1:], x, y, size, "head", colour, tall=high + 5) + gap
        elif sign[0] == ">":
            paint.sign(picture(paint, sign), x + high * 0.33, y, high * 0.58)
            x += high * 0.66
        else:
            paint.sign(picture(paint, sign), x + high / 2, y, high)
            x += high + 1
    return x


def fitted(
    paint: Painter,
    signs: Sequence[Sign],
    box: Box,
    high: float,
    size: float,
    ink: str = "text",
    price: str = "cost_dark",
    align: str = "centre",
    gap: float = 2,
    apart: float = PAIR,
) -> None:
    """In a box, as large as wanted where it fits."""
    x, y, wide, tall = box
    high = min(high, tall)
    while (found := width(paint, signs, high, size, gap, apart)) > wide and high > 8:
        high, size = high - 0.5, max(size - 0.3, 9)
    left = {"left": x, "centre": x + (wide - found) / 2, "right": x + wide - found}[align]
    row(paint, signs, left, y + tall / 2, high, size, ink, price, gap, apart)


def chip(
    paint: Painter,
    signs: Sequence[Sign],
    x: float,
    y: float,
    high: float = 20,
    size: float = 15,
    look: str = "chip",
    tall: float = 23,
    most: float = 400,
) -> Box:
    """A pill with a row of signs around a point, no wider than ``most``."""
    while (wide := width(paint, signs, high, size) + 15) > most and high > 9:
        high, size = high - 0.5, max(size - 0.4, 9)
    box = (x - wide / 2, y - tall / 2, wide, tall)
    paint.panel(box, look, tall / 2 - 1)
    light = look.startswith("chip_light")
    row(
        paint,
        signs,
        x - wide / 2 + 7.5,
        y,
        high,
        size,
        "paper" if light else "text",
        "cost" if light else "cost_dark",
    )
    return box


def outlined(
    paint: Painter,
    text: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    edge: str,
    align: str = "left",
    face: str = "head",
    tall: float | None = None,
) -> float:
    """Text that is read on any ground; what is around it is no text of its own."""
    notes, paint.notes = paint.notes, None
    for dx, dy in ((-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2), (-1, -1), (1, 1), (-1, 1), (1, -1)):
        paint.text(text, x + dx, y + dy, size, face, edge, align, tall=tall)
    paint.notes = notes
    return paint.text(text, x, y, size, face, ink, align, tall=tall)
