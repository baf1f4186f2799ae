"""Who sits where: names and agents, as the header of a journal keeps them under ``about``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cytosis import __version__
from cytosis.ai import registry
from cytosis.app import i18n
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.journal import NOTE, Journal

HUMAN = "human"
LONGEST_NAME = 40
LONGEST_TITLE = 80
_LONGEST_AGENT = 80
_AGENT = "agent "
_HANDED = NOTE + _AGENT

_SCIENTISTS = ("Rosalind", "Camillo", "Rita", "Otto", "Barbara")  # computer players, by seat


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: a name for the log, and who chooses: ``human`` or the spec of an agent."""

    name: str
    agent: str

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.agent == HUMAN


def seat_players(agents: Sequence[str], names: Sequence[str] = ()) -> tuple[Player, ...]:
    """Players for these agents; a name that is not given is made up. DataError for an unknown agent."""
    known = (HUMAN, *registry.names())
    players = []
    for seat, agent in enumerate(agents):
        if agent != HUMAN and not registry.known(agent):
            raise DataError(i18n.default().t("error.agent", agent=ascii(agent)[:60], known=", ".join(known)))
        wanted = names[seat] if seat < len(names) else ""
        players.append(Player(name(wanted) if wanted else made_up_name(seat, agent == HUMAN), agent))
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


def about(players: Sequence[Player], title: str = "") -> dict[str, Any]:
    """The application's part of a journal's header."""
    return {
        "title": title,
        "players": [{"name": player.name, "agent": player.agent} for player in players],
        "version": __version__,
    }


def players_of(header: Mapping[str, Any]) -> tuple[Player, ...]:
    """The players of a journal's header; made-up people where it names none, SaveError where it is wrong."""
    seats, told = header["seats"], header["about"].get("players")
    if told is None:
        return tuple(Player(made_up_name(seat, True), HUMAN) for seat in range(seats))
    try:
        players = tuple(Player(_same(entry["name"]), _short(entry["agent"])) for entry in told)
    except (TypeError, KeyError, DataError):
        players = ()
    if len(players) != seats:
        raise SaveError(i18n.default().t("save.players"))
    return players


def handed_over(do: str) -> str:
    """The agent a line of a journal hands its seat to; empty where it does nothing of the kind."""
    return do.removeprefix(_HANDED) if do.startswith(_HANDED) else ""


def hand_over_note(agent: str) -> str:
    """The note that hands a seat to an agent, or to a person."""
    return f"{_AGENT}{agent}"


def players_now(journal: Journal) -> tuple[Player, ...]:
    """The players at the end of a journal: those of its header, and who was given a seat since."""
    players = list(players_of(journal.header))
    for line in journal.lines:
        agent = handed_over(line["do"])
        if agent and len(agent) <= _LONGEST_AGENT:
            players[line["seat"]] = Player(players[line["seat"]].name, agent)
    return tuple(players)


def title_of(header: Mapping[str, Any]) -> str:
    """The title in a journal's header, empty where it has none or an unfit one."""
    told = header["about"].get("title", "")
    try:
        return title(told) if isinstance(told, str) else ""
    except DataError:
        return ""


def _same(text: object) -> str:
    """A name that is already as it may be shown."""
    if not isinstance(text, str) or name(text) != text:
        raise TypeError
    return text


def _short(agent: object) -> str:
    if not isinstance(agent, str) or not 0 < len(agent) <= _LONGEST_AGENT or not agent.isprintable():
        raise TypeError
    return agent
