"""How things move: curves from 0 to 1, and the names the theme gives them for every game."""

from __future__ import annotations

from collections.abc import Callable

from cytosis.ui.paint.theme import load_theme


def _in_back(t: float, strength: float) -> float:
    return t * t * ((strength + 1) * t - strength)


CURVES: dict[str, Callable[[float, float], float]] = {
    "linear": lambda t, strength: t,
    "smooth": lambda t, strength: t * t * (3 - 2 * t),
    "in_quad": lambda t, strength: t * t,
    "out_quad": lambda t, strength: 1 - (1 - t) ** 2,
    "out_cubic": lambda t, strength: 1 - (1 - t) ** 3,
    "in_out_cubic": lambda t, strength: 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3,
    "in_back": _in_back,
    "out_back": lambda t, strength: 1 - _in_back(1 - t, strength),
}
"""By kind; the second number is how strong it is, for those that go too far."""


def ease(name: str, t: float) -> float:
    """How far something has come after that part of its time, moving as the theme's easing of that name."""
    kind, strength = load_theme().easings[name]
    return CURVES[kind](min(max(t, 0.0), 1.0), strength)


def motion(name: str) -> float:
    """A measure of the theme: seconds at normal speed, or how far."""
    return load_theme().motion[name]
