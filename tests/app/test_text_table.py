"""The text table: whole games by typing, alone, against the computer and at one keyboard together."""

from __future__ import annotations

import errno
import io
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cytosis.ai.agent import Budget, Choice
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.games import teller
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import about, players_of, seat_players
from cytosis.app.text import start as text_table
from cytosis.app.text.console import Console, EndOfInput
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match
from tests.app.games import Terminal, console, moves_in, new_match
from tests.cytosis.scenario import Scenario

CARD_ID = re.compile(r"\b(?:PH|SH|PR|SR|EN|AD|MM)\d+\b")


def sit(
    match: Match,
    lines: Sequence[str],
    folder: Path | None = None,
    terminal: bool = False,
    agents: dict[int, Any] | None = None,
) -> str:
    """Play that match by typing these lines; everything that was said."""
    screen, out = console(lines, terminal)
    players = players_of(match.journal.header)
    made = make_agents(players, 1) if agents is None else agents
    controller = Controller(match, Save(match, folder) if folder else None, made)
    TextTable(Scene(screen, controller, players, i18n.default())).run()
    return out.getvalue()


def seated(table: Scenario) -> Match:
    """A position with one person, who sits first."""
    agents = ["human"] + ["greedy"] * (len(table.data["seats"]) - 1)
    return Match.from_snapshot(table.data, about(seat_players(agents)))


# --- whole games


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_person_plays_a_whole_game_by_numbers(edition: str, seats: int, tmp_path: Path) -> None:
    match = new_match(",".join(["human", "greedy", "random", "greedy", "random"][:seats]), edition=edition)
    said = sit(match, ["1"] * 900, tmp_path)
    assert match.pending() is None
    moves = moves_in(said)
    assert [line.split()[0] for line in moves] == [f"#{n + 1}" for n in range(len(match.journal.lines))]
    assert "Final ranking:" in said
    assert said.count(" points (") >= seats
    (file,) = saves.files_in(tmp_path)
    assert saves.read(file).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("seats", [2, 5])
def test_people_at_one_keyboard_play_a_whole_game(seats: int) -> None:
    i18n.set_default(Texts("it"))
    match = new_match(",".join(["human"] * seats))
    said = sit(match, ["1"] * 2500)
    assert match.pending() is None
    assert "Classifica finale:" in said
    assert len(moves_in(said)) > len(match.journal.lines)  # told again since the last turn


@pytest.mark.parametrize("lang", ["en", "it"])
def test_agents_alone_need_nobody(lang: str) -> None:
    i18n.set_default(Texts(lang))
    match = new_match("greedy,random,random")
    said = sit(match, [])
    assert match.pending() is None
    assert len(moves_in(said)) == len(match.journal.lines)
    assert ("Your choice" in said, "La tua scelta" in said) == (False, False)


def test_moves_can_be_typed_in_any_case_and_order() -> None:
    match = seated(Scenario(seats=2).turn(0).stock(0, mrna=3))
    said = sit(match, ["  PLACE   Ribosome.1  N=2 ", "n=1 place rough_er.1"])
    own = [line["do"] for line in match.journal.lines if line["seat"] == 0]
    assert own == ["place ribosome.1 n=2", "place rough_er.1 n=1"]
    assert "#1 Player 1: places a flask on the free ribosome, pays 2 mRNA, gets 2 proteins." in said


def test_menus_lead_to_lists_and_back() -> None:
    match = seated(Scenario(seats=3).turn(0).stock(0, atp=5))
    said = sit(match, ["", "1", "", "0", "0", "99", "1", "1"])
    assert "There is no choice 0: type a number from 1 to" in said
    assert "There is no choice 99" in said
    assert said.count("0. Back") == 3
    assert match.journal.lines[0]["do"] == "place nucleus.3"


def test_a_long_list_asks_last_which_vesicle_gives_way() -> None:
    table = Scenario("first", seats=3).turn(0).stock(0, lipid=9)
    match = seated(table.vesicle("smooth_er.1", 1, lipid=3).vesicle("smooth_er.2", 2, lipid=2))
    said = sit(match, ["2", "6", "2"])
    assert "Smooth ER: 20 choices" in said
    assert "6. start a vesicle with 4 lipids from your stock: 2 choices" in said
    assert match.journal.lines[0]["do"] == "place smooth_er.1 n=4 bump=smooth_er.2"


