"""The coach at the table: hints, why an opponent moved, a word before a waste; from one's own view alone."""

from __future__ import annotations

from pathlib import Path

import pygame

from cytosis.ai import coach
from cytosis.app.files.settings import Settings
from cytosis.app.games import challenges
from cytosis.app.play import setup
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.ui.paint.sheet import inside
from cytosis.ui.scenes.opening import table_of as challenge_table
from cytosis.ui.table.clock import RoundClock
from cytosis.ui.table.coach import Waste, reason
from cytosis.ui.table.hint import Hint
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, new_match, play_on, table_of, waiting
from tests.ui.test_table_privacy import pairs
from tests.ui.test_table_privacy import table as table_for


# -- hints -------------------------------------------------------------------------------------------------
def test_three_hints_say_why_and_one_opens_its_move() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    driver.click("button.hint")
    scene.hint.wait()
    driver.step()
    assert len(scene.hint.found) == 3
    for index in range(3):
        move, why = scene.hints._texts(index)
        assert move and ("The best move." in why) == (index == 0) and len(why) > 25
    wanted = scene.hint.found[1].action
    driver.key(pygame.K_2)
    assert scene.asking.done == wanted
    driver.key(pygame.K_ESCAPE)
    assert scene.asking.ask is None and scene.hint.shown
    driver.click("hint.close")
    assert not scene.hint.shown and not driver.has("hint.0")


def test_hints_also_where_cards_and_resources_are_chosen_at_the_start() -> None:
    driver = table_of(new_match(3, 5))
    for kind in ("keep", "take"):
        scene = waiting(driver)
        assert scene is not None and scene.asking.legal[0].verb == kind
        driver.click("button.hint")
        scene.hint.wait()
        driver.step()
        wanted = scene.hint.found[0].action
        driver.click("hint.0")
        assert scene.asking.done == wanted and scene.asking.kind not in ("turn", "early")
        before = len(scene.match.journal.lines)
        driver.click("ask.ok")
        assert scene.match.journal.lines[before]["do"] == str(wanted)


def test_a_hint_is_found_in_a_process_of_its_own() -> None:
    match = play_on(new_match(3, 5), 30)
    pending = match.pending()
    assert pending is not None
    hint = Hint(apart=True)
    try:
        hint.ask(match.view(pending.seat), match.legal())
        assert hint.thinking and not hint.shown
        hint.wait()
        assert len(hint.found) == 3 and all(one.why is not None for one in hint.found)
        assert hint._worker is not None and hint._worker.failures == []
        process = hint._worker._process
        assert process is not None and process.is_alive()
    finally:
        hint.stop()
    assert not process.is_alive()


def test_no_ring_of_the_table_lies_on_the_hints_and_a_click_is_no_resting_place() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    driver.click("button.hint")
    assert scene.pointer.clicked == "button.hint"
    driver.key(pygame.K_F5)  # any key: the keyboard leads, but it never went to what was clicked
    driver.move((700, 715))
    driver.key(pygame.K_F5)
    assert scene.pointed == scene.pointer.hover != "button.hint"
    scene.hint.wait()
    driver.step()
    panel = scene.hints.box()
    assert all(not inside(panel, (one.x, one.y)) for one in scene.changes.in_sight().values())


def test_an_answer_to_an_old_question_is_not_shown() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    driver.click("button.hint")
    scene.hint.forget()
    scene.hint.wait()
    assert not scene.hint.shown


# -- waste -------------------------------------------------------------------------------------------------
def wasteful(warned: bool = True) -> tuple[Driver, TableScene]:
    """A table where a move is about to be confirmed that wastes something."""
    for seed in range(20):
        match = play_on(new_match(3, seed), 35, seed)
        pending = match.pending()
        if pending is None:
            continue
        view, legal = match.view(pending.seat), match.legal()
        move = next((a for a in legal if coach.waste(view, legal, a)), None)
        if move is not None:
            driver = table_of(match, people=(pending.seat,), coach=warned)
            scene = driver.scene(TableScene)
            scene.asking.open_list([move], "?")
            driver.step()
            return driver, scene
    raise AssertionError("nothing can be wasted")


def test_a_waste_is_asked_about_once() -> None:
    driver, scene = wasteful()
    before, move = len(scene.match.journal.lines), scene.asking.done
    driver.key(pygame.K_RETURN)
    question = driver.scene(Waste)
    assert question.shown in {Texts("en").t(f"waste.{code}") for code in CODES}
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is scene and len(scene.match.journal.lines) == before
    assert scene.asking.done == move
    driver.key(pygame.K_RETURN)
    assert scene.match.journal.lines[before]["do"] == str(move)


def test_a_waste_may_be_wanted() -> None:
    driver, scene = wasteful()
    before, move = len(scene.match.journal.lines), scene.asking.done
    driver.click("ask.ok")
    driver.scene(Waste)
    driver.click("button.anyway")
    assert scene.match.journal.lines[before]["do"] == str(move)


def test_nobody_is_warned_who_does_not_want_to_be() -> None:
    driver, scene = wasteful(warned=False)
    before = len(scene.match.journal.lines)
    driver.key(pygame.K_RETURN)
    assert driver.app.scene is scene and len(scene.match.journal.lines) > before


