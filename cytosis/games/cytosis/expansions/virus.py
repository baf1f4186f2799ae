"""The virus expansion: attacks, dice, antibodies, and a dummy for two players.

An attack is a chain of steps on ``state.todo``: the buyer's antibodies, the dice, rewards and losses seat
by seat, antibodies seat by seat. Between them seats decide, and a save is possible at any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from cytosis.engine import rng
from cytosis.engine.errors import NotationError
from cytosis.engine.notation import positions
from cytosis.engine.plain import bits, mask_of
from cytosis.engine.rules import Emit, Snapshot
from cytosis.games.cytosis import events as base_events
from cytosis.games.cytosis.actions import Action, Actions, Reader
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Catalog
from cytosis.games.cytosis.expansions import events
from cytosis.games.cytosis.expansions.virus_checks import DUMMY, KINDS, STEP_OF, VirusChecks
from cytosis.games.cytosis.expansions.virus_data import Figures, read_figures
from cytosis.games.cytosis.expansions.virus_reasons import VirusReasons
from cytosis.games.cytosis.flow import RunStep
from cytosis.games.cytosis.hooks import Do, Expansion, Legal, Parts, Why
from cytosis.games.cytosis.scoring import score
from cytosis.games.cytosis.state import HEALTH, LOSSES, State, Step
from cytosis.games.cytosis.tables import vector
from cytosis.games.cytosis.waiting import Waiting


class VirusPart(NamedTuple):
    """The expansion's part of the state."""

    antibodies: tuple[tuple[int, ...], ...]  # by seat and strain
    dummy: tuple[int, ...]  # the dummy's, by strain; empty without one
    attacks: tuple[int, ...]  # masks of the attack cards lying before each seat


class Attack(NamedTuple):
    """An attack under way; the data of its decisions."""

    strain: int
    buyer: int  # -1 for an event
    rolls: tuple[tuple[int, ...], ...] = ()  # by seat, the dummy's last
    ranking: tuple[int, ...] = ()  # seats from best to worst; the dummy's number is that of the seats
    todo: tuple[int, ...] = ()  # seats that come after the pending one in this step


