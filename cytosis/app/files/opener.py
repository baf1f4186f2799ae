"""Shows a file with what the desktop has for it."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

_log = logging.getLogger(__name__)
OPENERS = {"darwin": "open", "linux": "xdg-open"}
OURS = "LD_LIBRARY_PATH"


def show(path: Path) -> bool:
    """Open a file or a folder; False where nothing here can. Nothing is waited for, and nothing raised."""
    try:
        if sys.platform == "win32":
            os.startfile(path)  # noqa: S606
            return True
        tool = shutil.which(OPENERS.get(sys.platform, "xdg-open"))
        if tool is None:
            return False
        null = subprocess.DEVNULL
        subprocess.Popen(  # noqa: S603
            [tool, str(path)], stdin=null, stdout=null, stderr=null, env=_theirs(), start_new_session=True
        )
    except OSError as error:
        _log.warning("%s cannot be shown: %s", path, error)
        return False
    return True


def _theirs() -> dict[str, str]:
    """The environment without the libraries that a frozen build put before those of the system."""
    env = dict(os.environ)
    before = env.pop(f"{OURS}_ORIG", None)
    if getattr(sys, "frozen", False):
        env.pop(OURS, None)
        if before:
            env[OURS] = before
    return env
