"""The settings: every change counts at once and is kept at once."""

from __future__ import annotations

from typing import Any

from cytosis.app.games import customs
from cytosis.app.play import setup
from cytosis.app.play.customs import fitting
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.scenes import settings_look as look
from cytosis.ui.scenes.ground import BACK
from cytosis.ui.scenes.settings_preview import try_boxes
from cytosis.ui.scenes.settings_rows import EVERYBODY, NUMBERS, PAGES, Row
from cytosis.ui.scenes.title_life import Life
from cytosis.ui.widgets.choices import DropDown, segment_targets, stepper_targets, tab_targets
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.window.session import Session

VOLUME_STEP = 5
SIZE = "set.text_scale"
"""While the mouse clicks at these buttons rows stay where they are, whatever size of text is chosen."""
REST = 0.7
"""Seconds after the last click until they are laid out anew."""
STACKED = 1.25
"""Above that size of text controls lie below their labels."""


class SettingsScene(Scene):
    """Pages of rows at the left, what the row at hand means at the right."""

    def __init__(self, session: Session, page: str = "display") -> None:
        super().__init__()
        self.session = session
        self.page = page
        self.person = EVERYBODY
        self.people = [EVERYBODY, *_people(session)]
        self.drops = {"language": DropDown("set.language"), "person": DropDown("person")}
        self.scroll = Scroll(look.ROWS)
        self._life = Life(session.settings.reduced_motion)
        self._at = self.pointer.at
        self.about = ""
        """The setting that is explained."""
        self.laid_for = session.text_scale
        """The size of text that the rows are laid out for."""
        self._chosen, self._rested = self.laid_for, 0.0

    @property
    def flow(self) -> float:
        """The time of the picture beside the rows."""
        return self._life.flow

    def busy(self) -> bool:
        """While that picture moves."""
        waits = self.laid_for != self.session.text_scale
        return waits or (self._life.moving and self.page in look.LIVING)

    # -- values --------------------------------------------------------------------------------------------
    def rows(self) -> tuple[Row, ...]:
        """The rows of the page; for one person only what each may choose for themselves."""
        return tuple(row for row in PAGES[self.page] if self.person == EVERYBODY or row.personal)

    def value(self, key: str) -> Any:
        """What it is now, for whom it is being set."""
        custom = Row(key, "").custom
        if custom is not None:
            game, name = custom
            return fitting(customs(game), self.session.settings.tables.get(game))[name]
        return getattr(self.session.settings.for_person(self.person), key)

    def _set(self, key: str, value: Any) -> None:
        custom = Row(key, "").custom
        if custom is not None:
            self.session.change(tables=self.session.settings.with_custom(*custom, value).tables)
        elif self.person == EVERYBODY:
            self.session.change(**{key: value})
        else:
            self.session.change_own(self.person, key, value)
        if key in ("effects_volume", "mute") and self.session.audio is not None:
            self.session.audio.play("cube")

    @property
    def stacked(self) -> bool:
        """Whether controls lie below their labels: with large text they need the whole width."""
        return self.laid_for > STACKED

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Tabs, the controls of the page, and what is open above them."""
        found = [Target("button.back", BACK), *tab_targets("page", list(PAGES), look.TABS)]
        language: list[Target] = []
        for index, row in enumerate(self.rows()):
            box = look.control_box(self, index)
            if row.kind == "drop":
                language = self.drops["language"].targets(row.values, box)
            else:
                found += [self.scroll.cut(target) for target in self._control(row, box)]
        if len(self.people) > 1:
            found += self.drops["person"].targets([str(i) for i in range(len(self.people))], look.PERSON)
        return [*found, *self._tried(), *language]

    def _tried(self) -> list[Target]:
        """The buttons that let sounds be heard."""
        if self.page != "sound":
            return []
        boxes = try_boxes(look.trying(self)).items()
        return [Target(f"try.{name}", button, not self.value("mute")) for name, (_, button) in boxes]

    def _control(self, row: Row, box: Box) -> list[Target]:
        name = f"set.{row.key}"
        if row.kind == "segment":
            return segment_targets(name, row.values, box)
        if row.kind == "stepper":
            here = row.values.index(str(self.value(row.key)))
            return stepper_targets(name, box, here > 0, here < len(row.values) - 1)
        return [Target(name, box, slides=row.kind == "slider")]

    # -- answers -------------------------------------------------------------------------------------------
    def act(self, name: str) -> Transition | None:
        """A click, or Enter."""
        if name == "button.back":
            return Pop()
        language = self.drops["language"].act(name)
        if language is not None:
            self._set("language", language)
        person = self.drops["person"].act(name)
        if person is not None:
            self.person, self.scroll.offset = self.people[int(person)], 0.0
        kind, _, rest = name.partition(".")
        if kind == "page":
            self.page, self.scroll.offset, self.about = rest, 0.0, ""
        elif kind == "set":
            self._change(rest)
        elif kind == "try" and self.session.audio is not None:
            self.session.audio.play(rest)
        return None

    def _change(self, name: str) -> None:
        index = self._row_of(f"set.{name}")
        row = self.rows()[index] if index is not None else None
        if row is None or row.kind in ("slider", "drop"):
            return
        key, value = row.key, name.removeprefix(f"{row.key}.")
        if row.kind == "toggle":
            self._set(key, not self.value(key))
        elif row.kind == "segment":
            self._set(key, value)
        else:
            step = 1 if value == "more" else -1
            here = row.values.index(str(self.value(key))) + step
            if 0 <= here < len(row.values):
                self._set(key, int(row.values[here]) if key in NUMBERS else row.values[here])

    def slide(self, name: str, share: float) -> Transition | None:
        """A volume by mouse."""
        self._volume(name.removeprefix("set."), round(share * 100 / VOLUME_STEP) * VOLUME_STEP)
        return None

    def nudge(self, name: str, step: int) -> Transition | None:
        """A volume by keyboard."""
        key = name.removeprefix("set.")
        self._volume(key, self.value(key) + step * VOLUME_STEP)
        return None

    def _volume(self, key: str, wanted: int) -> None:
        value = min(max(wanted, 0), 100)
        if value != self.value(key):
            self._set(key, value)

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The rows move where there are more than fit."""
        self.scroll.turn(steps)
        return None

    def focused(self, name: str) -> None:
        """The row of what has the focus comes into sight."""
        index = self._row_of(name)
        if index is not None:
            height = look.row_height(self)
            self.scroll.reveal(index * height, height)

    def _row_of(self, name: str) -> int | None:
        rows = enumerate(self.rows())
        return next((i for i, row in rows if f"{name}.".startswith(f"set.{row.key}.")), None)

    def key(self, key: str) -> Transition | None:
        """Escape closes what is open, or the scene; page keys turn the pages."""
        if key == "escape":
            opened = [drop for drop in self.drops.values() if drop.open]
            for drop in opened:
                drop.open = False
            return None if opened else Pop()
        if key in ("page up", "page down"):
            pages = list(PAGES)
            step = 1 if key == "page down" else -1
            self.act(f"page.{pages[(pages.index(self.page) + step) % len(pages)]}")
        return None

    def update(self, seconds: float) -> Transition | None:
        """What the pointer or the keyboard is at is explained; the picture lives while somebody is there."""
        calm = self.session.settings.reduced_motion
        if self.pointer.at != self._at:
            self._at = self.pointer.at
            self._life.wake(calm)
        self._life.update(seconds)
        self._lay_out(seconds)
        self.scroll.fit(look.row_height(self) * len(self.rows()))
        index = self._row_of(self.pointer.focus if self.pointer.ring else self.pointer.hover)
        if index is not None:
            self.about = self.rows()[index].key
        elif not self.pointer.ring and look.in_rows(self):
            hovered = int((self.pointer.at[1] - look.ROWS[1] + self.scroll.offset) // look.row_height(self))
            if hovered < len(self.rows()):
                self.about = self.rows()[hovered].key
        return None

    def _lay_out(self, seconds: float) -> None:
        """For the size of text there is now; under the mouse that chooses it only once it rests."""
        size = self.session.text_scale
        self._rested = self._rested + seconds if size == self._chosen else 0.0
        self._chosen = size
        if not self.pointer.hover.startswith(SIZE) or self._rested > REST:
            self.laid_for = size

    def draw(self, paint: Painter) -> None:
        """As :mod:`settings_look` says."""
        look.SettingsLook(self, paint).draw()


def _people(session: Session) -> list[str]:
    """Who plays at this screen: in the last set-up, or with choices of their own."""
    last = [seat.name for seat in setup.remembered(session.user_data).seats if seat.human and seat.name]
    return list(dict.fromkeys([*last, *session.settings.profiles]))[:8]
