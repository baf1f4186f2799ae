"""The seats of a set-up as cards: name, colour and symbol, person or opponent, level and style of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.ai import registry
from cytosis.app.play.players import LOOKS, made_up_name
from cytosis.app.play.setup import Seat
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Target
from cytosis.ui.scenes.new_game_rules import values_of
from cytosis.ui.widgets.choices import segment, segment_targets
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import badge, dashed, disc, glow, icon, mix, plate, ring

if TYPE_CHECKING:
    from cytosis.ui.scenes.new_game import NewGameScene

LEFT, TOP, HEIGHT = 40.0, 104.0, 362.0
ALL, GAP = 1520.0, 20.0
WIDEST = 288.0
"""A card is not wider, however few can play."""
NARROW = 250.0
"""On a card that is not wider everything stands closer."""
LEVELS_IN_ROW = 3
LOOK = 40.0


def level_rows(names: Sequence[str]) -> list[list[str]]:
    """The levels in rows that are about equally long."""
    rows = -(-len(names) // LEVELS_IN_ROW)
    each = -(-len(names) // rows)
    return [list(names[i : i + each]) for i in range(0, len(names), each)]


class Places:
    """Where everything of the cards is, for a game that so many can play."""

    def __init__(self, most: int) -> None:
        self._wide = min(WIDEST, (ALL + GAP) / most - GAP)

    def seat(self, index: int) -> Box:
        """The card of a seat."""
        return (LEFT + index * (self._wide + GAP), TOP, self._wide, HEIGHT)

    def name(self, index: int) -> Box:
        """Where its name is written."""
        x, y, width, _ = self.seat(index)
        left = 94 if width > NARROW else 80
        return (x + left, y + 44, width - left - (18 if width > NARROW else 12), 42)

    def remove(self, index: int) -> Box:
        """The cross in its corner."""
        x, y, width, _ = self.seat(index)
        return (x + width - 44, y + 9, 30, 30)

    def look(self, index: int, look: int) -> Box:
        """One of the colours to choose from."""
        x, y, width, _ = self.seat(index)
        each = (width - 36) / LOOKS
        side = min(LOOK, each)
        return (x + 18 + look * each + (each - side) / 2, y + 100 + (LOOK - side) / 2, side, side)

    def kind(self, index: int) -> Box:
        """Human or computer."""
        x, y, width, _ = self.seat(index)
        return (x + 18, y + 152, width - 36, 42)

    def levels(self, index: int) -> list[Box]:
        """The rows of levels."""
        x, y, width, _ = self.seat(index)
        return [(x + 18, y + 199 + row * 38, width - 36, 35) for row in range(2)]

    def style(self, index: int) -> Box:
        """The list of characters."""
        x, y, width, _ = self.seat(index)
        return (x + 18, y + 275, width - 36, 36)

    def strength(self, index: int) -> Box:
        """How strong a rival is."""
        x, y, width, _ = self.seat(index)
        return (x + 18, y + 146, width - 36, 42)

    def own(self, index: int, row: int) -> Box:
        """A switch of a person."""
        x, y, width, _ = self.seat(index)
        return (x + width - 18 - 60, y + 210 + row * 48, 60, 32)

    def said(self, index: int, row: int) -> Box:
        """The same with the words before it."""
        x, y, wide, height = self.own(index, row)
        left = self.seat(index)[0] + 18
        return (left, y - 4, x + wide - left, height + 8)


def seat_targets(scene: NewGameScene, index: int, seat: Seat) -> list[Target]:
    """What can be pointed at on the card of a seat, but for a list that is open."""
    found = [Target(f"field.name.{index}", scene.at.name(index))]
    if index >= scene.setup.sizes[0]:
        found.append(Target(f"button.remove.{index}", scene.at.remove(index)))
    found += [Target(f"look.{index}.{one}", scene.at.look(index, one)) for one in range(LOOKS)]
    found += segment_targets(f"kind.{index}", ("human", "computer"), scene.at.kind(index))
    if seat.human:
        found += [
            Target(f"own.{index}.{key}", scene.at.said(index, row))
            for row, key in enumerate(scene.own_keys())
        ]
    else:
        for row, box in zip(level_rows(registry.levels()), scene.at.levels(index), strict=False):
            found += segment_targets(f"level.{index}", row, box)
    return [*found, *(t for t in style_targets(scene, False) if t.name == f"character.{index}")]


def style_targets(scene: NewGameScene, opened: bool) -> list[Target]:
    """The lists of characters that are open, or the closed ones."""
    values = [name for name, _ in scene.styles()]
    if not values:
        return []
    return [
        target
        for index, seat in enumerate(scene.setup.seats)
        if not seat.human and scene.drops[index].open == opened
        for target in scene.drops[index].targets(values, scene.at.style(index))
    ]


class SeatCards:
    """Paints them."""

    def __init__(self, scene: NewGameScene, paint: Painter, on: Controls) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.texts
        self._on = on
        self._at = scene.at

    def draw(self) -> None:
        """All but the lists that are open."""
        seats, free = self._scene.setup.seats, self._scene.free
        for index, seat in enumerate(seats):
            self._seat(index, seat)
        if self._scene.rival:
            self._rival(len(seats))
        for index in range(free, self._scene.setup.sizes[-1]):
            self._free(index, index == free)

    def draw_opened(self) -> None:
        """The open list, over everything else."""
        for index, seat in enumerate(self._scene.setup.seats):
            if not seat.human and self._scene.drops[index].open:
                self._style(index, seat)

    def _seat(self, index: int, seat: Seat) -> None:
        paint, texts = self._paint, self._texts
        x, y, width, _ = box = self._at.seat(index)
        player = paint.theme.players[index]
        top, bottom = (
            mix(colour, player.line, part) for colour, part in (("#22315F", 0.34), ("#172249", 0.2))
        )
        plate(paint, box, (top, bottom, mix("#50689F", player.line, 0.6)), 18)
        scenery(self._scene.setup.game).piece(
            paint, index, x + (52 if width > NARROW else 44), y + 53, 82 if width > NARROW else 76
        )
        left = self._at.name(index)[0] + 3
        paint.text(texts.t("ui.seat", n=index + 1), left, y + 26, 15.5, "body", "text", room=130, tall=30)
        if index >= self._scene.setup.sizes[0]:
            self._on.bare(f"button.remove.{index}", "close", self._at.remove(index))
        placeholder = made_up_name(index, seat.human)
        self._on.field(f"field.name.{index}", self._scene.names[index], self._at.name(index), placeholder)
        self._looks(index)
        kinds = [("human", texts.t("ui.human")), ("computer", texts.t("ui.computer"))]
        segment(self._on, f"kind.{index}", kinds, "human" if seat.human else "computer", self._at.kind(index))
        if seat.human:
            self._own(index)
            covered = self._scene.humans > 1 and self._scene.own(index, "curtain")
            about = texts.t("ui.human.many" if covered else "ui.human.one")
            note = (x + 20, y + 314, width - 36, 44)
            fit.block(paint, about, note, 14.5, "body", "soft", "left", True, 2)
            return
        self._levels(index, seat)
        if not self._scene.drops[index].open:
            self._style(index, seat)
        about = self._about(seat.agent)
        note = (x + 20, y + 314, width - 36, 44)
        fit.block(paint, about, note, 14.5, "body", "soft", "left", True, 2)

    def _own(self, index: int) -> None:
        """What a person wants for themselves; the same switches are in the settings."""
        paint, scene = self._paint, self._scene
        for row, key in enumerate(scene.own_keys()):
            box = self._at.own(index, row)
            left = self._at.seat(index)[0] + 20
            label = self._texts.t(f"ui.settings.{key}")
            room = box[0] - left - 10
            paint.text(label, left, box[1] + box[3] / 2, 16.5, "body", "text", room=room, tall=44)
            self._on.toggle(f"own.{index}.{key}", scene.own(index, key), box)

    def _looks(self, index: int) -> None:
        """All colours with their symbols; those of other seats are faded, and swapped when taken."""
        own = self._scene.looks[index]
        plain = self._paint.seated(tuple(range(LOOKS)))
        for look in range(LOOKS):
            box = self._at.look(index, look)
            x, y = centre(box)
            name = f"look.{index}.{look}"
            side = box[2] / LOOK
            if look == own:
                glow(
                    self._paint, (x - 17 * side, y - 17 * side, 34 * side, 34 * side), "#FFE08A", 17 * side, 8
                )
                disc(self._paint, x, y, 20 * side, "#FFE08A", "#FFE08A", 1)
            taken = look != own and look in self._scene.looks
            hot = self._on.state(name) in ("hover", "pressed")
            badge(plain, look, x, y, (36 if look == own or hot else 32) * side, taken and not hot)
            self._on.ring(name, box, 20 * side)

    def _levels(self, index: int, seat: Seat) -> None:
        level = seat.agent.partition(":")[0]
        for row, box in zip(level_rows(registry.levels()), self._at.levels(index), strict=False):
            options = [(name, self._level(name)) for name in row]
            segment(self._on, f"level.{index}", options, level, box, 15)

    def _level(self, agent: str) -> str:
        key = f"ui.agent.{agent}"
        return self._texts.t(key) if self._texts.has(key) else agent

    def _style(self, index: int, seat: Seat) -> None:
        styles = self._scene.styles()
        if not styles:
            return
        chosen = seat.agent.partition(":")[2] or styles[0][0]
        self._scene.drops[index].draw(self._on, styles, chosen, self._at.style(index))

    def _about(self, agent: str) -> str:
        """What makes this opponent: its character, or the level."""
        level, _, style = agent.partition(":")
        key = f"ui.character.{style}.about" if style else f"ui.agent.{level}.about"
        return self._texts.t(key) if self._texts.has(key) else ""

    # -- whom the rules play -------------------------------------------------------------------------------
    def _rival(self, index: int) -> None:
        """The card of the rival of somebody alone."""
        paint, texts, scene = self._paint, self._texts, self._scene
        x, y, width, _ = box = self._at.seat(index)
        own = scenery(scene.setup.game)
        plate(paint, box, ("#3F6E4A", "#1C3B3A", own.tint), 18)
        own.rival_sign(paint, x + 52, y + 53, 80)
        about = texts.t("ui.rival.about")
        paint.text(about, x + 97, y + 28, 15, "body", "text", room=width - 112, tall=30)
        name = scene.teller.rival(own.rival)
        wide = paint.text(name, x + 97, y + 62, 26, "head", room=width - 210, tall=40)
        label = texts.t("ui.rival.automatic")
        chip = (x + 97 + wide + 14, y + 48, paint.text_width(label, 14, "bold", 90, 22) + 22, 28)
        plate(paint, chip, ("#163A36", "#12302E", "#7CCB62"), 13, 0.95, False)
        paint.text(label, chip[0] + chip[2] / 2, y + 62, 14, "bold", "#D7F5B8", "centre", 90, tall=22)
        paint.text(texts.t("ui.rival.level"), x + 20, y + 122, 18, "head", room=width - 40, tall=34)
        option, told = scene.strength, scene.teller
        if option is not None:
            values = [(value, told.option(option.id, value)) for value in values_of(option)]
            segment(
                self._on, option.id, values, str(scene.setup.options[option.id]), self._at.strength(index)
            )
        switch = self._at.own(index, 0)
        label = texts.t("ui.rival.explain")
        room = switch[0] - x - 30
        paint.text(label, x + 20, switch[1] + 16, 16.5, "body", "text", room=room, tall=44)
        self._on.toggle("rival.explain", scene.session.settings.explain_rival, switch)
        lines = told.option_about(option.id) if option is not None else ""
        lines = f"{lines} {texts.t('ui.rival.leaves')}"
        paint.lines(lines, (x + 20, y + 258, width - 40, 92), 15.5, "body", "#D5EBD2", 1.3)

    def _free(self, index: int, next_one: bool) -> None:
        paint = self._paint
        x, y, width, _ = box = self._at.seat(index)
        hot = next_one and self._on.state("button.add") in ("hover", "pressed")
        dashed(paint, box, "#C9D8FF" if hot else "#8FA5DE", 18, 1.0 if next_one else 0.35)
        middle, seat = x + width / 2, index - bool(self._scene.rival)
        look, plain = self._scene.setup.looks_of(seat + 1)[seat], paint.seated(tuple(range(LOOKS)))
        if not next_one:
            badge(plain, look, middle, y + 176, 34, True)
            return
        disc(paint, middle, y + 128, 40, "#4A63A8" if hot else "#2F4480", "#B9C9F5")
        icon(paint, "plus", middle, y + 128, 34)
        paint.text(
            self._texts.t("ui.add_seat"), middle, y + 200, 20, "head", "text", "centre", width - 30, tall=36
        )
        sizes = self._scene.setup.sizes
        about = self._texts.t("ui.add_seat.about", fewest=sizes[0], most=sizes[-1])
        paint.text(about, middle, y + 234, 15.5, "body", "soft", "centre", width - 30, tall=28)
        badge(plain, look, middle, y + 280, 34)
        if self._on.focused("button.add"):
            ring(paint, box, 18)
