"""The way in: go on with the last game, start one, open one, leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cytosis import __version__
from cytosis.app.files import shelf
from cytosis.app.files.glances import Reader
from cytosis.app.files.shelf import Shelved
from cytosis.app.games import lessons
from cytosis.app.play import setup
from cytosis.app.play.players import looks_of
from cytosis.app.words.i18n import game_name
from cytosis.engine.errors import SaveError
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Push, Quit, Scene, Target, Transition
from cytosis.ui.scenes.credits import CreditsScene
from cytosis.ui.scenes.ground import backdrop
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.opening import rules_of_setup, table_of
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.scenes.title_life import LASTS, Life
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.shapes import badge, membrane
from cytosis.ui.window.session import Session

LEFT, WIDTH = 64.0, 400.0
LANGUAGE: Box = (64, 842, 142, 38)
PITCH = 66.0
AHEAD = 8
"""So many files are read before the first of them is asked about."""
MENU = ("new", "learn", "load", "history")
BUTTONS = {
    "new": ("ui.new_game", "plus", "second", 22),
    "learn": ("ui.learn", "book", "second", 22),
    "load": ("ui.load", "open", "second", 22),
    "history": ("ui.history.short", "trophy", "second", 22),
    "settings": ("ui.settings", "gear", "ghost", 18),
    "credits": ("ui.credits", "info", "ghost", 18),
    "quit": ("ui.quit", "door", "ghost", 20),
}
"""Text, icon, face and size of letters of each button."""


class TitleScene(Scene):
    """The first scene; all others come back to it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._unread: list[Path] = []
        self._reader = Reader(session.folder, session.apart)
        self._newest: Shelved | None = None
        self.message = ""
        self._first = False
        """Nothing was ever played here: learning comes first."""
        self._life = Life(session.settings.reduced_motion)
        self._at = self.pointer.at
        self.resumed()

    def resumed(self) -> None:
        """Look for the newest unfinished game, the newest files first."""
        self._life.wake(self._session.settings.reduced_motion, LASTS)
        self._reader.stop()
        self._reader = Reader(self._session.folder, self._session.apart)
        self._unread = shelf.files(self._session.folder)
        self._newest = None
        self._first = not self._unread and not lessons(DEFAULT_GAME).progress(self._session.user_data).done
        self._read_one()

    def _read_one(self) -> None:
        """One file in a frame, or as many as the background has read."""
        if self._newest is None and self._unread:
            self._reader.want(self._unread[:1] if not self._session.apart else self._unread[:AHEAD])
        while self._unread and (found := self._reader.get(self._unread[0])) is not None:
            self._unread.pop(0)
            if not found.problem and found.turn is not None:
                self._newest = found
                self._unread.clear()

    def update(self, seconds: float) -> Transition | None:
        """Read on; the cell lives while somebody is there."""
        self._read_one()
        if self.pointer.at != self._at:
            self._at = self.pointer.at
            self._life.wake(self._session.settings.reduced_motion)
        self._life.update(seconds)
        return None

    def busy(self) -> bool:
        """While files are still to be read or something drifts."""
        return bool(self._unread) or self._life.moving

    # -- targets -------------------------------------------------------------------------------------------
    def _boxes(self) -> dict[str, Box]:
        boxes: dict[str, Box] = {}
        y = 232.0
        if self._newest is not None:
            boxes["continue"] = (LEFT, y, WIDTH, 92)
            y += 92 + 56
        for name in MENU:
            boxes[name] = (LEFT, y, WIDTH, 56)
            y += PITCH
        half = (WIDTH - 12) / 2
        boxes["settings"] = (LEFT, y, half, 52)
        boxes["credits"] = (LEFT + half + 12, y, half, 52)
        boxes["quit"] = (LEFT, y + 62, WIDTH, 52)
        boxes["language"] = LANGUAGE
        return boxes

    def targets(self) -> list[Target]:
        """The buttons."""
        return [Target(f"button.{name}", box) for name, box in self._boxes().items()]

    def act(self, name: str) -> Transition | None:
        """Go where the button says."""
        self.message = ""
        if name == "button.continue":
            return self.go_on()
        opened = self._opened(name.removeprefix("button."))
        if opened is not None:
            return Push(opened)
        if name == "button.language":
            self._session.next_language()
        return Quit() if name == "button.quit" else None

    def _opened(self, name: str) -> Scene | None:
        session = self._session
        scenes: dict[str, Callable[[Session], Scene]] = {
            "new": NewGameScene,
            "learn": LearnScene,
            "load": LoadScene,
            "history": HistoryScene,
            "settings": SettingsScene,
            "credits": CreditsScene,
        }
        return scenes[name](session) if name in scenes else None

    def go_on(self) -> Transition | None:
        """The newest unfinished game, or a line that says why not."""
        while self._newest is None and self._unread:
            self._read_one()
        if self._newest is None:
            self.message = self._session.texts.t("save.no_games")
            return None
        try:
            opened = setup.resume(self._newest.path, self._session.apart)
        except SaveError as error:
            self.message = str(error)
            return None
        return Push(table_of(opened, self._session))

    def key(self, key: str) -> Transition | None:
        """Enter takes the gold button, F1 opens the rules of the game that was set up last."""
        if key == "f1":
            return rules_of_setup(self._session, setup.remembered(self._session.user_data))
        if key in ("return", "enter"):
            gold = "continue" if self._newest else "learn" if self._first else "new"
            return self.act(f"button.{gold}")
        return None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """Wordmark and buttons at the left, the cell at the right."""
        paint.layer("title", _still)
        scenery(DEFAULT_GAME).life(paint, self._life.flow)
        texts, boxes, parts = self._session.texts, self._boxes(), Controls(paint, self.pointer)
        paint.text(texts.t("ui.title.tag"), LEFT + 4, 194, 19, "body", "link", room=420, tall=40)
        if self._newest is not None:
            game, box = self._newest, boxes["continue"]
            label, unshown = texts.t("ui.continue"), texts.t("save.unshown")
            proof(
                lambda: self._draw_continue(paint, parts, game, box),
                lambda: parts.button("button.continue", label, box, "gold", 28, "play", unshown),
            )
        for name, (key, sign, kind, size) in BUTTONS.items():
            gold = name == ("learn" if self._first else "new") and self._newest is None
            face = "gold" if gold else kind
            parts.button(f"button.{name}", texts.t(key), boxes[name], face, size, sign, align="left")
        parts.button("button.language", texts.t("ui.language"), LANGUAGE, "ghost", 16, "globe")
        if self.message:
            x, y, width, height = boxes["quit"]
            paint.lines(self.message, (x + 4, y + height + 16, width + 40, 60), 16, "bold", "bad")
        version = texts.t("ui.version", version=__version__)
        paint.text(version, LANGUAGE[0] + LANGUAGE[2] + 24, 861, 15, "body", "mute", room=300, tall=36)
        paint.text(texts.t("ui.keys.title"), 1560, 861, 15, "body", "soft", "right", 800, tall=36)

    def _draw_continue(self, paint: Painter, parts: Controls, game: Shelved, box: Box) -> None:
        texts = self._session.texts
        name = game.players[game.turn].name if game.turn is not None else ""
        key = "ui.continue.about" if game.rounds else "ui.continue.open"
        about = texts.of(game.game).t(key, round=game.round, rounds=game.rounds, name=name)
        about = f"{game_name(texts, game.game)}. {about}"
        if game.branched:
            about = f"{about} ({texts.t('ui.load.branched')})"
        parts.button("button.continue", texts.t("ui.continue"), box, "gold", 28, "play", about)
        y = box[1] + box[3] + 31
        x = (
            LEFT
            + 4
            + paint.text(
                texts.t("ui.last_saved", when=self._session.when(game.when)),
                LEFT + 4,
                y,
                15,
                "body",
                "soft",
                room=230,
                tall=44,
            )
        )
        seated = paint.seated(looks_of(game.players))
        for seat in range(len(game.players)):
            badge(seated, seat, x + 28 + seat * 31, y, 26)


