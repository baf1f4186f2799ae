"""Everything that must hold before the app is given to anybody, as one table.

    python3 packaging/dev.py release-check [--quick] [--no-build]

--quick leaves out the soak test, --no-build tries the app that is in dist/ already. The exit code is 0 when
nothing is wrong; what cannot be checked on this machine is said and does not count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parent))

import shipped  # the folder of this program must be found first
import try_app
from try_app import Skipped, Wrong

ROOT = shipped.ROOT
DIST = ROOT / "dist"
DEV = ROOT / "packaging" / "dev.py"
MOST_MB = 60
"""Of the app, besides its assets."""
FORBIDDEN = ("numpy", "PIL", "pytest", "tkinter", "ssl", "dask")
NATIVE = re.compile(r"\.(so(\.[\d.]+)?|dll|dylib)$", re.IGNORECASE)
SOAK_MINUTES = 3


def dev(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """A command of dev.py."""
    return subprocess.run(
        [sys.executable, str(DEV), *arguments], cwd=ROOT, capture_output=quiet, text=True, check=False
    )


# -- what is built ----------------------------------------------------------------------------------------
def compiled() -> str:
    """The hot modules compiled, so that the app holds them; an app without them is slower, not wrong."""
    done = dev("build", "--fast", quiet=True)
    if done.returncode:
        raise Skipped((done.stderr.strip().splitlines() or ["no reason was given"])[-1])
    return done.stdout.strip().splitlines()[-1]


def built() -> str:
    """A new app from this checkout."""
    if DIST.exists():
        shutil.rmtree(DIST)
    began = monotonic()
    if dev("build").returncode:
        raise Wrong("it could not be built (see above)")
    return (
        f"{monotonic() - began:.0f} s, version {shipped.version()}, {platform.system()} {platform.machine()}"
    )


def content() -> str:
    """Its size, and nothing in it that does not belong there."""
    data = folder_of_data()
    size, assets = megabytes(data.parent), megabytes(data / "assets") + megabytes(data / "rules_data")
    inside = {path.name.split(".")[0] for path in data.iterdir()} | archived()
    found = sorted(inside & set(FORBIDDEN))
    if found:
        raise Wrong(f"these should not be in it: {', '.join(found)}")
    wanted = {place.as_posix() for _, place in shipped.data_files()}
    there = {
        file.relative_to(data).as_posix()
        for name in shipped.DATA
        for file in (data / name).rglob("*")
        if file.is_file()
    }
    if wanted != there:
        raise Wrong(f"data files differ from the checkout: {sorted(wanted ^ there)[:3]}")
    if size - assets > MOST_MB:
        raise Wrong(f"{size - assets:.0f} MB besides the assets, more than {MOST_MB}")
    return f"{size - assets:.1f} MB and {assets:.1f} MB of assets"


def folder_of_data() -> Path:
    """Where the app keeps libraries and data; on macOS the folder from which Cytosis.app is made."""
    return DIST / "cytosis" / "data"


def archived() -> set[str]:
    """The packages inside the app's archive of modules."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(try_app.program_in(DIST)))
    modules = archive.open_embedded_archive("PYZ.pyz").toc
    return {name.split(".")[0] for name in modules}


