"""Transport vesicles: starting, moving through the golgi, exocytosis."""

from __future__ import annotations

import pytest

from tests.cytosis.rulebook.editions import each_edition
from tests.cytosis.scenario import Scenario, end_round, moves, open_spots, play, score, seat_of, stock


@each_edition
@pytest.mark.atom("CY-V01", "CY-V06", "CY-V07", "CY-P02")
def test_the_protein_hormone_of_the_rulebooks(edition: str) -> None:
    """2 mRNA in the rough ER, a carb in the golgi, 2 ATP at exocytosis: 7 points."""
    match = Scenario(edition, 2).stock(0, atp=2, mrna=2, carb=1).hand(0, "PH3").flasks(4, 3).match()
    play(match, "place rough_er.1 n=2")
    assert stock(match, 0) == {"atp": 2, "carb": 1} and seat_of(match, 0)["disks"] == 1
    assert match.snapshot()["vesicles"]["rough_er"][0] == {"seat": 0, "load": {"protein": 2}}
    play(match, "place nucleus.3", "place golgi.1 disk=rough_er.1 add=carb")
    assert match.snapshot()["vesicles"]["rough_er"][0] is None
    assert match.snapshot()["vesicles"]["golgi"][0] == {"seat": 0, "load": {"protein": 2, "carb": 1}}
    play(match, "place lipid.3", "place exocytosis.1 disk=golgi.1 card=PH3")
    done = seat_of(match, 0)
    assert done["health"] == 7 and score(match, 0) == {"cards": 7}
    assert done["completed"] == ["PH3"] and done["hand"] == [] and done["disks"] == 2
    assert stock(match, 0) == {} and match.snapshot()["vesicles"]["golgi"][0] is None


@each_edition
@pytest.mark.atom("CY-V02", "CY-V06", "CY-V07")
def test_the_steroid_hormone_of_the_rulebooks(edition: str) -> None:
    """3 lipids in the smooth ER, a carb in the golgi, 4 ATP at exocytosis: 9 points."""
    match = Scenario(edition, 3).stock(0, atp=4, lipid=3, carb=1).hand(0, "SH3").flasks(4, 0, 0).match()
    play(match, "place smooth_er.1 n=3")
    assert match.snapshot()["vesicles"]["smooth_er"] == [{"seat": 0, "load": {"lipid": 3}}, None]
    play(match, "place golgi.1 disk=smooth_er.1 add=carb", "place exocytosis.2 disk=golgi.1 card=SH3")
    assert seat_of(match, 0)["health"] == 9 and stock(match, 0) == {}


@each_edition
@pytest.mark.atom("CY-V01")
def test_rough_er_loads_protein_made_of_mrna(edition: str) -> None:
    match = Scenario(edition).stock(0, mrna=3, protein=5).match()
    starts = {text for text in moves(match) if "rough_er.1" in text}
    assert starts == {"place rough_er.1 n=1", "place rough_er.1 n=2", "place rough_er.1 n=3"}
    play(match, "place rough_er.1 n=1")
    assert stock(match, 0) == {"mrna": 2, "protein": 5}
    assert match.snapshot()["vesicles"]["rough_er"][0] == {"seat": 0, "load": {"protein": 1}}


@each_edition
@pytest.mark.atom("CY-V01", "CY-V02")
def test_the_wrong_stock_starts_nothing(edition: str) -> None:
    """D-12: stock protein is of no use in the rough ER, nor are mRNA and carbs in the smooth ER."""
    assert "rough_er.1" not in open_spots(
        Scenario(edition).stock(0, protein=9, lipid=9, carb=9, atp=3).match()
    )
    assert "smooth_er.1" not in open_spots(
        Scenario(edition).stock(0, protein=9, mrna=9, carb=9, atp=3).match()
    )


