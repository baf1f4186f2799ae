"""The journal refuses every damage, names the first bad move, and never lets an illegal state through."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cytosis.engine import Match, Ruleset, SaveError
from cytosis.engine.codec import MOST_CHARACTERS, canonical, read_json
from cytosis.engine.errors import JournalFull
from cytosis.engine.journal import FORMAT, NOTE, REWIND, UNDO, seal, standing
from cytosis.engine.rng import Rng
from tests.tables import choose


def journal(moves: int = 12) -> Match:
    match, rng = Match.new(Ruleset(options={"length": "short"}), 2, 5, {"title": "Test"}), Rng(2)
    for _ in range(moves):
        match.play(choose(rng, match.legal()))
    return match


def resealed(data: dict[str, Any]) -> str:
    """The journal with all checks made right again, as somebody who edits it would."""
    header = {key: value for key, value in data["header"].items() if key != "check"}
    data["header"] = seal("", header)
    previous = data["header"]["check"]
    for i, line in enumerate(data["moves"]):
        data["moves"][i] = seal(previous, {key: value for key, value in line.items() if key != "check"})
        previous = data["moves"][i]["check"]
    return canonical(data)


def test_it_is_one_json_text_and_round_trips() -> None:
    match = journal()
    data = json.loads(match.to_json())
    assert list(data) == ["header", "moves"]
    assert data["header"]["about"] == {"title": "Test"}
    assert len(data["moves"]) == 12
    again = Match.from_json(match.to_json())
    assert again.fingerprint() == match.fingerprint()
    assert again.to_json() == match.to_json()


def test_any_changed_byte_is_refused_or_harmless() -> None:
    """Every position is damaged; what still loads must be the same game, spelled otherwise."""
    match = journal(3)
    text = match.to_json()
    for i in range(len(text)):
        for other in (chr(ord(text[i]) ^ 1), "0", '"', " "):
            damaged = text[:i] + other + text[i + 1 :]
            try:
                loaded = Match.from_json(damaged)
            except SaveError:
                continue
            assert loaded.fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["moves"][4].update(do="place nucleus.3"), "move 5"),
        (lambda d: d["moves"][4].update(do="nonsense"), "move 5 .*nonsense"),
        (lambda d: d["moves"][4].update(state="0" * 64), "move 5.*does not lead"),
        (lambda d: d["moves"][4].update(seat=1 - d["moves"][4]["seat"]), "move 5.*does not lead"),
        (lambda d: d["moves"][4].update(n=9), "move 5 is numbered 9"),
        (lambda d: d["moves"][4].update(n=True), "move 5 has a wrong value for 'n'"),
        (lambda d: d["moves"][4].update(do=None), "move 5 has a wrong value for 'do'"),
        (lambda d: d["moves"][4].update(extra=1), "move 5 must have exactly the keys"),
        (lambda d: d["moves"][4].pop("state"), "move 5 must have exactly the keys"),
        (lambda d: d["moves"].pop(4), "move 5 is numbered 6"),
        (lambda d: d["moves"].insert(0, {"n": 1, "seat": 0, "do": "undo", "state": "x"}), "nothing to undo"),
        (lambda d: d["header"].update(format=FORMAT + 1), "newer version"),
        (lambda d: d["header"].update(format=0), "unknown format"),
        (lambda d: d["header"].update(format="1"), "wrong value for 'format'"),
        (lambda d: d["header"].update(seed=None), "either a seed or a snapshot"),
        (lambda d: d["header"].update(seed=-1), "seed is out of range"),
        (lambda d: d["header"].update(seed=6), "move 1"),
        (lambda d: d["header"].update(seats=9), "describes no game.*seats"),
        (lambda d: d["header"].update(seats=True), "wrong value for 'seats'"),
        (lambda d: d["header"]["ruleset"].update(edition="third"), "describes no game.*third"),
        (lambda d: d["header"]["ruleset"].update(expansions=[[]]), "describes no game"),
        (lambda d: d["header"]["ruleset"].update(colour="red"), "contradicts itself"),
        (lambda d: d["header"].update(snapshot={}), "either a seed or a snapshot"),
        (lambda d: d["header"].update(seed=None, snapshot={}), "describes no game"),
        (lambda d: d["header"].pop("about"), "exactly the keys"),
    ],
)
def test_an_edited_journal_is_refused(change: Any, words: str) -> None:
    """Even with every check made right again."""
    data = json.loads(journal().to_json())
    change(data)
    with pytest.raises(SaveError, match=words):
        Match.from_json(resealed(data))


def test_a_snapshot_that_contradicts_its_header_is_refused() -> None:
    data = json.loads(Match.from_snapshot(journal().snapshot()).to_json())
    data["header"]["ruleset"]["edition"] = "italian"
    with pytest.raises(SaveError, match="contradicts"):
        Match.from_json(resealed(data))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "a header and moves"),
        ({"header": {}}, "a header and moves"),
        ({"header": 1, "moves": []}, "the header is not a sealed line"),
        ({"header": {"check": 1}, "moves": []}, "the header is not a sealed line"),
        ({"header": {"check": "x"}, "moves": []}, "damaged or changed"),
    ],
)
def test_what_is_no_journal_is_refused(data: Any, words: str) -> None:
    with pytest.raises(SaveError, match=words):
        Match.from_json(canonical(data))


def test_moves_must_be_a_list_of_a_sane_length(monkeypatch: pytest.MonkeyPatch) -> None:
    match = journal(3)
    data = json.loads(match.to_json())
    with pytest.raises(SaveError, match="must be a list"):
        Match.from_json(canonical({**data, "moves": {}}))
    monkeypatch.setattr("cytosis.engine.journal.MOST_LINES", 2)
    with pytest.raises(SaveError, match="more than 2 lines"):
        Match.from_json(match.to_json())


# --- where a journal ends


def filled(monkeypatch: pytest.MonkeyPatch, **limits: int) -> Match:
    """A game whose moves were taken back until the rest of its journal was kept for moves."""
    for name, most in limits.items():
        monkeypatch.setattr(f"cytosis.engine.journal.{name}", most)
    match = journal(9)
    while not match.journal.only_moves:
        match.play(match.legal()[0])
        if not match.undo():
            assert match.journal.only_moves or not match.can_undo
    return match


@pytest.mark.parametrize("limits", [{"MOST_LINES": 50}, {"MOST_BYTES": 20_000}])
def test_what_is_left_is_kept_for_moves(monkeypatch: pytest.MonkeyPatch, limits: dict[str, int]) -> None:
    match = filled(monkeypatch, **limits)
    mover = match.journal.lines[-1]["seat"]
    before = match.to_json()
    assert match.journal.nearly_only_moves
    assert not match.can_undo
    assert not match.undo()
    assert not match.can_rewind(mover)
    assert not match.rewind(mover)
    with pytest.raises(JournalFull, match="anything but moves"):
        match.note(0, "agent hard")
    assert match.to_json() == before
    match.play(match.legal()[0])  # the game itself goes on
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()


def played_on(match: Match) -> bool:
    """Whether one more move found its place in the journal."""
    try:
        match.play(match.legal()[0])
    except JournalFull:
        return False
    return True


@pytest.mark.parametrize("limits", [{"MOST_LINES": 50}, {"MOST_BYTES": 12_000}, {"MOST_LINE_BYTES": 1000}])
def test_a_line_that_does_not_fit_is_not_made_and_all_that_were_are_read(
    monkeypatch: pytest.MonkeyPatch, limits: dict[str, int]
) -> None:
    for name, most in limits.items():
        monkeypatch.setattr(f"cytosis.engine.journal.{name}", most)
    match = journal(1)
    before = match.to_json(), match.fingerprint()
    while played_on(match):
        before = match.to_json(), match.fingerprint()
    assert (match.to_json(), match.fingerprint()) == before
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()
    sizes = [len(canonical(line)) + 1 for line in match.journal.lines]
    assert match.journal.size == sum(sizes)


def test_a_line_taken_back_late_is_read_although_none_would_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A longer title or another limit for taking back must not cost a line that was acknowledged."""
    match = journal(9)
    while not match.can_undo:
        match.play(match.legal()[0])
    mover = match.journal.lines[-1]["seat"]
    assert match.undo()
    assert match.rewind(mover)
    match.note(0, "agent hard")
    monkeypatch.setattr("cytosis.engine.journal.KEPT_FOR_MOVES", 1.0)
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        "\ufeff{}",
        '{"a": NaN}',
        '{"a": Infinity}',
        '{"a": 1.5}',
        '{"a": 1e9}',
        '{"a": 1, "a": 2}',
        '{"a": 123456789012345678901}',
        '{"a": "\\ud800"}',
        '{"\\ud800": 1}',
        "[" * 33 + "]" * 33,
        "[" * 100_000,
        " " * (MOST_CHARACTERS + 1),
        b"{}",
    ],
    ids=range(16),
)
def test_text_our_writer_never_writes_is_refused(text: Any) -> None:
    with pytest.raises(SaveError):
        read_json(text)


def test_text_within_the_limits_is_read() -> None:
    assert read_json('{"a": [1, -20, "x", null, true]}') == {"a": [1, -20, "x", None, True]}
    assert read_json("[" * 31 + "]" * 31)


def test_moves_that_were_taken_back_do_not_stand() -> None:
    lines = [
        {"seat": 0, "do": "a"},
        {"seat": 1, "do": "b"},
        {"seat": 1, "do": UNDO},
        {"seat": 1, "do": "c"},
        {"seat": 0, "do": f"{NOTE}looked"},
        {"seat": 0, "do": REWIND},
        {"seat": 0, "do": "d"},
    ]
    assert standing(lines[:5]) == [(0, "a"), (1, "c")]
    assert standing(lines) == [(0, "d")]


def test_a_journal_in_which_a_seat_goes_back_before_it_moved_is_refused() -> None:
    data = json.loads(journal(1).to_json())
    line = {**data["moves"][0], "seat": 1 - data["moves"][0]["seat"], "do": REWIND, "n": 2}
    data["moves"].append(line)
    with pytest.raises(SaveError, match="had not moved"):
        Match.from_json(resealed(data))
