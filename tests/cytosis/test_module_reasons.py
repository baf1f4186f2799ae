"""Why not, with the expansions: an example for every code of theirs, and the same oracle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cytosis.engine import NotationError
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import reasons
from cytosis.games.cytosis.expansions import CODES
from cytosis.games.cytosis.placement_reasons import INCOMPLETE
from tests.cytosis.rulebook.attacks import END, loaded, with_card, with_event
from tests.cytosis.scenario import Scenario, moves, play
from tests.cytosis.universe import Shaker, Universe, rules_of, walk

BOTH = ("epigenetic", "virus")
SETS = (("virus",), ("epigenetic",), BOTH)
TABLES = [
    (edition, chosen, 2 + (i + j) % 4)
    for i, edition in enumerate(("second", "first", "italian"))
    for j, chosen in enumerate(SETS)
]


def holding(power: str) -> Scenario:
    """Seat 0 is on turn with this power; the other two have powers that ask for nothing."""
    scenario = Scenario(seats=3, expansions=BOTH).row("EN1", "EN2", "EN3", "EN4")
    spare = [name for name in ("free_cards", "grey_discount", "surplus") if name != power]
    for seat, name in zip(scenario.data["seats"], (power, *spare), strict=False):
        seat["epigenetic"] = name
    for card in ("AD3", "PH2", "SH2"):
        scenario._pull(card)
        scenario.data["deck"].append(card)
    return scenario


def drafting() -> Scenario:
    scenario = Scenario(seats=3, expansions=BOTH)
    scenario.data = rules_of("second", 3, BOTH).snapshot(rules_of("second", 3, BOTH).start(1))
    pending = scenario.data["pending"]
    pending.update(offer=["trade", "peek", "surplus"], pile=["grey_discount", "early_flask", "round_gift"])
    pending["pile"].append("free_cards")
    return scenario


def next_round(power: str, **stock: int) -> Scenario:
    return holding(power).next_event("boost_resp").last_flask(0).stock(0, **stock)


attack = loaded(with_event(), 6, 1, 2).stock(1, atp=2)
bought = with_card().stock(0, atp=9).antibodies(0, influenza=6)
glucose = "place glucose.2"

EXAMPLES: list[tuple[str, Scenario, list[str], str, str]] = [
    # what for, position, moves before, move, reason
    ("CY-X04", bought, ["place cards.1"], "antibodies 3", "antibodies_full (most=10, have=6)"),
    (
        "CY-X04",
        bought,
        ["place cards.1"],
        "antibodies 10",
        "need_resource (resource=atp, need=10, have=9)",
    ),
    ("CY-X04", bought, ["place cards.1"], "antibodies 2", ""),
    ("CY-X06", attack, [END], "gain mrna protein lipid", "not_as_reward (resource=protein)"),
    ("CY-X06", attack, [END], "gain atp atp", "take_count (need=3, given=2)"),
    ("CY-X06", attack, [END], "gain", "take_count (need=3, given=0)"),
    ("CY-X06", attack, [END], "lose health", "wrong_decision (kind=gain)"),
    ("CY-X06", attack, [END], "gain atp mrna lipid", ""),
    (
        "V-05",
        attack,
        [END, "gain atp atp atp"],
        "lose carb",
        "need_resource (resource=carb, need=1, have=0)",
    ),
    ("V-05", attack, [END, "gain atp atp atp"], "lose atp", ""),
    ("V-05", attack, [END, "gain atp atp atp"], "lose health", ""),
    ("CY-N01", drafting(), [], "choose free_cards", "not_offered (power=free_cards)"),
    ("CY-N01", drafting(), [], "choose peek", ""),
    ("CY-N01", drafting(), [], "gift atp", "wrong_decision (kind=draft)"),
    ("CY-N02", holding("peek").stock(0, atp=9), [], "trade mrna", "no_such_power (power=trade)"),
    ("CY-N02", holding("trade").stock(0, atp=9), [], "trade protein", "not_by_trade (resource=protein)"),
    ("CY-N02", holding("trade").stock(0, atp=9), [], "trade atp", "not_by_trade (resource=atp)"),
    (
        "CY-N02",
        holding("trade").stock(0, atp=1),
        [],
        "trade carb",
        "need_resource (resource=atp, need=2, have=1)",
    ),
    ("CY-N02", holding("trade").stock(0, atp=2), [], "trade carb", ""),
    ("CY-N02", holding("trade").stock(0, atp=2), ["place nucleus.3"], "done", ""),
    ("CY-N02", holding("trade").stock(0, atp=2), [], "done", "wrong_decision (kind=turn)"),
    ("CY-N03", holding("trade").stock(0, atp=9), [], "peek", "no_such_power (power=peek)"),
    (
        "CY-N03",
        holding("peek").stock(0, atp=1),
        [],
        "peek",
        "need_resource (resource=atp, need=2, have=1)",
    ),
    ("CY-N03", holding("peek").no_cards_left(1).stock(0, atp=9), [], "peek", "deck_empty"),
    (
        "CY-N03",
        holding("peek").stock(0, atp=9),
        ["peek", "leave", "order SH2 PH2 AD3"],
        "peek",
        "peek_used",
    ),
    ("CY-N03", holding("peek").stock(0, atp=9), ["peek"], "draw PH2 SH2", "draw_one"),
    ("CY-N03", holding("peek").stock(0, atp=9), ["peek"], "draw PH1", "not_looked_at (card=PH1)"),
    (
        "CY-N03",
        holding("peek").stock(0, atp=3),
        ["peek"],
        "draw PH2",
        "need_resource (resource=atp, need=2, have=1)",
    ),
    ("CY-N03", holding("peek").stock(0, atp=4), ["peek"], "draw PH2", ""),
    (
        "CY-N03",
        holding("peek").stock(0, atp=4),
        ["peek", "leave"],
        "order SH2 PH1 AD3",
        "not_looked_at (card=PH1)",
    ),
    ("CY-N03", holding("peek").stock(0, atp=4), ["peek", "leave"], "order SH2 PH2", "order_all (need=3)"),
    (
        "CY-N03",
        holding("peek").stock(0, atp=4),
        ["peek", "leave"],
        "order SH2 SH2 AD3",
        "order_all (need=3)",
    ),
    ("CY-N04", holding("surplus").stock(0, atp=9), [], f"{glucose} n=4", "not_above (most=3)"),
    ("CY-N04", holding("surplus").stock(0, atp=9), [], f"{glucose} n=1", "not_below (least=2)"),
    ("CY-N04", holding("surplus").stock(0, atp=9), [], glucose, "missing_word (word=n)"),
    (
        "CY-N04",
        holding("surplus").stock(0, atp=2),
        [],
        f"{glucose} n=3",
        "need_resource (resource=atp, need=3, have=2)",
    ),
    ("CY-N04", holding("surplus").stock(0, atp=2), [], f"{glucose} n=2", ""),
    ("CY-N04", holding("trade").stock(0, atp=2), [], f"{glucose} n=2", "extra_word (word=n)"),
    (
        "CY-N05",
        holding("grey_discount").stock(0, atp=2),
        [],
        "grey nucleus.3",
        "grey_price (price=3, have=2)",
    ),
    (
        "CY-N06",
        next_round("early_flask", atp=1),
        ["place nucleus.3"],
        "early glucose.2",
        "need_after_early (price=1, need=2, have=0)",
    ),
    (
        "CY-N06",
        next_round("early_flask", atp=1),
        ["place nucleus.3"],
        "early cards.1 use=MM1",
        "extra_word (word=use)",
    ),
    (
        "CY-N06",
        next_round("early_flask", atp=1),
        ["place nucleus.3"],
        "place nucleus.3",
        "wrong_decision (kind=early)",
    ),
    ("CY-N06", next_round("early_flask", atp=1), ["place nucleus.3"], "early laureates.1 take=atp", ""),
    ("CY-N06", next_round("early_flask", atp=1), ["place nucleus.3"], "no", ""),
    ("CY-N07", next_round("round_gift"), ["place nucleus.3"], "gift carb", "not_as_gift (resource=carb)"),
    ("CY-N07", next_round("round_gift"), ["place nucleus.3"], "gift lipid", ""),
    ("CY-N08", holding("free_cards"), [], "place cards.4", ""),
]


@pytest.mark.parametrize(
    ("scenario", "before", "move", "reason"),
    [example[1:] for example in EXAMPLES],
    ids=[f"{e[0]}-{e[4]}-{e[3]}" for e in EXAMPLES],
)
def test_an_example(scenario: Scenario, before: list[str], move: str, reason: str) -> None:
    match = play(scenario.match(), *before)
    found = match.why_not(match.parse(move))
    assert ("" if found is None else str(found)) == reason
    assert (found is None) == (move in moves(match))


def test_every_code_of_the_modules_has_an_example() -> None:
    shown = {reason.split()[0] for *_, reason in EXAMPLES if reason}
    terms = {"need_after_early", "not_above", "not_below"}
    assert set(CODES) - set(reasons.CODES) | terms <= shown


@pytest.mark.parametrize("kind", ["", "laureates"])
def test_an_early_flask_that_cannot_be_paid(kind: str) -> None:
    """Play never asks then; a position made by hand may."""
    match = play(next_round("early_flask", atp=1).match(), "place nucleus.3")
    data = match.snapshot()
    data["seats"][0]["stock"]["atp"] = 0
    again = Scenario(seats=3)
    again.data = data
    poor = again.match()
    assert moves(poor) == {"no"}
    reason = poor.why_not("early laureates.1 take=atp" if kind else "early nucleus.3")
    assert str(reason) == "need_resource (resource=atp, need=1, have=0)"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("antibodies", "exactly one word"),
        ("antibodies two", "a number from 0 to 999"),
        ("antibodies -1", "a number from 0 to 999"),
        ("antibodies 1000", "a number from 0 to 999"),
        ("antibodies 01", "did you mean 'antibodies 1'"),
        ("gain mrna atp", "did you mean 'gain atp mrna'"),
        ("gain gold", "no resource"),
        ("lose", "followed by a resource or by 'health'"),
        ("lose health now", "followed by a resource or by 'health'"),
        ("lose gold", "no resource"),
        ("choose all", "no choice"),
        ("gift", "exactly one word"),
        ("trade gold", "no resource"),
        ("early", "needs a spot"),
        ("draw XX", "no card"),
        ("order PH1 XX", "no card"),
        ("peek now", "did you mean 'peek'"),
        ("done done", "did you mean 'done'"),
    ],
)
def test_texts_that_are_no_moves(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        holding("trade").match().parse(text)


# -- the oracle -------------------------------------------------------------------------------------------
def judged(edition: str, seats: int, chosen: tuple[str, ...], games: int, seed: int) -> Iterator[int]:
    """Hold reasons and legal moves against each other; tells how many candidates each position had."""
    rules, rng = rules_of(edition, seats, chosen), Rng(seed)
    universe, shaker = Universe(rules, rng), Shaker(rules, rng)
    for number, (played, _) in enumerate(walk(rules, rng, games)):
        state = played
        if number % 2 and played.kind == "turn":
            state = shaker.shaken(played)
        elif number % 2 and played.kind in ("early", "after_flask", "antibodies", "lose", "peek"):
            state = shaker.stirred(played)
        legal = rules.legal(state)
        names = {str(action) for action in legal}
        candidates = universe.candidates(state, legal, 40)
        told = f"{edition}, {seats} seats, {chosen}, decision {number} ({state.kind})"
        for action in candidates:
            reason = rules.why_not(state, action)
            assert (reason is None) == (str(action) in names), f"{told}: {action}, {reason}"
            if reason is not None:
                assert tuple(name for name, _ in reason.params) == CODES[reason.code], reason.code
        usable = {(action.verb, action.spot) for action in legal}
        for action in universe.bare:
            reason = rules.why_not(state, action)
            possible = reason is None or reason.code in INCOMPLETE
            assert possible == ((action.verb, action.spot) in usable), f"{told}: {action}, {reason}"
        yield len(candidates) + len(universe.bare)


@pytest.mark.parametrize(("edition", "chosen", "seats"), TABLES)
def test_exactly_the_legal_moves_have_no_reason(edition: str, chosen: tuple[str, ...], seats: int) -> None:
    assert sum(judged(edition, seats, chosen, games=1, seed=seats)) > 5000
