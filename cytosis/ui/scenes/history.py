"""Looking back: the games that were played, to be seen again or analysed, and what came of them all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from cytosis.app.files import feats, saves, shelf, stats
from cytosis.app.files.glances import Reader
from cytosis.app.files.shelf import Shelved
from cytosis.app.play.players import HUMAN, looks_of, players_now
from cytosis.app.words.i18n import game_name
from cytosis.app.words.rounds import round_text, what_is_played
from cytosis.engine.errors import SaveError
from cytosis.engine.registry import games
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Push, Scene, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.history_sums import FIGURES, LABEL, Figures
from cytosis.ui.scenes.history_wipe import Wipe
from cytosis.ui.scenes.load_look import names_of
from cytosis.ui.scenes.preview import Preview
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.game_tabs import ALL, GameTabs
from cytosis.ui.widgets.modal import Answer
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import badge, icon, plate
from cytosis.ui.widgets.worlds import tallest, window, worlds
from cytosis.ui.window.session import Session

TABS: Box = (40, 102, 1000, 54)
GAMES: Box = (40, 170, 744, 690)
LIST: Box = (56, 224, 712, 536)
SUMS: Box = (804, 170, 756, 690)
ROW, TALL = 84.0, 150.0
FEW = 2
"""So few games stand in tall rows, with their worlds and what was achieved there below them."""
PICTURE: Box = (820, 186, 724, 300)
"""The chosen game, as it stands or ended."""
BOARD = 470.0
"""How wide it is; beside it stands who played."""
THUMB = 1.4
"""How wide the picture of a tall row is, in parts of its height."""
BOXES: dict[str, Box] = {
    "button.back": BACK,
    "button.replay": (56, 780, 348, 58),
    "button.analysis": (420, 780, 348, 58),
    "button.wipe": (1310, 780, 230, 58),
}

AHEAD = 32
"""So many files are read before the first of them is asked about."""


class HistoryScene(Scene):
    """Games at the left, sums at the right. Files are read one by one, so that the list opens at once."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._unread = shelf.files(session.folder)
        self._reader = Reader(session.folder, session.apart)
        self.games: list[Shelved] = []
        self.chosen: Path | None = None
        self._touched = False
        self.kind = ALL
        self.tabs = GameTabs("kind", (ALL, *games()), TABS)
        self.list = Scroll(LIST)
        self.figures = Figures()
        """What came of them all."""
        self.message = ""
        self.preview = Preview(session.apart)
        self.resumed()

    def resumed(self) -> None:
        """The results as they are now."""
        found = stats.ordinary(stats.results(self.session.user_data)[0])
        order = sorted(stats.summaries(found).items(), key=lambda one: (one[0].agent != HUMAN, -one[1].games))
        self.feats = feats.load(self.session.user_data)
        self.sums = [one for one in order if self.kind in (ALL, one[0].game)]
        self.figures.fit(len(self.sums))

    @property
    def listed(self) -> list[Shelved]:
        """Those that are listed: all, or those of one game."""
        return [game for game in self.games if self.kind in (ALL, game.game)]

    def choose_kind(self, kind: str) -> None:
        """List all games, or those of one; results of different games are never added."""
        self.kind, self.list.offset = kind, 0.0
        self.list.fit(len(self.listed) * self.pitch)
        self.chosen = self.listed[0].path if self.listed else None
        self.resumed()

    def update(self, seconds: float) -> Transition | None:
        """Read on; finished games come first."""
        if self._unread:
            self._reader.want(self._unread[:1] if not self.session.apart else self._unread[:AHEAD])
        while self._unread and (game := self._reader.get(self._unread[0])) is not None:
            self._unread.pop(0)
            if not game.problem and game.moves:
                self.games.append(game)
                self.games.sort(key=lambda one: one.turn is not None)
                self.list.fit(len(self.listed) * self.pitch)
                self.chosen = self.chosen if self._touched else self.games[0].path
        self.preview.show(self.chosen)
        self.preview.update(seconds, self.session.texts)
        return None

    def busy(self) -> bool:
        """While files are still to be read."""
        return bool(self._unread) or self.preview.busy

    @property
    def _game(self) -> Shelved | None:
        return next((game for game in self.games if game.path == self.chosen), None)

    # -- answers -------------------------------------------------------------------------------------------
    def row_box(self, index: int) -> Box:
        """Where a game is in the list now."""
        short = 18 * self.list.needed
        return self.list.at(index * self.pitch, (LIST[0], 0, LIST[2] - short, self.pitch - 8))

    @property
    def pitch(self) -> float:
        """How high a row is: a short list has room."""
        return TALL if len(self.listed) <= FEW else ROW

    def targets(self) -> list[Target]:
        """Games in sight, and what can be done with the chosen one."""
        rows = [self.list.cut(Target(f"game.{i}", self.row_box(i))) for i in range(len(self.listed))]
        game = self._game
        usable = {
            "button.replay": game is not None,
            "button.analysis": game is not None and game.turn is None,
            "button.wipe": bool(self.sums),
        }
        buttons = [Target(name, box, usable.get(name, True)) for name, box in BOXES.items()]
        return [
            *buttons,
            *self.figures.targets(),
            *self.tabs.targets(),
            *(row for row in rows if row.box[3] > 0),
        ]

    def act(self, name: str) -> Transition | None:
        """Choose, look, or forget the results."""
        kind, _, rest = name.partition(".")
        if kind == "kind":
            self.choose_kind(rest)
            return None
        if kind == "game":
            again = self.chosen == self.listed[int(rest)].path
            self.chosen, self._touched = self.listed[int(rest)].path, True
            return self._open("replay") if again else None
        if rest == "wipe":
            return self._ask_wipe()
        if rest in ("replay", "analysis"):
            return self._open(rest)
        return Pop() if rest == "back" else None

    def _open(self, what: str) -> Transition | None:
        from cytosis.ui.scenes.analysis import AnalysisScene  # only now: the title shall not wait for them
        from cytosis.ui.table.replay import ReplayScene

        if self.chosen is None:
            return None
        try:
            match = saves.look(self.chosen).match
        except SaveError as error:
            self.message = str(error)
            return None
        names = [player.name for player in players_now(match.journal)]
        if what == "replay":
            return Push(ReplayScene(self.session, match, names))
        return Push(AnalysisScene(self.session, match, names)) if match.outcome() is not None else None

    def _ask_wipe(self) -> Transition:
        texts = self.session.texts
        answers: list[Answer] = [
            ("keep", texts.t("ui.history.keep"), Pop()),
            ("wipe", texts.t("ui.history.wipe"), Pop()),
        ]
        return Push(Wipe(self.session, texts.t("ui.history.wipe"), texts.t("ui.history.sure"), answers))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter looks, page keys scroll."""
        if key == "escape":
            return Pop()
        if key in ("page up", "page down"):
            figures = self.pointer.focus == FIGURES
            (self.figures if figures else self.list).page(1 if key == "page down" else -1)
        return self._open("replay") if key in ("return", "enter") else None

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The list scrolls, or the sums that are pointed at."""
        (self.figures if name == FIGURES else self.list).turn(steps)
        return None

    def focused(self, name: str) -> None:
        """The list scrolls with the keyboard."""
        if name.startswith("game."):
            self.list.reveal(int(name[5:]) * self.pitch, self.pitch)

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """Games and sums."""
        texts, on = self.session.texts, Controls(paint, self.pointer)
        ground(paint)
        header(paint, on, texts.t("ui.history"), texts.t("ui.history.about"))
        self.tabs.draw(on, texts, self.kind, self._counts())
        plate(paint, GAMES, "panel")
        plate(paint, SUMS, "panel")
        paint.text(texts.t("ui.history.games"), 64, 198, 21, "head", "heading", room=700, tall=40)
        if not self.listed:
            none = (LIST[0] + 40, LIST[1], LIST[2] - 80, TALL)
            fit.block(paint, texts.t("ui.history.none"), none, 23, "head", "soft", "centre", True)
        self._worlds(paint)
        with paint.within((LIST[0] - 8, LIST[1], LIST[2] + 16, LIST[3])):
            for i, game in enumerate(self.listed):
                self._row(paint, on, i, game)
        self.list.draw(paint)
        enabled = {target.name: target.enabled for target in self.targets()}
        for name, kind, sign in (("replay", "gold", "play"), ("analysis", "second", "eye")):
            full = f"button.{name}"
            on.button(full, texts.t(f"ui.history.{name}"), BOXES[full], kind, 20, sign, enabled=enabled[full])
        if self.message:
            paint.text(self.message, 64, 766, 15, "body", "bad", room=700, tall=24)
        self._sums(paint, on, enabled["button.wipe"])

    def _worlds(self, paint: Painter) -> None:
        """Below a short list: each world, and what was achieved in it."""
        shown = games() if self.kind == ALL else (self.kind,)
        rows = max(len(self.listed), 1)
        top = LIST[1] + rows * TALL + 6
        if rows > FEW:
            return
        tall = min(LIST[1] + LIST[3] - top, tallest(LIST[2], max(len(shown), 2)))
        texts, medals, solved = self.session.texts, self.feats.medals, self.feats.solved
        told = {
            game: texts.t(
                "ui.history.feats.short",
                medals=sum(n for name, n in medals.items() if name.partition("/")[0] == game),
                puzzles=sum(name.partition("/")[0] == game for name in solved),
            )
            for game in shown
        }
        worlds(paint, texts, shown, (LIST[0], top, LIST[2], tall), told)

    def _counts(self) -> dict[str, str]:
        """How many games of each kind there are."""
        found = Counter(game.game for game in self.games)
        return {ALL: str(len(self.games)), **{game: str(count) for game, count in found.items()}}

    def _row(self, paint: Painter, on: Controls, index: int, game: Shelved) -> None:
        x, y, width, height = box = self.row_box(index)
        if not LIST[1] - height < y < LIST[1] + LIST[3]:
            return
        on.row(f"game.{index}", box, game.path == self.chosen)
        unshown = self.session.texts.t("save.unshown")
        proof(
            lambda: self._game_row(paint, box, game),
            lambda: paint.text(unshown, x + 20, y + height / 2, 16, "body", "bad", room=width - 40, tall=30),
        )

    def _game_row(self, paint: Painter, box: Box, game: Shelved) -> float:
        texts = self.session.texts
        x, y, width, height = box
        names = names_of(texts, game)
        if height > ROW:
            tall = height - 20
            window(paint, game.game, (x + 10, y + 10, tall * THUMB, tall))
            x, width = x + tall * THUMB - 48, width - tall * THUMB + 48
        else:
            scenery(game.game).sign(paint, x + 38, y + height / 2, 52)
        paint.text(
            game.title or names,
            x + 76,
            y + height * 0.32,
            21 if height > ROW else 18,
            "head",
            room=width - 290,
            tall=34,
        )
        when = self.session.when(game.when)
        paint.text(when, x + width - 16, y + height * 0.32, 15, "body", "soft", "right", 200, tall=30)
        if game.turn is None:
            state = texts.n("ui.history.moves", game.moves)
        else:
            state = round_text(texts.of(game.game), game.round, game.rounds)
        words = (x + 76, y + height * 0.5, width - 290, height * 0.44)
        told = f"{what_is_played(texts, game)}. {state}"
        fit.block(paint, told, words, 17 if height > ROW else 15, "body", "soft", "left", True, 2)
        seated = paint.seated(looks_of(game.players))
        for seat in range(len(game.players)):
            badge(seated, seat, x + width - 24 - 28 * (len(game.players) - 1 - seat), y + height * 0.7, 22)
        return y

    def _sums(self, paint: Painter, on: Controls, usable: bool) -> None:
        texts = self.session.texts
        self._picture(paint)
        x, _, width, _ = SUMS
        top = PICTURE[1] + PICTURE[3] + 30
        title = texts.t("ui.history.sums")
        paint.text(title, x + 24, top, 21, "head", "heading", room=LABEL - 40, tall=40)
        if not self.sums:
            place = (x + 16, top + 28, width - 32, 208.0)
            plate(paint, place, "well", 16, 0.9, False)
            icon(paint, "trophy", x + 112, top + 132, 110, "heading")
            about = (x + 206, top + 36, width - 254, 192)
            fit.block(paint, texts.t("ui.history.no_sums"), about, 21, "body", "text", "left", True)
        else:
            self.figures.draw_rows(paint, texts, self.sums, self.kind == ALL)
        own = [sum(self._of_kind(self.feats.medals).values()), len(self._of_kind(self.feats.solved))]
        told = texts.t("ui.history.feats", medals=own[0], puzzles=own[1])
        wipe = BOXES["button.wipe"]
        beside = (x + 24, wipe[1], wipe[0] - x - 44, wipe[3])
        fit.block(paint, told, beside, 16, "body", "soft", "left", True, 2)
        on.button(
            "button.wipe", texts.t("ui.history.wipe"), BOXES["button.wipe"], "danger", 18, enabled=usable
        )

    def _picture(self, paint: Painter) -> None:
        """The table of the chosen game in small; until it is there, or without one, the worlds."""
        x, y, width, height = PICTURE
        plate(paint, PICTURE, "well", 16, 0.9, False)
        game = self._game
        if game is not None and self.preview.draw(paint, (x + 8, y + 8, BOARD, height - 16)):
            place = (x + BOARD + 26, y + 14, width - BOARD - 40, height - 28)
            unshown = self.session.texts.t("save.unshown")
            proof(
                lambda: self._players(paint, game, place),
                lambda: fit.block(paint, unshown, place, 16, "body", "soft"),
            )
            return
        for i, name in enumerate(games()):
            scenery(name).sign(paint, x + width / 2 + (i - 1) * 190, y + height / 2, 130)

    def _players(self, paint: Painter, game: Shelved, box: Box) -> None:
        """What was played, and who sat there."""
        x, y, width, height = box
        texts = self.session.texts
        scenery(game.game).sign(paint, x + 22, y + 24, 44)
        name = game_name(texts, game.game)
        paint.text(name, x + 54, y + 24, 21, "head", "heading", room=width - 54, tall=40)
        paint.lines(what_is_played(texts, game), (x, y + 54, width, 44), 15, "body", "soft")
        seated, each = paint.seated(looks_of(game.players), game.game), min((height - 104) / 6, 34)
        for seat, player in enumerate(game.players):
            middle = y + 116 + seat * each
            badge(seated, seat, x + 16, middle, min(each - 4, 28))
            paint.text(player.name, x + 38, middle, 17, "bold", room=width - 38, tall=each)
        own = scenery(game.game)
        if len(game.players) == 1 and own.rival:
            middle, name = y + 116 + each, own.rival_name(texts.of(game.game))
            own.rival_sign(paint, x + 16, middle, min(each - 4, 28))
            paint.text(name, x + 38, middle, 17, "bold", room=width - 38, tall=each)

    def _of_kind(self, achieved: dict[str, int]) -> dict[str, int]:
        """What was achieved in the games that are listed; challenges and puzzles count apart."""
        return {name: n for name, n in achieved.items() if self.kind in (ALL, name.partition("/")[0])}
