"""What is shown over the table of Amino for a while: a private look, and the end of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cytosis.app.games.amino.memory import HOLD, remembered
from cytosis.engine.events import Event, Settled
from cytosis.engine.journal import REWIND, UNDO
from cytosis.games.amino import events as happened
from cytosis.ui.games.amino.cards import MINUS
from cytosis.ui.games.amino.layout import lens, timing
from cytosis.ui.games.amino.show import Show
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Push, Scene, Target, Transition
from cytosis.ui.table.overlay import Overlay
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, badge, glow, plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign
    from cytosis.ui.games.amino.show import HandOver

WIDTH, HEAD, FOOT, ROW = 1060.0, 78.0, 96.0, 94.0
BUTTON = (250.0, 58.0)
CARD = (58.0, 66.0)
POINTS, TOTAL = 134.0, 42.0
"""From the right end of a row: the middles of what the hand brought, and of all points."""
WATCHED = 3.0
"""Seconds it stays where nobody plays and somebody only watches."""


class HandOverScene(Scene):
    """A row for each seat, the leader first; any key goes on."""

    opaque = False

    def __init__(self, design: AminoDesign, over: HandOver) -> None:
        super().__init__()
        self._design = design
        self._over = over
        self._left = WATCHED
        seats = design.table.match.view(None).seats
        self._totals = [sum(seat.by_hand[: over.hand]) for seat in seats]
        before = [sum(seat.by_hand[: over.hand - 1]) for seat in seats]
        self._order = sorted(range(len(seats)), key=lambda seat: (-self._totals[seat], seat))
        earlier = sorted(range(len(seats)), key=lambda seat: (-before[seat], seat))
        self._moved = {seat: earlier.index(seat) - self._order.index(seat) for seat in self._order}

    def _box(self) -> Box:
        high = HEAD + FOOT + ROW * len(self._order)
        return 800 - WIDTH / 2, 450 - high / 2, WIDTH, high

    def _button(self) -> Box:
        x, y, width, height = self._box()
        return x + width - BUTTON[0] - 32, y + height - BUTTON[1] - 20, *BUTTON

    def targets(self) -> list[Target]:
        """One way on."""
        return [Target("button.go", self._button())]

    def act(self, name: str) -> Transition | None:
        """A click anywhere goes on."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """So does any key."""
        return Pop()

    def update(self, seconds: float) -> Transition | None:
        """Where nobody plays it goes by itself."""
        self._left -= seconds
        return Pop() if not self._design.table.people and self._left <= 0 else None

    def busy(self) -> bool:
        """Only then time matters."""
        return not self._design.table.people

    def draw(self, paint: Painter) -> None:
        """Cards, sums, points and totals."""
        texts = self._design.table.texts
        box = x, y, width, _ = self._box()
        paint.veil("veil", 150)
        plate(paint, box, "dialog", 22, 1.0)
        title = texts.t("amino.end.title", n=self._over.hand)
        paint.text(title, x + 34, y + 42, 28, "head", "heading", room=width - 230, tall=52)
        for key, right in (("amino.end.brought", POINTS), ("amino.total", TOTAL)):
            head = (x + width - 20 - right - 44, y + 36, 88, 34)
            fit.line(paint, texts.t(key), head, 15, "soft", "centre")
        for i, seat in enumerate(self._order):
            self._row(paint, seat, (x + 20, y + HEAD + i * ROW, width - 40, ROW - 8), i == 0)
        label = texts.t("amino.end.results" if self._over.last else "amino.end.next")
        Controls(paint, self.pointer).button("button.go", label, self._button(), "gold", 20)

    def _row(self, paint: Painter, seat: int, box: Box, leads: bool) -> None:
        design = self._design
        x, y, width, height = box
        middle = y + height / 2
        player = paint.theme.players[seat]
        plate(paint, box, ("#1C2756", "#182049", GLOW if leads else player.line), 14, 0.97, False)
        paint.text(str(self._order.index(seat) + 1), x + 24, middle, 22, "head", "heading", "centre", 26)
        badge(paint, seat, x + 62, middle, 38)
        moved = self._change(seat)
        name = (x + 90, y + (10 if moved else 0), 126, height * 0.5 if moved else height)
        fit.line(paint, design.table.names[seat], name, 19)
        fit.line(paint, moved, (x + 90, y + height * 0.54, 126, height * 0.34), 14, "soft", "left", "body")
        cards = self._over.rows[seat]
        for i, card in enumerate(cards):
            design.cards.mini(paint, card, (x + 224 + i * (CARD[0] + 8), y + 4, *CARD))
        scored = next(one for one in self._over.scored if one.seat == seat)
        left, room = x + 504, width - 504 - 190
        design.tally.sum(paint, scored, cards, (left, y + 8, room, height * 0.5), 19)
        told, ink = self._lesson(cards)
        below = (left, y + height * 0.54, room, height * 0.4)
        fit.line(paint, told, below, 15, ink, "left", "body")
        design.cards.value(paint, scored.points, x + width - POINTS, middle, 58)
        paint.sign("points", x + width - TOTAL, middle, 64)
        total = str(self._totals[seat]).replace("-", MINUS)
        fit.number(paint, total, x + width - TOTAL, middle, 64, 22, "on_track")

    def _change(self, seat: int) -> str:
        """How many places a seat has gained or lost; nothing is said after the first hand."""
        if self._over.hand == 1:
            return ""
        by = self._moved[seat]
        key = "amino.end.up" if by > 0 else "amino.end.down" if by < 0 else "amino.end.same"
        return self._design.table.texts.t(key, n=abs(by))

    def _lesson(self, cards: Sequence[str]) -> tuple[str, str]:
        """What the atmosphere lacked for an amino acid, and in which ink that is said."""
        design, texts = self._design, self._design.table.texts
        there = {element for card in cards for element in design.elements(card)}
        missing = [element for element in design.words.catalog.elements if element not in there]
        if not missing:
            return texts.t("amino.end.complete"), "good"
        names = design.words.listed(texts.t(f"amino.element.{element}") for element in missing)
        return texts.t("amino.end.missing", names=names), "soft"


IDLE = 8.0
"""Seconds after which a lens closes by itself."""
LEAST = 0.4
"""So many seconds a face is in sight at least: a look that was paid for is seen, however slow the machine."""


class Lens:
    """Opens when the own look is shown; the next click or key, letting go, or time closes it."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self.place = ""
        self._card = ""
        self._left = 0.0
        self._ready = False
        self._pressed = 0.0
        self._painted = False
        self._seen = 0.0
        """How long the face has really been in sight."""
        self.held = ""
        """The place that is looked at by holding it; stays until the hold has ended."""

    def note(self, event: Event) -> None:
        """A look of the person at the screen opens it; whatever else happens closes it."""
        table = self._design.table
        if not self._ready or isinstance(event, Settled):
            return
        self.close()
        look = event if isinstance(event, happened.CardLookedAt) else None
        if look is not None and look.seat == table.viewer and table.controller.human(look.seat):
            self.place, self._card, self._left = look.place, look.card, IDLE
            self._painted, self._seen = False, 0.0

    def update(self, seconds: float, still: bool) -> None:
        """It does not stay for ever; what was seen before the table was laid is not shown again."""
        self._ready = True
        if self.place and self._painted:
            self._seen += seconds
        if still:
            self._hold(seconds)
        if self.place and still and self._painted:
            self._left -= seconds
            if self._left <= 0:
                self.close()

    def _hold(self, seconds: float) -> None:
        """A card that is pressed long enough is looked at until it is let go."""
        table = self._design.table
        kind, _, place = table.pointer.held.partition(".")
        if kind != "air":
            self._let_go()
            return
        if self.held or table.pointer.drag or not self._design.can_hold(place):
            return
        self._pressed += seconds
        if self._pressed >= timing("hold") and self._design.ask_for(f"look {place}"):
            self.held = place
            table.press("confirm")

    def _let_go(self) -> None:
        """Nothing is pressed: the card is covered, once its face was in sight."""
        if self.held and self.place == self.held:
            if self._seen < LEAST:  # let go before the face was there
                return
            self.close()
        elif self.held and self._awaited:
            return
        self._pressed, self.held = 0.0, ""

    @property
    def _awaited(self) -> bool:
        """Whether the look is made and only its showing is still to come."""
        table = self._design.table
        return table.controller.writing or table.director.busy

    def close(self) -> None:
        """Cover the card again."""
        self.place = self._card = ""

    @property
    def moving(self) -> bool:
        """Its time runs, or a card is being pressed."""
        return bool(self.place) or bool(self._design.pressing)

    @property
    def box(self) -> Box:
        """Where it lies while it is open."""
        return self._design.at.beside(self.place, *lens())

    def draw(self, paint: Painter) -> None:
        """The card with its place, and for whom it is."""
        design = self._design
        if not self.place:
            return
        self._painted = True
        x, y, width, height = self.box
        glow(paint, (x, y, width, height), "#FFD75E", 16, 16, 0.3)
        plate(paint, (x, y, width, height), "tip", 16, 1.0)
        design.cards.face(paint, self._card, (x + 14, y + 12, 126, 163))
        texts, left, room = design.table.texts, x + 152, width - 164
        place = design.words.place(self.place)
        fit.block(paint, place, (left, y + 16, room, 54), 18, "head", "on_light", "left", False, 2)
        known = design.known_to(self.place, design.table.viewer)
        fit.block(paint, known, (left, y + 72, room, 50), 15, "body", "paper_soft", "left", False, 3)
        held = self.held == self.place and design.customs["look"] == HOLD
        how = texts.t("amino.look.let_go" if held else "amino.look.close")
        fit.block(paint, how, (left, y + 126, room, 50), 15, "bold", "paper", "left", False, 3)


