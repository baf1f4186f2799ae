"""Which moves there are: the complete list for the pending decision, fast.

Spots with nothing to choose are one bit each: the mask of those that are open and affordable looks
its actions up in one step. Spots with choices build their variants once per situation (how many,
which disks, which cards) and remember them. :mod:`.reasons` says the same rules slowly, one move at
a time, and the contract suite holds the two against each other.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, MRNA, PROTEIN, RESOURCES
from cytosis.games.cytosis.state import DISKS, HAND, HEALTH, MARKERS, Seat, State, bits, mask_of
from cytosis.games.cytosis.tables import Tables

Moves = tuple[Action, ...]

_FORGET_AT = 20_000
"""A memory that grew past this is emptied: games differ, and memory should not grow with their number."""


class Book:
    """The remembered variants for flasks of one colour: the own ones, or the grey ones."""

    __slots__ = ("plain", "variants", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.plain: dict[int, Moves] = {}
        self.variants: dict[tuple[object, ...], Moves] = {}


class LegalMoves:
    """Lists the legal moves of every decision of the base game."""

    def __init__(self, tables: Tables, actions: Actions) -> None:
        catalog = tables.catalog
        self._t = tables
        self._actions = actions
        self._own = Book("place")
        self._grey = Book("grey")
        self._disks = catalog.setup.disks
        self._grey_price = catalog.setup.grey_price
        self._per_goal = catalog.scoring.markers_per_goal
        self._exhaust = [actions.exhaust(RESOURCES.index(name)) for name in catalog.switches.exhaust]
        self._pass = [actions.skip()]
        self._open: dict[int, int] = {}
        self._rows: dict[tuple[int, ...], tuple[int, int]] = {}
        self._prepare_plain_spots()
        self._prepare_choices()

    def _prepare_plain_spots(self) -> None:
        t = self._t
        plain = mask_of(i for kind in ("gain", "exchange", "buy") for i in t.by_kind[kind])
        cuts = sorted(set(t.price_cut))
        most = max(t.price) + 1
        self._atp_affords = {
            cut: tuple(plain & self._priced_within(atp, cut) for atp in range(most)) for cut in cuts
        }
        self._most_atp = most - 1
        without_carb = plain & ~mask_of(i for i in range(t.spot_count) if dict(t.pay[i]).get(CARB))
        self._carb_affords = (without_carb, plain)

    def _priced_within(self, atp: int, cut: int) -> int:
        """Spots whose ATP price is covered; only the row gets cheaper (CY-E03, C-09)."""
        t = self._t
        return mask_of(i for i in range(t.spot_count) if t.price[i] - (cut if t.slot[i] >= 0 else 0) <= atp)

    def _prepare_choices(self) -> None:
        t = self._t
        (self._ribosome,) = t.by_kind["convert"]
        self._lower = mask_of(t.by_kind["detox_or_steroid"])
        self._rough = mask_of(t.by_kind["vesicle_start"])
        self._golgi = mask_of(t.by_kind["vesicle_modify"])
        self._exits = mask_of(t.by_kind["vesicle_finish"])
        (self._cytoplasm,) = t.by_kind["enzyme"]
        (self._laureates,) = t.by_kind["laureates"]
        self._in_rough, self._in_smooth = t.places["rough_er"], t.places["smooth_er"]
        self._in_golgi = t.places["golgi"]
        self._detox_for = t.affordable(t.detox, ATP)
        self._exit_for = t.affordable(t.by_vesicle, ATP)
        self._enzyme_for = tuple((r, t.affordable(t.enzymes, r)) for r in (ATP, PROTEIN, CARB))

    # -- the set-up ----------------------------------------------------------------------------------
    def keep_cards(self, state: State) -> list[Action]:
        """Every choice of the dealt cards (CY-S09)."""
        hand = bits(state.seats[state.seat][HAND])
        return [self._actions.keep(cards) for cards in combinations(hand, self._t.catalog.setup.kept)]

    def start_resources(self, state: State) -> list[Action]:
        """Every mix of the extra resources (CY-S11)."""
        setup = self._t.catalog.setup
        kinds = sorted(RESOURCES.index(name) for name in setup.extra_kinds)
        return [self._actions.take(mix) for mix in combinations_with_replacement(kinds, setup.extra)]

    # -- a turn ----------------------------------------------------------------------------------------
    def turn(self, state: State) -> list[Action]:
        """Own flask, grey flask first, exhaust or pass, and macromolecule cards of the hand."""
        me = state.seats[state.seat]
        atp = me[ATP]
        taken = state.taken
        free = self._open.get(taken)
        if free is None:
            free = self._read_board(taken)
        moves = self._placements(state, me, atp, free, self._own)
        last = self._exhaust  # CY-T04
        if not last and not moves:
            last = self._pass  # CY-T05
        if state.grey and not state.grey_used and atp >= self._grey_price:  # CY-G01, CY-G02
            moves += self._placements(state, me, atp - self._grey_price, self._t.all_spots, self._grey)  # CY-G03
        moves += last
        usable = me[HAND] & self._t.usable
        if usable:  # CY-K04
            moves += [self._actions.use(card) for card in bits(usable)]
        return moves

    def _read_board(self, taken: int) -> int:
        """Spots open to own flasks: the free ones (CY-T03), less areas at their limit (CY-T08)."""
        free = self._t.all_spots & ~taken
        for spots, most in self._t.limits:
            if (taken & spots).bit_count() >= most:
                free &= ~spots
        if len(self._open) > _FORGET_AT:
            self._open.clear()
        self._open[taken] = free
        return free

    def _placements(self, state: State, me: Seat, atp: int, spots: int, book: Book) -> list[Action]:
        row = self._rows.get(state.row)
        if row is None:
            row = self._read_row(state.row)
        empty, usable = row
        enough = self._atp_affords[self._t.price_cut[state.active]]
        plain = (
            spots
            & ~empty
            & (enough[atp] if atp < self._most_atp else enough[-1])
            & (self._carb_affords[1] if me[CARB] else self._carb_affords[0])
        )
        found = book.plain.get(plain)
        if found is None:
            found = book.plain[plain] = tuple(self._actions.place(book.verb, i) for i in bits(plain))
        moves = list(found)
        if usable & plain:
            moves += self._buy_and_use(book, usable & plain, state.row)
        self._add_production(moves, state, me, atp, spots, book)
        if me[DISKS] < self._disks:
            self._add_transport(moves, state, me, atp, spots, book)
        if spots >> self._laureates & 1:
            moves += self._at_laureates(book, self._open_goals(state, me))
        return moves

    def _read_row(self, row: tuple[int, ...]) -> tuple[int, int]:
        """Masks of the card spots that are empty (CY-K01, CY-G04) and that hold a macromolecule card."""
        t = self._t
        empty = mask_of(i for i in t.by_kind["buy"] if row[t.slot[i]] < 0)
        usable = mask_of(i for i in t.by_kind["buy"] if row[t.slot[i]] >= 0 and t.usable >> row[t.slot[i]] & 1)
        if len(self._rows) > _FORGET_AT:
            self._rows.clear()
        self._rows[row] = (empty, usable)
        return empty, usable

    def _buy_and_use(self, book: Book, spots: int, row: tuple[int, ...]) -> list[Action]:
        """Buying a macromolecule card and playing it at once (CY-K04, D-11)."""
        return [self._actions.place(book.verb, i, use=row[self._t.slot[i]]) for i in bits(spots)]

    def _add_production(self, moves: list[Action], state: State, me: Seat, atp: int, spots: int, book: Book) -> None:
        """Ribosome, the two kinds of ER and the cytoplasm."""
        mrna = me[MRNA]
        if mrna and spots >> self._ribosome & 1:  # CY-C02
            moves += self._loads(book, 1 << self._ribosome, mrna, 0)
        lower = spots & self._lower
        if lower:
            if me[LIPID] and me[DISKS]:  # CY-V02, CY-V05
                moves += self._loads(book, lower, me[LIPID], self._bumps(state, self._in_smooth))
            cards = me[HAND] & self._detox_for[min(atp, len(self._detox_for) - 1)]
            if cards:  # CY-V03
                moves += self._completions(book, lower, cards)
        rough = spots & self._rough
        if rough and mrna and me[DISKS]:  # CY-V01, CY-V05
            moves += self._loads(book, rough, mrna, self._bumps(state, self._in_rough))
        if spots >> self._cytoplasm & 1:  # CY-P01
            cards = me[HAND] & self._t.enzymes
            if cards:
                for resource, masks in self._enzyme_for:
                    held = atp if resource == ATP else me[resource]
                    cards &= masks[min(held, len(masks) - 1)]
                moves += self._completions(book, 1 << self._cytoplasm, cards)

    def _add_transport(self, moves: list[Action], state: State, me: Seat, atp: int, spots: int, book: Book) -> None:
        """Golgi and exocytosis, for a seat with a disk on the board."""
        seat = state.seat
        movable = ready = 0
        for place, vesicle in enumerate(state.vesicles):
            if vesicle is not None and vesicle.seat == seat:
                if place in self._in_golgi:
                    ready |= 1 << place
                else:
                    movable |= 1 << place
        golgi = spots & self._golgi
        if movable and golgi:  # CY-V06
            adds = (me[CARB] > 0) + 2 * (me[LIPID] > 0)
            if adds:
                moves += self._moves_to_golgi(book, golgi, movable, adds, self._bumps(state, self._in_golgi))
        exits = spots & self._exits
        if ready and exits:  # CY-V07
            cards = me[HAND] & self._exit_for[min(atp, len(self._exit_for) - 1)]
            if cards:
                moves += self._releases(book, state, exits, ready, cards)

    # -- bumping ---------------------------------------------------------------------------------------
    def _bumps(self, state: State, places: range) -> int:
        """Mask of the places whose disk may have to give way; 0 while a place is free (CY-V13)."""
        vesicles = state.vesicles
        owners = 0
        for place in places:
            vesicle = vesicles[place]
            if vesicle is None:
                return 0
            owners |= 1 << vesicle.seat
        if self._t.catalog.switches.bump != "highest_health":
            return mask_of(places)  # CY-V11
        owner = self._healthiest(state, owners)
        return mask_of(place for place in places if vesicles[place].seat == owner)  # type: ignore[union-attr]

    def _healthiest(self, state: State, owners: int) -> int:
        """CY-V10: the most health, ties to the earliest in this round's order (A-11)."""
        count = len(state.seats)
        order = sorted(bits(owners), key=lambda seat: (seat - state.starter) % count)
        return max(order, key=lambda seat: state.seats[seat][HEALTH])

    # -- variants, remembered --------------------------------------------------------------------------
    def _loads(self, book: Book, spots: int, most: int, bumps: int) -> Moves:
        """``n`` from 1 to what is held, for ribosome and vesicle starts."""
        key = (spots, most, bumps)
        found = book.variants.get(key)
        if found is None:
            place = self._actions.place
            found = self._remember(
                book,
                key,
                [
                    place(book.verb, spot, n=n, bump=bump)
                    for spot in bits(spots)
                    for n in range(1, most + 1)
                    for bump in _choices(bumps)
                ],
            )
        return found

    def _completions(self, book: Book, spots: int, cards: int) -> Moves:
        key = (spots, cards)
        found = book.variants.get(key)
        if found is None:
            place = self._actions.place
            found = self._remember(
                book, key, [place(book.verb, spot, card=card) for spot in bits(spots) for card in bits(cards)]
            )
        return found

    def _moves_to_golgi(self, book: Book, spots: int, disks: int, adds: int, bumps: int) -> Moves:
        key = (spots, disks, adds, bumps)
        found = book.variants.get(key)
        if found is None:
            place = self._actions.place
            held = [resource for flag, resource in ((1, CARB), (2, LIPID)) if adds & flag]
            found = self._remember(
                book,
                key,
                [
                    place(book.verb, spot, disk=disk, add=add, bump=bump)
                    for spot in bits(spots)
                    for disk in bits(disks)
                    for add in held
                    for bump in _choices(bumps)
                ],
            )
        return found

    def _releases(self, book: Book, state: State, spots: int, disks: int, cards: int) -> list[Action]:
        """CY-V08: the disk must carry at least what the card asks for."""
        fits: list[tuple[int, int]] = []
        for disk in bits(disks):
            vesicle = state.vesicles[disk]
            assert vesicle is not None
            for card in bits(cards):
                if all(vesicle.load[resource] >= n for resource, n in self._t.load_needed[card]):
                    fits.append((disk, card))
        place = self._actions.place
        return [place(book.verb, spot, disk=disk, card=card) for spot in bits(spots) for disk, card in fits]

    def _open_goals(self, state: State, me: Seat) -> int:
        """Mask over the face-up goals that can take a marker of this seat (CY-L02, CY-L03)."""
        if not me[MARKERS]:
            return 0
        mask = 0
        for i, seats in enumerate(state.marks):
            if len(seats) < self._per_goal and state.seat not in seats:
                mask |= 1 << state.goals[i]
        return mask

    def _at_laureates(self, book: Book, goals: int) -> Moves:
        key = ("laureates", goals)
        found = book.variants.get(key)
        if found is None:
            place, spot = self._actions.place, self._laureates
            choices = [place(book.verb, spot, take=ATP), *(place(book.verb, spot, goal=goal) for goal in bits(goals))]
            found = self._remember(book, key, choices)
        return found

    def _remember(self, book: Book, key: tuple[object, ...], moves: list[Action]) -> Moves:
        if len(book.variants) > _FORGET_AT:
            book.variants.clear()
        found = book.variants[key] = tuple(moves)
        return found


def _choices(bumps: int) -> tuple[int, ...]:
    """The places that may be cleared; no word is written while a place is free."""
    return tuple(bits(bumps)) or (NONE,)
