"""``dev.py soak [--minutes N] [--row N] [--full] [--list]``: the figures of the fault model.

Prints one line per row: its number, the fault, how often it went well of how often it should, and what
failed. Without ``--full`` the time (10 minutes unless told) is shared among the rows.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.soak.board import Row, Run


def main(argv: Sequence[str]) -> int:
    """Run the rows asked for; 1 when one of them failed."""
    args = _arguments(argv)
    if not sys.platform.startswith("linux"):
        print("soak: the rows fork, mount and look into /proc, so they need Linux.", file=sys.stderr)
        return 2
    from tests.soak.rows import ordered  # only here: elsewhere it cannot even be imported

    logging.getLogger("cytosis").addHandler(logging.NullHandler())
    logging.getLogger("cytosis").propagate = False  # rows provoke what would be logged
    chosen = [one for one in ordered() if not args.row or _number(one) in args.row or one.number in args.row]
    if args.list or not chosen:
        for one in ordered():
            print(f"{one.number:>4}  {one.what} ({one.target:,})")
        return 0 if args.list else 2
    print(f"{'row':>4}  {'fault':<70} {'reached':>10} {'target':>10} {'failed':>6} {'s':>6}  ok", flush=True)
    end = time.monotonic() + args.minutes * 60
    bad = 0
    for index, one in enumerate(chosen):
        left = max(end - time.monotonic(), 1)
        seconds = float("inf") if args.full else left / (len(chosen) - index)
        bad += not _told(one, seconds, args.seed)
    return int(bool(bad))


def _told(one: Row, seconds: float, seed: int) -> bool:
    if missing := one.missing():
        print(f"{one.number:>4}  {one.what:<70} needs {', '.join(missing)}", flush=True)
        return True
    began = time.monotonic()
    run = _ran(one, seconds, seed)
    whole = run.reached >= run.wanted
    sign = "NO" if run.failures else "yes" if whole else "part"
    took = time.monotonic() - began
    counts = f"{run.reached:>10,} {run.wanted:>10,} {len(run.failures):>6} {took:>6.0f}"
    print(f"{one.number:>4}  {one.what:<70} {counts}  {sign}", flush=True)
    for note in run.notes:
        print(f"      {note}", flush=True)
    for failure in run.failures[:5]:
        print(f"      FAILED {failure}", flush=True)
    return not run.failures


def _ran(one: Row, seconds: float, seed: int) -> Run:
    with tempfile.TemporaryDirectory(prefix="cytosis-soak-") as folder:
        run = Run(one.target, Path(folder), time.monotonic() + seconds, seed)
        try:
            one.work(run)
        except Exception:  # a row that breaks is a failure of its own, and the next row still runs
            run.failures.append(traceback.format_exc(limit=-4).replace("\n", " | "))
        return run


def _number(one: Row) -> str:
    return "".join(filter(str.isdigit, one.number))


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__.split("\n\n")[1])
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="share so many minutes (10)")
    parser.add_argument("--row", action="append", metavar="N", help="only this row; may be given again")
    parser.add_argument("--full", action="store_true", help="every figure, however long it takes")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another run of the dice")
    parser.add_argument("--list", action="store_true", help="only say which rows there are")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
