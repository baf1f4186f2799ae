"""A quick sensible player for play-outs: it plans once and looks each move up in the plan.

It never tries a move out. Each kind of spot has a rule of thumb in points, taken from the same plan the
evaluation uses: what a step of a planned card, a lacking resource, a card of the row or a goal brings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cytosis.ai.games.cytosis.plan import Planner
from cytosis.ai.games.cytosis.project import NOWHERE, Plan, Project
from cytosis.ai.games.cytosis.sheet import VESICLE
from cytosis.engine.rng import Rng
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, MRNA, PROTEIN
from cytosis.games.cytosis.state import COMPLETED, FREE_ROW, GREY_PRICE, SURPLUS, State

NEVER: Final = -99.0

NEAR: Final = 2.0
"""Moves that look worse than the best by more points than this are not thought of."""


class Policy:
    """Chooses moves of a turn by rules of thumb."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self._sheet = sheet = planner.sheet
        self._tables = sheet.tables
        by_kind: dict[str, Callable[[Action], float]] = {
            "gain": self._collect,
            "exchange": self._collect,
            "convert": self._convert,
            "buy": self._buy,
            "detox_or_steroid": self._lower,
            "vesicle_start": self._begin,
            "vesicle_modify": self._modify,
            "vesicle_finish": self._complete,
            "enzyme": self._complete,
            "laureates": self._laureates,
        }
        self._rules = tuple(by_kind[spot.kind] for spot in sheet.catalog.spots)
        self._state: State
        self._plan: Plan

    def choose(self, state: State, legal: Sequence[Action], rng: Rng, noise: float = 0.25) -> Action:
        """A good move of a turn; ``noise`` mixes near ones."""
        if state.grey and state.kind == "turn":
            legal = self._without_luxury(state, legal)
        scores = self.scores(state, legal)
        best, top = legal[0], NEVER * 2
        for action, score in zip(legal, scores, strict=True):
            if score > top - noise:
                score += noise * (rng.below(1024) / 1024)
                if score > top:
                    best, top = action, score
        return best

    def best(
        self, state: State, legal: Sequence[Action], rng: Rng, most: int, noise: float = 0.25
    ) -> list[Action]:
        """The best few moves of a turn, best first, none much worse than the first."""
        if state.grey and state.kind == "turn":
            legal = self._without_luxury(state, legal)
        scores = self.scores(state, legal)
        least = max(scores) - NEAR
        near = [
            (score + noise * (rng.below(1024) / 1024), -i) for i, score in enumerate(scores) if score >= least
        ]
        near.sort(reverse=True)
        return [legal[-i] for _, i in near[:most]]

    @staticmethod
    def _without_luxury(state: State, legal: Sequence[Action]) -> Sequence[Action]:
        """Grey flasks are looked at only by the rich: they make the list twice as long."""
        me = state.seats[state.seat]
        if me[ATP] >= me[GREY_PRICE] + 3 or me[ATP] < me[GREY_PRICE] or state.grey_used:
            return legal
        return [action for action in legal if action.verb != "grey"]

    def scores(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Points by rule of thumb, for each move."""
        self._prepare(state)
        rules, taken = self._rules, self._taken_before
        cost = self._plan.flask * self._planner.price[ATP] * self._me[GREY_PRICE]
        cost += 0.3 if self._plan.lacking[ATP] == 0 else 1.2
        found: list[float] = []
        for action in legal:
            verb = action.verb
            if verb in ("place", "early"):
                found.append(rules[action.spot](action))
            elif verb == "grey":
                own_too = self._plan.left and not taken >> action.spot & 1  # so could an own flask
                found.append(rules[action.spot](action) - cost - (0.4 if own_too else 0.0))
            else:
                found.append(self._beside(verb, action))
        return found

    def _beside(self, verb: str, action: Action) -> float:
        """Points for a move that places no flask."""
        if verb == "use":
            return self._plan.flask * 1.5
        if verb == "trade":
            return self._trade(action.resources[0])
        if verb == "peek":
            return NEVER
        return sum(self._gain(r, 1) for r in action.resources)

    def _prepare(self, state: State) -> None:
        self._state, self._me = state, state.seats[state.seat]
        self._plan = self._planner.plan(state, state.seat)
        self._by_card = {project.card: project for project in self._plan.chosen}
        self._by_place = {project.place: project for project in self._plan.chosen}
        self._goal_bonus: dict[int, float] | None = None
        self._taken_before = state.taken

    # -- resources ------------------------------------------------------------------------------------
    def _gain(self, resource: int, n: int) -> float:
        """Resources the plan lacks count in full, others little."""
        plan, planner = self._plan, self._planner
        useful = min(n, plan.lacking[resource])
        rate = plan.flask * planner.price[resource]
        if not plan.left:
            return useful * rate * 1.5 + (n - useful) * self._sheet.leftovers[resource]
        over = float(n - useful)
        if plan.spare[resource] + over > planner.w.enough:
            over *= 0.3
        return rate * (useful + planner.w.spare * min(1.0, plan.time / planner.w.spare_time) * over)

    def _collect(self, action: Action) -> float:
        tables, spot = self._tables, action.spot
        score = 0.0
        for resource, n in tables.gain[spot]:
            count = action.n or n + self._me[SURPLUS]
            boost = tables.boost_of[spot]
            if boost >= 0 and tables.boost_gives[boost] == resource:
                count += self._state.boosts[boost]
            score += self._gain(resource, count)
        for resource, n in tables.pay[spot]:
            score -= self._loss(resource, action.n or n)
        return score

    def _trade(self, resource: int) -> float:
        """Worth doing at once where a lacking piece costs less ATP than it saves; the turn goes on."""
        net = self._gain(resource, 1) - self._loss(ATP, 2 if resource == CARB else 1)
        return self._plan.flask * 1.5 + net if self._plan.lacking[resource] and net > 0 else NEVER

    def _loss(self, resource: int, n: int) -> float:
        """What giving up resources costs: little for spare ones."""
        spare = min(n, self._plan.spare[resource])
        rate = self._plan.flask * self._planner.price[resource]
        return rate * ((n - spare) * 1.1 + spare * 0.5)

    def _convert(self, action: Action) -> float:
        plan = self._plan
        wanted = min(plan.proteins, self._me[MRNA])
        if not wanted:
            return action.n * (self._sheet.leftovers[PROTEIN] - self._sheet.leftovers[MRNA]) - 0.5
        part = min(action.n, wanted) / plan.proteins
        waste = max(action.n - wanted, 0)
        return plan.flask * (0.4 + self._planner.w.ribosome * part) - 0.2 * waste

    # -- cards ----------------------------------------------------------------------------------------
    def _buy(self, action: Action) -> float:
        state, tables = self._state, self._tables
        slot = tables.slot[action.spot]
        card = state.row[slot]
        price = (
            0 if self._me[FREE_ROW] else max(tables.price[action.spot] - tables.price_cut[state.active], 0)
        )
        paid = self._loss(ATP, price)
        if self._sheet.usable >> card & 1:
            gives = self._sheet.gives[card]
            early = 0.0 if action.use != NONE else 0.1
            return sum(self._gain(r, n) for r, n in enumerate(gives) if n) - paid - early
        if tables.resolved >> card & 1:
            return 0.9 - paid
        return self.card_gain(card) - paid

    def card_gain(self, card: int) -> float:
        """What a card of the row would add to the plan."""
        plan, planner = self._plan, self._planner
        facts = self._sheet.facts[card]
        if facts is None or not plan.left:
            return NEVER if facts else 0.0
        if self._goal_bonus is None:
            self._goal_bonus = planner.bonuses(self._state, self._state.seat)
        held = planner.colours(self._me[COMPLETED]) if facts.colour >= 0 else []
        poison = planner.race(self._state, self._state.seat) if self._tables.detox >> card & 1 else 0.0
        project = planner.fresh(self._state, self._state.seat, card, self._goal_bonus, held, poison)
        flasks, _, _ = planner.price_of(self._state, project, plan.spare, plan)
        room = plan.time - 1.0 - flasks
        if room < -planner.w.slack:
            return 0.0
        way = planner.way(self._state, self._state.seat, project, plan)
        gain = project.worth * (1.0 - planner.w.delay * flasks) * way - plan.flask * flasks
        return gain * (1.0 if room >= 0 else 1.0 + room / planner.w.slack)

    def _step(self, project: Project) -> float:
        """A step of a planned card, more so when time is short."""
        plan, w = self._plan, self._planner.w
        score = plan.flask + w.delay_step * project.worth
        if not plan.left:
            score += project.worth / project.steps
        return score

    def _complete(self, action: Action) -> float:
        """Finish a card; the planned one first, but any is better than none."""
        project = self._by_card.get(action.card)
        if project is None:
            facts = self._sheet.facts[action.card]
            return facts.hp * 0.4 if facts else 0.0
        if action.disk != NONE and project.place != action.disk:
            return 0.3
        return self._step(project) + 0.1

    def _lower(self, action: Action) -> float:
        score = self._complete(action) if action.card != NONE else self._begin(action, LIPID)
        boost = self._tables.boost_of[action.spot]
        if boost >= 0 and self._state.boosts[boost]:
            score += self._gain(self._tables.boost_gives[boost], self._state.boosts[boost])
        return score

    def _begin(self, action: Action, paid: int = MRNA) -> float:
        """Start a vesicle with exactly what the best planned card of this kind needs."""
        best = NEVER
        for project in self._plan.chosen:
            facts = self._sheet.facts[project.card]
            if project.place != NOWHERE or facts is None or facts.kind != VESICLE:
                continue
            if facts.smooth == (paid == LIPID) and action.n == facts.base:
                best = max(best, self._step(project))
        if action.bump != NONE and self._state.vesicles[action.bump].seat == self._state.seat:
            best -= 2.0
        return best

    def _modify(self, action: Action) -> float:
        project = self._by_place.get(action.disk)
        facts = self._sheet.facts[project.card] if project else None
        if project is None or facts is None or facts.add != action.add:
            return NEVER
        own = action.bump != NONE and self._state.vesicles[action.bump].seat == self._state.seat
        return self._step(project) + (0.1 if not own else -2.0)

    # -- laureates ------------------------------------------------------------------------------------
    def _laureates(self, action: Action) -> float:
        planner, plan, state = self._planner, self._plan, self._state
        first = planner.w.first if plan.left and state.first_player != state.seat else 0.0
        if action.goal == NONE:
            return first + self._gain(ATP, 1)
        family, points = self._sheet.goal_family[action.goal], self._sheet.goal_points[action.goal]
        marks = state.marks[state.goals.index(action.goal)]
        score = first + (0 if marks else self._sheet.catalog.scoring.first_marker)
        if not family:
            return score + planner.counted(state, state.seat, action.goal)
        count = float((self._me[COMPLETED] & family).bit_count())
        count += sum(1.0 for project in plan.chosen if family >> project.card & 1)
        return score + points * (count + planner.w.goal_future * plan.left / self._sheet.rounds)
