"""A whole game as lines of text, as an onlooker would tell it."""

from __future__ import annotations

from cytosis.app.games import teller
from cytosis.app.play.players import players_of, title_of
from cytosis.app.text.scene import welcome
from cytosis.app.words.i18n import Texts
from cytosis.app.words.story import Story
from cytosis.engine.match import Match


def told(match: Match, texts: Texts, to: int | None = None) -> list[str]:
    """The game from its first move to the result, or up to a move."""
    header = match.journal.header
    tells = teller(match, [player.name for player in players_of(header)], texts)
    story = Story(tells.narrator())
    lines = [welcome(match, texts)]
    if title_of(header):
        lines.append(texts.t("replay.title", title=title_of(header)))
    lines += story.narrator.opening(beat.event for beat in match.opening)
    for entry in story.of(match.journal):
        if to is not None and entry.number > to:
            return lines
        lines += [story.line(entry), *entry.told.after]
    outcome = match.outcome()
    if outcome is not None:
        lines += [story.narrator.score(seat, match.score(seat)) for seat in outcome.ranking]
        lines += [story.narrator.sheet(tells.rival(one.id), one.lines) for one in match.rivals()]
    return lines
