"""The menu over the table: go on, keep a copy, look something up, change who plays, leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from cytosis.app.games import challenge_of, teller
from cytosis.app.play import players, setup
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import kind_of
from cytosis.app.words.i18n import Texts, game_name
from cytosis.app.words.rounds import round_of
from cytosis.engine.errors import CytosisError
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Home, Pop, Push, Quit, Scene, Target, Transition
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.modal import Answer, Modal
from cytosis.ui.widgets.seat_list import SeatList
from cytosis.ui.widgets.shapes import icon, plate
from cytosis.ui.window.session import Session

PANEL: Box = (246, 110, 500, 680)
SEATS: Box = (770, 110, 584, 680)
LEFT, WIDTH = 278.0, 436.0
STATE: Box = (LEFT + 4, 688, WIDTH - 8, 88)
BOXES: dict[str, Box] = {
    "button.resume": (LEFT, 250, WIDTH, 80),
    "button.rules": (LEFT, 346, WIDTH / 2 - 8, 62),
    "button.settings": (LEFT + WIDTH / 2 + 8, 346, WIDTH / 2 - 8, 62),
    "button.leave": (LEFT, 424, WIDTH, 62),
    "button.quit": (LEFT, 502, WIDTH, 56),
    "field.title": (LEFT, 614, WIDTH / 2 + 22, 52),
    "button.copy": (LEFT + WIDTH / 2 + 34, 614, WIDTH / 2 - 34, 52),
    "button.resign": (SEATS[0] + 32, 722, SEATS[2] - 64, 48),
}
OF_A_GAME = ("field.title", "button.copy", "button.resign")
"""What there is only where a game is played: a lesson is not kept, and nobody else can take it."""
LONGEST_TITLE = 60
APART = 1.3
"""How much larger a wide button's letters may be than those of two beside each other."""


