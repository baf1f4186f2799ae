"""Rows 4, 5 and 16: the disk is full, broken, read-only, gone, or somebody else writes on it."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from shlex import join, quote

from cytosis.app.files import saves, settings, stats
from cytosis.app.files.saves import Save
from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from tests.saves.games import on_disk, played
from tests.soak.board import UNSHARE, Run, row
from tests.soak.layer import failing
from tests.soak.scripted import Script, do, ended, in_child

ROOT = Path(__file__).resolve().parents[2]
ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS)


@row("4", "each file operation fails once with each error, in games", 40, 2)
def each_operation_fails(run: Run) -> None:
    """The game goes on, the player is told, nothing that was saved is lost, the next move saves all."""
    script, points = Script.of(run.seed, 8), 0
    for turn in run.turns():
        number = ERRORS[turn % len(ERRORS)]
        script = Script.of(turn, 4 + turn % 9)
        at = 0
        while True:
            folder = run.place() / "saves"
            match = script.fresh()
            controller = Controller(match, Save(match, folder), {})
            with failing(at, number) as hit:
                told = [controller.sync(), *(do(controller, move) for move in script.moves)]
            where = f"{hit} {errno.errorcode[number]} at {at}"
            if not hit:
                controller.close()
                break
            run.check(told[-1] or at_the_end(controller), f"{where}: not saved afterwards")
            controller.close()
            for file in saves.files_in(folder):
                again = saves.read(file)
                run.check(
                    again.fingerprint() == script.states[-1], f"{where}: {len(told)} steps, another game"
                )
            run.check(len(saves.files_in(folder)) == 1, f"{where}: {len(saves.files_in(folder))} files")
            at += 1
        points += at
    run.notes.append(f"{points:,} failures of the disk")


def at_the_end(controller: Controller) -> bool:
    """The failure hit the very last step: it was told, and the next attempt must do."""
    return controller.problem is not None and controller.sync()


@row("4b", "settings and statistics: each file operation fails once", 20, 2)
def small_files(run: Run) -> None:
    """The old content or the new, never anything else."""
    game = played(9999, 1, agents="human,random", length="short")
    for turn in run.turns():
        number, at = ERRORS[turn % len(ERRORS)], 0
        while True:
            folder = run.place()
            settings.save(Settings(language="it"), folder)
            with failing(at, number) as hit:
                try:
                    settings.save(Settings(language="en"), folder)
                    stats.record(folder, game)
                except OSError:
                    pass
            if not hit:
                break
            told, damaged = settings.load(folder)
            run.check(told.language in ("it", "en") and not damaged, f"settings after {hit} at {at}")
            found, _ = stats.results(folder)
            run.check(len(found) <= 1, "a result twice")
            run.check(stats.record(folder, game) == (not found), f"statistics after {hit} at {at}")
            at += 1


@row("4c", "a disk of 12 KB fills up while a game is played", 20, 1, ("unshare", "mount"))
def full_disk(run: Run) -> None:
    """A real small disk: what was acknowledged is there, and the game was played to its end."""
    for turn in run.turns():
        place = run.place()
        told = _elsewhere(
            f"mount -t tmpfs -o size={12 + 4 * (turn % 2)}k none {quote(str(place))}", place, turn
        )
        run.check(told.returncode == 0, told.stderr[-200:].decode())
        run.check(b"not-saved" in told.stdout and b"lost" not in told.stdout, told.stdout[-200:].decode())


@row("5", "a read-only disk, in a game and at the start", 10, 1, ("unshare", "mount"))
def read_only_disk(run: Run) -> None:
    for turn in run.turns():
        place = run.place()
        told = _elsewhere(f"mount -t tmpfs -o ro none {quote(str(place))}", place, turn)
        run.check(told.returncode == 0, told.stderr[-200:].decode())
        run.check(b"not-saved" in told.stdout and b"lost" not in told.stdout, told.stdout[-200:].decode())


def _elsewhere(mount: str, place: Path, seed: int) -> subprocess.CompletedProcess[bytes]:
    """Play with a mount that only the child sees."""
    play = join([sys.executable, "-m", "tests.soak.disk", str(place), str(seed)])
    return subprocess.run(
        [*UNSHARE, "sh", "-c", f"{mount} && exec {play}"], cwd=ROOT, capture_output=True, check=False
    )


@row("5b", "the folder is taken away while a game is played", 20, 3)
def folder_taken_away(run: Run) -> None:
    for turn in run.turns():
        folder = run.place() / "saves"
        script = Script.of(turn, 12)
        match = script.fresh()
        controller = Controller(match, Save(match, folder), {})
        controller.sync()
        for number, move in enumerate(script.moves):
            if number == turn % 10:
                shutil.rmtree(folder)
            do(controller, move)
        run.check(controller.sync(), "not saved at the end")
        controller.close()
        (file,) = saves.files_in(folder)
        run.check(saves.read(file).fingerprint() == script.states[-1], "another game")


def _let_others_in(place: Path) -> None:
    """Another user must get as far as this folder. Rights are only added, and none above temporary files."""
    above = Path(tempfile.gettempdir()).resolve()
    for one in (place.resolve(), *place.resolve().parents):
        if above in one.parents and one.stat().st_uid == os.getuid():
            one.chmod(one.stat().st_mode & 0o7777 | 0o055)


@row("5c", "a folder that belongs to somebody else", 4, 1)
def not_ours(run: Run) -> None:
    """Played by a user who may not write there."""
    for turn in run.turns():
        place = run.place()
        path = on_disk(played(3), place / "saves")
        _let_others_in(place)
        (place / "saves").chmod(0o555)

        def work(pipe: int, folder: Path = place / "saves", turn: int = turn) -> None:
            if os.getuid() == 0:
                _everything_read(run.place(), turn)
                os.setuid(65534)
            os.write(pipe, played_in(folder, turn))

        told = ended(*in_child(work))
        (place / "saves").chmod(0o755)
        run.check(told == b"not-saved played", told.decode())
        run.check(saves.read(path).fingerprint() == played(3).fingerprint(), "the old save changed")


def _everything_read(place: Path, seed: int) -> None:
    """All that the program reads from its own folder, which another user may not be allowed to enter."""
    played_in(place / "saves", seed)
    (place / "file").write_bytes(b"")
    played_in(place / "file", seed)  # and the words about a disk that fails


def played_in(folder: Path, seed: int) -> bytes:
    """Play a game there; what happened, in words."""
    script = Script.of(seed, 60)
    match = script.fresh()
    controller = Controller(match, Save(match, folder), {})
    acknowledged, told = -1, b""
    for number, move in enumerate([None, *script.moves]):
        saved = controller.sync() if move is None else do(controller, move)
        if saved:
            acknowledged = number
        else:
            told = b"not-saved "
    try:
        files = saves.files_in(folder)
    except saves.DiskError:
        files = []
    if acknowledged >= 0:
        told += b"lost " if saves.look(files[0]).moves < acknowledged else b""
    return told + b"played"


@row("16", "another program writes into the save while we play", 100, 5)
def changed_under_us(run: Run) -> None:
    """Both are kept: what the other wrote, and our game in a copy."""
    for turn in run.turns():
        folder = run.place()
        match = played(3 + turn % 5, turn)
        save = Save.create(match, folder)
        assert save.path is not None
        other = on_disk(played(9, turn + 1), folder / "elsewhere").read_bytes()
        save.path.write_bytes(other)
        match.play(match.legal()[0])
        try:
            save.append()
            run.check(False, "not noticed")
        except saves.SaveError:
            pass
        run.check(save.path.read_bytes() == other, "overwritten")
        copy = save.copy("mine")
        run.check(saves.read(copy).fingerprint() == match.fingerprint(), "not kept")
        save.close()


if __name__ == "__main__":
    sys.stdout.buffer.write(played_in(Path(sys.argv[1]) / "saves", int(sys.argv[2])))
