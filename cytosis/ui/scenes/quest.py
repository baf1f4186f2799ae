"""Challenges to choose from: the list of a game with its medals, and what the chosen one asks for."""

from __future__ import annotations

from cytosis.app.games import challenges, teller_of
from cytosis.app.play import setup
from cytosis.app.play.challenges import MEDALS, Challenge
from cytosis.app.play.players import kind_of
from cytosis.app.words.said import said
from cytosis.app.words.task import begun
from cytosis.engine.errors import CytosisError
from cytosis.engine.match import Match
from cytosis.engine.registry import games
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scene import Pop, Push, Target, Transition
from cytosis.ui.scenes.ground import BACK, ground, header
from cytosis.ui.scenes.opening import rules_of, table_of
from cytosis.ui.scenes.puzzles import PuzzlesScene
from cytosis.ui.scenes.task_list import TaskList
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.game_tabs import GameTabs
from cytosis.ui.widgets.medal import medal
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import plate
from cytosis.ui.window.session import Session

TABS: Box = (40, 102, 1200, 58)
PUZZLES: Box = (1286, 102, 274, 58)
RAIL: Box = (40, 174, 520, 686)
LIST: Box = (52, 186, 496, 662)
PAGE: Box = (580, 174, 980, 686)
START: Box = (1236, 778, 300, 60)
TABLE: Box = (1004, 196, 532, 278)
WORDS = TABLE[0] - PAGE[0] - 48
"""The table of the challenge, and how wide the words beside it are."""
ROW, COIN = 60.0, 38.0
"""How high a challenge is in the list, and how wide each of its medals."""
MEDAL_ROWS, MEDAL_ROW = 490.0, 90.0
"""Where the first medal of the page stands, and how far the next is below it."""


