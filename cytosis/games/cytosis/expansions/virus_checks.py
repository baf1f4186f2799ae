"""What the virus part of a snapshot must look like, and what is true of it in every state of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cytosis.engine.data.shape import counts, integer, mapping, names, one_of, sequence
from cytosis.engine.plain import bits
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.state import State
from cytosis.games.cytosis.waiting import Waiting, turn_of

if TYPE_CHECKING:
    from cytosis.games.cytosis.expansions.virus import Virus

KINDS = ("attack_antibodies", "gain", "lose", "antibodies")
DUMMY = "dummy"
INTERRUPTED = ("turn", "after_flask", "after_draw", "first_turn", "next_round", "refresh_row")
"""What can wait under an attack: a turn, its end, the first turn of a round, the rest of phase 2."""

STEP_OF: Mapping[str, str] = {
    "attack_antibodies": "attack_roll",
    "gain": "attack_rewards",
    "lose": "attack_rewards",
    "antibodies": "attack_antibodies",
}
"""By decision, the step of the attack that comes after it."""


class VirusChecks:
    """Judges the virus part of snapshots and states."""

    def __init__(self, virus: Virus) -> None:
        self._virus = virus
        self._figures = virus.figures
        self._last = virus.seats - 1
        self._everyone = list(range(virus.seats + virus.has_dummy))

    # -- shape -----------------------------------------------------------------------------------------
    def shape(self, data: Snapshot) -> None:
        """Its keys can be read."""
        for i, seat in enumerate(data["seats"]):
            counts(seat["antibodies"], f"seats[{i}].antibodies", self._figures.strains, ())
            names(seat["attacks"], f"seats[{i}].attacks", self._virus.attack_cards)
        if self._virus.has_dummy:
            dummy = mapping(data[DUMMY], DUMMY, ("antibodies",), ())
            counts(dummy["antibodies"], "dummy.antibodies", self._figures.strains, ())
        pending = data["pending"]
        if pending is None or pending["kind"] not in KINDS:
            return
        keys = ("seat", "kind", "strain", "buyer", "rolls", "ranking", "todo", "then")
        mapping(pending, "pending", keys, ())
        one_of(pending["strain"], "pending.strain", self._figures.strains)
        if pending["buyer"] is not None:
            integer(pending["buyer"], "pending.buyer", 0, self._last)
        self._rolls(pending["rolls"], "pending.rolls")
        for seat in sequence(pending["ranking"], "pending.ranking"):
            if not (self._virus.has_dummy and seat == DUMMY):
                integer(seat, "pending.ranking", 0, self._last)
        self._seats(pending["todo"], "pending.todo", self._last)

    def waiting(self) -> Mapping[str, Waiting]:
        """The chain of an attack, on what it interrupted."""
        return {
            "attack": Waiting(("turn", "after_flask", "after_draw"), (self._strain, self._seat)),
            "attack_roll": Waiting(INTERRUPTED, (self._strain, self._seat)),
            "attack_rewards": Waiting(INTERRUPTED, (self._attack,)),
            "attack_antibodies": Waiting(INTERRUPTED, (self._attack,)),
        }

    def _strain(self, value: object, where: str) -> None:
        integer(value, where, 0, len(self._figures.strains) - 1)

    def _seat(self, value: object, where: str) -> None:
        integer(value, where, 0, self._last)

    def _attack(self, value: object, where: str) -> None:
        strain, buyer, rolls, ranking, todo = sequence(value, where, 5)
        self._strain(strain, where)
        integer(buyer, where, -1, self._last)
        self._rolls(rolls, where)
        self._seats(ranking, where, self._everyone[-1])
        self._seats(todo, where, self._last)

    def _rolls(self, value: object, where: str) -> None:
        faces = self._figures.die_faces
        for dice in sequence(value, where):
            for die in sequence(dice, where):
                integer(die, where, min(faces), max(faces))

    def _seats(self, value: object, where: str, last: int) -> None:
        for seat in sequence(value, where):
            integer(seat, where, 0, last)

    # -- truth -----------------------------------------------------------------------------------------
    def violations(self, state: State) -> Iterator[str]:
        """Antibodies stay on their track; an attack is ranked before anything is given or taken."""
        part, most, step = self._virus.part(state), self._figures.most, self._figures.per_atp
        for mine in (*part.antibodies, part.dummy):
            if any(n < 0 or n > most or n % step for n in mine):
                yield "antibodies are not on their track"
        if state.kind in KINDS:
            attack = state.asked
            yield from self._cause(state, attack.strain, attack.buyer)
            yield from self._rolled(state)
        elif state.todo and state.todo[-1][0] == "attack":
            yield from self._cause(state, *state.todo[-1][1:])

    def _cause(self, state: State, strain: int, buyer: int) -> Iterator[str]:
        """The active event, between two rounds, or a card that lies before its buyer."""
        if (buyer < 0) != (state.todo[0][0] == "next_round"):
            yield "an attack by an event comes between two rounds, one by a card in a round"
        elif buyer < 0:
            if self._virus.strain_of_event[state.active] != strain:
                yield "the active event does not bring this attack"
        elif not any(self._virus.strain_of[card] == strain for card in bits(self._attacks(state, buyer))):
            yield "no card that brings this attack lies before its buyer"
        elif turn_of(state) not in (None, buyer):
            yield "an attack card is bought in the own turn"

    def _attacks(self, state: State, seat: int) -> int:
        return self._virus.part(state).attacks[seat]

    def _rolled(self, state: State) -> Iterator[str]:
        attack, rolled = state.asked, state.kind != "attack_antibodies"
        dice = {count for _, count in self._figures.sections}
        same, ranked = ((tuple(attack),), self._everyone) if rolled else ((attack.strain, attack.buyer), [])
        if sorted(attack.ranking) != ranked:
            yield "the ranking of the attack does not name everybody once"
        elif len(attack.rolls) != len(attack.ranking) or not dice.issuperset(map(len, attack.rolls)):
            yield "the attack needs one roll for everybody"
        elif state.todo[-1] != (STEP_OF[state.kind], *same):
            yield "another attack waits than the one that is decided on"
        elif rolled:
            yield from self._answers(state)
        elif attack.buyer != state.seat or attack.todo:
            yield "only the buyer gets antibodies before the dice"

    def _answers(self, state: State) -> Iterator[str]:
        """Whose answer comes, and who comes after it."""
        attack, virus = state.asked, self._virus
        order = virus.clockwise(state)
        later = tuple(order[order.index(state.seat) + 1 :])
        if state.kind != "antibodies":
            reward = virus.reward(attack.ranking, state.seat)
            if not reward or (reward > 0) != (state.kind == "gain"):
                yield "the reward of the attack does not fit the decision"
            if attack.ranking != virus.ranked(state, virus.responses(state, attack.strain, attack.rolls)):
                yield "the ranking of the attack does not follow from its dice"
            later = tuple(seat for seat in later if virus.reward(attack.ranking, seat))
        if attack.todo != later:
            yield "the attack names other seats to come than those that follow"
