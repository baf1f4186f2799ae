"""A game whose rules data is one list of files: all of them as one tree, with the checks such games share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cytosis.engine.data.figures import MOST, TRUST, trust
from cytosis.engine.data.overlay import merge, read, solid
from cytosis.engine.data.tree import Branch
from cytosis.engine.errors import DataError


def whole(root: Path, game: str, files: Mapping[str, tuple[str, ...]]) -> Branch:
    """The base files of a game as one; ``files`` names the sections that each of them holds."""
    first, *others = (_file(root, game, name, sections) for name, sections in files.items())
    for other in others:
        first = merge(first, other)
    return first


def _file(root: Path, game: str, name: str, sections: tuple[str, ...]) -> Branch:
    part = read(root, f"{game}/base/{name}.yaml")
    part.only(*sections)
    solid(part)
    return part


def table_sizes(data: Branch, least: int, most: int) -> range:
    """The numbers of seats, within what the program can seat."""
    seats = data.branch("seats")
    seats.only("least", "most", *TRUST)
    trust(seats)
    fewest = seats.number("least", least, most)
    return range(fewest, seats.number("most", fewest, most) + 1)


def check_seats(name: str, sizes: range, seats: object) -> None:
    """DataError where the game is not played by so many."""
    if type(seats) is not int or seats not in sizes:
        raise DataError(f"{name} is a game for {sizes[0]} to {sizes[-1]} seats, not {seats!r}")


def check_card_count(data: Branch, there: int) -> None:
    """DataError where the records hold more or fewer cards than the data says there are."""
    count = data.branch("card_count")
    count.only("value", *TRUST)
    trust(count)
    if count.number("value", 1, MOST) != there:
        raise count.error(f"the records have {there} cards; correct this number or the copies", "value")
