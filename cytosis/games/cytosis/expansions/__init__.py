"""The expansions there are. The base package imports none of them; the game puts them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cytosis.games.cytosis import reasons
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.expansions import epigenetic_reasons, virus_reasons
from cytosis.games.cytosis.expansions.epigenetic import Epigenetic
from cytosis.games.cytosis.expansions.virus import Virus
from cytosis.games.cytosis.hooks import Expansion

CODES: Mapping[str, tuple[str, ...]] = {**reasons.CODES, **virus_reasons.CODES, **epigenetic_reasons.CODES}
"""Every reason code of the game with all its expansions."""

EXPANSIONS: Mapping[str, Callable[[Catalog], Expansion]] = {
    "epigenetic": Epigenetic,
    "virus": Virus,
}
"""By id, how each is made; the ids are the folders of rules_data/cytosis/expansions."""
