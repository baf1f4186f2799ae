"""The one door to a game: people, agents and replays all make their moves here.

A step is made in the match, then written to disk, and only then given back to be shown. A disk that
fails does not stop the game: the step says that it is not saved, and the next one tries again. A disk
that is slow does not stop the window: ``*_soon`` writes in the background and gives the step later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Thread
from typing import Any

from cytosis.ai import registry
from cytosis.ai.agent import Agent, Budget
from cytosis.ai.steady import SteadyAgent
from cytosis.ai.worker import WorkerAgent
from cytosis.app.files.saves import Save
from cytosis.app.play import customs
from cytosis.app.play.players import Player, hand_over_note, players_now
from cytosis.app.words import i18n
from cytosis.engine.codec import digest
from cytosis.engine.errors import CytosisError, JournalFull, SaveError
from cytosis.engine.events import Beat
from cytosis.engine.journal import NOTE
from cytosis.engine.match import Match
from cytosis.engine.ruleset import DEFAULT_GAME

PLAYING = Budget(seconds=1.5)
"""How long an opponent may think while people wait."""

PATIENCE = 0.015
"""Seconds a frame waits for the disk, so that nearly every step is on it at once."""


class ReadOnly(CytosisError):
    """A move was to be made in a game that is only looked at."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the journal, made and (where ``saved``) safely on disk."""

    number: int
    seat: int
    do: str
    beats: tuple[Beat, ...]
    saved: bool
    failed: bool = False
    """An agent gave no usable answer, so a simple move was made for it."""


class Thinking:
    """A question to an agent, answered in the background."""

    def __init__(
        self,
        ask: Callable[[int, list[Any]], Any],
        seat: int,
        legal: list[Any],
        move: int,
        cancel: Callable[[], None] = lambda: None,
    ) -> None:
        self.move = move
        self.action: Any = None
        self._cancel = cancel
        self._ask, self._seat, self._legal = ask, seat, legal
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self.action = self._ask(self._seat, self._legal)

    @property
    def done(self) -> bool:
        """Whether there is an answer."""
        return not self._thread.is_alive()

    def dismiss(self) -> None:
        """The question was withdrawn: cut the thinking short and wait until the agent is free again."""
        self._cancel()
        self._thread.join()


class _Writing:
    """A step on its way to the disk. Its thread is waited for when the program ends."""

    def __init__(self, step: Step, write: Callable[[], bool]) -> None:
        self.step, self._write = step, write
        self._thread = Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self.step = replace(self.step, saved=self._write())

    def done(self, patience: float | None) -> bool:
        """Whether it has arrived, after waiting so long (None: until it has)."""
        self._thread.join(patience)
        return not self._thread.is_alive()


