"""The text table: plays a whole game in a terminal, line by line."""

from __future__ import annotations

from cytosis.app.play.challenges import MEDALS
from cytosis.app.play.controller import Step
from cytosis.app.play.players import kind_of
from cytosis.app.teller import Choice
from cytosis.app.text.commands import Commands, Quit
from cytosis.app.text.console import EndOfInput
from cytosis.app.text.scene import Scene, welcome
from cytosis.app.words import seed_code
from cytosis.engine.rules import Decision


class TextTable:
    """One game at one terminal, from here to its end or until somebody leaves."""

    def __init__(self, scene: Scene) -> None:
        self._s = scene
        self._commands = Commands(scene)
        self._at: int | None = None  # the person who looks at the screen
        self._typed: list[str] = []  # a move typed before it was asked for
        self._warned = False  # the player knows that the disk fails
        self._told = ""  # what the player was told about the length of the game
        for _ in scene.story.of(scene.match.journal):  # a resumed game has a past
            pass

    def run(self) -> None:
        """Play until the end; leaving in any way saves and says how to come back."""
        try:
            self._welcome()
            self._play()
            self._ending()
        except (EndOfInput, Quit, KeyboardInterrupt):
            self._farewell()
        finally:
            self._s.controller.close()

    def _play(self) -> None:
        while (pending := self._s.match.pending()) is not None:
            step = self._s.controller.advance()
            if step is not None:
                self._show(step)
            elif self._ready(pending):
                self._decide(pending)

    # -- before and after ------------------------------------------------------------------------------
    def _welcome(self) -> None:
        s, match = self._s, self._s.match
        s.console.say(welcome(match, s.texts))
        for seat, player in enumerate(s.players):
            key = "table.person" if player.human else "table.computer"
            s.say(key, n=seat + 1, name=player.name, agent=kind_of(player.agent, s.texts))
        save = s.controller.save
        if s.controller.sync() and save is not None and save.path is not None:
            s.say("table.autosave", file=save.path.name)
        self._warn_once()
        if s.humans:
            s.say("table.help")
        self._tell_task()
        if s.story.entries:
            s.say("table.resumed", n=len(s.story.entries))
            if not s.hot_seat:
                s.say_all(s.story.last(len(s.players)))
        else:
            s.say_all(s.story.narrator.opening(beat.event for beat in match.opening))

    def _tell_task(self) -> None:
        task = self._s.task()
        if task is not None:
            self._s.say_all([task.title, *task.whole])

    def _ending(self) -> None:
        self._s.say("table.ranking")
        for place, line in enumerate(self._s.scores(), 1):
            self._s.say("table.ranked", place=place, line=line)
        task = self._s.task()
        if task is not None and task.medal is not None:
            medal = self._s.texts.t(f"ui.medal.{('none', *MEDALS)[task.medal]}")
            self._s.say("table.medal", title=task.title, medal=medal)
        seed = self._s.match.journal.header["seed"]
        if seed is not None:  # told only now: it knows every card
            self._s.say("table.code", code=self._code(seed))

    def _code(self, seed: int) -> str:
        """The letters of the game's cards; the number where it is too large for letters."""
        return seed_code.code_of(seed, self._s.match.ruleset.game) if seed < seed_code.SEEDS else str(seed)

    def _farewell(self) -> None:
        save = self._s.controller.save
        self._s.console.say()
        if save is None:
            self._s.say("table.bye")
        elif self._s.controller.sync() and save.path is not None:
            self._s.say("table.bye_saved", file=save.path.name)
        else:
            self._s.say("table.not_saved", problem=self._s.controller.problem or "")

    # -- hot seat --------------------------------------------------------------------------------------
    def _ready(self, pending: Decision) -> bool:
        """Hand the screen over to the right person; False when a move was taken back instead."""
        if not self._s.hot_seat or pending.seat == self._at:
            return True
        name = self._s.words.seat(pending.seat)
        self._s.console.clear(self._s.texts.t("table.separator"))
        while True:
            answer = self._s.console.ask(self._s.texts.t("table.hand_over", name=name))
            command = self._commands.named(answer)
            if command == "quit":
                raise Quit
            if command != "undo":
                break
            if self._at is not None and self._undone(answer, self._at):
                return False
        self._at = pending.seat
        digest = self._s.story.since(pending.seat)
        if digest:
            self._s.say("table.since", name=name)
            self._s.say_all(digest)
        return True

    # -- a person's decision ---------------------------------------------------------------------------
    def _decide(self, pending: Decision) -> None:
        """Ask until a move is made or taken back."""
        view = self._s.match.view(pending.seat)
        legal = [str(action) for action in self._s.match.legal()]
        lists = [self._s.teller.menu(legal, view)]
        self._describe(pending)
        self._list(lists)
        while True:
            answer = self._answer()
            if self._commands.named(answer):
                if self._undone(answer, pending.seat):
                    return
            elif (move := self._move(answer, lists)) is not None:
                self._make(move, pending.seat)
                return

    def _answer(self) -> str:
        return self._typed.pop() if self._typed else self._s.console.ask(self._s.texts.t("table.prompt"))

    def _move(self, answer: str, lists: list[tuple[Choice, ...]]) -> str | None:
        """The move that a number of the list or a notation means; nothing typed shows the list again."""
        if not answer:
            self._list(lists)
            return None
        if answer.isascii() and answer.isdigit():
            return self._number(answer, lists)
        return self._commands.find(answer)

    def _describe(self, pending: Decision) -> None:
        """Where the game stands, for the one who has to choose."""
        view = self._s.match.view(pending.seat)
        self._s.console.say()
        self._s.say_all(self._s.board.decision(view, pending.seat, pending.kind))

    def _list(self, lists: list[tuple[Choice, ...]]) -> None:
        self._s.say("table.choices")
        for number, choice in enumerate(lists[-1], 1):
            self._s.console.say(f"{number}. {choice.label}")
        if len(lists) > 1:
            self._s.say("menu.back")

    def _number(self, answer: str, lists: list[tuple[Choice, ...]]) -> str | None:
        """The move of a number; None when it led to another list, or there is no such number."""
        number = int(answer[:9])
        if number == 0 and len(lists) > 1:
            lists.pop()
        elif not 1 <= number <= len(lists[-1]):
            self._s.say("table.no_number", n=number, most=len(lists[-1]))
            return None
        else:
            choice = lists[-1][number - 1]
            if choice.move:
                return choice.move
            lists.append(choice.more)
        self._list(lists)
        return None

    def _make(self, move: str, seat: int) -> None:
        self._show(self._s.controller.submit(self._s.match.parse(move)))
        pending = self._s.match.pending()
        if self._s.console.interactive and pending is not None and pending.seat != seat:
            self._pause(seat)

    def _pause(self, seat: int) -> None:
        """At a terminal, a moment to take the move back before others move."""
        while True:
            answer = self._s.console.ask(self._s.texts.t("table.pause"))
            if not self._commands.named(answer):
                if answer and not answer.isdigit() and not self._s.hot_seat:
                    self._typed.append(answer)
                return
            if self._undone(answer, seat):
                return

    def _undone(self, command: str, seat: int) -> bool:
        """Do a command; True when it took a move back."""
        step = self._commands.run(command, seat)
        if step is not None:
            self._show(step)
        return step is not None

    # -- showing ---------------------------------------------------------------------------------------
    def _show(self, step: Step) -> None:
        """One line per move made, after it is on disk; and what followed by itself."""
        s = self._s
        entry = s.story.add(step.number, step.seat, step.do, step.beats)
        if step.failed:
            s.say("log.agent_failed", name=s.words.seat(step.seat))
        self._warn_once()
        if step.saved:
            s.console.say(s.story.line(entry))
        else:
            s.say("table.unsaved_line", name=s.words.seat(step.seat), what=entry.told.move)
        s.say_all(entry.told.after)

    def _warn_once(self) -> None:
        """Say when the disk begins to fail, when all is saved again, and when the game gets too long."""
        if self._s.controller.warning != self._told:
            self._told = self._s.controller.warning
            self._s.console.say(self._told)
        problem = self._s.controller.problem
        if problem is not None and not self._warned:
            self._s.say("table.not_saved_go_on", problem=problem)
        if problem is None and self._warned:
            self._s.say("table.saved_again")
        self._warned = problem is not None
