"""Games in lists: what they are called."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from cytosis.app.files.glance import look_at
from cytosis.app.files.shelf import Shelved
from cytosis.app.games import challenges
from cytosis.app.play import setup
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.app.words.rounds import title_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_called_as_the_language_spoken_calls_it(lang: str, tmp_path: Path) -> None:
    challenge, texts = challenges("amino").all[0], Texts(lang)
    opened = setup.start_challenge(challenge, tmp_path, "Ada")
    opened.controller.close()
    game = look_at(next(tmp_path.iterdir()))
    assert game.challenge == challenge.id
    assert title_of(texts, game) == challenge.title(texts)


def test_a_title_somebody_gave_stays_and_one_of_a_lost_challenge_too() -> None:
    for title, challenge in (("Mine", challenges("amino").all[0].id), ("Old", "gone"), ("Mine", "")):
        game = Shelved(Path(), datetime.fromtimestamp(0), title, challenge, game="amino")
        assert title_of(Texts("it"), game) == title