@each_edition
@pytest.mark.atom("CY-V02")
def test_smooth_er_loads_lipids_of_the_stock_and_no_carb(edition: str) -> None:
    match = Scenario(edition).stock(0, lipid=2, carb=2).match()
    starts = {text for text in moves(match) if "smooth_er.2" in text}
    assert starts == {"place smooth_er.2 n=1", "place smooth_er.2 n=2"}
    play(match, "place smooth_er.2 n=2")
    assert stock(match, 0) == {"carb": 2} and seat_of(match, 0)["disks"] == 1
    assert match.snapshot()["vesicles"]["smooth_er"][0] == {"seat": 0, "load": {"lipid": 2}}


@each_edition
@pytest.mark.atom("CY-V03")
def test_detox_in_the_lower_part_of_the_smooth_er(edition: str) -> None:
    match = Scenario(edition).stock(0, atp=3).hand(0, "AD2", "AD5", "AD7").match()
    detox = {text for text in moves(match) if "card=" in text}
    assert detox == {f"place smooth_er.{spot} card={card}" for spot in (1, 2) for card in ("AD2", "AD5")}
    play(match, "place smooth_er.2 card=AD2")
    assert stock(match, 0) == {"atp": 1} and seat_of(match, 0)["completed"] == ["AD2"]
    assert seat_of(match, 0)["health"] == 1 and seat_of(match, 0)["hand"] == ["AD5", "AD7"]
    assert seat_of(match, 0)["disks"] == 2  # no vesicle is needed


@each_edition
@pytest.mark.atom("CY-V03")
def test_detox_needs_no_disk_and_cards_of_others_do_not_help(edition: str) -> None:
    base = Scenario(edition).stock(0, atp=9, lipid=3).hand(0, "AD1").hand(1, "AD2")
    base.vesicle("golgi.1", 0, protein=1, carb=1).vesicle("golgi.2", 0, protein=1, carb=1)
    offered = {text for text in moves(base.match()) if "smooth_er.1" in text}
    assert offered == {"place smooth_er.1 card=AD1", "grey smooth_er.1 card=AD1"}


@each_edition
@pytest.mark.atom("CY-V04")
def test_a_vesicle_needs_no_card_and_may_carry_too_much(edition: str) -> None:
    """E-01, E-02."""
    match = Scenario(edition, 3).hand(0).stock(0, mrna=9).stock(1, lipid=9).match()
    play(match, "place rough_er.1 n=9", "place smooth_er.1 n=9")
    vesicles = match.snapshot()["vesicles"]
    assert vesicles["rough_er"][0]["load"] == {"protein": 9}
    assert vesicles["smooth_er"][0]["load"] == {"lipid": 9}


@each_edition
@pytest.mark.atom("CY-V05")
def test_without_a_disk_no_vesicle_starts(edition: str) -> None:
    """E-09."""
    base = Scenario(edition).stock(0, atp=9, mrna=5, lipid=5).vesicle("golgi.1", 0, protein=1, carb=1)
    spots = {"rough_er.1", "rough_er.2", "smooth_er.1", "smooth_er.2"}
    assert spots <= open_spots(base.match())
    both = base.vesicle("rough_er.1", 0, protein=1).match()
    assert spots.isdisjoint(open_spots(both) | open_spots(both, "grey"))


@each_edition
@pytest.mark.parametrize(
    ("start", "load"),
    [("rough_er.2", {"protein": 3}), ("smooth_er.1", {"lipid": 3})],
    ids=["rough", "smooth"],
)
@pytest.mark.parametrize("added", ["carb", "lipid"])
@pytest.mark.atom("CY-V06")
def test_golgi_moves_a_disk_and_adds_exactly_one(
    edition: str, start: str, load: dict[str, int], added: str
) -> None:
    match = Scenario(edition).vesicle(start, 0, **load).stock(0, carb=2, lipid=2).match()
    offered = {text for text in moves(match) if "golgi.1" in text}
    assert offered == {f"place golgi.1 disk={start} add={name}" for name in ("carb", "lipid")}
    play(match, f"place golgi.1 disk={start} add={added}")
    carried = match.snapshot()["vesicles"]["golgi"][0]
    assert carried == {"seat": 0, "load": {**load, added: load.get(added, 0) + 1}}
    assert stock(match, 0) == {"carb": 2, "lipid": 2, added: 1}


