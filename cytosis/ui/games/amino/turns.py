"""A turn of Amino told as one: in a sentence, and in signs of what was done, by what everybody saw of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cytosis.app.words.story import Missed
from cytosis.engine.notation import words as parts
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.table.deeds import Act
from cytosis.ui.table.log import LogLine

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

SIGNS = {"look": "eye", "build": "save", "swap": "swap", "play": "copy", "seed": "plus", "choose": "again"}
"""By verb, the sign of a move."""
BETWEEN = "; "
"""Between the moves of a turn."""


def sign_of(move: str) -> str:
    """The sign of a move of the game; empty for anything else."""
    return SIGNS.get(parts(move).verb, "") if move else ""


def acts(turn: str) -> tuple[Act, ...]:
    """The moves of a turn; two looks in one."""
    found: list[Act] = []
    for move in turn.split(BETWEEN) if turn else ():
        sign, one = sign_of(move), parts(move)
        if sign == SIGNS["look"] and found and found[-1].sign == sign:
            found[-1] = replace(found[-1], cards=(*found[-1].cards, _card(one.at)))
        elif sign:
            found.append(_act(sign, one.verb, one.items))
    return tuple(found)


def _act(sign: str, verb: str, items: Sequence[str]) -> Act:
    if verb == "play":
        return Act(sign, ((LETTERS.index(items[1]), ""),))
    if verb in ("look", "swap"):
        return Act(sign, tuple(map(_card, items)), verb == "swap")
    return Act(sign)


def _card(place: str) -> tuple[int, str]:
    return LETTERS.index(place[0]), place[1:]


def gathered(design: AminoDesign, lines: Sequence[Missed]) -> list[Missed]:
    """A turn is told in one sentence: marks and trails on the table show the rest."""
    found: list[Missed] = []
    turn: list[Missed] = []
    for line in (*lines, Missed("")):
        made = line.seat >= 0 and bool(sign_of(line.do))
        if turn and (line.seat != turn[-1].seat or not made):
            moves = [one.do for one in turn]
            what = design.teller.moves.turn(moves)
            told = design.table.texts.t("amino.turn.who", name=design.words.seat(turn[-1].seat), what=what)
            found.append(replace(turn[-1], text=told, number=len(found) + 1, do=BETWEEN.join(moves)))
            turn = []
        if made:
            turn.append(line)
        elif line.text:
            found.append(line)
    return found


def turns(design: AminoDesign, lines: Sequence[LogLine]) -> list[tuple[int, LogLine]]:
    """One line for each turn, numbered by its last; the first hand has a heading like all others."""
    made = {entry.number: entry.do for entry in design.table.story.entries}
    found = [(0, _first(design, lines[0]), "")] if lines else []
    for number, line in enumerate(lines):
        do = made.get(line.number, "") if line.seat >= 0 else ""
        _, last, turn = found[-1]
        if not sign_of(do):
            found.append((number, line, ""))
        elif turn and last.seat == line.seat and not _begins(do, turn):
            found[-1] = (number, line, turn + BETWEEN + do)
        else:
            found.append((number, line, do))
    return [(number, _told(design, line, turn)) for number, line, turn in found]


def _begins(move: str, turn: str) -> bool:
    """Whether another turn begins with that move: a look after anything else."""
    return move.startswith("look") and not turn.split(BETWEEN)[-1].startswith("look")


def _told(design: AminoDesign, line: LogLine, turn: str) -> LogLine:
    if not turn:
        return line
    return replace(line, text=design.teller.moves.turn(turn.split(BETWEEN)) + ".", acts=acts(turn))


def _first(design: AminoDesign, line: LogLine) -> LogLine:
    """The heading of the first hand, which begins before anything is told."""
    name = line.name or design.table.names[0]
    return LogLine(-1, "", design.table.texts.t("amino.log.hand", n=1, name=name), begins=True)
