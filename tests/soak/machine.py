"""Rows 13 to 15 and 26 to 30: the machine around the game: code in data, names, two at once, clock,
language, folders, memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from shlex import join
from unittest import mock

from cytosis.app.files import saves, shelf
from cytosis.app.files.saves import Save, SaveLocked
from cytosis.app.play import setup
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import title
from cytosis.engine.errors import DataError
from cytosis.engine.rng import Rng
from tests.saves.games import on_disk, played
from tests.soak.board import Run, row
from tests.soak.scripted import Script, do, ended, in_child, stop

ROOT = Path(__file__).resolve().parents[2]

AUDIT = """
import sys
from pathlib import Path
from cytosis.app.files import saves
from cytosis.app.files import settings
from cytosis.app.files import shelf
from cytosis.app.files import stats
path = Path(sys.argv[1])
saves.look(path)
shelf.look_at(path.parent / "code.cytosis")  # everything is imported and warm, the texts too
bad = ("pickle.find_class", "exec", "compile", "os.system", "os.exec", "os.posix_spawn", "subprocess.Popen",
       "socket.connect", "socket.bind", "socket.getaddrinfo", "import", "ctypes.dlopen", "marshal.loads")
seen = []
sys.addaudithook(lambda event, args: seen.append(event) if on and event in bad else None)
on = True
for file in path.parent.iterdir():
    if file.suffix == ".cytosis":
        shelf.look_at(file)
settings.load(path.parent); stats.results(path.parent)
on = False
print(sorted(set(seen)))
"""


@row("13", "an audit of what loading does: no code, no network", 20, 1)
def audited(run: Run) -> None:
    for turn in run.turns():
        folder = run.place()
        path = on_disk(played(30, turn), folder)
        (folder / "code.cytosis").write_bytes(b"cos\nsystem\n(S'true'\ntR.")
        (folder / "yaml.cytosis").write_bytes(b"!!python/object/apply:os.system ['true']\n")
        (folder / "settings.json").write_text('{"language": "__import__(\'os\')"}')
        (folder / "results.jsonl").write_text('{"id": "{0.__class__}"}\n')
        told = _python(["-c", AUDIT, str(path)])
        run.check(told.stdout.strip() == "[]", told.stdout[-200:] + told.stderr[-200:])


@row("14", "names and titles: nothing leads out of the folder", 5_000, 100)
def names(run: Run) -> None:
    rng, path = Rng(run.seed), on_disk(played(2), run.folder / "saves")
    parts = ["..", "/", "\\", "C:", "CON", "\0", "\n", ".", " ", "a", "é", "🧬", "%", "~", "$HOME", "\u202e"]
    inside, refused = run.folder.resolve(), 0
    for _ in run.turns():
        text = "".join(rng.choice(parts) for _ in range(rng.below(60)))
        try:
            title(text)
            file = saves.put_new(saves.read(path).journal.with_about(title=text), path.parent)
            run.check(file.resolve().parent == path.parent.resolve(), ascii(text))
            target = shelf.pass_on(file, run.folder)
            run.check(target.resolve().parent == inside and target.name.isascii(), ascii(text))
            file.unlink()
            target.unlink()
        except DataError:
            refused += 1
    run.notes.append(f"{refused:,} refused as titles")


@row("15", "two programs on one save and one folder", 200, 3)
def two_at_once(run: Run) -> None:
    """One plays, the other may only look; after kill -9 of the first the second may play."""
    for turn in run.turns():
        folder = run.place() / "saves"
        script = Script.of(turn, 10)
        match = script.fresh()
        path = on_disk(match, folder)

        def work(pipe: int, path: Path = path, script: Script = script) -> None:
            save, own = Save.open(path)
            controller = Controller(own, save, {})
            for move in script.moves:
                assert do(controller, move)
            os.write(pipe, b"held")
            time.sleep(60)

        child, reading = in_child(work)
        told = os.read(reading, 4)
        run.check(told == b"held", "the first could not play")
        opened = setup.resume(path)
        run.check(opened.read_only, "two writers")
        run.check(opened.controller.match.fingerprint() == script.states[-1], "the second sees another game")
        try:
            shelf.throw_away(path)
            run.check(False, "thrown away while played")
        except SaveLocked:
            pass
        other = Save.create(played(3, turn + 1), folder)  # a game of its own beside it
        other.close()
        stop(child)
        ended(child, reading)
        again = setup.resume(path)
        run.check(not again.read_only, "still locked after kill -9")
        run.check(again.controller.match.fingerprint() == script.states[-1], "lost moves")
        again.controller.close()


@row("15b", "three programs take turns on one save, as fast as they can", 200, 2)
def taking_turns(run: Run) -> None:
    """The lock's file comes and goes with each of them: no move of one is ever written over by another."""
    turns = 0
    for turn in run.turns():
        path = on_disk(played(0, turn), run.place())

        def work(pipe: int, path: Path = path) -> None:
            until = time.monotonic() + 0.4
            while time.monotonic() < until:
                try:
                    save, match = Save.open(path)
                except SaveLocked:
                    continue
                if match.pending() is not None:
                    match.play(match.legal()[0])
                    save.append()
                    os.write(pipe, b"." if not save.note else b"?")
                save.close()

        told = b"".join(ended(*child) for child in [in_child(work) for _ in range(3)])
        match = saves.read(path)
        turns += len(told)
        run.check(
            len(match.journal.lines) == len(told), f"{len(told)} made, {len(match.journal.lines)} there"
        )
        run.check(b"?" not in told and len(list(path.parent.iterdir())) == 1, "a damaged file, or one left")
    run.notes.append(f"{turns:,} moves")


