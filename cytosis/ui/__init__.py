"""The screen: scenes, widgets, pictures and sound. The only package that imports pygame."""

from __future__ import annotations

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what we print is ours
