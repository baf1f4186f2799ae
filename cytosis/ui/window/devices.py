"""Mouse and keyboard: the one place that reads pygame's events and says to a scene what they mean."""

from __future__ import annotations

import pygame

from cytosis.ui.paint.sheet import Sheet, centre, inside
from cytosis.ui.scene import Scene, Target, Transition
from cytosis.ui.window import clipboard

DRAG_FROM = 6
"""Logical units the pointer must travel before a press becomes a drag."""


LEADING = ("tab", "left", "right", "up", "down", "return", "enter", "space")
"""Keys that walk from one thing to the next, or choose where one has walked to."""


class Devices:
    """Keeps what is pressed; everything else is the scene's pointer."""

    def __init__(self) -> None:
        self._pressed = ""
        self._pressed_at = (0.0, 0.0)
        self._down = False

    def forget(self) -> None:
        """Another scene is on top now."""
        self._pressed, self._down = "", False

    def hear(self, event: pygame.event.Event, scene: Scene, sheet: Sheet) -> Transition | None:
        """What the scene answers."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            scene.pointer.ring = False  # whoever moved last leads
            return self._moved(scene, sheet.logical(event.pos))
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event, scene, sheet)
        if kind == pygame.MOUSEWHEEL:
            return scene.wheel(scene.pointer.hover, event.y)
        if kind == pygame.KEYDOWN:
            scene.pointer.held = f"key.{pygame.key.name(event.key)}"
            return self._typed(scene, event)
        if kind in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            scene.pointer.held = ""
        elif kind == pygame.TEXTINPUT and scene.typing:
            scene.composing("")
            scene.text(event.text)
        elif kind == pygame.TEXTEDITING and scene.typing:
            scene.composing(event.text)
        return None

    # -- mouse ---------------------------------------------------------------------------------------------
    def _button(self, event: pygame.event.Event, scene: Scene, sheet: Sheet) -> Transition | None:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == 1:
            self._moved(scene, sheet.logical(event.pos))
            if not down:
                scene.pointer.held = ""
                return self._released(scene)
            pointer = scene.pointer
            self._pressed, self._pressed_at, self._down = pointer.hover, pointer.at, True
            pointer.held, pointer.ring = pointer.hover, False
            target = _named(scene, self._pressed)
            if target is not None and target.slides and target.enabled:
                pointer.focus = pointer.clicked = self._pressed
                return scene.slide(self._pressed, _share(target, pointer.at))
        elif event.button == 3 and not down:
            return scene.context(scene.pointer.hover)
        return None

    def _moved(self, scene: Scene, at: tuple[float, float]) -> Transition | None:
        pointer = scene.pointer
        pointer.at = at
        found = next((target for target in reversed(scene.targets()) if inside(target.box, at)), None)
        pointer.hover = found.name if found else ""
        if not self._pressed:
            return None
        source = _named(scene, self._pressed)
        if source is not None and source.slides and source.enabled:
            pointer.held = self._pressed
            return scene.slide(self._pressed, _share(source, at))
        pointer.held = self._pressed if pointer.hover == self._pressed else ""
        far = max(abs(at[0] - self._pressed_at[0]), abs(at[1] - self._pressed_at[1])) >= DRAG_FROM
        if far and not pointer.drag and source is not None and source.draggable and source.enabled:
            pointer.drag = self._pressed
        return None

    def _released(self, scene: Scene) -> Transition | None:
        pointer, pressed, down = scene.pointer, self._pressed, self._down
        self.forget()
        source = _named(scene, pressed)
        if source is not None and source.slides:
            return None
        if pointer.drag:
            carried, pointer.drag, pointer.focus = pointer.drag, "", ""
            return scene.drop(carried, pointer.hover)
        if pressed and pressed == pointer.hover:
            pointer.focus = pointer.clicked = pressed
            return scene.act(pressed)
        pointer.focus = ""
        return scene.act("") if down and not pressed else None

    # -- keyboard ------------------------------------------------------------------------------------------
    def _typed(self, scene: Scene, event: pygame.event.Event) -> Transition | None:
        name = pygame.key.name(event.key)
        if scene.typing and name not in ("tab", "up", "down"):
            return self._edited(scene, name, event)
        pointer = scene.pointer
        pointer.led, pointer.ring = pointer.ring, pointer.ring or name in LEADING
        if name in ("tab", "left", "right", "up", "down"):
            pointer.clicked = ""
        focused = _named(scene, pointer.focus)
        if name == "tab":
            _focus_next(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif name in ("left", "right") and focused is not None and focused.slides and focused.enabled:
            return scene.nudge(pointer.focus, 1 if name == "right" else -1)
        elif name in ("left", "right", "up", "down"):
            if not scene.arrow(name):
                _focus_towards(scene, name)
        elif name in ("return", "enter", "space") and focused is not None and _entered(scene):
            return scene.act(pointer.focus)
        else:
            return _pressed(scene, _chord(name, event.mod))
        return None

    def _edited(self, scene: Scene, name: str, event: pygame.event.Event) -> Transition | None:
        """A key while a text field has the focus; the letters themselves come as text."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if control and name in ("c", "x"):
            clipboard.put(scene.selected())
            return scene.key(f"ctrl+{name}")
        if control and name == "v":
            if pasted := clipboard.get():
                scene.text(pasted)
        elif control or not (len(name) == 1 or name == "space"):
            return scene.key(("ctrl+" if control else "") + name)
        return None


