"""Before a game is played on from one of its moves: who plays it."""

from __future__ import annotations

from dataclasses import replace

from cytosis.app.play.players import HUMAN
from cytosis.app.play.replay import Replay
from cytosis.app.words.said import said
from cytosis.engine.errors import CytosisError
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import WIDTH, Box
from cytosis.ui.scene import Home, Pop, Push, Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.seat_list import SeatList
from cytosis.ui.widgets.shapes import plate
from cytosis.ui.window.session import Session

BOX: Box = (480, 110, 640, 680)
SEATS: Box = (BOX[0] + 32, BOX[1] + 144, BOX[2] - 64, 436)
BOXES: dict[str, Box] = {
    "button.stay": (BOX[0] + 32, BOX[1] + BOX[3] - 84, 220, 58),
    "button.play_on": (BOX[0] + 272, BOX[1] + BOX[3] - 84, BOX[2] - 304, 58),
}


class BranchScene(Scene):
    """An overlay: the seats as they were, each to be changed; where all are computers', one is a person's."""

    opaque = False

    def __init__(self, session: Session, replay: Replay, over: bool) -> None:
        """``over``: the game that is left was played to its end, so that every hand has been seen."""
        super().__init__()
        self._session, self._replay, self._over = session, replay, over
        self.players = list(replay.players)
        pending = replay.match.pending()
        if not any(player.human for player in self.players) and pending is not None:
            self.players[pending.seat] = replace(self.players[pending.seat], agent=HUMAN)
        self.seats = SeatList(SEATS, len(self.players), replay.match.ruleset.game)
        self.message = ""

    def targets(self) -> list[Target]:
        """Two ways on, and the seats."""
        return [*(Target(name, box) for name, box in BOXES.items()), *self.seats.targets()]

    def act(self, name: str) -> Transition | None:
        """Choose, play or stay."""
        chosen = self.seats.act(name)
        if chosen is not None:
            seat, agent = chosen
            self.players[seat] = replace(self.players[seat], agent=agent)
        if name == "button.play_on":
            return self._play()
        return Pop() if name == "button.stay" else None

    def _play(self) -> Transition | None:
        from cytosis.ui.scenes.opening import table_of  # the table leads here, so not at the top

        session = self._session
        title = session.texts.t("ui.analysis.title_of_new", n=self._replay.at)
        try:
            opened = self._replay.play_on(session.folder, session.apart, title, self.players)
        except CytosisError as error:
            self.message = said(error)
            return None
        return Home(Push(table_of(replace(opened, all_open=self._over), session)))

    def key(self, key: str) -> Transition | None:
        """Escape stays, Enter plays."""
        if key == "escape":
            return None if self.seats.close() else Pop()
        return self._play() if key in ("return", "enter") else None

    def draw(self, paint: Painter) -> None:
        """The rest dimmed, the seats in a panel."""
        texts, on = self._session.texts, Controls(paint, self.pointer)
        paint.veil("veil", 170)
        plate(paint, BOX, "dialog", 20, 1.0)
        x, y, width, _ = BOX
        title = texts.t("ui.branch.title", n=self._replay.at)
        paint.text(title, WIDTH / 2, y + 44, 28, "head", "heading", "centre", width - 64, tall=50)
        about = (x + 40, y + 74, width - 80, 64)
        told = self.message or texts.t("ui.branch.about")
        fit.block(paint, told, about, 18, "body", "bad" if self.message else "soft")
        on.button("button.stay", texts.t("ui.branch.stay"), BOXES["button.stay"], "second", 20)
        label = texts.t("ui.analysis.play_on")
        on.button("button.play_on", label, BOXES["button.play_on"], "gold", 20, "play")
        self.seats.draw(on, texts, self.players)