class Controller:
    """Asks agents, takes moves of people, and keeps the save up to date."""

    def __init__(
        self,
        match: Match,
        save: Save | None,
        agents: Mapping[int, Agent],
        budget: Budget | None = None,
        read_only: bool = False,
        apart: bool = False,
    ) -> None:
        """``agents`` by seat; the other seats are people's. Without ``save`` nothing is kept.

        ``read_only``: a game that another window plays. Nobody moves here and no hand is shown.
        """
        self.match = match
        self.save = save
        self.read_only = read_only
        self.problem: SaveError | None = None  # why the last step is not on disk
        self.note = ""  # what the player should know about how the game was opened
        self.on_end: Callable[[Match], None] | None = None  # told once, when the last move is made
        self._writing: _Writing | None = None
        self._agents = dict(agents)
        self._apart = apart
        self.budget = budget or PLAYING
        """How long an opponent may think about a move; may be changed at any time."""
        self._thinking: Thinking | None = None

    def human(self, seat: int) -> bool:
        """Whether a person sits there."""
        return seat not in self._agents and not self.read_only

    def submit(self, action: Any) -> Step:
        """Make a move of the seat whose turn it is; raises IllegalAction and changes nothing otherwise."""
        if self.read_only:
            raise ReadOnly(self.note)
        return self._made(self.match.play(action))

    def submit_soon(self, action: Any) -> Step | None:
        """As :meth:`submit`, without waiting long for the disk: None while it is writing."""
        if self.read_only:
            raise ReadOnly(self.note)
        return self._made_soon(self.match.play(action))

    @property
    def writing(self) -> bool:
        """Whether a step is on its way to the disk, and so not to be shown yet."""
        return self._writing is not None

    def acknowledged(self) -> Step | None:
        """The step that was on its way, once it is safe (or the disk has failed)."""
        if self._writing is None or not self._writing.done(0):
            return None
        step, self._writing = self._writing.step, None
        return self._told(step)

    def advance(self) -> Step | None:
        """Let the agent whose turn it is move; None when a person must choose, or the game is over."""
        pending = self.match.pending()
        if pending is None or self.read_only or self.human(pending.seat):
            return None
        legal = self.match.legal()
        action = self._ask(pending.seat, legal)
        failed = action is None
        return self._made(self.match.play(legal[0] if failed else action), failed)

    def advance_soon(self) -> Step | None:
        """As :meth:`advance`, without waiting: None while the agent is still thinking.

        An agent in a process of its own is asked from a thread; any other answers at once.
        """
        pending = self.match.pending()
        if pending is None or self.read_only or self.writing or self.human(pending.seat):
            return None
        if not isinstance(self._agents[pending.seat], WorkerAgent):
            return self.advance()
        self.prepare()
        if self._thinking is None or not self._thinking.done:
            return None
        action, self._thinking = self._thinking.action, None
        return self._made_soon(self.match.play(action or self.match.legal()[0]), action is None)

    def undo(self, seat: int) -> Step | None:
        """Take the last move back if it was that seat's; None at a barrier."""
        last = next((line for line in reversed(self.match.journal.lines) if not _is_note(line)), None)
        if self.read_only or last is None or last["seat"] != seat:  # an agent's is not theirs to take back
            return None
        return self._made([]) if self.match.undo() else None

    @property
    def warning(self) -> str:
        """What players should know while there is still time: a game gets only so long. Mostly empty."""
        journal = self.match.journal
        if not journal.nearly_only_moves:
            return ""
        return i18n.default().t("table.only_moves" if journal.only_moves else "table.long_game")

    def players(self) -> tuple[Player, ...]:
        """Who sits where now."""
        return players_now(self.match.journal)

    def hand_over(self, seat: int, agent: str, resigned: bool = False) -> Step:
        """Give a seat to an agent, to another one, or (``human``) to a person; kept as a line of the journal.

        ``resigned`` when its player gave up, which is counted as that. DataError for an agent that is
        not there; nothing is changed then.
        """
        if self.read_only:
            raise ReadOnly(self.note)
        if self.match.journal.only_moves:
            raise JournalFull(self.warning)
        player = Player(self.players()[seat].name, agent)
        seed = self.match.journal.header["seed"]
        made = make_agents_for({seat: player}, seed, self._apart, self.match.ruleset.game)
        self._forget_thinking()
        old = self._agents.pop(seat, None)
        if isinstance(old, WorkerAgent):
            old.stop()
        self._agents.update(made)
        self.match.note(seat, hand_over_note(agent, resigned))
        return self._made([])

    def agree(self, seat: int, custom: str, value: str) -> Step | None:
        """Change a custom of the table; None where the game is only looked at."""
        if self.read_only:
            return None
        self.match.note(seat, customs.note(custom, value))
        return self._made([])

    def rewind(self, seat: int) -> Step | None:
        """Practice: back to before that seat's last move, also past what agents did; None at the start."""
        self._forget_thinking()
        return self._made([]) if not self.read_only and self.match.rewind(seat) else None

    def prepare(self) -> None:
        """Let the agent whose turn it is begin to think; :meth:`advance_soon` makes its move later."""
        pending = self.match.pending()
        if pending is None or not isinstance(self._agents.get(pending.seat), WorkerAgent):
            return
        here = len(self.match.journal.lines)
        if self._thinking is None or self._thinking.move != here:
            self._forget_thinking()
            self._thinking = Thinking(self._ask, pending.seat, self.match.legal(), here, self.hurry)

    def hurry(self) -> None:
        """Move now: whoever is thinking answers with a quick move."""
        for agent in self._agents.values():
            if isinstance(agent, WorkerAgent):
                agent.cancel()

    def _forget_thinking(self) -> None:
        """An answer to a question that no longer stands is not waited for."""
        if self._thinking is not None and not self._thinking.done:
            self._thinking.dismiss()
        self._thinking = None

    def sync(self) -> bool:
        """Bring the save up to date; False when the disk does not let us, and :attr:`problem` says why."""
        if self._writing is not None:
            self._writing.done(None)
        return self._append()

    def close(self) -> None:
        """Write what is still to write and let go of the file."""
        self.sync()
        if self.save is not None:
            self.save.close()
        for agent in self._agents.values():
            if isinstance(agent, WorkerAgent):
                agent.stop()

    def _ask(self, seat: int, legal: list[Any]) -> Any:
        """The agent's move; None when it fails in any way: a bad opponent must not end the game."""
        try:
            action = self._agents[seat].choose(self.match.view(seat), list(legal), self.budget).action
        except Exception:  # whatever an agent may raise
            return None
        return action if action in legal else None

    def _made(self, beats: list[Beat], failed: bool = False) -> Step:
        step = self._step(beats, failed)
        return self._told(replace(step, saved=self.sync()))

    def _made_soon(self, beats: list[Beat], failed: bool = False) -> Step | None:
        self._writing = _Writing(self._step(beats, failed), self._append)
        self._writing.done(PATIENCE)
        return self.acknowledged()

    def _append(self) -> bool:
        """What the background does of :meth:`sync`."""
        try:
            if self.save is not None:
                self.save.append()
        except SaveError as error:
            self.problem = error
            return False
        self.problem = None
        return True

    def _step(self, beats: list[Beat], failed: bool) -> Step:
        line = self.match.journal.lines[-1]
        return Step(line["n"], line["seat"], line["do"], tuple(beats), False, failed)

    def _told(self, step: Step) -> Step:
        if self.on_end is not None and self.match.pending() is None:
            self.on_end(self.match)
        return step


