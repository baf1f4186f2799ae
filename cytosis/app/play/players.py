"""Who sits where: names and agents, as the header of a journal keeps them under ``about``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cytosis import __version__
from cytosis.ai import registry
from cytosis.app.words import i18n
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.journal import NOTE, Journal
from cytosis.engine.ruleset import DEFAULT_GAME

HUMAN = "human"
LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_CLOCK = 60
LOOKS = 6
"""How many colours with their symbols there are; the themes say which."""
_LONGEST_AGENT = 80
_AGENT, _RESIGNED = "agent ", "resigned "
_HANDED, _GIVEN_UP = NOTE + _AGENT, NOTE + _RESIGNED

_SCIENTISTS = ("Rosalind", "Camillo", "Rita", "Otto", "Barbara", "Emil")  # computer players, by seat


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: a name for the log, and who chooses: ``human`` or the spec of an agent."""

    name: str
    agent: str
    look: int | None = None
    """Which colour and symbol was chosen; None: whichever is left."""

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.agent == HUMAN


def seat_players(
    agents: Sequence[str],
    names: Sequence[str] = (),
    looks: Sequence[int | None] = (),
    game: str = DEFAULT_GAME,
) -> tuple[Player, ...]:
    """Players for these agents; a name that is not given is made up. DataError for an unknown agent."""
    known = (HUMAN, *registry.names())
    players = []
    for seat, agent in enumerate(agents):
        if agent != HUMAN and not registry.known(agent, game):
            raise DataError(i18n.default().t("error.agent", agent=ascii(agent)[:60], known=", ".join(known)))
        wanted = names[seat] if seat < len(names) else ""
        shown = name(wanted) if wanted else made_up_name(seat, agent == HUMAN)
        players.append(Player(shown, agent, looks[seat] if seat < len(looks) else None))
    if len({player.name for player in players}) < len(players):
        raise DataError(i18n.default().t("error.same_name"))
    return tuple(players)


def made_up_name(seat: int, human: bool) -> str:
    """A name for a seat that brought none."""
    return i18n.default().t("player.name", n=seat + 1) if human else _SCIENTISTS[seat % len(_SCIENTISTS)]


def name(text: str) -> str:
    """The name as it may be shown; DataError when it is too long or holds what a terminal would obey."""
    short = " ".join(text.split())
    if not short or len(short) > LONGEST_NAME or not short.isprintable():
        raise DataError(i18n.default().t("error.name", name=ascii(short)[:60], most=LONGEST_NAME))
    return short


def title(text: str) -> str:
    """The title as it may be shown; the same limits as for names, only longer."""
    short = " ".join(text.split())
    if len(short) > LONGEST_TITLE or not short.isprintable():
        raise DataError(i18n.default().t("error.title", most=LONGEST_TITLE))
    return short


def looks(chosen: Sequence[int | None]) -> tuple[int, ...]:
    """The look of each seat: the chosen one, else the seat's own or the first that nobody took.

    Where more sit than there are looks, they come round again: a table is shown in any case.
    """
    found: dict[int, int] = {}
    for seat, look in enumerate(chosen):
        if look is not None and look not in found.values():
            found[seat] = look
    for seat in range(len(chosen)):
        own = seat % LOOKS
        if seat not in found:
            free = (look for look in (own, *range(LOOKS)) if look not in found.values())
            found[seat] = next(free, own)
    return tuple(found[seat] for seat in range(len(chosen)))


def looks_of(players: Sequence[Player]) -> tuple[int, ...]:
    """The same of people who sit at a table."""
    return looks([player.look for player in players])


def kind_of(agent: str, texts: i18n.Texts) -> str:
    """Who plays a seat, in words: a person, or the level with its character."""
    level, _, character = agent.partition(":")
    key = "ui.human" if agent == HUMAN else f"ui.agent.{level}"
    shown = texts.t(key) if texts.has(key) else agent
    return f"{shown}, {texts.t(f'ui.character.{character}').lower()}" if character else shown


def about(players: Sequence[Player], title: str = "", clock: int = 0) -> dict[str, Any]:
    """The application's part of a journal's header."""
    told: dict[str, Any] = {
        "title": title,
        "players": [_entry(player) for player in players],
        "version": __version__,
    }
    return {**told, "clock": clock} if clock else told


def _entry(player: Player) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": player.name, "agent": player.agent}
    return entry if player.look is None else {**entry, "look": player.look}


def clock_of(header: Mapping[str, Any]) -> int:
    """Minutes a round should take, as a reminder; 0 for none."""
    told = header["about"].get("clock", 0)
    return told if type(told) is int and 0 < told <= LONGEST_CLOCK else 0


def players_of(header: Mapping[str, Any]) -> tuple[Player, ...]:
    """The players of a journal's header; made-up people where it names none, SaveError where it is wrong."""
    seats, told = header["seats"], header["about"].get("players")
    if told is None:
        return tuple(Player(made_up_name(seat, True), HUMAN) for seat in range(seats))
    try:
        players = tuple(
            Player(_same(entry["name"]), _short(entry["agent"]), read_look(entry.get("look")))
            for entry in told
        )
    except (AttributeError, TypeError, KeyError, DataError):
        players = ()
    if len(players) != seats:
        raise SaveError(i18n.default().t("save.players"))
    return players


def handed_over(do: str) -> str:
    """The agent a line of a journal hands its seat to; empty where it does nothing of the kind."""
    start = next((start for start in (_HANDED, _GIVEN_UP) if do.startswith(start)), "")
    return do.removeprefix(start) if start else ""


def gave_up(do: str) -> bool:
    """Whether a line of a journal hands a seat over because its player resigned."""
    return do.startswith(_GIVEN_UP)


def hand_over_note(agent: str, resigned: bool = False) -> str:
    """The note that hands a seat to an agent, or to a person."""
    return f"{_RESIGNED if resigned else _AGENT}{agent}"


def players_now(journal: Journal) -> tuple[Player, ...]:
    """The players at the end of a journal: those of its header, and who was given a seat since."""
    players = list(players_of(journal.header))
    for line in journal.lines:
        agent = handed_over(line["do"])
        if agent and len(agent) <= _LONGEST_AGENT:
            players[line["seat"]] = replace(players[line["seat"]], agent=agent)
    return tuple(players)


def people_ever(journal: Journal) -> set[int]:
    """The seats that the journal says were a person's at any time: others may have been at the screen."""
    named = journal.header["about"].get("players") is not None
    began = players_of(journal.header) if named else ()
    people = {seat for seat, player in enumerate(began) if player.human}
    return people | {line["seat"] for line in journal.lines if handed_over(line["do"]) == HUMAN}


def title_of(header: Mapping[str, Any]) -> str:
    """The title in a journal's header, empty where it has none or an unfit one."""
    told = header["about"].get("title", "")
    try:
        return title(told) if isinstance(told, str) else ""
    except DataError:
        return ""


def read_look(told: object) -> int | None:
    """A look as a file tells it; None where it is none of ours."""
    return told if type(told) is int and 0 <= told < LOOKS else None


def _same(text: object) -> str:
    """A name that is already as it may be shown."""
    if not isinstance(text, str) or name(text) != text:
        raise TypeError
    return text


def _short(agent: object) -> str:
    if not isinstance(agent, str) or not 0 < len(agent) <= _LONGEST_AGENT or not agent.isprintable():
        raise TypeError
    return agent
