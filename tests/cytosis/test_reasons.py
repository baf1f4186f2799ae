"""Why not: an example for every code, and the reasons held against the list of legal moves."""

from __future__ import annotations

import pytest

from cytosis.engine import IllegalAction, Match
from cytosis.engine.errors import Illegal
from cytosis.engine.rng import Rng
from cytosis.games.cytosis.placement_reasons import INCOMPLETE, PlacementReasons
from cytosis.games.cytosis.reasons import CODES, Reasons
from tests.cytosis.changes import (
    Change,
    at_start,
    deal,
    event,
    flask,
    goal,
    gone,
    grey_used,
    hand,
    health,
    hidden_goal,
    over,
    row,
    stock,
    vesicle,
)
from tests.cytosis.reference.positions import position
from tests.cytosis.universe import Shaker, Universe, rules_of, walk

EDITIONS = ("second", "first", "italian")


def why(edition: str, seats: int, changes: tuple[Change, ...], move: str) -> Illegal | None:
    snap = position(edition, seats)
    for change in changes:
        change(snap)
    match = Match.from_snapshot(snap)
    reason = match.why_not(match.parse(move))
    assert (reason is None) == (move in [str(action) for action in match.legal()])
    return reason


# -- an example for every code ----------------------------------------------------------------------------
er = vesicle("rough_er.1", 0, protein=2)
ready = vesicle("golgi.1", 0, protein=2, carb=1)
crowd = (vesicle("smooth_er.1", 1, lipid=1), vesicle("smooth_er.2", 2, lipid=2))
steroid_golgi = vesicle("golgi.3", 0, lipid=4, carb=1)

