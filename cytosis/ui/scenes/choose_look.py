"""How the choice of a game looks: a box for each with its world, what it is, and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.app.words.i18n import game_name
from cytosis.engine.registry import games
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.ground import backdrop, header
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.shapes import disc, glow, icon, mix, plate

if TYPE_CHECKING:
    from cytosis.ui.scenes.choose import ChooseScene

TOP, HEIGHT = 106.0, 764.0
LEFT, ALL, GAP = 40.0, 1520.0, 20.0
STEPS = ("game", "seats")
PICTURE = 318.0
PITCH_GAP = 1.38
"""Between the lines that say what a game is."""
SIGNS = {"play": "play", "learn": "book"}
"""What a game's box leads to, and the sign of it."""


def boxes(shown: Sequence[str]) -> dict[str, Box]:
    """A box for each game, all equally wide."""
    wide = (ALL + GAP) / len(shown) - GAP
    return {game: (LEFT + i * (wide + GAP), TOP, wide, HEIGHT) for i, game in enumerate(shown)}


def parts(box: Box, leads: str) -> dict[str, Box]:
    """What can be pointed at in a box; what the scene is for has the large button."""
    x, y, width, _ = box
    half = (width - 48 - 12) / 2
    other = "learn" if leads == "play" else "play"
    return {
        "window": (x + 14, y + 14, width - 28, PICTURE),
        leads: (x + 24, y + 596, width - 48, 68),
        other: (x + 24, y + 680, half, 54),
        "rules": (x + 36 + half, y + 680, half, 54),
    }


def _words(box: Box) -> Box:
    """Where it is said in a box what its game is."""
    x, y, width, _ = box
    return (x + 24, y + 396, width - 48, 78)


def steps(paint: Painter, right: float, y: float, labels: Sequence[str], now: int) -> None:
    """The two steps of a new game, the present one in gold; they end at ``right``."""
    x = right
    for i in reversed(range(len(labels))):
        wide = paint.text_width(labels[i], 17, "head", 220, 34)
        x -= wide
        ink = "text" if i == now else "soft"
        paint.text(labels[i], x, y, 17, "head", ink, room=220, tall=34)
        x -= 24
        fill = "#FFD75E" if i == now else "#1E4A5A" if i < now else "#141C46"
        disc(paint, x, y, 15, fill, "#FFF3C4" if i == now else "#8496C8")
        if i < now:
            icon(paint, "tick", x, y, 18, "#DFFFF2")
        else:
            ink = "#3A2500" if i == now else "text"
            paint.text(str(i + 1), x, y, 17, "head", ink, "centre", tall=24)
        x -= 15 + 26


class ChooseLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: ChooseScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts
        self._on = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it."""
        paint, texts = self._paint, self._texts
        paint.layer("shelf", backdrop)
        playing = self._scene.leads == "play"
        title = "ui.new_game" if playing else "ui.learn"
        about = "ui.choose.about" if playing else "ui.choose.learn.about"
        header(paint, self._on, texts.t(title), texts.t(about), 900)
        if playing:
            steps(paint, 1558, 52, [texts.t(f"ui.choose.step.{step}") for step in STEPS], 0)
        found = boxes(self._scene.games)
        pitches = [(self._pitch(game), _words(box)) for game, box in found.items()]
        size = fit.paragraphs(paint, pitches, 18.5, "body", PITCH_GAP)
        for game, box in found.items():
            self._box(game, box)
            paint.lines(self._pitch(game), _words(box), size, "body", "text", PITCH_GAP)

    def _pitch(self, game: str) -> str:
        return self._texts.of(game).t(f"game.{game}.pitch")

    def _box(self, game: str, box: Box) -> None:
        paint, own, told = self._paint, scenery(game), self._texts.of(game)
        x, y, width, _ = box
        last = game == self._scene.last
        if last:
            glow(paint, box, "#FFD75E", 22, 18, 0.14)
        edge = "#FFE08A" if last else mix("#50689F", own.tint, 0.5)
        ground = (mix("#22315F", own.tint, 0.22), mix("#141D44", own.tint, 0.1), edge)
        plate(paint, box, ground, 22, 0.97, True, 2.6 if last else 1.6)
        at = parts(box, self._scene.leads)
        self._picture(game, at["window"])
        own.sign(paint, x + 54, y + 14 + PICTURE, 72)
        name, world = game_name(told, game), told.t(f"game.{game}.world")
        wide = paint.text(name, x + 104, y + 366, 32, "head", room=width * 0.4, tall=48)
        left = x + 104 + wide + 14
        ink = mix(own.tint, "#FFFFFF", 0.35)
        paint.text(world, left, y + 371, 19, "body", ink, room=x + width - 20 - left, tall=36)
        self._facts(game, (x + 24, y + 486, width - 48, 44))
        self._known(game, (x + 24, y + 546, width - 48, 36))
        self._buttons(game, at)

    def _picture(self, game: str, box: Box) -> None:
        paint, own = self._paint, scenery(game)
        lively = self._scene.lively == game
        if lively:
            own.window(paint, box, self._scene.flow)
        else:
            paint.kept(("window", game), box, lambda on: own.window(on, box, 0.0))
        _, _, width, height = box
        edge = mix(own.tint, "#FFFFFF", 0.6 if self._on.state(f"window.{game}") == "hover" else 0.2)
        frame = (
            f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="14" fill="none" '
            f'stroke="{edge}" stroke-width="2"/>'
        )
        paint.vector(frame, box)
        self._on.ring(f"window.{game}", box, 14)

    def _facts(self, game: str, box: Box) -> None:
        """Seats, minutes and kind, each on its plate."""
        paint, told = self._paint, self._texts.of(game)
        sizes = games.find(game).seats(games.find(game).editions()[0])
        seats = told.t("ui.choose.seats", fewest=sizes[0], most=sizes[-1])
        x, y, width, height = box
        facts = (
            ("person", seats, 0.25),
            ("clock", told.t(f"game.{game}.time"), 0.25),
            ("swap", told.t(f"game.{game}.kind"), 0.5),
        )
        for sign, text, part in facts:
            wide = (width - 16) * part
            plate(paint, (x, y, wide, height), "well", 12, 0.85, False)
            icon(paint, sign, x + 22, y + height / 2, 20, mix(scenery(game).tint, "#FFFFFF", 0.2))
            paint.text(text, x + 38, y + height / 2, 16, "bold", "text", room=wide - 46, tall=height - 6)
            x += wide + 8

    def _known(self, game: str, box: Box) -> None:
        """Lessons taken, and games played."""
        paint, texts, known = self._paint, self._texts, self._scene.known[game]
        x, y, width, height = box
        middle = y + height / 2
        if known.lessons:
            label = texts.t("ui.choose.lessons")
            used = paint.text(label, x, middle, 16, "body", "soft", room=76, tall=height)
            bar = (x + used + 16, middle - 7, 140, 14)
            progress(paint, known.done / known.lessons, bar, scenery(game).tint)
            done = texts.t("ui.choose.done", n=known.done, of=known.lessons)
            paint.text(done, bar[0] + bar[2] + 12, middle, 16, "bold", "text", room=64, tall=height)
        right = x + width
        if known.games:
            played = texts.n("ui.choose.games", known.games, won=known.won)
            paint.text(played, right, middle, 16, "body", "soft", "right", 140, tall=height)
        elif not known.started:
            label = texts.t("ui.choose.new")
            wide = paint.text_width(label, 16, "bold", 90, 26) + 28
            plate(
                paint,
                (right - wide, middle - 16, wide, 32),
                ("#FFE9A8", "#F9D675", "#FFF3C4"),
                14,
                1.0,
                False,
            )
            paint.text(label, right - wide / 2, middle, 16, "bold", "#3A2500", "centre", 90, tall=26)

    def _buttons(self, game: str, at: dict[str, Box]) -> None:
        texts = self._texts
        leads = self._scene.leads
        name = game_name(texts.of(game), game)
        for kind, sign in SIGNS.items():
            large = kind == leads
            label = texts.t(f"ui.choose.{kind}", game=name) if large else texts.t(f"ui.{kind}")
            face = ("gold" if game == self._scene.last else "second") if large else "ghost"
            self._on.button(f"{kind}.{game}", label, at[kind], face, 24 if large else 18, sign)
        self._on.button(f"rules.{game}", texts.t("ui.rules"), at["rules"], "ghost", 18, "info")
