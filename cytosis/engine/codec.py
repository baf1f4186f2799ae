"""Plain data as text: one canonical form to hash, and a strict reader for what comes from outside.

Python's own reader takes NaN, duplicate keys and any depth; a file somebody sent us may hold all of
them, so the limits are ours and are checked before anything looks at the content.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NoReturn

from cytosis.engine.errors import SaveError

MOST_CHARACTERS = 1 << 20
"""How long a text may be where nobody says otherwise."""
MOST_DEPTH = 32
MOST_DIGITS = 20


def canonical(data: Any) -> str:
    """The same text for equal data on every machine: sorted keys, no spaces, ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def digest(text: str) -> str:
    """64 hex digits over a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read_json(text: str, most: int = MOST_CHARACTERS) -> Any:
    """Strict JSON; raises SaveError for everything that our own writer would never write."""
    if not isinstance(text, str):
        raise SaveError("expected text")
    if len(text) > most:
        raise SaveError(f"longer than {most} characters")
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse_number,
            parse_float=_refuse_number,
            parse_int=_integer,
        )
        _check(data)
    except RecursionError:
        raise SaveError(f"nested deeper than {MOST_DEPTH} levels") from None
    except ValueError:
        raise SaveError("not readable as JSON") from None
    return data


def _object(items: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(items)
    if len(result) != len(items):
        raise SaveError("a key appears twice")
    return result


def _refuse_number(text: str) -> NoReturn:
    raise SaveError(f"{text[:MOST_DIGITS]} is not a whole number")


def _integer(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise SaveError(f"a number has more than {MOST_DIGITS} digits")
    return int(text)


def _check(data: Any) -> None:
    """Depth within the limit, and only text that can be written again."""
    level = [data]
    for _ in range(MOST_DEPTH):
        deeper: list[Any] = []
        for item in level:
            if isinstance(item, str):
                item.encode("utf-8")  # lone surrogates raise a ValueError here
            elif isinstance(item, dict):
                deeper += [*item, *item.values()]
            elif isinstance(item, list):
                deeper += item
        level = deeper
        if not level:
            return
    raise SaveError(f"nested deeper than {MOST_DEPTH} levels")
