"""Texts that once said something false about the rules or the biology, in both languages."""

from __future__ import annotations

import pytest

from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import Match, Ruleset
from tests.app.test_handbook import NAMES, handbook, rule

VIRUS = Ruleset(expansions=("virus",))


def about(card: str, ruleset: Ruleset | None = None, seats: int = 4, lang: str = "en") -> str:
    match = Match.new(ruleset or Ruleset(), seats, 1)
    words = Words(Texts(lang), NAMES[:seats], match.rules.catalog)  # type: ignore[attr-defined]
    return words.about_card(words.cards[card])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_macromolecule_cards_come_before_the_flask(lang: str) -> None:
    flask = {"en": "before you place your flask", "it": "prima di piazzare la beuta"}[lang]
    after = {"en": "before or after", "it": "prima o dopo"}[lang]
    texts = Texts(lang)
    assert flask in about("MM1", lang=lang)
    for told in (about("MM1", lang=lang), texts.t("ui.closeup.step.play"), texts.t("word.gives", what="")):
        assert after not in told
    epigenetic = Ruleset(expansions=("epigenetic",))
    more = texts.t("rule.macromolecule.after")
    assert more in rule(handbook(epigenetic, lang=lang), "topic.macromolecule")
    assert more not in rule(handbook(lang=lang), "topic.macromolecule")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_detox_compares_atp_and_says_what_is_left_out(lang: str) -> None:
    assert {"en": "the ATP printed on", "it": "ATP stampati"}[lang] in about("AD1", lang=lang)
    out = Texts(lang).n("rule.detox.out", 3)
    for topic in ("topic.setup", "topic.detox"):
        assert out in rule(handbook(seats=2, lang=lang), topic)
        assert out not in rule(handbook(seats=3, lang=lang), topic)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_editions_say_their_own_ties_loads_and_supply(lang: str) -> None:
    texts, first = Texts(lang), Ruleset(edition="first")
    each = texts.t("rule.detox.equal", each=texts.n("word.points", 3))
    assert each in rule(handbook(seats=2, lang=lang), "topic.detox")
    for ruleset, seats in ((Ruleset(), 3), (first, 2), (Ruleset(edition="italian"), 2)):
        assert texts.t("rule.detox.by_cards") in rule(handbook(ruleset, seats, lang), "topic.detox")
    assert texts.t("rule.scoring.stay") in rule(handbook(first, 4, lang), "topic.scoring")
    assert texts.t("rule.scoring.home") in rule(handbook(lang=lang), "topic.scoring")
    few = Ruleset(edition="first", options={"supply": "printed"})
    supply = texts.t("rule.setup.supply", n=30)
    assert supply in rule(handbook(few, 4, lang), "topic.setup")
    assert supply not in rule(handbook(first, 4, lang), "topic.setup")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_virus_attack_is_told_for_every_number_of_seats(lang: str) -> None:
    texts = Texts(lang)
    lost = texts.n("word.health", 1)
    for seats in (2, 3, 4, 5):
        book = handbook(VIRUS, seats, lang)
        told = rule(book, "topic.virus")
        assert (texts.t("rule.virus.loss") in told) == (seats < 5)
        for value in ("9", "24", "10", "ATP", "mRNA", texts.n("word.dice", 1), texts.n("word.dice", 3), lost):
            assert value in told, value
        assert lost in about("VE1", VIRUS, seats, lang)
    assert "+4 / +3 / +2 / +1 / 0" in rule(handbook(VIRUS, 5, lang), "topic.virus")


def test_what_was_reconstructed_is_said_on_its_page() -> None:
    book = handbook(VIRUS)
    virus, golgi, nucleus = (book.find(id_) for id_ in ("topic.virus", "spot.golgi.1", "spot.nucleus.3"))
    assert virus is not None and golgi is not None and nucleus is not None
    for words in ("which numbers the dice show", "where the sections", "how many antibodies"):
        assert any(words in note for note in virus.notes), words
    assert any("how many places for vesicles there are" in note for note in golgi.notes)
    assert not nucleus.notes


def test_limits_of_the_italian_edition_are_those_of_its_data() -> None:
    told = rule(handbook(Ruleset(edition="italian"), 2), "topic.limits")
    assert "2 in the mitochondria, 1 in every other area" in told
    assert "are counted separately" in told and "card row has no limit" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_say_what_is_so(lang: str) -> None:
    texts = Texts(lang)
    told = {step: texts.t(f"lesson.{step}") for step in ("aim.4", "collecting.1", "goals.3")}
    assert {"en": "last event begins the last round", "it": "apre l'ultimo round"}[lang] in told["aim.4"]
    assert {"en": "first flask there gets", "it": "prima beuta ottiene"}[lang] not in told["collecting.1"]
    assert {"en": "if another player completes it", "it": "se lo completa un altro"}[lang] in told["goals.3"]
    assert LESSONS.all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_resources_and_powers_say_all_they_do(lang: str) -> None:
    texts = Texts(lang)
    carb = rule(handbook(lang=lang), "resource.carb")
    assert {"en": "some enzymes need one", "it": "alcuni enzimi ne richiedono uno"}[lang] in carb
    peek = rule(handbook(Ruleset(expansions=("epigenetic",)), lang=lang), "power.peek")
    assert {"en": "in any order", "it": "nell'ordine che vuoi"}[lang] in peek
    assert {"en": "Histone", "it": "istoni"}[lang] in texts.t("power.free_cards")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_biology_is_right(lang: str) -> None:
    book = handbook(VIRUS, lang=lang)

    def biology(id_: str) -> str:
        entry = book.find(id_)
        assert entry is not None
        return entry.biology

    wanted = {
        "event.reduce_atp": {"en": "stays the same", "it": "resta lo stesso"},
        "spot.laureates.1": {"en": "structure of the nervous system", "it": "struttura del sistema nervoso"},
        "spot.cytoplasm.1": {"en": "plasma membrane", "it": "membrana plasmatica"},
        "event.virus_influenza": {"en": "are copied inexactly", "it": "vengono copiati con errori"},
        "card.PH1": {"en": "The game simplifies", "it": "Il gioco semplifica"},
        "card.PH3": {"en": "The game simplifies", "it": "Il gioco semplifica"},
        "card.SH4": {"en": "The game simplifies", "it": "Il gioco semplifica"},
    }
    for id_, words in wanted.items():
        assert words[lang] in biology(id_), id_
    assert "The game simplifies" not in biology("card.PH4")
    for step in ("sugar", "lipid"):
        assert {"en": "finishes", "it": "completa"}[lang] not in Texts(lang).t(f"ui.closeup.step.{step}")
