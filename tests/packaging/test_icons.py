"""The icons are those the program draws, in every size each system asks for."""

from __future__ import annotations

import struct

import pytest

from cytosis.cli.desktop import SIZES
from tests.tree import ROOT, script

icons = script("build_icons")


def test_the_vector_icon_is_fresh() -> None:
    assert (icons.ICONS / "cytosis.svg").read_text(encoding="utf-8") == icons.source()
    assert icons.SIZES == SIZES


@pytest.mark.parametrize("size", SIZES)
def test_pictures_have_the_size_of_their_name(size: int) -> None:
    data = (icons.ICONS / f"{size}.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (size, size)


def test_the_windows_icon_holds_every_size() -> None:
    data = (ROOT / "packaging" / "windows" / "cytosis.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    sizes = {data[6 + 16 * i] or 256 for i in range(count)}
    assert (reserved, kind, sizes) == (0, 1, set(icons.ICO))


def test_the_macos_icon_is_whole() -> None:
    data = (ROOT / "packaging" / "macos" / "cytosis.icns").read_bytes()
    magic, length = struct.unpack(">4sI", data[:8])
    assert (magic, length) == (b"icns", len(data))