def test_a_grey_flask_has_lists_of_its_own() -> None:
    match = seated(Scenario(seats=2).turn(0).stock(0, atp=9).spot("nucleus.3", 1))
    grey = next(
        i for i, line in enumerate(sit(match, []).splitlines()) if line.endswith("grey flask for 4 ATP")
    )
    number = sit(match, []).splitlines()[grey].split(".")[0]
    said = sit(match, [number, "1"])
    assert "1. Nucleus, 3 mRNA, on a spot already taken" in said
    assert "#1 Player 1: pays 4 ATP for a grey flask, places it in the nucleus (3), gets 3 mRNA." in said


def test_a_grey_flask_is_named_with_its_price_where_a_move_stands_alone() -> None:
    match = new_match("human,random,random")
    moves = teller(match, [player.name for player in players_of(match.journal.header)], Texts("en")).moves
    view = match.view(0)
    assert moves.alone("grey nucleus.3", view) == "Grey flask, 4 ATP: Nucleus, 3 mRNA"
    assert moves.alone("place nucleus.3", view) == moves.describe("place nucleus.3", view)


# --- commands


def after_set_up(*lines: str, lang: str = "en", agents: str = "human,greedy,greedy") -> str:
    i18n.set_default(Texts(lang))
    return sit(new_match(agents), ["1", "1", *lines])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("help", "why MOVE: why a move is not possible"),
        ("why", "Type why and a move"),
        ("why place nucleus.9", "“place nucleus.9” is neither a command nor a move"),
        ("why place laureates.1 take=atp", "This spot is taken until the end of the round"),
        ("why place ribosome.1 n=9", "Not enough mRNA: you need 9, you have"),
        ("why exhaust atp", "Yes, you can do that: Exhaust a flask for 1 ATP."),
        ("place golgi.1 disk=golgi.1 add=carb", "None of your vesicles is ready"),
        ("jump", "“jump” is neither a command nor a move"),
        ("jump\x1b[2J", r"“jump\x1b[2J” is neither"),
        ("hint", "The best move."),
        ("log", "#1 "),
        ("log 1", "places a flask"),
        ("log x", "#1 "),
        ("score", "0 points."),
        ("table", "Cards of the row, 33 cards left in the deck:"),
        ("hand", "Your hand:"),
        ("card en1", "Colour: red."),
        ("card PH3", "These numbers are publicly known."),
        ("card PR3", "reconstructed"),
        ("card", "There is no card"),
        ("card XX", "There is no card XX"),
        ("save", "not being saved"),
        ("undo", "nothing you can take back"),
        ("# a comment", "Your choice"),
    ],
)
def test_commands(line: str, words: str) -> None:
    said = after_set_up(line)
    assert words in said
    assert said.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("aiuto", "perché MOSSA"),
        ("perché place ribosome.1 n=9", "Risorsa insufficiente (mRNA): il costo è 9"),
        ("cronaca", "#1 "),
        ("punti", "0 punti."),
        ("tavolo", "33 carte rimaste nel mazzo"),
        ("mano", "La tua mano:"),
        ("carta PH3", "Questi valori sono pubblicamente noti."),
        ("annulla", "Non c'è niente da annullare"),
        ("esci", "Arrivederci."),
        ("help", "perché MOSSA"),
    ],
)
def test_commands_in_italian(line: str, words: str) -> None:
    assert words in after_set_up(line, lang="it")


def test_the_log_of_a_new_game_is_empty() -> None:
    assert "No move has been made yet." in sit(new_match("human,human"), ["", "log"])


def test_an_empty_hand_is_said() -> None:
    said = sit(seated(Scenario(seats=2).turn(0)), ["hand", "table"])
    assert "Your hand is empty." in said
    assert "Hand: none." in said