EXAMPLES: list[tuple[str, tuple[Change, ...], str, str]] = [
    # position, move, reason
    ("second 3", (over,), "place nucleus.3", "game_over"),
    ("second 3", (), "keep PH1 PH2", "wrong_decision (kind=turn)"),
    ("second 3", (), "take atp atp", "wrong_decision (kind=turn)"),
    ("second 3", (at_start,), "pass", "wrong_decision (kind=start_resources)"),
    # CY-S09
    ("second 3", (deal("PH1", "PH2", "PH3"),), "keep PH1", "keep_count (need=2, given=1)"),
    ("second 3", (deal("PH1", "PH2", "PH3"),), "keep PH1 PH2 PH3", "keep_count (need=2, given=3)"),
    ("second 3", (deal("PH1", "PH2", "PH3"),), "keep PH1 PH1", "card_twice (card=PH1)"),
    ("second 3", (deal("PH1", "PH2", "PH3"),), "keep PH1 SH1", "not_in_hand (card=SH1)"),
    ("second 3", (deal("PH1", "PH2", "PH3"),), "keep PH1 PH3", ""),
    # CY-S11
    ("second 3", (at_start,), "take atp", "take_count (need=2, given=1)"),
    ("second 3", (at_start,), "take atp carb", "not_at_start (resource=carb)"),
    ("second 3", (at_start,), "take lipid lipid", ""),
    # CY-T04, CY-T05
    ("first 3", (), "exhaust atp", "no_exhaust"),
    ("second 3", (), "exhaust carb", "not_by_exhaust (resource=carb)"),
    ("second 3", (), "exhaust lipid", ""),
    ("second 3", (), "pass", "no_pass"),
    ("first 3", (), "pass", "pass_not_needed (spot=nucleus.3)"),
    # CY-K04
    ("second 3", (hand("EN1"),), "use EN1", "not_macromolecule (card=EN1)"),
    ("second 3", (), "use MM1", "not_in_hand (card=MM1)"),
    ("second 3", (hand("MM1"), grey_used), "use MM1", ""),
    # CY-G01, CY-G02, CY-G03
    ("second 3", (stock(atp=9), grey_used), "grey nucleus.2", "grey_used"),
    ("second 3", (stock(atp=9), flask("grey", "lipid.2", "lipid.2")), "grey nucleus.2", "no_grey_left"),
    ("second 3", (stock(atp=3),), "grey nucleus.2", "grey_price (price=4, have=3)"),
    ("second 3", (stock(atp=5),), "grey glucose.2", "need_after_grey (price=4, need=2, have=1)"),
    ("second 3", (stock(atp=6),), "grey glucose.2", ""),
    ("second 3", (stock(atp=4), flask(1, "nucleus.2")), "grey nucleus.2", ""),
    # CY-T03, CY-T08
    ("second 3", (flask(1, "nucleus.2"),), "place nucleus.2", "spot_taken (spot=nucleus.2)"),
    ("second 3", (flask("grey", "nucleus.2"),), "place nucleus.2", "spot_taken (spot=nucleus.2)"),
    ("italian 2", (flask(1, "nucleus.2"),), "place nucleus.3", "area_full (area=nucleus, most=1)"),
    ("italian 2", (flask(1, "lipid.2"),), "place lipid.3", "part_full (area=smooth_er, part=upper, most=1)"),
    ("italian 2", (flask(1, "mitochondria.2"),), "place mitochondria.3", ""),
    # words
    ("second 3", (stock(mrna=1),), "place ribosome.1", "missing_word (word=n)"),
    ("second 3", (stock(mrna=1),), "place rough_er.1", "missing_word (word=n)"),
    ("second 3", (er, stock(carb=1)), "place golgi.1", "missing_word (word=disk)"),
    ("second 3", (er, stock(carb=1)), "place golgi.1 disk=rough_er.1", "missing_word (word=add)"),
    ("second 3", (stock(atp=2, protein=2), hand("EN1")), "place cytoplasm.1", "missing_word (word=card)"),
    ("second 3", (ready, hand("PH3"), stock(atp=2)), "place exocytosis.1", "missing_word (word=disk)"),
    (
        "second 3",
        (ready, hand("PH3"), stock(atp=2)),
        "place exocytosis.1 disk=golgi.1",
        "missing_word (word=card)",
    ),
    ("second 3", (), "place nucleus.3 n=2", "extra_word (word=n)"),
    ("second 3", (), "place nucleus.3 use=MM1", "extra_word (word=use)"),
    (
        "second 3",
        (stock(atp=2), hand("AD2")),
        "place smooth_er.1 card=AD2 bump=golgi.1",
        "extra_word (word=bump)",
    ),
    ("second 3", (), "place laureates.1", "choose_one (word=take, other=goal)"),
    (
        "second 3",
        (goal("G_PH"),),
        "place laureates.1 take=atp goal=G_PH",
        "choose_one (word=take, other=goal)",
    ),
    ("second 3", (stock(lipid=1),), "place smooth_er.1", "choose_one (word=n, other=card)"),
    ("second 3", (stock(atp=2), hand("AD2")), "place smooth_er.1", "choose_one (word=n, other=card)"),
    ("second 3", (stock(lipid=1),), "place smooth_er.1 n=1 card=AD2", "choose_one (word=n, other=card)"),
    # CY-C02, CY-C04, CY-C05
    ("second 3", (stock(atp=1),), "place glucose.2", "need_resource (resource=atp, need=2, have=1)"),
    ("second 3", (), "place mitochondria.6", "need_resource (resource=carb, need=1, have=0)"),
    ("second 3", (stock(mrna=2),), "place ribosome.1 n=3", "need_resource (resource=mrna, need=3, have=2)"),
    ("second 3", (), "place ribosome.1", "need_resource (resource=mrna, need=1, have=0)"),
    ("second 3", (stock(mrna=2),), "place ribosome.1 n=2", ""),
    # CY-K01, CY-E03, CY-G04
    ("second 3", (stock(atp=1),), "place cards.3", "need_resource (resource=atp, need=2, have=1)"),
    ("second 3", (stock(atp=1), event("reduce_atp")), "place cards.3", ""),
    ("second 3", (stock(atp=9), gone(2)), "place cards.2", "slot_empty (slot=2)"),
    ("second 3", (stock(atp=9), gone(2), flask(1, "cards.2")), "grey cards.2", "slot_empty (slot=2)"),
    ("second 3", (row(1, "MM1"),), "place cards.1 use=MM2", "not_in_slot (card=MM2, slot=1)"),
    ("second 3", (row(1, "EN1"),), "place cards.1 use=EN1", "not_macromolecule (card=EN1)"),
    ("second 3", (row(1, "MM1"),), "place cards.1 use=MM1", ""),
    # CY-P01, CY-V03
    ("second 3", (hand("PH1"),), "place cytoplasm.1", "no_matching_card (spot=cytoplasm.1)"),
    ("second 3", (ready, hand("EN1")), "place exocytosis.1", "no_matching_card (spot=exocytosis.1)"),
    ("second 3", (hand("PH1"),), "place cytoplasm.1 card=PH1", "wrong_card (card=PH1, spot=cytoplasm.1)"),
    ("second 3", (hand("EN1"),), "place cytoplasm.1 card=EN2", "not_in_hand (card=EN2)"),
    ("second 3", (hand("EN1"),), "place cytoplasm.1", "need_resource (resource=atp, need=2, have=0)"),
    (
        "second 3",
        (hand("EN9"), stock(atp=2, protein=3)),
        "place cytoplasm.1 card=EN9",
        "need_resource (resource=carb, need=1, have=0)",
    ),
    (
        "second 3",
        (hand("AD2"), stock(atp=1)),
        "place smooth_er.1",
        "need_resource (resource=atp, need=2, have=1)",
    ),
    ("second 3", (hand("AD2"), stock(atp=2)), "place smooth_er.1 card=AD2", ""),
    # CY-V01, CY-V02, CY-V05
    ("second 3", (), "place smooth_er.1", "need_resource (resource=lipid, need=1, have=0)"),
    ("second 3", (er, ready, stock(mrna=5)), "place rough_er.1 n=1", "no_disk"),
    ("second 3", (stock(mrna=1),), "place rough_er.1 n=2", "need_resource (resource=mrna, need=2, have=1)"),
    ("second 3", (stock(lipid=2),), "place smooth_er.1 n=2", ""),
    # CY-V06
    ("second 3", (ready, stock(carb=1)), "place golgi.1 disk=golgi.1 add=carb", "no_vesicle (spot=golgi.1)"),
    ("second 3", (er, stock(protein=4)), "place golgi.1", "nothing_to_add"),
    (
        "second 3",
        (er, stock(carb=1, atp=1)),
        "place golgi.1 disk=rough_er.1 add=atp",
        "cannot_add (resource=atp)",
    ),
    (
        "second 3",
        (er, stock(carb=1)),
        "place golgi.1 disk=rough_er.1 add=lipid",
        "need_resource (resource=lipid, need=1, have=0)",
    ),
    (
        "second 3",
        (er, stock(carb=1)),
        "place golgi.1 disk=rough_er.2 add=carb",
        "place_empty (place=rough_er.2)",
    ),
    (
        "second 3",
        (er, stock(carb=1), vesicle("rough_er.2", 1, protein=1)),
        "place golgi.1 disk=rough_er.2 add=carb",
        "vesicle_not_yours (place=rough_er.2, seat=1)",
    ),
    (
        "second 3",
        (er, ready, stock(carb=1)),
        "place golgi.1 disk=golgi.1 add=carb",
        "vesicle_elsewhere (place=golgi.1, spot=golgi.1)",
    ),
    ("second 3", (er, stock(carb=1)), "place golgi.1 disk=rough_er.1 add=carb", ""),
    # CY-V07, CY-V08
    ("second 3", (er, hand("PH1")), "place exocytosis.1", "no_vesicle (spot=exocytosis.1)"),
    (
        "second 3",
        (er, ready, hand("PH1"), stock(atp=1)),
        "place exocytosis.1 disk=rough_er.1 card=PH1",
        "vesicle_elsewhere (place=rough_er.1, spot=exocytosis.1)",
    ),
    ("second 3", (ready, hand("PH5", "SR1"), stock(atp=9)), "place exocytosis.1", "no_fitting_vesicle"),
    (
        "second 3",
        (ready, hand("PH4", "PH5"), stock(atp=1)),
        "place exocytosis.2",
        "need_resource (resource=atp, need=2, have=1)",
    ),
    (
        "second 3",
        (ready, hand("PH5"), stock(atp=9)),
        "place exocytosis.1 disk=golgi.1 card=PH5",
        "load_too_small (card=PH5, resource=protein, need=3, have=2)",
    ),
    (
        "second 3",
        (ready, hand("PH3"), stock(atp=5)),
        "grey exocytosis.1 disk=golgi.1 card=PH3",
        "need_after_grey (price=4, need=2, have=1)",
    ),
    ("second 3", (ready, hand("PH3"), stock(atp=2)), "place exocytosis.1 disk=golgi.1 card=PH3", ""),
    ("second 3", (steroid_golgi, hand("SH3"), stock(atp=4)), "place exocytosis.1 disk=golgi.3 card=SH3", ""),
    # CY-V10, CY-V11, CY-V13
    ("second 3", (*crowd, stock(lipid=1)), "place smooth_er.1 n=1", "must_bump (area=smooth_er)"),
    (
        "second 3",
        (crowd[0], stock(lipid=1)),
        "place smooth_er.1 n=1 bump=smooth_er.1",
        "no_bump_needed (area=smooth_er)",
    ),
    (
        "second 3",
        (*crowd, er, stock(lipid=1)),
        "place smooth_er.1 n=1 bump=rough_er.1",
        "bump_elsewhere (place=rough_er.1, area=smooth_er)",
    ),
    (
        "second 3",
        (*crowd, stock(lipid=1), health(9, 3, 4)),
        "place smooth_er.1 n=1 bump=smooth_er.1",
        "bump_other (place=smooth_er.1, seat=2)",
    ),
    (
        "second 3",
        (*crowd, stock(lipid=1), health(9, 4, 4)),
        "place smooth_er.1 n=1 bump=smooth_er.2",
        "bump_other (place=smooth_er.2, seat=1)",
    ),
    ("second 3", (*crowd, stock(lipid=1), health(9, 4, 4)), "place smooth_er.1 n=1 bump=smooth_er.1", ""),
    ("first 3", (*crowd, stock(lipid=1), health(9, 3, 4)), "place smooth_er.1 n=1 bump=smooth_er.1", ""),
    # CY-L01, CY-L02, CY-L03
    ("second 3", (), "place laureates.1 take=lipid", "cannot_take (resource=lipid)"),
    ("second 3", (), "place laureates.1 take=atp", ""),
    ("second 3", (hidden_goal("G_ENZ"),), "place laureates.1 goal=G_ENZ", "goal_not_up (goal=G_ENZ)"),
    ("second 3", (goal("G_PH", 0),), "place laureates.1 goal=G_PH", "goal_yours (goal=G_PH)"),
    ("second 3", (goal("G_PH", 1, 2),), "place laureates.1 goal=G_PH", "goal_full (goal=G_PH, most=2)"),
    (
        "second 3",
        (goal("G_PH", 0), goal("G_PHR", 0), goal("G_SHR")),
        "place laureates.1 goal=G_SHR",
        "no_goal_marker",
    ),
    ("second 3", (goal("G_PH", 1),), "place laureates.1 goal=G_PH", ""),
]


