"""The modules at the text table: whole games by typing, secrets at one keyboard, and what is told."""

from __future__ import annotations

import io
import re
from itertools import pairwise, product
from pathlib import Path

import pytest

from cytosis.app.files import saves
from cytosis.app.games.cytosis import text_menu as menu
from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import players_of
from cytosis.app.teller import Told
from cytosis.app.text.console import Console, EndOfInput
from cytosis.app.text.scene import Scene, welcome
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from tests.app.games import Terminal, cytosis, moves_in, new_match
from tests.app.test_narrate import RAW, teller, words
from tests.app.test_text_table import CARD_ID, seated, sit
from tests.cytosis.scenario import Scenario

BOTH = ("epigenetic", "virus")
SETS = [("virus",), ("epigenetic",), BOTH]
ATTACK_ID = re.compile(r"\bV[EIR][12]\b")


def told(match: Match, move: str, viewer: int | None = None, lang: str = "en") -> Told:
    pending = match.pending()
    assert pending is not None
    events = [beat.event for beat in match.play(match.parse(move))]
    return teller(match, viewer, lang).tell(pending.seat, events, move)


def described(match: Match, move: str) -> str:
    pending = match.pending()
    assert pending is not None
    return MoveTexts(words(match)).describe(move, match.view(pending.seat))


# --- whole games


@pytest.mark.parametrize(("expansions", "seats"), list(product(SETS, range(2, 6))), ids=str)
def test_whole_games_by_numbers(expansions: tuple[str, ...], seats: int, tmp_path: Path) -> None:
    lang, edition = LANGUAGES[seats % 2], ("second", "first", "italian")[seats % 3]
    i18n.set_default(Texts(lang))
    agents = ",".join(["human", "human", "random", "greedy", "human"][:seats])
    match = new_match(agents, 20 + seats, edition, expansions=expansions, length="short")
    rng = Rng(seats)
    said = sit(match, [str(rng.below(4)) for _ in range(6000)], tmp_path)
    assert match.pending() is None
    assert [line for line in said.splitlines() if RAW.search(line.replace(".cytosis", ""))] == []
    (file,) = saves.files_in(tmp_path)
    assert saves.read(file).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_command_line(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str, lines: tuple[str, ...] = ()) -> str:
        code, out, err = cytosis(monkeypatch, capsys, tmp_path, "--lang", lang, *arguments, lines=lines)
        assert (code, err) == (0, "")
        return out

    game = ("--text", "--expansions", "virus, epigenetic", "--agents", "human,random", "--seed", "4")
    begun = run(*game, lines=("1", "1"))
    assert Texts(lang).t("expansion.virus") in begun.splitlines()[0]
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    count = len(saves.read(file).journal.lines)
    assert str(count) in run("--text", "--resume", file.name, lines=("1", "1"))
    again = run("replay", file.name, "--check")
    assert len(moves_in(again)) == len(saves.read(file).journal.lines) > count
    assert again.splitlines()[0] == begun.splitlines()[0]


def test_simulate_takes_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("simulate", "--expansions", "virus,epigenetic", "--agents", "random,random", "--games", "1")
    code, out, _ = cytosis(monkeypatch, capsys, tmp_path, *arguments)
    assert code == 0
    assert "1 games" in out


def test_the_welcome_names_the_modules() -> None:
    match = new_match(expansions=BOTH)
    assert welcome(match, Texts("en")) == (
        "Cytosis. Second edition (Epigenetic cards, Virus expansion), players: 3."
    )
    assert "(Espansione Virus)" in welcome(new_match(expansions=("virus",)), Texts("it"))


# --- secrets at one keyboard


class Peeker(Console):
    """Prefers what is secret, and looks at the screen before each answer."""

    def __init__(self, match: Match) -> None:
        super().__init__(io.StringIO(), Terminal())
        self.interactive = True
        self.match = match
        self.screen = ""
        self.seen = {"draft": 0, "peek": 0, "order": 0, "gain": 0, "lose": 0, "antibodies": 0}
        self.nosy = ["hand", "table", "power", "log 50", "why peek", ""]

    def _write(self, text: str) -> None:
        self.screen = "" if text.startswith("\033[3J") else self.screen + text

    def ask(self, prompt: str) -> str:
        pending = self.match.pending()
        if pending is None:
            raise EndOfInput
        if "Press Enter" in prompt:
            assert not CARD_ID.findall(self.screen) and not self._powers()
            return ""
        if "Enter to go on" in prompt:
            self._check(self.match.journal.lines[-1]["seat"])
            self.nosy.append(self.nosy.pop(0))
            return self.nosy[0]
        self._check(pending.seat)
        self.seen[pending.kind] = self.seen.get(pending.kind, 0) + 1
        legal = [str(action) for action in self.match.legal()]
        secret = [move for move in legal if move.split()[0] in ("peek", "draw") or move == "choose peek"]
        return (secret or legal)[0]

    def _powers(self) -> set[str]:
        return {power for power in POWERS if f"({power})" in self.screen}

    def _check(self, at: int) -> None:
        """Nothing that only others know stands on the screen of the one who looks at it."""
        shown = set(CARD_ID.findall(self.screen)) | set(ATTACK_ID.findall(self.screen))
        public = self.match.view(None)
        for seat in range(3):
            own = self.match.view(seat)
            if seat != at:
                assert not shown & (set(own.seats[seat].hand) - set(public.seats[seat].known))
                assert not shown & set(own.seats[seat].more["peeked"])
            elif own.pending is not None and own.pending.seat == seat and own.pending.kind == "draft":
                assert self._powers() == set(own.pending.more["offer"])