@each_edition
@pytest.mark.atom("CY-V06")
def test_golgi_needs_something_to_add_and_an_own_disk(edition: str) -> None:
    """E-06: not without adding; not with a disk of another seat, nor one that lies there already."""
    empty = Scenario(edition).vesicle("rough_er.1", 0, protein=2).stock(0, atp=3, mrna=3, protein=3).match()
    assert "golgi.1" not in open_spots(empty)
    carb = Scenario(edition).vesicle("rough_er.1", 0, protein=2).stock(0, carb=1).match()
    assert {text for text in moves(carb) if "golgi.1" in text} == {"place golgi.1 disk=rough_er.1 add=carb"}
    base = Scenario(edition).stock(0, carb=1, lipid=1).vesicle("rough_er.1", 1, protein=2)
    assert "golgi.1" not in open_spots(base.vesicle("golgi.1", 0, protein=1, carb=1).match())


RECIPES = [
    (
        "PH3",
        {"protein": 2, "carb": 1},
        [{"protein": 1, "carb": 1}, {"protein": 2, "lipid": 1}, {"lipid": 2, "carb": 1}],
    ),
    (
        "PR3",
        {"protein": 3, "carb": 1},
        [{"protein": 2, "carb": 1}, {"protein": 3, "lipid": 1}, {"lipid": 3, "carb": 1}],
    ),
    (
        "SR3",
        {"protein": 3, "lipid": 1},
        [{"protein": 2, "lipid": 1}, {"protein": 3, "carb": 1}, {"lipid": 4}],
    ),
    ("SH3", {"lipid": 3, "carb": 1}, [{"lipid": 2, "carb": 1}, {"lipid": 4}, {"protein": 3, "carb": 1}]),
]


@each_edition
@pytest.mark.parametrize(("card", "load", "wrong"), RECIPES)
@pytest.mark.atom("CY-V07", "CY-V08")
def test_what_a_vesicle_must_carry(
    edition: str, card: str, load: dict[str, int], wrong: list[dict[str, int]]
) -> None:
    """E-04."""

    def offered(carried: dict[str, int]) -> set[str]:
        base = Scenario(edition).hand(0, card).stock(0, atp=4, protein=9, lipid=9, carb=9)
        return {
            text
            for text in moves(base.vesicle("golgi.2", 0, **carried).match())
            if text.startswith("place exo")
        }

    assert offered(load) == {f"place exocytosis.{spot} disk=golgi.2 card={card}" for spot in (1, 2)}
    for carried in wrong:
        assert offered(carried) == set()  # the stock does not help


@each_edition
@pytest.mark.atom("CY-V07")
def test_exocytosis_needs_the_atp_the_card_and_the_golgi(edition: str) -> None:
    """E-10, E-18."""
    load = {"protein": 2, "carb": 1}
    fine = Scenario(edition).hand(0, "PH3").stock(0, atp=2).vesicle("golgi.1", 0, **load)
    assert "exocytosis.1" in open_spots(fine.match())
    assert "exocytosis.1" not in open_spots(fine.stock(0, atp=1).match())
    assert "exocytosis.1" not in open_spots(fine.stock(0, atp=9).hand(0, "SH1", "EN1", "AD1", "MM1").match())
    assert "exocytosis.1" not in open_spots(fine.hand(1, "PH3").match())
    rough = Scenario(edition).hand(0, "PH3").stock(0, atp=2).vesicle("rough_er.1", 0, protein=2)
    assert "exocytosis.1" not in open_spots(rough.vesicle("golgi.1", 1, **load).match())


@each_edition
@pytest.mark.atom("CY-V07", "CY-V08")
def test_the_owner_chooses_among_fitting_cards_and_disks(edition: str) -> None:
    """E-03."""
    base = Scenario(edition).hand(0, "PH1", "PH5", "PR1", "SR1").stock(0, atp=3)
    base.vesicle("golgi.1", 0, protein=2, carb=1).vesicle("golgi.3", 0, protein=3, carb=1)
    offered = {text[19:] for text in moves(base.match()) if text.startswith("place exocytosis.1")}
    assert offered == {
        *("disk=golgi.1 card=PH1", "disk=golgi.3 card=PH1", "disk=golgi.3 card=PH5", "disk=golgi.3 card=PR1")
    }


