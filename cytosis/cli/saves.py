"""``cytosis saves``: the saved games, good and damaged."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from cytosis import paths
from cytosis.app import i18n, saves
from cytosis.app.players import players_of, title_of
from cytosis.cli.streams import output
from cytosis.engine.errors import SaveError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``saves`` understands."""
    parser.add_argument("--json", action="store_true", help="as JSON, for other programs")


def run(args: argparse.Namespace) -> int:
    """List them, the one played last first; one bad file does not hide the others."""
    folder = saves.folder_in(paths.user_data(args.data_dir))
    found = [described(path) for path in (saves.files_in(folder) if folder.is_dir() else [])]
    if args.json:
        output().say(json.dumps(found, indent=1, ensure_ascii=False))
        return 0
    texts = i18n.default()
    output().say(texts.t("saves.folder", folder=folder))
    if not found:
        output().say(texts.t("saves.none"))
    for save in found:
        output().say(_line(save))
    return 0


def described(path: Path) -> dict[str, Any]:
    """One save as plain data; ``problem`` says what is wrong with it, or is None."""
    result: dict[str, Any] = {"file": path.name, "title": "", "game": None, "seats": None}
    result |= {"players": [], "moves": None, "finished": None, "problem": None}
    try:
        match = saves.read(path)
    except SaveError as error:
        return result | {"problem": str(error)}
    header = match.journal.header
    return result | {
        "title": title_of(header),
        "game": match.ruleset.game,
        "seats": match.seats,
        "players": [player.name for player in players_of(header)],
        "moves": len(match.journal.lines),
        "finished": match.pending() is None,
    }


def _line(save: dict[str, Any]) -> str:
    texts = i18n.default()
    if save["problem"] is not None:
        return texts.t("saves.damaged", file=save["file"], problem=save["problem"])
    key = "saves.finished" if save["finished"] else "saves.running"
    moves = texts.n("saves.moves", save["moves"])
    title = f" {save['title']}" if save["title"] else ""
    return texts.t(key, file=save["file"], title=title, players=", ".join(save["players"]), moves=moves)
