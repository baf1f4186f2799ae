"""Full areas: whose vesicle gives way, and what comes back."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cytosis.rulebook.editions import each_edition, earlier_editions
from tests.cytosis.rulebook.positions import full
from tests.cytosis.scenario import Scenario, moves, open_spots, play, seat_of, stock

WAYS = {"rough_er": "rough_er.1 n=1", "smooth_er": "smooth_er.1 n=1", "golgi": "golgi.1 disk=DISK add=carb"}


def bumped(match: Match, area: str) -> set[str]:
    """The places that may be cleared by a flask on the area's first spot, "" for none."""
    texts = {text for text in moves(match) if text.startswith(f"place {area}.1")}
    return {text.partition("bump=")[2] for text in texts}


def crowd(edition: str, area: str, *owners: int) -> Scenario:
    """The area is full of disks of these seats; seat 0 of five has what it takes to put one more there."""
    base = full(Scenario(edition, 5), area, *owners).stock(0, mrna=1, lipid=1)
    if area == "golgi":
        base.stock(0, carb=1).vesicle("rough_er.1", 0, protein=2)
    return base


FULL = [("rough_er", (1, 2, 3)), ("smooth_er", (1, 2)), ("golgi", (1, 2, 3))]


@pytest.mark.parametrize(("area", "owners"), FULL)
@pytest.mark.atom("CY-V10")
def test_the_healthiest_gives_way(area: str, owners: tuple[int, ...]) -> None:
    for healthiest in owners:
        base = crowd("second", area, *owners).health(healthiest, 5).health(0, 20)
        for other in owners:
            if other != healthiest:
                base.health(other, 4)
        assert bumped(base.match(), area) == {f"{area}.{owners.index(healthiest) + 1}"}


@pytest.mark.atom("CY-V10")
def test_only_seats_with_a_disk_in_the_area_count() -> None:
    """E-11: seat 4 leads, but its disks lie elsewhere."""
    base = crowd("second", "rough_er", 1, 2, 3).health(4, 50).vesicle("golgi.1", 4, protein=1, carb=1)
    assert bumped(base.health(2, 1).match(), "rough_er") == {"rough_er.2"}


@pytest.mark.parametrize(("starter", "place"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 1)])
@pytest.mark.atom("CY-V10")
def test_ties_go_to_the_earliest_in_the_rounds_order(starter: int, place: int) -> None:
    """A-11: from the seat that began the round, whoever holds the marker by now."""
    base = crowd("second", "rough_er", 4, 1, 3).starter(starter)
    for seat in (4, 1, 3):
        base.health(seat, 7)
    for marker in range(5):
        assert bumped(base.marker(marker).match(), "rough_er") == {f"rough_er.{place}"}


@pytest.mark.atom("CY-V10")
def test_of_two_disks_the_active_seat_chooses() -> None:
    """E-13."""
    match = crowd("second", "rough_er", 1, 2, 1).health(1, 3).match()
    assert bumped(match, "rough_er") == {"rough_er.1", "rough_er.3"}


@pytest.mark.atom("CY-V10")
def test_the_own_disk_gives_way_to_the_own_disk_of_a_leader() -> None:
    """E-12."""
    match = crowd("second", "rough_er", 1, 0, 2).health(0, 3).match()
    assert bumped(match, "rough_er") == {"rough_er.2"}
    play(match, "place rough_er.1 n=1 bump=rough_er.2")
    assert stock(match, 0) == {"protein": 2, "lipid": 1} and seat_of(match, 0)["disks"] == 1
    assert match.snapshot()["vesicles"]["rough_er"][1] == {"seat": 0, "load": {"protein": 1}}


@earlier_editions
@pytest.mark.parametrize(("area", "owners"), [*FULL, ("rough_er", (1, 0, 2))])
@pytest.mark.atom("CY-V11")
def test_the_active_seat_chooses_any_disk_of_the_area(
    edition: str, area: str, owners: tuple[int, ...]
) -> None:
    base = crowd(edition, area, *owners).health(owners[0], 30)
    assert bumped(base.match(), area) == {f"{area}.{number}" for number in range(1, len(owners) + 1)}


