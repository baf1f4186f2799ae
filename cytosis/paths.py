"""Where things lie: the rules data and assets we ship, and the player's own folders.

The lowest layer: every other module asks here and none looks for files itself. The same call works
from a checkout, from an installed wheel and inside a frozen build.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

APP = "cytosis"
DATA_DIR_VARIABLE = "CYTOSIS_DATA_DIR"
"""Names the folder for everything the player owns; an explicit argument still wins over it."""

_PACKAGE = Path(__file__).resolve().parent


class MissingData(Exception):
    """Files that belong to the program itself are not where they should be."""


def rules_data() -> Path:
    """The folder with the facts of every game, as YAML."""
    return _shipped("rules_data")


def assets() -> Path:
    """The folder with pictures, sounds, layouts and texts."""
    return _shipped("assets")


def user_data(override: str | Path | None = None) -> Path:
    """The player's folder for saves, from the argument, the environment or the system's custom.

    Nothing is created here: looking for a folder must not leave one behind.
    """
    return _chosen(override) or platformdirs.user_data_path(APP, appauthor=False)


def user_config(override: str | Path | None = None) -> Path:
    """The player's folder for settings; an override keeps everything in one place."""
    return _chosen(override) or platformdirs.user_config_path(APP, appauthor=False)


def user_log(override: str | Path | None = None) -> Path:
    """The player's folder for log files; an override keeps everything in one place."""
    chosen = _chosen(override)
    return chosen / "log" if chosen else platformdirs.user_log_path(APP, appauthor=False)


def pictures(override: str | Path | None = None) -> list[Path]:
    """Where the player's pictures may go, best first; an override keeps everything in one place."""
    return [] if _chosen(override) else [platformdirs.user_pictures_path() / "Cytosis"]


def _chosen(override: str | Path | None) -> Path | None:
    chosen = override or os.environ.get(DATA_DIR_VARIABLE)
    return Path(chosen).expanduser().absolute() if chosen else None


def _shipped(name: str) -> Path:
    places = _places(name)
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise MissingData(f"The folder {name} of the program is missing (looked in {looked}): install it again.")


def _places(name: str) -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:  # a frozen build carries its data in its own folder and nowhere else
        return [Path(frozen) / name]
    places = [_PACKAGE / "_data" / name]
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file():  # else this would be a stranger's folder in site-packages
        places.append(checkout / name)
    return places
