"""The numbers of the epigenetic cards, from their rules data."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.engine.data.figures import trust
from cytosis.games.cytosis import figures as base
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Amounts, Catalog

POWERS = ("trade", "peek", "surplus", "grey_discount", "early_flask", "round_gift", "free_cards")
TRADE, PEEK, SURPLUS_POWER, GREY_DISCOUNT, EARLY_FLASK, ROUND_GIFT, FREE_CARDS = range(len(POWERS))

KEYS = (
    *("offered", "gift_kinds", "early_price", "peek_price", "peek_draw_price", "peek_cards"),
    *("grey_price", "surplus", "trade_prices", "powers"),
)


@dataclass(frozen=True, slots=True)
class Figures:
    """What the powers cost and give."""

    offered: int
    gift_kinds: tuple[str, ...]
    early_price: int
    peek_price: int
    draw_price: int
    peek_cards: int
    grey_price: int
    surplus: int
    trade_prices: Amounts  # in ATP by resource; 0 where it cannot be had


def read_figures(catalog: Catalog) -> Figures:
    """The figures; raises DataError with file and line."""
    section = catalog.sections["epigenetic"]
    section.only(*KEYS)
    powers = section.branch("powers")
    powers.only(*POWERS)
    for power in POWERS:
        trust(powers.branch(power))
    source = base.Figures(section, catalog.seats, range(2, 6))
    figures = Figures(
        offered=source.number("offered", 1, len(POWERS) - catalog.seats + 1),
        gift_kinds=source.words("gift_kinds", RESOURCES),
        early_price=source.number("early_price", 0),
        peek_price=source.number("peek_price", 0),
        draw_price=source.number("peek_draw_price", 0),
        peek_cards=source.number("peek_cards", 1, 9),
        grey_price=source.number("grey_price", 0),
        surplus=source.number("surplus", 1),
        trade_prices=source.amounts("trade_prices"),
    )
    if not figures.gift_kinds:
        raise source.error("gift_kinds", "must name what may be given; correct it")
    if figures.trade_prices[ATP]:
        raise source.error("trade_prices", "ATP is what trades are paid with; correct it")
    return figures
