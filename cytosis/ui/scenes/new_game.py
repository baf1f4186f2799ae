"""Setting a game up, the second step: who plays, by which rules, with which cards."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from cytosis.ai.levels import characters
from cytosis.app.files import own_values
from cytosis.app.files.settings import OF_A_PERSON
from cytosis.app.games import teller_of
from cytosis.app.play import customs, setup
from cytosis.app.play.players import HUMAN, made_up_name
from cytosis.app.play.setup import Setup
from cytosis.app.teller import Teller
from cytosis.app.words import seed_code
from cytosis.app.words.i18n import Texts
from cytosis.app.words.said import said
from cytosis.engine.errors import CytosisError, DataError
from cytosis.engine.options import SWITCH, Option
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.paint.painter import Painter
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Push, Replace, Target, Transition
from cytosis.ui.scenes import new_game_look as look
from cytosis.ui.scenes import new_game_seats as cards
from cytosis.ui.scenes.ground import BACK, RULES
from cytosis.ui.scenes.new_game_rules import (
    CLOCK,
    FIRST,
    FIRST_PLAYER,
    OWN_VALUES,
    START,
    VALUES,
    Lower,
    Row,
    own_option,
    values_of,
)
from cytosis.ui.scenes.opening import rules_of_setup, table_of
from cytosis.ui.scenes.values import ValuesScene
from cytosis.ui.widgets.choices import DropDown, segment_targets
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.tooltip import Tooltip
from cytosis.ui.widgets.writing import WritingScene
from cytosis.ui.window.session import Session

LONGEST_SHOWN_NAME = 18
LONGEST_SEED = 10
CODE = f"{seed_code.LETTERS}0123456789"
PLAIN = "plain"
"""The style of play of a level without a character."""


class NewGameScene(WritingScene):
    """Everything can be changed until the game starts; the last set-up of each game is remembered."""

    def __init__(self, session: Session, game: str = "") -> None:
        super().__init__()
        self.session = session
        self.setup = setup.remembered(session.user_data, game)
        self.at = cards.Places(self.setup.sizes[-1])
        self.names = [TextField(seat.name, LONGEST_SHOWN_NAME) for seat in self.setup.seats]
        self.drops = [DropDown(f"character.{seat}") for seat in range(self.setup.sizes[-1])]
        agreed = customs.fitting(self.teller.customs, session.settings.tables.get(self.setup.game))
        self.setup = replace(self.setup, customs=agreed)
        self.drawn = seed_code.draw()
        """The cards that will be dealt where nobody writes a code."""
        self.seed = TextField("", LONGEST_SEED, CODE)
        self.problem = ""
        self.tip = Tooltip()
        self._read_values()

    # -- what is chosen ------------------------------------------------------------------------------------
    @property
    def texts(self) -> Texts:
        """In the language spoken now, of the chosen game."""
        return self.session.texts.of(self.setup.game)

    @property
    def teller(self) -> Teller:
        """Who tells what is chosen; of the game's usual rules where they cannot be played."""
        try:
            ruleset = self.setup.ruleset()
        except DataError:
            ruleset = Ruleset(self.setup.game)
        seats = len(self.setup.seats)
        return teller_of(ruleset, seats, [""] * seats, self.session.texts)

    def _change(self, chosen: Setup) -> None:
        other = chosen.edition != self.setup.edition
        self.setup = chosen
        if other:
            self._read_values()
        self._check()

    def _read_values(self) -> None:
        """What the player corrected of this edition; a file that cannot be used is told, and ours count."""
        chosen = self.setup
        user_data = self.session.user_data
        self.own_values, self.own_problem = own_values.wanted(user_data, chosen.game, chosen.edition, True)
        self._use_own(chosen.own)

    def _use_own(self, on: bool) -> None:
        self._change(replace(self.setup, own=on, values=self.own_values if on else {}))

    def resumed(self) -> None:
        """Values may have been corrected meanwhile."""
        self._read_values()

    def _check(self) -> None:
        self.looks = self.setup.looks()
        self.problem = setup.problem(self.setup)
        try:
            self._seed()
        except DataError as error:
            self.problem = self.problem or said(error)

    def _seed(self) -> int:
        return seed_code.seed_of(self.seed.text, self.setup.game) if self.seed.text else self.drawn

    @property
    def humans(self) -> int:
        """How many people play."""
        return sum(seat.human for seat in self.setup.seats)

    @property
    def today(self) -> str:
        """The code of the day's game, the same for everybody."""
        return seed_code.code_of(seed_code.seed_of_day(datetime.now(UTC).date()), self.setup.game)

    @property
    def rival(self) -> str:
        """Whom the rules play against somebody alone; nobody where several play."""
        return scenery(self.setup.game).rival if len(self.setup.seats) == 1 else ""

    @property
    def strength(self) -> Option | None:
        """The option that says how strong the rival is."""
        return own_option(self.setup) if self.rival else None

    @property
    def free(self) -> int:
        """The place of the first card on which nobody sits."""
        return len(self.setup.seats) + bool(self.rival)

    @property
    def curtained(self) -> bool:
        """Whether people cover the table before each other."""
        return self.humans > 1 and self.session.settings.curtain

    def name_of(self, seat: int) -> str:
        """What that seat will be called."""
        chosen = self.setup.seats[seat]
        return chosen.name or made_up_name(seat, chosen.human)

    @property
    def lower(self) -> Lower:
        """What else can be chosen, and where it lies."""
        pictured = scenery(self.setup.game).pictured
        return Lower(self.setup, self.teller.customs, pictured, bool(self.rival))

    def chosen(self, row: Row) -> str:
        """The value that a row has now."""
        if row.name == FIRST:
            first = self.setup.options.get(FIRST_PLAYER)
            return "random" if first is None else str(first)
        if row.name == CLOCK:
            return str(self.setup.clock)
        if row.name.startswith("custom."):
            return self.setup.customs[row.id]
        return str(self.setup.options[row.name])

    def styles(self) -> list[tuple[str, str]]:
        """The characters an opponent may have, with their names."""
        names = characters(self.setup.game)
        return [(name, self.texts.t(f"ui.character.{name}")) for name in (PLAIN, *names)] if names else []

    def own_keys(self) -> tuple[str, ...]:
        """The settings of a person that can be switched here: those that matter for this table."""
        return ("coach", "curtain") if self.humans > 1 else ("coach", "practice")

    def own(self, index: int, key: str) -> bool:
        """How a person has it."""
        return bool(getattr(self.session.for_person(self.setup.seats[index].name), key))

    def _switch(self, index: int, key: str) -> None:
        """Kept for the person where they have a name and the choice is theirs; else for everybody."""
        name, value = self.setup.seats[index].name, not self.own(index, key)
        if name and key in OF_A_PERSON:
            self.session.change_own(name, key, value)
        else:
            self.session.change(**{key: value})

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Seats first, then the rest from left to right; an open list on top."""
        found = [Target("button.back", BACK), Target("button.rules", RULES)]
        for index, seat in enumerate(self.setup.seats):
            found += cards.seat_targets(self, index, seat)
        if self.strength is not None:
            option, place = self.strength, len(self.setup.seats)
            found += segment_targets(option.id, values_of(option), self.at.strength(place))
            found.append(Target("rival.explain", self.at.said(place, 0)))
        if len(self.setup.seats) < self.setup.sizes[-1]:
            found.append(Target("button.add", self.at.seat(self.free)))
        found += [*look.explained(self.lower), *self.lower.targets()]
        found.append(Target("button.values", VALUES))
        if self.own_values:
            found.append(Target("values.own", OWN_VALUES))
        found.append(Target("button.start", START, not self.problem))
        return [*found, *cards.style_targets(self, True)]

    # -- answers -------------------------------------------------------------------------------------------
    def act(self, name: str) -> Transition | None:
        """A click."""
        for index, drop in enumerate(self.drops):
            style = drop.act(name)
            if style is not None:
                self._play_like(index, style)
        kind, _, rest = name.partition(".")
        if kind == "button":
            return self._button(rest)
        if kind in ("kind", "level", "look", "own"):
            self._of_seat(kind, rest)
        elif kind == "values":
            self._use_own(not self.setup.own)
        elif kind == "rival":
            self.session.change(explain_rival=not self.session.settings.explain_rival)
        elif rest:
            self._of_game(kind, rest)
        return None

    def _of_seat(self, kind: str, rest: str) -> None:
        seat, _, value = rest.partition(".")
        if kind == "own":
            self._switch(int(seat), value)
        elif kind == "look":
            self._change(self.setup.with_look(int(seat), int(value)))
        else:
            self._sit(int(seat), value)

    def _of_game(self, kind: str, rest: str) -> None:
        chosen = self.setup
        if kind == "module":
            wanted = set(chosen.expansions) ^ {rest}
            known = games.find(chosen.game).expansions()
            self._change(replace(chosen, expansions=tuple(part for part in known if part in wanted)))
        elif kind == FIRST:
            self._change(chosen.with_option(FIRST_PLAYER, None if rest == "random" else int(rest)))
        elif kind == CLOCK:
            self._change(replace(chosen, clock=int(rest)))
        elif kind == "edition":
            self._change(replace(chosen, edition=rest))
        elif kind == "custom":
            custom, _, value = rest.partition(".")
            self._change(replace(chosen, customs={**chosen.customs, custom: value}))
        elif kind in chosen.options:
            self._choose(kind, rest)

    def _choose(self, id_: str, word: str) -> None:
        """A value of an option, as it is named on the screen; what then does not fit is left to the game."""
        known = {one.id: one for one in self.setup.choices()}
        option = known[id_]
        values: tuple[Any, ...] = (True, False) if option.kind == SWITCH else option.values
        chosen = self.setup.with_option(id_, next(one for one in values if str(one) == word))
        if setup.problem(chosen):
            open_ = [one.id for one in known.values() if one.id != id_ and None in one.values]
            freed = replace(chosen, options={**chosen.options, **dict.fromkeys(open_)})
            chosen = chosen if setup.problem(freed) else freed
        self._change(chosen)

    def _sit(self, index: int, value: str) -> None:
        """Another kind of player or another level for a seat; its character stays."""
        seat = self.setup.seats[index]
        if value == "human":
            agent = HUMAN
        elif value == "computer":
            agent = setup.usual_opponent() if seat.human else seat.agent
        else:
            _, colon, style = seat.agent.partition(":")
            agent = value + colon + style
        self._change(self.setup.with_seat(index, replace(seat, agent=agent)))

    def _play_like(self, index: int, style: str) -> None:
        seat = self.setup.seats[index]
        level = seat.agent.partition(":")[0]
        agent = level if style == PLAIN else f"{level}:{style}"
        self._change(self.setup.with_seat(index, replace(seat, agent=agent)))

    def _button(self, name: str) -> Transition | None:
        if name == "back":
            return Pop()
        if name == "start":
            return self._start()
        if name == "rules":
            return rules_of_setup(self.session, self.setup)
        if name == "values":
            return Push(ValuesScene(self.session, self.setup.game, self.setup.edition))
        if name == "today":
            self.seed = TextField(self.today, LONGEST_SEED, CODE)
            self._check()
        elif name == "add" and len(self.setup.seats) < self.setup.sizes[-1]:
            self.names.append(TextField("", LONGEST_SHOWN_NAME))
            self._change(self.setup.with_more())
        elif name.startswith("remove."):
            index = int(name.removeprefix("remove."))
            del self.names[index]
            self._change(self.setup.without(index))
        return None

    def _start(self) -> Transition | None:
        if self.problem:
            return None
        try:
            opened = setup.start(self.setup, self.session.folder, self._seed(), self.session.apart)
        except CytosisError as error:
            self.problem = said(error)
            return None
        return Replace(table_of(opened, self.session))

    def closing(self) -> None:
        """What was set is there again next time."""
        setup.remember(self.setup, self.session.user_data)

    # -- writing -------------------------------------------------------------------------------------------
    def field_at(self) -> TextField | None:
        """A name, or the code."""
        focus = self.pointer.focus
        if focus == "field.seed":
            return self.seed
        index = focus.removeprefix("field.name.")
        return self.names[int(index)] if index.isdigit() and int(index) < len(self.names) else None

    def written(self) -> None:
        """Names as they are now."""
        chosen = self.setup
        for index, field in enumerate(self.names):
            chosen = chosen.with_seat(index, replace(chosen.seats[index], name=" ".join(field.text.split())))
        self._change(chosen)

    def key(self, key: str) -> Transition | None:
        """Escape leaves the field, the list or the scene, Enter ends a field or starts."""
        field = self.field_at()
        if field is not None:
            self._written_key(field, key)
            return None
        if key == "f1":
            return self._explain(self.pointer.focus or self.pointer.hover)
        opened = [drop for drop in self.drops if drop.open]
        if key == "escape" and opened:
            opened[0].open = False
            return None
        if key == "escape":
            return Pop()
        return self._start() if key in ("return", "enter") else None

    def _written_key(self, field: TextField, key: str) -> None:
        """While a text is written keys are its own."""
        if key in ("return", "enter", "escape"):
            self.pointer.focus = ""
        elif field.key(key):
            self.written()

    def _explain(self, name: str) -> Transition:
        """The rules of what is being set up, opened on what is pointed at."""
        kind, _, rest = name.partition(".")
        if kind == "module":  # also where it is not chosen yet
            known = games.find(self.setup.game).expansions()
            wanted = tuple(part for part in known if part == rest or part in self.setup.expansions)
            return rules_of_setup(self.session, replace(self.setup, expansions=wanted), f"topic.{rest}")
        return rules_of_setup(self.session, self.setup, self.teller.pages.get(kind, ""))

    # -- time ----------------------------------------------------------------------------------------------
    def update(self, seconds: float) -> Transition | None:
        """A tip comes where the pointer rests."""
        self.tip.update(seconds, self.pointer)
        return None

    def busy(self) -> bool:
        """While a tip is about to come."""
        return self.tip.waiting

    def draw(self, paint: Painter) -> None:
        """As :mod:`new_game_look` says."""
        look.NewGameLook(self, paint).draw()
