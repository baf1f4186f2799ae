"""The numbers of the game, typed in once more by hand.

This is on purpose not read from the product's data files: a slip in either table shows up as a difference.
"""

from __future__ import annotations

from typing import Any

RESOURCES = ("atp", "mrna", "protein", "lipid", "carb")
MACROMOLECULES = ("mrna", "protein", "lipid", "carb")

# ---------------------------------------------------------------- cards, 43 of them (CY-S06)
# atp is paid on completion; protein, lipid, carb lie on the disk, or come from the stock for enzymes

PROTEIN_HORMONES: dict[str, dict[str, int]] = {
    "PH1": {"atp": 1, "protein": 2, "carb": 1, "health": 6},
    "PH2": {"atp": 1, "protein": 2, "carb": 1, "health": 6},
    "PH3": {"atp": 2, "protein": 2, "carb": 1, "health": 7},
    "PH4": {"atp": 2, "protein": 2, "carb": 1, "health": 7},
    "PH5": {"atp": 2, "protein": 3, "carb": 1, "health": 8},
    "PH6": {"atp": 2, "protein": 3, "carb": 1, "health": 8},
}
STEROID_HORMONES: dict[str, dict[str, int]] = {
    "SH1": {"atp": 3, "lipid": 3, "carb": 1, "health": 8},
    "SH2": {"atp": 3, "lipid": 3, "carb": 1, "health": 8},
    "SH3": {"atp": 4, "lipid": 3, "carb": 1, "health": 9},
    "SH4": {"atp": 4, "lipid": 3, "carb": 1, "health": 9},
    "SH5": {"atp": 4, "lipid": 4, "carb": 1, "health": 10},
    "SH6": {"atp": 4, "lipid": 4, "carb": 1, "health": 10},
}
PROTEIN_HORMONE_RECEPTORS: dict[str, dict[str, int]] = {
    "PR1": {"atp": 1, "protein": 3, "carb": 1, "health": 5},
    "PR2": {"atp": 1, "protein": 3, "carb": 1, "health": 5},
    "PR3": {"atp": 2, "protein": 3, "carb": 1, "health": 6},
    "PR4": {"atp": 2, "protein": 3, "carb": 1, "health": 6},
    "PR5": {"atp": 3, "protein": 4, "carb": 1, "health": 7},
}
STEROID_HORMONE_RECEPTORS: dict[str, dict[str, int]] = {
    "SR1": {"atp": 2, "protein": 3, "lipid": 1, "health": 5},
    "SR2": {"atp": 2, "protein": 3, "lipid": 1, "health": 5},
    "SR3": {"atp": 3, "protein": 3, "lipid": 1, "health": 6},
    "SR4": {"atp": 3, "protein": 3, "lipid": 1, "health": 6},
    "SR5": {"atp": 4, "protein": 4, "lipid": 1, "health": 7},
}
ENZYMES: dict[str, dict[str, int]] = {
    "EN1": {"atp": 2, "protein": 2, "health": 3},
    "EN2": {"atp": 2, "protein": 2, "health": 3},
    "EN3": {"atp": 1, "protein": 3, "health": 3},
    "EN4": {"atp": 1, "protein": 3, "health": 3},
    "EN5": {"atp": 3, "protein": 3, "health": 4},
    "EN6": {"atp": 3, "protein": 3, "health": 4},
    "EN7": {"atp": 2, "protein": 4, "health": 4},
    "EN8": {"atp": 2, "protein": 4, "health": 4},
    "EN9": {"atp": 2, "protein": 3, "carb": 1, "health": 5},
    "EN10": {"atp": 2, "protein": 3, "carb": 1, "health": 5},
}
ENZYME_COLOURS = {
    "EN1": "red",
    "EN2": "red",
    "EN3": "blue",
    "EN4": "blue",
    "EN5": "green",
    "EN6": "green",
    "EN7": "purple",
    "EN8": "purple",
    "EN9": "yellow",
    "EN10": "yellow",
}
DETOXIFICATIONS: dict[str, dict[str, int]] = {
    "AD1": {"atp": 1, "health": 1},
    "AD2": {"atp": 2, "health": 1},
    "AD3": {"atp": 2, "health": 1},
    "AD4": {"atp": 2, "health": 1},
    "AD5": {"atp": 3, "health": 1},
    "AD6": {"atp": 3, "health": 1},
    "AD7": {"atp": 4, "health": 1},
}
MACROMOLECULE_CARDS = {"MM1": "mrna", "MM2": "lipid", "MM3": "protein", "MM4": "carb"}

FAMILIES: dict[str, list[str]] = {
    "protein_hormone": list(PROTEIN_HORMONES),
    "steroid_hormone": list(STEROID_HORMONES),
    "protein_hormone_receptor": list(PROTEIN_HORMONE_RECEPTORS),
    "steroid_hormone_receptor": list(STEROID_HORMONE_RECEPTORS),
    "enzyme": list(ENZYMES),
    "alcohol_detoxification": list(DETOXIFICATIONS),
    "macromolecule": list(MACROMOLECULE_CARDS),
}
CARD_ORDER: list[str] = [card for family in FAMILIES.values() for card in family]
FAMILY_OF: dict[str, str] = {card: family for family, cards in FAMILIES.items() for card in cards}

