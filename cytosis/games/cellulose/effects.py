"""The small things that moves, mornings and evenings are made of: gain, pay, draw, build, grow, score."""

from __future__ import annotations

from cytosis.engine.rng import shuffled
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import CARB, CO2, NOTHING, WATER, Amounts, Catalog, Gifts
from cytosis.games.cellulose.state import (
    CARD_HP,
    HP,
    IVY_SOURCES,
    PLANT_HP,
    POINTS,
    ROOT,
    SHOOT,
    VACUOLE,
    WALL_HP,
    Seat,
    State,
    with_card,
)


class Effects:
    """Changes states of one catalog; nothing here asks anybody."""

    def __init__(self, catalog: Catalog, actions: Actions) -> None:
        self.catalog = catalog
        self._cards = actions.card_ids
        self._water = catalog.figure("exchange_water")
        self._co2 = catalog.figure("exchange_co2")
        self.again = {i: card.then for i, card in enumerate(catalog.cards) if card.then is not None}
        """What each Enzyme does when it is activated."""

    # -- resources -----------------------------------------------------------------------------------------
    @staticmethod
    def has(me: Seat, amounts: Amounts) -> bool:
        """Whether a seat can pay that."""
        water, co2, protein, carb, hormone, atp = amounts  # written out: every legal list asks it often
        return (
            me[0] >= water
            and me[1] >= co2
            and me[2] >= protein
            and me[3] >= carb
            and me[4] >= hormone
            and me[5] >= atp
        )

    @staticmethod
    def pay(state: State, seat: int, amounts: Amounts, why: str, emit: Emit | None) -> None:
        """Resources go to the supply."""
        if amounts != NOTHING:
            me = state.seats[seat]
            for i, n in enumerate(amounts):
                me[i] -= n
            if emit:
                emit(events.Paid(seat, amounts, why))

    @staticmethod
    def gain(state: State, seat: int, amounts: Amounts, why: str, emit: Emit | None) -> None:
        """Resources come from the supply, which never runs out (CS-10)."""
        if amounts != NOTHING:
            me = state.seats[seat]
            for i, n in enumerate(amounts):
                me[i] += n
            if emit:
                emit(events.Gained(seat, amounts, why))

    @staticmethod
    def fill(state: State, seat: int, water: int, why: str, emit: Emit | None) -> None:
        """Water into the own region of the vacuole."""
        if water:
            state.seats[seat][VACUOLE] += water
            if emit:
                emit(events.VacuoleFilled(seat, water, why))

    @staticmethod
    def score(state: State, seat: int, points: int, source: int, emit: Emit | None) -> None:
        """Health rises, and the score sheet remembers why."""
        if points:
            state.seats[seat][HP] += points
            state.seats[seat][source] += points
            if emit:
                emit(events.PointsScored(seat, points, IVY_SOURCES[source - POINTS]))

    def lower(self, state: State, emit: Emit | None) -> None:
        """The Water Level sinks one step, if it can."""
        track = self.catalog.water_track
        at = track.index(state.water_level)
        if at + 1 < len(track):
            state.water_level = track[at + 1]
            if emit:
                emit(events.WaterSank(state.water_level))

    # -- sugar and wall ------------------------------------------------------------------------------------
    def can_exchange(self, me: Seat, times: int = 1) -> bool:
        """Whether there is Water and carbon dioxide for so many Carbohydrates."""
        return me[WATER] >= self._water * times and me[CO2] >= self._co2 * times

    def exchange(self, state: State, seat: int, times: int, emit: Emit | None) -> None:
        """Photosynthesis."""
        me = state.seats[seat]
        me[WATER] -= self._water * times
        me[CO2] -= self._co2 * times
        me[CARB] += times
        if emit:
            emit(events.SugarMade(seat, times))

    def can_build(self, state: State, seat: int) -> bool:
        """Whether a seat has a Carbohydrate and the wall a space for it (CD-23)."""
        return state.seats[seat][CARB] > 0 and state.wall < len(self.catalog.wall)

    def build(self, state: State, seat: int, emit: Emit | None) -> None:
        """A Carbohydrate closes the next space: its points, and Water into the own region (CD-21, CD-22)."""
        points = self.catalog.wall[state.wall]
        state.seats[seat][CARB] -= 1
        self.cover(state, seat, points, emit)
        self.score(state, seat, points, WALL_HP, emit)
        self.fill(state, seat, self.catalog.figure("wall_vacuole"), "wall", emit)

    def cover(self, state: State, seat: int, points: int, emit: Emit | None) -> None:
        """A space of the wall is closed; the first section brings Ivy's next action cards (CI-60)."""
        state.wall += 1
        if emit:
            emit(events.WallBuilt(seat, state.wall - 1, points))
        rival = self.catalog.ivy
        if rival is not None and state.wall == self.catalog.sections[0]:
            joining = bytes(card for card in state.ivy.aside if rival.actions[card].level == 2)
            state.ivy.aside = bytes(card for card in state.ivy.aside if card not in joining)
            state.ivy.discard += joining
            if emit:
                emit(events.ActionsJoined(tuple(rival.actions[card].id for card in joining)))

    # -- the plant -----------------------------------------------------------------------------------------
    def steps(self, me: Seat, tracks: tuple[str, ...], extra: Amounts) -> list[tuple[int, int]]:
        """Every (bonus, node) a growth could choose now: a step, or a bought bonus and its return."""
        nodes, found = self.catalog.nodes, []
        left = [have - need for have, need in zip(me, extra, strict=False)]
        for track, at in (("shoot", me[SHOOT]), ("root", me[ROOT])):
            if track not in tracks:
                continue
            found += [(-1, to) for to in nodes[at].next if self.has(left, nodes[to].cost)]
            action = nodes[at].action
            if action is not None and self.has(left, action.cost):
                found += [(at, to) for to in self.catalog.returns]
        return found

    def grow(self, state: State, seat: int, to: int, emit: Emit | None, pays: bool = True) -> None:
        """A marker moves to a node, pays for it and takes its one-time bonus (CD-29, CD-32)."""
        node = self.catalog.nodes[to]
        me, at = state.seats[seat], SHOOT if node.track == "shoot" else ROOT
        if pays:
            self.pay(state, seat, node.cost, "growth", emit)
        if emit:
            emit(events.PlantGrew(seat, node.track, self.catalog.nodes[me[at]].id, node.id))
        me[at] = to
        if pays:
            self.gifts(state, seat, node.bonus, emit)

    def gifts(self, state: State, seat: int, gifts: Gifts, emit: Emit | None) -> None:
        """What a plant space gives once."""
        self.gain(state, seat, gifts.stock, "growth", emit)
        self.fill(state, seat, gifts.cv_water, "growth", emit)
        self.score(state, seat, gifts.hp, PLANT_HP, emit)
        self.draw(state, seat, gifts.draw, emit)

    def income(self, state: State, seat: int, at: int, emit: Emit | None) -> int:
        """A banner is collected; how often it allows photosynthesis is for the caller to ask."""
        node = self.catalog.nodes[state.seats[seat][at]]
        gifts, me = node.income, state.seats[seat]
        for i, n in enumerate(gifts.stock):
            me[i] += n
        me[VACUOLE] += gifts.cv_water
        if emit:
            emit(events.IncomeTaken(seat, node.track, gifts.stock, gifts.cv_water))
        if gifts.hp:
            self.score(state, seat, gifts.hp, PLANT_HP, emit)
        if gifts.draw:
            self.draw(state, seat, gifts.draw, emit)
        return gifts.photosynthesis

    # -- cards ---------------------------------------------------------------------------------------------
    def draw(self, state: State, seat: int, count: int, emit: Emit | None) -> int:
        """Blind cards from the deck, rebuilt from the discard pile when it is empty; how many came."""
        drawn = []
        for _ in range(count):
            card = self.next_card(state, emit)
            if card is None:
                break
            drawn.append(card)
            state.hands[seat] = with_card(state.hands[seat], card)
        if drawn and emit:
            emit(events.CardsDrawn(seat, len(drawn), tuple(self._cards[card] for card in drawn)))
        return len(drawn)

    def next_card(self, state: State, emit: Emit | None) -> int | None:
        """The top card of the deck; None where deck and discard pile are both empty."""
        if not state.deck:
            if not state.discard:
                return None
            state.rng, cards = shuffled(state.rng, sorted(state.discard))
            state.deck, state.discard = bytes(cards), b""
            if emit:
                emit(events.DeckShuffled(len(cards)))
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        return card

    # -- enzymes -------------------------------------------------------------------------------------------
    def useful(self, state: State, seat: int, effect: tuple[str, int]) -> bool:
        """Whether an effect can be carried out now."""
        name, me = effect[0], state.seats[seat]
        if name == "exchange":
            return self.can_exchange(me)
        if name == "build":
            return self.can_build(state, seat)
        if name == "grow":
            return bool(self.steps(me, ("shoot", "root"), (0, 0, 0, 0, 0, 0)))
        return name != "draw" or bool(state.deck or state.discard)

    def at_once(self, state: State, seat: int, effect: tuple[str, int], why: str, emit: Emit | None) -> None:
        """An effect that needs no choice."""
        name, n = effect
        if name == "cv_water":
            self.fill(state, seat, n, why, emit)
        elif name == "draw":
            self.draw(state, seat, n, emit)
        elif name == "hp":
            self.score(state, seat, n, CARD_HP, emit)
        elif name == "exchange":
            self.exchange(state, seat, n, emit)
        else:
            self.build(state, seat, emit)
