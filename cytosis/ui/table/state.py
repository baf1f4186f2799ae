"""What the table knows: the game, whose eyes it is shown to, what is being asked and what is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from cytosis.ai.analysis import is_move
from cytosis.app.files.settings import SPEEDS as SPEED_NAMES
from cytosis.app.files.settings import Settings
from cytosis.app.games import teller
from cytosis.app.play.controller import Controller, Step
from cytosis.app.play.players import clock_of, looks_of, people_ever
from cytosis.app.words.i18n import Texts, game_name
from cytosis.app.words.rounds import round_of
from cytosis.app.words.story import Missed, Story
from cytosis.engine.events import Event
from cytosis.ui.anim.director import SPEEDS, Director
from cytosis.ui.paint import fit
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.rooms import design
from cytosis.ui.scene import Push, Scene, Target, Transition
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.table.changes import Changes
from cytosis.ui.table.clock import RoundClock
from cytosis.ui.table.coach import HintPanel
from cytosis.ui.table.design import Info, Layout, Zone
from cytosis.ui.table.held import Held
from cytosis.ui.table.hint import Hint
from cytosis.ui.table.log import Log, LogLine
from cytosis.ui.table.look import TableLook
from cytosis.ui.table.task import Task, furnished, laid, task_of
from cytosis.ui.table.turns import turns_of
from cytosis.ui.table.undo import Undo
from cytosis.ui.table.zones import ButtonZone
from cytosis.ui.widgets.tooltip import Tooltip
from cytosis.ui.window.audio import Audio
from cytosis.ui.window.session import Session

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene


class TableState(Scene):
    """A game being played: what is shown of it, and what is asked."""

    looking = False
    """Whether nobody plays here: the game is only looked at."""

    def __init__(
        self,
        controller: Controller,
        names: list[str],
        texts: Texts,
        speed: str = "",
        audio: Audio | None = None,
        session: Session | None = None,
        all_open: bool = False,
    ) -> None:
        """``all_open``: a branch of a game that is over, whose hands everybody has seen."""
        super().__init__()
        if session is None:
            chosen = Settings(speed=speed, ai_speed=speed) if speed in SPEED_NAMES else Settings()
            session = Session(texts, Path(), audio=audio, settings=chosen, keeps=False)
        self.session = session
        self.controller = controller
        self.match = controller.match
        self.names = names
        self.viewer = self.people[0] if self.people else 0
        self.tooltip = Tooltip()
        self.message = controller.note
        self.wanted = ""
        """A target that was chosen in a scene above; taken as if it had been clicked."""
        self.traced = ""
        """A target that stays selected."""
        self.opened = ""
        """The drawer that is open."""
        self.back = 0
        """How many lines of the log's end are out of sight in its drawer."""
        self.time = 0.0
        self.paused = False
        """Whether those who watch have stopped the computers for a while."""
        self.watched_at = ""
        """The pace that was chosen while watching, at this table alone; empty: none."""
        self._spoken = 0
        """How often the table was set anew, in whatever language."""
        self._layout: Layout
        self._laid_out: tuple[Any, ...] = ()
        self._targets: tuple[tuple[Any, ...], list[Target]] = ((), [])
        everybody = {*self.people} if all_open else {*self.people, *people_ever(self.match.journal)}
        self._at_screen = self.people[0] if self.people and len(everybody) == 1 else None
        """The person in front of the screen: who opened the curtain last, or plays alone."""
        self._audio = audio
        self.hint = Hint(session.apart)
        self.reason: tuple[int, Info] | None = None
        """Why the move of a line of the log was made, as it is shown."""
        self.clock = RoundClock(clock_of(self.match.journal.header))
        self._log = Log(self)
        self.looks = looks_of(controller.players())
        self.game = controller.match.ruleset.game
        self.director = Director(lambda event, view: self.held.settled(self.design.choreography(event, view)))
        self.changes = Changes(self)
        self.held = Held(self, lambda: self.design.staying() if self.human_turn else None)
        self.director.told = lambda event: self.stage.hear(event)
        self.director.pace, self.director.waits = self._pace, self._waits
        self.director.landed = self._hear
        self._speak(texts)
        self._wait = self._pause("agent")
        self._refresh()

    def _speak(self, texts: Texts) -> None:
        """Everything that says something, in that language."""
        self.language = texts
        self.texts = texts = texts.of(self.match.ruleset.game)
        self._spoken += 1
        self.teller = teller(self.match, self.names, texts)
        self.undoing = Undo(self.controller, texts, self.names)
        self.hints = HintPanel(self)
        self.design = design(self.match.ruleset.game)(cast("TableScene", self), self.teller)
        self.task = self._made_task()
        self.design.furnish()
        furnished(cast("TableScene", self))
        self.asking, self.stage = self.design.question, self.design.overlay
        self.story = Story(self.teller.narrator(), self.stage.note)
        for _ in self.story.of(self.match.journal):
            pass
        self._look = self._made_look()

    def _made_look(self) -> TableLook:
        return TableLook(self)

    def _made_task(self) -> Task | None:
        return task_of(self)

    def corner(self) -> Zone:
        """What stands in the corner of the actions."""
        return ButtonZone(cast("TableScene", self))

    def _hear(self, event: Event) -> None:
        """What an event moves has come to its place."""
        sound = self.design.sound(event)
        if self._audio is not None and sound:
            self._audio.play(sound)

    @property
    def people(self) -> list[int]:
        """The seats of people; a seat may change hands during the game."""
        return [seat for seat in range(self.match.seats) if self.controller.human(seat)]

    # -- what is shown -------------------------------------------------------------------------------------
    @property
    def scale(self) -> float:
        """How much larger than usual text is on the sheet: by choice, or because the window is small."""
        return fit.scale(self.session.text_scale, self.session.unit, load_theme().smallest)

    @property
    def layout(self) -> Layout:
        """Where everything is now; asked for once as long as nothing changes it."""
        long = self.task is not None and self.task.long
        key = (self._spoken, self.scale, self.session.unit, self.viewer, long)
        if self._laid_out != key:
            self._laid_out, self._layout = key, laid(self, self.design.layout(self.scale, self.viewer))
        return self._layout

    def targets(self) -> list[Target]:
        """Everything that can be pointed at; worked out once for each moment."""
        moment = self._moment()
        if self._targets[0] != moment:
            self._targets = moment, self._pointable()
        return self._targets[1]

    def _pointable(self) -> list[Target]:
        zones = self.design.zones
        if not self.opened:
            return [target for zone in zones for target in zone.targets()]
        beside = [target for zone in zones if zone.stays for target in zone.targets()]
        return [*beside, *self.design.drawers.targets()]

    def _moment(self) -> tuple[Any, ...]:
        """What can be pointed at changes only when one of these does."""
        layout, told = self.layout, (self._spoken, len(self.story.entries))
        turn = (self.human_turn, self.waits_for_agent, self.director.version, self.director.busy)
        asked = (self.asking.version, self.asking.verb, self.asking.corner)
        return (
            (self._laid_out, told, self.opened, self.back),
            turn,
            asked,
            (self.hint.thinking, tuple(map(str, self.hint.best()))),
            tuple(self.enabled(name) for name in layout.buttons),
            tuple(zone.moment() for zone in self.design.zones),
        )

    @property
    def settings(self) -> Settings:
        """The settings of the person who plays now."""
        return self.session.now

    @property
    def ai_speed(self) -> str:
        """The pace of opponents: what whoever watches chose here, or else the setting."""
        return self.watched_at or self.session.settings.ai_speed

    @property
    def view(self) -> Any:
        """The table as it is shown."""
        return self.director.view

    @property
    def turn(self) -> Any:
        """Whose decision the table shows, for everything that says so; while a move is shown, its own."""
        return self.view.pending

    def log(self) -> list[LogLine]:
        """Everything told so far; what came of a move only once it has been shown."""
        return self._log.lines()

    def missed(self) -> list[Missed]:
        """What happened since the last move of the person who looks."""
        return self.story.missed(self.viewer) if self.human_turn and self.people else []

    def explains(self, line: LogLine) -> bool:
        """Whether somebody could say why that move was made: those of computer opponents."""
        known = 0 < line.number <= len(self.match.journal.lines)
        if line.rival:
            return known and self.design.explained(line.number) is not None
        opponent = line.seat >= 0 and not self.controller.human(line.seat) and not self.controller.read_only
        return known and opponent and is_move(self.match.journal.lines[line.number - 1]["do"])

    @property
    def pointed(self) -> str:
        """What the mouse, or the keyboard while it leads, points at."""
        return self.pointer.pointed

    # -- the game ------------------------------------------------------------------------------------------
    def _refresh(self) -> None:
        """Take the present of the match: whose eyes, which view, which moves."""
        pending = self.match.pending()
        if pending is not None and self.controller.human(pending.seat) and not self._covered(pending.seat):
            self.viewer = pending.seat
        shown = self._shown_to()
        self.session.play_as(self.names[shown] if shown is not None else "")
        if not self.director.busy:
            self.director.show(self.match.view(shown))
        self.traced = ""
        self.hint.forget()
        self.reason = None
        human = self.human_turn
        kind = pending.kind if pending is not None else ""
        self.asking.begin(kind, self.choices() if human else [], self.view)
        self._focus_ask()

    def choices(self) -> list[Any]:
        """The moves among which a person chooses; the engine's list."""
        return self.match.legal()

    @property
    def human_turn(self) -> bool:
        """Whether a person has to decide."""
        pending = self.match.pending()
        busy = self.director.busy or self.controller.writing
        if pending is None or busy or self._covered(pending.seat):
            return False
        return self.controller.human(pending.seat)

    @property
    def heading(self) -> str:
        """The game, and how far it is."""
        return f"{game_name(self.texts, self.game)}, {round_of(self.texts, self.match.progress())}"

    @property
    def your_turn(self) -> bool:
        """Worth a sign when the window is not in front."""
        return self.human_turn

    def _shown_to(self) -> int | None:
        """Whose eyes the table is painted for: of several people nobody's, while others move."""
        people, here = self.people, self._at_screen
        if here not in people:
            return None
        pending = self.match.pending()
        return here if len(people) == 1 or (pending is not None and pending.seat == here) else None

    def cover(self) -> Transition | None:
        """Cover the table now; opened by whoever decides, or by whom the table is shown to."""
        if len(self.people) < 2:
            return None
        pending = self.match.pending()
        if pending is None or pending.seat not in self.people:
            seat = self.viewer
            return Push(CurtainScene(self.names[seat], seat, self.texts, turns=turns_of(self, seat)))
        if self._covered(pending.seat):
            self._sit_down(pending.seat)
        seat = pending.seat
        return Push(CurtainScene(self.names[seat], seat, self.texts, turns=turns_of(self, seat)))

    def _sit_down(self, seat: int) -> None:
        """That person is at the screen from now on; nothing of what the last one had open stays."""
        self._at_screen = seat
        self.held.forget()
        self.opened, self.tooltip = "", Tooltip()
        if self.controller.problem is None:
            self.message = ""
        self._refresh()

    def legal_spots(self) -> set[str]:
        """Where on the table a move may be made now."""
        return self.asking.spots() if self.human_turn else set()

    def choosing_spot(self) -> bool:
        """Whether somebody chooses by pointing at the table."""
        return self.human_turn and self.asking.on_board

    def _submit(self, action: Any) -> None:
        """Make a move; it is shown once it is on disk, which a slow disk does not let the window wait for."""
        self.held.confirm()
        step = self.controller.submit_soon(action)
        if step is not None:
            self._made(step)

    def _made(self, step: Step) -> None:
        self.story.add(step.number, step.seat, step.do, step.beats)
        self.undoing.made(step)
        self.message = self.controller.warning
        if step.failed:
            self.message = self.texts.t("ui.agent_failed", name=self.names[step.seat])
        if not step.saved:
            self.message = self.texts.t("table.not_saved", problem=self.controller.problem or "")
        own = self.controller.human(step.seat)
        if own:
            self.changes.moved(step.seat)
        self.director.speed = self.settings.speed if own else self.ai_speed
        self.director.calm = self.session.settings.reduced_motion
        self._wait = self._pause("undo" if own else "agent")
        self.director.enqueue(step.beats, self._shown_to())
        self._refresh()

    def _pace(self, event: Event) -> str:
        """How quickly an event is shown: what the rules play for somebody like a move of an opponent."""
        return self.ai_speed if self.design.by_rules(event) else self.director.speed

    def _waits(self, event: Event) -> bool:
        """Whether a person who wants moves explained is asked to go on."""
        wanted = self.session.settings.explain_rival
        return wanted and bool(self.people) and not self.looking and self.design.waits(event)

    def _pause(self, why: str) -> float:
        """How long agents wait, by the speed that is set for them."""
        pace = SPEEDS[self.ai_speed]
        return self.design.timing(why) / pace if pace else 0.0

    def _focus_ask(self) -> None:
        if not self.pointer.ring:
            return
        names = [target.name for target in self.asking.targets(self.layout, self.scale) if target.enabled]
        wanted = ("ask.slide", "ask.ok") if self.asking.ready else ("option.0", "card.0")
        self.pointer.focus = next((name for name in wanted if name in names), self.pointer.focus)

    def enabled(self, button: str) -> bool:
        """Whether a button of the side does something now."""
        if button == "confirm":
            return self.asking.ready or self.waits_for_agent or self.director.waiting
        if button == "undo":
            return self.asking.can_step_back or self.undoing.possible(self.viewer, self._practice)
        return self.hintable if button == "hint" else True

    @property
    def hintable(self) -> bool:
        """Whether a person has something to choose."""
        return self.human_turn and len(self.asking.legal) > 1

    @property
    def waits_for_agent(self) -> bool:
        """Whether an agent is thinking, so that it can be told to move now."""
        pending = self.match.pending()
        if pending is None or self.director.busy or self.controller.read_only:
            return False
        return not self.controller.human(pending.seat)

    @property
    def _practice(self) -> bool:
        return self.session.settings.practice and len(self.people) == 1

    def _covered(self, seat: int) -> bool:
        """A person is next who is not at the screen: nothing of that hand may show before they look."""
        return seat in self.people and seat != self._at_screen