# ---------------------------------------------------------------- the modules virus and epigenetic

EXPANSIONS = ["epigenetic", "virus"]
STRAINS = ["ebola", "influenza", "rhinovirus"]
STRAIN_OF_CARD = {
    "VE1": "ebola",
    "VE2": "ebola",
    "VI1": "influenza",
    "VI2": "influenza",
    "VR1": "rhinovirus",
    "VR2": "rhinovirus",
}
STRAIN_OF_EVENT = {
    "virus_ebola": "ebola",
    "virus_influenza": "influenza",
    "virus_rhinovirus": "rhinovirus",
}
ATTACK_CARDS = list(STRAIN_OF_CARD)
FAMILY_OF.update(dict.fromkeys(ATTACK_CARDS, "virus_attack"))
DATA_ORDER: list[str] = [*CARD_ORDER, *ATTACK_CARDS]
POWERS = ["trade", "peek", "surplus", "grey_discount", "early_flask", "round_gift", "free_cards"]
FREE_RESOURCES = ("atp", "mrna", "lipid")  # what set-up, rewards and the round's gift may bring

COMPLETABLE: dict[str, dict[str, int]] = {
    **PROTEIN_HORMONES,
    **STEROID_HORMONES,
    **PROTEIN_HORMONE_RECEPTORS,
    **STEROID_HORMONE_RECEPTORS,
    **ENZYMES,
    **DETOXIFICATIONS,
}
VESICLE_CARDS: dict[str, dict[str, int]] = {
    **PROTEIN_HORMONES,
    **STEROID_HORMONES,
    **PROTEIN_HORMONE_RECEPTORS,
    **STEROID_HORMONE_RECEPTORS,
}
RECEPTOR_FAMILY_OF_HORMONE = {
    "protein_hormone": "protein_hormone_receptor",
    "steroid_hormone": "steroid_hormone_receptor",
}

# ---------------------------------------------------------------- goals (CY-S05, CY-Z09)

GOAL_COUNTS = {
    "G_ENZ": "enzyme",
    "G_PH": "protein_hormone",
    "G_PHR": "protein_hormone_receptor",
    "G_SHR": "steroid_hormone_receptor",
    "G_SH": "steroid_hormone",
    "G_DET": "alcohol_detoxification",
}
VIRUS_GOALS = ["G_VA", "G_IR"]
GOAL_POINTS_PER_CARD = 2
GOAL_MARKERS = 2
FIRST_MARKER_POINTS = 3

# ---------------------------------------------------------------- the board

AREA_OF_SPOT = {
    "nucleus.3": "nucleus",
    "nucleus.2": "nucleus",
    "ribosome.1": "ribosome",
    "lipid.3": "smooth_er",
    "lipid.2": "smooth_er",
    "smooth_er.1": "smooth_er",
    "smooth_er.2": "smooth_er",
    "rough_er.1": "rough_er",
    "rough_er.2": "rough_er",
    "golgi.1": "golgi",
    "golgi.2": "golgi",
    "exocytosis.1": "exocytosis",
    "exocytosis.2": "exocytosis",
    "glucose.2": "glucose",
    "glucose.1": "glucose",
    "mitochondria.3": "mitochondria",
    "mitochondria.2": "mitochondria",
    "mitochondria.6": "mitochondria",
    "cytoplasm.1": "cytoplasm",
    "laureates.1": "laureates",
    "cards.1": "cards",
    "cards.2": "cards",
    "cards.3": "cards",
    "cards.4": "cards",
}
LARGE_BOARD = list(AREA_OF_SPOT)
SMALL_BOARD = [
    "nucleus.3",
    "ribosome.1",
    "lipid.3",
    "smooth_er.1",
    "rough_er.1",
    "golgi.1",
    "exocytosis.1",
    "glucose.2",
    "mitochondria.3",
    "mitochondria.6",
    "cytoplasm.1",
    "laureates.1",
    "cards.1",
    "cards.2",
    "cards.3",
    "cards.4",
]
LARGE_BOARD_PLACES = {"smooth_er": 2, "rough_er": 3, "golgi": 3}
SMALL_BOARD_PLACES = {"smooth_er": 2, "rough_er": 2, "golgi": 2}

# What a collecting spot takes and gives (CY-C01, CY-C03, CY-C04, CY-C05).
COLLECT: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "nucleus.3": ({}, {"mrna": 3}),
    "nucleus.2": ({}, {"mrna": 2}),
    "lipid.3": ({}, {"lipid": 3}),
    "lipid.2": ({}, {"lipid": 2}),
    "glucose.2": ({"atp": 2}, {"carb": 2}),
    "glucose.1": ({"atp": 1}, {"carb": 1}),
    "mitochondria.3": ({}, {"atp": 3}),
    "mitochondria.2": ({}, {"atp": 2}),
    "mitochondria.6": ({"carb": 1}, {"atp": 6}),
}
CARD_PRICES = [0, 1, 2, 3]  # slots 1 to 4 (CY-K01)
GREY_FLASKS = 2
GREY_PRICE = 4
CHEAPER_GREY_PRICE = 3  # CY-N05

