"""The saved games: who plays, how far, when; damaged ones with the reason; rename, copy, pass on, delete."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.files import shelf
from cytosis.app.files.glances import Reader
from cytosis.app.files.shelf import Shelved
from cytosis.app.play import setup
from cytosis.app.play.players import LONGEST_TITLE, kind_of, looks_of
from cytosis.app.words.rounds import round_text, what_is_played
from cytosis.engine.errors import CytosisError, SaveError
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Replace, Scene, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.shapes import badge, icon, plate
from cytosis.ui.window.session import Session

LIST: Box = (40, 104, 1000, 756)
DETAIL: Box = (1060, 104, 500, 756)
OPEN: Box = (1084, 786, 452, 58)
FIELD: Box = (1084, 116, 452, 46)
BRING: Box = (1340, 30, 220, 46)
BACK_AGAIN: Box = (1084, 640, 452, 46)
DOINGS = ("rename", "copy", "export", "delete")
"""What can be done with the chosen file, from left to right."""
UP: Box = (900, 800, 52, 44)
DOWN: Box = (964, 800, 52, 44)
ROWS = 8
LONGEST_PATH = 400
PITCH = 84.0


class LoadScene(Scene):
    """A list to choose from; a file is read when it comes into sight, and its row fills in."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._files = shelf.files(session.folder)
        self._reader = Reader(session.folder, session.apart)
        self._page = 0
        self.chosen: int | None = None
        self.message, self._bad = "", False
        self._asking = ""  # what the text field is for: rename, import, or nothing
        self.field = TextField("", LONGEST_PATH)
        self._thrown: Path | None = None
        self._read_page()

    def _again(self, chosen: Path | None = None) -> None:
        """The list anew, after something was done with a file."""
        self._files = shelf.files(self._session.folder)
        self._reader.stop()
        self._reader = Reader(self._session.folder, self._session.apart)
        self._asking, self.pointer.focus = "", ""
        if chosen in self._files:
            self.chosen = self._files.index(chosen)
            self._page = self.chosen // ROWS
        else:
            self.chosen = None
            self._page = min(self._page, self._pages - 1)
        self._read_page()

    def _read_page(self) -> None:
        self._reader.want([self._files[index] for index in self._shown()])
        self._choose()

    def _choose(self) -> None:
        """The first game of the page that can be opened, once all before it were read."""
        if self.chosen in self._shown():
            return
        self.chosen = None
        for index in self._shown():
            game = self._shelved(index)
            if game is None:
                return
            if not game.problem:
                self.chosen = index
                return

    def _shelved(self, index: int) -> Shelved | None:
        return self._reader.get(self._files[index])

    def update(self, seconds: float) -> Transition | None:
        """Rows fill in."""
        self._choose()
        return None

    def busy(self) -> bool:
        """While files are still to be read."""
        return self._reader.busy

    def closing(self) -> None:
        """Nobody asks for the rest."""
        self._reader.stop()

    def _shown(self) -> range:
        return range(self._page * ROWS, min((self._page + 1) * ROWS, len(self._files)))

    @property
    def _pages(self) -> int:
        return max(-(-len(self._files) // ROWS), 1)

    @property
    def _game(self) -> Shelved | None:
        return self._shelved(self.chosen) if self.chosen is not None else None

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Rows by their number in the whole list."""
        found = [Target("button.back", BACK)]
        found += [Target(f"save.{index}", _row(index % ROWS)) for index in self._shown()]
        if self._pages > 1:
            found.append(Target("button.up", UP, self._page > 0))
            found.append(Target("button.down", DOWN, self._page < self._pages - 1))
        found.append(Target("button.import", BRING))
        game = self._game
        if game is not None:
            found += [Target(f"button.{name}", _doing(name), self._can(name)) for name in DOINGS]
            found.append(Target("button.open", OPEN, not game.problem))
        if self._thrown is not None:
            found.append(Target("button.undo", BACK_AGAIN))
        if self._asking:
            found.append(Target("field.text", FIELD))
        return found

    def _can(self, name: str) -> bool:
        """A damaged file can be passed on and deleted; renaming and copying need a whole one."""
        game = self._game
        whole = game is not None and not game.problem and not game.note
        return (
            whole
            if name in ("rename", "copy")
            else game is not None and (not game.problem or name == "delete")
        )

    def act(self, name: str) -> Transition | None:
        """Choose, then open; a second click on the chosen one opens it too."""
        kind, _, rest = name.partition(".")
        if kind == "save":
            again = self.chosen == int(rest)
            self.chosen, self.message, self._asking = int(rest), "", ""
            return self._open() if again else None
        if rest == "back":
            return Pop()
        if rest in ("import", "rename"):
            self._ask(rest)
        elif rest in ("copy", "export", "delete", "undo"):
            self._do(rest)
        if rest in ("up", "down"):
            self._turn(1 if rest == "down" else -1)
        return self._open() if rest == "open" else None

    # -- files ---------------------------------------------------------------------------------------------
    def _ask(self, what: str) -> None:
        """Show the text field, for a title or for the place of a file."""
        title = self._game.title if what == "rename" and self._game is not None else ""
        self._asking, self.message = what, ""
        self.field = TextField(title, LONGEST_TITLE if what == "rename" else LONGEST_PATH)
        self.pointer.focus = "field.text"

    def _do(self, what: str) -> None:
        """Do it with the chosen file; whatever stands in the way is told in one line."""
        texts, game = self._session.texts, self._game
        self.message, self._bad = "", False
        try:
            if what == "undo" and self._thrown is not None:
                back, self._thrown = shelf.take_back(self._thrown), None
                self._again(back)
            elif what == "import":
                place = Path(self.field.text.strip()).expanduser()
                self._again(shelf.bring_in(place, self._session.folder))
                self.message = texts.t("ui.load.imported")
            elif game is None:
                return
            elif what == "rename":
                shelf.rename(game.path, self.field.text)
                self._again(game.path)
            elif what == "copy":
                title = texts.t("ui.load.copy_of", title=game.title or self._names(game))
                self._again(shelf.duplicate(game.path, title[:LONGEST_TITLE]))
            elif what == "export":
                folder = self._session.user_data / "exports"
                folder.mkdir(parents=True, exist_ok=True)
                self.message = texts.t("ui.load.exported", file=shelf.pass_on(game.path, folder))
            elif what == "delete":
                self._thrown = shelf.throw_away(game.path)
                self._again()
        except (CytosisError, OSError) as error:
            self.message, self._bad = str(error), True

    def _names(self, game: Shelved) -> str:
        return ", ".join(player.name for player in game.players)

    @property
    def typing(self) -> bool:
        """While a title or a place is written."""
        return bool(self._asking) and self.pointer.focus == "field.text"

    def text(self, text: str) -> None:
        """Letters for the field."""
        self.field.insert(text)

    def composing(self, text: str) -> None:
        """What an input method shows before it is text."""
        self.field.composing = text

    def selected(self) -> str:
        """What copying takes."""
        return self.field.text

    # -- moving about --------------------------------------------------------------------------------------
    def wheel(self, name: str, steps: int) -> Transition | None:
        """The wheel turns pages."""
        self._turn(-1 if steps > 0 else 1)
        return None

    def _turn(self, step: int) -> None:
        self._page = min(max(self._page + step, 0), self._pages - 1)
        self._read_page()

    def _open(self) -> Transition | None:
        game = self._game
        if game is None or game.problem:
            return None
        try:
            opened = setup.resume(game.path, self._session.apart)
        except SaveError as error:
            self.message, self._bad = str(error), True
            return None
        return Replace(table_of(opened, self._session))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter opens, page keys turn; while a text is written they are its own."""
        if self._asking:
            if key == "escape":
                self._asking, self.pointer.focus = "", ""
            elif key in ("return", "enter"):
                self._do(self._asking)
            else:
                self.field.key(key)
            return None
        if key == "escape":
            return Pop()
        if key == "delete" and self._can("delete"):
            self._do("delete")
        if key == "f2" and self._can("rename"):
            self._ask("rename")
        if key in ("page up", "page down"):
            self._turn(1 if key == "page down" else -1)
        return self._open() if key in ("return", "enter") else None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """The list at the left, the chosen game at the right."""
        texts, parts = self._session.texts, Controls(paint, self.pointer)
        ground(paint)
        header(paint, parts, texts.t("ui.load"), texts.t("ui.load.about"))
        parts.button("button.import", texts.t("ui.load.import"), BRING, "second", 17, "open")
        for box in (LIST, DETAIL):
            plate(paint, box, "panel")
        if not self._files:
            x, y = LIST[0] + LIST[2] / 2, LIST[1] + LIST[3] / 2
            icon(paint, "open", x, y - 70, 64, "#8FA5DE")
            paint.text(texts.t("ui.load.none"), x, y, 24, "head", "text", "centre", 900, tall=52)
            paint.text(texts.t("ui.load.none.about"), x, y + 52, 17, "body", "soft", "centre", 900, tall=44)
        for index in self._shown():
            self._draw_row(paint, parts, index)
        self._draw_pages(paint, parts)
        self._draw_detail(paint, parts)

    def _draw_row(self, paint: Painter, parts: Controls, index: int) -> None:
        texts, game = self._session.texts, self._shelved(index)
        x, y, width, _ = box = _row(index % ROWS)
        parts.row(f"save.{index}", box, index == self.chosen)
        if game is None:
            paint.text(
                texts.t("ui.load.reading"), x + 22, y + 38, 16, "body", "mute", room=width - 44, tall=40
            )
            return
        when = self._session.when(game.when)
        paint.text(when, x + width - 22, y + 25, 15, "body", "soft", "right", 200, tall=32)
        if game.problem:
            self._draw_bad(paint, box, game.problem)
        else:
            proof(
                lambda: self._draw_summary(paint, box, game),
                lambda: self._draw_bad(paint, box, texts.t("save.unshown")),
            )

    def _draw_bad(self, paint: Painter, box: Box, problem: str) -> None:
        x, y, width, height = box
        label = self._session.texts.t("ui.load.bad")
        icon(paint, "warning", x + 36, y + height / 2, 30, "#FF9C8E")
        paint.text(label, x + 72, y + 25, 18, "head", "bad", room=width - 300, tall=34)
        paint.text(problem, x + 72, y + 53, 15, "body", "soft", room=width - 96, tall=28)

    def _draw_summary(self, paint: Painter, box: Box, game: Shelved) -> None:
        x, y, width, _ = box
        names = self._names(game)
        paint.text(game.title or names, x + 22, y + 24, 19, "head", room=width - 260, tall=34)
        seated = paint.seated(looks_of(game.players))
        for seat in range(len(game.players)):
            badge(seated, seat, x + 34 + seat * 29, y + 52, 24)
        left = x + 34 + len(game.players) * 29
        what = names if game.title else self._edition(game)
        paint.text(what, left, y + 54, 15, "body", "soft", room=width - 420, tall=26)
        if game.note:
            icon(paint, "warning", x + width - 250, y + 24, 22, "#FFD166")
        ink = "heading" if game.turn is None else "text"
        paint.text(self._state(game), x + width - 22, y + 54, 16, "bold", ink, "right", 220, tall=26)

    def _state(self, game: Shelved) -> str:
        if game.turn is None:
            return self._session.texts.t("ui.load.finished")
        return round_text(self._session.texts.of(game.game), game.round, game.rounds)

    def _edition(self, game: Shelved) -> str:
        return what_is_played(self._session.texts, game)

    def _draw_pages(self, paint: Painter, parts: Controls) -> None:
        if self._pages < 2:
            return
        shown = self._shown()
        page = self._session.texts.t(
            "ui.load.page", first=shown.start + 1, last=shown.stop, all=len(self._files)
        )
        paint.text(page, LIST[0] + 24, UP[1] + UP[3] / 2, 15, "body", "soft", room=400, tall=40)
        enabled = {"up": self._page > 0, "down": self._page < self._pages - 1}
        for name, sign, box in (("up", "up", UP), ("down", "down", DOWN)):
            parts.icon_button(f"button.{name}", sign, box, "second", enabled[name])

    def _draw_detail(self, paint: Painter, parts: Controls) -> None:
        texts, game = self._session.texts, self._game
        x, y, width, _ = DETAIL
        if game is None:
            choose = texts.t("ui.load.choose")
            paint.text(choose, x + width / 2, y + 378, 18, "head", "mute", "centre", width - 48, tall=60)
        else:
            self._draw_game(paint, parts, game)
        if self._asking:
            parts.field("field.text", self.field, FIELD, texts.t(f"ui.load.{self._asking}.field"))
        if self._thrown is not None:
            parts.button("button.undo", texts.t("ui.load.undo"), BACK_AGAIN, "second", 17, "back")
        told = self.message or (game.note if game is not None else "")
        if told and self._thrown is None:
            ink = "bad" if self._bad else "soft"
            paint.lines(told, (x + 24, BACK_AGAIN[1] - 18, width - 48, 84), 15, "bold", ink)

    def _draw_game(self, paint: Painter, parts: Controls, game: Shelved) -> None:
        texts = self._session.texts
        x, y, width, _ = DETAIL
        title = texts.t("ui.load.bad") if game.problem else game.title or self._state(game)
        if not self._asking:
            ink = "bad" if game.problem else "heading"
            paint.text(title, x + 24, y + 36, 24, "head", ink, room=width - 48, tall=44)
        if game.problem:
            paint.lines(game.problem, (x + 24, y + 76, width - 48, 300), 17, "body", "text", 1.45)
        else:
            about = (x + 24, y + 76, width - 48, 300)
            proof(
                lambda: self._draw_players(paint, game),
                lambda: paint.lines(texts.t("save.unshown"), about, 17, "body", "text", 1.45),
            )
            parts.button("button.open", texts.t("ui.load.open"), OPEN, "gold", 23, "play")
        for name in DOINGS:
            face = "danger" if name == "delete" else "second"
            label = texts.t(f"ui.load.{name}")
            parts.button(f"button.{name}", label, _doing(name), face, 15, enabled=self._can(name))

    def _draw_players(self, paint: Painter, game: Shelved) -> None:
        texts = self._session.texts
        x, y, width, _ = DETAIL
        seated = paint.seated(looks_of(game.players))
        for seat, player in enumerate(game.players):
            middle = y + 92 + seat * 56
            turn = game.turn == seat
            box = (x + 20, middle - 25, width - 40, 50)
            colours = "row_chosen" if turn else "row"
            plate(paint, box, colours, 13, 0.96, False)
            scenery(game.game).piece(seated, seat, x + 52, middle, 46)
            paint.text(player.name, x + 86, middle, 19, "head", room=width - 290, tall=48)
            label = kind_of(player.agent, texts)
            paint.text(label, x + width - 40, middle, 15, "body", "soft", "right", 150, tall=48)
        if game.rounds:
            share = 1.0 if game.turn is None else max(game.round - 1, 0) / game.rounds
            progress(paint, share, (x + 24, y + 72 + len(game.players) * 56, width - 48, 10))
        turn_of = "" if game.turn is None else game.players[game.turn].name
        facts = (
            (texts.t("ui.game"), self._edition(game)),
            (texts.t("ui.load.saved"), self._session.when(game.when)),
            (texts.t("ui.load.moves"), str(game.moves)),
            ("", texts.t("ui.load.turn", name=turn_of) if turn_of else texts.t("ui.load.finished")),
        )
        for i, (label, value) in enumerate(facts):
            line = y + 104 + len(game.players) * 56 + i * 30
            paint.text(label, x + 24, line, 15, "body", "mute", room=110, tall=31)
            paint.text(
                value,
                x + (140 if label else 24),
                line,
                16,
                "bold",
                "text",
                room=width - (164 if label else 48),
                tall=31,
            )


def _row(position: int) -> Box:
    return (LIST[0] + 18, LIST[1] + 18 + position * PITCH, LIST[2] - 36, PITCH - 10)


def _doing(name: str) -> Box:
    return (OPEN[0] + DOINGS.index(name) * 115, OPEN[1] - 62, 107, 48)