@pytest.mark.parametrize(
    ("table", "changes", "move", "reason"), EXAMPLES, ids=[f"{e[3]}-{e[2]}" for e in EXAMPLES]
)
def test_an_example(table: str, changes: tuple[Change, ...], move: str, reason: str) -> None:
    edition, seats = table.split()
    found = why(edition, int(seats), changes, move)
    assert ("" if found is None else str(found)) == reason


def test_every_code_has_an_example() -> None:
    shown = {reason.split()[0] for _, _, _, reason in EXAMPLES if reason}
    terms = {"need_after_early", "not_above", "not_below"}  # see test_module_reasons
    assert shown | {"unknown_move"} | terms == set(CODES)


def test_a_text_that_is_no_move_is_unknown() -> None:
    match = Match.from_snapshot(position())
    assert match.why_not("dance") == Illegal.of("unknown_move", move="dance")
    with pytest.raises(IllegalAction):
        match.play("dance")


def test_pass_is_possible_when_no_own_flask_can_be_placed() -> None:
    """CY-T05, A-01: what a grey flask or a card in hand could do does not count."""
    closed = (
        flask(0, "nucleus.3", "nucleus.2"),
        flask(1, "lipid.3", "lipid.2", "mitochondria.3"),
        flask(2, "mitochondria.2", "laureates.1", "cards.1"),
    )
    assert why("first", 3, (*closed, hand("MM1")), "pass") is None
    assert why("first", 3, (*closed, stock(mrna=1)), "pass") == Illegal.of(
        "pass_not_needed", spot="ribosome.1"
    )
    assert why("first", 3, (*closed, hand("AD1"), stock(atp=1)), "pass") == Illegal.of(
        "pass_not_needed", spot="smooth_er.1"
    )