CODES = "late_card late_vesicle load added exhaust unfinished better_spot".split()


# -- why ---------------------------------------------------------------------------------------------------
def test_an_opponents_move_is_explained_by_click_and_by_key() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    lines = [t.name for t in scene.targets() if t.name[4:].isdigit() and t.name.startswith("log.")]
    asked = [name for name in lines if scene.explains(scene.log()[int(name[4:])])]
    driver.click(asked[-1])
    assert scene.reason is not None and scene.opened == ""
    by_click = scene.reason
    driver.key(pygame.K_ESCAPE)
    assert scene.reason is None
    driver.key(pygame.K_q)
    assert scene.reason == by_click
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_o)
    inside = [name for name in driver.names() if name.startswith("log.") and name[4:].isdigit()]
    assert len(inside) > len(lines)
    told = next(name for name in inside if scene.explains(scene.log()[int(name[4:])]))
    driver.click(told)
    assert scene.reason is not None and scene.opened == "log"


def test_a_person_is_not_explained() -> None:
    driver = table_of(play_on(new_match(2, 5), 20), people=(0, 1), curtain=False)
    scene = at_turn(driver)
    assert not any(scene.explains(line) for line in scene.log())


# -- honesty -----------------------------------------------------------------------------------------------
def test_the_coach_says_the_same_in_states_alike_to_the_seat() -> None:
    session = Session(Texts("en"), Path(), settings=Settings(text_scale=100), keeps=False)
    app = table_of(new_match(), size=(320, 180)).app
    hinted = 0
    for number, (one, other, seat) in enumerate(pairs(60)):
        told = []
        for match in (one, other):
            view, legal = match.view(seat), match.legal()
            warnings = [coach.waste(view, legal, action) for action in legal[:20]]
            scene = table_for(match, seat, app, session)
            texts: list[tuple[str, str]] = []
            if number % 4 == 0 and scene.choosing_spot():
                scene.hint.ask(view, legal)
                scene.hint.wait()
                texts = [scene.hints._texts(i) for i in range(len(scene.hint.found))]
            told.append((warnings, texts))
        hinted += bool(told[0][1])
        assert told[0] == told[1], number
    assert hinted > 4


def test_a_reason_is_the_same_in_states_alike_to_the_onlooker() -> None:
    compared = 0
    for number, (one, _, mover) in enumerate(pairs(60)):
        onlooker = (mover + 1) % one.seats
        guess = one.rules.determinize(one.rules.observe(one.state, onlooker), Rng(number))
        two = Match.from_snapshot(one.rules.snapshot(guess))
        move = next((m for m in one.legal() if m in two.legal()), None)
        if move is not None:
            for match in (one, two):
                match.play(match.parse(str(move)))
            assert reason(one, 1, onlooker) == reason(two, 1, onlooker), number
            compared += 1
    assert compared > 30


# -- the clock ---------------------------------------------------------------------------------------------
def test_the_round_clock_only_counts_and_reminds_once() -> None:
    time = [0.0]
    clock = RoundClock(1, lambda: time[0])
    assert not clock.update(1) and clock.text() == "1:00" and clock.changed()
    told = 0
    for _ in range(70):
        time[0] += 1
        told += clock.update(1)
    assert told == 1 and clock.over and clock.text() == "0:00"
    assert clock.changed() and not clock.changed()
    clock.update(2)
    assert not clock.over and clock.text() == "1:00"
    time[0] += 3600  # the machine slept
    clock.update(2)
    assert clock.text() == "0:55"
    assert not RoundClock(0, lambda: time[0]).runs


# -- what lies over what -----------------------------------------------------------------------------------
def test_hints_lie_over_the_task_and_hide_it_whole_or_not_at_all(tmp_path: Path) -> None:
    for scale in (100, 200):
        opened = setup.start_challenge(challenges("cytosis").all[0], tmp_path / str(scale))
        quick = Settings(speed="instant", ai_speed="instant", text_scale=scale)
        session = Session(Texts("en"), tmp_path, settings=quick, keeps=False)
        table = Driver.on(challenge_table(opened, session), session=session)
        table.key(pygame.K_RETURN)  # the task was read
        scene = table.scene(TableScene)
        prefixes = [zone.prefix for zone in scene.design.painted]
        assert prefixes.index("task") < prefixes.index("hint")
        table.click("button.hint")
        scene.hint.wait()
        table.step()
        hints, task = scene.hints.box(), scene.layout.regions["task"]
        assert hints[1] <= task[1] or hints[1] >= task[1] + task[3]


def test_no_preview_lies_over_the_question_that_brings_it() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    for spot in sorted(scene.asking.spots()):
        scene.asking.open_spot(spot)
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None
        assert not any(inside(boxes.panel, (one.x, one.y)) for one in scene.changes.in_sight().values())


def test_a_hint_that_is_chosen_says_its_move_once() -> None:
    driver = table_of(play_on(new_match(3, 5), 30))
    scene = at_turn(driver)
    for action in scene.asking.legal[:12]:
        scene.asking.open_list([action], scene.hints._move(action))
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None
        title = scene.asking.title().casefold()
        assert not any(title.endswith(option.text.casefold()) for _, option, _ in boxes.rows())