@pytest.mark.parametrize("seed", [1, 3])
def test_nobody_sees_what_another_drafted_or_peeked(seed: int) -> None:
    match = new_match("human,human,human", seed, names="Ada,Bob,Cleo", expansions=BOTH, length="short")
    screen = Peeker(match)
    scene = Scene(screen, Controller(match, None, {}), players_of(match.journal.header), i18n.default())
    TextTable(scene).run()
    assert match.pending() is None
    assert screen.seen["draft"] == 3
    assert all(screen.seen[kind] for kind in ("peek", "order", "gain", "lose")), screen.seen


def test_the_screen_is_handed_over_for_decisions_out_of_turn() -> None:
    table = Scenario(seats=3, expansions=("virus",)).turn(0).row("VE1", "EN1", "EN2", "EN3")
    match = Match.from_snapshot(table.data)
    said = sit(match, ["", "place cards.1", *["1", ""] * 9, "quit"], agents={})
    lines = said.splitlines()
    handed = [line.split("'")[0] for line in lines if "look away" in line]
    seats = [line["seat"] for line in match.journal.lines]
    changes = [seats[0], *(seat for before, seat in pairwise(seats) if seat != before)]
    assert len(set(changes)) == 3
    assert handed[: len(changes)] == [f"Player {seat + 1}" for seat in changes]
    assert "Player 2 and Player 3 lose 1 health each." in lines


# --- viruses


def attacked(seats: int = 2) -> Scenario:
    table = Scenario(seats=seats, expansions=("virus",)).turn(0).stock(0, atp=3).stock(1, atp=1)
    return table.row("EN1", "VE1", "EN2", "EN3").antibodies(1, ebola=4)


def test_an_attack_card_is_bought() -> None:
    match = attacked().match()
    assert described(match, "place cards.2") == "Buy Ebola attack for 1 ATP, which attacks at once"
    assert told(match, "place cards.2") == Told(
        "buys Ebola attack for 1 ATP.", ("Virus attack, Ebola: started by Ada.",)
    )
    assert described(match, "antibodies 0") == "No antibodies"
    assert described(match, "antibodies 1") == "2 antibodies for 1 ATP"
    line = told(match, "antibodies 1")
    assert line.move == "pays 1 ATP for antibodies, now has 2 antibodies against Ebola."
    assert line.after[0] == "Bob loses 1 health."
    assert re.fullmatch(r"Ada rolls \d and has 2 antibodies: immune response \d\.", line.after[1])
    assert re.fullmatch(r"Dummy rolls (\d): immune response \1\.", line.after[3])
    assert re.fullmatch(r"From best to worst: (?:(?:Ada|Bob|Dummy)(?:, )?){3}\.", line.after[4])
    assert len(line.after) == 5


def test_what_an_attack_gives_and_takes_in_both_languages() -> None:
    match = attacked(3).match()
    told(match, "place cards.2")
    told(match, "antibodies 0")
    sentences: dict[str, str] = {}
    while (pending := match.pending()) is not None and pending.kind != "turn":
        action = match.legal()[0 if pending.kind == "gain" else -1]
        events = [beat.event for beat in match.play(action)]
        for lang in LANGUAGES:
            line = teller(match, None, lang).tell(pending.seat, events, str(action))
            sentences.setdefault(f"{pending.kind}-{lang}", line.move)
    assert sentences["lose-en"] == "loses 1 health."
    assert sentences["lose-it"] == "perde 1 dei propri punti salute."
    assert re.fullmatch(r"gets \d ATP for the immune response\.", sentences["gain-en"])
    assert re.fullmatch(r"riceve \d ATP per la risposta immunitaria\.", sentences["gain-it"])
    assert "antibodies against Ebola" in sentences["antibodies-en"]
    assert "anticorpi contro Ebola" in sentences["antibodies-it"]


