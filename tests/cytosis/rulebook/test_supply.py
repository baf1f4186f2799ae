"""The option supply: played with the ATP that the box holds, in the editions whose books count them."""

from __future__ import annotations

import pytest

from cytosis.engine import DataError, Ruleset, SnapshotError
from cytosis.games.cytosis.events import Gained
from tests.cytosis.rulebook.editions import earlier_editions
from tests.cytosis.scenario import Scenario, moves, play, stock, told


def counted(edition: str, seats: int = 3, **atp: int) -> Scenario:
    """Played with the ATP of the box; seats hold these (``seat1=20``)."""
    base = Scenario(edition, seats, expansions=("virus", "epigenetic"), supply="printed")
    for seat in range(seats):
        base.stock(seat, atp=atp.get(f"seat{seat}", 0), carb=1)
        base.data["seats"][seat]["epigenetic"] = ("surplus", "round_gift", "free_cards")[seat]
    return base


@earlier_editions
@pytest.mark.parametrize(
    ("held", "move", "gained"),
    [
        (25, "place mitochondria.3", 4),  # with the surplus
        (28, "place mitochondria.3", 2),
        (30, "place mitochondria.3", 0),
        (28, "place mitochondria.6", 2),
        (29, "place laureates.1 take=atp", 1),
        (30, "place laureates.1 take=atp", 0),
    ],
)
@pytest.mark.atom("CY-C06")
def test_played_with_the_atp_of_the_box_a_gain_is_cut(
    edition: str, held: int, move: str, gained: int
) -> None:
    """C-12: the spot stays legal."""
    match = counted(edition, seat1=held).match()
    gains = [event.amounts[0] for event in told(match, move) if isinstance(event, Gained)]
    assert gains == ([gained] if gained else [])
    assert stock(match, 0).get("atp", 0) == gained


@earlier_editions
@pytest.mark.atom("CY-C06", "CY-C07")
def test_boosts_gifts_bonus_and_rewards_are_cut_too(edition: str) -> None:
    boosted = play(counted(edition, seat1=27).boost("mitochondria", 2).match(), "place mitochondria.3")
    assert stock(boosted, 0)["atp"] == 3
    given = counted(edition, seat1=30).next_event("boost_resp").last_flask(0).match()
    play(given, "place nucleus.3", "gift atp")
    assert stock(given, 1)["atp"] == 30
    bonus = play(
        counted(edition, seat1=30).row("EN1", "EN2", "EN3", "EN4").event("reduce_atp").match(),
        "place cards.1",
    )
    assert stock(bonus, 0).get("atp", 0) == 0
    paid = play(counted(edition, seat0=4, seat1=26).match(), "grey mitochondria.3")
    assert stock(paid, 0)["atp"] == 4  # what is paid is back in the supply before
    struck = counted(edition, seat1=29).next_event("virus_ebola").last_flask(0).match()
    play(struck, "place nucleus.3")
    pending = struck.pending()
    assert pending is not None and pending.kind == "gain"
    kinds = next(move for move in moves(struck) if set(move.split()[1:]) == {"atp"})
    before = stock(struck, pending.seat).get("atp", 0)
    play(struck, kinds)
    assert stock(struck, pending.seat).get("atp", 0) - before == 1


@pytest.mark.atom("CY-C06")
def test_the_second_edition_has_no_such_choice() -> None:
    with pytest.raises(DataError, match="there is no option 'supply'"):
        Ruleset("cytosis", "second", (), {"supply": "printed"})
    for edition in ("first", "italian"):
        with pytest.raises(DataError, match="must be one of unlimited, printed"):
            Ruleset("cytosis", edition, (), {"supply": "scarce"})
        usual = Ruleset("cytosis", edition, (), {"supply": "unlimited"})
        assert usual == Ruleset("cytosis", edition)
        assert "supply" not in usual.options  # games of before do not name it


@earlier_editions
@pytest.mark.atom("CY-C06")
def test_more_atp_than_there_are_is_no_position(edition: str) -> None:
    base = counted(edition, seat0=10, seat1=10, seat2=11)
    with pytest.raises(SnapshotError, match="there are only 30 ATP"):
        base.match()
