"""A virus attack as a scene over the board: the virus, and each seat's answer as it is rolled."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.engine.events import Event
from cytosis.games.cytosis.events import RoundStarted
from cytosis.games.cytosis.expansions import events as happened
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.changes import signed
from cytosis.ui.widgets.shapes import dashed, plate

DECISIONS = ("attack_antibodies", "antibodies", "gain", "lose")
ROLLING = 0.7
"""Seconds the dice tumble."""
STAYS = 1.8
"""Seconds the result stays in sight when nobody has to decide any more."""
DUMMY = -1

BOARD: Box = (198, 8, 1056, 566)
LANES: Box = (652, 120, 590, 436)
SCALE: Box = (214, 492, 424, 66)
"""Below the virus: what each rank brings."""
NOTHING = "\u2013"
PICKER: Box = (210, 150, 430, 0)
"""Beside the lanes, over the virus: where decisions of the attack are asked."""


@dataclass
class Lane:
    """One seat's answer to the virus."""

    dice: tuple[int, ...]
    antibodies: int
    age: float = math.inf  # seconds since it was rolled in sight

    @property
    def response(self) -> int:
        """Dice and antibodies together."""
        return sum(self.dice) + self.antibodies


@dataclass
class Attack:
    """What is known of an attack so far."""

    strain: str
    buyer: int
    lanes: dict[int, Lane] = field(default_factory=dict)
    ranking: tuple[int, ...] = ()
    rest: float = 0.0  # seconds since nobody has to decide any more


