"""Every picture of Cytosis: its name, its drawing, how large its master is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from art.cytosis import cards, cell, tokens, viruses
from art.house.vector import ZOOM, Picture, layout, palette

FIVE_STRAINS = ("ebola", "influenza", "rhinovirus")


def pictures() -> Iterator[Picture]:
    """All of them."""
    colours, places = palette("cytosis"), layout("cytosis")
    for side in ("three_plus", "two_player"):
        for name, virus in (("", False), (".virus", True)):
            yield f"board.{side}{name}", cell.Cell(places, side, colours["sections"]).picture(virus), ZOOM
    yield from _pieces(colours)
    yield from _cards(colours)


def _pieces(colours: dict[str, Any]) -> Iterator[Picture]:
    for name, colour in colours["resources"].items():
        yield f"resource.{name}", tokens.coin(colour) if name == "atp" else tokens.cube(colour, name), ZOOM
    for name, colour in colours["families"].items():
        yield f"family.{name}", tokens.badge(name, colour), ZOOM
    for (name, colour), head in zip(
        colours["strains"].items(), ("circle", "square", "triangle"), strict=True
    ):
        yield f"antibody.{name}", tokens.antibody(colour, head), ZOOM
        yield f"virus.{name}", viruses.portrait(name, colour), ZOOM
    for face in range(1, 7):
        yield f"die.{face}", tokens.die(face), ZOOM
    yield "boost", tokens.boost(), ZOOM
    yield "place", tokens.vesicle_place(False), ZOOM
    yield "place.legal", tokens.vesicle_place(True), ZOOM
    yield "deck", tokens.card_back(False), ZOOM
    yield "discard", tokens.card_back(True), ZOOM


def _cards(colours: dict[str, Any]) -> Iterator[Picture]:
    families, enzymes = colours["families"], colours["enzyme_colours"]
    counts = {
        "protein_hormone": "PH",
        "steroid_hormone": "SH",
        "protein_hormone_receptor": "PR",
        "steroid_hormone_receptor": "SR",
    }
    for family, prefix in counts.items():
        for i in range(6 if prefix in ("PH", "SH") else 5):
            yield f"card.{prefix}{i + 1}", cards.illustration(family, families[family], i), ZOOM
    for i in range(10):
        colour = list(enzymes.values())[i // 2]
        yield f"card.EN{i + 1}", cards.illustration("enzyme", colour, i // 2), ZOOM
    for i, amount in enumerate((1, 2, 2, 2, 3, 3, 4)):
        yield (
            f"card.AD{i + 1}",
            cards.illustration("alcohol_detoxification", families["alcohol_detoxification"], amount - 1),
            ZOOM,
        )
    for i, kind in enumerate(("mrna", "lipid", "protein", "carb")):
        yield f"card.MM{i + 1}", cards.illustration(kind, families["macromolecule"]), ZOOM
    for i, letter in enumerate("EIR"):
        for n in (1, 2):
            yield f"card.V{letter}{n}", cards.illustration("virus_attack", families["virus_attack"], i), ZOOM
    for i, name in enumerate(("boost_glucose", "boost_nucleus", "boost_resp", "boost_smooth")):
        yield f"event.{name}", cards.illustration("boost", families["event"], i), ZOOM
    yield "event.reduce_atp", cards.illustration("reduce", families["event"]), ZOOM
    yield "event.toxicity", cards.illustration("toxicity", families["event"]), ZOOM
    for i, strain in enumerate(FIVE_STRAINS):
        yield f"event.virus_{strain}", cards.illustration("virus_attack", families["virus_attack"], i), ZOOM
    for i, power in enumerate(
        ("trade", "peek", "surplus", "grey_discount", "early_flask", "round_gift", "free_cards")
    ):
        yield f"power.{power}", cards.illustration("power", families["power"], i), ZOOM
