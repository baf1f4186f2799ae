"""Being asked to stop by the system (log-out, shut-down, ``kill``) ends a game as leaving it does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stoppable(error: type[BaseException]) -> Iterator[None]:
    """Raise ``error`` where the system asks us to end; only the main thread may hear of it."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise error

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