BOOST_RESOURCE = {"glucose": "carb", "nucleus": "mrna", "mitochondria": "atp", "smooth_er": "lipid"}
BOOST_LOCATION = {
    "boost_glucose": "glucose",
    "boost_nucleus": "nucleus",
    "boost_resp": "mitochondria",
    "boost_smooth": "smooth_er",
}

# ---------------------------------------------------------------- numbers by seats, from two to five

FLASKS = [4, 4, 3, 2]  # CY-S02
EVENTS_USED = {"full": [10, 10, 11, 12], "short": [5, 5, 6, 6]}  # CY-S03
VIRUS_EVENTS_USED = {"full": [10, 10, 12, 14], "short": [5, 5, 6, 6]}  # CY-X01, the virus events included
DISKS = 2
PRINTED_ATP = 30  # CY-C06, first and italian, where that is chosen

# ---------------------------------------------------------------- scoring

ENZYME_SET_POINTS = [0, 0, 2, 5, 9, 14]  # by number of colours (CY-Z08)
DETOX_PRIZES = [8, 5, 2, 0, 0]  # three to five players (CY-Z04)
TOXICITY = [(10, 4), (7, 2), (5, 1)]  # at least this many: lose that many (CY-E05)

# ---------------------------------------------------------------- the editions

FIRST_EVENTS = (
    ["boost_glucose"] * 2
    + ["boost_nucleus"] * 2
    + ["boost_resp"] * 2
    + ["boost_smooth"]
    + ["reduce_atp"] * 2
    + ["toxicity"] * 3
)
SECOND_EVENTS = (
    ["boost_glucose"] * 3 + ["boost_nucleus"] * 3 + ["boost_resp"] * 3 + ["boost_smooth"] + ["reduce_atp"] * 2
)
OLD_GOALS = ["G_ENZ", "G_PH", "G_PHR", "G_SHR", "G_SH"]
SMALL_AMOUNTS = {"MM1": 3, "MM2": 3, "MM3": 3, "MM4": 2}
LARGE_AMOUNTS = {"MM1": 5, "MM2": 5, "MM3": 4, "MM4": 3}

EDITIONS: dict[str, dict[str, Any]] = {
    "first": {
        "goal_pool": OLD_GOALS,
        "goals": [4, 4, 5, 5],
        "virus_goals": [4, 4, 5, 6],  # CY-X02, V-18
        "events": FIRST_EVENTS,
        "event_before_row": True,
        "thrown_out_with_two": 1,
        "detox_removed_with_two": 0,
        "small_board_with_two": False,
        "area_limits_with_two": False,
        "exhaust": False,
        "free_slot_bonus": False,
        "bump": "any",
        "amounts": SMALL_AMOUNTS,
        "leftovers": {"mrna": 3, "protein": 3, "lipid": 3, "carb": 3},
        "detox_prizes_with_two": [6, 3],
        "detox_cards_part_two": True,
        "disks_come_home": False,
        "supply": True,
        "last_tie": "furthest_from_marker",
    },
    "italian": {
        "goal_pool": OLD_GOALS,
        "goals": [3, 4, 5, 5],
        "virus_goals": [3, 4, 5, 6],
        "events": FIRST_EVENTS,
        "event_before_row": True,
        "thrown_out_with_two": 2,
        "detox_removed_with_two": 3,
        "small_board_with_two": False,
        "area_limits_with_two": True,
        "exhaust": False,
        "free_slot_bonus": True,
        "bump": "any",
        "amounts": SMALL_AMOUNTS,
        "leftovers": {"mrna": 4, "protein": 3, "lipid": 4, "carb": 2},
        "detox_prizes_with_two": [6, 3],
        "detox_cards_part_two": True,
        "disks_come_home": True,
        "supply": True,
        "last_tie": "furthest_from_marker",
    },
    "second": {
        "goal_pool": [*OLD_GOALS, "G_DET"],
        "goals": [3, 4, 5, 5],
        "virus_goals": [3, 4, 5, 6],
        "events": SECOND_EVENTS,
        "event_before_row": False,
        "thrown_out_with_two": 2,
        "detox_removed_with_two": 3,
        "small_board_with_two": True,
        "area_limits_with_two": False,
        "exhaust": True,
        "free_slot_bonus": True,
        "bump": "healthiest",
        "amounts": LARGE_AMOUNTS,
        "leftovers": {"mrna": 4, "protein": 3, "lipid": 4, "carb": 2},
        "detox_prizes_with_two": [5, 2],
        "detox_cards_part_two": False,
        "disks_come_home": True,
        "supply": False,
        "last_tie": "atp_then_marker",
    },
}
