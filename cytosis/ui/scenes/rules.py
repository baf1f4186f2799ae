"""The rules page: everything can be looked up, with the biology behind it; opened on what was pointed at."""

from __future__ import annotations

from cytosis.app.teller import Teller
from cytosis.app.words.handbook import TOPIC, Entry
from cytosis.engine.registry import games
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Target, Transition
from cytosis.ui.scenes.ground import BACK
from cytosis.ui.scenes.rules_books import Books
from cytosis.ui.scenes.rules_look import (
    CLEAR,
    HEAD,
    KINDS,
    LIST,
    OTHER,
    PAGE_VIEW,
    PARTS,
    SEARCH,
    TABS,
    TURN,
    RulesLook,
)
from cytosis.ui.widgets.choices import segment_targets
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.game_tabs import GameTabs
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.writing import WritingScene
from cytosis.ui.window.session import Session

ROW, TALL_ROW = 46.0, 74.0
TALL_FROM = 1.3
"""From this text size on rows have room for two lines."""


class RulesScene(WritingScene):
    """A searchable list at the left, the page at the right."""

    def __init__(self, session: Session, teller: Teller, entry: str = "") -> None:
        super().__init__()
        self.session = session
        self._books = Books(session, teller)
        self.tabs = GameTabs("game", games(), TABS, 230)
        self.search = TextField(limit=40)
        self._row = TALL_ROW if session.text_scale >= TALL_FROM else ROW
        self.kind = "all"
        self.list = Scroll(LIST)
        self.page = Scroll(PAGE_VIEW)
        self.entry: Entry
        self.turn_to(teller.ruleset.game, entry)

    def turn_to(self, game: str, entry: str = "") -> None:
        """The rules of a game, opened on an entry of its handbook."""
        self.teller, self.book = self._books.teller(game), self._books.of(game)
        self._look = RulesLook(self)
        self.entry = self.book.find(entry) or self.book.entries[0]
        self.list.fit(self._height())
        self.show(self.entry.id)

    @property
    def shown(self) -> str:
        """The game whose rules are open."""
        return self.teller.ruleset.game

    # -- what is listed ------------------------------------------------------------------------------------
    def found(self) -> list[Entry]:
        """The entries of the open handbook that fit the search."""
        entries = self.book.search(self.search.text) if self.search.text.strip() else list(self.book.entries)
        return self._of_kind(entries)

    def _of_kind(self, entries: list[Entry]) -> list[Entry]:
        if self.kind == "rules":
            return [entry for entry in entries if entry.group == TOPIC]
        return [entry for entry in entries if entry.biology] if self.kind == "biology" else entries

    def lines(self) -> list[tuple[float, str, Entry | None]]:
        """The list from its top: headings (a group) and entries, each with its place."""
        result: list[tuple[float, str, Entry | None]] = []
        top = 0.0
        for group, part in self._parts():
            if part and group:
                result.append((top, group, None))
                top += HEAD
            for entry in part:
                result.append((top, entry.group, entry))
                top += self._row
        return result

    def _parts(self) -> list[tuple[str, list[Entry]]]:
        """Groups of the open handbook; of a search what fits in it, then in those of the other games."""
        if not self.search.text.strip():
            found = self.found()
            return [(group, [one for one in found if one.group == group]) for group in self.book.groups]
        hits = self._books.search(self.search.text, self.shown)
        return [("" if game == self.shown else f"{OTHER}{game}", self._of_kind(part)) for game, part in hits]

    def named(self) -> list[tuple[str, tuple[float, str, Entry | None]]]:
        """The lines, each with the name of its target; headings have none."""
        game, found = "", []
        for line in self.lines():
            _, group, entry = line
            if entry is None:
                game = group.removeprefix(OTHER) if group.startswith(OTHER) else ""
            name = f"entry.{entry.id}{f'@{game}' if game else ''}" if entry is not None else ""
            found.append((name, line))
        return found

    def _height(self) -> float:
        rows = self.lines()
        return rows[-1][0] + self._row if rows else 0.0

    def search_box(self) -> Box:
        """The field of the search; narrower while there is something to empty."""
        x, y, width, height = SEARCH
        return (x, y, CLEAR[0] - 6 - x, height) if self.search.text else (x, y, width, height)

    def row_box(self, top: float) -> Box:
        """Where a row is now."""
        return self.list.at(top, (LIST[0], 0, LIST[2] - (18 if self.list.needed else 0), self._row - 4))

    def show(self, id_: str) -> None:
        """Turn to a page, and scroll the list to it."""
        found = self.book.find(id_)
        if found is None:
            return
        self.entry, self.page.offset = found, 0.0
        for top, _, entry in self.lines():
            if entry is found:
                self.list.reveal(max(top - self._row, 0.0), 3 * self._row)

    def beside(self, step: int) -> Entry | None:
        """The page before or after this one, of those in the list."""
        found = [line[2] for name, line in self.named() if line[2] is not None and "@" not in name]
        if self.entry not in found:
            return None
        to = found.index(self.entry) + step
        return found[to] if 0 <= to < len(found) else None

    def _searched(self) -> None:
        self.list.offset = 0.0
        self.list.fit(self._height())
        found = self.found()
        if found and (self.search.text.strip() or self.entry not in found):
            self.entry, self.page.offset = found[0], 0.0
        elif not found:
            self._elsewhere()

    def _elsewhere(self) -> None:
        """Where nothing in the open handbook fits, the first page of another game that does is opened."""
        other = next((name for name, line in self.named() if line[2] is not None), "")
        id_, _, game = other.removeprefix("entry.").partition("@")
        if game:
            self.turn_to(game, id_)

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The way back, the search, and the rows in sight."""
        found = [Target("button.back", BACK), Target("field.search", self.search_box())]
        if self.search.text:
            found.append(Target("button.clear", CLEAR))
        found += segment_targets("kind", KINDS, PARTS)
        rows = [
            self.list.cut(Target(name, self.row_box(top))) for name, (top, _, entry) in self.named() if entry
        ]
        turns = [
            Target("button.previous" if step < 0 else "button.next", box)
            for step, box in TURN.items()
            if self.beside(step) is not None
        ]
        page = Target("page", PAGE_VIEW, enabled=False)
        return [*found, *turns, *(row for row in rows if row.box[3] > 0), *self.tabs.targets(), page]

    def act(self, name: str) -> Transition | None:
        """Turn to a page, or go back."""
        if name == "button.back":
            return Pop()
        if name == "button.clear":
            self.search, self.pointer.focus = TextField(limit=40), "field.search"
            self._searched()
            return None
        kind, _, rest = name.partition(".")
        if kind == "entry":
            id_, _, game = rest.partition("@")
            if game:
                self.turn_to(game, id_)
            self.show(id_)
        elif kind == "game":
            self.turn_to(rest)
        elif kind == "button":
            other = self.beside(1 if rest == "next" else -1)
            if other is not None:
                self.show(other.id)
        elif kind == "kind":
            self.kind = rest
            self._searched()
        return None

    def key(self, key: str) -> Transition | None:
        """Escape leaves; page keys scroll; the search takes letters while it has the focus."""
        if key == "escape":
            return Pop()
        if self.typing and self.search.key(key):
            self._searched()
        elif key in ("page up", "page down"):
            self.page.page(1 if key == "page down" else -1)
        elif key in ("ctrl+f", "/"):
            self.pointer.focus = "field.search"
        return None

    def arrow(self, way: str) -> bool:
        """Up and down walk through the whole list, also where it is out of sight."""
        names = [name for name, _ in self.named() if name]
        if way not in ("up", "down") or self.pointer.focus not in names:
            return False
        to = names.index(self.pointer.focus) + (1 if way == "down" else -1)
        if not 0 <= to < len(names):
            return False
        self.pointer.focus = names[to]
        self.focused(names[to])
        return True

    def wheel(self, name: str, steps: int) -> Transition | None:
        """Whichever part is under the pointer."""
        part = self.list if self.pointer.at[0] < PAGE_VIEW[0] else self.page
        part.turn(steps)
        return None

    def focused(self, name: str) -> None:
        """The list scrolls with the keyboard, and the page follows it."""
        if name.startswith("entry.") and "@" not in name:
            self.show(name.removeprefix("entry."))

    def field_at(self) -> TextField | None:
        """The search."""
        return self.search if self.pointer.focus == "field.search" else None

    def written(self) -> None:
        """What fits now is listed."""
        self._searched()

    def draw(self, paint: Painter) -> None:
        """See :mod:`.rules_look`."""
        self._look.draw(paint)
