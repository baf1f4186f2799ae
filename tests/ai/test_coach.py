"""The coach and the analysis: useful, and honest to what a seat may know."""

from __future__ import annotations

from itertools import islice
from time import process_time, sleep

import pytest

from cytosis.ai.agent import Budget, Why
from cytosis.ai.analysis import Analysis, Moment, moments, turning_points
from cytosis.ai.balance import Balance, compare
from cytosis.ai.coach import behind, explain, hints, waste
from cytosis.ai.registry import make
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset, games
from cytosis.engine.rng import Rng
from tests.tables import CYTOSIS

FEW = Budget(nodes=60)


def played(ruleset: Ruleset, seats: int, seed: int, most: int = 10_000) -> Match:
    """A game between quick players, up to so many moves."""
    match, agents = Match.new(ruleset, seats, seed), [make("easy", seat) for seat in range(seats)]
    while (pending := match.pending()) is not None and len(match.journal.lines) < most:
        match.play(agents[pending.seat].choose(match.view(pending.seat), match.legal(), FEW).action)
    return match


def test_a_hint_names_three_legal_moves_with_reasons_and_points() -> None:
    match = played(Ruleset(), 3, 4, 30)
    pending = match.pending()
    assert pending is not None
    found = hints(match.view(pending.seat), match.legal(), FEW)
    assert len(found) == 3
    assert len({str(one.action) for one in found}) == 3
    words = Words(Texts("it"), ["Ada", "Rosalind", "Barbara"], match.rules.catalog)  # type: ignore[attr-defined]
    for one in found:
        assert one.action in match.legal()
        assert one.why is not None
        assert words.why(one.why)
    assert found == sorted(found, key=lambda one: -one.expected)


def test_hints_stand_in_the_order_of_the_number_that_is_said() -> None:
    for most in (12, 30, 47):
        match = played(Ruleset(), 3, most, most)
        pending = match.pending()
        assert pending is not None
        found = hints(match.view(pending.seat), match.legal(), FEW)
        numbers = [behind(found, index) for index in range(len(found))]
        assert numbers[0] == 0 and numbers == sorted(numbers)


def test_a_reason_names_only_cards_that_the_asking_seat_has_seen() -> None:
    """What a rival holds unseen is told by its family, whatever the guesses deal to that hand."""
    named, families = 0, 0
    for seed in range(4):
        match, agent = Match.new(Ruleset(), 3, seed), make("medium", seed)
        while (pending := match.pending()) is not None and len(match.journal.lines) < 70:
            action = agent.choose(match.view(pending.seat), match.legal(), FEW).action
            view = match.view((pending.seat + 1) % 3)
            params = dict(why.params) if (why := explain(view, action)) is not None else {}
            seen = {*view.seats[pending.seat].known, *view.row, *str(action).replace("=", " ").split()}
            named += params.get("card") in seen
            families += "family" in params
            assert "card" not in params or params["card"] in seen, (seed, str(action), why)
            match.play(action)
    assert named > 20 and families > 20
    words = Words(Texts("en"), ["Ada", "Rosalind", "Barbara"], Match.new(Ruleset(), 3, 1).rules.catalog)  # type: ignore[attr-defined]
    told = words.why(Why.of("need", resource="mrna", family="protein_hormone"))
    assert told == "Gets mRNA, still needed for a protein hormone."


def test_a_reason_never_tells_what_the_asking_seat_cannot_know() -> None:
    """The same moves seen by the same seat get the same reason, whatever the rival really holds."""
    compared = 0
    for table in CYTOSIS[::5]:
        match, rng = Match.new(table.ruleset, table.seats, 9), Rng(3)
        rules = match.rules
        while (pending := match.pending()) is not None and compared % 25 < 24:
            action = match.legal()[rng.below(len(match.legal()))]
            asking = (pending.seat + 1) % table.seats
            view = match.view(asking)
            other = rules.observe(rules.determinize(view, rng), asking)
            assert other == view
            assert explain(view, action) == explain(other, action)
            compared += 1
            match.play(action)
        compared += 1
    assert compared > 150


def test_most_moves_of_a_rival_get_a_reason() -> None:
    match, told, asked = Match.new(Ruleset(), 3, 8), 0, 0
    agent = make("medium", 1)
    while (pending := match.pending()) is not None and asked < 60:
        choice = agent.choose(match.view(pending.seat), match.legal(), FEW)
        asked += 1
        told += explain(match.view((pending.seat + 1) % 3), choice.action) is not None
        match.play(choice.action)
    assert told / asked > 0.95