class Virus(Expansion):
    """Virus attacks (CY-X01 to CY-X15)."""

    id = "virus"

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self.seats = catalog.seats
        self.figures: Figures = read_figures(catalog)
        self.has_dummy = len(self.figures.rewards) > catalog.seats
        self.strain_of = tuple(
            self.figures.strains.index(card.strain) if card.strain else -1 for card in catalog.cards
        )
        self.strain_of_event = (
            *(self.figures.strains.index(e.attack) if e.attack else -1 for e in catalog.events),
            -1,  # [-1]: no event is active
        )
        self.attack_cards = tuple(card.id for card in catalog.cards if card.strain)
        self._checks = VirusChecks(self)

    def join(self, slot: int, parts: Parts) -> None:
        """Meet the base game."""
        self._slot = slot
        self._tables, self._flow, self._actions = parts.tables, parts.flow, parts.actions
        self._reasons = VirusReasons(self.figures, slot)
        readers: Mapping[str, Reader] = {
            "antibodies": Actions.read_number,
            "gain": Actions.read_resources,
            "lose": _read_lose,
        }
        self._actions.learn(readers)

    def part(self, state: State) -> VirusPart:
        """Its part of a state."""
        part: VirusPart = state.parts[self._slot]
        return part

    def _change(self, state: State, **changes: Any) -> None:
        part = self.part(state)._replace(**changes)
        state.parts = (*state.parts[: self._slot], part, *state.parts[self._slot + 1 :])

    # -- what it brings --------------------------------------------------------------------------------
    def decisions(self) -> Mapping[str, Legal]:
        """Four kinds of decisions."""
        return {
            "attack_antibodies": self._legal_antibodies,
            "antibodies": self._legal_antibodies,
            "gain": self._legal_gain,
            "lose": self._legal_lose,
        }

    def verbs(self) -> Mapping[str, Do]:
        """Three kinds of actions."""
        return {"antibodies": self._buy_antibodies, "gain": self._gain, "lose": self._lose}

    def reasons(self) -> Mapping[str, tuple[tuple[str, ...], Why]]:
        """Why not, by verb, with the decisions it answers."""
        return {
            "antibodies": (("attack_antibodies", "antibodies"), self._reasons.antibodies),
            "gain": (("gain",), self._reasons.gain),
            "lose": (("lose",), self._reasons.lose),
        }

    def steps(self) -> Mapping[str, RunStep]:
        """The chain of an attack."""
        return {
            "attack": self._begin,
            "attack_roll": self._roll,
            "attack_rewards": self._rewards,
            "attack_antibodies": self._antibodies,
        }

    def counters(self) -> Mapping[str, Callable[[State, int], int]]:
        """What its goals count (CY-X14)."""
        return {
            "attacks": lambda state, seat: self.part(state).attacks[seat].bit_count(),
            "antibodies": lambda state, seat: sum(self.part(state).antibodies[seat]),
        }

    # -- moments -----------------------------------------------------------------------------------------
    def lay_table(self, state: State) -> None:
        """CY-X04: nobody has antibodies yet."""
        none = (0,) * len(self.figures.strains)
        part = VirusPart((none,) * self.seats, none if self.has_dummy else (), (0,) * self.seats)
        state.parts += (part,)

    def card_taken(self, state: State, card: int, emit: Emit | None) -> None:
        """CY-X09: an attack card lies before its buyer and attacks at once."""
        attacks = list(self.part(state).attacks)
        attacks[state.seat] |= 1 << card
        self._change(state, attacks=tuple(attacks))
        self._flow.push(state, ("attack", self.strain_of[card], state.seat))

    def event_revealed(self, state: State, event: int, emit: Emit | None) -> None:
        """CY-X15: a virus event attacks; it brings no boost and leaves tokens alone."""
        if self.strain_of_event[event] >= 0:
            self._flow.push(state, ("attack", self.strain_of_event[event], -1))

    # -- the chain of an attack ------------------------------------------------------------------------
    def _begin(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The buyer alone may first pay for antibodies."""
        _, strain, buyer = step
        if emit:
            emit(events.VirusAttacked(self.figures.strains[strain], buyer))
        self._flow.push(state, ("attack_roll", strain, buyer))
        if buyer >= 0 and self._most(state, buyer, strain):
            return self._flow.ask(state, "attack_antibodies", buyer, Attack(strain, buyer))
        return False

    def _roll(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The others lose health (CY-X09), then all roll, from the marker's holder clockwise (A-11)."""
        _, strain, buyer = step
        if buyer >= 0:
            for seat in self.clockwise(state):
                if seat != buyer:
                    score(state, seat, -self.figures.attack_loss, LOSSES, emit)
        rolls: list[tuple[int, ...]] = [()] * (self.seats + self.has_dummy)
        for seat in self.clockwise(state):
            rolls[seat] = self._throw(state, self.figures.dice(state.seats[seat][HEALTH]))
        if self.has_dummy:  # CY-X11: as many dice as the lower seat
            rolls[-1] = self._throw(state, self.figures.dice(min(me[HEALTH] for me in state.seats)))
        responses = self.responses(state, strain, rolls)
        ranking = self.ranked(state, responses)
        if emit:
            self._tell(rolls, responses, ranking, emit)
        rewarded = [seat for seat in self.clockwise(state) if self.reward(ranking, seat)]
        attack = Attack(strain, buyer, tuple(rolls), ranking, tuple(rewarded))
        self._flow.push(state, ("attack_rewards", tuple(attack)))
        return False

    def _throw(self, state: State, dice: int) -> tuple[int, ...]:
        thrown: list[int] = []
        for _ in range(dice):
            state.rng, face = rng.below(state.rng, len(self.figures.die_faces))
            thrown.append(self.figures.die_faces[face])
        return tuple(thrown)

    def responses(self, state: State, strain: int, rolls: Sequence[Sequence[int]]) -> list[int]:
        """CY-X05: dice and antibodies, by seat, the dummy's last."""
        part = self.part(state)
        antibodies = [mine[strain] for mine in part.antibodies]
        if self.has_dummy:
            antibodies.append(part.dummy[strain])
        return [sum(dice) + more for dice, more in zip(rolls, antibodies, strict=True)]

    def ranked(self, state: State, responses: Sequence[int]) -> tuple[int, ...]:
        """Best first; the dummy wins its ties, else the nearest to the marker's holder (CY-X07, V-06)."""
        order = [*([self.seats] if self.has_dummy else []), *self.clockwise(state)]
        return tuple(sorted(order, key=lambda seat: -responses[seat]))

    def reward(self, ranking: tuple[int, ...], seat: int) -> int:
        """CY-X06: by rank; the dummy's place is used up."""
        return self.figures.rewards[ranking.index(seat)]

    def _tell(
        self,
        rolls: Sequence[tuple[int, ...]],
        responses: Sequence[int],
        ranking: tuple[int, ...],
        emit: Emit,
    ) -> None:
        for i, dice in enumerate(rolls):
            emit(events.DiceRolled(self._shown(i), dice, responses[i] - sum(dice), responses[i]))
        emit(events.AttackRanked(tuple(self._shown(seat) for seat in ranking)))

    def _shown(self, seat: int) -> int:
        return seat if seat < self.seats else -1

    def _rewards(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Gains and losses, seat by seat."""
        attack = Attack(*step[1])
        if not attack.todo:
            after = attack._replace(todo=tuple(self.clockwise(state)))
            self._flow.push(state, ("attack_antibodies", tuple(after)))
            return False
        seat, attack = attack.todo[0], attack._replace(todo=attack.todo[1:])
        self._flow.push(state, ("attack_rewards", tuple(attack)))
        kind = "gain" if self.reward(attack.ranking, seat) > 0 else "lose"
        return self._flow.ask(state, kind, seat, attack)

    def _antibodies(self, state: State, step: Step, emit: Emit | None) -> bool:
        """CY-X08: each seat may pay, from the marker's holder clockwise; then the dummy gains (CY-X11)."""
        attack = Attack(*step[1])
        while attack.todo:
            seat, attack = attack.todo[0], attack._replace(todo=attack.todo[1:])
            if self._most(state, seat, attack.strain):
                self._flow.push(state, ("attack_antibodies", tuple(attack)))
                return self._flow.ask(state, "antibodies", seat, attack)
        if self.has_dummy:
            dummy = list(self.part(state).dummy)
            dummy[attack.strain] = min(dummy[attack.strain] + self.figures.dummy_gain, self.figures.most)
            self._change(state, dummy=tuple(dummy))
            if emit:
                strain = self.figures.strains[attack.strain]
                emit(events.AntibodiesGained(-1, strain, dummy[attack.strain]))
        return False

    def clockwise(self, state: State) -> list[int]:
        """From the seat that holds the marker now."""
        return [(state.first_player + step) % self.seats for step in range(self.seats)]

    def _most(self, state: State, seat: int, strain: int) -> int:
        """How much ATP can be turned into antibodies, up to the top of the track (V-09)."""
        room = self.figures.most - self.part(state).antibodies[seat][strain]
        return min(state.seats[seat][ATP], room // self.figures.per_atp)

    # -- decisions ---------------------------------------------------------------------------------------
    def _legal_antibodies(self, state: State) -> list[Action]:
        most = self._most(state, state.seat, state.asked.strain)
        return [self._actions.with_number("antibodies", n) for n in range(most + 1)]

    def _legal_gain(self, state: State) -> list[Action]:
        reward = self.reward(state.asked.ranking, state.seat)
        kinds = [RESOURCES.index(name) for name in self.figures.reward_kinds]
        return [
            self._actions.with_resources("gain", mix) for mix in combinations_with_replacement(kinds, reward)
        ]

    def _legal_lose(self, state: State) -> list[Action]:
        """One resource of the stock, or health (V-05)."""
        me = state.seats[state.seat]
        held = [self._actions.with_resources("lose", (r,)) for r in range(len(RESOURCES)) if me[r]]
        return [*held, _lose_health(self._actions)]

    def _buy_antibodies(self, state: State, action: Action, emit: Emit | None) -> None:
        seat, strain = state.seat, state.asked.strain
        state.seats[seat][ATP] -= action.n
        antibodies = [list(mine) for mine in self.part(state).antibodies]
        antibodies[seat][strain] += action.n * self.figures.per_atp
        self._change(state, antibodies=tuple(tuple(mine) for mine in antibodies))
        if emit and action.n:
            emit(base_events.Paid(seat, vector(ATP, action.n), "antibodies"))
            emit(events.AntibodiesGained(seat, self.figures.strains[strain], antibodies[seat][strain]))
        self._flow.run(state, emit)

    def _gain(self, state: State, action: Action, emit: Emit | None) -> None:
        atp, mrna, protein, lipid, carb = (action.resources.count(r) for r in range(len(RESOURCES)))
        wanted = (atp, mrna, protein, lipid, carb)
        amounts = self._tables.supply.give_all(state, state.seats[state.seat], wanted)
        if emit and any(amounts):
            emit(base_events.Gained(state.seat, amounts, "reward"))
        self._flow.run(state, emit)

    def _lose(self, state: State, action: Action, emit: Emit | None) -> None:
        if action.resources:
            state.seats[state.seat][action.resources[0]] -= 1
            if emit:
                emit(base_events.Paid(state.seat, vector(action.resources[0]), "loss"))
        else:
            score(state, state.seat, -1, LOSSES, emit)  # CY-X10: it may fall below nothing
        self._flow.run(state, emit)

    # -- plain data --------------------------------------------------------------------------------------
    def seat_keys(self) -> tuple[str, ...]:
        """Public, all of it."""
        return ("antibodies", "attacks")

    def table_keys(self) -> tuple[str, ...]:
        """The dummy, where there is one."""
        return ("dummy",) if self.has_dummy else ()

    def pending_keys(self) -> Mapping[str, tuple[str, ...]]:
        """An attack under way."""
        return dict.fromkeys(KINDS, ("strain", "buyer", "rolls", "ranking", "todo"))

    def seat_data(self, state: State, seat: int, viewer: int | None, whole: bool) -> Snapshot:
        """Antibodies by strain and the attack cards before the seat."""
        part = self.part(state)
        return {
            "antibodies": dict(zip(self.figures.strains, part.antibodies[seat], strict=True)),
            "attacks": [self._catalog.cards[card].id for card in bits(part.attacks[seat])],
        }

    def table_data(self, state: State) -> Snapshot:
        """The dummy's antibodies."""
        if not self.has_dummy:
            return {}
        return {DUMMY: {"antibodies": dict(zip(self.figures.strains, self.part(state).dummy, strict=True))}}

    def pending_data(self, state: State, viewer: int | None, whole: bool) -> Snapshot:
        """The attack that a decision belongs to; all of it is public."""
        if state.kind not in KINDS:
            return {}
        attack: Attack = state.asked
        return {
            "strain": self.figures.strains[attack.strain],
            "buyer": attack.buyer if attack.buyer >= 0 else None,
            "rolls": [list(dice) for dice in attack.rolls],
            "ranking": [seat if seat < self.seats else DUMMY for seat in attack.ranking],
            "todo": list(attack.todo),
        }

    def read(self, state: State, data: Snapshot) -> None:
        """Its part from a snapshot."""
        numbers = positions(card.id for card in self._catalog.cards)
        strains, seats = self.figures.strains, data["seats"]
        dummy = data.get(DUMMY, {}).get("antibodies", {})
        part = VirusPart(
            tuple(tuple(seat["antibodies"][name] for name in strains) for seat in seats),
            tuple(dummy.get(name, 0) for name in strains) if self.has_dummy else (),
            tuple(mask_of(numbers[name] for name in seat["attacks"]) for seat in seats),
        )
        state.parts += (part,)
        if data["pending"] is not None and data["pending"]["kind"] in KINDS:
            state.asked = self._attack(data["pending"])

    def _attack(self, pending: Snapshot) -> Attack:
        return Attack(
            self.figures.strains.index(pending["strain"]),
            -1 if pending["buyer"] is None else pending["buyer"],
            tuple(tuple(dice) for dice in pending["rolls"]),
            tuple(self.seats if seat == DUMMY else seat for seat in pending["ranking"]),
            tuple(pending["todo"]),
        )

    def lying_cards(self, state: State) -> Sequence[int]:
        """The attack cards before the seats."""
        return [card for mask in self.part(state).attacks for card in bits(mask)]

    def visible_cards(self, data: Snapshot) -> Sequence[str]:
        """The same, named, in a view's data."""
        return [name for seat in data["seats"] for name in seat["attacks"]]

    def check_shape(self, data: Snapshot) -> None:
        """Its keys can be read."""
        self._checks.shape(data)

    def waiting(self) -> Mapping[str, Waiting]:
        """The steps of an attack that wait for a decision."""
        return self._checks.waiting()

    def asked_over(self) -> Mapping[str, tuple[str, ...]]:
        """Each decision of an attack has its step."""
        return {kind: (step,) for kind, step in STEP_OF.items()}

    def violations(self, state: State) -> Sequence[str]:
        """What of its own part is not as it must be."""
        return list(self._checks.violations(state))


def _lose_health(actions: Actions) -> Action:
    return actions.bare_text("lose", "lose health")


def _read_lose(actions: Actions, words: list[str]) -> Action:
    if words[1:] == ["health"]:
        return _lose_health(actions)
    if len(words) != 2:
        raise NotationError("'lose' is followed by a resource or by 'health'")
    return actions.read_resource(words)
