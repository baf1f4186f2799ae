"""Set up and run Cytosis from a checkout.

    python3 packaging/dev.py COMMAND [ARGUMENTS]

Each command makes the folder .venv, installs what it needs there (once, until the requirements
change) and runs. Further arguments go to the program the command starts.
"""
# Standard library only, and written so that even Python 3.6 can read it and say what the game needs, or use a
# newer Python beside it: annotations that it could not evaluate are quoted.

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = (ROOT / "pyproject.toml", ROOT / "packaging" / "constraints.txt")
OLDEST = (3, 11)
OTHER_PYTHONS = ("python3.13", "python3.12", "python3.11")
INTERRUPTED = (130, 0xC000013A)  # Ctrl-C, as a shell and as Windows count it

PLAYING = "play"
DEVELOPING = "dev"
COMPARING = "compare"
BUILDING = "build"
AUDITING = "audit"
COMPILING = "fast"
EXTRAS = {
    PLAYING: "",
    **{name: f"[{name}]" for name in (DEVELOPING, COMPARING, BUILDING, AUDITING, COMPILING)},
}

LINT = (
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("ruff format", ("-m", "ruff", "format", "--check", ".")),
    ("mypy", ("-m", "mypy")),
    ("import-linter", ("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo")),
)
TEST = ("-m", "pytest", "-n", "2")
QUICK = "--quick"
QUICK_SECONDS = "90"
TELLING = (
    *("tests/architecture", "tests/engine", "tests/toy", "tests/app/test_i18n.py", "tests/contract"),
    *("tests/golden", "tests/ui/test_table_frames.py", "tests/app/test_text_table.py"),
)
"""The tests that notice most for the time they take, for daily work."""
COVERAGE = (
    "--cov=cytosis/engine",
    "--cov=cytosis/games",
    "--cov-branch",
    "--cov-report=term-missing",
    "--cov-fail-under=100",
)


class Problem(Exception):
    """What stands in the way, in one line for the person at the terminal."""


# --- commands: to add one, write a function and put it into COMMANDS


def play(arguments: "Sequence[str]") -> int:
    """Play the game: python3 packaging/dev.py play [arguments of cytosis]."""
    return call(ready(PLAYING), "-m", "cytosis", *play_arguments(arguments))


def test(arguments: "Sequence[str]") -> int:
    """Check style, types and layers, then run the tests: ... test [--quick] [arguments of pytest]."""
    python = ready(DEVELOPING)
    if QUICK in arguments:
        return quick(python, [argument for argument in arguments if argument != QUICK])
    failed = failing_parts(python)
    if failed:
        say(f"FAILED: {', '.join(failed)} (see above); the tests follow")
    say("== pytest")
    code = call(python, *TEST, *arguments, cwd=ROOT)  # last, so that its summary is the last line
    return code or int(bool(failed))


def quick(python: Path, arguments: "Sequence[str]") -> int:
    """What changed since the last commit, then the most telling tests, for 90 seconds at most."""
    failed = [name for name, command in LINT[:2] if call(python, *command, cwd=ROOT)]
    tests = [name for name in changed() if name.startswith("tests/") and Path(name).name.startswith("test_")]
    chosen = [*tests, *(place for place in TELLING if place not in tests)]
    say(f"== pytest, {QUICK_SECONDS} seconds at most: {', '.join(tests) or 'the most telling tests'}")
    code = call(python, *TEST, "-q", "--within", QUICK_SECONDS, *arguments, *chosen, cwd=ROOT)
    return code or int(bool(failed))


def changed() -> "list[str]":
    """Files that differ from the last commit, new ones too; none where this is no checkout of git."""
    asked = listened(["git", "-C", str(ROOT), "status", "--porcelain", "--untracked-files=all"])
    names = [line[3:].strip('"') for line in asked.stdout.splitlines() if line[:2].strip() != "D"]
    return [name for name in names if (ROOT / name).is_file() and name.endswith(".py")]


def check(arguments: "Sequence[str]") -> int:
    """Check style, types and layers; --coverage: also that every branch of the rules is tested."""
    python = ready(DEVELOPING)
    failed = failing_parts(python)
    rest = [argument for argument in arguments if argument != "--coverage"]
    if len(rest) < len(arguments):
        say("== coverage of engine and games")
        if call(python, *TEST, *COVERAGE, *rest, cwd=ROOT):
            failed.append("coverage")
    elif rest:
        raise Problem(f"check does not know {' '.join(rest)}: it takes --coverage, then arguments of pytest.")
    say(f"FAILED: {', '.join(failed)}" if failed else "All checks passed.")
    return int(bool(failed))


def bench(arguments: "Sequence[str]") -> int:
    """Measure the speed: ... bench [arguments of cytosis bench]; --catanatron: beside another engine."""
    if "--catanatron" in arguments:
        return call(ready(COMPARING), str(ROOT / "packaging" / "lab" / "compare_catanatron.py"))
    return call(ready(PLAYING), "-m", "cytosis", "bench", *arguments)


