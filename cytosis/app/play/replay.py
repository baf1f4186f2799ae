"""A game looked at again, move by move, and played on from any of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cytosis.app.files import crash
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import Player, hand_over_note, players_now
from cytosis.app.play.setup import Opened
from cytosis.engine.events import Beat
from cytosis.engine.journal import Journal
from cytosis.engine.match import Match


class Replay:
    """The positions of a game. Going forward plays one move, going back plays them anew."""

    def __init__(self, match: Match) -> None:
        self._header = match.journal.header
        self._lines = list(match.journal.lines)
        self.players: tuple[Player, ...] = players_now(match.journal)
        self.match = Match.opened(self._header)
        self.beats: tuple[Beat, ...] = ()
        """What the last step forward showed."""

    @property
    def total(self) -> int:
        """How many moves there are."""
        return len(self._lines)

    @property
    def at(self) -> int:
        """How many of them have been made."""
        return len(self.match.journal.lines)

    def go(self, move: int) -> None:
        """To the position after so many moves."""
        wanted = min(max(move, 0), self.total)
        self.beats = ()
        if wanted < self.at:
            self.match = Match.opened(self._header)
        while self.at < wanted:
            self.beats = tuple(self.match.redo(self._lines[self.at]))

    def do(self, move: int) -> str:
        """The notation of a move, counted from 1."""
        return str(self._lines[move - 1]["do"])

    def seat(self, move: int) -> int:
        """Who made a move, counted from 1."""
        return int(self._lines[move - 1]["seat"])

    def play_on(
        self, folder: Path, apart: bool, title: str, players: Sequence[Player] | None = None
    ) -> Opened:
        """A new game that begins with the moves so far; the old one stays as it is.

        ``players`` are those who play it, with the names they had; else whoever played last.
        """
        wanted = self.players if players is None else tuple(players)
        body = {key: value for key, value in self._header.items() if key != "check"}
        match = Match.opened(Journal({**body, "about": {**body["about"], "title": title}}).header)
        for line in self._lines[: self.at]:
            match.redo(line)
        for seat, (now, then) in enumerate(zip(players_now(match.journal), wanted, strict=True)):
            if now.agent != then.agent:
                match.note(seat, hand_over_note(then.agent))
        agents = make_agents(wanted, self._header["seed"], apart, self.match.ruleset.game)
        controller = Controller(match, Save(match, folder), agents, apart=apart)
        controller.sync()
        crash.watch(controller)
        return Opened(controller, wanted)
