"""Narration: every event has its sentence, every move its description, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cytosis.app.games.cytosis import narrate
from cytosis.app.games.cytosis import text_menu as menu
from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.narrate import Narrator
from cytosis.app.games.cytosis.text_board import BoardTexts
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Told
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.story import Story
from cytosis.engine import Match, Ruleset
from cytosis.engine.errors import Illegal, SaveError
from cytosis.engine.events import Event, OfSeat, Secret, Settled
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.expansions import CODES
from cytosis.games.cytosis.expansions import events as more_happened
from tests.app.games import new_match, play
from tests.app.test_i18n import CATALOGUES, entries
from tests.cytosis.scenario import Scenario
from tests.tables import CYTOSIS, Table, choose
from tests.tree import PACKAGE, sources

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
RAW = re.compile(
    r"\b(log|move|table|word|at|short|effect|illegal|choice|part|spot|card|source|decision|"
    r"event|goal|power|strain|against|section|expansion|family)\.[a-z_A-Z]|[{}]|\n"
)


def words(match: Match, lang: str = "en", typed: bool = False) -> Words:
    return Words(Texts(lang), NAMES[: match.seats], match.rules.catalog, typed)  # type: ignore[attr-defined]


def teller(match: Match, viewer: int | None = None, lang: str = "en") -> Narrator:
    return Narrator(words(match, lang), viewer)


def told(match: Match, move: str, lang: str = "en") -> Told:
    pending = match.pending()
    assert pending is not None
    beats = match.play(match.parse(move))
    return teller(match, None, lang).tell(pending.seat, (beat.event for beat in beats))


IDS = "move=jump kind=turn card=PH3 goal=G_ENZ resource=protein spot=golgi.1 area=golgi part=upper"
SAMPLES: dict[str, Any] = dict(word.split("=") for word in f"{IDS} place=golgi.2 word=disk other=add".split())
SAMPLES |= {
    "power": "trade",
    "least": 2,
    "slot": 3,
    "seat": 1,
    "need": 2,
    "given": 1,
    "have": 1,
    "price": 4,
    "most": 2,
}


# --- completeness


def known_texts() -> set[str]:
    return {key for name in CATALOGUES for key in entries("en", name)}


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    kinds = {
        kind
        for kind in (*vars(happened).values(), *vars(more_happened).values())
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind not in (Event, OfSeat, Secret)
        and kind.__name__[0] != "_"
    }
    assert len(kinds) > 30
    told = set(narrate.Narrator.sentences)
    assert kinds == told | (set(narrate.SILENT) - {Settled})
    assert teller(new_match()).sentence(Settled(), 0) == ""


def test_every_text_the_program_names_exists() -> None:
    named = re.compile(r"""\b(?:t|n|say|_text)\(\s*"([a-z_]+\.[a-z_A-Z.]+)\"""")
    picked = re.compile(r"""(?:key = |else |\()"((?:log|move|table|save|word|menu|help)\.[a-z_]+)\"""")
    found = set()
    for file in sources(PACKAGE / "app", PACKAGE / "cli"):
        source = file.read_text(encoding="utf-8")
        found |= set(named.findall(source)) | set(picked.findall(source))
    assert len(found) > 100
    assert found - known_texts() == set()


