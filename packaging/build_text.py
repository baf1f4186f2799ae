"""Build the text catalogues the program reads (.mo) from the ones people write (.po).

    python packaging/build_text.py            build them all
    python packaging/build_text.py --check    only say which are out of date; exit code 1 if any is

Run it with the Python of .venv, which has polib.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import polib

LOCALE = Path(__file__).resolve().parent.parent / "assets" / "locale"


def compiled(source: Path) -> bytes:
    """The .mo of a .po, the same bytes on every machine."""
    catalogue = polib.pofile(str(source), encoding="utf-8", check_for_duplicates=True)
    return bytes(catalogue.to_binary())


def outdated(folder: Path = LOCALE) -> dict[Path, bytes]:
    """What should be in which .mo but is not."""
    wanted = {
        source.with_suffix(".mo"): compiled(source) for source in sorted(folder.glob("*/LC_MESSAGES/*.po"))
    }
    return {file: text for file, text in wanted.items() if not file.is_file() or file.read_bytes() != text}


def main(argv: Sequence[str]) -> int:
    """Build, or with --check only compare."""
    parser = argparse.ArgumentParser(description="Build the .mo catalogues from the .po ones.")
    parser.add_argument("--check", action="store_true", help="change nothing, name what is out of date")
    parser.add_argument("--folder", type=Path, default=LOCALE, help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    try:
        files = outdated(options.folder)
    except (OSError, ValueError) as error:  # polib: a syntax error or a key that is there twice
        print(f"build_text.py: {error}", file=sys.stderr)
        return 1
    for file, text in files.items():
        print(f"{'out of date' if options.check else 'built'}: {file.relative_to(options.folder)}")
        if not options.check:
            file.write_bytes(text)
    return int(options.check and bool(files))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
