"""What the arena says of strength and of foreseen chances."""

from __future__ import annotations

import pytest

from cytosis.ai import arena
from cytosis.ai.chance import came_true, off_by
from cytosis.cli.arena import Contest, Ladder
from cytosis.engine import Ruleset


@pytest.mark.parametrize(("rate", "rivals", "points"), [(0.5, 1, 0), (0.25, 3, 0), (10 / 11, 1, 400)])
def test_elo_counts_from_equal_strength(rate: float, rivals: int, points: float) -> None:
    assert arena.elo(rate, rivals) == pytest.approx(points)


def test_elo_of_a_clean_sweep_is_a_number() -> None:
    assert arena.elo(1.0) == pytest.approx(-arena.elo(0.0))
    assert arena.elo(1.0) > 1000


def test_the_ladder_adds_distances_and_their_errors() -> None:
    ladder = Ladder()
    assert str(ladder) == ""
    row = {"seats": 1, "win_rate": 10 / 11, "ci95": (0.9, 0.92)}
    ladder.add(Contest(("easy", "random"), 100, 0.5), row)
    ladder.add(Contest(("hard", "medium"), 100, 0.5), row)  # nobody measured medium
    ladder.add(Contest(("medium", "easy"), 100, 0.5), row)
    ladder.add(Contest(("medium", "easy"), 100, 0.5), {**row, "win_rate": 0.5})  # it is known already
    told = str(ladder)
    assert told.startswith("Elo, random at 0 (95 %): easy 400 +- ")
    assert "medium 800 +- " in told
    assert "hard" not in told


def test_predictions_are_weighted_by_how_many_there_are() -> None:
    found = came_true([(0.2, 0.0)] * 3 + [(0.9, 1.0), (1.0, 1.0)])
    assert [(n, won) for n, _, won in found] == [(3, 0.0), (2, 1.0)]
    assert off_by(found) == pytest.approx((3 * 0.2 + 2 * 0.05) / 5)
    assert off_by([]) == 0.0


@pytest.mark.parametrize("game", ["cytosis", "amino", "cellulose"])
def test_what_was_foreseen_is_compared_with_the_end(game: str) -> None:
    setting = arena.Setting(Ruleset(game).as_dict(), ("easy",) * 3, 3, foresee=True)
    table = arena.run(setting, 1)
    assert 0.0 < table["chance"]["off_by"] < 1.0
    (result,) = arena.play_games(setting, 1)
    pairs = arena.foreseen(game, [result])
    assert len(pairs) == 3 * len(result.foreseen) == table["chance"]["positions"]
    assert sum(chance for chance, _ in pairs) == pytest.approx(len(result.foreseen))
    assert "chance" not in arena.run(arena.Setting(Ruleset(game).as_dict(), ("random",) * 3, 3), 1)