class MenuScene(Scene):
    """An overlay: the table stays in sight below it."""

    opaque = False

    def __init__(
        self,
        controller: Controller,
        texts: Texts,
        session: Session | None = None,
        seat: int | None = None,
        alone: str = "",
    ) -> None:
        """``seat`` is that of the person who opened it, who may resign.

        What is played ``alone``, a lesson or a puzzle, keeps its seats.
        """
        super().__init__()
        self._controller = controller
        self._seat = seat
        self._alone, self._changes_seats = alone, not alone
        self._session = session or Session(texts, Path(), keeps=False)
        self.title = TextField("", LONGEST_TITLE)
        self.message, self._bad = "", False
        self._resigned = False
        x, y, width, _ = SEATS
        box = (x + 32, y + 142, width - 64, 456 if self._can_resign else 516)
        self.seats = SeatList(box, controller.match.seats, controller.match.ruleset.game)

    @property
    def _texts(self) -> Texts:
        return self._session.texts

    @property
    def _can_copy(self) -> bool:
        return self._controller.save is not None

    @property
    def _round(self) -> str:
        """How far the game is, in its own words."""
        match = self._controller.match
        return round_of(self._texts.of(match.ruleset.game), match.progress())

    @property
    def _usual_title(self) -> str:
        """What a copy is called if nobody gives it a title."""
        game = self._controller.match.ruleset.game
        return f"{game_name(self._texts.of(game), game)}, {self._round}"

    @property
    def _can_resign(self) -> bool:
        return self._seat is not None and self._controller.human(self._seat)

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Everything in the panels, an open list on top; what lies under them cannot be reached."""
        left_out = () if self._changes_seats else OF_A_GAME
        found = [
            Target(name, box, name != "button.copy" or self._can_copy)
            for name, box in BOXES.items()
            if name not in left_out and (name != "button.resign" or self._can_resign)
        ]
        return [*found, *self.seats.targets()] if self._changes_seats else found

    # -- answers -------------------------------------------------------------------------------------------
    def act(self, name: str) -> Transition | None:
        """What the button says; every move is on disk already."""
        chosen = self.seats.act(name)
        if chosen is not None:
            self._hand_over(*chosen)
        if name == "button.copy":
            self._copy()
        leads: dict[str, Transition] = {
            "button.resume": Pop(),
            "button.rules": self._rules(),
            "button.settings": Push(SettingsScene(self._session)),
            "button.leave": Home(),
            "button.quit": Quit(),
        }
        if name == "button.resign" and self._can_resign:
            leads[name] = Push(self._resign())
        return leads.get(name)

    def update(self, seconds: float) -> Transition | None:
        """Whoever has resigned is back at the table, where a computer player goes on."""
        return Pop() if self._resigned else None

    def _resign(self) -> Scene:
        texts, seat = self._texts, self._seat or 0
        agent = setup.usual_opponent()
        about = texts.t("ui.resign.about", agent=kind_of(agent, texts))
        answers = (("stay", texts.t("ui.resign.stay"), Pop()), ("resign", texts.t("ui.resign"), Pop()))
        return _Resign(texts.t("ui.resign.title"), about, answers, lambda: self._hand_over(seat, agent, True))

    def _rules(self) -> Transition:
        match = self._controller.match
        names = [player.name for player in self._controller.players()]
        return rules_of(self._session, match.ruleset, match.seats, names=names)

    def _hand_over(self, seat: int, agent: str, resigned: bool = False) -> None:
        player = self._controller.players()[seat]
        if agent == player.agent:
            return
        try:
            self._controller.hand_over(seat, agent, resigned)
            self._resigned = self._resigned or resigned
        except CytosisError as error:
            self.message, self._bad = str(error), True
            return
        told = self._texts.t("ui.menu.handed", name=player.name, agent=kind_of(agent, self._texts))
        self.message, self._bad = told, False

    def _copy(self) -> None:
        save = self._controller.save
        if save is None or not self._can_copy:
            return
        try:
            title = players.title(self.title.text.strip() or self._usual_title)
            save.copy(title)
        except CytosisError as error:
            self.message, self._bad = str(error), True
            return
        self.message, self._bad = self._texts.t("ui.menu.copied", title=title), False
        self.title = TextField("", LONGEST_TITLE)
        self.pointer.focus = ""

    def at_risk(self) -> str:
        """What is not on disk."""
        problem = self._controller.problem
        return "" if problem is None else self._texts.t("ui.leave.unsaved", problem=problem)

    # -- writing -------------------------------------------------------------------------------------------
    @property
    def typing(self) -> bool:
        """Whether the title of a copy is being written."""
        return self.pointer.focus == "field.title"

    def text(self, text: str) -> None:
        """Letters of the title."""
        self.title.insert(text)
        self.message = ""

    def composing(self, text: str) -> None:
        """Letters an input method is still making."""
        self.title.composing = text

    def selected(self) -> str:
        """The whole title."""
        return self.title.text

    def key(self, key: str) -> Transition | None:
        """Escape goes back to the game."""
        if not self.typing:
            closed = self.seats.close()
            return Pop() if key in ("escape", "return", "enter") and not closed else None
        if key == "escape":
            self.pointer.focus = ""
        elif key in ("return", "enter"):
            self._copy()
        else:
            self.title.key(key)
        return None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """The table dimmed, the panels over it."""
        texts, parts = self._texts, Controls(paint, self.pointer)
        paint.veil("veil", 168)
        plate(paint, PANEL, "dialog", 20, 1.0)
        title = texts.t("ui.menu.title")
        paint.text(title, LEFT + 4, PANEL[1] + 38, 24, "head", "heading", room=WIDTH, tall=44)
        parts.button("button.resume", texts.t("ui.menu.resume"), BOXES["button.resume"], "gold", 28, "play")
        buttons = (("rules", "book"), ("settings", "gear"), ("leave", "home"), ("quit", "door"))
        labels = {name: texts.t(f"ui.menu.{name}") for name, _ in buttons}
        pair = paint.common_size([labels["rules"], labels["settings"]], 21, "head", WIDTH / 2 - 84, 50)
        for name, sign in buttons:
            kind = "ghost" if name == "quit" else "second"
            size = pair if name in ("rules", "settings") else min(21, pair * APART)
            parts.button(f"button.{name}", labels[name], BOXES[f"button.{name}"], kind, size, sign)
        if self._changes_seats:
            self._draw_game(paint)
            self._draw_copy(paint, parts)
            self._draw_state(paint)
            self._draw_seats(paint, parts)
        else:
            about = texts.t(f"ui.menu.{self._alone}")
            paint.lines(about, (LEFT + 4, 586, WIDTH - 8, 180), 18, "body", "soft", 1.4)

    def _draw_game(self, paint: Painter) -> None:
        """What is played, and how far it is."""
        match = self._controller.match
        game = match.ruleset.game
        texts = self._texts.of(game)
        edition = teller(match, [player.name for player in self._controller.players()], texts).edition()
        scenery(game).sign(paint, LEFT + 26, 206, 52)
        left, room = LEFT + 64, WIDTH - 64
        paint.text(game_name(texts, game), left, 192, 21, "head", room=room, tall=34)
        about = " · ".join([edition, texts.n("ui.results.seats", match.seats), self._round])
        fit.line(paint, about, (left, 206, room, 28), 16.5, "soft")

    def _draw_copy(self, paint: Painter, parts: Controls) -> None:
        """A copy under a title of its own, or that of the round."""
        texts = self._texts
        caption = texts.t("ui.menu.copy.title")
        paint.text(caption, LEFT + 4, 594, 16, "body", "soft", room=WIDTH, tall=30)
        parts.field("field.title", self.title, BOXES["field.title"], self._usual_title)
        label = texts.t("ui.menu.copy")
        parts.button("button.copy", label, BOXES["button.copy"], "second", 18, "save", enabled=self._can_copy)

    def _draw_state(self, paint: Painter) -> None:
        """What came of the last thing done here, or whether anything could be lost by leaving now."""
        problem = self._controller.problem
        written = self._controller.save.written if self._controller.save is not None else 0
        good, text = not self._bad, self.message
        if not text:
            good = problem is None
            text = self._texts.n("ui.menu.saved", written) if written else self._texts.t("ui.menu.new")
        if problem is not None:
            good, text = False, self._texts.t("ui.menu.unsaved", problem=problem)
        x, y, width, height = STATE
        icon(paint, "tick" if good else "warning", x + 8, y + 14, 20, "good" if good else "bad")
        ink = "bad" if not good else "good" if self.message else "soft"
        fit.block(paint, text, (x + 28, y, width - 28, height), 16.5, "body", ink, "left", False, 4)

    def _draw_seats(self, paint: Painter, parts: Controls) -> None:
        """Who plays which seat."""
        plate(paint, SEATS, "dialog", 20, 1.0)
        x, y, width, _ = SEATS
        texts = self._texts
        room = width - 64
        paint.text(texts.t("ui.menu.seats"), x + 32, y + 38, 24, "head", "heading", room=room, tall=44)
        about = texts.t("ui.menu.seats.about")
        if challenge_of(self._controller.match) is not None:
            about = f"{about} {texts.t('ui.menu.seats.challenge')}"
        paint.lines(about, (x + 32, y + 66, room, 70), 17, "body", "soft", 1.35)
        if self._can_resign:
            parts.button("button.resign", texts.t("ui.resign"), BOXES["button.resign"], "danger", 18)
        self.seats.draw(parts, texts, self._controller.players())


class _Resign(Modal):
    """Asks before somebody gives up."""

    sign = "warning"

    def __init__(self, title: str, text: str, answers: Sequence[Answer], give_up: Callable[[], None]) -> None:
        super().__init__(title, text, answers)
        self._give_up = give_up

    def act(self, name: str) -> Transition | None:
        """Give the seat away, or stay."""
        if name == "button.resign":
            self._give_up()
        return super().act(name)
