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
