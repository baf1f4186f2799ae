"""Every picture of Amino: its name, its drawing, how large its master is."""

from __future__ import annotations

from collections.abc import Iterator

from art.amino import cards as faces
from art.amino import molecules, world
from art.house.vector import ZOOM, Picture, svg


def pictures() -> Iterator[Picture]:
    """All of them."""
    yield "amino.sky", world.sky(), 1.2
    yield "amino.satellite", world.satellite(), ZOOM
    yield "amino.planet", world.planet(), ZOOM
    yield "amino.sea", world.sea(), ZOOM
    yield "amino.land", world.turning(False), ZOOM
    yield "amino.clouds", world.turning(True), ZOOM
    yield "amino.night", world.night(), ZOOM
    yield "amino.back", faces.back(), ZOOM
    yield "amino.face.sunlight", faces.sunlight(), ZOOM
    yield "amino.face.lightning", faces.lightning(), ZOOM
    for gas in faces.HEADS:
        yield f"amino.face.{gas}", faces.gas(gas), ZOOM
        yield f"amino.letters.{gas}", faces.letters(gas), ZOOM
        yield f"amino.molecule.{gas}", svg(120, 90, molecules.drawn(gas, 60, 45, 112, 82)), ZOOM
    yield "amino.glycine", svg(160, 120, molecules.drawn("glycine", 80, 60, 152, 112)), ZOOM
    yield "amino.bolt", faces.bolt(), ZOOM
    yield "amino.sun", faces.sun(), ZOOM
    yield "amino.value.good", faces.value(True), ZOOM
    yield "amino.value.bad", faces.value(False), ZOOM
