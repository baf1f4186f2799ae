"""The saved games: who plays, how far it is, when; damaged ones with the reason."""

from __future__ import annotations

from cytosis.app import setup, shelf
from cytosis.app.shelf import Shelved
from cytosis.engine.errors import SaveError
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Pop, Replace, Scene, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.session import Session
from cytosis.ui.sheet import Box
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import badge, icon, plate

LIST: Box = (40, 104, 1000, 756)
DETAIL: Box = (1060, 104, 500, 756)
OPEN: Box = (1084, 778, 452, 58)
UP: Box = (900, 800, 52, 44)
DOWN: Box = (964, 800, 52, 44)
ROWS = 8
PITCH = 84.0


class LoadScene(Scene):
    """A list to choose from; a file is read when it comes into sight."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._files = shelf.files(session.folder)
        self._read: dict[int, Shelved] = {}
        self._page = 0
        self.chosen: int | None = None
        self.message = ""
        self._read_page()

    def _read_page(self) -> None:
        for index in self._shown():
            if index not in self._read:
                self._read[index] = shelf.look_at(self._files[index])
        if self.chosen not in self._shown():
            self.chosen = next((index for index in self._shown() if not self._read[index].problem), None)

    def _shown(self) -> range:
        return range(self._page * ROWS, min((self._page + 1) * ROWS, len(self._files)))

    @property
    def _pages(self) -> int:
        return max(-(-len(self._files) // ROWS), 1)

    @property
    def _game(self) -> Shelved | None:
        return self._read.get(self.chosen) if self.chosen is not None else None

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Rows by their number in the whole list."""
        found = [Target("button.back", BACK)]
        found += [Target(f"save.{index}", _row(index % ROWS)) for index in self._shown()]
        if self._pages > 1:
            found.append(Target("button.up", UP, self._page > 0))
            found.append(Target("button.down", DOWN, self._page < self._pages - 1))
        game = self._game
        if game is not None:
            found.append(Target("button.open", OPEN, not game.problem))
        return found

    def act(self, name: str) -> Transition | None:
        """Choose, then open; a second click on the chosen one opens it too."""
        kind, _, rest = name.partition(".")
        if kind == "save":
            again = self.chosen == int(rest)
            self.chosen, self.message = int(rest), ""
            return self._open() if again else None
        if rest == "back":
            return Pop()
        if rest in ("up", "down"):
            self._turn(1 if rest == "down" else -1)
        return self._open() if rest == "open" else None

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
            self.message = str(error)
            return None
        return Replace(table_of(opened, self._session))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter opens, page keys turn."""
        if key == "escape":
            return Pop()
        if key in ("page up", "page down"):
            self._turn(1 if key == "page down" else -1)
        return self._open() if key in ("return", "enter") else None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """The list at the left, the chosen game at the right."""
        texts, parts = self._session.texts, Controls(paint, self.pointer)
        ground(paint)
        header(paint, parts, texts.t("ui.load"), texts.t("ui.load.about"))
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
        texts, game = self._session.texts, self._read[index]
        x, y, width, height = box = _row(index % ROWS)
        parts.row(f"save.{index}", box, index == self.chosen)
        when = self._session.when(game.when)
        paint.text(when, x + width - 22, y + 25, 15, "body", "soft", "right", 200, tall=32)
        if game.problem:
            icon(paint, "warning", x + 36, y + height / 2, 30, "#FF9C8E")
            paint.text(texts.t("ui.load.bad"), x + 72, y + 25, 18, "head", "bad", room=width - 300, tall=34)
            paint.text(game.problem, x + 72, y + 53, 15, "body", "soft", room=width - 96, tall=28)
            return
        names = ", ".join(player.name for player in game.players)
        paint.text(game.title or names, x + 22, y + 24, 19, "head", room=width - 260, tall=34)
        for seat in range(len(game.players)):
            badge(paint, seat, x + 34 + seat * 29, y + 52, 24)
        left = x + 34 + len(game.players) * 29
        what = names if game.title else self._edition(game)
        paint.text(what, left, y + 54, 15, "body", "soft", room=width - 420, tall=26)
        ink = "heading" if game.turn is None else "text"
        paint.text(self._state(game), x + width - 22, y + 54, 16, "bold", ink, "right", 220, tall=26)

    def _state(self, game: Shelved) -> str:
        if game.turn is None:
            return self._session.texts.t("ui.load.finished")
        return self._session.texts.t("ui.load.round", round=game.round, rounds=game.rounds)

    def _edition(self, game: Shelved) -> str:
        texts = self._session.texts
        modules = [texts.t(f"ui.module.{name}") for name in game.expansions] or [texts.t("ui.modules.none")]
        return ", ".join([texts.t(f"edition.{game.edition}"), *modules])

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
            return
        title = texts.t("ui.load.bad") if game.problem else game.title or self._state(game)
        paint.text(
            title, x + 24, y + 36, 24, "head", "bad" if game.problem else "heading", room=width - 48, tall=44
        )
        if game.problem:
            paint.lines(game.problem, (x + 24, y + 76, width - 48, 300), 17, "body", "text", 1.45)
        else:
            self._draw_players(paint, game)
            parts.button("button.open", texts.t("ui.load.open"), OPEN, "gold", 23, "play")
        if self.message:
            paint.lines(self.message, (x + 24, OPEN[1] - 96, width - 48, 84), 16, "bold", "bad")

    def _draw_players(self, paint: Painter, game: Shelved) -> None:
        texts = self._session.texts
        x, y, width, _ = DETAIL
        for seat, player in enumerate(game.players):
            middle = y + 100 + seat * 62
            turn = game.turn == seat
            box = (x + 20, middle - 27, width - 40, 54)
            colours = "row_chosen" if turn else "row"
            plate(paint, box, colours, 13, 0.96, False)
            paint.sign(f"flask.{paint.theme.players[seat].id}", x + 52, middle, 46)
            paint.text(player.name, x + 86, middle, 19, "head", room=width - 290, tall=48)
            key = f"ui.agent.{player.agent}"
            kind = "ui.human" if player.human else key
            label = texts.t(kind) if texts.has(kind) else player.agent
            paint.text(label, x + width - 40, middle, 15, "body", "soft", "right", 150, tall=48)
        if game.rounds:
            share = 1.0 if game.turn is None else max(game.round - 1, 0) / game.rounds
            progress(paint, share, (x + 24, y + 78 + len(game.players) * 62, width - 48, 10))
        turn_of = "" if game.turn is None else game.players[game.turn].name
        facts = (
            (texts.t("ui.edition"), self._edition(game)),
            (texts.t("ui.load.saved"), self._session.when(game.when)),
            (texts.t("ui.load.moves"), str(game.moves)),
            ("", texts.t("ui.load.turn", name=turn_of) if turn_of else texts.t("ui.load.finished")),
        )
        for i, (label, value) in enumerate(facts):
            line = y + 116 + len(game.players) * 62 + i * 32
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
