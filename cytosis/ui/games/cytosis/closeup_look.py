"""How a card looks from close by: the card itself at the left, what there is to know at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.games.cytosis.closeup import Note, Visit
from cytosis.app.games.cytosis.pathway import Need
from cytosis.ui.games.cytosis.closeup_event import CARD, LEAST, MOST, EventLook
from cytosis.ui.games.cytosis.poster import POSTER, Poster
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenes.ground import ground
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.shapes import dashed, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.closeup import CardScene

LEFT, WIDE = 680.0, 880.0
VIEW: Box = (LEFT - 6, 96, WIDE + 24, 694)
CLOSE: Box = (1512, 30, 48, 48)
PREVIOUS: Box = (40, 416, 52, 52)
NEXT: Box = (584, 416, 52, 52)
BUTTONS: dict[str, Box] = {
    "close": (LEFT, 806, 184, 56),
    "rules": (LEFT + 204, 806, 290, 56),
    "take": (LEFT + WIDE - 330, 806, 330, 56),
}
CAPTION: Box = (76, 800, 524, 40)
GAP, INSET, ARROW = 18.0, 22.0, 26.0
STACKED_FROM = 1.4
"""From this size of text on, panels stand below each other."""
MOST_PIECES = 4
"""More of a kind are one sign with a number."""
SIGN = 40.0


class CardLook:
    """Paints a card scene; changes nothing of it but how far it can be scrolled."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._texts = scene.words.texts
        self._poster = Poster(scene.words)
        self._events = EventLook(scene)

    def draw(self, paint: Painter) -> None:
        """The whole scene."""
        scene, on = self._scene, Controls(paint, self._scene.pointer)
        paint.layer("closeup", _dimmed)
        self._poster.paint(paint, scene.closeup, scene.subject.id, POSTER)
        self._caption(paint)
        if len(scene.group) > 1:
            on.icon_button("button.previous", "back", PREVIOUS)
            on.icon_button("button.next", "forward", NEXT)
        self._title(paint)
        on.icon_button("button.cross", "close", CLOSE)
        with paint.within((VIEW[0] - 10, VIEW[1], VIEW[2] + 10, VIEW[3])):
            end = self._panels(paint, VIEW[1] + 8 - scene.scroll.offset)
        scene.scroll.fit(end + scene.scroll.offset - VIEW[1])
        scene.scroll.draw(paint)
        self._buttons(on)

    def _caption(self, paint: Painter) -> None:
        scene = self._scene
        kind = scene.subject.target.partition(".")[0]
        where = self._texts.t(f"ui.closeup.in.{kind}", i=scene.index + 1, n=len(scene.group))
        fit.block(paint, where, CAPTION, 16, "body", "soft", "centre", True, 2)

    def _title(self, paint: Painter) -> None:
        scene = self._scene
        title, doubt = scene.closeup.title, self._texts.t("ui.closeup.doubt")
        doubts = bool(scene.closeup.doubts)
        label = paint.text_width(doubt, 14, "bold", room=300, tall=26) + 46 if doubts else 0.0
        wide = paint.text(title, LEFT, 54, 34, "head", room=WIDE - 90 - label, tall=50)
        if doubts:
            box = (LEFT + wide + 24, 39, label, 30)
            plate(paint, box, "doubt", 14, 0.9, False)
            self._mark(paint, box[0] + 16, 54, 9)
            paint.text(doubt, box[0] + 32, 54, 14, "bold", "reconstructed", room=label - 40, tall=26)

    def _buttons(self, on: Controls) -> None:
        scene = self._scene
        on.button("button.close", self._texts.t("ui.closeup.close"), BUTTONS["close"], "second", 19, "close")
        on.button("button.rules", self._texts.t("ui.closeup.rules"), BUTTONS["rules"], "second", 19, "book")
        if not scene.spot:
            return
        enabled = scene.takeable
        on.button("button.take", self.offer(), BUTTONS["take"], "gold", 20, "tick", enabled=enabled)

    def offer(self) -> str:
        """What taking it costs with the flask in hand, or what comes with it."""
        scene, words = self._scene, self._scene.words
        price, bonus = words.price(scene.spot, scene.view), words.bonus(scene.spot, scene.view)
        if scene.table.asking.verb == "grey":
            price += words.grey_price(scene.view)
        key = "ui.closeup.take" if price else "ui.closeup.take_bonus" if bonus else "ui.closeup.take_free"
        atp = {"price": words.resource("atp", price), "bonus": words.resource("atp", bonus)}
        return self._texts.t(key, **atp)

    # -- the panels ----------------------------------------------------------------------------------------
    def _panels(self, paint: Painter, top: float) -> float:
        """All of them from above to below; returns where they end."""
        close, start = self._scene.closeup, top
        why = self._scene.why_not()
        if why:
            top += self._warning(paint, why, top) + GAP
        if close.visits:
            top += self._way(paint, top) + GAP
        if close.rule and not close.visits:
            top += self._rule(paint, top) + GAP
        pictured = self._events.shown and paint.text_scale < STACKED_FROM
        top = self._event_row(paint, top) + GAP if pictured else self._pair(paint, top)
        if close.biology:
            top += self._biology(paint, top) + GAP
        room = min(VIEW[1] + VIEW[3] - top - GAP - 4, MOST)
        if pictured and self._events.place() is not None and room >= LEAST:
            self._events.board(paint, (LEFT, top, WIDE, room))
            top += room + GAP
        if close.doubts:
            top += self._doubts(paint, top)
        return max(top, start)

    def _event_row(self, paint: Painter, top: float) -> float:
        """The events of the game as small cards; returns where they end."""
        note, head = self._scene.closeup.note, self._line(paint, 21) + 6
        height = INSET * 1.5 + head + CARD[1]
        plate(paint, (LEFT, top, WIDE, height), "panel")
        title = note.title if note is not None else ""
        self._heading(paint, title, LEFT + INSET, top + INSET / 2, WIDE - 2 * INSET)
        self._events.row(paint, LEFT + INSET, top + INSET / 2 + head)
        return top + height

    def _pair(self, paint: Painter, top: float) -> float:
        """Points and stock at the left, the note at the right; below each other where text is large."""
        close = self._scene.closeup
        left, note = bool(close.points or close.stock), close.note
        both = left and note is not None
        apart = paint.text_scale >= STACKED_FROM
        each = (WIDE - GAP) / 2 if both and not apart else WIDE
        first = self._points_height(paint, each) if left else 0.0
        second = self._note_height(paint, note, each) if note is not None else 0.0
        tall = max(first, second) if both and not apart else 0.0
        if left:
            self._points(paint, (LEFT, top, each, tall or first))
            top += first + GAP if apart or not both else 0.0
        if note is not None:
            self._note(
                paint, note, (LEFT + each + GAP if both and not apart else LEFT, top, each, tall or second)
            )
            top += (tall or second) + GAP
        return top

    def _heading(
        self, paint: Painter, text: str, x: float, y: float, room: float, ink: str = "heading"
    ) -> float:
        """A panel's title; returns how far below it the rest begins."""
        pitch = self._line(paint, 21)
        paint.text(text, x, y + pitch / 2, 21, "head", ink, room=room)
        return pitch + 6

    def _line(self, paint: Painter, size: float) -> float:
        return paint.pixels(size) / paint.sheet.scale * 1.35

    # -- the way -------------------------------------------------------------------------------------------
    def _way(self, paint: Painter, top: float) -> float:
        """The steps side by side; a single one has its rule beside it."""
        close = self._scene.closeup
        count = len(close.visits)
        stacked = paint.text_scale >= STACKED_FROM
        columns = 1 if stacked else max(count, 2)
        each = (WIDE - 2 * INSET - ARROW * (columns - 1)) / columns
        head = self._line(paint, 21) + 8
        tall = max(self._visit_height(paint, visit, each) for visit in close.visits)
        alone = close.rule[0] if count == 1 and close.rule else ""
        rows = count if stacked else 1
        under = rich_height(paint, alone, each, 16) + 8 if alone and stacked else 0.0
        height = INSET + head + rows * (tall + 10) - 4 + under
        plate(paint, (LEFT, top, WIDE, height), "panel")
        self._way_head(paint, top + INSET / 2, head)
        for i, visit in enumerate(close.visits):
            x = LEFT + INSET + (0 if stacked else i * (each + ARROW))
            y = top + INSET / 2 + head + (i * (tall + 10) if stacked else 0)
            self._visit(paint, visit, i + 1, (x, y, each, tall))
            if i and not stacked:
                paint.sign("arrow", x - ARROW / 2, y + tall / 2, 20)
        if alone:
            x = LEFT + INSET + (0 if stacked else each + ARROW)
            y = top + INSET / 2 + head + (tall + 8 if stacked else 10)
            rich(paint, alone, x, y, each, 16)
        return height

    def _way_head(self, paint: Painter, y: float, height: float) -> None:
        close = self._scene.closeup
        wide = paint.text(close.heading, LEFT + INSET, y + height / 2, 21, "head", "heading")
        room = WIDE - 2 * INSET - wide - 24
        if fit.fits(paint, close.sub, room, 15):
            place = (LEFT + INSET + wide + 24, y, room, height)
            fit.line(paint, close.sub, place, 15, "soft", "left", "body")

    def _visit_height(self, paint: Painter, visit: Visit, width: float) -> float:
        return self._line(paint, 18) + SIGN + 46 + rich_height(paint, visit.about, width - 28, 15)

    def _visit(self, paint: Painter, visit: Visit, number: int, box: Box) -> None:
        x, y, width, height = box
        plate(paint, box, "well", 14, 0.95, False)
        line = self._line(paint, 18)
        middle = y + 13 + line / 2
        state = "step_done" if visit.done else "step_ready" if visit.ready else "step_open"
        disc(paint, x + 28, middle, 15, paint.theme.hex(state), "#FFFFFF", 2)
        if visit.done:
            icon(paint, "tick", x + 28, middle, 18, "on_step")
        else:
            spot = (x + 13, middle - 15, 30, 30)
            fit.line(paint, str(number), spot, 17, "on_step", "centre")
        ink = "mute" if visit.done else "text"
        fit.line(paint, visit.title, (x + 54, y + 13, width - 64, line), 18, ink)
        self._pieces(paint, visit, x + width / 2, y + 22 + line + SIGN / 2, width - 24)
        under = (x + 14, y + line + SIGN + 35, width - 28, height)
        fit.block(paint, visit.about, under, 15, "body", "soft", "centre")

    def _pieces(self, paint: Painter, visit: Visit, x: float, y: float, room: float) -> None:
        """What is given up, an arrow, what comes of it; points stand on their own sign."""
        points = dict(visit.gives).get("points", 0)
        own = SIGN + 8 if points else 0.0
        bits = self._exchange(visit, len(visit.takes) > 1)
        if paint.row_width(bits, 20, "head") > room - own:  # too many to lie side by side
            bits = self._exchange(visit, True)
        wide = fit.bits(paint, bits, x - own / 2, y, room - own, 20, "head", "text", "centre")
        if points:
            at = x - own / 2 + wide / 2 + 8 + SIGN / 2
            paint.sign("points", at, y, SIGN + 4)
            number = (at - 17, y - 18, 34, 36)
            fit.line(paint, str(points), number, 20, "#4A2C00", "centre")

    def _exchange(self, visit: Visit, counted: bool) -> list[Bit]:
        """Pieces one by one, or each kind once with its number."""
        bits: list[Bit] = [] if visit.takes and visit.gives else ["+"]
        for name, n in visit.takes:
            bits += self._signs(name, n, counted)
        if visit.takes and visit.gives:
            bits.append(("arrow", 20))
        for name, n in visit.gives:
            bits += self._signs(name, n, counted and len(visit.takes) == 1) if name != "points" else []
        return bits

    def _signs(self, name: str, n: int, counted: bool) -> list[Bit]:
        sign: Bit = (f"resource.{name}", SIGN)
        return [f" {n}", sign] if counted or n > MOST_PIECES else [sign] * n

    # -- points and stock ----------------------------------------------------------------------------------
    def _points_height(self, paint: Painter, width: float) -> float:
        close = self._scene.closeup
        tall = INSET + self._line(paint, 21) + 6
        if close.points:
            tall += 62
        if close.stock:
            tall += self._line(paint, 15) + 12 + 40
            lines = close.missing or (self._texts.t("ui.closeup.enough"),)
            tall += sum(rich_height(paint, line, width - 2 * INSET, 15) for line in lines) + 6
        return tall + 14

    def _points(self, paint: Painter, box: Box) -> None:
        x, y, width, _ = box
        close, x = self._scene.closeup, x + INSET
        inner = width - 2 * INSET
        plate(paint, box, "panel")
        y += INSET / 2
        y += self._heading(paint, self._texts.t("ui.closeup.points"), x, y, inner)
        if close.points:
            paint.sign("points", x + 28, y + 28, 58)
            number = (x + 4, y + 4, 48, 48)
            fit.line(paint, str(close.points), number, 25, "#4A2C00", "centre")
            fit.block(paint, close.earned, (x + 72, y, inner - 72, 58), 16, "bold", "text", "left", True, 2)
            y += 62
        if close.stock:
            self._rule_line(paint, x, y + 4, inner)
            self._stock(paint, x, y + 10, inner)

    def _stock(self, paint: Painter, x: float, y: float, width: float) -> None:
        close, line = self._scene.closeup, self._line(paint, 15)
        paint.text(self._texts.t("ui.closeup.stock"), x, y + line / 2, 15, "body", "soft", room=width)
        y += line
        each = width / max(len(close.stock), 3)
        for i, need in enumerate(close.stock):
            self._need(paint, need, x + i * each, y + 22, each - 6)
        y += 44
        lines = close.missing or (self._texts.t("ui.closeup.enough"),)
        for text in lines:
            y += rich(paint, text, x, y, width, 15, "bad" if close.missing else "good")

    def _need(self, paint: Painter, need: Need, x: float, y: float, room: float) -> None:
        paint.sign(f"resource.{need.resource}", x + 17, y, 32)
        enough = not need.missing
        wide = paint.text(f"{need.have} / {need.need}", x + 40, y, 18, "head", room=room - 64, tall=38)
        icon(paint, "tick" if enough else "close", x + 54 + wide, y, 18, "good" if enough else "bad")

    def _rule_line(self, paint: Painter, x: float, y: float, width: float) -> None:
        body = f'<rect width="{width:g}" height="1.5" fill="{paint.theme.hex("mute")}" fill-opacity="0.5"/>'
        paint.vector(body, (x, y, width, 2))

    # -- the note ------------------------------------------------------------------------------------------
    def _note_height(self, paint: Painter, note: Note, width: float) -> float:
        inner = width - 2 * INSET
        tall = INSET + self._line(paint, 21) + 6
        tall += sum(rich_height(paint, line, inner, 16) + 6 for line in note.lines)
        if note.standing:
            tall += self._line(paint, 15) + 14 + 42 * self._standing_rows(paint, note, inner)
        return tall + 12

    def _standing_rows(self, paint: Painter, note: Note, width: float) -> int:
        each = self._standing_width(paint, note)
        return -(-len(note.standing) // max(int(width // each), 1))

    def _standing_width(self, paint: Painter, note: Note) -> float:
        return max(paint.text_width(text, 17, "head") for _, text in note.standing) + 52

    def _note(self, paint: Painter, note: Note, box: Box) -> None:
        x, y, width, _ = box
        plate(paint, box, "panel")
        x, y, inner = x + INSET, y + INSET / 2, width - 2 * INSET
        y += self._heading(paint, note.title, x, y, inner)
        for line in note.lines:
            y += rich(paint, line, x, y, inner, 16) + 6
        if not note.standing:
            return
        self._rule_line(paint, x, y + 3, inner)
        line_height = self._line(paint, 15)
        paint.text(note.now, x, y + 10 + line_height / 2, 15, "body", "soft", room=inner)
        y += line_height + 12
        each = self._standing_width(paint, note)
        across = max(int(inner // each), 1)
        for i, (seat, text) in enumerate(note.standing):
            left, middle = x + (i % across) * each, y + 20 + (i // across) * 42
            paint.sign(f"disk.{paint.theme.players[seat].id}", left + 15, middle, 30)
            own = seat == self._scene.view.viewer
            paint.text(text, left + 37, middle, 17, "head", "heading" if own else "text", tall=40)

    # -- rule, biology, doubts -----------------------------------------------------------------------------
    def _rule(self, paint: Painter, top: float) -> float:
        close, inner = self._scene.closeup, WIDE - 2 * INSET
        head = 0.0 if close.visits else self._line(paint, 21) + 6
        height = INSET + head + sum(rich_height(paint, text, inner, 17) + 6 for text in close.rule)
        plate(paint, (LEFT, top, WIDE, height), "panel")
        y = top + INSET / 2
        if head:
            y += self._heading(paint, close.heading, LEFT + INSET, y, inner)
        for text in close.rule:
            y += rich(paint, text, LEFT + INSET, y, inner, 17) + 6
        return height

    def _biology(self, paint: Painter, top: float) -> float:
        text, inner = self._scene.closeup.biology, WIDE - 2 * INSET
        height = INSET + self._line(paint, 21) + rich_height(paint, text, inner, 16) + 8
        plate(paint, (LEFT, top, WIDE, height), "biology", 18, 0.96)
        y = top + INSET / 2
        pitch = self._line(paint, 21)
        icon(paint, "book", LEFT + INSET + 12, y + pitch / 2, 24, "good")
        y += self._heading(paint, self._texts.t("rule.biology"), LEFT + INSET + 34, y, inner - 34, "good")
        rich(paint, text, LEFT + INSET, y - 4, inner, 16)
        return height

    def _warning(self, paint: Painter, text: str, top: float) -> float:
        height = rich_height(paint, text, WIDE - 84, 16) + 22
        plate(paint, (LEFT, top, WIDE, height), "complaint", 14, 0.95, False)
        icon(paint, "warning", LEFT + 32, top + height / 2, 24, "bad")
        rich(paint, text, LEFT + 62, top + 11, WIDE - 84, 16)
        return height

    def _doubts(self, paint: Painter, top: float) -> float:
        doubts, room = self._scene.closeup.doubts, WIDE - 84
        height = sum(rich_height(paint, text, room, 15) for text in doubts) + 16
        dashed(paint, (LEFT, top, WIDE, height), paint.theme.hex("reconstructed"), 12)
        self._mark(paint, LEFT + 30, top + height / 2, 13)
        y = top + 8
        for text in doubts:
            y += rich(paint, text, LEFT + 58, y, room, 15)
        return height

    def _mark(self, paint: Painter, x: float, y: float, radius: float) -> None:
        """The R of a reconstructed value."""
        colour = paint.theme.hex("reconstructed")
        disc(paint, x, y, radius, colour, colour, 1)
        paint.text("R", x, y, radius * 1.35, "head", "on_light", "centre", tall=radius * 2)


def _dimmed(paint: Painter) -> None:
    """The ground of other scenes, darker, so that the card is the brightest thing."""
    ground(paint)
    paint.veil("veil", 90)
