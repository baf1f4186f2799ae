"""Which moves there are: the complete list for the pending decision, fast.

Spots with nothing to choose are one bit each: the mask of those that are open and affordable looks
its actions up in two halves, so that nearly every half was seen before. Sites with choices build their
variants once per situation (how many, which disks, which cards) and remember each site by one number.
:mod:`.reasons` says the same rules slowly, one move at a time, and the contract suite holds the two
against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from cytosis.engine.plain import bits, mask_of
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.book import FORGET_AT, Book, Memory, Moves
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, MRNA, PROTEIN, RESOURCES, Amounts
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.state import (
    DISKS,
    FREE_ROW,
    GREY_PRICE,
    HAND,
    OPEN_GOALS,
    SURPLUS,
    VESICLES,
    Seat,
    State,
)
from cytosis.games.cytosis.tables import Tables

_MORE_THAN_ANYONE_HOLDS = 512
"""Tables by amount held are this long, so that looking up needs no limit."""


class LegalMoves:
    """Lists the legal moves of every decision of the base game."""

    def __init__(self, tables: Tables, actions: Actions, hooks: Sequence[Expansion] = ()) -> None:
        catalog = tables.catalog
        self._t = tables
        self._actions = actions
        self._own = Book("place", actions, tables)
        self._grey = Book("grey", actions, tables)
        self._early = Book("early", actions, tables)
        self._hooks = tuple(hooks)
        self._limited = bool(tables.limits)
        self._all_spots = tables.all_spots
        self._usable = tables.usable
        self._usable_cards = frozenset(bits(tables.usable))
        self._healthiest_gives_way = catalog.switches.bump == "highest_health"
        self._exhaust = [actions.exhaust(RESOURCES.index(name)) for name in catalog.switches.exhaust]
        self._pass = [actions.skip()]
        self._open: dict[int, int] = {}
        self._carried: dict[Amounts, int] = {}
        self._uses = Memory(lambda cards: [actions.use(card) for card in bits(cards)])
        self._starts = tuple(self._mixes())
        self._spot_bits, self._place_bits = tables.spot_count, tables.place_count
        self._above = self._spot_bits + self._place_bits
        self._prepare_plain_spots()
        self._prepare_choices()

    def _prepare_plain_spots(self) -> None:
        """Spots without choices: by the active event and the ATP held, the mask of those that can be paid."""
        t = self._t
        plain = mask_of(i for kind in ("gain", "exchange", "buy") for i in t.by_kind[kind])
        self._atp_affords = tuple(
            _padded([plain & self._priced_within(atp, cut) for atp in range(max(t.price) + 1)])
            for cut in t.price_cut
        )
        free = _padded([plain & self._priced_within(atp, max(t.price)) for atp in range(max(t.price) + 1)])
        self._free_row_affords = (free,) * len(t.price_cut)  # CY-N08
        numbers = tuple(bits(plain))
        self._lower_half = (1 << numbers[len(numbers) // 2]) - 1
        self._by_the_piece = mask_of(i for i in t.by_kind["exchange"] if t.price[i])
        self._without_carb = ~mask_of(i for i in range(t.spot_count) if dict(t.pay[i]).get(CARB))

    def _priced_within(self, atp: int, cut: int) -> int:
        """Spots whose ATP price is covered; only the row gets cheaper (CY-E03, C-09)."""
        t = self._t
        return mask_of(i for i in range(t.spot_count) if t.price[i] - (cut if t.slot[i] >= 0 else 0) <= atp)

    def _prepare_choices(self) -> None:
        t = self._t
        (self._ribosome,) = (1 << i for i in t.by_kind["convert"])
        self._lower = mask_of(t.by_kind["detox_or_steroid"])
        self._rough = mask_of(t.by_kind["vesicle_start"])
        self._golgi = mask_of(t.by_kind["vesicle_modify"])
        self._exits = mask_of(t.by_kind["vesicle_finish"])
        (self._cytoplasm,) = (1 << i for i in t.by_kind["enzyme"])
        (self._laureates,) = (1 << i for i in t.by_kind["laureates"])
        self._rough_places, self._smooth_places, self._golgi_places = (
            mask_of(t.places[area]) for area in ("rough_er", "smooth_er", "golgi")
        )
        self._er_places = self._rough_places | self._smooth_places
        self._disks = tuple(tuple(bits(places)) for places in range(1 << t.place_count))
        self._from_stock = t.enzymes | t.detox
        self._detox_for = _padded(t.affordable(t.detox, ATP))
        self._exit_for = _padded(t.affordable(t.by_vesicle, ATP))
        self._enzyme_by_atp = _padded(t.affordable(t.enzymes, ATP))
        self._enzyme_by_protein = _padded(t.affordable(t.enzymes, PROTEIN))
        self._enzyme_by_carb = _padded(t.affordable(t.enzymes, CARB))

    # -- the set-up ----------------------------------------------------------------------------------
    def keep_cards(self, state: State) -> list[Action]:
        """Every choice of the dealt cards (CY-S09)."""
        hand = bits(state.seats[state.seat][HAND])
        return [self._actions.keep(cards) for cards in combinations(hand, self._t.catalog.setup.kept)]

    def start_resources(self, state: State) -> list[Action]:
        """Every mix of the extra resources (CY-S11)."""
        return list(self._starts)

    def _mixes(self) -> list[Action]:
        setup = self._t.catalog.setup
        kinds = sorted(RESOURCES.index(name) for name in setup.extra_kinds)
        return [self._actions.take(mix) for mix in combinations_with_replacement(kinds, setup.extra)]

    # -- a turn ----------------------------------------------------------------------------------------
    def turn(self, state: State) -> list[Action]:
        """Own flask, grey flask first, exhaust or pass, and macromolecule cards of the hand."""
        me = state.seats[state.seat]
        atp = me[ATP]
        free = self._all_spots & ~state.taken  # CY-T03
        if self._limited:
            free = self._within_limits(state.taken, free)
        moves = self._placements(state, me, atp, free, self._own)
        last = self._exhaust  # CY-T04
        if not last and not moves:
            last = self._pass  # CY-T05
        price = me[GREY_PRICE]
        if state.grey and not state.grey_used and atp >= price:  # CY-G01, CY-G02
            moves += self._placements(state, me, atp - price, self._all_spots, self._grey)  # CY-G03
        moves += last
        if me[HAND] & self._usable:
            moves += self.uses(me)
        for hook in self._hooks:
            moves += hook.turn_moves(state, me)
        return moves

    def uses(self, me: Seat) -> Moves:
        """The macromolecule cards of a hand (CY-K04)."""
        return self._uses[me[HAND] & self._usable]

    def early(self, state: State, seat: int, atp: int) -> list[Action]:
        """Placements of a seat's own flask with that much ATP, before a round's first turn (CY-N06)."""
        me = state.seats[seat]
        free = self._all_spots & ~state.taken
        if self._t.limits:
            free = self._within_limits(state.taken, free)
        return [move for move in self._placements(state, me, atp, free, self._early) if move.use == NONE]

    def _within_limits(self, taken: int, free: int) -> int:
        """Free spots whose area is not at its limit (CY-T08)."""
        found = self._open.get(taken)
        if found is None:
            for spots, most in self._t.limits:
                if (taken & spots).bit_count() >= most:
                    free &= ~spots
            if len(self._open) > FORGET_AT:
                self._open.clear()
            found = self._open[taken] = free
        return found

    def _placements(self, state: State, me: Seat, atp: int, spots: int, book: Book) -> list[Action]:
        affords = self._free_row_affords if me[FREE_ROW] else self._atp_affords
        plain = spots & ~state.empty & affords[state.active][atp]  # CY-K01, CY-G04
        if not me[CARB]:
            plain &= self._without_carb
        surplus = me[SURPLUS]
        if surplus:
            plain &= ~self._by_the_piece
        low = plain & self._lower_half
        high = plain ^ low
        moves = [*book.plain[low], *book.plain[high]]
        if surplus:
            moves += self._with_surplus(book, spots & self._by_the_piece, surplus, atp)
        if not self._usable_cards.isdisjoint(state.row):
            moves += self._buy_and_use(book, plain, state.row)
        self._add_production(moves, state, me, spots, book)
        if me[HAND] & self._from_stock:
            self._add_completions(moves, me, atp, spots, book)
        if me[VESICLES]:
            self._add_transport(moves, state, me, atp, spots, book)
        if spots & self._laureates:
            moves += book.laureates[me[OPEN_GOALS]]
        return moves

    def _with_surplus(self, book: Book, spots: int, surplus: int, atp: int) -> list[Action]:
        """Where each piece has its price, a seat with a surplus says how many it takes (CY-N04)."""
        found: list[Action] = []
        for spot in bits(spots):
            usual = self._t.price[spot]
            found += [
                self._actions.place(book.verb, spot, n=n) for n in range(usual, min(usual + surplus, atp) + 1)
            ]
        return found

    def _buy_and_use(self, book: Book, spots: int, row: tuple[int, ...]) -> list[Action]:
        """Buying a macromolecule card and playing it at once (CY-K04, D-11)."""
        found: list[Action] = []
        for spot in self._t.by_kind["buy"]:
            card = row[self._t.slot[spot]]
            if spots >> spot & 1 and card in self._usable_cards:
                found += book.use_at_once[spot, card]
        return found

    def _add_production(self, moves: list[Action], state: State, me: Seat, spots: int, book: Book) -> None:
        """Ribosome and the two kinds of ER; a vesicle needs a disk (CY-V05)."""
        mrna, lipid = me[MRNA], me[LIPID]
        if mrna and spots & self._ribosome:  # CY-C02
            moves += book.loads[mrna << self._above | self._ribosome]
        if not me[DISKS]:
            return
        lying = state.lying
        if mrna and spots & self._rough:  # CY-V01
            full = lying & self._rough_places == self._rough_places
            bumps = self._bumps(state, self._rough_places) << self._spot_bits if full else 0
            moves += book.loads[mrna << self._above | bumps | spots & self._rough]
        if lipid and spots & self._lower:  # CY-V02
            full = lying & self._smooth_places == self._smooth_places
            bumps = self._bumps(state, self._smooth_places) << self._spot_bits if full else 0
            moves += book.loads[lipid << self._above | bumps | spots & self._lower]

    def _add_completions(self, moves: list[Action], me: Seat, atp: int, spots: int, book: Book) -> None:
        """Cards that are paid from the stock."""
        hand = me[HAND]
        cards = hand & self._detox_for[atp]
        if cards and spots & self._lower:  # CY-V03
            moves += book.completions[cards << self._spot_bits | spots & self._lower]
        if spots & self._cytoplasm:  # CY-P01
            cards = hand & self._enzyme_by_protein[me[PROTEIN]] & self._enzyme_by_atp[atp]
            cards &= self._enzyme_by_carb[me[CARB]]
            if cards:
                moves += book.completions[cards << self._spot_bits | self._cytoplasm]

    def _add_transport(
        self, moves: list[Action], state: State, me: Seat, atp: int, spots: int, book: Book
    ) -> None:
        """Golgi and exocytosis, for a seat with a disk on the board."""
        own = me[VESICLES]
        movable = own & self._er_places
        if movable:  # CY-V06
            golgi = spots & self._golgi
            adds = (me[CARB] > 0) + 2 * (me[LIPID] > 0)
            if golgi and adds:
                full = state.lying & self._golgi_places == self._golgi_places
                bumps = self._bumps(state, self._golgi_places) if full else 0
                who = movable << self._place_bits | bumps
                moves += book.golgi[(who << 2 | adds) << self._spot_bits | golgi]
        ready = own & self._golgi_places
        if ready:  # CY-V07
            exits = spots & self._exits
            cards = me[HAND] & self._exit_for[atp]
            if exits and cards:
                for disk in self._disks[ready]:
                    fitting = cards & self._carried_by(state.vesicles[disk].load)
                    if fitting:
                        moves += book.releases[
                            (fitting << self._place_bits | 1 << disk) << self._spot_bits | exits
                        ]

    def _carried_by(self, load: Amounts) -> int:
        """CY-V08: the cards for which a disk with that load carries enough."""
        found = self._carried.get(load)
        if found is None:
            if len(self._carried) > FORGET_AT:
                self._carried.clear()
            needed = self._t.load_needed
            found = self._carried[load] = mask_of(
                card for card in bits(self._t.by_vesicle) if all(load[r] >= n for r, n in needed[card])
            )
        return found

    # -- bumping ---------------------------------------------------------------------------------------
    def _bumps(self, state: State, places: int) -> int:
        """Mask of the places of a full area whose disk may have to give way (none while one is free, CY-V13).

        CY-V10: the disks of the seat with most health, ties to the earliest in this round's order (A-11);
        CY-V11: any disk.
        """
        if not self._healthiest_gives_way:
            return places
        seats, order, i = state.seats, state.by_health, 0
        while not (disks := seats[order[i]][VESICLES] & places):
            i += 1
        return disks


def _padded(masks: Sequence[int]) -> tuple[int, ...]:
    """By amount held: what holds for the last one given holds for all larger amounts."""
    return (*masks, *[masks[-1]] * (_MORE_THAN_ANYONE_HOLDS - len(masks)))
