"""Numbered choices: first where, then how, so that no list is long."""

from __future__ import annotations

from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Choice
from cytosis.games.cytosis.view import View

_LONG = 12


def _sorted_out(legal: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Moves with an own flask, with a grey one, and all others."""
    own = [move for move in legal if move.startswith(("place ", "early "))]
    grey = [move for move in legal if move.startswith("grey ")]
    return own, grey, [move for move in legal if not move.startswith(("place ", "early ", "grey "))]


def build(legal: list[str], view: View, words: Words, moves: MoveTexts) -> tuple[Choice, ...]:
    """The first list for these moves; moves that read the same are one choice, the first of them."""
    own, grey, rest = _sorted_out(legal)
    choices = _by_area(own, view, words, moves)
    if grey:
        label = words.texts.t("menu.grey", price=words.resource("atp", words.grey_price(view)))
        choices.append(Choice(label, more=tuple(_by_area(grey, view, words, moves))))
    for verb in ("exhaust", "trade") if own or grey else ("exhaust",):  # else the list is short enough
        some = [move for move in rest if move.startswith(f"{verb} ")]
        rest = [move for move in rest if move not in some]
        choices += _group(some, words.texts.t(f"menu.{verb}"), view, words, moves)
    return (*choices, *_others(rest, view, words, moves))


def _others(legal: list[str], view: View, words: Words, moves: MoveTexts) -> list[Choice]:
    """One by one where they are few."""
    if len(legal) > _LONG:
        return _by_atp(legal, view, words, moves)
    return [Choice(moves.describe(move, view), move) for move in legal]


def _by_atp(legal: list[str], view: View, words: Words, moves: MoveTexts) -> list[Choice]:
    """A long list of resources to gain: first how much ATP, then what else."""
    groups: dict[int, list[str]] = {}
    for move in legal:
        groups.setdefault(move.split().count("atp"), []).append(move)
    choices: list[Choice] = []
    for atp, found in groups.items():
        label = words.resource("atp", atp)
        choices += _group(found, label, view, words, moves)
    return choices


def _by_area(legal: list[str], view: View, words: Words, moves: MoveTexts) -> list[Choice]:
    choices: list[Choice] = []
    for area in words.catalog.areas:
        here = [move for move in legal if words.spots[move.split()[1]].area == area.id]
        choices += _group(here, words.area(area.id), view, words, moves)
    return choices


def _group(legal: list[str], label: str, view: View, words: Words, moves: MoveTexts) -> list[Choice]:
    """One choice for these moves: the move itself when it is the only one, else a list of its own."""
    different: dict[str, str] = {}
    for move in legal:
        different.setdefault(moves.within(move, view), move)
    if not different:
        return []
    if len(different) == 1:
        (move,) = different.values()
        return [Choice(moves.describe(move, view), move)]
    if len(different) > _LONG:
        more = tuple(_shortened(different, view, words, moves))
    else:
        more = tuple(Choice(text, move) for text, move in different.items())
    return [Choice(words.texts.n("menu.ways", len(different), where=label), more=more)]


def _shortened(different: dict[str, str], view: View, words: Words, moves: MoveTexts) -> list[Choice]:
    """A long list cut short: which vesicle gives way is asked after everything else."""
    groups: dict[str, list[Choice]] = {}
    for text, move in different.items():
        base = " ".join(word for word in move.split() if not word.startswith("bump="))
        groups.setdefault(moves.within(base, view), []).append(Choice(text, move))
    return [
        found[0]
        if len(found) == 1
        else Choice(words.texts.n("menu.ways", len(found), where=base), more=tuple(found))
        for base, found in groups.items()
    ]