def _still(paint: Painter) -> None:
    """What never moves: backdrop, our first game, wordmark."""
    backdrop(paint)
    scenery(DEFAULT_GAME).title(paint)
    wordmark(paint, LEFT, 118, 108)


def wordmark(paint: Painter, x: float, y: float, size: float) -> None:
    """The name of the game; its round letter is a cell."""
    top, bottom = "#FFF6D6", "#FFC24A"
    x += paint.gilded("CYT", x, y, size, top, bottom) - size * 0.01
    side = size * 0.92
    paint.vector(_little_cell(), (x, y - side / 2 + size * 0.02, side, side), 26)
    paint.gilded("SIS", x + side + size * 0.01, y, size, top, bottom)


def _little_cell() -> str:
    side = 108 * 0.92
    middle = side / 2
    scale = f'<g transform="translate({middle} {middle}) scale({side / 100:g})">'
    return (
        '<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="-8" cy="-10" r="44">'
        '<stop offset="0" stop-color="#F1FCF6"/><stop offset="1" stop-color="#8AD3D4"/></radialGradient>'
        '<radialGradient id="n" gradientUnits="userSpaceOnUse" cx="-13" cy="-8" r="20">'
        '<stop offset="0" stop-color="#D9C2FF"/><stop offset="1" stop-color="#7A4FC4"/></radialGradient>'
        "</defs>"
        f'{scale}<circle r="47" fill="#0B1534" fill-opacity="0.55"/><circle r="36" fill="url(#c)"/>'
        f"{membrane(0, 0, 44, 10)}"
        '<circle cx="-8" cy="-4" r="15" fill="url(#n)" stroke="#4A2C86" stroke-width="2"/>'
        '<circle cx="-4" cy="1" r="5" fill="#5C2F9E"/>'
        '<path d="M12 -12Q19 -16 26 -12M12 -5Q19 -9 26 -5M13 2Q19 -1 25 2" fill="none" stroke="#F2A93B" '
        'stroke-width="4" stroke-linecap="round"/>'
        '<g transform="rotate(-24 12 19)"><rect x="1" y="13" width="22" height="12" rx="6" fill="#F07F55" '
        'stroke="#8E2733" stroke-width="2"/></g></g>'
    )
