"""Moves of Cellulose in words, and the choices of the text table: first where, then how."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app import teller
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Choice
from cytosis.engine.notation import words as parts
from cytosis.games.cellulose.view import View


class MoveTexts(teller.Moves):
    """Says what a move would do."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t = words.texts

    def describe(self, move: str, view: View) -> str:
        """What a move would do, as an entry of a list."""
        found = parts(move)
        if found.verb in ("place", "grey"):
            how = self._how(move, view)
            where = self._where(found.verb, found.at, view)
            return self._t.t("cellulose.move.how", where=where, how=how) if how else where
        if found.verb == "grow":
            return self._t.t("cellulose.move.grow", how=self._how(move, view))
        if found.verb == "play":
            return self._t.t("cellulose.move.play", card=self._w.about(found.at))
        if found.verb == "activate":
            return self._t.t("cellulose.move.activate", card=self._w.about(found.at))
        if found.verb == "discard":
            return self._t.t("cellulose.move.discard", cards=self._w.cards(found.items))
        if found.verb == "collect":
            return self._t.t("cellulose.move.collect", track=self._w.track(found.at))
        if found.verb == "reclaim":
            key = "cellulose.move.reclaim_grey" if "grey" in found.items else "cellulose.move.reclaim"
            return self._t.t(key, space=self._w.space(found.at))
        return self._t.t(f"cellulose.move.{found.verb}")

    def alone(self, move: str, view: View) -> str:
        """In a few words, where the table shows what it is about."""
        named = parts(move).named
        if "cv" in named:
            level = view.water_level + (self._w.catalog.scenario.filter if "filter" in named else 0)
            kept, cv = level - int(named["cv"]), int(named["cv"])
            where = self._where(parts(move).verb, parts(move).at, view)
            how = self._t.t("cellulose.move.pour", kept=kept, cv=cv)
            return self._t.t("cellulose.move.how", where=where, how=how)
        if parts(move).verb == "play":
            return self._t.t("cellulose.move.play", card=self._w.card(parts(move).at))
        if move in ("done", "no") and view.pending is not None:
            return self._t.t(f"cellulose.leave.{view.pending.kind}")
        return self.describe(move, view)

    def _where(self, verb: str, space: str, view: View) -> str:
        """A space with the marker that goes there; a card slot with its card."""
        name = self._w.space(space)
        facts = next(one for one in self._w.catalog.spaces if one.id == space)
        if facts.action == "take_card" and (card := view.row[facts.slot]):
            name = self._t.t("cellulose.move.how", where=name, how=self._w.card(card))
        elif facts.action == "build_wall":
            points = self._w.points(self._w.catalog.wall[view.wall])
            name = self._t.t("cellulose.move.how", where=name, how=points)
        return self._t.t("cellulose.move.grey", space=name) if verb == "grey" else name

    def _how(self, move: str, view: View) -> str:
        """The choices of a placement or a growth."""
        named = parts(move).named
        if "cv" in named:
            level, cv = view.water_level, int(named["cv"])
            if "filter" in named:
                level += self._w.catalog.scenario.filter
            key = "cellulose.move.filter" if "filter" in named else "cellulose.move.water"
            price = self._w.amounts(self._w.catalog.scenario.filter_cost)
            return self._t.t(key, kept=level - cv, cv=cv, price=price)
        if "bonus" in named:
            back = self._w.node(named["to"])
            return self._t.t("cellulose.move.bonus", what=self._w.bonus(named["bonus"]), node=back)
        return self._w.step(named["to"]) if "to" in named else ""

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """Placements by space, those of a grey marker behind one entry; everything else as it is."""
        groups: dict[str, list[str]] = {}
        for move in legal:
            found = parts(move)
            key = f"{found.verb} {found.at}" if found.verb in ("place", "grey") else move
            groups.setdefault(key, []).append(move)
        greys = [key for key in groups if key.startswith("grey ")]
        apart = 0 < len(greys) < len(groups)
        entries = [self._choice(key, groups[key], view) for key in groups if not (apart and key in greys)]
        if apart:
            more = tuple(self._choice(key, groups[key], view) for key in greys)
            entries.append(Choice(self._t.t("cellulose.move.greys"), more=more))
        return tuple(entries)

    def _choice(self, key: str, moves: list[str], view: View) -> Choice:
        if len(moves) == 1:
            return Choice(self.describe(moves[0], view), moves[0])
        verb, space = key.split()
        more = tuple(Choice(self._how(move, view), move) for move in moves)
        return Choice(self._where(verb, space, view), more=more)
