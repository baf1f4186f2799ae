"""The zones every table has: the log, the buttons, the question, hints and drawers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.design import Info, Subject, Zone
from cytosis.ui.table.log import LogLine, LogPainter, digest_box, inner, log_boxes
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, mark, plate

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

GAP = 6.0
"""Between two panels of the side."""
LABELS = {"undo": "ui.undo", "hint": "ui.hint", "rules": "ui.rules", "menu": "ui.menu"}


class LogZone(Zone):
    """What was told so far; a line of an opponent explains itself."""

    prefix: ClassVar[str] = "log"
    free: ClassVar[bool] = True

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._painter = LogPainter()

    @property
    def _region(self) -> Box:
        return self.table.layout.regions["log"]

    def _lines(self) -> list[tuple[int, LogLine, Box]]:
        return log_boxes(self.table.log(), inner(self._region), self.table.scale)

    def targets(self) -> list[Target]:
        """The panel, its lines, and what was missed."""
        found = [Target("log.panel", self._region)]
        found += [Target(f"log.{number}", box) for number, _, box in self._lines()]
        if self.table.missed():
            found.append(Target("log.digest", digest_box(self._region)))
        return found

    def act(self, rest: str) -> Transition | None:
        """A move of an opponent is explained; anything else opens the whole log, or what was missed of it."""
        if rest == "digest":
            return self.table.tell_missed()
        if not rest.isdigit() or not self.table.explain(int(rest)):
            self.table.open("log")
        return None

    def info(self, rest: str) -> Info | None:
        """That a click would explain it."""
        table = self.table
        line = self._pointed(rest)
        if line is None or table.reason is not None:
            return None
        told = (f"{line.name} {line.text}",) if line.deed is not None or line.acts else ()
        if not table.explains(line):
            return Info("", told) if told else None
        return Info(table.texts.t("ui.why.title", name=line.name), (*told, table.texts.t("ui.why.click")))

    def _pointed(self, rest: str) -> LogLine | None:
        """The line of that number; in the drawer it may tell a whole turn."""
        lines = self.table.log()
        if not rest.isdigit() or int(rest) >= len(lines):
            return None
        line = lines[int(rest)]
        return (
            dict(self.table.design.turns(lines)).get(int(rest), line) if self.table.opened == "log" else line
        )

    def page(self, rest: str) -> str:
        """What happens in a turn."""
        return "topic.turn"

    def lying(self, paint: Painter) -> None:
        """The panel."""
        self._painter.panel(paint, self.table.texts.t("ui.log"), self._region)

    def still(self, paint: Painter) -> None:
        """The lines; the one pointed at shows its place on the board."""
        table = self.table
        kind, _, rest = table.pointed.partition(".")
        number = int(rest) if kind == "log" and rest.isdigit() else -1
        if table.missed():
            box = digest_box(self._region)
            Controls(paint, table.pointer).button("log.digest", "", box, "second", 14)
            fit.line(paint, table.texts.t("ui.digest.open"), box, 14, "text", "centre")
        lines = table.log()
        self._painter.lines(paint, self._lines(), len(lines) - 1, number)
        spot = lines[number].spot if 0 <= number < len(lines) else ""
        if spot in table.layout.spots:
            x, y = centre(table.layout.spots[spot])
            mark(paint, x, y, 44, GLOW, 1.0)


class ButtonZone(Zone):
    """What to do now, and the buttons of the side."""

    prefix: ClassVar[str] = "button"
    stays: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The buttons."""
        table = self.table
        return [
            Target(f"button.{name}", box, table.enabled(name)) for name, box in table.layout.buttons.items()
        ]

    def info(self, rest: str) -> Info | None:
        """What undo and hint do, and why they cannot."""
        texts = self.table.texts
        if rest == "undo":
            why = self.table.undoing.barrier(self.table.viewer)
            if why and not self.table.enabled("undo"):
                return Info(texts.t("ui.undo"), (why,))
            return Info(texts.t("ui.undo"), (texts.t("ui.info.undo"),))
        return Info(texts.t("ui.hint"), (texts.t("ui.info.hint"),)) if rest == "hint" else None

    def page(self, rest: str) -> str:
        """What happens in a turn."""
        return "topic.turn" if rest in ("undo", "confirm") else ""

    def still(self, paint: Painter) -> None:
        """Prompt and buttons."""
        table, parts = self.table, Controls(paint, self.table.pointer)
        x, y, width, _ = box = table.layout.regions["actions"]
        paint.panel(box)
        pending = table.turn
        top = table.layout.buttons["undo"][1]
        said = (x + 46, y + 3, width - 56, top - y - 6)
        saying = table.design.saying() if table.director.busy else None
        if saying is not None or pending is not None:
            seat, (text, ink) = (saying[0], (saying[1], "heading")) if saying else self._asked(pending)
            said = self._grown(paint, text, said)
            table.design.token(paint, seat, x + 25, y + (top - y) / 2)
            fit.block(paint, text, said, 15, "bold", ink, "left", True, 99)
        labels = {
            name: (table.texts.t(LABELS[name]), (x + 6, y, width - 12, height))
            for name, (x, y, width, height) in table.layout.buttons.items()
            if name != "confirm"
        }
        size = fit.common(paint, labels.values(), 16, "head", 1)
        for name, (label, room) in labels.items():
            enabled = table.enabled(name)
            parts.button(f"button.{name}", "", table.layout.buttons[name], "second", 16, enabled=enabled)
            ink = "text" if enabled else "disabled"
            fit.line(paint, label, room, size, ink, "centre")
        self._confirm(paint, parts)

    def _grown(self, paint: Painter, text: str, room: Box) -> Box:
        """Room for the prompt; with what is too long for it the whole panel grows upwards, over the log."""
        x, y, width, height = room
        size, rows = fit.fitting(paint, text, room, 15, "bold")
        more = fit.height(paint, size) * len(rows) - height
        if more <= 1:
            return room
        left, top, wide, tall = self.table.layout.regions["actions"]
        top, tall = top - more - 4, tall + more + 4
        band = f'<rect width="{wide + 4}" height="{GAP + 14}" fill="{paint.theme.hex("track")}"/>'
        paint.vector(band, (left - 2, top - GAP, wide + 4, GAP + 14))  # where the log ends now
        plate(paint, (left, top, wide, tall), "panel", 14, 1.0, False)
        return x, y - more - 2, width, height + more

    def _asked(self, pending: Any) -> tuple[int, tuple[str, str]]:
        """Who has to do something, and what is said of it."""
        return pending.seat, self._prompt(pending)

    def _prompt(self, pending: Any) -> tuple[str, str]:
        """What to do now, why something did not work, or what the hint says."""
        table = self.table
        if table.message:
            return table.message, "bad"
        if table.hint.thinking:
            return table.texts.t("ui.hint.thinking"), "heading"
        name = table.names[pending.seat]
        if not table.controller.human(pending.seat):
            return table.texts.t("ui.watch.paused" if table.paused else "ui.thinking", name=name), "soft"
        what = table.design.prompt() or table.teller.board.asked(pending.kind)
        return table.texts.t("ui.turn", name=name, what=what), "text"

    def _confirm(self, paint: Painter, parts: Controls) -> None:
        table, box = self.table, self.table.layout.buttons["confirm"]
        done = table.asking.done
        if table.director.waiting:
            parts.button("button.confirm", table.texts.t("ui.go_on"), box, "gold", 18)
            return
        if table.waits_for_agent:
            parts.button("button.confirm", table.texts.t("ui.move_now"), box, "second", 18)
            return
        kind, ink = ("gold", "gold") if done is not None else ("second", "disabled")
        if table.refused:
            kind, ink = "second", "text"  # Enter reads what was refused, it does not end the turn
        if done is not None and table.asking.own_button(table.layout, table.scale):
            kind, ink = "second", "text"  # the question has the button; here it says what Enter does
        parts.button("button.confirm", "", box, kind, 18, enabled=table.asking.ready)
        room = (box[0] + 12, box[1] + 3, box[2] - 24, box[3] - 6)
        most = 17.0 if done is not None else fit.capped(paint, 17)
        label = self._label(paint, room, most)
        fit.block(paint, label, room, most, "head", ink, "centre", True, 3)

    def _label(self, paint: Painter, room: Box, most: float) -> str:
        """What the button says; where a move is too long for it, that stands in its question."""
        label = self.confirm_label()
        size, rows = fit.fitting(paint, label, room, most, "head", 3)
        long = len(rows) > 3 or len(rows) * fit.height(paint, size) > room[3] + 1
        return self.table.texts.t("ui.ask.confirm") if long and self.table.asking.done is not None else label

    def confirm_label(self) -> str:
        """The move that is left, with all that it costs."""
        table, done = self.table, self.table.asking.done
        if done is None:
            return table.texts.t("ui.ask.n" if table.asking.stepping else "ui.confirm")
        asked = table.asking.own_button(table.layout, table.scale)
        key = "ui.confirm.enter" if asked else "ui.confirm.move"
        if len(table.asking.legal) == 1:  # nothing else could be done
            key = "ui.confirm.only"
        return table.texts.t(key, move=table.teller.moves.alone(str(done), table.view))


