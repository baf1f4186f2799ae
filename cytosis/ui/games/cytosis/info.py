"""What pointing at something tells: small notes beside it, or a card enlarged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.table.ask_place import free_place
from cytosis.ui.widgets.shapes import plate

WIDE = 300.0
CARD = (300.0, 470.0)
ROOM: Box = (6, 6, WIDTH - 12, HEIGHT - 12)


@dataclass(frozen=True)
class Info:
    """A note: a title, sentences, rows of signs; or the name of a card to enlarge."""

    title: str = ""
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[str, tuple[Bit, ...]], ...] = ()
    bad: bool = False
    card: str = ""
    power: str = ""


class InfoTexts:
    """Notes about what lies on the table."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t: Texts = words.texts
        self._goals = {goal.id: goal for goal in words.catalog.goals}

    def goal(self, view: View, number: int) -> Info:
        """A goal, how it scores and who marked it."""
        goal, seats = list(view.goals.items())[number]
        card, scoring = self._goals[goal], self._w.catalog.scoring
        key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
        marked = self._w.listed(map(self._w.seat, seats)) if seats else self._t.t("ui.info.nobody")
        about = self._t.t("ui.info.goal", first=scoring.first_marker, most=scoring.markers_per_goal)
        per = self._t.t(key, points=card.per_card, n=card.per)
        return Info(self._w.goal(goal), (per, about, self._t.t("ui.info.marked", names=marked)))

    def event(self, view: View) -> Info:
        """The active event with its whole effect."""
        if view.active_event is None:
            return Info(self._t.t("ui.event.none"))
        effect = self._t.t(f"effect.{view.active_event}")
        past = [self._t.t(f"event.{event}") for event in view.past_events]
        lines = [effect[:1].upper() + effect[1:] + "."]
        if past:
            lines.append(self._t.t("ui.info.past", events=", ".join(past)))
        return Info(self._t.t(f"event.{view.active_event}"), tuple(lines))

    def seat(self, view: View, seat: int) -> Info:
        """What is public of a seat, in words."""
        shown = view.seats[seat]
        lines = [
            self._t.t("ui.info.stock", what=self._w.amounts(shown.stock)),
            self._t.t("ui.info.left", flasks=shown.flasks, disks=shown.disks, cards=shown.hand_count),
        ]
        if shown.completed:
            names = ", ".join(self._t.t(f"card.{card}") for card in shown.completed)
            lines.append(self._t.t("ui.info.completed", cards=names))
        if shown.known:
            names = ", ".join(self._t.t(f"card.{card}") for card in shown.known)
            lines.append(self._t.t("ui.info.known", cards=names))
        if "antibodies" in shown.more:
            lines.append(self._t.t("ui.info.antibodies", what=self._w.antibodies(shown.more["antibodies"])))
        lines.append(self._t.t("ui.info.open"))
        health = self._t.n("word.health", shown.health)
        return Info(f"{self._w.seat(seat)}: {health}", tuple(lines))

    def pile(self, view: View, name: str) -> Info:
        """Draw or discard pile."""
        count = view.deck if name == "deck" else len(view.discard)
        return Info(self._t.t(f"ui.{name}"), (self._t.n(f"ui.info.{name}", count),))

    def vesicle(self, view: View, place: str) -> Info | None:
        """A disk and its load."""
        area, _, number = place.partition(".")
        vesicle = view.vesicles[area][int(number) - 1]
        if vesicle is None:
            return None
        load = self._w.amounts(vesicle.load)
        return Info(self._t.t("ui.info.vesicle", name=self._w.seat(vesicle.seat)), (load,))


class InfoLook:
    """Paints notes beside what they speak of."""

    def __init__(self, words: Words, cards: CardPainter) -> None:
        self._words = words
        self._cards = cards

    def paint(
        self, paint: Painter, info: Info, beside: Box, above: bool = False, avoid: Sequence[Box] = ()
    ) -> None:
        """The note, where it covers neither its subject nor the window's edge; ``above`` where that fits.

        ``avoid`` is what should stay in sight as far as possible.
        """
        if info.card:
            self._cards.whole(
                paint, info.card, free_place(beside, *self._card(paint, info.card), above, avoid, ROOM)
            )
        elif info.power:
            self._cards.power(paint, info.power, free_place(beside, 260, 300, above, avoid, ROOM))
        else:
            self._note(paint, info, beside, above, avoid)

    def card_at(self, paint: Painter, card: str, corner: tuple[float, float]) -> None:
        """A card enlarged at a fixed place."""
        self._cards.whole(paint, card, (*corner, *self._card(paint, card)))

    def _card(self, paint: Painter, card: str) -> tuple[float, float]:
        """The size of an enlarged card: as high as its rule needs."""
        return CARD[0], self._cards.whole_height(paint, card, *CARD)

    def _note(self, paint: Painter, info: Info, beside: Box, above: bool, avoid: Sequence[Box]) -> None:
        k, size = min(max(paint.text_scale, 1), 1.5), 14.5
        inner = self._inner(paint, info, WIDE * k - 28)
        tall = 9.0
        parts: list[tuple[str, float, str, str, float]] = []
        if info.title:
            rows = fit.wrapped(paint, info.title, 16, "head", inner)
            parts.append((info.title, 16, "head", "heading", fit.height(paint, 16) * len(rows)))
        for text in info.lines:
            rows = fit.wrapped(paint, text, size, "body", inner)
            ink = "bad" if info.bad else "text"
            parts.append((text, size, "body", ink, fit.height(paint, size) * len(rows)))
        pitch = 28 * k
        tall += sum(part[4] + 4 for part in parts) + len(info.rows) * pitch + 5
        box = free_place(beside, inner + 28, tall, above, avoid, ROOM)
        plate(paint, box, "note", 12, 0.98, True, 1.8)
        x, y = box[0] + 14, box[1] + 8
        for text, size, face, ink, high in parts:
            fit.block(paint, text, (x, y, inner + 1, high + 2), size, face, ink)
            y += high + 4
        for label, bits in info.rows:
            wide = paint.text(label, x, y + pitch / 2, 14, "bold", "soft", room=inner * 0.4)
            fit.bits(paint, list(bits), x + wide + 8, y + pitch / 2, inner - wide - 8, 15.5)
            y += pitch

    def _inner(self, paint: Painter, info: Info, most: float) -> float:
        """As wide as its longest line, up to a limit."""
        wide = [paint.text_width(info.title, 16, "head"), 60.0]
        wide += [paint.text_width(line, 14.5) for line in info.lines]
        wide += [
            paint.text_width(label, 14, "bold") + 10 + paint.row_width(list(bits), 15.5)
            for label, bits in info.rows
        ]
        return min(max(wide) + 2, most)
