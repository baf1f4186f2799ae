"""``cytosis saves``: the saved games, good and damaged; renamed, copied, thrown away, passed on."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from cytosis import paths
from cytosis.app.files import saves, shelf
from cytosis.app.files.glance import Shelved
from cytosis.app.files.glances import Glances
from cytosis.app.files.safe_file import printable
from cytosis.app.text import start as text_table
from cytosis.app.words import i18n
from cytosis.cli.arguments import ruleset
from cytosis.cli.parser import word
from cytosis.cli.streams import output


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``saves`` understands."""
    parser.add_argument("--json", action="store_true", help=word("as_json"))
    do = parser.add_mutually_exclusive_group()
    do.add_argument("--rename", nargs=2, metavar=("SAVE", "TITLE"), help=word("rename"))
    do.add_argument("--copy", nargs=2, metavar=("SAVE", "TITLE"), help=word("copy"))
    do.add_argument("--delete", metavar="SAVE", help=word("delete"))
    do.add_argument("--import", dest="bring", metavar="FILE", help=word("import"))
    do.add_argument("--export", nargs=2, metavar=("SAVE", "TO"), help=word("export"))


def run(args: argparse.Namespace) -> int:
    """List them, the one played last first; one bad file does not hide the others."""
    folder = saves.folder_in(paths.user_data(args.data_dir))
    done = _done(args, folder)
    if done is not None:
        output().say(i18n.default().t("saves.done", file=printable(done.name)))
        return 0
    glances = Glances(folder)
    found = [described(glances.look_at(path)) for path in (saves.files_in(folder) if folder.is_dir() else [])]
    if getattr(args, "game", None):
        wanted = ruleset(args).game
        found = [save for save in found if save["game"] == wanted]
    glances.keep()
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


def _done(args: argparse.Namespace, folder: Path) -> Path | None:
    """What was asked to be done with one save, and the file that came of it."""

    def named(name: str) -> Path:
        return text_table.find_save(folder, name)

    if args.rename:
        shelf.rename(named(args.rename[0]), args.rename[1])
        return named(args.rename[0])
    if args.copy:
        return shelf.duplicate(named(args.copy[0]), args.copy[1])
    if args.delete:
        return shelf.throw_away(named(args.delete))
    if args.bring:
        return shelf.bring_in(Path(args.bring).expanduser(), folder)
    if args.export:
        return shelf.pass_on(named(args.export[0]), Path(args.export[1]).expanduser())
    return None


def described(save: Shelved) -> dict[str, Any]:
    """One save as plain data; ``problem`` says what is wrong with it, or is None."""
    result: dict[str, Any] = {"file": printable(save.path.name), "title": "", "game": None, "seats": None}
    result |= {"players": [], "moves": None, "finished": None, "branched": None, "problem": None}
    if save.problem:
        return result | {"problem": save.problem}
    return result | {
        "title": save.title,
        "game": save.game,
        "seats": len(save.players),
        "players": [player.name for player in save.players],
        "moves": save.moves,
        "finished": save.turn is None,
        "branched": save.branched,
        "problem": save.fault or None,
    }


def _line(save: dict[str, Any]) -> str:
    texts = i18n.default()
    if save["problem"] is not None:
        told = texts.t("saves.damaged", file=save["file"], problem=save["problem"])
        return told if save["moves"] is None else " ".join((told, texts.t("saves.opens", n=save["moves"])))
    key = "saves.finished" if save["finished"] else "saves.running"
    moves = texts.n("saves.moves", save["moves"])
    title = f" {save['title']}" if save["title"] else ""
    if save["branched"]:
        title += f" ({texts.t('ui.load.branched')})"
    return texts.t(key, file=save["file"], title=title, players=", ".join(save["players"]), moves=moves)
