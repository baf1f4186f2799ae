"""The guides tell the truth: links lead somewhere, named files are there, keys and commands are real."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from cytosis.cli.main import COMMANDS
from cytosis.ui.games.cytosis import keys
from tests.tree import PACKAGE, ROOT, name_of

GUIDES = [
    *ROOT.glob("*.md"),
    *(ROOT / folder / "README.md" for folder in ("cytosis", "rules_data", "tests")),
]


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_links_lead_somewhere(guide: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", guide.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (guide.parent / link).exists(), link


def test_where_to_put_it_names_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    words = {word for word in re.findall(r"`([^`\s]+)`", text) if "/" in word and "<" not in word}
    missing = [
        word
        for word in words
        if not any(list(top.glob(word.rstrip("/"))) for top in (ROOT, PACKAGE, ROOT / "packaging"))
        and not word.startswith("dist/")
    ]
    assert len(words) > 20
    assert missing == []


NAMES = re.compile(r"`([\w/]+(?:/|\.py|\.md|\.yaml))`")
"""Files and folders as guides name them; what has a blank for a name is left out."""
OF_THE_PLAYER = {"quarantine/"}
"""Folders that are the player's, not ours."""


@pytest.mark.parametrize(
    ("guide", "top"), [("cytosis/README.md", PACKAGE), ("tests/README.md", ROOT / "tests")]
)
def test_guides_of_a_folder_name_files_that_are_there(guide: str, top: Path) -> None:
    words = set(NAMES.findall((ROOT / guide).read_text(encoding="utf-8"))) - OF_THE_PLAYER
    known = {path.name for base in (top, ROOT / "packaging") for path in base.rglob("*")}
    plain = {word for word in words if "/" not in word.rstrip("/")}
    assert len(words) > 8
    assert (
        sorted(word for word in plain if word.rstrip("/") not in known and not (ROOT / word).exists()) == []
    )
    assert (
        sorted(word for word in words - plain if not ((top / word).exists() or (ROOT / word).exists())) == []
    )


def test_readme_names_every_key_and_tool() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    table = text.split("| key |")[1].split("\n\n")[0]
    assert " ".join(letter.upper() for letter in keys.LETTERS) in table
    for key in set(keys.COMMANDS) - {"enter", "1-9", "esc"}:
        assert re.search(rf"(?<!\w){re.escape(key.upper())}(?!\w)", table) or key == "?", key
    assert set(COMMANDS) <= set(re.findall(r"\w+", text))


def test_readme_counts_the_reconstructed_cards() -> None:
    cards = yaml.safe_load((ROOT / "rules_data/cytosis/base/cards.yaml").read_text(encoding="utf-8"))["cards"]
    proposed = sum(card["status"] == "proposed" for card in cards.values())
    assert f"{proposed} of the {len(cards)} cards" in (ROOT / "README.md").read_text(encoding="utf-8")
