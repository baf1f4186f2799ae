"""Ivy's mat as a picture: the map with its four edges, the growth track, the action card, cards as lines."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.games.cellulose.ivy.facts import IvyFacts
from cytosis.ui.games.cellulose import rival_signs, signs
from cytosis.ui.games.cellulose.cards import PAD, ROW
from cytosis.ui.games.cellulose.rival import Place, Turn
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette
from cytosis.ui.widgets.shapes import icon

PICTURE = (8.0, 41.0, 50.0, 44.0)
"""Where the picture of a card lies in its row form."""
CELLS = 5
EDGE = 21.0
"""How broad an edge of the map is."""
HEAD, FOOT = 24.0, 28.0
"""Of an action card."""
NARROW = 3.0
"""A space of the track that is not so many times as wide as high has two lines."""
EDGES = {"growth": "grow.either", "enzyme": "kind.enzyme", "psv": "kind.psv", "central_vacuole": "pour"}
"""The sign of each strategy."""


class MatPainter:
    """Paints what lies on her mat, at any size."""

    def __init__(self, words: Words, facts: IvyFacts) -> None:
        self._w = words
        self._t = words.texts
        self._facts = facts
        self.texts = IvyTexts(words, facts)
        self._look: dict[str, str] = palette("cellulose")["ivy"]

    def colour(self, strategy: str) -> str:
        """The colour of a strategy's edge."""
        return self._look[strategy]

    # -- map -----------------------------------------------------------------------------------------------
    def place(self, at: Place, box: Box) -> tuple[float, float]:
        """The middle of a place on the map."""
        x, y, width, height = box
        far = self._facts.figure("edge")
        return x + (at[0] + far + 0.5) * width / CELLS, y + (far - at[1] + 0.5) * height / CELLS

    def edges(self, box: Box) -> dict[str, Box]:
        """The four edges around a map, by strategy."""
        x, y, width, height = box
        broad = EDGE * width / 140
        by_way = {
            (0, 1): (x, y - broad - 2, width, broad),
            (0, -1): (x, y + height + 2, width, broad),
            (1, 0): (x + width + 2, y, broad, height),
            (-1, 0): (x - broad - 2, y, broad, height),
        }
        return {one.id: by_way[one.way] for one in self._facts.strategies}

    def map(self, paint: Painter, box: Box, way: Sequence[Place], own: Sequence[str]) -> None:
        """Places, edges, and the way so far; strategies she has stand in gold."""
        x, y, width, height = box
        for strategy, edge in self.edges(box).items():
            self._edge(paint, strategy, edge, strategy in own, width / 140)
        q, r, far = width / CELLS, height / CELLS, self._facts.figure("edge")
        cells = "".join(
            f'<rect x="{i * q + 1.2:.1f}" y="{j * r + 1.2:.1f}" width="{q - 2.4:.1f}" height="{r - 2.4:.1f}" '
            f'rx="5" fill="{self._cell(i - far, far - j)}"/>'
            for i in range(CELLS)
            for j in range(CELLS)
        )
        points = " ".join(f"{a - x:.1f},{b - y:.1f}" for a, b in (self.place(at, box) for at in way))
        dots = f'stroke-width="{4 * q / 28:.1f}" stroke-dasharray="1 7" stroke-linecap="round"'
        trail = f'<polyline points="{points}" fill="none" stroke="{self._look["way"]}" {dots}/>'
        middle = f'<circle cx="{width / 2}" cy="{height / 2}" r="5" fill="{self._look["start"]}"/>'
        ground = f'<rect width="{width}" height="{height}" rx="7" fill="{self._look["ground"]}"/>'
        paint.vector(ground + cells + middle + (trail if len(way) > 1 else ""), box)

    def _cell(self, right: int, up: int) -> str:
        """Tinted at the edges, like the strategy there."""
        far = self._facts.figure("edge")
        for one in self._facts.strategies:
            if one.way[1] and up == far * one.way[1]:
                return self._look[f"{one.id}_pale"]
        for one in self._facts.strategies:
            if one.way[0] and right == far * one.way[0]:
                return self._look[f"{one.id}_pale"]
        return self._look["cell"]

    def _edge(self, paint: Painter, strategy: str, box: Box, own: bool, k: float) -> None:
        x, y, width, height = box
        light = f'stroke="{self._look["gold"]}" stroke-width="2.4"' if own else ""
        body = f'<rect x="1.2" y="1.2" width="{width - 2.4:.1f}" height="{height - 2.4:.1f}" rx="6" '
        paint.vector(f'{body} fill="{self._look[strategy]}" {light}/>', box)
        sign, size = f"cellulose.{EDGES[strategy]}", 18 * k
        if height > width:
            for part in (0.2, 0.5, 0.8):
                paint.sign(sign, x + width / 2, y + height * part, size)
            return
        paint.sign(sign, x + 15 * k, y + height / 2, size)
        name = (x + 27 * k, y, width - 32 * k, height)
        fit.line(paint, self._t.t(f"ivy.edge.{strategy}"), name, 14 * k, "#FFFFFF", "centre")

    # -- growth track --------------------------------------------------------------------------------------
    def steps(self, box: Box) -> list[Box]:
        """The spaces of the growth track, from the bottom."""
        x, y, width, height = box
        count = len(self._facts.track)
        tall = (height - 4 * (count - 1)) / count
        return [(x, y + height - (i + 1) * tall - i * 4, width, tall) for i in range(count)]

    def track(self, paint: Painter, box: Box, grown: int) -> None:
        """What each space gives once in gold, and each morning in white."""
        for i, (space, one) in enumerate(zip(self._facts.track, self.steps(box), strict=True)):
            x, y, width, height = one
            now, k = i == grown - 1, height / 34.8
            fill = self._look["grown" if i < grown else "ungrown"]
            edge = self._look["gold"] if now else self._look["rim"]
            body = (
                f'<rect x=".9" y=".9" width="{width - 1.8:.1f}" height="{height - 1.8:.1f}" '
                f'rx="{10 * k:.1f}" fill="{fill}" stroke="{edge}" stroke-width="{2.6 if now else 1.6}"/>'
            )
            paint.vector(body, one)
            once, daily = rival_signs.once(space), rival_signs.daily(space)
            if width < height * NARROW and once:
                self._twice(paint, once, daily, one, now)
                continue
            k = min(k, 1.0) if width < height * NARROW else k
            left, middle = x + (17 if now else 5) * k, y + height / 2
            if once:
                wide = signs.width(paint, once, 16 * k, 15 * k, 1, 0.1) + 7 * k
                paint.panel((left, middle - 11 * k, wide, 22 * k), "pill", 9 * k)
                signs.row(paint, once, left + 4 * k, middle, 16 * k, 15 * k, "on_gold", "cost", 1, 0.1)
                left += wide + 2
            if daily:
                room = (left, y, x + width - 4 * k - left, height)
                signs.fitted(paint, daily, room, 17 * k, 15 * k, "#FFFFFF", "cost", "right", 1, 0.1)
            elif not once:
                start = (left, y, width - (left - x) - 8 * k, height)
                text = self._t.t("ivy.track.start")
                fit.line(paint, text, start, 15 * k, "#FFFFFF", "right")

    def _twice(
        self, paint: Painter, once: list[signs.Sign], daily: list[signs.Sign], box: Box, now: bool
    ) -> None:
        """A narrow space: what it gives once above what it brings each morning."""
        x, y, width, height = box
        left, half = x + (19 if now else 6), height / 2
        room = x + width - 6 - left
        wide = min(signs.width(paint, once, 19, 16, 1, 0.1) + 9, room)
        paint.panel((left, y + 4, wide, half - 5), "pill", 9)
        signs.fitted(
            paint, once, (left + 4, y + 4, wide - 8, half - 5), 19, 16, "on_gold", "cost", "left", 1, 0.1
        )
        if daily:
            paint.sign("cellulose.sunrise", left + 8, y + half * 1.5 - 1, 15)
            morning = (left + 19, y + half, room - 19, half - 3)
            signs.fitted(paint, daily, morning, 20, 16, "#FFFFFF", "cost", "left", 1, 0.1)

    # -- action card ---------------------------------------------------------------------------------------
    def bars(self, count: int, box: Box) -> list[Box]:
        """Where the bars of an action card are."""
        x, y, width, height = box
        k = min(width, height) / 132
        pitch = min(26 * k, (height - (HEAD + FOOT + 4) * k) / max(count, 1))
        return [
            (x + 5 * k, y + (HEAD + 4) * k + i * pitch, width - 10 * k, pitch - 2 * k) for i in range(count)
        ]

    def bars_of(self, card: str, box: Box) -> list[Box]:
        """The same for that card."""
        return self.bars(len(next(one for one in self._facts.actions if one.id == card).bars), box)

    def action(self, paint: Painter, turn: Turn | None, deck: int, box: Box) -> None:
        """The card that lies open: crosses and ticks as far as its bars were tried."""
        x, y, width, height = box
        k = min(width, height) / 132
        self._sheet(paint, box, k, turn is not None)
        title = (x + 8 * k, y + k, width - 54 * k, (HEAD - 2) * k)
        fit.line(paint, self._t.t("ivy.action.title"), title, 15 * k, "#FFFFFF")
        paint.sign("cellulose.draw", x + width - 38 * k, y + HEAD * k / 2, 18 * k)
        count = (x + width - 28 * k, y, 24 * k, HEAD * k)
        fit.line(paint, str(deck), count, 15 * k, "#FFFFFF", "left", "bold")
        if turn is None:
            room = (x + 8 * k, y + (HEAD + 6) * k, width - 16 * k, height - (HEAD + 12) * k)
            fit.block(paint, self._t.t("ivy.action.none"), room, 14 * k, "body", "soft", "centre", True, 4)
            return
        facts = next(one for one in self._facts.actions if one.id == turn.card)
        for i, (bar, one) in enumerate(zip(facts.bars, self.bars_of(turn.card, box), strict=True)):
            tried = i < len(turn.bars)
            self._bar(paint, rival_signs.bar(bar, self._facts), one, tried, tried and turn.bars[i] is None, k)
        foot = (x + 8 * k, y + height - FOOT * k, width - 16 * k, FOOT * k)
        self._plays(paint, rival_signs.plays(facts), foot, k)

    def turning(self, paint: Painter, part: float, box: Box) -> None:
        """A card that is turned over, so far."""
        x, y, width, height = box
        wide = max(abs(math.cos(part * math.pi)), 0.06) * width
        k = min(width, height) / 132
        back = part < 0.5
        body = (
            f'<rect width="{wide:.0f}" height="{height}" rx="{min(11 * k, wide / 2):.1f}" '
            f'fill="{self._look["head" if back else "paper"]}"/>'
        )
        paint.vector(body, (x + (width - wide) / 2, y, wide, height))
        if back and wide > width / 2:
            paint.sign("cellulose.sprig", x + width / 2, y + height / 2, height * 0.5, 120)

    def _sheet(self, paint: Painter, box: Box, k: float, open_: bool) -> None:
        _, _, w, h = box
        r, head = 11 * k, HEAD * k
        fill = self._look["paper"] if open_ else self._look["ground"]
        body = (
            f'<rect y="3" width="{w}" height="{h}" rx="{r:.1f}" fill="#06140F" fill-opacity=".4"/>'
            f'<rect width="{w}" height="{h}" rx="{r:.1f}" fill="{fill}"/>'
            f'<path d="M0 {r:.1f}Q0 0 {r:.1f} 0H{w - r:.1f}Q{w} 0 {w} {r:.1f}V{head:.1f}H0Z" '
            f'fill="{self._look["head"]}"/>'
        )
        paint.vector(body, box, 4)

    def _bar(self, paint: Painter, shown: list[str], box: Box, tried: bool, does: bool, k: float) -> None:
        x, y, w, h = box
        state = "done" if does else "failed" if tried else "open"
        fill, edge = self._look[f"bar_{state}"], self._look[f"bar_{state}_edge"]
        body = (
            f'<rect x=".7" y=".7" width="{w - 1.4:.1f}" height="{h - 1.4:.1f}" rx="{6 * k:.1f}" '
            f'fill="{fill}" stroke="{edge}" stroke-width="1.4"/>'
        )
        paint.vector(body, box)
        room = (x + 5 * k, y, w - 24 * k, h)
        signs.fitted(paint, shown, room, min(19 * k, h - 2), 15 * k, "paper", "cost", "left", 1, 0.1)
        if tried:
            name, ink = ("tick", self._look["tick"]) if does else ("close", self._look["cross"])
            icon(paint, name, x + w - 11 * k, y + h / 2, 18 * k, ink)

    def _plays(self, paint: Painter, shown: list[str], box: Box, k: float) -> None:
        """Which cards may be played afterwards."""
        x, y, w, h = box
        if not shown:
            return
        rule = f'<path d="M0 1H{w:.1f}" stroke="{self._look["bar_failed_edge"]}" stroke-width="1.2"/>'
        paint.vector(rule, (x, y, w, 2))
        text = self._t.t("ivy.action.play")
        most = w * 0.42
        wide = min(paint.text_width(text, 15 * k, "bold", most, h), most)
        paint.text(text, x + 2, y + h / 2, 15 * k, "bold", "paper_soft", "left", most, tall=h)
        room = (x + wide + 8 * k, y + 1, w - wide - 10 * k, h - 2)
        signs.fitted(paint, shown, room, 20 * k, 15 * k, "paper", "cost", "left", 1, 0.1)

    # -- cards as lines ------------------------------------------------------------------------------------
    def tag_size(self, paint: Painter, cards: Sequence[str], boxes: Sequence[Box]) -> float:
        """One size for the names of several cards, as far as they have room for one."""
        names = [(self._w.face(card), box) for card, box in zip(cards, boxes, strict=True)]
        fitting = [
            (name, (x, y, w - 35, h))
            for name, (x, y, w, h) in names
            if fit.fits(paint, name, w - 35, 14, "bold")
        ]
        return fit.common(paint, fitting, 14, "bold", 1)

    def tag(self, paint: Painter, card: str, kind: str, box: Box, size: float = 14) -> None:
        """A card as one line: its kind and its name; where that has no room, what it shows."""
        x, y, w, h = box
        if not fit.fits(paint, self._w.face(card), w - 35, 14, "bold"):
            self._mini(paint, card, kind, box)
            return
        tint = palette("cellulose")["families"][kind]
        body = (
            f'<rect x=".8" y=".8" width="{w - 1.6:.1f}" height="{h - 1.6:.1f}" rx="8" '
            f'fill="{self._look["paper"]}" stroke="{tint}" stroke-width="1.8"/>'
            f'<path d="M8 .8H27V{h - 0.8:.1f}H8Q.8 {h - 0.8:.1f} .8 {h - 8:.1f}V8Q.8 .8 8 .8Z" '
            f'fill="{tint}"/>'
        )
        paint.vector(body, box)
        paint.sign(f"cellulose.kind.{kind}", x + 14, y + h / 2, min(21.0, h - 4))
        room = (x + 31, y, w - 35, h)
        fit.line(paint, self._w.face(card), room, size, "paper", "left", "bold")

    def _mini(self, paint: Painter, card: str, kind: str, box: Box) -> None:
        """The picture on a card, cut out of it."""
        x, y, w, h = box
        k = (h - 4) / PICTURE[3]
        wide = min(w, PICTURE[2] * k + 4)
        tint = palette("cellulose")["families"][kind]
        frame = (
            f'<rect x=".8" y=".8" width="{wide - 1.6:.1f}" height="{h - 1.6:.1f}" rx="6" '
            f'fill="none" stroke="{tint}" stroke-width="1.8"/>'
        )
        with paint.within((x + 2, y + 2, wide - 4, h - 4)):
            left, top = x + 2 - (PICTURE[0] + PAD) * k, y + 2 - (PICTURE[1] + PAD) * k
            paint.picture(
                f"cellulose.row.{card}", (left, top, (ROW[0] + 2 * PAD) * k, (ROW[1] + 2 * PAD) * k)
            )
        paint.vector(frame, box)
