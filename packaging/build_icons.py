"""Builds the program's icons from packaging/art/house/icon.py, for the three systems.

    .venv/bin/python packaging/build_icons.py

assets/icons/*.png and cytosis.svg   window and Linux desktop (shipped)
packaging/windows/cytosis.ico        Windows
packaging/macos/cytosis.icns         macOS

Needs resvg-py and Pillow (extra ``art``).
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from art.house.icon import SMALL, icon  # noqa: E402  the folder of this program must be found first
from art.house.vector import palette  # noqa: E402

ICONS = ROOT / "assets" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 128, 256)


def source(small: bool = False) -> str:
    """The picture as SVG, in the colour of the first player."""
    return icon(palette("house")["players"][0]["colour"], small)


def build() -> None:
    """Write every icon."""
    import resvg_py
    from PIL import Image

    for folder in (ICONS, ROOT / "packaging" / "windows", ROOT / "packaging" / "macos"):
        folder.mkdir(parents=True, exist_ok=True)
    (ICONS / "cytosis.svg").write_text(source(), encoding="utf-8", newline="\n")
    images = {}
    for size in (*SIZES, 1024):
        png = resvg_py.svg_to_bytes(
            svg_string=source(size <= SMALL), width=size, height=size, skip_system_fonts=True
        )
        images[size] = Image.open(io.BytesIO(bytes(png)))
    for size in SIZES:
        images[size].save(ICONS / f"{size}.png", optimize=True)
    images[256].save(
        ROOT / "packaging" / "windows" / "cytosis.ico",
        sizes=[(size, size) for size in ICO],
        append_images=[images[size] for size in ICO],
    )
    images[1024].save(
        ROOT / "packaging" / "macos" / "cytosis.icns",
        append_images=[images[size] for size in (16, 32, 64, 128, 256, 512)],
    )


if __name__ == "__main__":
    build()
