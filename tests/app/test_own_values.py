"""Values of a player's own box: kept, refused with their line, played with, and remembered by saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files import own_values
from cytosis.app.files.own_values import BadValues, OwnValues
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.values import ValueWords
from cytosis.cli.main import main
from cytosis.engine import Match, Ruleset, games
from cytosis.engine.data.own import FIXED, NUMBER, ValuesError
from cytosis.engine.errors import SaveError
from cytosis.engine.journal import Journal

HP = "cards/PH1/hp"
EDITIONS = [
    (game, edition) for game in ("cytosis", "amino", "cellulose") for edition in games[game].editions()
]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_has_a_name_of_its_own_without_an_id(game: str, edition: str, lang: str) -> None:
    words = ValueWords(Texts(lang), game, edition)
    names = [words.full(value) for value in words.shown]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "_" in name or "values." in name]
    assert {value.path for value in words.known.values() if value.kind != FIXED} <= {
        value.path for value in words.shown
    }


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_limits_are_those_of_the_loader(game: str, edition: str) -> None:
    for value in games[game].values(edition).values():
        if value.kind == NUMBER:
            assert value.low <= int(str(value.ours)) <= value.high
            for beyond in (value.low - 1, value.high + 1):
                with pytest.raises(ValuesError, match="limits"):
                    value.check(beyond)


def test_a_game_with_other_values_is_another_game_and_its_save_opens_anywhere() -> None:
    own, usual = Ruleset(values={HP: 9}), Ruleset()
    assert own != usual
    assert own.fingerprint() != usual.fingerprint()
    match = Match.new(own, 3, 5)
    again = Match.from_json(match.to_json())
    assert again.ruleset.values == {HP: 9}
    assert Match.from_snapshot(match.snapshot()).ruleset == own
    assert "values" not in Match.new(usual, 3, 5).snapshot()


def test_values_from_a_save_pass_the_limits() -> None:
    match = Match.new(Ruleset(values={HP: 9}), 3, 5)
    match.journal.header["values"][HP] = 900
    header = {key: value for key, value in match.journal.header.items() if key != "check"}
    with pytest.raises(SaveError, match="describes no game"):
        Match.opened(Journal(header).header)


def test_what_is_kept_comes_back_and_what_equals_ours_is_forgotten(tmp_path: Path) -> None:
    path = own_values.path_in(tmp_path, "cytosis")
    own = OwnValues("cytosis").with_value("second", HP, 9)
    own_values.store(own, path)
    assert own_values.load(path, "cytosis") == own
    assert own_values.playable(path, "cytosis", "second") == {HP: 9}
    assert own.with_value("second", HP, 6).editions == {}
    assert own_values.load(tmp_path / "none.json", "cytosis").editions == {}


@pytest.mark.parametrize(
    ("value", "line", "said"),
    [
        ('"cards/PH1/hp": 900', 6, "from 1 to 99, not 900"),
        ('"cards/PH1/what": 1', 6, "no such value"),
        ("?", 6, "JSON"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, value: str, line: int, said: str) -> None:
    path = own_values.path_in(tmp_path, "cytosis")
    own_values.store(OwnValues("cytosis").with_value("second", HP, 9), path)
    path.write_text(path.read_text().replace(f'"{HP}": 9', value))
    with pytest.raises(BadValues, match=said) as refused:
        own_values.load(path, "cytosis")
    assert f"cytosis.json, line {line}: " in str(refused.value)
    assert own_values.wanted(tmp_path, "cytosis", "second", True)[0] == {}


def test_values_that_do_not_fit_together_are_refused_with_their_line(tmp_path: Path) -> None:
    path = own_values.path_in(tmp_path, "cytosis")
    own_values.store(OwnValues("cytosis").with_value("second", "event_count/value", 11), path)
    with pytest.raises(BadValues, match=r"line 6: .*Number of events.*does not match"):
        own_values.playable(path, "cytosis", "second")


def test_the_terminal_lists_sets_compares_and_resets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> str:
        assert main(["values", *words, "--data-dir", str(tmp_path), "--lang", "en"]) == 0
        return capsys.readouterr().out

    number = said("list", "glucagon", "health").partition(".")[0]
    assert "Glucagon: health points is now 9." in said("set", number, "9")
    assert "ours 6, yours 9" in said("compare")
    said("export", str(tmp_path / "mine.json"))
    assert "ours again" in said("reset", number)
    said("import", str(tmp_path / "mine.json"))
    assert "(yours)" in said("show", number)
    said("reset")
    assert "not corrected" in said("compare")
