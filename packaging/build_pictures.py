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
WANTED: dict[str, dict[str, str]] = {
    "cytosis": {"table_drag": "table", "title_continue": "title"},
    "cellulose": {"table_move_*": "cellulose"},
    "amino": {"table_move_*": "amino"},
}
"""Of the pictures that the smoke game of each game leaves, and their names in README.md."""
AGENTS = {
    "cytosis": "expert,hard,hard,medium",
    "cellulose": "medium,easy,easy",
    "amino": "medium,easy,easy,easy",
}
HOW = ("--seed", "11", "--windowed", "1920x1080", "--lang", "en")
WIDTH = 1280


def main() -> int:
    """Play each game, choose, make smaller."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    for game, wanted in WANTED.items():
        with tempfile.TemporaryDirectory() as folder:
            played = ("--game", game, "--agents", AGENTS[game], *HOW)
            play = [sys.executable, "-m", "cytosis", "--smoke", folder, *played]
            done = subprocess.run(play, cwd=ROOT, check=False)
            if done.returncode:
                return done.returncode
            for taken, name in wanted.items():
                found = sorted(Path(folder).glob(f"[0-9][0-9]_{taken}_*.png"))
                _keep(found[len(found) // 2], name)
    return 0


def _keep(taken: Path, name: str) -> None:
    import pygame

    PICTURES.mkdir(exist_ok=True)
    whole = pygame.image.load(taken)
    height = round(WIDTH * whole.get_height() / whole.get_width())
    small = pygame.transform.smoothscale(whole, (WIDTH, height))
    pygame.image.save(small, PICTURES / f"{name}.jpg")
    print(f"packaging/pictures/{name}.jpg: {(PICTURES / f'{name}.jpg').stat().st_size // 1024} KB")


if __name__ == "__main__":
    sys.exit(main())
