"""What can be typed besides moves. The English words always work, those of the language too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cytosis.ai import coach
from cytosis.app.files.saves import Save
from cytosis.app.play import players
from cytosis.app.play.controller import Step
from cytosis.app.teller import Command
from cytosis.app.text.scene import Scene
from cytosis.app.words.said import said
from cytosis.engine.errors import CytosisError, NotationError

_USUAL_LOG = 10
_LONGEST_LOG = 9999
_SHOWN = 60


class Quit(Exception):
    """The player wants to stop."""


class Commands:
    """Finds and does commands for the seat that types."""

    def __init__(self, scene: Scene) -> None:
        self._s = scene
        self._do: dict[str, Callable[[str, int], Step | None]] = {
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "score": self._score,
            "table": self._table,
            "hand": self._hand,
            "task": self._task,
            **{name: partial(self._own, command) for name, command in scene.teller.commands.items()},
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self._words = {word: name for name in self._do for word in self._spellings(name)}

    def _spellings(self, name: str) -> list[str]:
        return [name, *self._s.texts.t(f"command.{name}").split()]

    def replace(self, name: str, do: Callable[[str, int], Step | None]) -> None:
        """Let a command do something else at this table."""
        self._do[name] = do

    def named(self, line: str) -> str | None:
        """Which command a line is, if any."""
        return self._words.get(line.split()[0].lower()) if line else None

    def run(self, line: str, seat: int) -> Step | None:
        """Do a command; a step when it changed the game. Raises Quit."""
        _, _, rest = line.partition(" ")
        return self._do[self._words[line.split()[0].lower()]](rest.strip(), seat)

    # -- moves -----------------------------------------------------------------------------------------
    def _meant(self, line: str) -> str:
        """The legal move with these words, in this order or in the only other one; else what was typed."""
        wanted = line.lower().split()
        written = {str(action): str(action).lower().split() for action in self._s.match.legal()}
        exact = [move for move, words in written.items() if words == wanted]
        alike = [move for move, words in written.items() if sorted(words) == sorted(wanted)]
        found = exact or (alike if len(alike) == 1 else [])  # the order of cards is a choice too
        return found[0] if found else " ".join(line.split())

    def find(self, line: str) -> str | None:
        """The move somebody typed, in any case and order of words; None, with the reason said, if none."""
        text = self._meant(line)
        try:
            action = self._s.match.parse(text)
        except NotationError:
            self._s.say("table.not_understood", text=ascii(line[:_SHOWN])[1:-1])
            return None
        illegal = self._s.match.why_not(action)
        if illegal is None:
            return text
        self._s.console.say(self._s.story.narrator.reason(illegal))
        return None

    def _why(self, rest: str, seat: int) -> None:
        pending = self._s.match.pending()
        if pending is None or pending.seat != seat:  # reasons would tell of another hand
            self._s.say("table.not_your_turn")
        elif not rest:
            told = self._s.story.narrator.explained
            self._s.say_all(told or [self._s.texts.t("table.why_what")])
        elif (move := self.find(rest)) is not None:
            self._s.say("table.possible", move=self._s.moves.describe(move, self._s.match.view(seat)))

    def _hint(self, rest: str, seat: int) -> None:
        """The best few moves as the strongest player sees them from this seat."""
        pending = self._s.match.pending()
        if pending is None or pending.seat != seat:
            self._s.say("table.not_your_turn")
            return
        view: Any = self._s.teller.advised(self._s.match.view(seat), self._s.match.journal)
        self._s.say("table.hint")
        found = coach.hints(view, self._s.match.legal())
        for index, one in enumerate(found):
            self._s.say(
                "table.hint_move",
                move=self._s.moves.alone(str(one.action), view),
                why=self._s.words.hint(one.why, index, coach.behind(found, index)),
            )

    def _undo(self, rest: str, seat: int) -> Step | None:
        step = self._s.controller.undo(seat)
        if step is None and self._s.match.journal.only_moves:
            self._s.console.say(self._s.controller.warning)
        elif step is None:
            self._s.say("table.no_undo")
        return step

    # -- looking ---------------------------------------------------------------------------------------
    def _log(self, rest: str, seat: int) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 5 else _USUAL_LOG
        lines = self._s.story.last(min(count, _LONGEST_LOG))
        self._s.say_all(lines or [self._s.texts.t("table.log_empty")])

    def _score(self, rest: str, seat: int) -> None:
        self._s.say_all(self._s.scores())

    def _table(self, rest: str, seat: int) -> None:
        self._s.say_all(self._s.board.whole(self._s.match.view(None)))

    def _hand(self, rest: str, seat: int) -> None:
        self._s.say_all(self._s.board.hand(self._s.match.view(seat), seat))

    def _task(self, rest: str, seat: int) -> None:
        task = self._s.task()
        if task is None:
            self._s.say("table.no_task")
        else:
            self._s.say_all([self._s.texts.t("table.task", title=task.title, now=task.now), *task.whole])

    def _own(self, command: Command, rest: str, seat: int) -> None:
        """What only this game can be asked."""
        self._s.say_all(command(self._s.match.view(None), rest))

    def _help(self, rest: str, seat: int) -> None:
        self._s.say("help.numbers")
        for name in self._do:
            if name not in self._s.teller.unlisted:
                self._s.say(f"help.{name}")
        self._s.say("help.moves")
        if self._s.texts.has("help.aim"):
            self._s.say("help.aim")
        for name in self._s.match.ruleset.expansions:
            about = self._s.texts.t(f"expansion.{name}.about")
            self._s.say("help.expansion", name=self._s.texts.t(f"expansion.{name}"), about=about)

    # -- keeping ---------------------------------------------------------------------------------------
    def _save(self, rest: str, seat: int) -> None:
        save = self._s.controller.save
        if save is None:
            self._s.say("table.no_save")
        elif rest:
            self._copy(save, rest)
        elif not self._s.controller.sync() or save.path is None:
            self._s.say("table.not_saved", problem=self._s.controller.problem or "")
        else:
            self._s.say("table.saved", file=save.path.name, folder=save.path.parent)

    def _copy(self, save: Save, title: str) -> None:
        try:
            path = save.copy(players.title(title))
        except CytosisError as error:
            self._s.console.say(said(error))
        else:
            self._s.say("table.copied", title=players.title(title), file=path.name)

    def _quit(self, rest: str, seat: int) -> None:
        raise Quit
