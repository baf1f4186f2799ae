"""What a seat can still make of its position: cards, vesicles and stock turned into expected points.

The currency is the flask. Every card in hand has a price in flasks: the steps it still takes and the
resources it still lacks. It is worth its points less what those flasks would bring elsewhere. The
cheapest good ones are planned first, as long as flasks are left.
"""

from __future__ import annotations

from math import exp

from cytosis.ai.games.cytosis.project import NOWHERE, Plan, Project, hoped
from cytosis.ai.games.cytosis.sheet import ENZYME, VESICLE, CardFacts, Sheet
from cytosis.ai.games.cytosis.weights import Weights
from cytosis.engine.plain import bits
from cytosis.games.cytosis.catalog import CARB, LIPID
from cytosis.games.cytosis.state import (
    COMPLETED,
    FLASKS,
    HAND,
    HEALTH,
    OPEN_GOALS,
    OWNER_BITS,
    VESICLES,
    Seat,
    State,
)


def _rank(project: Project) -> tuple[float, int]:
    """Best first; between equal ones by card, so that the order never depends on anything else."""
    return project.rank, project.card


class Planner:
    """Plans for the seats of one ruleset, with one set of weights."""

    def __init__(self, sheet: Sheet, weights: Weights) -> None:
        self.sheet = sheet
        self.w = w = weights
        self.price = (w.atp, w.mrna, w.protein, w.lipid, w.carb)
        self._sets = sheet.catalog.scoring.sets
        self._hope = hoped(self._sets, w.set_hope)
        self._detox_places = (*sheet.catalog.scoring.detox, *[0] * sheet.seats)
        self._leave = (sheet.exits,)
        self._pass_on = (sheet.golgi, sheet.exits)
        self._by_rough = (sheet.rough, sheet.golgi, sheet.exits)
        self._by_smooth = (sheet.lower, sheet.golgi, sheet.exits)
        self._mix, self._cleanse = (sheet.cytoplasm,), (sheet.lower,)
        self._liking = {
            "protein_hormone": w.hormones,
            "steroid_hormone": w.hormones,
            "protein_hormone_receptor": w.receptors,
            "steroid_hormone_receptor": w.receptors,
            "enzyme": w.enzymes,
            "alcohol_detoxification": w.detox,
        }

    # -- the whole ------------------------------------------------------------------------------------
    def plan(self, state: State, seat: int) -> Plan:
        """What the seat can expect from here to the end, apart from what modules add."""
        sheet, w = self.sheet, self.w
        me = state.seats[seat]
        plan = Plan()
        plan.left = left = sheet.rounds - state.round
        flasks = me[FLASKS] + sheet.flasks * left
        plan.flask = rate = w.flask_end + (w.flask - w.flask_end) * min(1.0, flasks / w.horizon)
        stock = me[:5]
        hand = me[HAND]
        if hand & sheet.usable and flasks:
            self._play_macromolecules(hand & sheet.usable, stock)
            plan.total -= 0.08
        bonus = self._goals(state, seat, me, plan)
        projects = self._projects(state, seat, me, stock, bonus, rate)
        plan.time = float(flasks)
        plan.total += me[HEALTH] + rate * flasks
        self._choose(state, seat, projects, stock, plan)
        self._spend(stock, plan)
        plan.total += self._standing(state, seat, me, left)
        return plan

    def _play_macromolecules(self, cards: int, stock: list[int]) -> None:
        while cards:
            low = cards & -cards
            gives = self.sheet.gives[low.bit_length() - 1]
            for resource in range(5):
                stock[resource] += gives[resource]
            cards ^= low

    # -- what cards are worth -------------------------------------------------------------------------
    def _goals(self, state: State, seat: int, me: Seat, plan: Plan) -> dict[int, float]:
        """Points of goals that are marked; for each family's mask, what a further card brings."""
        sheet, w = self.sheet, self.w
        bonus: dict[int, float] = {}
        ahead = plan.left / sheet.rounds
        for goal, marks in zip(state.goals, state.marks, strict=True):
            family, points = sheet.goal_family[goal], sheet.goal_points[goal]
            if seat in marks:
                if family:
                    done = (me[COMPLETED] & family).bit_count()
                    plan.total += points * (done + w.goal_future * ahead) + w.goals
                    bonus[family] = points
                else:
                    plan.total += self.counted(state, seat, goal)
            elif me[OPEN_GOALS] >> goal & 1 and family and plan.left:
                bonus[family] = points * w.goal_hope
                plan.total += points * w.goal_hope * (me[COMPLETED] & family).bit_count()
        return bonus

    def counted(self, state: State, seat: int, goal: int) -> float:
        """Goals of the virus module count other things."""
        part = state.parts[self.sheet.virus]
        if self.sheet.goal_counts[goal] == "attacks":
            return self.sheet.goal_points[goal] * float(part.attacks[seat].bit_count())
        return self.sheet.goal_points[goal] * float(sum(part.antibodies[seat]))

    def bonuses(self, state: State, seat: int) -> dict[int, float]:
        """For each family's mask, what a further card of it brings by goals."""
        plan = Plan()
        plan.left = self.sheet.rounds - state.round
        return self._goals(state, seat, state.seats[seat], plan)

    def worth(self, state: State, seat: int, facts: CardFacts, bit: int, bonus: dict[int, float]) -> float:
        """Points a finished card brings beside sets and the detox race."""
        worth = facts.hp + self._liking[facts.family]
        for family, points in bonus.items():
            if family & bit:
                worth += points
        if facts.receptors:
            own = (state.seats[seat][COMPLETED] & facts.receptors).bit_count()
            worth += own * self.sheet.catalog.scoring.receptor_own
        elif facts.hormones:
            worth += self._answers(state, seat, facts.hormones)
        return worth

    def _answers(self, state: State, seat: int, hormones: int) -> float:
        """What a receptor can still expect of the hormones that others will make."""
        left = self.sheet.rounds - state.round
        open_cards = hormones & ~state.seats[seat][HAND]
        for me in state.seats:
            open_cards &= ~me[COMPLETED]
        share = self.w.receptor * left / self.sheet.rounds
        return open_cards.bit_count() * share * self.sheet.catalog.scoring.receptor_other

    # -- projects -------------------------------------------------------------------------------------
    def _projects(
        self, state: State, seat: int, me: Seat, stock: list[int], bonus: dict[int, float], rate: float
    ) -> list[Project]:
        """Every card in hand, those with a vesicle of their own first."""
        cards = me[HAND] & self.sheet.makeable
        found: list[Project] = []
        vesicles = me[VESICLES]
        while vesicles and cards:
            low = vesicles & -vesicles
            vesicles ^= low
            project = self._under_way(state, seat, low.bit_length() - 1, cards, bonus)
            if project is not None:
                found.append(project)
                cards &= ~(1 << project.card)
        held = self.colours(me[COMPLETED]) if cards & self.sheet.tables.enzymes else []
        poison = self.race(state, seat) if cards & self.sheet.tables.detox else 0.0
        while cards:
            low = cards & -cards
            cards ^= low
            project = self.fresh(state, seat, low.bit_length() - 1, bonus, held, poison)
            found.append(self._ranked(project, stock, rate))
        if len(found) > 1:
            found.sort(key=_rank, reverse=True)
        return found

    def _under_way(
        self, state: State, seat: int, place: int, cards: int, bonus: dict[int, float]
    ) -> Project | None:
        """The best card in hand that this vesicle can become."""
        load = state.vesicles[place].load
        golgi = self.sheet.in_golgi >> place & 1
        smooth = load[2] == 0
        wanted, carried = (VESICLE, smooth), load[LIPID] if smooth else load[2]
        best: Project | None = None
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            facts = self.sheet.facts[card]
            if facts is None or (facts.kind, facts.smooth) != wanted:
                continue
            if carried < facts.base or (golgi and not load[facts.add]):
                continue
            worth = self.worth(state, seat, facts, low, bonus)
            if best is None or worth > best.worth:
                best = self._next_step(card, facts, worth, place)
        return best

    def _next_step(self, card: int, facts: CardFacts, worth: float, place: int) -> Project:
        """What a vesicle on that place still needs to become the card."""
        if self.sheet.in_golgi >> place & 1:
            return Project(1000.0 + worth, card, worth, 1, place, (facts.atp, 0, 0, 0, 0), self._leave)
        needs = (facts.atp, 0, 0, int(facts.add == LIPID), int(facts.add == CARB))
        return Project(1000.0 + worth, card, worth, 2, place, needs, self._pass_on)

    def fresh(
        self, state: State, seat: int, card: int, bonus: dict[int, float], held: list[int], poison: float
    ) -> Project:
        """A card that is not begun."""
        facts = self.sheet.facts[card]
        if facts is None:
            raise ValueError(f"card {card} cannot be made")
        worth = self.worth(state, seat, facts, 1 << card, bonus)
        if facts.kind == VESICLE:
            spots = self._by_smooth if facts.smooth else self._by_rough
            lipid = facts.base if facts.smooth else 0
            mrna = 0 if facts.smooth else facts.base
            lipid += facts.add == LIPID
            needs = (facts.atp, mrna, 0, lipid, int(facts.add == CARB))
            return Project(0.0, card, worth, 3, NOWHERE, needs, spots)
        if facts.kind == ENZYME:
            number = held[facts.colour]
            held[facts.colour] = number + 1  # a second one of the colour counts for a second set
            in_set = sum(n > number for n in held) - 1
            table = self._hope if state.round < self.sheet.rounds else self._sets
            worth += table[in_set + 1] - table[in_set]
            needs = (facts.atp, 0, facts.base, 0, facts.carb)
            return Project(0.0, card, worth, 1, NOWHERE, needs, self._mix)
        worth += self.race(state, seat, facts.atp) - poison
        needs = (facts.atp, 0, 0, 0, 0)
        return Project(0.0, card, worth, 1, NOWHERE, needs, self._cleanse)

    def _ranked(self, project: Project, stock: list[int], rate: float) -> Project:
        """Best first: what it brings beyond the flasks it takes, with the whole stock at hand."""
        flasks = float(project.steps)
        needs, price = project.needs, self.price
        for resource in (0, 1, 2, 3, 4):
            short = needs[resource] - stock[resource]
            if short > 0:
                flasks += short * price[resource]
        project.rank = project.worth - rate * flasks
        return project

    def way(self, state: State, seat: int, project: Project, plan: Plan) -> float:
        """How surely the spots it goes through can be used in time, as a factor."""
        way, access, taken = 1.0, plan.access, state.taken
        for spots in project.spots:
            free = access.get(spots)
            if free is None:
                free = (spots & ~taken).bit_count() + plan.left * spots.bit_count() * self.w.access
                access[spots] = free
            if free < 1.0:
                way = min(way, max(free, 0.0))
        if plan.left and taken & project.spots[0] == project.spots[0] and state.seats[seat][FLASKS]:
            owners = (state.spots[i] & OWNER_BITS for i in bits(project.spots[0]))
            if seat + 1 not in owners:  # others are in the way
                way *= 1.0 - self.w.blocked
        return way

    # -- choosing -------------------------------------------------------------------------------------
    def _choose(self, state: State, seat: int, projects: list[Project], stock: list[int], plan: Plan) -> None:
        """Plan cards one after the other with what is left of stock, flasks and spots."""
        w, rate = self.w, plan.flask
        for project in projects:
            flasks, lack, proteins = self.price_of(state, project, stock, plan)
            room = plan.time - flasks
            if room < 0:
                if plan.left == 0 or room <= -w.slack:
                    continue
                fit = 1.0 + room / w.slack
            else:
                fit = 1.0
            way = self.way(state, seat, project, plan)
            late = w.delay * (flasks - project.steps) + w.delay_step * project.steps
            gain = (project.worth * (1.0 - late) * way - rate * flasks) * fit
            if gain <= 0.0:
                continue
            plan.total += gain
            plan.time = max(room, 0.0)
            plan.chosen.append(project)
            plan.proteins += proteins
            for spots in project.spots:
                plan.access[spots] -= 1.0
            for resource in range(5):
                stock[resource] -= project.needs[resource] - lack[resource]
                plan.lacking[resource] += lack[resource]
            if proteins:  # they are made of mRNA
                use = min(stock[1], proteins)
                stock[1] -= use
                plan.lacking[1] += proteins - use
                plan.lacking[2] -= lack[2]

    def price_of(
        self, state: State, project: Project, stock: list[int], plan: Plan
    ) -> tuple[float, list[int], int]:
        """Flasks a card takes now, what it lacks, and how many proteins have to be made for it."""
        needs, price = project.needs, self.price
        lack = [0, 0, 0, 0, 0]
        flasks = float(project.steps)
        last = plan.left == 0
        for resource in (0, 1, 3, 4):
            short = needs[resource] - stock[resource]
            if short > 0:
                lack[resource] = short
                flasks += self._fetch(state, resource, short) if last else short * price[resource]
        proteins = needs[2] - stock[2]
        if proteins <= 0:
            return flasks, lack, 0
        lack[2] = proteins
        short = proteins - stock[1]
        if last:
            flasks += 1.0 + (self._fetch(state, 1, short) if short > 0 else 0.0)
        else:
            flasks += (0.0 if plan.proteins else self.w.ribosome) + max(short, 0) * price[1]
        return flasks, lack, proteins

    def _fetch(self, state: State, resource: int, short: int) -> float:
        """In the last round: how many flasks bring so much, with the spots that are free."""
        used = 0.0
        for bit, amount in self.sheet.sources[resource]:
            if not state.taken & bit:
                used += 1.0
                short -= amount
                if short <= 0:
                    return used
        return 9.0

    def _spend(self, stock: list[int], plan: Plan) -> None:
        """What is over: for cards to come while there is time, else for the leftovers."""
        w, sheet = self.w, self.sheet
        use = w.spare * plan.flask * min(1.0, plan.time / w.spare_time) if plan.left else 0.0
        for resource, n in enumerate(stock):
            if n <= 0:
                continue
            plan.spare[resource] = n
            later = use * self.price[resource]
            if plan.left:
                at_end = 0.85 * sheet.leftovers[resource]
                few = min(n, w.enough)
                plan.total += max(later, at_end) * few + max(0.3 * later, at_end) * (n - few)
            elif sheet.leftover_counts[resource]:
                whole = n // sheet.leftover_counts[resource]
                plan.total += 0.75 * whole + 0.25 * n * sheet.leftovers[resource]
            else:
                plan.total += 0.02 * n

    # -- what is on the table already -----------------------------------------------------------------
    def _standing(self, state: State, seat: int, me: Seat, left: int) -> float:
        """Sets, receptors, the detox race and the first player marker."""
        done = me[COMPLETED]
        total = self.race(state, seat)
        if done & self.sheet.tables.enzymes:
            held = self.colours(done)
            table = self._hope if left else self._sets
            for number in range(1, max(held) + 1):
                total += table[sum(n >= number for n in held)]
        answering = done & self.sheet.receptor_cards
        while answering:
            low = answering & -answering
            answering ^= low
            facts = self.sheet.facts[low.bit_length() - 1]
            if facts is not None:
                total += self._answers(state, seat, facts.hormones)
        if left and state.first_player == seat:
            total += self.w.first
        return total

    def colours(self, completed: int) -> list[int]:
        """By enzyme colour, how many are among the completed cards."""
        return [(completed & colour).bit_count() for colour in self.sheet.tables.colours]

    def race(self, state: State, seat: int, more: int = 0) -> float:
        """Expected points of the detox race: each rival ahead costs a place, near ones by chance."""
        costs, detox = self.sheet.tables.atp_cost, self.sheet.tables.detox
        if not more and not state.seats[seat][COMPLETED] & detox:
            return 0.0
        totals: list[int] = []
        for me in state.seats:
            done, total = me[COMPLETED] & detox, 0
            while done:
                low = done & -done
                total += costs[low.bit_length() - 1]
                done ^= low
            totals.append(total)
        mine = totals[seat] + more
        if not mine:
            return 0.0
        spread = 0.35 + self.w.detox_spread * (self.sheet.rounds - state.round)
        ahead = 0.0
        for other, total in enumerate(totals):
            if other != seat:
                ahead += 1.0 / (1.0 + exp((mine - total) / spread))
        place = int(ahead)
        upper, lower = self._detox_places[place], self._detox_places[place + 1]
        return upper + (lower - upper) * (ahead - place)