class AttackStage:
    """Follows an attack through its events, or from a view where a game is opened in the middle of one."""

    def __init__(self, words: Words, seats: int) -> None:
        self._words = words
        self._seats = seats
        self.attack: Attack | None = None
        self._rolled: dict[int, int] = {}
        self._view: Any = None

    def note(self, event: Event) -> None:
        """An event happened, in sight or not: antibodies count as they were when the dice were rolled."""
        if isinstance(event, happened.VirusAttacked):
            self._rolled = {}
        elif isinstance(event, happened.DiceRolled):
            self._rolled[event.seat] = event.antibodies

    def hear(self, event: Event) -> None:
        """An event of the game is being shown."""
        if isinstance(event, happened.VirusAttacked):
            self.attack = Attack(event.strain, event.buyer)
        elif self.attack is not None and isinstance(event, happened.DiceRolled):
            self.attack.lanes[event.seat] = Lane(event.dice, event.antibodies, 0.0)
        elif self.attack is not None and isinstance(event, happened.AttackRanked):
            self.attack.ranking = event.ranking
        elif isinstance(event, RoundStarted):
            self.attack = None

    def follow(self, view: Any, still: bool) -> None:
        """Take the present of the game once nothing moves: an attack under way, or none any more."""
        self._view, pending = view, view.pending
        if pending is not None and pending.kind in DECISIONS:
            told = self._begun(view, pending.more)
            if self.attack is None or self.attack.strain != told.strain or not self.attack.ranking:
                self.attack = told
            self.attack.rest = 0.0
        elif self.attack is not None and still and self.attack.rest >= STAYS:
            self.attack = None

    def _begun(self, view: Any, more: Mapping[str, Any]) -> Attack:
        """The attack as the pending decision tells it."""
        strain = more["strain"]
        buyer = more["buyer"]
        attack = Attack(strain, DUMMY if buyer is None else buyer)
        for i, dice in enumerate(more["rolls"]):
            seat = i if i < self._seats else DUMMY
            attack.lanes[seat] = Lane(tuple(dice), self._counted(view, seat, strain))
        attack.ranking = tuple(seat if isinstance(seat, int) else DUMMY for seat in more["ranking"])
        return attack

    def _counted(self, view: Any, seat: int, strain: str) -> int:
        """The antibodies that counted; those of now in a game that begins in the middle of an attack."""
        if seat in self._rolled:
            return self._rolled[seat]
        holder = view.as_dict()["dummy"] if seat == DUMMY else view.seats[seat].more
        return int(holder["antibodies"][strain])

    def update(self, seconds: float) -> None:
        """Dice tumble, and the result fades once it has been seen."""
        if self.attack is not None:
            self.attack.rest += seconds
            for lane in self.attack.lanes.values():
                lane.age += seconds

    def close(self) -> None:
        """Somebody has seen enough."""
        self.attack = None

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return self.attack is not None

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter, time: float) -> None:
        """Cover the board with the attack."""
        attack = self.attack
        if attack is None:
            return
        texts = self._words.texts
        strain = texts.t(f"strain.{attack.strain}")
        paint.panel(BOARD, "attack", 26, "#B48CF0")
        sway = 5 * math.sin(time * 1.7)
        paint.sign(f"virus.{attack.strain}", 428, 318 + sway, 330)
        paint.text(texts.t("ui.attack.title", strain=strain), 652, 56, 34, "head", "heading", room=590)
        if attack.buyer >= 0:
            cause = texts.t("ui.attack.card", name=self._words.seat(attack.buyer))
        else:
            cause = texts.t("ui.attack.event")
        paint.text(cause, 652, 94, 17, "body", "soft", room=590)
        self._scale(paint, len(self._order(attack)))
        self._draw_lanes(paint, attack)

    def _draw_lanes(self, paint: Painter, attack: Attack) -> None:
        order = self._order(attack)
        x, top, width, height = LANES
        pitch = min(height / len(order), 92)
        for i, seat in enumerate(order):
            self._draw_lane(paint, attack, seat, (x, top + i * pitch, width, pitch - 8))

    def _order(self, attack: Attack) -> list[int]:
        """From best to worst once that is known, else by seat."""
        if attack.ranking:
            return list(attack.ranking)
        seats = list(range(self._seats))
        return [*seats, DUMMY] if self._seats == 2 else seats

    def _scale(self, paint: Painter, count: int) -> None:
        """Below the virus what each rank brings."""
        x, y, width, height = SCALE
        each = width / count
        for i in range(count):
            box = (x + i * each + 3, y, each - 6, height)
            plate(paint, box, ("#2A1B5C", "#1E1347", "#7A5FD0"), 12, 0.95, False)
            rank = (box[0], y + 4, box[2], height * 0.4)
            fit.line(paint, f"{i + 1}.", rank, 15, "soft", "centre")
            row, ink = self._told(i)[:1], self._reward(i)[1]
            fit.bits(
                paint, row, box[0] + box[2] / 2, y + height * 0.68, box[2] - 8, 18, ink=ink, align="centre"
            )

    def _draw_lane(self, paint: Painter, attack: Attack, seat: int, box: Box) -> None:
        x, y, width, height = box
        middle = y + height / 2
        best = bool(attack.ranking) and attack.ranking[0] == seat
        paint.panel(box, "seat" if best else "well", 14, "#FFD75E" if best else "")
        disk = paint.theme.players[seat].id if seat >= 0 else "grey"
        if attack.ranking:
            rank = str(attack.ranking.index(seat) + 1)
            paint.text(rank, x + 20, middle, 20, "head", "heading", "centre", 24, tall=height - 8)
        paint.sign(f"disk.{disk}", x + 54, middle, min(height - 14, 42))
        paint.text(self._words.seat(seat), x + 82, middle, 20, "head", room=116, tall=height - 8)
        lane = attack.lanes.get(seat)
        if lane is None:
            self._draw_coming(paint, attack.strain, seat, (x + 196, y, 300, height))
            return
        self._draw_answer(paint, attack.strain, lane, (x + 196, y, 300, height))
        if attack.ranking:
            place = attack.ranking.index(seat)
            row, ink = self._told(place), self._reward(place)[1]
            fit.bits(paint, row, x + width - 14, middle, 88, 19, ink=ink, align="right")

    def _draw_coming(self, paint: Painter, strain: str, seat: int, box: Box) -> None:
        """Before they roll: so many dice, and the antibodies that will count."""
        if self._view is None or seat < 0:
            return
        x, y, _, height = box
        shown, middle, size = self._view.seats[seat], y + height / 2, min(height - 22, 42)
        for i in range(self._words.virus.dice(shown.health)):
            left = x + 24 + i * (size + 8) - size / 2
            dashed(paint, (left, middle - size / 2, size, size), "#B48CF0", 9, 0.8)
        self._antibodies(paint, strain, int(shown.more["antibodies"][strain]), box)

    def _antibodies(self, paint: Painter, strain: str, count: int, box: Box) -> float:
        """How many of them count; returns where they begin."""
        x, y, _, height = box
        size = min(height - 22, 42)
        left = x + 24 + 3 * (size + 8)
        paint.row([("antibody." + strain, size * 0.8), f"+{count}"], left - 14, y + height / 2, 19)
        return left

    def _draw_answer(self, paint: Painter, strain: str, lane: Lane, box: Box) -> None:
        x, y, _, height = box
        middle, size = y + height / 2, min(height - 22, 42)
        for i, face in enumerate(lane.dice):
            shown, lift = face, 0.0
            if lane.age < ROLLING:
                shown = (int(lane.age * 14) + 2 * i) % 6 + 1
                lift = 10 * abs(math.sin((lane.age / ROLLING * 3 + i * 0.3) * math.pi))
            paint.sign(f"die.{shown}", x + 24 + i * (size + 8), middle - lift, size)
        left = self._antibodies(paint, strain, lane.antibodies, box)
        if lane.age >= ROLLING:
            size = min(height - 10, 54)
            paint.sign("points", left + 84, middle, size)
            fit.number(paint, f"{lane.response}", left + 84, middle, size, 21, "gold")

    def _reward(self, place: int) -> tuple[int, str]:
        """What a rank brings, and in which ink that is said."""
        rewards = self._words.virus.rewards
        reward = rewards[place] if place < len(rewards) else 0
        return reward, "good" if reward > 0 else "bad" if reward < 0 else "mute"

    def _told(self, place: int) -> list[Bit]:
        """The same in signs: so many of what one may choose, or lost."""
        reward, _ = self._reward(place)
        if not reward:
            return [NOTHING]
        kinds = [f"resource.{name}" for name in self._words.virus.reward_kinds] if reward > 0 else ["health"]
        return [signed(reward), *((kind, 17.0) for kind in kinds)]