# -- the oracle -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_exactly_the_legal_moves_have_no_reason(edition: str, seats: int) -> None:
    """In play and in odd positions; and a bare spot is legal or incomplete exactly when it can be used."""
    rules, rng = rules_of(edition, seats), Rng(seats)
    universe, shaker = Universe(rules, rng), Shaker(rules, rng)
    reasons = Reasons(rules.catalog, rules.actions, PlacementReasons(rules.catalog, rules.actions))
    for number, (played, _) in enumerate(walk(rules, rng, games=1)):
        state = shaker.shaken(played) if played.kind == "turn" and number % 2 else played
        legal = rules.legal(state)
        names = {str(action) for action in legal}
        for action in universe.candidates(state, legal, 40):
            reason = reasons.why_not(state, action)
            told = f"{edition}, {seats} seats, decision {number}: {action}, {reason}"
            assert (reason is None) == (str(action) in names), told
            assert reason is None or tuple(name for name, _ in reason.params) == CODES[reason.code], told
        usable = {(action.verb, action.spot) for action in legal}
        for action in universe.bare:
            reason = reasons.why_not(state, action)
            told = f"{edition}, {seats} seats, decision {number}: {action}, {reason}"
            possible = reason is None or reason.code in INCOMPLETE
            assert possible == ((action.verb, action.spot) in usable), told


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_tell_nothing_that_the_seat_may_not_know(edition: str) -> None:
    """The answers stay the same whatever lies in the deck and in the other hands."""
    rules, rng = rules_of(edition, 3), Rng(9)
    universe = Universe(rules, rng)
    for number, (state, legal) in enumerate(walk(rules, rng, games=1)):
        if number % 4 == 0 and legal:
            guessed = rules.determinize(rules.observe(state, state.seat), rng)
            for action in universe.candidates(state, legal, 40):
                assert rules.why_not(state, action) == rules.why_not(guessed, action), action
