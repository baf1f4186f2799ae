"""Moves of Amino in words, and the choices of the text table: first what, then where."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app import teller
from cytosis.app.games.amino.words import Words
from cytosis.app.teller import Choice
from cytosis.engine.notation import words as parts
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.view import View


class MoveTexts(teller.Moves):
    """Says what a move would do; never what lies face down."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts

    def describe(self, move: str, view: View) -> str:
        """What a move would do, as an entry of a list."""
        found = parts(move)
        if found.verb == "look":
            return self._t.t("amino.move.look", place=self._w.place(found.at))
        if found.verb == "swap":
            first, second = map(self._w.place, found.items)
            return self._t.t("amino.move.swap", first=first, second=second)
        if found.verb == "play":
            owner = self._w.seat(LETTERS.index(found.items[1]))
            return self._t.t("amino.move.play", card=self._w.card(found.at), name=owner)
        return self._t.t(f"amino.move.{found.verb}", card=self._w.about(found.at))

    def turn(self, moves: Sequence[str]) -> str:
        """A whole turn in one sentence, by what everybody saw of it: no faces."""
        found = [parts(move) for move in moves]
        looks = [self._w.place(one.at) for one in found if one.verb == "look"]
        deeds = [self._t.t("amino.turn.look", places=self._w.listed(looks))] if looks else []
        for one in found:
            if one.verb == "swap":
                first, second = map(self._w.place, one.items)
                deeds.append(self._t.t("amino.turn.swap", first=first, second=second))
            elif one.verb == "play":
                deeds.append(self._t.t("amino.turn.play", name=self._w.seat(LETTERS.index(one.items[1]))))
            elif one.verb != "look":
                deeds.append(self._t.t(f"amino.turn.{one.verb}"))
        return self._w.listed(deeds)

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """Swaps by their first place, plays by their card, everything else as it is."""
        groups: dict[str, list[str]] = {}
        for move in legal:
            found = parts(move)
            key = f"{found.verb} {found.at}" if found.verb in ("swap", "play") else move
            groups.setdefault(key, []).append(move)
        return tuple(self._choice(key, moves, view) for key, moves in groups.items())

    def _choice(self, key: str, moves: list[str], view: View) -> Choice:
        if len(moves) == 1:
            return Choice(self.describe(moves[0], view), moves[0])
        verb, at = key.split()
        if verb == "swap":
            label = self._t.t("amino.move.swap_from", place=self._w.place(at))
        else:
            label = self._t.t("amino.move.play_card", card=self._w.about(at))
        return Choice(label, more=tuple(Choice(self.describe(move, view), move) for move in moves))
