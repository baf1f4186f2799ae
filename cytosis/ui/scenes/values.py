"""The values of a game: every one with how sure it is, to be corrected where one's own box says otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cytosis.ai.balance import Balance
from cytosis.app.files import own_values, safe_file
from cytosis.app.files.own_values import OwnValues
from cytosis.app.words.i18n import Texts
from cytosis.app.words.values import ValueWords
from cytosis.engine.data.own import FIXED, FLAG, NUMBER, Plain, Value, ValuesError
from cytosis.engine.errors import CytosisError
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Pop, Target, Transition
from cytosis.ui.scenes import values_look as look
from cytosis.ui.scenes.ground import BACK
from cytosis.ui.widgets.choices import segment_targets, stepper_targets
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.game_tabs import GameTabs
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.writing import WritingScene
from cytosis.ui.window.session import Session

ALL, UNSURE, OWN = "all", "unsure", "own"
KINDS = (ALL, UNSURE, OWN)
SURE = "known"
LONGEST_PATH = 400


@dataclass(frozen=True)
class Line:
    """A value with its words, made once."""

    number: int
    value: Value
    group: str
    name: str


class ValuesScene(WritingScene):
    """Parts of the data at the left, the values of a part at the right, each with a control of its own."""

    def __init__(self, session: Session, game: str = "", edition: str = "") -> None:
        super().__init__()
        self.session = session
        self.tabs = GameTabs("game", games(), look.TABS, 230)
        self.search = TextField(limit=40)
        self.place = TextField("", LONGEST_PATH)
        self.asking = False
        """Whether the place of a file is being written."""
        self.kind = ALL
        self.groups, self.rows = Scroll(look.GROUPS), Scroll(look.ROWS)
        self.message, self.bad = "", False
        self.balance: Balance | None = None
        self.turn_to(game or DEFAULT_GAME, edition)

    # -- what is shown -------------------------------------------------------------------------------------
    def turn_to(self, game: str, edition: str = "") -> None:
        """The values of an edition, as they lie in the player's folder."""
        self.shown, self.edition = game, edition or games.find(game).editions()[0]
        self._stop()
        self.message, self.bad, self.asking = "", False, False
        self.words = ValueWords(self.session.texts, game, self.edition)
        self.lines = [
            Line(number, value, self.words.group(value), self.words.name(value))
            for number, value in enumerate(self.words.shown)
        ]
        self.damaged = False
        self.own = self._loaded()
        self.group = self.lines[0].group
        self._listed()

    @property
    def texts(self) -> Texts:
        """In the language spoken now, of the game shown."""
        return self.session.texts.of(self.shown)

    @property
    def path(self) -> Path:
        """Where the corrections lie."""
        return own_values.path_in(self.session.user_data, self.shown)

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions to choose from; none where there is but one."""
        found = games.find(self.shown).editions()
        return found if len(found) > 1 else ()

    @property
    def mine(self) -> dict[str, Plain]:
        """The corrections of the edition shown."""
        return self.own.of(self.edition)

    def now(self, value: Value) -> Plain | tuple[str, ...]:
        """What it is, the player's or ours."""
        return self.mine.get(value.path, value.ours)

    def fitting(self) -> list[Line]:
        """The values that the search and the kind let through, of all parts."""
        words, mine = self.search.text.casefold().split(), self.mine
        found = [
            line
            for line in self.lines
            if all(word in f"{line.group} {line.name}".casefold() for word in words)
        ]
        if self.kind == OWN:
            return [line for line in found if line.value.path in mine]
        return found if self.kind == ALL else [line for line in found if line.value.status != SURE]

    def _listed(self) -> None:
        """The lists anew; the part that was open stays open where it can."""
        self._fitting = self.fitting()
        self.parts = list(dict.fromkeys(line.group for line in self._fitting))
        if self.group not in self.parts:
            self.group = self.parts[0] if self.parts else self.group
        self.listed = [line for line in self._fitting if line.group == self.group]
        self.groups.fit(look.GROUP * len(self.parts))
        self.rows.fit(self.row * len(self.listed))
        self.rows.offset = min(self.rows.offset, max(self.rows.content - look.ROWS[3], 0.0))

    def count(self, group: str) -> int:
        """How many values of a part are listed."""
        return sum(line.group == group for line in self._fitting)

    @property
    def row(self) -> float:
        """How high a row is."""
        return look.TALL_ROW if self.session.text_scale >= look.TALL_FROM else look.ROW

    def in_sight(self) -> list[tuple[int, Line]]:
        """The rows that can be seen now, with their place in the list."""
        first = int(self.rows.offset // self.row)
        last = int((self.rows.offset + look.ROWS[3]) // self.row) + 1
        return list(enumerate(self.listed))[first:last]

    # -- changing ------------------------------------------------------------------------------------------
    def _loaded(self) -> OwnValues:
        try:
            return own_values.load(self.path, self.shown)
        except own_values.BadValues as error:
            self.message, self.bad, self.damaged = str(error), True, True
            return OwnValues(self.shown)

    def _say(self, key: str, **params: object) -> None:
        self.message, self.bad = self.texts.t(key, **params), False

    def _keep(self, own: OwnValues) -> None:
        """Write them; what cannot be played with yet is told and stays. A damaged file is set aside first."""
        try:
            if self.damaged:
                safe_file.put_aside(self.path)
                self.damaged = False
            own_values.store(own, self.path)
            self.own = own
            own_values.playable(self.path, self.shown, self.edition)
        except CytosisError as error:
            self.message, self.bad = str(error), True
        self._listed()

    def _set(self, value: Value, wanted: Plain) -> None:
        try:
            own = self.own.with_value(self.edition, value.path, wanted)
        except ValuesError as error:
            self.message, self.bad = self.words.problem(error), True
            return
        self.message = ""
        self._keep(own)

    def _step(self, value: Value, step: int) -> None:
        """A number one more or less, another word, or the other way round."""
        now = self.now(value)
        if value.kind == FLAG:
            self._set(value, not now)
        elif value.kind == NUMBER and isinstance(now, int):
            self._set(value, min(max(now + step, value.low), value.high))
        elif value.kind != FIXED:
            here = value.words.index(str(now)) if now in value.words else 0
            self._set(value, value.words[(here + step) % len(value.words)])

    def _reset(self, value: Value) -> None:
        self._say("values.reset", name=self.words.full(value), value=self.words.said(value.ours))
        rest = {name: own for name, own in self.mine.items() if name != value.path}
        self._keep(self.own.with_all(self.edition, rest))

    # -- files, and whether it still holds together ----------------------------------------------------------
    def _do(self, what: str) -> None:
        try:
            if what == "export":
                folder = self.session.user_data / "exports"
                folder.mkdir(parents=True, exist_ok=True)
                file = folder / f"{self.shown}-values.json"
                own_values.store(self.own, file)
                self._say("values.exported", file=file)
            elif what == "import":
                self._bring_in(Path(self.place.text.strip()).expanduser())
            elif what == "all_ours":
                self._say("values.reset_all")
                self._keep(OwnValues(self.shown))
            elif what == "balance":
                own = own_values.playable(self.path, self.shown, self.edition)
                self.balance = Balance(self.shown, self.edition, own)
        except (CytosisError, OSError) as error:
            self.message, self.bad = str(error), True

    def _bring_in(self, file: Path) -> None:
        if not file.is_file():
            self.message, self.bad = self.texts.t("save.missing", file=file.name), True
            return
        own = own_values.load(file, self.shown)
        self.asking, self.pointer.focus = False, ""
        self._say("values.imported", file=file.name)
        self._keep(own)

    def _stop(self) -> None:
        if self.balance is not None:
            self.balance.stop()
        self.balance = None

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The search, the parts, the controls of the rows in sight, and what can be done with all."""
        found = [Target("button.back", BACK), Target("field.search", look.SEARCH)]
        found += segment_targets("kind", KINDS, look.KINDS)
        for index, _ in enumerate(self.parts):
            box = self.groups.at(index * look.GROUP, (look.GROUPS[0], 0, look.GROUPS[2] - 14, look.GROUP - 4))
            found.append(self.groups.cut(Target(f"part.{index}", box)))
        found += self.tabs.targets()
        if self.editions:
            found += segment_targets("edition", self.editions, look.EDITIONS)
        if self.balance is None:
            for index, line in self.in_sight():
                found += [self.rows.cut(target) for target in self._controls(index, line)]
        found += [Target(f"button.{name}", box, self.can(name)) for name, box in look.DOINGS.items()]
        if self.asking:
            found.append(Target("field.place", look.FIELD))
        return [target for target in found if target.box[3] > 0]

    def _controls(self, index: int, line: Line) -> list[Target]:
        value, name = line.value, f"value.{line.number}"
        box = look.control(self, index)
        if value.kind == FIXED:
            return []
        if value.kind == FLAG:
            found = [Target(name, look.switch(box))]
        else:
            found = stepper_targets(name, box, *self.ends(value))
        if value.path in self.mine:
            found.append(Target(f"reset.{line.number}", look.reset(self, index)))
        return found

    def ends(self, value: Value) -> tuple[bool, bool]:
        """Whether it can be less, and more; words go round and round."""
        now = self.now(value)
        if value.kind != NUMBER or not isinstance(now, int):
            return True, True
        return now > value.low, now < value.high

    def can(self, name: str) -> bool:
        """Whether a button means anything now."""
        if name in ("balance", "all_ours", "export"):
            return bool(self.mine) or (name != "balance" and (bool(self.own.editions) or self.damaged))
        return True

    def act(self, name: str) -> Transition | None:
        """A click, or Enter."""
        if name == "button.back":
            return Pop()
        kind, _, rest = name.partition(".")
        if kind == "game":
            self.turn_to(rest)
        elif kind == "edition":
            self.turn_to(self.shown, rest)
        elif kind == "kind":
            self.kind = rest
            self._listed()
        elif kind == "part":
            self._stop()
            self.group, self.rows.offset = self.parts[int(rest)], 0.0
            self._listed()
        elif kind == "button":
            self._button(rest)
        elif kind in ("value", "reset"):
            self._row(kind, rest)
        return None

    def _button(self, name: str) -> None:
        if name == "balance" and self.balance is not None:
            self._stop()
        elif name == "import" and not self.asking:
            self.asking, self.message, self.pointer.focus = True, "", "field.place"
        else:
            self._do(name)

    def _row(self, kind: str, rest: str) -> None:
        number, _, way = rest.partition(".")
        value = self.lines[int(number)].value
        if kind == "reset":
            self._reset(value)
        else:
            self._step(value, -1 if way == "less" else 1)

    def field_at(self) -> TextField | None:
        """The search, or the place of a file."""
        fields = {"field.search": self.search, "field.place": self.place if self.asking else None}
        return fields.get(self.pointer.focus)

    def written(self) -> None:
        """What fits now is listed."""
        if self.pointer.focus == "field.search":
            self.rows.offset = self.groups.offset = 0.0
            self._listed()

    def key(self, key: str) -> Transition | None:
        """Escape leaves the field or the scene; page keys scroll the values."""
        field = self.field_at()
        if key == "escape":
            return self._leave()
        if field is self.place and key in ("return", "enter"):
            self._do("import")
        elif field is not None and field.key(key):
            self.written()
        elif key in ("page up", "page down"):
            self.rows.page(1 if key == "page down" else -1)
        elif key in ("ctrl+f", "/"):
            self.pointer.focus = "field.search"
        return None

    def _leave(self) -> Transition | None:
        """What is open is closed first."""
        if not self.asking and self.balance is None:
            return Pop()
        if self.asking:
            self.asking, self.pointer.focus = False, ""
        else:
            self._stop()
        return None

    def arrow(self, way: str) -> bool:
        """Up and down at the edge of the list bring the next row into sight before the focus moves."""
        kind, _, rest = self.pointer.focus.partition(".")
        if way not in ("up", "down") or kind not in ("value", "reset"):
            return False
        numbers = [line.number for line in self.listed if line.value.kind != FIXED]
        here = int(rest.partition(".")[0])
        to = numbers.index(here) + (1 if way == "down" else -1) if here in numbers else -1
        if not 0 <= to < len(numbers):
            return False
        value = self.lines[numbers[to]].value
        self.pointer.focus = f"value.{numbers[to]}{'' if value.kind == FLAG else '.more'}"
        self.focused(self.pointer.focus)
        return True

    def focused(self, name: str) -> None:
        """The row or the part of what has the focus comes into sight."""
        kind, _, rest = name.partition(".")
        number = rest.partition(".")[0]
        if kind == "part":
            self.groups.reveal(int(number) * look.GROUP, look.GROUP)
        elif kind in ("value", "reset"):
            at = next((i for i, line in enumerate(self.listed) if line.number == int(number)), 0)
            self.rows.reveal(at * self.row, self.row)

    def wheel(self, name: str, steps: int) -> Transition | None:
        """Whichever list is under the pointer."""
        (self.groups if self.pointer.at[0] < look.PAGE[0] else self.rows).turn(steps)
        return None

    # -- time ----------------------------------------------------------------------------------------------
    def update(self, seconds: float) -> Transition | None:
        """Games that were played are counted."""
        if self.balance is not None and not self.balance.done:
            self.balance.poll()
        return None

    def busy(self) -> bool:
        """While games are played."""
        return self.balance is not None and not (self.balance.done or self.balance.failed)

    def closing(self) -> None:
        """Nobody waits for the rest."""
        self._stop()

    def draw(self, paint: Painter) -> None:
        """As :mod:`values_look` says."""
        look.ValuesLook(self, paint).draw()
