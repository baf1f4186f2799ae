"""Epigenetic cards: the draft and each of the seven powers."""

from __future__ import annotations

import pytest

from . import apply, legal, new_game
from .data import ATTACK_CARDS, EDITIONS, POWERS
from .positions import give, my_turn, position, starts, to_row, to_top
from .table import Snapshot, board_spots
from .test_virus import finish_attack


def holder(power: str, edition: str = "second", seats: int = 3, virus: bool = False) -> Snapshot:
    """Seat 0 has the power, the others none."""
    return position(edition, seats, virus, {0: power})


def with_stock(snap: Snapshot, **stock: int) -> Snapshot:
    snap["seats"][0]["stock"].update(stock)
    return snap


# ---------------------------------------------------------------- the draft


@pytest.mark.parametrize("virus", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draft(seats: int, virus: bool) -> None:
    expansions = ["virus", "epigenetic"] if virus else ["epigenetic"]
    snap = new_game("second", seats, 9, {"first_player": 1}, expansions)
    chosen: list[str] = []
    for step in range(seats):
        draft = snap["pending"]
        assert draft["kind"] == "draft" and draft["seat"] == (1 + step) % seats
        assert len(draft["offer"]) == 3 and len(draft["pile"]) == 4 - step
        assert draft["offer"] == [power for power in POWERS if power in draft["offer"]]
        assert draft["chosen"] == chosen and not set(chosen) & set(draft["offer"])
        assert draft["returned"] == (ATTACK_CARDS if virus else [])
        assert legal(snap) == {f"choose {power}" for power in draft["offer"]}
        chosen.append(draft["offer"][step % 3])
        left = [power for power in draft["offer"] if power != chosen[-1]]
        snap = apply(snap, "choose " + chosen[-1])
        if step < seats - 1:
            assert set(snap["pending"]["offer"]) == {*left, draft["pile"][-1]}
            assert all(seat["epigenetic"] is None and seat["hand"] == [] for seat in snap["seats"])
    assert [snap["seats"][(1 + step) % seats]["epigenetic"] for step in range(seats)] == chosen
    returned = ATTACK_CARDS if virus else []
    assert snap["pending"] == {"seat": 1, "kind": "keep_cards", "returned": returned}
    assert None not in snap["row"] and all(len(seat["hand"]) == 3 for seat in snap["seats"])


def test_the_same_cards_are_dealt_with_and_without_a_draft() -> None:
    """The draft draws after the deck was shuffled, so row and hands are the same."""
    plain = new_game("italian", 2, 31)
    snap = new_game("italian", 2, 31, expansions=["epigenetic"])
    assert snap["seats"][0]["stock"] == plain["seats"][0]["stock"], "the first ATP are there already"
    for _seat in range(2):
        snap = apply(snap, min(legal(snap)))
    assert snap["row"] == plain["row"] and snap["removed"] == plain["removed"]
    assert [seat["hand"] for seat in snap["seats"]] == [seat["hand"] for seat in plain["seats"]]


# ---------------------------------------------------------------- trade


def test_trading_before_and_after_the_own_flask() -> None:
    snap = with_stock(holder("trade"), atp=4)
    assert starts(snap, "trade") == {"trade mrna", "trade lipid", "trade carb"}
    snap = apply(snap, "trade carb")
    assert snap["seats"][0]["stock"] == {"atp": 2, "mrna": 0, "protein": 0, "lipid": 0, "carb": 1}
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": False}
    snap = apply(apply(snap, "trade mrna"), "place ribosome.1 n=1")
    assert snap["pending"] == {"seat": 0, "kind": "after_flask"}
    assert legal(snap) == {"trade mrna", "trade lipid", "done"}
    assert apply(snap, "done")["pending"]["seat"] == 1
    snap = apply(snap, "trade lipid")
    assert snap["seats"][0]["stock"]["atp"] == 0 and snap["seats"][0]["stock"]["lipid"] == 1
    assert snap["pending"] == {"seat": 1, "kind": "turn", "grey_used": False}, "nothing left to trade"


def test_after_flask_follows_exhausting_passing_and_attacks() -> None:
    snap = holder("trade")
    assert apply(snap, "exhaust mrna")["pending"]["seat"] == 1
    assert apply(snap, "exhaust atp")["pending"] == {"seat": 0, "kind": "after_flask"}
    snap = with_stock(holder("trade", "first", virus=True), atp=2)
    snap["spots"] = {spot: [1] for spot in ("nucleus.3", "cytoplasm.1")}
    to_row(snap, 1, "VE1")
    snap = finish_attack(apply(snap, "place cards.1"))
    assert snap["pending"] == {"seat": 0, "kind": "after_flask"}


def test_pass_and_trade_side_by_side() -> None:
    snap = with_stock(holder("trade", "first"), atp=1)
    snap["spots"] = {spot: [1] for spot in board_spots(snap) if spot not in ("rough_er.1", "golgi.1")}
    assert legal(snap) == {"pass", "trade mrna", "trade lipid"}
    assert apply(snap, "pass")["pending"]["kind"] == "after_flask"
    assert legal(apply(snap, "trade mrna")) == {"place rough_er.1 n=1"}


def test_after_the_grey_flask_trade_keeps_it_used() -> None:
    snap = with_stock(holder("trade"), atp=6)
    snap = apply(apply(snap, "grey nucleus.3"), "trade mrna")
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": True}


# ---------------------------------------------------------------- peek


def test_peek_leave_and_order() -> None:
    snap = with_stock(holder("peek"), atp=5)
    to_top(snap, "EN1", "EN2", "PH1")
    snap["deck_known"] = ["EN1"]
    snap = apply(snap, "peek")
    assert snap["pending"]["kind"] == "peek" and snap["pending"]["cards"] == ["EN1", "EN2", "PH1"]
    assert snap["seats"][0]["peeked"] == ["EN1", "EN2", "PH1"] and snap["seats"][0]["used"] == ["peek"]
    assert legal(snap) == {"leave", "draw EN1", "draw EN2", "draw PH1"}
    snap = apply(snap, "leave")
    assert snap["pending"]["kind"] == "order" and len(legal(snap)) == 6
    snap = apply(snap, "order PH1 EN1 EN2")
    assert snap["deck"][-3:] == ["EN2", "EN1", "PH1"] and snap["deck_known"] == ["EN1"]
    assert snap["seats"][0]["peeked"] == ["PH1", "EN1", "EN2"] and snap["seats"][0]["stock"]["atp"] == 3
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": False}
    assert not starts(snap, "peek"), "once a turn"
    snap = apply(snap, "place nucleus.3")
    assert snap["pending"]["seat"] == 1 and snap["seats"][0]["used"] == []
    my_turn(snap, 0)
    assert starts(snap, "peek")


def test_peek_and_draw_after_the_flask() -> None:
    snap = with_stock(holder("peek"), atp=3)
    to_top(snap, "EN1", "MM1", "PH1")
    snap["deck_known"] = ["EN1", "PR1"]
    assert legal(apply(snap, "peek")) == {"leave"}, "1 ATP is not enough to take one"
    snap = apply(snap, "place mitochondria.3")
    assert legal(snap) == {"peek", "done"}
    snap = apply(apply(snap, "peek"), "draw MM1")
    seat = snap["seats"][0]
    assert seat["hand"] == ["MM1"] and seat["known"] == [] and seat["stock"]["atp"] == 2
    assert snap["deck_known"] == [] and snap["pending"]["cards"] == seat["peeked"] == ["EN1", "PH1"]
    snap = apply(snap, "order PH1 EN1")
    assert snap["deck"][-2:] == ["EN1", "PH1"] and snap["seats"][0]["peeked"] == ["PH1", "EN1"]
    assert snap["pending"] == {"seat": 0, "kind": "after_flask"} and legal(snap) == {"use MM1", "done"}
    snap = apply(snap, "use MM1")
    assert snap["seats"][0]["stock"]["mrna"] == 5 and legal(snap) == {"done"}
    snap = apply(snap, "done")
    assert snap["pending"]["seat"] == 1 and snap["seats"][0]["used"] == []


@pytest.mark.parametrize(("count", "asked"), [(1, False), (2, True)])
def test_a_nearly_empty_deck(count: int, asked: bool) -> None:
    snap = with_stock(holder("peek"), atp=4)
    snap["deck"], snap["discard"] = snap["deck"][:count], snap["deck"][count:]
    snap = apply(snap, "peek")
    assert len(snap["pending"]["cards"]) == count
    left = apply(snap, "leave")
    assert left["pending"]["kind"] == ("order" if asked else "turn")
    assert len(left["seats"][0]["peeked"]) == count
    drawn = apply(snap, "draw " + snap["deck"][0])
    assert drawn["pending"]["kind"] == "turn" and drawn["seats"][0]["peeked"] == drawn["deck"]
    drawn["deck"], drawn["deck_known"], drawn["seats"][0]["used"] = [], [], []
    drawn["seats"][0]["peeked"] = []
    with_stock(drawn, atp=9)
    again = apply(drawn, "peek")
    assert again["discard"] == [] and again["rng"] != drawn["rng"], "the discard pile is the deck now"
    assert sorted(again["deck"]) == sorted(drawn["discard"]) == sorted(again["deck_known"])
    assert again["pending"]["cards"] == again["deck"][::-1][:3]
    drawn["discard"] = []
    assert not starts(drawn, "peek"), "no card to look at"


@pytest.mark.parametrize("after", [False, True])
def test_a_drawn_attack_card_resolves_after_the_others_are_back(after: bool) -> None:
    snap = with_stock(holder("peek", virus=True), atp=6)
    to_top(snap, "EN1", "VR2", "PH1")
    if after:
        snap = apply(snap, "exhaust atp")
    snap = apply(apply(snap, "peek"), "draw VR2")
    assert snap["pending"]["kind"] == "order" and snap["pending"]["cards"] == ["EN1", "PH1"]
    assert snap["seats"][0]["hand"] == [] and snap["seats"][1]["health"] == 0
    snap = apply(snap, "order PH1 EN1")
    assert snap["pending"]["kind"] == "attack_antibodies" and snap["pending"]["buyer"] == 0
    assert snap["seats"][0]["attacks"] == ["VR2"] and snap["pending"]["strain"] == "rhinovirus"
    snap = apply(snap, "antibodies 0")
    assert all(seat["points"]["losses"] < 0 for seat in snap["seats"][1:])
    snap = finish_attack(snap)
    if after:
        assert legal(snap) == {"done"}, "asked, although no card came to the hand"
        snap = apply(snap, "done")
    turn = {"seat": 1 if after else 0, "kind": "turn", "grey_used": False}
    assert snap["pending"] == turn and snap["seats"][0]["used"] == ([] if after else ["peek"])


def test_what_was_looked_at_leaves_with_the_row() -> None:
    snap = with_stock(holder("peek"), atp=2)
    for number, seat in enumerate(snap["seats"]):
        seat["flasks"] = 1 if number == 0 else 0
    snap = apply(apply(apply(snap, "peek"), "leave"), min(legal(apply(apply(snap, "peek"), "leave"))))
    first, second, third = snap["seats"][0]["peeked"]
    snap = apply(snap, "exhaust mrna")
    assert snap["row"][3] == first and snap["seats"][0]["peeked"] == [second, third]


# ---------------------------------------------------------------- surplus, grey_discount, free_cards


@pytest.mark.parametrize(
    ("spot", "resource", "amount"),
    [
        ("nucleus.3", "mrna", 4),
        ("nucleus.2", "mrna", 3),
        ("lipid.3", "lipid", 4),
        ("lipid.2", "lipid", 3),
        ("mitochondria.3", "atp", 4),
        ("mitochondria.2", "atp", 3),
        ("mitochondria.6", "atp", 7),
    ],
)
def test_surplus_on_collecting_spots(spot: str, resource: str, amount: int) -> None:
    snap = with_stock(holder("surplus"), carb=1)
    assert starts(snap, f"place {spot}") == {f"place {spot}"}
    assert apply(snap, f"place {spot}")["seats"][0]["stock"][resource] == amount
    with_stock(snap, atp=4)
    atp = amount if resource == "atp" else 0
    after = apply(snap, f"grey {spot}")["seats"][0]["stock"]
    assert after["atp"] == atp and after[resource] == amount


def test_surplus_at_glucose_and_elsewhere() -> None:
    snap = with_stock(holder("surplus"), atp=2, mrna=2)
    assert starts(snap, "place glucose.2") == {"place glucose.2 n=2"}
    with_stock(snap, atp=3)
    assert starts(snap, "place glucose.2") == {"place glucose.2 n=2", "place glucose.2 n=3"}
    assert starts(snap, "place glucose.1") == {"place glucose.1 n=1", "place glucose.1 n=2"}
    snap["boosts"] = {"glucose": 1}
    after = apply(snap, "place glucose.2 n=3")["seats"][0]["stock"]
    assert after["atp"] == 0 and after["carb"] == 4
    after = apply(snap, "place glucose.1 n=1")["seats"][0]["stock"]
    assert after["atp"] == 2 and after["carb"] == 2
    assert apply(snap, "exhaust mrna")["seats"][0]["stock"]["mrna"] == 3
    assert apply(snap, "place ribosome.1 n=2")["seats"][0]["stock"]["protein"] == 2
    assert apply(snap, "place laureates.1 take=atp")["seats"][0]["stock"]["atp"] == 4
    my_turn(snap, 1)
    snap["seats"][1]["stock"]["atp"] = 2
    assert starts(snap, "place glucose.2") == {"place glucose.2"}, "the others write no number"


def test_the_cheaper_grey_flask() -> None:
    snap = with_stock(holder("grey_discount"), atp=3)
    assert starts(snap, "grey nucleus.3") and not starts(snap, "grey cards.2")
    assert apply(snap, "grey nucleus.3")["seats"][0]["stock"]["atp"] == 0
    with_stock(snap, atp=2)
    assert not starts(snap, "grey nucleus.3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_free_cards(edition: str) -> None:
    snap = holder("free_cards", edition)
    assert all(apply(snap, f"place cards.{n}")["seats"][0]["stock"]["atp"] == 0 for n in (1, 2, 3, 4))
    snap["active_event"] = "reduce_atp"
    bonus = 0 if edition == "first" else 1
    assert apply(snap, "place cards.1")["seats"][0]["stock"]["atp"] == bonus
    assert all(apply(snap, f"place cards.{n}")["seats"][0]["stock"]["atp"] == 0 for n in (2, 3, 4))
    with_stock(snap, atp=4)
    assert apply(snap, "grey cards.4")["seats"][0]["stock"]["atp"] == 0
    assert apply(snap, "grey cards.1")["seats"][0]["stock"]["atp"] == bonus
    my_turn(snap, 1)
    assert not starts(snap, "place cards.4")


# ---------------------------------------------------------------- the start of a round


def at_the_start(powers: dict[int, str], edition: str = "second", virus: bool = False) -> Snapshot:
    """Seat 2 is about to use the last flask of a round, a boost comes; seat 1 holds the marker."""
    snap = position(edition, 3, virus, powers)
    for number, seat in enumerate(snap["seats"]):
        seat["flasks"] = 1 if number == 2 else 0
    snap["first_player"] = 1
    snap["events"][-1] = "boost_resp"
    my_turn(snap, 2)
    return snap


def test_gift_then_early_flask() -> None:
    snap = at_the_start({0: "early_flask", 2: "round_gift"})
    snap["seats"][0]["stock"]["atp"] = 1
    snap = apply(snap, "place nucleus.2")
    assert snap["pending"] == {"seat": 2, "kind": "gift"} and snap["round"] == 2 and snap["starter"] == 1
    assert legal(snap) == {"gift atp", "gift mrna", "gift lipid"}
    snap = apply(snap, "gift lipid")
    assert snap["seats"][2]["stock"]["lipid"] == 1 and snap["pending"] == {"seat": 0, "kind": "early"}
    assert {"no", "early nucleus.3", "early laureates.1 take=atp", "early cards.1"} <= legal(snap)
    assert not starts(snap, "early glucose.1") and not starts(snap, "early cards.2"), "the ATP is paid first"
    refused = apply(snap, "no")
    assert refused["pending"] == {"seat": 1, "kind": "turn", "grey_used": False}
    assert refused["seats"][0]["stock"]["atp"] == 1
    snap = apply(snap, "early mitochondria.3")
    assert snap["seats"][0]["stock"]["atp"] == 4 and snap["seats"][0]["flasks"] == 3
    assert snap["spots"] == {"mitochondria.3": [0]} and snap["pending"]["seat"] == 1


def test_the_early_flask_needs_one_atp() -> None:
    snap = apply(at_the_start({0: "early_flask"}), "place nucleus.2")
    assert snap["pending"] == {"seat": 1, "kind": "turn", "grey_used": False}


def test_an_early_flask_on_laureates_changes_the_order() -> None:
    snap = at_the_start({0: "early_flask"})
    snap["seats"][0]["stock"]["atp"] = 1
    snap = apply(apply(snap, "place nucleus.2"), "early laureates.1 take=atp")
    assert snap["first_player"] == snap["starter"] == 0 and snap["seats"][0]["stock"]["atp"] == 1
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": False}


def test_an_early_flask_buys_cards_but_plays_none() -> None:
    snap = at_the_start({0: "early_flask"}, "first", virus=True)
    snap["seats"][0]["stock"]["atp"] = 3
    to_row(snap, 2, "MM1")
    to_row(snap, 3, "VI2")
    give(snap, 0, "hand", "MM2")
    snap = apply(snap, "place nucleus.2")
    assert starts(snap, "early cards.1") == {"early cards.1"} and not starts(snap, "use MM2")
    assert apply(snap, "early cards.1")["seats"][0]["hand"] == ["MM1", "MM2"]
    snap = apply(snap, "early cards.2")
    assert snap["pending"]["kind"] == "attack_antibodies" and legal(snap) == {"antibodies 0", "antibodies 1"}
    snap = finish_attack(snap)
    assert snap["seats"][0]["attacks"] == ["VI2"] and snap["seats"][0]["flasks"] == 3
    assert snap["pending"] == {"seat": 1, "kind": "turn", "grey_used": False} and snap["starter"] == 1


def test_round_one_has_a_gift_and_an_early_flask_too() -> None:
    snap = new_game("second", 5, 1, {"first_player": 0}, ("epigenetic",))
    while snap["pending"]["kind"] == "draft":
        wanted = [move for move in legal(snap) if move in ("choose early_flask", "choose round_gift")]
        snap = apply(snap, min(wanted or legal(snap)))
    holders = {seat["epigenetic"]: number for number, seat in enumerate(snap["seats"])}
    while snap["pending"]["kind"] in ("keep_cards", "start_resources"):
        snap = apply(snap, min(legal(snap)))
    for power, kind, answer in (("round_gift", "gift", "gift atp"), ("early_flask", "early", "no")):
        if power in holders:
            assert snap["pending"] == {"seat": holders[power], "kind": kind}
            snap = apply(snap, answer)
    assert {"round_gift", "early_flask"} & set(holders)
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": False} and snap["round"] == 1
