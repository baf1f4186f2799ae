"""What a game brings to the table: its zones, where they lie, and how its moves are asked for and shown.

The stage (``state.py`` and ``scene.py``) owns the game, time, the log, buttons, hints, undo and whoever sits
at the screen. A game's room brings a :class:`TableDesign` made of zones; each zone is one concern of the
table, found by the prefix of its targets. :mod:`.plain` is the design of every game that has none of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from cytosis.app.play.foresight import Foresight
from cytosis.engine.events import Event
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Scene, Target, Transition
from cytosis.ui.table.overlay import Overlay
from cytosis.ui.table.telling import Tells
from cytosis.ui.widgets.shapes import badge

if TYPE_CHECKING:
    from cytosis.app.teller import Teller
    from cytosis.ui.table.drawer import Drawers
    from cytosis.ui.table.held import Piece
    from cytosis.ui.table.question import Question
    from cytosis.ui.table.scene import TableScene
    from cytosis.ui.table.strip import Strip


@dataclass(frozen=True)
class Info:
    """What pointing at something tells: a title, sentences, rows of signs; or a face to enlarge."""

    title: str = ""
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[str, tuple[Bit, ...]], ...] = ()
    bad: bool = False
    face: str = ""
    """The id of a card, which the design paints large in place of a note."""
    strip: Strip | None = None
    """What a card takes and does, beside each other on paper, in place of a note."""


@dataclass(frozen=True)
class Figure:
    """A number on the table: what it is, and where it stands. When it changes, it is seen to."""

    value: int
    x: float
    y: float
    size: float
    """Of its text, in units of the sheet at the usual size of text."""
    floats: bool = True
    """Whether the difference floats up from it."""
    sign: float | None = None
    """How far left its picture stands: what is to come is told over that; None: beside the number."""
    room: float | None = None
    """How wide it may be where it begins at ``x``; None: its middle is at ``x``."""
    tall: float = 28
    """How high its letters may be."""
    dash: bool = False
    """Whether it stands as a dash: a nought that is new is written out."""


@dataclass(frozen=True)
class Subject:
    """What is looked at from close by: its page in the handbook, and the target that shows it."""

    id: str
    target: str


@dataclass(frozen=True, eq=False)
class Layout:
    """Boxes in logical units by what they hold. The stage needs a log, a corner of actions, and seats."""

    regions: dict[str, Box]
    buttons: dict[str, Box]
    seats: tuple[Box, ...]
    spots: dict[str, Box]
    """Where a move can be made, by the first word after its verb; none where nothing lies on the table."""

    @property
    def room(self) -> Box:
        """Where a panel may lie."""
        return self.regions["table"]

    @property
    def middle(self) -> Box:
        """Where questions are asked that belong to nothing on the table."""
        return self.regions["table"]

    @property
    def telling(self) -> tuple[Box, ...]:
        """What may be covered while it is told what happened, the least first: hidden whole, never cut."""
        told = self.regions.get("telling")
        return (self.regions["hand"], told) if told else (self.room,)

    @property
    def quiet(self) -> tuple[Box, ...]:
        """What a panel beside something should leave in sight."""
        return ()

    def flat(self, spot: str) -> bool:
        """Whether a question there, once answered, lies in one low strip; plain: no."""
        return False

    def beside(self, spot: str, width: float, height: float) -> Box:
        """The best place for a panel about a spot."""
        return (*self.regions["table"][:2], width, height)

    def best(self, spot: str, shapes: Sequence[tuple[float, float]]) -> Box:
        """The same where a panel may have one of several sizes; plain: the first of them."""
        return self.beside(spot, *shapes[0])


class Zone:
    """One concern of the table. It reads what the stage has worked out, and decides nothing."""

    prefix: ClassVar[str] = ""
    """Every target ``prefix.*`` is its own."""
    leads: ClassVar[bool] = False
    """Whether Enter after a click on it means the move that is left."""
    free: ClassVar[bool] = False
    """Whether it answers also to whoever only looks: in a replay, or while a lesson is read."""
    ringed: ClassVar[bool] = False
    """Whether it shows the focus itself."""
    rounded: ClassVar[bool] = False
    """Whether its targets are round."""
    stays: ClassVar[bool] = False
    """Whether it can be pointed at beside an open drawer."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def targets(self) -> list[Target]:
        """What can be pointed at."""
        return []

    def act(self, rest: str) -> Transition | None:
        """A target was clicked."""
        return None

    def wheel(self, steps: int) -> bool:
        """The wheel turned over it; False where that does nothing."""
        return False

    def focused(self, rest: str) -> None:
        """The keyboard led there."""

    def drop(self, rest: str, target: str) -> None:
        """A target was dropped on another; an empty name: beside everything."""

    def info(self, rest: str) -> Info | None:
        """What pointing at a target tells."""
        return None

    def page(self, rest: str) -> str:
        """The handbook's page about it; empty where there is none."""
        return ""

    def closer(self, rest: str) -> list[Subject]:
        """What lies together with it and can be looked at from close by."""
        return []

    def box(self, rest: str) -> Box | None:
        """Where a target lies, for whoever speaks of it; None where it does not."""
        name = f"{self.prefix}.{rest}"
        return next((target.box for target in self.targets() if target.name == name), None)

    def moment(self) -> Hashable:
        """What its targets depend on besides the game, the question and the size of text."""
        return None

    # -- painting, from below to above ---------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """What changes only with the game."""

    def still(self, paint: Painter) -> None:
        """What answers the pointer."""

    def moving(self, paint: Painter) -> None:
        """What moves by itself."""


