"""Where every text of the scenes beside the table stands: nothing cut, nothing over something else.

The recorded layouts in ``layouts/`` say what stands where; ``pytest --bless`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.ui.paint.painter import Note
from tests.ui.driver import Driver
from tests.ui.scenes import SCENES, only_texts, own_texts, put_save, shown

FOLDER = Path(__file__).parent / "layouts"
LANGUAGES = ("en", "it")
SCALES = (100, 150, 200)
SIZES = ((1280, 720), (1920, 1080), (1280, 1024))
SMALLEST = 12
TOUCH = 3
"""Pixels two lines may share: letters leave that much air in their boxes."""


def notes(driver: Driver) -> list[Note]:
    assert driver.app.notes is not None
    return driver.app.notes


def overlapping(found: list[Note]) -> list[tuple[str, str]]:
    pairs = []
    for i, one in enumerate(found):
        x, y, w, h = one.rect
        for other in found[i + 1 :]:
            ox, oy, ow, oh = other.rect
            across = min(x + w, ox + ow) - max(x, ox)
            air = (h + oh) // 6  # above and below the letters
            along = min(y + h, oy + oh) - max(y, oy) - air
            if across > TOUCH and along > TOUCH and one.text.strip() and other.text.strip():
                pairs.append((one.text, other.text))
    return pairs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_cut_small_or_over_another(
    name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_texts(monkeypatch)
    put_save(tmp_path, "human,greedy,human,random,greedy")
    for scale in SCALES:
        for size in SIZES:
            with shown(name, tmp_path, lang, scale, size) as driver:
                where = f"{name} {lang} {scale} % {size}"
                found = notes(driver)
                assert found, where
                assert [note.text for note in found if note.cut] == [], where
                assert min(note.pixels for note in found) >= SMALLEST, where
                for note in found:
                    x, y, w, h = note.rect
                    assert x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1], (where, note)
                assert overlapping(own_texts(driver, monkeypatch)) == [], where


@pytest.mark.parametrize("name", SCENES)
def test_everything_stands_where_it_stood(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bless: bool
) -> None:
    only_texts(monkeypatch)
    lines = []
    for lang in LANGUAGES:
        for scale in SCALES:
            for size in SIZES:
                with shown(name, tmp_path, lang, scale, size) as driver:
                    lines.append(f"== {lang} {scale} {size[0]}x{size[1]}")
                    lines += [f"{_box(target.box)} [{target.name}]" for target in driver.app.scene.targets()]
                    lines += [f"{_box(note.rect)} {note.text}" for note in notes(driver)]
    text = "\n".join(lines) + "\n"
    file = FOLDER / f"{name}.txt"
    if bless:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, f"{file.name} differs; pytest --bless if that is wanted"


def _box(box: tuple[float, float, float, float]) -> str:
    return " ".join(f"{round(side)}" for side in box)
