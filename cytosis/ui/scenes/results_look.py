"""How the end of a game looks: the winner and the table at the left, course and reasons at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cytosis.app.play.challenges import MEDALS, Challenge
from cytosis.app.words import seed_code
from cytosis.app.words.summary import Coup
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.results_counting import counting, race_height
from cytosis.ui.scenes.results_why import count, why
from cytosis.ui.widgets.chart import Line, chart
from cytosis.ui.widgets.confetti import confetti
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.medal import medal
from cytosis.ui.widgets.shapes import badge, icon, mix, plate
from cytosis.ui.widgets.table import Cell, columns, table

if TYPE_CHECKING:
    from cytosis.ui.scenes.results import ResultsScene

WINNER: Box = (40, 104, 760, 128)
TABLE: Box = (40, 252, 760, 528)
RIGHT: Box = (820, 104, 740, 676)
HEAD, MOMENT, REASON = 54.0, 46.0, 31.0
GAP = 16.0
LABEL = 216.0
TALLEST = 62.0
"""The highest row of the table."""
BETWEEN = 32.0
"""Between the sources and what each round brought."""
GAINED = 130.0
"""Room for the points of a key moment."""
COMING = "·"
"""Where a figure has not been counted yet."""
MOST_ROUNDS = 8
"""More rounds than that would make rows nobody can read."""


def right_side(scene: ResultsScene) -> tuple[Box, Box, Box]:
    """Chart, key moments and reasons: the chart takes what the others leave."""
    x, y, width, height = RIGHT
    large = min(max(scene.session.text_scale, 1.0), 1.4)
    moments = HEAD + MOMENT * max(len(scene.summary.coups), 1)
    told = HEAD + max(REASON * large * max(count(scene.summary), 1), race_height(scene.summary)) + 8
    chart = height - moments - told - 2 * GAP
    return (
        (x, y, width, chart),
        (x, y + chart + GAP, width, moments),
        (x, y + height - told, width, told),
    )


def moment_box(scene: ResultsScene, index: int) -> Box:
    """The row of a key moment."""
    x, y, width, _ = right_side(scene)[1]
    return (x + 16, y + HEAD - 4 + index * MOMENT, width - 32, MOMENT - 4)


class ResultsLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: ResultsScene, paint: Painter) -> None:
        self.scene = scene
        self.paint = paint
        self.texts = scene.texts
        self.on = Controls(paint, scene.pointer)

    def about(self) -> str:
        """Which game it was."""
        scene, texts = self.scene, self.texts
        seed = scene.match.journal.header["seed"]
        parts = [scene.teller.edition(), texts.n("ui.results.seats", scene.match.seats)]
        parts.append(texts.n("ui.results.rounds", scene.summary.rounds))
        if type(seed) is int and 0 <= seed < seed_code.SEEDS:
            code = seed_code.code_of(seed, scene.match.ruleset.game)
            parts.append(texts.t("ui.results.seed", code=code))
        return " · ".join(parts)

    def draw(self, boxes: Mapping[str, Box]) -> None:
        """Everything below the header."""
        self._winner()
        self._table()
        self._chart()
        self._moments()
        why(self, right_side(self.scene)[2])
        scene, texts = self.scene, self.texts
        enabled = {target.name: target.enabled for target in scene.targets()}
        names = ("analysis", "replay", "log", "home")
        labels = [texts.t(f"ui.results.{name}") for name in names]
        room = boxes["button.log"][2] - 70
        even = self.paint.common_size(labels, 19, "head", room, boxes["button.log"][3] * 0.8)
        for name, kind, sign in (
            ("analysis", "second", "eye"),
            ("replay", "second", "play"),
            ("log", "second", "save"),
            ("home", "second", "home"),
            ("again", "gold", "again"),
        ):
            full = f"button.{name}"
            label = texts.t(f"ui.results.{name}")
            size = even if name in names else 20
            self.on.button(full, label, boxes[full], kind, size, sign, enabled=enabled[full])
        shown = scene.message or texts.n("ui.results.moves", scene.summary.moves)
        ink = "text" if scene.message else "soft"
        if scene.challenge is not None and not scene.message:
            self._medal(scene.challenge)
        else:
            _, y, _, height = boxes["button.log"]
            fit.block(self.paint, shown, (44, y, 374, height), 15.5, "body", ink, "left", True, 3)

    def _medal(self, challenge: Challenge) -> None:
        """What was won in the challenge, once the points are counted."""
        scene, texts = self.scene, self.texts
        won = scene.medal if scene.done else 0
        medal(self.paint, won, 74, 830, 56)
        key = "ui.quest.counting" if not scene.done else f"ui.medal.{('none', *MEDALS)[won]}"
        self.paint.text(texts.t(key), 112, 816, 20, "head", "heading", room=306, tall=34)
        self.paint.text(challenge.title(texts), 112, 846, 15.5, "body", "soft", room=306, tall=28)

    def _winner(self) -> None:
        paint, scene = self.paint, self.scene
        x, y, width, height = WINNER
        middle = y + height / 2
        if not scene.done:
            counting(self, WINNER)
            return
        summary = scene.summary
        first = summary.columns[0]
        seat = self.look_of(first)
        player = paint.theme.players[seat]
        top, bottom, edge = paint.theme.plates["win"]
        plate(paint, WINNER, (mix(top, player.line, 0.2), mix(bottom, player.colour, 0.25), edge), 18)
        if scene.cheers and summary.winners:
            with paint.within(WINNER):
                confetti(paint, (x + 380, y, width - 400, height), scene.cheered)
        own = scenery(scene.match.ruleset.game)
        if summary.winners:
            own.piece(paint, seat, x + 66, middle, 108)
        else:  # whom the rules play was better
            own.rival_sign(paint, x + 66, middle, 96)
        icon(paint, "trophy", x + 150, middle - 24, 30, "heading")
        wins = self._wins()
        paint.text(wins, x + 176, middle - 24, 36, "head", "text", room=width - 320, tall=58)
        paint.text(self._margin(), x + 134, middle + 32, 17, "body", "text", room=width - 270, tall=34)
        paint.sign("points", x + width - 76, middle, 92)
        total = str(scene.total(first))
        paint.text(total, x + width - 76, middle, 32, "head", "#4A2C00", "centre", 70, tall=50)

    def look_of(self, column: int) -> int:
        """Whose colour a column has; the last ones belong to whom the rules play."""
        seats = len(self.scene.names)
        return column if column < seats else column - seats - len(self.scene.summary.rivals)

    def name_of(self, column: int) -> str:
        names, summary = self.scene.names, self.scene.summary
        if column < len(names):
            return names[column]
        return self.scene.teller.rival(summary.rivals[column - len(names)][0])

    def _wins(self) -> str:
        """Who has won: one, several together, or somebody whom the rules play."""
        summary, names, texts = self.scene.summary, self.scene.names, self.texts
        if len(summary.winners) > 1 or summary.with_rival:
            winners = summary.columns if summary.with_rival else summary.winners
            together = self.scene.teller.words.listed(map(self.name_of, winners))
            return texts.t("ui.wins.shared", names=together)
        if not summary.winners and summary.rivals:
            return texts.t("ui.wins", name=self.scene.teller.rival(summary.rivals[0][0]))
        return texts.t("ui.wins", name=names[summary.ranking[0]])

    def _margin(self) -> str:
        """By how much, or by what in a tie."""
        scene, texts = self.scene, self.texts
        if scene.summary.rivals:
            first, second = scene.summary.columns[:2]
            ahead = scene.total(first) - scene.total(second)
            if ahead > 0:
                return texts.n("ui.results.ahead", ahead, name=self.name_of(second))
            return scene.summary.decided or texts.t("ui.results.shared")
        if len(scene.summary.winners) > 1:
            return texts.t("ui.results.shared")
        if len(scene.summary.ranking) < 2:
            return texts.t("ui.results.alone")
        first, second = scene.summary.ranking[:2]
        ahead = scene.summary.totals[first] - scene.summary.totals[second]
        if ahead <= 0:
            return texts.t("ui.results.tied", name=scene.names[second])
        return texts.n("ui.results.ahead", ahead, name=scene.names[second])

    # -- the table -----------------------------------------------------------------------------------------
    def _table(self) -> None:
        paint, scene, texts = self.paint, self.scene, self.texts
        summary, (x, y, width, height) = scene.summary, TABLE
        plate(paint, TABLE, "panel")
        inner = (x + 16, y + 76, width - 32, height - 76 - 124)
        at = columns(inner, LABEL, len(summary.columns))
        each = (inner[2] - LABEL - 12) / len(at)
        paint.text(
            texts.t("ui.results.from"), inner[0] + 16, y + 40, 15, "body", "soft", room=LABEL - 24, tall=40
        )
        for seat, middle in zip(summary.columns, at, strict=True):
            self.sign(seat, middle, y + 30, 30)
            paint.text(self.name_of(seat), middle, y + 60, 15, "head", "text", "centre", each - 8, tall=28)
        rows = [
            (
                scene.teller.source(source),
                [
                    Cell(
                        str(scene.shown(source, seat)) if scene.counted > index else COMING,
                        scene.counted >= index + 1 and seat in summary.best(source),
                        scene.counted <= index or not summary.points[source][seat],
                    )
                    for seat in summary.columns
                ],
            )
            for index, source in enumerate(summary.sources)
        ]
        rounds = self._round_rows()
        pitch = min((inner[3] - BETWEEN * bool(rounds)) / max(len(rows) + len(rounds), 1), TALLEST)
        now = None if scene.done else int(scene.counted)
        table(paint, (*inner[:3], pitch * len(rows)), rows, LABEL, tallest=TALLEST, now=now)
        if rounds:
            top = inner[1] + pitch * len(rows)
            caption = texts.t("ui.results.health")
            middle = top + BETWEEN / 2 + 2
            paint.text(caption, inner[0] + 16, middle, 15, "body", "soft", room=LABEL + 200, tall=BETWEEN - 4)
            left = (inner[0], top + BETWEEN, inner[2], pitch * len(rounds))
            table(paint, left, rounds, LABEL, tallest=TALLEST)
        self._totals(at, y + height - 84)
        note = texts.t("ui.results.ring")
        paint.text(note, inner[0] + 16, y + height - 24, 14, "body", "mute", room=LABEL + 100, tall=26)

    @property
    def _secret(self) -> bool:
        """Whether what the last round brought is only counted now, so that nothing may tell it yet."""
        return not self.scene.done and not self.scene.teller.late

    def _round_rows(self) -> list[tuple[str, list[Cell]]]:
        """What each round brought, where the game tells it and a table can hold it."""
        scene, summary = self.scene, self.scene.summary
        brought = summary.by_round() if scene.teller.by_round else []
        if len(brought) > MOST_ROUNDS:
            return []
        return [
            (
                self.texts.t("ui.results.round", n=number),
                [
                    Cell(
                        str(points[seat]) if scene.done else COMING,
                        scene.done and points[seat] == max(points),
                    )
                    for seat in summary.columns
                ],
            )
            for number, points in enumerate(brought, 1)
        ]

    def sign(self, column: int, x: float, y: float, size: float) -> None:
        """Who a column is: a seat's badge, or the sign of whom the rules play, also as -1."""
        if 0 <= column < len(self.scene.names):
            badge(self.paint, column, x, y, size)
        else:
            scenery(self.scene.match.ruleset.game).rival_sign(self.paint, x, y, size * 1.15)

    def _totals(self, at: list[float], y: float) -> None:
        paint, scene, texts = self.paint, self.scene, self.texts
        left = TABLE[0] + 32
        line = f'<path d="M0 1H{TABLE[2] - 48:g}" stroke="{paint.theme.hex("mute")}" stroke-width="1.6"/>'
        paint.vector(line, (TABLE[0] + 24, y - 34, TABLE[2] - 48, 2))
        paint.text(texts.t("ui.total"), left, y, 21, "head", "heading", room=LABEL - 24, tall=44)
        summary = scene.summary
        for seat, x in zip(summary.columns, at, strict=True):
            hers = 1 if summary.with_rival or not summary.winners else 2
            rank = summary.places[seat] if seat < len(scene.names) else hers
            paint.sign("points", x, y, 54)
            paint.text(str(scene.total(seat)), x, y, 20, "head", "#4A2C00", "centre", 44, tall=34)
            if scene.done:
                place = texts.t("ui.results.place", n=rank)
                paint.text(
                    place, x, y + 40, 14, "bold", "heading" if rank == 1 else "soft", "centre", 80, tall=24
                )

    # -- the right side ------------------------------------------------------------------------------------
    def _chart(self) -> None:
        paint, scene, texts = self.paint, self.scene, self.texts
        x, y, width, height = box = right_side(scene)[0]
        plate(paint, box, "panel")
        title = texts.t("ui.results.health")
        paint.text(title, x + 24, y + 34, 21, "head", "heading", room=width - 48, tall=40)
        course = scene.summary.course
        last = scene.done and bool(scene.teller.late)
        shown = course if last else course[:-1]
        if self._secret:
            shown = shown[:-1]
        labels = [*map(str, range(len(course) - 1)), texts.t("ui.results.end")][: len(shown)]
        everybody = reversed(scene.summary.columns)
        lines = [Line(self.look_of(column), [step[column] for step in shown]) for column in everybody]
        rival = scenery(scene.match.ruleset.game).rival_sign
        chart(paint, (x + 20, y + 64, width - 40, height - 84), lines, labels, 1 if last else 0, rival)

    def _moments(self) -> None:
        """The moves that brought most; each opens the replay there."""
        paint, scene, texts = self.paint, self.scene, self.texts
        x, y, width, _ = box = right_side(scene)[1]
        plate(paint, box, "panel")
        title = texts.t("ui.results.moments")
        paint.text(title, x + 24, y + 28, 21, "head", "heading", room=width - 48, tall=38)
        for index, coup in enumerate(scene.summary.coups):
            left, top, wide, tall = box = moment_box(scene, index)
            self.on.row(f"moment.{index}", box, False, 10)
            if self._secret and coup.round >= scene.summary.rounds:
                middle = left + wide / 2, top + tall / 2
                paint.text(COMING, *middle, 20, "head", "mute", "centre", tall=tall)
            else:
                self._moment(coup, box, self._moment_size())

    def _moment_size(self) -> float:
        """One size for all of them."""
        told = [self.scene.teller.coup(coup.gain, coup.round) for coup in self.scene.summary.coups]
        room = RIGHT[2] - 32 - 76 - GAINED
        return self.paint.common_size(told, 16, "body", room, (MOMENT - 4) * 0.86)

    def _moment(self, coup: Coup, box: Box, size: float) -> None:
        """Who, what, and the points it brought."""
        paint, (left, top, wide, tall) = self.paint, box
        middle = top + tall / 2
        self.sign(coup.gain.seat, left + 22, middle, 26)
        gained = self.texts.n("ui.results.gain", coup.gain.points)
        right = left + wide - 14
        points = paint.text(gained, right, middle, 17, "head", "good", "right", GAINED, tall=tall * 0.86)
        told, room = self.scene.teller.coup(coup.gain, coup.round), wide - 76 - points
        paint.text(told, left + 46, middle, size, room=room, tall=tall * 0.86)