def test_losing_and_quiet_moves_are_told() -> None:
    match = attacked(3).match()
    told(match, "place cards.2")
    assert told(match, "antibodies 0").move == "buys no antibodies."
    while (pending := match.pending()) is not None and pending.kind != "lose":
        match.play(match.legal()[0])
    assert described(match, "lose health") == "1 health"
    held = [str(action) for action in match.legal() if str(action) != "lose health"]
    if held:
        assert told(match, held[0]).move == f"loses {described(match, held[0])}."


def test_an_outbreak_is_told_once() -> None:
    table = Scenario(seats=2, expansions=("virus",)).last_flask(0).next_event("virus_influenza")
    after = told(table.match(), "exhaust atp").after
    assert (
        "Event, Influenza outbreak: the virus attacks everybody; antibodies against influenza help." in after
    )
    assert not any(line.startswith("Virus attack") for line in after)
    assert any(line.startswith("From best to worst") for line in after)


def test_the_table_shows_antibodies_attack_cards_and_the_attack() -> None:
    match = seated(attacked())
    said = sit(match, ["table", "place cards.2", "table", "antibodies 2", "table"])
    for line in (
        "  2. 1 ATP: Ebola attack (VE1), attacks everybody as soon as it is taken.",
        "  Antibodies: Ebola 4. Health track: red section, 1 die.",
        "Dummy, who answers attacks too. Antibodies: none.",
        "You have 0 of 10 antibodies against Ebola.",
        "Virus attack, Ebola, started by Player 1.",
        "  Attack cards: Ebola attack (VE1).",
    ):
        assert line in said, line
    assert re.search(r"\n  [123]\. Dummy rolled \d, immune response \d\.\n", said)
    assert re.search(r"\n  [123]\. Player 1 rolled \d, immune response \d+, (gains|loses) ", said)
    assert re.search(r"\nVirus attack, Ebola\. Your rank: [123] of 3\.\n", said)


def test_a_game_goes_on_in_the_middle_of_an_attack(tmp_path: Path) -> None:
    match = seated(attacked())
    sit(match, ["place cards.2"], tmp_path)
    (file,) = saves.files_in(tmp_path)
    again = saves.read(file)
    said = sit(again, ["table", "antibodies 0"])
    assert "Choose how many antibodies you buy before the dice are rolled." in said
    assert "#2 Player 1: buys no antibodies." in said


def test_a_long_reward_asks_first_for_atp() -> None:
    match = new_match("human,human,human,human,human", expansions=("virus",))
    known = words(match)
    moves = [f"gain {a} {b} {c} {d}" for a, b, c, d in _mixes()]
    first = menu.build(moves, match.view(0), known, MoveTexts(known))
    labels = ["4 ATP", "3 ATP: 2 choices", "2 ATP: 3 choices", "1 ATP: 4 choices", "0 ATP: 5 choices"]
    assert [choice.label for choice in first] == labels


def _mixes() -> list[tuple[str, ...]]:
    kinds = ("atp", "mrna", "lipid")
    return [mix for mix in product(kinds, repeat=4) if list(mix) == sorted(mix, key=kinds.index)]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("card ve1", "everybody else loses 1 health; then all roll dice."),
        ("power", "Histone ubiquitination (free_cards)"),
        ("power peek", "Non-coding RNA (peek)"),
        ("power non", "Non-coding RNA (peek)"),
        ("help", "power or power trade"),
        ("help", "Virus expansion: Viruses attack the cells."),
        ("choose peek", "Another choice comes first: which cards to keep."),
    ],
)
def test_commands(line: str, text: str) -> None:
    said = sit(new_match("human,random", expansions=BOTH), ["1", line])
    assert text in said


def test_without_the_modules_there_is_no_power() -> None:
    said = sit(new_match(), ["power trade", "help", "card VE1"])
    assert "This game is played without epigenetic cards." in said
    assert "power or power" not in said
    assert "There is no card VE1" in said


# --- epigenetic cards


def with_power(power: str, **stock: int) -> Scenario:
    table = Scenario(seats=3, expansions=("epigenetic",)).power(0, power).turn(0)
    return table.stock(0, **stock)


def test_a_draft_is_told_to_its_owner_only() -> None:
    match = new_match("human,human", expansions=("epigenetic",), first_player=0)
    move = str(match.legal()[0])
    events = [beat.event for beat in match.play(match.parse(move))]
    power = words(match).power(move.split()[1])
    assert teller(match, 0).tell(0, events, move).move == f"keeps {power}."
    assert teller(match, 1).tell(0, events, move).move == "keeps an epigenetic card."
    after = told(match, str(match.legal()[0])).after
    assert after[0].startswith(f"The epigenetic cards are turned up. Ada: {power}; Bob: ")
    assert after[1] == "Ada is dealt 3 cards."


