"""Games on a Dask cluster end as they do at home."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from typing import Any

import pytest

from cytosis.ai import arena, cluster
from cytosis.engine import DataError, Ruleset

SETTING = arena.Setting(Ruleset("cytosis").as_dict(), ("medium", "random"), 4)


def test_without_the_extra_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(DataError, match="extra 'lab'"):
        next(cluster.play_games(SETTING, 2, "tcp://127.0.0.1:1"))


def test_the_game_never_imports_the_cluster() -> None:
    import subprocess

    code = "import sys, cytosis.__main__, cytosis.cli.simulate; sys.exit('cytosis.ai.cluster' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("processes", [False, True])
def test_a_local_cluster_gives_the_same_result(processes: bool) -> None:
    """In this process, and with two workers that are processes of their own."""
    distributed: Any = import_module("distributed")  # of the extra dev: without it this must not pass
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        local = distributed.LocalCluster(
            n_workers=1 + processes, threads_per_worker=1, processes=processes, dashboard_address=None
        )
        with local:
            source = cluster.play_games(SETTING, 6, local.scheduler_address)
            there = arena.run(SETTING, 6, source=source)
    here = arena.run(SETTING, 6)
    for table in (here, there):
        for row in table["agents"]:
            del row["ms_median"], row["ms_p95"]
    assert here == there
