"""The door to the games' rooms: how each game is told, by its id."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.games.amino.teller import AminoTeller
from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match

TELLERS: dict[str, type[Teller]] = {
    "cytosis": CytosisTeller,
    "amino": AminoTeller,
    "cellulose": CelluloseTeller,
}


def teller(match: Match, names: Sequence[str], texts: Texts, typed: bool = False) -> Teller:
    """Who tells that match; plainly, for a game without a room here."""
    return TELLERS.get(match.ruleset.game, Teller)(match.rules, names, texts.of(match.ruleset.game), typed)
