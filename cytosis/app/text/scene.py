"""What every part of the text table shares: the terminal, the game and the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.games import challenge_of, teller
from cytosis.app.play.controller import Controller
from cytosis.app.play.players import Player
from cytosis.app.text.console import Console
from cytosis.app.words.i18n import Texts, game_name
from cytosis.app.words.story import Story
from cytosis.app.words.task import Told, of_challenge
from cytosis.engine.match import Match


class Scene:
    """One game at one terminal."""

    def __init__(
        self, console: Console, controller: Controller, players: Sequence[Player], texts: Texts
    ) -> None:
        self.console = console
        self.controller = controller
        self.players = tuple(players)
        self.texts = texts.of(controller.match.ruleset.game)
        names = [player.name for player in players]
        self.teller = teller(controller.match, names, texts, typed=True)
        self.words, self.board, self.moves = self.teller.words, self.teller.board, self.teller.moves
        self.story = Story(self.teller.narrator(self.viewer))

    @property
    def match(self) -> Match:
        """The game."""
        return self.controller.match

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.human]

    @property
    def hot_seat(self) -> bool:
        """Whether people take turns at this terminal and must not see each other's cards."""
        return len(self.humans) > 1

    @property
    def viewer(self) -> int | None:
        """For whose eyes the log is: the only person's, else nobody's in particular."""
        return self.humans[0] if len(self.humans) == 1 else None

    def task(self) -> Told | None:
        """What this table asks for besides winning; mostly nothing."""
        challenge = challenge_of(self.match)
        return of_challenge(challenge, self.match, self.texts) if challenge is not None else None

    def say(self, key: str, **params: object) -> None:
        """A line of the catalogue."""
        self.console.say(self.texts.t(key, **params))

    def say_all(self, lines: Sequence[str]) -> None:
        """Lines that are texts already."""
        for line in lines:
            self.console.say(line)

    def scores(self) -> list[str]:
        """Every seat's points by source, the best first once the game is over."""
        outcome = self.match.outcome()
        seats = outcome.ranking if outcome else range(self.match.seats)
        narrator = self.story.narrator
        lines = [narrator.score(seat, self.match.score(seat)) for seat in seats]
        rivals = [narrator.sheet(self.teller.rival(one.id), one.lines) for one in self.match.rivals()]
        return rivals + lines if outcome and outcome.winner < 0 else lines + rivals


def welcome(match: Match, texts: Texts) -> str:
    """Which game this is. Not its seed: whoever knows that knows every card to come."""
    begun = match.journal.header["seed"]
    key = "table.welcome_position" if begun is None else "table.welcome"
    texts = texts.of(match.ruleset.game)
    edition = texts.t(f"edition.{match.ruleset.edition}")
    if match.ruleset.expansions:
        what = ", ".join(texts.t(f"expansion.{name}") for name in match.ruleset.expansions)
        edition = texts.t("table.with", edition=edition, what=what)
    return texts.t(key, game=game_name(texts, match.ruleset.game), edition=edition, seats=match.seats)