class HintZone(Zone):
    """The panel of hints."""

    prefix: ClassVar[str] = "hint"

    def targets(self) -> list[Target]:
        """The moves, and the cross."""
        return self.table.hints.targets()

    def act(self, rest: str) -> None:
        """A move is opened to be confirmed."""
        self.table.hints.act(rest)

    def still(self, paint: Painter) -> None:
        """The panel, and a number on the spot of each move."""
        self.table.hints.paint(paint)


class AskZone(Zone):
    """The panel of a question with its answers; it lies above all other zones."""

    prefix: ClassVar[str] = "ask"
    ringed: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The whole panel: its answers and cards too."""
        return self.table.asking.targets(self.table.layout, self.table.scale)

    def act(self, rest: str) -> Transition | None:
        """Confirm, cancel, the next page, or another number."""
        asking = self.table.asking
        if rest in ("ok", "slide"):
            return self.table.press("confirm")
        if rest == "cancel":
            asking.cancel()
        elif rest == "more":
            asking.next_page()
        elif rest == "all":
            asking.slide(1.0)
        elif rest in ("less", "plus"):
            asking.step(1 if rest == "plus" else -1)
        return None

    def wheel(self, steps: int) -> bool:
        """Another number, where one is asked for."""
        self.table.asking.step(steps)
        return self.table.asking.stepping


class OptionZone(Zone):
    """The answers of a question."""

    prefix: ClassVar[str] = "option"
    leads: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def act(self, rest: str) -> None:
        """That one."""
        self.table.asking.pick(int(rest), self.table.layout, self.table.scale)


class CardZone(Zone):
    """The cards of a question."""

    prefix: ClassVar[str] = "card"
    leads: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def act(self, rest: str) -> None:
        """That one, or not that one any more."""
        self.table.asking.pick_card(int(rest))

    def info(self, rest: str) -> Info | None:
        """What the game says of the card."""
        cards = self.closer(rest)
        return self.table.design.card_info(cards[int(rest)].id.partition(".")[2]) if cards else None

    def closer(self, rest: str) -> list[Subject]:
        """All cards of the question."""
        asking = self.table.asking
        if asking.ask is None or asking.ask.style != "cards":
            return []
        return [Subject(f"card.{card}", f"card.{i}") for i, card in enumerate(asking.shown())]


class DrawerZone(Zone):
    """What is open over the board."""

    prefix: ClassVar[str] = "drawer"
    free: ClassVar[bool] = True
    ringed: ClassVar[bool] = True

    def moment(self) -> int:
        """Whose moves the log tells."""
        return self.table.design.drawers.seat

    def act(self, rest: str) -> None:
        """Close it, leaf through it, or choose whose moves it tells."""
        if rest == "close":
            self.table.opened = ""
        elif rest.startswith("seat."):
            self.table.design.drawers.seat, self.table.back = int(rest[5:]), 0
        else:
            self.table.scroll(8 if rest == "older" else -8)
