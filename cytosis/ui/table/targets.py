"""Everything on the table that can be pointed at, and what pointing at it tells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.drawer import Drawers, cards_of, drawer_lines
from cytosis.ui.games.cytosis.info import Info, InfoTexts
from cytosis.ui.games.cytosis.panels import PanelPainter
from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.scene import Target
from cytosis.ui.table.ask import cards_shown
from cytosis.ui.table.card import Subject
from cytosis.ui.table.log import LogLine, digest_box, inner, log_boxes
from cytosis.ui.table.options import cost_bits, gain_bits

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState

GRIP = 6
"""A spot is caught so far beside it."""
NEAR = 160.0
"""So far from a spot a disk may be let go and still be meant for it."""


class TableTargets:
    """Names and boxes from what is shown now; later ones lie above earlier ones."""

    def __init__(self, scene: TableState) -> None:
        self._scene = scene
        self.infos = InfoTexts(scene.words)
        self.cards = CardPainter(scene.words)
        self.panels = PanelPainter(scene.words.catalog, scene.texts)
        self.drawers = Drawers(scene.words, self.cards, self.panels, self.infos)

    # -- boxes ---------------------------------------------------------------------------------------------
    def all(self) -> list[Target]:
        """Everything."""
        scene, layout = self._scene, self._scene.layout
        if scene.opened:
            inside = self.drawers.targets(scene.opened, scene.view, scene.scale)
            if scene.opened == "log":
                told = drawer_lines(scene.log(), scene.back, scene.scale)
                inside += [Target(f"log.{number}", box) for number, _, box in told]
            return [*self._buttons(), *self._seats(), *inside]
        regions = layout.regions
        found = [Target("event.card", regions["event"])]
        found += [Target(f"goal.{i}", box) for i, box in enumerate(layout.goals)]
        found += [Target(f"pile.{name}", regions[name]) for name in ("deck", "discard")]
        found += self._seats()
        found += [Target("log.panel", regions["log"])]
        found += [Target(f"log.{number}", box) for number, _, box in self.log()]
        if scene.missed():
            found.append(Target("log.digest", digest_box(regions["log"])))
        found += self._buttons()
        found += [Target(f"row.{i}", box) for i, box in enumerate(layout.row) if scene.view.row[i]]
        found += self._vesicles()
        found += [Target(f"hand.{i}", box) for i, box in enumerate(scene.hand_boxes())]
        found += self._spots()
        found += scene.hints.targets()
        return [*found, *scene.asking.targets(layout, scene.scale)]

    def _seats(self) -> list[Target]:
        scene, layout = self._scene, self._scene.layout
        found = [Target(f"seat.{seat}", box) for seat, box in enumerate(layout.seats)]
        for seat in range(len(layout.seats)):
            strip = layout.folded and seat != layout.own
            if scene.view.seats[seat].more.get("epigenetic") and not strip:
                found.append(Target(f"power.{seat}", layout.power(seat)))
        return found

    def _spots(self) -> list[Target]:
        scene, layout = self._scene, self._scene.layout
        found = [
            Target(f"spot.{name}", grown(box, GRIP))
            for name, box in layout.spots.items()
            if not name.startswith("grey.")
        ]
        if scene.choosing_spot():
            found.append(Target("flask.own", layout.regions["flask"], draggable=True))
            found.append(Target("flask.grey", layout.regions["grey"], draggable=True))
            if scene.asking.aside():
                found.append(Target("aside.flask", layout.regions["exhaust"]))
            if scene.asking.powers():
                found.append(Target("aside.power", layout.regions["power"]))
        else:
            found.append(Target("flask.grey", layout.regions["grey"], False))
        return found

    def _vesicles(self) -> list[Target]:
        scene = self._scene
        return [
            Target(
                f"place.{area}.{i}",
                scene.layout.places[f"{area}.{i}"],
                draggable=scene.choosing_spot() and scene.asking.carries(f"{area}.{i}"),
            )
            for area, places in scene.view.vesicles.items()
            for i, vesicle in enumerate(places, 1)
            if vesicle is not None
        ]

    def spot_near(self, place: str) -> str:
        """The spot that was meant by letting the disk of a place go beside it; empty where there is none."""
        scene = self._scene
        spots = [spot for spot in scene.legal_spots() if scene.asking.takes(spot, place)]
        far = {spot: math.dist(scene.pointer.at, centre(scene.layout.spots[spot])) for spot in spots}
        nearest = min(far, key=far.__getitem__, default="")
        return nearest if nearest and far[nearest] < NEAR else ""

    def _buttons(self) -> list[Target]:
        scene = self._scene
        return [
            Target(f"button.{name}", box, scene.enabled(name)) for name, box in scene.layout.buttons.items()
        ]

    def log(self) -> list[tuple[int, LogLine, Box]]:
        """The lines of the log in sight."""
        scene = self._scene
        lines = scene.log()
        return log_boxes(lines, inner(scene.layout.regions["log"]), scene.scale)

    # -- notes ---------------------------------------------------------------------------------------------
    def card(self, name: str) -> str:
        """The card that a target shows; empty for other targets."""
        scene = self._scene
        kind, _, rest = name.partition(".")
        if kind == "hand" and rest.isdigit() and int(rest) < len(scene.hand()):
            return scene.hand()[int(rest)]
        if kind == "row" and rest.isdigit():
            return str(scene.view.row[int(rest)] or "")
        if kind == "shown":
            cards = cards_of(scene.opened, scene.view)
            return cards[int(rest)] if int(rest) < len(cards) else ""
        return ""

    def group(self, name: str) -> list[Subject]:
        """What lies together with a target and can be enlarged like it; empty for what cannot."""
        scene = self._scene
        kind, view = name.partition(".")[0], scene.view
        if kind == "hand":
            return _cards("hand", scene.hand())
        if kind == "row":
            return _cards("row", view.row)
        if kind == "shown":
            return _cards("shown", cards_of(scene.opened, view))
        if kind == "card" and scene.asking.ask is not None and scene.asking.ask.style == "cards":
            return _cards("card", cards_shown(view))
        if kind == "goal":
            return [Subject(f"goal.{goal}", f"goal.{i}") for i, goal in enumerate(view.goals)]
        if kind == "event" and view.active_event is not None:
            past = [event for event in reversed(view.past_events) if event != view.active_event]
            events = [Subject(f"event.{event}", f"event.{i}") for i, event in enumerate(dict.fromkeys(past))]
            return [Subject(f"event.{view.active_event}", "event.card"), *events]
        if kind == "power":
            powers = ((seat, shown.more.get("epigenetic")) for seat, shown in enumerate(view.seats))
            return [Subject(f"power.{power}", f"power.{seat}") for seat, power in powers if power]
        return []

    def info(self, name: str) -> Info | None:
        """What pointing at a target tells."""
        card = self.card(name)
        if card:
            return Info(card=card)
        kind, _, rest = name.partition(".")
        told = getattr(self, f"_{kind}_info", None)
        info: Info | None = told(rest) if told is not None else None
        return info

    def _spot_info(self, spot: str) -> Info | None:
        """What the flask in hand would do there, or why it cannot."""
        scene = self._scene
        title = scene.texts.t(f"spot.{spot}")
        if not scene.choosing_spot():
            return Info(title)
        moves = scene.asking.at(spot)
        if not moves:
            return Info(title, (scene.asking.why_not(spot),), bad=True)
        effect = scene.asking.effect_of(moves)
        if effect is None:
            return Info(title, (scene.texts.n("ui.info.ways", len(moves)),))
        rows: list[tuple[str, tuple[Bit, ...]]] = []
        if cost := cost_bits(effect):
            rows.append((scene.texts.t("ui.ask.cost"), tuple(cost)))
        if gain := gain_bits(effect, scene.words):
            rows.append((scene.texts.t("ui.ask.gain"), tuple(gain)))
        final = (scene.texts.t("ui.info.final"),) if effect.final else ()
        return Info(title, final, tuple(rows))

    def _log_info(self, rest: str) -> Info | None:
        lines = self._scene.log()
        line = lines[int(rest)] if rest.isdigit() and int(rest) < len(lines) else None
        if line is None or self._scene.reason is not None or not self._scene.explains(line):
            return None
        return Info(
            self._scene.texts.t("ui.why.title", name=line.name), (self._scene.texts.t("ui.why.click"),)
        )

    def _goal_info(self, rest: str) -> Info:
        return self.infos.goal(self._scene.view, int(rest))

    def _event_info(self, rest: str) -> Info:
        return self.infos.event(self._scene.view)

    def _pile_info(self, rest: str) -> Info:
        return self.infos.pile(self._scene.view, rest)

    def _seat_info(self, rest: str) -> Info | None:
        return None if self._scene.opened else self.infos.seat(self._scene.view, int(rest))

    def _power_info(self, rest: str) -> Info:
        return Info(power=str(self._scene.view.seats[int(rest)].more["epigenetic"]))

    def _place_info(self, rest: str) -> Info | None:
        return self.infos.vesicle(self._scene.view, rest)

    def _flask_info(self, rest: str) -> Info | None:
        scene = self._scene
        if rest == "own":
            return Info(scene.texts.t("ui.info.flask"), (scene.texts.t("ui.info.flask.about"),))
        lines = [scene.texts.t("ui.info.grey", price=scene.words.grey_price(scene.view))]
        why = scene.asking.why_no_grey() if scene.choosing_spot() else ""
        return Info(scene.texts.t("ui.grey"), (*lines, why) if why else tuple(lines), bad=bool(why))

    def _aside_info(self, rest: str) -> Info:
        if rest == "power":
            return self._power_info(str(self._scene.viewer))
        return Info(self.aside_label(), (self._scene.texts.t("ui.info.aside"),))

    def aside_label(self) -> str:
        """What the button beside the flask is called now."""
        verbs = {action.verb for action in self._scene.asking.aside()}
        return self._scene.texts.t(f"ui.aside.{next(iter(sorted(verbs)), 'exhaust')}")

    def power_label(self) -> str:
        """What the button of the own epigenetic card is called."""
        return self._scene.texts.t(f"ui.aside.{self._scene.asking.powers()[0].verb}")

    def _button_info(self, rest: str) -> Info | None:
        scene = self._scene
        if rest == "undo":
            why = scene.undoing.barrier(scene.viewer)
            if why and not scene.enabled("undo"):
                return Info(scene.texts.t("ui.undo"), (why,))
            return Info(scene.texts.t("ui.undo"), (scene.texts.t("ui.info.undo"),))
        if rest == "hint":
            return Info(scene.texts.t("ui.hint"), (scene.texts.t("ui.info.hint"),))
        return None


def _cards(kind: str, cards: Sequence[str | None]) -> list[Subject]:
    return [Subject(f"card.{card}", f"{kind}.{i}") for i, card in enumerate(cards) if card]
