"""What the engine says of bad input, in the language of whoever reads it.

The engine knows no catalogue: it refuses in plain English sentences. Those that a player can cause stand in
the catalogues too (``said.*``), so that a sentence is found again by its English form and told in another
language, with its values. What is not found stays as it is: better an English line than none. Whoever edits
rules data or writes snapshots by hand is spoken to in English.
"""

from __future__ import annotations

import re
from functools import cache

from cytosis.app.words import i18n
from cytosis.app.words.i18n import FALLBACK, Texts

KEYS = (
    "game edition expansion unknown_edition unknown_expansion expansion_twice option option_one "
    "option_seat option_switch option_far option_form option_twice scenario seats seed agent agent_styles "
    "character agents_seats least_one seed_range names seats_range seats_agents other_game cluster_extra "
    "cluster_none move_number folder size scale language no_file large_file no_text json long deep "
    "key_twice digits not_whole newer header_format header_unknown header_begin header_seed header_game "
    "header_against line_number line_unsealed line_damaged line_keys line_value lines journal moves undo "
    "rewind leads too_long only_moves where_header where_move not_allowed arg_unknown arg arg_one "
    "arg_many arg_invalid arg_choice arg_needed arg_against arg_ignored"
).split()
"""The sentences there are, by the ends of their ids."""
_NESTED = ("problem", "where")
"""Values that are sentences themselves."""
_PLACE = re.compile(r"\\\{(\w+)\\\}")


def said(error: object, texts: Texts | None = None) -> str:
    """The sentence of an error in the language spoken now."""
    spoken, sentence = texts or i18n.default(), str(error)
    if spoken.lang == FALLBACK:
        return sentence
    return _told(sentence, spoken)


def _told(sentence: str, texts: Texts) -> str:
    for key, form in _forms():
        found = form.fullmatch(sentence)
        if found is not None:
            values = {
                name: _told(value, texts) if name in _NESTED else value
                for name, value in found.groupdict().items()
            }
            return texts.t(key, **values)
    return sentence


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each sentence as a pattern, the ones with most words of their own first."""
    english = Texts(FALLBACK)
    forms = [(f"said.{end}", english.t(f"said.{end}")) for end in KEYS]
    forms.sort(key=lambda form: -len(re.sub(r"\{\w+\}", "", form[1])))
    return tuple((key, re.compile(_PLACE.sub(_value, re.escape(text)), re.DOTALL)) for key, text in forms)


def _value(place: re.Match[str]) -> str:
    """What may stand in a place: a sentence, or something without a colon and a space."""
    return f"(?P<{place[1]}>{'.*' if place[1] in _NESTED else '(?:(?!: ).)*'})"
