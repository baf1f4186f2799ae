"""The rows fork, mount and look into /proc: they are for Linux. What they try is the same everywhere."""

from __future__ import annotations

import sys

collect_ignore = [] if sys.platform.startswith("linux") else ["test_rows.py"]