def arena(arguments: "Sequence[str]") -> int:
    """Measure the opponents against each other: ... arena [--full] [arguments of cytosis arena]."""
    return call(ready(PLAYING), "-m", "cytosis", "arena", *arguments)


def soak(arguments: "Sequence[str]") -> int:
    """Faults in great numbers, with figures: ... soak [--minutes N] [--row N] [--full] [--list]."""
    return call(ready(DEVELOPING), "-m", "tests.soak", *arguments, cwd=ROOT)


def build(arguments: "Sequence[str]") -> int:
    """Build the app into dist/: ... build [arguments of PyInstaller]; --fast [--wheel]: compile modules."""
    if "--fast" in arguments:
        return call(ready(COMPILING), str(ROOT / "packaging" / "build_fast.py"), *arguments, cwd=ROOT)
    places = ("--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build"))
    recipe = str(ROOT / "packaging" / "cytosis.spec")
    quiet = ("--noconfirm", "--log-level", "WARN")
    code = call(ready(BUILDING), "-m", "PyInstaller", *quiet, *places, *arguments, recipe, cwd=ROOT)
    say("FAILED: the app could not be built" if code else f"The app is in {ROOT / 'dist'}.")
    return code


def release_check(arguments: "Sequence[str]") -> int:
    """Build the app, try it, check licences and known holes, sum it up: ... release-check [--quick]."""
    return call(ready(BUILDING), str(ROOT / "packaging" / "release_check.py"), *arguments, cwd=ROOT)


def audit(arguments: "Sequence[str]") -> int:
    """Ask the package index for known holes in what is installed: ... audit [arguments of pip-audit]."""
    known = ("--no-deps", "--disable-pip", "-r", str(REQUIREMENTS[1]), "--progress-spinner", "off")
    return call(ready(AUDITING), "-m", "pip_audit", *known, *arguments, cwd=ROOT)


def pictures(arguments: "Sequence[str]") -> int:
    """Renew the pictures of README.md by playing a game: ... pictures."""
    return call(ready(PLAYING), str(ROOT / "packaging" / "build_pictures.py"), *arguments, cwd=ROOT)


COMMANDS: "dict[str, Callable[[Sequence[str]], int]]" = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "arena": arena,
    "soak": soak,
    "build": build,
    "pictures": pictures,
    "audit": audit,
    "release-check": release_check,
}


