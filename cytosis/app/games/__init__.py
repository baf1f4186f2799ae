"""The door to the games' rooms: how each game is told, by its id."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.games.amino.conditions import CONDITIONS as AMINO_CONDITIONS
from cytosis.app.games.amino.lessons import LESSONS as AMINO_LESSONS
from cytosis.app.games.amino.memory import IN_PUZZLES as AMINO_PUZZLES
from cytosis.app.games.amino.teller import AminoTeller
from cytosis.app.games.cellulose.conditions import CONDITIONS as CELLULOSE_CONDITIONS
from cytosis.app.games.cellulose.lessons import LESSONS as CELLULOSE_LESSONS
from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.games.cytosis.conditions import CONDITIONS as CYTOSIS_CONDITIONS
from cytosis.app.games.cytosis.lessons import LESSONS as CYTOSIS_LESSONS
from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.app.play.challenges import Challenge, Challenges, name_of
from cytosis.app.play.customs import Custom
from cytosis.app.play.lessons import Lessons
from cytosis.app.play.players import HUMAN, players_of
from cytosis.app.play.puzzles import Puzzles
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.journal import standing
from cytosis.engine.match import Match
from cytosis.engine.ruleset import Ruleset

TELLERS: dict[str, type[Teller]] = {
    "cytosis": CytosisTeller,
    "amino": AminoTeller,
    "cellulose": CelluloseTeller,
}
LESSONS: dict[str, Lessons] = {
    "cytosis": CYTOSIS_LESSONS,
    "amino": AMINO_LESSONS,
    "cellulose": CELLULOSE_LESSONS,
}
CHALLENGES: dict[str, Challenges] = {
    "cytosis": Challenges("cytosis", CYTOSIS_CONDITIONS),
    "amino": Challenges("amino", AMINO_CONDITIONS),
    "cellulose": Challenges("cellulose", CELLULOSE_CONDITIONS),
}
PUZZLES: dict[str, Puzzles] = {
    "cytosis": Puzzles("cytosis"),
    "amino": Puzzles("amino", AMINO_PUZZLES),
    "cellulose": Puzzles("cellulose"),
}


def teller(match: Match, names: Sequence[str], texts: Texts, typed: bool = False) -> Teller:
    """Who tells that match; plainly, for a game without a room here."""
    return teller_of(match.ruleset, match.seats, names, texts, typed)


def teller_of(
    ruleset: Ruleset, seats: int, names: Sequence[str], texts: Texts, typed: bool = False
) -> Teller:
    """The same for a game that is only being set up; DataError for a table size the game does not have."""
    told = TELLERS.get(ruleset.game, Teller)(ruleset.rules(seats), names, texts.of(ruleset.game), typed)
    told.ruleset = ruleset
    return told


def customs(game: str) -> tuple[Custom, ...]:
    """What the people at a table of a game may agree on."""
    return TELLERS.get(game, Teller).customs


def lessons(game: str) -> Lessons:
    """The lessons of a game; none, for a game without a room here."""
    return LESSONS.get(game) or Lessons(game)


def challenges(game: str) -> Challenges:
    """The challenges of a game; none, for a game without a room here."""
    return CHALLENGES.get(game) or Challenges(game)


def challenge_of(match: Match) -> Challenge | None:
    """The challenge a game was begun for; None for an ordinary game, or one that is there no more."""
    game, id_ = name_of(match.journal.header)
    found = challenges(game).find(id_) if game in CHALLENGES else None
    if found is None or (found.seed, found.ruleset) != (match.journal.header["seed"], match.ruleset):
        return None
    agents = tuple(player.agent for player in players_of(match.journal.header))
    begun = tuple(do for _, do in standing(match.journal.lines)[: len(found.begun)])
    return found if (agents, begun) == ((HUMAN, *found.opponents), found.begun) else None


def puzzles(game: str) -> Puzzles:
    """The puzzles of a game; none, for a game without a room here."""
    return PUZZLES.get(game) or Puzzles(game)
