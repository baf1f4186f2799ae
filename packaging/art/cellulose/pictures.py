"""Every picture of Cellulose: its name, its drawing, how large its master is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from art.cellulose import cards, pieces, plant, signs
from art.cellulose.cell import WARM, Cell
from art.house.vector import ZOOM, Picture, layout, palette

GREEN_INK = "#2A4036"


def pictures() -> Iterator[Picture]:
    """All of them, named after the game."""
    colours, places = palette("cellulose"), layout("cellulose")
    found = (
        _ground(places),
        _pieces(colours["resources"]),
        _markers(),
        _signs(colours),
        _cards(colours["families"]),
    )
    for part in found:
        for name, text, zoom in part:
            yield f"cellulose.{name}", text, zoom


def _ground(places: dict[str, Any]) -> Iterator[Picture]:
    for phase in plant.SKY:
        yield f"backdrop.{phase}", plant.backdrop(phase), 1.0
        yield f"backdrop.cactus.{phase}", plant.backdrop(phase, True), 1.0
        for kind in plant.GROUND:
            yield f"plant.{kind}.{phase}", plant.column(kind, phase, places), ZOOM
    for phase in WARM:
        for side in places["sides"]:
            yield f"cell.{side}.{phase}", Cell(places, side, phase).picture(), ZOOM


def _pieces(resources: dict[str, str]) -> Iterator[Picture]:
    for name, colour in resources.items():
        yield name, pieces.resource(name, colour), ZOOM
    yield "water.six", pieces.water(True), ZOOM
    yield "co2.six", pieces.co2(True), ZOOM
    for large in (False, True):
        for hot in (False, True):
            yield (
                f"space.{'large' if large else 'small'}{'.hot' if hot else ''}",
                pieces.space(large, hot),
                ZOOM,
            )
            for track in ("shoot", "root"):
                name = f"plate.{track}.{'wide' if large else 'narrow'}{'.hot' if hot else ''}"
                yield name, pieces.plate(track == "shoot", hot, large), ZOOM
    for track in ("shoot", "root"):
        yield f"plate.{track}.tiny", pieces.plate(track == "shoot", False, False, True), ZOOM
    for state in ("open", "next", "done"):
        yield f"stone.{state}", pieces.stone(state, resources["carb"]), ZOOM
    for state in ("reached", "force", "coming"):
        yield f"gate.{state}", pieces.gate(state), ZOOM
    yield "flag", pieces.flag(), ZOOM
    yield "deck", pieces.pile(False), ZOOM
    yield "discard", pieces.pile(True), ZOOM
    yield "back", pieces.back(), ZOOM


def _markers() -> Iterator[Picture]:
    colours = palette("house")
    for player in (*colours["players"], colours["rival"]):
        yield f"seed.{player['id']}", pieces.seed(player["colour"], player["symbol"]), ZOOM
        yield f"drop.{player['id']}", pieces.drop(player["colour"], player["symbol"]), ZOOM


def _signs(colours: dict[str, Any]) -> Iterator[Picture]:
    for name in (
        "heart",
        "first",
        "held",
        "exchange",
        "pour",
        "reclaim",
        "sunrise",
        "daytime",
        "evening",
        "final",
        "glow",
    ):
        yield name, getattr(signs, name)(), ZOOM
    yield "sprig", signs.sprig(), ZOOM
    yield "build", signs.build(colours["resources"]["carb"]), ZOOM
    for kind in ("shoot", "root", "either"):
        yield f"grow.{kind}", signs.grow(kind), ZOOM
    yield "draw", signs.card(True), ZOOM
    yield "lose", signs.card(False), ZOOM
    yield "arrow", signs.arrow(False, "#FFE9B0"), ZOOM
    yield "arrow.dark", signs.arrow(False, GREEN_INK), ZOOM
    yield "up", signs.arrow(True, "#FFFFFF"), ZOOM
    for name, colour in colours["families"].items():
        yield f"kind.{name}", signs.kind(name, colour), ZOOM
    for name in signs.SPECIAL:
        yield f"special.{name}", signs.special(name), ZOOM


def _cards(families: dict[str, str]) -> Iterator[Picture]:
    single = ("lipase", "amylase", "gibberellin_receptor", "cytokinin_receptor")
    for name in cards.PICTURES:
        kind = _family(name)
        two = kind in ("enzyme", "specialization") and name not in single
        yield f"card.{name}", cards.hand(name, families[kind], two), ZOOM
        yield f"row.{name}", cards.row(name, families[kind]), ZOOM


def _family(card: str) -> str:
    stem = card.rpartition("_")[0]
    if stem in ("starch", "psv"):
        return stem
    return "specialization" if card in signs.SPECIAL else "enzyme"
