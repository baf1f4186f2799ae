"""Positions and moves of every sort, to hold two judges of the rules against each other.

Play alone meets few of the odd positions, so a position can be shaken: other stocks, hands, vesicles,
flasks and goal markers, all within the invariants. Moves are legal ones of this and of earlier
positions with words changed, added and removed.
"""

from __future__ import annotations

from collections.abc import Iterator

from cytosis.engine import Ruleset
from cytosis.engine.plain import bits
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from cytosis.games.cytosis.rules import CytosisRules
from cytosis.games.cytosis.state import HAND, State

POOL = 300
EASY = (
    "nucleus.3",
    "nucleus.2",
    "lipid.3",
    "lipid.2",
    "mitochondria.3",
    "mitochondria.2",
    "laureates.1",
    "cards.1",
)
"""Spots that need nothing: somebody can be stuck only when these are closed."""


def rules_of(edition: str, seats: int, expansions: tuple[str, ...] = ()) -> CytosisRules:
    rules = Ruleset("cytosis", edition, expansions).rules(seats)
    assert isinstance(rules, CytosisRules)
    return rules


def walk(rules: CytosisRules, rng: Rng, games: int) -> Iterator[tuple[State, list[Action]]]:
    """Every decision of random games, busy ones that complete and move things, and where they end."""
    for _ in range(games):
        state = rules.start(rng.bits())
        while True:
            legal = rules.legal(state)
            yield state, legal
            if not legal:
                break
            busy = [action for action in legal if is_busy(action) or action.verb == "grey"]
            state = rules.apply(state.copy(), rng.choice(busy if busy and rng.below(2) else legal))


def is_busy(action: Action) -> bool:
    """It completes, moves, marks or bumps something."""
    return any(word != NONE for word in (action.card, action.disk, action.goal, action.bump))


