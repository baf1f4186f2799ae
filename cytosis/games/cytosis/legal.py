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
from operator import or_

from cytosis.engine.memory import Memory
from cytosis.engine.plain import bits, mask_of
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.book import Book, Moves, Sites
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
from cytosis.games.cytosis.tables import Tables, padded

_WITH_CHOICES = (
    *("convert", "vesicle_start", "detox_or_steroid", "enzyme"),
    *("vesicle_modify", "vesicle_finish", "laureates"),
)
"""The kinds of spots that :class:`Sites` knows."""


class LegalMoves:
    """Lists the legal moves of every decision of the base game."""

    __slots__ = (
        *("_actions", "_affords", "_all_spots", "_by_the_piece", "_carried", "_detox_for"),
        *("_disks", "_early", "_enzyme_by_atp", "_enzyme_by_carb", "_enzyme_by_protein", "_er_places"),
        *("_exhaust", "_exit_for", "_from_stock", "_golgi_places", "_grey"),
        *("_healthiest_gives_way", "_hooks", "_limited", "_open", "_own", "_pass"),
        *("_place_bits", "_rough_places", "_slots", "_smooth_places", "_starts", "_t", "_usable"),
        *("_uses", "_with_choices", "_without_carb"),
    )

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
        self._healthiest_gives_way = catalog.switches.bump == "highest_health"
        self._exhaust = [actions.exhaust(RESOURCES.index(name)) for name in catalog.switches.exhaust]
        self._pass = [actions.skip()]
        self._open: Memory[int] = Memory(self._open_beside)
        self._carried: Memory[int] = Memory(self._carried_by)
        self._uses: Memory[Moves] = Memory(lambda cards: tuple(actions.use(card) for card in bits(cards)))
        self._starts = tuple(self._mixes())
        self._place_bits = tables.place_count
        self._prepare_plain_spots()
        self._prepare_choices()

    def _prepare_plain_spots(self) -> None:
        """Spots without choices: by the active event and the ATP held, the mask of those that can be paid."""
        t = self._t
        plain = t.plain
        by_event = tuple(
            padded([plain & self._priced_within(atp, cut) for atp in range(max(t.price) + 1)])
            for cut in t.price_cut
        )
        free = padded([plain & self._priced_within(atp, max(t.price)) for atp in range(max(t.price) + 1)])
        self._affords = (by_event, (free,) * len(t.price_cut))  # the latter where the row is free (CY-N08)
        self._slots: Memory[tuple[tuple[int, int], ...]] = Memory(
            lambda spots: tuple((spot, slot) for spot, slot in t.slots if spots & spot)
        )
        self._by_the_piece = mask_of(i for i in t.by_kind["exchange"] if t.price[i])
        self._without_carb = ~mask_of(i for i in range(t.spot_count) if dict(t.pay[i]).get(CARB))

    def _priced_within(self, atp: int, cut: int) -> int:
        """Spots whose ATP price is covered; only the row gets cheaper (CY-E03, C-09)."""
        t = self._t
        return mask_of(i for i in range(t.spot_count) if t.price[i] - (cut if t.slot[i] >= 0 else 0) <= atp)

    def _prepare_choices(self) -> None:
        t = self._t
        self._with_choices = mask_of(i for kind in _WITH_CHOICES for i in t.by_kind[kind])
        self._rough_places, self._smooth_places, self._golgi_places = (
            mask_of(t.places[area]) for area in ("rough_er", "smooth_er", "golgi")
        )
        self._er_places = self._rough_places | self._smooth_places
        self._disks = tuple(tuple(bits(places)) for places in range(1 << t.place_count))
        self._detox_for = padded(t.affordable(t.detox, ATP))
        self._exit_for = padded(t.affordable(t.by_vesicle, ATP))
        self._enzyme_by_atp = padded(t.affordable(t.enzymes, ATP))
        self._from_stock = tuple(map(or_, self._detox_for, self._enzyme_by_atp))
        self._enzyme_by_protein = padded(t.affordable(t.enzymes, PROTEIN))
        self._enzyme_by_carb = padded(t.affordable(t.enzymes, CARB))

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
        taken = state.taken
        free = self._open[taken] if self._limited else self._all_spots & ~taken  # CY-T03, CY-T08
        moves = self._placements(state, me, atp, free, self._own)
        last = self._exhaust  # CY-T04
        if not last and not moves:
            last = self._pass  # CY-T05
        if state.grey and not state.grey_used:  # CY-G01, CY-G02
            left = atp - me[GREY_PRICE]
            if left >= 0:
                moves += self._placements(state, me, left, self._all_spots, self._grey)  # CY-G03
        moves += last
        if me[HAND] & self._usable:
            moves += self.uses(me)
        if self._hooks:
            for hook in self._hooks:
                moves += hook.turn_moves(state, me)
        return moves

    def uses(self, me: Seat) -> Moves:
        """The macromolecule cards of a hand (CY-K04)."""
        return self._uses[me[HAND] & self._usable]

    def early(self, state: State, seat: int, atp: int) -> list[Action]:
        """Placements of a seat's own flask with that much ATP, before a round's first turn (CY-N06)."""
        moves = self._placements(state, state.seats[seat], atp, self._open[state.taken], self._early)
        return [move for move in moves if move.use == NONE]

    def _open_beside(self, taken: int) -> int:
        """Free spots whose area is not at its limit (CY-T03, CY-T08)."""
        free = self._all_spots & ~taken
        for spots, most in self._t.limits:
            if (taken & spots).bit_count() >= most:
                free &= ~spots
        return free

    def _placements(self, state: State, me: Seat, atp: int, spots: int, book: Book) -> list[Action]:
        plain = spots & ~state.empty & self._affords[me[FREE_ROW]][state.active][atp]  # CY-K01, CY-G04
        if not me[CARB]:
            plain &= self._without_carb
        surplus = me[SURPLUS]
        if surplus:
            plain &= ~self._by_the_piece
        moves = [*book.plain[plain]]
        if surplus:
            moves += self._with_surplus(book, spots & self._by_the_piece, surplus, atp)
        instant = plain & state.usable
        if instant:
            self._add_instant_uses(moves, book, instant, state.row)
        sites = book.sites[spots & self._with_choices]
        self._add_production(moves, state, me, sites)
        if me[HAND] & self._from_stock[atp]:
            self._add_completions(moves, me, atp, sites)
        if me[VESICLES]:
            self._add_transport(moves, state, me, atp, sites)
        if sites.laureates is not None:
            moves += sites.laureates[me[OPEN_GOALS]]
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

    def _add_instant_uses(self, moves: list[Action], book: Book, spots: int, row: tuple[int, ...]) -> None:
        """Buying a macromolecule card and playing it at once (CY-K04, D-11)."""
        for spot, slot in self._slots[spots]:
            moves += book.use_at_once[spot, row[slot]]

    def _add_production(self, moves: list[Action], state: State, me: Seat, sites: Sites) -> None:
        """Ribosome and the two kinds of ER; a vesicle needs a disk (CY-V05)."""
        mrna, lipid = me[MRNA], me[LIPID]
        if mrna and sites.ribosome is not None:  # CY-C02
            moves += sites.ribosome[mrna << self._place_bits]
        if not me[DISKS]:
            return
        lying = state.lying
        if mrna and sites.rough is not None:  # CY-V01
            places = self._rough_places
            bumps = self._bumps(state, places) if lying & places == places else 0
            moves += sites.rough[mrna << self._place_bits | bumps]
        if lipid and sites.steroids is not None:  # CY-V02
            places = self._smooth_places
            bumps = self._bumps(state, places) if lying & places == places else 0
            moves += sites.steroids[lipid << self._place_bits | bumps]

    def _add_completions(self, moves: list[Action], me: Seat, atp: int, sites: Sites) -> None:
        """Cards that are paid from the stock."""
        hand = me[HAND]
        if sites.detox is not None:  # CY-V03
            cards = hand & self._detox_for[atp]
            if cards:
                moves += sites.detox[cards]
        if sites.cytoplasm is not None:  # CY-P01
            cards = hand & self._enzyme_by_protein[me[PROTEIN]]
            if cards:
                cards &= self._enzyme_by_atp[atp] & self._enzyme_by_carb[me[CARB]]
                if cards:
                    moves += sites.cytoplasm[cards]

    def _add_transport(self, moves: list[Action], state: State, me: Seat, atp: int, sites: Sites) -> None:
        """Golgi and exocytosis, for a seat with a disk on the board."""
        own = me[VESICLES]
        movable = own & self._er_places
        if movable and sites.golgi is not None:  # CY-V06
            adds = (me[CARB] > 0) | (me[LIPID] > 0) << 1
            if adds:
                places = self._golgi_places
                bumps = self._bumps(state, places) if state.lying & places == places else 0
                moves += sites.golgi[(movable << self._place_bits | bumps) << 2 | adds]
        ready = own & self._golgi_places
        if ready and sites.exits is not None:  # CY-V07
            cards = me[HAND] & self._exit_for[atp]
            if cards:
                for disk in self._disks[ready]:
                    fitting = cards & self._carried[state.vesicles[disk].load]
                    if fitting:
                        moves += sites.exits[fitting << self._place_bits | disk]

    def _carried_by(self, load: Amounts) -> int:
        """CY-V08: the cards for which a disk with that load carries enough."""
        needed = self._t.load_needed
        return mask_of(
            card for card in bits(self._t.by_vesicle) if all(load[r] >= n for r, n in needed[card])
        )

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
