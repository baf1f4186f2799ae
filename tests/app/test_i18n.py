"""Texts: both languages are complete, and a lookup never stops the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cytosis import paths
from cytosis.ai.games.amino import why
from cytosis.app.words import i18n
from cytosis.app.words.i18n import (
    LANGUAGES,
    Texts,
    UnknownLanguage,
    choose_language,
    fill,
    game_name,
    placeholders,
)
from cytosis.engine.registry import games
from cytosis.games.amino import reasons
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from tests.app.pseudo import PseudoTexts, pseudo
from tests.tree import ROOT, script

LOCALE = ROOT / "assets" / "locale"


def numbered(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{i}" for i in range(1, count + 1)]


NAMED = {
    "resource": "atp mrna protein lipid carb".split(),
    "area": (
        "nucleus ribosome smooth_er rough_er golgi exocytosis glucose mitochondria cytoplasm laureates cards"
    ).split(),
    "spot": (
        "nucleus.3 nucleus.2 ribosome.1 lipid.3 lipid.2 smooth_er.1 smooth_er.2 rough_er.1 rough_er.2 "
        "golgi.1 golgi.2 exocytosis.1 exocytosis.2 glucose.2 glucose.1 mitochondria.3 mitochondria.2 "
        "mitochondria.6 cytoplasm.1 laureates.1 cards.1 cards.2 cards.3 cards.4"
    ).split(),
    "family": (
        "protein_hormone steroid_hormone protein_hormone_receptor steroid_hormone_receptor enzyme "
        "alcohol_detoxification macromolecule virus_attack"
    ).split(),
    "card": [
        *(
            card
            for prefix, count in zip("PH SH PR SR EN AD MM".split(), (6, 6, 5, 5, 10, 7, 4), strict=True)
            for card in numbered(prefix, count)
        ),
        *"VE1 VE2 VI1 VI2 VR1 VR2".split(),
    ],
    "colour": "red blue green purple yellow".split(),
    "goal": "G_ENZ G_PH G_PHR G_SHR G_SH G_DET G_VA G_IR".split(),
    "event": (
        "boost_glucose boost_nucleus boost_resp boost_smooth reduce_atp toxicity virus_ebola virus_influenza "
        "virus_rhinovirus"
    ).split(),
    "edition": "second first italian second.about first.about italian.about".split(),
    "expansion": "virus epigenetic virus.about epigenetic.about".split(),
    "source": "cards receptors markers losses other leftovers detox sets goals".split(),
    "decision": (
        "keep_cards start_resources turn draft gift early after_flask peek order attack_antibodies gain lose "
        "antibodies"
    ).split(),
    "strain": "ebola influenza rhinovirus".split(),
    "against": "ebola influenza rhinovirus".split(),
    "section": "red yellow green".split(),
    "power": [name for power in POWERS for name in (power, f"{power}.about")],
}
NAMED["effect"] = NAMED["event"]
NAMED["choice"] = NAMED["decision"]
KEYS = [f"{kind}.{name}" for kind, names in NAMED.items() for name in names]


CATALOGUES = ("house", "cytosis", "amino", "cellulose")


@cache
def entries(lang: str, name: str) -> dict[str, polib.POEntry]:
    catalogue = polib.pofile(str(LOCALE / lang / "LC_MESSAGES" / f"{name}.po"), encoding="utf-8")
    return {entry.msgid: entry for entry in catalogue}


def forms(entry: polib.POEntry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


# --- the catalogues


def test_the_built_catalogues_are_fresh() -> None:
    build_text = script("build_text")
    assert build_text.outdated() == {}, "run packaging/build_text.py"


def test_every_language_has_a_catalogue_and_no_other_is_there() -> None:
    assert sorted(folder.name for folder in LOCALE.iterdir()) == sorted(LANGUAGES)
    for lang in LANGUAGES:
        names = sorted(file.stem for file in (LOCALE / lang / "LC_MESSAGES").glob("*.po"))
        assert names == sorted(CATALOGUES) == sorted(["house", *games()])


@pytest.mark.parametrize("name", CATALOGUES)
def test_all_languages_have_the_same_keys(name: str) -> None:
    english = entries("en", name)
    for lang in LANGUAGES:
        assert entries(lang, name).keys() == english.keys()


def test_a_game_is_spoken_of_in_its_own_words() -> None:
    texts = Texts("en")
    assert texts.of("cytosis").t("ui.results.health") == "Health by round"
    assert texts.of("amino").t("ui.results.health") == "Points by round"
    assert texts.of("amino").t("edition.first") != texts.of("cytosis").t("edition.first")
    assert not texts.of("amino").has("spot.golgi.1")
    assert texts.of("amino").of("amino") is texts.of("amino")
    assert isinstance(PseudoTexts("en").of("amino"), PseudoTexts)
    assert [game_name(texts, game) for game in (*games(), "toy")] == ["Cytosis", "Amino", "Cellulose", "Toy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_amino_has_a_text(lang: str) -> None:
    texts = Texts(lang).of("amino")
    keys = [f"why.{code}" for code in why.CODES] + [f"illegal.{code}" for code in reasons.CODES]
    keys += [f"{kind}.{name}" for name in reasons.DECISION_OF.values() for kind in ("decision", "choice")]
    keys += [f"amino.card.{name}" for name in "H2 N2 CH4 NH3 CO2 H2O sunlight lightning".split()]
    keys += [f"source.{name}" for name in ("gases", "amino_acid")]
    keys += [f"waste.amino.{name}" for name in ("known_look", "gift")]
    for option in games.find("amino").options():
        keys += [f"option.{option.id}.{value}" for value in option.values]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_unsure(lang: str, name: str) -> None:
    for key, entry in entries(lang, name).items():
        assert not entry.fuzzy, key
        assert all(text.strip() for text in forms(entry)), key


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_wants_the_same_values_in_every_language_and_form(lang: str, name: str) -> None:
    english = entries("en", name)
    for key, entry in entries(lang, name).items():
        wanted = set().union(*(placeholders(text) for text in forms(english[key])))
        for text in forms(entry):
            # "one" may stand for the number itself, so {n} may be left out
            assert placeholders(text) | {"n"} == wanted | {"n"}, f"{key}: {text}"
            rest = fill(text.replace("{{", ""), dict.fromkeys(wanted | {"n"}, ""))
            assert "{" not in rest, f"{key}: a place for a value is misspelt"


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_with_two_forms_has_two_in_every_language(lang: str, name: str) -> None:
    english = entries("en", name)
    for key, entry in entries(lang, name).items():
        assert bool(entry.msgid_plural) == bool(english[key].msgid_plural), key
        if entry.msgid_plural:
            assert entry.msgid_plural == key
            assert sorted(entry.msgstr_plural) == [0, 1], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_board_has_a_name(lang: str) -> None:
    assert len(NAMED["spot"]) == 24
    assert len(NAMED["card"]) == 43 + 6
    assert len(NAMED["power"]) == 14
    assert [key for key in KEYS if key not in entries(lang, "cytosis")] == []


def test_an_outdated_catalogue_is_noticed_and_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build_text = script("build_text")
    folder = tmp_path / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source = folder / "house.po"
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    source.write_text(header + 'msgid "a.b"\nmsgstr "one"\n', encoding="utf-8")
    arguments = ["--folder", str(tmp_path)]
    assert build_text.main([*arguments, "--check"]) == 1
    assert not (folder / "house.mo").exists()
    assert build_text.main(arguments) == 0
    assert build_text.main([*arguments, "--check"]) == 0
    assert Texts("en", tmp_path).t("a.b") == "one"
    source.write_text(header + 'msgid "a.b"\nmsgstr "two"\n', encoding="utf-8")
    assert build_text.main([*arguments, "--check"]) == 1
    source.write_text(header + 'msgid "a.b"\nmsgstr "two"\n\nmsgid "a.b"\nmsgstr "3"\n', encoding="utf-8")
    capsys.readouterr()
    assert build_text.main(arguments) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


# --- looking up


def test_names_in_both_languages() -> None:
    assert Texts("en").t("card.PH3") == "Insulin"
    assert Texts("it").t("card.PH3") == "Insulina"


def test_numbers_choose_the_form() -> None:
    english, italian = Texts("en"), Texts("it")
    assert [english.n("resource.protein", n) for n in (0, 1, 2)] == ["proteins", "protein", "proteins"]
    assert [italian.n("resource.lipid", n) for n in (0, 1, 2)] == ["lipidi", "lipide", "lipidi"]
    assert italian.t("resource.lipid") == "lipide"


def test_a_key_nobody_knows_is_shown_as_itself() -> None:
    texts = Texts("it")
    assert texts.t("no.such.key", n=1) == "no.such.key"
    assert texts.n("no.such.key", 2) == "no.such.key"
    assert not texts.has("no.such.key")
    assert texts.has("card.PH3")
    assert texts.has("resource.atp")


@pytest.fixture
def partial(tmp_path: Path) -> Path:
    """English knows two keys, Italian only one of them."""
    texts = {"en": {"both": "yes {name}", "only": "{n} day"}, "it": {"both": "sì {name}"}}
    for lang, known in texts.items():
        catalogue = polib.POFile()
        catalogue.metadata = {"Content-Type": "text/plain; charset=utf-8"}
        catalogue.extend(polib.POEntry(msgid=key, msgstr=text) for key, text in known.items())
        (tmp_path / lang / "LC_MESSAGES").mkdir(parents=True)
        catalogue.save_as_mofile(str(tmp_path / lang / "LC_MESSAGES" / "house.mo"))
    return tmp_path


def test_a_text_missing_in_a_language_is_shown_in_english(partial: Path) -> None:
    texts = Texts("it", partial)
    assert texts.t("both", name="Ada") == "sì Ada"
    assert texts.t("only", n=3) == "3 day"


@pytest.mark.parametrize("damage", [None, b"", b"not a catalogue", b"\xde\x12\x04\x95\0\0\0\0\xff"])
def test_damaged_texts_are_named(partial: Path, damage: bytes | None) -> None:
    file = partial / "en" / "LC_MESSAGES" / "house.mo"
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage)
    with pytest.raises(paths.MissingData, match=r"house\.mo cannot be read"):
        Texts("it", partial)


# --- putting values in


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("needs {need}, has {have}", "needs 2, has 1"),
        ("{need}{need}", "22"),
        ("{{need}} {missing}", "{need} {missing}"),
        ("{need.__class__} {0} {need!r} {Need} {", "{need.__class__} {0} {need!r} {Need} {"),
    ],
)
def test_values_are_put_in_by_name_and_nothing_else_happens(text: str, result: str) -> None:
    assert fill(text, {"need": 2, "have": 1}) == result


@given(st.text(), st.dictionaries(st.from_regex(r"[a-z]{1,3}", fullmatch=True), st.text()))
def test_no_text_and_no_value_can_break_it(text: str, params: dict[str, str]) -> None:
    fill(text, params)


def test_a_value_is_not_filled_again() -> None:
    assert fill("{name}", {"name": "{secret}", "secret": "!"}) == "{secret}"


# --- the language


@pytest.mark.parametrize(
    ("requested", "environ", "result"),
    [
        ("it", {}, "it"),
        ("it_IT.UTF-8", {"LANG": "en_GB"}, "it"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "it_IT", "LC_ALL": ""}, "it"),
        (None, {"LANGUAGE": "fr:it:en", "LANG": "en_GB"}, "it"),
        (None, {"LANGUAGE": "fr", "LANG": "it"}, "it"),
        (None, {"LANG": "de_DE"}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_chosen(requested: str | None, environ: dict[str, str], result: str) -> None:
    assert choose_language(requested, environ) == result


def test_an_unknown_language_is_refused_with_the_choice() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh': choose one of en, it"):
        choose_language("tlh", {})
    with pytest.raises(UnknownLanguage, match=r"'tlh': choose one of en, it"):
        Texts("tlh")


@pytest.fixture
def no_default() -> Iterator[None]:
    before = list(i18n._default)
    i18n._default.clear()
    yield
    i18n._default[:] = before


@pytest.mark.usefixtures("no_default")
def test_the_default_is_english_until_chosen() -> None:
    assert i18n.default().lang == "en"
    i18n.set_default(Texts("it"))
    assert i18n.default().lang == "it"


# --- the language nobody speaks


def test_the_pseudo_language_is_longer_and_keeps_the_places() -> None:
    assert pseudo("needs {need} {{") == "[ñéédš {need} {{~~~~~~]"
    texts = PseudoTexts("en")
    for key in KEYS:
        assert len(texts.t(key)) >= len(Texts("en").t(key)) * 1.4
    assert texts.n("resource.protein", 2).startswith("[p")
