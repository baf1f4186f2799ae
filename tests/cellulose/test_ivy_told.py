"""Ivy in words: her turns in the log, why she did it, her mat, results and statistics that name her."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import stats
from cytosis.app.files.stats import Key, Summary
from cytosis.app.games import teller
from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.play.players import about, seat_players
from cytosis.app.words.alone import alone
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.summary import as_csv, summarise
from cytosis.app.words.telling import told as whole_story
from cytosis.engine import Match, Ruleset
from cytosis.engine.errors import Illegal
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import events
from cytosis.games.cellulose.ivy.bars import WHY
from tests.cellulose.solo import ACTIONS, CATALOG, Solo, evening

FACTS: Any = CATALOG.ivy


def tells(match: Match, lang: str = "en") -> Any:
    return teller(match, ["Ada"], Texts(lang))


def texts_of(lang: str) -> IvyTexts:
    return IvyTexts(tells(Solo().match(), lang).words, FACTS)


def clean(lines: list[str]) -> bool:
    """Real words in every line: no key, no open brace, no id of an action card."""
    ids = tuple(card.id for card in ACTIONS)
    return all(
        line.strip() and "ivy." not in line and "{" not in line and not any(id_ in line for id_ in ids)
        for line in lines
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_bar_and_reason_has_words(lang: str) -> None:
    texts = texts_of(lang)
    lines = [line for card in ACTIONS for line in texts.about(card.id)]
    lines += [texts.strategy(one.id) for one in FACTS.strategies]
    values: dict[str, object] = {
        "most": 4,
        "type": "enzyme",
        "strategy": "growth",
        "times": 2,
        "least": 8,
        "points": 7,
        "types": ("enzyme", "own_strategy", "seed_embryo"),
    }
    areas = ("xylem", "stomata", "chloroplast", "wall", "ribosome", "mitochondria", "cytoplasm", "growth")
    lines += [texts.why(Illegal.of("no_room", area=area)) for area in (*areas, "nucleus")]
    lines += [
        texts.why(Illegal.of(code, **{name: values[name] for name in names}))
        for code, names in WHY.items()
        if code != "no_room"
    ]
    assert clean(lines) and len({texts.action(card.id) for card in ACTIONS}) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_whole_games_alone_are_told(lang: str, level: str) -> None:
    match = Match.new(
        Ruleset("cellulose", options={"solo": level}), 1, 3, about(seat_players(["human"], ["Ada"]))
    )
    narrates, rng = tells(match, lang), Rng(4)
    narrator = narrates.narrator(0)
    said = list(narrator.opening(beat.event for beat in match.opening))
    while (pending := match.pending()) is not None:
        said += narrates.board.whole(match.view(None)) + narrates.board.decision(
            match.view(0), 0, pending.kind
        )
        action = rng.choice(match.legal())
        told = narrator.tell(0, [beat.seen_by(0)[0] for beat in match.play(action)], str(action))
        said += [told.move, *told.after]
    assert clean(said) and any("Ivy" in line for line in said)
    summary = summarise(match, narrates)
    assert summary.rivals == tuple(match.outcome().rivals) and as_csv(summary, narrates)  # type: ignore[union-attr]
    assert [step[1] for step in summary.course][-1] == summary.rivals[0][1] > summary.course[0][1], "her line"
    assert clean([narrates.coup(coup.gain, coup.round) for coup in summary.coups])
    assert any(line.startswith("Ivy") for line in whole_story(match, Texts(lang))[-2:])


def test_a_turn_of_hers_says_why() -> None:
    match = Solo().table(wall=7).has(water=12, co2=12, carb=1).stock(0, water=12, co2=12).turns("L2a").match()
    narrator = tells(match).narrator(0)
    beats = match.play(match.parse("place chloroplast.2"))
    told = narrator.tell(0, [beat.seen_by(0)[0] for beat in beats], "place chloroplast.2")
    assert " ".join(told.after) == (
        "Ivy turns the action card “Solid wall”. "
        "Build the cell wall for at least 8 points: no, the next space of the wall scores only 6 points. "
        "Photosynthesis, only on the double space: no, the double space is taken. "
        "Ribosomes, for 2 points: she places a grey flask on Ribosomes (5 Protein) "
        "and scores 2 points (Action spaces)."
    )
    assert len(narrator.explained) == 4 and narrator.explained[1].startswith("Build the cell wall")


def test_where_she_can_do_nothing_it_is_said() -> None:
    narrator = tells(Solo().match()).narrator(0)
    failed = events.BarTried("L1b", 1, "co2", Illegal.of("no_room", area="stomata"))
    turn = [events.ActionCardTurned("L1b"), failed, events.MarkerLost(True), events.EnzymesFound((), 3)]
    told = narrator.tell(0, turn, "done")
    assert told.after[0].endswith(
        "None of it can be done. Ivy can do nothing at all and puts a flask away for today."
    )
    assert narrator.sentence(events.EnzymesFound((), 3), -1) == "finds no Enzyme in the deck"


def test_the_end_names_her() -> None:
    narrator = tells(Solo().match()).narrator(None)
    for winners, said in (((), "Ivy wins."), ((0,), "Ada wins.")):
        assert narrator.tell(0, [events.GameEnded(winners, (0,))], "done").after[-1] == said
    shared = narrator.tell(0, [events.GameEnded((0,), (0,), True)], "done")
    assert shared.after[-1] == "You share the victory with Ivy: Ada."


def test_a_tie_break_names_her() -> None:
    match = evening(Solo().table(wall=13).ivy(hp=5, track=2).seat(0, hp=5, track=1))
    outcome: Any = match.outcome()
    said = tells(match).decided(outcome, match.view(None))
    assert "Ivy is further along the vacuole track than Ada" in said


def test_the_text_table_may_be_asked_about_her() -> None:
    match = Solo().strategy("growth").ivy(hand=["vpe"], enzymes=["lipase"], played=["aquaporin"]).match()
    asks = tells(match)
    mat = asks.commands["ivy"](match.view(None), "")
    assert mat[0] == "Ivy (Medium): 0 points." and any("at the edge of Growth" in line for line in mat)
    assert asks.commands["ivy"](match.view(None), "solid WALL")[0] == "Solid wall (second level)"
    assert "Ivy has no such action card" in asks.commands["ivy"](match.view(None), "dance")[0]
    several = Match.new(Ruleset("cellulose"), 2, 1)
    assert teller(several, ["Ada", "Bo"], Texts("en")).commands == {}


def test_results_alone_are_kept_by_level(tmp_path: Path) -> None:
    sums: dict[Key, Summary] = {}
    for seed, level in ((1, "easy"), (2, "easy"), (3, "hard")):
        options = {"solo": level, "length": "short"}
        match = Match.new(
            Ruleset("cellulose", options=options), 1, seed, about(seat_players(["human"], ["Ada"]))
        )
        rng = Rng(seed)
        while match.pending() is not None:
            match.play(rng.choice(match.legal()))
        assert stats.record(tmp_path, match)
    found, whole = stats.results(tmp_path)
    sums = stats.summaries(found)
    assert whole and {(key.rival, key.level): one.games for key, one in sums.items()} == {
        ("ivy", "easy"): 2,
        ("ivy", "hard"): 1,
    }
    key = next(iter(sums))
    assert alone(Texts("en"), key, Summary()) == ["against Ivy (Easy)"]
    assert alone(Texts("en"), Key("Ada", "human", "cytosis", "second", 2), Summary()) == []


@pytest.mark.parametrize(("margin", "word"), [(0, "narrow"), (9, "narrow"), (10, "clear"), (40, "great")])
def test_a_victory_over_her_is_rated(margin: int, word: str) -> None:
    result = {
        "id": "x",
        "game": "cellulose",
        "edition": "first",
        "rivals": [{"id": "ivy", "total": 50, "level": "hard"}],
        "seats": [
            {
                "name": "Ada",
                "agent": "human",
                "how": "played",
                "total": 50 + margin,
                "place": 1,
                "by_source": {},
            }
        ],
    }
    ((key, summary),) = stats.summaries([result]).items()
    assert (summary.margin, summary.rating) == (margin, word)
    assert alone(Texts("it"), key, summary)[1].startswith(f"miglior vittoria +{margin}")
    assert Summary().rating == ""


def test_a_result_with_a_broken_rival_is_left_out(tmp_path: Path) -> None:
    for rivals in ('"ivy"', "[1]", '[{"id": "ivy", "total": "9", "level": ""}]', '[{"id": 1, "total": 9}]'):
        line = f'{{"id": "x", "game": "g", "edition": "e", "rivals": {rivals}, "seats": [{{}}]}}\n'
        (tmp_path / stats.FILE).write_text(line, encoding="utf-8")
        assert stats.results(tmp_path) == ([], False)
