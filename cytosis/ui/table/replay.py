"""A game looked at again on the whole table: step, jump, play by itself, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.app.play.controller import Controller
from cytosis.app.play.replay import Replay
from cytosis.engine import Match
from cytosis.ui.anim.director import SPEEDS
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Push, Target, Transition
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.table.design import Zone
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.choices import slider
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, icon
from cytosis.ui.window.session import Session

STEPS = ("first", "back", "play", "on", "last")
SIGNS = {"first": "first", "back": "back", "play": "play", "on": "forward", "last": "last"}


def boxes(region: Box) -> dict[str, Box]:
    """Where the steps are, in the corner where the buttons of a game are."""
    x, y, width, height = region
    inner, row = width - 20, (height - 10) / 4
    found: dict[str, Box] = {
        "eyes": (x + 10, y + 6, inner - 52, row - 3),
        "leave": (x + width - 50, y + 6, 40, min(row - 3, 40)),
        "slider": (x + 10, y + 6 + 2 * row, inner, row - 5),
        "play_on": (x + 10, y + 5 + 3 * row, inner, row - 2),
    }
    each = inner / len(STEPS)
    for i, name in enumerate(STEPS):
        found[name] = (x + 10 + i * each + 3, y + 5 + row, each - 6, row - 3)
    return found


class StepZone(Zone):
    """Whose eyes, the steps, and how far."""

    prefix: ClassVar[str] = "replay"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene)
        self._replay = scene
        self._texts = scene.texts

    def moment(self) -> Hashable:
        """Where in the game one is, and through whose eyes."""
        return self._replay.replay.at, self._replay.eyes, self._replay.playing

    def targets(self) -> list[Target]:
        """The steps; those that lead nowhere cannot be used."""
        scene = self._replay
        here, total = scene.replay.at, scene.replay.total
        usable = {"first": here > 0, "back": here > 0, "on": here < total, "last": here < total}
        usable |= {"eyes": scene.over, "play_on": here < total}
        return [
            Target(f"replay.{name}", box, usable.get(name, True), slides=name == "slider")
            for name, box in boxes(scene.layout.regions["actions"]).items()
        ]

    def still(self, paint: Painter) -> None:
        """In the corner where the buttons of a game are."""
        scene, on = self._replay, Controls(paint, self._replay.pointer)
        region = scene.layout.regions["actions"]
        paint.panel(region)
        found = boxes(region)
        here, total = scene.replay.at, scene.replay.total
        self._eyes(paint, on, found["eyes"])
        on.icon_button("replay.leave", "close", found["leave"])
        for name in STEPS:
            usable = here > 0 if name in ("first", "back") else here < total or name == "play"
            sign = "pause" if name == "play" and scene.playing else SIGNS[name]
            on.icon_button(f"replay.{name}", sign, found[name], "second", usable)
        slider(on, "replay.slider", here / max(total, 1), found["slider"])
        label = self._texts.t("ui.analysis.play_on")
        on.button("replay.play_on", label, found["play_on"], "gold", 17, "again", enabled=here < total)

    def _eyes(self, paint: Painter, on: Controls, box: Box) -> None:
        """Whose hand is shown, and which move it is."""
        scene, texts = self._replay, self._texts
        x, y, width, height = box
        on.row("replay.eyes", box, enabled=scene.over)
        middle, left = y + height / 2, x + 12
        shown = scene.view.viewer
        if shown is not None:
            badge(paint, shown, left + 12, middle, 24)
        else:
            icon(paint, "eye", left + 12, middle, 22, "soft")
        label = texts.t("ui.replay.move", n=scene.replay.at, of=scene.replay.total)
        if scene.eyes >= 0:
            label += f", {scene.names[scene.eyes]}"
        elif scene.over:
            label += f", {texts.t('ui.replay.open')}"
        paint.text(label, left + 32, middle, 16, "bold", room=width - 56, tall=height - 4)


OPEN = -1
"""Through the eyes of whoever moves next."""


class ReplayScene(TableScene):
    """The table without questions. Of a game that goes on only what everybody may see is shown."""

    looking = True

    def __init__(self, session: Session, match: Match, names: list[str]) -> None:
        self.replay = Replay(match)
        self.over = match.outcome() is not None
        self.eyes = OPEN
        self.playing = False
        controller = Controller(self.replay.match, None, {})
        settings = session.settings
        super().__init__(controller, names, session.texts, settings.speed, session.audio, session=session)

    def corner(self) -> Zone:
        """The steps in place of the buttons."""
        return StepZone(self)

    # -- what is shown -------------------------------------------------------------------------------------
    @property
    def people(self) -> list[int]:
        """Nobody plays here."""
        return []

    @property
    def human_turn(self) -> bool:
        """Nobody is asked."""
        return False

    @property
    def waits_for_agent(self) -> bool:
        """Nobody thinks."""
        return False

    def _shown_to(self) -> int | None:
        if not self.over:
            return None
        if self.eyes != OPEN:
            return self.eyes
        pending = self.match.pending()
        return pending.seat if pending is not None else None

    def go(self, move: int) -> None:
        """To the position after so many moves; one step forward is shown as it happened."""
        one_on = move == self.replay.at + 1
        before = self.replay.at
        self.director.show(self.match.view(self._shown_to()))
        self.replay.go(move)
        self.match = self.controller.match = self.replay.match
        if one_on and self.replay.at > before:
            line = self.match.journal.lines[-1]
            self.story.add(line["n"], line["seat"], line["do"], self.replay.beats)
            self.director.speed = self.session.settings.ai_speed
            self.director.calm = self.session.settings.reduced_motion
            self.director.enqueue(self.replay.beats, self._shown_to())
        else:
            self.stage.close()
            self._speak(self.texts)
        self._wait = self._pause("agent") or self.design.timing("agent") / SPEEDS["fast"]
        if not self.director.busy:
            self.director.show(self.match.view(self._shown_to()))

    def look_as(self, eyes: int) -> None:
        """Through those eyes from now on."""
        self.eyes = eyes
        self.viewer = max(eyes, 0)
        self.director.show(self.match.view(self._shown_to()))

    def update(self, seconds: float) -> Transition | None:
        """What happened is shown; then the next move follows, where the game plays by itself."""
        self.time += seconds
        self.stage.update(seconds, self.view, not self.director.busy)
        self.tooltip.update(seconds, self.pointer)
        shown = self.director.busy
        self.director.update(seconds)
        self.changes.update(seconds)
        if not shown and self.playing:
            self._wait -= seconds
            if self._wait <= 0:
                self.go(self.replay.at + 1)
                self.playing = self.replay.at < self.replay.total
        return None

    def busy(self) -> bool:
        """While something moves."""
        moves = self.director.busy or self._lively or self.stage.moving
        return self.playing or moves or self.tooltip.waiting

    # -- answers -------------------------------------------------------------------------------------------
    def _pointable(self) -> list[Target]:
        """What can be looked at, and the steps above it."""
        free = {zone.prefix for zone in self.design.zones if zone.free}
        found = [target for target in super()._pointable() if target.name.partition(".")[0] in free]
        return sorted(found, key=lambda target: target.name.startswith("replay."))

    def act(self, name: str) -> Transition | None:
        """Step, jump, play, or look at something."""
        kind, _, rest = name.partition(".")
        if kind != "replay":
            return super().act(name)
        self.playing = rest == "play" and not self.playing
        here = self.replay.at
        steps = {"first": 0, "back": here - 1, "on": here + 1, "last": self.replay.total}
        if rest in steps:
            self.go(steps[rest])
        elif self.playing:
            self._wait = 0.0
            if here == self.replay.total:
                self.go(0)
        elif rest == "eyes":
            self.look_as(self.eyes + 1 if self.eyes + 1 < self.match.seats else OPEN)
        elif rest == "play_on":
            return Push(BranchScene(self.session, self.replay, self.over))
        return Pop() if rest == "leave" else None

    def key(self, key: str) -> Transition | None:
        """Space plays, Home and End jump, V changes the eyes, Escape leaves."""
        names = {"space": "play", "home": "first", "end": "last", "v": "eyes", "return": "on", "enter": "on"}
        if key == "escape":
            return None if self._cancel() else Pop()
        if key == "f1":
            return self.rules_page()
        return self.act(f"replay.{names[key]}") if key in names else None

    def arrow(self, way: str) -> bool:
        """Left and right step."""
        if way not in ("left", "right") or self.pointer.focus.startswith("replay.slider"):
            return False
        self.act("replay.on" if way == "right" else "replay.back")
        return True

    def slide(self, name: str, share: float) -> Transition | None:
        """To any move."""
        self.playing = False
        self.go(round(share * self.replay.total))
        return None

    def nudge(self, name: str, step: int) -> Transition | None:
        """One move on or back on the slider."""
        self.go(self.replay.at + step)
        return None
