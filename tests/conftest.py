"""What every test shares: the same random examples on every run and machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("reproducible")