def test_the_table_names_what_lies_where() -> None:
    table = Scenario(seats=3).turn(0).spot("nucleus.3", 1, "grey").vesicle("golgi.2", 2, protein=2, carb=1)
    table.boost("nucleus", 1).completed(1, "EN1").hand(2, "PH3", known=True).row("PH1", None, "EN2", "MM1")
    said = sit(seated(table.event("reduce_atp").goals(G_ENZ=[1])), ["table"])
    for line in (
        "Event: Reduced ATP cost.",
        "Nucleus, 3 mRNA: Camillo and a grey flask.",
        "1 grey flask left this round.",
        "Vesicles, Golgi: place 2: Rita with 2 proteins and 1 carbohydrate; 2 places free.",
        "Completed: Hexokinase (EN1).",
        "Known hand cards: Insulin (PH3).",
        "2. empty.",
        "3. 1 ATP: Pyruvate kinase (EN2), needs 2 ATP and 2 proteins, gives 3 points.",
        "Enzymes, 2 points per card. Markers: Camillo.",
        "Nucleus: 1 boost token is waiting there.",
        "first-player marker.",
    ):
        assert line in said, line


def test_undo_takes_back_what_was_seen_by_nobody_else() -> None:
    match = seated(Scenario(seats=2).turn(0).hand(0, "MM1", "MM2"))
    said = sit(match, ["use MM1", "undo", "use MM2", "undo", "undo"])
    assert [line["do"] for line in match.journal.lines] == ["use MM1", "undo", "use MM2", "undo"]
    assert "#2 Player 1: takes the last move back." in said
    assert said.count("There is nothing you can take back") == 1


# --- saving


def test_save_says_where_and_makes_copies(tmp_path: Path) -> None:
    said = sit(new_match(), ["1", "save", "save  My   title", f"save {'x' * 81}", "quit"], tmp_path)
    assert f"in the folder {tmp_path}" in said
    assert "A copy named My title is in game-00002" in said
    assert "A title has at most 80 printable characters." in said
    assert "Go on with: cytosis --text --resume game-00001" in said
    assert len(saves.files_in(tmp_path)) == 2


def test_a_full_disk_is_said_once_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, calls = os.write, [0]

    def sometimes_full(fd: int, data: bytes) -> int:
        calls[0] += 1
        if 2 <= calls[0] <= 4:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(fd, data)

    match = new_match("human,human")
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", sometimes_full)
        said = sit(match, ["", "1", "", "1", "", "1", "", "1", "", "quit"], tmp_path)
    assert said.count("The disk is full") == 1
    assert said.count("Not saved yet, Player") == 3
    assert said.count("Everything is saved again") == 1
    assert "\n#4 " in said
    first_telling = said[: said.index("Everything is saved again")]
    assert moves_in(first_telling.replace("since your last move:\n#", "")) == []
    (file,) = saves.files_in(tmp_path)
    assert len(saves.read(file).journal.lines) == len(match.journal.lines)


def test_leaving_with_a_full_disk_is_honest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    said = sit(new_match(), ["save", "save copy"], tmp_path)
    assert said.rstrip().endswith(
        "Not saved. The disk is full (saves): free some space.".replace("saves", tmp_path.name)
    )
    assert "Go on with" not in said


