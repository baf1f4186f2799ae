"""The shipped pictures are what their sources say, and every one that is drawn is there."""

from __future__ import annotations

import sys
from pathlib import Path

import yaml

from cytosis import paths
from cytosis.engine import Ruleset

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import build_art


def test_the_masters_are_fresh() -> None:
    assert build_art.stale() == []


def test_every_card_event_and_piece_has_its_picture() -> None:
    file = paths.assets() / "art" / "cytosis" / "manifest.yaml"
    manifest = yaml.safe_load(file.read_text(encoding="utf-8"))
    for edition in ("second", "first"):
        catalog = Ruleset(edition=edition, expansions=("virus",)).rules(4).catalog  # type: ignore[attr-defined]
        wanted = {f"card.{card.id}" for card in catalog.cards} | {
            f"event.{event.id}" for event in catalog.events
        }
        wanted |= {f"family.{card.family}" for card in catalog.cards}
        assert wanted <= set(manifest)


def test_every_sound_is_there() -> None:
    from cytosis.ui.games.cytosis.sounds import OF_EVENT

    files = {file.stem for file in (paths.assets() / "audio").glob("*.ogg")}
    assert {*OF_EVENT.values(), "atp", "cube"} <= files


def test_every_card_is_its_own_picture_in_two_framings() -> None:
    """A picture tells its molecule: none is shared, none is squeezed into another shape."""
    file = paths.assets() / "art" / "cytosis" / "manifest.yaml"
    manifest = yaml.safe_load(file.read_text(encoding="utf-8"))
    catalog = Ruleset(edition="second").rules(4).catalog  # type: ignore[attr-defined]
    names = [f"card.{card.id}" for card in catalog.cards]
    assert len({manifest[name]["source"] for name in names}) == len(names) == 43
    for name in names:
        wide, tall = manifest[name]["size"], manifest[f"{name}.tall"]["size"]
        assert round(wide[0] / wide[1], 2) == 2.4 and round(tall[0] / tall[1], 2) == 1.4
