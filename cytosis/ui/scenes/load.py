"""The saved games: who plays, how far, when; damaged ones with the reason; rename, copy, pass on, delete."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.files import shelf
from cytosis.app.files.glances import Reader
from cytosis.app.files.kinds import Kinds
from cytosis.app.files.shelf import Shelved
from cytosis.app.play import setup
from cytosis.app.play.players import LONGEST_TITLE
from cytosis.app.words.rounds import title_of
from cytosis.engine.errors import CytosisError, SaveError
from cytosis.engine.registry import games
from cytosis.ui.paint.painter import Painter
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Replace, Target, Transition
from cytosis.ui.scenes import load_look as look
from cytosis.ui.scenes.ground import BACK
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.scenes.preview import Preview
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.game_tabs import ALL, GameTabs
from cytosis.ui.widgets.writing import WritingScene
from cytosis.ui.window.session import Session

LONGEST_PATH = 400
CHUNK = 60
"""So many files are looked at in a frame, to be counted."""


class LoadScene(WritingScene):
    """A list to choose from; a file is read when it comes into sight, and its row fills in."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._all = shelf.files(session.folder)
        self._kinds = Kinds(self._all)
        self.files = self._all
        """Those that are listed: all, or those of one game, or those that were searched for."""
        self.search = TextField(limit=40)
        self.kind = ALL
        self.tabs = GameTabs("kind", (ALL, *games()), look.TABS)
        self.preview = Preview(session.apart)
        self._reader = Reader(session.folder, session.apart)
        self.page = 0
        self.chosen: int | None = None
        self.message, self.bad = "", False
        self.asking = ""  # what the text field is for: rename, import, or nothing
        self.field = TextField("", LONGEST_PATH)
        self.trash = shelf.trash(session.folder)
        """What was deleted and can be brought back, the last first."""
        self._waits = False
        """Whether nothing is chosen by itself: no other game may come under the button that deleted one."""
        self._read_page()

    def _again(self, chosen: Path | None = None) -> None:
        """The list anew, after something was done with a file."""
        self._all = shelf.files(self.session.folder)
        self.trash = shelf.trash(self.session.folder)
        self._kinds = Kinds(self._all)
        self._sort_out()
        self._reader.stop()
        self._reader = Reader(self.session.folder, self.session.apart)
        self.asking, self.pointer.focus = "", ""
        if chosen in self.files:
            self.chosen = self.files.index(chosen)
            self.page = self.chosen // look.ROWS
        else:
            self.chosen = None
            self.page = min(self.page, self.pages - 1)
        self._read_page()

    def _read_page(self) -> None:
        self._reader.want([self.files[index] for index in self.shown()])
        self._choose()

    def _choose(self) -> None:
        """The first game of the page that can be opened, once all before it were read."""
        if self._waits or self.chosen in self.shown():
            return
        self.chosen = None
        for index in self.shown():
            game = self.shelved(index)
            if game is None:
                return
            if not game.problem:
                self.chosen = index
                return

    def shelved(self, index: int) -> Shelved | None:
        return self._reader.get(self.files[index])

    def update(self, seconds: float) -> Transition | None:
        """Rows fill in, tabs count, and the table of the chosen game is laid."""
        self._choose()
        self._kinds.look(CHUNK)
        game = self.picked
        self.preview.show(game.path if game is not None and not game.problem else None)
        self.preview.update(seconds, self.session.texts)
        return None

    def busy(self) -> bool:
        """While files are still to be read."""
        return self._reader.busy or not self._kinds.done or self.preview.busy

    @property
    def any(self) -> bool:
        """Whether there is any game at all."""
        return bool(self._all)

    @property
    def told(self) -> str:
        """What came of what was done, or what will be missing of the chosen game."""
        return self.message or (self.picked.note if self.picked is not None else "")

    def counts(self) -> dict[str, str]:
        """How many games there are of each kind, as far as they were looked at."""
        found = {game: self._kinds.count(game) for game in games()}
        return {ALL: str(len(self._all)), **{game: str(count) for game, count in found.items() if count}}

    def choose_kind(self, kind: str) -> None:
        """List all games, or those of one."""
        self.kind, self.page, self.chosen, self._waits = kind, 0, None, False
        self.message, self.asking = "", ""
        self._sort_out()
        self._read_page()

    def _sort_out(self) -> None:
        """List what is of the chosen game and holds the words of the search."""
        words, kind = self.search.text, "" if self.kind == ALL else self.kind
        if kind or words.strip():
            texts = self.session.texts
            rivals = {game: scenery(game).rival_name(texts.of(game)) for game in games()}
            self.files = self._kinds.of(kind, words, rivals)
        else:
            self.files = self._all

    def written(self) -> None:
        """The search lists what fits at once."""
        if self.pointer.focus == "field.search":
            self.choose_kind(self.kind)

    def closing(self) -> None:
        """Nobody asks for the rest."""
        self._reader.stop()

    def shown(self) -> range:
        return range(self.page * look.ROWS, min((self.page + 1) * look.ROWS, len(self.files)))

    @property
    def pages(self) -> int:
        return max(-(-len(self.files) // look.ROWS), 1)

    @property
    def picked(self) -> Shelved | None:
        return self.shelved(self.chosen) if self.chosen is not None else None

    # -- targets -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """Rows by their number in the whole list."""
        found = [Target("button.back", BACK), *self.tabs.targets(), Target("field.search", look.SEARCH)]
        found += [Target(f"save.{index}", look.row(index, len(self.files))) for index in self.shown()]
        if self.pages > 1:
            found.append(Target("button.up", look.UP, self.page > 0))
            found.append(Target("button.down", look.DOWN, self.page < self.pages - 1))
        found.append(Target("button.import", look.BRING))
        if self.trash:
            found.append(Target("button.undo", look.RESTORE))
        game = self.picked
        if game is not None:
            found += [Target(f"button.{name}", look.doing(name), self.can(name)) for name in look.DOINGS]
            found.append(Target("button.open", look.OPEN, not game.problem))
        if self.asking:
            found.append(Target("field.text", look.FIELD))
        return found

    def can(self, name: str) -> bool:
        """A damaged file can be passed on and deleted; renaming and copying need a whole one."""
        game = self.picked
        whole = game is not None and not game.problem and not game.note
        return (
            whole
            if name in ("rename", "copy")
            else game is not None and (not game.problem or name == "delete")
        )

    def act(self, name: str) -> Transition | None:
        """Choose, then open; a second click on the chosen one opens it too."""
        kind, _, rest = name.partition(".")
        if kind == "kind":
            self.choose_kind(rest)
            return None
        if kind == "save":
            again = self.chosen == int(rest)
            self.chosen, self.message, self.asking, self._waits = int(rest), "", "", False
            return self._open() if again else None
        if rest == "back":
            return Pop()
        if rest in ("import", "rename"):
            self._ask(rest)
        elif rest in ("copy", "export", "delete", "undo"):
            self._do(rest)
        if rest in ("up", "down"):
            self._turn(1 if rest == "down" else -1)
        return self._open() if rest == "open" else None

    # -- files ---------------------------------------------------------------------------------------------
    def _ask(self, what: str) -> None:
        """Show the text field, for a title or for the place of a file."""
        title = self.picked.title if what == "rename" and self.picked is not None else ""
        self.asking, self.message = what, ""
        self.field = TextField(title, LONGEST_TITLE if what == "rename" else LONGEST_PATH)
        self.field.all = bool(title)  # what is written replaces it
        self.pointer.focus = "field.text"

    def _do(self, what: str) -> None:
        """Do it with the chosen file; whatever stands in the way is told in one line."""
        self.message, self.bad = "", False
        try:
            if what == "undo" and self.trash:
                self._waits = False
                self._again(shelf.take_back(self.trash[0]))
            elif what == "import":
                place = Path(self.field.text.strip()).expanduser()
                self._again(shelf.bring_in(place, self.session.folder))
                self.message = self.session.texts.t("ui.load.imported")
            elif self.picked is not None:
                self._with(self.picked, what)
        except (CytosisError, OSError) as error:
            self.message, self.bad = str(error), True

    def _with(self, game: Shelved, what: str) -> None:
        """Something that only a chosen game can have done to it."""
        texts = self.session.texts
        if what == "rename":
            shelf.rename(game.path, self.field.text)
            self._again(game.path)
        elif what == "copy":
            named = game.title or ", ".join(player.name for player in game.players)
            title = texts.t("ui.load.copy_of", title=named)
            self._again(shelf.duplicate(game.path, title[:LONGEST_TITLE]))
        elif what == "export":
            folder = self.session.user_data / "exports"
            folder.mkdir(parents=True, exist_ok=True)
            self.message = texts.t("ui.load.exported", file=shelf.pass_on(game.path, folder))
        elif what == "delete":
            shelf.throw_away(game.path)
            self._waits = True
            self._again()
            title = title_of(texts, game) or look.names_of(texts, game) or game.path.stem
            self.message = texts.t("ui.load.deleted", title=title)

    def field_at(self) -> TextField | None:
        """A title or a place, while one is written; or the search."""
        fields = {"field.text": self.field if self.asking else None, "field.search": self.search}
        return fields.get(self.pointer.focus)

    # -- moving about --------------------------------------------------------------------------------------
    def wheel(self, name: str, steps: int) -> Transition | None:
        """The wheel turns pages."""
        self._turn(-1 if steps > 0 else 1)
        return None

    def _turn(self, step: int) -> None:
        self.page, self._waits = min(max(self.page + step, 0), self.pages - 1), False
        self._read_page()

    def _open(self) -> Transition | None:
        game = self.picked
        if game is None or game.problem:
            return None
        try:
            opened = setup.resume(game.path, self.session.apart)
        except SaveError as error:
            self.message, self.bad = str(error), True
            return None
        return Replace(table_of(opened, self.session))

    def key(self, key: str) -> Transition | None:
        """Escape leaves, Enter opens, page keys turn; while a text is written they are its own."""
        if self.asking or self.typing:
            self._written_key(key)
            return None
        if key == "escape":
            return Pop()
        if key in ("return", "enter"):
            return self._open()
        self._short_key(key)
        return None

    def _short_key(self, key: str) -> None:
        """What can be done without the mouse, and stays here."""
        if key in ("ctrl+f", "/"):
            self.pointer.focus = "field.search"
        elif key == "delete" and self.can("delete"):
            self._do("delete")
        elif key == "f2" and self.can("rename"):
            self._ask("rename")
        elif key in ("page up", "page down"):
            self._turn(1 if key == "page down" else -1)

    def _written_key(self, key: str) -> None:
        """While a text is written keys are its own; Escape leaves it, Enter ends it."""
        field = self.field_at()
        if key == "escape":
            self.asking, self.pointer.focus = "", ""
        elif field is self.search:
            if key in ("return", "enter"):
                self.pointer.focus = ""
            elif field.key(key):
                self.written()
        elif key in ("return", "enter"):
            self._do(self.asking)
        else:
            self.field.key(key)

    def draw(self, paint: Painter) -> None:
        """As :mod:`load_look` says."""
        look.LoadLook(self, paint).draw()
