"""A game that has nothing but rules is played, kept, told and counted like any other."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cytosis.ai.registry import make
from cytosis.app.files import saves, stats
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import about, players_of, seat_players
from cytosis.app.text.console import Console
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.telling import told
from cytosis.engine import Match, Ruleset

pytestmark = pytest.mark.toy


def played(folder: Path, agents: str, lines: list[str], lang: str = "en") -> tuple[Match, str]:
    """A whole game at the text table, on disk; what was said."""
    names = agents.split(",")
    players = seat_players(names)
    match = Match.new(Ruleset("toy"), len(names), 5, about(players))
    save = Save.create(match, saves.folder_in(folder))
    others = {seat: make(name, seat, "toy") for seat, name in enumerate(names) if name != "human"}
    out = io.StringIO()
    console = Console(io.StringIO("\n".join(lines) + "\n"), out)
    table = Scene(console, Controller(match, save, others), players_of(match.journal.header), Texts(lang))
    TextTable(table).run()
    return match, out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_from_the_first_move_to_the_ranking_at_the_text_table(tmp_path: Path, seats: int, lang: str) -> None:
    agents = ",".join(["human", *["random"] * (seats - 1)])
    match, said = played(tmp_path, agents, ["table", "hand", "1", "score", "1", "1"], lang)
    assert match.outcome() is not None and "{" not in said
    path = next(saves.folder_in(tmp_path).glob("*.cytosis"))
    assert saves.read(path).fingerprint() == match.fingerprint()


def test_its_result_is_counted_and_its_moves_are_told(tmp_path: Path) -> None:
    match, _ = played(tmp_path, "human,random,random", ["1", "1", "1"])
    lines = told(match, Texts("en"))
    assert len([line for line in lines if line.startswith("#")]) == 9
    stats.record(tmp_path, match)
    found, whole = stats.results(tmp_path)
    assert whole and len(found) == 1 and found[0]["game"] == "toy"