def make_agents(
    players: Sequence[Player],
    seed: int | None,
    apart: bool = False,
    game: str = DEFAULT_GAME,
    steady: bool = False,
) -> dict[int, Agent]:
    """The agents of a table by seat; each has its own chance, and the same game gives them the same.

    ``apart`` lets each think in a process of its own, which no fault of it can leave; ``steady`` lets each
    play the same move at the same table.
    """
    return make_agents_for(dict(enumerate(players)), seed, apart, game, steady)


def make_agents_for(
    players: Mapping[int, Player],
    seed: int | None,
    apart: bool = False,
    game: str = DEFAULT_GAME,
    steady: bool = False,
) -> dict[int, Agent]:
    """The same for some seats."""
    agents: dict[int, Agent] = {}
    for seat, player in players.items():
        if player.human:
            continue
        own = int(digest(f"{seed} {seat} {player.agent}")[:12], 16)
        if apart:
            registry.make(player.agent, own, game)  # an unknown spec is refused here, not over there
            worker = WorkerAgent(player.agent, own, steady=steady)
            worker.warm_up()
            agents[seat] = worker
        elif steady:
            agents[seat] = SteadyAgent(player.agent, own, game)
        else:
            agents[seat] = registry.make(player.agent, own, game)
    return agents


def _is_note(line: Mapping[str, Any]) -> bool:
    return str(line["do"]).startswith(NOTE)