class QuestScene(TaskList):
    """A list at the left, the chosen challenge at the right."""

    def __init__(self, session: Session, game: str = "") -> None:
        """Of that game, or of the one that was set up last."""
        super().__init__(session)
        self._briefs: dict[tuple[str, str], str] = {}
        self.list = Scroll(LIST)
        self.tabs = GameTabs("game", self.games, TABS)
        wanted = game or setup.remembered(session.user_data).game
        self.open(wanted if wanted in self.games else self.games[0])

    @property
    def games(self) -> list[str]:
        """The games that have challenges."""
        return [game for game in games() if challenges(game).all]

    def open(self, game: str) -> None:
        """The challenges of a game, at the first one without a medal."""
        self.game, self.list.offset = game, 0.0
        self.all = challenges(game).all
        self.resumed()
        left = [one.id for one in self.all if not self.feats.medals.get(one.name)]
        self.chosen = left[0] if left else self.all[0].id
        self.list.fit(len(self.all) * ROW)
        self.list.reveal(self._index * ROW, ROW)

    @property
    def _index(self) -> int:
        return [one.id for one in self.all].index(self.chosen)

    @property
    def challenge(self) -> Challenge:
        """The chosen one."""
        return self.all[self._index]

    @property
    def picked(self) -> str:
        """The name of the chosen one."""
        return self.challenge.name

    def laid(self) -> Match:
        """Its table."""
        return self.challenge.laid()

    # -- answers -------------------------------------------------------------------------------------------
    def row_box(self, index: int) -> Box:
        """Where a challenge is in the list now."""
        return self.list.at(index * ROW, (LIST[0], 0, LIST[2] - 18, ROW - 6))

    def targets(self) -> list[Target]:
        """The way back, the games, the list and the way in."""
        rows = [self.list.cut(Target(f"quest.{i}", self.row_box(i))) for i in range(len(self.all))]
        shown = [row for row in rows if row.box[3] > 0]
        return [
            Target("button.back", BACK),
            *self.tabs.targets(),
            Target("button.puzzles", PUZZLES),
            *shown,
            Target("button.start", START),
        ]

    def act(self, name: str) -> Transition | None:
        """Choose, then play; a second click on the chosen one plays it too."""
        self.message = ""
        kind, _, rest = name.partition(".")
        if kind == "game":
            self.open(rest)
            return None
        if kind == "quest" and self.all[int(rest)].id != self.chosen:
            self.chosen = self.all[int(rest)].id
            return None
        if name == "button.back":
            return Pop()
        if name == "button.puzzles":
            return Push(PuzzlesScene(self.session, self.game))
        return self._start() if kind == "quest" or name == "button.start" else None

    def _start(self) -> Transition | None:
        session = self.session
        try:
            opened = setup.start_challenge(self.challenge, session.folder, apart=session.apart)
        except CytosisError as error:
            self.message = said(error)
            return None
        return Push(table_of(opened, session))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter plays, P opens the puzzles, F1 the rules, page keys scroll."""
        if key == "escape":
            return Pop()
        if key == "p":
            return self.act("button.puzzles")
        if key == "f1":
            return rules_of(self.session, self.challenge.ruleset, self.challenge.seats)
        if key in ("page up", "page down"):
            self.list.page(1 if key == "page down" else -1)
        return self.act("button.start") if key in ("return", "enter") else None

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The list scrolls."""
        self.list.turn(steps)
        return None

    def focused(self, name: str) -> None:
        """The page and the list follow the keyboard."""
        if name.startswith("quest."):
            self.chosen = self.all[int(name.removeprefix("quest."))].id
            self.list.reveal(self._index * ROW, ROW)

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """List and page."""
        texts, on = self.session.texts, Controls(paint, self.pointer)
        ground(paint, self.game)
        header(paint, on, texts.t("ui.quest"), texts.t("ui.quest.about"))
        self.tabs.draw(on, texts, self.game, self._won())
        on.button("button.puzzles", texts.t("ui.puzzles"), PUZZLES, "second", 20, "info")
        plate(paint, RAIL, "panel")
        plate(paint, PAGE, "panel")
        with paint.within((LIST[0] - 8, LIST[1], LIST[2] + 16, LIST[3])):
            for i, challenge in enumerate(self.all):
                self._row(paint, on, i, challenge)
        self.list.draw(paint)
        self._page(paint, on)

    def _won(self) -> dict[str, str]:
        """How many medals of each game were won, of all there are."""
        found = {}
        for game in self.games:
            names = [one.name for one in challenges(game).all]
            won = sum(self.feats.medals.get(name, 0) for name in names)
            found[game] = self.session.texts.t("ui.choose.done", n=won, of=len(MEDALS) * len(names))
        return found

    def _row(self, paint: Painter, on: Controls, index: int, challenge: Challenge) -> None:
        x, y, width, height = box = self.row_box(index)
        if not LIST[1] - ROW < y < LIST[1] + LIST[3]:
            return
        on.row(f"quest.{index}", box, challenge.id == self.chosen)
        best, room = self.feats.medals.get(challenge.name, 0), width - 40 - len(MEDALS) * COIN
        title = challenge.title(self.session.texts)
        paint.text(title, x + 20, y + height * 0.34, 18, "head", room=room, tall=height * 0.5)
        below = y + height * 0.73
        paint.text(self._brief(challenge), x + 20, below, 14.5, "body", "soft", room=room, tall=height * 0.42)
        for worth in range(1, len(MEDALS) + 1):
            at = x + width - 12 - (len(MEDALS) - worth + 0.5) * COIN
            medal(paint, worth, at, y + height / 2, COIN - 6, best >= worth)

    def _brief(self, challenge: Challenge) -> str:
        """Against whom, and how long; worked out once in each language."""
        texts = self.texts
        key = (challenge.name, texts.lang)
        if key not in self._briefs:
            levels = [agent.partition(":")[0] for agent in challenge.opponents]
            who = ", ".join(kind_of(level, texts) for level in levels)
            said = [texts.t("ui.quest.against", who=who) if who else texts.t("ui.quest.alone")]
            length = challenge.ruleset.options.get("length")
            if length is not None:
                seats = challenge.seats
                teller = teller_of(challenge.ruleset, seats, [""] * seats, self.session.texts)
                said.append(teller.option("length", length))
            self._briefs[key] = " · ".join(said)
        return self._briefs[key]

    def _page(self, paint: Painter, on: Controls) -> None:
        texts, challenge = self.texts, self.challenge
        x, y, width, _ = PAGE
        plate(paint, TABLE, "well", 16, 0.9, False)
        self.glimpse.draw(paint, grown(TABLE, -8))
        paint.text(challenge.title(texts), x + 28, y + 40, 30, "head", room=WORDS, tall=48)
        fit.block(paint, challenge.story(texts), (x + 28, y + 72, WORDS, 162), 23, "body", "soft")
        paint.lines(self.set_up(), (x + 28, y + 236, WORDS, 66), 16, "bold", "link", 1.25)
        kept = challenge.kept(texts)
        if kept:
            told = texts.t("ui.quest.always", what=kept)
            paint.text(told, x + 28, MEDAL_ROWS - 4, 19, "bold", "heading", room=width - 56, tall=28)
        best = self.feats.medals.get(challenge.name, 0)
        for worth in range(1, len(MEDALS) + 1):
            self._medal(paint, worth, best >= worth)
        again = "again" if challenge.name in self.feats.medals else "play"
        on.button("button.start", texts.t(f"ui.quest.{again}"), START, "gold", 22, "play")
        if self.message:
            paint.lines(self.message, (x + 28, START[1], START[0] - x - 50, 60), 16, "bold", "bad")

    def _medal(self, paint: Painter, worth: int, won: bool) -> None:
        texts, x = self.texts, PAGE[0] + 28
        y = MEDAL_ROWS + 20 + (worth - 1) * MEDAL_ROW
        box = (x, y, PAGE[2] - 56, MEDAL_ROW - 12)
        plate(paint, box, "row_chosen" if won else "row", 13, 0.96, False)
        middle = y + box[3] / 2
        medal(paint, worth, x + 42, middle, 56, won)
        name = texts.t(f"ui.medal.{MEDALS[worth - 1]}")
        paint.text(name, x + 84, middle, 22, "head", "heading", room=120, tall=40)
        told = self.challenge.told(worth, texts)
        high = paint.lines_height(told, box[2] - 240, 20, "body", 1.25)
        high = min(high, box[3] - 8)
        paint.lines(told, (x + 216, middle - high / 2, box[2] - 240, box[3] - 8), 20, "body", "text", 1.25)

    def set_up(self) -> str:
        """Against whom, in which edition, with which modules and options."""
        challenge, texts = self.challenge, self.texts
        ruleset = challenge.ruleset
        teller = teller_of(ruleset, challenge.seats, [""] * challenge.seats, self.session.texts)
        who = [kind_of(agent, texts) for agent in challenge.opponents]
        first = texts.t("ui.quest.against", who=", ".join(who)) if who else texts.t("ui.quest.alone")
        parts = [first, teller.edition()]
        for option in games.find(challenge.game).options():
            value = ruleset.options.get(option.id, option.default)
            if value != option.default and option.id != "first_player":
                parts.append(f"{teller.option(option.id)}: {teller.option(option.id, value)}")
        if challenge.begun:
            parts.append(begun(challenge, texts))
        return " · ".join(parts)
