"""Puts the compiled modules into a wheel for this system: python3 packaging/dev.py build --fast --wheel

Not asked for, the wheel stays the one that runs everywhere. What does not fit the sources is left out.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface):  # type: ignore[type-arg]
    """Named in pyproject.toml; hatchling calls it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what was compiled, and say that the wheel is for this Python and system only."""
        sys.path.insert(0, self.root)
        os.environ["CYTOSIS_PURE"] = "1"
        from cytosis import fast

        found = fast.files(Path(self.root, "cytosis", "_fast"), Path(self.root))
        if version == "standard" and found:
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["force_include"] |= {str(file): f"cytosis/_fast/{file.name}" for file in found}
