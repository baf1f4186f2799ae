"""Renews the pictures of README.md: plays a game in the window, keeps what they show of it, smaller.

    python3 packaging/dev.py pictures

They lie in packaging/pictures, which is not shipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "packaging" / "pictures"
WANTED = {"table_drag": "table"}
"""Of the pictures that the smoke game leaves, and their names in README.md."""
GAME = ("--agents", "expert,hard,hard,medium", "--seed", "11", "--windowed", "1920x1080", "--lang", "en")
WIDTH = 1280


def main() -> int:
    """Play, choose, make smaller."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-m", "cytosis", "--smoke", folder, *GAME]
        done = subprocess.run(play, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
        import pygame

        PICTURES.mkdir(exist_ok=True)
        for taken, name in WANTED.items():
            whole = pygame.image.load(next(Path(folder).glob(f"[0-9][0-9]_{taken}.png")))
            height = round(WIDTH * whole.get_height() / whole.get_width())
            small = pygame.transform.smoothscale(whole, (WIDTH, height))
            pygame.image.save(small, PICTURES / f"{name}.jpg")
            print(f"packaging/pictures/{name}.jpg: {(PICTURES / f'{name}.jpg').stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
