"""Damaged rules data is refused, and the line to correct is named."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from cytosis import paths
from cytosis.engine.data import overlay
from cytosis.engine.data.tree import Branch
from cytosis.engine.errors import DataError
from cytosis.games.cytosis import load
from cytosis.games.cytosis.expansions import EXPANSIONS
from cytosis.games.cytosis.load import editions, expansions, load_catalog, option_specs


@dataclass(frozen=True)
class Damage:
    """One line of damages.yaml, which explains the fields."""

    file: str
    old: str
    new: str
    says: str
    at: str = ""
    at_file: str = ""

    def do(self, root: Path) -> str:
        """Damages the data and tells the place that must be named."""
        file = root / "cytosis" / self.file
        text = file.read_text(encoding="utf-8")
        assert self.old in text, "the data changed: write the damage anew"
        pairs = zip(f"{self.old}\0", f"{self.new}\1", strict=False)
        start = text.index(self.old) + next(i for i, (old, new) in enumerate(pairs) if old != new)
        file.write_text(text.replace(self.old, self.new, 1), encoding="utf-8")
        named = self.at_file or self.file
        if self.at:
            text = (root / "cytosis" / named).read_text(encoding="utf-8")
            start = text.index(self.at)
        return f"cytosis/{named}:{text.count(chr(10), 0, start) + 1}: "

    def load(self, root: Path) -> None:
        """Compiles what the file belongs to; an expansion reads its own section at every table size."""
        part, _, rest = self.file.partition("/")
        chosen = (Path(rest).parts[0],) if part == "expansions" else ()
        for seats in range(2, 6):
            catalog = load_catalog(self.edition(), chosen, seats, root=root)
            for name in chosen:
                EXPANSIONS[name](catalog)

    def edition(self) -> str:
        return Path(self.file).stem if self.file.startswith("editions") else "second"


RIBOSOME = """\
        ribosome:
          status: known
          spots:
            ribosome.1: {kind: convert, from: mrna, to: protein, status: known}
"""

DAMAGES = [
    Damage(**record) for record in yaml.safe_load(Path(__file__).with_name("damages.yaml").read_text("utf-8"))
]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the rules data. Files that stay as shipped are parsed once for all tests."""
    monkeypatch.setattr(load, "read", _read)
    return Path(shutil.copytree(paths.rules_data(), tmp_path / "rules_data"))


_parsed: dict[tuple[str, bytes], Branch] = {}


def _read(root: Path, file: str) -> Branch:
    raw = (root / file).read_bytes() if (root / file).is_file() else b""
    if (file, raw) not in _parsed:
        _parsed[file, raw] = overlay.read(root, file)
    return _parsed[file, raw]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: f"{Path(damage.file).stem}: {damage.says}")
def test_damage_is_named_with_its_line(root: Path, damage: Damage) -> None:
    place = damage.do(root)
    with pytest.raises(DataError) as caught:
        damage.load(root)
    said = str(caught.value)
    assert said.startswith(place)
    assert damage.says in said
    assert "\n" not in said
    assert str(root) not in said


def test_there_are_enough_kinds_of_damage() -> None:
    assert len(DAMAGES) == len({(damage.file, damage.old, damage.new) for damage in DAMAGES}) >= 30


def test_areas_keep_their_order(root: Path) -> None:
    file = root / "cytosis" / "base" / "board.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count(RIBOSOME) == 2
    changed = text.replace(RIBOSOME, "", 1).replace(
        "        rough_er:\n", RIBOSOME + "        rough_er:\n", 1
    )
    file.write_text(changed, encoding="utf-8")
    line = changed.splitlines().index("        smooth_er:") + 1
    with pytest.raises(DataError) as caught:
        load_catalog("second", root=root)
    assert str(caught.value).startswith(f"cytosis/base/board.yaml:{line}: ")
    assert "smooth_er: stands where ribosome belongs" in str(caught.value)


@pytest.mark.parametrize("name", load.BASE)
def test_a_base_file_cannot_be_missing(root: Path, name: str) -> None:
    (root / "cytosis" / "base" / f"{name}.yaml").unlink()
    with pytest.raises(DataError, match=f"^cytosis/base/{name}.yaml: cannot be read"):
        load_catalog("second", root=root)


def test_a_file_that_nobody_would_read_is_refused(root: Path) -> None:
    (root / "cytosis" / "base" / "card.yaml").write_text("cards: {}\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"^cytosis/base/card.yaml: unknown base file; use only board, cards"):
        load_catalog("second", root=root)


def test_a_new_edition_is_a_new_file(root: Path) -> None:
    text = "edition: {id: own, order: 9, status: own}\ncards: {PH3: {hp: 8, status: own}}\n"
    (root / "cytosis" / "editions" / "own.yaml").write_text(text, encoding="utf-8")
    assert editions(root) == ("second", "first", "italian", "own")
    cards = {card.id: card for card in load_catalog("own", root=root).cards}
    assert (cards["PH3"].hp, cards["PH3"].cost, cards["PH3"].status) == (8, (2, 0, 2, 0, 1), "own")


def test_expansions_are_folders_laid_over_the_edition(root: Path) -> None:
    shutil.rmtree(root / "cytosis" / "expansions")
    for name, text in {
        "b/1.yaml": "{disks: {value: 5}}",
        "a/1.yaml": "{disks: {value: 4}, row: {value: 4}}",
    }.items():
        file = root / "cytosis" / "expansions" / name
        file.parent.mkdir(parents=True)
        file.write_text(f"setup: {text}\n", encoding="utf-8")
    (root / "cytosis" / "expansions" / "Not One").mkdir()
    assert expansions(root) == ("a", "b")
    both = load_catalog("first", ("b", "a"), root=root)
    assert (both.expansions, both.setup.disks) == (("a", "b"), 5)
    assert load_catalog("first", ("a",), root=root).setup.disks == 4
    assert [spec.id for spec in option_specs("first", ("a",), root)] == ["first_player", "length", "supply"]
    with pytest.raises(DataError, match="an expansion is named twice: a, a; name each once"):
        load_catalog("first", ("a", "a"), root=root)
    with pytest.raises(DataError, match="unknown expansion 'c'; known are: a, b"):
        load_catalog("first", ("c",), root=root)


def test_there_may_be_no_expansions(root: Path) -> None:
    shutil.rmtree(root / "cytosis" / "expansions")
    assert expansions(root) == ()
    assert load_catalog("second", root=root).expansions == ()


def test_an_area_that_is_not_named_has_no_limit(root: Path) -> None:
    file = root / "cytosis" / "editions" / "italian.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("        golgi: 1\n", ""), encoding="utf-8")
    limited = {spot for limit in load_catalog("italian", (), 2, root=root).limits for spot in limit.spots}
    assert {spot.area for spot in load_catalog("italian").spots if spot.id not in limited} == {"golgi"}
