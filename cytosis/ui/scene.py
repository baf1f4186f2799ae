"""What a screen is: things that can be pointed at, and what happens when they are.

A scene never reads a device and never draws outside :meth:`Scene.draw`, which changes nothing. It
names its targets; the app finds out which one is hovered, focused, clicked or dropped upon, the same
way for mouse, keyboard and tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box


@dataclass(frozen=True)
class Target:
    """Something that can be pointed at, by name."""

    name: str
    box: Box
    enabled: bool = True
    draggable: bool = False
    slides: bool = False
    """A slider: it follows the pressed pointer, and left and right change it instead of moving on."""


@dataclass(frozen=True)
class Push:
    """Open a scene over this one."""

    scene: Scene


@dataclass(frozen=True)
class Replace:
    """Go to another scene."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Back to the scene below."""


@dataclass(frozen=True)
class Quit:
    """Leave the program; asked again where something could be lost, unless ``sure``."""

    sure: bool = False


@dataclass(frozen=True)
class Home:
    """Back to the scene at the bottom, the title, and from there on; asked again as with :class:`Quit`."""

    then: Transition | None = None
    sure: bool = False


Transition: TypeAlias = Push | Replace | Pop | Quit | Home


@dataclass
class Pointer:
    """What the person points at, kept by the app and shown by scenes."""

    hover: str = ""
    focus: str = ""
    clicked: str = ""
    """The target that has the focus because it was clicked; the keyboard never went there."""
    drag: str = ""
    held: str = ""
    """The target that is being pressed, or ``key.<name>`` while a key is down."""
    ring: bool = False
    """Whether the keyboard leads, so that the focus is to be seen."""
    led: bool = False
    """Whether the keyboard led already before the key that is being handled."""
    at: tuple[float, float] = (0.0, 0.0)

    @property
    def pointed(self) -> str:
        """What the keyboard has led to, or else what the mouse is at; a click leads no keyboard anywhere."""
        return self.focus if self.ring and self.focus != self.clicked else self.hover


class Scene:
    """A screen; concrete ones override what they need."""

    opaque = True
    covers = False
    """Whether the scene hides the table from people who should not see it."""
    looks: tuple[int, ...] = ()
    """Which colour and symbol each seat has; none: as in the scene below."""
    game: str = ""
    """Whose colours lie over the house's; none: as in the scene below."""

    def __init__(self) -> None:
        self.pointer = Pointer()

    def targets(self) -> list[Target]:
        """Everything that can be pointed at now; later ones lie above earlier ones."""
        return []

    def act(self, name: str) -> Transition | None:
        """A target was clicked, or Enter was pressed on it; an empty name: a click beside everything."""
        return None

    def context(self, name: str) -> Transition | None:
        """A target was clicked with the other button."""
        return None

    def drop(self, source: str, target: str) -> Transition | None:
        """A draggable target was dropped on another (or on nothing: an empty name)."""
        return None

    def key(self, key: str) -> Transition | None:
        """A key that does not move the focus: its name in lower case."""
        return None

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The mouse wheel turned over a target; up is positive."""
        return None

    def slide(self, name: str, share: float) -> Transition | None:
        """A slider was dragged to that share of its length, 0 to 1."""
        return None

    def nudge(self, name: str, step: int) -> Transition | None:
        """Left (-1) or right (1) on a slider with the focus."""
        return None

    def arrow(self, way: str) -> bool:
        """An arrow key; True when the scene used it, so that the focus stays."""
        return False

    def focused(self, name: str) -> None:
        """The keyboard moved the focus there; a list scrolls it into sight."""

    @property
    def confirms(self) -> bool:
        """Whether Enter has a meaning of its own now, which a click elsewhere must not take from it."""
        return False

    @property
    def typing(self) -> bool:
        """Whether the focus is on a text field, so that letters are text and no commands."""
        return False

    def text(self, text: str) -> None:
        """Letters were typed or pasted while :attr:`typing`."""

    def composing(self, text: str) -> None:
        """What an input method shows before it is text; empty when it is done."""

    def selected(self) -> str:
        """What copying takes while :attr:`typing`."""
        return ""

    @property
    def heading(self) -> str:
        """What is played here, for the title of the window; none: as in the scene below."""
        return ""

    # -- the window ----------------------------------------------------------------------------------------
    @property
    def your_turn(self) -> bool:
        """Whether the game waits for a person: worth a sign when the window is not in front."""
        return False

    def away(self) -> Transition | None:
        """The window lost the keyboard: cover what others may not see."""
        return None

    def at_risk(self) -> str:
        """What would be lost by leaving now, in a line for the player; usually nothing."""
        return ""

    def overlaid(self) -> None:
        """Another scene is laid over this one, which gets no time meanwhile."""

    def resumed(self) -> None:
        """The scene above has gone."""

    def spoken(self) -> None:
        """Settings were changed, perhaps in a scene above this one: another language may be spoken now."""

    def update(self, seconds: float) -> Transition | None:
        """Time passes."""
        return None

    def busy(self) -> bool:
        """Whether something moves, so that the app draws at full rate."""
        return False

    def breathes(self) -> bool:
        """Whether something small moves by itself, for which a few frames a second are enough."""
        return False

    def closing(self) -> None:
        """The program ends: let go of files."""

    def draw(self, paint: Painter) -> None:
        """Paint; change nothing."""
