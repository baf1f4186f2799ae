"""Damages a save in every way bytes can be damaged, and edits one as somebody would who seals it again."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from cytosis.engine.rng import Rng
from tests.saves.games import resealed

Lines = list[dict[str, Any]]


# -- bytes -------------------------------------------------------------------------------------------------
def flip(rng: Rng, data: bytearray) -> None:
    data[rng.below(len(data))] ^= 1 << rng.below(8)


def cut(rng: Rng, data: bytearray) -> None:
    del data[rng.below(len(data)) :]


def insert(rng: Rng, data: bytearray) -> None:
    at = rng.below(len(data))
    data[at:at] = bytes(rng.below(256) for _ in range(rng.below(9) + 1))


def delete(rng: Rng, data: bytearray) -> None:
    at = rng.below(len(data))
    del data[at : at + rng.below(40) + 1]


def swap(rng: Rng, data: bytearray) -> None:
    size = rng.below(60) + 1
    one, two = rng.below(len(data)), rng.below(len(data))
    data[one : one + size], data[two : two + size] = data[two : two + size], data[one : one + size]


def zero(rng: Rng, data: bytearray) -> None:
    at = rng.below(len(data))
    size = min(rng.below(600) + 1, len(data) - at)
    data[at : at + size] = bytes(size)


def repeat(rng: Rng, data: bytearray) -> None:
    at = rng.below(len(data))
    data[at:at] = data[at : at + rng.below(400) + 1]


OPERATORS: tuple[Callable[[Rng, bytearray], None], ...] = (flip, cut, insert, delete, swap, zero, repeat)


def damaged(rng: Rng, good: bytes) -> bytes:
    """One to three damages."""
    data = bytearray(good)
    for _ in range(rng.below(3) + 1):
        if data:
            rng.choice(list(OPERATORS))(rng, data)
    return bytes(data)


# -- structure ---------------------------------------------------------------------------------------------
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 9, 10**19, "", "undo", "x" * 300, [], {}, [[]], "\u202e", "é"),
    *(
        "place nucleus.3",
        "place golgi.1",
        "exhaust atp",
        "pass",
        "keep PH1 SH2",
        "0" * 64,
        {"game": "cytosis"},
    ),
)


def edited(rng: Rng, data: Lines) -> bytes:
    """One to three edits somebody might try, made in these lines, and every check made right again."""
    for _ in range(rng.below(3) + 1):
        _edit(rng, data)
    return resealed(data) if data else b""


def _edit(rng: Rng, data: Lines) -> None:
    if not data:
        return
    at = rng.below(len(data))
    kind = rng.below(9)
    if kind == 0 and at:
        del data[at]
    elif kind == 1 and at:
        data.insert(at, copy.deepcopy(data[rng.below(len(data))]))
    elif kind == 2:
        other = rng.below(len(data))
        data[at], data[other] = data[other], data[at]
    elif kind == 3:
        numbered = [line for line in data if "n" in line]
        for number, line in enumerate(numbered, 1):  # as if nothing had been lost
            line["n"] = number
    elif kind == 4 and "do" in data[at]:
        data[at]["do"] = data[rng.below(len(data))].get("do", "undo")
    elif kind == 5:
        data[at][rng.choice(sorted(data[at]))] = rng.choice(list(STRANGE))
    elif kind == 6:
        data[at].pop(rng.choice(sorted(data[at])))
    else:
        deep(rng, data[at])


def deep(rng: Rng, node: Any) -> None:
    """Somewhere inside: another value, one more, one less."""
    while True:
        keys = sorted(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = rng.choice(keys)
        child = node[key]
        if not isinstance(child, dict | list) or not child or rng.below(4) == 0:
            break
        node = child
    if isinstance(child, int) and not isinstance(child, bool):
        node[key] = child + rng.below(5) - 2
    elif isinstance(node, list) and rng.below(2):
        node.insert(key, copy.deepcopy(node[rng.below(len(node))]))
    else:
        node[key] = rng.choice(list(STRANGE))


def parsed(data: bytes) -> Lines:
    return [json.loads(line) for line in data.splitlines()]
