"""How the end of a puzzle looks: the table in small, the figures beside each other, the way step by step."""

from __future__ import annotations

from cytosis.app.games import teller
from cytosis.app.play.players import players_of
from cytosis.app.play.puzzles import Attempt
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.widgets.medal import medal
from cytosis.ui.widgets.shapes import disc, plate
from cytosis.ui.window.session import Session

NOTE: Box = (270, 130, 1060, 640)
WORDS: Box = (310, 214, 980, 42)
TABLE: Box = (310, 280, 520, 366)
FIGURES: Box = (850, 280, 440, 96)
WAY: Box = (850, 392, 440, 254)
MEDAL, COIN, STEP = 76.0, 15.0, 20.0


class EndLook:
    """Paints what there is to see of an attempt that is over."""

    def __init__(self, session: Session, attempt: Attempt, moves: object) -> None:
        self._texts, self._attempt = session.texts.of(attempt.puzzle.game), attempt
        told = attempt.told(moves) if attempt.solved else []
        self._way = [text[:1].upper() + text[1:] for text in told]
        names = [player.name for player in players_of(attempt.match.journal.header)]
        own = teller(attempt.match, names, session.texts)
        self._table = scenery(attempt.puzzle.game).small(own)

    def draw(self, paint: Painter) -> None:
        """The table, the figures and, where it was found, the way."""
        attempt = self._attempt
        self._table.table(paint, TABLE, attempt.match.view(attempt.puzzle.seat), "", "")
        self._figures(paint)
        x, y, width, height = WAY
        plate(paint, WAY, "well", 14, 0.8, False)
        if not self._way:
            told = self._texts.t("ui.puzzle.how")
            fit.block(
                paint, told, (x + 20, y + 12, width - 40, height - 24), 19, "body", "soft", "left", True
            )
            return
        each = min((height - 20) / len(self._way), 62.0)
        rows = [
            (text[:1].upper() + text[1:], (x + 56, y + 10 + i * each, width - 72, each - 4))
            for i, text in enumerate(self._way)
        ]
        size = fit.common(paint, rows, STEP, "body", 3)
        for i, (text, box) in enumerate(rows):
            middle = box[1] + box[3] / 2
            disc(paint, x + 32, middle, COIN, paint.theme.hex("toggle_on"), "#FFFFFF", 1.8)
            paint.text(str(i + 1), x + 32, middle, 17, "head", "text", "centre", 26, tall=26)
            fit.block(paint, text, box, size, "body", "text", "left", True, 3)

    def _figures(self, paint: Painter) -> None:
        """What was reached, and beside it what else was possible."""
        attempt, puzzle, texts = self._attempt, self._attempt.puzzle, self._texts
        x, y, width, height = FIGURES
        other = ("second", puzzle.second) if attempt.solved else ("best", puzzle.best)
        figures = (("reached", attempt.gained), other)
        left = x
        if attempt.solved:
            medal(paint, max(3 - attempt.hints, 1), x + MEDAL / 2, y + height / 2, MEDAL)
            left += MEDAL + 16
        each = (x + width - left + 12) / len(figures)
        for i, (key, points) in enumerate(figures):
            box = (left + i * each, y, each - 12, height)
            plate(paint, box, "row_chosen" if i == 0 else "row", 13, 0.9, False)
            middle, room = box[0] + box[2] / 2, box[2] - 16
            shown = str(attempt.shown(points))
            paint.text(shown, middle, y + height * 0.36, 30, "head", "heading", "centre", room, tall=46)
            label = (box[0] + 8, y + height * 0.62, room, height * 0.34)
            fit.block(paint, texts.t(f"ui.puzzle.figure.{key}"), label, 15, "body", "soft", "centre", True, 2)
