"""Refusals and help in the language of whoever reads them, though the engine speaks English."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cytosis.app.words import i18n
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.said import KEYS, said
from cytosis.cli.main import COMMANDS, main
from cytosis.engine.errors import DataError
from tests.app.test_i18n import entries
from tests.tree import ROOT

MODULES = (
    *("engine/codec", "engine/journal", "engine/options", "engine/registry", "engine/ruleset"),
    *("ai/cluster", "ai/levels", "app/files/safe_file", "games/cellulose/game"),
    *("cli/arguments", "cli/play", "cli/replay", "cli/simulate", "cli/window"),
)
"""Where a player's arguments and files are refused in English sentences."""
ERRORS = {"DataError", "SaveError", "NewerSave", "OtherRules", "JournalFull", "ArgumentTypeError", "error"}
PROGRAMMERS = ("expected text", "options must be given", "expansions must be", "the number of seats must be")
"""How these begin is for whoever calls the engine: no argument and no file leads there."""


@pytest.fixture(autouse=True)
def _the_language_before() -> Iterator[None]:
    before = i18n.default()
    yield
    i18n.set_default(before)


def sentences(module: str) -> Iterator[str]:
    """What a module's errors say, with a number where a value stands."""
    tree = ast.parse((ROOT / "cytosis" / f"{module}.py").read_text(encoding="utf-8"))
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        parts = call.args[0].values if isinstance(call.args[0], ast.JoinedStr) else [call.args[0]]
        if name in ERRORS and all(isinstance(part, (ast.Constant, ast.FormattedValue)) for part in parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts)


@pytest.mark.parametrize("module", MODULES)
def test_every_refusal_of_a_player_is_told_in_italian(module: str) -> None:
    italian = Texts("it")
    found = [one for one in sentences(module) if not one.startswith(PROGRAMMERS)]
    assert found
    options = {one.replace("must be 7", "must be one of 7") for one in found}
    assert [one for one in options if said(one, italian) == one] == []


def test_its_sentences_are_those_of_the_catalogues() -> None:
    for lang in LANGUAGES:
        ids = {key.removeprefix("said.") for key in entries(lang, "house") if key.startswith("said.")}
        assert ids == {*KEYS}


def test_values_and_sentences_inside_are_told_too() -> None:
    italian = Texts("it")
    inner = "the header describes no game: there is no edition 'tenth'; known editions: first"
    assert said(inner, italian).endswith("l'edizione 'tenth' non esiste; scegli tra: first")
    assert said("argument --seats: expected one argument", italian) == "argomento --seats: manca un valore"
    assert said("move 3 was damaged or changed: its check does not match", italian).startswith("la mossa 3 è")
    assert said(DataError("there is no such sentence"), italian) == "there is no such sentence"
    assert said(inner, Texts("en")) == inner


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--game scopa", "il gioco 'scopa' non esiste; scegli tra: cytosis, amino, cellulose"),
        ("simulate --game amino --seats 2 --agents easy,easy", "Amino si gioca da 3 a 6 posti, non 2"),
        ("--text --game cellulose --options plant=baobab", "sprout, mangrove, non 'baobab'"),
        ("--text --bogus", "argomenti sconosciuti: --bogus ('cytosis --help' elenca le possibilità)"),
        ("--scale 30", "argomento --scale: '30' non è tra 100, 125, 150, 200"),
        ("bench --part x", "argomento --part: 'x' non è valido (scegli tra"),
        ("replay", "mancano questi argomenti: file"),
        ("--lang", "--lang"),
    ],
)
def test_a_refused_argument_is_told_in_the_language_asked_for(
    arguments: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang=it", "--data-dir", str(tmp_path), *arguments.split()]) in (1, 2)
    said_ = capsys.readouterr().err
    assert line in said_ and said_.count("\n") == 1


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_asked_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*([command] if command else []), "--lang", "it", "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("uso: cytosis") and "opzioni:" in told and "cli." not in told
    for english in ("usage", "options:", "positional", "show ", "default", " the "):
        assert english not in told, english