def test_terms_of_a_seat_stand_in_the_menu() -> None:
    assert described(with_power("surplus").match(), "place nucleus.3") == "Nucleus, 3 mRNA, 1 more for you"
    glucose = with_power("surplus", atp=3).match()
    assert described(glucose, "place glucose.2 n=3") == ("Glucose transporter (2): 3 carbohydrates for 3 ATP")
    free = with_power("free_cards").row("EN1", "PH3", "EN2", "EN3")
    assert described(free.match(), "place cards.2") == "Take Insulin for free"
    said = sit(seated(with_power("grey_discount", atp=3)), [])
    assert "First a grey flask for 3 ATP" in said
    row = sit(seated(with_power("free_cards").row("EN1", "PH3", "EN2", "EN3")), ["table"])
    assert "  2. free: Insulin (PH3)," in row


def test_trading_before_and_after_the_flask() -> None:
    match = seated(with_power("trade", atp=3))
    said = sit(match, ["trade carb", "place nucleus.3", "1", "done"])
    assert "#1 Player 1: pays 2 ATP, gets 1 carbohydrate." in said
    assert "Buy resources for ATP: 3 choices" in said
    assert "1. Buy 1 mRNA for 1 ATP\n2. Buy 1 lipid for 1 ATP\n3. End your turn\n" in said
    assert told(with_power("trade", atp=3).match(), "trade mrna").move == "pays 1 ATP, gets 1 mRNA."


def test_peeking_is_told_to_who_looks_only() -> None:
    table = with_power("peek", atp=5).deck("EN1", "EN2", "PH3", "SH1")
    for viewer, looks, takes in (
        (0, "looks at Progesterone, Insulin and Pyruvate kinase", "takes Insulin"),
        (1, "looks at the top 3 cards of the deck", "takes one of the cards looked at"),
    ):
        match = table.match()
        assert told(match, "peek", viewer).move == f"pays 2 ATP, {looks}."
        assert told(match, "draw PH3", viewer).move == f"pays 2 ATP, {takes}."
        assert told(match, "order EN2 SH1", viewer).move == "puts the cards back on top of the deck."
    match = table.match()
    told(match, "peek")
    assert told(match, "leave").move == "takes none of the cards."


def test_the_order_of_cards_is_taken_as_typed() -> None:
    match = seated(with_power("peek", atp=2).deck("EN1", "EN2", "PH3", "SH1"))
    said = sit(match, ["peek", "leave", "sh1 en2 order ph3", "order en2 sh1 ph3", "hand", "table"])
    assert match.journal.lines[2]["do"] == "order EN2 SH1 PH3"
    assert "is neither a command nor a move" in said
    cards = "Pyruvate kinase (EN2); Progesterone (SH1); Insulin (PH3)"
    assert said.count(f"On top of the deck, known only to you, the next card first: {cards}.") == 2
    assert "  Knows the top 3 cards of the deck." in said
    assert "1. Progesterone (SH1), then Insulin (PH3), then Pyruvate kinase (EN2)" in said


def test_gift_and_early_flask() -> None:
    table = Scenario(seats=2, expansions=("epigenetic",), length="short")
    table.power(0, "round_gift").power(1, "early_flask").stock(1, atp=3).last_flask(0)
    match = table.match()
    told(match, "exhaust atp")
    while (pending := match.pending()) is not None and pending.kind != "gift":
        match.play(match.legal()[-1])
    assert told(match, "gift lipid").move == "gets 1 lipid from the epigenetic card."
    assert described(match, "no") == "No early flask"
    copy = Match.from_json(match.to_json())
    assert told(copy, "no").move == "does not place an early flask."
    assert told(match, "early laureates.1 take=atp").move == (
        "pays 1 ATP to come first, places a flask at the Laureates, "
        "takes the first-player marker and begins this round, gets 1 ATP."
    )


def test_a_drawn_attack_card_attacks() -> None:
    table = Scenario(seats=2, expansions=BOTH).turn(0).power(0, "peek").stock(0, atp=4)
    match = table.deck("EN1", "EN2", "VR1").match()
    told(match, "peek")
    assert described(match, "draw VR1") == "Take Rhinovirus attack for 2 ATP, which attacks at once"
    told(match, "draw VR1")
    after = told(match, "order EN1 EN2").after
    assert after[0] == "Virus attack, rhinovirus: started by Ada."
