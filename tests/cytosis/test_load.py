"""The shipped rules data gives the expected numbers in every edition at every table size."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cytosis import paths
from cytosis.engine.data.tree import Branch
from cytosis.engine.errors import DataError
from cytosis.games.cytosis import load
from cytosis.games.cytosis.catalog import RESOURCES, Catalog
from cytosis.games.cytosis.load import editions, expansions, load_catalog, option_specs

EDITIONS = ("second", "first", "italian")
SEATS = (2, 3, 4, 5)
ALL = [(edition, seats) for edition in EDITIONS for seats in SEATS]

SPOTS = [
    "nucleus.3", "nucleus.2", "ribosome.1", "lipid.3", "lipid.2", "smooth_er.1", "smooth_er.2",
    "rough_er.1", "rough_er.2", "golgi.1", "golgi.2", "exocytosis.1", "exocytosis.2", "glucose.2",
    "glucose.1", "mitochondria.3", "mitochondria.2", "mitochondria.6", "cytoplasm.1", "laureates.1",
    "cards.1", "cards.2", "cards.3", "cards.4",
]  # fmt: skip
TWO_PLAYER = [
    "nucleus.3", "ribosome.1", "lipid.3", "smooth_er.1", "rough_er.1", "golgi.1", "exocytosis.1",
    "glucose.2", "mitochondria.3", "mitochondria.6", "cytoplasm.1", "laureates.1", "cards.1", "cards.2",
    "cards.3", "cards.4",
]  # fmt: skip
AREAS = [
    "nucleus", "ribosome", "smooth_er", "rough_er", "golgi", "exocytosis", "glucose", "mitochondria",
    "cytoplasm", "laureates", "cards",
]  # fmt: skip


@pytest.fixture(params=ALL, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def catalog(request: pytest.FixtureRequest) -> Catalog:
    edition, seats = request.param
    return load_catalog(edition, (), seats)


def test_three_editions_the_usual_one_first() -> None:
    assert editions() == EDITIONS
    assert editions(paths.rules_data()) == EDITIONS
    assert expansions() == ("epigenetic", "virus")


def test_the_catalog_says_what_it_is_for(catalog: Catalog) -> None:
    assert (catalog.game, catalog.expansions) == ("cytosis", ())
    assert load_catalog(catalog.edition, (), catalog.seats) is catalog
    assert load_catalog(catalog.edition, (), catalog.seats, "full", paths.rules_data()) == catalog
    assert pickle.loads(pickle.dumps(catalog)) == catalog


def test_cards(catalog: Catalog) -> None:  # CY-S06
    assert Counter(card.family for card in catalog.cards) == {
        "enzyme": 10,
        "protein_hormone": 6,
        "steroid_hormone": 6,
        "protein_hormone_receptor": 5,
        "steroid_hormone_receptor": 5,
        "macromolecule": 4,
        "alcohol_detoxification": 7,
    }
    prefixes = {"PH": 6, "SH": 6, "PR": 5, "SR": 5, "EN": 10, "AD": 7, "MM": 4}
    assert [card.id for card in catalog.cards] == [
        f"{p}{i}" for p, n in prefixes.items() for i in range(1, n + 1)
    ]
    assert Counter(card.colour for card in catalog.cards if card.colour) == dict.fromkeys(
        ("red", "blue", "green", "purple", "yellow"), 2
    )


@pytest.mark.parametrize(
    ("id_", "cost", "hp", "start", "receives"),
    [
        ("PH1", (1, 0, 2, 0, 1), 6, "rough_er", "protein_hormone_receptor"),
        ("PH3", (2, 0, 2, 0, 1), 7, "rough_er", "protein_hormone_receptor"),
        ("PH6", (2, 0, 3, 0, 1), 8, "rough_er", "protein_hormone_receptor"),
        ("SH3", (4, 0, 0, 3, 1), 9, "smooth_er", "steroid_hormone_receptor"),
        ("SH6", (4, 0, 0, 4, 1), 10, "smooth_er", "steroid_hormone_receptor"),
        ("PR3", (2, 0, 3, 0, 1), 6, "rough_er", ""),
        ("PR5", (3, 0, 4, 0, 1), 7, "rough_er", ""),
        ("SR1", (2, 0, 3, 1, 0), 5, "rough_er", ""),
        ("SR5", (4, 0, 4, 1, 0), 7, "rough_er", ""),
        ("EN1", (2, 0, 2, 0, 0), 3, "", ""),
        ("EN10", (2, 0, 3, 0, 1), 5, "", ""),
        ("MM1", (0, 0, 0, 0, 0), 0, "", ""),
    ],
)
def test_single_cards(id_: str, cost: tuple[int, ...], hp: int, start: str, receives: str) -> None:
    for edition in EDITIONS:
        card = next(card for card in load_catalog(edition).cards if card.id == id_)
        assert (card.cost, card.hp, card.start, card.receives) == (cost, hp, start, receives)


def test_detoxification_prices() -> None:
    cards = [card for card in load_catalog("second").cards if card.id.startswith("AD")]
    assert [card.cost[0] for card in cards] == [1, 2, 2, 2, 3, 3, 4]
    assert {card.hp for card in cards} == {1}


def test_the_second_edition_gives_more_macromolecules() -> None:  # CY-K05
    gives = {
        edition: [card.gives for card in load_catalog(edition).cards if card.gives != (0,) * 5]
        for edition in EDITIONS
    }
    assert gives["second"] == [(0, 5, 0, 0, 0), (0, 0, 0, 5, 0), (0, 0, 4, 0, 0), (0, 0, 0, 0, 3)]
    assert gives["first"] == [(0, 3, 0, 0, 0), (0, 0, 0, 3, 0), (0, 0, 3, 0, 0), (0, 0, 0, 0, 2)]
    assert gives["italian"] == gives["first"]


def test_the_board(catalog: Catalog) -> None:  # CY-S13
    small = (catalog.edition, catalog.seats) == ("second", 2)
    assert [spot.id for spot in catalog.spots] == (TWO_PLAYER if small else SPOTS)
    assert len(catalog.spots) == (16 if small else 24)
    assert [area.id for area in catalog.areas] == AREAS
    assert [spot for area in catalog.areas for spot in area.spots] == [spot.id for spot in catalog.spots]
    assert all(
        spot.id in area.spots for spot in catalog.spots for area in catalog.areas if area.id == spot.area
    )
    places = {area.id: area.places for area in catalog.areas if area.places}
    assert places == {"smooth_er": 2, "rough_er": 2 if small else 3, "golgi": 2 if small else 3}
    boosts = {area.id: area.boost for area in catalog.areas if area.boost}
    assert boosts == {name: name for name in ("nucleus", "smooth_er", "glucose", "mitochondria")}


@pytest.mark.parametrize(
    ("id_", "kind", "pay", "gain"),
    [
        ("nucleus.3", "gain", (0, 0, 0, 0, 0), (0, 3, 0, 0, 0)),
        ("nucleus.2", "gain", (0, 0, 0, 0, 0), (0, 2, 0, 0, 0)),
        ("lipid.3", "gain", (0, 0, 0, 0, 0), (0, 0, 0, 3, 0)),
        ("glucose.2", "exchange", (2, 0, 0, 0, 0), (0, 0, 0, 0, 2)),
        ("glucose.1", "exchange", (1, 0, 0, 0, 0), (0, 0, 0, 0, 1)),
        ("mitochondria.3", "gain", (0, 0, 0, 0, 0), (3, 0, 0, 0, 0)),
        ("mitochondria.6", "exchange", (0, 0, 0, 0, 1), (6, 0, 0, 0, 0)),
        ("cytoplasm.1", "enzyme", (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("exocytosis.2", "vesicle_finish", (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("laureates.1", "laureates", (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
        ("cards.1", "buy", (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("cards.4", "buy", (3, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    ],
)
def test_single_spots(id_: str, kind: str, pay: tuple[int, ...], gain: tuple[int, ...]) -> None:
    spot = next(spot for spot in load_catalog("second").spots if spot.id == id_)
    assert (spot.kind, spot.pay, spot.gain) == (kind, pay, gain)


def test_what_spots_make(catalog: Catalog) -> None:
    assert {spot.area: spot.converts for spot in catalog.spots if spot.converts != ("", "")} == {
        "ribosome": ("mrna", "protein"),
        "rough_er": ("mrna", "protein"),
        "smooth_er": ("lipid", "lipid"),
    }
    assert {spot.area: spot.adds for spot in catalog.spots if spot.adds} == {"golgi": ("carb", "lipid")}
    assert {spot.id: spot.part for spot in catalog.spots if spot.part} == {
        spot.id: "upper" if spot.id.startswith("lipid") else "lower"
        for spot in catalog.spots
        if spot.area == "smooth_er"
    }
    assert [spot.slot for spot in catalog.spots if spot.kind == "buy"] == [0, 1, 2, 3]


def test_only_two_italian_players_have_limits(catalog: Catalog) -> None:  # CY-T08
    if (catalog.edition, catalog.seats) != ("italian", 2):
        assert catalog.limits == ()
        return
    most = {limit.spots: limit.most for limit in catalog.limits}
    assert most.pop(("mitochondria.3", "mitochondria.2", "mitochondria.6")) == 2
    assert most.pop(("cards.1", "cards.2", "cards.3", "cards.4")) == 4
    assert most.pop(("lipid.3", "lipid.2")) == most.pop(("smooth_er.1", "smooth_er.2")) == 1
    assert len(most) == 8
    assert set(most.values()) == {1}


def test_goals(catalog: Catalog) -> None:  # CY-S05
    second = catalog.edition == "second"
    ids = ["G_ENZ", "G_PH", "G_PHR", "G_SHR", "G_SH", *(["G_DET"] if second else [])]
    assert [goal.id for goal in catalog.goals] == ids
    assert {goal.per_card for goal in catalog.goals} == {2}
    used = {"second": (3, 4, 5, 5), "italian": (3, 4, 5, 5), "first": (4, 4, 5, 5)}[catalog.edition]
    assert catalog.setup.goals == used[catalog.seats - 2]


def test_events(catalog: Catalog) -> None:  # CY-E01, CY-E06
    ids = ["boost_glucose", "boost_nucleus", "boost_resp", "boost_smooth", "reduce_atp"]
    copies = [3, 3, 3, 1, 2]
    if catalog.edition != "second":
        ids, copies = [*ids, "toxicity"], [2, 2, 2, 1, 2, 3]
    assert [event.id for event in catalog.events] == ids
    assert [event.copies for event in catalog.events] == copies
    assert [event.location for event in catalog.events if event.location] == [
        "glucose", "nucleus", "mitochondria", "smooth_er",
    ]  # fmt: skip
    added = [dict(zip(RESOURCES, event.adds, strict=True)) for event in catalog.events[:4]]
    assert [next(kind for kind, n in adds.items() if n) for adds in added] == ["carb", "mrna", "atp", "lipid"]
    assert [event.price_cut for event in catalog.events[:5]] == [0, 0, 0, 0, 1]
    assert [event.loses for event in catalog.events[5:]] == [((5, 1), (7, 2), (10, 4))] * len(ids[5:])


def test_setup(catalog: Catalog) -> None:
    seats, setup = catalog.seats, catalog.setup
    two = seats == 2
    assert setup.flasks == {2: 4, 3: 4, 4: 3, 5: 2}[seats]  # CY-S02
    assert setup.events == {2: 10, 3: 10, 4: 11, 5: 12}[seats]  # CY-S03
    assert (setup.disks, setup.markers, setup.grey_flasks, setup.grey_price) == (2, 2, 2, 4)
    assert (setup.dealt, setup.kept, setup.row) == (3, 2, 4)
    assert setup.start_atp == (2, 3, 4, 5, 6)[:seats]  # CY-S10
    assert (setup.extra, setup.extra_kinds) == (2, ("atp", "mrna", "lipid"))  # CY-S11
    assert setup.detox_removed == (3 if two and catalog.edition != "first" else 0)  # CY-S07
    assert setup.discarded == (2 if two and catalog.edition != "first" else 1)  # CY-R03


def test_scoring(catalog: Catalog) -> None:
    scoring, second = catalog.scoring, catalog.edition == "second"
    assert (scoring.receptor_other, scoring.receptor_own) == (2, 1)
    assert (scoring.first_marker, scoring.markers_per_goal) == (3, 2)
    two = (5, 2) if second else (6, 3)
    assert scoring.detox == (two if catalog.seats == 2 else (8, 5, 2))
    assert scoring.sets == (0, 0, 2, 5, 9, 14)
    assert scoring.leftovers == ((0, 3, 3, 3, 3) if catalog.edition == "first" else (0, 4, 3, 4, 2))
    tie = ("cards", "atp", "first_player") if second else ("cards", "last_from_first_player")
    assert scoring.final_tie == tie


def test_switches(catalog: Catalog) -> None:
    switches, second = catalog.switches, catalog.edition == "second"
    assert switches.exhaust == (("atp", "mrna", "lipid") if second else ())
    assert switches.event_before_row is not second
    assert switches.free_slot_bonus == (0 if catalog.edition == "first" else 1)
    assert switches.bump == ("highest_health" if second else "active_chooses")


def test_a_short_game_has_fewer_events_and_nothing_else_differs(catalog: Catalog) -> None:
    short = load_catalog(catalog.edition, (), catalog.seats, "short")
    assert short.setup.events == {2: 5, 3: 5, 4: 6, 5: 6}[catalog.seats]
    assert (short.cards, short.spots, short.scoring) == (catalog.cards, catalog.spots, catalog.scoring)


def test_options() -> None:
    first, length = option_specs()
    assert (first.id, first.type, first.values, first.default) == ("first_player", "seat", (), None)
    assert (length.id, length.type, length.values, length.default) == (
        "length",
        "choice",
        ("full", "short"),
        "full",
    )
    for edition in ("first", "italian"):
        *others, supply = option_specs(edition, (), paths.rules_data())
        assert others == [first, length]
        assert (supply.id, supply.values, supply.default) == ("supply", ("unlimited", "printed"), "unlimited")
        assert load_catalog(edition, supply="printed").setup.supply == 30
        with pytest.raises(DataError, match="unknown supply 'scarce'"):
            load_catalog(edition, supply="scarce")


def records(tree: Branch) -> Iterator[Branch]:
    """Everything in the data that must say how sure it is."""
    for name in ("families", "cards", "goals", "events", "setup", "scoring", "switches", "options"):
        yield from (record for _, record in tree.branch(name).records())
    for name in ("edition", "seats", "card_count", "goal_count", "event_count"):
        yield tree.branch(name)
    board = tree.branch("board")
    yield board.branch("side")
    yield from (board.branch("limits").branch(key) for key in board.branch("limits").entries)
    for _, side in board.branch("sides").records():
        yield side
        for _, area in side.branch("areas").records():
            yield area
            yield from (spot for _, spot in area.branch("spots").records())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_record_says_how_sure_it_is(edition: str) -> None:
    found = list(records(load._tree(paths.rules_data(), edition, ())))
    assert len(found) > 150
    for record in found:
        assert record.need("status", str) in ("known", "own", "weak", "proposed"), record.name


def test_what_is_known_and_what_is_not() -> None:
    second, first, italian = (load_catalog(edition, (), 3) for edition in EDITIONS)
    cards = {card.id: card for card in second.cards}
    assert [card.id for card in second.cards if card.status == "known"] == ["PH3", "SH3"]
    assert cards["PH3"].status_of == cards["SH3"].status_of == {"name": "proposed"}
    assert (cards["PR3"].status, cards["PR3"].status_of) == ("proposed", {"hp": "weak"})
    assert (cards["AD1"].status, cards["AD1"].status_of) == ("proposed", {"hp": "known", "name": "weak"})
    assert (cards["PH1"].status, cards["PH1"].status_of) == ("proposed", None)
    assert [card.status_of for card in first.cards if card.id == "MM4"] == [{"name": "weak", "gives": "weak"}]
    assert [card.status_of for card in italian.cards if card.id == "MM4"] == [{"name": "weak"}]
    unsure = [spot.id for spot in second.spots if spot.status != "known"]
    assert unsure == ["smooth_er.2", "cards.2", "cards.3", "cards.4"]
    assert [goal.status for goal in second.goals] == ["weak"] * 4 + ["proposed"] * 2
    assert {event.status for event in second.events} == {"known"}
    assert [event.status for event in first.events] == ["proposed"] * 5 + ["known"]


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 4.0, True, "4", None])
def test_other_table_sizes_are_refused(seats: object) -> None:  # CY-S01
    with pytest.raises(DataError) as caught:
        load_catalog("second", (), seats)  # type: ignore[arg-type]
    assert str(caught.value) == f"Cytosis is a game for 2 to 5 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("third",), "unknown edition 'third'; use one of second, first, italian"),
        (("../base/cards",), "unknown edition '../base/cards'; use one of second, first, italian"),
        ((["second"],), "unknown edition ['second']; use one of second, first, italian"),
        (("second", ("moon",)), "unknown expansion 'moon'; known are: epigenetic, virus"),
        (("second", "virus"), "expansions must be a list of names, not the text 'virus'"),
        (("second", (["virus"],)), "unknown expansion ['virus']; known are: epigenetic, virus"),
        (("second", (), 4, "long"), "unknown length 'long'; use one of full, short"),
        (("second", (), 4, ["full"]), "unknown length ['full']; use one of full, short"),
    ],
)
def test_unknown_rulesets_are_refused(arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(DataError) as caught:
        load_catalog(*arguments)  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_a_data_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"^cytosis/editions: holds no edition"):
        load_catalog("second", root=tmp_path)
