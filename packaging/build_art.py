"""Builds the pictures: vector sources under assets/art/<room>/src, and from them the shipped masters.

    .venv/bin/python packaging/build_art.py [ROOM ...]         write sources, masters and manifests
    .venv/bin/python packaging/build_art.py --check [ROOM ...]    only tell whether they are fresh

A room is a game, or ``house`` for what every game uses. Needs resvg-py and Pillow (extra ``art``). The
program itself needs neither: it loads the masters.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from art.amino.pictures import pictures as amino  # noqa: E402  the folder of this program must be found first
from art.cellulose.pictures import pictures as cellulose  # noqa: E402
from art.cytosis.pictures import pictures as cytosis  # noqa: E402
from art.house.pictures import pictures as house  # noqa: E402
from art.house.vector import Picture  # noqa: E402

ART = ROOT / "assets" / "art"
ROOMS: dict[str, Callable[[], Iterator[Picture]]] = {
    "house": house,
    "cytosis": cytosis,
    "amino": amino,
    "cellulose": cellulose,
}
SOFT = (
    "backdrop",
    "card.",
    "event.",
    "amino.sky",
    "amino.planet",
    "amino.sea",
    "amino.land",
    "amino.clouds",
    "amino.night",
    "cellulose.backdrop",
    "cellulose.plant.",
    "cellulose.cell.",
)
"""Large pictures without hard edges: they may lose a little."""


def build(rooms: Iterable[str] = ROOMS) -> None:
    """Write sources, masters and manifests."""
    for room in rooms:
        folder = ART / room
        (folder / "src").mkdir(parents=True, exist_ok=True)
        manifest = {name: _master(folder, name, text, zoom) for name, text, zoom in ROOMS[room]()}
        text = yaml.safe_dump(manifest, sort_keys=True)
        (folder / "manifest.yaml").write_text(
            f"# Built by packaging/build_art.py: do not edit.\n{text}", encoding="utf-8", newline="\n"
        )


def _master(folder: Path, name: str, text: str, zoom: float) -> dict[str, object]:
    """Write a picture's source and master; returns what the manifest says of it."""
    import resvg_py
    from PIL import Image

    (folder / "src" / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    png = bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=zoom, skip_system_fonts=True))
    image = Image.open(io.BytesIO(png))
    file = f"{name}.webp"
    image.save(folder / file, "WEBP", lossless=not name.startswith(SOFT), quality=92, method=6, exact=False)
    return {
        "file": file,
        "source": _mark(text),
        "size": [round(image.width / zoom, 2), round(image.height / zoom, 2)],
        "licence": "MIT",
    }


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def stale(rooms: Iterable[str] = ROOMS) -> list[str]:
    """Names whose source no longer is what the manifest was built from."""
    return [name for room in rooms for name in _stale_in(room)]


def _stale_in(room: str) -> list[str]:
    folder = ART / room
    manifest = yaml.safe_load((folder / "manifest.yaml").read_text(encoding="utf-8"))
    wanted = {name: _mark(text) for name, text, _ in ROOMS[room]()}
    return sorted(
        name
        for name in {*wanted, *manifest}
        if wanted.get(name) != manifest.get(name, {}).get("source") or not (folder / f"{name}.webp").exists()
    )


def main() -> int:
    """Build, or check."""
    parser = argparse.ArgumentParser(description="Build the pictures of the games.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"one of {', '.join(ROOMS)}; all without")
    parser.add_argument("--check", action="store_true", help="only tell whether they are fresh")
    asked = parser.parse_args()
    unknown = [room for room in asked.rooms if room not in ROOMS]
    if unknown:
        parser.error(f"there is no room {', '.join(unknown)}; there are {', '.join(ROOMS)}")
    rooms = asked.rooms or list(ROOMS)
    if asked.check:
        old = stale(rooms)
        print(f"stale: {', '.join(old)}" if old else "All pictures are fresh.")
        return int(bool(old))
    build(rooms)
    return 0


if __name__ == "__main__":
    sys.exit(main())