def main(argv: "Sequence[str]") -> int:
    """Run one command; a problem is one line on stderr and exit code 1."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if argv else 2
    command = COMMANDS.get(argv[0])
    if command is None:
        print(f"dev.py: unknown command {argv[0]}; it knows {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    try:
        return command(argv[1:])
    except Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED[0]


def usage() -> str:
    """The help text, made from the commands themselves."""
    lines = [f"  {name:<15}{(command.__doc__ or '').strip()}" for name, command in COMMANDS.items()]
    return "\n".join([(__doc__ or "").strip(), "", "Commands:", *lines])


def play_arguments(arguments: "Sequence[str]") -> "list[str]":
    """Ask for the text table as long as there is no window, unless a tool of cytosis is named."""
    tool = bool(arguments) and not arguments[0].startswith("-")
    window = (ROOT / "cytosis" / "ui").is_dir()
    return [*([] if tool or window or "--text" in arguments else ["--text"]), *arguments]


def failing_parts(python: Path) -> "list[str]":
    """Run every check but the tests, all of them even when one fails; name those that failed."""
    failed = []
    for name, command in LINT:
        say(f"== {name}")
        code = call(python, *command, cwd=ROOT)
        if code in INTERRUPTED:
            raise KeyboardInterrupt
        if code:
            failed.append(name)
    return failed


# --- the virtual environment


def ready(purpose: str) -> Path:
    """The Python of .venv with everything installed for that purpose; at once when nothing changed."""
    python, version = find_python()
    inside = venv_python(VENV)
    stamp = fingerprint(version)
    if inside.exists() and venv_version(VENV) == version:
        if is_current(purpose, stamp):
            return inside
    else:
        make_venv(python)
    install(inside, purpose)
    stamp_file(purpose).write_text(stamp, encoding="utf-8")
    return inside


def find_python() -> "tuple[str, tuple[int, int]]":
    """A Python new enough for the game: this one, else another on the PATH."""
    if sys.version_info >= OLDEST:
        return getattr(sys, "_base_executable", sys.executable), sys.version_info[:2]
    for name in OTHER_PYTHONS:
        found = shutil.which(name)
        version = version_of(found) if found else None
        if found and version:
            return found, version
    raise Problem(
        f"Cytosis needs Python {OLDEST[0]}.{OLDEST[1]} or newer, this is "
        f"{sys.version_info[0]}.{sys.version_info[1]} and none of {', '.join(OTHER_PYTHONS)} is on the "
        "PATH: install a newer one and run this again."
    )


def version_of(python: str) -> "tuple[int, int] | None":
    """The version of an interpreter; None when it does not run, as the place-holders of some tools."""
    asked = listened([python, "-c", "import sys; print(*sys.version_info[:2])"])
    found = re.fullmatch(r"(\d+) (\d+)\s*", asked.stdout) if asked.returncode == 0 else None
    return (int(found[1]), int(found[2])) if found else None


def listened(command: "Sequence[str]", **env: str) -> "subprocess.CompletedProcess[str]":
    """Run something in the checkout and catch what it says; spelled as Python 3.6 knows it."""
    return subprocess.run(  # noqa: UP022
        command,
        cwd=str(ROOT),
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        universal_newlines=True,  # noqa: UP021
        errors="replace",
        check=False,
    )


def venv_python(venv: Path, windows: bool = os.name == "nt") -> Path:
    """The interpreter inside a virtual environment."""
    return venv / ("Scripts/python.exe" if windows else "bin/python")


def venv_version(venv: Path) -> "tuple[int, int] | None":
    """The Python version a virtual environment was made with; None when it cannot be told."""
    try:
        text = (venv / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return None
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", text, re.MULTILINE)
    return (int(found[1]), int(found[2])) if found else None


def fingerprint(version: "tuple[int, int]", files: "Sequence[Path]" = REQUIREMENTS, root: Path = ROOT) -> str:
    """Changes whenever the installation would: requirements, Python, or the folder it points into."""
    digest = hashlib.sha256(repr((version, str(root))).encode())
    for file in files:
        digest.update(b"\0" + file.read_bytes())
    return digest.hexdigest()


def stamp_file(purpose: str) -> Path:
    """Where an installation writes down what it was made from."""
    return VENV / f"installed-for-{purpose}"


def is_current(purpose: str, stamp: str) -> bool:
    """Whether that stamp is there; every other installation serves players too."""
    for file in [stamp_file(name) for name in EXTRAS if name == purpose or purpose == PLAYING]:
        if file.is_file() and file.read_text(encoding="utf-8") == stamp:
            return True
    return False


def make_venv(python: str) -> None:
    """Make .venv from scratch, and leave no half-made one behind."""
    tell("Making .venv ...")
    command = [python, "-m", "venv", "--clear", str(VENV)]
    try:
        made = listened(command)
        if made.returncode:
            raise Problem(explain_venv(made.stdout + made.stderr))
    except BaseException:  # Ctrl-C too
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def install(python: Path, purpose: str) -> None:
    """Install the checkout (editable) and what it needs, in the exact versions of constraints.txt."""
    tell("Installing what is needed into .venv (once, about a minute) ...")
    constraints = REQUIREMENTS[1].as_uri()  # as an address, because pip splits variables at spaces
    made = listened(
        [
            *(str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"),
            *("-c", "packaging/constraints.txt", "-e", f".{EXTRAS[purpose]}"),
        ],
        PIP_CONSTRAINT=constraints,
        PIP_BUILD_CONSTRAINT=constraints,
    )
    if made.returncode:
        log = VENV / "pip.log"
        output = made.stdout + made.stderr
        log.write_text(output, encoding="utf-8")
        raise Problem(f"{explain_pip(output)} All of pip's output: {log.relative_to(ROOT)}")


def explain_venv(output: str) -> str:
    """Why there is no virtual environment and what to do."""
    if "ensurepip" in output or "No module named venv" in output:
        return (
            "This Python cannot make virtual environments: install its venv module "
            "(Debian, Ubuntu: apt install python3-venv) and run this again."
        )
    return f"The folder .venv could not be made: {last_line(output)}"


def explain_pip(output: str) -> str:
    """Why the installation failed and what to do."""
    if "No module named pip" in output:
        return "The folder .venv is damaged: delete it and run this again."
    offline = ("NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "from versions: none")
    if any(sign in output for sign in offline):
        return "The packages could not be downloaded: check the network and run this again."
    errors = [line for line in output.splitlines() if line.lstrip().startswith("ERROR:")]
    return f"The installation failed: {last_line(errors[0] if errors else output)}"


def last_line(text: str) -> str:
    """The last line that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason was given"


# --- talking and calling


def say(text: str) -> None:
    """A line of the report, in order with what the called programs print."""
    print(text, flush=True)


def tell(text: str) -> None:
    """A line about the set-up, which is not part of any report."""
    print(text, file=sys.stderr, flush=True)


def call(python: Path, *arguments: str, cwd: "Path | None" = None) -> int:
    """Run Python with these arguments; the exit code, a signal counted as shells do."""
    child = subprocess.Popen([str(python), *arguments], cwd=cwd)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the child to answer
    try:
        code = child.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    return 128 - code if code < 0 else code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