class TableDesign(Tells):
    """A game on the stage, in one language; made anew when another one is spoken."""

    unforced: ClassVar[tuple[str, ...]] = ()
    """Decisions that wait for the person even when only one answer is left."""
    letters: ClassVar[Mapping[str, str]] = {}
    """By letter: the area whose spots it goes round."""
    commands: ClassVar[Mapping[str, str]] = {}
    """Keys of the table with the names of their texts, for the list that ``?`` shows."""
    drawers_by_key: ClassVar[Mapping[str, str]] = {}
    """By key: a drawer it opens."""
    reads: ClassVar[tuple[str, ...]] = ()
    """How targets begin that explain what waits: a click on them does not go on."""

    counted: ClassVar[Mapping[str, str]] = {}
    """How figures are called that show what a move brings, where not like it."""

    question: Question
    overlay: Overlay
    drawers: Drawers
    zones: tuple[Zone, ...]
    """In the order in which they can be pointed at: later ones lie above earlier ones."""
    painted: tuple[Zone, ...]
    """Those that paint something, in the order in which they do."""

    def __init__(self, table: TableScene, teller: Teller) -> None:
        super().__init__(table)
        self.teller = teller
        self._foresight = Foresight(table.match, teller.narrator())

    def furnish(self) -> None:
        """Make question, overlay, drawers and zones; the stage knows its layout by now."""
        raise NotImplementedError

    # -- what the stage asks for ---------------------------------------------------------------------------
    def layout(self, scale: float, viewer: int) -> Layout:
        """Where everything is with that size of text, for whoever looks."""
        raise NotImplementedError

    def timing(self, what: str) -> float:
        """Seconds at normal speed: ``agent`` between the moves of others, ``undo`` after one's own."""
        raise NotImplementedError

    def choreography(self, event: Event, view: Any) -> Scenario:
        """What flies when something happens; plain: nothing."""
        return Scenario()

    def sound(self, event: Event) -> str:
        """The effect of something that happened; empty for silence."""
        return ""

    def clue(self, target: str) -> tuple[str, str] | None:
        """What pointing there says of a move: a word of its notation and what it is."""
        return None

    def key(self, key: str) -> str:
        """The target a key stands for; empty for none."""
        return ""

    def go_to(self, letter: str, here: str) -> str:
        """The spot a letter leads to from another; empty for none."""
        return ""

    def advised(self, view: Any) -> Any:
        """What hints and warnings may use of a view; plain: all of it."""
        return view

    def prompt(self) -> str:
        """What to do now, where the question's own name would not say it."""
        return ""

    def saying(self) -> tuple[int, str] | None:
        """What is said in place of the prompt while something is shown, and by whom; plain: nothing."""
        return None

    def by_rules(self, event: Event) -> bool:
        """Whether somebody does this whom the rules play: it is shown as quickly as opponents' moves."""
        return False

    def waits(self, event: Event) -> bool:
        """Whether it stays in sight until the person goes on, where moves are explained; plain: never."""
        return False

    def explained(self, number: int) -> Info | None:
        """Why whom the rules play did what followed that line of the journal; plain: nobody knows."""
        return None

    def around(self) -> list[str]:
        """The drawers that a key goes round: whoever sits at the table."""
        return [f"seat.{seat}" for seat in range(self.table.match.seats)]

    @property
    def flows(self) -> bool:
        """Whether something of its zones moves by itself."""
        return False

    def alive(self, paint: Painter, time: float, panels: Sequence[Box]) -> None:
        """What moves though nobody does anything, but not over these panels; plain: nothing."""

    def turning(self) -> Box | None:
        """The part of the ground that turns slowly; plain: none."""
        return None

    def closeup(self, group: Sequence[Subject], index: int) -> Scene | None:
        """The scene that shows one of these from close by."""
        return None

    def figures(self) -> Mapping[str, Figure]:
        """The numbers whose changes are to be felt, by any names that stay the same."""
        return {}

    def coming(self) -> Mapping[str, int]:
        """By how much the move that is left to confirm would change which figures."""
        table, done = self.table, self.table.asking.done
        if done is None or not table.human_turn:
            return {}
        found = self._foresight.of(table.viewer, done)
        return {f"{self.counted.get(name, name)}.{table.viewer}": n for name, n in found}

    def staying(self) -> Piece | None:
        """What stands on the table while the question about it is open; None where nothing does."""
        return None

    def piece(self, target: str) -> Piece | None:
        """What a target is while it is carried, so that it can go home; None where it need not."""
        return None

    def needed(self) -> list[Box]:
        """What somebody needs to make a move, for the light of a lesson."""
        return []

    # -- painting ------------------------------------------------------------------------------------------
    def token(self, paint: Painter, seat: int, x: float, y: float) -> None:
        """Who is on turn, as a small picture."""
        badge(paint, seat, x, y, 30)

    def carried(self, paint: Painter) -> None:
        """What is being dragged."""

    def flying(self, paint: Painter, mover: Mover, x: float, y: float) -> bool:
        """Paint something on its way that is more than a picture; False where it is not."""
        return False

    def hand_of(self, view: Any, seat: int) -> Sequence[str | None]:
        """The cards of a seat as a view knows them: ids, or None for backs."""
        shown = view.seats[seat]
        known = getattr(shown, "hand", None)
        return known if known is not None else (None,) * getattr(shown, "hand_count", 0)

    def small(self, paint: Painter, card: str | None, box: Box) -> None:
        """A card, or a back, of a hand that is only looked at."""

    def face(self, paint: Painter, face: str, box: Box, glow: str = "", faded: bool = False) -> None:
        """A card in a question."""

    def enlarged(self, paint: Painter, face: str, box: Box) -> None:
        """A card in place of a note."""

    def enlarged_size(self, paint: Painter, face: str) -> tuple[float, float]:
        """How large that is."""
        return 0.0, 0.0

    def carry_note(self, name: str) -> tuple[str, Box] | None:
        """The target that is spoken of while something is carried over another, and beside what."""
        return None

    def above(self, name: str) -> bool:
        """Whether a note about a target stands above it."""
        return False

    def card_info(self, card: str) -> Info | None:
        """What is said of a card that a question shows; plain: nothing."""
        return None

    def in_sight(self, name: str) -> list[Box]:
        """What a note about a target should not hide."""
        return []

    def fixed_note(self, name: str) -> tuple[float, float] | None:
        """Where a target is enlarged always, not beside itself."""
        return None

    def more_notes(self, paint: Painter) -> bool:
        """A note of its own in place of the one about what is pointed at; False where it has none."""
        return False

    # -- zones ---------------------------------------------------------------------------------------------
    def zone(self, name: str) -> Zone | None:
        """Whose target that is."""
        prefix = name.partition(".")[0]
        return next((zone for zone in self.zones if zone.prefix == prefix), None)

    def info(self, name: str) -> Info | None:
        """What pointing at a target tells."""
        zone = self.zone(name)
        return zone.info(name.partition(".")[2]) if zone is not None else None

    def page(self, name: str) -> str:
        """The handbook's page about a target."""
        zone = self.zone(name)
        return zone.page(name.partition(".")[2]) if zone is not None else ""

    def closer(self, name: str) -> list[Subject]:
        """What can be looked at from close by together with a target."""
        zone = self.zone(name)
        return zone.closer(name.partition(".")[2]) if zone is not None else []