def test_good_players_waste_nothing_and_random_ones_are_warned() -> None:
    warned: set[str] = set()
    for seed in range(6):
        match, rng, agent = Match.new(Ruleset(), 3, seed), Rng(seed), make("hard", seed)
        while (pending := match.pending()) is not None:
            view, legal = match.view(pending.seat), match.legal()
            if pending.seat == 0:
                action = agent.choose(view, legal, FEW).action
                assert waste(view, legal, action) == ""
            else:
                action = legal[rng.below(len(legal))]
                warned.add(waste(view, legal, action))
            match.play(action)
    assert warned >= {"", "load", "late_card", "exhaust", "better_spot"}
    for code in warned - {""}:
        assert Texts("en").t(f"waste.{code}") != f"waste.{code}"


@pytest.fixture(scope="module")
def short_game() -> Match:
    return played(Ruleset(options={"length": "short"}), 2, 5)


def test_the_analysis_walks_through_the_whole_game(short_game: Match) -> None:
    found = list(moments(short_game.to_json(), depth=30))
    assert [moment.do for moment in found] == [line["do"] for line in short_game.journal.lines]
    outcome = short_game.outcome()
    assert outcome is not None
    assert found[-1].chances[outcome.winner] == 1.0
    assert all(abs(sum(moment.chances) - 1) < 1e-6 for moment in found)
    better = [moment for moment in found if moment.best]
    assert better
    assert all(moment.lost >= 0 and moment.why for moment in better)
    assert any(moment.better for moment in better)
    assert all(not moment.better or 1 >= moment.better > moment.chances[moment.seat] for moment in found)
    assert all(moment.best for moment in found if moment.better)
    points = turning_points(found, 3)
    assert len(points) == 3
    assert points == sorted(points, key=lambda moment: moment.number)


def test_a_fall_that_nobody_could_help_is_no_turning_point() -> None:
    def moment(number: int, own: float, best: str = "", better: float = 0.0) -> Moment:
        return Moment(number, 0, "x", 1, (own, 1 - own), best, 1.0 if best else 0.0, better)

    game = [
        moment(1, 0.4),
        moment(2, 0.1),  # the expert would have done the same
        moment(3, 0.15, "y", 0.4),
        moment(4, 0.16, "z", 0.17),
        moment(5, 0.6),  # takes the lead
    ]
    assert [one.number for one in turning_points(game, 2)] == [3, 5]
    assert [one.number for one in turning_points(game)] == [3, 4, 5]


def test_the_analysis_runs_apart_and_stops_at_once(short_game: Match) -> None:
    analysis = Analysis(short_game.to_json(), depth=10)
    while not analysis.done:
        analysis.poll()
    assert not analysis.failed
    assert len(analysis.moments) == len(short_game.journal.lines)
    analysis.stop()
    stopped = Analysis(short_game.to_json(), depth=1_000_000)
    stopped.stop()
    assert not stopped.done


def test_an_analysis_whose_process_dies_says_so(short_game: Match) -> None:
    analysis = Analysis(short_game.to_json(), depth=1_000_000)
    analysis._reports._process.kill()
    analysis._reports._process.join()
    while not analysis.done:
        analysis.poll()
    assert analysis.failed
    analysis.stop()


def test_a_whole_game_of_four_is_analysed_in_less_than_ninety_seconds() -> None:
    """At the usual depth, judged by some moves; in computing time, which no busy machine changes."""
    match = played(Ruleset("cytosis"), 4, 9)
    some = 16
    began = process_time()
    assert len(list(islice(moments(match.to_json()), some))) == some
    assert (process_time() - began) / some * len(match.journal.lines) < 90


def test_values_are_compared_on_the_same_deals_in_the_background() -> None:
    known = games.find("cytosis").values("second")
    own = {path: 20 for path in known if path.startswith("cards/") and path.endswith("/hp")}
    balance = Balance("cytosis", "second", own, 2)
    while not (balance.done or balance.failed):
        balance.poll()
        sleep(0.02)
    balance.stop()
    assert balance.found == list(compare("cytosis", "second", own, 2))[-1]
    assert balance.found.ours["cards"] < balance.found.own["cards"]
