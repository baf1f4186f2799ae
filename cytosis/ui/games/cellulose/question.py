"""How moves of Cellulose are asked for: a flask in hand, a space or a plate, water, own cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.play.foresight import Foresight
from cytosis.engine.match import Match
from cytosis.engine.notation import Words as Parts
from cytosis.games.cellulose.view import View
from cytosis.ui.games.cellulose import signs
from cytosis.ui.paint.painter import Bit
from cytosis.ui.table.amount import steps
from cytosis.ui.table.ask_panel import Option
from cytosis.ui.table.picker import Picker, part, parts
from cytosis.ui.table.question import Question

PLACING = ("turn", "embryo")
ON_TABLE = (*PLACING, "reclaim", "card", "final", "grow", "discard")
"""What is decided by pointing at the table; everything else is a panel."""
LEAVING = ("done", "no")
"""Moves that leave it at that; confirming means them where nothing was chosen."""
NEVER = ("turn", "discard")
"""Where nothing can be left at that."""
WATER: Bit = ("cellulose.water", signs.SIZE)
FALLS: Bit = ("cellulose.arrow.dark", 14.0)


class CelluloseQuestion(Question):
    """The choice of one person, with what is held and marked so far."""

    asked: ClassVar[tuple[str, ...]] = ("at", "bonus", "to", "filter", "cv")
    worded: ClassVar[bool] = True

    def __init__(
        self, match: Match, teller: CelluloseTeller, carried: Callable[[], str] = lambda: ""
    ) -> None:
        super().__init__(match, teller)
        self._words = teller.words
        self._carried = carried
        self._foresight = Foresight(match, self._narrator)
        catalog = teller.words.catalog
        self._spaces = {space.id: space for space in catalog.spaces}
        self._nodes = {node.id: node for node in catalog.nodes}
        self.grey = False
        self.marked: tuple[int, ...] = ()
        """Own cards that are to be discarded, by their place in the hand."""

    def begin(self, kind: str, legal: Sequence[Any], view: View) -> None:
        """A new decision: nothing is held."""
        self.marked = ()
        verbs = {parts(action).verb for action in legal}
        self.grey = kind in PLACING and "place" not in verbs and "grey" in verbs
        super().begin(kind, legal, view)

    def on_table(self, kind: str) -> bool:
        """Whether it is decided without a panel."""
        return kind in ON_TABLE

    # -- the flask in hand ---------------------------------------------------------------------------------
    @property
    def verb(self) -> str:
        """How the flask in hand is set: the one that is dragged, or else the one that was picked up."""
        if self.kind == "reclaim":
            return "reclaim"
        if self.kind not in PLACING:
            return ""
        carried = self._carried()
        grey = carried == "flask.grey" if carried.startswith("flask.") else self.grey
        return "grey" if grey else "place"

    def has(self, verb: str) -> bool:
        """Whether any move begins so."""
        return any(parts(action).verb == verb for action in self.legal)

    def spot_of(self, action: Any) -> str:
        """The space an action is about; empty for none."""
        at = parts(action).at
        return at if at in self._spaces else ""

    def let_go(self) -> bool:
        """The grey flask goes back, where an own one is left."""
        had = self.grey and self.has("place")
        self.grey = self.grey and not had
        return had

    def why_not(self, spot: str) -> str:
        """Why nothing can be done there; with the words that such a move would have."""
        if self.kind not in (*PLACING, "reclaim"):
            return ""
        reasons = (self._match.why_not(self._match.parse(move)) for move in self._written(spot))
        found = next((reason for reason in reasons if reason is not None), None)
        return self._narrator.reason(found) if found is not None else ""

    def _written(self, spot: str) -> Iterable[str]:
        """A move to that space as it would be written."""
        space, stem = self._spaces[spot], f"{self.verb} {spot}"
        if self.verb == "reclaim" or space.action not in ("collect_water", "growth"):
            return (stem,)
        if space.action == "collect_water":
            return (f"{stem} cv=0",)
        me = self._view.seats[self._view.pending.seat]
        here = [getattr(me, track) for track in space.tracks]
        ahead = [self._words.catalog.nodes[i].id for node in here for i in self._nodes[node].next]
        return [f"{stem} to={node}" for node in ahead] or (f"{stem} to={here[0]}",)

    def placing(self) -> str:
        """The space where the flask in hand would stand by what was chosen so far; empty for none."""
        if self.kind not in PLACING:
            return ""
        return self.spot_of(self.ask.picker.actions[0]) if self.ask is not None else ""

    # -- water ---------------------------------------------------------------------------------------------
    @property
    def pour(self) -> int | None:
        """Water for the own lobe while the xylem asks for it."""
        return int(self.ask.amount) if self.ask is not None and self.ask.amount else None

    def pour_more(self) -> None:
        """One more, and from the beginning again after the most."""
        if self.ask is not None and self.stepping:
            numbers = steps(self.ask.picker)
            self.set_amount(numbers[(numbers.index(self.ask.amount) + 1) % len(numbers)])

    # -- cards ---------------------------------------------------------------------------------------------
    def mark(self, index: int) -> None:
        """An own card is to be discarded, or not any more."""
        need = int(self._view.pending.more["count"])
        if index in self.marked:
            self.marked = tuple(i for i in self.marked if i != index)
        else:
            self.marked = (*self.marked, index)[-need:]
        self.version += 1

    def _discard(self) -> Any | None:
        hand = self._view.seats[self._view.pending.seat].hand or ()
        wanted = sorted(hand[i] for i in self.marked)
        return next((a for a in self.legal if sorted(parts(a).items) == wanted), None)

    def play(self, card: str) -> Any | None:
        """The move that plays a card now."""
        return next(iter(self.narrowed(verb="play", at=card)), None)

    # -- growth --------------------------------------------------------------------------------------------
    def growths(self) -> list[Any]:
        """The moves by which something grows now; of a space that was chosen only its own."""
        found = self.ask.picker.actions if self.ask is not None else self.narrowed(**self.held())
        return [action for action in found if part(action, "to")]

    def grows_to(self, node: str, bonus: bool = False) -> list[Any]:
        """Those that lead to a plate, or buy what lies below it; by the cheapest space that is open."""
        found = [a for a in self.growths() if parts(a).named.get("bonus" if bonus else "to") == node]
        plain = [a for a in found if bonus or "bonus" not in parts(a).named]
        spaces = {self.spot_of(action) for action in plain}
        if len(spaces) > 1:
            first = min(spaces, key=lambda name: sum(self._spaces[name].cost))
            return [action for action in plain if self.spot_of(action) == first]
        return plain or found

    # -- the move that is left -----------------------------------------------------------------------------
    @property
    def done(self) -> Any | None:
        """The chosen move; where nothing was chosen, leaving it at that."""
        if self.ask is not None:
            return super().done
        if self.kind == "discard":
            return self._discard()
        leaving = (action for action in self.legal if parts(action).verb in LEAVING)
        return next(leaving, None) if self.on_board and self.kind not in NEVER else None

    def cancel(self) -> bool:
        """Marked cards stay."""
        if self.ask is None and self.marked:
            self.marked = ()
            self.version += 1
            return True
        return super().cancel()

    @property
    def can_step_back(self) -> bool:
        """Marked cards can be taken back too."""
        return bool(self.marked) or super().can_step_back

    # -- answers in a panel --------------------------------------------------------------------------------
    def style(self, picker: Picker) -> str:
        """Enzymes lie open."""
        return "cards" if self.kind == "activate" else "list"

    def shown(self) -> tuple[str, ...]:
        """The Enzymes that could be activated."""
        return tuple(parts(action).at for action in self.legal if parts(action).verb == "activate")

    def made(self, picker: Picker, sole: bool) -> list[Option]:
        """Moves with their pictures; none where the title says the only one."""
        if sole:
            return []
        named = {"at": self._words.space, "to": self._words.step, "bonus": self._words.bonus}
        name = named.get(picker.question)
        return [
            Option(
                answer,
                _capital(name(str(answer)) if name else self._told(left[0], picker.question)),
                self._sign(left[0]),
            )
            for answer, left in picker.answers().items()
        ]

    def _told(self, action: Any, question: str) -> str:
        """A move; of a growth only where to, as the title says by which space; of water only whence."""
        if question == "filter":
            return self._texts.t(f"cellulose.pour.{'filter' if part(action, question) else 'plain'}")
        to = parts(action).named.get("to", "")
        if to and "bonus" not in parts(action).named:
            return self._words.step(to)
        return self.moves.describe(str(action), self._view)

    def _sign(self, action: Any) -> str:
        """The picture beside an answer."""
        found = parts(action)
        signs = {
            "exchange": "exchange",
            "build": "build",
            "draw": "draw",
            "collect": "sunrise",
            "activate": "kind.enzyme",
        }
        if "cv" in found.named:
            return "cellulose.pour"
        if "to" in found.named:
            return f"cellulose.grow.{self._nodes[found.named['to']].track}"
        return f"cellulose.{signs[found.verb]}" if found.verb in signs else ""

    def name_of(self, spot: str) -> str:
        """A space's own name; beside a card that card's."""
        space = self._spaces[spot]
        card = self._view.row[space.slot] if space.action == "take_card" else None
        return self._words.card(card) if card else self._words.space(spot)

    def told(self) -> list[tuple[str, list[Bit]]]:
        """What a move costs and brings, where that is sure before it; and how far the Water Level falls."""
        done = next(iter(self.left()), None) if self.ask is not None and self.ready else None
        if done is None:
            return []
        move, level = parts(done), self._view.water_level
        poured = "cv" in move.named
        found = self._poured(move) if poured else self._deal(done)
        space = self._spaces.get(move.at)
        lower = self._words.falls_to(space.id, self._view) if space is not None and found else level
        if lower != level and move.verb != "reclaim":
            found.append((self._texts.t("cellulose.ask.level"), [str(level), FALLS, str(lower), WATER]))
        return found

    def _poured(self, move: Parts) -> list[tuple[str, list[Bit]]]:
        """Water of the xylem: what a filter costs, and what the own stock and the own lobe get."""
        price, kept, cv = signs.poured(move, self._words.catalog, self._view.water_level)
        found: list[tuple[str, list[Bit]]] = [(self._texts.t("ui.ask.cost"), price)] if price else []
        into = f"  {self._texts.t('cellulose.ask.pour')} "
        pour: list[Bit] = [str(kept), WATER, into, str(cv), ("cellulose.pour", signs.SIZE)]
        return [*found, (self._texts.t("cellulose.ask.keep"), pour)]

    def _deal(self, done: Any) -> list[tuple[str, list[Bit]]]:
        """What is paid, what comes at once, and of a growth what comes each morning."""
        cost, gain = signs.deal(self._foresight.of(self._view.pending.seat, done))
        space, to = self._spaces.get(parts(done).at), parts(done).named.get("to", "")
        if space is not None and space.action == "first_player":
            gain = [("cellulose.first", signs.SIZE), *gain]
        income = signs.bits(signs.gifts(self._nodes[to].income)) if to else []
        told = {"ui.ask.cost": cost, "ui.ask.gain": gain, "cellulose.ask.sunrise": income}
        return [(self._texts.t(label), bits) for label, bits in told.items() if bits]

    def final(self) -> bool:
        """Leaving it at that reveals nothing; of everything else nobody knows."""
        return self.done is None or parts(self.done).verb not in LEAVING


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