class Universe:
    """Makes candidate moves for the positions of one ruleset."""

    def __init__(self, rules: CytosisRules, rng: Rng) -> None:
        self._rules = rules
        self._rng = rng
        self._pool: list[Action] = []
        make = rules.actions
        chosen = rules.catalog.expansions
        self._flasks = ("place", "grey", "early") if "epigenetic" in chosen else ("place", "grey")
        self.bare = [make.place(verb, spot) for verb in self._flasks for spot in range(len(make.spot_ids))]
        self.plain = [make.skip(), *(make.exhaust(resource) for resource in range(len(RESOURCES)))]
        if "virus" in chosen:
            self.plain += _plain_of_virus(rules)
        if "epigenetic" in chosen:
            self.plain += _plain_of_epigenetic(rules)

    def candidates(self, state: State, legal: list[Action], count: int) -> list[Action]:
        """Every legal move, every spot without a word, and so many changed moves."""
        self._learn(legal)
        moves = [*legal, *self.bare, *self.plain]
        busy = [action for action in legal if is_busy(action)]
        for _ in range(count):
            base = self._rng.choice(self._rng.choice([legal or self._pool, busy or self._pool, self._pool]))
            moves.append(self._changed(state, base) if base.spot != NONE else self._without_spot(state))
        return moves

    def _learn(self, legal: list[Action]) -> None:
        for action in legal[:: 1 + len(legal) // 8]:
            if len(self._pool) < POOL:
                self._pool.append(action)
            else:
                self._pool[self._rng.below(POOL)] = action

    def _without_spot(self, state: State) -> Action:
        make, rng = self._rules.actions, self._rng
        sort = rng.below(5)
        if sort == 3 and "virus" in self._rules.catalog.expansions:
            return make.with_resources("gain", tuple(sorted(rng.below(5) for _ in range(rng.below(6)))))
        if sort == 4 and "epigenetic" in self._rules.catalog.expansions:
            cards = tuple(self._deck_card(state) for _ in range(rng.below(5)))
            return make.with_cards(rng.choice(("draw", "order")), cards)
        if sort == 0:
            return make.use(self._card(state))
        if sort == 1:
            return make.keep(tuple(sorted(self._card(state) for _ in range(rng.below(5)))))
        return make.take(tuple(sorted(rng.below(len(RESOURCES)) for _ in range(rng.below(5)))))

    def _changed(self, state: State, base: Action) -> Action:
        make, rng = self._rules.actions, self._rng
        verb, spot = base.verb, base.spot
        words = {word: getattr(base, word) for word in ("disk", "add", "card", "take", "goal", "bump", "use")}
        n = base.n
        for _ in range(rng.below(3) + 1):
            change = rng.below(8)
            if change == 0:
                verb = rng.choice([flask for flask in self._flasks if flask != verb])
            elif change == 1:
                spot = rng.below(len(make.spot_ids))
            elif change == 2:
                n = max(0, n + rng.choice((-1, 1, 1, 2, 30)))
            elif change == 3:
                words[rng.choice(list(words))] = NONE
            else:
                used = [word for word, value in words.items() if value != NONE]
                word = rng.choice(used if used and change < 7 else list(words))
                words[word] = self._value(state, word)
        return make.place(verb, spot, n=n, **words)

    def _value(self, state: State, word: str) -> int:
        make, rng = self._rules.actions, self._rng
        if word in ("disk", "bump"):
            return rng.below(len(make.place_ids))
        if word in ("add", "take"):
            return rng.below(len(RESOURCES))
        if word == "goal":
            return rng.below(len(make.goal_ids))
        return self._card(state)

    def _deck_card(self, state: State) -> int:
        """Mostly one that lies on top of the deck."""
        if state.deck and self._rng.below(8):
            return self._rng.choice(state.deck[-4:])
        return self._card(state)

    def _card(self, state: State) -> int:
        """Mostly one of the own hand or the row."""
        near = [*bits(state.seats[state.seat][HAND]), *(card for card in state.row if card != NONE)]
        if near and self._rng.below(4):
            return self._rng.choice(near)
        return self._rng.below(len(self._rules.actions.card_ids))


def _plain_of_virus(rules: CytosisRules) -> list[Action]:
    names = (*(f"antibodies {n}" for n in range(8)), "lose health", *(f"lose {name}" for name in RESOURCES))
    return [rules.parse(name) for name in (*names, *(f"gain {name}" for name in RESOURCES), "gain")]


def _plain_of_epigenetic(rules: CytosisRules) -> list[Action]:
    names = [f"{verb} {name}" for verb in ("gift", "trade") for name in RESOURCES]
    names += [f"choose {power}" for power in POWERS]
    return [rules.parse(name) for name in (*names, "no", "peek", "leave", "done")]


class Shaker:
    """Turns a position of play into an odd one that keeps all invariants."""

    def __init__(self, rules: CytosisRules, rng: Rng) -> None:
        self._rules = rules
        self._setup = rules.catalog.setup
        self._rng = rng

    def shaken(self, position: State) -> State:
        """Another position with the same seat to place a flask."""
        snap, rng = self._rules.snapshot(position), self._rng
        poor = rng.below(3) == 0
        self._move_cards(snap)
        self._scatter_disks(snap)
        self._scatter_flasks(snap, stuck=poor or rng.below(2) == 0)
        self._scatter_markers(snap)
        for seat in snap["seats"]:
            seat["stock"] = {name: 0 if poor else rng.choice((0, 0, 1, 2, 3, 4, 5, 8)) for name in RESOURCES}
            seat["stock"]["atp"] += 0 if poor else rng.below(6)
            seat["health"] += rng.below(3)
            self._shake_modules(seat)
        if "epigenetic" in self._rules.catalog.expansions:
            powers = list(POWERS)
            rng.shuffle(powers)
            for seat, power in zip(snap["seats"], powers, strict=False):
                seat.update(epigenetic=power, used=["peek"] if self._uses_peek(snap, seat, power) else [])
        snap["starter"] = rng.below(len(snap["seats"]))
        snap["active_event"] = rng.choice([None, *(event.id for event in self._rules.catalog.events)])
        return self._rules.from_snapshot(snap)

    def stirred(self, position: State) -> State:
        """The same decision of a module, with other stocks; before a round also another table."""
        snap, rng = self._rules.snapshot(position), self._rng
        if position.kind == "early":
            self._move_cards(snap)
            self._scatter_disks(snap)
            self._scatter_markers(snap)
        for seat in snap["seats"]:
            seat["stock"] = {name: rng.choice((0, 0, 1, 2, 3, 5)) for name in RESOURCES}
            if position.kind == "early":
                self._shake_modules(seat)
        return self._rules.from_snapshot(snap)

    def _shake_modules(self, seat: Snapshot) -> None:
        if "antibodies" in seat:
            seat["antibodies"] = {strain: 2 * self._rng.below(6) for strain in seat["antibodies"]}
            seat["health"] -= self._rng.below(12)
        if "peeked" in seat:
            seat["peeked"] = []

    def _uses_peek(self, snap: Snapshot, seat: Snapshot, power: str) -> bool:
        on_turn = snap["seats"][snap["pending"]["seat"]] is seat
        return on_turn and power == "peek" and self._rng.below(2) == 0

    def _move_cards(self, snap: Snapshot) -> None:
        """Fuller hands and a row with holes."""
        snap["deck_known"] = []
        for seat in snap["seats"]:
            for _ in range(self._rng.below(4)):
                cards = [card for card in snap["deck"] if card[0] != "V"]  # attack cards are never held
                if cards:
                    seat["hand"].append(self._rng.choice(cards))
                    snap["deck"].remove(seat["hand"][-1])
        for slot, card in enumerate(snap["row"]):
            if card is not None and self._rng.below(4) == 0:
                snap["discard"].append(card)
                snap["row"][slot] = None

    def _scatter_disks(self, snap: Snapshot) -> None:
        """Each disk at home or on a place; sometimes one area is filled first, so that bumps are met."""
        rng, seats = self._rng, snap["seats"]
        places = [(area, i) for area, lying in snap["vesicles"].items() for i in range(len(lying))]
        rng.shuffle(places)
        if rng.below(2):
            crowded = places[0][0]
            places.sort(key=lambda place: place[0] != crowded)
        disks = list(range(len(seats))) * self._setup.disks
        rng.shuffle(disks)
        snap["vesicles"] = {area: [None] * len(lying) for area, lying in snap["vesicles"].items()}
        for seat in seats:
            seat["disks"] = self._setup.disks
        for seat, (area, i) in zip(disks[rng.below(3) :], places, strict=False):
            snap["vesicles"][area][i] = {"seat": seat, "load": self._load(area)}
            seats[seat]["disks"] -= 1

    def _load(self, area: str) -> dict[str, int]:
        first = {"smooth_er": "lipid", "rough_er": "protein"}.get(area) or self._rng.choice(
            ("lipid", "protein")
        )
        load = {first: self._rng.below(4) + 1}
        if area == "golgi":
            added = self._rng.choice(("lipid", "carb"))
            load[added] = load.get(added, 0) + 1
        return load

    def _scatter_flasks(self, snap: Snapshot, stuck: bool) -> None:
        """Flasks anywhere, some used up without a spot; when stuck, first where nothing is needed."""
        rng, ids = self._rng, list(self._rules.actions.spot_ids)
        rng.shuffle(ids)
        if stuck:
            ids.sort(key=lambda spot: spot in EASY)
        spots: dict[str, list[int | str]] = {}
        for number, seat in enumerate(snap["seats"]):
            left = 1 if stuck else rng.below(self._setup.flasks + 1)
            seat["flasks"] = max(left, int(number == snap["pending"]["seat"]))
            for _ in range(self._setup.flasks - seat["flasks"]):
                if ids and (stuck or rng.below(4)):
                    spots[ids.pop()] = [number]
        snap["grey"] = rng.below(self._setup.grey_flasks + 1)
        for _ in range(self._setup.grey_flasks - snap["grey"]):
            spots.setdefault(rng.choice(self._rules.actions.spot_ids), []).append("grey")
        snap["spots"] = spots
        snap["pending"]["grey_used"] = snap["grey"] < self._setup.grey_flasks and rng.below(2) == 0

    def _scatter_markers(self, snap: Snapshot) -> None:
        snap["goals"] = {goal: [] for goal in snap["goals"]}
        for number in range(len(snap["seats"])):
            for _ in range(self._setup.markers):
                marks = snap["goals"][self._rng.choice(list(snap["goals"]))]
                room = len(marks) < self._rules.catalog.scoring.markers_per_goal
                if room and number not in marks and self._rng.below(3):
                    marks.append(number)
