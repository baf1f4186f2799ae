"""What can be chosen below the seats of a set-up, and where it lies: drawn from what the game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cytosis.app.play.customs import Custom
from cytosis.app.play.setup import CLOCKS, Setup
from cytosis.engine.options import CHOICE, SEAT, SWITCH, Option
from cytosis.engine.registry import games
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.widgets.choices import segment_targets

LEFT: Box = (40, 480, 472, 380)
MIDDLE: Box = (532, 480, 516, 380)
MEANS: Box = (1068, 480, 492, 380)
START: Box = (1092, 784, 444, 58)
VALUES: Box = (1396, 732, 140, 38)
OWN_VALUES: Box = (1322, 734, 62, 33)
"""The page of values, and the switch for the player's own."""
LABEL = 556.0
CONTROL: tuple[float, float] = (712, 312)
"""Where the control of a row begins, and how wide it is."""
LOWEST = 844.0
"""Where the last row ends."""
ROW = 44.0
SHORT = 3
"""So many values lie side by side; more are tiles."""
MODULE = 50.0
CHANCE = 106.0
"""How wide the first value is: chance decides who starts, or no clock runs."""
FIRST, CLOCK, CODE = "first", "clock", "code"
FIRST_PLAYER = "first_player"
"""The option that says who begins, in every game that has it."""


@dataclass(frozen=True)
class Tile:
    """A value of an option with its picture."""

    option: str
    value: str
    box: Box


@dataclass(frozen=True)
class Row:
    """Something to choose beside its name; ``name`` begins the names of its targets."""

    name: str
    values: tuple[str, ...]
    box: Box
    first: float = 0.0

    @property
    def id(self) -> str:
        """The option or custom it is about."""
        return self.name.removeprefix("custom.")


def values_of(option: Option) -> tuple[str, ...]:
    """What can be chosen, as words."""
    return ("True", "False") if option.kind == SWITCH else tuple(map(str, option.values))


def own_option(chosen: Setup) -> Option | None:
    """The choice that only tables of this size have: how strong a rival is."""
    found = (one for one in chosen.choices() if one.kind == CHOICE and len(chosen.seats) in one.seats)
    return next(found, None)


class Lower:
    """The lower half of a set-up: tiles or editions at the left, modules or tiles in the middle, rows."""

    def __init__(
        self, chosen: Setup, customs: Sequence[Custom], pictured: Mapping[str, float], rival: bool
    ) -> None:
        game = games.find(chosen.game)
        apart = own_option(chosen) if rival else None
        options = [one for one in chosen.choices() if one.kind != SEAT and one != apart]
        large = [one for one in options if one.id in pictured or len(one.values) > SHORT]
        order = list(pictured)
        large.sort(key=lambda one: order.index(one.id) if one.id in pictured else len(order))
        plain = len(game.editions()) > 1 or not large
        self.editions = (
            list(zip(game.editions(), _editions(len(game.editions())), strict=True)) if plain else []
        )
        self.modules = [(name, _module(i)) for i, name in enumerate(game.expansions())]
        self.left = None if plain or not large else large.pop(0)
        self.middle = None if self.modules or not large else large.pop(0)
        self.tiles = [*_tiles_left(self.left), *_tiles_middle(self.middle, pictured)]
        rows = [one for one in options if one not in (self.left, self.middle)]
        self.rows = self._below_editions([one for one in rows if one.editions])
        self.rows += self._rows([one for one in rows if not one.editions], customs, chosen)

    def _below_editions(self, options: Sequence[Option]) -> list[Row]:
        top = LEFT[1] + LEFT[3] - 54 - ROW * (len(options) - 1)
        return [Row(one.id, values_of(one), (212, top + i * ROW, 276, 38)) for i, one in enumerate(options)]

    def _rows(self, options: Sequence[Option], customs: Sequence[Custom], chosen: Setup) -> list[Row]:
        named: list[tuple[str, tuple[str, ...], float]] = [(one.id, values_of(one), 0.0) for one in options]
        named += [(f"custom.{one.id}", one.values, 0.0) for one in customs]
        if any(option.id == FIRST_PLAYER for option in chosen.choices()):
            seats = tuple(str(seat) for seat in range(len(chosen.seats)))
            named.append((FIRST, ("random", *seats) if len(seats) > 1 else (), CHANCE))
        named.append((CLOCK, tuple(map(str, CLOCKS)), CHANCE))
        named.append((CODE, (), 0.0))
        top = self._highest
        pitch = min(ROW, (LOWEST - top) / len(named))
        top = LOWEST - pitch * len(named)
        x, width = CONTROL
        return [
            Row(name, values, (x, top + i * pitch, width, pitch - 6), first)
            for i, (name, values, first) in enumerate(named)
        ]

    @property
    def _highest(self) -> float:
        """Where rows may begin."""
        top = MIDDLE[1] + 60 + MODULE * len(self.modules)
        return max([top, *(tile.box[1] + tile.box[3] + 14 for tile in self.tiles if tile.box[0] > MIDDLE[0])])

    @property
    def line(self) -> float:
        """Between what is above and the rows; 0: there is nothing above."""
        return self._highest if self.modules or self.middle is not None else 0.0

    def row(self, name: str) -> Row | None:
        """The row of that name."""
        return next((row for row in self.rows if row.name == name), None)

    def targets(self) -> list[Target]:
        """All but the seats and the button that starts."""
        found = [Target(f"edition.{name}", box) for name, box in self.editions]
        found += [Target(f"{tile.option}.{tile.value}", tile.box) for tile in self.tiles]
        found += [Target(f"module.{name}", box) for name, box in self.modules]
        for row in self.rows:
            if row.name == CODE:
                found += [
                    Target("field.seed", code_boxes(row)[0]),
                    Target("button.today", code_boxes(row)[1]),
                ]
            elif row.values:
                found += segment_targets(row.name, row.values, row.box, row.first)
        return found


def code_boxes(row: Row) -> tuple[Box, Box]:
    """The field of the code, and the button for today's."""
    x, y, width, height = row.box
    half = (width - 8) / 2
    return (x, y, half, height), (x + half + 8, y, half, height)


def _editions(count: int) -> list[Box]:
    return [(LEFT[0] + 18, LEFT[1] + 56 + i * 86, LEFT[2] - 36, 78) for i in range(count)]


def _module(index: int) -> Box:
    return (MIDDLE[0] + MIDDLE[2] - 24 - 62, MIDDLE[1] + 60 + index * MODULE, 62, 33)


def _tiles_left(option: Option | None) -> list[Tile]:
    """In one column, or in two where there are many."""
    if option is None:
        return []
    values = values_of(option)
    across = 2 if len(values) > SHORT else 1
    down = -(-len(values) // across)
    wide, high = (LEFT[2] - 28 + 8) / across, (LEFT[3] - 56 - 14 + 8) / down
    return [
        Tile(
            option.id,
            value,
            (LEFT[0] + 14 + (i % across) * wide, LEFT[1] + 56 + (i // across) * high, wide - 8, high - 8),
        )
        for i, value in enumerate(values)
    ]


def _tiles_middle(option: Option | None, pictured: Mapping[str, float]) -> list[Tile]:
    """Side by side, as high as their pictures ask."""
    if option is None:
        return []
    values = values_of(option)
    wide = (MIDDLE[2] - 48 + 8) / len(values)
    high = 66.0 + pictured.get(option.id, 0.0)
    return [
        Tile(option.id, value, (LABEL + i * wide, MIDDLE[1] + 54, wide - 8, high))
        for i, value in enumerate(values)
    ]