def _pressed(scene: Scene, chord: str) -> Transition | None:
    """Any other key: it is about what the mouse is at, unless it leads somewhere itself."""
    before = scene.pointer.focus
    found = scene.key(chord)
    scene.pointer.ring = scene.pointer.ring or scene.pointer.focus != before
    return found


def _entered(scene: Scene) -> bool:
    """Whether Enter is about the focus; where something is to be confirmed only if the keyboard led there."""
    return not scene.confirms or (scene.pointer.led and scene.pointer.focus != scene.pointer.clicked)


def _chord(name: str, mod: int) -> str:
    control = "ctrl+" if mod & pygame.KMOD_CTRL else ""
    if name == "/" and mod & pygame.KMOD_SHIFT:
        return "?"
    return control + name


def _named(scene: Scene, name: str) -> Target | None:
    return next((target for target in scene.targets() if target.name == name), None) if name else None


def _share(target: Target, at: tuple[float, float]) -> float:
    """How far along a slider a point is, 0 to 1."""
    x, _, width, _ = target.box
    inset = target.box[3] / 2  # half a knob at either end
    return min(max((at[0] - x - inset) / max(width - 2 * inset, 1), 0.0), 1.0)


def _focus_next(scene: Scene, step: int) -> None:
    names = [target.name for target in scene.targets() if target.enabled]
    if names:
        here = names.index(scene.pointer.focus) if scene.pointer.focus in names else -1 if step > 0 else 0
        scene.pointer.focus = names[(here + step) % len(names)]
        scene.focused(scene.pointer.focus)


def _focus_towards(scene: Scene, way: str) -> None:
    """The nearest target in that direction."""
    targets = [target for target in scene.targets() if target.enabled]
    here = next((target for target in targets if target.name == scene.pointer.focus), None)
    if here is None:
        _focus_next(scene, 1)
        return
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
    (x, y), best = centre(here.box), None
    for target in targets:
        tx, ty = centre(target.box)
        along = (tx - x) * dx + (ty - y) * dy
        across = abs((tx - x) * dy) + abs((ty - y) * dx)
        if along > 1 and (best is None or along + 2.2 * across < best[0]):
            best = (along + 2.2 * across, target.name)
    if best:
        scene.pointer.focus = best[1]
        scene.focused(best[1])
