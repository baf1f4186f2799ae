"""How moves of Cytosis are asked for: a flask in hand, a spot of the cell, then what is still open there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from cytosis.app.games.cytosis.pathway import Pathways
from cytosis.app.games.cytosis.preview import Effect, Previews
from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.engine.match import Match
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.games.cytosis.options import OptionTexts, effect_lines, previewed
from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.amount import steps
from cytosis.ui.table.ask_panel import Option
from cytosis.ui.table.design import Layout
from cytosis.ui.table.picker import Picker, parts
from cytosis.ui.table.question import Question

PLACING = {"turn": "place", "early": "early"}
"""By kind of decision: how a flask of the own colour is set."""
ASIDE = ("exhaust", "pass", "no")
"""What a flask can do besides going to a spot."""
POWERS = ("trade", "peek")
"""Moves of an epigenetic card in a turn."""


NOT_YET = (
    "need_resource",
    "need_after_grey",
    "need_after_early",
    "grey_price",
    "no_matching_card",
    "no_disk",
    "no_vesicle",
    "no_fitting_vesicle",
    "load_too_small",
    "nothing_to_add",
)
"""Reasons against a spot that can still change while it stays free."""


class Asking(Question):
    """The choice of one person, with the flask in hand."""

    asked: ClassVar[tuple[str, ...]] = ("n", "disk", "add", "card", "take", "goal", "use", "bump")

    def __init__(self, match: Match, teller: CytosisTeller, carried: Callable[[], str] = lambda: "") -> None:
        super().__init__(match, teller)
        self._words = teller.words
        self._carried = carried
        self.pathways = Pathways(teller.words.catalog)
        self._option_texts = OptionTexts(match, teller.words, teller.moves, teller.narrator())
        self.grey = False
        self._previews: Previews | None = None

    def begin(self, kind: str, legal: Sequence[Any], view: Any) -> None:
        """A new decision: the hand is empty."""
        self.grey = False
        self._previews = Previews(self._match.rules, view, self.pathways) if legal else None
        super().begin(kind, legal, view)

    # -- the flask -----------------------------------------------------------------------------------------
    def on_table(self, kind: str) -> bool:
        """Where a flask is set."""
        return kind in PLACING

    @property
    def verb(self) -> str:
        """How the flask in hand is set: the one that is dragged, or else the one that was picked up."""
        carried = self._carried()
        grey = carried == "flask.grey" if carried else self.grey
        return "grey" if grey else PLACING.get(self.kind, "place")

    def let_go(self) -> bool:
        """The grey flask goes back."""
        had, self.grey = self.grey, False
        return had

    def spot_of(self, action: Any) -> str:
        """The spot an action is about; empty for none."""
        at = parts(action).at
        return at if at in self._words.spots else ""

    def wells(self) -> dict[str, str]:
        """How each spot stands to the flask in hand: ``legal``, ``closed`` for now, or ``never``."""
        found = {spot: self.code(spot) for spot in self._words.spots}
        return {
            spot: "closed" if code in NOT_YET else "never" if code else "legal"
            for spot, code in found.items()
        }

    def why_no_grey(self) -> str:
        """Why no grey flask can be taken."""
        if self.narrowed(verb="grey"):
            return ""
        reasons = (self._match.why_not(self._match.parse(f"grey {spot}")) for spot in self._words.spots)
        codes = ("no_grey_left", "grey_used", "grey_price", "wrong_decision")
        found = next((r for r in reasons if r is not None and r.code in codes), None)
        return self._narrator.reason(found) if found is not None else self._texts.t("ui.no_grey")

    def carries(self, place: str) -> bool:
        """Whether the disk there can be carried on by a flask now."""
        return self.on_board and bool(self.narrowed(**self.held(), disk=place))

    def takes(self, spot: str, place: str) -> bool:
        """Whether that spot carries the disk there on."""
        return bool(self.narrowed(**self.held(), at=spot, disk=place))

    def aside(self) -> list[Any]:
        """The moves of the button beside the flask."""
        return [action for action in self.legal if parts(action).verb in ASIDE]

    def powers(self) -> list[Any]:
        """The moves of the own epigenetic card."""
        return [a for a in self.legal if parts(a).verb in POWERS] if self.on_board else []

    def plays(self, card: str) -> Any | None:
        """The move that plays a card of the hand, where it can be played now."""
        return next(iter(self.narrowed(verb="use", at=card)), None) if self.on_board else None

    # -- answers -------------------------------------------------------------------------------------------
    def first(self, legal: Sequence[Any]) -> list[Any]:
        """Ending it comes first."""
        return sorted(legal, key=lambda action: parts(action).verb != "done")

    def unlike(self, actions: Sequence[Any]) -> bool:
        """Health is lost in place of something."""
        return any(parts(action).items == ("health",) for action in actions)

    def style(self, picker: Picker) -> str:
        """Cards lie open, cubes are picked one by one."""
        verbs = {parts(action).verb for action in picker.actions}
        if verbs & {"keep", "draw", "order"}:
            return "cards"
        if verbs == {"choose"}:
            return "powers"
        return "cubes" if verbs <= {"take", "gift", "gain"} and parts(picker.actions[0]).items else "list"

    def shown(self) -> tuple[str, ...]:
        """The cards the decision names, or else the hand."""
        view = self._view
        if view.pending is not None and isinstance(view.pending.more.get("cards"), (list, tuple)):
            return tuple(view.pending.more["cards"])
        return (view.seats[view.viewer].hand or ()) if view.viewer is not None else ()

    def lying(self, layout: Layout) -> Sequence[Box]:
        """Cards of the own hand lie below the board."""
        view, cards = self._view, self.shown()
        hand = view.seats[view.viewer].hand if view.viewer is not None else None
        return layout.hand(len(cards)) if isinstance(layout, TableLayout) and cards and hand == cards else ()

    def trays(self, layout: Layout) -> Sequence[Box]:
        """Left and right of the hand."""
        view = self._view
        hand = view.seats[view.viewer].hand if view.viewer is not None else None
        apart = self.corner is not None or (self.ask is not None and bool(self.ask.spot))
        return layout.trays(len(hand or ())) if isinstance(layout, TableLayout) and not apart else ()

    def made(self, picker: Picker, sole: bool) -> list[Option]:
        """Answers with their pictures, and why others are closed."""
        made = self._option_texts.sole if sole else self._option_texts.options
        return made(picker, self._view)

    def titled(self, picker: Picker, otherwise: str) -> str:
        """The word that is asked for."""
        return self._option_texts.title(picker, otherwise)

    def name_of(self, spot: str) -> str:
        """A spot's own name."""
        return self._texts.t(f"spot.{spot}")

    def usual(self, picker: Picker) -> str:
        """For a vesicle as many as a card in the hand needs, where one can be loaded so; no antibodies."""
        if parts(picker.actions[0]).verb == "antibodies":
            return steps(picker)[0]
        spot = self._words.spots.get(parts(picker.actions[0]).at)
        wanted = self.pathways.loads(spot.area, self._view) if spot is not None else set()
        return next((n for n in reversed(steps(picker)) if int(n) in wanted), super().usual(picker))

    # -- effects -------------------------------------------------------------------------------------------
    def effect(self) -> Effect | None:
        """What the moves that are left have in common, before one is made."""
        return self.effect_of(self.left())

    def effect_of(self, actions: list[Any]) -> Effect | None:
        """The same for moves that are only pointed at."""
        return previewed(self._previews, actions) if self._previews is not None and actions else None

    def told(self) -> list[tuple[str, list[Bit]]]:
        """What it costs and brings."""
        effect = self.effect()
        return effect_lines(effect, self._words) if effect is not None and effect.worth_telling else []

    def final(self) -> bool:
        """Whether it reveals something, or different moves are left."""
        effect = self.effect()
        return effect is None or effect.final
