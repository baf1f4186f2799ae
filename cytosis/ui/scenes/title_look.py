"""How the title looks: three worlds joined by what flows between them, the menu at the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis import __version__
from cytosis.app.files.shelf import Shelved
from cytosis.app.play.players import looks_of
from cytosis.app.words.i18n import game_name
from cytosis.app.words.rounds import title_of
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.ground import backdrop
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.shapes import badge, glow, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.title import TitleScene

LEFT, WIDTH = 64.0, 400.0
LANGUAGE: Box = (64, 842, 142, 38)
BUTTONS = {
    "new": ("ui.new_game", "plus", "second", 22),
    "learn": ("ui.learn", "book", "second", 22),
    "quest": ("ui.quest", "trophy", "second", 22),
    "load": ("ui.load", "open", "second", 22),
    "history": ("ui.history.short", "clock", "second", 22),
    "settings": ("ui.settings", "gear", "ghost", 18),
    "credits": ("ui.credits", "info", "ghost", 18),
    "quit": ("ui.quit", "door", "ghost", 20),
}
"""Text, icon, face and size of letters of each button."""
PLAQUE = 58.0
SIGN = 42.0
"""How far the sign of a game is from the next, on the button that begins one."""
SHADE = '<rect width="620" height="900" fill="url(#g)"/>'
FADING = (
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="620" y2="0">'
    '<stop offset="0" stop-color="#0A1230" stop-opacity="0.9"/>'
    '<stop offset="0.72" stop-color="#0A1230" stop-opacity="0.6"/>'
    '<stop offset="1" stop-color="#0A1230" stop-opacity="0"/></linearGradient></defs>'
)
"""The menu stands on darker ground."""


def worlds() -> dict[str, Box]:
    """The games with a world on the title, and where it is."""
    return {game: place for game in games() if (place := scenery(game).place) is not None}


class TitleLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: TitleScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts
        self._on = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """Worlds at the right, wordmark and buttons at the left."""
        paint, texts, boxes = self._paint, self._texts, self._scene.boxes()
        paint.layer("title", _still)
        self._glow()
        for game in worlds():
            scenery(game).life(paint, self._scene.flow)
        for game, box in worlds().items():
            self._plaque(game, box)
        paint.text(texts.t("ui.title.tag"), LEFT + 4, 194, 19, "body", "link", room=420, tall=40)
        if self._scene.newest is not None:
            game_, box = self._scene.newest, boxes["continue"]
            label, unshown = texts.t("ui.continue"), texts.t("save.unshown")
            proof(
                lambda: self._continue(game_, box),
                lambda: self._on.button("button.continue", label, box, "gold", 28, "play", unshown),
            )
        self._buttons(boxes)
        if self._scene.message:
            x, y, width, height = boxes["quit"]
            paint.lines(self._scene.message, (x + 4, y + height + 16, width + 40, 60), 16, "bold", "bad")
        version = texts.t("ui.version", version=__version__)
        paint.text(version, LANGUAGE[0] + LANGUAGE[2] + 24, 861, 15, "body", "mute", room=300, tall=36)
        paint.text(texts.t("ui.keys.title"), 1560, 876, 15, "body", "soft", "right", 360, tall=36)

    def _buttons(self, boxes: dict[str, Box]) -> None:
        texts = self._texts
        x, y, width, height = boxes["settings"]
        pair = [(texts.t(BUTTONS[name][0]), (x, y, width - 14, height)) for name in ("settings", "credits")]
        beside = self._on.common(pair, BUTTONS["settings"][3], True)
        for name, (key, sign, kind, large) in BUTTONS.items():
            size = beside if name in ("settings", "credits") else large
            face = "gold" if name == self._scene.gold else kind
            signs = SIGN * len(worlds()) if name == "new" else 0
            self._on.button(
                f"button.{name}", texts.t(key), boxes[name], face, size, sign, align="left", outset=signs
            )
        x, y, width, height = boxes["new"]
        for i, game in enumerate(reversed(worlds())):
            scenery(game).sign(self._paint, x + width - 38 - i * SIGN, y + height / 2, 34)
        self._on.button("button.language", texts.t("ui.language"), LANGUAGE, "ghost", 16, "globe")

    # -- worlds --------------------------------------------------------------------------------------------
    def _glow(self) -> None:
        """Light around the world that is pointed at."""
        for game, box in worlds().items():
            if self._hot(game):
                glow(self._paint, box, "#FFF3C4", box[3] * scenery(game).round, 22, 0.2)

    def _hot(self, game: str) -> bool:
        name = f"world.{game}"
        return self._on.state(name) in ("hover", "pressed") or self._on.focused(name)

    def _plaque(self, game: str, place: Box) -> None:
        paint, texts = self._paint, self._texts.of(game)
        x, y, width, height = place
        name, world = game_name(texts, game), texts.t(f"game.{game}.world")
        wide = paint.text_width(name, 22, "head", tall=30)
        wide = min(max(wide, paint.text_width(world, 16, tall=26)) + 44, 320)
        middle, top = x + width / 2, y + height - PLAQUE + 12
        lifted = 3 if self._hot(game) else 0
        box = (middle - wide / 2, top - lifted, wide, PLAQUE)
        edge = "#FFC24A" if lifted else "#FFFFFF"
        plate(paint, box, ("#FFFFFF", "#F1F5FF", edge), 20, 0.97, True, 3 if lifted else 1)
        paint.text(name, middle, top - lifted + 20, 22, "head", "#22305C", "centre", wide - 24, tall=30)
        paint.text(world, middle, top - lifted + 43, 16, "body", "#4A5680", "centre", wide - 24, tall=26)
        if game in self._scene.unplayed:
            self._new(box)
        self._on.ring(f"world.{game}", box, 20)

    def _new(self, box: Box) -> None:
        """A small mark on the plaque of a game that nobody has played here yet."""
        paint, label = self._paint, self._texts.t("ui.choose.new")
        wide = paint.text_width(label, 14, "bold", tall=20) + 20
        place = (box[0] + box[2] - wide * 0.6, box[1] - 11, wide, 24)
        plate(paint, place, ("#FFE08A", "#F5C24A", "#FFF3C4"), 11, 1.0, False)
        paint.text(label, place[0] + wide / 2, place[1] + 12, 14, "bold", "#3A2500", "centre", wide, tall=20)

    # -- the last game -------------------------------------------------------------------------------------
    def _continue(self, game: Shelved, box: Box) -> None:
        paint, texts = self._paint, self._texts
        name = game.players[game.turn].name if game.turn is not None else ""
        key = "ui.continue.about" if game.rounds else "ui.continue.open"
        about = texts.of(game.game).t(key, round=game.round, rounds=game.rounds, name=name)
        title = title_of(texts, game) or game_name(texts.of(game.game), game.game)
        if game.challenge:
            title = texts.t("ui.continue.challenge", title=title)
        about = f"{title}. {about}"
        if game.branched:
            about = f"{about} ({texts.t('ui.load.branched')})"
        self._on.button("button.continue", texts.t("ui.continue"), box, "gold", 28, "play", about, inset=70)
        x, y, _, height = box
        scenery(game.game).sign(paint, x + 50, y + height / 2, 62)
        y += height + 31
        saved = texts.t("ui.last_saved", when=self._scene.session.when(game.when))
        x = LEFT + 4 + paint.text(saved, LEFT + 4, y, 15, "body", "soft", room=230, tall=44)
        seated = paint.seated(looks_of(game.players))
        for seat in range(len(game.players)):
            badge(seated, seat, x + 28 + seat * 31, y, 26)


def _still(paint: Painter) -> None:
    """What never moves: backdrop, worlds, what joins them, wordmark."""
    backdrop(paint)
    for game in worlds():
        scenery(game).title(paint)
    for game in worlds():
        scenery(game).ways(paint)
    paint.vector(FADING + SHADE, (0, 0, 620, 900))
    wordmark(paint, LEFT, 118, 108)


def wordmark(paint: Painter, x: float, y: float, size: float) -> None:
    """The name of the program; its round letter is a cell."""
    top, bottom = "#FFF6D6", "#FFC24A"
    x += paint.gilded("CYT", x, y, size, top, bottom) - size * 0.01
    side = size * 0.92
    scenery(DEFAULT_GAME).sign(paint, x + side / 2, y + size * 0.02, side)
    paint.gilded("SIS", x + side + size * 0.01, y, size, top, bottom)