@pytest.mark.parametrize("how", ["quit", "end", "interrupt"])
def test_leaving_in_any_way_saves(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "interrupt":
        monkeypatch.setattr(Console, "ask", interrupted)
    said = sit(new_match(), ["quit"] if how == "quit" else [], tmp_path)
    assert "Saved. Go on with: cytosis --text --resume game-00001" in said
    (file,) = saves.files_in(tmp_path)
    save, _ = Save.open(file)  # and it is free
    save.close()


def interrupted(self: Console, prompt: str) -> str:
    raise KeyboardInterrupt


def test_a_failing_agent_is_mentioned_and_the_game_goes_on() -> None:
    class Broken:
        def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
            raise RuntimeError

    match = new_match("human,greedy")
    said = sit(match, ["1", "1", "1", "1"], agents={1: Broken()})
    assert "Camillo had no answer and makes a simple move" in said


def test_a_resumed_game_tells_its_last_moves(tmp_path: Path) -> None:
    sit(new_match(), ["1", "1", "exhaust atp"], tmp_path)
    (file,) = saves.files_in(tmp_path)
    screen, out = console(["log 99"])
    text_table.play_saved(screen, file)
    told = [line["n"] for line in saves.read(file).journal.lines]
    assert f"The game goes on after move {told[-1]}." in out.getvalue()
    assert [f"#{n}" for n in told] == [line.split()[0] for line in moves_in(out.getvalue())][-len(told) :]


# --- one keyboard


def test_the_hand_over_shows_no_hand_until_enter() -> None:
    """Between the clearing of the screen and Enter no card can be seen, afterwards only the own ones."""
    match = new_match("human,human,human", names="Ada,Bob,Cleo")
    i18n.set_default(Texts("en"))
    screen = Watcher(match)
    controller = Controller(match, None, {})
    TextTable(Scene(screen, controller, players_of(match.journal.header), i18n.default())).run()
    assert screen.hand_overs > 40


class Watcher(Console):
    """Answers everything, and looks at what stands on the screen."""

    def __init__(self, match: Match) -> None:
        super().__init__(io.StringIO(), Terminal())
        self.interactive = True
        self.match = match
        self.screen = ""
        self.hand_overs = 0

    def _write(self, text: str) -> None:
        self.screen = "" if text.startswith("\033[3J") else self.screen + text

    def ask(self, prompt: str) -> str:
        pending = self.match.pending()
        if pending is None:
            raise EndOfInput
        shown = set(CARD_ID.findall(self.screen))
        if "Press Enter" in prompt:
            self.hand_overs += 1
            assert not shown
            return ""
        if "Enter to go on" in prompt:
            return "why use MM1" if "Ask again" not in self.screen else ""
        for seat in range(3):
            hidden = set(self.match.view(seat).seats[seat].hand) - set(
                self.match.view(None).seats[seat].known
            )
            if seat != pending.seat:
                assert not shown & hidden, f"cards of {seat} shown to {pending.seat}"
        assert set(self.match.view(pending.seat).seats[pending.seat].hand) <= shown
        return str(self.match.legal()[-1 if self.hand_overs % 3 else 0])


def test_without_a_terminal_a_line_separates() -> None:
    said = sit(new_match("human,human", names="Ada,Bob"), ["", "1", "", "quit"])
    assert said.count("\n---\n") == said.count("look away") == 2
    assert "\033" not in said


def test_at_the_hand_over_the_last_move_can_be_taken_back() -> None:
    match = new_match("human,human")
    said = sit(match, ["undo", "", "1", "undo", "2", "undo", "1", "", "log", "undo", "quit"])
    assert [line["do"] for line in match.journal.lines][1::2] == ["undo", "undo"]
    assert "There is nothing you can take back" in said  # the other one may not take it back
    assert sit(new_match("human,human"), ["quit"]).rstrip().endswith("Goodbye.")


def test_the_digest_tells_what_happened_since() -> None:
    match = new_match("human,greedy,human", names="Ada,,Cleo")
    said = sit(match, ["", "1", "", "1", "", "quit"])
    assert re.search(r"(Ada|Cleo), since your last move:\n#\d", said)


def test_one_person_hands_nothing_over() -> None:
    said = sit(new_match(), ["1", "1"], terminal=True)
    assert "Press Enter" not in said
    assert "\033" not in said


def test_at_a_terminal_a_move_waits_a_moment() -> None:
    match = new_match("human,greedy", seed=7)
    said = sit(match, ["1", "undo", "2", "hand", "", "1", "take it easy", "exhaust atp"], terminal=True)
    assert "Enter to go on, undo to take it back: " in said
    assert "undo" in [line["do"] for line in match.journal.lines]
    assert "“take it easy” is neither" in said


# --- the terminal


def test_a_console_without_streams_is_silent_and_at_its_end() -> None:
    nothing = Console(None, None)
    nothing.say("x")
    nothing.clear("---")
    assert not nothing.interactive
    with pytest.raises(EndOfInput):
        nothing.ask("?")


def test_odd_bytes_and_endless_lines_are_survived() -> None:
    raw = io.BytesIO(b"\xff\xfe\n" + b"x" * 5000 + b"\nlast")
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Console(io.TextIOWrapper(raw, encoding="utf-8"), out)
    assert screen.ask("?") == "\ufffd\ufffd"
    assert screen.ask("?") == "x" * 1000
    assert screen.ask("perché?") == "last"
    with pytest.raises(EndOfInput):
        screen.ask("?")