def megabytes(folder: Path) -> float:
    """What a folder takes, links not followed."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir()) / 1e6


def _of_nobody(natives: list[str], parts: list[dict[str, Any]], data: Path) -> list[str]:
    """Native files that belong to none of the parts and to no package."""
    holds = tuple(start for part in parts for start in part.get("holds", ()))
    return [name for name in natives if not name.startswith(holds) and not of_a_package(data, name)]


def _parts_with_texts(assets: Path) -> list[dict[str, Any]]:
    """All that is credited; Wrong where a licence text is missing."""
    credit = (assets / "licences" / "credits.yaml").read_text(encoding="utf-8")
    parts: list[dict[str, Any]] = yaml.safe_load(credit)["parts"]
    missing = [part["file"] for part in parts if not (assets / part["file"]).is_file()]
    if missing:
        raise Wrong(f"missing texts: {', '.join(missing)}")
    return parts


def licences() -> str:
    """Every part of the app is named with its licence, and every licence text is there."""
    assets, data = ROOT / "assets", folder_of_data()
    parts = _parts_with_texts(assets)
    names = {part["name"].lower() for part in parts}
    packages = {path.name.split("-")[0].replace("_", "-").lower() for path in data.glob("*.dist-info")}
    unnamed = sorted((packages | {name.lower() for name in shipped.libraries()}) - names)
    natives = sorted({file.name for file in data.rglob("*") if NATIVE.search(file.name)})
    unnamed += _of_nobody(natives, parts, data)
    fonts = {file.stem.split("-")[0].lower() for file in (assets / "fonts").glob("*.ttf")}
    unnamed += sorted(fonts.difference(name.replace(" ", "") for name in names))
    if unnamed:
        raise Wrong(f"not in credits.yaml: {', '.join(unnamed)}")
    counted = f"{len(packages)} packages, {len(natives)} native files, {len(fonts)} fonts"
    return f"{len(parts)} parts name {counted}"


def of_a_package(data: Path, name: str) -> bool:
    """Whether native code is ours, an extension module of Python, or of a library that is named itself."""
    places = [file.relative_to(data).parts[0] for file in data.rglob(name)]
    return all(
        place in ("cytosis", "lib-dynload", "pygame", "yaml") or place.startswith("python3")
        for place in places
    )


# -- around it --------------------------------------------------------------------------------------------
def soak() -> str:
    """The great numbers, at reduced figures."""
    if not sys.platform.startswith("linux"):
        raise Skipped("its rows need Linux")
    done = dev("soak", "--minutes", str(SOAK_MINUTES))
    if done.returncode:
        raise Wrong(f"exit code {done.returncode} (see above)")
    return f"{SOAK_MINUTES} minutes (all figures: dev.py soak --full)"


def holes() -> str:
    """Known holes in anything that is installed, asked of the package index."""
    done = dev("audit", "--format", "json", quiet=True)
    try:
        found = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        said = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        raise Skipped(f"the audit gave no answer: {said[:100]}") from None
    answered = [one for one in found if "vulns" in one]
    holed = [f"{one['name']} {one['version']}" for one in answered if one["vulns"]]
    if holed:
        raise Wrong(f"known holes in {', '.join(holed)}")
    if len(answered) < len(found):
        raise Skipped(
            f"the index here answers for {len(answered)} of {len(found)} packages; no hole among them"
        )
    return f"none in {len(found)} packages"


def sums() -> str:
    """One file to give away, the wheel, and their SHA-256 sums."""
    system = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    name = DIST / f"cytosis-{shipped.version()}-{system}-{platform.machine().lower()}"
    app = "Cytosis.app" if sys.platform == "darwin" else "cytosis"
    kind = "zip" if sys.platform == "win32" else "gztar"
    files = [Path(shutil.make_archive(str(name), kind, DIST, app)), *wheel()]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")
    return (
        ", ".join(f"{file.name} {file.stat().st_size / 1e6:.1f} MB" for file in files) + ": dist/SHA256SUMS"
    )


def wheel() -> list[Path]:
    """The wheel; none where what builds it cannot be downloaded."""
    constraints = (ROOT / "packaging" / "constraints.txt").as_uri()
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, str(ROOT)],
            env={**os.environ, "PIP_CONSTRAINT": constraints, "PIP_BUILD_CONSTRAINT": constraints},
            capture_output=True,
            check=False,
        )
        made = [] if done.returncode else list(Path(folder).glob("*.whl"))
        return [Path(shutil.copy(file, DIST)) for file in made]


# -- the table --------------------------------------------------------------------------------------------
def step(name: str, check: Callable[[], str]) -> tuple[str, str, str]:
    """Do one; never stops the others."""
    print(f"== {name}", flush=True)
    try:
        row = ("ok", check())
    except Skipped as reason:
        row = ("skipped", str(reason))
    except (Wrong, OSError, subprocess.SubprocessError) as reason:
        row = ("WRONG", " ".join(str(reason).split()))
    print(f"   {row[0]}: {row[1]}", flush=True)
    return name, *row


def main() -> int:
    """All of it, then the table."""
    parser = argparse.ArgumentParser(prog="dev.py release-check", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="without the soak test")
    parser.add_argument("--no-build", action="store_true", help="try what is in dist/ already")
    args = parser.parse_args()
    rows = [] if args.no_build else [step("compile", compiled), step("build", built)]
    if not try_app.program_in(DIST).is_file():
        print("release-check: there is no app in dist/", file=sys.stderr)
        return 1
    rows += [step("content", content), step("licences", licences)]
    with try_app.moved(DIST) as program:
        for name, check in (
            ("smoke", try_app.smoke),
            ("first frame", try_app.first_frame),
            ("opponents", try_app.opponents),
            ("tools", try_app.tools),
            ("desktop", try_app.desktop),
        ):
            rows.append(step(name, partial(check, program)))
    if not args.quick:
        rows.append(step("soak", soak))
    rows += [step("known holes", holes), step("SHA-256", sums)]
    print()
    for name, result, figure in rows:
        print(f"{name:<12} {result:<8} {figure}")
    wrong = [name for name, result, _ in rows if result == "WRONG"]
    print(f"\nNOT READY: {', '.join(wrong)}" if wrong else "\nReady.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