@each_edition
@pytest.mark.atom("CY-V09")
def test_surplus_is_lost(edition: str) -> None:
    """E-02."""
    base = Scenario(edition).hand(0, "PH3").stock(0, atp=2).vesicle("golgi.1", 0, protein=9, carb=1)
    match = play(base.match(), "place exocytosis.1 disk=golgi.1 card=PH3")
    assert stock(match, 0) == {} and seat_of(match, 0)["disks"] == 2 and seat_of(match, 0)["health"] == 7


@each_edition
@pytest.mark.atom("CY-V14")
def test_vesicles_stay_through_phase_two(edition: str) -> None:
    base = Scenario(edition, 3).vesicle("rough_er.2", 0, protein=4).vesicle("golgi.1", 1, lipid=3, carb=1)
    match = base.vesicle("smooth_er.2", 2, lipid=1).last_flask(0).match()
    lying = match.snapshot()["vesicles"]
    end_round(match)
    assert match.snapshot()["round"] == 2 and match.snapshot()["vesicles"] == lying
    assert [seat_of(match, seat)["disks"] for seat in (0, 1, 2)] == [1, 1, 1]


@each_edition
@pytest.mark.atom("CY-V15")
def test_a_disk_takes_the_lowest_free_place_and_the_others_stay(edition: str) -> None:
    base = (
        Scenario(edition, 3)
        .stock(0, mrna=1)
        .vesicle("rough_er.1", 1, protein=1)
        .vesicle("rough_er.3", 2, protein=1)
    )
    match = play(base.match(), "place rough_er.1 n=1")
    assert [place["seat"] for place in match.snapshot()["vesicles"]["rough_er"]] == [1, 0, 2]
    golgi = (
        Scenario(edition, 3)
        .stock(0, carb=1)
        .vesicle("rough_er.1", 0, protein=1)
        .vesicle("rough_er.2", 1, protein=1)
    )
    play(
        moved := golgi.vesicle("golgi.2", 2, protein=1, carb=1).match(),
        "place golgi.2 disk=rough_er.1 add=carb",
    )
    places = moved.snapshot()["vesicles"]
    assert [place and place["seat"] for place in places["golgi"]] == [0, 2, None]
    assert [place and place["seat"] for place in places["rough_er"]] == [None, 1, None]


@each_edition
@pytest.mark.atom("CY-V15")
def test_a_disk_in_the_er_is_neither_reloaded_nor_taken_back(edition: str) -> None:
    """E-07, E-08: a second placement starts a second disk, and the only way out leads to the golgi."""
    match = Scenario(edition).stock(0, atp=9, mrna=2, carb=1).vesicle("rough_er.1", 0, protein=1).match()
    assert {text.split()[1][:5] for text in moves(match) if "disk=rough_er.1" in text} == {"golgi"}
    assert not [text for text in moves(match) if "bump" in text]
    play(match, "place rough_er.1 n=2")
    assert [place and place["load"] for place in match.snapshot()["vesicles"]["rough_er"]] == [
        *({"protein": 1}, {"protein": 2}, None)
    ]


@each_edition
@pytest.mark.atom("CY-V15", "CY-V13")
def test_moving_to_the_golgi_frees_the_place_at_once(edition: str) -> None:
    """E-16: the next disk of the same turn needs no bump."""
    base = Scenario(edition, 3).stock(0, atp=4, mrna=1, carb=1).vesicle("rough_er.2", 0, protein=1)
    match = base.vesicle("rough_er.1", 1, protein=1).vesicle("rough_er.3", 2, protein=1).match()
    assert not [text for text in moves(match) if text.startswith("place rough_er") and "bump" not in text]
    play(match, "grey golgi.1 disk=rough_er.2 add=carb", "place rough_er.1 n=1")
    assert [place["seat"] for place in match.snapshot()["vesicles"]["rough_er"]] == [1, 0, 2]
