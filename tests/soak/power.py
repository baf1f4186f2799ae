"""Row 3: the power goes. A model of a disk that forgets whatever was not synced, in every way it may.

The real operations of the real code are written down. At every point among them the power is cut: of
the names changed in a folder since it was synced any set may have arrived, of the bytes written to a
file since it was synced none, some, all, or zeros in their place. Each of these disks is then built
and opened.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Any

from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from tests.saves.games import on_disk, played, states_of
from tests.soak.board import Run, row
from tests.soak.layer import watched
from tests.soak.scripted import Script, do, verdict

MOST_UNSYNCED = 6
"""Names changed in one folder without a sync in between; more would be too many sets."""

Name = tuple[str, str, int | None]
"""A folder, a name in it, and the file it means from now on (None: no more)."""


@dataclass
class Disk:
    """What has certainly arrived, and what is still on its way."""

    names: dict[tuple[str, str], int] = field(default_factory=dict)
    data: dict[int, bytes] = field(default_factory=dict)
    pending: list[Name] = field(default_factory=list)
    written: dict[int, bytes] = field(default_factory=dict)
    """The whole content of files that were written to since their last sync."""

    def after_a_cut(self) -> Iterator[tuple[dict[tuple[str, str], int], dict[int, bytes]]]:
        """Every disk there may be if the power goes now."""
        assert len(self.pending) <= MOST_UNSYNCED
        sets = [one for n in range(len(self.pending) + 1) for one in combinations(self.pending, n)]
        torn = [[(file, half) for half in self._halves(file)] for file in sorted(self.written)]
        for arrived, contents in product(sets, product(*torn)):
            names = dict(self.names)
            for folder, name, file in arrived:
                if file is None:
                    names.pop((folder, name), None)
                else:
                    names[folder, name] = file
            yield names, {**self.data, **dict(contents)}

    def _halves(self, file: int) -> list[bytes]:
        old, new = self.data.get(file, b""), self.written[file]
        same = next(
            (old[:i] for i in range(min(len(old), len(new))) if old[i] != new[i]), min(old, new, key=len)
        )
        added = len(new) - len(same)
        return [old, same + new[len(same) :][: added // 2], same + bytes(added), new]


class Recorder:
    """Follows the operations of this process on one folder, as a :class:`Disk` would see them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.disk = Disk()
        self.points = 0
        self.tested = 0
        self.acknowledged = -1
        for file in root.rglob("*"):
            if file.is_file():
                number = file.stat().st_ino
                self.disk.names[str(file.parent), file.name] = number
                self.disk.data[number] = file.read_bytes()

    @contextmanager
    def recording(self, cut: Any) -> Iterator[None]:
        """Before every operation the changes of the one before are noted, and the power is cut."""

        def before(name: str, args: tuple[Any, ...]) -> None:
            synced = self._synced(args[0]) if name == "fsync" else None
            self._look()
            cut()
            self.points += 1
            if synced is not None:
                self._arrive(*synced)

        with watched(before):
            yield
        self._look()
        cut()

    def _look(self) -> None:
        """What has changed in the folder since the last operation."""
        here: dict[tuple[str, str], int] = {}
        for file in self.root.rglob("*"):
            if not file.is_file() or file.name.endswith(".lock"):
                continue
            number = file.stat().st_ino
            here[str(file.parent), file.name] = number
            content = file.read_bytes()
            if content != self.disk.data.get(number, b"") or number in self.disk.written:
                self.disk.written[number] = content
        known = dict(self.disk.names)
        for folder, name, number_ in self.disk.pending:
            if number_ is None:
                known.pop((folder, name), None)
            else:
                known[folder, name] = number_
        for place, number in here.items():
            if known.get(place) != number:
                self.disk.pending.append((*place, number))
        for place in known.keys() - here.keys():
            self.disk.pending.append((*place, None))

    def _synced(self, handle: int) -> tuple[str, int]:
        return os.readlink(f"/proc/self/fd/{handle}"), os.fstat(handle).st_ino

    def _arrive(self, path: str, number: int) -> None:
        """A file or a folder was synced. (Done before the sync itself, which cannot fail here.)"""
        if os.path.isdir(path):
            for folder, name, file in [one for one in self.disk.pending if one[0] == path]:
                if file is None:
                    self.disk.names.pop((folder, name), None)
                else:
                    self.disk.names[folder, name] = file
            self.disk.pending = [one for one in self.disk.pending if one[0] != path]
        elif number in self.disk.written:
            self.disk.data[number] = self.disk.written.pop(number)


def _built(recorder: Recorder, run: Run) -> Iterator[Path]:
    """Each disk there may be now, as a real folder."""
    for names, data in recorder.disk.after_a_cut():
        place = run.place()
        for (folder, name), number in names.items():
            target = place / Path(folder).relative_to(recorder.root) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data.get(number, b""))
        recorder.tested += 1
        yield place


@row("3", "the power goes at every point of games being saved", 12, 1)
def power_cut(run: Run) -> None:
    points = tested = 0
    for turn in run.turns():
        root = run.place()
        script = Script.of(turn, 2 + turn % 4)
        recorder = Recorder(root)

        def cut(recorder: Recorder = recorder, script: Script = script) -> None:
            for disk in _built(recorder, run):
                run.check(not (wrong := verdict(disk, script, recorder.acknowledged)), wrong)

        match = script.fresh()
        controller = Controller(match, Save(match, root), {})
        with recorder.recording(cut):
            for number, move in enumerate([None, *script.moves]):
                assert controller.sync() if move is None else do(controller, move)
                recorder.acknowledged = number
        controller.close()
        points, tested = points + recorder.points, tested + recorder.tested
    run.notes.append(f"{points:,} points, {tested:,} disks")


@row("3b", "the power goes at every point of repairing a torn save", 12, 1)
def power_cut_in_repair(run: Run) -> None:
    """At every moment the damaged original is somewhere, and its good moves can be opened."""
    points = tested = 0
    for turn in run.turns():
        root = run.place()
        match = played(3 + turn)
        path = on_disk(match, root)
        states = states_of(match)
        torn = path.read_bytes()[:-5]
        path.write_bytes(torn)
        recorder = Recorder(root)

        def cut(
            recorder: Recorder = recorder,
            torn: bytes = torn,
            name: str = path.name,
            states: list[str] = states,
        ) -> None:
            for disk in _built(recorder, run):
                kept = [file.read_bytes() for file in disk.rglob("*.cytosis")]
                run.check(torn in kept, "the damaged original is gone")
                save, again = Save.open(disk / name)
                save.close()
                run.check(again.fingerprint() == states[-2], "not the last good move")

        with recorder.recording(cut):
            save, _ = Save.open(path)
        save.close()
        points, tested = points + recorder.points, tested + recorder.tested
    run.notes.append(f"{points:,} points, {tested:,} disks")
