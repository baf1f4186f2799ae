"""The handbooks of all games: the one in hand as it is played, the others as they usually are."""

from __future__ import annotations

from cytosis.app.games import teller_of
from cytosis.app.play.setup import Setup
from cytosis.app.teller import Teller
from cytosis.app.words.handbook import Entry, Handbook
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.window.session import Session


class Books:
    """Each is opened when it is first wanted."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self._session = session
        self._tellers = {teller.ruleset.game: teller}
        self._books: dict[str, Handbook] = {}

    def teller(self, game: str) -> Teller:
        """Who tells that game."""
        if game not in self._tellers:
            seats = Setup(game=game).sizes[0]
            self._tellers[game] = teller_of(Ruleset(game), seats, [""] * seats, self._session.texts)
        return self._tellers[game]

    def of(self, game: str) -> Handbook:
        """The handbook of that game."""
        if game not in self._books:
            self._books[game] = self.teller(game).handbook()
        return self._books[game]

    def search(self, text: str, first: str) -> list[tuple[str, list[Entry]]]:
        """What fits in each game that has anything, the game in hand first."""
        order = [first, *(game for game in games() if game != first)]
        hits = ((game, self.of(game).search(text)) for game in order)
        return [(game, found) for game, found in hits if found]
