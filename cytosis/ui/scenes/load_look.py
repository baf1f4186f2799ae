"""How the saved games look: tabs and rows at the left, the chosen one with its table at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.app.files.shelf import Shelved
from cytosis.app.play.players import kind_of, looks_of
from cytosis.app.words.i18n import Texts, game_name
from cytosis.app.words.rounds import round_text, title_of, variant, what_is_played
from cytosis.engine.registry import games
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scenes.ground import ground, header
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.game_tabs import ALL
from cytosis.ui.widgets.progress import progress
from cytosis.ui.widgets.proof import proof
from cytosis.ui.widgets.shapes import badge, dashed, icon, plate
from cytosis.ui.widgets.worlds import tallest, window, worlds

if TYPE_CHECKING:
    from cytosis.ui.scenes.load import LoadScene

TABS: Box = (40, 104, 792, 54)
SEARCH: Box = (844, 106, 196, 50)
LIST: Box = (40, 172, 1000, 688)
DETAIL: Box = (1060, 104, 500, 756)
TABLE: Box = (1080, 158, 460, 236)
OPEN: Box = (1084, 786, 452, 58)
FIELD: Box = (1084, 112, 452, 42)
BRING: Box = (1340, 30, 220, 46)
RESTORE: Box = (1056, 30, 268, 46)
"""The button that brings the last deleted one back, as long as the trash holds any."""
DOINGS = ("rename", "copy", "export", "delete")
"""What can be done with the chosen file, from left to right."""
UP: Box = (900, 804, 52, 44)
DOWN: Box = (964, 804, 52, 44)
ROWS = 7
PITCH, TALL, TALLEST = 88.0, 128.0, 160.0
FEWEST, FEW = 2, 4
"""Lists no longer than that have tall rows with a picture, and room for more below them."""
THUMB = 1.5
"""How wide the picture of a row is, in parts of its height."""
LINES = (0.25, 0.51, 0.78)
"""The lines of a tall row, in parts of its height."""
DROP = 104.0
"""How high it is told at least that files can be dropped."""
PLAYERS: tuple[float, float] = (402, 212)
"""Where the players begin, and how high they may be."""
FACTS = 632.0
NAMED = 3
"""So many players are named in a row."""


def row(index: int, files: int) -> Box:
    """Where a game is in a list of so many."""
    pitch = TALLEST if files <= FEWEST else TALL if files <= FEW else PITCH
    return (LIST[0] + 16, LIST[1] + 14 + index % ROWS * pitch, LIST[2] - 32, pitch - 8)


def rest(files: int) -> Box:
    """What a short list leaves free."""
    top = row(files, files)[1] if files < ROWS else LIST[1] + LIST[3]
    return (LIST[0] + 16, top, LIST[2] - 32, LIST[1] + LIST[3] - 16 - top)


def doing(name: str) -> Box:
    """The button for it."""
    return (OPEN[0] + DOINGS.index(name) * 115, OPEN[1] - 62, 107, 48)


def names_of(texts: Texts, game: Shelved) -> str:
    """Who plays, the rival of somebody alone too; of many only the first ones."""
    own = scenery(game.game)
    names = [player.name for player in game.players]
    if len(names) == 1 and own.rival:
        return texts.t("ui.load.with", names=names[0], rival=own.rival_name(texts.of(game.game)))
    if len(names) > NAMED + 1:
        return texts.n("ui.load.more", len(names) - NAMED, names=", ".join(names[:NAMED]))
    return ", ".join(names)


class LoadLook:
    """Paints one frame of the scene."""

    def __init__(self, scene: LoadScene, paint: Painter) -> None:
        self._scene = scene
        self._paint = paint
        self._texts = scene.session.texts
        self._on = Controls(paint, scene.pointer)

    def draw(self) -> None:
        """All of it."""
        paint, texts, scene = self._paint, self._texts, self._scene
        ground(paint)
        header(paint, self._on, texts.t("ui.load"), texts.t("ui.load.about"), RESTORE[0] - 130)
        labels = texts.t("ui.load.undo"), texts.t("ui.load.import")
        size = self._on.common(zip(labels, (RESTORE, BRING), strict=True), 17, True)
        if scene.trash:
            self._on.button("button.undo", labels[0], RESTORE, "second", size, "back")
        self._on.button("button.import", labels[1], BRING, "second", size, "open")
        scene.tabs.draw(self._on, texts, scene.kind, scene.counts())
        self._on.field("field.search", scene.search, SEARCH, texts.t("ui.load.search"), 17)
        for box in (LIST, DETAIL):
            plate(paint, box, "panel")
        if not scene.files:
            x, y, width, height = rest(0)
            tall = tallest(width, max(len(self._kinds()), 2))
            worlds(paint, texts, self._kinds(), (x, y, width, tall), {})
            x, y = x + width / 2, y + tall + (height - tall) * 0.42
            of_game = "ui.load.none.search" if scene.search.text.strip() else "ui.load.none.game"
            none = of_game if scene.any else "ui.load.none"
            paint.text(texts.t(none), x, y, 28, "head", "text", "centre", 900, tall=52)
            paint.text(texts.t("ui.load.none.about"), x, y + 52, 19, "body", "soft", "centre", 900, tall=44)
        for index in scene.shown():
            self._row(index)
        if scene.files and scene.pages < 2:
            self._rest(rest(len(scene.files)))
        self._pages()
        self._detail()

    # -- rows ----------------------------------------------------------------------------------------------
    def _row(self, index: int) -> None:
        paint, texts, game = self._paint, self._texts, self._scene.shelved(index)
        x, y, width, height = box = row(index, len(self._scene.files))
        self._on.row(f"save.{index}", box, index == self._scene.chosen)
        if game is None:
            reading = texts.t("ui.load.reading")
            paint.text(reading, x + 22, y + height / 2, 16, "body", "mute", room=width - 44, tall=40)
            return
        when = self._scene.session.when(game.when)
        line = y + (25 if height < PITCH else height * 0.25)
        paint.text(when, x + width - 20, line, 15.5, "body", "soft", "right", 200, tall=32)
        if game.problem:
            self._bad(box, game.problem)
        else:
            proof(lambda: self._summary(box, game), lambda: self._bad(box, texts.t("save.unshown")))

    def _bad(self, box: Box, problem: str) -> None:
        x, y, width, height = box
        icon(self._paint, "lock", x + 48, y + height / 2, 34, "#FF9C8E")
        label = self._texts.t("ui.load.bad")
        self._paint.text(label, x + 96, y + 25, 18, "head", "bad", room=width - 320, tall=34)
        self._paint.text(problem, x + 96, y + 55, 15, "body", "soft", room=width - 116, tall=28)

    def _kinds(self) -> Sequence[str]:
        """The games whose tab is open."""
        return games() if self._scene.kind == ALL else (self._scene.kind,)

    def _rest(self, box: Box) -> None:
        """Under a short list: the worlds, and that a file may be dropped here."""
        paint, texts = self._paint, self._texts
        x, y, width, height = box
        if height < DROP:
            return
        shown = self._kinds()
        seen = min(height - DROP - 14, tallest(width, max(len(shown), 2)))
        if seen > DROP:
            counts = self._scene.counts()
            told = {game: texts.n("ui.load.kept", int(counts.get(game, "0"))) for game in games()}
            worlds(paint, texts, shown, (x, y, width, seen), told)
            y, height = y + seen + 14, height - seen - 14
        dashed(paint, (x, y, width, height), "#8C97CF", 16, 0.8)
        icon(paint, "save", x + 54, y + height / 2, 44, "link")
        words = (x + 108, y + height / 2 - 42, width - 128, 40)
        fit.block(paint, texts.t("ui.load.drop"), words, 21, "head", "text", "left", True, 1)
        words = (x + 108, y + height / 2 - 2, width - 128, 46)
        fit.block(paint, texts.t("ui.load.drop.about"), words, 17, "body", "soft", "left", True, 2)

    def _large(self, box: Box, game: Shelved) -> None:
        """A tall row: its world, name, what is played, who plays, and how far it is."""
        paint, own, told = self._paint, scenery(game.game), self._texts.of(game.game)
        x, y, width, height = box
        tall = height - 20
        window(paint, game.game, (x + 10, y + 10, tall * THUMB, tall))
        left, first, second, third = x + tall * THUMB + 28, *(y + height * part for part in LINES)
        room = x + width - 250 - left
        paint.text(
            title_of(self._texts, game) or game_name(told, game.game),
            left,
            first,
            25,
            "head",
            room=room,
            tall=38,
        )
        what = what_is_played(self._texts, game) if game.title else variant(self._texts, game)
        paint.text(what, left, second, 17.5, "body", "soft", room=room, tall=28)
        used = self._badges(game, left + 14, third, 28, 33)
        paint.text(names_of(self._texts, game), left + used, third, 17, "body", room=room - used, tall=30)
        if game.note:
            icon(paint, "warning", x + width - 250, first, 24, "#FFD166")
        progress(paint, game.part, (x + width - 230, second - 7, 210, 14), own.tint)
        ink = "good" if game.turn is None else "text"
        paint.text(self._state(game), x + width - 20, third, 17, "bold", ink, "right", 180, tall=30)

    def _summary(self, box: Box, game: Shelved) -> None:
        if box[3] > PITCH:
            self._large(box, game)
            return
        paint, own, told = self._paint, scenery(game.game), self._texts.of(game.game)
        x, y, width, height = box
        own.sign(paint, x + 48, y + height / 2, 60)
        name = title_of(self._texts, game) or game_name(told, game.game)
        wide = paint.text(name, x + 96, y + 25, 20, "head", room=380, tall=34)
        left = x + 96 + wide + 14
        what = what_is_played(self._texts, game) if game.title else variant(self._texts, game)
        paint.text(what, left, y + 26, 15.5, "body", "soft", room=x + width - 230 - left, tall=30)
        left = x + 96 + self._badges(game, x + 108, y + 57, 25, 30)
        paint.text(
            names_of(self._texts, game), left, y + 58, 15.5, "body", "text", room=x + 560 - left, tall=28
        )
        if game.note:
            icon(paint, "warning", x + width - 232, y + 25, 22, "#FFD166")
        progress(paint, game.part, (x + 580, y + 52, 160, 12), own.tint)
        ink = "good" if game.turn is None else "text"
        paint.text(self._state(game), x + width - 20, y + 58, 16, "bold", ink, "right", 196, tall=28)

    def _badges(self, game: Shelved, x: float, y: float, size: float, pitch: float) -> float:
        """Who plays, the rival of somebody alone too; returns how wide that is."""
        seated, own = self._paint.seated(looks_of(game.players)), scenery(game.game)
        for seat in range(len(game.players)):
            badge(seated, seat, x + seat * pitch, y, size)
        count = len(game.players)
        if count == 1 and own.rival:
            own.rival_sign(self._paint, x + pitch, y, size)
            count += 1
        return count * pitch + 4

    def _state(self, game: Shelved) -> str:
        if game.turn is None:
            return self._texts.t("ui.load.finished")
        return round_text(self._texts.of(game.game), game.round, game.rounds)

    def _pages(self) -> None:
        scene, shown = self._scene, self._scene.shown()
        if scene.pages < 2:
            return
        page = self._texts.t("ui.load.page", first=shown.start + 1, last=shown.stop, all=len(scene.files))
        self._paint.text(page, LIST[0] + 24, UP[1] + UP[3] / 2, 15, "body", "soft", room=400, tall=40)
        enabled = {"up": scene.page > 0, "down": scene.page < scene.pages - 1}
        for name, box in (("up", UP), ("down", DOWN)):
            self._on.icon_button(f"button.{name}", name, box, "second", enabled[name])

    # -- the chosen game -----------------------------------------------------------------------------------
    def _detail(self) -> None:
        paint, texts, scene = self._paint, self._texts, self._scene
        game, (x, y, width, _) = scene.picked, DETAIL
        if game is None:
            choose = texts.t("ui.load.choose")
            dashed(paint, (x + 20, y + 20, width - 40, DETAIL[3] - 40), "#8C97CF", 16, 0.8)
            icon(paint, "open", x + width / 2, y + 290, 76, "#8FA5DE")
            choose = choose if scene.files else texts.t("ui.load.drop")
            paint.text(choose, x + width / 2, y + 378, 23, "head", "text", "centre", width - 80, tall=60)
            if not scene.files:
                about = (x + 50, y + 408, width - 100, 120)
                fit.block(paint, texts.t("ui.load.drop.about"), about, 18, "body", "soft", "centre")
        else:
            self._game(game)
        if scene.asking:
            self._on.field("field.text", scene.field, FIELD, texts.t(f"ui.load.{scene.asking}.field"))
        if scene.told:
            ink = "bad" if scene.bad else "soft"
            inset = 24 if game is not None else 48
            paint.lines(scene.told, (x + inset, FACTS - 12, width - 2 * inset, 90), 15, "bold", ink)

    def _game(self, game: Shelved) -> None:
        paint, texts, scene = self._paint, self._texts, self._scene
        x, y, width, _ = DETAIL
        if not scene.asking:
            title = (
                texts.t("ui.load.bad") if game.problem else title_of(self._texts, game) or self._heading(game)
            )
            ink = "bad" if game.problem else "heading"
            paint.text(title, x + 24, y + 30, 23, "head", ink, room=width - 48, tall=42)
        if game.problem:
            paint.lines(game.problem, (x + 24, y + 76, width - 48, 300), 17, "body", "text", 1.45)
        else:
            self._table()
            about = (x + 24, PLAYERS[0], width - 48, 200)
            proof(
                lambda: self._players(game),
                lambda: paint.lines(texts.t("save.unshown"), about, 17, "body", "text", 1.45),
            )
            self._on.button("button.open", texts.t("ui.load.open"), OPEN, "gold", 23, "play")
        labels = {name: texts.t(f"ui.load.{name}") for name in DOINGS}
        size = self._on.common([(label, doing(name)) for name, label in labels.items()], 15)
        for name, label in labels.items():
            face = "danger" if name == "delete" else "second"
            self._on.button(f"button.{name}", label, doing(name), face, size, enabled=scene.can(name))

    def _heading(self, game: Shelved) -> str:
        return f"{game_name(self._texts.of(game.game), game.game)}, {self._state(game)}"

    def _table(self) -> None:
        """The table as it is in the file, once it was read."""
        plate(self._paint, TABLE, "well", 14, 0.9, False)
        x, y, width, height = TABLE
        if not self._scene.preview.draw(self._paint, (x + 6, y + 6, width - 12, height - 12)):
            icon(self._paint, "clock", x + width / 2, y + height / 2, 36, "mute")

    def _players(self, game: Shelved) -> None:
        paint, texts = self._paint, self._texts
        x = DETAIL[0]
        own = scenery(game.game)
        alone = len(game.players) == 1 and bool(own.rival)
        pitch = min(PLAYERS[1] / (len(game.players) + alone), 50)
        seated = paint.seated(looks_of(game.players))
        for seat, player in enumerate(game.players):
            label = kind_of(player.agent, texts)
            if game.turn == seat:
                label = f"{label}, {texts.t('ui.load.to_move')}"
            middle = self._player(seat, pitch, player.name, label, game.turn == seat)
            own.piece(seated, seat, x + 48, middle, min(42, pitch - 4))
        if alone:
            told = texts.of(game.game)
            middle = self._player(1, pitch, own.rival_name(told), texts.t("ui.load.rival"), False)
            own.rival_sign(paint, x + 48, middle, min(42, pitch - 4))
        if not self._scene.told:
            self._facts(game)

    def _player(self, seat: int, pitch: float, name: str, label: str, turn: bool) -> float:
        """One of them; returns the middle of the row."""
        paint, (x, _, width, _) = self._paint, DETAIL
        middle = PLAYERS[0] + pitch * (seat + 0.5)
        box = (x + 20, middle - pitch / 2 + 2, width - 40, pitch - 4)
        plate(paint, box, "row_chosen" if turn else "row", 12, 0.96, False)
        paint.text(name, x + 80, middle, 18, "head", room=width - 290, tall=pitch - 6)
        paint.text(label, x + width - 34, middle, 15, "body", "soft", "right", 190, tall=pitch - 6)
        return middle

    def _facts(self, game: Shelved) -> None:
        texts, (x, _, width, _) = self._texts, DETAIL
        saved = f"{game.moves}, {texts.t('ui.last_saved', when=self._scene.session.when(game.when))}"
        facts = ((texts.t("ui.game"), what_is_played(texts, game)), (texts.t("ui.load.moves"), saved))
        size = self._paint.common_size([value for _, value in facts], 15.5, "bold", width - 144, 29)
        for i, (label, value) in enumerate(facts):
            line = FACTS + i * 30
            self._paint.text(label, x + 24, line, min(size, 15), "body", "mute", room=90, tall=29)
            self._paint.text(value, x + 120, line, size, "bold", "text", room=width - 144, tall=29)