class AminoOverlay(Overlay):
    """Hears events; never changes the game."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self.lens = Lens(design)
        self.show = Show(design)
        self._lines = 0
        self._laid = False

    @property
    def shown(self) -> str:
        """The place that is looked at; empty for none."""
        return self.lens.place

    def note(self, event: Event) -> None:
        """An event happened, in sight or not."""
        self._design.memory.hear(event)
        self.lens.note(event)
        self.show.note(event)
        if not self._laid:  # told when the table is laid: long over
            self.show.over = None

    def hear(self, event: Event) -> None:
        """An event is being shown."""
        self.show.hear(event)

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """Time passes; a move that was taken back is forgotten."""
        self._laid = True
        if self._design.table.asking.ask is not None:  # one thing at a time
            self.lens.close()
        self.lens.update(seconds, still)
        self.show.update(seconds)
        lines = self._design.table.match.journal.lines
        if len(lines) != self._lines:
            self._lines = len(lines)
            if lines and lines[-1]["do"] in (UNDO, REWIND):
                self._design.memory = remembered(self._design.table.match.journal)

    def close(self) -> None:
        """Somebody has seen enough."""
        self.lens.close()
        self.show.close()

    def lead(self) -> Transition | None:
        """A hand that has just ended is told once."""
        table, show = self._design.table, self.show
        if show.over is None or table.looking or not (show.told or not table.director.busy):
            return None
        over, show.over = show.over, None
        if not table.people and table.director.speed == "instant":
            return None
        return Push(HandOverScene(self._design, over))

    @property
    def covers(self) -> Box | None:
        """The cards that a Sunlight offers."""
        pending = self._design.view.pending
        return self._design.at.regions["hand"] if pending is not None and pending.offer else None

    @property
    def moving(self) -> bool:
        """Whether something is shown, and so changes by itself."""
        return self.lens.moving or self.show.moving

    def draw(self, paint: Painter, view: Any) -> None:
        """Over the table and under the question."""
        self.show.draw(paint)
        if view.viewer == self._design.table.viewer:
            self.lens.draw(paint)
