"""A table in small: for lists of games, lessons, rules and the analysis. Nobody plays at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cytosis.app.play.controller import Controller
from cytosis.app.play.players import players_of
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match
from cytosis.engine.notation import words as parts
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre, grown, inside
from cytosis.ui.scenery import SmallTable
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.shapes import glow

WHOLE: Box = (0.0, 0.0, 1600.0, 900.0)
PLAYED, BETTER = "#FF9C8E", "#6FF0C0"


class TablePicture:
    """Paints what lies on a table, or a part of it, into any box; as an onlooker sees it."""

    def __init__(self, match: Match, texts: Texts, names: Sequence[str] = ()) -> None:
        shown = list(names) or [player.name for player in players_of(match.journal.header)]
        self.scene = Watched(Controller(match, None, {}, read_only=True), shown, texts)

    def show(self, view: Any) -> None:
        """The table as it is in that view."""
        self.scene.director.show(view)

    def paint(self, paint: Painter, box: Box, focus: Box = WHOLE) -> None:
        """That part of the table as large as the box allows, in its middle."""
        small, place = self.within(paint, box, focus)
        with paint.within(place):
            self.scene.design.ground(small)
            for zone in self.scene.design.painted:
                zone.lying(small)
            for zone in self.scene.design.painted:
                zone.still(small)

    def within(self, paint: Painter, box: Box, focus: Box) -> tuple[Painter, Box]:
        """A painter on the small table, and where in the box its part lies."""
        x, y, width, height = box
        zoom = min(width / focus[2], height / focus[3])
        left, top = paint.sheet.point(x + (width - focus[2] * zoom) / 2, y + (height - focus[3] * zoom) / 2)
        scale = paint.sheet.scale * zoom
        small = paint.seated(self.scene.looks, self.scene.game).scaled(
            Sheet(scale, round(left - focus[0] * scale), round(top - focus[1] * scale))
        )
        place = (x + (width - focus[2] * zoom) / 2, y + (height - focus[3] * zoom) / 2)
        return small, (*place, focus[2] * zoom, focus[3] * zoom)


class Watched(TableScene):
    """A table that is only looked at, without anybody's cards."""

    looking = True

    def _shown_to(self) -> int | None:
        return None


def sample(
    game: str,
    seats: int,
    texts: Texts,
    seed: int = 1,
    moves: int = 0,
    options: Mapping[str, object] | None = None,
) -> TablePicture:
    """The picture of a game after so many moves, always the same."""
    match = Match.new(Ruleset(game, options={"first_player": 0, **(options or {})}), seats, seed)
    for number in range(moves):
        legal = match.legal()
        if legal:
            match.play(legal[number * 7 % len(legal)])
    return TablePicture(match, texts)


class AnalysedTable(SmallTable):
    """The table after a move, with rings where it was made and where the expert would have moved."""

    def __init__(self, teller: Teller, focus: str) -> None:
        super().__init__(teller)
        seats = teller.words.names
        match = Match.new(teller.ruleset, len(seats), 0)
        self._picture = TablePicture(match, teller.words.texts, seats)
        self._focus = focus

    def table(self, paint: Painter, box: Box, view: Any, played: str, better: str) -> None:
        """The region of the table that moves are made on."""
        layout = self._picture.scene.layout
        focus = layout.regions.get(self._focus, WHOLE)
        self._picture.show(view)
        self._picture.paint(paint, box, focus)
        small, _ = self._picture.within(paint, box, focus)
        for move, colour in ((better, BETTER), (played, PLAYED)):
            spot = layout.spots.get(parts(move).at) if move else None
            if spot is not None and inside(focus, centre(spot)):
                glow(small, grown(spot, 6), colour, 14, 18, 0.7)
