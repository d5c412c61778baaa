"""Rules of an event: set in New match, marked, saved to a file, opened from one, kept by a correction."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.new_match_form import Field, FormatPreset, SetUpForm
from carrom_desk.exchange.event_file import EventTerms, read_event, write_event
from carrom_desk.gui.entries.details import DetailsFields
from carrom_desk.gui.matches.new_match.event_files import EventFileButtons
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.match.entry.entries import NOTHING_CHANGED, ShotOut, TimeOver
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Competition, Setup, TimedEnd
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.sheet_text import format_words
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.asked import Asked, NothingKnown
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.new_match.set_up_page import new_match
from tests.gui.parts import part

LAKE = of_event(ICF_REVISED, "Lake Club 2026", EventRules(queen_points=5, own_man_with_striker=Turn.PASSES))


def set_up(qtbot: QtBot) -> Asked:
    asked = new_match(qtbot)
    asked.click("change_format", "event_rules")
    for name, text in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        asked.write(name, text)
    asked.count("queen_points", 5)
    asked.find(QCheckBox, "own_man_with_striker").click()
    return asked


def test_what_differs_from_the_edition_is_marked_and_becomes_a_rule_of_the_event(qtbot: QtBot) -> None:
    asked = set_up(qtbot)

    assert asked.find(QPushButton, "event_rules").text() == "▾ Rules of the event ≠ 2"
    assert asked.find(QSpinBox, "queen_points").accessibleDescription() == "The edition has 3."
    assert "the Queen counts 5, a board at most 14" in asked.find(QLabel, "format_summary").text()
    assert asked.problem() == "Enter the event or a name for its rules."
    asked.write("event", "Lake Club 2026")
    asked.click("accept")
    assert [isinstance(each, Setup) and each.laws for each in asked.answers] == [LAKE]


def test_how_time_ends_and_a_level_game_are_part_of_the_format(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.click("change_format", "event_rules")
    for name, text in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        asked.write(name, text)
    asked.choose("timed_end", "finish")
    asked.count("last_board_minutes", 5)
    asked.find(QCheckBox, "shoot_out").click()
    asked.find(QCheckBox, "change_in_every_game").click()
    assert asked.problem() == "Enter the minutes of the round, or leave out the last board."
    asked.count("round_minutes", 45)
    asked.click("accept")

    (setup,) = asked.answers
    assert isinstance(setup, Setup)
    found = setup.competition
    assert (found.timed_end, found.last_board_minutes, found.shoot_out) == (TimedEnd.FINISH, 5, True)
    assert found.change_in_every_game
    assert format_words(setup).endswith(
        "When time is up, the board in progress is the last. No board is started with less than 5\xa0min left. "
        "A shoot-out decides a level game. Sides change within every game."
    )


def test_another_edition_keeps_what_it_knows_and_equal_values_are_no_rules(qtbot: QtBot) -> None:
    asked = set_up(qtbot)
    asked.write("event", "Lake Club 2026")
    asked.choose("laws", "club")
    asked.click("accept")

    assert not asked.find(QCheckBox, "own_man_with_striker").isEnabled()
    assert [isinstance(each, Setup) and each.laws for each in asked.answers] == [CLUB]


def test_the_rules_go_to_a_file_and_set_up_the_next_match(tmp_path: Path, qtbot: QtBot) -> None:
    path, asked = tmp_path / "lake.carrom-event", set_up(qtbot)
    for name, text in (("event", "Lake Club 2026"), ("chief_referee", "Chitra")):
        asked.write(name, text)
    asked.choose("format", FormatPreset.SHORT_GAME)
    asked.find(EventFileButtons, "").save(path)
    again = new_match(qtbot)
    again.write("player_a1", "Dora")
    again.find(EventFileButtons, "").open(path)

    assert read_event(path.read_text("utf-8")).laws == LAKE
    assert again.find(QLabel, "filled_in").text() == "Set up by the rules of Lake Club 2026."
    assert isinstance(again.dialog, NewMatchDialog)
    form = again.dialog.form()
    assert (form.laws, form.competition.boards, form.text(Field.CHIEF_REFEREE)) == (LAKE, 4, "Chitra")
    assert again.find(QLineEdit, "player_a1").text() == "Dora"


def test_a_faulty_file_names_every_place_and_changes_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    path, asked = tmp_path / "x.carrom-event", new_match(qtbot)
    document = json.loads(write_event(EventTerms("Lake", LAKE, Competition())))
    document |= {"event": " ", "version": 2, "place": 1}
    document["laws"]["rules"]["stroke_s"] = 99
    path.write_text(json.dumps(document))
    asked.find(EventFileButtons, "").open(path)

    with pytest.raises(InvalidDocument) as invalid:
        read_event(path.read_text())
    places = {each.at for each in invalid.value.problems}
    assert places == {"/event", "/version", "/place", "/laws/rules/stroke_s"}
    assert "is not a file with the rules of an event" in asked.find(QLabel, "filled_in").text()


def test_laws_and_format_of_the_last_match_are_a_template(qtbot: QtBot) -> None:
    last = SetUpForm(laws=LAKE, competition=Competition(1, 25, 4), round_minutes=20)
    dialog = NewMatchDialog(NothingKnown(), SetUpForm())
    dialog.offer_last(last)
    asked = Asked(qtbot, dialog)
    box = asked.find(QComboBox, "format")
    box.setCurrentIndex(box.findText("As last time"))
    box.activated.emit(box.currentIndex())

    form = dialog.form()
    assert (form.laws, form.competition, form.round_minutes) == (LAKE, last.competition, 20)


def test_a_correction_that_touches_no_rule_keeps_the_laws(qtbot: QtBot) -> None:
    setup = replace(SINGLES, laws=LAKE)
    fields = DetailsFields(setup)
    qtbot.addWidget(fields)
    assert fields.entry() == NOTHING_CHANGED
    queen = part(fields, QSpinBox, "queen_points")
    queen.setValue(4)

    assert fields.entry().laws == of_event(
        ICF_REVISED, "Lake Club 2026", EventRules(queen_points=4, own_man_with_striker=Turn.PASSES)
    )


def test_an_events_file_leads_to_its_rulings_at_the_board_and_to_its_sheet(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "lake.carrom-event"
    path.write_text(write_event(EventTerms("Lake Club 2026", LAKE, Competition(1, 25, 4), "A. Roy, B. Sen")))
    hands = Hands(qtbot)
    hands.controller.matches.open_file(str(path))
    dialog = hands.dialog("new_match_dialog")
    for name, text in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        field = part(dialog, QLineEdit, name)
        field.setText(text)
    hands.click("accept")
    hands.key("enter")
    hands.click("winner_a", "choice_break", "accept")
    hands.key("space", "w", "enter", "w", "s")

    assert "Lake Club 2026: the turn passes." in hands.part("ruling").accessibleName()
    hands.key("enter")
    record = hands.record
    assert record.setup.laws == LAKE
    assert record.setup.umpire == "A. Roy, B. Sen"
    assert record.state.board is not None
    assert record.state.board.turn.side is Side.B


def test_the_tries_of_a_shoot_out_are_counted_in_turn_and_name_the_winner(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    setup = replace(SINGLES, competition=Competition(1, 25, 4, shoot_out=True))
    open_desk = desk(TOSS, TimeOver(), store=store, now=now, setup=setup)
    hands = Hands(qtbot, store=store, now=now, match_id=open_desk.id)
    assert hands.text("what_now") == "The game is level. Enter who won the shoot-out."
    hands.click("confirm")
    turns = []
    for press in ("try_missed", "try_pocketed", "try_pocketed", "try_pocketed"):
        turns.append(hands.text("try_turn"))
        hands.click(press)
    assert turns == [f"Try {number}: Player {side}1" for number in (1, 2) for side in "AB"]
    hands.click("accept")

    assert hands.record.entries[-1].entry == ShotOut(Side.B, 1, 2)
    assert hands.record.state.winner is Side.B