def test_no_text_is_left_over() -> None:
    """Every key is named somewhere, whole or by the beginning that a value completes."""
    source = "".join(
        file.read_text(encoding="utf-8") for file in sources(PACKAGE / "app", PACKAGE / "cli", PACKAGE / "ui")
    )
    beginnings = set(re.findall(r'f[\'"]([a-z_]+(?:\.[a-z_]+)*\.[a-z_]*)\{', source))
    unused = [
        key
        for key in sorted(known_texts())
        if f'"{key}"' not in source and not any(key.startswith(b) for b in beginnings)
    ]
    assert [key for key in unused if key.split(".")[0] not in ("area", "edition")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_reads_as_a_sentence(code: str, lang: str) -> None:
    illegal = Illegal.of(code, **{name: SAMPLES[name] for name in CODES[code]})
    sentence = teller(new_match(expansions=("epigenetic", "virus")), None, lang).reason(illegal)
    assert sentence.endswith(".")
    assert not RAW.search(sentence), sentence
    assert "illegal" not in sentence


def short(table: Table) -> Ruleset:
    """Base games are played in full; the many games with expansions are short ones."""
    length = "short" if table.expansions else "full"
    return Ruleset(table.game, table.edition, table.expansions, {"length": length})


@pytest.mark.parametrize("table", CYTOSIS, ids=str)
def test_whole_games_read_well(table: Table) -> None:
    """No raw key, no open place for a value, one line per move, in both languages; menus too."""
    rng = Rng(11)
    match = Match.new(short(table), table.seats, 4)
    tellers = [teller(match, viewer, lang) for lang in LANGUAGES for viewer in (None, 0)]
    for narrator in tellers:
        assert not any(RAW.search(line) for line in narrator.opening(beat.event for beat in match.opening))
    while (pending := match.pending()) is not None:
        view, legal = match.view(pending.seat), match.legal()
        if rng.below(8 if table.expansions else 4) == 0:
            for lang in LANGUAGES:
                _check_menu(match, legal, view, lang)
        beats = match.play(choose(rng, legal))
        for narrator in tellers:
            line = narrator.tell(pending.seat, [beat.event for beat in beats], match.journal.lines[-1]["do"])
            for text in (line.move, *line.after):
                assert len(text) > 5
                assert text.endswith(".")
                assert not RAW.search(text), text
    assert all("." not in narrator.score(0, match.score(0))[:-1] for narrator in tellers)


def _check_menu(match: Match, legal: list[Any], view: Any, lang: str) -> None:
    known = words(match, lang)
    moves = [str(action) for action in legal]
    first = menu.build(moves, view, known, MoveTexts(known))
    todo, offered = list(first), []
    while todo:
        choice = todo.pop()
        assert not RAW.search(choice.label), choice.label
        assert bool(choice.move) != bool(choice.more)
        todo += choice.more
        if choice.move:
            offered.append(choice.move)
    assert len(first) <= 16
    assert len(set(offered)) == len(offered)
    assert set(offered) <= set(moves)
    for line in BoardTexts(known).whole(view):
        assert not RAW.search(line), line


@pytest.mark.parametrize("expansions", [(), ("epigenetic", "virus")])
def test_moves_that_read_the_same_do_the_same(expansions: tuple[str, ...]) -> None:
    """A menu shows only the first of them, so the others must not differ but for the spot."""
    rng, compared = Rng(3), 0
    match = new_match("human,human,human,human", expansions=expansions)
    while (pending := match.pending()) is not None:
        view, legal = match.view(pending.seat), match.legal()
        texts = MoveTexts(words(match, typed=True))
        first: dict[str, Any] = {}
        for action in legal:
            other = first.setdefault(texts.describe(str(action), view), action)
            if other is not action:
                compared += 1
                results = []
                for move in (action, other):
                    state = match.rules.apply(match.state, move)
                    results.append({**match.rules.snapshot(state), "spots": None})
                assert results[0] == results[1]
        match.play(choose(rng, legal))
    assert compared > 20


# --- examples


def test_a_placement_and_a_boost() -> None:
    match = Scenario(seats=3).turn(0).boost("nucleus", 2).match()
    assert told(match, "place nucleus.3").move == (
        "places a flask in the nucleus (3), gets 3 mRNA, gets 2 mRNA from the boost."
    )


def test_the_way_of_a_vesicle_in_both_languages() -> None:
    base = Scenario(seats=2).turn(0).stock(0, atp=2, carb=1).hand(0, "PH3").completed(1, "PR1")
    base.vesicle("rough_er.1", 0, protein=2)
    move = "place golgi.1 disk=rough_er.1 add=carb"
    assert told(base.match(), move).move == (
        "places a flask in the Golgi, uses 1 carbohydrate, "
        "moves a vesicle from Rough ER place 1 to Golgi place 1."
    )
    assert told(base.match(), move, "it").move == (
        "piazza una beuta nel Golgi, usa 1 carboidrato, "
        "sposta una vescicola (RE rugoso, posto 1; poi Golgi, posto 1)."
    )
    end = Scenario(seats=2).turn(0).stock(0, atp=2).hand(0, "PH3").completed(1, "PR1")
    end.vesicle("golgi.1", 0, protein=2, carb=1)
    assert told(end.match(), "place exocytosis.1 disk=golgi.1 card=PH3").move == (
        "places a flask at exocytosis, releases a vesicle with 2 proteins and 1 carbohydrate, pays 2 ATP, "
        "completes Insulin, scores 7 points, Bob scores 2 points for receptors."
    )


def test_a_grey_flask_and_a_bump() -> None:
    table = Scenario("first", seats=3).turn(0).stock(0, atp=9, carb=1).vesicle("rough_er.1", 0, protein=1)
    for place, seat in (("golgi.1", 1), ("golgi.2", 2), ("golgi.3", 1)):
        table.vesicle(place, seat, protein=2, carb=1)
    move = "grey golgi.1 disk=rough_er.1 add=carb bump=golgi.2"
    told_bump = told(table.match(), move).move
    assert "sends Cleo's vesicle home from Golgi place 2, with 2 proteins and 1 carbohydrate" in told_bump
    assert told_bump.startswith("pays 4 ATP for a grey flask, places it in the Golgi")
    match = table.match()
    described = MoveTexts(words(match)).describe(move, match.view(0))
    assert described == (
        "Golgi: move the vesicle from Rough ER place 1 (1 protein) here and add 1 carbohydrate, "
        "sending Cleo's vesicle home from Golgi place 2 (2 proteins and 1 carbohydrate), on a free spot"
    )


def test_the_end_of_a_round_has_lines_of_its_own() -> None:
    table = Scenario("first", seats=2).turn(0).flasks(1, 0).stock(1, lipid=5).next_event("toxicity")
    after = told(table.match(), "place nucleus.3").after
    assert after[0] == "Round 1 is over: all flasks return."
    assert "Toxicity: Bob loses 1 lipid." in after
    assert after[-1] == "Round 2 of 11: Ada begins."


def test_cards_bought_are_told_with_their_price() -> None:
    table = Scenario(seats=3).turn(0).stock(0, atp=3).row("PH3", "MM1", "EN1", "EN2")
    assert told(table.match(), "place cards.1").move == "takes Insulin for free."
    assert told(table.match(), "place cards.2 use=MM1").move == (
        "buys Messenger RNA for 1 ATP, plays Messenger RNA, gets 5 mRNA."
    )
    reduced = table.event("reduce_atp").match()
    moves = MoveTexts(words(reduced))
    assert moves.describe("place cards.1", reduced.view(0)) == "Take Insulin for free and get 1 ATP"
    assert moves.describe("place cards.2", reduced.view(0)) == "Take Messenger RNA for free"
    assert told(reduced, "place cards.1").move == "takes Insulin for free, gets 1 ATP as a bonus."


def test_a_flask_laid_down() -> None:
    match = Scenario("first", seats=2).match()
    words_ = words(match)
    assert MoveTexts(words_).describe("pass", match.view(0)) == "Pass: set a flask aside unused"
    assert Narrator(words_).tell(0, [happened.FlaskPassed(0)]) == Told("passes and sets a flask aside.")


def test_hidden_cards_are_told_to_their_owner_only() -> None:
    match = new_match("human,human")
    pending = match.pending()
    assert pending is not None
    move = str(match.legal()[0])
    events = [beat.event for beat in match.play(match.parse(move))]
    own = teller(match, pending.seat).tell(pending.seat, events).move
    short = {card: f"ui.card.short.{card}" for card in move.split()[1:]}
    texts = Texts("en").of("cytosis")
    assert all(texts.t(key if texts.has(key) else f"card.{card}") in own for card, key in short.items())
    for viewer in (None, 1 - pending.seat):
        assert teller(match, viewer).tell(pending.seat, events).move == "keeps 2 cards."


# --- the log


def test_the_story_of_a_journal_is_what_was_told_in_play() -> None:
    match = new_match("human,human")
    live = Story(teller(match))
    for _ in range(30):
        beats = match.play(match.legal()[0])
        line = match.journal.lines[-1]
        live.add(line["n"], line["seat"], line["do"], beats)
    again = Story(teller(match))
    assert list(again.of(match.journal)) == live.entries == again.entries
    assert len([line for line in live.last(30) if line.startswith("#")]) == 30
    assert live.last(0) == []
    assert live.last(1)[0].startswith("#30 ")


def test_since_your_last_turn() -> None:
    match = play(new_match("human,human,human"), 8)
    story = Story(teller(match))
    entries_ = list(story.of(match.journal))
    seat = entries_[-3].seat
    assert [line for line in story.since(seat) if line[0] == "#"] == [
        story.line(entry) for entry in entries_[-2:]
    ]
    assert Story(teller(match)).since(0) == []


def test_a_story_that_contradicts_its_journal_stops() -> None:
    match = play(new_match(), 3)
    match.journal.lines[1]["state"] = "0" * 64
    with pytest.raises(SaveError, match="move 2"):
        list(Story(teller(match)).of(match.journal))
