"""Builds the pictures: vector sources under assets/art/src, and from them the masters that are shipped.

    .venv/bin/python packaging/build_art.py            write sources, masters and manifest
    .venv/bin/python packaging/build_art.py --check    only tell whether they are fresh

Needs resvg-py and Pillow (extra ``art``). The program itself needs neither: it loads the masters.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from amino_art import cards as faces  # noqa: E402  the folder of this program must be found first
from amino_art import molecules, world  # noqa: E402
from cytosis_art import cards, cell, tokens, viruses  # noqa: E402
from cytosis_art.vector import darken, svg  # noqa: E402

ART = ROOT / "assets" / "art"
ZOOM = 2.4  # masters serve a screen of 3840 x 2160
FIVE_STRAINS = ("ebola", "influenza", "rhinovirus")


def pictures() -> Iterator[tuple[str, str, float]]:
    """Every picture: logical name, SVG text, zoom of its master."""
    palette = yaml.safe_load((ROOT / "assets" / "themes" / "palette.yaml").read_text(encoding="utf-8"))
    layout = yaml.safe_load(
        (ROOT / "assets" / "layouts" / "cytosis" / "table.yaml").read_text(encoding="utf-8")
    )
    yield "backdrop", cell.backdrop(1600, 900), 1.0
    for side in ("three_plus", "two_player"):
        for name, virus in (("", False), (".virus", True)):
            yield f"board.{side}{name}", cell.Cell(layout, side, palette["sections"]).picture(virus), ZOOM
    yield from _pieces(palette)
    yield from _cards(palette)
    yield from _amino()


def _amino() -> Iterator[tuple[str, str, float]]:
    yield "amino.sky", world.sky(), 1.2
    yield "amino.planet", world.planet(), ZOOM
    yield "amino.back", faces.back(), ZOOM
    yield "amino.face.sunlight", faces.sunlight(), ZOOM
    yield "amino.face.lightning", faces.lightning(), ZOOM
    for gas in faces.HEADS:
        yield f"amino.face.{gas}", faces.gas(gas), ZOOM
        yield f"amino.molecule.{gas}", svg(120, 90, molecules.drawn(gas, 60, 45, 112, 82)), ZOOM
    yield "amino.glycine", svg(160, 120, molecules.drawn("glycine", 80, 60, 152, 112)), ZOOM
    yield "amino.value.good", faces.value(True), ZOOM
    yield "amino.value.bad", faces.value(False), ZOOM


def _pieces(palette: dict[str, object]) -> Iterator[tuple[str, str, float]]:
    players: list[dict[str, str]] = [*palette["players"], palette["grey"]]  # type: ignore[misc]
    for player in players:
        yield f"flask.{player['id']}", tokens.flask(player["colour"], player["symbol"]), ZOOM
        yield f"disk.{player['id']}", tokens.disk(player["colour"], player["symbol"]), ZOOM
    resources: dict[str, str] = palette["resources"]  # type: ignore[assignment]
    for name, colour in resources.items():
        yield f"resource.{name}", tokens.coin(colour) if name == "atp" else tokens.cube(colour, name), ZOOM
    families: dict[str, str] = palette["families"]  # type: ignore[assignment]
    for name, colour in families.items():
        yield f"family.{name}", tokens.badge(name, colour), ZOOM
    strains: dict[str, str] = palette["strains"]  # type: ignore[assignment]
    for (name, colour), head in zip(strains.items(), ("circle", "square", "triangle"), strict=True):
        yield f"antibody.{name}", tokens.antibody(colour, head), ZOOM
        yield f"virus.{name}", viruses.portrait(name, colour), ZOOM
    for face in range(1, 7):
        yield f"die.{face}", tokens.die(face), ZOOM
    for name, picture in (
        ("points", tokens.hexagon()),
        ("health", tokens.heart()),
        ("first_player", tokens.medal()),
        ("boost", tokens.boost()),
        ("hand", tokens.hand()),
        ("arrow", tokens.arrow("#FFFFFF")),
        ("arrow.dark", tokens.arrow(darken("#FFFFFF", 0.8))),
        ("well", tokens.well("#FFFFFF")),
        ("well.legal", tokens.well("#FFD75E", "#FFD75E")),
        ("place", tokens.vesicle_place(False)),
        ("place.legal", tokens.vesicle_place(True)),
        ("deck", tokens.card_back(False)),
        ("discard", tokens.card_back(True)),
    ):
        yield name, picture, ZOOM


def _cards(palette: dict[str, object]) -> Iterator[tuple[str, str, float]]:
    families: dict[str, str] = palette["families"]  # type: ignore[assignment]
    enzymes: dict[str, str] = palette["enzyme_colours"]  # type: ignore[assignment]
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


def build() -> None:
    """Write sources, masters and the manifest."""
    import resvg_py
    from PIL import Image

    (ART / "src").mkdir(parents=True, exist_ok=True)
    manifest: dict[str, dict[str, object]] = {}
    for name, text, zoom in pictures():
        (ART / "src" / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
        png = bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=zoom, skip_system_fonts=True))
        image = Image.open(io.BytesIO(png))
        image.save(
            ART / f"{name}.webp",
            "WEBP",
            lossless=not name.startswith(("backdrop", "amino.sky", "amino.planet")),
            quality=92,
            method=6,
            exact=False,
        )
        manifest[name] = {
            "file": f"{name}.webp",
            "source": hashlib.sha256(text.encode()).hexdigest(),
            "size": [round(image.width / zoom, 2), round(image.height / zoom, 2)],
            "licence": "MIT",
        }
    text = yaml.safe_dump(manifest, sort_keys=True)
    (ART / "manifest.yaml").write_text(
        f"# Built by packaging/build_art.py: do not edit.\n{text}", encoding="utf-8", newline="\n"
    )


def stale() -> list[str]:
    """Names whose source no longer is what the manifest was built from."""
    manifest = yaml.safe_load((ART / "manifest.yaml").read_text(encoding="utf-8"))
    wanted = {name: hashlib.sha256(text.encode()).hexdigest() for name, text, _ in pictures()}
    return sorted(
        name
        for name in {*wanted, *manifest}
        if wanted.get(name) != manifest.get(name, {}).get("source") or not (ART / f"{name}.webp").exists()
    )


def main() -> int:
    """Build, or check."""
    parser = argparse.ArgumentParser(description="Build the pictures of the game.")
    parser.add_argument("--check", action="store_true", help="only tell whether they are fresh")
    if parser.parse_args().check:
        old = stale()
        print(f"stale: {', '.join(old)}" if old else "All pictures are fresh.")
        return int(bool(old))
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