@each_edition
@pytest.mark.parametrize(("area", "owners"), FULL)
@pytest.mark.atom("CY-V10", "CY-V11")
def test_a_placement_in_a_full_area_must_bump_there(edition: str, area: str, owners: tuple[int, ...]) -> None:
    """E-17; the disk comes from that area and from nowhere else."""
    base = crowd(edition, area, *owners)
    other = "golgi.1" if area != "golgi" else "rough_er.2"
    base.vesicle(other, owners[0], **({"protein": 1, "carb": 1} if area != "golgi" else {"protein": 1}))
    places = bumped(base.match(), area)
    assert places and all(place.startswith(area) for place in places)


@each_edition
@pytest.mark.parametrize(("area", "owners"), FULL)
@pytest.mark.atom("CY-V12", "CY-V15")
def test_a_removed_disk_brings_its_whole_load_home(edition: str, area: str, owners: tuple[int, ...]) -> None:
    """E-14; the new disk takes the freed place and the others do not shift."""
    base = crowd(edition, area, *owners).health(2, 9).stock(2, atp=1, protein=1)
    match = base.match()
    before = match.snapshot()["vesicles"][area]
    load = before[1]["load"]
    way = WAYS[area].replace("DISK", "rough_er.1")
    play(match, f"place {way} bump={area}.2")
    held = {
        "atp": 1,
        "protein": 1 + load.get("protein", 0),
        "lipid": load.get("lipid", 0),
        "carb": load.get("carb", 0),
    }
    assert stock(match, 2) == {name: n for name, n in held.items() if n}
    assert seat_of(match, 2)["disks"] == 2 and seat_of(match, 2)["health"] == 9
    now = match.snapshot()["vesicles"][area]
    assert now[1]["seat"] == 0 and now[0] == before[0] and now[2:] == before[2:]


@each_edition
@pytest.mark.parametrize(("area", "owners"), FULL)
@pytest.mark.atom("CY-V13")
def test_no_disk_is_removed_while_a_place_is_free(edition: str, area: str, owners: tuple[int, ...]) -> None:
    """E-15."""
    match = crowd(edition, area, *owners[:-1]).health(1, 30).match()
    assert bumped(match, area) == {""}
    assert not [text for text in moves(match) if "bump" in text]
    play(match, f"place {WAYS[area].replace('DISK', 'rough_er.1')}")
    assert seat_of(match, 1)["disks"] == 1
    assert match.snapshot()["vesicles"][area][len(owners) - 1]["seat"] == 0


@each_edition
@pytest.mark.atom("CY-V10", "CY-V11")
def test_what_the_bump_returns_cannot_pay(edition: str) -> None:
    """E-19: neither the lipids on the own disk nor the carb on it."""
    smooth = full(Scenario(edition, 3), "smooth_er", 0, 1).health(0, 9)
    assert "smooth_er.1" not in open_spots(smooth.match())
    assert {text for text in moves(smooth.stock(0, lipid=1).match()) if "smooth_er.1 n=2" in text} == set()
    golgi = full(Scenario(edition, 3), "golgi", 0, 1, 2).health(0, 9).vesicle("rough_er.1", 0, protein=1)
    assert "golgi.1" not in open_spots(golgi.match())
    assert "golgi.1" in open_spots(golgi.stock(0, carb=1).match())


@each_edition
@pytest.mark.atom("CY-V10", "CY-V11", "CY-V05")
def test_the_disk_must_be_there_before_the_bump(edition: str) -> None:
    """E-09, E-19: removing an own disk does not make one free for the same placement."""
    base = full(Scenario(edition, 3), "rough_er", 0, 1, 0).health(0, 9).stock(0, mrna=2, atp=8)
    match = base.match()
    assert "rough_er.1" not in open_spots(match) | open_spots(match, "grey")


@each_edition
@pytest.mark.atom("CY-V10", "CY-V11")
def test_the_disk_being_moved_is_never_the_one_removed(edition: str) -> None:
    base = full(Scenario(edition, 3), "golgi", 1, 2, 1).vesicle("rough_er.1", 0, protein=1).stock(0, carb=1)
    places = bumped(base.health(0, 30).match(), "golgi")
    assert places == ({"golgi.1", "golgi.3"} if edition == "second" else {"golgi.1", "golgi.2", "golgi.3"})