@row("26", "the clock jumps, back, forth, to 1970, 2038 and 9999", 40, 10)
def clock(run: Run) -> None:
    """No effect on the game, nor on which save is the last one."""
    jumps = [0.0, 1.0, 2**31 - 1.0, 2**31 + 5.0, 4e9, 2.5e11, 1e9, 1.7e9, -1.0, 86400.0]
    for turn in run.turns():
        folder = run.place()
        first = on_disk(played(3, turn), folder)
        second = on_disk(played(3, turn + 1), folder)
        for path in (first, second):
            os.utime(path, (jumps[turn % 10], jumps[turn % 10]))
        save, match = Save.open(second if turn % 2 else first)
        with mock.patch("time.time", lambda jump=jumps[(turn + 3) % 10]: jump):
            match.play(match.legal()[0])
            save.append()
        save.close()
        run.check(saves.files_in(folder)[0] == save.path, "another one is listed first")
        for path in (first, second):
            run.check(not shelf.look_at(path).problem, "not listed")


LOCALE = """
import sys
from cytosis.cli.main import main
words = ["--text", "--lang", "it", "--agents", "greedy,random", "--seed", "7", "--names", "Zo\\u00eb,\\u7d30"]
sys.exit(main(["--data-dir", sys.argv[1], *words]))
"""
LOCALES = ("C", "POSIX", "C.UTF-8", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "it_IT.UTF-8")


@row("27", "five languages of the system, every default encoding an error", 6, 2)
def locales(run: Run) -> None:
    """The same moves and the same states, whatever the system speaks."""
    wanted = None
    for turn in run.turns():
        folder = run.place()
        env = {"LC_ALL": LOCALES[turn % len(LOCALES)], "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
        words = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-c", LOCALE, str(folder)]
        told = _python(words, env)
        run.check(told.returncode == 0, f"{env['LC_ALL']}: {told.stderr[-200:]}")
        (file,) = saves.files_in(saves.folder_in(folder))
        lines = [line["state"] for line in saves.read(file).journal.lines]
        wanted = wanted or lines
        run.check(lines == wanted, f"{env['LC_ALL']}: another game")


FOLDERS = ("Ünï 細胞 🧬", "with spaces  and 'quotes'", "x" * 200, "-dash", "percent%20", "ÅÄÖ/ß/Ω")


@row("28", "folders with other letters, spaces, 200 characters", 6, 1)
def folders(run: Run) -> None:
    for turn in run.turns():
        folder = run.place() / FOLDERS[turn % len(FOLDERS)]
        told = _python(["-c", LOCALE, str(folder)])
        run.check(told.returncode == 0, told.stderr[-200:])
        (file,) = saves.files_in(saves.folder_in(folder))
        for words in (["replay", file.name, "--check"], ["saves"], ["doctor"]):
            told = _python(["-m", "cytosis", "--data-dir", str(folder), *words])
            run.check(told.returncode == 0 and "Traceback" not in told.stderr, told.stderr[-200:])


MEMORY = """
import resource, sys
limit = int(sys.argv[2]) << 20
if limit < 0:
    from cytosis.cli.main import main
    limit = -limit
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
from cytosis.cli.main import main
sys.exit(main(["--data-dir", sys.argv[1], "--text", "--agents", "greedy,random,greedy", "--seed", "7"]))
"""


@row("29", "little memory: the save is whole whatever happens", 30, 1)
def memory(run: Run) -> None:
    codes: dict[int, int] = {}
    for turn in run.turns():
        folder, limit = run.place(), (30 + 2 * turn) * (-1 if turn % 2 else 1)
        told = _python(["-c", MEMORY, str(folder), str(limit)])
        codes[told.returncode] = codes.get(told.returncode, 0) + 1
        run.check(told.returncode in (0, 1, 3, -6, -11) or "Error" in told.stderr, told.stderr[-200:])
        for file in shelf.files(saves.folder_in(folder)):
            run.check(not shelf.look_at(file).problem, f"damaged with {limit} MB")
    run.notes.append(f"exit codes {dict(sorted(codes.items()))}")


NO_TERMINAL = """
import sys
sys.stdout = sys.stderr = sys.stdin = None
from cytosis.cli.main import main
code = main(["--data-dir", sys.argv[1], "--text", "--agents", "greedy,random", "--seed", "7"])
code = code or main(["--data-dir", sys.argv[1], "saves"]) or main(["--data-dir", sys.argv[1], "doctor"])
sys.exit(code)
"""


@row("30", "no terminal at all: stdout and stderr are None or closed", 10, 2)
def no_terminal(run: Run) -> None:
    for turn in run.turns():
        folder = run.place()
        if turn % 2:
            play = [sys.executable, "-m", "cytosis", "--data-dir", str(folder), "--text"]
            words = f"{join([*play, '--agents', 'random,random'])} >&- 2>&- <&-"
            code = subprocess.run(["sh", "-c", words], cwd=ROOT, check=False).returncode
        else:
            code = _python(["-c", NO_TERMINAL, str(folder)]).returncode
        run.check(code == 0, f"exit code {code}")
        run.check(len(saves.files_in(saves.folder_in(folder))) == 1, "no save")


@row("38", "few packages, each with its exact version", 1, 1)
def packages(run: Run) -> None:
    import tomllib

    for _ in run.turns():
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed = [name.split("~")[0].split(">")[0].lower() for name in project["dependencies"]]
        run.check(len(needed) <= 5, f"{len(needed)} packages")
        pinned = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").lower()
        for name in needed:
            run.check(f"\n{name}==" in f"\n{pinned}", f"{name} is not pinned")


def _python(words: list[str], env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
