"""What may be chosen for a game besides edition and expansions: declared by the game, checked here for all.

Set-up screens, ``--options`` and researchers' environments are drawn from these declarations, so that no
layer above knows an option of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cytosis.engine.errors import DataError

CHOICE = "choice"
SEAT = "seat"
SWITCH = "switch"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: one of some words, a seat (or nobody), or yes and no."""

    id: str
    kind: str  # choice | seat | switch
    values: tuple[str | None, ...] = ()  # choice: what may be chosen; None is "as the rest asks"
    default: Any = None
    seats: tuple[int, ...] = ()  # the table sizes at which it matters; none named: all
    editions: tuple[str, ...] = ()  # the editions that have it; none named: all

    def belongs_to(self, edition: str) -> bool:
        """Whether that edition has it."""
        return not self.editions or edition in self.editions

    def matters(self, edition: str, seats: int) -> bool:
        """Whether a table of that edition and size has to choose."""
        return self.belongs_to(edition) and (not self.seats or seats in self.seats)

    def check(self, value: object) -> None:
        """DataError, with what there is, for a value that cannot be chosen."""
        fits, wanted = {
            CHOICE: (value in self.values, f"one of {', '.join(filter(None, self.values))}"),
            SEAT: (_is_seat(value), "a seat number or nothing"),
            SWITCH: (isinstance(value, bool), "true or false"),
        }[self.kind]
        if not fits:
            raise DataError(f"option {self.id} must be {wanted}, not {value!r}")


def check(known: Sequence[Option], edition: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an edition with defaults filled in; DataError for an unknown name or value."""
    own = {option.id: option for option in known if option.belongs_to(edition)}
    for name in given:
        if name not in own:
            raise DataError(f"there is no option {name!r}; known options: {', '.join(own) or 'none'}")
    checked = {name: given.get(name, option.default) for name, option in own.items()}
    for name, value in checked.items():
        own[name].check(value)
    return checked


def check_first_player(options: Mapping[str, Any], seats: int) -> None:
    """DataError where the one who should begin has no seat at this table."""
    first = options.get("first_player")
    if first is not None and first >= seats:
        raise DataError(f"option first_player names seat {first}, but there are seats 0 to {seats - 1}")


def read(text: str, known: Sequence[Option]) -> dict[str, Any]:
    """``seeding=mars,first_player=2`` as it is typed at a terminal; DataError says what is wrong with it."""
    kinds = {option.id: option for option in known}
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, given, value = (piece.strip() for piece in part.partition("="))
        if not given or not value:
            raise DataError(f"options are written NAME=VALUE,NAME=VALUE, not {part!r}")
        if name in found:
            raise DataError(f"option {name} is given twice")
        found[name] = _typed(kinds.get(name), value)
    return found


def _typed(option: Option | None, value: str) -> Any:
    """A word as the value it stands for; what does not fit stays a word and is refused by its option."""
    return value if option is None else _READERS[option.kind](option, value)


def _choice(option: Option, value: str) -> str | None:
    return None if value == "null" and None in option.values else value


def _switch(option: Option, value: str) -> bool | str:
    return {"true": True, "yes": True, "false": False, "no": False}.get(value, value)


def _seat(option: Option, value: str) -> int | str | None:
    if value in ("null", "none"):
        return None
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 3 else value


_READERS: Mapping[str, Callable[[Option, str], Any]] = {CHOICE: _choice, SWITCH: _switch, SEAT: _seat}


def _is_seat(value: object) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9)
